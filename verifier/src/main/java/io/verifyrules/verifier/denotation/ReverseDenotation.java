package io.verifyrules.verifier.denotation;

import io.verifyrules.dsl.expr.Reverse;

/** Reverse: the shape is unchanged; e[A'] with A'[x] = n - 1 - A[x] on the named axes. */
final class ReverseDenotation {

    private ReverseDenotation() {
    }

    static TensorMeaning of(Reverse reverse, TensorMeaning operand) {
        return new TensorMeaning(operand.sizes(), operand.validity(), access -> operand.at(Accesses.map(access,
                (axis, index) -> reverse.axes().contains(axis) ? operand.size(axis).minus(1).minus(index) : index)));
    }
}
