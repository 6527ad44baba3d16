package io.verifyrules.verifier.normal;

import io.verifyrules.verifier.term.LaneInt;
import io.verifyrules.verifier.term.LaneVariables;
import org.junit.jupiter.api.Test;

import static io.verifyrules.verifier.normal.Lanes.D;
import static io.verifyrules.verifier.normal.Lanes.E;
import static io.verifyrules.verifier.normal.Lanes.M;
import static io.verifyrules.verifier.normal.Lanes.N;
import static io.verifyrules.verifier.normal.Lanes.X;
import static org.assertj.core.api.Assertions.assertThat;

/** Here d and e are proved to be >= 1, and n and m are not; r is a remainder by d. */
class DivisionTest {

    private static final LaneInt R = LaneInt.of(LaneVariables.map("r"));
    private static final LaneInt TWO = LaneInt.of(2);

    private static LaneInt divided(LaneInt dividend, LaneInt divisor) {
        KnownDivisors divisors = new KnownDivisors();
        divisors.provedPositive(D);
        divisors.provedPositive(E);
        divisors.remainder(R, D);
        return new Division(divisors).of(dividend, divisor);
    }

    private static void stays(LaneInt dividend, LaneInt divisor) {
        assertThat(divided(dividend, divisor)).isEqualTo(LaneInt.quotient(dividend, divisor))
                .isNotEqualTo(dividend)
                .matches(quotient -> quotient.terms().size() == 1);
    }

    @Test
    void aMultipleIsDivided() {
        assertThat(divided(X.times(D), D)).isEqualTo(X);
        assertThat(divided(X.times(D).minus(D.times(D)).plus(D), D)).isEqualTo(X.minus(D).plus(1));
        assertThat(divided(D, D)).isEqualTo(LaneInt.ONE);
        assertThat(divided(X.times(LaneInt.of(6)).minus(4), TWO)).isEqualTo(X.times(LaneInt.of(3)).minus(2));
    }

    @Test
    void whatIsNoMultipleIsDividedByItself() {
        assertThat(divided(X.times(D).plus(N), D)).isEqualTo(X.plus(LaneInt.quotient(N, D)));
        assertThat(divided(X.times(LaneInt.of(5)).plus(3), TWO))
                .isEqualTo(X.times(TWO).plus(1).plus(LaneInt.quotient(X.plus(1), TWO)));
    }

    @Test
    void aRestBelowTheDivisorIsDropped() {
        assertThat(divided(X.times(D).plus(R), D)).isEqualTo(X);
        assertThat(divided(R, D)).isEqualTo(LaneInt.ZERO);
    }

    @Test
    void aRestThatReachesTheDivisorIsNotDropped() {
        stays(R.plus(1), D);
        stays(R.times(TWO), D);
    }

    @Test
    void aRemainderByAnotherDivisorIsNotDropped() {
        stays(R, E);
        stays(R, TWO);
    }

    @Test
    void aRestBelowZeroTakesOneMore() {
        assertThat(divided(X.times(D).minus(1), D)).isEqualTo(X.minus(1));
        assertThat(divided(X.times(D).minus(R).minus(1), D)).isEqualTo(X.minus(1));
    }

    @Test
    void aRestThatMayBeZeroOrBelowStays() {
        stays(R.negate(), D);
        stays(R.negate().minus(2), D);
        stays(LaneInt.of(-2), D);
        stays(LaneInt.ONE, D);
    }

    @Test
    void aNegativeConstantIsLeftToTheSolver() {
        stays(X.times(TWO), LaneInt.of(-2));
    }

    @Test
    void divisionByZeroIsZero() {
        assertThat(divided(X, LaneInt.ZERO)).isEqualTo(LaneInt.ZERO);
    }

    @Test
    void aDivisorThatIsNotProvedPositiveDividesNothing() {
        stays(X.times(N), N);
        stays(N, N);
        stays(X.times(D).times(N), D.times(N));
    }

    @Test
    void aDivisorThatIsNoProductOfVariablesDividesNothing() {
        stays(X.times(D.plus(1)), D.plus(1));
        stays(D.times(TWO), D.times(TWO));
    }

    @Test
    void aProductIsDividedByOneFactorAfterTheOther() {
        assertThat(divided(X.times(D).times(E), D.times(E))).isEqualTo(X);
        assertThat(divided(X.times(D).times(D).plus(R), D.times(D))).isEqualTo(X);
        assertThat(divided(X.times(D).times(E).plus(M.times(E)), D.times(E))).isEqualTo(X.plus(LaneInt.quotient(M, D)));
    }

    @Test
    void theFactorThatLeavesNoRestComesFirst() {
        assertThat(divided(N.times(D).plus(R), E.times(D))).isEqualTo(LaneInt.quotient(N, E));
        assertThat(divided(N.times(E), E.times(D))).isEqualTo(LaneInt.quotient(N, D));
    }

    @Test
    void aDivisionOfADivisionIsOneByTheProduct() {
        LaneInt inAnyOrder = divided(X, D.times(E));
        assertThat(divided(LaneInt.quotient(X, D), E)).isEqualTo(inAnyOrder);
        assertThat(divided(LaneInt.quotient(X, E), D)).isEqualTo(inAnyOrder);
    }

    @Test
    void whatStandsBesideTheInnerDivisionIsMultiplied() {
        assertThat(divided(N.plus(LaneInt.quotient(X, D)), E)).isEqualTo(divided(N.times(D).plus(X), D.times(E)));
        assertThat(divided(N.times(E).plus(LaneInt.quotient(X, D)), E)).isEqualTo(N.plus(divided(X, D.times(E))));
    }

    @Test
    void anInnerDivisorThatIsNotProvedPositiveStays() {
        stays(LaneInt.quotient(X, N), E);
    }

    @Test
    void anInnerDivisionWithACoefficientStays() {
        stays(LaneInt.quotient(X, D).times(TWO), E);
        stays(LaneInt.quotient(X, D).times(M), E);
        stays(LaneInt.quotient(X, D).negate(), E);
    }

    @Test
    void anOuterDivisorThatIsNotProvedPositiveStays() {
        stays(LaneInt.quotient(X, D), N);
    }
}
