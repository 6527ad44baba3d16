package io.verifyrules.verifier.normal;

import io.verifyrules.verifier.term.LaneAtom;
import io.verifyrules.verifier.term.LaneBool;
import io.verifyrules.verifier.term.LaneInt;
import java.util.List;
import org.junit.jupiter.api.Test;

import static io.verifyrules.verifier.normal.Lanes.D;
import static io.verifyrules.verifier.normal.Lanes.M;
import static io.verifyrules.verifier.normal.Lanes.N;
import static io.verifyrules.verifier.normal.Lanes.SCALAR;
import static io.verifyrules.verifier.normal.Lanes.X;
import static org.assertj.core.api.Assertions.assertThat;

class EquationSubstitutionTest {

    private static final EquationSubstitution STEP = new EquationSubstitution();
    private static final LaneInt TWO = LaneInt.of(2);

    private static void replaces(LaneBool hypothesis, LaneInt variable, LaneInt by) {
        Lanes lanes = new Lanes(List.of(hypothesis), variable);
        assertThat(lanes.takes(STEP)).isTrue();
        assertThat(lanes.of(variable)).isEqualTo(by);
        assertThat(lanes.of(LaneInt.quotient(variable.times(M), D))).isEqualTo(LaneInt.quotient(by.times(M), D));
        assertThat(lanes.form().of(hypothesis)).as("it has become trivial").isEqualTo(LaneBool.TRUE);
        lanes.leave(STEP);
    }

    private static void replacesNothing(LaneBool... hypotheses) {
        new Lanes(List.of(hypotheses), N, M, X, SCALAR).leave(STEP);
    }

    @Test
    void aMapIsReplacedByWhatItEquals() {
        replaces(LaneBool.equal(N, LaneInt.of(5)), N, LaneInt.of(5));
        replaces(LaneBool.equal(N, M.times(TWO).plus(1)), N, M.times(TWO).plus(1));
        replaces(LaneBool.equal(N.negate(), M.times(M)), N, M.times(M).negate());
    }

    @Test
    void anIndexIsReplacedByWhatItEquals() {
        replaces(LaneBool.equal(X, M.times(TWO)), X, M.times(TWO));
    }

    @Test
    void aVariableThatWasIntroducedIsReplacedByWhatItEquals() {
        LaneAtom.Variable primitive = new Lanes(List.of()).primitive();
        replaces(LaneBool.equal(LaneInt.of(primitive), M.times(TWO)), LaneInt.of(primitive), M.times(TWO));
    }

    @Test
    void aMapMayEqualADivisionThatItIsNotIn() {
        replaces(LaneBool.equal(N, LaneInt.quotient(M, TWO).times(TWO)), N, LaneInt.quotient(M, TWO).times(TWO));
    }

    @Test
    void aMapIsReplacedByAScalarAndNotTheOtherWayRound() {
        replaces(LaneBool.equal(N, SCALAR), N, SCALAR);
        replacesNothing(LaneBool.equal(SCALAR, LaneInt.of(3)));
    }

    @Test
    void anIndexThatAReductionBindsStays() {
        replacesNothing(LaneBool.equal(new Lanes(List.of()).bound(), LaneInt.of(3)));
    }

    @Test
    void aVariableWithACoefficientStays() {
        replacesNothing(LaneBool.equal(N.times(TWO), M.times(LaneInt.of(3))));
    }

    @Test
    void aVariableInAProductStays() {
        replacesNothing(LaneBool.equal(N.times(M), LaneInt.of(6)));
        replacesNothing(LaneBool.equal(N.times(N), LaneInt.of(4)));
    }

    @Test
    void aVariableThatItsEquationMentionsTwiceStays() {
        replacesNothing(LaneBool.equal(N.plus(N.times(M)), TWO));
        replacesNothing(LaneBool.equal(N, LaneInt.quotient(N, TWO).plus(3)));
        replacesNothing(LaneBool.equal(N, LaneInt.positivePart(N)));
        replacesNothing(LaneBool.equal(N, LaneInt.choice(LaneBool.nonNegative(N), TWO, LaneInt.ONE)));
    }

    @Test
    void whatIsNoEquationReplacesNothing() {
        replacesNothing(LaneBool.atMost(N, TWO));
        replacesNothing(LaneBool.not(LaneBool.equal(N, TWO)));
        replacesNothing(LaneBool.anyOf(List.of(LaneBool.equal(N, TWO), LaneBool.equal(N, LaneInt.ONE))));
        replacesNothing(LaneBool.atMost(N, TWO), LaneBool.atMost(TWO, N));
    }

    @Test
    void oneOfSeveralConditionsMayBeTheEquation() {
        replaces(LaneBool.and(LaneBool.equal(N, M.times(TWO)), LaneBool.equal(N, M.plus(M))), N, M.times(TWO));
    }

    @Test
    void whatWasReplacedBeforeIsReplacedInTheNextEquation() {
        Lanes lanes = new Lanes(List.of(LaneBool.equal(N, M.times(TWO)), LaneBool.equal(X, N.plus(D.times(TWO)))), X);
        assertThat(lanes.takes(STEP)).isTrue();
        assertThat(lanes.takes(STEP)).isTrue();
        lanes.leave(STEP);
        assertThat(lanes.of(X)).isEqualTo(M.times(TWO).plus(D.times(TWO)));
    }
}
