package io.verifyrules.dsl.expr;

import io.verifyrules.dsl.axis.Namesakes;
import io.verifyrules.dsl.diagnostic.IllFormedException;

/** The check that the operands of an element-wise operator have the same axes. */
final class SameAxes {

    private SameAxes() {
    }

    static void require(String operator, TensorExpr first, TensorExpr other) {
        if (!first.type().axes().equals(other.type().axes())) {
            throw new IllFormedException(
                    operator + ": operands must have the same axes, but found " + first.type().axes() + " and "
                            + other.type().axes() + Namesakes.hint(first.type().axes(), other.type().axes()));
        }
    }
}
