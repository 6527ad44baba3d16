package io.verifyrules.verifier.dialect;

import io.verifyrules.dsl.axis.AxisMap;
import io.verifyrules.dsl.element.BinaryOperator;
import io.verifyrules.dsl.element.Conversion;
import io.verifyrules.dsl.element.Element;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.Literal;
import io.verifyrules.dsl.expr.Binary;
import io.verifyrules.dsl.expr.Concat;
import io.verifyrules.dsl.expr.Constant;
import io.verifyrules.dsl.expr.Convert;
import io.verifyrules.dsl.expr.Expand;
import io.verifyrules.dsl.expr.Iota;
import io.verifyrules.dsl.expr.Shape;
import io.verifyrules.dsl.expr.TensorExpr;
import io.verifyrules.verifier.value.ElementLiteral;
import io.verifyrules.verifier.value.ElementValue;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * Constant tensors as expressions. One element everywhere, numbers that count along a dimension, and few runs of equal elements are
 * spelled out; all others are {@link Tables}.
 */
final class Constants {

    /** More pieces than this cost a proof more than they tell it. */
    private static final int MOST_PIECES = 12;

    private final Positions positions;
    private final Tables tables;

    Constants(Positions positions, Tables tables) {
        this.positions = positions;
        this.tables = tables;
    }

    /** The constant with these elements, in row-major order. */
    Denoted of(List<Integer> sizes, ElementType element, List<ElementValue> elements) {
        return new Denoted(splat(sizes, element, elements).or(() -> counting(sizes, element, elements))
                .or(() -> pieces(sizes, element, elements))
                .orElseGet(() -> tables.table(sizes, element, elements).tensor()), sizes);
    }

    /** The constant with one element everywhere; empty where no literal is the element. */
    Optional<TensorExpr> splat(List<Integer> sizes, ElementType element, ElementValue value) {
        return written(value, element).map(one -> Constant.of(one, positions.shape(sizes)));
    }

    private static Optional<Element> written(ElementValue value, ElementType element) {
        return ElementLiteral.of(value).map(literal -> new Element.Written(literal, element, true));
    }

    private Optional<TensorExpr> splat(List<Integer> sizes, ElementType element, List<ElementValue> elements) {
        return elements.isEmpty() || elements.stream().anyMatch(each -> !each.equals(elements.getFirst()))
                ? Optional.empty()
                : splat(sizes, element, elements.getFirst());
    }

    /** {@code first + step * i} along one dimension. */
    private Optional<TensorExpr> counting(List<Integer> sizes, ElementType element, List<ElementValue> elements) {
        if (!(element instanceof ElementType.Machine machine) || elements.size() < 2) {
            return Optional.empty();
        }
        List<BigInteger> numbers = elements.stream().map(each -> ((ElementValue.Word) each).value()).toList();
        List<Integer> long_ = IntStream.range(0, sizes.size()).filter(i -> sizes.get(i) > 1).boxed().toList();
        for (int along : long_) {
            int inner = sizes.subList(along + 1, sizes.size()).stream().reduce(1, Math::multiplyExact);
            int size = sizes.get(along);
            BigInteger first = numbers.getFirst();
            BigInteger step = numbers.get(inner).subtract(first);
            boolean all = IntStream.range(0, numbers.size())
                    .allMatch(
                            i -> numbers.get(i).equals(first.add(step.multiply(BigInteger.valueOf(i / inner % size)))));
            if (all) {
                return Optional.of(counting(sizes, machine, along, first, step));
            }
        }
        return Optional.empty();
    }

    private TensorExpr counting(List<Integer> sizes, ElementType.Machine element, int along, BigInteger first,
            BigInteger step) {
        Shape shape = positions.shape(sizes);
        TensorExpr count = Convert.of(Conversion.CONVERT, Iota.of(shape, positions.axis(along)), element);
        TensorExpr scaled = step.equals(BigInteger.ONE)
                ? count
                : Binary.of(BinaryOperator.MUL, count, number(step, element, shape));
        return first.signum() == 0 ? scaled : Binary.of(BinaryOperator.ADD, scaled, number(first, element, shape));
    }

    private static TensorExpr number(BigInteger value, ElementType.Machine type, Shape shape) {
        return Constant.of(new Element.Written(new Literal.Whole(type.wrapped(value)), type, true), shape);
    }

    private Optional<TensorExpr> pieces(List<Integer> sizes, ElementType element, List<ElementValue> elements) {
        return elements.isEmpty() || count(sizes, elements) > MOST_PIECES
                || elements.stream().anyMatch(each -> ElementLiteral.of(each).isEmpty())
                        ? Optional.empty()
                        : Optional.of(piece(sizes, 0, element, elements));
    }

    /** The number of runs of equal parts, counted through all dimensions. */
    private static int count(List<Integer> sizes, List<ElementValue> elements) {
        if (sizes.isEmpty()) {
            return 1;
        }
        List<Integer> rest = sizes.subList(1, sizes.size());
        int count = 0;
        List<List<ElementValue>> parts = parts(sizes, elements);
        for (int i = 0; i < parts.size() && count <= MOST_PIECES; i++) {
            if (i == 0 || !parts.get(i).equals(parts.get(i - 1))) {
                count += count(rest, parts.get(i));
            }
        }
        return count;
    }

    private static List<List<ElementValue>> parts(List<Integer> sizes, List<ElementValue> elements) {
        int each = elements.size() / sizes.getFirst();
        return IntStream.range(0, sizes.getFirst()).mapToObj(i -> elements.subList(i * each, (i + 1) * each)).toList();
    }

    /** The part with dimensions from a first one on. */
    private TensorExpr piece(List<Integer> sizes, int from, ElementType element, List<ElementValue> elements) {
        if (from == sizes.size()) {
            return Constant.of(written(elements.getFirst(), element).orElseThrow(), Shape.scalar());
        }
        List<List<ElementValue>> parts = parts(sizes.subList(from, sizes.size()), elements);
        List<TensorExpr> runs = new ArrayList<>();
        for (int i = 0; i < parts.size();) {
            int end = i + 1;
            while (end < parts.size() && parts.get(end).equals(parts.get(i))) {
                end++;
            }
            TensorExpr one = piece(sizes, from + 1, element, parts.get(i));
            runs.add(Expand.of(one, Shape.of(positions.axis(from), AxisMap.of(end - i))));
            i = end;
        }
        return runs.size() == 1 ? runs.getFirst() : Concat.of(runs, positions.axis(from));
    }
}
