package io.verifyrules.verifier.reduction;

import io.verifyrules.dsl.axis.RankClass;
import io.verifyrules.verifier.lane.LaneOracle;
import io.verifyrules.verifier.proof.Ledger;
import io.verifyrules.verifier.proof.SideCondition;
import io.verifyrules.verifier.term.Hypotheses;
import io.verifyrules.verifier.term.LaneBool;
import io.verifyrules.verifier.term.Truth;
import java.util.Optional;

/**
 * Terms that no index satisfies the guard of: they contribute nothing, and are left out.
 *
 * <p>Side condition: the guard is false, or it contradicts the hypotheses on one lane of a class that has a lane for certain.
 */
record ImpossibleTerms(LaneOracle oracle) {

    boolean contain(GuardedTerm term, Hypotheses hypotheses, Ledger ledger) {
        if (term.guard().equals(Truth.FALSE)) {
            return true;
        }
        Hypotheses all = hypotheses.where(term.guard());
        for (RankClass rankClass : Guards.certainlyInhabited(term.guard())) {
            Optional<SideCondition> contradiction = oracle.entailment(rankClass, all.about(rankClass), LaneBool.FALSE);
            if (contradiction.isPresent()) {
                ledger.met(contradiction.get());
                return true;
            }
        }
        return false;
    }
}
