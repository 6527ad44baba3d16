package io.verifyrules.verifier.value;

import io.verifyrules.dsl.element.BinaryOperator;
import io.verifyrules.verifier.value.ElementValue.Enclosed;
import io.verifyrules.verifier.value.ElementValue.Rational;
import java.math.BigInteger;

/** Arithmetic with reals of which at least one is enclosed only: the result encloses the true one, however much cancels. */
final class EnclosureArithmetic {

    private static final Rational ZERO = new Rational(BigInteger.ZERO, BigInteger.ONE);

    private EnclosureArithmetic() {
    }

    /** A sum, difference, product or quotient by what is not exactly 0. */
    static ElementValue apply(BinaryOperator operator, ElementValue left, ElementValue right) {
        Bounds a = Bounds.of(left);
        Bounds b = Bounds.of(right);
        Bounds result = switch (operator) {
            case ADD -> a.plus(b);
            case SUB -> a.plus(b.negated());
            case MUL -> a.times(b);
            case DIV -> a.over(b);
            default -> throw new RefusedInstance(operator.symbol() + " of " + left + " and " + right);
        };
        boolean nothing = switch (operator) {
            case MUL -> left.equals(ZERO) || right.equals(ZERO);
            case DIV -> left.equals(ZERO) && Double.isFinite(result.low());
            default -> false;
        };
        return nothing ? ZERO : result.element(operator.symbol());
    }

    /** The lesser or the greater of two of which it is not certain which that is. */
    static ElementValue extreme(BinaryOperator operator, ElementValue left, ElementValue right) {
        Bounds a = Bounds.of(left);
        Bounds b = Bounds.of(right);
        Bounds result = operator == BinaryOperator.MIN ? a.least(b) : a.negated().least(b.negated()).negated();
        return result.element(operator.symbol());
    }

    static ElementValue negative(Enclosed operand) {
        return Bounds.of(operand).negated().element("neg");
    }

    static ElementValue absolute(Enclosed operand) {
        return Bounds.of(operand).absolute().element("abs");
    }
}
