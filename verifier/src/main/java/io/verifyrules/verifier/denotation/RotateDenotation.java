package io.verifyrules.verifier.denotation;

import io.verifyrules.dsl.expr.Rotate;
import io.verifyrules.verifier.term.LaneInt;

/** Rotate: the shape is unchanged; e[A'] with A'[x] = (A[x] + by) floorMod n on the named axes. */
final class RotateDenotation {

    private RotateDenotation() {
    }

    static TensorMeaning of(Rotate rotate, TensorMeaning operand) {
        return new TensorMeaning(operand.sizes(), operand.validity(),
                access -> operand.at(Accesses.map(access,
                        (axis, index) -> rotate.by().containsKey(axis)
                                ? remainder(index.plus(LaneDenotation.attribute(rotate.by(), axis, LaneInt.ZERO)),
                                        operand.size(axis))
                                : index)));
    }

    private static LaneInt remainder(LaneInt number, LaneInt size) {
        return number.minus(size.times(LaneInt.quotient(number, size)));
    }
}
