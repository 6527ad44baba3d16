package io.verifyrules.verifier.cli;

import io.verifyrules.verifier.report.FileSummary;
import io.verifyrules.verifier.report.RuleOutcome;

/** The amount that a run prints about rules that are as expected. */
enum Detail {
    /** Nothing, and no numbers: what is printed is a mistake or not as expected. */
    QUIET,
    /** A line for each file. */
    BY_FILE,
    /** A line for every rule and the types that agree. */
    BY_RULE;

    /** Up to so many rules, each has its line without being asked for: they fit a screen. */
    private static final int SCREEN = 20;

    /** The output for so many rules where the user does not say. */
    static Detail usual(int rules) {
        return rules > SCREEN ? BY_FILE : BY_RULE;
    }

    /** Whether a rule has lines of its own. */
    boolean shows(RuleOutcome outcome) {
        return switch (this) {
            case QUIET -> FileSummary.surprises(outcome);
            case BY_FILE -> !FileSummary.isQuiet(outcome);
            case BY_RULE -> true;
        };
    }
}
