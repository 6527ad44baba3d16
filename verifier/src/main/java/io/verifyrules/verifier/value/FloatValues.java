package io.verifyrules.verifier.value;

import io.verifyrules.dsl.axis.Relation;
import io.verifyrules.dsl.element.BinaryOperator;
import io.verifyrules.dsl.element.UnaryOperator;
import io.verifyrules.verifier.value.ElementValue.Floating;

/** Floating-point numbers as elements: exact where a standard rounds, else what is certain, and comparisons. */
public final class FloatValues {

    private FloatValues() {
    }

    static ElementValue apply(UnaryOperator operator, Floating operand) {
        return FloatFunctions.has(operator)
                ? FloatFunctions.of(operator, operand.number())
                : new Floating(FloatingArithmetic.apply(operator, operand.number()));
    }

    static ElementValue apply(BinaryOperator operator, Floating left, Floating right) {
        return FloatFunctions.has(operator)
                ? FloatFunctions.of(operator, left.number(), right.number())
                : new Floating(FloatingArithmetic.apply(operator, left.number(), right.number()));
    }

    /** As IEEE 754 compares: the zeros are equal, and what is not a number differs from everything, itself included. */
    public static boolean related(Relation relation, FloatNumber left, FloatNumber right) {
        var sign = FloatingArithmetic.compare(left, right);
        return sign.isPresent() ? relation.holds(sign.getAsInt()) : relation == Relation.NE;
    }
}
