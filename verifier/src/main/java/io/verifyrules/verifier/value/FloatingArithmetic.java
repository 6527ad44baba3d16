package io.verifyrules.verifier.value;

import io.verifyrules.dsl.element.BinaryOperator;
import io.verifyrules.dsl.element.FloatFormat;
import io.verifyrules.dsl.element.UnaryOperator;
import java.math.BigInteger;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * The operators on floating-point numbers, as IEEE 754 defines them: the exact result, rounded once. The greater and the lesser
 * of two are not a number if either is not, and minus zero is less than zero, as XLA defines. All operands of an operation are
 * of one format.
 */
final class FloatingArithmetic {

    /** A number of so many bits can be added to one that is not longer. */
    private static final int MOST_BITS = 61;

    private FloatingArithmetic() {
    }

    static FloatNumber apply(UnaryOperator operator, FloatNumber operand) {
        return switch (operator) {
            case NEG -> negative(operand);
            case ABS -> operand.signed(false);
            case SIGN -> sign(operand);
            case SQRT -> squareRoot(operand, FloatRounding.NEAREST_EVEN);
            case FLOOR -> integral(operand, FloatRounding.DOWNWARD);
            case CEIL -> integral(operand, FloatRounding.UPWARD);
            case ROUND -> integral(operand, FloatRounding.NEAREST_AWAY);
            case ROUND_EVEN -> integral(operand, FloatRounding.NEAREST_EVEN);
            default -> throw new RefusedInstance(operator.symbol() + " of an element of " + operand.format());
        };
    }

    static FloatNumber apply(BinaryOperator operator, FloatNumber left, FloatNumber right) {
        return apply(operator, FloatRounding.NEAREST_EVEN, left, right);
    }

    static FloatNumber apply(BinaryOperator operator, FloatRounding rounding, FloatNumber left, FloatNumber right) {
        FloatFormat format = left.format();
        if (!format.equals(right.format())) {
            throw new RefusedInstance(operator.symbol() + " of elements of " + format + " and " + right.format());
        }
        if (left.isNaN() || right.isNaN()) {
            return FloatNumber.notANumber(format);
        }
        return switch (operator) {
            case ADD -> sum(rounding, left, right);
            case SUB -> sum(rounding, left, negative(right));
            case MUL -> product(rounding, left, right);
            case DIV -> quotient(rounding, left, right);
            case REM -> remainder(left, right);
            case MIN -> inOrder(left, right) ? left : right;
            case MAX -> inOrder(left, right) ? right : left;
            default -> throw new RefusedInstance(operator.symbol() + " of elements of " + format);
        };
    }

    /** Whether the sum, difference or product of two numbers is not rounded. An infinity or NaN rounds nothing. */
    static boolean isExact(BinaryOperator operator, FloatNumber left, FloatNumber right, FloatNumber result) {
        if (!left.isFinite() || !right.isFinite()) {
            return true;
        }
        if (!result.isFinite()) {
            return false;
        }
        BigInteger denominator = left.denominator().multiply(right.denominator());
        BigInteger exact = switch (operator) {
            case ADD ->
                left.numerator().multiply(right.denominator()).add(right.numerator().multiply(left.denominator()));
            case SUB ->
                left.numerator().multiply(right.denominator()).subtract(right.numerator().multiply(left.denominator()));
            case MUL -> left.numerator().multiply(right.numerator());
            default -> throw new IllegalArgumentException(operator + " is no sum, difference or product");
        };
        return exact.multiply(result.denominator()).equals(result.numerator().multiply(denominator));
    }

    static FloatNumber negative(FloatNumber number) {
        return number.signed(!number.isNegative());
    }

    private static FloatNumber sign(FloatNumber number) {
        return number.isNaN() || number.isZero()
                ? number
                : FloatNumber.rounded(number.format(), FloatRounding.NEAREST_EVEN, BigInteger.ONE, BigInteger.ONE)
                        .signed(number.isNegative());
    }

    private static FloatNumber sum(FloatRounding rounding, FloatNumber a, FloatNumber b) {
        if (a.isInfinite() || b.isInfinite()) {
            boolean opposite = a.isInfinite() && b.isInfinite() && a.isNegative() != b.isNegative();
            return opposite ? FloatNumber.notANumber(a.format()) : a.isInfinite() ? a : b;
        }
        if (a.isZero() || b.isZero()) {
            return a.isZero() && b.isZero() ? nothing(rounding, a, b) : a.isZero() ? b : a;
        }
        int unit = Math.min(a.oddUnit(), b.oddUnit());
        if (fits(a, unit) && fits(b, unit)) {
            long exact = aligned(a, unit) + aligned(b, unit);
            return exact == 0
                    ? nothing(rounding, a, b)
                    : FloatNumber.rounded(a.format(), rounding, exact < 0, Math.abs(exact), unit);
        }
        int places = Math.max(0, -Math.min(a.unit(), b.unit()));
        BigInteger exact = a.scaled(places).add(b.scaled(places));
        return exact.signum() == 0
                ? nothing(rounding, a, b)
                : FloatNumber.rounded(a.format(), rounding, exact, BigInteger.ONE.shiftLeft(places));
    }

    private static FloatNumber nothing(FloatRounding rounding, FloatNumber a, FloatNumber b) {
        boolean bothNegative = a.isNegative() && b.isNegative();
        boolean oneNegative = a.isNegative() || b.isNegative();
        return FloatNumber.zero(a.format(), bothNegative || (oneNegative && rounding == FloatRounding.DOWNWARD));
    }

    /** Whether the sum of two such numbers, in units of 2 to the given exponent, has at most 62 bits. */
    private static boolean fits(FloatNumber number, int unit) {
        long bits = Long.SIZE - Long.numberOfLeadingZeros(number.oddSignificand()) + ((long) number.oddUnit() - unit);
        return bits <= MOST_BITS;
    }

    private static long aligned(FloatNumber number, int unit) {
        long magnitude = number.oddSignificand() << (number.oddUnit() - unit);
        return number.isNegative() ? -magnitude : magnitude;
    }

    /** The product of two and a third number added, rounded once, to nearest. */
    static FloatNumber fused(FloatNumber a, FloatNumber b, FloatNumber c) {
        FloatNumber product = apply(BinaryOperator.MUL, a, b);
        boolean isExact = !a.isFinite() || !b.isFinite() || !c.isFinite() || a.isZero() || b.isZero();
        if (isExact) {
            boolean huge = a.isFinite() && b.isFinite() && !product.isFinite();
            return apply(BinaryOperator.ADD, huge ? FloatNumber.zero(a.format(), false) : product, c);
        }
        BigInteger denominator = a.denominator().multiply(b.denominator());
        BigInteger exact = a.numerator()
                .multiply(b.numerator())
                .multiply(c.denominator())
                .add(c.numerator().multiply(denominator));
        return FloatNumber.rounded(a.format(), FloatRounding.NEAREST_EVEN, exact,
                denominator.multiply(c.denominator()));
    }

    private static FloatNumber product(FloatRounding rounding, FloatNumber a, FloatNumber b) {
        boolean negative = a.isNegative() != b.isNegative();
        if (a.isInfinite() || b.isInfinite()) {
            return a.isZero() || b.isZero()
                    ? FloatNumber.notANumber(a.format())
                    : FloatNumber.beyond(a.format(), negative);
        }
        if (a.isZero() || b.isZero()) {
            FloatNumber zero = a.isZero() ? a : b;
            return zero.isNegative() == negative ? zero : negative(zero);
        }
        long left = a.oddSignificand();
        long right = b.oddSignificand();
        return Long.numberOfLeadingZeros(left) + Long.numberOfLeadingZeros(right) > Long.SIZE
                ? FloatNumber.rounded(a.format(), rounding, negative, left * right, a.oddUnit() + b.oddUnit())
                : FloatNumber.rounded(a.format(), rounding, a.numerator().multiply(b.numerator()),
                        a.denominator().multiply(b.denominator()));
    }

    private static FloatNumber quotient(FloatRounding rounding, FloatNumber a, FloatNumber b) {
        boolean negative = a.isNegative() != b.isNegative();
        if ((a.isZero() && b.isZero()) || (a.isInfinite() && b.isInfinite())) {
            return FloatNumber.notANumber(a.format());
        }
        if (a.isZero() || b.isInfinite()) {
            return FloatNumber.zero(a.format(), negative);
        }
        return a.isInfinite() || b.isZero()
                ? FloatNumber.beyond(a.format(), negative)
                : FloatNumber.rounded(a.format(), rounding, a.numerator().multiply(b.denominator()),
                        a.denominator().multiply(b.numerator()));
    }

    /** The rest of the dividend after a quotient rounded towards 0; exact, and of the dividend's sign. */
    private static FloatNumber remainder(FloatNumber a, FloatNumber b) {
        if (a.isInfinite() || b.isZero()) {
            return FloatNumber.notANumber(a.format());
        }
        if (b.isInfinite() || a.isZero()) {
            return a;
        }
        int places = Math.max(0, -Math.min(a.unit(), b.unit()));
        BigInteger left = a.scaled(places).abs().mod(b.scaled(places).abs());
        return FloatNumber.rounded(a.format(), FloatRounding.TOWARD_ZERO, left, BigInteger.ONE.shiftLeft(places))
                .signed(a.isNegative());
    }

    /** Whether two numbers are in the order in which minus zero comes before zero. */
    private static boolean inOrder(FloatNumber a, FloatNumber b) {
        int sign = compare(a, b).orElseThrow();
        return sign < 0 || (sign == 0 && (a.isNegative() || !b.isNegative()));
    }

    /** The sign of {@code a - b}, where both are numbers; the zeros are equal. */
    static OptionalInt compare(FloatNumber a, FloatNumber b) {
        return a.isNaN() || b.isNaN() ? OptionalInt.empty() : OptionalInt.of(Long.compare(place(a), place(b)));
    }

    /** Its place among all numbers of the format in their order; 0 for both zeros. */
    private static long place(FloatNumber number) {
        return number.isNegative() ? -number.signed(false).bits() : number.bits();
    }

    /** The least or greatest of two of which what is not a number is none; that itself only where there is no other. */
    static FloatNumber ofNumbers(BinaryOperator extreme, FloatNumber a, FloatNumber b) {
        if (a.isNaN() || b.isNaN()) {
            return a.isNaN() ? b : a;
        }
        return apply(extreme, a, b);
    }

    /** The number in another format. */
    static FloatNumber converted(FloatNumber number, FloatFormat format, FloatRounding rounding) {
        if (number.isNaN()) {
            return FloatNumber.notANumber(format);
        }
        if (number.isInfinite()) {
            return FloatNumber.beyond(format, number.isNegative());
        }
        return FloatNumber.rounded(format, rounding, number.numerator(), number.denominator())
                .signed(number.isNegative());
    }

    /** The whole number that is next in the direction; empty where it is infinite or not a number. */
    static Optional<BigInteger> whole(FloatNumber number, FloatRounding direction) {
        if (!number.isFinite()) {
            return Optional.empty();
        }
        BigInteger denominator = number.denominator();
        BigInteger[] parts = number.numerator().abs().divideAndRemainder(denominator);
        boolean away = direction.away(number.isNegative(), parts[0].testBit(0),
                parts[1].shiftLeft(1).compareTo(denominator), parts[1].signum() == 0);
        BigInteger magnitude = away ? parts[0].add(BigInteger.ONE) : parts[0];
        return Optional.of(number.isNegative() ? magnitude.negate() : magnitude);
    }

    /** The same as a number of the format, with the sign of what was rounded. */
    static FloatNumber integral(FloatNumber number, FloatRounding direction) {
        return whole(number, direction)
                .map(whole -> FloatNumber.rounded(number.format(), FloatRounding.NEAREST_EVEN, whole, BigInteger.ONE)
                        .signed(number.isNegative()))
                .orElse(number);
    }

    /** The square root; not a number below 0, and minus zero of itself. */
    static FloatNumber squareRoot(FloatNumber number, FloatRounding rounding) {
        if (number.isNaN() || number.isZero()) {
            return number;
        }
        if (number.isNegative()) {
            return FloatNumber.notANumber(number.format());
        }
        if (number.isInfinite()) {
            return number;
        }
        // So many places after the point that all bits are there, and one that tells whether anything follows.
        int places = 2 * number.format().precision() + Math.abs(number.unit()) + 2;
        BigInteger[] root = number.scaled(2 * places).sqrtAndRemainder();
        BigInteger more = root[0].shiftLeft(1).add(root[1].signum() == 0 ? BigInteger.ZERO : BigInteger.ONE);
        return FloatNumber.rounded(number.format(), rounding, more, BigInteger.ONE.shiftLeft(places + 1));
    }
}
