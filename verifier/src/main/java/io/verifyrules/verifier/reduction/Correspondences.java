package io.verifyrules.verifier.reduction;

import io.verifyrules.verifier.term.ValueTerms;
import java.util.ArrayList;
import java.util.List;

/** The correspondences worth trying between two guarded terms. */
record Correspondences(IndexInference inference, ValueTerms terms) {

    List<Correspondence> between(GuardedTerm left, GuardedTerm right) {
        List<Correspondence> all = new ArrayList<>();
        for (FactorPairing pairing : FactorPairing.of(left.factors(), right.factors())) {
            for (IndexInference.Guess guess : inference.guesses(left, right, pairing)) {
                all.add(Correspondence.of(left, right, pairing, guess, terms));
            }
        }
        return all;
    }
}
