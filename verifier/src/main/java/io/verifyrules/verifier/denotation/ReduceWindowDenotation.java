package io.verifyrules.verifier.denotation;

import io.verifyrules.dsl.axis.AggregatedAxis;
import io.verifyrules.dsl.expr.ReduceWindow;
import io.verifyrules.verifier.term.LaneBool;
import io.verifyrules.verifier.term.LaneInt;
import io.verifyrules.verifier.term.Truth;
import io.verifyrules.verifier.term.ValueTerms;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * Reduce window: on each axis of the window there are as many positions as {@link WindowDenotation} says. The element
 * at A is the combination of those elements of the operand that the window at A contains. The initial value is combined
 * with it once. Valid where the windows are, and their extents >= 1.
 */
final class ReduceWindowDenotation {

    private ReduceWindowDenotation() {
    }

    static TensorMeaning of(ReduceWindow reduce, TensorMeaning operand, StartedCombination combination,
            ValueTerms terms) {
        SortedMap<AggregatedAxis, LaneInt> extents = new TreeMap<>();
        reduce.size().forEach((axis, map) -> extents.put(axis, LaneDenotation.of(map)));
        IndexBinder binder = new IndexBinder(extents, reduce.indices(), terms);
        SortedMap<AggregatedAxis, LaneInt> sizes = new TreeMap<>(operand.sizes());
        SortedMap<AggregatedAxis, WindowDenotation> windows = new TreeMap<>();
        List<Truth> validity = new ArrayList<>(operand.validity());
        extents.forEach((axis, extent) -> {
            WindowDenotation window = WindowDenotation.of(reduce.window(), axis, operand.size(axis), extent);
            windows.put(axis, window);
            sizes.put(axis, window.positions());
            validity.add(
                    Truth.fold(axis.rankClass(), LaneBool.and(window.valid(), LaneBool.atMost(LaneInt.ONE, extent))));
        });
        return new TensorMeaning(sizes, validity, access -> {
            SortedMap<AggregatedAxis, LaneInt> inner = new TreeMap<>(access);
            List<Truth> guard = new ArrayList<>();
            windows.forEach((axis, window) -> {
                LaneInt j = Accesses.index(binder.indices(), axis);
                LaneInt position = Accesses.index(access, axis);
                inner.put(axis, window.element(position, j));
                guard.add(Truth.fold(axis.rankClass(), window.inside(position, j)));
            });
            return binder.combined(combination, Truth.allOf(guard), operand.at(inner));
        });
    }
}
