package io.verifyrules.dsl.element;

/**
 * What a program says of an operation of MLIR's {@code arith}: where it is not so, the result is poison, but for {@link #NSZ}, by
 * which the result may be another.
 */
public enum ArithFlag {
    /** The result is that of numbers with a sign. */
    NSW("nsw"),
    /** The result is that of numbers without a sign. */
    NUW("nuw"),
    /** A quotient has no remainder; no bit that is shifted out is set. */
    EXACT("exact"),
    /** The operand is not negative where its highest bit is taken for a sign. */
    NNEG("nneg"),
    /** No operand and no result is NaN. */
    NNAN("nnan"),
    /** No operand and no result is infinite. */
    NINF("ninf"),
    /** The sign of a zero does not matter: that of a result may be either. No zero is poison for that. */
    NSZ("nsz");

    private final String symbol;

    ArithFlag(String symbol) {
        this.symbol = symbol;
    }

    /** The flag as MLIR and rule files spell it. */
    public String symbol() {
        return symbol;
    }

    @Override
    public String toString() {
        return symbol;
    }
}
