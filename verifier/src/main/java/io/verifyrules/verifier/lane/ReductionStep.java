package io.verifyrules.verifier.lane;

import io.verifyrules.dsl.axis.RankClass;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.Monoid;
import io.verifyrules.verifier.law.Law;
import io.verifyrules.verifier.normal.LaneTermMap;
import io.verifyrules.verifier.normal.ReplaceVariables;
import io.verifyrules.verifier.proof.Ledger;
import io.verifyrules.verifier.term.Atoms;
import io.verifyrules.verifier.term.Hypotheses;
import io.verifyrules.verifier.term.LaneAtom;
import io.verifyrules.verifier.term.LaneBool;
import io.verifyrules.verifier.term.LaneInt;
import io.verifyrules.verifier.term.Truth;
import io.verifyrules.verifier.term.ValueTerm;
import io.verifyrules.verifier.term.ValueTerms;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Takes an index away from a reduction that combines nothing but one element over it, or numbers that ascend or descend with it:
 * <ul>
 * <li>the greatest of several times the same is that, and so for min, and, or, by {@link Law#idempotence};
 * <li>the least of {@code a * k + b} over all k is at one end of the range, and so the greatest, by {@link Law#COUNTS_ARE_EXACT}.
 * </ul>
 *
 * <p>Side conditions: of the guard only the bounds {@code 0 <= k < n} speak of the index k. Wherever the rest of the
 * guard holds, the hypotheses entail {@code n >= 1} on every lane, so there is a value of the index. Of nothing,
 * neither would hold. In the second step k is the index of a singleton, and a is a number other than 0.
 */
record ReductionStep(ValueTerms terms, FoldStep folds) {

    /** An index that runs from 0 to {@code size - 1}, and what is demanded beside. */
    private record Range(LaneAtom.Variable index, RankClass rankClass, LaneInt size, Truth rest) {}

    /** The reduction with one index less, if one of the steps applies and its laws are granted. */
    Optional<ValueTerm> of(ValueTerm.Reduction reduction, Hypotheses hypotheses, Ledger ledger) {
        return reduction.monoid() instanceof Monoid monoid && monoid.isIdempotent()
                ? reduction.indices()
                        .stream()
                        .flatMap(index -> range(index, reduction.guard()).stream())
                        .flatMap(range -> body(reduction, monoid, range, hypotheses, ledger).stream()
                                .map(body -> without(reduction, range, body)))
                        .findFirst()
                : Optional.empty();
    }

    private ValueTerm without(ValueTerm.Reduction reduction, Range range, ValueTerm body) {
        List<ValueTerm.BoundIndex> others = reduction.indices()
                .stream()
                .filter(index -> !index.variable().equals(range.index()))
                .toList();
        return terms.reduction(reduction.monoid(), reduction.type(), others, range.rest(), body);
    }

    private Optional<ValueTerm> body(ValueTerm.Reduction reduction, Monoid monoid, Range range, Hypotheses hypotheses,
            Ledger ledger) {
        Optional<ValueTerm> found = reduction.body() instanceof ValueTerm.Counted counted
                && range.rankClass().isSingleton() ? atEnd(counted, monoid, range) : Optional.empty();
        boolean same = found.isEmpty() && !mentions(reduction.body(), range.index());
        Ledger bounds = ledger.part();
        if ((found.isEmpty() && !same) || !hasOne(range, hypotheses, bounds)) {
            return Optional.empty();
        }
        Optional<ValueTerm> without = same
                ? Law.idempotence(monoid.operator())
                        .flatMap(law -> ledger.ask(reduction.type(), law))
                        .map(permission -> reduction.body())
                : found.flatMap(end -> ledger.ask(ElementType.INT, Law.COUNTS_ARE_EXACT).map(permission -> end));
        without.ifPresent(ignored -> ledger.include(bounds));
        return without;
    }

    /** Whether there is a value of the index wherever the rest of the guard holds. */
    private boolean hasOne(Range range, Hypotheses hypotheses, Ledger ledger) {
        Truth notEmpty = Truth.fold(range.rankClass(), LaneBool.atMost(LaneInt.ONE, range.size()));
        Hypotheses where = hypotheses.where(range.rest());
        return notEmpty instanceof Truth.Fold fold
                ? folds.of(fold, where, ledger).equals(Truth.TRUE)
                : notEmpty.equals(Truth.TRUE);
    }

    /** The number where the index is the first one or the last one. */
    private Optional<ValueTerm> atEnd(ValueTerm.Counted counted, Monoid monoid, Range range) {
        LaneInt once = LaneInt.of(range.index());
        BigInteger coefficient = counted.number()
                .terms()
                .getOrDefault(new LaneInt.Monomial(List.of(range.index())), BigInteger.ZERO);
        LaneInt rest = counted.number().minus(once.times(coefficient));
        if (coefficient.signum() == 0 || Atoms.variables(rest).contains(range.index())) {
            return Optional.empty();
        }
        boolean first = (monoid == Monoid.MIN) == (coefficient.signum() > 0);
        LaneInt end = first ? LaneInt.ZERO : range.size().minus(1);
        return Optional.of(terms.counted(counted.rankClass(), rest.plus(end.times(coefficient))));
    }

    private boolean mentions(ValueTerm term, LaneAtom.Variable index) {
        return !replacing(index).of(term).equals(term);
    }

    private boolean mentions(Truth truth, LaneAtom.Variable index) {
        return !replacing(index).of(truth).equals(truth);
    }

    /** A term that mentions the index is another one where it is 0, as that does not. */
    private LaneTermMap replacing(LaneAtom.Variable index) {
        return new LaneTermMap(new ReplaceVariables(Map.of(index, LaneInt.ZERO)), terms);
    }

    /** The range of the index, if the guard says of it that and no more. */
    private Optional<Range> range(ValueTerm.BoundIndex index, Truth guard) {
        LaneAtom.Variable variable = index.variable();
        List<Truth> rest = new ArrayList<>();
        List<LaneBool> bounds = new ArrayList<>();
        for (Truth conjunct : Truth.conjuncts(guard)) {
            if (conjunct instanceof Truth.Fold fold && fold.rankClass().equals(index.rankClass())) {
                List<LaneBool> others = new ArrayList<>();
                for (LaneBool part : LaneBool.conjuncts(fold.predicate())) {
                    (Atoms.variables(part).contains(variable) ? bounds : others).add(part);
                }
                rest.add(Truth.fold(fold.rankClass(), LaneBool.allOf(others)));
            } else {
                rest.add(conjunct);
            }
        }
        LaneInt once = LaneInt.of(variable);
        if (bounds.size() != 2 || !bounds.remove(LaneBool.nonNegative(once))
                || !(bounds.getFirst() instanceof LaneBool.NonNegative upper)) {
            return Optional.empty();
        }
        LaneInt size = upper.term().plus(once).plus(1);
        Truth others = Truth.allOf(rest);
        return Atoms.variables(size).contains(variable) || mentions(others, variable)
                ? Optional.empty()
                : Optional.of(new Range(variable, index.rankClass(), size, others));
    }
}
