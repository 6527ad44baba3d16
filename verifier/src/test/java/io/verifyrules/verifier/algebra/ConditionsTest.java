package io.verifyrules.verifier.algebra;

import io.verifyrules.dsl.axis.RankClass;
import io.verifyrules.dsl.axis.RankClass.RankBound;
import io.verifyrules.verifier.term.Elements;
import io.verifyrules.verifier.term.LaneBool;
import io.verifyrules.verifier.term.LaneInt;
import io.verifyrules.verifier.term.LaneVariables;
import io.verifyrules.verifier.term.Truth;
import java.util.List;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

/** The rest of a guard where one of its conditions is known to hold, or to fail. */
class ConditionsTest {

    private static final RankClass ANY = new RankClass("d", RankBound.ANY);
    private static final LaneBool A = LaneBool.nonNegative(LaneInt.of(LaneVariables.scalar("a")));
    private static final LaneBool B = LaneBool.nonNegative(LaneInt.of(LaneVariables.scalar("b")));

    private static Truth on(RankClass rankClass, LaneBool... parts) {
        return Truth.fold(rankClass, LaneBool.allOf(List.of(parts)));
    }

    private static void leaves(Truth guard, Truth known, Truth left) {
        assertThat(Conditions.left(guard, known)).contains(left);
    }

    private static void fails(Truth guard, Truth known) {
        assertThat(Conditions.left(guard, known)).isEmpty();
    }

    @Test
    void whatIsKnownIsNoConditionAnyMore() {
        for (RankClass c : List.of(ANY, Elements.C)) {
            leaves(on(c, A, B), on(c, A), on(c, B));
            leaves(on(c, A), on(c, A, B), Truth.TRUE);
            leaves(on(c, B), on(c, A), on(c, B));
        }
    }

    @Test
    void aGuardWithAConditionThatFailsFails() {
        for (RankClass c : List.of(ANY, Elements.C)) {
            fails(on(c, A, B), Truth.not(on(c, A)));
            fails(on(c, A, B), Truth.not(on(c, A, B)));
            fails(Truth.not(on(c, A)), on(c, A));
        }
    }

    @Test
    void oneOfTwoFailsWhereTheOtherIsKnown() {
        for (RankClass c : List.of(ANY, Elements.C)) {
            leaves(Truth.not(on(c, A, B)), on(c, A), Truth.not(on(c, B)));
            leaves(Truth.not(on(c, A, B)), Truth.not(on(c, A)), Truth.TRUE);
            fails(Truth.not(on(c, A, B)), on(c, A, B));
        }
    }

    @Test
    void oneOfTwoWaysIsLeftWhereTheOtherIsClosed() {
        for (RankClass c : List.of(ANY, Elements.C)) {
            Truth either = Truth.fold(c, LaneBool.anyOf(List.of(A, B)));
            leaves(either, on(c, LaneBool.not(A)), on(c, B));
            leaves(either, on(c, A), Truth.TRUE);
        }
    }

    @Test
    void thatAConditionFailsOnSomeLaneClosesNoWay() {
        Truth either = Truth.fold(ANY, LaneBool.anyOf(List.of(A, B)));
        leaves(either, Truth.not(on(ANY, A)), either);
    }

    @Test
    void whatIsKnownOfAnotherClassIsLeft() {
        leaves(on(ANY, A), on(Elements.C, A), on(ANY, A));
    }
}
