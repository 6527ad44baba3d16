package io.verifyrules.verifier.hlo;

import io.verifyrules.dsl.axis.AggregatedAxis;
import io.verifyrules.dsl.axis.AxisMap;
import io.verifyrules.dsl.element.BinaryOperator;
import io.verifyrules.dsl.element.Conversion;
import io.verifyrules.dsl.element.DeclaredMonoid;
import io.verifyrules.dsl.element.Element;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.Monoid;
import io.verifyrules.dsl.element.Reducer;
import io.verifyrules.dsl.expr.Binary;
import io.verifyrules.dsl.expr.Clamp;
import io.verifyrules.dsl.expr.Compare;
import io.verifyrules.dsl.expr.ComplexApplied;
import io.verifyrules.dsl.expr.Concat;
import io.verifyrules.dsl.expr.Constant;
import io.verifyrules.dsl.expr.Convert;
import io.verifyrules.dsl.expr.Dot;
import io.verifyrules.dsl.expr.DynamicSlice;
import io.verifyrules.dsl.expr.DynamicUpdateSlice;
import io.verifyrules.dsl.expr.Expand;
import io.verifyrules.dsl.expr.Input;
import io.verifyrules.dsl.expr.Iota;
import io.verifyrules.dsl.expr.Mapped;
import io.verifyrules.dsl.expr.Merge;
import io.verifyrules.dsl.expr.Pad;
import io.verifyrules.dsl.expr.Reduce;
import io.verifyrules.dsl.expr.ReducePrecision;
import io.verifyrules.dsl.expr.ReduceWindow;
import io.verifyrules.dsl.expr.Relabel;
import io.verifyrules.dsl.expr.ReshapeUnit;
import io.verifyrules.dsl.expr.Reverse;
import io.verifyrules.dsl.expr.Select;
import io.verifyrules.dsl.expr.Shape;
import io.verifyrules.dsl.expr.Slice;
import io.verifyrules.dsl.expr.Split;
import io.verifyrules.dsl.expr.TensorExpr;
import io.verifyrules.dsl.expr.Unary;
import io.verifyrules.verifier.interpret.ConcreteTensor;
import io.verifyrules.verifier.interpret.Evaluation;
import io.verifyrules.verifier.interpret.Grid;
import io.verifyrules.verifier.interpret.Interpreter;
import io.verifyrules.verifier.interpret.LaneEvaluation;
import io.verifyrules.verifier.interpret.RuleInstance;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.function.BiFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * One side of a rule at the numbers of an instance, as a module of HLO that takes nothing and computes it. The dimensions of each
 * tensor are the lanes of its axes, axis after axis in the order of a {@link Grid}.
 */
final class HloModule {

    /** A value that is computed: its name, and where it has elements. */
    private record Value(String name, List<Position> positions, HloType type) {

        List<Integer> sizes() {
            return positions.stream().map(Position::size).toList();
        }

        String shape() {
            return type.of(sizes());
        }
    }

    /** One dimension: a lane of an axis. */
    private record Position(AggregatedAxis axis, int lane, int size) {}

    private final RuleInstance instance;
    private final Interpreter interpreter;
    private final LaneEvaluation lanes;
    private final List<String> instructions = new ArrayList<>();
    private final Map<String, List<String>> reducers = new LinkedHashMap<>();
    private final Map<String, Integer> names = new HashMap<>();
    private final IdentityHashMap<TensorExpr, Value> known = new IdentityHashMap<>();
    private final Map<Element.Parameter, Value> parameters = new HashMap<>();

    private HloModule(RuleInstance instance) {
        this.instance = instance;
        this.interpreter = new Interpreter(instance);
        this.lanes = new LaneEvaluation(instance);
    }

    /**
     * The lines of the module.
     *
     * @throws NotInHlo where HLO has no such operation or type
     */
    static List<String> of(String name, TensorExpr side, RuleInstance instance) {
        HloModule module = new HloModule(instance);
        module.value(side);
        int last = module.instructions.size() - 1;
        module.instructions.set(last, "ROOT " + module.instructions.get(last));
        List<String> lines = new ArrayList<>(List.of("HloModule " + name, ""));
        module.reducers.values().forEach(lines::addAll);
        lines.add("ENTRY " + name + " {");
        module.instructions.forEach(instruction -> lines.add("  " + instruction));
        lines.add("}");
        return lines;
    }

    /** A value of a side as HLO writes it, such as {@code s32[2] {1, 2}}. */
    static String literal(TensorExpr side, ConcreteTensor tensor, RuleInstance instance) {
        HloType type = new HloModule(instance).type(side.type().element());
        return type.of(tensor.grid()) + " " + type.literal(tensor);
    }

    private Value value(TensorExpr tensor) {
        Value before = known.get(tensor);
        if (before != null) {
            return before;
        }
        Value value = computed(tensor);
        known.put(tensor, value);
        return value;
    }

    private HloType type(ElementType type) {
        return HloType.of(type instanceof ElementType.Open ? instance.elementType() : type);
    }

    private ConcreteTensor evaluated(TensorExpr tensor) {
        return switch (interpreter.evaluate(tensor)) {
            case Evaluation.Valid(ConcreteTensor valid) -> valid;
            case Evaluation.Invalid(String reason) -> throw new NotInHlo(reason);
            case Evaluation.Refused(String reason) -> throw new NotInHlo(reason);
            case Evaluation.Undefined(String reason) -> throw new NotInHlo(reason);
        };
    }

    private static List<Position> positions(Grid grid) {
        return grid.axes()
                .stream()
                .flatMap(axis -> IntStream.range(0, grid.rank(axis))
                        .mapToObj(lane -> new Position(axis, lane, grid.size(grid.first(axis) + lane))))
                .toList();
    }

    private Value computed(TensorExpr tensor) {
        ConcreteTensor result = evaluated(tensor);
        List<Position> at = positions(result.grid());
        HloType type = type(tensor.type().element());
        return switch (tensor) {
            case Input input -> emit(input.name(), at, type, "constant(" + type.literal(result) + ")");
            case Constant constant -> {
                Value element = element(constant.value());
                yield at.isEmpty() ? element : operation("broadcast", at, type, List.of(element), "dimensions={}");
            }
            case Iota iota -> operation("iota", at, type, List.of(),
                    "iota_dimension=" + indices(at, List.of(iota.along())).getFirst());
            case Unary unary ->
                operation(HloOperators.name(unary.operator()), at, type, List.of(value(unary.operand())), "");
            case Binary binary -> operation(HloOperators.name(binary.operator()), at, type,
                    List.of(value(binary.left()), value(binary.right())), "");
            case Compare compare ->
                operation("compare", at, type, List.of(value(compare.left()), value(compare.right())),
                        "direction=" + HloOperators.direction(compare.relation()));
            case Select select -> operation("select", at, type,
                    List.of(value(select.predicate()), value(select.then()), value(select.otherwise())), "");
            case Clamp clamp -> operation("clamp", at, type,
                    List.of(value(clamp.low()), value(clamp.operand()), value(clamp.high())), "");
            case Convert convert ->
                operation(convert.conversion() == Conversion.BITCAST ? "bitcast-convert" : "convert", at, type,
                        List.of(value(convert.operand())), "");
            case ComplexApplied applied -> operation(HloOperators.name(applied.function()), at, type,
                    applied.operands().stream().map(this::value).toList(), "");
            case ReducePrecision reduce -> operation("reduce-precision", at, type, List.of(value(reduce.operand())),
                    "exponent_bits=" + reduce.exponentBits() + ", mantissa_bits=" + reduce.mantissaBits());
            case Slice slice -> operation("slice", at, type, List.of(value(slice.operand())),
                    "slice={" + each(value(slice.operand()).positions(),
                            (position, size) -> "[" + on(slice.start(), position, 0) + ":"
                                    + on(slice.end(), position, size) + ":" + on(slice.stride(), position, 1) + "]",
                            ", ") + "}");
            case Pad pad ->
                operation("pad", at, type, List.of(value(pad.operand()), element(pad.value())),
                        "padding="
                                + each(at,
                                        (position, size) -> on(pad.low(), position, 0) + "_"
                                                + on(pad.high(), position, 0) + "_" + on(pad.interior(), position, 0),
                                        "x"));
            case Reverse reverse -> operation("reverse", at, type, List.of(value(reverse.operand())),
                    "dimensions=" + braced(indices(at, reverse.axes())));
            case Concat concat ->
                operation("concatenate", at, type, concat.operands().stream().map(this::value).toList(),
                        "dimensions=" + braced(indices(at, List.of(concat.along()))));
            case Expand expand -> operation("broadcast", at, type, List.of(value(expand.operand())),
                    "dimensions=" + braced(value(expand.operand()).positions()
                            .stream()
                            .map(position -> index(at, position.axis(), position.lane()))
                            .toList()));
            case ReshapeUnit reshape -> operation("reshape", at, type, List.of(value(reshape.operand())), "");
            case Relabel relabel -> transposed(value(relabel.operand()).positions()
                    .stream()
                    .map(position -> new Position(relabel.renaming().getOrDefault(position.axis(), position.axis()),
                            position.lane(), position.size()))
                    .toList(), value(relabel.operand()), at);
            case Merge merge -> merged(merge, at, type);
            case Split split -> split(split, at, type);
            case Reduce reduce -> reduced(reduce, at, type);
            case ReduceWindow window -> windowed(window, at, type);
            case Dot dot -> dot(dot, at, type);
            case DynamicSlice slice -> {
                List<Position> operand = value(slice.operand()).positions();
                yield operation("dynamic-slice", at, type, with(value(slice.operand()), starts(slice.start(), operand)),
                        "dynamic_slice_sizes=" + braced(at.stream().map(Position::size).toList()));
            }
            case DynamicUpdateSlice update -> operation(
                    "dynamic-update-slice", at, type, Stream
                            .concat(Stream.of(value(update.operand()), value(update.update())),
                                    starts(update.start(), at).stream())
                            .toList(),
                    "");
            case Mapped mapped -> throw new NotInHlo("nothing says what " + mapped.function().name() + " computes");
            default -> throw new NotInHlo("HLO has no operator " + tensor.form().name());
        };
    }

    private static List<Value> with(Value first, List<Value> others) {
        return Stream.concat(Stream.of(first), others.stream()).toList();
    }

    private Value emit(String wanted, List<Position> at, HloType type, String text) {
        String base = wanted.replaceAll("[^A-Za-z0-9_-]", "_");
        int number = names.merge(base, 1, Integer::sum);
        String name = number == 1 ? base : base + "." + number;
        Value value = new Value(name, List.copyOf(at), type);
        instructions.add(name + " = " + value.shape() + " " + text);
        return value;
    }

    private Value operation(String name, List<Position> at, HloType type, List<Value> operands, String attributes) {
        return emit(name, at, type,
                name + operands.stream().map(Value::name).collect(Collectors.joining(", ", "(", ")"))
                        + (attributes.isEmpty() ? "" : ", " + attributes));
    }

    /** An element without axes; a parameter has its own name. */
    private Value element(Element element) {
        if (element instanceof Element.Parameter parameter && parameters.containsKey(parameter)) {
            return parameters.get(parameter);
        }
        HloType type = type(element.type());
        String literal = type.literal(evaluated(Constant.of(element, Shape.scalar())).at(0));
        Value value = emit(element instanceof Element.Parameter parameter ? parameter.name() : "constant", List.of(),
                type, "constant(" + literal + ")");
        if (element instanceof Element.Parameter parameter) {
            parameters.put(parameter, value);
        }
        return value;
    }

    /** What an attribute says on a dimension; something else where it says nothing of its axis. */
    private long on(SortedMap<AggregatedAxis, AxisMap> attribute, Position position, long otherwise) {
        return Optional.ofNullable(attribute.get(position.axis()))
                .map(map -> lanes.value(map, position.lane()))
                .orElse(otherwise);
    }

    private static String each(List<Position> positions, BiFunction<Position, Integer, String> text, String between) {
        return positions.stream()
                .map(position -> text.apply(position, position.size()))
                .collect(Collectors.joining(between));
    }

    private static String braced(Collection<Integer> numbers) {
        return numbers.stream().map(String::valueOf).collect(Collectors.joining(",", "{", "}"));
    }

    private static int index(List<Position> positions, AggregatedAxis axis, int lane) {
        return IntStream.range(0, positions.size())
                .filter(i -> positions.get(i).axis().equals(axis) && positions.get(i).lane() == lane)
                .findFirst()
                .orElseThrow();
    }

    private static List<Integer> indices(List<Position> positions, Collection<AggregatedAxis> axes) {
        return IntStream.range(0, positions.size())
                .filter(i -> axes.contains(positions.get(i).axis()))
                .boxed()
                .toList();
    }

    /** The operand, whose dimensions are called as given, in the order of the result. */
    private Value transposed(List<Position> called, Value operand, List<Position> at) {
        List<Integer> order = at.stream().map(position -> index(called, position.axis(), position.lane())).toList();
        return order.equals(IntStream.range(0, order.size()).boxed().toList())
                ? operation("reshape", at, operand.type(), List.of(operand), "")
                : operation("transpose", at, operand.type(), List.of(operand), "dimensions=" + braced(order));
    }

    /** Outer and inner dimensions come side by side, and become one. */
    private Value merged(Merge merge, List<Position> at, HloType type) {
        Value operand = value(merge.operand());
        List<Position> sideBySide = at.stream()
                .flatMap(
                        position -> position.axis().equals(merge.into())
                                ? Stream.of(merge.outer(), merge.inner())
                                        .map(axis -> operand.positions()
                                                .get(index(operand.positions(), axis, position.lane())))
                                : Stream.of(position))
                .toList();
        Value ordered = sideBySide.equals(operand.positions())
                ? operand
                : transposed(operand.positions(), operand, sideBySide);
        return operation("reshape", at, type, List.of(ordered), "");
    }

    /** One dimension becomes two side by side, which go to their places. */
    private Value split(Split split, List<Position> at, HloType type) {
        Value operand = value(split.operand());
        List<Position> sideBySide = operand.positions()
                .stream()
                .flatMap(position -> position.axis().equals(split.axis())
                        ? Stream.of(split.outer(), split.place()).map(axis -> at.get(index(at, axis, position.lane())))
                        : Stream.of(position))
                .toList();
        Value reshaped = operation("reshape", sideBySide, type, List.of(operand), "");
        return sideBySide.equals(at) ? reshaped : transposed(sideBySide, reshaped, at);
    }

    private String reducer(BinaryOperator operator, HloType type) {
        String name = HloOperators.name(operator) + "_" + type.name();
        String scalar = type.of(List.of());
        reducers.computeIfAbsent(name,
                key -> List.of(name + " {", "  a = " + scalar + " parameter(0)", "  b = " + scalar + " parameter(1)",
                        "  ROOT r = " + scalar + " " + HloOperators.name(operator) + "(a, b)", "}", ""));
        return name;
    }

    private static Monoid monoid(Reducer reducer) {
        return switch (reducer) {
            case Monoid monoid -> monoid;
            case DeclaredMonoid declared -> throw new NotInHlo("nothing says what " + declared + " computes");
        };
    }

    private Value initial(Monoid monoid, Optional<Element> given, HloType type) {
        return given.map(this::element)
                .orElseGet(() -> emit("identity", List.of(), type,
                        "constant(" + HloOperators.identity(monoid, type) + ")"));
    }

    private Value reduced(Reduce reduce, List<Position> at, HloType type) {
        Value operand = value(reduce.operand());
        Value initial = initial(monoid(reduce.monoid()), reduce.initial(), type);
        return operation("reduce", at, type, List.of(operand, initial),
                "dimensions=" + braced(indices(operand.positions(), reduce.over())) + ", to_apply="
                        + reducer(monoid(reduce.monoid()).operator(), type));
    }

    private Value windowed(ReduceWindow reduce, List<Position> at, HloType type) {
        Value operand = value(reduce.operand());
        Value initial = initial(monoid(reduce.monoid()), reduce.initial(), type);
        List<Position> positions = operand.positions();
        String window = "size=" + each(positions, (position, size) -> on(reduce.size(), position, 1) + "", "x")
                + " stride=" + each(positions, (position, size) -> on(reduce.window().stride(), position, 1) + "", "x")
                + " pad="
                + each(positions,
                        (position, size) -> on(reduce.window().low(), position, 0) + "_"
                                + on(reduce.window().high(), position, 0),
                        "x")
                + " lhs_dilate="
                + each(positions, (position, size) -> on(reduce.window().baseDilation(), position, 1) + "", "x")
                + " rhs_dilate="
                + each(positions, (position, size) -> on(reduce.window().windowDilation(), position, 1) + "", "x");
        return operation("reduce-window", at, type, List.of(operand, initial),
                (positions.isEmpty() ? "" : "window={" + window + "}, ") + "to_apply="
                        + reducer(monoid(reduce.monoid()).operator(), type));
    }

    /** HLO has the batch dimensions first, then what only the left operand has, then what only the right one has. */
    private Value dot(Dot dot, List<Position> at, HloType type) {
        Value left = value(dot.left());
        Value right = value(dot.right());
        List<Position> free = Stream.of(left, right)
                .flatMap(operand -> operand.positions()
                        .stream()
                        .filter(position -> !dot.contracted().contains(position.axis())
                                && !dot.batch().contains(position.axis())))
                .toList();
        List<Position> order = Stream
                .concat(left.positions().stream().filter(position -> dot.batch().contains(position.axis())),
                        free.stream())
                .toList();
        Value product = operation("dot", order, type, List.of(left, right),
                "lhs_batch_dims=" + braced(indices(left.positions(), dot.batch())) + ", lhs_contracting_dims="
                        + braced(indices(left.positions(), dot.contracted())) + ", rhs_batch_dims="
                        + braced(indices(right.positions(), dot.batch())) + ", rhs_contracting_dims="
                        + braced(indices(right.positions(), dot.contracted())));
        return order.equals(at) ? product : transposed(order, product, at);
    }

    private List<Value> starts(SortedMap<AggregatedAxis, AxisMap> start, List<Position> positions) {
        return positions.stream()
                .map(position -> emit("start", List.of(), HloType.INDEX, "constant(" + on(start, position, 0) + ")"))
                .toList();
    }
}
