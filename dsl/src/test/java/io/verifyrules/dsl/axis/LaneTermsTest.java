package io.verifyrules.dsl.axis;

import io.verifyrules.dsl.axis.RankClass.RankBound;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

import static io.verifyrules.dsl.Mistakes.assertIllFormed;
import static org.assertj.core.api.Assertions.assertThat;

class LaneTermsTest {

    private static final RankClass C = new RankClass("c", RankBound.ANY);
    private static final RankClass D = new RankClass("d", RankBound.ANY);
    private static final AxisMap N = new AxisMap.Variable("n", C);
    private static final AxisMap M = new AxisMap.Variable("m", D);
    private static final AxisMap K = new AxisMap.Scalar("k");

    @Test
    void mapsOverOneClassCombineLaneByLaneAndKeepTheClass() {
        assertThat(N.plus(1).times(N).floorDiv(2).rankClass()).contains(C);
        assertThat(K.plus(3).rankClass()).isEmpty();
        assertThat(K.plus(N).rankClass()).contains(C);
    }

    @ParameterizedTest
    @EnumSource(MapOperator.class)
    void noOperationMixesMapsOverDifferentClasses(MapOperator operator) {
        assertIllFormed(() -> new AxisMap.Arithmetic(operator, N, M), "'" + operator.symbol()
                + "': maps are combined lane by lane, but one is over rank class c and the other over rank class d; "
                + "use maps over one class");
    }

    @ParameterizedTest
    @EnumSource(Relation.class)
    void noComparisonMixesMapsOverDifferentClasses(Relation relation) {
        assertIllFormed(() -> N.compare(relation, M), "'" + relation.symbol()
                + "': maps are combined lane by lane, but one is over rank class c and the other over rank class d; "
                + "use maps over one class");
    }

    @Test
    void aChoiceBetweenMapsStaysInTheClassOfItsCondition() {
        LaneCondition onC = N.compare(Relation.GT, K);
        assertThat(new AxisMap.Choice(onC, K, AxisMap.of(0)).rankClass()).contains(C);
        assertIllFormed(() -> new AxisMap.Choice(onC, M, M),
                "a choice between maps: maps are combined lane by lane, but one is over rank class c and the other over "
                        + "rank class d; use maps over one class");
        assertIllFormed(() -> new AxisMap.Choice(onC, N, M),
                "a choice between maps: maps are combined lane by lane, but one is over rank class c and the other over "
                        + "rank class d; use maps over one class");
    }

    @Test
    void aConditionSpeaksOfOneClass() {
        LaneCondition onC = N.compare(Relation.GE, AxisMap.of(0));
        LaneCondition onD = M.compare(Relation.GE, AxisMap.of(0));
        LaneCondition onScalars = K.compare(Relation.EQ, AxisMap.of(0));
        assertThat(onC.conjoin(onScalars).not().rankClass()).contains(C);
        assertThat(onScalars.disjoin(onScalars).rankClass()).isEmpty();
        String explanation = "a lane condition speaks of one lane of one rank class, but this one mentions [c, d]; wrap "
                + "each part in everyLane(..) or someLane(..) to combine truth values";
        assertIllFormed(() -> onC.conjoin(onD), explanation);
        assertIllFormed(() -> onC.disjoin(onD), explanation);
    }

    @ParameterizedTest
    @EnumSource(Relation.class)
    void theNegationOfARelationHoldsWhereItDoesNot(Relation relation) {
        assertThat(relation.negated()).isNotEqualTo(relation);
        assertThat(relation.negated().negated()).isEqualTo(relation);
        assertThat(relation.negated().ordered()).isEqualTo(relation.ordered());
    }

    @Test
    void anAxisIsNamedAfterItsClassUnlessItHasALabel() {
        assertThat(C.axis()).hasToString("c").isNotEqualTo(C.axis("row"));
        assertThat(C.axis("row")).hasToString("c@row");
        assertThat(C.axis("c")).isEqualTo(C.axis());
    }
}
