package io.verifyrules.verifier.dialect.stablehlo;

import io.verifyrules.dsl.axis.AggregatedAxis;
import io.verifyrules.dsl.axis.AxisMap;
import io.verifyrules.dsl.axis.Relation;
import io.verifyrules.dsl.element.BinaryOperator;
import io.verifyrules.dsl.element.Element;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.Literal;
import io.verifyrules.dsl.element.Monoid;
import io.verifyrules.dsl.expr.Binary;
import io.verifyrules.dsl.expr.Compare;
import io.verifyrules.dsl.expr.Constant;
import io.verifyrules.dsl.expr.Expand;
import io.verifyrules.dsl.expr.Iota;
import io.verifyrules.dsl.expr.Merge;
import io.verifyrules.dsl.expr.ReshapeUnit;
import io.verifyrules.dsl.expr.Scatter;
import io.verifyrules.dsl.expr.Select;
import io.verifyrules.dsl.expr.Shape;
import io.verifyrules.dsl.expr.Split;
import io.verifyrules.dsl.expr.TensorExpr;
import io.verifyrules.verifier.dialect.Denotations;
import io.verifyrules.verifier.dialect.Denoted;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * Where each update goes. Several dimensions that an index is about are one while updates are combined. An index that
 * is out of bounds in one of them is -1 there, so its update is dropped, each element for itself.
 *
 * @param index       for each update the place along the one dimension
 * @param updateNames the axes of the updates, without those one place wide on a dimension that an index is about
 * @param unit        dimensions of the updates that are one place wide there
 * @param apart       whether no place is updated twice
 */
record ScatterTargets(ScatterDimensions dimensions, List<AggregatedAxis> operandNames, TensorExpr index,
        List<AggregatedAxis> updateNames, List<Integer> unit, boolean apart, Denotations in) {

    /** More are not looked at one by one. */
    private static final long MOST_UPDATES = 100_000;

    static ScatterTargets of(ScatterDimensions dimensions, Denoted operand, Denoted indices, Denoted updates,
            Denotations in) {
        List<Integer> places = dimensions.places(indices);
        List<AggregatedAxis> placeNames = asides("g", places.size(), in);
        List<AggregatedAxis> operandNames = new ArrayList<>(in.positions().all(operand.rank()));
        for (int i = 0; i < dimensions.batch().size(); i++) {
            operandNames.set(dimensions.batch().get(i),
                    placeNames.get(places.indexOf(dimensions.indicesBatch().get(i))));
        }
        Shape shape = Shape.scalar();
        for (int i = 0; i < places.size(); i++) {
            shape = shape.with(placeNames.get(i), AxisMap.of(indices.size(places.get(i))));
        }
        List<AggregatedAxis> updateNames = new ArrayList<>(asides("u", updates.rank(), in));
        List<Integer> ofPlaces = dimensions.ofPlaces(updates);
        for (int i = 0; i < ofPlaces.size(); i++) {
            updateNames.set(ofPlaces.get(i), placeNames.get(i));
        }
        List<Integer> windowed = dimensions.windowed(operand);
        List<Integer> unit = new ArrayList<>();
        List<Integer> moved = new ArrayList<>();
        for (int i = 0; i < windowed.size(); i++) {
            int inUpdate = dimensions.window().get(i);
            if (!dimensions.map().contains(windowed.get(i))) {
                updateNames.set(inUpdate, operandNames.get(windowed.get(i)));
            } else if (updates.size(inUpdate) == 1) {
                unit.add(inUpdate);
            } else {
                moved.add(inUpdate);
                shape = shape.with(updateNames.get(inUpdate), AxisMap.of(updates.size(inUpdate)));
            }
        }
        List<TensorExpr> components = new ArrayList<>();
        for (int i = 0; i < dimensions.map().size(); i++) {
            Denoted component = dimensions.vector() < indices.rank()
                    ? in.movement().at(indices, dimensions.vector(), i)
                    : indices;
            TensorExpr start = spread(in.movement().named(component.with(in.indices(component)), placeNames), shape);
            int inWindow = windowed.indexOf(dimensions.map().get(i));
            int inUpdate = inWindow < 0 ? -1 : dimensions.window().get(inWindow);
            components.add(moved.contains(inUpdate)
                    ? Binary.of(BinaryOperator.ADD, start, Iota.of(shape, updateNames.get(inUpdate)))
                    : start);
        }
        return new ScatterTargets(dimensions, operandNames, flat(components, dimensions, operand, shape), updateNames,
                unit, areApart(dimensions, operand, indices, updates, in), in);
    }

    private static List<AggregatedAxis> asides(String role, int count, Denotations in) {
        return IntStream.range(0, count).mapToObj(i -> in.positions().aside(role, i)).toList();
    }

    private static TensorExpr spread(TensorExpr tensor, Shape shape) {
        Shape added = Shape.scalar();
        for (var axis : shape.sizes().entrySet()) {
            if (!tensor.type().axes().contains(axis.getKey())) {
                added = added.with(axis.getKey(), axis.getValue());
            }
        }
        return added.sizes().isEmpty() ? tensor : Expand.of(tensor, added);
    }

    /** The one index; that of a single dimension may be out of bounds as it is. */
    private static TensorExpr flat(List<TensorExpr> components, ScatterDimensions dimensions, Denoted operand,
            Shape shape) {
        if (components.size() == 1) {
            return components.getFirst();
        }
        TensorExpr flat = number(0, shape);
        Optional<TensorExpr> within = Optional.empty();
        for (int i = 0; i < components.size(); i++) {
            TensorExpr component = components.get(i);
            TensorExpr size = number(operand.size(dimensions.map().get(i)), shape);
            flat = i == 0
                    ? component
                    : Binary.of(BinaryOperator.ADD, Binary.of(BinaryOperator.MUL, flat, size), component);
            TensorExpr inside = Binary.of(BinaryOperator.AND, Compare.of(Relation.GE, component, number(0, shape)),
                    Compare.of(Relation.LT, component, size));
            within = Optional.of(
                    within.map(before -> (TensorExpr) Binary.of(BinaryOperator.AND, before, inside)).orElse(inside));
        }
        TensorExpr all = flat;
        return within.map(inside -> (TensorExpr) Select.of(inside, all, number(-1, shape))).orElse(all);
    }

    private static TensorExpr number(long value, Shape shape) {
        return Constant.of(new Element.Written(new Literal.Whole(BigInteger.valueOf(value)), ElementType.INT, true),
                shape);
    }

    private static boolean areApart(ScatterDimensions dimensions, Denoted operand, Denoted indices, Denoted updates,
            Denotations in) {
        long different = dimensions.places(indices)
                .stream()
                .filter(i -> !dimensions.indicesBatch().contains(i))
                .mapToLong(indices::size)
                .reduce(1, Math::multiplyExact);
        return different <= 1 || (updates.count() <= MOST_UPDATES && in.integers(indices)
                .filter(all -> all.stream().allMatch(each -> each.bitLength() < Integer.SIZE))
                .filter(all -> dimensions.areApart(all.stream().map(BigInteger::longValueExact).toList(), operand,
                        indices, updates))
                .isPresent());
    }

    /** Whether no place is updated twice. */
    boolean areApart() {
        return apart;
    }

    /** An operand with the updates combined into it. */
    Denoted combined(Monoid monoid, Denoted operand, Denoted updates) {
        TensorExpr update = in.movement().named(updates, updateNames);
        if (!unit.isEmpty()) {
            update = ReshapeUnit.of(update, List.of(), unit.stream().map(updateNames::get).toList());
        }
        TensorExpr into = in.movement().named(operand, operandNames);
        List<Integer> map = dimensions.map();
        if (map.size() == 1) {
            return in.movement()
                    .numbered(Scatter.of(monoid, into, index, update, operandNames.get(map.getFirst())), operandNames,
                            operand.sizes());
        }
        AggregatedAxis flat = in.positions().aside("f", 0);
        into = map.isEmpty() ? ReshapeUnit.of(into, List.of(flat), List.of()) : merged(into, flat);
        TensorExpr result = Scatter.of(monoid, into, index, update, flat);
        result = map.isEmpty() ? ReshapeUnit.of(result, List.of(), List.of(flat)) : split(result, operand, flat);
        return in.movement().numbered(result, operandNames, operand.sizes());
    }

    /** The dimensions that an index is about as one, the first one outermost. */
    private TensorExpr merged(TensorExpr operand, AggregatedAxis flat) {
        List<Integer> map = dimensions.map();
        TensorExpr result = operand;
        AggregatedAxis outer = operandNames.get(map.getFirst());
        for (int i = 1; i < map.size(); i++) {
            AggregatedAxis into = i == map.size() - 1 ? flat : in.positions().aside("f", i);
            result = Merge.of(result, outer, operandNames.get(map.get(i)), into);
            outer = into;
        }
        return result;
    }

    private TensorExpr split(TensorExpr merged, Denoted operand, AggregatedAxis flat) {
        List<Integer> map = dimensions.map();
        TensorExpr result = merged;
        AggregatedAxis rest = flat;
        for (int i = map.size() - 1; i > 0; i--) {
            AggregatedAxis outer = i == 1 ? operandNames.get(map.getFirst()) : in.positions().aside("f", i);
            result = Split.of(result, rest, outer,
                    Shape.of(operandNames.get(map.get(i)), AxisMap.of(operand.size(map.get(i)))));
            rest = outer;
        }
        return result;
    }
}
