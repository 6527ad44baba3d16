package io.verifyrules.verifier.generalize;

/**
 * The number of small instances that demands admit, of those on which the left side is valid.
 *
 * @param cases    all of them
 * @param right    those on which the rule is right
 * @param before   those that the rule admits as it was
 * @param after    those that it admits now
 * @param lost     those that the rule admits as it was, where it is right, and that are not admitted now
 * @param complete the highest rank to which these are all instances of the scope; -1 where there is none
 */
public record Counts(int cases, int right, int before, int after, int lost, int complete) {

    /** The strength of the demands found beside those of the rule on these instances. */
    public Strength strength() {
        return lost > 0 ? Strength.STRONGER : after > before ? Strength.WEAKER : Strength.AS_WEAK;
    }

    /** The strength of demands beside others. */
    public enum Strength {
        /** They admit what the others do and more. */
        WEAKER,
        /** They admit the same. */
        AS_WEAK,
        /** They do not admit all that the others do. */
        STRONGER
    }

    /** Whether every instance of the scope that is not admitted is wrong. */
    public boolean nothingLost() {
        return after >= right;
    }
}
