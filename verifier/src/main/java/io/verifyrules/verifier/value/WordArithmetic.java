package io.verifyrules.verifier.value;

import io.verifyrules.dsl.element.BinaryOperator;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.UnaryOperator;
import io.verifyrules.verifier.value.ElementValue.Word;
import java.math.BigInteger;

/**
 * The operators on a machine's integers: the exact result, wrapped. Division truncates; by 0 it gives the element with all bits
 * set, and the remainder by 0 is the dividend, as XLA defines.
 */
final class WordArithmetic {

    private WordArithmetic() {
    }

    static Word apply(UnaryOperator operator, Word operand) {
        BigInteger a = operand.value();
        return Word.wrapped(switch (operator) {
            case NEG -> a.negate();
            case ABS -> a.abs();
            case SIGN -> BigInteger.valueOf(a.signum());
            case NOT -> a.not();
            case POPCOUNT -> BigInteger.valueOf(bits(operand).bitCount());
            case LEADING_ZEROS -> BigInteger.valueOf(operand.type().bits() - bits(operand).bitLength());
            default -> throw new RefusedInstance(operator.symbol() + " of an element of " + operand.type());
        }, operand.type());
    }

    /** The bits, as a number that is not negative. */
    private static BigInteger bits(Word word) {
        return word.value().mod(BigInteger.TWO.pow(word.type().bits()));
    }

    private static BigInteger asSigned(Word word) {
        return new ElementType.Machine(true, word.type().bits()).wrapped(word.value());
    }

    /** By how much is shifted; no more than there are bits, which moves all of them. */
    private static int places(Word by) {
        return bits(by).min(BigInteger.valueOf(by.type().bits())).intValueExact();
    }

    static Word apply(BinaryOperator operator, Word left, Word right) {
        ElementType.Machine type = left.type();
        if (!type.equals(right.type())) {
            throw new RefusedInstance(operator.symbol() + " of elements of " + type + " and " + right.type());
        }
        BigInteger a = left.value();
        BigInteger b = right.value();
        boolean zero = b.signum() == 0;
        return Word.wrapped(switch (operator) {
            case ADD -> a.add(b);
            case SUB -> a.subtract(b);
            case MUL -> a.multiply(b);
            case DIV -> zero ? BigInteger.ONE.negate() : a.divide(b);
            case REM -> zero ? a : a.remainder(b);
            case MIN -> a.min(b);
            case MAX -> a.max(b);
            case AND -> a.and(b);
            case OR -> a.or(b);
            case XOR -> a.xor(b);
            case SHIFT_LEFT -> a.shiftLeft(places(right));
            case SHIFT_RIGHT -> asSigned(left).shiftRight(places(right));
            case SHIFT_RIGHT_ZEROS -> bits(left).shiftRight(places(right));
            case POW, ATAN2 -> throw new RefusedInstance(operator.symbol() + " of " + left + " and " + right);
        }, type);
    }
}
