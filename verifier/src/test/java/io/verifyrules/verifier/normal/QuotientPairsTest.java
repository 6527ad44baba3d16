package io.verifyrules.verifier.normal;

import io.verifyrules.verifier.term.LaneBool;
import io.verifyrules.verifier.term.LaneInt;
import io.verifyrules.verifier.term.LaneVariables;
import java.util.List;
import org.junit.jupiter.api.Test;

import static io.verifyrules.verifier.normal.Lanes.D;
import static io.verifyrules.verifier.normal.Lanes.E;
import static io.verifyrules.verifier.normal.Lanes.M;
import static io.verifyrules.verifier.normal.Lanes.N;
import static io.verifyrules.verifier.normal.Lanes.SCALAR;
import static io.verifyrules.verifier.normal.Lanes.X;
import static org.assertj.core.api.Assertions.assertThat;

class QuotientPairsTest {

    private static final LaneInt TWO = LaneInt.of(2);

    private static Lanes lanes(LaneInt... terms) {
        Lanes lanes = new Lanes(List.of(), terms);
        lanes.form().provedPositive(D);
        lanes.form().provedPositive(E);
        lanes.form().provedPositive(SCALAR);
        return lanes;
    }

    private static void pair(LaneInt dividend, LaneInt divisor, LaneInt givenUp, String becomes) {
        LaneInt quotient = LaneInt.quotient(dividend, divisor);
        Lanes lanes = lanes(quotient);
        List<LaneBool> before = lanes.form().facts();
        QuotientPairs step = lanes.quotientPairs();
        assertThat(lanes.takes(step)).isTrue();
        assertThat(lanes.of(givenUp)).hasToString(becomes);
        assertThat(lanes.of(quotient)).hasToString("quot#1");
        assertThat(lanes.form().facts()).hasSize(before.size() + 2).containsAll(before);
        assertThat(lanes.form().facts().subList(before.size(), before.size() + 2))
                .hasToString("[rem#2 >= 0, %s >= rem#2 + 1]".formatted(divisor));
        lanes.leave(step);
    }

    @Test
    void aVariableThatWasReplacedByTheQuotientBeforeIsTheNewVariableToo() {
        LaneInt quotient = LaneInt.quotient(X, D);
        Lanes lanes = lanes(quotient, M);
        lanes.form().replace(LaneVariables.map("m"), quotient);
        lanes.form().remainder(N, M);
        assertThat(lanes.of(M)).isEqualTo(quotient);
        assertThat(lanes.takes(lanes.quotientPairs())).isTrue();
        assertThat(lanes.of(M)).hasToString("quot#1");
        assertThat(lanes.form().facts().subList(3, 7)).as("facts in which it occurs, and those by which it is divided")
                .hasToString("[n >= 0, quot#1 >= n + 1, rem#2 >= 0, d >= rem#2 + 1]");
    }

    private static void stays(LaneInt dividend, LaneInt divisor) {
        Lanes lanes = lanes(LaneInt.quotient(dividend, divisor));
        lanes.leave(lanes.quotientPairs());
    }

    @Test
    void anIndexIsAMultipleOfTheDivisorAndARest() {
        pair(X, D, X, "d*quot#1 + rem#2");
        pair(X, SCALAR, X, "$s*quot#1 + rem#2");
    }

    @Test
    void aMapIsAMultipleOfTheDivisorAndARest() {
        pair(N, D, N, "d*quot#1 + rem#2");
    }

    @Test
    void anIndexIsGivenUpBeforeAMap() {
        pair(N.plus(X), D, X, "d*quot#1 - n + rem#2");
        pair(N.minus(X), D, X, "-d*quot#1 + n - rem#2");
    }

    @Test
    void aConstantDivides() {
        LaneInt quotient = LaneInt.quotient(X, TWO);
        Lanes lanes = lanes(quotient);
        assertThat(lanes.takes(lanes.quotientPairs())).isTrue();
        assertThat(lanes.of(X)).hasToString("2*quot#1 + rem#2");
        assertThat(lanes.of(quotient)).hasToString("quot#1");
        assertThat(lanes.form().facts().subList(3, 5)).hasToString("[rem#2 >= 0, 1 >= rem#2]");
    }

    @Test
    void aDivisorThatIsNotProvedPositiveLeavesTheDivision() {
        stays(X, M);
    }

    @Test
    void aNegativeDivisorLeavesTheDivision() {
        stays(X, LaneInt.of(-2));
    }

    @Test
    void aDivisorThatIsNoSingleVariableLeavesTheDivision() {
        stays(X, D.plus(1));
        stays(X, D.times(TWO));
    }

    @Test
    void ofADivisionByAProductTheFirstFactorGetsThePair() {
        LaneInt quotient = LaneInt.quotient(X, D.times(E));
        Lanes lanes = lanes(quotient);
        assertThat(lanes.takes(lanes.quotientPairs())).isTrue();
        assertThat(lanes.of(X)).hasToString("d*quot#1 + rem#2");
        assertThat(lanes.of(quotient)).hasToString("div(quot#1, e)");
    }

    @Test
    void aVariableWithACoefficientIsNotGivenUp() {
        stays(X.times(TWO), D);
        stays(X.times(M), D);
    }

    @Test
    void aVariableThatOccursTwiceIsNotGivenUp() {
        stays(X.plus(X.times(M)), D);
        stays(X.plus(LaneInt.positivePart(X.minus(3))), D);
    }

    @Test
    void aVariableOfTheDivisorIsNotGivenUp() {
        stays(D, D);
        stays(D.plus(1), D);
    }

    @Test
    void aScalarIsNotGivenUp() {
        stays(SCALAR, D);
    }

    @Test
    void whereAReductionBindsAnIndexNothingIsGivenUp() {
        Lanes lanes = lanes();
        stays(lanes.bound(), D);
        stays(X.plus(lanes.bound()), D);
        stays(X, lanes.bound());
    }

    @Test
    void whatWasIntroducedIsNotGivenUp() {
        stays(LaneInt.of(lanes().primitive()), D);
    }

    @Test
    void theQuotientOfAnIndexIsGivenUpWhereItIsDividedAgain() {
        LaneInt quotient = LaneInt.quotient(X, D);
        LaneInt again = LaneInt.quotient(quotient.plus(M.times(TWO)), E);
        Lanes lanes = lanes(again);
        QuotientPairs step = lanes.quotientPairs();
        assertThat(lanes.takes(step)).isTrue();
        assertThat(lanes.takes(step)).isTrue();
        assertThat(lanes.of(again)).hasToString("quot#3");
        assertThat(lanes.of(quotient)).hasToString("e*quot#3 - 2*m + rem#4");
        assertThat(lanes.of(X)).hasToString("d*e*quot#3 - 2*d*m + d*rem#4 + rem#2");
        lanes.leave(step);
    }

    @Test
    void theQuotientOfAMapIsNotGivenUp() {
        LaneInt again = LaneInt.quotient(LaneInt.quotient(N, D).times(TWO).plus(LaneInt.quotient(M, D)), E);
        Lanes lanes = lanes(LaneInt.quotient(X, D), LaneInt.quotient(N, D), LaneInt.quotient(M, D), again);
        QuotientPairs step = lanes.quotientPairs();
        for (int pair = 0; pair < 3; pair++) {
            assertThat(lanes.takes(step)).isTrue();
        }
        lanes.leave(step);
        assertThat(lanes.of(again)).hasToString("div(2*quot#3 + quot#5, e)");
    }
}
