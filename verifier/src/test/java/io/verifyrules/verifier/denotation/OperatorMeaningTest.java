package io.verifyrules.verifier.denotation;

import io.verifyrules.dsl.axis.AggregatedAxis;
import io.verifyrules.dsl.axis.AxisMap;
import io.verifyrules.dsl.axis.Permutation;
import io.verifyrules.dsl.axis.RankClass;
import io.verifyrules.dsl.axis.RankClass.RankBound;
import io.verifyrules.dsl.axis.Relation;
import io.verifyrules.dsl.element.BinaryOperator;
import io.verifyrules.dsl.element.Conversion;
import io.verifyrules.dsl.element.Element;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.Monoid;
import io.verifyrules.dsl.element.UnaryOperator;
import io.verifyrules.dsl.expr.AxisMaps;
import io.verifyrules.dsl.expr.Binary;
import io.verifyrules.dsl.expr.Clamp;
import io.verifyrules.dsl.expr.Compare;
import io.verifyrules.dsl.expr.Concat;
import io.verifyrules.dsl.expr.Constant;
import io.verifyrules.dsl.expr.Convert;
import io.verifyrules.dsl.expr.Gather;
import io.verifyrules.dsl.expr.InsertSlice;
import io.verifyrules.dsl.expr.Iota;
import io.verifyrules.dsl.expr.Mapped;
import io.verifyrules.dsl.expr.Merge;
import io.verifyrules.dsl.expr.Reshape;
import io.verifyrules.dsl.expr.Rotate;
import io.verifyrules.dsl.expr.Scatter;
import io.verifyrules.dsl.expr.Select;
import io.verifyrules.dsl.expr.Shape;
import io.verifyrules.dsl.expr.Split;
import io.verifyrules.dsl.expr.TensorExpr;
import io.verifyrules.dsl.expr.Tile;
import io.verifyrules.dsl.expr.Transpose;
import io.verifyrules.dsl.expr.Unary;
import io.verifyrules.dsl.rule.Rule;
import io.verifyrules.dsl.rule.RuleBuilder;
import io.verifyrules.dsl.rule.RuleCollector;
import io.verifyrules.verifier.instance.InstanceGenerator;
import io.verifyrules.verifier.interpret.ConcreteTensor;
import io.verifyrules.verifier.interpret.Evaluation;
import io.verifyrules.verifier.interpret.Interpreter;
import io.verifyrules.verifier.interpret.RuleInstance;
import io.verifyrules.verifier.term.LaneAtom;
import io.verifyrules.verifier.term.ValueTerms;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.function.Function;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

import static org.assertj.core.api.Assertions.assertThat;

/** Each operator's denotation, evaluated on small instances, is what the interpreter computes: validity, shape, elements. */
class OperatorMeaningTest {

    private static final int INSTANCES = 80;

    /** What the operators below are applied to. */
    record Operands(RuleBuilder rule, RankClass c, RankClass d, RankClass s) {

        AxisMap map(String name) {
            return rule.map(name, c);
        }

        /** A map of the singleton: one number. */
        AxisMap number(String name) {
            return rule.map("number" + name, s);
        }

        /** For the axis of the class of any rank. */
        AxisMaps onC(AxisMap map) {
            return AxisMaps.on(c.axis(), map);
        }

        /** The same of another singleton. */
        AxisMap other(String name) {
            return rule.map("other" + name, rule.rankClass("of" + name, RankBound.SINGLETON));
        }

        TensorExpr tensor(String name) {
            return rule.tensor(name, Shape.of(c, map("size" + name)));
        }

        Permutation permutation(String name) {
            return rule.permutation(name, c);
        }

        TensorExpr truths(String name) {
            return rule.tensor(name, ElementType.BOOL, Shape.of(c, map("size" + name)));
        }

        /** Tensors of integers of one shape. */
        List<TensorExpr> indices(int count) {
            Shape shape = Shape.of(s, rule.map("k", s)).with(c, map("m"));
            return IntStream.range(0, count).mapToObj(i -> rule.tensor("I" + i, ElementType.INT, shape)).toList();
        }

        /** Updates of {@code into} along s, at places along d; of so many elements along s, or of one. */
        TensorExpr scattered(Monoid monoid, TensorExpr into, boolean windows) {
            AxisMap places = rule.map("k", d);
            Shape shape = Shape.of(d, places).with(c, map("u"));
            TensorExpr updates = rule.tensor("U", windows ? shape.with(s, rule.map("w", s)) : shape);
            return Scatter.of(monoid, into, rule.tensor("I", ElementType.INT, Shape.of(d, places)), updates, s.axis());
        }

        TensorExpr alongS(String name) {
            return rule.tensor(name, Shape.of(s, rule.map("size" + name, s)).with(c, map("other" + name)));
        }
    }

    private static Arguments operator(String name, Function<Operands, TensorExpr> expression) {
        return Arguments.of(name, expression);
    }

    static Stream<Arguments> operators() {
        List<Arguments> all = new ArrayList<>();
        for (BinaryOperator each : List.of(BinaryOperator.ADD, BinaryOperator.SUB, BinaryOperator.MUL,
                BinaryOperator.DIV, BinaryOperator.REM, BinaryOperator.MIN, BinaryOperator.MAX)) {
            all.add(operator(each.symbol(), o -> Binary.of(each, o.tensor("X"), o.tensor("Y"))));
        }
        for (Relation each : Relation.values()) {
            all.add(operator(each.symbol(), o -> Compare.of(each, o.tensor("X"), o.tensor("Y"))));
        }
        all.add(operator("and", o -> Binary.of(BinaryOperator.AND, o.truths("P"), o.truths("Q"))));
        all.add(operator("or", o -> Binary.of(BinaryOperator.OR, o.truths("P"), o.truths("Q"))));
        all.add(operator("not", o -> Unary.of(UnaryOperator.NOT, o.truths("P"))));
        all.add(operator("neg", o -> Unary.of(UnaryOperator.NEG, o.tensor("X"))));
        all.add(operator("sign", o -> Unary.of(UnaryOperator.SIGN, o.tensor("X"))));
        all.add(operator("abs", o -> Unary.of(UnaryOperator.ABS, o.tensor("X"))));
        all.add(operator("select", o -> Select.of(o.truths("P"), o.tensor("X"), o.tensor("Y"))));
        all.add(operator("convert", o -> Convert.of(Conversion.CONVERT, o.tensor("X"), ElementType.BOOL)));
        all.add(operator("a declared function",
                o -> Mapped.of(o.rule().function("f", List.of(ElementType.OPEN, ElementType.OPEN), ElementType.OPEN),
                        List.of(o.tensor("X"), o.tensor("Y")))));
        all.add(operator("a declared function of an element",
                o -> o.tensor("X")
                        .pad(new Element.Applied(o.rule().function("f", List.of(ElementType.OPEN), ElementType.OPEN),
                                List.of(o.rule().element("v", ElementType.OPEN))), o.map("a"), o.map("b"),
                                o.map("m"))));
        all.add(operator("clamp", o -> Clamp.of(o.tensor("X"), o.tensor("Y"), o.tensor("Z"))));
        all.add(operator("constant", o -> Constant.of(o.rule().element("v", ElementType.INT),
                Shape.of(o.c(), o.map("n").minus(o.map("m"))))));
        all.add(operator("iota",
                o -> Iota.of(Shape.of(o.s(), o.rule().map("n", o.s())).with(o.c(), o.map("m")), o.s().axis())));
        all.add(operator("expand", o -> o.tensor("X").expand(Shape.of(o.d(), o.rule().map("n", o.d())))));
        all.add(operator("relabel",
                o -> o.rule()
                        .tensor("X", Shape.of(o.c().axis("i"), o.map("n")).with(o.c().axis("j"), o.map("m")))
                        .relabel(Map.of(o.c().axis("i"), o.c().axis("j"), o.c().axis("j"), o.c().axis("i")))));
        all.add(operator("transpose", o -> Transpose.of(o.tensor("X"), o.permutation("p"), List.of())));
        all.add(operator("transpose by a product",
                o -> Transpose.of(o.alongS("X"), o.permutation("p").times(o.permutation("q").inverted()), List.of())));
        all.add(operator("transpose of one of two axes",
                o -> Transpose.of(o.tensor("X").expand(Shape.of(o.c().axis("j"), o.map("m"))), o.permutation("p"),
                        List.of(o.c().axis("j")))));
        all.add(operator("permuted attributes", o -> {
            Permutation p = o.permutation("p");
            return Transpose.of(
                    o.tensor("X")
                            .pad(o.rule().element("v", ElementType.OPEN), o.map("a").permuted(p),
                                    AxisMap.min(o.map("b"), AxisMap.of(1)).permuted(p.inverted()), AxisMap.of(0)),
                    p, List.of());
        }));
        all.add(operator("gather of a transposed batch",
                o -> Gather.of(Transpose.of(o.alongS("X"), o.permutation("p"), List.of()), o.indices(1).getFirst(),
                        o.s().axis(), AxisMaps.none())));
        all.add(operator("reverse", o -> o.tensor("X").reverse(o.c())));
        all.add(operator("rotate", o -> Rotate.of(o.tensor("X"), AxisMaps.of(o.map("a")))));
        all.add(operator("tile", o -> Tile.of(o.tensor("X"), AxisMaps.of(o.map("a")))));
        all.add(operator("split",
                o -> Split.of(o.alongS("X"), o.c().axis(), o.c().axis("block"), Shape.of(o.c(), o.map("a")))));
        all.add(operator("merge", o -> Merge.of(o.alongS("X").expand(Shape.of(o.c().axis("j"), o.map("m"))),
                o.c().axis("j"), o.c().axis(), o.c().axis("j"))));
        all.add(operator("reshape",
                o -> Reshape.of(o.tensor("X"), o.c().axis(), Shape.of(o.d(), o.rule().map("n", o.d())))));
        all.add(operator("reshape, flat",
                o -> Reshape.of(o.tensor("X"), o.c().axis(), Shape.of(o.s(), o.rule().map("n", o.s())))));
        all.add(operator("reshape, of one axis",
                o -> Reshape.of(o.alongS("X"), o.s().axis(), Shape.of(o.d(), o.rule().map("n", o.d())))));
        all.add(operator("merge of two singletons", o -> {
            RankClass t = o.rule().rankClass("t", RankBound.SINGLETON);
            return Merge.of(o.alongS("X").expand(Shape.of(t, o.rule().map("m", t))), o.s().axis(), t.axis(), t.axis());
        }));
        all.add(operator("split into two singletons", o -> {
            RankClass t = o.rule().rankClass("t", RankBound.SINGLETON);
            return Split.of(o.alongS("X"), o.s().axis(), o.s().axis(), Shape.of(t, o.rule().map("m", t)));
        }));
        all.add(operator("slice", o -> o.tensor("X").slice(o.map("a"), o.map("b"), o.map("m"))));
        all.add(operator("dynamic slice", o -> o.tensor("X").dynamicSlice(o.map("a"), o.map("b"))));
        all.add(operator("dynamic slice in range", o -> o.tensor("X").dynamicSliceInRange(o.map("a"), o.map("b"))));
        all.add(operator("update", o -> o.tensor("X").dynamicUpdateSlice(o.tensor("U"), o.map("a"))));
        all.add(operator("update in range", o -> o.tensor("X").dynamicUpdateSliceInRange(o.tensor("U"), o.map("a"))));
        all.add(operator("insert slice",
                o -> InsertSlice.of(o.tensor("X"), o.tensor("U"), AxisMaps.of(o.map("a")), AxisMaps.of(o.map("m")))));
        all.add(operator("pad",
                o -> o.tensor("X").pad(o.rule().element("v", ElementType.OPEN), o.map("a"), o.map("b"), o.map("m"))));
        all.add(operator("concat", o -> Concat.of(List.of(o.alongS("X"), o.alongS("Y"), o.alongS("Z")), o.s().axis())));
        all.add(operator("gather",
                o -> Gather.of(o.alongS("X"), o.indices(1).getFirst(), o.s().axis(), AxisMaps.none())));
        all.add(operator("gather of a window",
                o -> Gather.of(o.alongS("X").relabel(Map.of(o.c().axis(), o.c().axis("i"))),
                        o.rule().tensor("I", ElementType.INT, Shape.of(o.c(), o.map("m"))), o.s().axis(),
                        AxisMaps.of(o.rule().map("w", o.s())))));
        all.add(operator("gather at places that are computed", o -> {
            List<TensorExpr> indices = o.indices(3);
            return Gather.of(o.alongS("X"),
                    Select.of(indices.get(0).compare(Relation.LT, indices.get(1)), indices.get(2).reverse(o.c()),
                            Binary.of(BinaryOperator.SUB, indices.get(0), indices.get(1))),
                    o.s().axis(), AxisMaps.none());
        }));
        all.add(operator("gather of a batch", o -> Gather.of(o.alongS("X"),
                o.rule().tensor("I", ElementType.INT, Shape.of(o.c(), o.map("m"))), o.s().axis(), AxisMaps.none())));
        for (Monoid each : List.of(Monoid.SUM, Monoid.MAX)) {
            all.add(operator("scatter " + each, o -> o.scattered(each, o.alongS("X"), false)));
            all.add(operator("scatter windows, " + each, o -> o.scattered(each, o.alongS("X"), true)));
        }
        all.add(operator("scatter of a batch", o -> {
            AxisMap places = o.rule().map("k", o.d());
            Shape shape = Shape.of(o.d(), places).with(o.c(), o.map("m"));
            return Scatter.of(Monoid.SUM, o.alongS("X"), o.rule().tensor("I", ElementType.INT, shape),
                    o.rule().tensor("U", shape), o.s().axis());
        }));
        all.add(operator("scatter of a batch of windows", o -> {
            Shape shape = Shape.of(o.c(), o.map("m"));
            return Scatter.of(Monoid.SUM, o.alongS("X"), o.rule().tensor("I", ElementType.INT, shape),
                    o.rule().tensor("U", shape.with(o.s(), o.rule().map("w", o.s()))), o.s().axis());
        }));
        all.add(operator("scatter at places along the very axis", o -> {
            Shape shape = Shape.of(o.s(), o.rule().map("k", o.s()));
            return Scatter.of(Monoid.SUM, o.alongS("X"), o.rule().tensor("I", ElementType.INT, shape),
                    o.rule().tensor("U", shape.with(o.c(), o.map("u"))), o.s().axis());
        }));
        all.add(operator("pad by numbers of a singleton",
                o -> o.tensor("X")
                        .pad(o.rule().element("v", ElementType.OPEN), o.onC(o.number("a")), o.onC(o.number("b")),
                                o.onC(o.number("m")))));
        all.add(operator("slice that begins where a number is on every lane",
                o -> o.tensor("X").slice(o.onC(o.number("a").plus(o.map("b"))), AxisMaps.none(), AxisMaps.none())));
        all.add(operator("constant of as many elements as two singletons have together", o -> {
            AxisMap n = o.number("n");
            AxisMap m = o.other("m");
            return Constant.of(o.rule().element("v", ElementType.INT),
                    Shape.of(o.c(), n.times(m)).with(o.s(), m.floorDiv(n)));
        }));
        all.add(operator("number that two singletons give",
                o -> Constant.of(new Element.Counted(AxisMap.max(o.number("n"), o.other("m").minus(2))),
                        Shape.of(o.c(), o.map("k")))));
        all.add(operator("gather along one singleton by an index along another", o -> {
            RankClass t = o.rule().rankClass("t", RankBound.SINGLETON);
            Shape shape = Shape.of(o.s(), o.rule().map("k", o.s())).with(t, o.rule().map("l", t));
            return Gather.of(o.alongS("X"),
                    Binary.of(BinaryOperator.ADD,
                            Binary.of(BinaryOperator.MUL, Iota.of(shape, t.axis()),
                                    Constant.of(new Element.Counted(o.rule().map("w", t)), shape)),
                            Iota.of(shape, o.s().axis())),
                    o.s().axis(), AxisMaps.none());
        }));
        all.add(operator("add unit", o -> o.tensor("X").reshapeUnit(List.of(o.d().axis()), List.of())));
        all.add(operator("drop unit", o -> o.alongS("X").reshapeUnit(List.of(), List.of(o.s().axis()))));
        all.add(operator("slice of pad",
                o -> o.tensor("X")
                        .pad(o.rule().element("v", ElementType.OPEN), o.map("a"), o.map("b"), o.map("m"))
                        .slice(AxisMaps.of(o.map("e")), AxisMaps.none(), AxisMaps.of(o.map("f")))));
        return Stream.of(all.stream(), ReductionOperators.all(), TupleOperators.all()).flatMap(some -> some);
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("operators")
    void meansWhatTheInterpreterComputes(String name, Function<Operands, TensorExpr> expression) {
        RuleCollector collector = RuleCollector.forJava();
        collector.rule(name, rule -> {
            TensorExpr made = expression.apply(new Operands(rule, rule.rankClass("c"), rule.rankClass("d"),
                    rule.rankClass("s", RankBound.SINGLETON)));
            rule.rewrite(made, made);
        });
        Rule rule = (Rule) collector.toFile().declarations().get(0);
        RuleMeaning meaning = RuleMeaning.of(rule, new ValueTerms(), law -> true);
        InstanceGenerator generator = new InstanceGenerator(rule, ElementType.INT, name.hashCode());
        Random random = new Random(name.hashCode());
        int valid = 0;
        for (int i = 0; i < INSTANCES; i++) {
            RuleInstance instance = generator.next();
            RuleInstance tried = i % 2 == 0 ? instance : disturbed(instance, random);
            switch (new Interpreter(tried).evaluate(rule.lhs())) {
                case Evaluation.Valid value -> {
                    valid++;
                    assertMeans(tried, meaning, value.tensor());
                }
                case Evaluation.Invalid invalid -> assertThat(meaning.hypotheses()).as("%s: %s", tried, invalid)
                        .anyMatch(validity -> !new ConcreteMeaning(tried, Map.of()).holds(validity));
                case Evaluation.Refused ignored -> {
                }
                case Evaluation.Undefined undefined -> throw new AssertionError(tried + ": " + undefined);
            }
        }
        assertThat(valid).as("valid instances").isGreaterThan(INSTANCES / 4);
    }

    private static RuleInstance disturbed(RuleInstance instance, Random random) {
        Map<String, List<Integer>> maps = new LinkedHashMap<>();
        instance.maps()
                .forEach((name, lanes) -> maps.put(name,
                        lanes.stream().map(lane -> random.nextInt(6) == 0 ? random.nextInt(6) - 2 : lane).toList()));
        return new RuleInstance(instance.elementType(), instance.ranks(), maps, instance.integers(),
                instance.parameters(), instance.tensors(), instance.undefined());
    }

    private static void assertMeans(RuleInstance instance, RuleMeaning meaning, ConcreteTensor expected) {
        ConcreteMeaning nowhere = new ConcreteMeaning(instance, Map.of());
        assertThat(meaning.hypotheses()).as("%s", instance).allMatch(nowhere::holds);
        assertThat(meaning.rightValidity()).as("%s", instance).allMatch(nowhere::holds);
        assertThat(nowhere.lanes(meaning.leftSizes())).as("%s", instance).isEqualTo(expected.sizes());
        expected.elements().forEach((access, value) -> {
            Map<LaneAtom.Variable, List<Integer>> indices = new LinkedHashMap<>();
            for (Map.Entry<AggregatedAxis, List<Integer>> index : access.indices().entrySet()) {
                indices.put(new LaneAtom.AccessIndex(index.getKey()), index.getValue());
            }
            ConcreteMeaning here = new ConcreteMeaning(instance, indices);
            assertThat(here.holds(meaning.inBounds())).as("%s in bounds of %s", access, instance).isTrue();
            assertThat(here.of(meaning.left())).as("%s of %s", access, instance).isEqualTo(value);
        });
    }
}
