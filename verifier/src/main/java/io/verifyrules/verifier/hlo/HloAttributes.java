package io.verifyrules.verifier.hlo;

import io.verifyrules.verifier.dialect.Attributes;
import io.verifyrules.verifier.program.Attribute;
import io.verifyrules.verifier.program.Literal;
import io.verifyrules.verifier.program.Operation;
import io.verifyrules.verifier.program.Type;
import java.math.BigInteger;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.IntStream;

/** The names of attributes of StableHLO's operations in HLO, and their form there. */
final class HloAttributes {

    private static final Type LONG = new Type.Whole(64, Type.Signedness.SIGNLESS);

    /** Lists that are left out where they are empty. */
    private static final List<String> OF_BATCHES = List.of("operand_batching_dims", "start_indices_batching_dims",
            "input_batching_dims", "scatter_indices_batching_dims");

    private HloAttributes() {
    }

    /** The attributes of an operation but for its regions. */
    static SortedMap<String, Attribute> of(Operation operation) {
        Attributes attributes = Attributes.of(operation);
        SortedMap<String, Attribute> all = new TreeMap<>();
        switch (operation.name()) {
            case "stablehlo.constant" -> all.put("value", operation.attributes().get("value"));
            case "stablehlo.compare" -> all.put("direction",
                    Attribute.Of.plain(new Literal.Text(attributes.word("comparison_direction").orElseThrow())));
            case "stablehlo.get_tuple_element" -> all.put("index", number(attributes.number("index")));
            case "stablehlo.iota" -> all.put("iota_dimension", number(attributes.number("iota_dimension")));
            case "stablehlo.broadcast_in_dim" ->
                all.put("dimensions", list(attributes.numbers("broadcast_dimensions")));
            case "stablehlo.transpose" -> all.put("dimensions", list(attributes.numbers("permutation")));
            case "stablehlo.reverse", "stablehlo.reduce" ->
                all.put("dimensions", list(attributes.numbers("dimensions")));
            case "stablehlo.concatenate" -> all.put("dimensions", list(List.of(attributes.number("dimension"))));
            case "stablehlo.slice" -> all.put("slice",
                    named(attributes, "start", "start_indices", "limit", "limit_indices", "stride", "strides"));
            case "stablehlo.pad" -> all.put("padding", named(attributes, "low", "edge_padding_low", "high",
                    "edge_padding_high", "interior", "interior_padding"));
            case "stablehlo.dynamic_slice" -> all.put("dynamic_slice_sizes", list(attributes.numbers("slice_sizes")));
            case "stablehlo.reduce_precision" -> {
                all.put("exponent_bits", number(attributes.number("exponent_bits")));
                all.put("mantissa_bits", number(attributes.number("mantissa_bits")));
            }
            case "stablehlo.reduce_window" -> window(attributes, all);
            case "stablehlo.dot_general" -> dot(attributes.fields("dot_dimension_numbers"), all);
            case "stablehlo.sort" -> {
                all.put("dimensions", list(List.of(attributes.number("dimension"))));
                all.put("is_stable", operation.attributes().get("is_stable"));
            }
            case "stablehlo.gather" -> {
                fields(attributes.fields("dimension_numbers"), all);
                all.put("slice_sizes", list(attributes.numbers("slice_sizes")));
            }
            case "stablehlo.scatter" -> fields(attributes.fields("scatter_dimension_numbers"), all);
            default -> {
            }
        }
        return all;
    }

    private static void dot(Attributes fields, SortedMap<String, Attribute> all) {
        Map.of("lhs_batch_dims", "lhs_batching_dimensions", "rhs_batch_dims", "rhs_batching_dimensions",
                "lhs_contracting_dims", "lhs_contracting_dimensions", "rhs_contracting_dims",
                "rhs_contracting_dimensions").forEach((name, field) -> all.put(name, list(fields.numbers(field))));
    }

    private static void fields(Attributes fields, SortedMap<String, Attribute> all) {
        fields.byName().forEach((name, value) -> {
            if (value instanceof Attribute.Of) {
                all.put(name, number(fields.number(name)));
            } else if (!OF_BATCHES.contains(name) || !fields.numbers(name).isEmpty()) {
                all.put(name, list(fields.numbers(name)));
            }
        });
    }

    /** Without dimensions there is no window. */
    private static void window(Attributes attributes, SortedMap<String, Attribute> all) {
        List<Long> sizes = attributes.numbers("window_dimensions");
        if (sizes.isEmpty()) {
            return;
        }
        List<Long> edges = attributes.numbers("padding");
        SortedMap<String, Attribute> pad = new TreeMap<>();
        pad.put("low", list(every(edges, 0)));
        pad.put("high", list(every(edges, 1)));
        SortedMap<String, Attribute> window = new TreeMap<>();
        window.put("size", list(sizes));
        window.put("stride", list(attributes.numbers("window_strides")));
        window.put("pad", new Attribute.Named(pad));
        window.put("lhs_dilate", list(attributes.numbers("base_dilations")));
        window.put("rhs_dilate", list(attributes.numbers("window_dilations")));
        all.put("window", new Attribute.Named(window));
    }

    /** Every second number. */
    private static List<Long> every(List<Long> numbers, int first) {
        return IntStream.range(0, numbers.size()).filter(i -> i % 2 == first).mapToObj(numbers::get).toList();
    }

    private static Attribute named(Attributes attributes, String... names) {
        SortedMap<String, Attribute> all = new TreeMap<>();
        for (int i = 0; i < names.length; i += 2) {
            all.put(names[i], list(attributes.numbers(names[i + 1])));
        }
        return new Attribute.Named(all);
    }

    private static Attribute list(List<Long> numbers) {
        return new Attribute.Numbers(LONG, numbers.stream().map(HloAttributes::whole).toList());
    }

    static Attribute number(long number) {
        return new Attribute.Of(whole(number), Optional.of(LONG));
    }

    private static Literal whole(long number) {
        return new Literal.Whole(BigInteger.valueOf(number));
    }
}
