package io.verifyrules.verifier.verify;

import io.verifyrules.verifier.interpret.RuleInstance;
import io.verifyrules.verifier.verdict.Verdict;
import java.util.Optional;

/**
 * The standing of a conjecture between two stages of its check.
 *
 * @param elsewhere     the counterexample in another element type, if there is one
 * @param applicability where the rule applies, once that was asked
 * @param refused       the verdict where the meaning of operators rests on a law that the type lacks
 * @param worst         the verdict on the first claim that is not proved
 * @param searchedEarly whether instances were searched before a proof
 */
record Standing(Optional<RuleInstance> elsewhere, Optional<Applicability.Found> applicability,
        Optional<Verdict> refused, Optional<Verdict> worst, boolean searchedEarly) {

    /** The standing before the first stage. */
    static Standing atFirst(Optional<RuleInstance> elsewhere) {
        return new Standing(elsewhere, Optional.empty(), Optional.empty(), Optional.empty(), false);
    }

    /** The same, now that it was asked where the rule applies. */
    Standing applying(Applicability.Found found) {
        return new Standing(elsewhere, Optional.of(found), refused, worst, searchedEarly);
    }

    /** The same, with what operators mean refused. */
    Standing refusing(Verdict verdict) {
        return new Standing(elsewhere, applicability, Optional.of(verdict), worst, searchedEarly);
    }

    /** The same, with one more claim that is not proved. */
    Standing unproved(Verdict verdict) {
        return new Standing(elsewhere, applicability, refused, worst.or(() -> Optional.of(verdict)), searchedEarly);
    }

    /** The same after a search before a proof. */
    Standing searched() {
        return new Standing(elsewhere, applicability, refused, worst, true);
    }

    /** The verdict unless a counterexample is found; empty where everything is proved. */
    Optional<Verdict> unsettled() {
        return applicability.flatMap(Standing::notSeen).or(() -> refused).or(() -> worst);
    }

    private static Optional<Verdict> notSeen(Applicability.Found found) {
        return switch (found) {
            case Applicability.Found.Applies ignored -> Optional.empty();
            case Applicability.Found.Otherwise(Verdict verdict) -> Optional.of(verdict);
        };
    }
}
