package io.verifyrules.verifier.normal;

import io.verifyrules.dsl.axis.RankClass;
import io.verifyrules.dsl.axis.RankClass.RankBound;
import io.verifyrules.verifier.lane.LaneOracles;
import io.verifyrules.verifier.limit.Limit;
import io.verifyrules.verifier.term.Hypotheses;
import io.verifyrules.verifier.term.LaneAtom;
import io.verifyrules.verifier.term.LaneBool;
import io.verifyrules.verifier.term.LaneInt;
import io.verifyrules.verifier.term.LaneVariables;
import io.verifyrules.verifier.term.Truth;
import io.verifyrules.verifier.term.ValueTerms;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

/** A variable of a singleton is one number on the lanes of every class, and what is learnt of it is learnt where it belongs. */
class NumbersOfSingletonsTest {

    private static final RankClass C = LaneVariables.C;
    private static final RankClass S = new RankClass("s", RankBound.SINGLETON);
    private static final RankClass T = new RankClass("t", RankBound.SINGLETON);
    private static final LaneAtom.Variable LOW = LaneVariables.map("low", C);
    private static final LaneAtom.Variable K = LaneVariables.map("k", S);
    private static final LaneAtom.Variable J = LaneVariables.map("j", T);

    private static NormalForm form(Truth... known) {
        List<Truth> all = List.of(known);
        return NormalForm.of(Hypotheses.of(all), visit -> all.forEach(visit::of), new ValueTerms(),
                LaneOracles.withZ3(), Limit.NONE);
    }

    private static LaneInt of(LaneAtom.Variable variable) {
        return LaneInt.of(variable);
    }

    @Test
    void anEquationOnTheLanesOfAClassReplacesNoNumber() {
        NormalForm form = form(Truth.fold(C, LaneBool.equal(of(LOW), of(K))));
        assertThat(form.rewrite(Optional.of(C), of(LOW))).isEqualTo(of(K));
        assertThat(form.rewrite(Optional.of(C), of(K))).isEqualTo(of(K));
        assertThat(form.rewrite(Optional.of(S), of(K))).isEqualTo(of(K));
    }

    @Test
    void aNumberIsReplacedOnTheLanesOfAllClasses() {
        NormalForm form = form(Truth.fold(S, LaneBool.equal(of(K), of(J).plus(2))),
                Truth.fold(C, LaneBool.nonNegative(of(LOW).plus(of(K)))));
        LaneInt known = form.rewrite(Optional.of(S), of(K).minus(of(J)));
        assertThat(known).isEqualTo(LaneInt.of(2));
        assertThat(form.rewrite(Optional.of(T), of(K).minus(of(J)))).isEqualTo(known);
        assertThat(form.rewrite(Optional.of(C), of(K).minus(of(J)))).isEqualTo(known);
        assertThat(form.rewrite(Optional.empty(), of(K).minus(of(J)))).isEqualTo(known);
    }

    @Test
    void noNumberIsReplacedByWhatDiffersFromLaneToLane() {
        assertThatThrownBy(() -> new ReplaceVariables(Map.of(K, of(LOW)))).isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("k");
        assertThat(new ReplaceVariables(Map.of(LOW, of(K))).of(of(LOW))).isEqualTo(of(K));
        assertThat(new ReplaceVariables(Map.of(K, of(J))).of(of(K))).isEqualTo(of(J));
    }

    @Test
    void whatIsSaidOfANumberIsKnownOnTheLanesOfAClass() {
        Hypotheses known = Hypotheses.of(List.of(Truth.fold(S, LaneBool.nonNegative(of(K).minus(1))),
                Truth.fold(S, LaneBool.lessThan(of(K), of(J))), Truth.fold(T, LaneBool.atMost(of(J), LaneInt.of(9)))));
        LaneBool claim = LaneBool.nonNegative(of(K).plus(of(LOW)));
        assertThat(known.about(C, claim)).hasSize(3);
        assertThat(known.about(C, LaneBool.nonNegative(of(LOW)))).isEmpty();
    }

    @Test
    void whatIsSaidOfTheLanesOfAClassIsNotKnownOfANumber() {
        Hypotheses known = Hypotheses.of(
                List.of(Truth.fold(C, LaneBool.equal(of(LOW), of(K))), Truth.fold(C, LaneBool.nonNegative(of(LOW)))));
        assertThat(known.about(S, LaneBool.nonNegative(of(K)))).isEmpty();
    }
}
