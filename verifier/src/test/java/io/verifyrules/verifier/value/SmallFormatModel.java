package io.verifyrules.verifier.value;

import io.verifyrules.dsl.element.FloatFormat;
import io.verifyrules.dsl.element.Specials;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.List;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * The numbers of a format of 8 bits by their definition, and rounding by search among them. Shares nothing with the arithmetic of the
 * program but how many bits there are and what is special: numbers are counted in units of the least one.
 */
public record SmallFormatModel(FloatFormat format) {

    private static final int SIGN = 0x80;
    private static final int MAGNITUDE = 0x7f;

    /** The models of all formats of 8 bits that element types have. */
    public static Stream<SmallFormatModel> models() {
        return FloatFormat.ALL.stream().filter(format -> format.bits() == 8).map(SmallFormatModel::new);
    }

    @Override
    public String toString() {
        return format.toString();
    }

    private boolean infinite() {
        return format.specials() == Specials.INFINITIES;
    }

    /** The magnitude after the greatest number. */
    public int beyond() {
        return infinite() ? ((1 << format.exponentBits()) - 1) << format.mantissaBits() : MAGNITUDE;
    }

    private int nanBits() {
        return infinite() ? beyond() | 1 << (format.mantissaBits() - 1) : MAGNITUDE;
    }

    FloatNumber of(int bits) {
        return new FloatNumber(format, bits);
    }

    FloatNumber nan() {
        return of(nanBits());
    }

    /** The result for an exact one that is beyond all numbers. */
    FloatNumber overflow(boolean negative) {
        return infinite() ? of(negative ? beyond() | SIGN : beyond()) : nan();
    }

    /** The elements, each once. */
    public List<FloatNumber> all() {
        return IntStream.range(0, 0x100)
                .filter(bits -> (bits & MAGNITUDE) <= beyond() - (infinite() ? 0 : 1) || bits == nanBits())
                .mapToObj(this::of)
                .toList();
    }

    /** The finite elements that are not negative. */
    List<FloatNumber> magnitudes() {
        return IntStream.range(0, beyond()).mapToObj(this::of).toList();
    }

    /** The magnitude of some bits in units of the least one; of the bits after the greatest number that which would follow. */
    private BigInteger magnitude(int bits) {
        int normal = 1 << format.mantissaBits();
        return BigInteger.valueOf(bits < normal ? bits : normal + bits % normal)
                .shiftLeft(bits < normal ? 0 : bits / normal - 1);
    }

    /** How many units make 1: the least number is 2 to the power of 2 - 2^(exponent bits - 1) - mantissa bits. */
    BigInteger unitsOfOne() {
        return BigInteger.ONE.shiftLeft((1 << (format.exponentBits() - 1)) - 2 + format.mantissaBits());
    }

    /** A finite number in units of the least one. */
    BigInteger units(FloatNumber number) {
        BigInteger units = magnitude((int) number.bits() & MAGNITUDE);
        return isNegative(number) ? units.negate() : units;
    }

    boolean isNegative(FloatNumber number) {
        return ((int) number.bits() & SIGN) != 0;
    }

    boolean isNaN(FloatNumber number) {
        return number.bits() == nanBits();
    }

    boolean isInfinite(FloatNumber number) {
        return infinite() && ((int) number.bits() & MAGNITUDE) == beyond();
    }

    public boolean isFinite(FloatNumber number) {
        return ((int) number.bits() & MAGNITUDE) < beyond();
    }

    BigDecimal value(FloatNumber number) {
        return new BigDecimal(units(number)).divide(new BigDecimal(unitsOfOne()));
    }

    /** The element as a double, which has all of them. */
    double real(FloatNumber number) {
        if (isNaN(number)) {
            return Double.NaN;
        }
        double magnitude = isInfinite(number)
                ? Double.POSITIVE_INFINITY
                : units(number).abs().doubleValue() / unitsOfOne().doubleValue();
        return isNegative(number) ? -magnitude : magnitude;
    }

    /** The number halfway from a magnitude to the next one, in units of half the least number. */
    public BigInteger middle(int bits) {
        return magnitude(bits).add(magnitude(bits + 1));
    }

    /** The denominator of what {@link #middle} counts. */
    public BigInteger halfUnitsOfOne() {
        return unitsOfOne().shiftLeft(1);
    }

    /** The nearest number to a quotient of units, the even one of two; what is nearer to the one after the greatest is beyond. */
    FloatNumber nearest(BigInteger numerator, BigInteger denominator, boolean negativeZero) {
        boolean negative = numerator.signum() * denominator.signum() < 0 || (numerator.signum() == 0 && negativeZero);
        BigInteger magnitude = numerator.abs();
        BigInteger below = denominator.abs();
        int low = 0;
        int high = beyond();
        if (magnitude(high).multiply(below).compareTo(magnitude) <= 0) {
            return overflow(negative);
        }
        while (high - low > 1) {
            int middle = (low + high) / 2;
            if (magnitude(middle).multiply(below).compareTo(magnitude) <= 0) {
                low = middle;
            } else {
                high = middle;
            }
        }
        int sign = magnitude.shiftLeft(1).compareTo(middle(low).multiply(below));
        int best = sign < 0 || (sign == 0 && low % 2 == 0) ? low : high;
        return best == beyond() ? overflow(negative) : of(negative ? best | SIGN : best);
    }

    /** The nearest number to a decimal one. */
    FloatNumber nearest(BigDecimal number, boolean negativeZero) {
        BigDecimal units = number.multiply(new BigDecimal(unitsOfOne()));
        BigInteger scale = BigInteger.TEN.pow(Math.max(0, units.scale()));
        return nearest(units.multiply(new BigDecimal(scale)).toBigIntegerExact(), scale, negativeZero);
    }

    /** The element that a double is, or what it is rounded to. */
    FloatNumber nearest(double number) {
        boolean negative = number < 0 || (number == 0 && 1 / number < 0);
        return Double.isNaN(number)
                ? nan()
                : Double.isInfinite(number) ? overflow(negative) : nearest(new BigDecimal(number), negative);
    }

    /** The sign of the difference; none where one is not a number. */
    OptionalInt compare(FloatNumber a, FloatNumber b) {
        return isNaN(a) || isNaN(b)
                ? OptionalInt.empty()
                : OptionalInt.of(
                        isFinite(a) && isFinite(b) ? units(a).compareTo(units(b)) : Double.compare(real(a), real(b)));
    }
}
