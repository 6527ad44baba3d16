package io.verifyrules.verifier.export.cpp;

import io.verifyrules.dsl.axis.AggregatedAxis;
import io.verifyrules.dsl.axis.AxisMap;
import io.verifyrules.dsl.element.Element;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.Monoid;
import io.verifyrules.dsl.expr.Binary;
import io.verifyrules.dsl.expr.Clamp;
import io.verifyrules.dsl.expr.Compare;
import io.verifyrules.dsl.expr.Concat;
import io.verifyrules.dsl.expr.Constant;
import io.verifyrules.dsl.expr.Convert;
import io.verifyrules.dsl.expr.Dot;
import io.verifyrules.dsl.expr.DynamicSlice;
import io.verifyrules.dsl.expr.DynamicUpdateSlice;
import io.verifyrules.dsl.expr.Expand;
import io.verifyrules.dsl.expr.Input;
import io.verifyrules.dsl.expr.Iota;
import io.verifyrules.dsl.expr.Pad;
import io.verifyrules.dsl.expr.Reduce;
import io.verifyrules.dsl.expr.ReduceWindow;
import io.verifyrules.dsl.expr.Relabel;
import io.verifyrules.dsl.expr.ReshapeUnit;
import io.verifyrules.dsl.expr.Reverse;
import io.verifyrules.dsl.expr.Select;
import io.verifyrules.dsl.expr.ShapeTerms;
import io.verifyrules.dsl.expr.Slice;
import io.verifyrules.dsl.expr.TensorExpr;
import io.verifyrules.dsl.expr.Unary;
import io.verifyrules.dsl.expr.Window;
import io.verifyrules.verifier.export.match.Inexpressible;
import io.verifyrules.verifier.export.match.Told;
import io.verifyrules.verifier.export.pdll.NativeTerms;
import io.verifyrules.verifier.export.pdll.StableHlo;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The operations that a pattern builds: those of the right side that the left side does not have. */
final class CppReplacement {

    private static final int LONG = 60;

    private final Told told;
    private final CppMatch match;
    private final CppDimensions dimensions;
    private final NativeTerms terms;
    private final TensorExpr root;
    private final ShapeTerms shapes = new ShapeTerms();
    private final Map<TensorExpr, String> values = new LinkedHashMap<>();
    private final List<String> lines = new ArrayList<>();
    private final String replacement;
    private int made;

    CppReplacement(TensorExpr rhs, Told told, CppMatch match, CppDimensions dimensions, NativeTerms terms) {
        this.told = told;
        this.match = match;
        this.dimensions = dimensions;
        this.terms = terms;
        this.root = CppMatch.present(rhs);
        this.replacement = value(rhs);
    }

    List<String> lines() {
        return lines;
    }

    /** The value that takes the place of the root. */
    String replacement() {
        return replacement;
    }

    private String value(TensorExpr given) {
        TensorExpr tensor = CppMatch.present(given);
        if (tensor.equals(match.rootTensor())) {
            throw new Inexpressible("the right side has the left side in it", "");
        }
        String before = values.get(tensor);
        if (before != null) {
            return before;
        }
        String matched = match.values().get(tensor);
        String value = matched != null ? matched : made(tensor);
        values.put(tensor, value);
        return value;
    }

    private String made(TensorExpr tensor) {
        return switch (tensor) {
            case Input input -> throw new Inexpressible("the left side does not tell a tensor", input.name());
            case Constant constant when constant.value() instanceof Element.Written written ->
                constant(type(tensor), written);
            case Constant constant -> operation("BroadcastInDim", type(tensor), scalar(constant.value()),
                    "rewriter.getDenseI64ArrayAttr({})");
            case Unary unary -> make(OperationClass.of(unary.operator()), type(tensor), value(unary.operand()));
            case Binary binary ->
                make(OperationClass.of(binary.operator()), type(tensor), value(binary.left()), value(binary.right()));
            case Convert convert ->
                make(OperationClass.of(convert.conversion()), type(tensor), value(convert.operand()));
            case Compare compare -> operation("Compare", type(tensor), value(compare.left()), value(compare.right()),
                    "stablehlo::ComparisonDirection::" + compare.relation().name(), "stablehlo::ComparisonTypeAttr()");
            case Select select -> operation("Select", type(tensor), value(select.predicate()), value(select.then()),
                    value(select.otherwise()));
            case Clamp clamp ->
                operation("Clamp", type(tensor), value(clamp.low()), value(clamp.operand()), value(clamp.high()));
            case Slice slice -> operation("Slice", type(tensor), value(slice.operand()),
                    attribute(slice, slice.start(), axis -> AxisMap.of(0)),
                    attribute(slice, slice.end(), axis -> shapes.of(slice.operand(), axis)),
                    attribute(slice, slice.stride(), axis -> AxisMap.of(1)));
            case Pad pad -> operation("Pad", type(tensor), value(pad.operand()), scalar(pad.value()),
                    attribute(pad, pad.low(), axis -> AxisMap.of(0)), attribute(pad, pad.high(), axis -> AxisMap.of(0)),
                    attribute(pad, pad.interior(), axis -> AxisMap.of(0)));
            case Concat concat -> operation("Concatenate", type(tensor),
                    concat.operands().stream().map(this::value).collect(Collectors.joining(", ", "ValueRange{", "}")),
                    dimensions.of(concat, concat.along()) + "[0]");
            case Reverse reverse when reverse.axes().isEmpty() -> value(reverse.operand());
            case Reverse reverse -> operation("Reverse", type(tensor), value(reverse.operand()),
                    "rewriter.getDenseI64ArrayAttr(joined({" + joined(reverse, reverse.axes()) + "}))");
            case Iota iota -> operation("Iota", type(tensor), dimensions.of(iota, iota.along()) + "[0]");
            case DynamicSlice slice ->
                operation("DynamicSlice", type(tensor), value(slice.operand()), starts(slice, slice.start()),
                        attribute(slice, slice.size(), axis -> shapes.of(slice.operand(), axis)));
            case DynamicUpdateSlice update -> operation("DynamicUpdateSlice", type(tensor), value(update.operand()),
                    value(update.update()), starts(update, update.start()));
            case Reduce reduce -> reduced(reduce);
            case ReduceWindow reduce -> windowed(reduce);
            case Expand expand ->
                operation("BroadcastInDim", type(tensor), value(expand.operand()), "rewriter.getDenseI64ArrayAttr("
                        + spread(expand.operand(), axis -> "Number(" + dimensions.of(expand, axis) + "[lane])") + ")");
            case Relabel relabel -> renamed(relabel);
            case Dot dot -> operation("DotGeneral", type(tensor), value(dot.left()), value(dot.right()),
                    "stablehlo::DotDimensionNumbersAttr::get(rewriter.getContext(), " + list(dot.left(), dot.batch())
                            + ", " + list(dot.right(), dot.batch()) + ", " + list(dot.left(), dot.contracted()) + ", "
                            + list(dot.right(), dot.contracted()) + ")",
                    "ArrayAttr()", "stablehlo::DotAlgorithmAttr()");
            case ReshapeUnit reshape -> operation("Reshape", type(tensor), value(reshape.operand()));
            default -> throw StableHlo.notWritten(tensor);
        };
    }

    private String list(TensorExpr tensor, Collection<AggregatedAxis> axes) {
        return "listed({" + joined(tensor, axes) + "})";
    }

    private String joined(TensorExpr tensor, Collection<AggregatedAxis> axes) {
        return axes.stream().map(axis -> dimensions.of(tensor, axis)).collect(Collectors.joining(", "));
    }

    private String starts(TensorExpr tensor, SortedMap<AggregatedAxis, AxisMap> start) {
        return "constantStarts(rewriter, loc, " + numbers(tensor, start, axis -> AxisMap.of(0)) + ")";
    }

    private String reduced(Reduce reduce) {
        String operand = value(reduce.operand());
        Monoid monoid = CppMatch.monoid(reduce, reduce.monoid());
        String initial = initial(monoid, reduce, reduce.initial());
        return define("reduced<" + OperationClass.of(monoid.operator()) + ">(rewriter, loc, " + type(reduce) + ", "
                + operand + ", " + initial + ", joined({" + joined(reduce.operand(), reduce.over()) + "}))");
    }

    private String windowed(ReduceWindow reduce) {
        String operand = value(reduce.operand());
        Monoid monoid = CppMatch.monoid(reduce, reduce.monoid());
        String initial = initial(monoid, reduce, reduce.initial());
        Window window = reduce.window();
        Function<AggregatedAxis, AxisMap> one = axis -> AxisMap.of(1);
        Function<AggregatedAxis, AxisMap> none = axis -> AxisMap.of(0);
        List<String> arguments = List.of("rewriter", "loc", type(reduce), operand, initial,
                attribute(reduce, reduce.size(), one), attribute(reduce, window.stride(), one),
                attribute(reduce, window.baseDilation(), one), attribute(reduce, window.windowDilation(), one),
                numbers(reduce, window.low(), none), numbers(reduce, window.high(), none));
        return define("windowed<" + OperationClass.of(monoid.operator()) + ">(\n    "
                + String.join(",\n    ", arguments) + ")");
    }

    private String initial(Monoid monoid, TensorExpr reduction, Optional<Element> first) {
        return first.map(this::scalar)
                .orElseGet(() -> define("neutral(rewriter, loc, " + elementType(reduction.type().element()) + ", \""
                        + monoid.symbol() + "\")"));
    }

    /** Dimensions of an operand in the order that the result has; nothing where it is the same. */
    private String renamed(Relabel relabel) {
        TensorExpr operand = relabel.operand();
        String value = value(operand);
        boolean same = operand.type()
                .axes()
                .stream()
                .allMatch(axis -> dimensions.of(operand, axis)
                        .equals(dimensions.of(relabel, CppMatch.renamed(relabel, axis))));
        if (same) {
            return value;
        }
        String order = operand.type()
                .axes()
                .stream()
                .map(axis -> entry(dimensions.of(relabel, CppMatch.renamed(relabel, axis)),
                        "Number(" + dimensions.of(operand, axis) + "[lane])"))
                .collect(Collectors.joining(", "));
        return operation("Transpose", type(relabel), value,
                "rewriter.getDenseI64ArrayAttr(perDimension(" + dimensions.rank(relabel) + ", {" + order + "}))");
    }

    private String constant(String type, Element.Written written) {
        return define("rewriter.create<stablehlo::ConstantOp>(loc, cast<ElementsAttr>(verify_rules::filled(" + type
                + ", " + CppGuards.quoted(written.literal().toString()) + "))).getResult()");
    }

    /** An element, as a tensor without dimensions. */
    private String scalar(Element element) {
        String type = "RankedTensorType::get({}, " + elementType(element.type()) + ")";
        return switch (element) {
            case Element.Written written -> constant(type, written);
            case Element.Parameter parameter -> {
                String own = CppMatch.parameterName(parameter);
                if (!match.typed().containsKey(own)) {
                    throw new Inexpressible("the left side does not tell an element", parameter.name());
                }
                yield own;
            }
            case Element.Unary unary -> make(OperationClass.of(unary.operator()), type, scalar(unary.operand()));
            case Element.Binary binary ->
                make(OperationClass.of(binary.operator()), type, scalar(binary.left()), scalar(binary.right()));
            case Element.Converted converted ->
                make(OperationClass.of(converted.conversion()), type, scalar(converted.operand()));
            case Element.Applied applied -> throw StableHlo.without(applied.function().name());
            case Element.Tuple ignored -> throw StableHlo.without("a tuple of elements");
            case Element.Counted ignored -> throw new Inexpressible("a size stands for an element", "");
        };
    }

    private String operation(String name, String type, String... arguments) {
        return make(OperationClass.named(name), type, arguments);
    }

    private String make(String operation, String type, String... arguments) {
        List<String> all = Stream.concat(Stream.of("loc", type), Stream.of(arguments)).toList();
        int length = all.stream().mapToInt(String::length).sum();
        return define("rewriter.create<" + operation + ">("
                + (length > LONG ? "\n    " + String.join(",\n    ", all) : String.join(", ", all)) + ").getResult()");
    }

    private String define(String expression) {
        made++;
        String own = "new" + made;
        lines.add("Value " + own + " = " + expression + ";");
        return own;
    }

    /** The type of a tensor; the root has that of what it replaces. */
    private String type(TensorExpr tensor) {
        return tensor.equals(root)
                ? "cast<RankedTensorType>(" + match.replaced() + ".getType())"
                : "RankedTensorType::get(" + spread(tensor, axis -> terms.of(told.of(shapes.of(tensor, axis)))) + ", "
                        + elementType(tensor.type().element()) + ")";
    }

    private String attribute(TensorExpr tensor, SortedMap<AggregatedAxis, AxisMap> maps,
            Function<AggregatedAxis, AxisMap> neutral) {
        return "rewriter.getDenseI64ArrayAttr(" + numbers(tensor, maps, neutral) + ")";
    }

    private String numbers(TensorExpr tensor, SortedMap<AggregatedAxis, AxisMap> maps,
            Function<AggregatedAxis, AxisMap> neutral) {
        Function<AggregatedAxis, AxisMap> number = axis -> {
            AxisMap map = maps.get(axis);
            return told.of(map == null ? neutral.apply(axis) : map);
        };
        List<AxisMap> numbers = tensor.type().axes().stream().map(number).distinct().toList();
        return numbers.size() == 1 && numbers.getFirst() instanceof AxisMap.Constant constant
                ? "SmallVector<int64_t>(" + dimensions.rank(tensor) + ", " + constant.value() + ")"
                : spread(tensor, axis -> terms.of(number.apply(axis)));
    }

    /** One number for each dimension of a tensor. */
    private String spread(TensorExpr tensor, Function<AggregatedAxis, String> number) {
        if (tensor.type().axes().isEmpty()) {
            return "ArrayRef<int64_t>()";
        }
        return tensor.type()
                .axes()
                .stream()
                .map(axis -> entry(dimensions.of(tensor, axis), number.apply(axis)))
                .collect(Collectors.joining(", ", "perDimension(" + dimensions.rank(tensor) + ", {", "})"));
    }

    private static String entry(String dimensions, String number) {
        return "{" + dimensions + ", [&](size_t lane) -> Number { return " + number + "; }}";
    }

    private String elementType(ElementType type) {
        if (type instanceof ElementType.Open) {
            return match.typed()
                    .entrySet()
                    .stream()
                    .filter(entry -> entry.getValue() instanceof ElementType.Open)
                    .map(entry -> "getElementTypeOrSelf(" + entry.getKey() + ")")
                    .findFirst()
                    .orElseThrow(() -> new Inexpressible("the left side does not tell the element type", ""));
        }
        return "parseType(\""
                + StableHlo.type(type)
                        .orElseThrow(() -> new Inexpressible("no machine has elements of a type", type.toString()))
                + "\", rewriter.getContext())";
    }
}
