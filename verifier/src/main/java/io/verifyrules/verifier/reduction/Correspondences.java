package io.verifyrules.verifier.reduction;

import io.verifyrules.verifier.limit.Limit;
import io.verifyrules.verifier.term.Atoms;
import io.verifyrules.verifier.term.LaneAtom;
import io.verifyrules.verifier.term.LaneInt;
import io.verifyrules.verifier.term.ValueTerm;
import io.verifyrules.verifier.term.ValueTerms;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/** The correspondences worth trying between two guarded terms. */
record Correspondences(IndexInference inference, ValueTerms terms, Limit limit) {

    List<Correspondence> between(GuardedTerm left, GuardedTerm right) {
        List<Correspondence> all = new ArrayList<>();
        for (FactorPairing pairing : FactorPairing.of(left.factors(), right.factors(), limit)) {
            for (IndexInference.Guess guess : inference.guesses(left, right, pairing)) {
                if (isFunction(guess.toRight(), right) && isFunction(guess.toLeft(), left)) {
                    all.add(Correspondence.of(left, right, pairing, guess, terms));
                }
            }
        }
        return all;
    }

    /** Whether the indices of a term are all given, and none of them in terms of themselves: only then is it a function. */
    private static boolean isFunction(Map<LaneAtom.Variable, LaneInt> indices, GuardedTerm to) {
        Set<LaneAtom.Variable> own = to.indices()
                .stream()
                .map(ValueTerm.BoundIndex::variable)
                .collect(Collectors.toSet());
        return indices.keySet().containsAll(own)
                && indices.values().stream().allMatch(value -> Collections.disjoint(Atoms.variables(value), own));
    }
}
