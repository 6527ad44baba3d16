package io.verifyrules.verifier.dialect.stablehlo;

import io.verifyrules.dsl.element.Conversion;
import io.verifyrules.dsl.expr.Concat;
import io.verifyrules.dsl.expr.Iota;
import io.verifyrules.dsl.expr.Reverse;
import io.verifyrules.verifier.dialect.Attributes;
import io.verifyrules.verifier.dialect.Computed;
import io.verifyrules.verifier.dialect.Denotations;
import io.verifyrules.verifier.dialect.Denoted;
import io.verifyrules.verifier.dialect.Dimensions;
import io.verifyrules.verifier.dialect.InvalidProgram;
import io.verifyrules.verifier.dialect.NotDenoted;
import io.verifyrules.verifier.dialect.OperationMeaning;
import io.verifyrules.verifier.dialect.Padding;
import io.verifyrules.verifier.dialect.Size;
import io.verifyrules.verifier.program.Attribute;
import io.verifyrules.verifier.program.Operation;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/**
 * The operations that move elements and compute none, with what makes tensors of nothing.
 *
 * @see <a href="https://github.com/openxla/stablehlo/blob/main/docs/spec.md">the specification of StableHLO</a>
 */
final class Shapes {

    private Shapes() {
    }

    /** The meanings by name. */
    static Map<String, OperationMeaning> meanings() {
        return Map.ofEntries(Map.entry("stablehlo.constant", OperationMeaning.one(Shapes::constant)),
                Map.entry("stablehlo.iota", OperationMeaning.one(Shapes::iota)),
                Map.entry("stablehlo.broadcast_in_dim", OperationMeaning.one(Shapes::broadcastInDim)),
                Map.entry("stablehlo.broadcast", OperationMeaning.one(Shapes::broadcast)),
                Map.entry("stablehlo.transpose", OperationMeaning.one(Shapes::transpose)),
                Map.entry("stablehlo.reshape", OperationMeaning.one(Shapes::reshape)),
                Map.entry("stablehlo.slice", OperationMeaning.one(Shapes::slice)),
                Map.entry("stablehlo.pad", OperationMeaning.one(Shapes::pad)),
                Map.entry("stablehlo.concatenate", OperationMeaning.one(Shapes::concatenate)),
                Map.entry("stablehlo.reverse", OperationMeaning.one(Shapes::reverse)));
    }

    static Denoted constant(Operation operation, List<Denoted> operands, Denotations in) {
        Attributes attributes = Attributes.of(operation);
        if (attributes.find("value").orElseThrow(() -> attributes.missing("value")) instanceof Attribute.Dense dense) {
            return in.constant(dense, operation.place());
        }
        throw new NotDenoted(operation.place(), operation.name(), "its value is no dense<..>");
    }

    static Denoted iota(Operation operation, List<Denoted> operands, Denotations in) {
        List<Integer> sizes = in.stated().resultSizes(operation);
        int along = dimension(operation, "iota_dimension", sizes.size(), "C1");
        Denoted count = new Denoted(Iota.of(in.positions().shape(sizes), in.positions().axis(along)), sizes);
        return Computed.converted(Conversion.CONVERT, count, in.stated().resultElement(operation));
    }

    /** The dimension that an attribute names. */
    static int dimension(Operation operation, String attribute, int rank, String constraint) {
        long dimension = Attributes.of(operation).number(attribute);
        if (dimension < 0 || dimension >= rank) {
            throw new InvalidProgram(operation.place(), operation.name() + " (" + constraint + ")",
                    attribute + " is " + dimension + ", but the tensor has " + rank + " dimensions");
        }
        return Math.toIntExact(dimension);
    }

    /** Checks that each is a dimension of a tensor of the rank, and that they are all different. */
    static List<Integer> requireDistinct(Operation operation, String attribute, List<Integer> dimensions, int rank,
            String constraint) {
        boolean within = dimensions.stream().allMatch(each -> each >= 0 && each < rank);
        if (!within || new HashSet<>(dimensions).size() != dimensions.size()) {
            throw new InvalidProgram(operation.place(), operation.name() + " (" + constraint + ")", attribute + " is "
                    + dimensions + "; expected different dimensions of a tensor with " + rank + " of them");
        }
        return dimensions;
    }

    /** Checks that a broadcast names one dimension of the result for each of the operand. */
    static List<Integer> requireOneEach(Operation operation, List<Integer> to, Denoted operand) {
        if (to.size() != operand.rank()) {
            throw new InvalidProgram(operation.place(), operation.name() + " (C2)",
                    "broadcast_dimensions has " + to.size() + " entries for " + operand.rank() + " dimensions");
        }
        return to;
    }

    static Denoted broadcastInDim(Operation operation, List<Denoted> operands, Denotations in) {
        Denoted operand = operands.getFirst();
        List<Integer> sizes = in.stated().resultSizes(operation);
        List<Integer> to = requireDistinct(operation, "broadcast_dimensions",
                Attributes.of(operation).dimensions("broadcast_dimensions"), sizes.size(), "C4");
        requireOneEach(operation, to, operand);
        for (int i = 0; i < to.size(); i++) {
            if (operand.size(i) != 1 && operand.size(i) != sizes.get(to.get(i))) {
                throw new InvalidProgram(operation.place(), operation.name() + " (C5)", "dimension " + i + " has size "
                        + operand.size(i) + ", and " + sizes.get(to.get(i)) + " in the result");
            }
        }
        return in.movement().broadcast(operand, to, sizes);
    }

    /** New dimensions before all others. */
    private static Denoted broadcast(Operation operation, List<Denoted> operands, Denotations in) {
        Denoted operand = operands.getFirst();
        List<Integer> sizes = new ArrayList<>(
                Attributes.of(operation).numbers("broadcast_sizes").stream().map(Math::toIntExact).toList());
        int added = sizes.size();
        sizes.addAll(operand.sizes());
        return in.movement()
                .broadcast(operand, IntStream.range(0, operand.rank()).map(i -> i + added).boxed().toList(), sizes);
    }

    private static Denoted transpose(Operation operation, List<Denoted> operands, Denotations in) {
        Denoted operand = operands.getFirst();
        List<Integer> order = requireDistinct(operation, "permutation",
                Attributes.of(operation).dimensions("permutation"), operand.rank(), "C2");
        if (order.size() != operand.rank()) {
            throw new InvalidProgram(operation.place(), operation.name() + " (C2)",
                    "permutation has " + order.size() + " entries for " + operand.rank() + " dimensions");
        }
        return in.movement().transposed(operand, order);
    }

    static Denoted reshape(Operation operation, List<Denoted> operands, Denotations in) {
        Denoted operand = operands.getFirst();
        List<Integer> sizes = in.stated().resultSizes(operation);
        long count = sizes.stream().mapToLong(Integer::longValue).reduce(1, Math::multiplyExact);
        if (count != operand.count()) {
            throw new InvalidProgram(operation.place(), operation.name() + " (C2)",
                    "the operand has " + operand.count() + " elements, and the result " + count);
        }
        return count == 0 ? in.number(0, operand.element(), sizes) : in.movement().reshaped(operand, sizes);
    }

    static Denoted slice(Operation operation, List<Denoted> operands, Denotations in) {
        Denoted operand = operands.getFirst();
        Attributes attributes = Attributes.of(operation);
        List<Long> start = attributes.numbers("start_indices");
        List<Long> end = attributes.numbers("limit_indices");
        List<Long> stride = attributes.numbers("strides", operand.rank(), 1);
        if (start.size() != operand.rank() || end.size() != operand.rank() || stride.size() != operand.rank()) {
            throw new InvalidProgram(operation.place(), operation.name() + " (C2)",
                    "start, limit and stride have one entry for each of " + operand.rank() + " dimensions");
        }
        for (int i = 0; i < operand.rank(); i++) {
            if (start.get(i) < 0 || start.get(i) > end.get(i) || end.get(i) > operand.size(i)) {
                throw new InvalidProgram(operation.place(), operation.name() + " (C3)", "dimension " + i
                        + " is cut to [" + start.get(i) + ", " + end.get(i) + "), but has size " + operand.size(i));
            }
            if (stride.get(i) <= 0) {
                throw new InvalidProgram(operation.place(), operation.name() + " (C4)",
                        "the stride of dimension " + i + " is " + stride.get(i));
            }
        }
        return in.movement().slice(operand, start, end, stride);
    }

    static Denoted pad(Operation operation, List<Denoted> operands, Denotations in) {
        Denoted operand = operands.get(0);
        Attributes attributes = Attributes.of(operation);
        List<Long> low = attributes.numbers("edge_padding_low");
        List<Long> high = attributes.numbers("edge_padding_high");
        List<Long> interior = attributes.numbers("interior_padding", operand.rank(), 0);
        if (low.size() != operand.rank() || high.size() != operand.rank() || interior.size() != operand.rank()) {
            throw new InvalidProgram(operation.place(), operation.name() + " (C2)",
                    "low, high and interior padding have one entry for each of " + operand.rank() + " dimensions");
        }
        List<Integer> sizes = new ArrayList<>();
        for (int i = 0; i < operand.rank(); i++) {
            long inside = operand.size(i) == 0 ? 0 : operand.size(i) + (operand.size(i) - 1) * interior.get(i);
            long size = low.get(i) + inside + high.get(i);
            if (interior.get(i) < 0 || size < 0) {
                throw new InvalidProgram(operation.place(), operation.name() + (size < 0 ? " (C4)" : " (C3)"),
                        "dimension " + i + " has the interior padding " + interior.get(i) + " and becomes " + size);
            }
            sizes.add(Math.toIntExact(size));
        }
        return new Padding(low, high, interior).around(operand, operands.get(1), sizes, in);
    }

    private static Denoted concatenate(Operation operation, List<Denoted> operands, Denotations in) {
        Denoted first = operands.getFirst();
        int along = dimension(operation, "dimension", first.rank(), "C4");
        List<Size> sizes = new ArrayList<>(first.dimensions().all());
        for (Denoted next : operands.subList(1, operands.size())) {
            for (int i = 0; i < Math.max(next.rank(), first.rank()); i++) {
                if (next.rank() != first.rank() || (i != along
                        && next.dimensions().all().get(i).differsFrom(first.dimensions().all().get(i)))) {
                    throw new InvalidProgram(operation.place(), operation.name() + " (C2)", "operands with the sizes "
                            + first.dimensions() + " and " + next.dimensions() + " differ beyond dimension " + along);
                }
            }
            sizes.set(along, sizes.get(along).plus(next.dimensions().all().get(along)));
        }
        return operands.size() == 1
                ? first
                : new Denoted(Concat.of(operands.stream().map(Denoted::tensor).toList(), in.positions().axis(along)),
                        new Dimensions(sizes));
    }

    private static Denoted reverse(Operation operation, List<Denoted> operands, Denotations in) {
        Denoted operand = operands.getFirst();
        List<Integer> dimensions = requireDistinct(operation, "dimensions",
                Attributes.of(operation).dimensions("dimensions"), operand.rank(), "C2");
        return dimensions.isEmpty()
                ? operand
                : operand.with(Reverse.of(operand.tensor(), in.positions().axes(dimensions)));
    }
}
