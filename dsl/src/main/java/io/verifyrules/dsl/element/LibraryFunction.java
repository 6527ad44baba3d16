package io.verifyrules.dsl.element;

import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.DoubleUnaryOperator;

/**
 * A function of reals that no standard rounds, so that each library has floats of its own for it. Its registration here is the only
 * place that has its traits. A function with a calculation needs no other place to be evaluated and to be proved with.
 *
 * @param traits      the facts that laws and ranges of floats follow from
 * @param bound       a number that no value exceeds, nor its opposite; libraries are off by units of 1 then. Of a function with a
 *                    calculation all values are below it, and so far that no library exceeds it, if it is above 1
 * @param calculation the values, of a function that is defined everywhere and grows
 */
public record LibraryFunction(Set<Trait> traits, OptionalInt bound, Optional<Calculation> calculation) {

    /** A fact about all values. */
    public enum Trait {
        /** The opposite of an operand has the opposite value. */
        ODD,
        /** A greater operand has a greater value, wherever both have one. */
        GROWING
    }

    /**
     * Values in double precision.
     *
     * @param inDoubles the value at a double; at an infinity it is the limit, rounded
     * @param units     the greatest error in units of the last place, as the documentation of {@link StrictMath} states it
     */
    public record Calculation(DoubleUnaryOperator inDoubles, int units) {}

    public LibraryFunction {
        traits = Set.copyOf(traits);
        if (calculation.isPresent() && !traits.contains(Trait.GROWING)) {
            throw new IllegalArgumentException("a function that is registered with its values has to grow");
        }
    }

    /** A function whose values are written case by case. */
    static LibraryFunction of(Trait... traits) {
        return new LibraryFunction(Set.of(traits), OptionalInt.empty(), Optional.empty());
    }

    /** The same function, with a bound. */
    LibraryFunction within(int number) {
        return new LibraryFunction(traits, OptionalInt.of(number), calculation);
    }

    /** The same function, which has a value at each real. Where it has no bound, it grows beyond all numbers in both directions. */
    LibraryFunction calculated(DoubleUnaryOperator inDoubles, int units) {
        return new LibraryFunction(traits, bound, Optional.of(new Calculation(inDoubles, units)));
    }

    /** Whether it has the trait. */
    public boolean is(Trait trait) {
        return traits.contains(trait);
    }
}
