package io.verifyrules.dsl.rule;

import java.util.Optional;

/**
 * The difference of a rule from another rule of its file, of which it is a variant.
 *
 * @param base the name of the rule that it varies
 * @param kind the author's claim about it
 * @param changed the demand in which it differs, if it differs in one demand alone
 */
public record Variant(String base, Kind kind, Optional<ChangedDemand> changed) {

    /**
     * The one demand of a rule that a variant lacks, which demands all else. An instance that refutes the variant fulfils every
     * other demand, so the rule needs this one.
     *
     * @param number  that of the demand, in {@link Rule#demands()} of the rule
     * @param leftOut whether the variant demands nothing else in its place. Then the rule is right without it if the variant is
     */
    public record ChangedDemand(int number, boolean leftOut) {}

    /** The author's claim about a variant. */
    public enum Kind {
        /** It is wrong, and shows why the rule is as it is. */
        BROKEN("broken", VerdictKind.REFUTED),
        /** It is right, and demands less. */
        WEAKER("weaker", VerdictKind.VERIFIED),
        /** It is right where the rule is not. */
        REPAIRED("repaired", VerdictKind.VERIFIED);

        private final String word;
        private final VerdictKind expected;

        Kind(String word, VerdictKind expected) {
            this.word = word;
            this.expected = expected;
        }

        /** As a rule file says it. */
        public String word() {
            return word;
        }

        /** The verdict that is expected unless the variant says otherwise. */
        public VerdictKind expected() {
            return expected;
        }
    }
}
