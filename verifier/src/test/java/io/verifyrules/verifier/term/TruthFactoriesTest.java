package io.verifyrules.verifier.term;

import io.verifyrules.dsl.axis.RankClass;
import io.verifyrules.dsl.axis.RankClass.RankBound;
import io.verifyrules.dsl.element.ElementType;
import java.util.List;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

/** What the factories of truth values simplify while they build: a fold of false is not false, and "not all" is not "none". */
class TruthFactoriesTest {

    private static final RankClass ANY = LaneVariables.C;
    private static final RankClass NON_EMPTY = new RankClass("c", RankBound.NON_EMPTY);
    private static final RankClass SINGLE = new RankClass("c", RankBound.SINGLETON);
    private static final LaneBool P = LaneBool.nonNegative(LaneInt.of(LaneVariables.map("p")));
    private static final LaneBool Q = LaneBool.zero(LaneInt.of(LaneVariables.map("q")));
    private static final LaneBool S = LaneBool.zero(LaneInt.of(LaneVariables.scalar("s")));

    private final ValueTerms terms = new ValueTerms();
    private final Truth element = new Truth.OnElement(terms.parameter("v", ElementType.BOOL));

    @Test
    void aFoldOfTrueIsTrue() {
        assertThat(List.of(Truth.fold(ANY, LaneBool.TRUE), Truth.fold(NON_EMPTY, LaneBool.TRUE),
                Truth.fold(SINGLE, LaneBool.TRUE))).containsOnly(Truth.TRUE);
    }

    @Test
    void aFoldOfFalseIsFalseOnlyWhereThereIsALane() {
        assertThat(Truth.fold(NON_EMPTY, LaneBool.FALSE)).isEqualTo(Truth.FALSE);
        assertThat(Truth.fold(SINGLE, LaneBool.FALSE)).isEqualTo(Truth.FALSE);
        assertThat(Truth.fold(ANY, LaneBool.FALSE)).isEqualTo(new Truth.Fold(ANY, LaneBool.FALSE));
    }

    @Test
    void theOppositeOfAFoldIsAFoldOnExactlyOneLaneOnly() {
        assertThat(Truth.not(Truth.fold(SINGLE, P))).isEqualTo(Truth.fold(SINGLE, LaneBool.not(P)));
        assertThat(Truth.not(Truth.fold(NON_EMPTY, P))).isEqualTo(new Truth.Not(Truth.fold(NON_EMPTY, P)));
        assertThat(Truth.not(Truth.fold(ANY, P))).isEqualTo(new Truth.Not(Truth.fold(ANY, P)));
    }

    @Test
    void theOppositeOfTheOppositeIsTheTruthValue() {
        assertThat(Truth.not(Truth.not(Truth.fold(ANY, P)))).isEqualTo(Truth.fold(ANY, P));
        assertThat(Truth.not(Truth.not(element))).isEqualTo(element);
        assertThat(Truth.not(Truth.TRUE)).isEqualTo(Truth.FALSE);
        assertThat(Truth.not(Truth.onScalars(S))).isEqualTo(Truth.onScalars(LaneBool.not(S)));
    }

    @Test
    void allOfFoldsOverOneClassIsOneFold() {
        assertThat(Truth.allOf(List.of(Truth.fold(ANY, P), Truth.fold(ANY, Q))))
                .isEqualTo(Truth.fold(ANY, LaneBool.and(P, Q)));
        assertThat(Truth.allOf(List.of(Truth.fold(ANY, P), Truth.fold(NON_EMPTY, Q))))
                .isEqualTo(new Truth.AllOf(List.of(Truth.fold(ANY, P), Truth.fold(NON_EMPTY, Q))));
    }

    @Test
    void anyOfFoldsOverOneClassIsOneFoldOnExactlyOneLaneOnly() {
        assertThat(Truth.anyOf(List.of(Truth.fold(SINGLE, P), Truth.fold(SINGLE, Q))))
                .isEqualTo(Truth.fold(SINGLE, LaneBool.anyOf(List.of(P, Q))));
        assertThat(Truth.anyOf(List.of(Truth.fold(NON_EMPTY, P), Truth.fold(NON_EMPTY, Q))))
                .isEqualTo(new Truth.AnyOf(List.of(Truth.fold(NON_EMPTY, P), Truth.fold(NON_EMPTY, Q))));
    }

    @Test
    void aContradictionOnALaneSaysThatThereIsNone() {
        List<LaneBool> contradiction = List.of(P, LaneBool.not(P));
        assertThat(Truth.allOf(contradiction.stream().map(p -> Truth.fold(ANY, p)).toList()))
                .isEqualTo(Truth.fold(ANY, LaneBool.FALSE));
        assertThat(Truth.allOf(contradiction.stream().map(p -> Truth.fold(SINGLE, p)).toList())).isEqualTo(Truth.FALSE);
    }

    @Test
    void onEveryLaneOrOnEveryLaneNotIsNoTautologyUnlessThereIsOneLane() {
        assertThat(Truth.anyOf(List.of(Truth.fold(SINGLE, P), Truth.fold(SINGLE, LaneBool.not(P)))))
                .isEqualTo(Truth.TRUE);
        assertThat(Truth.anyOf(List.of(Truth.fold(ANY, P), Truth.fold(ANY, LaneBool.not(P)))))
                .isInstanceOf(Truth.AnyOf.class);
    }

    @Test
    void constantsDecideOrVanish() {
        assertThat(Truth.allOf(List.of(Truth.TRUE, element))).isEqualTo(element);
        assertThat(Truth.allOf(List.of(Truth.FALSE, element))).isEqualTo(Truth.FALSE);
        assertThat(Truth.anyOf(List.of(Truth.FALSE, element))).isEqualTo(element);
        assertThat(Truth.anyOf(List.of(Truth.TRUE, element))).isEqualTo(Truth.TRUE);
        assertThat(Truth.allOf(List.of())).isEqualTo(Truth.TRUE);
        assertThat(Truth.anyOf(List.of())).isEqualTo(Truth.FALSE);
    }

    @Test
    void conditionsOnScalarsAreOneCondition() {
        LaneBool other = LaneBool.nonNegative(LaneInt.of(LaneVariables.scalar("t")));
        assertThat(Truth.allOf(List.of(Truth.onScalars(S), Truth.onScalars(other))))
                .isEqualTo(Truth.onScalars(LaneBool.and(S, other)));
        assertThat(Truth.anyOf(List.of(Truth.onScalars(S), Truth.onScalars(other))))
                .isEqualTo(Truth.onScalars(LaneBool.anyOf(List.of(S, other))));
        assertThat(Truth.allOf(List.of(Truth.onScalars(S), Truth.onScalars(LaneBool.not(S))))).isEqualTo(Truth.FALSE);
    }
}
