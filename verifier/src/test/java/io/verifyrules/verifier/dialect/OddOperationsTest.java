package io.verifyrules.verifier.dialect;

import io.verifyrules.dsl.axis.RankClass;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.expr.Input;
import io.verifyrules.verifier.Samples;
import io.verifyrules.verifier.dialect.table.Dialects;
import io.verifyrules.verifier.program.Function;
import io.verifyrules.verifier.text.Entry;
import io.verifyrules.verifier.text.mlir.MlirReader;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

/**
 * Operations with a wrong number of operands, results, regions and entries, and with attributes of any kind. Each has a meaning, or is
 * refused with a place: nothing else is thrown.
 */
class OddOperationsTest {

    private static final int VARIANTS = Samples.number(40);
    private static final List<String> TYPES = List.of("tensor<f32>", "tensor<3xf32>", "tensor<2x3xf32>", "tensor<i32>",
            "f32", "i32", "index", "i1", "tensor<3xi32>", "tensor<0xi32>", "tensor<1x2x2x1xf32>", "tensor<2x2x1xi8>",
            "tensor<i1>", "tensor<2xi1>", "tensor<2x3x2xi64>", "tensor<1xui8>");
    private static final List<String> ATTRIBUTES = List.of("dimension", "dimensions", "permutation", "iota_dimension",
            "start_indices", "limit_indices", "strides", "slice_sizes", "edge_padding_low", "edge_padding_high",
            "interior_padding", "broadcast_dimensions", "broadcast_sizes", "feature_index", "epsilon", "value",
            "dimension_numbers", "dot_dimension_numbers", "comparison_direction", "compare_type", "exponent_bits",
            "mantissa_bits", "callee", "decomposition", "index", "is_stable", "window_dimensions", "window_strides",
            "padding", "base_dilations", "window_dilations", "indices_are_sorted", "unique_indices", "lhs", "rhs",
            "amount", "left_amount", "right_amount", "lower", "upper", "predicate", "overflowFlags", "isExact",
            "fastmath", "roundingmode", "map", "indexing_maps", "iterator_types", "operandSegmentSizes",
            "reassociation", "static_offsets", "static_sizes", "static_strides", "static_low", "static_high", "dim",
            "dilations", "axis", "new_shape", "multiples", "perms", "kernel", "stride", "pad", "dilation", "shift",
            "min_val", "max_val", "min_fp", "max_fp", "min_int", "max_int", "start", "size", "values", "acc_type");
    private static final List<String> VALUES = List.of("0 : i64", "1 : i64", "-1 : i64", "7 : i64",
            "123456789012345678 : i64", "array<i64>", "array<i64: 0>", "array<i64: 1, 0>", "array<i64: 0, 0>",
            "array<i64: 5, -1>", "array<i64: 1, 1, 1>", "1.5 : f32", "\"LT\"", "unit", "true", "@f", "@none",
            "dense<1> : tensor<3xi64>", "dense<[[0, 1]]> : tensor<1x2xi64>", "dense<2.0> : tensor<3xf32>",
            "affine_map<(d0) -> (d0 + 1)>", "affine_map<(d0)[s0] -> (d0 floordiv s0)>", "[affine_map<(d0) -> (d0)>]",
            "[affine_map<(a, b) -> (a, b)>, affine_map<(a, b) -> (b - a)>]", "[\"parallel\"]",
            "[\"parallel\", \"reduction\"]", "array<i32: 1, 1>", "array<i32: 2, 1>", "array<i32: 1, 0, 0, 0>",
            "[[0, 1]]", "[[0], [1]]", "array<i64: -9223372036854775808>", "#arith.overflow<nsw>", "f32",
            "array<i64: 1, 1>", "array<i64: 0, 0, 0, 0>", "#stablehlo<comparison_direction EQ>",
            "#stablehlo.dot<lhs_contracting_dimensions = [0]>",
            "#stablehlo.gather<offset_dims = [0], start_index_map = [0, 0], index_vector_dim = 3>");

    static Stream<String> operations() {
        return Dialects.operations().keySet().stream().sorted();
    }

    @ParameterizedTest
    @MethodSource("operations")
    void haveAMeaningOrAreRefused(String operation) {
        Random random = new Random(operation.hashCode() + Samples.first(1));
        int read = 0;
        for (int i = 0; i < VARIANTS; i++) {
            String text = text(operation, random);
            for (Entry entry : MlirReader.functions("odd.mlir", text)) {
                if (entry instanceof Entry.Read(var module, Function function)) {
                    for (Reading reading : Reading.values()) {
                        apply(function, reading, text);
                        read++;
                    }
                }
            }
        }
        assertThat(read).as("variants that are read, %s", Samples.repeated()).isGreaterThan(VARIANTS / 2 - 10);
    }

    private static void apply(Function function, Reading reading, String text) {
        Positions positions = new Positions(new RankClass("d", RankClass.RankBound.SINGLETON));
        Tables tables = new Tables(positions, Input::of);
        Functions functions = new Functions(reading, Spelling.FOR_PROOFS, Unrolling.NONE, positions, tables,
                (sizes, element, neutral) -> new Movement(positions).repeated(neutral, sizes), Map.of("f", function),
                Dialects.operations());
        try {
            List<Denoted> arguments = new ArrayList<>();
            for (var type : function.type().operands()) {
                List<Integer> sizes = functions.sizes(type, function.place());
                ElementType element = functions.element(type, function.place());
                arguments.add(new Denoted(Input.of("arg" + arguments.size(), element, positions.shape(sizes)), sizes));
            }
            assertThat(functions.results(function, arguments)).hasSameSizeAs(function.type().results());
        } catch (NotDenoted | InvalidProgram refused) {
            assertThat(refused).hasMessageContaining("odd.mlir:");
        } catch (RuntimeException other) {
            fail(text, other);
        }
    }

    /** A function with the operation, in generic form. */
    private static String text(String operation, Random random) {
        List<String> types = random.ints(random.nextInt(5), 0, TYPES.size()).mapToObj(TYPES::get).toList();
        if (random.nextBoolean()) {
            types = types.stream().map(ignored -> TYPES.get(random.nextInt(2) + 1)).toList();
        }
        List<String> results = random.ints(1 + random.nextInt(2), 0, TYPES.size()).mapToObj(TYPES::get).toList();
        String arguments = named("%a", types);
        String attributes = random.ints(random.nextInt(8), 0, ATTRIBUTES.size())
                .distinct()
                .mapToObj(i -> ATTRIBUTES.get(i) + " = " + VALUES.get(random.nextInt(VALUES.size())))
                .collect(Collectors.joining(", "));
        String regions = IntStream.range(0, random.nextInt(4))
                .mapToObj(i -> region(i, random))
                .collect(Collectors.joining(", "));
        return "func.func @f(" + arguments + ") -> (" + String.join(", ", results) + ") {\n  %r:" + results.size()
                + " = \"" + operation + "\"(" + values("%a", types.size()) + ")"
                + (regions.isEmpty() ? "" : " (" + regions + ")") + " {" + attributes + "} : ("
                + String.join(", ", types) + ") -> (" + String.join(", ", results) + ")\n  return "
                + IntStream.range(0, results.size()).mapToObj(i -> "%r#" + i).collect(Collectors.joining(", ")) + " : "
                + String.join(", ", results) + "\n}\n";
    }

    private static String region(int number, Random random) {
        List<String> types = random.ints(random.nextInt(5), 0, 4).mapToObj(TYPES::get).toList();
        String name = "%b" + number + "_";
        int returned = random.nextInt(types.size() + 1);
        String terminator = List.of("stablehlo.return", "tensor.yield", "linalg.yield").get(random.nextInt(3));
        return "{\n  ^block(" + named(name, types) + "):\n    \"" + terminator + "\"(" + values(name, returned)
                + ") : (" + String.join(", ", types.subList(0, returned)) + ") -> ()\n}";
    }

    private static String named(String name, List<String> types) {
        return IntStream.range(0, types.size())
                .mapToObj(i -> name + i + ": " + types.get(i))
                .collect(Collectors.joining(", "));
    }

    private static String values(String name, int count) {
        return IntStream.range(0, count).mapToObj(i -> name + i).collect(Collectors.joining(", "));
    }
}
