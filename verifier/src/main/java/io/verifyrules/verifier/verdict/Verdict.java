package io.verifyrules.verifier.verdict;

import io.verifyrules.dsl.diagnostic.Diagnostic;
import io.verifyrules.dsl.rule.VerdictKind;
import io.verifyrules.verifier.interpret.Outcome;
import io.verifyrules.verifier.interpret.RuleInstance;

/** What is said of one rule and one element theory, with its evidence. */
public sealed interface Verdict {

    /** Every obligation is proved and the hypotheses are satisfiable. */
    record Verified() implements Verdict {}

    /** The interpreter recomputed both sides on this instance and saw them differ. */
    record Refuted(RuleInstance instance, Outcome outcome) implements Verdict {
        public Refuted {
            if (!outcome.refutes()) {
                throw new IllegalArgumentException("not a counterexample: " + outcome);
            }
        }
    }

    /** Neither; the reason says what stood in the way. */
    record Unknown(String reason) implements Verdict {}

    /** The rule never applies, or only where some class has rank 0. */
    record Vacuous(String reason) implements Verdict {}

    /** The rule breaks a rule of the language. */
    record IllFormed(Diagnostic diagnostic) implements Verdict {}

    /** The verdict without its evidence. */
    default VerdictKind kind() {
        return switch (this) {
            case Verified ignored -> VerdictKind.VERIFIED;
            case Refuted ignored -> VerdictKind.REFUTED;
            case Unknown ignored -> VerdictKind.UNKNOWN;
            case Vacuous ignored -> VerdictKind.VACUOUS;
            case IllFormed ignored -> VerdictKind.ILL_FORMED;
        };
    }
}
