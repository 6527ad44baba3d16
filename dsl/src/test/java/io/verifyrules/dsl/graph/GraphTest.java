package io.verifyrules.dsl.graph;

import io.verifyrules.dsl.axis.AxisMap;
import io.verifyrules.dsl.axis.LaneCondition;
import io.verifyrules.dsl.axis.RankClass;
import io.verifyrules.dsl.axis.RankClass.RankBound;
import io.verifyrules.dsl.axis.Relation;
import io.verifyrules.dsl.element.Element;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.expr.Input;
import io.verifyrules.dsl.expr.Shape;
import io.verifyrules.dsl.expr.TensorExpr;
import io.verifyrules.dsl.rule.Condition;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

import static org.assertj.core.api.Assertions.assertThat;

/** What is doubled sixty times has a few nodes; nothing here could end if it were walked as a tree. */
@Timeout(20)
class GraphTest {

    private static final int TIMES = 60;

    private final RankClass c = new RankClass("c", RankBound.ANY);
    private final AxisMap n = new AxisMap.Variable("n", c);
    private final AxisMap k = new AxisMap.Scalar("k");
    private final TensorExpr a = Input.of("A", ElementType.INT, Shape.of(c, n));

    private static <T> T doubled(T start, UnaryOperator<T> twice) {
        T result = start;
        for (int i = 0; i < TIMES; i++) {
            result = twice.apply(result);
        }
        return result;
    }

    private static AxisMap sums(AxisMap of) {
        return doubled(of, map -> map.plus(map));
    }

    private static LaneCondition conditions(LaneCondition of) {
        return doubled(of, condition -> condition.conjoin(condition).disjoin(condition.not()));
    }

    @Test
    void eachNodeIsMetOncePartsFirst() {
        AxisMap twice = n.plus(k);
        AxisMap whole = twice.times(twice);
        assertThat(Graph.of(List.of(whole, twice)).nodes()).containsExactly(n, k, twice, whole);
        assertThat(Graph.of(List.of(whole)).shared()).containsExactly(twice);
        assertThat(Graph.of(List.of(whole)).depth()).isEqualTo(3);
        assertThat(Graph.of(List.of(whole)).writtenOut()).isEqualTo(7);
    }

    @Test
    void whatWouldBeTooLargeToCountIsTheLargestNumber() {
        TensorExpr tensor = doubled(a, x -> x.plus(x));
        Graph graph = Graph.of(List.of(tensor.reverse(c).plus(doubled(tensor, x -> x.times(x)))));
        assertThat(graph.nodes()).hasSize(2 * TIMES + 4);
        assertThat(graph.writtenOut()).isEqualTo(Long.MAX_VALUE);
    }

    @Test
    void termsBuiltTwiceAreEqualAndHaveOneHashCode() {
        assertThat(sums(n)).isEqualTo(sums(new AxisMap.Variable("n", c)))
                .hasSameHashCodeAs(sums(n))
                .isNotEqualTo(sums(k));
        LaneCondition positive = n.compare(Relation.GE, AxisMap.of(0));
        assertThat(conditions(positive)).isEqualTo(conditions(n.compare(Relation.GE, AxisMap.of(0))))
                .hasSameHashCodeAs(conditions(positive))
                .isNotEqualTo(conditions(n.compare(Relation.GT, AxisMap.of(0))));
        Element one = Element.of(1);
        assertThat(doubled(one, x -> x.plus(x))).isEqualTo(doubled(Element.of(1), x -> x.plus(x)))
                .isNotEqualTo(doubled(one, x -> x.times(x)));
        Condition demanded = Condition.everyLane(positive);
        assertThat(doubled(demanded, x -> x.conjoin(x.not()))).isEqualTo(doubled(demanded, x -> x.conjoin(x.not())))
                .isNotEqualTo(doubled(demanded, x -> x.not().conjoin(x)));
    }

    @Test
    void theKindOfATermIsKnownWithoutAWalk() {
        assertThat(sums(k).rankClass()).isEmpty();
        assertThat(sums(k).plus(n).rankClass()).contains(c);
        assertThat(conditions(k.compare(Relation.EQ, k)).rankClass()).isEmpty();
        assertThat(doubled(Element.of(1), x -> x.plus(x)).type()).isEqualTo(ElementType.NUMERAL);
    }

    @Test
    void aTextOfATermIsShort() {
        assertThat(sums(n).toString()).contains("..").hasSizeLessThan(500);
        assertThat(n.plus(k)).hasToString("PLUS(" + n + ", " + k + ")");
    }

    @Test
    void equalTensorsHaveEqualNumbersAndOthersHaveOthers() {
        AxisMap zero = AxisMap.of(0);
        Element one = Element.of(1);
        List<TensorExpr> different = List.of(a, a.plus(a), a.minus(a), a.reverse(c), a.pad(one, n, zero, zero),
                a.pad(one, zero, n, zero), a.pad(Element.of(2), n, zero, zero), a.slice(n, n, zero),
                a.dynamicSlice(n, n), a.dynamicSliceInRange(n, n), doubled(a, x -> x.plus(x)),
                doubled(a, x -> x.times(x)));
        Map<List<Object>, Integer> known = new HashMap<>();
        Set<Integer> numbers = new HashSet<>();
        different.forEach(tensor -> assertThat(numbers.add(Graph.of(List.of(tensor)).numbers(known).getFirst()))
                .as("%s", tensor.getClass())
                .isTrue());
        TensorExpr same = Input.of("A", ElementType.INT, Shape.of(c, n));
        TensorExpr again = doubled(same, x -> x.plus(x));
        assertThat(numbers.add(Graph.of(List.of(again)).numbers(known).getFirst())).isFalse();
    }

    @Test
    void noDepthIsTooLarge() {
        AxisMap deep = n;
        AxisMap other = n;
        for (int i = 0; i < 200_000; i++) {
            deep = deep.plus(1);
            other = other.plus(1);
        }
        assertThat(Graph.of(List.of(deep)).depth()).isEqualTo(200_001);
        assertThat(deep).isEqualTo(other).isNotEqualTo(other.plus(1));
    }
}
