package io.verifyrules.verifier.denotation;

import io.verifyrules.dsl.axis.AggregatedAxis;
import io.verifyrules.dsl.expr.BoundIndices;
import io.verifyrules.dsl.expr.Scatter;
import io.verifyrules.verifier.term.LaneBool;
import io.verifyrules.verifier.term.LaneInt;
import io.verifyrules.verifier.term.Truth;
import io.verifyrules.verifier.term.ValueTerm;
import io.verifyrules.verifier.term.ValueTerms;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Function;

/**
 * Scatter along x: the shape of the operand. Let w be the size of the updates on x (1 where they do not have it). The
 * element at A is e[A], combined with u[k, A with A[x] - I[k] on x] over certain places k of the indices. These are
 * places with A's indices on batch axes. The update of k fits in, {@code 0 <= I[k]} and {@code I[k] + w <= n}, and
 * contains A. That is, {@code 0 <= A[x] - I[k] < w}, and {@code A < size of u} on the other axes of an update.
 *
 * <p>Valid where operand, indices and updates are, and where the sizes agree: these on the axes of the indices, operand
 * and indices on batch axes. Updates are no larger than the operand on the axes of an update.
 */
final class ScatterDenotation {

    private final Scatter scatter;
    private final TensorMeaning operand;
    private final TensorMeaning indices;
    private final TensorMeaning updates;
    private final Function<ValueTerm, StartedCombination> startingWith;
    private final Function<SortedMap<AggregatedAxis, LaneInt>, Truth> known;
    private final ValueTerms terms;
    private final IndexBinder binder;

    /**
     * @param startingWith the combination that an element of the operand begins
     * @param known the facts about the indices at a place in bounds; an update that is run over is at such a place
     */
    ScatterDenotation(Scatter scatter, TensorMeaning operand, TensorMeaning indices, TensorMeaning updates,
            Function<ValueTerm, StartedCombination> startingWith,
            Function<SortedMap<AggregatedAxis, LaneInt>, Truth> known, ValueTerms terms) {
        this.known = known;
        this.scatter = scatter;
        this.operand = operand;
        this.indices = indices;
        this.updates = updates;
        this.startingWith = startingWith;
        this.terms = terms;
        SortedSet<AggregatedAxis> runOver = new TreeSet<>(indices.sizes().keySet());
        runOver.removeAll(scatter.batch());
        this.binder = new IndexBinder(Accesses.onAxes(indices.sizes(), runOver), BoundIndices.unnamed(), terms);
    }

    TensorMeaning meaning() {
        return new TensorMeaning(operand.sizes(), validity(), this::element);
    }

    private List<Truth> validity() {
        List<Truth> validity = new ArrayList<>(operand.validity());
        validity.addAll(indices.validity());
        validity.addAll(updates.validity());
        validity.add(Accesses.everywhere(indices.sizes(), (axis, size) -> LaneBool.equal(size, updates.size(axis))));
        scatter.batch()
                .forEach(axis -> validity
                        .add(Truth.fold(axis.rankClass(), LaneBool.equal(operand.size(axis), indices.size(axis)))));
        scatter.ofUpdate().forEach(axis -> validity.add(fits(axis, updates.size(axis))));
        validity.add(fits(scatter.along(), extent()));
        return validity;
    }

    private Truth fits(AggregatedAxis axis, LaneInt size) {
        return Truth.fold(axis.rankClass(), LaneBool.atMost(size, operand.size(axis)));
    }

    /** The number of places of an update on the axis that is looked up. */
    private LaneInt extent() {
        return scatter.isWindow() ? updates.size(scatter.along()) : LaneInt.ONE;
    }

    private ValueTerm element(SortedMap<AggregatedAxis, LaneInt> access) {
        SortedMap<AggregatedAxis, LaneInt> place = new TreeMap<>(access);
        place.remove(scatter.along());
        place.putAll(binder.indices());
        IndexNumber start = IndexNumber.of(indices.at(Accesses.restricted(place, indices)));
        LaneInt wanted = Accesses.index(access, scatter.along());
        List<Truth> guard = new ArrayList<>();
        guard.add(start.truth(number -> contains(number, wanted)));
        guard.add(known.apply(Accesses.restricted(place, indices)));
        scatter.ofUpdate()
                .forEach(axis -> guard.add(Truth.fold(axis.rankClass(),
                        LaneBool.lessThan(Accesses.index(access, axis), updates.size(axis)))));
        ValueTerm update = start.element(number -> {
            SortedMap<AggregatedAxis, LaneInt> inner = new TreeMap<>(place);
            if (scatter.isWindow()) {
                inner.put(scatter.along(), wanted.minus(number));
            }
            return updates.at(inner);
        }, terms);
        return binder.combined(startingWith.apply(operand.at(access)), Truth.allOf(guard), update);
    }

    /** The claim that the update at a start fits into the operand, and that it contains the place that is wanted. */
    private Truth contains(LaneInt start, LaneInt wanted) {
        LaneInt inside = wanted.minus(start);
        return Truth.fold(scatter.along().rankClass(),
                LaneBool.allOf(List.of(LaneBool.nonNegative(start),
                        LaneBool.atMost(start.plus(extent()), operand.size(scatter.along())),
                        LaneBool.nonNegative(inside), LaneBool.lessThan(inside, extent()))));
    }
}
