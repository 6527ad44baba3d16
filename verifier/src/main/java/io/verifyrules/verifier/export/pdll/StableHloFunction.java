package io.verifyrules.verifier.export.pdll;

import io.verifyrules.dsl.axis.AggregatedAxis;
import io.verifyrules.dsl.axis.AxisMap;
import io.verifyrules.dsl.element.Element;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.FloatFormat;
import io.verifyrules.dsl.expr.Binary;
import io.verifyrules.dsl.expr.Clamp;
import io.verifyrules.dsl.expr.Compare;
import io.verifyrules.dsl.expr.Concat;
import io.verifyrules.dsl.expr.Constant;
import io.verifyrules.dsl.expr.Convert;
import io.verifyrules.dsl.expr.Input;
import io.verifyrules.dsl.expr.Iota;
import io.verifyrules.dsl.expr.Pad;
import io.verifyrules.dsl.expr.Reverse;
import io.verifyrules.dsl.expr.Select;
import io.verifyrules.dsl.expr.ShapeTerms;
import io.verifyrules.dsl.expr.Slice;
import io.verifyrules.dsl.expr.TensorExpr;
import io.verifyrules.dsl.expr.Unary;
import io.verifyrules.verifier.interpret.LaneEvaluation;
import io.verifyrules.verifier.interpret.RuleInstance;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.ToLongFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * A side of a rule at the numbers of an instance, as a function of StableHLO in MLIR's generic form. That form does not
 * depend on how a version of StableHLO prints its operations.
 */
final class StableHloFunction {

    /** An operation: its name, operands and attributes as text, and its type. */
    private record Operation(String own, String name, List<String> operands, Map<String, String> attributes,
            List<String> operandTypes, String type) {

        String text() {
            return own + " = \"" + name + "\"(" + String.join(", ", operands) + ")"
                    + (attributes.isEmpty() ? "" : " {" + attributeText() + "}") + " : ("
                    + String.join(", ", operandTypes) + ") -> " + type;
        }

        String attributeText() {
            return attributes.entrySet()
                    .stream()
                    .map(entry -> entry.getKey() + " = " + entry.getValue())
                    .collect(Collectors.joining(", "));
        }

        /** The same for FileCheck; how many places of a float are printed is left open. */
        String attributePattern() {
            return isConstant() && attributeText().contains(".")
                    ? "value = dense<{{[^>]*}}> : " + type
                    : attributeText();
        }

        boolean isConstant() { return name.equals("stablehlo.constant"); }
    }

    private final LaneEvaluation lanes;
    private final ShapeTerms shapes = new ShapeTerms();
    private final String openType;
    private final Map<String, String> arguments = new LinkedHashMap<>();
    private final Map<String, String> argumentTypes = new LinkedHashMap<>();
    private final Map<TensorExpr, String> values = new LinkedHashMap<>();
    private final Map<String, String> types = new LinkedHashMap<>();
    private final List<Operation> operations = new ArrayList<>();

    StableHloFunction(RuleInstance instance, String openType) {
        this.lanes = new LaneEvaluation(instance);
        this.openType = openType;
    }

    /** The text of a function that computes one side; inputs become its parameters. */
    List<String> function(String name, TensorExpr side) {
        String result = value(side);
        List<String> lines = new ArrayList<>();
        lines.add("func.func @" + name + "("
                + arguments.values()
                        .stream()
                        .map(argument -> argument + ": " + argumentTypes.get(argument))
                        .collect(Collectors.joining(", "))
                + ") -> " + types.get(result) + " {");
        operations.forEach(operation -> lines.add("  " + operation.text()));
        lines.add("  return " + result + " : " + types.get(result));
        lines.add("}");
        return lines;
    }

    /**
     * The lines that FileCheck finds where the function computes this side: each operation but constants, from its
     * operands, and the returned value. Operations that both sides have stand where they stood.
     */
    List<String> checks(TensorExpr side) {
        String result = value(side);
        Map<String, String> patterns = new LinkedHashMap<>();
        List<String> lines = new ArrayList<>();
        if (!arguments.isEmpty()) {
            lines.add("// CHECK: ^bb0(" + arguments.values()
                    .stream()
                    .map(argument -> "%[[A" + argument.substring(4) + ":.*]]: " + argumentTypes.get(argument))
                    .collect(Collectors.joining(", ")) + "):");
        }
        arguments.values().forEach(argument -> patterns.put(argument, "%[[A" + argument.substring(4) + "]]"));
        for (Operation operation : operations) {
            if (operation.isConstant() && !operation.own().equals(result)) {
                patterns.put(operation.own(), "%{{.*}}");
                continue;
            }
            String captured = "R" + operation.own().substring(1);
            lines.add("// CHECK-DAG: %[[" + captured + ":.*]] = \"" + operation.name() + "\"("
                    + operation.operands().stream().map(patterns::get).collect(Collectors.joining(", ")) + ")"
                    + (operation.attributes().isEmpty() ? "" : "{{.*}}" + operation.attributePattern()));
            patterns.put(operation.own(), "%[[" + captured + "]]");
        }
        lines.add("// CHECK: \"func.return\"(" + patterns.get(result) + ")");
        return lines;
    }

    /** Makes the inputs parameters, in this order. */
    StableHloFunction of(TensorExpr side) {
        value(side);
        operations.clear();
        values.keySet().removeIf(tensor -> !(tensor instanceof Input));
        return this;
    }

    private String value(TensorExpr given) {
        TensorExpr tensor = PdllPattern.unrenamed(given);
        String before = values.get(tensor);
        if (before != null) {
            return before;
        }
        String value = made(tensor);
        values.put(tensor, value);
        return value;
    }

    private String made(TensorExpr tensor) {
        String type = type(tensor);
        return switch (tensor) {
            case Input input -> argument(input.name(), type);
            case Constant constant when constant.value() instanceof Element.Written written ->
                operation("stablehlo.constant", List.of(), Map.of("value", "dense<" + literal(written) + "> : " + type),
                        type);
            case Constant constant -> operation("stablehlo.broadcast_in_dim", List.of(scalar(constant.value())),
                    Map.of("broadcast_dimensions", "array<i64>"), type);
            case Iota ignored -> operation("stablehlo.iota", List.of(), Map.of("iota_dimension", "0 : i64"), type);
            case Unary unary ->
                operation(StableHlo.name(unary.operator()), List.of(value(unary.operand())), Map.of(), type);
            case Binary binary -> operation(StableHlo.name(binary.operator()),
                    List.of(value(binary.left()), value(binary.right())), Map.of(), type);
            case Convert convert ->
                operation(StableHlo.name(convert.conversion()), List.of(value(convert.operand())), Map.of(), type);
            case Compare compare ->
                operation("stablehlo.compare", List.of(value(compare.left()), value(compare.right())),
                        Map.of("comparison_direction", StableHlo.direction(compare.relation())), type);
            case Select select -> operation("stablehlo.select",
                    List.of(value(select.predicate()), value(select.then()), value(select.otherwise())), Map.of(),
                    type);
            case Clamp clamp -> operation("stablehlo.clamp",
                    List.of(value(clamp.low()), value(clamp.operand()), value(clamp.high())), Map.of(), type);
            case Slice slice -> operation("stablehlo.slice", List.of(value(slice.operand())),
                    Map.of("limit_indices", array(slice, slice.end(), size(slice.operand())), "start_indices",
                            array(slice, slice.start(), AxisMap.of(0)), "strides",
                            array(slice, slice.stride(), AxisMap.of(1))),
                    type);
            case Pad pad -> operation("stablehlo.pad", List.of(value(pad.operand()), scalar(pad.value())),
                    Map.of("edge_padding_high", array(pad, pad.high(), AxisMap.of(0)), "edge_padding_low",
                            array(pad, pad.low(), AxisMap.of(0)), "interior_padding",
                            array(pad, pad.interior(), AxisMap.of(0))),
                    type);
            case Concat concat -> operation("stablehlo.concatenate",
                    concat.operands().stream().map(this::value).toList(), Map.of("dimension", "0 : i64"), type);
            case Reverse reverse when reverse.axes().isEmpty() -> value(reverse.operand());
            case Reverse reverse -> operation("stablehlo.reverse", List.of(value(reverse.operand())),
                    Map.of("dimensions", array(IntStream.range(0, rank(reverse)).mapToObj(Long::valueOf).toList())),
                    type);
            default -> throw StableHlo.notWritten(tensor);
        };
    }

    private String scalar(Element element) {
        String type = "tensor<" + elementType(element.type()) + ">";
        return switch (element) {
            case Element.Written written -> operation("stablehlo.constant", List.of(),
                    Map.of("value", "dense<" + literal(written) + "> : " + type), type);
            case Element.Parameter parameter -> argument("element " + parameter.name(), type);
            case Element.Unary unary ->
                operation(StableHlo.name(unary.operator()), List.of(scalar(unary.operand())), Map.of(), type);
            case Element.Binary binary -> operation(StableHlo.name(binary.operator()),
                    List.of(scalar(binary.left()), scalar(binary.right())), Map.of(), type);
            case Element.Converted converted ->
                operation(StableHlo.name(converted.conversion()), List.of(scalar(converted.operand())), Map.of(), type);
            case Element.Applied applied -> throw StableHlo.without(applied.function().name());
            case Element.Tuple ignored -> throw StableHlo.without("a tuple of elements");
            case Element.Counted ignored -> throw new IllegalStateException("a size as an element");
        };
    }

    private String argument(String name, String type) {
        String before = arguments.get(name);
        if (before != null) {
            return before;
        }
        String own = "%arg" + arguments.size();
        arguments.put(name, own);
        argumentTypes.put(own, type);
        types.put(own, type);
        return own;
    }

    private String operation(String name, List<String> operands, Map<String, String> attributes, String type) {
        String own = "%" + operations.size();
        Map<String, String> sorted = new TreeMap<>(attributes);
        operations.add(new Operation(own, name, operands, sorted, operands.stream().map(types::get).toList(), type));
        types.put(own, type);
        return own;
    }

    private String type(TensorExpr tensor) {
        String sizes = PdllPattern.axis(tensor)
                .map(axis -> numbers(axis, shapes.of(tensor, axis)).stream()
                        .map(size -> size + "x")
                        .collect(Collectors.joining()))
                .orElse("");
        return "tensor<" + sizes + elementType(tensor.type().element()) + ">";
    }

    private String elementType(ElementType type) {
        return type instanceof ElementType.Open ? openType : StableHlo.type(type).orElseThrow();
    }

    private AxisMap size(TensorExpr tensor) {
        return PdllPattern.axis(tensor).map(axis -> shapes.of(tensor, axis)).orElse(AxisMap.of(0));
    }

    private int rank(TensorExpr tensor) {
        return PdllPattern.axis(tensor).map(axis -> lanes.rank(axis.rankClass())).orElse(0);
    }

    private String array(TensorExpr tensor, SortedMap<AggregatedAxis, AxisMap> maps, AxisMap neutral) {
        Optional<AggregatedAxis> axis = PdllPattern.axis(tensor);
        return array(axis.map(present -> numbers(present, maps.getOrDefault(present, neutral))).orElse(List.of()));
    }

    private static String array(List<Long> numbers) {
        return numbers.isEmpty()
                ? "array<i64>"
                : numbers.stream().map(String::valueOf).collect(Collectors.joining(", ", "array<i64: ", ">"));
    }

    private List<Long> numbers(AggregatedAxis axis, AxisMap map) {
        return IntStream.range(0, lanes.rank(axis.rankClass())).mapToObj(lane -> lanes.value(map, lane)).toList();
    }

    private String literal(Element.Written written) {
        String text = written.literal().toString();
        String type = elementType(written.type());
        boolean floating = type.startsWith("f") || type.startsWith("bf");
        if (!floating) {
            return text;
        }
        return switch (text) {
            case "nan" -> bits(type, FloatFormat::notANumber);
            case "+inf" -> bits(type, FloatFormat::infinity);
            case "-inf" -> bits(type, format -> format.infinity() | format.signBit());
            default -> text.contains(".") ? text : text + ".0";
        };
    }

    /** The bits in the format of the type; reals are those of the shortest one that stands for them. */
    private static String bits(String type, ToLongFunction<FloatFormat> bits) {
        FloatFormat format = FloatFormat.ofProgram(type).orElse(FloatFormat.F32);
        return "0x" + format.hexadecimal(bits.applyAsLong(format));
    }
}
