package io.verifyrules.verifier.fuzz;

import java.util.Locale;
import java.util.stream.Stream;

/** The subject of random rules. Each kind has a rule of its own for each seed, the same in every run. */
public enum RandomKind {
    /** A little of everything; the other kinds among it. */
    MIXED(0, 1),
    /** Movements along the lanes of one class, divisions among them, with a reshape behind them. */
    PIPELINES(2, 16),
    /** Integers of MLIR whose widths are left open; half of the rules choose by a fact that depends on the width. */
    OPEN_WIDTHS(3, 8),
    /** Chains of conversions. */
    CONVERSIONS(13, 64),
    /** Terms of numbers that are written down. */
    CLOSED_TERMS(29, 64),
    /** Softmaxes, means and norms: sums, quotients and functions of reals. */
    MODELS(8, 16),
    /** Sums and products of floats whose order does not matter to the rule. */
    TOLERANCES(17, 32),
    /** Lists of operands of any length. */
    LISTS(25, 64),
    /** Exclusive or, symmetric inputs, what is assumed of floats, right sides that are invalid, and operators of one's own. */
    CONSTRUCTS(9, 32);

    private final int pair;
    private final int pairs;

    /**
     * @param pair  which pair of seeds has this kind among the mixed ones
     * @param pairs of how many pairs
     */
    RandomKind(int pair, int pairs) {
        this.pair = pair;
        this.pairs = pairs;
    }

    /** The subject of the rule of the seed: this kind, or of the mixed one the kind that the seed decides. */
    RandomKind of(long seed) {
        return this == MIXED
                ? Stream.of(PIPELINES, OPEN_WIDTHS, CONVERSIONS, CLOSED_TERMS, MODELS, TOLERANCES, LISTS, CONSTRUCTS)
                        .filter(kind -> kind.hasAmongMixed(seed))
                        .findFirst()
                        .orElse(MIXED)
                : this;
    }

    /** Whether the mixed rule of the seed is of this kind. */
    boolean hasAmongMixed(long seed) {
        return Math.floorMod(Math.floorDiv(seed, 2L), pairs) == pair;
    }

    /** The kind as it is written on the command line. */
    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
