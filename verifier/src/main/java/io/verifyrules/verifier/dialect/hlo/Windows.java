package io.verifyrules.verifier.dialect.hlo;

import io.verifyrules.verifier.dialect.Attributes;
import io.verifyrules.verifier.program.Attribute;
import io.verifyrules.verifier.program.Type;
import io.verifyrules.verifier.program.Value;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Opcodes with a window that moves. */
final class Windows {

    private static final Pattern LABELS = Pattern.compile("([bf0-9]+)_([io0-9]+)->([bf0-9]+)");
    private static final Set<String> PARTS = Set.of("size", "stride", "pad", "lhs_dilate", "rhs_dilate",
            "rhs_reversal");

    private Windows() {
    }

    static Map<String, Opcode> opcodes() {
        return Map.of("reduce-window", Opcode.any(Windows::reduceWindow, "window", "to_apply"), "convolution",
                // The precision is that of the machine, and no part of the meaning, as in StableHLO.
                Opcode.of(2, Windows::convolution, "window", "dim_labels", "feature_group_count", "batch_group_count",
                        "operand_precision"));
    }

    /** The movement of a window, with a number for each dimension. */
    private record Window(List<Long> size, List<Long> stride, List<Long> low, List<Long> high, List<Long> base,
            List<Long> hole, List<Long> reversed) {

        private static Window of(Instruction instruction, int rank) {
            Attributes parts = instruction.attributes().fields("window");
            Attributes padding = parts.fields("pad");
            for (String part : parts.byName().keySet()) {
                if (!PARTS.contains(part)) {
                    throw instruction.refused("what '" + part + "' means in a window is not known here");
                }
            }
            Window window = new Window(parts.numbers("size", rank, 1), parts.numbers("stride", rank, 1),
                    padding.numbers("low", rank, 0), padding.numbers("high", rank, 0),
                    parts.numbers("lhs_dilate", rank, 1), parts.numbers("rhs_dilate", rank, 1),
                    parts.numbers("rhs_reversal", rank, 0));
            for (List<Long> each : List.of(window.size, window.stride, window.low, window.high, window.base,
                    window.hole, window.reversed)) {
                if (each.size() != rank) {
                    throw instruction.refused("its window has " + each.size() + " numbers for " + rank + " dimensions");
                }
            }
            if (padding.numbers("interior", rank, 0).stream().anyMatch(each -> each != 0)) {
                throw instruction.refused("its window is padded between elements");
            }
            return window;
        }
    }

    private static List<Value> reduceWindow(Instruction instruction) {
        int count = instruction.count() / 2;
        var body = Combining.reducer(instruction, "to_apply", count);
        Window window = Window.of(instruction, instruction.tensor(0).dimensions().size());
        if (window.reversed().stream().anyMatch(each -> each != 0)) {
            throw instruction.refused("its window is reversed");
        }
        return instruction.as("stablehlo.reduce_window",
                Map.of("window_dimensions", Written.numbers(window.size()), "window_strides",
                        Written.numbers(window.stride()), "base_dilations", Written.numbers(window.base()),
                        "window_dilations", Written.numbers(window.hole()), "padding",
                        Written.pairs(window.low(), window.high())),
                instruction.scope().region(body));
    }

    private static List<Value> convolution(Instruction instruction) {
        Combining.requireExact(instruction);
        Attributes attributes = instruction.attributes();
        String stated = attributes.word("dim_labels").orElseThrow(() -> attributes.missing("dim_labels"));
        Matcher labels = LABELS.matcher(stated);
        Type.Tensor kernel = instruction.tensor(1);
        if (!labels.matches() || labels.group(2).length() != kernel.dimensions().size()) {
            throw instruction.refused(
                    "dim_labels is " + stated + " for a kernel with " + kernel.dimensions().size() + " dimensions");
        }
        Window window = Window.of(instruction, labels.group(2).length() - 2);
        requireSize(instruction, window, labels.group(2), kernel);
        Map<String, Attribute> written = new HashMap<>();
        written.put("dimension_numbers", new Attribute.Words("stablehlo.conv",
                list(labels.group(1)) + "x" + list(labels.group(2)) + "->" + list(labels.group(3))));
        written.put("window_strides", Written.numbers(window.stride()));
        written.put("padding", Written.pairs(window.low(), window.high()));
        written.put("lhs_dilation", Written.numbers(window.base()));
        written.put("rhs_dilation", Written.numbers(window.hole()));
        written.put("window_reversal", Written.numbers(window.reversed()));
        written.put("feature_group_count", Written.number(attributes.number("feature_group_count", 1)));
        written.put("batch_group_count", Written.number(attributes.number("batch_group_count", 1)));
        return instruction.as("stablehlo.convolution", written);
    }

    /** The window is as large as the kernel. */
    private static void requireSize(Instruction instruction, Window window, String labels, Type.Tensor kernel) {
        List<Long> sizes = new ArrayList<>(Collections.nCopies(window.size().size(), -1L));
        for (int i = 0; i < labels.length(); i++) {
            if (Character.isDigit(labels.charAt(i))) {
                sizes.set(Character.digit(labels.charAt(i), 10), kernel.dimensions().get(i).size().orElseThrow());
            }
        }
        if (!sizes.equals(window.size())) {
            throw instruction.refused("its window is of the size " + window.size() + ", and the kernel of " + sizes);
        }
    }

    private static String list(String labels) {
        return "[" + String.join(", ", labels.split("")) + "]";
    }
}
