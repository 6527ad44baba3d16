package io.verifyrules.verifier.fuzz;

import io.verifyrules.dsl.rule.Rule;

/** Rules that leave widths open, where these are known. */
final class RandomWidths {

    private RandomWidths() {
    }

    /** The rule at the narrowest widths at which it is claimed; the rule itself where it leaves none open. */
    static Rule of(Rule rule) {
        return rule.widths().open().isEmpty() ? rule : rule.at(rule.widths().small().getFirst());
    }
}
