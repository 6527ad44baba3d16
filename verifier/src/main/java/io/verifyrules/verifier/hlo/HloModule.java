package io.verifyrules.verifier.hlo;

import io.verifyrules.dsl.axis.AggregatedAxis;
import io.verifyrules.dsl.axis.AxisMap;
import io.verifyrules.dsl.element.Conversion;
import io.verifyrules.dsl.element.Element;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.expr.Binary;
import io.verifyrules.dsl.expr.Clamp;
import io.verifyrules.dsl.expr.Compare;
import io.verifyrules.dsl.expr.ComplexApplied;
import io.verifyrules.dsl.expr.Component;
import io.verifyrules.dsl.expr.Concat;
import io.verifyrules.dsl.expr.Constant;
import io.verifyrules.dsl.expr.Convert;
import io.verifyrules.dsl.expr.Convolution;
import io.verifyrules.dsl.expr.Dot;
import io.verifyrules.dsl.expr.DynamicSlice;
import io.verifyrules.dsl.expr.DynamicUpdateSlice;
import io.verifyrules.dsl.expr.Expand;
import io.verifyrules.dsl.expr.Gather;
import io.verifyrules.dsl.expr.Input;
import io.verifyrules.dsl.expr.Iota;
import io.verifyrules.dsl.expr.Mapped;
import io.verifyrules.dsl.expr.Merge;
import io.verifyrules.dsl.expr.Pad;
import io.verifyrules.dsl.expr.Reduce;
import io.verifyrules.dsl.expr.ReducePrecision;
import io.verifyrules.dsl.expr.ReduceWindow;
import io.verifyrules.dsl.expr.Relabel;
import io.verifyrules.dsl.expr.Reshape;
import io.verifyrules.dsl.expr.ReshapeUnit;
import io.verifyrules.dsl.expr.Reverse;
import io.verifyrules.dsl.expr.Scatter;
import io.verifyrules.dsl.expr.Select;
import io.verifyrules.dsl.expr.Shape;
import io.verifyrules.dsl.expr.Slice;
import io.verifyrules.dsl.expr.Sort;
import io.verifyrules.dsl.expr.Split;
import io.verifyrules.dsl.expr.TensorExpr;
import io.verifyrules.dsl.expr.Transpose;
import io.verifyrules.dsl.expr.TupleElement;
import io.verifyrules.dsl.expr.Unary;
import io.verifyrules.verifier.instantiate.Dimension;
import io.verifyrules.verifier.instantiate.NotExpressible;
import io.verifyrules.verifier.interpret.ConcreteTensor;
import io.verifyrules.verifier.interpret.Evaluation;
import io.verifyrules.verifier.interpret.Grid;
import io.verifyrules.verifier.interpret.Interpreter;
import io.verifyrules.verifier.interpret.LaneEvaluation;
import io.verifyrules.verifier.interpret.RuleInstance;
import java.util.Comparator;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.stream.Stream;

/**
 * One side of a rule at the numbers of an instance, as a module of HLO that takes nothing and computes it. The dimensions of each
 * tensor are the lanes of its axes, axis after axis in the order of a {@link Grid}.
 */
final class HloModule {

    private final RuleInstance instance;
    private final Interpreter interpreter;
    private final LaneEvaluation lanes;
    private final HloBody body = new HloBody();
    private final HloReductions reductions = new HloReductions(this, body);
    private final HloLookups lookups = new HloLookups(this, body);
    private final HloTuples tuples = new HloTuples(this, body);
    private final IdentityHashMap<TensorExpr, HloValue> known = new IdentityHashMap<>();
    private final Map<Element.Parameter, HloValue> parameters = new HashMap<>();

    private HloModule(RuleInstance instance) {
        this.instance = instance;
        this.interpreter = new Interpreter(instance);
        this.lanes = new LaneEvaluation(instance);
    }

    /**
     * The lines of the module.
     *
     * @throws NotExpressible where HLO has no such operation or type
     */
    static List<String> of(String name, TensorExpr side, RuleInstance instance) {
        HloModule module = new HloModule(instance);
        module.value(side);
        return module.body.lines(name);
    }

    /** A value of a side as HLO writes it, such as {@code s32[2] {1, 2}}. */
    static String literal(TensorExpr side, ConcreteTensor tensor, RuleInstance instance) {
        HloType type = new HloModule(instance).type(side.type().element());
        return type.of(tensor.grid()) + " " + type.literal(tensor);
    }

    HloValue value(TensorExpr tensor) {
        HloValue before = known.get(tensor);
        if (before != null) {
            return before;
        }
        HloValue value = computed(tensor);
        known.put(tensor, value);
        return value;
    }

    private HloType type(ElementType type) {
        return HloType.of(ElementType.resolved(type, instance.elementType()));
    }

    /** The lane of the result at which a lane of the operand stands. */
    private int called(Transpose transpose, Dimension position) {
        return transpose.axes().contains(position.axis())
                ? lanes.lane(transpose.permutation().inverted(), position.lane())
                : position.lane();
    }

    private ConcreteTensor evaluated(TensorExpr tensor) {
        return switch (interpreter.evaluate(tensor)) {
            case Evaluation.Valid(ConcreteTensor valid) -> valid;
            case Evaluation.Invalid(String reason) -> throw new NotExpressible(reason);
            case Evaluation.Refused(String reason) -> throw new NotExpressible(reason);
            case Evaluation.Undefined(String reason) -> throw new NotExpressible(reason);
        };
    }

    private HloValue computed(TensorExpr tensor) {
        ConcreteTensor result = evaluated(tensor);
        List<Dimension> at = Dimension.of(result.grid());
        HloType type = type(tensor.type().element());
        return switch (tensor) {
            case Input input -> body.emit(input.name(), at, type, "constant(" + type.literal(result) + ")");
            case Constant constant -> {
                HloValue element = element(constant.value());
                yield at.isEmpty() ? element : body.operation("broadcast", at, type, List.of(element), "dimensions={}");
            }
            case Iota iota -> body.operation("iota", at, type, List.of(),
                    "iota_dimension=" + Dimension.indices(at, List.of(iota.along())).getFirst());
            case Unary unary ->
                body.operation(HloOperators.name(unary.operator()), at, type, List.of(value(unary.operand())), "");
            case Binary binary -> body.operation(HloOperators.name(binary.operator()), at, type,
                    List.of(value(binary.left()), value(binary.right())), "");
            case Compare compare ->
                body.operation("compare", at, type, List.of(value(compare.left()), value(compare.right())),
                        "direction=" + HloOperators.direction(compare.relation()));
            case Select select -> body.operation("select", at, type,
                    List.of(value(select.predicate()), value(select.then()), value(select.otherwise())), "");
            case Clamp clamp -> body.operation("clamp", at, type,
                    List.of(value(clamp.low()), value(clamp.operand()), value(clamp.high())), "");
            case Convert convert ->
                body.operation(convert.conversion() == Conversion.BITCAST ? "bitcast-convert" : "convert", at, type,
                        List.of(value(convert.operand())), "");
            case ComplexApplied applied -> body.operation(HloOperators.name(applied.function()), at, type,
                    applied.operands().stream().map(this::value).toList(), "");
            case ReducePrecision reduce ->
                body.operation("reduce-precision", at, type, List.of(value(reduce.operand())),
                        "exponent_bits=" + reduce.exponentBits() + ", mantissa_bits=" + reduce.mantissaBits());
            case Slice slice -> body.operation("slice", at, type, List.of(value(slice.operand())),
                    "slice={" + Dimension.each(value(slice.operand()).positions(),
                            (position, size) -> "[" + on(slice.start(), position, 0) + ":"
                                    + on(slice.end(), position, size) + ":" + on(slice.stride(), position, 1) + "]",
                            ", ") + "}");
            case Pad pad -> body
                    .operation("pad", at, type, List.of(value(pad.operand()), element(pad.value())),
                            "padding=" + Dimension.each(
                                    at, (position, size) -> on(pad.low(), position, 0) + "_"
                                            + on(pad.high(), position, 0) + "_" + on(pad.interior(), position, 0),
                                    "x"));
            case Reverse reverse -> body.operation("reverse", at, type, List.of(value(reverse.operand())),
                    "dimensions=" + Dimension.braced(Dimension.indices(at, reverse.axes())));
            case Concat concat ->
                body.operation("concatenate", at, type, concat.operands().stream().map(this::value).toList(),
                        "dimensions=" + Dimension.braced(Dimension.indices(at, List.of(concat.along()))));
            case Expand expand -> body.operation("broadcast", at, type, List.of(value(expand.operand())),
                    "dimensions=" + Dimension.braced(value(expand.operand()).positions()
                            .stream()
                            .map(position -> Dimension.index(at, position.axis(), position.lane()))
                            .toList()));
            case ReshapeUnit reshape -> body.operation("reshape", at, type, List.of(value(reshape.operand())), "");
            case Relabel relabel -> body.transposed(value(relabel.operand()).positions()
                    .stream()
                    .map(position -> new Dimension(relabel.renaming().getOrDefault(position.axis(), position.axis()),
                            position.lane(), position.size()))
                    .toList(), value(relabel.operand()), at);
            case Transpose transpose -> body.transposed(value(transpose.operand()).positions()
                    .stream()
                    .map(position -> new Dimension(position.axis(), called(transpose, position), position.size()))
                    .toList(), value(transpose.operand()), at);
            case Merge merge -> merged(merge, at, type);
            case Split split -> split(split, at, type);
            case Reshape reshape -> rowMajor(reshape, at, type);
            case Reduce reduce -> reductions.reduced(reduce, at, type);
            case ReduceWindow window -> reductions.windowed(window, at, type);
            case Dot dot -> reductions.dot(dot, at, type);
            case DynamicSlice slice -> {
                List<Dimension> operand = value(slice.operand()).positions();
                yield body.operation("dynamic-slice", at, type,
                        with(value(slice.operand()), starts(slice.start(), operand)),
                        "dynamic_slice_sizes=" + Dimension.braced(at.stream().map(Dimension::size).toList()));
            }
            case DynamicUpdateSlice update -> body.operation(
                    "dynamic-update-slice", at, type, Stream
                            .concat(Stream.of(value(update.operand()), value(update.update())),
                                    starts(update.start(), at).stream())
                            .toList(),
                    "");
            case Sort sort -> body.operation("sort", at, type, List.of(value(sort.operand())),
                    "dimensions=" + Dimension.braced(Dimension.indices(at, List.of(sort.along())))
                            + ", is_stable=true, to_apply=" + body.before(type));
            case Gather gather -> lookups.gather(gather, at, type);
            case Scatter scatter -> lookups.scatter(scatter, at, type);
            case TupleElement element -> tuples.element(element, at, type);
            case Component component -> tuples.component(component, at, type);
            case Mapped mapped ->
                throw new NotExpressible("nothing says what " + mapped.function().name() + " computes");
            case Convolution ignored ->
                throw new NotExpressible("a convolution is not written as HLO by this program yet");
            default -> throw new NotExpressible("HLO has no operator " + tensor.form().name());
        };
    }

    private static List<HloValue> with(HloValue first, List<HloValue> others) {
        return Stream.concat(Stream.of(first), others.stream()).toList();
    }

    /** An element without axes; a parameter has its own name. */
    HloValue element(Element element) {
        if (element instanceof Element.Parameter parameter && parameters.containsKey(parameter)) {
            return parameters.get(parameter);
        }
        HloType type = type(element.type());
        String literal = type.literal(evaluated(Constant.of(element, Shape.scalar())).at(0));
        HloValue value = body.emit(element instanceof Element.Parameter parameter ? parameter.name() : "constant",
                List.of(), type, "constant(" + literal + ")");
        if (element instanceof Element.Parameter parameter) {
            parameters.put(parameter, value);
        }
        return value;
    }

    /** What an attribute says on a dimension; something else where it says nothing of its axis. */
    long on(SortedMap<AggregatedAxis, AxisMap> attribute, Dimension position, long otherwise) {
        return Optional.ofNullable(attribute.get(position.axis()))
                .map(map -> lanes.value(map, position.lane()))
                .orElse(otherwise);
    }

    /** Outer and inner dimensions come side by side, and become one. */
    private HloValue merged(Merge merge, List<Dimension> at, HloType type) {
        HloValue operand = value(merge.operand());
        List<Dimension> sideBySide = at.stream()
                .flatMap(position -> position.axis().equals(merge.into())
                        ? Stream.of(merge.outer(), merge.inner())
                                .map(axis -> operand.positions()
                                        .get(Dimension.index(operand.positions(), axis, position.lane())))
                        : Stream.of(position))
                .toList();
        HloValue ordered = sideBySide.equals(operand.positions())
                ? operand
                : body.transposed(operand.positions(), operand, sideBySide);
        return body.operation("reshape", at, type, List.of(ordered), "");
    }

    /** One dimension becomes two side by side, which go to their places. */
    private HloValue split(Split split, List<Dimension> at, HloType type) {
        HloValue operand = value(split.operand());
        List<Dimension> sideBySide = operand.positions()
                .stream()
                .flatMap(position -> position.axis().equals(split.axis())
                        ? Stream.of(split.outer(), split.place())
                                .map(axis -> at.get(Dimension.index(at, axis, position.lane())))
                        : Stream.of(position))
                .toList();
        HloValue reshaped = body.operation("reshape", sideBySide, type, List.of(operand), "");
        return sideBySide.equals(at) ? reshaped : body.transposed(sideBySide, reshaped, at);
    }

    /** The dimensions of both axes come last, each axis in the order of its lanes. */
    private HloValue rowMajor(Reshape reshape, List<Dimension> at, HloType type) {
        HloValue operand = value(reshape.operand());
        List<Dimension> before = withLast(operand.positions(), reshape.axis());
        List<Dimension> after = withLast(at, reshape.result());
        HloValue ordered = before.equals(operand.positions())
                ? operand
                : body.transposed(operand.positions(), operand, before);
        HloValue reshaped = body.operation("reshape", after, type, List.of(ordered), "");
        return after.equals(at) ? reshaped : body.transposed(after, reshaped, at);
    }

    private static List<Dimension> withLast(List<Dimension> dimensions, AggregatedAxis axis) {
        return dimensions.stream()
                .sorted(Comparator.comparing((Dimension dimension) -> dimension.axis().equals(axis)))
                .toList();
    }

    private List<HloValue> starts(SortedMap<AggregatedAxis, AxisMap> start, List<Dimension> positions) {
        return positions.stream()
                .map(position -> body.emit("start", List.of(), HloType.INDEX,
                        "constant(" + on(start, position, 0) + ")"))
                .toList();
    }
}
