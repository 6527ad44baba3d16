package io.verifyrules.verifier.algebra;

import io.verifyrules.dsl.element.ElementReducer;
import io.verifyrules.verifier.normal.LaneTermMap;
import io.verifyrules.verifier.normal.ReplaceVariables;
import io.verifyrules.verifier.reduction.FreshIndices;
import io.verifyrules.verifier.term.Atoms;
import io.verifyrules.verifier.term.Hypotheses;
import io.verifyrules.verifier.term.LaneAtom;
import io.verifyrules.verifier.term.LaneBool;
import io.verifyrules.verifier.term.LaneInt;
import io.verifyrules.verifier.term.Truth;
import io.verifyrules.verifier.term.ValueTerm;
import io.verifyrules.verifier.term.ValueTerms;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Reductions over an interval, closed with an index that begins at 0 and without bounds that follow from others. The
 * sum of {@code f(k)} over {@code low <= k < high} is that of {@code f(k + low)} over {@code 0 <= k < high - low}. So a
 * part of a sum over a concat is the same atom as the sum over the operand.
 *
 * <p>By no law: {@code k + low} is a bijection of the regions. Side conditions: those of {@link Intervals}; {@code low} depends on no
 * index of the reduction.
 */
final class IndicesFromZero {

    private final ValueTerms terms;
    private final ClosedReductions closed;
    private final Intervals intervals;

    IndicesFromZero(ValueTerms terms, ClosedReductions closed, Intervals intervals) {
        this.terms = terms;
        this.closed = closed;
        this.intervals = intervals;
    }

    /** The reduction of the body over the indices, where the guard holds. */
    ValueTerm of(ElementReducer reducer, List<ValueTerm.BoundIndex> indices, Truth guard, ValueTerm body,
            Hypotheses where) {
        FreshIndices.Opened shifted = of(new FreshIndices.Opened(indices, guard, body), where);
        return closed.of(reducer, shifted, shifted.guard(), shifted.body());
    }

    /** The same region and body over indices that begin at 0. */
    FreshIndices.Opened of(FreshIndices.Opened opened, Hypotheses where) {
        Truth region = opened.guard();
        ValueTerm shifted = opened.body();
        Set<LaneAtom.Variable> own = ReductionAtoms.indices(opened);
        for (ValueTerm.BoundIndex index : opened.indices()) {
            Optional<Intervals.Interval> found = intervals.of(index, region, where)
                    .filter(interval -> Collections.disjoint(Atoms.variables(interval.low()), own)
                            && ReplaceVariables.fits(index.variable(), from(interval.low(), index)));
            if (found.isPresent()) {
                Intervals.Interval interval = found.get();
                LaneInt self = LaneInt.of(index.variable());
                region = Truth.allOf(List.of(interval.rest(),
                        Truth.fold(index.rankClass(), LaneBool.allOf(List.of(LaneBool.nonNegative(self),
                                LaneBool.lessThan(self, interval.high().minus(interval.low())))))));
                shifted = new LaneTermMap(new ReplaceVariables(Map.of(index.variable(), from(interval.low(), index))),
                        terms).of(shifted);
            }
        }
        return new FreshIndices.Opened(opened.indices(), region, shifted);
    }

    private static LaneInt from(LaneInt low, ValueTerm.BoundIndex index) {
        return LaneInt.of(index.variable()).plus(low);
    }
}
