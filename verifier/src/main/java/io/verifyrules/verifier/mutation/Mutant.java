package io.verifyrules.verifier.mutation;

import io.verifyrules.dsl.rule.Rule;

/**
 * A rule with one thing changed.
 *
 * @param origin the rule it was made from
 * @param change the change, such as {@code right side, pad: low + 1}
 * @param kind the effect of the change on the rule's claim
 * @param rule the changed rule
 */
public record Mutant(Rule origin, String change, Kind kind, Rule rule) {

    /** The effect of a change on the claim of a rule. */
    public enum Kind {
        /** A condition was dropped or weakened, so the rule claims more. */
        GENERALIZED,
        /** Something else was changed, so the rule claims something else. */
        ALTERED
    }
}
