package io.verifyrules.dsl.element;

/**
 * A promise of a program about an operation of MLIR's {@code arith}: where it is broken, the result is poison. By
 * {@link #NSZ} and by roundings the result is another; some license rewrites.
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
    NSZ("nsz"),
    /** The result is rounded down rather than to nearest, ties to even. */
    DOWNWARD("downward"),
    UPWARD("upward"),
    TOWARD_ZERO("toward_zero"),
    /** Of two numbers that are as near, the one further from 0. */
    TO_NEAREST_AWAY("to_nearest_away"),
    /** Sums and differences, or products, may be computed in another order. */
    REASSOC("reassoc"),
    /** A result between two operations need not be rounded. */
    CONTRACT("contract"),
    /** A quotient may be a product with the reciprocal. */
    ARCP("arcp");

    private final String symbol;

    ArithFlag(String symbol) {
        this.symbol = symbol;
    }

    /** Whether it says how the result is rounded; an operation has one such flag at most. */
    public boolean isRounding() {
        return switch (this) {
            case DOWNWARD, UPWARD, TOWARD_ZERO, TO_NEAREST_AWAY -> true;
            default -> false;
        };
    }

    /** Whether it licenses the program to be rewritten, and says nothing of elements. */
    public boolean isLicence() {
        return switch (this) {
            case REASSOC, CONTRACT, ARCP -> true;
            default -> false;
        };
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
