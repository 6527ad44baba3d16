package io.verifyrules.verifier.fuzz;

import io.verifyrules.dsl.axis.AggregatedAxis;
import io.verifyrules.dsl.axis.AxisMap;
import io.verifyrules.dsl.axis.Permutation;
import io.verifyrules.dsl.axis.RankClass.RankBound;
import io.verifyrules.dsl.axis.Relation;
import io.verifyrules.dsl.element.Element;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.Monoid;
import io.verifyrules.dsl.expr.AxisMaps;
import io.verifyrules.dsl.expr.BoundIndices;
import io.verifyrules.dsl.expr.Constant;
import io.verifyrules.dsl.expr.Iota;
import io.verifyrules.dsl.expr.Pad;
import io.verifyrules.dsl.expr.Reduce;
import io.verifyrules.dsl.expr.Select;
import io.verifyrules.dsl.expr.Shape;
import io.verifyrules.dsl.expr.TensorExpr;
import io.verifyrules.dsl.expr.Transpose;
import io.verifyrules.dsl.rule.RuleBuilder;
import io.verifyrules.dsl.rule.RuleCollector;
import io.verifyrules.dsl.rule.RuleDeclaration;
import io.verifyrules.dsl.rule.VerdictKind;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;

/**
 * A random rule with a mistake that the language must refuse. In each, one thing could pass for another, or a type is
 * not decided, and verifiers believed it once.
 *
 * @param mistake the mistake
 * @param declaration the rule, which should be ill-formed
 */
record RandomMistake(long seed, String mistake, RuleDeclaration declaration) {

    /** Where mistakes are made. */
    private record Scene(Random random, RuleBuilder rule, RandomAxes axes, RandomAxes foreign, ElementType type) {}

    /** Makes a mistake in a rule whose left side is given; answers the left side with it. */
    @FunctionalInterface
    private interface Slip {
        TensorExpr in(TensorExpr tensor, Scene scene);
    }

    private record Kind(String name, Slip slip) {}

    private static final List<Integer> BITS = List.of(4, 8, 16, 32);

    private static final List<Kind> KINDS = List.of(
            new Kind("numbers without a type choose", RandomMistake::untypedChoice),
            new Kind("numbers without a type in a precondition", (x, scene) -> {
                scene.rule().require(Element.of(1).div(Element.of(2)).compare(Relation.EQ, Element.of(0)));
                return x;
            }), new Kind("one index for two axes", RandomMistake::oneIndex),
            new Kind("a map of another rule",
                    (x, scene) -> padded(x, scene.axes().many(), scene.foreign().maps(scene.foreign().many()).get(1))),
            new Kind("a class of another rule, of one lane there", RandomMistake::foreignClass),
            new Kind("a tensor over an axis of another rule", (x, scene) -> {
                AggregatedAxis axis = scene.foreign().many();
                return x.type().axes().size() == 1 && x.type().axes().contains(scene.axes().many())
                        ? Select.of(scene.rule().tensor("F", ElementType.BOOL, scene.foreign().shape(List.of(axis))), x,
                                x)
                        : scene.rule().tensor("F", scene.type(), scene.foreign().shape(List.of(axis)));
            }), new Kind("an assumption over two shapes", RandomMistake::twoShapes),
            new Kind(
                    "a tensor of numbers without a type", (x,
                            scene) -> scene.rule()
                                    .tensor("N", ElementType.NUMERAL,
                                            scene.axes().shape(List.copyOf(x.type().axes())))),
            new Kind("a permutation of another rule",
                    (x, scene) -> Transpose.of(
                            scene.rule().tensor("T", scene.type(), scene.axes().shape(List.of(scene.axes().many()))),
                            order(scene.foreign()), List.of())),
            new Kind("a map in an order of another rule",
                    (x, scene) -> padded(x, scene.axes().many(),
                            scene.axes().maps(scene.axes().many()).get(1).permuted(order(scene.foreign())))),
            new Kind("types for what is not in the rule", (x, scene) -> {
                scene.rule().elementsByName("Absent", Set.of(ElementType.REAL));
                return x;
            }), new Kind("a type by name beside a number that it does not have", RandomMistake::ruledOut),
            new Kind("a verdict about a type that the rule does not name", RandomMistake::notNamed));

    /** The kinds of mistakes. */
    static List<String> kinds() {
        return KINDS.stream().map(Kind::name).toList();
    }

    /** The mistake of the seed; the same in every run. */
    static RandomMistake of(long seed) {
        Random random = new Random(seed * 0x9E3779B97F4A7C15L + 1);
        Kind kind = KINDS.get(Math.floorMod(seed, KINDS.size()));
        ElementType type = random.nextBoolean() ? ElementType.OPEN : ElementType.INT;
        List<RandomAxes> foreign = new ArrayList<>();
        RuleCollector collector = RuleCollector.forData("random");
        collector.rule("another rule",
                rule -> foreign.add(new RandomAxes(random, rule, RandomNames.APART, random, true)));
        collector.rule("random mistake " + seed + ": " + kind.name(), rule -> {
            RandomAxes axes = new RandomAxes(random, rule, RandomNames.APART, random, false);
            RandomTensors tensors = new RandomTensors(random, rule, type, axes, new RandomElements(random, type));
            TensorExpr tensor = tensors.tensor();
            TensorExpr wrong = kind.slip().in(tensor, new Scene(random, rule, axes, foreign.getFirst(), type));
            rule.rewrite(wrong, wrong);
        });
        return new RandomMistake(seed, kind.name(), collector.toFile().declarations().getLast());
    }

    private static TensorExpr untypedChoice(TensorExpr tensor, Scene scene) {
        Shape shape = scene.axes().shape(List.copyOf(tensor.type().axes()));
        TensorExpr half = Constant.of(Element.of(1).div(Element.of(2)), shape);
        return Select.of(half.compare(Relation.EQ, Constant.of(Element.of(0), shape)), tensor, tensor);
    }

    private static TensorExpr oneIndex(TensorExpr tensor, Scene scene) {
        RandomAxes axes = scene.axes();
        AxisMap index = axes.index(axes.many());
        TensorExpr matrix = scene.rule().tensor("M", ElementType.INT, axes.shape(List.of(axes.many(), axes.twin())));
        return Reduce.of(Monoid.SUM, matrix, List.of(axes.many(), axes.twin()), Optional.empty(),
                BoundIndices.unnamed().and(axes.many(), index).and(axes.twin(), index));
    }

    /** Checked for the other type alone, the rule would claim less than it says. */
    private static TensorExpr ruledOut(TensorExpr tensor, Scene scene) {
        int bits = BITS.get(scene.random().nextInt(BITS.size()));
        scene.rule().elementsByName(Set.of(new ElementType.Machine(true, bits), new ElementType.Machine(false, bits)));
        TensorExpr open = open(tensor, scene);
        return open.plus(Constant.of(Element.of(-1 - scene.random().nextInt(bits)),
                scene.axes().shape(List.copyOf(tensor.type().axes()))));
    }

    private static TensorExpr notNamed(TensorExpr tensor, Scene scene) {
        int bits = BITS.get(scene.random().nextInt(BITS.size()));
        scene.rule().elementsByName(Set.of(new ElementType.Machine(true, bits)));
        scene.rule().expect(Set.of(new ElementType.Machine(false, bits)), VerdictKind.REFUTED, "it may wrap");
        return open(tensor, scene);
    }

    private static TensorExpr open(TensorExpr tensor, Scene scene) {
        return scene.rule().tensor("O", ElementType.OPEN, scene.axes().shape(List.copyOf(tensor.type().axes())));
    }

    private static Permutation order(RandomAxes axes) {
        return axes.orders().orElseThrow().declared().getFirst();
    }

    private static TensorExpr padded(TensorExpr tensor, AggregatedAxis axis, AxisMap map) {
        AggregatedAxis there = tensor.type().axes().contains(axis) ? axis : tensor.type().axes().first();
        return Pad.of(tensor, Element.of(0), AxisMaps.on(there, map), AxisMaps.none(), AxisMaps.none());
    }

    /** Named like a class of this rule, but of exactly one lane, so that it may be counted along. */
    private static TensorExpr foreignClass(TensorExpr ignored, Scene scene) {
        List<AggregatedAxis> leaked = new ArrayList<>();
        RuleCollector.forData("elsewhere")
                .rule("elsewhere", rule -> leaked.add(rule.rankClass("c", RankBound.SINGLETON).axis()));
        return Iota.of(scene.axes().shape(List.of(scene.axes().many())), leaked.getFirst());
    }

    private static TensorExpr twoShapes(TensorExpr tensor, Scene scene) {
        RandomAxes axes = scene.axes();
        AggregatedAxis axis = axes.axis();
        TensorExpr first = scene.rule().tensor("A", ElementType.INT, axes.shape(List.of(axis)));
        TensorExpr second = scene.random().nextBoolean()
                ? scene.rule().tensor("B", ElementType.INT, Shape.of(axis, axes.maps(axis).get(1)))
                : Constant.of(Element.of(0), Shape.of(axis, axes.maps(axis).get(1)));
        scene.rule().assume(first.compare(Relation.NE, second));
        return tensor;
    }
}
