package io.verifyrules.verifier.json.report;

import io.verifyrules.dsl.rule.VerdictKind;

/** The kinds of things that a report on rules tells. */
enum SarifKind implements SarifRule {
    VERIFIED("unexpected-verified", "warning", "A rule that is expected to be wrong or undecided is proved.",
            "Every instance of the rule is right. Remove the expectation if it is outdated, or look for the condition that was "
                    + "to make the rule wrong."),
    REFUTED("unexpected-refuted", "error", "A counterexample shows that the rule is wrong.",
            "The message gives tensors on which both sides differ, computed by an interpreter that is independent of the proof. "
                    + "Add the condition that rules them out, as generalize proposes, or say expect(REFUTED, because = ..) if the "
                    + "rule is to be wrong."),
    INVALID("unexpected-invalid", "error", "What the rule builds is invalid wherever the rule applies.",
            "The message gives an instance; that there is no other kind is proved, as far as no rank class has rank 0. The right side is "
                    + "no valid program, or its result has another shape than what it replaces. Say expect(INVALID, because = ..) if the "
                    + "code is so."),
    UNKNOWN("unexpected-unknown", "error", "The rule is neither proved nor refuted.",
            "The message says what stood in the way and what to try: a hint, other element types, a longer --timeout. "
                    + "--explain shows every obligation."),
    VACUOUS("unexpected-vacuous", "error", "The conditions of the rule contradict each other: it never applies.",
            "A claim on a rule that never applies says nothing. Drop the condition that contradicts the others."),
    ILL_FORMED("unexpected-ill-formed", "error", "The rule breaks a rule of the language.",
            "The sides of a rule have the same axes and element type, and each operator takes operands of the kinds that the "
                    + "language states. The message names what is not so."),
    INPUT("unusable-input", "error", "The file cannot be read or compiled.",
            "No rule of this file was checked. The message is that of the compiler, or of the reader of the JSON form."),
    DOUBTFUL("hardly-meant", "warning", "A part of the rule is allowed and yet hardly meant.",
            "A name that nothing uses, a side that is given twice, or a tensor that only the right side has. Or a condition that "
                    + "says nothing new. The message says what to leave out. No verdict depends on it."),
    INTERNAL_ERROR("internal-error", "error", "A mistake of the verifier kept the rule from its verdict.",
            "The rule may be right or wrong. --debug shows where the verifier failed.");

    private final Description description;

    SarifKind(String id, String level, String text, String help) {
        this.description = new Description(id, level, text, help);
    }

    /** The kind of an unexpected verdict. */
    static SarifKind of(VerdictKind verdict) {
        return switch (verdict) {
            case VERIFIED -> VERIFIED;
            case REFUTED -> REFUTED;
            case INVALID -> INVALID;
            case UNKNOWN -> UNKNOWN;
            case VACUOUS -> VACUOUS;
            case ILL_FORMED -> ILL_FORMED;
        };
    }

    @Override
    public Description describes() {
        return description;
    }
}
