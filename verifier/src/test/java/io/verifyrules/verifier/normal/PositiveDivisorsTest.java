package io.verifyrules.verifier.normal;

import io.verifyrules.verifier.term.LaneBool;
import io.verifyrules.verifier.term.LaneInt;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

import static io.verifyrules.verifier.normal.Lanes.D;
import static io.verifyrules.verifier.normal.Lanes.E;
import static io.verifyrules.verifier.normal.Lanes.N;
import static io.verifyrules.verifier.normal.Lanes.SCALAR;
import static io.verifyrules.verifier.normal.Lanes.X;
import static org.assertj.core.api.Assertions.assertThat;

class PositiveDivisorsTest {

    private static final LaneInt TWO = LaneInt.of(2);

    private static LaneBool atLeast(int bound, LaneInt term) {
        return LaneBool.atMost(LaneInt.of(bound), term);
    }

    private static void proves(LaneInt divisor, List<LaneBool> hypotheses, LaneInt... positive) {
        Lanes lanes = new Lanes(hypotheses, LaneInt.quotient(X, divisor));
        PositiveDivisors step = Lanes.positiveDivisors();
        for (int i = 0; i < positive.length; i++) {
            assertThat(lanes.takes(step)).isTrue();
        }
        lanes.leave(step);
        assertThat(List.of(positive)).allMatch(lanes.form()::isPositive);
        assertThat(lanes.form().facts())
                .containsExactlyElementsOf(List.of(positive).stream().map(factor -> atLeast(1, factor)).toList());
    }

    private static void provesNothing(LaneInt divisor, LaneBool... hypotheses) {
        proves(divisor, List.of(hypotheses));
    }

    @Test
    void aDivisorIsProvedPositive() {
        proves(D, List.of(atLeast(1, D)), D);
        proves(D, List.of(LaneBool.equal(D, N.times(N).plus(1))), D);
        proves(D, List.of(atLeast(1, N), atLeast(1, D.minus(N))), D);
    }

    @Test
    void aProductIsProvedPositiveFactorByFactor() {
        proves(D.times(E), List.of(atLeast(1, D), atLeast(1, E)), D, E);
        proves(D.times(D), List.of(atLeast(1, D)), D);
    }

    @Test
    void onlyOneFactorMayBeProvedPositive() {
        proves(D.times(E), List.of(atLeast(1, D)), D);
    }

    @Test
    void aProductThatIsPositiveAsAWholeIsNotTakenForOneOfPositiveFactors() {
        provesNothing(D.times(E), atLeast(1, D.times(E)));
    }

    @Test
    void whatIsNoProductOfVariablesIsProvedAsAWhole() {
        proves(D.plus(E), List.of(atLeast(1, D), atLeast(0, E)), D.plus(E));
        proves(D.times(TWO), List.of(atLeast(1, D)), D.times(TWO));
    }

    @Test
    void aScalarIsProvedPositive() {
        proves(SCALAR, List.of(atLeast(1, SCALAR)), SCALAR);
    }

    @Test
    void aDivisorThatMayBeZeroIsNotPositive() {
        provesNothing(D, atLeast(0, D));
    }

    @Test
    void aDivisorThatMayBeNegativeIsNotPositive() {
        provesNothing(D, LaneBool.not(LaneBool.zero(D)));
    }

    @Test
    void anotherPositiveMapSaysNothing() {
        provesNothing(D, atLeast(1, E));
    }

    @Test
    void constantsNeedNoProof() {
        provesNothing(TWO);
    }

    @Test
    void whatDividesNothingIsNotAskedFor() {
        Lanes lanes = new Lanes(List.of(atLeast(1, D)), D, LaneInt.quotient(D, TWO));
        lanes.leave(Lanes.positiveDivisors());
    }

    @Test
    void whatNobodyCanTellIsNotPositiveAndIsAskedOnce() {
        AtomicInteger asked = new AtomicInteger();
        PositiveDivisors step = new PositiveDivisors((rankClass, hypotheses, claim) -> {
            asked.incrementAndGet();
            return false;
        });
        Lanes lanes = new Lanes(List.of(), LaneInt.quotient(X, D));
        lanes.leave(step);
        lanes.leave(step);
        assertThat(asked).hasValue(1);
    }
}
