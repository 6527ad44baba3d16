package io.verifyrules.verifier.fuzz;

import io.verifyrules.dsl.axis.AggregatedAxis;
import io.verifyrules.dsl.axis.AxisMap;
import io.verifyrules.dsl.element.Element;
import io.verifyrules.dsl.element.ElementReducer;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.Monoid;
import io.verifyrules.dsl.element.Reducer;
import io.verifyrules.dsl.expr.AxisMaps;
import io.verifyrules.dsl.expr.BoundIndices;
import io.verifyrules.dsl.expr.Concat;
import io.verifyrules.dsl.expr.Convolution;
import io.verifyrules.dsl.expr.DynamicSlice;
import io.verifyrules.dsl.expr.DynamicUpdateSlice;
import io.verifyrules.dsl.expr.Pad;
import io.verifyrules.dsl.expr.Reduce;
import io.verifyrules.dsl.expr.ReduceWindow;
import io.verifyrules.dsl.expr.Select;
import io.verifyrules.dsl.expr.Shape;
import io.verifyrules.dsl.expr.Slice;
import io.verifyrules.dsl.expr.Sort;
import io.verifyrules.dsl.expr.StartRule;
import io.verifyrules.dsl.expr.TensorExpr;
import io.verifyrules.dsl.expr.Window;
import io.verifyrules.dsl.rule.RuleBuilder;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;

/** Random well-typed tensors, of any size. */
final class RandomTensors {

    private final Random random;
    private final RandomAxes axes;
    private final RegularTensors regular;
    private final Element value;
    private final RandomLookups lookups;
    private final RandomTuples tuples;

    private final RandomElements elements;

    RandomTensors(Random random, RuleBuilder rule, ElementType type, RandomAxes axes, RandomElements elements) {
        this.random = random;
        this.axes = axes;
        this.elements = elements;
        this.lookups = new RandomLookups(random, rule, axes);
        this.value = rule.element("v", type);
        this.tuples = new RandomTuples(random, axes, elements, value);
        this.regular = new RegularTensors(random, rule, type, axes, elements, value);
    }

    /** The element parameter. */
    Element value() {
        return value;
    }

    /** A tensor with axes of one or two classes, or none where all are reduced. */
    TensorExpr tensor() {
        if (elements.numbers() && !elements.infinities() && random.nextInt(10) == 0) {
            return regular.products(BoundIndices.unnamed().and(axes.many(), axes.index(axes.many())));
        }
        return free(axes.choice(), 1 + random.nextInt(3));
    }

    /** A property of an input's elements, which few or many tensors have. */
    Optional<TensorExpr> assumption() {
        return regular.assumption();
    }

    /** A tensor of any size. */
    private TensorExpr free(List<AggregatedAxis> all, int depth) {
        if (depth == 0) {
            return regular.regular(all, random.nextInt(3));
        }
        if (elements.functions().isPresent() && random.nextInt(3) == 0) {
            return elements.functions().get().of(free(all, depth - 1));
        }
        if (lookups.fit(all) && random.nextInt(8) == 0) {
            return random.nextBoolean() || !(regular.numbers() || elements.functions().isPresent())
                    ? lookups.gather(free(all, depth - 1))
                    : lookups.scatter(regular.regular(all, 1), regular.regular(all, 1), scattering(),
                            regular.numbers() && !elements.complex());
        }
        if (lookups.fit(all) && regular.numbers() && !elements.complex() && random.nextInt(12) == 0) {
            return Sort.of(free(all, depth - 1), axes.one());
        }
        if (axes.orders().isPresent() && random.nextInt(4) == 0) {
            return axes.orders().get().ordered(free(all, depth - 1));
        }
        if (random.nextInt(12) == 0) {
            return ofTuples(all, depth - 1);
        }
        AggregatedAxis axis = all.get(random.nextInt(all.size()));
        return switch (random.nextInt(regular.numbers() ? 16 : 12)) {
            case 0, 1 -> Pad.of(free(all, depth - 1), padding(), axes.on(axis), axes.on(axis),
                    random.nextInt(3) == 0 ? axes.on(axis) : AxisMaps.none());
            case 2 -> Slice.of(free(all, depth - 1), axes.on(axis), axes.on(axis),
                    random.nextInt(2) == 0 ? axes.on(axis) : AxisMaps.none());
            case 3 -> DynamicSlice.of(free(all, depth - 1), axes.on(axis), axes.on(axis),
                    random.nextBoolean() ? StartRule.CLAMPED : StartRule.IN_RANGE);
            case 4 -> free(all, depth - 1).reverse(axis);
            case 5 -> update(all, free(all, depth - 1));
            case 6 -> all.contains(axes.one())
                    ? Concat.of(List.of(regular.regular(all, 1), regular.regular(all, 0), regular.regular(all, 0)),
                            axes.one())
                    : regular.regular(all, depth);
            case 7, 8 -> (regular.numbers() || elements.truths() || elements.functions().isPresent())
                    && !all.contains(axes.reduced()) ? reduction(all, depth - 1) : regular.regular(all, depth);
            case 9 -> regular.transposed(all, free(all, depth - 1));
            case 10 -> Select.of(regular.mask(all, 1), regular.regular(all, depth - 1), regular.regular(all, 0));
            case 12 -> convolution(all);
            case 13 -> window(all, free(all, depth - 1));
            case 11, 14 -> regular.moved(all, axis, () -> free(all, depth - 1));
            default -> regular.regular(all, depth);
        };
    }

    private Optional<ElementReducer> scattering() {
        return elements.functions()
                .filter(functions -> !regular.numbers() || random.nextBoolean())
                .map(RandomFunctions::monoid);
    }

    private TensorExpr ofTuples(List<AggregatedAxis> all, int depth) {
        if (all.contains(axes.reduced()) || !tuples.areCombined() || random.nextInt(3) == 0) {
            return tuples.taken(() -> free(all, depth), () -> regular.regular(all, 0));
        }
        List<AggregatedAxis> more = new ArrayList<>(all);
        more.add(axes.reduced());
        return tuples.combined(axes.reduced(), () -> regular.regular(more, depth));
    }

    private TensorExpr window(List<AggregatedAxis> all, TensorExpr operand) {
        AggregatedAxis axis = all.get(random.nextInt(all.size()));
        Window.Written window = new Window.Written(axes.sometimes(axis), axes.sometimes(axis), axes.sometimes(axis),
                axes.sometimes(axis), axes.sometimes(axis));
        AxisMaps size = random.nextBoolean() ? axes.on(axis) : AxisMaps.on(axis, AxisMap.of(1 + random.nextInt(2)));
        if (elements.functions().isPresent() && random.nextBoolean()) {
            return ReduceWindow.of(elements.functions().get().monoid(), operand, Optional.of(value), size, window,
                    axes.indices(List.of(axis)));
        }
        return elements.complex() || random.nextBoolean()
                ? ReduceWindow.of(Monoid.SUM, operand, Optional.empty(), size, window, axes.indices(List.of(axis)))
                : ReduceWindow.of(Monoid.MAX, operand, Optional.of(value), size, window, axes.indices(List.of(axis)));
    }

    private TensorExpr update(List<AggregatedAxis> all, TensorExpr operand) {
        Shape shape = Shape.scalar();
        AxisMaps start = AxisMaps.none();
        for (AggregatedAxis axis : all) {
            shape = shape.with(axis, axes.maps(axis).getLast());
            start = start.and(axis, axes.attribute(axis));
        }
        return DynamicUpdateSlice.of(operand, regular.input("U", shape), start,
                random.nextBoolean() ? StartRule.CLAMPED : StartRule.IN_RANGE);
    }

    private Element padding() {
        return random.nextBoolean() ? value : elements.any(value, axes.scalar());
    }

    private TensorExpr reduction(List<AggregatedAxis> all, int depth) {
        List<AggregatedAxis> over = all.contains(axes.one())
                ? List.of(axes.reduced())
                : List.of(List.of(axes.reduced()), List.of(axes.one()), List.of(axes.one()),
                        List.of(axes.reduced(), axes.one()), List.of(axes.free(all)),
                        List.of(axes.free(all), axes.one())).get(random.nextInt(6));
        List<AggregatedAxis> more = new ArrayList<>(all);
        more.addAll(over);
        Reducer monoid = declared() ? elements.functions().orElseThrow().monoid() : known();
        Optional<Element> initial = random.nextInt(3) == 0 ? Optional.of(value) : Optional.empty();
        TensorExpr operand = switch (random.nextInt(8)) {
            case 0, 4,
                    5 ->
                more.contains(axes.reduced()) || !regular.numbers()
                        ? regular.regular(more, depth)
                        : regular.dot(more, 0);
            case 2 -> elements.truths()
                    ? regular.input(more).not()
                    : regular.numbers() ? regular.input(more).unaryMinus() : regular.regular(more, 1);
            case 3 -> Combined.of(monoid, regular.input(more), regular.input(more));
            case 1 -> over.contains(axes.one())
                    ? Concat.of(List.of(regular.regular(more, 0), regular.regular(more, 0)), axes.one())
                    : regular.regular(more, 1);
            default -> free(more, depth);
        };
        return over.size() > 1 && random.nextBoolean()
                ? ReductionRewrites.reduce(monoid,
                        ReductionRewrites.reduce(monoid, operand, over.subList(0, 1), Optional.empty()),
                        over.subList(1, 2), initial)
                : Reduce.of(monoid, operand, over, initial, axes.indices(over));
    }

    /** Whether a declared function combines, as it has to where nothing else does. */
    private boolean declared() {
        return elements.functions().isPresent() && (!(regular.numbers() || elements.truths()) || random.nextBoolean());
    }

    private Monoid known() {
        return elements.truths()
                ? List.of(Monoid.AND, Monoid.OR, Monoid.XOR, Monoid.MIN, Monoid.MAX).get(random.nextInt(5))
                : List.of(Monoid.SUM, Monoid.SUM, Monoid.SUM, Monoid.PRODUCT, Monoid.MAX, Monoid.MIN)
                        .get(random.nextInt(elements.complex() ? 4 : 6));
    }

    private TensorExpr convolution(List<AggregatedAxis> all) {
        AggregatedAxis spatial = all.getFirst();
        List<AggregatedAxis> batch = all.subList(1, all.size());
        TensorExpr kernel = regular.input("K", Shape.of(spatial, axes.maps(spatial).getLast()));
        Window.Written window = new Window.Written(axes.sometimes(spatial), axes.sometimes(spatial),
                axes.sometimes(spatial), axes.sometimes(spatial), axes.sometimes(spatial));
        TensorExpr input = random.nextBoolean() ? regular.regular(all, 1) : regular.input(all).plus(regular.input(all));
        return Convolution.of(input, kernel, batch, List.of(), List.of(), new Convolution.Options(window, List.of(),
                AxisMaps.none(), AxisMaps.none(), axes.indices(List.of(spatial))));
    }
}
