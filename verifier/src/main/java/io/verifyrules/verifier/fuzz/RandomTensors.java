package io.verifyrules.verifier.fuzz;

import io.verifyrules.dsl.axis.AggregatedAxis;
import io.verifyrules.dsl.axis.AxisMap;
import io.verifyrules.dsl.axis.RankClass;
import io.verifyrules.dsl.axis.RankClass.RankBound;
import io.verifyrules.dsl.axis.Relation;
import io.verifyrules.dsl.element.BinaryOperator;
import io.verifyrules.dsl.element.Element;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.ElementTypes;
import io.verifyrules.dsl.element.Monoid;
import io.verifyrules.dsl.expr.AxisMaps;
import io.verifyrules.dsl.expr.Binary;
import io.verifyrules.dsl.expr.BoundIndices;
import io.verifyrules.dsl.expr.Clamp;
import io.verifyrules.dsl.expr.Compare;
import io.verifyrules.dsl.expr.Concat;
import io.verifyrules.dsl.expr.Constant;
import io.verifyrules.dsl.expr.Convolution;
import io.verifyrules.dsl.expr.Dot;
import io.verifyrules.dsl.expr.DynamicSlice;
import io.verifyrules.dsl.expr.DynamicUpdateSlice;
import io.verifyrules.dsl.expr.Expand;
import io.verifyrules.dsl.expr.Iota;
import io.verifyrules.dsl.expr.Pad;
import io.verifyrules.dsl.expr.ReduceWindow;
import io.verifyrules.dsl.expr.Relabel;
import io.verifyrules.dsl.expr.Select;
import io.verifyrules.dsl.expr.Shape;
import io.verifyrules.dsl.expr.Slice;
import io.verifyrules.dsl.expr.StartRule;
import io.verifyrules.dsl.expr.TensorExpr;
import io.verifyrules.dsl.expr.Window;
import io.verifyrules.dsl.rule.RuleBuilder;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;

/**
 * Random well-typed tensors over two axes of one class of any rank, the axis of a singleton, and that of a class that is
 * reduced. All inputs with an axis have one size on it, so that what is computed from them element by element has a shape.
 */
final class RandomTensors {

    private static final List<Relation> RELATIONS = List.of(Relation.values());

    private final Random random;
    private final RuleBuilder rule;
    private final ElementType type;
    private final AggregatedAxis many;
    private final AggregatedAxis twin;
    private final AggregatedAxis one;
    private final AggregatedAxis reduced;
    private final Map<AggregatedAxis, List<AxisMap>> maps = new LinkedHashMap<>();
    private final Element value;
    private int inputs;

    RandomTensors(Random random, RuleBuilder rule, ElementType type) {
        this.random = random;
        this.rule = rule;
        this.type = type;
        this.many = declared(rule.rankClass("c"), "n", "m");
        this.twin = many.rankClass().axis("r");
        maps.put(twin, maps(many));
        this.one = declared(rule.rankClass("s", RankBound.SINGLETON), "p", "k");
        this.reduced = declared(rule.rankClass("d"), "q", "l");
        this.value = rule.element("v", type);
    }

    private AggregatedAxis declared(RankClass rankClass, String size, String attribute) {
        maps.put(rankClass.axis(), List.of(rule.map(size, rankClass), rule.map(attribute + "1", rankClass),
                rule.map(attribute + "2", rankClass)));
        return rankClass.axis();
    }

    /** The element parameter. */
    Element value() {
        return value;
    }

    private boolean numbers() {
        return ElementTypes.NUMBERS.contains(type);
    }

    private List<AxisMap> maps(AggregatedAxis axis) {
        return maps.getOrDefault(axis, List.of());
    }

    /** A tensor with axes of one or two classes. */
    TensorExpr tensor() {
        List<AggregatedAxis> axes = switch (random.nextInt(6)) {
            case 0, 1 -> List.of(many, one);
            case 2 -> List.of(one);
            case 3 -> List.of(many, twin);
            default -> List.of(many);
        };
        return free(axes, 1 + random.nextInt(3));
    }

    /** A tensor of any size. */
    private TensorExpr free(List<AggregatedAxis> axes, int depth) {
        if (depth == 0) {
            return regular(axes, random.nextInt(3));
        }
        AggregatedAxis axis = axes.get(random.nextInt(axes.size()));
        return switch (random.nextInt(numbers() ? 15 : 11)) {
            case 0, 1 -> Pad.of(free(axes, depth - 1), padding(), on(axis), on(axis), random.nextInt(3) == 0
                    ? on(axis)
                    : AxisMaps.none());
            case 2 -> Slice.of(free(axes, depth - 1), on(axis), on(axis), random.nextInt(2) == 0
                    ? on(axis)
                    : AxisMaps.none());
            case 3 -> DynamicSlice.of(free(axes, depth - 1), on(axis), on(axis), random.nextBoolean()
                    ? StartRule.CLAMPED
                    : StartRule.IN_RANGE);
            case 4 -> free(axes, depth - 1).reverse(axis);
            case 5 -> update(axes, free(axes, depth - 1));
            case 6 -> axes.contains(one)
                    ? Concat.of(List.of(regular(axes, 1), regular(axes, 0), regular(axes, 0)), one)
                    : regular(axes, depth);
            case 7, 8 -> numbers() && !axes.contains(reduced) ? reduction(axes, depth - 1) : regular(axes, depth);
            case 9 -> transposed(axes, free(axes, depth - 1));
            case 10 -> Select.of(mask(axes, 1), regular(axes, depth - 1), regular(axes, 0));
            case 11 -> convolution(axes);
            case 12 -> window(axes, free(axes, depth - 1));
            default -> regular(axes, depth);
        };
    }

    private TensorExpr transposed(List<AggregatedAxis> axes, TensorExpr tensor) {
        return axes.contains(many) && axes.contains(twin)
                ? Relabel.of(tensor, Map.of(many, twin, twin, many))
                : tensor;
    }

    private TensorExpr window(List<AggregatedAxis> axes, TensorExpr operand) {
        AggregatedAxis axis = axes.get(random.nextInt(axes.size()));
        Window.Written window = new Window.Written(sometimes(axis), sometimes(axis), sometimes(axis), sometimes(axis),
                sometimes(axis));
        AxisMaps size = random.nextBoolean() ? on(axis) : AxisMaps.on(axis, AxisMap.of(1 + random.nextInt(2)));
        return random.nextBoolean()
                ? ReduceWindow.of(Monoid.SUM, operand, Optional.empty(), size, window, BoundIndices.unnamed())
                : ReduceWindow.of(Monoid.MAX, operand, Optional.of(value), size, window, BoundIndices.unnamed());
    }

    /** Truth values that depend on the index where there is an axis to count along. */
    private TensorExpr mask(List<AggregatedAxis> axes, int depth) {
        if (axes.contains(one) && random.nextBoolean()) {
            return Compare.of(RELATIONS.get(random.nextInt(RELATIONS.size())), Iota.of(shape(axes), one), Constant.of(
                    Element.of(random.nextInt(3)), shape(axes)));
        }
        return numbers()
                ? input(axes).compare(Relation.LT, regular(axes, depth - 1))
                : rule.tensor("P" + inputs++, ElementType.BOOL, shape(axes));
    }

    private TensorExpr update(List<AggregatedAxis> axes, TensorExpr operand) {
        Shape shape = Shape.scalar();
        AxisMaps start = AxisMaps.none();
        for (AggregatedAxis axis : axes) {
            shape = shape.with(axis, maps(axis).getLast());
            start = start.and(axis, attribute(axis));
        }
        return DynamicUpdateSlice.of(operand, rule.tensor("U" + inputs++, type, shape), start, random.nextBoolean()
                ? StartRule.CLAMPED
                : StartRule.IN_RANGE);
    }

    private Element padding() {
        return random.nextBoolean() || !numbers() ? value : Element.of(random.nextInt(2));
    }

    private AxisMaps on(AggregatedAxis axis) {
        return AxisMaps.on(axis, attribute(axis));
    }

    private TensorExpr reduction(List<AggregatedAxis> axes, int depth) {
        List<AggregatedAxis> over = axes.contains(one)
                ? List.of(reduced)
                : List.of(List.of(reduced), List.of(one), List.of(one), List.of(reduced, one), List.of(free(axes)),
                        List.of(free(axes), one)).get(random.nextInt(6));
        List<AggregatedAxis> more = new ArrayList<>(axes);
        more.addAll(over);
        Monoid monoid = List.of(Monoid.SUM, Monoid.SUM, Monoid.PRODUCT, Monoid.MAX).get(random.nextInt(4));
        Optional<Element> initial = random.nextInt(3) == 0 ? Optional.of(value) : Optional.empty();
        TensorExpr operand = switch (random.nextInt(8)) {
            case 0, 4, 5 -> more.contains(reduced) ? regular(more, depth) : dot(more, 0);
            case 2 -> input(more).unaryMinus();
            case 3 -> Binary.of(monoid.operator(), input(more), input(more));
            case 1 -> over.contains(one)
                    ? Concat.of(List.of(regular(more, 0), regular(more, 0)), one)
                    : regular(more, 1);
            default -> free(more, depth);
        };
        return over.size() > 1 && random.nextBoolean()
                ? ReductionRewrites.reduce(monoid, ReductionRewrites.reduce(monoid, operand, over.subList(0, 1),
                        Optional.empty()), over.subList(1, 2), initial)
                : ReductionRewrites.reduce(monoid, operand, over, initial);
    }

    /** A tensor whose size on each axis is that of the inputs. */
    private TensorExpr regular(List<AggregatedAxis> axes, int depth) {
        if (depth == 0 || (!numbers() && random.nextInt(2) == 0)) {
            return input(axes);
        }
        if (!numbers()) {
            return regular(axes, depth - 1).reverse(axes.getFirst());
        }
        return switch (random.nextInt(12)) {
            case 0 -> regular(axes, depth - 1).unaryMinus();
            case 8 -> Select.of(mask(axes, depth), input(axes), regular(axes, depth - 1));
            case 10 -> transposed(axes, regular(axes, depth - 1));
            case 11 -> expanded(axes, depth - 1);
            case 9 -> Clamp.of(input(axes), regular(axes, depth - 1), input(axes));
            case 1 -> regular(axes, depth - 1).reverse(axes.getFirst());
            case 2, 3 -> dot(axes, depth - 1);
            case 4 -> input(axes);
            case 5 -> {
                BinaryOperator operator = operator();
                yield Binary.of(operator, Binary.of(operator, input(axes), input(axes)), regular(axes, depth - 1));
            }
            default -> Binary.of(operator(), regular(axes, depth - 1), regular(axes, depth - 1));
        };
    }

    private TensorExpr expanded(List<AggregatedAxis> axes, int depth) {
        AggregatedAxis added = axes.get(random.nextInt(axes.size()));
        List<AggregatedAxis> rest = axes.stream().filter(axis -> !axis.equals(added)).toList();
        return Expand.of(rest.isEmpty() ? input(rest) : regular(rest, depth), shape(List.of(added)));
    }

    private BinaryOperator operator() {
        return List.of(BinaryOperator.ADD, BinaryOperator.ADD, BinaryOperator.MUL, BinaryOperator.SUB,
                BinaryOperator.MAX).get(random.nextInt(5));
    }

    /** An axis to reduce: another one of the class of any rank if there is one, else that which is reduced usually. */
    private AggregatedAxis free(List<AggregatedAxis> axes) {
        return axes.contains(twin) ? reduced : twin;
    }

    private TensorExpr dot(List<AggregatedAxis> axes, int depth) {
        boolean inParts = !axes.contains(one) && random.nextBoolean();
        AggregatedAxis contracted = inParts ? one : random.nextInt(3) == 0 ? free(axes) : reduced;
        if (axes.contains(contracted)) {
            return input(axes);
        }
        List<AggregatedAxis> left = new ArrayList<>(axes);
        left.add(contracted);
        boolean batch = random.nextBoolean();
        List<AggregatedAxis> right = batch ? left : List.of(contracted);
        TensorExpr first = inParts ? Concat.of(List.of(input(left), input(left)), one) : regular(left, depth);
        TensorExpr second = inParts ? Concat.of(List.of(input(right), input(right)), one) : regular(right, depth);
        return Dot.of(first, second, List.of(contracted), batch ? axes : List.of(), BoundIndices.unnamed());
    }

    private TensorExpr convolution(List<AggregatedAxis> axes) {
        AggregatedAxis spatial = axes.getFirst();
        List<AggregatedAxis> batch = axes.subList(1, axes.size());
        TensorExpr kernel = rule.tensor("K" + inputs++, type, Shape.of(spatial, maps(spatial).getLast()));
        Window.Written window = new Window.Written(sometimes(spatial), sometimes(spatial), sometimes(spatial),
                sometimes(spatial), sometimes(spatial));
        TensorExpr input = random.nextBoolean() ? regular(axes, 1) : input(axes).plus(input(axes));
        return Convolution.of(input, kernel, batch, List.of(), List.of(), new Convolution.Options(window, List.of(),
                AxisMaps.none(), AxisMaps.none(), BoundIndices.unnamed()));
    }

    private AxisMaps sometimes(AggregatedAxis axis) {
        return random.nextInt(3) == 0 ? AxisMaps.on(axis, AxisMap.of(1 + random.nextInt(2))) : AxisMaps.none();
    }

    private TensorExpr input(List<AggregatedAxis> axes) {
        return rule.tensor("X" + inputs++, type, shape(axes));
    }

    private Shape shape(List<AggregatedAxis> axes) {
        Shape shape = Shape.scalar();
        for (AggregatedAxis axis : axes) {
            shape = shape.with(axis, maps(axis).getFirst());
        }
        return shape;
    }

    /** A random map over the class of the axis. */
    AxisMap attribute(AggregatedAxis axis) {
        List<AxisMap> known = maps(axis);
        AxisMap map = known.get(random.nextInt(known.size()));
        return switch (random.nextInt(10)) {
            case 0, 1, 2 -> AxisMap.of(random.nextInt(3));
            case 3 -> map.plus(random.nextInt(3) - 1);
            case 4 -> AxisMap.max(map, AxisMap.of(0));
            default -> map;
        };
    }

    /** The axis of a random class, more often that of any rank. */
    AggregatedAxis axis() {
        return random.nextInt(3) == 0 ? one : many;
    }
}
