package io.verifyrules.dsl.element;

import io.verifyrules.dsl.diagnostic.IllFormedException;
import io.verifyrules.dsl.diagnostic.VisibleText;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * The type of a tensor's elements. An {@link Open} type stands for every type that the operators of the rule accept. A
 * literal has an {@link Undecided} type until it takes the type of the term that it meets.
 */
public sealed interface ElementType {

    /** Truth values. */
    record Bool() implements ElementType {
        @Override
        public String toString() {
            return "bool";
        }
    }

    /** The mathematical integers; division truncates, x/0 = -1, x rem 0 = x. */
    record Int() implements ElementType {
        @Override
        public String toString() {
            return "int";
        }
    }

    /** The mathematical reals; x/0 is an unknown function of x. */
    record Real() implements ElementType {
        @Override
        public String toString() {
            return "real";
        }
    }

    /**
     * The complex numbers, each a pair of reals; x/0 is an unknown function of x. They have no order. No open type stands for them
     * unless that is said.
     */
    record Complex() implements ElementType {
        @Override
        public String toString() {
            return "complex";
        }
    }

    /**
     * The integers of a machine, in two's complement: operations wrap, {@code x/0} has all bits set, and
     * {@code x rem 0 = x}. The least number divided by -1, or negated, is itself. This is what XLA's integers are.
     *
     * @param signed whether the highest bit counts negatively
     * @param bits   how many there are, at least 1
     */
    record Machine(boolean signed, int bits) implements ElementType {

        /** The widths that XLA has. */
        static final List<Integer> WIDTHS = List.of(4, 8, 16, 32, 64);

        public Machine {
            if (bits < 1) {
                throw new IllegalArgumentException("a machine integer of " + bits + " bits");
            }
        }

        // Types are compared for each element that is computed, and mostly with themselves.
        @Override
        public boolean equals(@Nullable Object other) {
            return this == other || (other instanceof Machine type && signed == type.signed && bits == type.bits);
        }

        @Override
        public int hashCode() {
            return signed ? bits : -bits;
        }

        /** The least element. */
        public BigInteger least() {
            return signed ? BigInteger.ONE.shiftLeft(bits - 1).negate() : BigInteger.ZERO;
        }

        /** The greatest element. */
        public BigInteger greatest() {
            return BigInteger.ONE.shiftLeft(signed ? bits - 1 : bits).subtract(BigInteger.ONE);
        }

        /** Whether the number is an element. */
        public boolean contains(BigInteger number) {
            return signed ? number.bitLength() < bits : number.signum() >= 0 && number.bitLength() <= bits;
        }

        /** The element that differs from the number by a multiple of 2 to the number of bits. */
        public BigInteger wrapped(BigInteger number) {
            if (contains(number)) {
                return number;
            }
            BigInteger count = BigInteger.ONE.shiftLeft(bits);
            BigInteger low = number.mod(count);
            return contains(low) ? low : low.subtract(count);
        }

        @Override
        public String toString() {
            return (signed ? "s" : "u") + bits;
        }
    }

    /**
     * The integers of MLIR, which have no sign: an operation says whether it takes the highest bit for one. An element may also be
     * poison, and operations may have undefined behaviour, so a right side refines a left side rather than equals it.
     *
     * @param width how many bits there are, which a rule may leave open
     */
    record Signless(Width width) implements ElementType {

        public Signless {
            width.fixed().filter(bits -> bits < 1).ifPresent(bits -> {
                throw new IllFormedException("an integer has at least 1 bit, found " + bits);
            });
        }

        /** Its elements without poison, taken for numbers without a sign, where the width is known. */
        public Machine unsigned() {
            return new Machine(false,
                    width.fixed().orElseThrow(() -> new IllegalStateException("the width of " + this + " is open")));
        }

        @Override
        public String toString() {
            return width.equals(Width.INDEX)
                    ? "index"
                    : width.fixed().map(bits -> "i" + bits).orElse("i(" + width + ")");
        }
    }

    /**
     * The numbers of a floating-point format, its infinities and what is not a number among them. Operations are those of
     * IEEE 754, rounded to the nearest number, to the even one of two; the greater and the lesser of two are as XLA defines. An open type
     * stands for some formats only where that is said.
     */
    record Floating(FloatFormat format) implements ElementType {
        @Override
        public String toString() {
            return format.toString();
        }
    }

    /**
     * The numbers of every floating-point format at once. A claim about them holds in each format of IEEE 754 with two
     * bits of exponent or more, and one stored of significand or more. The format has the numbers which a rule writes
     * down. An open type stands for it, and nothing is declared with it.
     */
    record AnyFormat() implements ElementType {
        /** The exception for a question about an element: each is one of some format. */
        public IllegalStateException ofNoFormat() {
            return new IllegalStateException("an element of every format at once");
        }

        @Override
        public String toString() {
            return "float";
        }
    }

    /**
     * Tuples of elements, one of each component: what a reduction of several tensors at once combines. Nothing is declared with such a
     * type but a function that combines tuples, and no open type stands for one.
     *
     * @param components the types of the components, at least one; none of them is a tuple, or an integer of MLIR, which may be poison
     */
    record Tuple(List<ElementType> components) implements ElementType {

        public Tuple {
            components = List.copyOf(components);
            if (components.isEmpty()) {
                throw new IllFormedException("a tuple has at least one component, found none");
            }
            for (ElementType component : components) {
                if (component instanceof Tuple || component instanceof Signless) {
                    throw new IllFormedException(
                            "the component of a tuple: expected elements of a type of XLA, such as "
                                    + "real or s8, or of the open type, found " + component);
                }
            }
        }

        /**
         * The type of one component, counted from 0.
         *
         * @throws IllFormedException if the tuple has no such component
         */
        public ElementType component(int index) {
            if (index < 0 || index >= components.size()) {
                throw new IllFormedException(
                        "component " + index + " of " + this + ": expected one of 0 to " + (components.size() - 1));
            }
            return components.get(index);
        }

        /** The exception for a question about an element that a rule declares: it declares one for each component. */
        public IllegalStateException undeclared() {
            return new IllegalStateException("a declared element of type " + this);
        }

        /** The type with another type of one component, counted from 0. */
        public Tuple with(int index, ElementType component) {
            List<ElementType> changed = new ArrayList<>(components);
            changed.set(index, component);
            return new Tuple(changed);
        }

        /** The type with each component's changed. */
        public Tuple with(UnaryOperator<ElementType> change) {
            return new Tuple(components.stream().map(change).toList());
        }

        @Override
        public String toString() {
            return components.stream().map(ElementType::toString).collect(Collectors.joining(", ", "(", ")"));
        }
    }

    /** A type left open by the rule, known by its name. */
    record Open(String name) implements ElementType {
        public Open {
            if (closed(name).isPresent() || name.equals(NUMERAL.toString()) || name.equals(TRUTH.toString())) {
                throw new IllFormedException(
                        "a type that is left open cannot be called '" + name + "', which is the name of a type");
            }
            VisibleText.require("the name of an element type", name);
        }

        @Override
        public String toString() {
            return name;
        }
    }

    /**
     * The type of a literal before it meets anything that has a type: {@link #NUMERAL} that of a number, {@link #TRUTH} that of a
     * truth value. No {@link io.verifyrules.dsl.rule.Rule} contains one: building a rule decides it, or finds that nothing does.
     * A truth value that meets nothing else is a {@code bool}.
     */
    record Undecided(String literals) implements ElementType {
        /** The exception that reading a rule throws where a type is not decided after all; never a type by default. */
        public IllegalStateException undecided() {
            return new IllegalStateException(
                    "a " + literals + " whose type was not decided; only built rules have a meaning");
        }

        @Override
        public String toString() {
            return literals;
        }
    }

    /** The type on which operators of the integers of MLIR are said to be defined: they are so at every width. */
    Signless SIGNLESS = new Signless(Width.named("N"));

    /** The truth values of MLIR. */
    Signless I1 = new Signless(Width.of(1));

    ElementType BOOL = new Bool();
    ElementType INT = new Int();
    ElementType REAL = new Real();
    ElementType COMPLEX = new Complex();
    ElementType FLOAT = new AnyFormat();
    ElementType F8E4M3FN = new Floating(FloatFormat.F8E4M3FN);
    /** The type of a number that has not met anything yet. */
    Undecided NUMERAL = new Undecided("number");
    /** The type of a truth value that has not met anything yet: it can only be {@code bool}, or open and taken for that alone. */
    Undecided TRUTH = new Undecided("truth value");

    /**
     * The types that a rule can be claimed for, by their names. They stand here and not with the sets of types. No type
     * that is made on the way to the first one may need these. Two threads that begin at different ends would wait for
     * each other.
     */
    Map<String, ElementType> BY_NAME = Stream
            .of(closed().stream(), FloatFormat.ASKED_FOR.stream().map(Floating::new), Stream.of(COMPLEX, FLOAT))
            .flatMap(types -> types)
            .collect(Collectors.toUnmodifiableMap(ElementType::toString, type -> type));

    /** The types that an open one stands for where nothing else is said: those whose elements are known, but for those that are asked for. */
    static List<ElementType> closed() {
        List<ElementType> all = new ArrayList<>(List.of(BOOL, INT, REAL));
        Machine.WIDTHS.forEach(bits -> all.add(new Machine(true, bits)));
        Machine.WIDTHS.forEach(bits -> all.add(new Machine(false, bits)));
        FloatFormat.NAMED.forEach(format -> all.add(new Floating(format)));
        return Collections.unmodifiableList(all);
    }

    /** The type of the name that is not open, such as {@code real}, {@code s8}, {@code complex} or {@code float}. */
    static Optional<ElementType> closed(String name) {
        return Optional.ofNullable(BY_NAME.get(name));
    }

    /** The type of tensors that are declared without one. */
    ElementType OPEN = new Open("T");
}
