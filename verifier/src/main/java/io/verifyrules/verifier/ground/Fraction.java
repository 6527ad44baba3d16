package io.verifyrules.verifier.ground;

import io.verifyrules.dsl.element.Literal;
import java.math.BigInteger;
import java.util.Optional;

/** A rational number in lowest terms, the denominator above 0. */
record Fraction(BigInteger numerator, BigInteger denominator) implements Comparable<Fraction> {

    static final Fraction ONE = new Fraction(BigInteger.ONE, BigInteger.ONE);

    static Fraction of(BigInteger numerator, BigInteger denominator) {
        BigInteger divisor = numerator.gcd(denominator);
        return divisor.equals(BigInteger.ONE)
                ? new Fraction(numerator, denominator)
                : new Fraction(numerator.divide(divisor), denominator.divide(divisor));
    }

    /** The number that a literal is, if it is one. */
    static Optional<Fraction> of(Literal literal) {
        return switch (literal) {
            case Literal.Whole(BigInteger value) -> Optional.of(new Fraction(value, BigInteger.ONE));
            case Literal.Fraction(BigInteger above, BigInteger below) -> Optional.of(new Fraction(above, below));
            default -> Optional.empty();
        };
    }

    @Override
    public int compareTo(Fraction other) {
        return numerator.multiply(other.denominator).compareTo(other.numerator.multiply(denominator));
    }

    boolean isZero() { return numerator.signum() == 0; }

    boolean isWhole() { return denominator.equals(BigInteger.ONE); }

    Fraction plus(Fraction other) {
        return denominator.equals(other.denominator) && denominator.equals(BigInteger.ONE)
                ? new Fraction(numerator.add(other.numerator), BigInteger.ONE)
                : of(numerator.multiply(other.denominator).add(other.numerator.multiply(denominator)),
                        denominator.multiply(other.denominator));
    }

    Fraction times(Fraction other) {
        return of(numerator.multiply(other.numerator), denominator.multiply(other.denominator));
    }

    Fraction negated() {
        return new Fraction(numerator.negate(), denominator);
    }

    /** One divided by it, where it is not 0. */
    Fraction inverse() {
        return numerator.signum() < 0
                ? new Fraction(denominator.negate(), numerator.negate())
                : new Fraction(denominator, numerator);
    }
}
