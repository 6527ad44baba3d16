package io.verifyrules.verifier.program;

import java.math.BigInteger;

/** A value that a program writes down, before its type gives it a meaning. */
public sealed interface Literal {

    /** An integer in decimal digits. */
    record Whole(BigInteger value) implements Literal {
        @Override
        public String toString() {
            return value.toString();
        }
    }

    /** A number with a fraction or an exponent, in its own digits. */
    record Decimal(String digits) implements Literal {
        @Override
        public String toString() {
            return digits;
        }
    }

    /** The bits of a number in hexadecimal digits, as many as are written. */
    record Bits(String digits) implements Literal {
        @Override
        public String toString() {
            return "0x" + digits;
        }
    }

    /** A truth value. */
    record Truth(boolean value) implements Literal {
        @Override
        public String toString() {
            return Boolean.toString(value);
        }
    }

    /** A complex number. */
    record Pair(Literal real, Literal imaginary) implements Literal {
        @Override
        public String toString() {
            return "(" + real + ", " + imaginary + ")";
        }
    }

    /** A string. */
    record Text(String value) implements Literal {
        @Override
        public String toString() {
            return Quoted.of(value);
        }
    }
}
