package io.verifyrules.verifier.dialect.hlo;

import io.verifyrules.verifier.dialect.Attributes;
import io.verifyrules.verifier.program.Attribute;
import io.verifyrules.verifier.program.Value;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Opcodes that read and write at places which are computed. */
final class Lookups {

    private Lookups() {
    }

    static Map<String, Opcode> opcodes() {
        return Map.of("dynamic-slice", Opcode.any(Lookups::dynamicSlice, "dynamic_slice_sizes"), "dynamic-update-slice",
                Opcode.any(Lookups::dynamicUpdateSlice), "gather", Opcode.of(2, Lookups::gather, "offset_dims",
                        "collapsed_slice_dims", "start_index_map", "operand_batching_dims",
                        "start_indices_batching_dims", "index_vector_dim", "slice_sizes", "indices_are_sorted"),
                "scatter",
                Opcode.any(Scatters::scatter, "update_window_dims", "inserted_window_dims",
                        "scatter_dims_to_operand_dims", "input_batching_dims", "scatter_indices_batching_dims",
                        "index_vector_dim", "indices_are_sorted", "unique_indices", "to_apply"));
    }

    private static List<Value> dynamicSlice(Instruction instruction) {
        requireStarts(instruction, 1);
        return instruction.as("stablehlo.dynamic_slice",
                Map.of("slice_sizes", Written.numbers(instruction.attributes().numbers("dynamic_slice_sizes"))));
    }

    private static List<Value> dynamicUpdateSlice(Instruction instruction) {
        requireStarts(instruction, 2);
        return instruction.as("stablehlo.dynamic_update_slice", Map.of());
    }

    /** From an operand on, there is a single number for each dimension of the first one. */
    private static void requireStarts(Instruction instruction, int from) {
        instruction.arrays();
        int rank = instruction.tensor(0).dimensions().size();
        if (instruction.count() != from + rank) {
            throw instruction.refused(
                    "it has " + (instruction.count() - from) + " starts, not one for each of " + rank + " dimensions");
        }
        for (int i = from; i < instruction.count(); i++) {
            if (!instruction.tensor(i).dimensions().isEmpty()) {
                throw instruction.refused("operand " + i + " is no single number");
            }
        }
    }

    private static List<Value> gather(Instruction instruction) {
        instruction.arrays();
        Attributes attributes = instruction.attributes();
        Map<String, Attribute> numbers = new HashMap<>();
        for (String each : List.of("offset_dims", "collapsed_slice_dims", "start_index_map", "operand_batching_dims",
                "start_indices_batching_dims")) {
            numbers.put(each, Combining.dimensions(attributes, each));
        }
        numbers.put("index_vector_dim", Written.number(attributes.number("index_vector_dim")));
        return instruction.as("stablehlo.gather",
                Map.of("dimension_numbers", Written.fields("stablehlo.gather", numbers), "slice_sizes",
                        Written.numbers(attributes.numbers("slice_sizes")), "indices_are_sorted",
                        attributes.find("indices_are_sorted").orElse(Written.truth(false))));
    }
}
