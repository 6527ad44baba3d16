package io.verifyrules.verifier.dialect;

import io.verifyrules.dsl.axis.AggregatedAxis;
import io.verifyrules.dsl.axis.AxisMap;
import io.verifyrules.dsl.axis.Relation;
import io.verifyrules.dsl.element.BinaryOperator;
import io.verifyrules.dsl.element.Element;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.Literal;
import io.verifyrules.dsl.expr.AxisMaps;
import io.verifyrules.dsl.expr.Binary;
import io.verifyrules.dsl.expr.Compare;
import io.verifyrules.dsl.expr.Constant;
import io.verifyrules.dsl.expr.Expand;
import io.verifyrules.dsl.expr.Gather;
import io.verifyrules.dsl.expr.Iota;
import io.verifyrules.dsl.expr.Select;
import io.verifyrules.dsl.expr.Shape;
import io.verifyrules.dsl.expr.TensorExpr;
import io.verifyrules.verifier.program.Operation;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/** Elements read and written at indices. An index that is out of range, or poison, makes the program undefined. */
public final class Places {

    private Places() {
    }

    /** For each place of a space the index along one of its dimensions, as a number of a type. */
    public static Denoted index(int dimension, Dimensions sizes, ElementType type, Denotations in) {
        Denoted count = new Denoted(Iota.of(in.positions().shape(sizes), in.positions().axis(dimension)), sizes);
        return Computed.converted(count, type);
    }

    /** Checks that there is one index for each dimension, and notes where one of them is out of range. */
    public static void requireWithin(Operation operation, Denoted operand, List<Denoted> indices, Denotations in) {
        if (indices.size() != operand.rank()) {
            throw new InvalidProgram(operation.place(), operation.name(),
                    "expected an index for each of " + operand.rank() + " dimensions, found " + indices.size());
        }
        for (int i = 0; i < indices.size(); i++) {
            within(operation, indices.get(i), operand.dimensions().all().get(i), in);
        }
    }

    /** Notes where an index is not from 0 to before a size. */
    public static void within(Operation operation, Denoted index, Size size, Denotations in) {
        Optional<AxisMap> number = ShapeTensors.number(index, in)
                .filter(known -> size instanceof Size.Open || !(known instanceof AxisMap.Constant));
        if (number.isPresent()) {
            in.undefined().unlessAtLeastZero(number.get(), operation);
            in.undefined().unlessAtLeastZero(size.map().minus(number.get()).minus(1), operation);
        } else if (size instanceof Size.Known(int known)) {
            within(operation, index, known, in);
        } else {
            requireSpecified(operation, index, in);
            TensorExpr whole = in.indices(index);
            if (IndexRange.of(whole).filter(range -> range.isWithin(size)).isPresent()) {
                return;
            }
            Shape shape = in.positions().shape(index.dimensions());
            Denoted below = index.with(Compare.of(Relation.LT, whole, number(0, shape)));
            Denoted beyond = index
                    .with(Compare.of(Relation.GE, whole, Constant.of(new Element.Counted(size.map()), shape)));
            in.undefined().where(Computed.binary(BinaryOperator.OR, below, beyond), operation);
        }
    }

    /** Checks that indices are specified, and notes where they are poison. */
    private static void requireSpecified(Operation operation, Denoted index, Denotations in) {
        if (!(index.element() instanceof ElementType.Machine)) {
            throw new InvalidProgram(operation.place(), operation.name(), "expected indices, found " + index.element());
        }
        if (index.gaps().filter(Gaps::unspecified).isPresent()) {
            throw new NotDenoted(operation.place(), operation.name(), "an index is not specified");
        }
        index.gaps().ifPresent(gaps -> in.undefined().where(index.with(gaps.where()), operation));
    }

    /** Notes where an index is not from 0 to before a size. */
    public static void within(Operation operation, Denoted index, long size, Denotations in) {
        requireSpecified(operation, index, in);
        if (!(index.element() instanceof ElementType.Machine machine)) {
            throw new InvalidProgram(operation.place(), operation.name(), "expected indices, found " + index.element());
        }
        Denoted below = Computed.compared(Relation.LT, index, in.number(0, machine, index.dimensions()));
        Denoted beyond = machine.contains(BigInteger.valueOf(size))
                ? Computed.compared(Relation.GE, index, in.number(size, machine, index.dimensions()))
                : in.number(0, ElementType.BOOL, index.dimensions());
        in.undefined().where(Computed.binary(BinaryOperator.OR, below, beyond), operation);
    }

    /**
     * The elements at indices that are within range. The elements at others do not matter.
     *
     * @param indices one for each dimension of the operand, all of the sizes of the result
     */
    public static Denoted read(Denoted operand, List<Denoted> indices, Dimensions sizes, Denotations in) {
        if (operand.dimensions().all().contains(new Size.Known(0))) {
            return in.number(0, operand.element(), sizes);
        }
        if (sizes.rank() == 0) {
            return readOne(operand, indices, in);
        }
        List<AggregatedAxis> names = IntStream.range(0, operand.rank())
                .mapToObj(i -> in.positions().aside("x", i))
                .toList();
        Denoted filled = filled(operand, in);
        TensorExpr read = in.movement().named(filled, names);
        for (int i = 0; i < operand.rank(); i++) {
            read = Gather.of(read, in.indices(indices.get(i)), names.get(i), AxisMaps.none());
        }
        return operand.rank() == 0 ? in.movement().repeated(operand, sizes) : new Denoted(read, sizes);
    }

    /** The operand with one place more in each open dimension, so that there is one: where nothing is read, it may have none. */
    private static Denoted filled(Denoted operand, Denotations in) {
        if (operand.dimensions().isKnown() || operand.tensor() instanceof Constant) {
            return operand;
        }
        List<Size> sizes = operand.dimensions()
                .all()
                .stream()
                .map(size -> size instanceof Size.Open ? size.plus(new Size.Known(1)) : size)
                .toList();
        List<Long> none = Movement.longs(operand.rank(), i -> 0);
        List<Long> high = Movement.longs(operand.rank(),
                i -> operand.dimensions().all().get(i) instanceof Size.Open ? 1 : 0);
        return new Padding(none, high, none).around(operand, in.number(0, operand.element(), List.of()),
                new Dimensions(sizes), in);
    }

    private static Denoted readOne(Denoted operand, List<Denoted> indices, Denotations in) {
        Denoted rest = operand;
        for (int i = operand.rank() - 1; i >= 0; i--) {
            Optional<Long> known = in.integer(indices.get(i));
            Size size = operand.dimensions().all().get(i);
            Optional<AxisMap> number = ShapeTensors.number(indices.get(i), in);
            if (number.isPresent() && (size instanceof Size.Open || known.isEmpty())) {
                rest = in.movement().at(rest, i, number.get());
            } else if (known.isPresent()) {
                rest = in.movement().at(rest, i, (int) Math.clamp(known.get(), 0, operand.size(i) - 1L));
            } else {
                AggregatedAxis along = in.positions().axis(i);
                List<Integer> left = without(IntStream.range(0, rest.rank()).boxed().toList(), i);
                rest = in.movement()
                        .numbered(Gather.of(rest.tensor(), in.indices(indices.get(i)), along, AxisMaps.none()),
                                in.positions().axes(left), rest.dimensions().at(left));
            }
        }
        return rest;
    }

    private static List<Integer> without(List<Integer> dimensions, int dimension) {
        List<Integer> left = new ArrayList<>(dimensions);
        left.subList(dimension, dimension + 1).clear();
        return left;
    }

    /** The operand with one element at an index that is within range. */
    public static Denoted written(Denoted operand, Denoted value, List<Denoted> indices, Denotations in) {
        TensorExpr spread = in.movement().repeated(value, operand.dimensions()).tensor();
        Optional<TensorExpr> there = Optional.empty();
        for (int i = 0; i < operand.rank(); i++) {
            AggregatedAxis axis = in.positions().axis(i);
            Dimensions along = operand.dimensions().at(List.of(i));
            Shape line = Shape.of(axis, along.all().getFirst().map());
            Denoted index = indices.get(i);
            TensorExpr place = in.integer(index)
                    .<TensorExpr>map(known -> number(known, line))
                    .orElseGet(() -> Expand.of(in.indices(index), line));
            TensorExpr same = Compare.of(Relation.EQ, Iota.of(line, axis), place);
            Denoted all = in.movement()
                    .broadcast(in.movement().numbered(same, List.of(axis), along), List.of(i), operand.dimensions());
            there = Optional.of(there.map(other -> (TensorExpr) Binary.of(BinaryOperator.AND, other, all.tensor()))
                    .orElse(all.tensor()));
        }
        return operand.with(there.map(where -> (TensorExpr) Select.of(where, spread, operand.tensor())).orElse(spread));
    }

    private static TensorExpr number(long value, Shape shape) {
        return Constant.of(new Element.Written(new Literal.Whole(BigInteger.valueOf(value)), ElementType.INT, true),
                shape);
    }

    /**
     * The operand with another tensor written over every so many of its places.
     *
     * @param start  the first place of each dimension, within range
     * @param stride at least 1
     */
    public static Denoted overwritten(Denoted operand, Denoted update, List<Long> start, List<Long> stride,
            Denotations in) {
        if (update.count() == 0) {
            return operand;
        }
        if (update.sizes().equals(operand.sizes())) {
            return update;
        }
        List<Long> high = Movement.longs(operand.rank(),
                i -> operand.size(i) - start.get(i) - 1 - (update.size(i) - 1L) * stride.get(i));
        Padding padding = new Padding(start, high, Movement.longs(operand.rank(), i -> stride.get(i) - 1));
        Denoted placed = padding.around(update, in.number(0, update.element(), List.of()), operand.sizes(), in);
        Denoted inside = padding.around(in.number(1, ElementType.BOOL, update.sizes()),
                in.number(0, ElementType.BOOL, List.of()), operand.sizes(), in);
        return Computed.chosen(inside, placed, operand);
    }
}
