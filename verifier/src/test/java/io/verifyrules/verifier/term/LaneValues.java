package io.verifyrules.verifier.term;

import java.util.Map;
import java.util.function.ToLongFunction;

/** Lane terms evaluated from their definitions, given the value of each variable on one lane. */
public record LaneValues(ToLongFunction<LaneAtom.Variable> variables, ToLongFunction<CompoundAtom.Entry> entries,
        ToLongFunction<CompoundAtom.Place> places) {

    /** Lanes on which no element of a tensor is a number. */
    public LaneValues(ToLongFunction<LaneAtom.Variable> variables) {
        this(variables, entry -> {
            throw new AssertionError("no tensor is given for " + entry);
        }, place -> {
            throw new AssertionError("no lanes are given for " + place);
        });
    }

    /** The value of an integer term. */
    public long of(LaneInt term) {
        long sum = 0;
        for (Map.Entry<LaneInt.Monomial, java.math.BigInteger> part : term.terms().entrySet()) {
            long product = part.getValue().longValueExact();
            for (LaneAtom atom : part.getKey().atoms()) {
                product = Math.multiplyExact(product, of(atom));
            }
            sum = Math.addExact(sum, product);
        }
        return sum;
    }

    private long of(LaneAtom atom) {
        return switch (atom) {
            case LaneAtom.Variable variable -> variables.applyAsLong(variable);
            case CompoundAtom.Quotient quotient -> {
                long divisor = of(quotient.divisor());
                yield divisor == 0 ? 0 : Math.floorDiv(of(quotient.dividend()), divisor);
            }
            case CompoundAtom.Entry entry -> entries.applyAsLong(entry);
            case CompoundAtom.Place place -> places.applyAsLong(place);
            case CompoundAtom.PositivePart part -> Math.max(0, of(part.of()));
            case CompoundAtom.Choice choice -> of(holds(choice.condition()) ? choice.then() : choice.otherwise());
        };
    }

    /** Whether a condition holds. */
    public boolean holds(LaneBool condition) {
        return switch (condition) {
            case LaneBool.Constant constant -> constant.value();
            case LaneBool.NonNegative atLeast -> of(atLeast.term()) >= 0;
            case LaneBool.Zero zero -> of(zero.term()) == 0;
            case LaneBool.NonZero nonZero -> of(nonZero.term()) != 0;
            case LaneBool.AllOf all -> all.parts().stream().allMatch(this::holds);
            case LaneBool.AnyOf any -> any.parts().stream().anyMatch(this::holds);
        };
    }
}
