package io.verifyrules.verifier.dialect.hlo;

import io.verifyrules.verifier.dialect.Attributes;
import io.verifyrules.verifier.program.Type;
import io.verifyrules.verifier.program.Value;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Opcodes that move elements and compute none, with what makes arrays of nothing. */
final class Movements {

    private Movements() {
    }

    static Map<String, Opcode> opcodes() {
        return Map.ofEntries(Map.entry("constant", Opcode.of(0, Movements::constant, "value")),
                Map.entry("iota", Opcode.of(0, Movements::iota, "iota_dimension")),
                Map.entry("broadcast", Opcode.of(1, Movements::broadcast, "dimensions")),
                // Which dimension was inferred only matters where sizes are not known.
                Map.entry("reshape", Opcode.of(1, Movements::reshape, "inferred_dimension")),
                Map.entry("transpose", Opcode.of(1, Movements::transpose, "dimensions")),
                Map.entry("reverse", Opcode.of(1, Movements::reverse, "dimensions")),
                Map.entry("slice", Opcode.of(1, Movements::slice, "slice")),
                Map.entry("pad", Opcode.of(2, Movements::pad, "padding")),
                Map.entry("concatenate", Opcode.any(Movements::concatenate, "dimensions")),
                Map.entry("bitcast", Opcode.of(1, Movements::bitcast)),
                Map.entry("get-dimension-size", Opcode.of(1, Movements::size, "dimensions")));
    }

    private static List<Value> constant(Instruction instruction) {
        Attributes attributes = instruction.attributes();
        return instruction.as("stablehlo.constant",
                Map.of("value", attributes.find("value").orElseThrow(() -> attributes.missing("value"))));
    }

    private static List<Value> iota(Instruction instruction) {
        return instruction.as("stablehlo.iota",
                Map.of("iota_dimension", Written.number(instruction.attributes().number("iota_dimension"))));
    }

    /** The dimensions of the operand have the sizes that they have in the result; nothing of size 1 is repeated along them. */
    private static List<Value> broadcast(Instruction instruction) {
        Type.Tensor operand = instruction.tensor(0);
        Type.Tensor result = instruction.resultTensor();
        List<Long> to = instruction.attributes().find("dimensions").isEmpty() && operand.dimensions().isEmpty()
                ? List.of()
                : instruction.attributes().numbers("dimensions");
        for (int i = 0; i < Math.min(to.size(), operand.dimensions().size()); i++) {
            if (!operand.dimensions().get(i).equals(result.dimensions().get(Math.toIntExact(to.get(i))))) {
                throw instruction.refused("dimension " + i + " has the size " + operand.dimensions().get(i) + ", and "
                        + result.dimensions().get(Math.toIntExact(to.get(i))) + " in the result");
            }
        }
        return instruction.as("stablehlo.broadcast_in_dim", Map.of("broadcast_dimensions", Written.numbers(to)));
    }

    private static List<Value> reshape(Instruction instruction) {
        instruction.arrays();
        return instruction.as("stablehlo.reshape", Map.of());
    }

    private static List<Value> transpose(Instruction instruction) {
        instruction.arrays();
        return instruction.as("stablehlo.transpose",
                Map.of("permutation", Written.numbers(instruction.attributes().numbers("dimensions"))));
    }

    private static List<Value> reverse(Instruction instruction) {
        instruction.arrays();
        return instruction.as("stablehlo.reverse",
                Map.of("dimensions", Written.numbers(instruction.attributes().numbers("dimensions"))));
    }

    private static List<Value> slice(Instruction instruction) {
        instruction.arrays();
        Attributes slice = instruction.attributes().fields("slice");
        return instruction.as("stablehlo.slice",
                Map.of("start_indices", Written.numbers(slice.numbers("start")), "limit_indices",
                        Written.numbers(slice.numbers("limit")), "strides", Written.numbers(slice.numbers("stride"))));
    }

    private static List<Value> pad(Instruction instruction) {
        instruction.arrays();
        Attributes padding = instruction.attributes().fields("padding");
        return instruction.as("stablehlo.pad",
                Map.of("edge_padding_low", Written.numbers(padding.numbers("low")), "edge_padding_high",
                        Written.numbers(padding.numbers("high")), "interior_padding",
                        Written.numbers(padding.numbers("interior"))));
    }

    private static List<Value> concatenate(Instruction instruction) {
        instruction.arrays();
        return instruction.as("stablehlo.concatenate", Map.of("dimension", Written.number(one(instruction))));
    }

    /** The one dimension that a list of them has. */
    static long one(Instruction instruction) {
        List<Long> dimensions = instruction.attributes().numbers("dimensions");
        if (dimensions.size() != 1) {
            throw instruction.refused("it names the dimensions " + dimensions + ", not a single one");
        }
        return dimensions.getFirst();
    }

    private static List<Value> size(Instruction instruction) {
        instruction.arrays();
        return instruction.as("stablehlo.get_dimension_size", Map.of("dimension", Written.number(one(instruction))));
    }

    /** The same bytes as another shape. Where both have the usual layout, that is a reshape. */
    private static List<Value> bitcast(Instruction instruction) {
        Value operand = instruction.array(0);
        Type.Tensor result = instruction.resultTensor();
        for (Value each : List.of(instruction.operation().operands().getFirst(), instruction.result())) {
            Optional<String> layout = Shape.layout(each.type());
            if (layout.isPresent()) {
                throw instruction.refused("the layout {" + layout.get() + "} decides what it computes");
            }
        }
        if (!instruction.tensor(0).element().equals(result.element())) {
            throw instruction.refused("its elements become those of another type");
        }
        return instruction.at("stablehlo.reshape", List.of(operand), Map.of());
    }
}
