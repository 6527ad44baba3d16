package io.verifyrules.dsl.element;

import java.math.BigInteger;
import java.util.List;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;

/**
 * A format of floating-point numbers as IEEE 754 defines them: a sign, an exponent with a bias, and a mantissa. It
 * has subnormal numbers, two zeros, two infinities, and what is not a number. A finite format has no infinities. The
 * bits that they would have, and all others of their exponent, are numbers, unless all bits are set. What overflows
 * is no number there.
 *
 * @param exponentBits how many bits the exponent has, from 2 to 11
 * @param mantissaBits how many bits of the significand are stored, from 1 to 52; its leading bit is not
 * @param isFinite     whether there are no infinities
 */
public record FloatFormat(int exponentBits, int mantissaBits, boolean isFinite) {

    public static final FloatFormat F16 = new FloatFormat(5, 10);
    public static final FloatFormat BF16 = new FloatFormat(8, 7);
    public static final FloatFormat F32 = new FloatFormat(8, 23);
    public static final FloatFormat F64 = new FloatFormat(11, 52);

    /**
     * The format that StableHLO and MLIR call {@code f8E4M3FN}: numbers up to 448, no infinities. Their
     * {@code f8E4M3} is another format, which has infinities and numbers up to 240.
     */
    public static final FloatFormat F8E4M3FN = new FloatFormat(4, 3, true);

    /** The formats of IEEE 754 that compilers have, narrower ones first. */
    static final List<FloatFormat> NAMED = List.of(F16, BF16, F32, F64);

    public FloatFormat {
        if (exponentBits < 2 || exponentBits > 11 || mantissaBits < 1 || mantissaBits > 52) {
            throw new IllegalArgumentException(
                    "a format of " + exponentBits + " exponent bits and " + mantissaBits + " mantissa bits");
        }
    }

    /** A format of IEEE 754. */
    public FloatFormat(int exponentBits, int mantissaBits) {
        this(exponentBits, mantissaBits, false);
    }

    // Each operation on two numbers compares their formats, which are the same object mostly.
    @Override
    public boolean equals(@Nullable Object other) {
        return this == other || (other instanceof FloatFormat format && exponentBits == format.exponentBits
                && mantissaBits == format.mantissaBits && isFinite == format.isFinite);
    }

    @Override
    public int hashCode() {
        return 31 * exponentBits + (isFinite ? -mantissaBits : mantissaBits);
    }

    /** The number of bits of a number. */
    public int bits() {
        return 1 + exponentBits + mantissaBits;
    }

    /** The number of bits of a significand, the leading one included. */
    public int precision() {
        return mantissaBits + 1;
    }

    /** What is added to an exponent where it is stored. */
    private int bias() {
        return (1 << (exponentBits - 1)) - 1;
    }

    /** The exponent of the greatest numbers: they are less than 2 to one more. */
    public int greatestExponent() {
        return isFinite ? bias() + 1 : bias();
    }

    /** The exponent of the least normal number, which is 2 to it; subnormal numbers share it. */
    public int leastExponent() {
        return 1 - bias();
    }

    /**
     * The bits of plus infinity.
     *
     * @throws IllegalStateException if the format is finite
     */
    public long infinity() {
        if (isFinite) {
            throw new IllegalStateException("an infinity of " + this + ", which has none");
        }
        return special();
    }

    /** The least bits whose exponent has all bits set. */
    private long special() {
        return ((1L << exponentBits) - 1) << mantissaBits;
    }

    /** The bits of the greatest number that is finite. */
    public long greatest() {
        return isFinite ? notANumber() - 1 : special() - 1;
    }

    /** The greatest number that is finite, which is a whole one in all formats with a name. */
    BigInteger greatestNumber() {
        long significand = (1L << precision()) - (isFinite ? 2 : 1);
        return BigInteger.valueOf(significand).shiftLeft(greatestExponent() - mantissaBits);
    }

    /** The name that MLIR, StableHLO and HLO have for it, the latter in small letters. */
    public String programName() {
        return isFinite ? "f" + bits() + "E" + exponentBits + "M" + mantissaBits + "FN" : toString();
    }

    /** The bits of what is beyond all numbers: plus infinity, or what is not a number where there is none. */
    public long beyond() {
        return isFinite ? notANumber() : special();
    }

    /** The bits of what is not a number; there is one such element, whose payload and sign cannot be seen. */
    public long notANumber() {
        return isFinite ? signBit() - 1 : special() | (1L << (mantissaBits - 1));
    }

    /** The bit of the sign, which is also minus zero. */
    public long signBit() {
        return 1L << (exponentBits + mantissaBits);
    }

    /** The bits of a rational number; empty where it is not exactly an element. Of 0 they are those of plus zero. */
    public OptionalLong bitsOf(BigInteger numerator, BigInteger denominator) {
        if (numerator.signum() == 0) {
            return OptionalLong.of(0);
        }
        BigInteger divisor = numerator.gcd(denominator);
        BigInteger scale = denominator.divide(divisor);
        BigInteger magnitude = numerator.divide(divisor).abs();
        if (scale.abs().bitCount() != 1) {
            return OptionalLong.empty();
        }
        int zeros = magnitude.getLowestSetBit();
        int least = zeros - scale.abs().getLowestSetBit();
        BigInteger odd = magnitude.shiftRight(zeros);
        int exponent = Math.max(least + odd.bitLength() - 1, leastExponent());
        int places = least - (exponent - mantissaBits);
        if (places < 0 || exponent > greatestExponent()) {
            return OptionalLong.empty();
        }
        long significand = odd.shiftLeft(places).longValueExact();
        long bits = ((long) (exponent - leastExponent()) << mantissaBits) + significand;
        if (bits > greatest()) {
            return OptionalLong.empty();
        }
        return OptionalLong.of(numerator.signum() * scale.signum() < 0 ? bits | signBit() : bits);
    }

    @Override
    public String toString() {
        if (equals(BF16)) {
            return "bf16";
        }
        return NAMED.contains(this)
                ? "f" + bits()
                : "f" + bits() + "e" + exponentBits + "m" + mantissaBits + (isFinite ? "fn" : "");
    }
}
