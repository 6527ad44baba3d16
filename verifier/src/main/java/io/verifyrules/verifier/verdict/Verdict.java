package io.verifyrules.verifier.verdict;

import io.verifyrules.dsl.diagnostic.Diagnostic;
import io.verifyrules.dsl.rule.VerdictKind;
import io.verifyrules.verifier.interpret.Outcome;
import io.verifyrules.verifier.interpret.RuleInstance;
import java.util.Optional;

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

    /**
     * Neither.
     *
     * @param reason what stood in the way
     * @param looked small instances on which nothing was found against the rule
     * @param advice what its author may try; nothing where nothing is known to help
     */
    record Unknown(String reason, SmallInstances looked, Optional<String> advice) implements Verdict {

        /** Where no instance was looked at, and nothing can be advised. */
        public Unknown(String reason) {
            this(reason, SmallInstances.NONE, Optional.empty());
        }

        /** The same with what may be tried. */
        public Unknown advising(String what) {
            return new Unknown(reason, looked, Optional.of(what));
        }

        /** The same of a part of what is asked, which is named. */
        public Unknown of(String part) {
            return new Unknown(part + ": " + reason, looked, advice);
        }

        /** The same beside what instances show. */
        public Unknown beside(SmallInstances instances) {
            return new Unknown(reason, instances, advice);
        }
    }

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
