package io.verifyrules.verifier.value;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;
import java.math.RoundingMode;

/** A floating-point number in decimal, with no more digits than tell it from its neighbours. */
final class FloatText {

    private static final int MOST_DIGITS = 17;
    private static final int PLAIN_DIGITS = 7;

    private FloatText() {
    }

    static String of(FloatNumber number) {
        if (number.isNaN()) {
            return "nan";
        }
        String sign = number.isNegative() ? "-" : "";
        if (number.isInfinite()) {
            return (sign.isEmpty() ? "+" : sign) + "inf";
        }
        if (number.isZero()) {
            return sign + "0.0";
        }
        return sign + decimal(number.signed(false));
    }

    private static String decimal(FloatNumber number) {
        BigDecimal exact = new BigDecimal(number.numerator()).divide(new BigDecimal(number.denominator()));
        if (exact.stripTrailingZeros().scale() <= 0 && exact.precision() <= PLAIN_DIGITS) {
            return withPoint(exact.stripTrailingZeros());
        }
        BigDecimal shortest = exact;
        for (int digits = 1; digits <= MOST_DIGITS; digits++) {
            BigDecimal some = exact.round(new MathContext(digits, RoundingMode.HALF_EVEN));
            if (read(some, number).equals(number)) {
                shortest = some;
                break;
            }
        }
        return written(shortest.stripTrailingZeros());
    }

    private static FloatNumber read(BigDecimal decimal, FloatNumber like) {
        BigInteger ten = BigInteger.TEN;
        BigInteger digits = decimal.unscaledValue();
        int scale = decimal.scale();
        return FloatNumber.rounded(like.format(), FloatRounding.NEAREST_EVEN,
                scale < 0 ? digits.multiply(ten.pow(-scale)) : digits, scale > 0 ? ten.pow(scale) : BigInteger.ONE);
    }

    private static String written(BigDecimal decimal) {
        int exponent = decimal.precision() - decimal.scale() - 1;
        if (exponent >= PLAIN_DIGITS || exponent < -PLAIN_DIGITS) {
            BigDecimal leading = decimal.movePointLeft(exponent);
            return withPoint(leading) + "e" + exponent;
        }
        return withPoint(decimal);
    }

    private static String withPoint(BigDecimal decimal) {
        return decimal.setScale(Math.max(1, decimal.scale()), RoundingMode.UNNECESSARY).toPlainString();
    }
}
