package io.verifyrules.verifier.interpret;

import io.verifyrules.dsl.axis.Relation;
import io.verifyrules.dsl.element.UnaryOperator;
import io.verifyrules.verifier.interpret.ElementValue.Floating;
import io.verifyrules.verifier.interpret.ElementValue.Uncertain;

/** Floating-point numbers as elements: what is certain of functions that no standard rounds, and comparisons. */
final class FloatValues {

    private FloatValues() {
    }

    /** The exponential is known where it is exact in the limit; elsewhere it is what a machine makes of it. */
    static ElementValue apply(UnaryOperator operator, Floating operand) {
        FloatNumber number = operand.number();
        if (operator != UnaryOperator.EXP) {
            return new Floating(FloatingArithmetic.apply(operator, number));
        }
        if (number.isInfinite() && number.isNegative()) {
            return new Floating(FloatNumber.zero(number.format(), false));
        }
        return number.isFinite() ? new Uncertain("exp of " + number) : operand;
    }

    /** As IEEE 754 compares: the zeros are equal, and what is not a number differs from everything, itself included. */
    static boolean related(Relation relation, FloatNumber left, FloatNumber right) {
        var sign = FloatingArithmetic.compare(left, right);
        return sign.isPresent() ? LaneEvaluation.related(relation, sign.getAsInt()) : relation == Relation.NE;
    }
}
