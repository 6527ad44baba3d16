package io.verifyrules.dsl.element;

import io.verifyrules.dsl.diagnostic.IllFormedException;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.Set;

/** An element written down. */
public sealed interface Literal {

    /** The number of decimal places that are read. */
    int MOST_PLACES = 2000;

    /** An integer, read as an {@code int} or a {@code real}. */
    record Whole(BigInteger value) implements Literal {
        @Override
        public String toString() {
            return value.toString();
        }
    }

    /**
     * A number that is not whole, read as a {@code real} or as an element of a floating-point type that has it exactly.
     * It is in lowest terms, the denominator above 1.
     */
    record Fraction(BigInteger numerator, BigInteger denominator) implements Literal {
        public Fraction {
            if (denominator.compareTo(BigInteger.ONE) <= 0 || !numerator.gcd(denominator).equals(BigInteger.ONE)) {
                throw new IllegalArgumentException(numerator + "/" + denominator + " is no fraction in lowest terms");
            }
        }

        @Override
        public String toString() {
            return fraction(numerator, denominator);
        }
    }

    /** The zero of a floating-point type that is less than nothing. */
    record MinusZero() implements Literal {
        @Override
        public String toString() {
            return "-0.0";
        }
    }

    /** The element of a floating-point type that is not a number. */
    record NotANumber() implements Literal {
        @Override
        public String toString() {
            return "nan";
        }
    }

    /** The complex number whose square is -1. */
    record ImaginaryUnit() implements Literal {
        @Override
        public String toString() {
            return "i";
        }
    }

    /** A truth value. */
    record Truth(boolean value) implements Literal {
        @Override
        public String toString() {
            return Boolean.toString(value);
        }
    }

    /** An infinity, which only {@code min}, {@code max} and comparisons should meet. */
    record Infinity(boolean positive) implements Literal {
        @Override
        public String toString() {
            return positive ? "+inf" : "-inf";
        }
    }

    /** A number of bits, such as that of the type itself, as an element of it. */
    record Bits(Width width) implements Literal {

        /**
         * A width that is at least 0 only where the number is among the elements of a type, without a sign, of the
         * given width. The number may be neither known nor a multiple of the width and a bit. Then only numbers that
         * are no more than the width itself are said to be.
         */
        public Width spareIn(Width type) {
            if (type.fixed().isPresent()) {
                return Width.of((int) Math.min(Integer.MAX_VALUE, (1L << Math.min(type.fixed().get(), 62)) - 1))
                        .minus(width);
            }
            int times = width.terms().getOrDefault(type.terms().firstKey(), 0) / type.terms().firstEntry().getValue();
            Width more = width.minus(type.times(times));
            return times >= 0 && more.fixed().isPresent()
                    ? type.minus(firstAbove(times, more.offset()))
                    : type.minus(width);
        }

        /** From which number of bits on {@code times * bits + more < 2^bits}. */
        private static int firstAbove(int times, int more) {
            int bits = Integer.SIZE * 2 - 2;
            while (bits > 1 && (long) times * (bits - 1) + more < 1L << (bits - 1)) {
                bits--;
            }
            return bits;
        }

        @Override
        public String toString() {
            return "bits(" + width + ")";
        }
    }

    /** The least or the greatest element of the type, where its highest bit is taken for a sign. */
    record Extreme(boolean greatest) implements Literal {
        @Override
        public String toString() {
            return greatest ? "INT_MAX" : "INT_MIN";
        }
    }

    /** The element that stands for any: what comes of it is poison, and may be replaced by anything. */
    record Poison() implements Literal {
        @Override
        public String toString() {
            return "poison";
        }
    }

    /** The number that a quotient is; the denominator is not 0. */
    static Literal quotient(BigInteger numerator, BigInteger denominator) {
        BigInteger divisor = numerator.gcd(denominator).multiply(BigInteger.valueOf(denominator.signum()));
        BigInteger below = denominator.divide(divisor);
        BigInteger above = numerator.divide(divisor);
        return below.equals(BigInteger.ONE) ? new Whole(above) : new Fraction(above, below);
    }

    /**
     * The number that a decimal one is, such as {@code 0.5}, {@code -1.25e-3} or {@code -0.0}, which is minus zero.
     *
     * @throws IllFormedException if it is no decimal number
     */
    static Literal decimal(String text) {
        BigDecimal value;
        try {
            value = new BigDecimal(text);
        } catch (NumberFormatException mistake) {
            throw new IllFormedException("'" + text + "' is no decimal number");
        }
        if (Math.abs((long) value.scale()) > MOST_PLACES) {
            throw new IllFormedException("'" + text + "' has more than " + MOST_PLACES + " places");
        }
        if (value.signum() == 0 && text.startsWith("-")) {
            return new MinusZero();
        }
        BigInteger power = BigInteger.TEN.pow(Math.abs(value.scale()));
        return value.scale() < 0
                ? new Whole(value.unscaledValue().multiply(power))
                : quotient(value.unscaledValue(), power);
    }

    /** The types that have it among their elements. */
    default Set<ElementType> types() {
        return switch (this) {
            case Truth ignored -> ElementTypes.TRUTHS;
            case Infinity ignored -> ElementTypes.INFINITE;
            case Whole whole -> ElementTypes.thatHave(whole.value(), BigInteger.ONE);
            case Fraction fraction -> ElementTypes.thatHave(fraction.numerator(), fraction.denominator());
            case MinusZero ignored -> ElementTypes.ALL_FLOATS;
            case NotANumber ignored -> ElementTypes.ALL_FLOATS;
            case ImaginaryUnit ignored -> ElementTypes.COMPLEX;
            case Bits ignored -> ElementTypes.SIGNLESS;
            case Extreme ignored -> ElementTypes.SIGNLESS;
            case Poison ignored -> ElementTypes.OF_ARITH;
        };
    }

    /** Whether the closed type has it among its elements. */
    default boolean isOf(ElementType type) {
        return types().contains(ElementTypes.representative(type));
    }

    /** The literal's own type; it takes the type of what it meets. */
    default ElementType.Undecided type() {
        return this instanceof Truth ? ElementType.TRUTH : ElementType.NUMERAL;
    }

    private static String fraction(BigInteger numerator, BigInteger denominator) {
        BigInteger odd = denominator.shiftRight(denominator.getLowestSetBit());
        // A power of 5, which is what a decimal number leaves of its denominator, divides a greater one.
        BigInteger power = BigInteger.valueOf(5).pow(odd.bitLength());
        return power.mod(odd).signum() == 0
                ? new BigDecimal(numerator).divide(new BigDecimal(denominator)).toPlainString()
                : numerator + "/" + denominator;
    }
}
