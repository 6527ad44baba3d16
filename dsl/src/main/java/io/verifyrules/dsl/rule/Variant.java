package io.verifyrules.dsl.rule;

import java.util.Optional;

/**
 * How a rule differs from another rule of its file, of which it is a variant.
 *
 * @param base   the name of the rule that it varies
 * @param kind   what the author says of it
 * @param demand the number of a demand of that rule, in {@link Rule#demands()}, if the variant is that rule without this demand,
 *               or with another one in its place, and differs in nothing else. Then an instance that refutes the variant
 *               fulfils every other demand, and the rule needs this one
 */
public record Variant(String base, Kind kind, Optional<Integer> demand) {

    /** What the author says of a variant. */
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
