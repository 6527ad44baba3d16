package io.verifyrules.verifier.denotation;

import io.verifyrules.dsl.axis.AggregatedAxis;
import io.verifyrules.dsl.axis.AxisMap;
import io.verifyrules.dsl.axis.RankClass;
import io.verifyrules.dsl.axis.RankClass.RankBound;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.expr.AxisMaps;
import io.verifyrules.dsl.expr.Gather;
import io.verifyrules.dsl.expr.Input;
import io.verifyrules.dsl.expr.Iota;
import io.verifyrules.dsl.expr.Shape;
import io.verifyrules.dsl.expr.Sort;
import io.verifyrules.dsl.expr.TensorExpr;
import io.verifyrules.dsl.rule.Rule;
import io.verifyrules.dsl.rule.RuleBuilder;
import io.verifyrules.dsl.rule.RuleCollector;
import io.verifyrules.verifier.instance.InstanceGenerator;
import io.verifyrules.verifier.interpret.ConcreteTensor;
import io.verifyrules.verifier.interpret.Evaluation;
import io.verifyrules.verifier.interpret.Grid;
import io.verifyrules.verifier.interpret.Interpreter;
import io.verifyrules.verifier.interpret.RuleInstance;
import io.verifyrules.verifier.term.LaneAtom;
import io.verifyrules.verifier.term.LaneInt;
import io.verifyrules.verifier.term.Origin;
import io.verifyrules.verifier.term.ValueTerm;
import io.verifyrules.verifier.term.ValueTerms;
import io.verifyrules.verifier.value.ElementValue;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Where the order of a tensor is the one by which its elements ascend, what is read in this order is what the interpreter sorts; and so
 * is what other lines are read in that are said to have the same order.
 */
class SortMeaningTest {

    private static final int INSTANCES = 80;

    /** A tensor X along s, t and any axes of c. */
    record Operands(RuleBuilder rule, RankClass c, RankClass s, RankClass t) {

        TensorExpr tensor() {
            return rule.tensor("X", Shape.of(s, rule.map("n", s)).with(t, rule.map("m", t)).with(c, rule.map("p", c)));
        }

        TensorExpr sorted(TensorExpr operand) {
            return Sort.of(operand, s.axis());
        }

        AxisMaps firstOf(RankClass rankClass, String name) {
            return AxisMaps.of(rule.map(name, rankClass));
        }
    }

    private static Arguments lines(String name, Function<Operands, TensorExpr> sorted) {
        return Arguments.of(name, sorted);
    }

    static Stream<Arguments> withTheOrderOfX() {
        return Stream.of(lines("X itself", o -> o.sorted(o.tensor())),
                lines("sorted twice", o -> o.sorted(o.sorted(o.tensor()))),
                lines("lines that change places", o -> o.sorted(o.tensor().reverse(o.c()))),
                lines("some of the lines",
                        o -> o.sorted(o.tensor().slice(AxisMaps.none(), o.firstOf(o.c(), "k"), AxisMaps.none()))),
                lines("lines that are repeated",
                        o -> o.sorted(o.tensor().expand(Shape.of(o.c().axis("copy"), AxisMap.of(2))))),
                lines("axes with other names",
                        o -> o.sorted(o.tensor().relabel(Map.of(o.c().axis(), o.c().axis("other"))))),
                lines("lines that are looked up",
                        o -> o.sorted(Gather.of(o.tensor(), o.rule()
                                .tensor("I", ElementType.INT, Shape.of(o.c().axis("b"), o.rule().map("q", o.c()))),
                                o.t().axis(), AxisMaps.none()))),
                lines("sorted, and in other places", o -> o.sorted(o.tensor()).reverse(o.s())));
    }

    @Test
    void aDiagonalHasAnOrderOfItsOwn() {
        RankClass s = new RankClass("s", RankBound.SINGLETON);
        AggregatedAxis row = s.axis("row");
        AggregatedAxis column = s.axis("column");
        AxisMap n = new AxisMap.Variable("n", s);
        TensorExpr square = Input.of("X", ElementType.INT, Shape.of(row, n).with(column, n));
        TensorExpr diagonal = Gather.of(square, Iota.of(Shape.of(row, n), row), column, AxisMaps.none());
        Denotation denotation = new Denotation(new ValueTerms());
        assertThat(orderOf(denotation, Sort.of(square, row))).containsExactly("order 0");
        assertThat(orderOf(denotation, Sort.of(diagonal, row))).containsExactly("order 1");
    }

    private static Set<String> orderOf(Denotation denotation, TensorExpr sorted) {
        TensorMeaning meaning = denotation.of(sorted);
        ValueTerm element = meaning.at(Accesses.map(meaning.sizes(), (axis, size) -> index(axis)));
        return Reads.places(element)
                .keySet()
                .stream()
                .filter(Origin.Order.class::isInstance)
                .map(Origin::text)
                .collect(Collectors.toCollection(TreeSet::new));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("withTheOrderOfX")
    void isReadAsTheInterpreterSorts(String name, Function<Operands, TensorExpr> sorted) {
        RuleCollector collector = RuleCollector.forJava();
        collector.rule(name, rule -> {
            Operands operands = new Operands(rule, rule.rankClass("c"), rule.rankClass("s", RankBound.SINGLETON),
                    rule.rankClass("t", RankBound.SINGLETON));
            TensorExpr other = sorted.apply(operands);
            rule.rewrite(other, other);
        });
        Rule rule = (Rule) collector.toFile().declarations().getFirst();
        Denotation denotation = new Denotation(new ValueTerms());
        TensorExpr x = rule.lhs();
        while (!x.operands().isEmpty()) {
            x = x.operands().getFirst();
        }
        AggregatedAxis along = x.type()
                .axes()
                .stream()
                .filter(axis -> axis.rankClass().name().equals("s"))
                .findFirst()
                .orElseThrow();
        TensorMeaning first = denotation.of(Sort.of(x, along));
        first.at(Accesses.map(first.sizes(), (axis, size) -> index(axis)));
        TensorMeaning meaning = denotation.of(rule.lhs());
        ValueTerm element = meaning.at(Accesses.map(meaning.sizes(), (axis, size) -> index(axis)));
        InstanceGenerator generator = new InstanceGenerator(rule, ElementType.INT, name.hashCode());
        int compared = 0;
        for (int i = 0; i < INSTANCES; i++) {
            RuleInstance instance = generator.next();
            if (new Interpreter(instance).evaluate(rule.lhs()) instanceof Evaluation.Valid(ConcreteTensor expected)) {
                RuleInstance ordered = withOrder(instance, along);
                expected.elements().forEach((access, value) -> {
                    Map<LaneAtom.Variable, List<Integer>> indices = new LinkedHashMap<>();
                    access.indices().forEach((axis, lanes) -> indices.put(new LaneAtom.AccessIndex(axis), lanes));
                    assertThat(new ConcreteMeaning(ordered, indices).of(element)).as("%s of %s", access, ordered)
                            .isEqualTo(value);
                });
                compared += expected.count();
            }
        }
        assertThat(compared).as("elements").isGreaterThan(INSTANCES);
    }

    private static LaneInt index(AggregatedAxis axis) {
        return LaneInt.of(new LaneAtom.AccessIndex(axis));
    }

    /** The instance with the tensor of places by which the first sorted expression is in order. */
    private static RuleInstance withOrder(RuleInstance instance, AggregatedAxis along) {
        ConcreteTensor x = Objects.requireNonNull(instance.tensors().get("X"));
        Grid grid = x.grid();
        int position = grid.first(along);
        ConcreteTensor order = ConcreteTensor.tabulate(grid, access -> {
            List<Integer> places = new ArrayList<>(IntStream.range(0, grid.size(position)).boxed().toList());
            int[] read = access.clone();
            places.sort(Comparator.comparing(place -> {
                read[position] = place;
                return ((ElementValue.Whole) x.at(read)).value();
            }));
            return new ElementValue.Whole(BigInteger.valueOf(places.get(access[position])));
        });
        Map<String, ConcreteTensor> tensors = new LinkedHashMap<>(instance.tensors());
        tensors.put("order 0", order);
        return new RuleInstance(instance.elementType(), instance.ranks(), instance.maps(), instance.integers(),
                instance.parameters(), tensors, instance.undefined());
    }
}
