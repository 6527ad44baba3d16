package io.verifyrules.dsl.element;

/** The elements that a floating-point format has besides its finite numbers, and which bits they are. */
public enum Specials {
    /**
     * Those of IEEE 754. All bits of the exponent are set: without a mantissa it is an infinity, with one it is not a
     * number.
     */
    INFINITIES(""),
    /**
     * One magnitude that is not a number, with all bits set, and no infinities. The other bits with the greatest
     * exponent are numbers.
     */
    ONE_NAN("fn");

    private final String suffix;

    Specials(String suffix) {
        this.suffix = suffix;
    }

    /** The end of the name of a format that has these, in small letters. */
    String suffix() {
        return suffix;
    }
}
