package io.verifyrules.verifier.dialect.stablehlo;

import io.verifyrules.dsl.axis.AggregatedAxis;
import io.verifyrules.dsl.axis.AxisMap;
import io.verifyrules.dsl.axis.Relation;
import io.verifyrules.dsl.element.BinaryOperator;
import io.verifyrules.dsl.element.Element;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.Literal;
import io.verifyrules.dsl.expr.AxisMaps;
import io.verifyrules.dsl.expr.Binary;
import io.verifyrules.dsl.expr.Clamp;
import io.verifyrules.dsl.expr.Compare;
import io.verifyrules.dsl.expr.Constant;
import io.verifyrules.dsl.expr.DynamicSlice;
import io.verifyrules.dsl.expr.DynamicUpdateSlice;
import io.verifyrules.dsl.expr.Expand;
import io.verifyrules.dsl.expr.Gather;
import io.verifyrules.dsl.expr.Iota;
import io.verifyrules.dsl.expr.Pad;
import io.verifyrules.dsl.expr.Select;
import io.verifyrules.dsl.expr.Shape;
import io.verifyrules.dsl.expr.StartRule;
import io.verifyrules.dsl.expr.TensorExpr;
import io.verifyrules.verifier.dialect.Attributes;
import io.verifyrules.verifier.dialect.Denotations;
import io.verifyrules.verifier.dialect.Denoted;
import io.verifyrules.verifier.dialect.InvalidProgram;
import io.verifyrules.verifier.dialect.Movement;
import io.verifyrules.verifier.dialect.OperationMeaning;
import io.verifyrules.verifier.dialect.Spelling;
import io.verifyrules.verifier.program.Operation;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Slices whose starts are computed.
 *
 * @see <a href="https://github.com/openxla/stablehlo/blob/main/docs/spec.md">the specification of StableHLO</a>
 */
final class Lookups {

    private Lookups() {
    }

    /** The meanings by name. */
    static Map<String, OperationMeaning> meanings() {
        return Map.of("stablehlo.dynamic_slice", OperationMeaning.one(Lookups::dynamicSlice),
                "stablehlo.dynamic_update_slice", OperationMeaning.one(Lookups::dynamicUpdateSlice), "stablehlo.gather",
                OperationMeaning.one(Gathers::gather));
    }

    private static Denoted dynamicSlice(Operation operation, List<Denoted> operands, Denotations in) {
        Denoted operand = operands.getFirst();
        List<Denoted> starts = operands.subList(1, operands.size());
        List<Long> sizes = Attributes.of(operation).numbers("slice_sizes");
        requireOneForEach(operation, operand, starts.size(), "C2");
        requireOneForEach(operation, operand, sizes.size(), "C2");
        for (int i = 0; i < operand.rank(); i++) {
            if (sizes.get(i) < 0 || sizes.get(i) > operand.size(i)) {
                throw new InvalidProgram(operation.place(), operation.name() + " (C4)",
                        "dimension " + i + " has size " + operand.size(i) + ", and the slice " + sizes.get(i));
            }
        }
        Denoted result = operand;
        for (int i = 0; i < operand.rank(); i++) {
            result = cut(result, i, starts.get(i), sizes.get(i), in);
        }
        return result;
    }

    private static void requireOneForEach(Operation operation, Denoted operand, int found, String constraint) {
        if (found != operand.rank()) {
            throw new InvalidProgram(operation.place(), operation.name() + " (" + constraint + ")",
                    "expected one entry for each of " + operand.rank() + " dimensions, found " + found);
        }
    }

    /** A start that the program spells out is clamped here. */
    private static Denoted cut(Denoted operand, int dimension, Denoted start, long size, Denotations in) {
        long most = operand.size(dimension) - size;
        Optional<Long> known = most == 0 ? Optional.of(0L) : in.integer(start);
        if (known.isPresent()) {
            long first = Math.clamp(known.get(), 0, most);
            return in.movement()
                    .slice(operand, Movement.longs(operand.rank(), i -> i == dimension ? first : 0),
                            Movement.longs(operand.rank(), i -> i == dimension ? first + size : operand.size(i)),
                            Movement.longs(operand.rank(), i -> 1));
        }
        List<Integer> sizes = new ArrayList<>(operand.sizes());
        sizes.set(dimension, Math.toIntExact(size));
        AggregatedAxis along = in.positions().axis(dimension);
        Optional<AxisMap> number = number(start, in);
        if (number.isPresent()) {
            return new Denoted(DynamicSlice.of(operand.tensor(), AxisMaps.on(along, number.get()),
                    AxisMaps.on(along, AxisMap.of(size)), StartRule.CLAMPED), sizes);
        }
        return new Denoted(Gather.of(operand.tensor(), in.indices(start), along, AxisMaps.on(along, AxisMap.of(size))),
                sizes);
    }

    /** One integer of the rule; empty where it is computed, or meanings are for proofs, which know lookups better. */
    private static Optional<AxisMap> number(Denoted start, Denotations in) {
        if (in.spelling() != Spelling.AS_WRITTEN) {
            return Optional.empty();
        }
        Optional<AxisMap> written = in.integer(start).map(AxisMap::of);
        return written.or(() -> in.indices(start) instanceof Constant(var type, Element.Counted(AxisMap map), var shape)
                ? Optional.of(map)
                : Optional.empty());
    }

    /** The update as one operator, where each start is one number; on dimensions that it covers the start does not matter. */
    private static Optional<Denoted> written(Denoted operand, Denoted update, List<Denoted> starts, Denotations in) {
        AxisMaps maps = AxisMaps.none();
        for (int i = 0; i < operand.rank(); i++) {
            Optional<AxisMap> number = operand.size(i) == update.size(i)
                    ? Optional.of(AxisMap.of(0))
                    : number(starts.get(i), in);
            if (number.isEmpty()) {
                return Optional.empty();
            }
            maps = maps.and(in.positions().axis(i), number.get());
        }
        boolean whole = operand.sizes().equals(update.sizes());
        return in.spelling() != Spelling.AS_WRITTEN || whole
                ? Optional.empty()
                : Optional.of(operand
                        .with(DynamicUpdateSlice.of(operand.tensor(), update.tensor(), maps, StartRule.CLAMPED)));
    }

    /**
     * Where each index is in the window, the update at the distance from its start. Starts that the program spells out, and windows that
     * are as large as the operand, leave the padded update; other dimensions look it up.
     */
    private static Denoted dynamicUpdateSlice(Operation operation, List<Denoted> operands, Denotations in) {
        Denoted operand = operands.get(0);
        Denoted update = operands.get(1);
        List<Denoted> starts = operands.subList(2, operands.size());
        requireOneForEach(operation, operand, starts.size(), "C4");
        requireOneForEach(operation, operand, update.rank(), "C3");
        for (int i = 0; i < operand.rank(); i++) {
            if (update.size(i) > operand.size(i)) {
                throw new InvalidProgram(operation.place(), operation.name() + " (C6)",
                        "dimension " + i + " has size " + operand.size(i) + ", and the update " + update.size(i));
            }
        }
        if (update.count() == 0) {
            return operand;
        }
        Optional<Denoted> written = written(operand, update, starts, in);
        if (written.isPresent()) {
            return written.get();
        }
        TensorExpr placed = update.tensor();
        TensorExpr inside = in.number(1, ElementType.BOOL, update.sizes()).tensor();
        List<Integer> sizes = new ArrayList<>(update.sizes());
        boolean whole = true;
        for (int i = 0; i < operand.rank(); i++) {
            long most = operand.size(i) - (long) update.size(i);
            if (most == 0) {
                continue;
            }
            whole = false;
            Optional<Long> known = in.integer(starts.get(i));
            sizes.set(i, operand.size(i));
            if (known.isPresent()) {
                long first = Math.clamp(known.get(), 0, most);
                placed = padded(placed, i, first, most - first, zero(operand.element()), in);
                inside = padded(inside, i, first, most - first,
                        new Element.Written(new Literal.Truth(false), ElementType.BOOL, true), in);
            } else {
                Distance distance = distance(starts.get(i), i, most, update.size(i), operand.size(i), in);
                placed = lookedUp(placed, i, distance, in);
                inside = Binary.of(BinaryOperator.AND, lookedUp(inside, i, distance, in),
                        spread(distance.within(), i, sizes, in));
            }
        }
        return whole ? update : operand.with(Select.of(inside, placed, operand.tensor()));
    }

    private static Element zero(ElementType element) {
        return element instanceof ElementType.Bool
                ? new Element.Written(new Literal.Truth(false), element, true)
                : new Element.Written(new Literal.Whole(BigInteger.ZERO), element, true);
    }

    private static TensorExpr padded(TensorExpr tensor, int dimension, long low, long high, Element value,
            Denotations in) {
        AggregatedAxis axis = in.positions().axis(dimension);
        return Pad.of(tensor, value, AxisMaps.on(axis, AxisMap.of(low)), AxisMaps.on(axis, AxisMap.of(high)),
                AxisMaps.none());
    }

    /**
     * For each index of one dimension its distance from the start of a window.
     *
     * @param place  the distance, where it is a place in the window
     * @param within whether it is
     */
    private record Distance(TensorExpr place, TensorExpr within) {}

    private static Distance distance(Denoted start, int dimension, long most, long window, int size, Denotations in) {
        AggregatedAxis axis = in.positions().axis(dimension);
        Shape line = Shape.of(axis, AxisMap.of(size));
        TensorExpr clamped = Clamp.of(number(0, Shape.scalar()), in.indices(start), number(most, Shape.scalar()));
        TensorExpr place = Binary.of(BinaryOperator.SUB, Iota.of(line, axis), Expand.of(clamped, line));
        TensorExpr within = Binary.of(BinaryOperator.AND, Compare.of(Relation.GE, place, number(0, line)),
                Compare.of(Relation.LT, place, number(window, line)));
        return new Distance(place, within);
    }

    private static TensorExpr number(long value, Shape shape) {
        return Constant.of(new Element.Written(new Literal.Whole(BigInteger.valueOf(value)), ElementType.INT, true),
                shape);
    }

    /** Indices outside of the window are clamped, and what is read there is not used. */
    private static TensorExpr lookedUp(TensorExpr tensor, int dimension, Distance distance, Denotations in) {
        AggregatedAxis along = in.positions().axis(dimension);
        AggregatedAxis aside = in.positions().aside("w", dimension);
        TensorExpr place = Movement.renamed(distance.place(), Map.of(along, aside));
        return Movement.renamed(Gather.of(tensor, place, along, AxisMaps.none()), Map.of(aside, along));
    }

    private static TensorExpr spread(TensorExpr line, int dimension, List<Integer> sizes, Denotations in) {
        return in.movement()
                .broadcast(
                        in.movement()
                                .numbered(line, in.positions().axes(List.of(dimension)), List.of(sizes.get(dimension))),
                        List.of(dimension), sizes)
                .tensor();
    }
}
