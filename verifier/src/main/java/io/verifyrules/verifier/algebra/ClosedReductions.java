package io.verifyrules.verifier.algebra;

import io.verifyrules.dsl.axis.RankClass;
import io.verifyrules.dsl.element.ElementReducer;
import io.verifyrules.verifier.normal.LaneTermMap;
import io.verifyrules.verifier.normal.ReplaceVariables;
import io.verifyrules.verifier.reduction.FreshIndices;
import io.verifyrules.verifier.term.LaneAtom;
import io.verifyrules.verifier.term.LaneInt;
import io.verifyrules.verifier.term.Subterms;
import io.verifyrules.verifier.term.Truth;
import io.verifyrules.verifier.term.ValueTerm;
import io.verifyrules.verifier.term.ValueTerms;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Closes reductions again that were opened. They bind always the same indices, by class, place and nesting, so that reductions that
 * differ in the names of indices only become one term. A reduction inside of another one is nested less deeply, so no index is bound
 * twice.
 */
final class ClosedReductions {

    private final ValueTerms terms;
    private final Map<List<Object>, LaneAtom.Fresh> bound = new HashMap<>();
    private final Map<ValueTerm, Integer> depths = new HashMap<>();

    ClosedReductions(ValueTerms terms) {
        this.terms = terms;
    }

    /** The reduction of the body over the indices of what was opened. */
    ValueTerm of(ElementReducer reducer, FreshIndices.Opened opened, Truth guard, ValueTerm body) {
        int depth = 1 + depth(List.of(body), List.of(guard));
        Map<LaneAtom.Variable, LaneInt> renaming = new LinkedHashMap<>();
        Map<RankClass, Integer> places = new HashMap<>();
        List<ValueTerm.BoundIndex> indices = new ArrayList<>();
        for (ValueTerm.BoundIndex index : opened.indices()) {
            int place = places.merge(index.rankClass(), 1, Integer::sum);
            LaneAtom.Fresh variable = bound.computeIfAbsent(List.of(index.rankClass(), depth, place),
                    key -> terms.fresh().bound(index.rankClass(), "k"));
            renaming.put(index.variable(), LaneInt.of(variable));
            indices.add(new ValueTerm.BoundIndex(variable, index.hinted()));
        }
        LaneTermMap rename = new LaneTermMap(new ReplaceVariables(renaming), terms);
        return terms.reduction(reducer, body.type(), indices, rename.of(guard), rename.of(body));
    }

    /** The depth of nested reductions in the terms. */
    private int depth(List<ValueTerm> elements, List<Truth> truths) {
        int deepest = 0;
        for (ValueTerm term : Subterms.of(elements, truths, each -> !(each instanceof ValueTerm.Reduction))) {
            if (term instanceof ValueTerm.Reduction reduction) {
                Integer known = depths.get(reduction);
                if (known == null) {
                    known = 1 + depth(List.of(reduction.body()), List.of(reduction.guard()));
                    depths.put(reduction, known);
                }
                deepest = Math.max(deepest, known);
            }
        }
        return deepest;
    }
}
