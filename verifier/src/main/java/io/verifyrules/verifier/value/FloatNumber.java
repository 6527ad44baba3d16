package io.verifyrules.verifier.value;

import io.verifyrules.dsl.element.FloatFormat;
import java.math.BigInteger;
import org.jspecify.annotations.Nullable;

/**
 * An element of a floating-point format, by its bits. NaN is one element: its bits are always the same, so that equal
 * elements have equal bits.
 *
 * @param bits of which only as many are set as the format has
 */
public record FloatNumber(FloatFormat format, long bits) {

    public FloatNumber {
        if (format.bits() < Long.SIZE && bits >>> format.bits() != 0) {
            throw new IllegalArgumentException(Long.toHexString(bits) + " has more bits than " + format);
        }
        long magnitude = bits & ~format.signBit();
        if (magnitude > format.greatest() && (format.isFinite() || magnitude != format.beyond())) {
            bits = format.notANumber();
        }
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof FloatNumber number && bits == number.bits && format.equals(number.format);
    }

    @Override
    public int hashCode() {
        return 31 * format.hashCode() + Long.hashCode(bits);
    }

    public static FloatNumber zero(FloatFormat format, boolean negative) {
        return new FloatNumber(format, negative ? format.signBit() : 0);
    }

    /** An infinity, of a format that has these. */
    public static FloatNumber infinity(FloatFormat format, boolean negative) {
        return new FloatNumber(format, format.infinity()).signed(negative);
    }

    /** What is beyond all numbers: an infinity, or what is not a number where the format is finite. */
    static FloatNumber beyond(FloatFormat format, boolean negative) {
        return new FloatNumber(format, format.beyond()).signed(negative);
    }

    public static FloatNumber notANumber(FloatFormat format) {
        return new FloatNumber(format, format.notANumber());
    }

    /** The number that is nearest to a rational one, the even one of two. */
    public static FloatNumber nearest(FloatFormat format, BigInteger numerator, BigInteger denominator) {
        return rounded(format, FloatRounding.NEAREST_EVEN, numerator, denominator);
    }

    /** The number of another format that is nearest to this one, the even one of two. */
    public FloatNumber nearest(FloatFormat other) {
        return format.equals(other) ? this : FloatingArithmetic.converted(this, other, FloatRounding.NEAREST_EVEN);
    }

    /** The number that a rational one is rounded to; 0 to plus zero. */
    static FloatNumber rounded(FloatFormat format, FloatRounding rounding, BigInteger numerator,
            BigInteger denominator) {
        boolean negative = numerator.signum() * denominator.signum() < 0;
        if (numerator.signum() == 0) {
            return zero(format, false);
        }
        if (numerator.bitLength() < Long.SIZE - 1 && denominator.bitCount() == 1 && denominator.signum() > 0) {
            return rounded(format, rounding, negative, Math.abs(numerator.longValue()), 1 - denominator.bitLength());
        }
        return new FloatNumber(format, magnitude(format, rounding, negative, numerator.abs(), denominator.abs()))
                .signed(negative);
    }

    private static long magnitude(FloatFormat format, FloatRounding rounding, boolean negative, BigInteger numerator,
            BigInteger denominator) {
        int exponent = Math.max(binaryExponent(numerator, denominator), format.leastExponent());
        if (exponent > format.greatestExponent()) {
            return overflow(format, rounding, negative);
        }
        int unit = exponent - format.mantissaBits();
        BigInteger divisor = unit > 0 ? denominator.shiftLeft(unit) : denominator;
        BigInteger[] parts = (unit < 0 ? numerator.shiftLeft(-unit) : numerator).divideAndRemainder(divisor);
        boolean away = rounding.away(negative, parts[0].testBit(0), parts[1].shiftLeft(1).compareTo(divisor),
                parts[1].signum() == 0);
        // The leading bit of a normal significand adds 1 to the exponent, as does a carry out of the mantissa.
        long bits = ((long) (exponent - format.leastExponent()) << format.mantissaBits()) + parts[0].longValueExact()
                + (away ? 1 : 0);
        return bits > format.greatest() ? overflow(format, rounding, negative) : bits;
    }

    /** The number that a positive magnitude times 2 to an exponent, with a sign, is rounded to. */
    static FloatNumber rounded(FloatFormat format, FloatRounding rounding, boolean negative, long magnitude, int unit) {
        int leading = Long.SIZE - 1 - Long.numberOfLeadingZeros(magnitude) + unit;
        int exponent = Math.max(leading, format.leastExponent());
        if (exponent > format.greatestExponent()) {
            return new FloatNumber(format, overflow(format, rounding, negative)).signed(negative);
        }
        int dropped = exponent - format.mantissaBits() - unit;
        // Where more bits are dropped than there are, all that is left is less than half of the last place.
        long kept = dropped <= 0 ? magnitude << -dropped : dropped < Long.SIZE ? magnitude >>> dropped : 0;
        long rest = dropped <= 0 ? 0 : dropped < Long.SIZE ? magnitude - (kept << dropped) : magnitude;
        int half = dropped <= 0 || dropped >= Long.SIZE ? -1 : Long.compareUnsigned(rest, 1L << (dropped - 1));
        boolean away = rounding.away(negative, (kept & 1) != 0, half, rest == 0);
        long bits = ((long) (exponent - format.leastExponent()) << format.mantissaBits()) + kept + (away ? 1 : 0);
        return new FloatNumber(format, bits > format.greatest() ? overflow(format, rounding, negative) : bits)
                .signed(negative);
    }

    /** The greatest exponent such that 2 to it is at most the quotient of two positive numbers. */
    private static int binaryExponent(BigInteger numerator, BigInteger denominator) {
        int estimate = numerator.bitLength() - denominator.bitLength();
        boolean less = estimate >= 0
                ? numerator.compareTo(denominator.shiftLeft(estimate)) < 0
                : numerator.shiftLeft(-estimate).compareTo(denominator) < 0;
        return less ? estimate - 1 : estimate;
    }

    private static long overflow(FloatFormat format, FloatRounding rounding, boolean negative) {
        boolean infinite = rounding.away(negative, true, 1, false);
        return infinite ? format.beyond() : format.greatest();
    }

    /** Whether it is not a number. */
    public boolean isNaN() { return bits == format.notANumber(); }

    /** Whether it is one of the infinities. */
    public boolean isInfinite() {
        return !format.isFinite() && (bits & ~format.signBit()) == format.beyond();
    }

    /** Whether it is a number and no infinity. */
    public boolean isFinite() {
        return (bits & ~format.signBit()) <= format.greatest();
    }

    /** Whether it is one of the zeros. */
    public boolean isZero() { return (bits & ~format.signBit()) == 0; }

    /** Whether it is a number whose sign is minus, minus zero among them. */
    public boolean isNegative() {
        return (bits & format.signBit()) != 0;
    }

    /** The same magnitude with the sign of choice. */
    FloatNumber signed(boolean negative) {
        long magnitude = bits & ~format.signBit();
        return isNaN() ? this : new FloatNumber(format, negative ? magnitude | format.signBit() : magnitude);
    }

    /** The significand without the zeros at its end. */
    long oddSignificand() {
        long all = significandBits();
        return all == 0 ? 0 : all >>> Long.numberOfTrailingZeros(all);
    }

    /** The exponent of the last bit that is set of a number that is not 0. */
    int oddUnit() {
        return unit() + Long.numberOfTrailingZeros(significandBits());
    }

    private long significandBits() {
        long mantissa = bits & ((1L << format.mantissaBits()) - 1);
        return biasedExponent() == 0 ? mantissa : mantissa | (1L << format.mantissaBits());
    }

    /** A whole number that, times 2 to {@link #unit}, is the magnitude of a finite number. */
    BigInteger significand() {
        return BigInteger.valueOf(significandBits());
    }

    /** The exponent of the last bit of the significand. */
    int unit() {
        return (int) Math.max(biasedExponent(), 1) - 1 + format.leastExponent() - format.mantissaBits();
    }

    private long biasedExponent() {
        return (bits & ~format.signBit()) >>> format.mantissaBits();
    }

    /** The finite number with its sign, times 2 to the given number of places, which is at least minus the unit. */
    BigInteger scaled(int places) {
        BigInteger magnitude = significand().shiftLeft(places + unit());
        return isNegative() ? magnitude.negate() : magnitude;
    }

    /** The finite number as the numerator of a fraction in lowest terms or not. */
    public BigInteger numerator() {
        return scaled(Math.max(0, -unit()));
    }

    /** The denominator of that fraction. */
    public BigInteger denominator() {
        return BigInteger.ONE.shiftLeft(Math.max(0, -unit()));
    }

    @Override
    public String toString() {
        return FloatText.of(this);
    }
}
