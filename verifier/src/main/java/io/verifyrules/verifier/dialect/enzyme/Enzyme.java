package io.verifyrules.verifier.dialect.enzyme;

import io.verifyrules.dsl.axis.AxisMap;
import io.verifyrules.dsl.axis.Relation;
import io.verifyrules.dsl.element.BinaryOperator;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.expr.AxisMaps;
import io.verifyrules.dsl.expr.Binary;
import io.verifyrules.dsl.expr.Compare;
import io.verifyrules.dsl.expr.Concat;
import io.verifyrules.dsl.expr.Iota;
import io.verifyrules.dsl.expr.Rotate;
import io.verifyrules.dsl.expr.Select;
import io.verifyrules.dsl.expr.Shape;
import io.verifyrules.dsl.expr.TensorExpr;
import io.verifyrules.verifier.dialect.Attributes;
import io.verifyrules.verifier.dialect.Denotations;
import io.verifyrules.verifier.dialect.Denoted;
import io.verifyrules.verifier.dialect.InvalidProgram;
import io.verifyrules.verifier.dialect.Movement;
import io.verifyrules.verifier.dialect.NotDenoted;
import io.verifyrules.verifier.dialect.OperationMeaning;
import io.verifyrules.verifier.program.Operation;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/**
 * The structural operations of Enzyme-JAX, as its lowering to StableHLO has them.
 *
 * @see <a href="https://github.com/EnzymeAD/Enzyme-JAX/blob/main/src/enzyme_ad/jax/Dialect/EnzymeXLAOps.td">the dialect enzymexla</a>
 */
public final class Enzyme {

    private Enzyme() {
    }

    /** The meanings by name. */
    public static Map<String, OperationMeaning> operations() {
        Map<String, OperationMeaning> all = new HashMap<>(Boxes.meanings());
        all.put("enzymexla.extend", OperationMeaning.one(Enzyme::extend));
        all.put("enzymexla.wrap", OperationMeaning.one(Enzyme::wrap));
        all.put("enzymexla.rotate", OperationMeaning.one(Enzyme::rotate));
        all.put("enzymexla.multi_rotate", Enzyme::multiRotate);
        all.put("enzymexla.multi_slice", Enzyme::multiSlice);
        all.put("enzymexla.update_without_corners", OperationMeaning.one(Enzyme::updateWithoutCorners));
        return Map.copyOf(all);
    }

    /** The dimension that an attribute names. */
    static int dimension(Operation operation, String name, Denoted operand) {
        long dimension = Attributes.of(operation).number(name);
        if (dimension < 0 || dimension >= operand.rank()) {
            throw new InvalidProgram(operation.place(), operation.name(),
                    name + " is " + dimension + ", but the operand has " + operand.rank() + " dimensions");
        }
        return Math.toIntExact(dimension);
    }

    /** The number of elements of a dimension in an attribute. */
    private static int amount(Operation operation, String name, int most) {
        long amount = Attributes.of(operation).number(name);
        if (amount < 0 || amount > most) {
            throw new NotDenoted(operation.place(), operation.name(),
                    name + " is " + amount + ", but the dimension has " + most + " elements");
        }
        return Math.toIntExact(amount);
    }

    /** The first elements again before all, and the last ones again after all. */
    private static Denoted extend(Operation operation, List<Denoted> operands, Denotations in) {
        Denoted operand = operands.getFirst();
        int dimension = dimension(operation, "dimension", operand);
        int size = operand.size(dimension);
        int before = amount(operation, "lhs", size);
        int after = amount(operation, "rhs", size);
        return joined(operand, dimension, part(operand, dimension, 0, before, in),
                part(operand, dimension, size - after, size, in), in);
    }

    /** The last elements before all, and the first ones after all. */
    private static Denoted wrap(Operation operation, List<Denoted> operands, Denotations in) {
        Denoted operand = operands.getFirst();
        int dimension = dimension(operation, "dimension", operand);
        int size = operand.size(dimension);
        int before = amount(operation, "lhs", size);
        int after = amount(operation, "rhs", size);
        return joined(operand, dimension, part(operand, dimension, size - before, size, in),
                part(operand, dimension, 0, after, in), in);
    }

    private static Denoted part(Denoted operand, int dimension, int from, int to, Denotations in) {
        return in.movement()
                .slice(operand, Movement.longs(operand.rank(), i -> i == dimension ? from : 0),
                        Movement.longs(operand.rank(), i -> i == dimension ? to : operand.size(i)),
                        Movement.longs(operand.rank(), i -> 1));
    }

    private static Denoted joined(Denoted operand, int dimension, Denoted before, Denoted after, Denotations in) {
        List<TensorExpr> parts = new ArrayList<>();
        List<Integer> sizes = new ArrayList<>(operand.sizes());
        for (Denoted part : List.of(before, operand, after)) {
            if (part.size(dimension) > 0) {
                parts.add(part.tensor());
            }
        }
        sizes.set(dimension, before.size(dimension) + operand.size(dimension) + after.size(dimension));
        return parts.size() < 2 ? operand : new Denoted(Concat.of(parts, in.positions().axis(dimension)), sizes);
    }

    private static Denoted rotate(Operation operation, List<Denoted> operands, Denotations in) {
        Denoted operand = operands.getFirst();
        int dimension = dimension(operation, "dimension", operand);
        long amount = Attributes.of(operation).number("amount");
        if (Math.abs(amount) > operand.size(dimension)) {
            throw new NotDenoted(operation.place(), operation.name(),
                    "amount is " + amount + ", but the dimension has " + operand.size(dimension) + " elements");
        }
        return rotated(operand, dimension, Math.toIntExact(amount), in);
    }

    /** The elements moved towards the start, by a number that may be negative. */
    private static Denoted rotated(Denoted operand, int dimension, int by, Denotations in) {
        int size = operand.size(dimension);
        int left = size == 0 ? 0 : Math.floorMod(by, size);
        return left == 0
                ? operand
                : operand.with(
                        Rotate.of(operand.tensor(), AxisMaps.on(in.positions().axis(dimension), AxisMap.of(left))));
    }

    private static List<Denoted> multiRotate(Operation operation, List<Denoted> operands, Denotations in) {
        Denoted operand = operands.getFirst();
        int dimension = dimension(operation, "dimension", operand);
        int left = Math.toIntExact(Attributes.of(operation).number("left_amount"));
        int right = Math.toIntExact(Attributes.of(operation).number("right_amount"));
        return IntStream.rangeClosed(-left, right).mapToObj(i -> rotated(operand, dimension, -i, in)).toList();
    }

    private static List<Denoted> multiSlice(Operation operation, List<Denoted> operands, Denotations in) {
        Denoted operand = operands.getFirst();
        Attributes attributes = Attributes.of(operation);
        int dimension = dimension(operation, "dimension", operand);
        int amount = Math.toIntExact(attributes.number("amount"));
        List<Long> start = attributes.numbers("start_indices");
        List<Long> end = attributes.numbers("limit_indices");
        List<Denoted> slices = new ArrayList<>();
        for (int i = 0; i <= amount; i++) {
            int by = i;
            List<Long> from = Movement.longs(operand.rank(), d -> start.get(d) + (d == dimension ? by : 0));
            List<Long> to = Movement.longs(operand.rank(), d -> end.get(d) + (d == dimension ? by : 0));
            boolean within = IntStream.range(0, operand.rank())
                    .allMatch(d -> from.get(d) >= 0 && from.get(d) <= to.get(d) && to.get(d) <= operand.size(d));
            if (!within) {
                throw new InvalidProgram(operation.place(), operation.name(), "slice " + i + " is [" + from + ", " + to
                        + "), but the operand has the sizes " + operand.sizes());
            }
            slices.add(in.movement().slice(operand, from, to, attributes.numbers("strides")));
        }
        return slices;
    }

    /** The update, but in corners the operand: where both dimensions are outside of their ranges. */
    private static Denoted updateWithoutCorners(Operation operation, List<Denoted> operands, Denotations in) {
        Denoted operand = operands.getFirst();
        Denoted update = operands.get(1);
        if (!operand.sizes().equals(update.sizes())) {
            throw new InvalidProgram(operation.place(), operation.name(),
                    "operand and update have the sizes " + operand.sizes() + " and " + update.sizes());
        }
        TensorExpr corner = Binary.of(BinaryOperator.AND, outside(operation, operand, "X", "x1", "x2", in),
                outside(operation, operand, "Y", "y1", "y2", in));
        return operand.with(Select.of(corner, operand.tensor(), update.tensor()));
    }

    private static TensorExpr outside(Operation operation, Denoted operand, String dimension, String from, String to,
            Denotations in) {
        Attributes attributes = Attributes.of(operation);
        Shape shape = in.positions().shape(operand.sizes());
        TensorExpr place = Iota.of(shape, in.positions().axis(dimension(operation, "dimension" + dimension, operand)));
        return Binary.of(BinaryOperator.OR,
                Compare.of(Relation.LT, place, number(attributes.number(from), operand, in)),
                Compare.of(Relation.GE, place, number(attributes.number(to), operand, in)));
    }

    private static TensorExpr number(long number, Denoted like, Denotations in) {
        return in.number(number, ElementType.INT, like.sizes()).tensor();
    }
}
