package io.verifyrules.verifier.denotation;

import io.verifyrules.dsl.axis.AggregatedAxis;
import io.verifyrules.dsl.axis.AxisMap;
import io.verifyrules.dsl.expr.BoundIndices;
import io.verifyrules.verifier.term.LaneAtom;
import io.verifyrules.verifier.term.LaneInt;
import io.verifyrules.verifier.term.Truth;
import io.verifyrules.verifier.term.ValueTerm;
import io.verifyrules.verifier.term.ValueTerms;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * The index variables of one reduction: for each reduced axis one that occurs nowhere else, whatever the author calls it. All
 * reductions of a meaning are made here, and each of their indices is bounded here, from 0 to the extent of its axis.
 */
final class IndexBinder {

    private final ValueTerms terms;
    private final SortedMap<AggregatedAxis, LaneInt> extents;
    private final List<ValueTerm.BoundIndex> bound = new ArrayList<>();
    private final SortedMap<AggregatedAxis, LaneInt> indices = new TreeMap<>();

    /** A binder for the axes of which it is given the extents. */
    IndexBinder(SortedMap<AggregatedAxis, LaneInt> extents, BoundIndices names, ValueTerms terms) {
        this.terms = terms;
        this.extents = Collections.unmodifiableSortedMap(new TreeMap<>(extents));
        for (AggregatedAxis axis : this.extents.keySet()) {
            Optional<AxisMap.Variable> name = Optional.ofNullable(names.byAxis().get(axis));
            LaneAtom.Fresh variable = terms.fresh()
                    .bound(axis.rankClass(), name.map(AxisMap.Variable::name).orElse(axis.label()));
            bound.add(new ValueTerm.BoundIndex(variable, name));
            indices.put(axis, LaneInt.of(variable));
        }
    }

    /** The variable of each reduced axis. */
    SortedMap<AggregatedAxis, LaneInt> indices() {
        return Collections.unmodifiableSortedMap(indices);
    }

    /**
     * The values of {@code body} combined, with the initial value, over all indices within the extents for which {@code further} holds
     * as well. There is no other way to a combination, so none is without the initial value that it has.
     */
    ValueTerm combined(StartedCombination combination, Truth further, ValueTerm body) {
        return combination.of(terms.reduction(combination.reducer(), combination.type(), bound,
                Truth.allOf(List.of(Accesses.inBounds(indices, extents), further)), body), terms);
    }
}
