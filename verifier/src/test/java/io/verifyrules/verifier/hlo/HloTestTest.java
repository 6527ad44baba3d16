package io.verifyrules.verifier.hlo;

import io.verifyrules.dsl.axis.AggregatedAxis;
import io.verifyrules.dsl.axis.AxisMap;
import io.verifyrules.dsl.axis.RankClass;
import io.verifyrules.dsl.axis.RankClass.RankBound;
import io.verifyrules.dsl.element.ArgExtreme;
import io.verifyrules.dsl.element.Element;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.Monoid;
import io.verifyrules.dsl.expr.AxisMaps;
import io.verifyrules.dsl.expr.BoundIndices;
import io.verifyrules.dsl.expr.Component;
import io.verifyrules.dsl.expr.Constant;
import io.verifyrules.dsl.expr.Dot;
import io.verifyrules.dsl.expr.Input;
import io.verifyrules.dsl.expr.Iota;
import io.verifyrules.dsl.expr.Reduce;
import io.verifyrules.dsl.expr.Rotate;
import io.verifyrules.dsl.expr.Shape;
import io.verifyrules.dsl.expr.ShapeTerms;
import io.verifyrules.dsl.expr.Sort;
import io.verifyrules.dsl.expr.TensorExpr;
import io.verifyrules.dsl.expr.Transpose;
import io.verifyrules.dsl.expr.TupleElement;
import io.verifyrules.dsl.expr.Zip;
import io.verifyrules.dsl.rule.Rule;
import io.verifyrules.dsl.rule.RuleBuilder;
import io.verifyrules.dsl.rule.RuleCollector;
import io.verifyrules.verifier.interpret.ConcreteTensor;
import io.verifyrules.verifier.interpret.Replay;
import io.verifyrules.verifier.interpret.RuleInstance;
import io.verifyrules.verifier.value.ElementValue;
import io.verifyrules.verifier.value.UndefinedValues;
import io.verifyrules.verifier.verdict.Verdict;
import java.math.BigInteger;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

/** Sides of rules as modules of HLO, and what a counterexample makes of them. */
class HloTestTest {

    private static Rule rule(Consumer<RuleBuilder> body) {
        RuleCollector rules = RuleCollector.forJava();
        rules.rule("a rule", body);
        return (Rule) rules.toFile().declarations().getFirst();
    }

    private static ElementValue whole(int value) {
        return new ElementValue.Whole(BigInteger.valueOf(value));
    }

    private static ConcreteTensor filled(SortedMap<AggregatedAxis, List<Integer>> sizes, ElementValue value) {
        return new ConcreteTensor(sizes, Map.of(), Optional.of(value));
    }

    private static RuleInstance instance(ElementType type, Map<String, Integer> ranks, Map<String, List<Integer>> maps,
            Map<String, ConcreteTensor> tensors) {
        return new RuleInstance(type, ranks, maps, Map.of(), Map.of("v", whole(7)), tensors, UndefinedValues.NONE);
    }

    /** The module of a side over the classes c, of rank 1 and size 2, and d, of rank 2 and sizes 1 and 3. */
    private static List<String> module(ElementType type, BiFunction<RuleBuilder, Classes, TensorExpr> side) {
        Rule rule = rule(builder -> {
            Classes classes = new Classes(builder.rankClass("c", RankBound.SINGLETON), builder.rankClass("d"));
            TensorExpr expr = side.apply(builder, classes);
            builder.rewrite(expr, expr);
        });
        SortedMap<AggregatedAxis, List<Integer>> sizes = new TreeMap<>();
        Input input = rule.lhs() instanceof Input found ? found : input(rule.lhs());
        input.shape()
                .sizes()
                .forEach((axis, size) -> sizes.put(axis,
                        axis.rankClass().name().equals("c") ? List.of(2) : List.of(1, 3)));
        return HloText.lines("m", rule.lhs(), instance(type, Map.of("c", 1, "d", 2),
                Map.of("n", List.of(2), "m", List.of(1, 3)), Map.of("A", filled(sizes, whole(5)))));
    }

    private static Input input(TensorExpr expr) {
        return expr.operands()
                .stream()
                .map(operand -> operand instanceof Input found ? found : input(operand))
                .findFirst()
                .orElseThrow();
    }

    private record Classes(RankClass c, RankClass d) {

        TensorExpr tensor(RuleBuilder rule) {
            return rule.tensor("A",
                    new Shape(new TreeMap<>(Map.of(c.axis(), rule.sizes("n", c), d.axis(), rule.sizes("m", d)))));
        }
    }

    @Test
    void dimensionsAreTheLanesOfTheAxesInTheirOrder() {
        assertThat(module(ElementType.INT,
                (rule, classes) -> classes.tensor(rule)
                        .slice(AxisMap.of(0), AxisMap.of(1), AxisMap.of(1))
                        .reverse(classes.d())))
                .containsExactly("HloModule m", "", "ENTRY m {",
                        "  A = s64[2,1,3] constant({{{5, 5, 5}}, {{5, 5, 5}}})",
                        "  slice = s64[1,1,1] slice(A), slice={[0:1:1], [0:1:1], [0:1:1]}",
                        "  ROOT reverse = s64[1,1,1] reverse(slice), dimensions={1,2}", "}");
    }

    @Test
    void aReductionHasAComputationAndTheLeastNumberToBeginWith() {
        assertThat(module(new ElementType.Machine(true, 8),
                (rule, classes) -> Reduce.of(Monoid.MAX, classes.tensor(rule), List.of(classes.c().axis()),
                        Optional.empty(), BoundIndices.unnamed())))
                .containsExactly("HloModule m", "", "maximum_s8 {", "  a = s8[] parameter(0)",
                        "  b = s8[] parameter(1)", "  ROOT maximum = s8[] maximum(a, b)", "}", "", "ENTRY m {",
                        "  A = s8[2,1,3] constant({{{5, 5, 5}}, {{5, 5, 5}}})", "  constant = s8[] constant(-128)",
                        "  ROOT reduce = s8[1,3] reduce(A, constant), dimensions={0}, to_apply=maximum_s8", "}");
    }

    @Test
    void thePlaceOfTheGreatestIsAnElementOfAReductionOfTwoOperands() {
        ElementType.Machine s8 = new ElementType.Machine(true, 8);
        assertThat(module(s8, (rule, classes) -> {
            TensorExpr values = rule.tensor("A", s8,
                    new Shape(new TreeMap<>(Map.of(classes.c().axis(), rule.sizes("n", classes.c())))));
            TensorExpr pairs = Zip.of(List.of(values, Iota.of(new ShapeTerms().of(values), classes.c().axis())));
            return Component.of(Reduce.of(ArgExtreme.MAX, pairs, List.of(classes.c().axis()),
                    Optional.of(new Element.Tuple(List.of(Element.of(-128), Element.of(0)))), BoundIndices.unnamed()),
                    1);
        })).containsExactly("HloModule m", "", "better_s8_s64 {", "  a = s8[] parameter(0)", "  i = s64[] parameter(1)",
                "  b = s8[] parameter(2)", "  j = s64[] parameter(3)", "  compare = pred[] compare(a, b), direction=GT",
                "  compare.2 = pred[] compare(a, b), direction=EQ", "  maximum = s8[] maximum(a, b)",
                "  minimum = s64[] minimum(i, j)", "  select = s64[] select(compare, i, j)",
                "  select.2 = s64[] select(compare.2, minimum, select)",
                "  ROOT tuple = (s8[], s64[]) tuple(maximum, select.2)", "}", "", "ENTRY m {",
                "  A = s8[2] constant({5, 5})", "  iota = s64[2] iota(), iota_dimension=0",
                "  constant = s8[] constant(-128)", "  constant.2 = s64[] constant(0)",
                "  reduce = (s8[], s64[]) reduce(A, iota, constant, constant.2), dimensions={0}, to_apply=better_s8_s64",
                "  ROOT get-tuple-element = s64[] get-tuple-element(reduce), index=1", "}");
    }

    @Test
    void anElementOfATupleIsTakenOutOfIt() {
        assertThat(module(ElementType.INT, (rule, classes) -> {
            TensorExpr tensor = classes.tensor(rule);
            return TupleElement.of(List.of(tensor, tensor.reverse(classes.c())), 1);
        })).containsExactly("HloModule m", "", "ENTRY m {", "  A = s64[2,1,3] constant({{{5, 5, 5}}, {{5, 5, 5}}})",
                "  reverse = s64[2,1,3] reverse(A), dimensions={0}",
                "  tuple = (s64[2,1,3], s64[2,1,3]) tuple(A, reverse)",
                "  ROOT get-tuple-element = s64[2,1,3] get-tuple-element(tuple), index=1", "}");
    }

    /** Of three lanes, where a permutation need not be its own inverse. */
    @Test
    void theDimensionsOfATransposeAreThePermutationOfTheInstance() {
        Rule rule = rule(builder -> {
            RankClass d = builder.rankClass("d");
            TensorExpr transposed = Transpose.of(builder.tensor("A", Shape.of(d, builder.sizes("m", d))),
                    builder.permutation("p", d), List.of());
            builder.rewrite(transposed, transposed);
        });
        SortedMap<AggregatedAxis, List<Integer>> sizes = new TreeMap<>(
                Map.of(input(rule.lhs()).type().axes().first(), List.of(1, 2, 3)));
        assertThat(HloText.lines("m", rule.lhs(),
                instance(ElementType.INT, Map.of("d", 3), Map.of("m", List.of(1, 2, 3), "p", List.of(1, 2, 0)),
                        Map.of("A", filled(sizes, whole(5))))))
                .contains("  ROOT transpose = s64[2,3,1] transpose(A), dimensions={1,2,0}");
    }

    @Test
    void aSortIsStableAndPutsWhatIsNoNumberLast() {
        assertThat(module(new ElementType.Machine(true, 8),
                (rule, classes) -> Sort.of(classes.tensor(rule), classes.c().axis()))).containsExactly("HloModule m",
                        "", "before_s8 {", "  a = s8[] parameter(0)", "  b = s8[] parameter(1)",
                        "  compare = pred[] compare(a, b), direction=LT",
                        "  compare.2 = pred[] compare(a, a), direction=EQ",
                        "  compare.3 = pred[] compare(b, b), direction=NE", "  and = pred[] and(compare.2, compare.3)",
                        "  ROOT or = pred[] or(compare, and)", "}", "", "ENTRY m {",
                        "  A = s8[2,1,3] constant({{{5, 5, 5}}, {{5, 5, 5}}})",
                        "  ROOT sort = s8[2,1,3] sort(A), dimensions={0}, is_stable=true, to_apply=before_s8", "}");
    }

    @Test
    void theDimensionsOfAProductAreBroughtInOrder() {
        assertThat(module(ElementType.REAL, (rule, classes) -> {
            TensorExpr plain = classes.tensor(rule);
            TensorExpr relabelled = plain.relabel(Map.of(classes.c().axis(), classes.c().axis("k")));
            return Dot.of(relabelled, plain, List.of(classes.d().axis()), List.of(), BoundIndices.unnamed());
        })).contains("  A = f64[2,1,3] constant({{{5.0, 5.0, 5.0}}, {{5.0, 5.0, 5.0}}})")
                .anyMatch(line -> line.contains("= f64[2,2] dot(") && line.endsWith(
                        "lhs_batch_dims={}, lhs_contracting_dims={0,1}, rhs_batch_dims={}, rhs_contracting_dims={1,2}"))
                .anyMatch(line -> line.contains("ROOT transpose") && line.endsWith("dimensions={1,0}"));
    }

    @Test
    void aParameterIsOneConstantHoweverOftenItStands() {
        assertThat(module(ElementType.INT, (rule, classes) -> {
            Element v = rule.element("v", ElementType.OPEN);
            TensorExpr a = classes.tensor(rule);
            Shape shape = a instanceof Input input ? input.shape() : Shape.scalar();
            return a.plus(Constant.of(v, shape)).plus(Constant.of(v, shape));
        })).filteredOn(line -> line.contains("constant(7)")).hasSize(1);
    }

    private static Verdict.Refuted refuted(Rule rule, RuleInstance instance) {
        return new Verdict.Refuted(instance, Replay.replay(rule, instance));
    }

    @Test
    void bothModulesSayWhatTheyCompute() {
        Rule rule = rule(builder -> {
            RankClass c = builder.rankClass("c", RankBound.SINGLETON);
            TensorExpr a = builder.tensor("A", Shape.of(c, builder.sizes("n", c)));
            builder.rewrite(a.plus(a), a);
        });
        SortedMap<AggregatedAxis, List<Integer>> sizes = new TreeMap<>(
                Map.of(((Input) rule.rhs()).shape().sizes().firstKey(), List.of(1)));
        RuleInstance instance = instance(ElementType.INT, Map.of("c", 1), Map.of("n", List.of(1)),
                Map.of("A", filled(sizes, whole(5))));
        assertThat(HloTest.of(rule, refuted(rule, instance))).isInstanceOfSatisfying(HloTest.Modules.class,
                modules -> assertThat(modules.lines()).contains("// computes s64[1] {10}", "// computes s64[1] {5}"));
    }

    @Test
    void aRightSideThatIsNotValidIsNoModule() {
        Rule rule = rule(builder -> {
            RankClass c = builder.rankClass("c", RankBound.SINGLETON);
            TensorExpr a = builder.tensor("A", Shape.of(c, builder.sizes("n", c)));
            builder.rewrite(a, a.slice(AxisMap.of(0), AxisMap.of(2), AxisMap.of(1)));
        });
        SortedMap<AggregatedAxis, List<Integer>> sizes = new TreeMap<>(
                Map.of(((Input) rule.lhs()).shape().sizes().firstKey(), List.of(1)));
        RuleInstance instance = instance(ElementType.OPEN, Map.of("c", 1), Map.of("n", List.of(1)),
                Map.of("A", filled(sizes, new ElementValue.Token(BigInteger.TWO))));
        assertThat(HloTest.of(rule, refuted(rule, instance))).isInstanceOfSatisfying(HloTest.Modules.class,
                modules -> assertThat(modules.lines()).contains("  ROOT A = s32[1] constant({3})")
                        .last()
                        .asString()
                        .startsWith("// the right side is no valid module: slice"));
    }

    @Test
    void whatHloCannotSayIsSaidSo() {
        Rule rule = rule(builder -> {
            RankClass c = builder.rankClass("c", RankBound.SINGLETON);
            TensorExpr a = builder.tensor("A", Shape.of(c, builder.sizes("n", c)));
            builder.rewrite(a, Rotate.of(a, AxisMaps.of(AxisMap.of(1))));
        });
        AggregatedAxis axis = ((Input) rule.lhs()).shape().sizes().firstKey();
        SortedMap<AggregatedAxis, List<Integer>> sizes = new TreeMap<>(Map.of(axis, List.of(2)));
        ConcreteTensor tensor = ConcreteTensor.ofOrdinals(filled(sizes, whole(0)).grid(), HloTestTest::whole);
        RuleInstance instance = instance(ElementType.INT, Map.of("c", 1), Map.of("n", List.of(2)), Map.of("A", tensor));
        assertThat(HloTest.of(rule, refuted(rule, instance)))
                .isEqualTo(new HloTest.Inexpressible("no program is written for rotate"));
    }

    @Test
    void severalTensorsAreSortedTogether() {
        ElementType.Machine s8 = new ElementType.Machine(true, 8);
        assertThat(module(s8, (rule, classes) -> {
            TensorExpr keys = rule.tensor("A", s8,
                    new Shape(new TreeMap<>(Map.of(classes.c().axis(), rule.sizes("n", classes.c())))));
            TensorExpr places = Iota.of(new ShapeTerms().of(keys), classes.c().axis());
            return Component.of(Sort.of(Zip.of(List.of(keys, places)), classes.c().axis()), 1);
        })).contains("before_s8_s64 {", "  a = s8[] parameter(0)", "  b = s8[] parameter(1)",
                "  a1 = s64[] parameter(2)", "  b1 = s64[] parameter(3)",
                "  sort = (s8[2], s64[2]) sort(A, iota), dimensions={0}, is_stable=true, to_apply=before_s8_s64",
                "  ROOT get-tuple-element = s64[2] get-tuple-element(sort), index=1");
    }
}
