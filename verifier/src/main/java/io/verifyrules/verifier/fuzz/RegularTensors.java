package io.verifyrules.verifier.fuzz;

import io.verifyrules.dsl.axis.AggregatedAxis;
import io.verifyrules.dsl.axis.Permutation;
import io.verifyrules.dsl.axis.Relation;
import io.verifyrules.dsl.element.BinaryOperator;
import io.verifyrules.dsl.element.ComplexFunction;
import io.verifyrules.dsl.element.Element;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.Monoid;
import io.verifyrules.dsl.element.UnaryOperator;
import io.verifyrules.dsl.expr.Binary;
import io.verifyrules.dsl.expr.BoundIndices;
import io.verifyrules.dsl.expr.Clamp;
import io.verifyrules.dsl.expr.Compare;
import io.verifyrules.dsl.expr.ComplexApplied;
import io.verifyrules.dsl.expr.Concat;
import io.verifyrules.dsl.expr.Constant;
import io.verifyrules.dsl.expr.Dot;
import io.verifyrules.dsl.expr.Expand;
import io.verifyrules.dsl.expr.Iota;
import io.verifyrules.dsl.expr.Reduce;
import io.verifyrules.dsl.expr.ReducePrecision;
import io.verifyrules.dsl.expr.Relabel;
import io.verifyrules.dsl.expr.Reshape;
import io.verifyrules.dsl.expr.Select;
import io.verifyrules.dsl.expr.Shape;
import io.verifyrules.dsl.expr.TensorExpr;
import io.verifyrules.dsl.expr.TensorType;
import io.verifyrules.dsl.expr.Unary;
import io.verifyrules.dsl.rule.RuleBuilder;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.function.Supplier;

/** Random tensors whose size on each axis is that of the inputs, so that they can be computed with element by element. */
final class RegularTensors {

    private static final List<BinaryOperator> CONNECTIVES = List.of(BinaryOperator.AND, BinaryOperator.OR,
            BinaryOperator.MIN, BinaryOperator.MAX);
    private static final List<Relation> INDEX_RELATIONS = List.of(Relation.values());

    private final Random random;
    private final RuleBuilder rule;
    private final ElementType type;
    private final RandomAxes axes;
    private final RandomElements elements;
    private final RandomOperators operators;
    private final Element value;
    private final List<TensorExpr> known = new ArrayList<>();
    private int inputs;

    RegularTensors(Random random, RuleBuilder rule, ElementType type, RandomAxes axes, RandomElements elements,
            Element value) {
        this.random = random;
        this.rule = rule;
        this.type = type;
        this.axes = axes;
        this.elements = elements;
        this.operators = new RandomOperators(random, type, elements);
        this.value = value;
    }

    boolean numbers() {
        return elements.numbers();
    }

    /** A tensor whose size on each axis is that of the inputs. */
    TensorExpr regular(List<AggregatedAxis> all, int depth) {
        if (depth > 0 && elements.functions().isPresent() && random.nextInt(3) == 0) {
            return elements.functions().get().tensor(() -> regular(all, depth - 1));
        }
        if (depth == 0 || (!numbers() && random.nextInt(2) == 0)) {
            return input(all);
        }
        if (axes.orders().isPresent() && random.nextInt(4) == 0) {
            return ordered(all, depth, axes.orders().get());
        }
        if (elements.truths()) {
            return truth(all, depth);
        }
        if (!numbers()) {
            return regular(all, depth - 1).reverse(all.getFirst());
        }
        return switch (random.nextInt(17)) {
            case 16 -> elementwise(all, depth - 1);
            case 12 -> constant(all);
            case 13 -> random.nextBoolean() ? constant(all) : reshaped(all);
            case 14 -> rareUnary(regular(all, depth - 1));
            case 15 -> Binary.of(operators.rare(), regular(all, depth - 1), input(all));
            case 0 -> regular(all, depth - 1).unaryMinus();
            case 8 -> Select.of(mask(all, depth), input(all), regular(all, depth - 1));
            case 10 -> transposed(all, regular(all, depth - 1));
            case 11 -> expanded(all, depth - 1);
            case 9 -> elements.complex()
                    ? parts(regular(all, depth - 1), input(all))
                    : Clamp.of(input(all), regular(all, depth - 1), input(all));
            case 1 -> regular(all, depth - 1).reverse(all.getFirst());
            case 2, 3 -> dot(all, depth - 1);
            case 4 -> elements.rounds() ? reduced(input(all)) : input(all);
            case 5 -> {
                BinaryOperator operator = operators.usual();
                yield Binary.of(operator, Binary.of(operator, input(all), input(all)), regular(all, depth - 1));
            }
            default -> Binary.of(operators.usual(), regular(all, depth - 1), regular(all, depth - 1));
        };
    }

    /** As many places along an axis of another class as along one of these. */
    private TensorExpr reshaped(List<AggregatedAxis> all) {
        AggregatedAxis places = axes.free(all);
        AggregatedAxis into = all.get(random.nextInt(all.size()));
        if (all.contains(places)) {
            return input(all);
        }
        // Nothing is proved of places in row-major order where lanes are in other orders.
        if (axes.orders().isPresent() && random.nextInt(4) != 0) {
            return input(all);
        }
        List<AggregatedAxis> before = new ArrayList<>(all);
        before.remove(into);
        before.add(places);
        return Reshape.of(input(before), places, axes.shape(List.of(into)));
    }

    /**
     * Lanes in another order. The tensor is one whose sizes are the same in all orders, or an input whose sizes are in
     * the inverse one.
     */
    private TensorExpr ordered(List<AggregatedAxis> all, int depth, RandomPermutations orders) {
        if (orders.sizesStay()) {
            return orders.ordered(regular(all, depth - 1));
        }
        Permutation by = orders.word();
        Set<AggregatedAxis> some = orders.some(all);
        Shape shape = axes.shape(all);
        Shape before = new Shape(
                LaneOrder.changed(shape.sizes(), some::contains, size -> size.permuted(by.inverted())));
        return LaneOrder.of(input("T", before), by, some);
    }

    /** Parts of complex numbers put together in some way. */
    private TensorExpr parts(TensorExpr number, TensorExpr other) {
        List<ComplexFunction> functions = List.of(ComplexFunction.REAL_PART, ComplexFunction.IMAGINARY_PART,
                ComplexFunction.MODULUS);
        return ComplexApplied.of(ComplexFunction.COMPLEX, List.of(
                ComplexApplied.of(functions.get(random.nextInt(3)), List.of(number)),
                ComplexApplied.of(functions.get(random.nextInt(random.nextInt(3) == 0 ? 3 : 2)), List.of(other))));
    }

    private TensorExpr truth(List<AggregatedAxis> all, int depth) {
        return switch (random.nextInt(7)) {
            case 6 -> elementwise(all, depth - 1);
            case 0 -> regular(all, depth - 1).not();
            case 1, 2 -> Binary.of(CONNECTIVES.get(random.nextInt(CONNECTIVES.size())), regular(all, depth - 1),
                    regular(all, depth - 1));
            case 3 -> Select.of(input(all), regular(all, depth - 1), input(all));
            case 4 -> constant(all);
            default -> regular(all, depth - 1).compare(operators.relation(), input(all));
        };
    }

    /** Any operator applied to each element. */
    private TensorExpr elementwise(List<AggregatedAxis> all, int depth) {
        return new RandomForm(random, axes, Optional.empty(), () -> regular(all, depth), () -> value)
                .tensor(TensorType.of(all, type));
    }

    /** Any operator that leaves the axes. */
    TensorExpr moved(List<AggregatedAxis> all, AggregatedAxis axis, Supplier<TensorExpr> operand) {
        return new RandomForm(random, axes, Optional.of(axis), operand, () -> value).tensor(TensorType.of(all, type));
    }

    /** One element everywhere. */
    private TensorExpr constant(List<AggregatedAxis> all) {
        return Constant.of(elements.any(value, axes.scalar()), axes.shape(all));
    }

    /** A function of a number whose type is not decided would be one of a real number. */
    private TensorExpr rareUnary(TensorExpr operand) {
        if (elements.complex()) {
            return Unary.of(random.nextInt(4) == 0 ? UnaryOperator.SQRT : UnaryOperator.CONJUGATE, operand);
        }
        boolean undecided = operand.type().element() instanceof ElementType.Undecided;
        if (elements.rounds() && !undecided && random.nextInt(3) == 0) {
            return reduced(operand);
        }
        return Unary.of(undecided ? UnaryOperator.ABS : operators.rareUnary(), operand);
    }

    private TensorExpr reduced(TensorExpr floats) {
        return ReducePrecision.of(floats, 1 + random.nextInt(8), 2 + random.nextInt(9));
    }

    /** A property of the elements of an input, or of two inputs of one shape. */
    Optional<TensorExpr> assumption() {
        List<AggregatedAxis> all = axes.choice();
        if (elements.truths()) {
            return Optional.of(input(all));
        }
        if (!numbers()) {
            return Optional.of(input(all).compare(Relation.NE, input(all)));
        }
        TensorExpr other = random.nextBoolean() ? constant(all) : input(all);
        return Optional.of(input(all).compare(operators.relation(), other));
    }

    /** The sum over two axes of one class of all products of two tensors with one axis each. */
    TensorExpr products(BoundIndices indices) {
        AggregatedAxis first = axes.many();
        AggregatedAxis second = axes.twin();
        return Reduce.of(Monoid.SUM,
                WrongRewrites.outer(regular(List.of(first), 1), input(List.of(first)), first, second,
                        axes.shape(List.of(first)), axes.shape(List.of(second))),
                List.of(first, second), Optional.empty(), indices);
    }

    private TensorExpr expanded(List<AggregatedAxis> all, int depth) {
        AggregatedAxis added = all.get(random.nextInt(all.size()));
        List<AggregatedAxis> rest = all.stream().filter(axis -> !axis.equals(added)).toList();
        return Expand.of(rest.isEmpty() ? input(rest) : regular(rest, depth), axes.shape(List.of(added)));
    }

    TensorExpr transposed(List<AggregatedAxis> all, TensorExpr tensor) {
        return all.contains(axes.many()) && all.contains(axes.twin())
                ? Relabel.of(tensor, Map.of(axes.many(), axes.twin(), axes.twin(), axes.many()))
                : tensor;
    }

    /** Truth values that depend on the index where there is an axis to count along. */
    TensorExpr mask(List<AggregatedAxis> all, int depth) {
        if (all.contains(axes.one()) && random.nextBoolean()) {
            return Compare.of(INDEX_RELATIONS.get(random.nextInt(INDEX_RELATIONS.size())),
                    Iota.of(axes.shape(all), axes.one()), Constant.of(Element.of(random.nextInt(3)), axes.shape(all)));
        }
        return numbers()
                ? input(all).compare(elements.complex() ? Relation.EQ : Relation.LT, regular(all, depth - 1))
                : rule.tensor("P" + inputs++, ElementType.BOOL, axes.shape(all));
    }

    TensorExpr dot(List<AggregatedAxis> all, int depth) {
        boolean inParts = !all.contains(axes.one()) && random.nextBoolean();
        AggregatedAxis contracted = inParts ? axes.one() : random.nextInt(3) == 0 ? axes.free(all) : axes.reduced();
        if (all.contains(contracted)) {
            return input(all);
        }
        List<AggregatedAxis> left = new ArrayList<>(all);
        left.add(contracted);
        boolean batch = random.nextBoolean();
        List<AggregatedAxis> right = batch ? left : List.of(contracted);
        TensorExpr first = inParts ? Concat.of(List.of(input(left), input(left)), axes.one()) : regular(left, depth);
        TensorExpr second = inParts
                ? Concat.of(List.of(input(right), input(right)), axes.one())
                : regular(right, depth);
        return Dot.of(first, second, List.of(contracted), batch ? all : List.of(), axes.indices(List.of(contracted)));
    }

    /** A new input, or now and then one that is there already. */
    TensorExpr input(List<AggregatedAxis> all) {
        Shape shape = axes.shape(all);
        List<TensorExpr> alike = known.stream()
                .filter(input -> input.type().axes().equals(TensorType.of(all, type).axes()))
                .toList();
        if (!alike.isEmpty() && random.nextInt(4) == 0) {
            return alike.get(random.nextInt(alike.size()));
        }
        TensorExpr input = rule.tensor("X" + inputs++, type, shape);
        known.add(input);
        return input;
    }

    /** An input of another shape than the usual one. */
    TensorExpr input(String name, Shape shape) {
        return rule.tensor(name + inputs++, type, shape);
    }
}
