package io.verifyrules.verifier.lift;

import io.verifyrules.dsl.axis.AggregatedAxis;
import io.verifyrules.dsl.axis.AxisMap;
import io.verifyrules.dsl.axis.RankClass;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.expr.Input;
import io.verifyrules.dsl.expr.Shape;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

class CoverTest {

    private static final AggregatedAxis AXIS = new RankClass("s", RankClass.RankBound.SINGLETON).axis();
    private static final Vertex STRAND = new Vertex(Input.of("A", ElementType.INT, Shape.of(AXIS, AxisMap.of(4))),
            AXIS);

    private static Parameter parameter(int number, long value, boolean ofLeft) {
        return new Parameter(number, "n", Optional.of(STRAND), value, true, ofLeft);
    }

    private static Map<Parameter, Long> values(List<Parameter> parameters, long... values) {
        Map<Parameter, Long> all = new TreeMap<>();
        IntStream.range(0, values.length).forEach(i -> all.put(parameters.get(i), values[i]));
        return all;
    }

    /** 4 = 1 + 3 and 4 = 2 + 2 hold of the pair; one point tells them apart. */
    @Test
    void aSumThatHoldsByChanceIsLeftOutByAPoint() {
        List<Parameter> all = List.of(parameter(0, 1, true), parameter(1, 3, true), parameter(2, 2, true),
                parameter(3, 4, false));
        Map<Parameter, Long> stated = values(all, 1, 3, 2, 4);
        List<NumberRelation> relations = NumberRelations.of(all, stated);
        assertThat(relations).allMatch(relation -> relation.holds(stated));
        Map<Parameter, Long> byChance = values(all, 5, 7, 1, 8);
        List<NumberRelation> chosen = Cover
                .cheapest(relations, List.of(all.get(3)), List.of(byChance), List.of(), List.of())
                .orElseThrow();
        assertThat(chosen).hasSize(1).noneMatch(relation -> relation.holds(byChance));
        assertThat(chosen.getFirst()).isInstanceOf(NumberRelation.Equation.class);
    }

    @Test
    void whatThePairItselfIsCannotBeLeftOut() {
        List<Parameter> all = List.of(parameter(0, 1, true), parameter(1, 3, true));
        Map<Parameter, Long> stated = values(all, 1, 3);
        assertThat(Cover.cheapest(NumberRelations.of(all, stated), List.of(), List.of(stated), List.of(), List.of()))
                .isEmpty();
    }

    @Test
    void nothingIsDemandedWhereNothingIsWrong() {
        List<Parameter> all = List.of(parameter(0, 1, true), parameter(1, 3, true));
        assertThat(
                Cover.cheapest(NumberRelations.of(all, values(all, 1, 3)), List.of(), List.of(), List.of(), List.of()))
                .contains(List.of());
    }

    /** A set of which nothing is known is followed by one that demands something else, too. */
    @Test
    void anUndecidedSetIsNotChosenAgain() {
        List<Parameter> all = List.of(parameter(0, 1, true), parameter(1, 3, true));
        List<NumberRelation> relations = NumberRelations.of(all, values(all, 1, 3));
        Map<Parameter, Long> wrong = values(all, 9, 3);
        List<NumberRelation> first = Cover.cheapest(relations, List.of(), List.of(wrong), List.of(), List.of())
                .orElseThrow();
        List<NumberRelation> second = Cover
                .cheapest(relations, List.of(), List.of(wrong), List.of(), List.of(Cover.set(first)))
                .orElseThrow();
        assertThat(second).isNotEqualTo(first).noneMatch(first::contains);
    }
}
