package io.verifyrules.verifier.dialect.stablehlo;

import io.verifyrules.dsl.axis.AggregatedAxis;
import io.verifyrules.dsl.axis.AxisMap;
import io.verifyrules.dsl.element.BinaryOperator;
import io.verifyrules.dsl.element.Conversion;
import io.verifyrules.dsl.element.Element;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.Literal;
import io.verifyrules.dsl.element.Monoid;
import io.verifyrules.dsl.expr.Binary;
import io.verifyrules.dsl.expr.BoundIndices;
import io.verifyrules.dsl.expr.Dot;
import io.verifyrules.dsl.expr.Expand;
import io.verifyrules.dsl.expr.Reduce;
import io.verifyrules.dsl.expr.Shape;
import io.verifyrules.dsl.expr.TensorExpr;
import io.verifyrules.verifier.dialect.Attributes;
import io.verifyrules.verifier.dialect.Denotations;
import io.verifyrules.verifier.dialect.Denoted;
import io.verifyrules.verifier.dialect.Dimensions;
import io.verifyrules.verifier.dialect.InvalidProgram;
import io.verifyrules.verifier.dialect.NotDenoted;
import io.verifyrules.verifier.dialect.OperationMeaning;
import io.verifyrules.verifier.dialect.Size;
import io.verifyrules.verifier.dialect.Unrolling;
import io.verifyrules.verifier.program.Operation;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * The operations that combine several elements to one.
 *
 * @see <a href="https://github.com/openxla/stablehlo/blob/main/docs/spec.md">the specification of StableHLO</a>
 */
final class Reductions {

    private Reductions() {
    }

    /** The meanings by name. */
    static Map<String, OperationMeaning> meanings() {
        return Map.of("stablehlo.reduce", Reductions::reduce, "stablehlo.reduce_window", ReduceWindows::reduceWindow,
                "stablehlo.dot_general", OperationMeaning.one(Reductions::dotGeneral), "stablehlo.dot",
                OperationMeaning.one(Reductions::dot));
    }

    /** Each of several operands is reduced by itself, so the body must treat them so; a place of an extreme is one more body. */
    private static List<Denoted> reduce(Operation operation, List<Denoted> operands, Denotations in) {
        int count = count(operation, operands);
        List<Integer> over = Shapes.requireDistinct(operation, "dimensions",
                Attributes.of(operation).dimensions("dimensions"), operands.getFirst().rank(), "C4");
        Optional<List<Denoted>> extreme = count == 2
                ? Extremes.reduced(operation, operands, over, in)
                : Optional.empty();
        return extreme.orElseGet(
                () -> IntStream.range(0, count).mapToObj(i -> reduced(operation, i, operands, over, in)).toList());
    }

    /** How many operands there are, each with an initial value. */
    static int count(Operation operation, List<Denoted> operands) {
        int count = operands.size() / 2;
        if (count == 0 || operands.size() != 2 * count || operation.results().size() != count) {
            throw new InvalidProgram(operation.place(), operation.name() + " (C3)",
                    "it has " + operands.size() + " operands and " + operation.results().size() + " results");
        }
        for (int i = 0; i < count; i++) {
            if (!operands.get(i).dimensions().agreesWith(operands.getFirst().dimensions())
                    || operands.get(count + i).rank() != 0) {
                throw new InvalidProgram(operation.place(), operation.name() + " (C1, C2)",
                        "operand " + i + " has another shape than the first one, or its initial value has dimensions");
            }
        }
        return count;
    }

    private static Denoted reduced(Operation operation, int index, List<Denoted> operands, List<Integer> over,
            Denotations in) {
        Denoted operand = converted(operation, index, operands.get(index), in);
        Denoted initial = converted(operation, index, operands.get(operands.size() / 2 + index), in);
        Monoid monoid = Bodies.monoid(operation, index, operand.element());
        List<Integer> kept = IntStream.range(0, operand.rank()).boxed().filter(i -> !over.contains(i)).toList();
        Dimensions sizes = operand.dimensions().at(kept);
        List<AggregatedAxis> axes = in.positions().axes(over);
        Dimensions lengths = operand.dimensions().at(over);
        if (lengths.all().contains(new Size.Known(0))) {
            return in.movement().repeated(initial, sizes);
        }
        Optional<Element> written = Denotations.written(initial);
        requireOneOrder(operation, monoid, operand.element(), written.isPresent());
        boolean neutral = written.filter(value -> isNeutral(monoid, value, operand.element(), lengths)).isPresent();
        if (!lengths.isKnown() && !neutral && written.isEmpty() && monoid.identity().isEmpty()) {
            throw new Dimensions.OpenSizeException();
        }
        boolean spelledOut = lengths.isKnown() && in.unrolling()
                .spellsOut(monoid, operand.element(),
                        lengths.numbers().stream().mapToLong(Integer::longValue).reduce(1, Math::multiplyExact));
        TensorExpr reduced = spelledOut
                ? Unrolling.spelledOut(monoid, operand.tensor(), axes, lengths.numbers())
                : Reduce.of(monoid, operand.tensor(), axes, neutral ? Optional.empty() : written,
                        BoundIndices.unnamed());
        Denoted result = in.movement().numbered(reduced, in.positions().axes(kept), sizes);
        return neutral || (written.isPresent() && !spelledOut)
                ? result
                : result.with(
                        Binary.of(monoid.operator(), in.movement().repeated(initial, sizes).tensor(), result.tensor()));
    }

    /** Whether a value is the one that a reduction of so many terms starts with. The limit of a type is, if there are some. */
    private static boolean isNeutral(Monoid monoid, Element value, ElementType type, Dimensions lengths) {
        return isNeutral(monoid, value, type)
                && (lengths.isKnown() || (value instanceof Element.Written(Literal literal, var ignored, var stated)
                        && monoid.identity().filter(literal::equals).isPresent()));
    }

    /**
     * Checks that it cannot be seen where an initial value stands among the terms: a sum or product of floats is another one if the initial
     * value comes last.
     */
    static void requireOneOrder(Operation operation, Monoid monoid, ElementType element, boolean written) {
        if (!written && Unrolling.rounds(monoid, element)) {
            throw new NotDenoted(operation.place(), operation.name(),
                    "an initial value that is no constant has no place among floats that are rounded");
        }
    }

    private static Denoted converted(Operation operation, int index, Denoted operand, Denotations in) {
        return Elementwise.converted(Conversion.CONVERT, operand,
                in.element(operation.results().get(index).type(), operation.place()));
    }

    /** The elements of the accumulator may be of a wider type. */
    private static Denoted converted(Operation operation, Denoted operand, Denotations in) {
        return Elementwise.converted(Conversion.CONVERT, operand, in.resultElement(operation));
    }

    /** Whether the value is the one that a reduction starts with that states none. */
    static boolean isNeutral(Monoid monoid, Element value, ElementType type) {
        return value instanceof Element.Written(Literal literal, var ignored, var stated)
                && (monoid.identity().filter(literal::equals).isPresent() || isLimit(monoid, literal, type));
    }

    /** Of a minimum or maximum over some elements: a value that no element is beyond. */
    private static boolean isLimit(Monoid monoid, Literal literal, ElementType type) {
        return switch (monoid) {
            case MIN, MAX -> switch (literal) {
                case Literal.Infinity(boolean positive) -> positive == (monoid == Monoid.MIN);
                case Literal.Whole whole when type instanceof ElementType.Machine machine ->
                    whole.value().equals(monoid == Monoid.MIN ? machine.greatest() : machine.least());
                default -> false;
            };
            default -> false;
        };
    }

    /** How many positions a window has. */
    static long windowed(long size, long window, long stride, long base, long hole, long padding) {
        long padded = (size == 0 ? 0 : (size - 1) * base + 1) + padding;
        long extent = window == 0 ? 0 : (window - 1) * hole + 1;
        return padded < extent || padded == 0 ? 0 : (padded - extent) / stride + 1;
    }

    private static Denoted dotGeneral(Operation operation, List<Denoted> operands, Denotations in) {
        Attributes dimensions = Attributes.of(operation).fields("dot_dimension_numbers");
        return dot(operation, operands, new Pairs(dimensions.dimensions("lhs_batching_dimensions"),
                dimensions.dimensions("rhs_batching_dimensions"), dimensions.dimensions("lhs_contracting_dimensions"),
                dimensions.dimensions("rhs_contracting_dimensions")), in);
    }

    /** The last dimension of the left operand is contracted with the first of the right one. */
    private static Denoted dot(Operation operation, List<Denoted> operands, Denotations in) {
        return dot(operation, operands,
                new Pairs(List.of(), List.of(), List.of(operands.get(0).rank() - 1), List.of(0)), in);
    }

    /** Dimensions of both operands that belong together. */
    private record Pairs(List<Integer> leftBatch, List<Integer> rightBatch, List<Integer> leftContracted,
            List<Integer> rightContracted) {

        private List<Integer> left() {
            return joined(leftBatch, leftContracted);
        }

        private List<Integer> right() {
            return joined(rightBatch, rightContracted);
        }

        private static List<Integer> joined(List<Integer> some, List<Integer> others) {
            List<Integer> all = new ArrayList<>(some);
            all.addAll(others);
            return all;
        }
    }

    private static Denoted dot(Operation operation, List<Denoted> operands, Pairs pairs, Denotations in) {
        Denoted left = converted(operation, operands.get(0), in);
        Denoted right = converted(operation, operands.get(1), in);
        Shapes.requireDistinct(operation, "lhs dimensions", pairs.left(), left.rank(), "C3");
        Shapes.requireDistinct(operation, "rhs dimensions", pairs.right(), right.rank(), "C4");
        requireSameSizes(operation, left, pairs.left(), right, pairs.right());
        List<AggregatedAxis> ofLeft = axes(left, pairs.leftBatch(), pairs.leftContracted(), "l", in);
        List<AggregatedAxis> ofRight = axes(right, pairs.rightBatch(), pairs.rightContracted(), "m", in);
        List<AggregatedAxis> batch = pairs.leftBatch().stream().map(ofLeft::get).toList();
        List<AggregatedAxis> contracted = pairs.leftContracted().stream().map(ofLeft::get).toList();
        Dimensions lengths = left.dimensions().at(pairs.leftContracted());
        boolean spelledOut = left.dimensions().isKnown() && right.dimensions().isKnown() && in.unrolling()
                .spellsOut(Monoid.SUM, left.element(),
                        lengths.numbers().stream().mapToLong(Integer::longValue).reduce(1, Math::multiplyExact));
        TensorExpr first = in.movement().named(left, ofLeft);
        TensorExpr second = in.movement().named(right, ofRight);
        TensorExpr product = spelledOut && !(left.element() instanceof ElementType.Bool)
                ? Unrolling.spelledOut(Monoid.SUM,
                        Binary.of(BinaryOperator.MUL, spread(first, ofRight, right), spread(second, ofLeft, left)),
                        contracted, lengths.numbers())
                : Dot.of(first, second, contracted, batch, BoundIndices.unnamed());
        List<AggregatedAxis> result = new ArrayList<>(batch);
        List<Size> sizes = new ArrayList<>(left.dimensions().at(pairs.leftBatch()).all());
        free(left, pairs.left()).forEach(i -> {
            result.add(ofLeft.get(i));
            sizes.add(left.dimensions().all().get(i));
        });
        free(right, pairs.right()).forEach(i -> {
            result.add(ofRight.get(i));
            sizes.add(right.dimensions().all().get(i));
        });
        return in.movement().numbered(product, result, new Dimensions(sizes));
    }

    /** The tensor repeated along those axes of the other operand that it lacks. */
    private static TensorExpr spread(TensorExpr tensor, List<AggregatedAxis> axes, Denoted other) {
        Shape added = Shape.scalar();
        for (int i = 0; i < axes.size(); i++) {
            if (!tensor.type().axes().contains(axes.get(i))) {
                added = added.with(axes.get(i), AxisMap.of(other.size(i)));
            }
        }
        return added.sizes().isEmpty() ? tensor : Expand.of(tensor, added);
    }

    private static void requireSameSizes(Operation operation, Denoted left, List<Integer> ofLeft, Denoted right,
            List<Integer> ofRight) {
        Dimensions some = left.dimensions().at(ofLeft);
        Dimensions others = right.dimensions().at(ofRight);
        if (!some.agreesWith(others)) {
            throw new InvalidProgram(operation.place(), operation.name() + " (C9, C10)",
                    "batching and contracting dimensions have the sizes " + some + " and " + others);
        }
    }

    private static List<Integer> free(Denoted operand, List<Integer> named) {
        return IntStream.range(0, operand.rank()).boxed().filter(i -> !named.contains(i)).toList();
    }

    /** Names that both operands share where dimensions belong together, and names of their own for all others. */
    private static List<AggregatedAxis> axes(Denoted operand, List<Integer> batch, List<Integer> contracted, String own,
            Denotations in) {
        return IntStream.range(0, operand.rank())
                .mapToObj(i -> batch.contains(i)
                        ? in.positions().aside("b", batch.indexOf(i))
                        : contracted.contains(i)
                                ? in.positions().aside("k", contracted.indexOf(i))
                                : in.positions().aside(own, i))
                .toList();
    }
}
