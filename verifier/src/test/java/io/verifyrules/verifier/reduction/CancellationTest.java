package io.verifyrules.verifier.reduction;

import io.verifyrules.dsl.axis.RankClass;
import io.verifyrules.dsl.axis.RankClass.RankBound;
import io.verifyrules.dsl.element.BinaryOperator;
import io.verifyrules.dsl.element.Monoid;
import io.verifyrules.verifier.limit.Limit;
import io.verifyrules.verifier.obligation.Evidence;
import io.verifyrules.verifier.term.Elements;
import io.verifyrules.verifier.term.LaneAtom;
import io.verifyrules.verifier.term.LaneBool;
import io.verifyrules.verifier.term.LaneInt;
import io.verifyrules.verifier.term.Truth;
import io.verifyrules.verifier.term.ValueTerm;
import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

import static io.verifyrules.verifier.reduction.Combinations.M;
import static io.verifyrules.verifier.reduction.Combinations.N;
import static org.assertj.core.api.Assertions.assertThat;

/** Terms are taken away from both sides in pairs, each once, and the sides are equal if nothing remains. */
class CancellationTest {

    private static final Truth M_IN_N = is(LaneBool.and(LaneBool.nonNegative(M), LaneBool.atMost(M, N)));
    private static final LaneInt TWO = LaneInt.of(2);

    private final Elements on = new Elements();
    private final Combinations combinations = new Combinations(on);
    private final ValueTerm a = on.scalar("a");
    private final ValueTerm b = on.scalar("b");

    private static Truth is(LaneBool predicate) {
        return Truth.fold(Elements.C, predicate);
    }

    private ValueTerm sum(LaneInt from, LaneInt to, String tensor) {
        LaneAtom.Fresh k = on.index("k");
        LaneInt at = LaneInt.of(k);
        return on.reduce(Monoid.SUM, is(LaneBool.and(LaneBool.atMost(from, at), LaneBool.lessThan(at, to))),
                on.read(tensor, at), k);
    }

    private ValueTerm sum(LaneInt size, ValueTerm of, LaneAtom.Fresh... indices) {
        return on.reduce(Monoid.SUM, Elements.below(size, indices), of, indices);
    }

    private ValueTerm plus(ValueTerm left, ValueTerm right) {
        return on.binary(BinaryOperator.ADD, left, right);
    }

    private ValueTerm times(long number, ValueTerm of) {
        return on.binary(BinaryOperator.MUL, on.number(number), of);
    }

    private Remainder remainder(ValueTerm left, ValueTerm right, Truth... hypotheses) {
        return combinations.cancelled(combinations.terms(Monoid.SUM, left), combinations.terms(Monoid.SUM, right),
                hypotheses);
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
    void aSumIsItself() {
        equal(combinations.sum("A"), combinations.sum("A"));
        equal(sum(LaneInt.ZERO, N, "A"), sum(LaneInt.ZERO, N, "A"));
    }

    @Test
    void theOrderOfTermsDecidesNothing() {
        equal(plus(plus(a, b), combinations.sum("A")), plus(combinations.sum("A"), plus(b, a)));
    }

    @Test
    void aSumTwiceIsNotTheSumOnce() {
        ValueTerm sum = combinations.sum("A");
        Remainder rest = remainder(plus(sum, sum), sum);
        assertThat(rest.left()).hasSize(1);
        assertThat(rest.right()).isEmpty();
        notEqual(plus(sum, sum), sum);
        equal(plus(sum, sum), plus(sum, sum));
    }

    @Test
    void aNumberOfTermsIsAsMuchAsTheTermsThemselves() {
        equal(times(2, a), plus(a, a));
        equal(times(2, combinations.sum("A")), plus(combinations.sum("A"), combinations.sum("A")));
        equal(times(3, a), plus(times(2, a), a));
    }

    @Test
    void whatANumberIsMoreRemains() {
        assertThat(remainder(times(3, a), plus(a, a))).isEqualTo(new Remainder(List.of(GuardedTerm.of(a)), List.of()));
        assertThat(remainder(a, times(3, a))).satisfies(rest -> {
            assertThat(rest.left()).isEmpty();
            assertThat(Combinations.texts(rest.right())).containsExactly("of 2 a");
        });
    }

    @Test
    void otherElementsRemain() {
        assertThat(remainder(a, b)).isEqualTo(new Remainder(List.of(GuardedTerm.of(a)), List.of(GuardedTerm.of(b))));
        notEqual(combinations.sum("A"), combinations.sum("B"));
        notEqual(combinations.sum("A"), a);
        notEqual(a, on.number(0));
    }

    @Test
    void aSumOfTwoPartsIsTheSum() {
        equal(combinations.sum("A"), plus(sum(LaneInt.ZERO, M, "A"), sum(M, N, "A")), M_IN_N);
    }

    @Test
    void partsThatMayNotBeAllRemain() {
        notEqual(combinations.sum("A"), plus(sum(LaneInt.ZERO, M, "A"), sum(M, N, "A")));
        notEqual(combinations.sum("A"), plus(sum(LaneInt.ZERO, M, "A"), sum(M.plus(1), N, "A")), M_IN_N);
        notEqual(combinations.sum("A"), sum(LaneInt.ZERO, N.minus(1), "A"));
    }

    @Test
    void aPartThatIsCountedTwiceRemains() {
        notEqual(combinations.sum("A"), plus(sum(LaneInt.ZERO, M.plus(1), "A"), sum(M, N, "A")), M_IN_N,
                is(LaneBool.lessThan(M, N)));
    }

    @Test
    void aSumInAnotherOrderIsTheSum() {
        LaneAtom.Fresh k = on.index("k");
        equal(combinations.sum("A"), sum(N, on.read("A", N.minus(1).minus(LaneInt.of(k))), k));
        notEqual(combinations.sum("A"), sum(N, on.read("A", N.minus(LaneInt.of(k))), k));
    }

    @Test
    void aSumOfOneElementForEachIndexIsNotThatOfEach() {
        LaneAtom.Fresh k = on.index("k");
        ValueTerm first = sum(N, on.read("A", LaneInt.ZERO), k);
        notEqual(combinations.sum("A"), first);
        notEqual(first, on.read("A", LaneInt.ZERO));
        equal(first, first);
    }

    @Test
    void sumsOfOneNumberAreEqualForTheSameNumberOfIndices() {
        LaneAtom.Fresh k = on.index("k");
        equal(sum(N, a, k),
                on.reduce(Monoid.SUM, is(
                        LaneBool.and(LaneBool.atMost(M, LaneInt.of(k)), LaneBool.lessThan(LaneInt.of(k), N.plus(M)))),
                        a, k));
        notEqual(sum(N, a, k), sum(M, a, k));
        notEqual(sum(N, a, k), sum(N.plus(1), a, k), is(LaneBool.nonNegative(N)));
    }

    @Test
    void theSquareOfASumIsNotTheSumOfTheSquares() {
        LaneAtom.Fresh k = on.index("k");
        ValueTerm squares = sum(N,
                on.binary(BinaryOperator.MUL, on.read("A", LaneInt.of(k)), on.read("A", LaneInt.of(k))), k);
        ValueTerm square = on.binary(BinaryOperator.MUL, combinations.sum("A"), combinations.sum("A"));
        notEqual(square, squares);
        equal(square, square);
    }

    @Test
    void rowsAreNotColumns() {
        LaneAtom.Fresh k = on.index("k");
        LaneAtom.Fresh l = on.index("l");
        ValueTerm rows = sum(N, on.read("A", LaneInt.of(k), LaneInt.of(l)), k, l);
        ValueTerm columns = sum(N, on.read("A", LaneInt.of(l), LaneInt.of(k)), k, l);
        equal(rows, columns);
        notEqual(sum(N, on.read("A", LaneInt.of(k), M), k), sum(N, on.read("A", M, LaneInt.of(k)), k));
    }

    @Test
    void factorsMeetInAnyOrder() {
        LaneAtom.Fresh k = on.index("k");
        ValueTerm atA = on.read("A", LaneInt.of(k));
        ValueTerm atB = on.read("B", LaneInt.of(k));
        equal(sum(N, on.binary(BinaryOperator.MUL, atA, atB), k), sum(N, on.binary(BinaryOperator.MUL, atB, atA), k));
    }

    @Test
    void everySecondElementIsNotAllOfThem() {
        LaneAtom.Fresh k = on.index("k");
        ValueTerm even = on.reduce(Monoid.SUM,
                is(LaneBool.and(LaneBool.nonNegative(LaneInt.of(k)), LaneBool.lessThan(LaneInt.of(k).times(TWO), N))),
                on.read("A", LaneInt.of(k).times(TWO)), k);
        notEqual(combinations.sum("A"), even);
        equal(even, even);
    }

    @Test
    void aTermWhoseGuardFailsEverywhereIsNothing() {
        Truth none = is(LaneBool.atMost(N, LaneInt.ZERO));
        equal(combinations.sum("A"), on.number(0), none);
        notEqual(combinations.sum("A"), on.number(0), is(LaneBool.atMost(N, LaneInt.ONE)));
    }

    @Test
    void onAClassThatMayHaveRankZeroATermIsNeverNothing() {
        RankClass any = new RankClass("d", RankBound.ANY);
        LaneAtom.Fresh k = on.terms().fresh().bound(any, "k");
        ValueTerm sum = on.reduce(Monoid.SUM, Elements.below(N, k), on.read("A", any, LaneInt.of(k)), k);
        notEqual(sum, on.number(0), Truth.fold(any, LaneBool.atMost(N, LaneInt.ZERO)));
        equal(sum, sum);
    }

    @Test
    void whatIsTakenAwayKeepsAGuardThatExcludesIt() {
        Remainder rest = remainder(combinations.sum("A"), sum(LaneInt.ZERO, M, "A"), M_IN_N);
        assertThat(rest.right()).isEmpty();
        assertThat(rest.left()).singleElement().satisfies(term -> {
            LaneInt k = LaneInt.of(term.indices().getFirst().variable());
            assertThat(term.guard()).isEqualTo(is(
                    LaneBool.allOf(List.of(LaneBool.nonNegative(k), LaneBool.lessThan(k, N), LaneBool.atMost(M, k)))));
        });
    }

    @Test
    void withoutProofsNothingIsTakenAway() {
        SideConditions unproved = claim -> Optional.empty();
        List<GuardedTerm> left = combinations.terms(Monoid.SUM, combinations.sum("A"));
        List<GuardedTerm> right = combinations.terms(Monoid.SUM, combinations.sum("A"));
        SideProofs proofs = new SideProofs(unproved, List.of(), new MatchingAccount(), Limit.NONE);
        assertThat(new Cancellation(Combinations.reordering(Monoid.SUM), combinations.correspondences(), proofs,
                on.terms(), left, right).run()).isEqualTo(new Remainder(left, right));
    }

    @Test
    void afterTheLimitNothingIsProved() {
        SideProofs proofs = new SideProofs(claim -> Optional.of(Evidence.NONE), List.of(), new MatchingAccount(),
                () -> true);
        List<GuardedTerm> terms = combinations.terms(Monoid.SUM, combinations.sum("A"));
        assertThat(new Cancellation(Combinations.reordering(Monoid.SUM), combinations.correspondences(), proofs,
                on.terms(), terms, List.of()).run().isNothing()).isFalse();
    }

    @Test
    void aNumberOverAnIndexIsItself() {
        LaneAtom.Fresh k = on.free("k");
        LaneAtom.Fresh l = on.free("l");
        GuardedTerm ones = new GuardedTerm(Elements.bound(k), Elements.below(N, k), BigInteger.ONE, List.of());
        GuardedTerm others = new GuardedTerm(Elements.bound(l), Elements.below(N, l), BigInteger.ONE, List.of());
        assertThat(combinations.cancelled(List.of(ones), List.of(others)).isNothing()).isTrue();
        assertThat(combinations.cancelled(List.of(ones), List.of(others, others)).isNothing()).isFalse();
    }
}
