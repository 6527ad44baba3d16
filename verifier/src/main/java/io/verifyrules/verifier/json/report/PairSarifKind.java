package io.verifyrules.verifier.json.report;

import io.verifyrules.verifier.pair.PairVerdict;

/** The kinds of things that a report on pairs of programs tells. */
enum PairSarifKind implements SarifRule {
    EQUAL_OVER_THE_REALS("pair-equal-over-the-reals", "error",
            "Two programs give floats that may be rounded otherwise.",
            "The results are the same where floats are real numbers, and equal floats are expected (--floats exact)."),
    EQUAL_IF("pair-equal-if", "error", "Two programs give the same results only if a condition on indices holds.",
            "The message has the condition, which is proved, and inputs without it. Let the pass check it before it rewrites."),
    REFUTED("pair-refuted", "error", "Two programs give different results.",
            "The message gives inputs, both results, and where the difference begins, computed by an interpreter that is "
                    + "independent of the proof."),
    ALWAYS_UNDEFINED("pair-always-undefined", "error", "The first program is undefined for all inputs.",
            "Any result of the second program is allowed, so the pair shows nothing. Mend the first program."),
    AFTER_IS_INVALID("pair-after-invalid", "error", "The second program breaks a constraint of its specification.",
            "The message has the number of the constraint. The pass made a program that is none."),
    BEFORE_IS_INVALID("pair-before-invalid", "error", "The first program breaks a constraint of its specification.",
            "The message has the number of the constraint. Mend the first program."),
    OTHER_SIGNATURE("pair-other-signature", "error", "Two programs take or give different types.",
            "They are not compared, which --strict does not allow."),
    UNKNOWN("pair-unknown", "error", "Two programs are neither proved to be equal nor refuted.",
            "The message says what stood in the way; a longer --timeout may help. Only --strict reports it."),
    NOT_READ("pair-not-read", "error", "An operation or a type of a program has no meaning here.",
            "The message names it. Only --strict reports it."),
    NOT_SPELLED("pair-not-spelled", "error", "The lines of a test do not spell what comes out of a function.",
            "The message says what is missing. Only --strict reports it."),
    INPUT("unusable-input", "error", "A program cannot be read, or has no counterpart.",
            "The part that the message names was not compared.");

    private final Description description;

    PairSarifKind(String id, String level, String text, String help) {
        this.description = new Description(id, level, text, help);
    }

    /** The kind of a verdict that is not expected. */
    static PairSarifKind of(PairVerdict.Kind verdict) {
        return switch (verdict) {
            case EQUAL -> throw new IllegalArgumentException("equal programs are expected");
            case EQUAL_OVER_THE_REALS -> EQUAL_OVER_THE_REALS;
            case EQUAL_IF -> EQUAL_IF;
            case REFUTED -> REFUTED;
            case ALWAYS_UNDEFINED -> ALWAYS_UNDEFINED;
            case AFTER_IS_INVALID -> AFTER_IS_INVALID;
            case BEFORE_IS_INVALID -> BEFORE_IS_INVALID;
            case OTHER_SIGNATURE -> OTHER_SIGNATURE;
            case UNKNOWN -> UNKNOWN;
            case NOT_READ -> NOT_READ;
        };
    }

    @Override
    public Description describes() {
        return description;
    }
}
