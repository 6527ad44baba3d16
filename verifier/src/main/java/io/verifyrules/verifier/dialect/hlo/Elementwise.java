package io.verifyrules.verifier.dialect.hlo;

import io.verifyrules.verifier.dialect.Attributes;
import io.verifyrules.verifier.program.Attribute;
import io.verifyrules.verifier.program.Type;
import io.verifyrules.verifier.program.Value;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Opcodes that compute each element by itself. */
final class Elementwise {

    private static final List<String> UNARY = List.of("abs", "bitcast-convert", "cbrt", "ceil", "convert", "cosine",
            "count-leading-zeros", "exponential", "exponential-minus-one", "floor", "imag", "is-finite", "log",
            "log-plus-one", "logistic", "negate", "not", "popcnt", "real", "round-nearest-afz", "round-nearest-even",
            "rsqrt", "sign", "sine", "sqrt", "tan", "tanh");
    private static final List<String> BINARY = List.of("add", "and", "atan2", "complex", "divide", "maximum", "minimum",
            "multiply", "or", "power", "remainder", "shift-left", "shift-right-arithmetic", "shift-right-logical",
            "subtract", "xor");

    /** Functions of one float that CHLO has and StableHLO has not. */
    private static final List<String> CHLO = List.of("acos", "acosh", "asin", "asinh", "atanh", "cosh", "erf", "sinh");

    private Elementwise() {
    }

    static Map<String, Opcode> opcodes() {
        Map<String, Opcode> all = new HashMap<>();
        UNARY.forEach(name -> all.put(name, Opcode.of(1, plain(stable(name)))));
        BINARY.forEach(name -> all.put(name, Opcode.of(2, plain(stable(name)))));
        CHLO.forEach(name -> all.put(name, Opcode.of(1, plain("chlo." + name))));
        all.put("clamp", Opcode.of(3, plain("stablehlo.clamp")));
        all.put("select", Opcode.of(3, plain("stablehlo.select")));
        all.put("compare", Opcode.of(2, Elementwise::compare, "direction", "type"));
        all.put("reduce-precision", Opcode.of(1, Elementwise::reducePrecision, "exponent_bits", "mantissa_bits"));
        return all;
    }

    private static String stable(String opcode) {
        return "stablehlo." + opcode.replace('-', '_');
    }

    private static Opcode.Lowering plain(String name) {
        return instruction -> {
            instruction.arrays();
            return instruction.as(name, Map.of());
        };
    }

    private static List<Value> compare(Instruction instruction) {
        Attributes attributes = instruction.attributes();
        String direction = attributes.word("direction").orElseThrow(() -> attributes.missing("direction"));
        Optional<String> type = attributes.word("type");
        String usual = usual(instruction.tensor(0).element());
        boolean total = usual.equals("FLOAT") && type.filter("TOTALORDER"::equals).isPresent();
        if (type.isPresent() && !total && !type.get().equals(usual)) {
            throw instruction.refused("elements are compared as " + type.get() + ", not as " + usual);
        }
        instruction.arrays();
        Map<String, Attribute> said = new HashMap<>(
                Map.of("comparison_direction", new Attribute.Words("stablehlo", "comparison_direction " + direction)));
        if (total) {
            said.put("compare_type", new Attribute.Words("stablehlo", "comparison_type TOTALORDER"));
        }
        return instruction.as("stablehlo.compare", said);
    }

    /** The comparison of elements of a type where nothing is said. */
    private static String usual(Type element) {
        return switch (element) {
            case Type.Whole(int bits, Type.Signedness signedness) ->
                bits == 1 || signedness == Type.Signedness.UNSIGNED ? "UNSIGNED" : "SIGNED";
            default -> "FLOAT";
        };
    }

    private static List<Value> reducePrecision(Instruction instruction) {
        instruction.arrays();
        return instruction.as("stablehlo.reduce_precision",
                Map.of("exponent_bits", Written.number(instruction.attributes().number("exponent_bits")),
                        "mantissa_bits", Written.number(instruction.attributes().number("mantissa_bits"))));
    }
}
