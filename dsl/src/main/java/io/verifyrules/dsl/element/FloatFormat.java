package io.verifyrules.dsl.element;

import java.math.BigInteger;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * A format of floating-point numbers as IEEE 754 defines them: a sign, an exponent with a bias, and a mantissa. It
 * has subnormal numbers, two zeros, and what is not a number. What overflows is an infinity, or no number where there
 * are none. A format is described here once. Its values, its names, its theory and its words in programs follow.
 *
 * @param exponentBits how many bits the exponent has, from 2 to 11
 * @param mantissaBits how many bits of the significand are stored, from 1 to 52; its leading bit is not
 * @param specials     the elements that are no finite numbers
 */
public record FloatFormat(int exponentBits, int mantissaBits, Specials specials) {

    public static final FloatFormat F16 = new FloatFormat(5, 10);
    public static final FloatFormat BF16 = new FloatFormat(8, 7);
    public static final FloatFormat F32 = new FloatFormat(8, 23);
    public static final FloatFormat F64 = new FloatFormat(11, 52);

    /**
     * The format that StableHLO and MLIR call {@code f8E4M3FN}: numbers up to 448, no infinities. Their
     * {@code f8E4M3} is another format, which has infinities and numbers up to 240.
     */
    public static final FloatFormat F8E4M3FN = new FloatFormat(4, 3, Specials.ONE_NAN);

    /** The format of IEEE 754 that StableHLO and MLIR call {@code f8E5M2}: the exponents of f16, numbers up to 57344. */
    public static final FloatFormat F8E5M2 = new FloatFormat(5, 2);

    /** The formats of IEEE 754 that compilers have and open types stand for, narrower ones first. */
    static final List<FloatFormat> NAMED = List.of(F16, BF16, F32, F64);

    /** The formats that an open type stands for only where that is said. A further one is registered here. */
    public static final List<FloatFormat> ASKED_FOR = List.of(F8E4M3FN, F8E5M2);

    /** The formats that element types have, narrower ones first. */
    public static final List<FloatFormat> ALL = Stream.concat(ASKED_FOR.stream(), NAMED.stream()).toList();

    public FloatFormat {
        if (exponentBits < 2 || exponentBits > 11 || mantissaBits < 1 || mantissaBits > 52) {
            throw new IllegalArgumentException(
                    "a format of " + exponentBits + " exponent bits and " + mantissaBits + " mantissa bits");
        }
    }

    /** A format of IEEE 754. */
    public FloatFormat(int exponentBits, int mantissaBits) {
        this(exponentBits, mantissaBits, Specials.INFINITIES);
    }

    // Each operation on two numbers compares their formats, which are the same object mostly.
    @Override
    public boolean equals(@Nullable Object other) {
        return this == other || (other instanceof FloatFormat format && exponentBits == format.exponentBits
                && mantissaBits == format.mantissaBits && specials == format.specials);
    }

    @Override
    public int hashCode() {
        return 31 * exponentBits + (isFinite() ? -mantissaBits : mantissaBits);
    }

    /** Whether there are no infinities. */
    public boolean isFinite() { return specials == Specials.ONE_NAN; }

    /** The number of bits of a number. */
    public int bits() {
        return 1 + exponentBits + mantissaBits;
    }

    /** The number of bits of a significand, the leading one included. */
    public int precision() {
        return mantissaBits + 1;
    }

    /** The number that is added to an exponent where it is stored. */
    private int bias() {
        return (1 << (exponentBits - 1)) - 1;
    }

    /** The exponent of the greatest numbers: they are less than 2 to one more. */
    public int greatestExponent() {
        return switch (specials) {
            case INFINITIES -> bias();
            case ONE_NAN -> bias() + 1;
        };
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
        if (isFinite()) {
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
        return switch (specials) {
            case INFINITIES -> special() - 1;
            case ONE_NAN -> notANumber() - 1;
        };
    }

    /** The greatest number that is finite, which is a whole one in all formats with a name. */
    BigInteger greatestNumber() {
        long significand = (1L << precision()) - switch (specials) {
            case INFINITIES -> 1;
            case ONE_NAN -> 2;
        };
        return BigInteger.valueOf(significand).shiftLeft(greatestExponent() - mantissaBits);
    }

    /** The name that MLIR, StableHLO and HLO have for it, the latter in small letters. */
    public String programName() {
        return NAMED.contains(this) ? toString() : "f" + toString().substring(1).toUpperCase(Locale.ROOT);
    }

    /** The format of element types that MLIR and StableHLO call so. */
    public static Optional<FloatFormat> ofProgram(String name) {
        return ALL.stream().filter(format -> format.programName().equals(name)).findFirst();
    }

    /** Bits as programs write them: hexadecimal digits in capitals, as many as all bits of the format take. */
    public String hexadecimal(long bits) {
        return String.format(Locale.ROOT, "%0" + (bits() + 3) / 4 + "X", bits);
    }

    /** The bits of what is beyond all numbers: plus infinity, or what is not a number where there is none. */
    public long beyond() {
        return switch (specials) {
            case INFINITIES -> special();
            case ONE_NAN -> notANumber();
        };
    }

    /** The bits of what is not a number; there is one such element, whose payload and sign cannot be seen. */
    public long notANumber() {
        return switch (specials) {
            case INFINITIES -> special() | (1L << (mantissaBits - 1));
            case ONE_NAN -> signBit() - 1;
        };
    }

    /** The bit of the sign, which is also minus zero. */
    public long signBit() {
        return 1L << (exponentBits + mantissaBits);
    }

    /**
     * Whether each element is one of the other format, too. A format with as many bits of exponent and of significand
     * also has the subnormal numbers. A finite one has larger numbers than its exponents would say, and no infinities.
     */
    public boolean isWithin(FloatFormat other) {
        return exponentBits <= other.exponentBits && mantissaBits <= other.mantissaBits
                && (equals(other) || !other.isFinite()) && greatestExponent() <= other.greatestExponent();
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
                : "f" + bits() + "e" + exponentBits + "m" + mantissaBits + specials.suffix();
    }
}
