package io.verifyrules.dsl.element;

import io.verifyrules.dsl.diagnostic.IllFormedException;
import io.verifyrules.dsl.diagnostic.VisibleText;
import java.util.Set;

/**
 * The type of a tensor's elements. An {@link Open} type stands for every type that the operators of the rule accept; a
 * literal has an {@link Undecided} type until it takes the type of what it meets.
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

    /** A type left open by the rule, known by its name. */
    record Open(String name) implements ElementType {
        public Open {
            if (Set.of("bool", "int", "real", "number", "truth value").contains(name)) {
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
        /** Whether such a literal can have the type, of which something else is that has one. */
        boolean takes(ElementType type) {
            return switch (type) {
                case Open ignored -> true;
                case Bool ignored -> equals(TRUTH);
                case Int ignored -> equals(NUMERAL);
                case Real ignored -> equals(NUMERAL);
                case Undecided ignored -> false;
            };
        }

        /** What reading a rule throws where a type is not decided after all; never a type by default. */
        public IllegalStateException undecided() {
            return new IllegalStateException(
                    "a " + literals + " whose type was not decided; only built rules have a meaning");
        }

        @Override
        public String toString() {
            return literals;
        }
    }

    ElementType BOOL = new Bool();
    ElementType INT = new Int();
    ElementType REAL = new Real();
    /** The type of a number that has not met anything yet. */
    Undecided NUMERAL = new Undecided("number");
    /** The type of a truth value that has not met anything yet: it can only be {@code bool}, or open and taken for that alone. */
    Undecided TRUTH = new Undecided("truth value");
    /** The type of tensors that are declared without one. */
    ElementType OPEN = new Open("T");

    /**
     * The type that two operands share.
     *
     * @throws IllFormedException if they have none
     */
    static ElementType common(String what, ElementType left, ElementType right) {
        if (left.equals(right)) {
            return left;
        }
        if (left instanceof Undecided literal && literal.takes(right)) {
            return right;
        }
        if (right instanceof Undecided literal && literal.takes(left)) {
            return left;
        }
        throw new IllFormedException(
                what + ": operands must have one element type, but found " + left + " and " + right);
    }
}
