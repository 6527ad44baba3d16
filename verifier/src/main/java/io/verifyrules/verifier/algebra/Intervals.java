package io.verifyrules.verifier.algebra;

import io.verifyrules.dsl.axis.RankClass;
import io.verifyrules.verifier.normal.MentionedVariables;
import io.verifyrules.verifier.term.Atoms;
import io.verifyrules.verifier.term.Hypotheses;
import io.verifyrules.verifier.term.LaneAtom;
import io.verifyrules.verifier.term.LaneBool;
import io.verifyrules.verifier.term.LaneInt;
import io.verifyrules.verifier.term.Truth;
import io.verifyrules.verifier.term.ValueTerm;
import io.verifyrules.verifier.term.ValueTerms;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;

/**
 * The interval that a guard lets an index run over, on each lane: {@code low <= k < high}.
 *
 * <p>Side conditions: neither bound depends on the index; of several bounds, all others are proved to follow from the one that is taken.
 */
final class Intervals {

    /** Bounds of an index, and what is left of the guard: nothing there mentions the index. */
    record Interval(LaneInt low, LaneInt high, Truth rest) {}

    private final ValueTerms terms;
    private final Facts facts;

    Intervals(ValueTerms terms, Facts facts) {
        this.terms = terms;
        this.facts = facts;
    }

    /** The interval, if the guard says no more of the index. */
    Optional<Interval> of(ValueTerm.BoundIndex index, Truth guard, Hypotheses where) {
        List<Truth> rest = new ArrayList<>();
        List<LaneInt> low = new ArrayList<>();
        List<LaneInt> high = new ArrayList<>();
        for (Truth conjunct : Truth.conjuncts(guard)) {
            if (!MentionedVariables.in(conjunct, terms).contains(index.variable())) {
                rest.add(conjunct);
            } else if (conjunct instanceof Truth.Fold(RankClass rankClass, LaneBool predicate)
                    && hasLanesOf(index, rankClass)) {
                for (LaneBool part : LaneBool.conjuncts(predicate)) {
                    if (!Atoms.variables(part).contains(index.variable())) {
                        rest.add(Truth.fold(rankClass, part));
                    } else if (!bound(index.variable(), part, low, high)) {
                        return Optional.empty();
                    }
                }
            } else {
                return Optional.empty();
            }
        }
        Truth others = Truth.allOf(rest);
        Hypotheses there = where.where(others);
        return tightest(low, index, (each, bound) -> LaneBool.atMost(each, bound), there)
                .flatMap(least -> tightest(high, index, (each, bound) -> LaneBool.atMost(bound, each), there)
                        .map(greatest -> new Interval(least, greatest, others)));
    }

    /** Whether each lane of the class is one of the index; singletons have one lane each. */
    private static boolean hasLanesOf(ValueTerm.BoundIndex index, RankClass rankClass) {
        return rankClass.equals(index.rankClass()) || (rankClass.isSingleton() && index.rankClass().isSingleton());
    }

    /** The bound that all others follow from. */
    private Optional<LaneInt> tightest(List<LaneInt> bounds, ValueTerm.BoundIndex index,
            BiFunction<LaneInt, LaneInt, LaneBool> follows, Hypotheses where) {
        return bounds.stream()
                .filter(bound -> bounds.stream()
                        .allMatch(each -> each.equals(bound) || facts.prove("a bound follows from another",
                                Truth.fold(index.rankClass(), follows.apply(each, bound)), where)))
                .findFirst();
    }

    /** Notes a bound of the index, {@code k - low >= 0} or {@code high - 1 - k >= 0}; whether the condition is one. */
    private static boolean bound(LaneAtom.Variable index, LaneBool condition, List<LaneInt> low, List<LaneInt> high) {
        if (!(condition instanceof LaneBool.NonNegative(LaneInt term))) {
            return false;
        }
        LaneInt self = LaneInt.of(index);
        LaneInt below = term.minus(self);
        LaneInt above = term.plus(self);
        if (!Atoms.variables(below).contains(index)) {
            low.add(below.negate());
            return true;
        }
        if (!Atoms.variables(above).contains(index)) {
            high.add(above.plus(1));
            return true;
        }
        return false;
    }
}
