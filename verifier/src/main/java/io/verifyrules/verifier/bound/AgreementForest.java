package io.verifyrules.verifier.bound;

import io.verifyrules.verifier.bound.ClassPredicates.Agreement;
import io.verifyrules.verifier.bound.ClassPredicates.Reading;
import java.util.Collection;
import java.util.HashMap;
import java.util.Map;

/** Readings that agree, as far as the agreements that were entered say: reads of one tensor agree transitively. */
final class AgreementForest {

    private final Map<Reading, Reading> parents = new HashMap<>();

    static AgreementForest of(Collection<Agreement> agreements) {
        AgreementForest forest = new AgreementForest();
        agreements.forEach(forest::join);
        return forest;
    }

    private Reading root(Reading reading) {
        Reading root = reading;
        for (Reading up = parents.get(root); up != null; up = parents.get(root)) {
            root = up;
        }
        return root;
    }

    /** Whether the two agree on every lane on which all that was entered holds. */
    boolean follows(Agreement agreement) {
        return root(agreement.first()).equals(root(agreement.second()));
    }

    /** Enters an agreement; whether it says anything new. */
    boolean join(Agreement agreement) {
        Reading first = root(agreement.first());
        Reading second = root(agreement.second());
        if (first.equals(second)) {
            return false;
        }
        parents.put(second, first);
        return true;
    }
}
