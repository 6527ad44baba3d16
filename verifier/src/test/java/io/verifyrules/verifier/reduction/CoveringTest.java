package io.verifyrules.verifier.reduction;

import io.verifyrules.dsl.element.BinaryOperator;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.Monoid;
import io.verifyrules.verifier.law.Law;
import io.verifyrules.verifier.law.Refusing;
import io.verifyrules.verifier.law.StepsByLaw;
import io.verifyrules.verifier.proof.Ledger;
import io.verifyrules.verifier.term.Elements;
import io.verifyrules.verifier.term.LaneAtom;
import io.verifyrules.verifier.term.LaneBool;
import io.verifyrules.verifier.term.LaneInt;
import io.verifyrules.verifier.term.Truth;
import io.verifyrules.verifier.term.ValueTerm;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

import static io.verifyrules.verifier.reduction.Combinations.M;
import static io.verifyrules.verifier.reduction.Combinations.N;
import static org.assertj.core.api.Assertions.assertThat;

/** Under an idempotent monoid a term may serve any number of others, but each must be among those of the other side. */
class CoveringTest {

    private final Elements on = new Elements();
    private final Combinations combinations = new Combinations(on);
    private final ValueTerm a = on.scalar("a");
    private final ValueTerm b = on.scalar("b");

    private static Truth is(LaneBool predicate) {
        return Truth.fold(Elements.C, predicate);
    }

    private ValueTerm max(LaneInt from, LaneInt to) {
        LaneAtom.Fresh k = on.index("k");
        LaneInt at = LaneInt.of(k);
        return on.reduce(Monoid.MAX, is(LaneBool.and(LaneBool.atMost(from, at), LaneBool.lessThan(at, to))),
                on.read("A", at), k);
    }

    private ValueTerm max(ValueTerm left, ValueTerm right) {
        return on.binary(BinaryOperator.MAX, left, right);
    }

    private Remainder remainder(ValueTerm left, ValueTerm right, Truth... hypotheses) {
        return combinations.covered(Monoid.MAX, combinations.terms(Monoid.MAX, left),
                combinations.terms(Monoid.MAX, right), hypotheses);
    }

    private void equal(ValueTerm left, ValueTerm right, Truth... hypotheses) {
        assertThat(remainder(left, right, hypotheses)).isEqualTo(new Remainder(List.of(), List.of()));
        assertThat(remainder(right, left, hypotheses).isNothing()).isTrue();
    }

    private void notEqual(ValueTerm left, ValueTerm right, Truth... hypotheses) {
        assertThat(remainder(left, right, hypotheses).isNothing()).isFalse();
        assertThat(remainder(right, left, hypotheses).isNothing()).isFalse();
    }

    @Test
    void aTermServesAsOftenAsItIsNeeded() {
        ValueTerm max = max(LaneInt.ZERO, N);
        equal(max(max, max), max);
        equal(max(a, max(b, a)), max(b, a));
    }

    @Test
    void partsMayOverlap() {
        Truth inside = is(LaneBool.and(LaneBool.atMost(LaneInt.ONE, M), LaneBool.lessThan(M, N)));
        equal(max(LaneInt.ZERO, N), max(max(LaneInt.ZERO, M.plus(1)), max(M.minus(1), N)), inside);
    }

    @Test
    void partsMayNotLeaveAnythingOut() {
        Truth inside = is(LaneBool.and(LaneBool.atMost(LaneInt.ONE, M), LaneBool.lessThan(M, N)));
        notEqual(max(LaneInt.ZERO, N), max(max(LaneInt.ZERO, M), max(M.plus(1), N)), inside);
    }

    @Test
    void partsMayNotReachFurther() {
        notEqual(max(LaneInt.ZERO, N), max(LaneInt.ZERO, N.plus(1)), is(LaneBool.nonNegative(N)));
    }

    @Test
    void eachSideMustBeCoveredByTheOther() {
        assertThat(remainder(a, max(a, b))).isEqualTo(new Remainder(List.of(), List.of(GuardedTerm.of(b))));
        assertThat(remainder(max(a, b), a)).isEqualTo(new Remainder(List.of(GuardedTerm.of(b)), List.of()));
        notEqual(a, b);
    }

    @Test
    void anElementForEachIndexIsThatElementWhereThereIsAnIndex() {
        LaneAtom.Fresh k = on.index("k");
        ValueTerm constant = on.reduce(Monoid.MAX, Elements.below(N, k), a, k);
        equal(constant, a, is(LaneBool.atMost(LaneInt.ONE, N)));
        notEqual(constant, a);
    }

    @Test
    void nothingHasToReturn() {
        LaneAtom.Fresh k = on.index("k");
        LaneInt two = LaneInt.of(2);
        ValueTerm twiceEach = on.reduce(Monoid.MAX, Elements.below(M.times(two), k),
                on.read("A", LaneInt.quotient(LaneInt.of(k), two)), k);
        equal(twiceEach, max(LaneInt.ZERO, M));
        notEqual(twiceEach, max(LaneInt.ZERO, M.times(two)), is(LaneBool.atMost(LaneInt.ONE, M)));
    }

    @ParameterizedTest
    @CsvSource({"MIN, MIN_IDEMPOTENT, int", "MAX, MAX_IDEMPOTENT, int", "AND, AND_IDEMPOTENT, bool",
            "OR, OR_IDEMPOTENT, bool"})
    void itRestsOnIdempotence(Monoid monoid, Law law, String type) {
        ElementType of = type.equals("int") ? ElementType.INT : ElementType.BOOL;
        Ledger ledger = new Ledger(granted -> true);
        Reordering reordering = Combinations.reordering(monoid);
        assertThat(
                Covering.of(reordering, of, ledger, combinations.correspondences(), combinations.proofs(), on.terms()))
                .isPresent();
        assertThat(ledger.used()).isEqualTo(StepsByLaw.of(of, law));
        assertThat(Covering.of(reordering, of, new Ledger(Refusing.laws(law)), combinations.correspondences(),
                combinations.proofs(), on.terms())).isEmpty();
    }

    @ParameterizedTest
    @EnumSource(value = Monoid.class, names = {"SUM", "PRODUCT"})
    void sumsAndProductsAreNotCovered(Monoid monoid) {
        assertThat(Covering.of(Combinations.reordering(monoid), ElementType.INT, new Ledger(law -> true),
                combinations.correspondences(), combinations.proofs(), on.terms())).isEmpty();
    }
}
