package io.verifyrules.verifier.value;

import io.verifyrules.dsl.element.BinaryOperator;

/** Whether sums, differences and products of floats are computed as they are written. */
public enum Grouping {

    /** They are: one rounding each. */
    AS_WRITTEN,

    /**
     * They may be computed in another order, and grouped otherwise: one that rounds or overflows is uncertain. An exact
     * result is that of exact arithmetic, in every order.
     */
    FREE;

    /** Whether the result of the operation on two numbers is certain. */
    boolean isCertain(BinaryOperator operator, FloatNumber left, FloatNumber right, FloatNumber result) {
        return this == AS_WRITTEN || switch (operator) {
            case ADD, SUB, MUL -> FloatingArithmetic.isExact(operator, left, right, result);
            default -> true;
        };
    }
}
