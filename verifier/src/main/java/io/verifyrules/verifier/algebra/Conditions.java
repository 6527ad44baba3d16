package io.verifyrules.verifier.algebra;

import io.verifyrules.verifier.term.LaneBool;
import io.verifyrules.verifier.term.Truth;
import java.util.ArrayList;
import java.util.List;

/** The single conditions that a guard is the conjunction of: a fold of a conjunction is a conjunction of folds. */
final class Conditions {

    private Conditions() {
    }

    static List<Truth> of(Truth guard) {
        List<Truth> all = new ArrayList<>();
        for (Truth conjunct : Truth.conjuncts(guard)) {
            if (conjunct instanceof Truth.Fold fold) {
                LaneBool.conjuncts(fold.predicate()).forEach(part -> all.add(Truth.fold(fold.rankClass(), part)));
            } else {
                all.add(conjunct);
            }
        }
        return all;
    }
}
