package io.verifyrules.verifier.term;

import java.math.BigInteger;
import java.util.List;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

/** What the factories of lane terms and lane conditions simplify while they build, and what they leave. */
class LaneFactoriesTest {

    private static final LaneInt A = LaneInt.of(LaneVariables.map("a"));
    private static final LaneInt B = LaneInt.of(LaneVariables.map("b"));
    private static final LaneInt TWO = LaneInt.of(2);
    private static final LaneBool P = LaneBool.nonNegative(A);
    private static final LaneBool Q = LaneBool.zero(B);

    private static LaneInt times(long factor, LaneInt term) {
        return term.times(BigInteger.valueOf(factor));
    }

    private static LaneInt quotient(LaneInt dividend, LaneInt divisor) {
        return LaneInt.of(new CompoundAtom.Quotient(dividend, divisor));
    }

    @Test
    void aQuotientOfConstantsIsRoundedDown() {
        assertThat(LaneInt.quotient(LaneInt.of(-7), TWO)).isEqualTo(LaneInt.of(-4));
        assertThat(LaneInt.quotient(LaneInt.of(7), LaneInt.of(-2))).isEqualTo(LaneInt.of(-4));
    }

    @Test
    void aQuotientByOneIsTheDividendAndByZeroZero() {
        assertThat(LaneInt.quotient(A, LaneInt.ONE)).isEqualTo(A);
        assertThat(LaneInt.quotient(A, LaneInt.ZERO)).isEqualTo(LaneInt.ZERO);
    }

    @Test
    void anyOtherQuotientStays() {
        assertThat(LaneInt.quotient(A, A)).as("a may be 0").isEqualTo(quotient(A, A));
        assertThat(LaneInt.quotient(LaneInt.ZERO, A)).isEqualTo(quotient(LaneInt.ZERO, A));
        assertThat(LaneInt.quotient(times(2, A), TWO)).isEqualTo(quotient(times(2, A), TWO));
        assertThat(LaneInt.quotient(A, LaneInt.of(-1))).isEqualTo(quotient(A, LaneInt.of(-1)));
    }

    @Test
    void aPositivePartOfAConstantIsDecided() {
        assertThat(LaneInt.positivePart(LaneInt.of(-3))).isEqualTo(LaneInt.ZERO);
        assertThat(LaneInt.positivePart(LaneInt.of(3))).isEqualTo(LaneInt.of(3));
        assertThat(LaneInt.positivePart(A)).isEqualTo(LaneInt.of(new CompoundAtom.PositivePart(A)));
    }

    @Test
    void thePositivePartOfTheOppositeIsThatOfTheTermLessTheTerm() {
        assertThat(LaneInt.positivePart(A.negate())).isEqualTo(LaneInt.positivePart(A).minus(A));
        assertThat(LaneInt.positivePart(A)).isNotEqualTo(LaneInt.positivePart(A.plus(1)));
    }

    @Test
    void aMaximumIsTheSameInEveryOrder() {
        LaneInt c = LaneInt.of(LaneVariables.map("c"));
        assertThat(LaneInt.max(A, LaneInt.max(B, c))).isEqualTo(LaneInt.max(LaneInt.max(c, A), B))
                .isNotEqualTo(LaneInt.max(A, B));
        assertThat(LaneInt.max(A, A)).isEqualTo(A);
        assertThat(LaneInt.min(A, A)).isEqualTo(A);
        assertThat(LaneInt.min(A, B)).isEqualTo(LaneInt.min(B, A)).isNotEqualTo(LaneInt.max(A, B));
    }

    @Test
    void aChoiceBetweenEqualTermsIsTheTerm() {
        assertThat(LaneInt.choice(P, A, A)).isEqualTo(A);
        assertThat(LaneInt.choice(P, A, A.plus(1))).isEqualTo(LaneInt.of(new CompoundAtom.Choice(P, A, A.plus(1))));
    }

    @Test
    void aDecidedChoiceIsMade() {
        assertThat(LaneInt.choice(LaneBool.TRUE, A, B)).isEqualTo(A);
        assertThat(LaneInt.choice(LaneBool.FALSE, A, B)).isEqualTo(B);
    }

    @Test
    void aComparisonOfConstantsIsDecided() {
        assertThat(LaneBool.nonNegative(LaneInt.ZERO)).isEqualTo(LaneBool.TRUE);
        assertThat(LaneBool.nonNegative(LaneInt.of(-1))).isEqualTo(LaneBool.FALSE);
        assertThat(LaneBool.lessThan(A, A)).isEqualTo(LaneBool.FALSE);
        assertThat(LaneBool.equal(A, A)).isEqualTo(LaneBool.TRUE);
        assertThat(LaneBool.equal(A, A.plus(1))).isEqualTo(LaneBool.FALSE);
    }

    @Test
    void aCommonFactorIsDividedOutOfABoundRoundingDown() {
        assertThat(LaneBool.nonNegative(times(2, A).minus(3))).isEqualTo(new LaneBool.NonNegative(A.minus(2)));
        assertThat(LaneBool.nonNegative(times(-2, A).plus(3))).isEqualTo(new LaneBool.NonNegative(A.negate().plus(1)));
        assertThat(LaneBool.nonNegative(times(4, A).plus(times(6, B)).minus(1)))
                .isEqualTo(new LaneBool.NonNegative(times(2, A).plus(times(3, B)).minus(1)));
    }

    @Test
    void withoutACommonFactorABoundStays() {
        LaneInt term = times(2, A).plus(times(3, B)).minus(6);
        assertThat(LaneBool.nonNegative(term)).isEqualTo(new LaneBool.NonNegative(term));
    }

    @Test
    void aCommonFactorIsDividedOutOfAnEquation() {
        assertThat(LaneBool.zero(times(2, A).minus(6))).isEqualTo(new LaneBool.Zero(A.minus(3)));
    }

    @Test
    void whereItDoesNotDivideTheConstantAnEquationIsFalse() {
        assertThat(LaneBool.zero(times(2, A).minus(3))).isEqualTo(LaneBool.FALSE);
        assertThat(LaneBool.zero(times(2, A).plus(B).minus(3))).isInstanceOf(LaneBool.Zero.class);
    }

    @Test
    void anEquationIsTheSameFromBothSides() {
        assertThat(LaneBool.equal(A, B)).isEqualTo(LaneBool.equal(B, A)).isEqualTo(LaneBool.zero(B.minus(A)));
        assertThat(LaneBool.atMost(A, B)).isNotEqualTo(LaneBool.atMost(B, A));
    }

    @Test
    void theOppositeOfABoundIsABound() {
        assertThat(LaneBool.not(P)).isEqualTo(new LaneBool.NonNegative(A.negate().minus(1)));
        assertThat(LaneBool.not(Q)).isEqualTo(new LaneBool.NonZero(B));
        assertThat(LaneBool.not(LaneBool.not(LaneBool.and(P, Q)))).isEqualTo(LaneBool.and(P, Q));
    }

    @Test
    void aConjunctionHasEachPartOnce() {
        assertThat(LaneBool.allOf(List.of(P, LaneBool.TRUE, LaneBool.and(Q, P))))
                .isEqualTo(new LaneBool.AllOf(List.of(P, Q)));
        assertThat(LaneBool.allOf(List.of(P, P))).isEqualTo(P);
        assertThat(LaneBool.allOf(List.of())).isEqualTo(LaneBool.TRUE);
        assertThat(LaneBool.and(P, LaneBool.FALSE)).isEqualTo(LaneBool.FALSE);
    }

    @Test
    void aConditionAndItsOppositeAreFalse() {
        assertThat(LaneBool.and(P, LaneBool.not(P))).isEqualTo(LaneBool.FALSE);
        assertThat(LaneBool.allOf(List.of(P, Q, LaneBool.not(LaneBool.and(P, Q))))).isEqualTo(LaneBool.FALSE);
        assertThat(LaneBool.anyOf(List.of(Q, LaneBool.not(Q)))).isEqualTo(LaneBool.TRUE);
    }

    @Test
    void aConditionAndTheOppositeOfPartOfItAreFalseAndOfMoreAreNot() {
        LaneBool notBoth = LaneBool.not(LaneBool.and(P, Q));
        assertThat(LaneBool.and(P, notBoth)).isEqualTo(new LaneBool.AllOf(List.of(P, notBoth)));
        assertThat(LaneBool.and(P, LaneBool.nonNegative(A.negate()))).as("a is 0").isInstanceOf(LaneBool.AllOf.class);
    }

    @Test
    void aDisjunctionHasEachPartOnce() {
        assertThat(LaneBool.anyOf(List.of(P, LaneBool.FALSE, Q, P))).isEqualTo(new LaneBool.AnyOf(List.of(P, Q)));
        assertThat(LaneBool.anyOf(List.of())).isEqualTo(LaneBool.FALSE);
        assertThat(LaneBool.anyOf(List.of(P, LaneBool.TRUE))).isEqualTo(LaneBool.TRUE);
    }
}
