package io.verifyrules.verifier.reduction;

import io.verifyrules.dsl.rule.IndexHint;
import io.verifyrules.verifier.denotation.LaneDenotation;
import io.verifyrules.verifier.normal.LaneTermMap;
import io.verifyrules.verifier.normal.ReplaceVariables;
import io.verifyrules.verifier.term.LaneAtom;
import io.verifyrules.verifier.term.LaneInt;
import io.verifyrules.verifier.term.ValueTerm;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The author's hints on the indices, as suggestions.
 *
 * @param normalForm how the rule's maps are written by now
 */
record IndexHints(List<IndexHint> hints, LaneTermMap.Rewriting normalForm) {

    IndexHints {
        hints = List.copyOf(hints);
    }

    /** Whether a hint speaks of an index of one of the terms. */
    boolean concern(GuardedTerm left, GuardedTerm right) {
        return !values(left, right).isEmpty() || !values(right, left).isEmpty();
    }

    /** The hints on the indices of {@code to} in terms of those of {@code from}. */
    Map<LaneAtom.Variable, LaneInt> values(GuardedTerm from, GuardedTerm to) {
        Map<LaneAtom.Variable, LaneInt> named = new LinkedHashMap<>();
        from.indices()
                .forEach(index -> index.hinted()
                        .ifPresent(declared -> named.putIfAbsent(new LaneAtom.Declared(declared),
                                LaneInt.of(index.variable()))));
        Map<LaneAtom.Variable, LaneInt> values = new LinkedHashMap<>();
        for (ValueTerm.BoundIndex index : to.indices()) {
            hint(index).ifPresent(hint -> {
                LaneInt value = new ReplaceVariables(named).of(LaneDenotation.of(hint.value()));
                values.put(index.variable(), normalForm.rewrite(Optional.of(index.rankClass()), value));
            });
        }
        return values;
    }

    private Optional<IndexHint> hint(ValueTerm.BoundIndex index) {
        return hints.stream().filter(hint -> index.hinted().filter(hint.index()::equals).isPresent()).findFirst();
    }
}
