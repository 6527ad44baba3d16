package io.verifyrules.verifier.reduction;

import io.verifyrules.dsl.axis.RankClass;
import io.verifyrules.dsl.axis.RankClass.RankBound;
import io.verifyrules.verifier.term.Elements;
import io.verifyrules.verifier.term.LaneAtom;
import io.verifyrules.verifier.term.LaneBool;
import io.verifyrules.verifier.term.LaneInt;
import io.verifyrules.verifier.term.Truth;
import java.math.BigInteger;
import java.util.List;
import org.junit.jupiter.api.Test;

import static io.verifyrules.verifier.reduction.Combinations.M;
import static io.verifyrules.verifier.reduction.Combinations.N;
import static org.assertj.core.api.Assertions.assertThat;

/** An index that its guard fixes to one value is replaced by it. */
class OnePointTest {

    private static final LaneInt TWO = LaneInt.of(2);

    private final Elements on = new Elements();
    private final LaneAtom.Fresh i = on.free("i");
    private final LaneAtom.Fresh j = on.free("j");
    private final LaneInt atI = LaneInt.of(i);
    private final LaneInt atJ = LaneInt.of(j);

    private GuardedTerm term(Truth guard, LaneInt index, LaneAtom.Fresh... indices) {
        return new GuardedTerm(Elements.bound(indices), guard, BigInteger.TWO, List.of(on.read("A", index)));
    }

    private static Truth is(LaneBool predicate) {
        return Truth.fold(Elements.C, predicate);
    }

    private static Truth within(LaneInt size, LaneAtom.Fresh... indices) {
        return Elements.below(size, indices);
    }

    private void becomes(GuardedTerm before, GuardedTerm after) {
        assertThat(OnePoint.simplify(before, on.terms())).isEqualTo(after);
    }

    private void stays(GuardedTerm term) {
        becomes(term, term);
    }

    @Test
    void anEquationFixesAnIndex() {
        becomes(term(is(LaneBool.equal(atI, M.plus(1))), atI, i), term(Truth.TRUE, M.plus(1)));
        becomes(term(is(LaneBool.equal(atI.negate(), M)), atI, i), term(Truth.TRUE, M.negate()));
    }

    @Test
    void theRestOfTheGuardStaysAtThatPoint() {
        Truth guard = Truth.allOf(List.of(within(N, i), is(LaneBool.equal(atI, M))));
        becomes(term(guard, atI, i), term(is(LaneBool.and(LaneBool.nonNegative(M), LaneBool.lessThan(M, N))), M));
    }

    @Test
    void bothBoundsAtOnceFixAnIndex() {
        becomes(term(within(LaneInt.ONE, i), atI, i), term(Truth.TRUE, LaneInt.ZERO));
        becomes(term(is(LaneBool.and(LaneBool.atMost(M, atI), LaneBool.atMost(atI, M))), atI, i), term(Truth.TRUE, M));
    }

    @Test
    void oneIndexMayBeFixedToAnother() {
        Truth diagonal = Truth.allOf(List.of(within(N, i, j), is(LaneBool.equal(atI, atJ.plus(1)))));
        assertThat(OnePoint.simplify(term(diagonal, atI.plus(atJ), i, j), on.terms()).indices()).hasSize(1);
    }

    @Test
    void boundsThatLeaveTwoValuesFixNothing() {
        stays(term(within(TWO, i), atI, i));
        stays(term(is(LaneBool.and(LaneBool.atMost(M, atI), LaneBool.atMost(atI, M.plus(1)))), atI, i));
    }

    @Test
    void oneBoundFixesNothing() {
        stays(term(Truth.allOf(List.of(within(N, i), is(LaneBool.atMost(atI, M)))), atI, i));
    }

    @Test
    void anIndexWithACoefficientIsNotFixed() {
        stays(term(Truth.allOf(List.of(within(N, i), is(LaneBool.equal(atI.times(TWO), M)))), atI, i));
        stays(term(Truth.allOf(List.of(within(N, i), is(LaneBool.equal(atI.times(M), N)))), atI, i));
    }

    @Test
    void anIndexInsideOfADivisionIsNotFixed() {
        stays(term(Truth.allOf(List.of(within(N, i), is(LaneBool.equal(LaneInt.quotient(atI, TWO), M)))), atI, i));
        stays(term(Truth.allOf(List.of(within(N, i), is(LaneBool.equal(atI, LaneInt.quotient(atI, M))))), atI, i));
    }

    @Test
    void anEquationThatNeedNotHoldFixesNothing() {
        Truth either = Truth.not(is(LaneBool.and(LaneBool.not(LaneBool.equal(atI, M)), LaneBool.nonNegative(N))));
        stays(term(Truth.allOf(List.of(within(N, i), either)), atI, i));
        stays(term(Truth.allOf(List.of(within(N, i), is(LaneBool.not(LaneBool.equal(atI, M))))), atI, i));
    }

    @Test
    void anEquationOnSomeLaneFixesNothing() {
        RankClass any = new RankClass("d", RankBound.ANY);
        LaneAtom.Fresh k = on.terms().fresh().opened(on.terms().fresh().bound(any, "k"));
        LaneBool zero = LaneBool.zero(LaneInt.of(k));
        GuardedTerm onSome = new GuardedTerm(Elements.bound(k),
                Truth.allOf(List.of(within(N, k), Truth.not(Truth.fold(any, LaneBool.not(zero))))), BigInteger.ONE,
                List.of(on.scalar("a")));
        stays(onSome);
        becomes(onSome.where(Truth.fold(any, zero)).withFactors(List.of(on.read("A", any, LaneInt.of(k)))),
                new GuardedTerm(List.of(),
                        Truth.allOf(List.of(Truth.fold(any, LaneBool.lessThan(LaneInt.ZERO, N)),
                                Truth.not(Truth.fold(any, LaneBool.FALSE)))),
                        BigInteger.ONE, List.of(on.read("A", any, LaneInt.ZERO))));
    }

    @Test
    void whereTheOrderMattersAnIndexIsFixedToWhatMentionsNoOther() {
        Truth row = Truth.allOf(List.of(within(N, i, j), is(LaneBool.equal(atI, M))));
        GuardedTerm inOrder = OnePoint.simplifyInOrder(term(row, atI.plus(atJ), i, j), on.terms());
        assertThat(inOrder.indices()).isEqualTo(Elements.bound(j));
        assertThat(inOrder.factors()).containsExactly(on.read("A", M.plus(atJ)));
    }

    @Test
    void whereTheOrderMattersNoIndexIsFixedToTheMirroredOther() {
        Truth antidiagonal = Truth.allOf(List.of(within(N, i, j), is(LaneBool.equal(atI, N.minus(1).minus(atJ)))));
        GuardedTerm backwards = term(antidiagonal, atI, i, j);
        assertThat(OnePoint.simplify(backwards, on.terms()).indices()).hasSize(1);
        assertThat(OnePoint.simplifyInOrder(backwards, on.terms())).isEqualTo(backwards);
    }
}
