package io.verifyrules.verifier.instantiate;

import io.verifyrules.dsl.axis.AggregatedAxis;
import io.verifyrules.dsl.axis.AxisMap;
import io.verifyrules.dsl.axis.Permutation;
import io.verifyrules.dsl.axis.Relation;
import io.verifyrules.dsl.diagnostic.SourcePosition;
import io.verifyrules.dsl.element.Element;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.ElementTypes;
import io.verifyrules.dsl.expr.Binary;
import io.verifyrules.dsl.expr.Clamp;
import io.verifyrules.dsl.expr.Compare;
import io.verifyrules.dsl.expr.ComplexApplied;
import io.verifyrules.dsl.expr.Component;
import io.verifyrules.dsl.expr.Concat;
import io.verifyrules.dsl.expr.Constant;
import io.verifyrules.dsl.expr.Convert;
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
import io.verifyrules.dsl.expr.Zip;
import io.verifyrules.dsl.graph.Graph;
import io.verifyrules.verifier.instantiate.ProgramBody.Placed;
import io.verifyrules.verifier.interpret.ConcreteTensor;
import io.verifyrules.verifier.interpret.Evaluation;
import io.verifyrules.verifier.interpret.Grid;
import io.verifyrules.verifier.interpret.Interpreter;
import io.verifyrules.verifier.interpret.LaneEvaluation;
import io.verifyrules.verifier.interpret.RuleInstance;
import io.verifyrules.verifier.program.Attribute;
import io.verifyrules.verifier.program.Block;
import io.verifyrules.verifier.program.Data;
import io.verifyrules.verifier.program.Function;
import io.verifyrules.verifier.program.Operation;
import io.verifyrules.verifier.program.Region;
import io.verifyrules.verifier.program.Type;
import io.verifyrules.verifier.program.Value;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Supplier;
import java.util.stream.Stream;

/**
 * One side of a rule at the numbers of an instance, as a program. The dimensions of each tensor are the lanes of its
 * axes, axis after axis in the order of a {@link Grid}. Operations are those of StableHLO, and of CHLO where StableHLO
 * has none.
 */
public final class Instantiation {

    private final RuleInstance instance;
    private final Interpreter interpreter;
    private final LaneEvaluation lanes;
    private final Inputs inputs;
    private final ProgramBody body;
    private final ReductionPrograms reductions;
    private final LookupPrograms lookups;
    private final MovementPrograms movements;
    private final PartPrograms parts;
    private final IdentityHashMap<TensorExpr, Placed> known = new IdentityHashMap<>();
    private final Map<String, Placed> given = new LinkedHashMap<>();
    private final List<Attribute.Dense> values = new ArrayList<>();

    /** The treatment of the tensors and elements that a rule leaves open. */
    public enum Inputs {
        /** They are parameters, in the order in which they are met. */
        PARAMETERS,
        /** They are constants, with what the instance has for them. */
        CONSTANTS
    }

    private Instantiation(RuleInstance instance, Inputs inputs, SourcePosition place) {
        this.instance = instance;
        this.interpreter = new Interpreter(instance);
        this.lanes = new LaneEvaluation(instance);
        this.inputs = inputs;
        this.body = new ProgramBody(place);
        this.reductions = new ReductionPrograms(this, body);
        this.lookups = new LookupPrograms(this, body);
        this.movements = new MovementPrograms(this, body);
        this.parts = new PartPrograms(this, body);
    }

    /**
     * A function of the name that computes the side.
     *
     * @throws NotExpressible where StableHLO has no such operation or type, or the instance no value
     */
    public static Function of(String name, TensorExpr side, RuleInstance instance, Inputs inputs) {
        return new Instantiation(instance, inputs, SourcePosition.ofFile(name)).function(name, side);
    }

    private Function function(String name, TensorExpr side) {
        SourcePosition place = SourcePosition.ofFile(name);
        Value result = value(side).value();
        List<Value> parameters = inputs == Inputs.PARAMETERS
                ? given.values().stream().map(Placed::value).toList()
                : List.of();
        List<Operation> operations = new ArrayList<>(body.operations());
        operations.add(new Operation("func.return", List.of(result), List.of(), new TreeMap<>(), List.of(), place));
        return new Function(name, false,
                new Type.Function(parameters.stream().map(Value::type).toList(), List.of(result.type())),
                Optional.of(new Region(List.of(new Block(parameters, operations, place)))), new TreeMap<>(), place);
    }

    /**
     * A side as a function of its inputs, with what the instance has for them.
     *
     * @param inputs one constant for each parameter of the function
     */
    public record Applied(Function function, List<Attribute.Dense> inputs) {
        public Applied {
            inputs = List.copyOf(inputs);
        }
    }

    /**
     * A function of the name that computes the side of its parameters.
     *
     * @throws NotExpressible where StableHLO has no such operation or type, or the instance no value
     */
    public static Applied applied(String name, TensorExpr side, RuleInstance instance) {
        Instantiation program = new Instantiation(instance, Inputs.PARAMETERS, SourcePosition.ofFile(name));
        return new Applied(program.function(name, side), program.values);
    }

    /**
     * A value of a side as a constant.
     *
     * @throws NotExpressible where no constant has this value
     */
    public static Attribute.Dense constant(TensorExpr side, ConcreteTensor tensor, RuleInstance instance) {
        Type element = ProgramTypes.of(ElementTypes.resolved(side.type().element(), instance.elementType()));
        return new Attribute.Dense(Literals.of(tensor, element),
                ProgramBody.type(element, Dimension.of(tensor.grid())));
    }

    Placed value(TensorExpr tensor) {
        Placed before = known.get(tensor);
        if (before != null) {
            return before;
        }
        Placed value = computed(tensor);
        known.put(tensor, value);
        return value;
    }

    Type type(ElementType type) {
        return ProgramTypes.of(ElementTypes.resolved(type, instance.elementType()));
    }

    private ConcreteTensor evaluated(TensorExpr tensor) {
        return switch (interpreter.evaluate(tensor)) {
            case Evaluation.Valid(ConcreteTensor valid) -> valid;
            case Evaluation.Invalid(String reason) -> throw new NotExpressible(reason);
            case Evaluation.Refused(String reason) -> throw new NotExpressible(reason);
            case Evaluation.Undefined(String reason) -> throw new NotExpressible(reason);
        };
    }

    private Placed computed(TensorExpr tensor) {
        if (tensor instanceof Component component) {
            if (component.operand() instanceof Sort sort && sort.operand() instanceof Zip zip) {
                return lookups.sorted(sort, zip).get(component.index());
            }
            return reductions.component(component);
        }
        ConcreteTensor result = evaluated(tensor);
        List<Dimension> at = Dimension.of(result.grid());
        Type type = type(tensor.type().element());
        return switch (tensor) {
            case Input input -> given(input.name(), type, at, () -> Literals.of(result, type));
            case Constant constant -> {
                Placed element = element(constant.value());
                yield at.isEmpty()
                        ? element
                        : body.operation("stablehlo.broadcast_in_dim", at, type, List.of(element),
                                Map.of("broadcast_dimensions", ProgramBody.numbers(List.of())));
            }
            case Iota iota -> body.operation("stablehlo.iota", at, type, List.of(), Map.of("iota_dimension",
                    ProgramBody.number(Dimension.indices(at, List.of(iota.along())).getFirst())));
            case Unary unary -> applied(Names.of(unary.operator()), at, type, unary.operand());
            case Binary binary -> applied(Names.of(binary.operator()), at, type, binary.left(), binary.right());
            case Compare compare -> body.operation("stablehlo.compare", at, type,
                    List.of(value(compare.left()), value(compare.right())), direction(compare.relation()));
            case Select select ->
                applied("stablehlo.select", at, type, select.predicate(), select.then(), select.otherwise());
            case Clamp clamp -> applied("stablehlo.clamp", at, type, clamp.low(), clamp.operand(), clamp.high());
            case Convert convert -> applied(Names.of(convert.conversion()), at, type, convert.operand());
            case ComplexApplied applied ->
                applied(Names.of(applied.function()), at, type, applied.operands().toArray(TensorExpr[]::new));
            case ReducePrecision reduce -> body.operation("stablehlo.reduce_precision", at, type,
                    List.of(value(reduce.operand())), Map.of("exponent_bits", ProgramBody.int32(reduce.exponentBits()),
                            "mantissa_bits", ProgramBody.int32(reduce.mantissaBits())));
            case Slice slice -> parts.slice(slice, at, type);
            case Pad pad -> parts.pad(pad, at, type);
            case Reverse reverse -> body.operation("stablehlo.reverse", at, type, List.of(value(reverse.operand())),
                    Map.of("dimensions", ProgramBody.numbers(Dimension.indices(at, reverse.axes()))));
            case Concat concat -> body.operation("stablehlo.concatenate", at, type,
                    concat.operands().stream().map(this::value).toList(),
                    Map.of("dimension", ProgramBody.number(Dimension.indices(at, List.of(concat.along())).getFirst())));
            case Expand expand ->
                body.operation("stablehlo.broadcast_in_dim", at, type, List.of(value(expand.operand())),
                        Map.of("broadcast_dimensions",
                                ProgramBody.numbers(value(expand.operand()).positions()
                                        .stream()
                                        .map(position -> Dimension.index(at, position.axis(), position.lane()))
                                        .toList())));
            case ReshapeUnit reshape -> applied("stablehlo.reshape", at, type, reshape.operand());
            case Relabel relabel -> movements.relabelled(relabel, at);
            case Transpose transpose -> movements.transposed(transpose, at);
            case Merge merge -> movements.merged(merge, at, type);
            case Split split -> movements.split(split, at, type);
            case Reshape reshape -> movements.rowMajor(reshape, at, type);
            case Reduce reduce -> reductions.reduced(reduce, at, type);
            case ReduceWindow window -> reductions.windowed(window, at, type);
            case Dot dot -> reductions.dot(dot, at, type);
            case DynamicSlice slice -> parts.dynamicSlice(slice, at, type);
            case DynamicUpdateSlice update -> parts.dynamicUpdateSlice(update, at, type);
            case Sort sort -> lookups.sorted(sort, at, type);
            case Gather gather -> lookups.gather(gather, at, type);
            case Scatter scatter -> lookups.scatter(scatter, at, type);
            case TupleElement element -> parts.element(element, at, type);
            case Mapped mapped ->
                throw new NotExpressible("nothing says what " + mapped.function().name() + " computes");
            default -> throw new NotExpressible("no program is written for " + tensor.form().name());
        };
    }

    private Placed applied(String name, List<Dimension> at, Type type, TensorExpr... operands) {
        return body.operation(name, at, type, Stream.of(operands).map(this::value).toList(), Map.of());
    }

    static Map<String, Attribute> direction(Relation relation) {
        return Map.of("comparison_direction",
                new Attribute.Words("stablehlo", "comparison_direction " + relation.name()));
    }

    private Placed given(String name, Type type, List<Dimension> at, Supplier<Data> value) {
        Placed before = given.get(name);
        if (before != null) {
            return before;
        }
        Placed made = switch (inputs) {
            case PARAMETERS -> {
                values.add(new Attribute.Dense(value.get(), ProgramBody.type(type, at)));
                yield new Placed(body.argument("%" + name, ProgramBody.type(type, at)), at);
            }
            case CONSTANTS -> body.constant(value.get(), type, at);
        };
        given.put(name, made);
        return made;
    }

    /** An element without axes. One that depends on a parameter is computed of it. */
    Placed element(Element element) {
        Type type = type(element.type());
        boolean computed = inputs == Inputs.PARAMETERS && hasParameter(element);
        return switch (element) {
            case Element.Parameter parameter -> given(parameter.name(), type, List.of(), () -> literal(element, type));
            case Element.Unary unary when computed -> element(Names.of(unary.operator()), type, unary.operand());
            case Element.Binary binary when computed ->
                element(Names.of(binary.operator()), type, binary.left(), binary.right());
            case Element.Converted converted when computed ->
                element(Names.of(converted.conversion()), type, converted.operand());
            default -> body.constant(literal(element, type), type, List.of());
        };
    }

    private Data literal(Element element, Type type) {
        return new Data.Splat(Literals.of(evaluated(Constant.of(element, Shape.scalar())).at(0), type));
    }

    private Placed element(String name, Type type, Element... operands) {
        return body.operation(name, List.of(), type, Stream.of(operands).map(this::element).toList(), Map.of());
    }

    private static boolean hasParameter(Element element) {
        return Graph.of(List.of(element)).nodes().stream().anyMatch(Element.Parameter.class::isInstance);
    }

    /** The lane that stands at another one in an order of lanes. */
    int lane(Permutation order, int lane) {
        return lanes.lane(order, lane);
    }

    /** The number of an attribute on a dimension; another number where it says nothing of its axis. */
    long on(SortedMap<AggregatedAxis, AxisMap> attribute, Dimension position, long otherwise) {
        return Optional.ofNullable(attribute.get(position.axis()))
                .map(map -> lanes.value(map, position.lane()))
                .orElse(otherwise);
    }

    /** The same of each dimension of a value. */
    Attribute each(SortedMap<AggregatedAxis, AxisMap> attribute, Placed of, long otherwise) {
        return ProgramBody
                .numbers(of.positions().stream().map(position -> on(attribute, position, otherwise)).toList());
    }
}
