package io.verifyrules.verifier.text.hlo;

import io.verifyrules.verifier.program.Attribute;
import io.verifyrules.verifier.program.Block;
import io.verifyrules.verifier.program.Data;
import io.verifyrules.verifier.program.Function;
import io.verifyrules.verifier.program.Literal;
import io.verifyrules.verifier.program.Module;
import io.verifyrules.verifier.program.Operation;
import io.verifyrules.verifier.program.Type;
import io.verifyrules.verifier.program.Value;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.LongStream;

/** Writes programs of {@code hlo.} operations as HLO's text, with the names that values have. */
public final class HloWriter {

    private HloWriter() {
    }

    /** The lines of a module. */
    public static String write(Module module) {
        List<String> lines = new ArrayList<>(List.of("HloModule " + module.name().orElse("module"), ""));
        for (Function function : module.functions()) {
            lines.addAll(write(function));
            lines.add("");
        }
        return lines.stream().map(line -> line + "\n").collect(Collectors.joining());
    }

    /** The lines of a computation. */
    public static List<String> write(Function function) {
        List<String> lines = new ArrayList<>();
        lines.add((function.attributes().containsKey(HloReader.ENTRY) ? "ENTRY " : "") + function.name() + " {");
        Block block = function.body()
                .orElseThrow(() -> new IllegalArgumentException(function.name() + " has no body"))
                .blocks()
                .getFirst();
        Value root = block.operations().getLast().operands().getFirst();
        for (int i = 0; i < block.arguments().size(); i++) {
            lines.add(line(block.arguments().get(i), root, "parameter(" + i + ")"));
        }
        for (Operation operation : block.operations().subList(0, block.operations().size() - 1)) {
            lines.add(line(operation.results().getFirst(), root, text(operation)));
        }
        lines.add("}");
        return lines;
    }

    /** A constant with its type, such as {@code s32[2] {1, 2}}. */
    public static String constant(Attribute.Dense constant) {
        return text(constant.type()) + " " + elements(constant.data(), constant.type());
    }

    /** A type as HLO writes it. */
    public static String text(Type type) {
        return HloTypes.text(type);
    }

    private static String line(Value value, Value root, String text) {
        return "  " + (value.equals(root) ? "ROOT " : "") + name(value) + " = " + HloTypes.text(value.type()) + " "
                + text;
    }

    private static String name(Value value) {
        return value.name().substring(1);
    }

    private static String text(Operation operation) {
        String between = operation.attributes().get("value") instanceof Attribute.Dense(Data data, Type type)
                ? elements(data, type)
                : operation.operands().stream().map(HloWriter::name).collect(Collectors.joining(", "));
        String attributes = operation.attributes()
                .entrySet()
                .stream()
                .filter(entry -> !entry.getKey().equals("value"))
                .map(entry -> ", " + entry.getKey() + "=" + value(entry.getKey(), entry.getValue()))
                .collect(Collectors.joining());
        return operation.name().substring("hlo.".length()) + "(" + between + ")" + attributes;
    }

    private static String value(String key, Attribute attribute) {
        return switch (attribute) {
            case Attribute.Numbers(Type type, List<Literal> all) -> "{" + joined(all, ",") + "}";
            case Attribute.Symbol(List<String> path) -> String.join(".", path);
            case Attribute.Several(List<Attribute> all) ->
                all.stream().map(each -> value(key, each)).collect(Collectors.joining(", ", "{", "}"));
            case Attribute.Named(Map<String, Attribute> all) -> switch (key) {
                case "slice" -> between(all, ", ", ":", List.of("start", "limit", "stride"), "[", "]", "{", "}");
                case "padding" -> between(all, "x", "_", List.of("low", "high", "interior"), "", "", "", "");
                default -> window(all);
            };
            case Attribute.Of(Literal.Text(String text), var type) when !isQuoted(key) -> text;
            case Attribute.Of(Literal literal, var type) -> literal.toString();
            default -> attribute.toString();
        };
    }

    private static boolean isQuoted(String key) {
        return key.equals("custom_call_target") || key.equals("backend_config") || key.equals("opaque");
    }

    private static String window(Map<String, Attribute> all) {
        return all.entrySet()
                .stream()
                .map(entry -> entry.getKey() + "="
                        + (entry.getValue() instanceof Attribute.Named(Map<String, Attribute> pad)
                                ? between(pad, "x", "_", List.of("low", "high"), "", "", "", "")
                                : joined(numbers(entry.getValue()), "x")))
                .collect(Collectors.joining(" ", "{", "}"));
    }

    /** Lists side by side: the first entries of all, then the second ones, and so on. */
    private static String between(Map<String, Attribute> all, String dimensions, String parts, List<String> keys,
            String open, String close, String first, String last) {
        List<List<Literal>> lists = keys.stream().map(all::get).map(HloWriter::numbers).toList();
        return IntStream.range(0, lists.getFirst().size())
                .mapToObj(i -> open + joined(lists.stream().map(list -> list.get(i)).toList(), parts) + close)
                .collect(Collectors.joining(dimensions, first, last));
    }

    private static List<Literal> numbers(Attribute attribute) {
        return attribute instanceof Attribute.Numbers(Type type, List<Literal> all) ? all : List.of();
    }

    private static String joined(List<Literal> all, String between) {
        return all.stream().map(Literal::toString).collect(Collectors.joining(between));
    }

    private static String elements(Data data, Type type) {
        return switch (data) {
            case Data.Splat(Literal element) -> element(element, part(type));
            case Data.Listed(List<Integer> shape, List<Literal> all) -> listed(shape, all, part(type), 0, 0);
            case Data.Nothing nothing when type instanceof Type.Tensor tensor -> nothing(tensor, 0);
            case Data.Nothing nothing -> "{}";
            case Data.Elsewhere elsewhere -> "{...}";
            case Data.Blob blob -> throw new IllegalArgumentException("elements as bytes");
        };
    }

    /** Brackets for each dimension up to the one of size 0. */
    private static String nothing(Type.Tensor type, int level) {
        long size = level == type.dimensions().size() ? 0 : type.dimensions().get(level).size().orElse(0);
        return LongStream.range(0, size)
                .mapToObj(i -> nothing(type, level + 1))
                .collect(Collectors.joining(", ", "{", "}"));
    }

    private static String listed(List<Integer> shape, List<Literal> all, Type type, int level, int from) {
        if (level == shape.size()) {
            return element(all.get(from), type);
        }
        int each = shape.subList(level + 1, shape.size()).stream().reduce(1, Math::multiplyExact);
        return IntStream.range(0, shape.get(level))
                .mapToObj(i -> listed(shape, all, type, level + 1, from + i * each))
                .collect(Collectors.joining(", ", "{", "}"));
    }

    /** The type of the elements, or of the parts of complex ones. */
    private static Type part(Type type) {
        return switch (type) {
            case Type.Tensor tensor -> part(tensor.element());
            case Type.Complex(Type part) -> part;
            default -> type;
        };
    }

    private static String element(Literal literal, Type type) {
        return switch (literal) {
            case Literal.Bits bits ->
                HloConstants.special(bits, type).orElseThrow(() -> new IllegalArgumentException("HLO has no " + bits));
            case Literal.Pair(Literal real, Literal imaginary) ->
                "(" + element(real, type) + ", " + element(imaginary, type) + ")";
            case Literal.Text text -> throw new IllegalArgumentException("HLO has no " + text);
            case Literal.Whole whole -> whole.toString();
            case Literal.Decimal decimal -> decimal.toString();
            case Literal.Truth truth -> truth.toString();
        };
    }
}
