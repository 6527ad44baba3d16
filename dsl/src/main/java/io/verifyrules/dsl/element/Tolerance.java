package io.verifyrules.dsl.element;

import java.util.Locale;

/** A difference between floats that a rule says does not matter. Other element types know none of them. */
public enum Tolerance {

    /** Zeros with different signs count as equal, where they are elements of both results. */
    ZEROS,

    /** Where an element of the left side is not a number, any element may take its place. */
    NAN,

    /** The terms of sums and the factors of products have no order, and are grouped in any way. */
    ORDER,

    /** Every element is a real number and every operation exact: nothing is rounded, overflows or is not a number. */
    ROUNDING;

    /** The word of the rule language, such as {@code zeros}. */
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }
}
