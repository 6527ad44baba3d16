package io.verifyrules.verifier.dialect.stablehlo;

import io.verifyrules.dsl.expr.Iota;
import io.verifyrules.verifier.dialect.Attributes;
import io.verifyrules.verifier.dialect.Computed;
import io.verifyrules.verifier.dialect.Denotations;
import io.verifyrules.verifier.dialect.Denoted;
import io.verifyrules.verifier.dialect.Dimensions;
import io.verifyrules.verifier.dialect.InvalidProgram;
import io.verifyrules.verifier.dialect.NotDenoted;
import io.verifyrules.verifier.dialect.OperationMeaning;
import io.verifyrules.verifier.dialect.ShapeTensors;
import io.verifyrules.verifier.program.Attribute;
import io.verifyrules.verifier.program.Data;
import io.verifyrules.verifier.program.Literal;
import io.verifyrules.verifier.program.Operation;
import io.verifyrules.verifier.program.Type;
import io.verifyrules.verifier.program.Value;
import java.math.BigInteger;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * The operations whose sizes are operands, where these depend on no input, or are sizes of inputs. Each is the
 * operation with the same numbers as attributes.
 *
 * @see <a href="https://github.com/openxla/stablehlo/blob/main/docs/spec.md">the specification of StableHLO</a>
 */
final class Dynamics {

    private static final Type WORD = new Type.Whole(64, Type.Signedness.SIGNLESS);

    private Dynamics() {
    }

    /** The meanings by name. */
    static Map<String, OperationMeaning> meanings() {
        return Map.ofEntries(Map.entry("stablehlo.dynamic_broadcast_in_dim", OperationMeaning.one(Dynamics::broadcast)),
                Map.entry("stablehlo.dynamic_reshape",
                        OperationMeaning.one((operation, operands, in) -> Shapes.reshape(
                                resized(operation, sizes(operation, operands.get(1), in)), operands.subList(0, 1),
                                in))),
                Map.entry("stablehlo.dynamic_iota", OperationMeaning.one(Dynamics::iota)),
                Map.entry("stablehlo.real_dynamic_slice", OperationMeaning.one(Dynamics::slice)),
                Map.entry("stablehlo.dynamic_pad", OperationMeaning.one(Dynamics::pad)),
                Map.entry("stablehlo.dynamic_gather", OperationMeaning.one(Dynamics::gather)),
                Map.entry("stablehlo.dynamic_conv", OperationMeaning.one(Dynamics::convolution)),
                Map.entry("stablehlo.get_dimension_size", OperationMeaning.one(Dynamics::size)));
    }

    private static List<Long> numbers(Operation operation, Denoted tensor, Denotations in) {
        return in.integers(tensor)
                .orElseThrow(() -> new NotDenoted(operation.place(), operation.name(),
                        "sizes or places that depend on an input"))
                .stream()
                .map(BigInteger::longValueExact)
                .toList();
    }

    private static List<Long> sizes(Operation operation, Denoted tensor, Denotations in) {
        List<Long> sizes = numbers(operation, tensor, in);
        if (tensor.rank() != 1 || sizes.stream().anyMatch(size -> size < 0)) {
            throw new InvalidProgram(operation.place(), operation.name(), "the shape is " + sizes);
        }
        return sizes;
    }

    private static Dimensions shape(Operation operation, Denoted tensor, Denotations in) {
        return ShapeTensors.sizes(tensor, in)
                .orElseThrow(() -> new NotDenoted(operation.place(), operation.name(),
                        "a shape that is not made of sizes and known numbers"));
    }

    private static Denoted broadcast(Operation operation, List<Denoted> operands, Denotations in) {
        Denoted operand = operands.getFirst();
        Dimensions shape = shape(operation, operands.get(1), in);
        List<Integer> to = Shapes.requireDistinct(operation, "broadcast_dimensions",
                Attributes.of(operation).dimensions("broadcast_dimensions"), shape.rank(), "C4");
        return operand.dimensions().isKnown() && shape.isKnown()
                ? Shapes.broadcastInDim(resized(operation, shape.numbers().stream().map(Integer::longValue).toList()),
                        operands.subList(0, 1), in)
                : in.movement().broadcast(operand, Shapes.requireOneEach(operation, to, operand), shape);
    }

    private static Denoted iota(Operation operation, List<Denoted> operands, Denotations in) {
        Dimensions shape = shape(operation, operands.getFirst(), in);
        int along = Shapes.dimension(operation, "iota_dimension", shape.rank(), "C1");
        return Computed.converted(new Denoted(Iota.of(in.positions().shape(shape), in.positions().axis(along)), shape),
                in.stated().resultElement(operation));
    }

    /** The operation with a result of these sizes. */
    private static Operation resized(Operation operation, List<Long> sizes) {
        Value result = operation.results().getFirst();
        if (!(result.type() instanceof Type.Tensor tensor)) {
            return operation;
        }
        Type.Tensor exact = new Type.Tensor(sizes.stream().map(Type.Dimension::of).toList(), tensor.element(),
                tensor.encoding());
        return new Operation(operation.name(), operation.operands(),
                List.of(new Value(result.name(), exact, result.place())), operation.attributes(), operation.regions(),
                operation.place());
    }

    /** The operation with further lists of numbers. */
    private static Operation with(Operation operation, Map<String, List<Long>> numbers) {
        SortedMap<String, Attribute> attributes = new TreeMap<>(operation.attributes());
        numbers.forEach((name, all) -> attributes.put(name, new Attribute.Numbers(WORD,
                all.stream().<Literal>map(each -> new Literal.Whole(BigInteger.valueOf(each))).toList())));
        return new Operation(operation.name(), operation.operands(), operation.results(), attributes,
                operation.regions(), operation.place());
    }

    private static Denoted slice(Operation operation, List<Denoted> operands, Denotations in) {
        return Shapes.slice(
                with(operation, Map.of("start_indices", numbers(operation, operands.get(1), in), "limit_indices",
                        numbers(operation, operands.get(2), in), "strides", numbers(operation, operands.get(3), in))),
                operands.subList(0, 1), in);
    }

    private static Denoted pad(Operation operation, List<Denoted> operands, Denotations in) {
        return Shapes.pad(with(operation,
                Map.of("edge_padding_low", numbers(operation, operands.get(2), in), "edge_padding_high",
                        numbers(operation, operands.get(3), in), "interior_padding",
                        numbers(operation, operands.get(4), in))),
                operands.subList(0, 2), in);
    }

    private static Denoted gather(Operation operation, List<Denoted> operands, Denotations in) {
        return Gathers.gather(with(operation, Map.of("slice_sizes", numbers(operation, operands.get(2), in))),
                operands.subList(0, 2), in);
    }

    private static Denoted convolution(Operation operation, List<Denoted> operands, Denotations in) {
        List<Long> padding = numbers(operation, operands.get(2), in);
        SortedMap<String, Attribute> attributes = new TreeMap<>(operation.attributes());
        attributes.put("padding",
                new Attribute.Dense(new Data.Listed(List.of(padding.size() / 2, 2),
                        padding.stream().<Literal>map(each -> new Literal.Whole(BigInteger.valueOf(each))).toList()),
                        Type.Tensor.of(WORD, padding.size() / 2, 2)));
        return Convolutions.convolution(new Operation(operation.name(), operation.operands(), operation.results(),
                attributes, operation.regions(), operation.place()), operands.subList(0, 2), in);
    }

    private static Denoted size(Operation operation, List<Denoted> operands, Denotations in) {
        Denoted operand = operands.getFirst();
        int dimension = Shapes.dimension(operation, "dimension", operand.rank(), "C1");
        return in.size(operand.dimensions().all().get(dimension), in.stated().resultElement(operation));
    }
}
