package io.verifyrules.verifier.solver;

import java.math.BigInteger;

/** The value of a term in a model. */
public sealed interface Value {

    /** An integer; of a word, that of its bits without a sign. */
    record Whole(BigInteger value) implements Value {}

    /** A rational number. */
    record Fraction(BigInteger numerator, BigInteger denominator) implements Value {}

    /** A floating-point number by its bits, without a sign; of what is not a number, any that are none. */
    record Floating(BigInteger bits, Sort.Floats sort) implements Value {}

    /** A truth value. */
    record Truth(boolean value) implements Value {}

    /** An element of the uninterpreted sort, known by a name. */
    record Named(String name) implements Value {}

    /** A value without a finite form, such as an irrational number. */
    record Inexpressible(String text) implements Value {}
}
