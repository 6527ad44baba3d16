package io.verifyrules.verifier.algebra;

import io.verifyrules.dsl.element.Literal;
import java.math.BigInteger;
import java.util.Optional;

/** A rational number in lowest terms; the denominator is above 0. */
record Ratio(BigInteger numerator, BigInteger denominator) implements Comparable<Ratio> {

    static final Ratio ZERO = of(0);
    static final Ratio ONE = of(1);
    static final Ratio HALF = new Ratio(BigInteger.ONE, BigInteger.TWO);

    Ratio {
        BigInteger common = numerator.gcd(denominator);
        if (denominator.signum() == 0) {
            throw new ArithmeticException(numerator + " / 0");
        }
        BigInteger by = denominator.signum() < 0 ? common.negate() : common;
        numerator = numerator.divide(by);
        denominator = denominator.divide(by);
    }

    static Ratio of(long number) {
        return new Ratio(BigInteger.valueOf(number), BigInteger.ONE);
    }

    /** The number that a literal is; nothing for one that is no rational number. */
    static Optional<Ratio> of(Literal literal) {
        return switch (literal) {
            case Literal.Whole(BigInteger value) -> Optional.of(new Ratio(value, BigInteger.ONE));
            case Literal.Fraction(BigInteger above, BigInteger below) -> Optional.of(new Ratio(above, below));
            default -> Optional.empty();
        };
    }

    Literal literal() {
        return isWhole() ? new Literal.Whole(numerator) : new Literal.Fraction(numerator, denominator);
    }

    boolean isWhole() { return denominator.equals(BigInteger.ONE); }

    /** Whether it is a whole number, and an even one. */
    boolean isEven() { return isWhole() && !numerator.testBit(0); }

    int signum() {
        return numerator.signum();
    }

    Ratio plus(Ratio that) {
        return new Ratio(numerator.multiply(that.denominator).add(that.numerator.multiply(denominator)),
                denominator.multiply(that.denominator));
    }

    Ratio times(Ratio that) {
        return new Ratio(numerator.multiply(that.numerator), denominator.multiply(that.denominator));
    }

    Ratio negated() {
        return new Ratio(numerator.negate(), denominator);
    }

    /** {@code 1} divided by this number, which is not 0. */
    Ratio inverse() {
        return new Ratio(denominator, numerator);
    }

    /** A whole power; of 0 none below 0. */
    Ratio power(int exponent) {
        Ratio base = exponent < 0 ? inverse() : this;
        return new Ratio(base.numerator.pow(Math.abs(exponent)), base.denominator.pow(Math.abs(exponent)));
    }

    /** The greatest whole number that is not above it. */
    BigInteger floor() {
        BigInteger[] parts = numerator.divideAndRemainder(denominator);
        return parts[1].signum() < 0 ? parts[0].subtract(BigInteger.ONE) : parts[0];
    }

    Ratio abs() {
        return signum() < 0 ? negated() : this;
    }

    @Override
    public int compareTo(Ratio that) {
        return numerator.multiply(that.denominator).compareTo(that.numerator.multiply(denominator));
    }

    @Override
    public String toString() {
        return isWhole() ? numerator.toString() : numerator + "/" + denominator;
    }
}
