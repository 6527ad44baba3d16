package io.verifyrules.verifier.lane;

import io.verifyrules.dsl.axis.RankClass;
import io.verifyrules.dsl.element.ElementReducer;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.Monoid;
import io.verifyrules.verifier.law.Law;
import io.verifyrules.verifier.law.StepsByLaw;
import io.verifyrules.verifier.proof.Ledger;
import io.verifyrules.verifier.term.Elements;
import io.verifyrules.verifier.term.Hypotheses;
import io.verifyrules.verifier.term.LaneAtom;
import io.verifyrules.verifier.term.LaneBool;
import io.verifyrules.verifier.term.LaneInt;
import io.verifyrules.verifier.term.LaneVariables;
import io.verifyrules.verifier.term.Truth;
import io.verifyrules.verifier.term.ValueTerm;
import java.math.BigInteger;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

import static org.assertj.core.api.Assertions.assertThat;

class ReductionStepTest {

    private static final RankClass LINE = Elements.C;
    private static final LaneInt N = LaneInt.of(LaneVariables.scalar("n"));
    private static final LaneInt M = LaneInt.of(LaneVariables.scalar("m"));
    private static final Hypotheses NOTHING = Hypotheses.of(List.of());
    private static final Hypotheses SOME = NOTHING.where(atLeastOne(N));

    private final Elements on = new Elements();
    private final ValueTerm a = on.scalar("a");
    private final LaneAtom.Fresh k = on.index("k");
    private final LaneAtom.Fresh j = on.index("j");
    private final LaneInt index = LaneInt.of(k);
    private final ReductionStep step = new ReductionStep(on.terms(), new FoldStep(LaneOracles.withZ3()));

    private static Truth atLeastOne(LaneInt size) {
        return Truth.fold(LINE, LaneBool.atMost(LaneInt.ONE, size));
    }

    private ValueTerm simplified(ValueTerm term, Hypotheses hypotheses, Ledger ledger) {
        return step.of((ValueTerm.Reduction) term, hypotheses, ledger).orElse(term);
    }

    private void becomes(ValueTerm before, ValueTerm after, Law law, ElementType type) {
        StepsByLaw.restsOn(ledger -> simplified(before, SOME, ledger), after, before, type, law);
    }

    private void stays(ValueTerm term, Hypotheses hypotheses) {
        Ledger ledger = new Ledger(law -> true);
        assertThat(simplified(term, hypotheses, ledger)).isEqualTo(term);
        assertThat(ledger.used()).isEmpty();
    }

    private ValueTerm over(ElementReducer monoid, ValueTerm body) {
        return on.reduce(monoid, Elements.below(N, k), body, k);
    }

    private LaneInt times(long factor) {
        return index.times(BigInteger.valueOf(factor));
    }

    @ParameterizedTest
    @CsvSource({"MIN, MIN_IDEMPOTENT", "MAX, MAX_IDEMPOTENT"})
    void anExtremumOfCopiesIsTheElement(Monoid monoid, Law law) {
        becomes(over(monoid, a), a, law, ElementType.INT);
    }

    @ParameterizedTest
    @CsvSource({"AND, AND_IDEMPOTENT", "OR, OR_IDEMPOTENT"})
    void aConnectiveOfCopiesIsTheTruthValue(Monoid monoid, Law law) {
        ValueTerm p = on.truth("p");
        becomes(over(monoid, p), p, law, ElementType.BOOL);
    }

    @Test
    void aCombinationOfWhatMayBeNothingStays() {
        stays(over(Monoid.MAX, a), NOTHING);
        stays(over(Monoid.MIN, on.counted(index)), NOTHING);
        stays(over(Monoid.MAX, a), NOTHING.where(atLeastOne(M)));
    }

    @ParameterizedTest
    @EnumSource(value = Monoid.class, names = {"SUM", "PRODUCT"})
    void copiesAreCountedWhereTheOperationIsNotIdempotent(Monoid monoid) {
        stays(over(monoid, a), SOME);
        stays(over(monoid, on.counted(index)), SOME);
    }

    @Test
    void whatChangesWithTheIndexStays() {
        stays(over(Monoid.MAX, on.read("A", index)), SOME);
    }

    @Test
    void anIndexThatIsBoundedOtherwiseStays() {
        Truth even = Truth.fold(LINE, LaneBool.zero(index.minus(M)));
        stays(on.reduce(Monoid.MAX, Truth.allOf(List.of(Elements.below(N, k), even)), a, k), SOME);
        Truth fromOne = Truth.fold(LINE,
                LaneBool.and(LaneBool.nonNegative(index.minus(1)), LaneBool.lessThan(index, N)));
        stays(on.reduce(Monoid.MAX, fromOne, a, k), SOME);
        Truth either = Truth.anyOf(List.of(atLeastOne(index), atLeastOne(M)));
        stays(on.reduce(Monoid.MAX, Truth.allOf(List.of(Elements.below(N, k), either)), a, k), SOME);
    }

    @Test
    void theRestOfTheGuardStaysWithTheElement() {
        Truth where = Truth.allOf(List.of(Elements.below(N, k), atLeastOne(M)));
        becomes(on.reduce(Monoid.MAX, where, a, k), on.reduce(Monoid.MAX, atLeastOne(M), a), Law.MAX_IDEMPOTENT,
                ElementType.INT);
    }

    @Test
    void whatTheRestOfTheGuardSaysIsKnown() {
        ValueTerm term = on.reduce(Monoid.MAX, Truth.allOf(List.of(Elements.below(N, k), atLeastOne(N.minus(2)))), a,
                k);
        assertThat(simplified(term, NOTHING, new Ledger(law -> true)))
                .isEqualTo(on.reduce(Monoid.MAX, atLeastOne(N.minus(2)), a));
    }

    @Test
    void oneOfTwoIndicesIsTakenAway() {
        ValueTerm body = on.read("A", LaneInt.of(j));
        Truth guard = Truth.allOf(List.of(Elements.below(N, k), Elements.below(M, j)));
        becomes(on.reduce(Monoid.MAX, guard, body, k, j), on.reduce(Monoid.MAX, Elements.below(M, j), body, j),
                Law.MAX_IDEMPOTENT, ElementType.INT);
    }

    @Test
    void anIndexOnWhichAnotherOneDependsStays() {
        Truth guard = Truth.allOf(List.of(Elements.below(N, k), Truth.fold(LINE,
                LaneBool.and(LaneBool.nonNegative(LaneInt.of(j)), LaneBool.lessThan(LaneInt.of(j), index)))));
        stays(on.reduce(Monoid.MAX, guard, on.read("A", LaneInt.of(j)), k, j), SOME);
    }

    @ParameterizedTest
    @CsvSource({"MIN, 3, false", "MAX, 3, true", "MIN, -2, true", "MAX, -2, false"})
    void theExtremumOfNumbersThatAscendIsAtAnEnd(Monoid monoid, int factor, boolean last) {
        LaneInt end = last ? N.minus(1).times(BigInteger.valueOf(factor)) : LaneInt.ZERO;
        becomes(over(monoid, on.counted(times(factor).plus(M))), on.counted(end.plus(M)), Law.COUNTS_ARE_EXACT,
                ElementType.INT);
    }

    @Test
    void numbersThatNeedNotAscendStay() {
        stays(over(Monoid.MIN, on.counted(index.times(M))), SOME);
        stays(over(Monoid.MIN, on.counted(index.times(index))), SOME);
        stays(over(Monoid.MIN, on.counted(LaneInt.quotient(index, LaneInt.of(2)))), SOME);
        stays(over(Monoid.MIN, on.counted(LaneInt.positivePart(M.minus(index)))), SOME);
    }
}
