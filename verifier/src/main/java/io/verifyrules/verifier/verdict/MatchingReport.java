package io.verifyrules.verifier.verdict;

/**
 * The effort of matching reductions in one check.
 *
 * @param terms    the guarded terms of both sides
 * @param matched  the pairs of terms, or parts of terms, that were matched
 * @param hinted   how many of these rest on a hint of the author
 * @param attempts the correspondences tried
 * @param claims   the side conditions put to the prover
 */
public record MatchingReport(int terms, int matched, int hinted, int attempts, int claims) {

    /** A check without reductions. */
    public static final MatchingReport NONE = new MatchingReport(0, 0, 0, 0, 0);
}
