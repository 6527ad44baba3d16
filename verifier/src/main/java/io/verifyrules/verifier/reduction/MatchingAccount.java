package io.verifyrules.verifier.reduction;

import java.util.ArrayList;
import java.util.List;

/**
 * The cost of the matchings of one check, and the terms that found no partner when one failed. Not for use by several
 * threads.
 */
public final class MatchingAccount {

    private final List<Remainder> unmatched = new ArrayList<>();
    private int terms;
    private int attempts;
    private int claims;
    private int matched;
    private int hinted;

    /** The guarded terms of both sides of all matchings. */
    public int terms() {
        return terms;
    }

    /** The number of correspondences that were tried. */
    public int attempts() {
        return attempts;
    }

    /** The number of claims that were put to the prover. */
    public int claims() {
        return claims;
    }

    /** The number of pairs of regions that were matched. */
    public int matched() {
        return matched;
    }

    /** The number of them that rest on a hint of the author. */
    public int hinted() {
        return hinted;
    }

    /** The terms of both sides that found no partner in the matchings that failed. */
    public UnmatchedTerms unmatched() {
        return new UnmatchedTerms(unmatched);
    }

    void normalised(int number) {
        terms += number;
    }

    void attempted() {
        attempts++;
    }

    void claimed() {
        claims++;
    }

    void matched(boolean byHint) {
        matched++;
        if (byHint) {
            hinted++;
        }
    }

    void failed(Remainder remainder) {
        unmatched.add(remainder);
    }
}
