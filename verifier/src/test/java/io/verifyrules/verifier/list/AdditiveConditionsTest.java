package io.verifyrules.verifier.list;

import io.verifyrules.dsl.axis.AxisMap;
import io.verifyrules.dsl.axis.LaneCondition;
import io.verifyrules.dsl.axis.RankClass;
import io.verifyrules.dsl.axis.RankClass.RankBound;
import io.verifyrules.dsl.axis.Relation;
import io.verifyrules.dsl.rule.Condition;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

class AdditiveConditionsTest {

    private static final RankClass S = new RankClass("s", RankBound.SINGLETON);
    private static final AxisMap N = new AxisMap.Variable("n", S);
    private static final AxisMap M = new AxisMap.Variable("m", S);
    private static final AxisMap OTHER = new AxisMap.Variable("k", S);
    private static final AdditiveConditions CONDITIONS = new AdditiveConditions(Set.of("n", "m"));
    private static final int MOST = 4;

    private static boolean holdOfSums(LaneCondition condition) {
        return CONDITIONS.holdOfSums(Condition.everyLane(condition));
    }

    @Test
    void leastSizesHoldOfSumsAndLargestDoNot() {
        assertThat(holdOfSums(N.compare(Relation.GE, AxisMap.of(1)))).isTrue();
        assertThat(holdOfSums(N.compare(Relation.GT, AxisMap.of(1)))).isTrue();
        assertThat(holdOfSums(N.compare(Relation.LE, AxisMap.of(1)))).isFalse();
        assertThat(holdOfSums(N.compare(Relation.EQ, AxisMap.of(1)))).isFalse();
        assertThat(holdOfSums(N.compare(Relation.NE, AxisMap.of(0)))).isFalse();
    }

    @Test
    void relationsOfSizesHoldOfSums() {
        assertThat(holdOfSums(N.compare(Relation.LE, M))).isTrue();
        assertThat(holdOfSums(N.compare(Relation.EQ, M.times(2)))).isTrue();
        assertThat(holdOfSums(N.compare(Relation.LT, M))).isTrue();
        assertThat(holdOfSums(N.compare(Relation.EQ, M.plus(1)))).isFalse();
    }

    @Test
    void aRelationToANumberOfTheRuleIsNotKnownToHoldOfSums() {
        assertThat(holdOfSums(N.compare(Relation.LE, OTHER))).isFalse();
        assertThat(holdOfSums(N.times(M).compare(Relation.GE, AxisMap.of(0)))).isFalse();
        assertThat(CONDITIONS.holdOfSums(Condition.everyLane(N.compare(Relation.GE, AxisMap.of(1))).not())).isFalse();
    }

    /** What is said to hold of sums does, at all small sizes. */
    @Test
    void whatIsSaidToHoldOfSumsHoldsOfThem() {
        Random random = new Random(20_261_128);
        List<Relation> relations = List.of(Relation.values());
        int said = 0;
        for (int i = 0; i < 2_000; i++) {
            int a = random.nextInt(-2, 3);
            int b = random.nextInt(-2, 3);
            int c = random.nextInt(-3, 4);
            Relation relation = relations.get(random.nextInt(relations.size()));
            if (holdOfSums(N.times(a).plus(M.times(b)).compare(relation, AxisMap.of(c)))) {
                said++;
                for (int sizes = 0; sizes < MOST * MOST * MOST * MOST; sizes++) {
                    int n1 = sizes % MOST;
                    int m1 = sizes / MOST % MOST;
                    int n2 = sizes / (MOST * MOST) % MOST;
                    int m2 = sizes / (MOST * MOST * MOST);
                    if (holds(relation, a * n1 + b * m1, c) && holds(relation, a * n2 + b * m2, c)) {
                        assertThat(holds(relation, a * (n1 + n2) + b * (m1 + m2), c))
                                .as("%d n + %d m %s %d", a, b, relation, c)
                                .isTrue();
                    }
                }
            }
        }
        assertThat(said).isGreaterThan(500);
    }

    private static boolean holds(Relation relation, int left, int right) {
        return switch (relation) {
            case EQ -> left == right;
            case NE -> left != right;
            case LT -> left < right;
            case LE -> left <= right;
            case GT -> left > right;
            case GE -> left >= right;
        };
    }
}
