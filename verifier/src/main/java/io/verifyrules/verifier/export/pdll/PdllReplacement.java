package io.verifyrules.verifier.export.pdll;

import io.verifyrules.dsl.axis.AggregatedAxis;
import io.verifyrules.dsl.axis.AxisMap;
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
import io.verifyrules.dsl.expr.Pad;
import io.verifyrules.dsl.expr.Reverse;
import io.verifyrules.dsl.expr.Select;
import io.verifyrules.dsl.expr.ShapeTerms;
import io.verifyrules.dsl.expr.Slice;
import io.verifyrules.dsl.expr.TensorExpr;
import io.verifyrules.dsl.expr.Unary;
import io.verifyrules.verifier.export.match.Inexpressible;
import io.verifyrules.verifier.export.match.LeftSide;
import io.verifyrules.verifier.export.match.Told;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The replacement of a pattern's root: the operators of a right side, with native rewrites that compute attributes and
 * types.
 */
final class PdllReplacement {

    private final String name;
    private final Told told;
    private final LeftSide left;
    private final PdllPattern pattern;
    private final TensorExpr root;
    private final ShapeTerms shapes = new ShapeTerms();
    private final Map<TensorExpr, String> values = new LinkedHashMap<>();
    private final List<String> operations = new ArrayList<>();
    private final List<String> functions = new ArrayList<>();
    private final String replacement;
    private int made;

    PdllReplacement(String name, TensorExpr rhs, Told told, PdllPattern pattern) {
        this.name = name;
        this.told = told;
        this.left = told.left();
        this.pattern = pattern;
        this.root = PdllPattern.unrenamed(rhs);
        this.replacement = value(rhs);
    }

    /** The operations that are made, in order. */
    List<String> lines() {
        return operations;
    }

    /** The value that replaces the root. */
    String replacement() {
        return replacement;
    }

    /** The definitions of the native rewrites. */
    List<String> functions() {
        return functions;
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
        PdllPattern.oneAxis(tensor);
        if (left.names().containsKey(tensor)) {
            return PdllPattern.value(left, tensor);
        }
        return switch (tensor) {
            case Input input -> throw new Inexpressible("the left side does not tell a tensor", input.name());
            case Constant constant -> constant(constant);
            case Unary unary -> operation(unary, StableHlo.name(unary.operator()), List.of(value(unary.operand())));
            case Binary binary -> operation(binary, StableHlo.name(binary.operator()),
                    List.of(value(binary.left()), value(binary.right())));
            case Convert convert ->
                operation(convert, StableHlo.name(convert.conversion()), List.of(value(convert.operand())));
            case Compare compare ->
                operation(compare, "stablehlo.compare", List.of(value(compare.left()), value(compare.right())),
                        "comparison_direction = "
                                + function("direction", "Attr", new NativeCode(left), "::mlir::parseAttribute(\""
                                        + StableHlo.direction(compare.relation()) + "\", rewriter.getContext())"));
            case Select select -> operation(select, "stablehlo.select",
                    List.of(value(select.predicate()), value(select.then()), value(select.otherwise())));
            case Clamp clamp -> operation(clamp, "stablehlo.clamp",
                    List.of(value(clamp.low()), value(clamp.operand()), value(clamp.high())));
            case Slice slice -> {
                String operand = value(slice.operand());
                AxisMap size = size(slice.operand());
                yield operation(slice, "stablehlo.slice", List.of(operand),
                        numbers("start_indices", slice, one(slice.start().values()).orElse(AxisMap.of(0))),
                        numbers("limit_indices", slice, one(slice.end().values()).orElse(size)),
                        numbers("strides", slice, one(slice.stride().values()).orElse(AxisMap.of(1))));
            }
            case Pad pad -> {
                String operand = value(pad.operand());
                String value = scalar(pad.value());
                yield operation(pad, "stablehlo.pad", List.of(operand, value),
                        numbers("edge_padding_low", pad, one(pad.low().values()).orElse(AxisMap.of(0))),
                        numbers("edge_padding_high", pad, one(pad.high().values()).orElse(AxisMap.of(0))),
                        numbers("interior_padding", pad, one(pad.interior().values()).orElse(AxisMap.of(0))));
            }
            case Concat concat -> operation(concat, "stablehlo.concatenate",
                    concat.operands().stream().map(this::value).toList(), "dimension = attr<\"0 : i64\">");
            case Reverse reverse -> reverse.axes().isEmpty()
                    ? value(reverse.operand())
                    : operation(reverse, "stablehlo.reverse", List.of(value(reverse.operand())),
                            perLane("dimensions", reverse, List.of(), "verify_rules::Number(lane)"));
            default -> throw StableHlo.notWritten(tensor);
        };
    }

    private static Optional<AxisMap> one(Collection<AxisMap> maps) {
        return maps.stream().findFirst();
    }

    private AxisMap size(TensorExpr tensor) {
        return PdllPattern.axis(tensor).map(axis -> shapes.of(tensor, axis)).orElse(AxisMap.of(0));
    }

    private String constant(Constant constant) {
        if (constant.value() instanceof Element.Written written) {
            String type = type(constant);
            String value = filled(constant.type().element(), PdllPattern.axis(constant), size(constant), written);
            return operation("stablehlo.constant", List.of(), List.of("value = " + value), type);
        }
        return operation(constant, "stablehlo.broadcast_in_dim", List.of(scalar(constant.value())),
                "broadcast_dimensions = attr<\"array<i64>\">");
    }

    /** An element as a tensor without dimensions. */
    private String scalar(Element element) {
        return switch (element) {
            case Element.Written written -> operation("stablehlo.constant", List.of(),
                    List.of("value = " + filled(written.type(), Optional.empty(), AxisMap.of(0), written)),
                    scalarType(written.type()));
            case Element.Parameter parameter -> {
                if (!pattern.has(parameter)) {
                    throw new Inexpressible("the left side does not tell an element", parameter.name());
                }
                yield PdllPattern.parameterName(parameter);
            }
            case Element.Unary unary -> operation(StableHlo.name(unary.operator()), List.of(scalar(unary.operand())),
                    List.of(), scalarType(unary.type()));
            case Element.Binary binary -> operation(StableHlo.name(binary.operator()),
                    List.of(scalar(binary.left()), scalar(binary.right())), List.of(), scalarType(binary.type()));
            case Element.Converted converted -> operation(StableHlo.name(converted.conversion()),
                    List.of(scalar(converted.operand())), List.of(), scalarType(converted.type()));
            case Element.Applied applied -> throw StableHlo.without(applied.function().name());
            case Element.Tuple ignored -> throw StableHlo.without("a tuple of elements");
            case Element.Counted ignored -> throw new Inexpressible("a size stands for an element", "");
        };
    }

    private String filled(ElementType type, Optional<AggregatedAxis> axis, AxisMap size, Element.Written written) {
        NativeCode code = new NativeCode(left);
        String tensor = tensor(code, type, axis, size);
        return function("value", "Attr", code, "verify_rules::filled(" + tensor + ", \"" + written.literal() + "\")");
    }

    private String operation(TensorExpr tensor, String operator, List<String> operands, String... attributes) {
        return operation(operator, operands, List.of(attributes), type(tensor));
    }

    private String operation(String operator, List<String> operands, List<String> attributes, String type) {
        made++;
        String own = "new" + made;
        operations.add("let " + own + " = op<" + operator + ">"
                + (operands.isEmpty() ? "" : "(" + String.join(", ", operands) + ")") + PdllPattern.braces(attributes)
                + " -> (" + type + ");");
        return own + ".0";
    }

    /** The type of an operation that is made; the root has that of what it replaces. */
    @SuppressWarnings("ReferenceEquality")
    private String type(TensorExpr tensor) {
        if (tensor == root) {
            return "resultType";
        }
        NativeCode code = new NativeCode(left);
        String type = tensor(code, tensor.type().element(), PdllPattern.axis(tensor), size(tensor));
        return function("type", "Type", code, type);
    }

    private String scalarType(ElementType type) {
        NativeCode code = new NativeCode(left);
        String tensor = tensor(code, type, Optional.empty(), AxisMap.of(0));
        return function("type", "Type", code, tensor);
    }

    /** The type of a tensor, as an expression of C++. */
    private String tensor(NativeCode code, ElementType type, Optional<AggregatedAxis> axis, AxisMap size) {
        String dimensions = axis.map(present -> lanes(code, present.rankClass(), told.of(size)))
                .orElse("::llvm::ArrayRef<int64_t>()");
        String element;
        if (type instanceof ElementType.Open) {
            String carrier = pattern.ofOpenType()
                    .orElseThrow(() -> new Inexpressible("the left side does not tell the element type", ""));
            code.taking(carrier, pattern.given(carrier), "Value");
            element = "verify_rules::elementType(" + carrier + ")";
        } else {
            element = "::mlir::parseType(\""
                    + StableHlo.type(type)
                            .orElseThrow(() -> new Inexpressible("no machine has elements of a type", type.toString()))
                    + "\", rewriter.getContext())";
        }
        return "::mlir::RankedTensorType::get(" + dimensions + ", " + element + ")";
    }

    private static String lanes(NativeCode code, RankClass lanes, AxisMap term) {
        code.reading(List.of(term)).counting(lanes);
        return "verify_rules::perLane(" + NativeTerms.rank(lanes) + ", [&](size_t lane) { return "
                + NativeTerms.OF_PATTERNS.of(term) + "; })";
    }

    private String numbers(String attribute, TensorExpr tensor, AxisMap map) {
        AxisMap term = told.of(map);
        Optional<String> present = left.slots()
                .stream()
                .filter(slot -> !slot.isSize() && slot.variable().equals(term))
                .map(slot -> slot.variable().name())
                .findFirst();
        return present.map(own -> attribute + " = " + own)
                .orElseGet(() -> perLane(attribute, tensor, List.of(term), NativeTerms.OF_PATTERNS.of(term)));
    }

    private String perLane(String attribute, TensorExpr tensor, List<AxisMap> terms, String term) {
        Optional<AggregatedAxis> axis = PdllPattern.axis(tensor);
        NativeCode code = new NativeCode(left).reading(terms);
        String array = axis.map(present -> {
            code.counting(present.rankClass());
            return "verify_rules::perLane(" + NativeTerms.rank(present.rankClass()) + ", [&](size_t lane) { return "
                    + term + "; })";
        }).orElse("{}");
        return attribute + " = " + function(attribute, "Attr", code, "rewriter.getDenseI64ArrayAttr(" + array + ")");
    }

    /** Defines a native rewrite and calls it. */
    private String function(String purpose, String kind, NativeCode code, String expression) {
        String own = name + "_" + purpose + (functions.size() + 1);
        functions
                .add(Stream
                        .concat(Stream.of("Rewrite " + own + "(" + code.parameters() + ") -> " + kind + " [{"),
                                Stream.concat(code.prologue("return {};").stream(),
                                        Stream.of("return " + expression + ";")).map(line -> "  " + line))
                        .collect(Collectors.joining("\n", "", "\n}];")));
        return own + "(" + code.given() + ")";
    }
}
