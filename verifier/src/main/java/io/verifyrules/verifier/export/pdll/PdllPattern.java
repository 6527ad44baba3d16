package io.verifyrules.verifier.export.pdll;

import io.verifyrules.dsl.axis.AggregatedAxis;
import io.verifyrules.dsl.axis.RankClass;
import io.verifyrules.dsl.element.Element;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.expr.Binary;
import io.verifyrules.dsl.expr.Clamp;
import io.verifyrules.dsl.expr.Compare;
import io.verifyrules.dsl.expr.Concat;
import io.verifyrules.dsl.expr.Constant;
import io.verifyrules.dsl.expr.Convert;
import io.verifyrules.dsl.expr.Input;
import io.verifyrules.dsl.expr.Iota;
import io.verifyrules.dsl.expr.Pad;
import io.verifyrules.dsl.expr.Relabel;
import io.verifyrules.dsl.expr.Reverse;
import io.verifyrules.dsl.expr.Select;
import io.verifyrules.dsl.expr.Slice;
import io.verifyrules.dsl.expr.TensorExpr;
import io.verifyrules.dsl.expr.Unary;
import io.verifyrules.dsl.rule.Condition;
import io.verifyrules.verifier.export.match.Candidate;
import io.verifyrules.verifier.export.match.Identifier;
import io.verifyrules.verifier.export.match.Inexpressible;
import io.verifyrules.verifier.export.match.LeftSide;
import io.verifyrules.verifier.export.match.Told;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The match section of a pattern: the operators of a left side as operations of StableHLO, and a native constraint. It
 * holds exactly where the matched operations are an instance of the rule.
 */
final class PdllPattern {

    private final String name;
    private final Candidate candidate;
    private final Told told;
    private final LeftSide left;
    private final List<String> declarations = new ArrayList<>();
    private final List<String> operations = new ArrayList<>();
    private final List<String> demands = new ArrayList<>();
    /**
     * The values that hold elements of the type that the rule leaves open, as an expression of C++; and with that of
     * other types.
     */
    private final Map<String, ElementType> typed = new LinkedHashMap<>();
    private final NativeCode code;
    private final Set<String> parameters = new LinkedHashSet<>();

    PdllPattern(String name, Candidate candidate, Told told) {
        this.name = name;
        this.candidate = candidate;
        this.told = told;
        this.left = told.left();
        this.code = new NativeCode(left);
        left.names().forEach(this::match);
        demandConditions();
        demandTypes();
    }

    /** The value of a matched operator or input, as an expression of PDLL. */
    static String value(LeftSide left, TensorExpr tensor) {
        TensorExpr present = unrenamed(tensor);
        String name = left.name(present);
        return present instanceof Input ? name : name + ".0";
    }

    /** A dimension has no name in StableHLO, so renaming the only axis changes nothing. */
    static TensorExpr unrenamed(TensorExpr tensor) {
        return tensor instanceof Relabel relabel ? unrenamed(relabel.operand()) : tensor;
    }

    /** The declarations and operations of the match section, in order. */
    List<String> lines() {
        return Stream.concat(declarations.stream(), operations.stream()).toList();
    }

    String root() {
        return left.name(unrenamed(candidate.rule().lhs()));
    }

    /** The application of the constraint. */
    String application() {
        return name + "_applies(" + code.given() + ");";
    }

    /** The definition of the constraint. */
    List<String> constraint() {
        List<String> lines = new ArrayList<>();
        lines.add("Constraint " + name + "_applies(" + code.parameters() + ") [{");
        code.prologue("return ::mlir::failure();").forEach(line -> lines.add("  " + line));
        demands.forEach(demand -> lines.add("  if (!" + demand + ") return ::mlir::failure();"));
        lines.add("  return ::mlir::success();");
        lines.add("}];");
        return lines;
    }

    /** Something of the pattern that has elements of the type that the rule leaves open, by the name that it has in native code too. */
    Optional<String> ofOpenType() {
        return typed.entrySet()
                .stream()
                .filter(entry -> entry.getValue() instanceof ElementType.Open)
                .map(Map.Entry::getKey)
                .findFirst();
    }

    /** The form in which something that {@link #ofOpenType} names is handed over. */
    String given(String carrier) {
        return parameters.contains(carrier) || left.names()
                .entrySet()
                .stream()
                .anyMatch(entry -> entry.getValue().equals(carrier) && entry.getKey() instanceof Input)
                        ? carrier
                        : carrier + ".0";
    }

    private void match(TensorExpr tensor, String own) {
        oneAxis(tensor);
        switch (tensor) {
            case Input input -> {
                declare(own, "Value");
                typed(own, own, input.type().element());
                if (input.type().axes().isEmpty()) {
                    demands.add("verify_rules::hasNoDimension(" + own + ")");
                }
            }
            case Constant constant -> constant(constant, own);
            case Iota iota -> {
                operation(own, "stablehlo.iota", List.of(), List.of());
                typed(own, own + ".0", iota.type().element());
            }
            case Unary unary -> operation(own, StableHlo.name(unary.operator()), List.of(unary.operand()), List.of());
            case Binary binary ->
                operation(own, StableHlo.name(binary.operator()), List.of(binary.left(), binary.right()), List.of());
            case Convert convert -> {
                operation(own, StableHlo.name(convert.conversion()), List.of(convert.operand()), List.of());
                typed(own, own + ".0", convert.type().element());
            }
            case Compare compare -> {
                String direction = attribute(own + "_direction");
                operation(own, "stablehlo.compare", List.of(compare.left(), compare.right()),
                        List.of("comparison_direction = " + direction));
                code.taking(direction, direction, "Attr").taking(own, own, "Op");
                demands.add(
                        "verify_rules::reads(" + direction + ", \"" + StableHlo.direction(compare.relation()) + "\")");
                demands.add("verify_rules::comparesNumbers(" + own + ")");
            }
            case Select select -> operation(own, "stablehlo.select",
                    List.of(select.predicate(), select.then(), select.otherwise()), List.of());
            case Clamp clamp ->
                operation(own, "stablehlo.clamp", List.of(clamp.low(), clamp.operand(), clamp.high()), List.of());
            case Slice slice -> {
                List<String> attributes = axis(slice)
                        .map(axis -> List.of("start_indices = " + number(slice, "start", axis),
                                "limit_indices = " + number(slice, "end", axis),
                                "strides = " + number(slice, "stride", axis)))
                        .orElse(List.of());
                operation(own, "stablehlo.slice", List.of(slice.operand()), attributes);
            }
            case Pad pad -> pad(pad, own);
            case Concat concat -> operation(own, "stablehlo.concatenate", concat.operands(), List.of());
            case Reverse reverse -> {
                String dimensions = attribute(own + "_dimensions");
                operation(own, "stablehlo.reverse", List.of(reverse.operand()), List.of("dimensions = " + dimensions));
                code.taking(dimensions, dimensions, "Attr");
                String all = reverse.axes().isEmpty() ? "0" : NativeTerms.rank(reverse.axes().first().rankClass());
                demands.add("(verify_rules::numbers(" + dimensions + ").known() && verify_rules::numbers(" + dimensions
                        + ").size() == " + all + ")");
            }
            case Relabel ignored -> {
            }
            default -> throw StableHlo.notWritten(tensor);
        }
    }

    private void constant(Constant constant, String own) {
        switch (constant.value()) {
            case Element.Written written -> {
                String value = attribute(own + "_value");
                operation(own, "stablehlo.constant", List.of(), List.of("value = " + value));
                code.taking(value, value, "Attr");
                demands.add("verify_rules::isFilledWith(" + value + ", \"" + written.literal() + "\")");
            }
            case Element.Parameter parameter -> {
                String value = parameter(parameter);
                operations.add("let " + own + " = op<stablehlo.broadcast_in_dim>(" + value + ");");
            }
            default -> throw new Inexpressible("an element of the left side is computed", "");
        }
        typed(own, own + ".0", constant.type().element());
    }

    private void pad(Pad pad, String own) {
        String value = switch (pad.value()) {
            case Element.Written written -> {
                String fill = attribute(own + "_value");
                operations.add("let " + own + "_fill = op<stablehlo.constant> {value = " + fill + "};");
                code.taking(fill, fill, "Attr");
                demands.add("verify_rules::isFilledWith(" + fill + ", \"" + written.literal() + "\")");
                yield own + "_fill.0";
            }
            case Element.Parameter parameter -> parameter(parameter);
            default -> throw new Inexpressible("an element of the left side is computed", "");
        };
        List<String> attributes = axis(pad).map(axis -> List.of("edge_padding_low = " + number(pad, "low", axis),
                "edge_padding_high = " + number(pad, "high", axis),
                "interior_padding = " + number(pad, "interior", axis))).orElse(List.of());
        operations.add("let " + own + " = op<stablehlo.pad>(" + value(left, pad.operand()) + ", " + value + ")"
                + braces(attributes) + ";");
    }

    private String parameter(Element.Parameter parameter) {
        String own = parameterName(parameter);
        if (parameters.add(own)) {
            declare(own, "Value");
            typed(own, own, parameter.type());
            demands.add("verify_rules::hasNoDimension(" + own + ")");
        }
        return own;
    }

    /** The name of an element of the rule, which no tensor has. */
    static String parameterName(Element.Parameter parameter) {
        return Identifier.of(parameter.name());
    }

    /** Whether the pattern has the element. */
    boolean has(Element.Parameter parameter) {
        return parameters.contains(parameterName(parameter));
    }

    private void operation(String own, String operator, List<TensorExpr> operands, List<String> attributes) {
        operations.add("let " + own + " = op<" + operator + ">" + (operands.isEmpty()
                ? ""
                : operands.stream().map(operand -> value(left, operand)).collect(Collectors.joining(", ", "(", ")")))
                + braces(attributes) + ";");
    }

    static String braces(List<String> attributes) {
        return attributes.isEmpty() ? "" : " {" + String.join(", ", attributes) + "}";
    }

    private String number(TensorExpr tensor, String attribute, AggregatedAxis axis) {
        return attribute(left.slot(tensor, attribute, axis).variable().name());
    }

    private String attribute(String own) {
        declare(own, "Attr");
        return own;
    }

    private void declare(String own, String kind) {
        declarations.add("let " + own + ": " + kind + ";");
    }

    private void typed(String own, String given, ElementType type) {
        typed.put(own, type);
        code.taking(own, given, "Value");
    }

    private void demandConditions() {
        code.readingAll();
        Set<RankClass> classes = new LinkedHashSet<>();
        left.slots().forEach(slot -> classes.add(slot.variable().of()));
        classes.forEach(lanes -> {
            switch (lanes.bound()) {
                case SINGLETON -> demands.add("(" + NativeTerms.rank(lanes) + " == 1)");
                case NON_EMPTY -> demands.add("(" + NativeTerms.rank(lanes) + " >= 1)");
                case ANY -> {
                }
            }
        });
        // What is put in the place of the root has its type, which says all sizes therefore.
        code.taking("root_result", root() + ".0", "Value");
        demands.add("verify_rules::sizes(root_result).known()");
        told.conditions().forEach(condition -> {
            String text = NativeTerms.OF_PATTERNS.of(condition);
            demands.add(condition instanceof Condition.EveryLane ? text : "(" + text + ")");
        });
    }

    private void demandTypes() {
        List<String> open = new ArrayList<>();
        typed.forEach((own, type) -> {
            if (type instanceof ElementType.Open) {
                open.add(own);
            } else {
                demands.add(hasType(own, List.of(type)));
            }
        });
        if (!open.isEmpty()) {
            candidate.types().ifPresent(types -> demands.add(hasType(open.getFirst(), types)));
            open.stream()
                    .skip(1)
                    .forEach(other -> demands.add("(verify_rules::elementType(" + other
                            + ") == verify_rules::elementType(" + open.getFirst() + "))"));
        }
    }

    private static String hasType(String own, List<ElementType> types) {
        List<String> names = types.stream().flatMap(type -> StableHlo.type(type).stream()).toList();
        if (names.isEmpty()) {
            throw new Inexpressible("no machine has elements of the types for which it is proved",
                    types.stream().map(ElementType::toString).collect(Collectors.joining(", ")));
        }
        return "verify_rules::hasElementType(" + own + ", {"
                + names.stream().map(type -> "\"" + type + "\"").collect(Collectors.joining(", ")) + "})";
    }

    /** The axis of a tensor, if it has one. */
    static Optional<AggregatedAxis> axis(TensorExpr tensor) {
        return tensor.type().axes().stream().findFirst();
    }

    /** Where a tensor has one axis, all its dimensions are that axis; where there are several, somebody has to tell which are which. */
    static void oneAxis(TensorExpr tensor) {
        if (tensor.type().axes().size() > 1) {
            throw new Inexpressible("the dimensions of several axes cannot be told apart",
                    tensor.type().axes().stream().map(AggregatedAxis::toString).collect(Collectors.joining(", ")));
        }
    }
}
