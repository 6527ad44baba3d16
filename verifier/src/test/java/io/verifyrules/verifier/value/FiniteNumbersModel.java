package io.verifyrules.verifier.value;

import io.verifyrules.dsl.element.FloatFormat;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.List;
import java.util.OptionalInt;
import java.util.stream.IntStream;

/**
 * The numbers of {@code f8E4M3FN} by their definition, and rounding by search among them. Shares nothing with the arithmetic of the
 * program: numbers are counted in units of the least one, 2 to the power of -9.
 */
final class FiniteNumbersModel {

    static final int NAN = 0x7f;
    private static final int SIGN = 0x80;
    private static final int GREATEST = 0x7e;

    /** The magnitudes in units of the least one, by their bits, and the one that would follow the greatest. */
    private static final List<Long> UNITS = IntStream.rangeClosed(0, GREATEST + 1)
            .mapToObj(bits -> bits < 8 ? (long) bits : (8L + bits % 8) << (bits / 8 - 1))
            .toList();

    private FiniteNumbersModel() {
    }

    static List<FloatNumber> all() {
        return IntStream.range(0, 0x100)
                .filter(bits -> bits != (NAN | SIGN))
                .mapToObj(bits -> new FloatNumber(FloatFormat.F8E4M3FN, bits))
                .toList();
    }

    /** A number in units of the least one; none for what is not a number. */
    static BigInteger units(FloatNumber number) {
        long units = UNITS.get((int) number.bits() & NAN);
        return BigInteger.valueOf(isNegative(number) ? -units : units);
    }

    static boolean isNegative(FloatNumber number) {
        return ((int) number.bits() & SIGN) != 0;
    }

    static boolean isNaN(FloatNumber number) {
        return number.bits() == NAN;
    }

    static BigDecimal value(FloatNumber number) {
        return new BigDecimal(units(number)).divide(BigDecimal.valueOf(512));
    }

    /** The nearest number to a quotient of units, the even one of two; what is nearer to the one after the greatest is none. */
    static FloatNumber nearest(BigInteger numerator, BigInteger denominator, boolean negativeZero) {
        boolean negative = numerator.signum() * denominator.signum() < 0 || (numerator.signum() == 0 && negativeZero);
        BigInteger magnitude = numerator.abs();
        BigInteger below = denominator.abs();
        int above = 0;
        for (int step = 0x40; step > 0; step >>= 1) {
            above += BigInteger.valueOf(UNITS.get(above + step - 1)).multiply(below).compareTo(magnitude) < 0
                    ? step
                    : 0;
        }
        int best = above == 0 ? 0 : nearer(magnitude, below, above - 1, above);
        return new FloatNumber(FloatFormat.F8E4M3FN,
                best == NAN || BigInteger.valueOf(UNITS.getLast()).multiply(below).compareTo(magnitude) < 0
                        ? NAN
                        : negative ? best | SIGN : best);
    }

    private static int nearer(BigInteger magnitude, BigInteger below, int low, int high) {
        int sign = distance(magnitude, below, low).compareTo(distance(magnitude, below, high));
        return sign < 0 || (sign == 0 && low % 2 == 0) ? low : high;
    }

    private static BigInteger distance(BigInteger magnitude, BigInteger below, int bits) {
        return magnitude.subtract(BigInteger.valueOf(UNITS.get(bits)).multiply(below)).abs();
    }

    /** The nearest number to a decimal one. */
    static FloatNumber nearest(BigDecimal number) {
        BigDecimal units = number.multiply(BigDecimal.valueOf(512));
        BigInteger scale = BigInteger.TEN.pow(Math.max(0, units.scale()));
        return nearest(units.multiply(new BigDecimal(scale)).toBigIntegerExact(), scale, false);
    }

    /** The sign of the difference; none where one is not a number. */
    static OptionalInt compare(FloatNumber a, FloatNumber b) {
        return isNaN(a) || isNaN(b) ? OptionalInt.empty() : OptionalInt.of(units(a).compareTo(units(b)));
    }
}
