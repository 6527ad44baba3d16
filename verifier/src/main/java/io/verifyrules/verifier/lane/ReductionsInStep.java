package io.verifyrules.verifier.lane;

import io.verifyrules.dsl.axis.RankClass;
import io.verifyrules.verifier.normal.LaneTermMap;
import io.verifyrules.verifier.normal.ReplaceVariables;
import io.verifyrules.verifier.term.LaneAtom;
import io.verifyrules.verifier.term.LaneInt;
import io.verifyrules.verifier.term.Truth;
import io.verifyrules.verifier.term.ValueTerm;
import io.verifyrules.verifier.term.ValueTerms;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Two reductions that run over the same indices, in the same order: guards and bodies over common indices, which occur
 * nowhere else. Where both guards and both bodies are equal, so are the reductions. Both combine the same in the same
 * way; that rests on no law.
 *
 * <p>Side condition: the same monoid and element type, and as many indices, each of the same class as the other one in its place.
 */
record ReductionsInStep(Truth guard, Truth otherGuard, ValueTerm body, ValueTerm otherBody) {

    static Optional<ReductionsInStep> of(ValueTerm.Reduction a, ValueTerm.Reduction b, ValueTerms terms) {
        if (!a.monoid().equals(b.monoid()) || !a.type().equals(b.type()) || !classes(a).equals(classes(b))) {
            return Optional.empty();
        }
        Map<LaneAtom.Variable, LaneInt> left = new LinkedHashMap<>();
        Map<LaneAtom.Variable, LaneInt> right = new LinkedHashMap<>();
        for (int i = 0; i < a.indices().size(); i++) {
            LaneInt free = LaneInt.of(terms.fresh().opened(a.indices().get(i).variable()));
            left.put(a.indices().get(i).variable(), free);
            right.put(b.indices().get(i).variable(), free);
        }
        LaneTermMap ofLeft = new LaneTermMap(new ReplaceVariables(left), terms);
        LaneTermMap ofRight = new LaneTermMap(new ReplaceVariables(right), terms);
        return Optional.of(new ReductionsInStep(ofLeft.of(a.guard()), ofRight.of(b.guard()), ofLeft.of(a.body()),
                ofRight.of(b.body())));
    }

    private static List<RankClass> classes(ValueTerm.Reduction reduction) {
        return reduction.indices().stream().map(ValueTerm.BoundIndex::rankClass).toList();
    }

    /** Whether they differ in the names of their indices only. */
    boolean areTheSame() {
        return guard.equals(otherGuard) && body.equals(otherBody);
    }
}
