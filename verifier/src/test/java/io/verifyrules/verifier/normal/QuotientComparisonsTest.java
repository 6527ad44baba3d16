package io.verifyrules.verifier.normal;

import io.verifyrules.verifier.term.LaneBool;
import io.verifyrules.verifier.term.LaneInt;
import io.verifyrules.verifier.term.LaneVariables;
import org.junit.jupiter.api.Test;

import static io.verifyrules.verifier.normal.Lanes.D;
import static io.verifyrules.verifier.normal.Lanes.E;
import static io.verifyrules.verifier.normal.Lanes.N;
import static io.verifyrules.verifier.normal.Lanes.X;
import static org.assertj.core.api.Assertions.assertThat;

/** Here d and e are proved to be >= 1, and n is not; r is a remainder by d. */
class QuotientComparisonsTest {

    private static final LaneInt R = LaneInt.of(LaneVariables.map("r"));

    private static QuotientComparisons comparisons() {
        KnownDivisors divisors = new KnownDivisors();
        divisors.provedPositive(D);
        divisors.provedPositive(E);
        divisors.provedPositive(N.plus(1));
        divisors.remainder(R, D);
        return new QuotientComparisons(divisors);
    }

    private static LaneBool nonNegative(LaneInt term) {
        return comparisons().nonNegative(term);
    }

    private static LaneBool zero(LaneInt term) {
        return comparisons().zero(term);
    }

    private static void staysABound(LaneInt term) {
        assertThat(nonNegative(term)).isEqualTo(LaneBool.nonNegative(term));
    }

    private static void staysAnEquation(LaneInt term) {
        assertThat(zero(term)).isEqualTo(LaneBool.zero(term));
    }

    @Test
    void aMultipleIsNotNegativeWhereItsQuotientIsNot() {
        assertThat(nonNegative(X.times(D))).isEqualTo(LaneBool.nonNegative(X));
        assertThat(nonNegative(X.times(D).minus(D))).isEqualTo(LaneBool.nonNegative(X.minus(1)));
        assertThat(nonNegative(X.times(D).times(E))).isEqualTo(LaneBool.nonNegative(X));
        assertThat(nonNegative(D)).isEqualTo(LaneBool.TRUE);
    }

    @Test
    void aRestBelowTheDivisorDecidesNothing() {
        assertThat(nonNegative(X.times(D).plus(R))).isEqualTo(LaneBool.nonNegative(X));
    }

    @Test
    void withARestBelowZeroTheQuotientIsAtLeastOne() {
        assertThat(nonNegative(X.times(D).minus(1))).isEqualTo(LaneBool.nonNegative(X.minus(1)));
        assertThat(nonNegative(X.times(D).minus(R).minus(1))).isEqualTo(LaneBool.nonNegative(X.minus(1)));
    }

    @Test
    void aRestThatMayBeAnythingStays() {
        staysABound(X.times(D).plus(X));
        staysABound(X.times(D).plus(1));
        staysABound(X.times(D).minus(R));
        staysABound(X.times(D).minus(2));
        staysABound(X.times(E).plus(R));
    }

    @Test
    void aFactorThatIsNotProvedPositiveStays() {
        staysABound(X.times(N));
        staysAnEquation(X.times(N));
    }

    @Test
    void aSumThatIsPositiveIsNoFactor() {
        staysABound(X.times(N.plus(1)));
        staysAnEquation(X.times(N.plus(1)));
    }

    @Test
    void aRemainderByItselfStays() {
        staysABound(R);
        staysABound(R.negate());
    }

    @Test
    void aMultipleIsZeroWhereItsQuotientIs() {
        assertThat(zero(X.times(D))).isEqualTo(LaneBool.zero(X));
        assertThat(zero(X.times(D).times(D).minus(N.times(D)))).isEqualTo(LaneBool.zero(X.times(D).minus(N)));
        assertThat(zero(D)).isEqualTo(LaneBool.FALSE);
    }

    @Test
    void withARestAnEquationStays() {
        staysAnEquation(X.times(D).plus(R));
        staysAnEquation(X.times(D).minus(1));
        staysAnEquation(R);
    }
}
