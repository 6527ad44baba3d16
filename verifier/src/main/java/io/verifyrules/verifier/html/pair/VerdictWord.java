package io.verifyrules.verifier.html.pair;

import io.verifyrules.verifier.pair.PairVerdict;
import io.verifyrules.verifier.pair.report.Checked;
import io.verifyrules.verifier.pair.report.Judged;
import io.verifyrules.verifier.pair.report.PairLines;

/** The word for what became of a function, and its colour. */
final class VerdictWord {

    static final String NOT_SPELLED = "NOT SPELLED";

    private VerdictWord() {
    }

    static String of(Checked checked) {
        return switch (checked) {
            case Checked.Decided decided -> decided.worst().toString();
            case Checked.NotPaired ignored -> NOT_SPELLED;
        };
    }

    /** The colour of what is said of a function. */
    static String colour(Judged function) {
        return !function.expected() ? "bad" : switch (function.checked()) {
            case Checked.Decided decided -> colour(decided.worst());
            case Checked.NotPaired ignored -> "quiet";
        };
    }

    static String colour(PairVerdict.Kind kind) {
        return switch (kind) {
            case EQUAL, EQUAL_OVER_THE_REALS -> "good";
            case EQUAL_IF, REFUTED, ALWAYS_UNDEFINED, AFTER_IS_INVALID, BEFORE_IS_INVALID -> "bad";
            case OTHER_SIGNATURE, UNKNOWN, NOT_READ -> "doubtful";
        };
    }

    /** Findings come first, then what is not decided, and what is not compared last. */
    static int rank(Judged function) {
        if (PairLines.isFinding(function.checked())) {
            return 0;
        }
        return switch (function.checked()) {
            case Checked.Decided decided -> !function.expected() ? 1 : switch (decided.worst()) {
                case EQUAL, EQUAL_OVER_THE_REALS -> 3;
                default -> 2;
            };
            case Checked.NotPaired ignored -> !function.expected() ? 1 : 4;
        };
    }
}
