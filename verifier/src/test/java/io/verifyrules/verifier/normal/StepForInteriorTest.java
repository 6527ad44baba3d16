package io.verifyrules.verifier.normal;

import io.verifyrules.verifier.term.LaneInt;
import io.verifyrules.verifier.term.LaneVariables;
import java.util.List;
import org.junit.jupiter.api.Test;

import static io.verifyrules.verifier.normal.Lanes.M;
import static io.verifyrules.verifier.normal.Lanes.N;
import static io.verifyrules.verifier.normal.Lanes.SCALAR;
import static io.verifyrules.verifier.normal.Lanes.X;
import static org.assertj.core.api.Assertions.assertThat;

class StepForInteriorTest {

    private static final LaneInt INTERIOR = LaneInt.of(LaneVariables.map("interior"));

    private static void becomes(int constant, String interior) {
        LaneInt quotient = LaneInt.quotient(X, INTERIOR.plus(constant));
        Lanes lanes = new Lanes(List.of(), quotient);
        assertThat(lanes.takes(lanes.stepForInterior())).isTrue();
        assertThat(lanes.of(INTERIOR)).hasToString(interior);
        assertThat(lanes.of(quotient)).hasToString("div(@x, step_interior#1)");
        assertThat(lanes.form().facts()).as("any integer is a step").isEmpty();
        lanes.leave(lanes.stepForInterior());
    }

    private static void stays(LaneInt... terms) {
        Lanes lanes = new Lanes(List.of(), terms);
        lanes.leave(lanes.stepForInterior());
    }

    @Test
    void aMapAndAConstantThatDivideBecomeOneVariable() {
        becomes(1, "step_interior#1 - 1");
        becomes(3, "step_interior#1 - 3");
        becomes(-2, "step_interior#1 + 2");
    }

    @Test
    void theSecondOfTwoDivisorsGetsAVariableOfItsOwn() {
        Lanes lanes = new Lanes(List.of(), LaneInt.quotient(X, N.plus(1)), LaneInt.quotient(X, M.plus(1)));
        assertThat(lanes.takes(lanes.stepForInterior())).isTrue();
        assertThat(lanes.takes(lanes.stepForInterior())).isTrue();
        assertThat(List.of(lanes.of(N), lanes.of(M))).hasToString("[step_n#1 - 1, step_m#2 - 1]");
    }

    @Test
    void aDivisorInsideOfADivisionCounts() {
        LaneInt nested = LaneInt.quotient(LaneInt.quotient(X, N.plus(1)), LaneInt.of(2));
        Lanes lanes = new Lanes(List.of(), nested);
        assertThat(lanes.takes(lanes.stepForInterior())).isTrue();
        assertThat(lanes.of(nested)).hasToString("div(div(@x, step_n#1), 2)");
    }

    @Test
    void aMapAloneIsAVariableAlready() {
        stays(LaneInt.quotient(X, INTERIOR));
    }

    @Test
    void whatDividesNothingStays() {
        stays(INTERIOR.plus(1), LaneInt.quotient(INTERIOR.plus(1), M));
    }

    @Test
    void aMapWithACoefficientStays() {
        stays(LaneInt.quotient(X, INTERIOR.times(LaneInt.of(2)).plus(1)));
        stays(LaneInt.quotient(X, INTERIOR.negate().plus(1)));
    }

    @Test
    void aSumOfTwoMapsStays() {
        stays(LaneInt.quotient(X, INTERIOR.plus(M).plus(1)));
    }

    @Test
    void aScalarWhichOtherClassesSeeStays() {
        stays(LaneInt.quotient(X, SCALAR.plus(1)));
    }

    @Test
    void anIndexStays() {
        stays(LaneInt.quotient(N, X.plus(1)));
    }

    @Test
    void aConstantStays() {
        stays(LaneInt.quotient(X, LaneInt.of(2)));
    }
}
