package io.verifyrules.dsl.element;

import io.verifyrules.dsl.diagnostic.IllFormedException;
import io.verifyrules.dsl.diagnostic.VisibleText;
import java.util.Set;

/**
 * The type of a tensor's elements. An {@link Open} type stands for every type that the operators of the rule accept; a
 * {@link Numeral} is the type of a numeric literal that has not yet taken the type of what it meets.
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
            if (Set.of("bool", "int", "real", "number").contains(name)) {
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
     * The type of a numeric literal before it meets anything that has a type. No {@link io.verifyrules.dsl.rule.Rule}
     * contains one: building a rule decides it, or finds that nothing does.
     */
    record Numeral() implements ElementType {
        /** What reading a rule throws where a type is not decided after all; never a type by default. */
        public IllegalStateException undecided() {
            return new IllegalStateException("a number whose type was not decided; only built rules have a meaning");
        }

        @Override
        public String toString() {
            return "number";
        }
    }

    ElementType BOOL = new Bool();
    ElementType INT = new Int();
    ElementType REAL = new Real();
    Numeral NUMERAL = new Numeral();
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
        if (left.equals(NUMERAL) && !right.equals(BOOL)) {
            return right;
        }
        if (right.equals(NUMERAL) && !left.equals(BOOL)) {
            return left;
        }
        throw new IllFormedException(
                what + ": operands must have one element type, but found " + left + " and " + right);
    }
}
