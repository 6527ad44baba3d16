package io.verifyrules.verifier.reduction;

import io.verifyrules.verifier.normal.LaneTermMap;
import io.verifyrules.verifier.normal.ReplaceVariables;
import io.verifyrules.verifier.term.LaneAtom;
import io.verifyrules.verifier.term.LaneInt;
import io.verifyrules.verifier.term.Truth;
import io.verifyrules.verifier.term.ValueTerm;
import io.verifyrules.verifier.term.ValueTerms;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;

/**
 * Opens reductions: the index variables that they bind become free variables that occur nowhere else. A reduction that is
 * opened twice gets different ones each time, so that the square of a sum does not become its diagonal. By no law.
 */
public record FreshIndices(ValueTerms terms) {

    /** Guard and body over free variables, each bounded by the guard ({@link ValueTerm.BoundIndex#check}). */
    public record Opened(List<ValueTerm.BoundIndex> indices, Truth guard, ValueTerm body) {
        public Opened {
            indices = List.copyOf(indices);
            ValueTerm.BoundIndex.check(indices, guard);
        }
    }

    /** The reduction opened. */
    public Opened open(ValueTerm.Reduction reduction) {
        return open(reduction, terms.fresh()::opened);
    }

    /** The reduction opened over the free index for each that it binds: different ones, none of which it mentions. */
    public Opened open(ValueTerm.Reduction reduction, UnaryOperator<LaneAtom.Fresh> free) {
        Map<LaneAtom.Variable, LaneInt> renaming = new LinkedHashMap<>();
        List<ValueTerm.BoundIndex> indices = renamed(reduction.indices(), renaming, free);
        LaneTermMap rename = new LaneTermMap(new ReplaceVariables(renaming), terms);
        return new Opened(indices, rename.of(reduction.guard()), rename.of(reduction.body()));
    }

    /** The same term over other variables. */
    GuardedTerm renamed(GuardedTerm term) {
        Map<LaneAtom.Variable, LaneInt> renaming = new LinkedHashMap<>();
        List<ValueTerm.BoundIndex> indices = renamed(term.indices(), renaming, terms.fresh()::opened);
        LaneTermMap rename = new LaneTermMap(new ReplaceVariables(renaming), terms);
        return new GuardedTerm(indices, rename.of(term.guard()), term.coefficient(),
                term.factors().stream().map(rename::of).toList());
    }

    private List<ValueTerm.BoundIndex> renamed(List<ValueTerm.BoundIndex> indices,
            Map<LaneAtom.Variable, LaneInt> renaming, UnaryOperator<LaneAtom.Fresh> free) {
        List<ValueTerm.BoundIndex> renamed = new ArrayList<>();
        for (ValueTerm.BoundIndex index : indices) {
            LaneAtom.Fresh other = free.apply(index.variable());
            renaming.put(index.variable(), LaneInt.of(other));
            renamed.add(new ValueTerm.BoundIndex(other, index.hinted()));
        }
        return renamed;
    }
}
