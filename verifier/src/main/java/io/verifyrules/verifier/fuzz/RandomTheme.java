package io.verifyrules.verifier.fuzz;

/** What random rules of some seeds are about and others are not, so that many of one theme can be looked at. */
public enum RandomTheme {
    /** Chains of conversions. */
    CONVERSIONS(13),
    /** Terms of numbers that are written down. */
    CLOSED_TERMS(29);

    private static final int PAIRS = 64;

    private final int pair;

    /** @param pair of every 64 pairs of seeds that whose rules have the theme */
    RandomTheme(int pair) {
        this.pair = pair;
    }

    /** Whether the rule of the seed has the theme. */
    boolean has(long seed) {
        return Math.floorMod(Math.floorDiv(seed, 2L), PAIRS) == pair;
    }

    /** The seed of the rule of the theme with the given number; those with even numbers are right, as with even seeds. */
    public long seed(long number) {
        return 2 * (PAIRS * Math.floorDiv(number, 2L) + pair) + Math.floorMod(number, 2);
    }
}
