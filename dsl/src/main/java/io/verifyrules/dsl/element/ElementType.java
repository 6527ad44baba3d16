package io.verifyrules.dsl.element;

import io.verifyrules.dsl.diagnostic.IllFormedException;

/**
 * The type of a tensor's elements. An {@link Open} type stands for every type that the operators of the rule accept; a
 * {@link Numeral} is the type of a numeric literal, which takes the type of what it meets.
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
        @Override
        public String toString() {
            return name;
        }
    }

    /** The type of a numeric literal before it meets a tensor. */
    record Numeral() implements ElementType {
        @Override
        public String toString() {
            return "number";
        }
    }

    ElementType BOOL = new Bool();
    ElementType INT = new Int();
    ElementType REAL = new Real();
    ElementType NUMERAL = new Numeral();
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
        throw new IllFormedException(what + ": operands must have one element type, but found " + left + " and "
                + right);
    }
}
