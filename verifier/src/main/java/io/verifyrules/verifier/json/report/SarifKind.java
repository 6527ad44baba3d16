package io.verifyrules.verifier.json.report;

import io.verifyrules.dsl.rule.VerdictKind;

/** The kinds of things that a SARIF report tells; its readers call them rules, and let users filter by them. */
enum SarifKind {
    VERIFIED("unexpected-verified", "warning", "A rule that is expected to be wrong or undecided is proved."),
    REFUTED("unexpected-refuted", "error", "A counterexample shows that the rule is wrong."),
    UNKNOWN("unexpected-unknown", "error", "The rule is neither proved nor refuted."),
    VACUOUS("unexpected-vacuous", "error", "The conditions of the rule contradict each other: it never applies."),
    ILL_FORMED("unexpected-ill-formed", "error", "The rule breaks a rule of the language."),
    INPUT("unusable-input", "error", "The file cannot be read or compiled."),
    INTERNAL_ERROR("internal-error", "error", "A mistake of the verifier kept the rule from its verdict.");

    private final String id;
    private final String level;
    private final String description;

    SarifKind(String id, String level, String description) {
        this.id = id;
        this.level = level;
        this.description = description;
    }

    /** The kind of an unexpected verdict. */
    static SarifKind of(VerdictKind verdict) {
        return switch (verdict) {
            case VERIFIED -> VERIFIED;
            case REFUTED -> REFUTED;
            case UNKNOWN -> UNKNOWN;
            case VACUOUS -> VACUOUS;
            case ILL_FORMED -> ILL_FORMED;
        };
    }

    String id() {
        return id;
    }

    String level() {
        return level;
    }

    String description() {
        return description;
    }
}
