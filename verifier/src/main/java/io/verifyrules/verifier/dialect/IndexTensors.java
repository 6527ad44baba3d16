package io.verifyrules.verifier.dialect;

import io.verifyrules.dsl.axis.AxisMap;
import io.verifyrules.dsl.element.BinaryOperator;
import io.verifyrules.dsl.element.Conversion;
import io.verifyrules.dsl.element.Element;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.Literal;
import io.verifyrules.dsl.element.UnaryOperator;
import io.verifyrules.dsl.expr.Binary;
import io.verifyrules.dsl.expr.Clamp;
import io.verifyrules.dsl.expr.Concat;
import io.verifyrules.dsl.expr.Constant;
import io.verifyrules.dsl.expr.Convert;
import io.verifyrules.dsl.expr.Expand;
import io.verifyrules.dsl.expr.Gather;
import io.verifyrules.dsl.expr.Input;
import io.verifyrules.dsl.expr.Iota;
import io.verifyrules.dsl.expr.Merge;
import io.verifyrules.dsl.expr.Relabel;
import io.verifyrules.dsl.expr.ReshapeUnit;
import io.verifyrules.dsl.expr.Reverse;
import io.verifyrules.dsl.expr.Rotate;
import io.verifyrules.dsl.expr.Select;
import io.verifyrules.dsl.expr.Slice;
import io.verifyrules.dsl.expr.Split;
import io.verifyrules.dsl.expr.TensorExpr;
import io.verifyrules.dsl.expr.Unary;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Tensors of machine integers as tensors of the same mathematical integers, of which proofs know more where they are indices. An
 * operation that may wrap is left as it is: its operands are bounded, and it wraps only beyond the bounds of the type.
 */
final class IndexTensors {

    /** The most that an open size is taken to be: no tensor has as many elements. */
    private static final BigInteger MOST = BigInteger.TWO.pow(Long.SIZE - 2).subtract(BigInteger.ONE);

    private final Tables tables;

    IndexTensors(Tables tables) {
        this.tables = tables;
    }

    /**
     * A tensor of mathematical integers.
     *
     * @param least    no element is less
     * @param greatest no element is greater
     */
    private record Bounded(TensorExpr tensor, BigInteger least, BigInteger greatest) {

        private boolean fits(ElementType.Machine type) {
            return type.contains(least) && type.contains(greatest);
        }

        private Bounded joined(TensorExpr other, List<Bounded> more) {
            BigInteger low = least;
            BigInteger high = greatest;
            for (Bounded each : more) {
                low = low.min(each.least);
                high = high.max(each.greatest);
            }
            return new Bounded(other, low, high);
        }
    }

    /** The same numbers as mathematical integers. */
    TensorExpr of(TensorExpr numbers) {
        if (numbers.type().element().equals(ElementType.INT)) {
            return numbers;
        }
        return bounded(numbers).map(Bounded::tensor)
                .orElseGet(() -> Convert.of(Conversion.CONVERT, numbers, ElementType.INT));
    }

    private Optional<Bounded> bounded(TensorExpr numbers) {
        if (!(numbers.type().element() instanceof ElementType.Machine type)) {
            return Optional.empty();
        }
        return switch (numbers) {
            case Constant(var ignored, Element.Written(Literal.Whole(BigInteger value), var of, var stated), var shape) ->
                Optional.of(new Bounded(
                        Constant.of(new Element.Written(new Literal.Whole(value), ElementType.INT, true), shape), value,
                        value));
            case Convert convert -> converted(convert, type);
            case Input input -> tables.integers(input).map(table -> new Bounded(table, type.least(), type.greatest()));
            case Unary unary when unary.operator() == UnaryOperator.NEG || unary.operator() == UnaryOperator.ABS ->
                bounded(unary.operand()).map(inner -> unary(unary.operator(), inner)).filter(made -> made.fits(type));
            case Binary binary -> bounded(binary.left())
                    .flatMap(left -> bounded(binary.right()).flatMap(right -> binary(binary.operator(), left, right)))
                    .filter(made -> made.fits(type));
            case Clamp clamp -> all(clamp.operands()).map(
                    parts -> new Bounded(Clamp.of(parts.get(0).tensor(), parts.get(1).tensor(), parts.get(2).tensor()),
                            parts.get(0).least().min(parts.get(2).least()),
                            parts.get(0).greatest().max(parts.get(2).greatest())));
            case Select select -> bounded(select.then()).flatMap(then -> bounded(select.otherwise()).map(other -> then
                    .joined(Select.of(select.predicate(), then.tensor(), other.tensor()), List.of(other))));
            case Gather gather -> bounded(gather.operand()).map(
                    inner -> inner.joined(gather.withOperands(List.of(inner.tensor(), gather.indices())), List.of()));
            case Slice ignored -> moved(numbers);
            case Concat ignored -> moved(numbers);
            case ReshapeUnit ignored -> moved(numbers);
            case Relabel ignored -> moved(numbers);
            case Expand ignored -> moved(numbers);
            case Merge ignored -> moved(numbers);
            case Split ignored -> moved(numbers);
            case Reverse ignored -> moved(numbers);
            case Rotate ignored -> moved(numbers);
            default -> Optional.empty();
        };
    }

    /** Mathematical integers that an argument has, or that count along a dimension, are within the bounds of their type. */
    private Optional<Bounded> converted(Convert convert, ElementType.Machine type) {
        if (convert.conversion() != Conversion.CONVERT) {
            return Optional.empty();
        }
        if (convert.operand() instanceof Input argument && argument.type().element().equals(ElementType.INT)) {
            return tables.range(argument)
                    .map(range -> new Bounded(argument, range.least(), range.greatest()))
                    .filter(made -> made.fits(type));
        }
        if (convert
                .operand() instanceof Constant(var ofNumber, Element.Counted(AxisMap.Scalar(String name)), var shape)) {
            return tables.range(name)
                    .map(range -> new Bounded(convert.operand(), range.least(), range.greatest()))
                    .filter(made -> made.fits(type));
        }
        if (convert.operand() instanceof Iota iota && Positions.size(iota.shape(), iota.along()).isEmpty()) {
            return Optional.of(new Bounded(iota, BigInteger.ZERO, MOST)).filter(made -> made.fits(type));
        }
        if (convert.operand() instanceof Constant(var ofSize, Element.Counted(AxisMap map), var everywhere)) {
            return Linear.of(map)
                    .least(MOST)
                    .flatMap(least -> Linear.of(map)
                            .greatest(MOST)
                            .map(greatest -> new Bounded(convert.operand(), least, greatest)))
                    .filter(made -> made.fits(type));
        }
        if (convert.operand() instanceof Iota iota) {
            return Positions.size(iota.shape(), iota.along())
                    .map(size -> new Bounded(iota, BigInteger.ZERO, BigInteger.valueOf(Math.max(0, size - 1))))
                    .filter(made -> made.fits(type));
        }
        return bounded(convert.operand()).filter(made -> made.fits(type));
    }

    private static Bounded unary(UnaryOperator operator, Bounded inner) {
        BigInteger most = inner.least().abs().max(inner.greatest().abs());
        return new Bounded(Unary.of(operator, inner.tensor()),
                operator == UnaryOperator.ABS ? BigInteger.ZERO : inner.greatest().negate(),
                operator == UnaryOperator.ABS ? most : inner.least().negate());
    }

    private static Optional<Bounded> binary(BinaryOperator operator, Bounded left, Bounded right) {
        TensorExpr made = switch (operator) {
            case ADD, SUB, MUL, MIN, MAX -> Binary.of(operator, left.tensor(), right.tensor());
            default -> left.tensor();
        };
        return switch (operator) {
            case ADD ->
                Optional.of(new Bounded(made, left.least().add(right.least()), left.greatest().add(right.greatest())));
            case SUB -> Optional.of(new Bounded(made, left.least().subtract(right.greatest()),
                    left.greatest().subtract(right.least())));
            case MUL -> {
                List<BigInteger> corners = List.of(left.least().multiply(right.least()),
                        left.least().multiply(right.greatest()), left.greatest().multiply(right.least()),
                        left.greatest().multiply(right.greatest()));
                yield Optional.of(new Bounded(made, corners.stream().min(BigInteger::compareTo).orElseThrow(),
                        corners.stream().max(BigInteger::compareTo).orElseThrow()));
            }
            case MIN ->
                Optional.of(new Bounded(made, left.least().min(right.least()), left.greatest().min(right.greatest())));
            case MAX ->
                Optional.of(new Bounded(made, left.least().max(right.least()), left.greatest().max(right.greatest())));
            default -> Optional.empty();
        };
    }

    private Optional<List<Bounded>> all(List<TensorExpr> tensors) {
        List<Bounded> parts = new ArrayList<>();
        for (TensorExpr tensor : tensors) {
            Optional<Bounded> part = bounded(tensor);
            if (part.isEmpty()) {
                return Optional.empty();
            }
            parts.add(part.get());
        }
        return Optional.of(parts);
    }

    private Optional<Bounded> moved(TensorExpr numbers) {
        return all(numbers.operands()).map(parts -> parts.getFirst()
                .joined(numbers.withOperands(parts.stream().map(Bounded::tensor).toList()),
                        parts.subList(1, parts.size())));
    }
}
