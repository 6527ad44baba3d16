package io.verifyrules.verifier.interpret;

import java.math.BigInteger;

/** One concrete tensor element. */
public sealed interface ElementValue {

    /** A truth value. */
    record Truth(boolean value) implements ElementValue {
        @Override
        public String toString() {
            return Boolean.toString(value);
        }
    }

    /** A mathematical integer. */
    record Whole(BigInteger value) implements ElementValue {
        @Override
        public String toString() {
            return value.toString();
        }
    }

    /** An exact rational number in lowest terms with a positive denominator; a real without a finite form is {@link Approximate}. */
    record Rational(BigInteger numerator, BigInteger denominator) implements ElementValue {
        public Rational {
            if (denominator.signum() == 0) {
                throw new IllegalArgumentException("denominator 0");
            }
            BigInteger gcd = numerator.gcd(denominator).max(BigInteger.ONE);
            BigInteger sign = BigInteger.valueOf(denominator.signum());
            numerator = numerator.divide(gcd).multiply(sign);
            denominator = denominator.divide(gcd).multiply(sign);
        }

        @Override
        public String toString() {
            return denominator.equals(BigInteger.ONE) ? numerator.toString() : numerator + "/" + denominator;
        }
    }

    /** A real known approximately only, such as {@code exp(1)}; two of them count as different only if they clearly are. */
    record Approximate(double value) implements ElementValue {
        @Override
        public String toString() {
            return "~" + value;
        }
    }

    /** An infinity. */
    record Infinite(boolean positive) implements ElementValue {
        @Override
        public String toString() {
            return positive ? "+inf" : "-inf";
        }
    }

    /** An element of an arbitrary type, of which only its identity is known. */
    record Token(BigInteger id) implements ElementValue {
        @Override
        public String toString() {
            return "e" + id;
        }
    }

    /** The outcome of an operation that the element type does not define, such as {@code inf - inf}: nothing is known of it. */
    record Undefined(String operation) implements ElementValue {
        @Override
        public String toString() {
            return "undefined (" + operation + ")";
        }
    }
}
