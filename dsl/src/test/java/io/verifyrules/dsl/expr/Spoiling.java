package io.verifyrules.dsl.expr;

import io.verifyrules.dsl.axis.AggregatedAxis;
import io.verifyrules.dsl.axis.AxisMap;
import io.verifyrules.dsl.axis.Permutation;
import io.verifyrules.dsl.axis.RankClass;
import io.verifyrules.dsl.axis.RankClass.RankBound;
import io.verifyrules.dsl.axis.Relation;
import io.verifyrules.dsl.element.ArgExtreme;
import io.verifyrules.dsl.element.ArithFlag;
import io.verifyrules.dsl.element.ArithFlags;
import io.verifyrules.dsl.element.ArithOperator;
import io.verifyrules.dsl.element.BinaryOperator;
import io.verifyrules.dsl.element.ComplexFunction;
import io.verifyrules.dsl.element.Conversion;
import io.verifyrules.dsl.element.Element;
import io.verifyrules.dsl.element.ElementFunction;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.Monoid;
import io.verifyrules.dsl.element.UnaryOperator;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import static io.verifyrules.dsl.expr.OperatorSamples.FOREIGN;

/** What the parts of a well-typed operator can be replaced by, so that it is not well typed any more. */
final class Spoiling {

    private static final RankClass OTHER = new RankClass("other", RankBound.ANY);
    private static final AxisMap OF_ANOTHER_CLASS = new AxisMap.Variable("x", OTHER);
    private static final AxisMap.Variable INDEX = new AxisMap.Variable("y", FOREIGN.rankClass());
    private static final TensorExpr ELSEWHERE = Tensors.tensor("Z", ElementType.INT, Shape.of(FOREIGN, AxisMap.of(1)));

    private Spoiling() {
    }

    /** Replacements of one part of {@code operator}; empty where every value of the part fits. */
    static List<Object> of(TensorExpr operator, Object part) {
        return switch (part) {
            case TensorType type when operator instanceof Input -> List.of(wider(type));
            case TensorType type when operator instanceof Convert ->
                List.of(wider(type), type.withElement(ElementType.I1));
            case TensorType type -> List.of(wider(type), type.withElement(ElementType.REAL));
            case TensorExpr ignored -> List.of(ELSEWHERE);
            case List<?> ignored when operator instanceof TupleElement -> List.of(List.of());
            case List<?> operands -> List.of(List.of(), and(operands, ELSEWHERE));
            case SortedSet<?> axes -> List.of(axes(and(axes, FOREIGN)));
            case SortedMap<?, ?> byAxis -> maps(byAxis);
            case AggregatedAxis ignored when operator instanceof Symmetric ->
                List.of(FOREIGN, OTHER.axis(), OperatorSamples.ONE);
            case AggregatedAxis ignored -> List.of(FOREIGN, OTHER.axis(), OperatorSamples.AXIS);
            case Shape shape -> List.of(shape.with(FOREIGN, AxisMap.of(1)));
            case BoundIndices indices -> List.of(indices.and(FOREIGN, INDEX));
            case ConvolutionRoles roles -> roles(roles);
            case Window window -> windows(window);
            case Element ignored -> List.of(Element.of(true));
            case Optional<?> ignored -> List.of(Optional.of(Element.of(true)));
            case ArithOperator ignored -> List.of(ArithOperator.ADDI);
            case ArithFlags ignored -> List.of(new ArithFlags(Set.of(ArithFlag.EXACT)));
            case BinaryOperator ignored -> List.of(BinaryOperator.AND);
            case UnaryOperator ignored -> List.of(UnaryOperator.NOT);
            case ComplexFunction ignored -> List.of(ComplexFunction.REAL_PART, ComplexFunction.MODULUS);
            case Integer ignored when operator instanceof ReducePrecision -> List.of(0, -1, 100);
            case Integer ignored -> List.of(-1, 100);
            case Conversion ignored -> List.of(Conversion.BITCAST);
            case ElementFunction function ->
                List.of(new ElementFunction(function.name(), List.of(ElementType.INT), ElementType.INT),
                        new ElementFunction(function.name(), List.of(ElementType.INT, ElementType.BOOL),
                                ElementType.INT),
                        new ElementFunction(function.name(), function.operands(), ElementType.REAL));
            case Monoid ignored -> List.of(Monoid.OR);
            case ArgExtreme ignored -> List.of(Monoid.OR);
            case Permutation permutation -> List.of(Permutation.declared(new AxisMap.Variable("q", OTHER)),
                    permutation.times(permutation.inverted()));
            case Relation ignored -> List.of();
            case StartRule ignored -> List.of();
            case String ignored -> List.of();
            default -> throw new AssertionError("say what " + part.getClass() + " cannot be replaced by");
        };
    }

    private static TensorType wider(TensorType type) {
        return type.withAxes(Stream.concat(type.axes().stream(), Stream.of(FOREIGN)).toList());
    }

    private static List<Object> and(Collection<?> all, Object more) {
        List<Object> list = new ArrayList<>(all);
        list.add(more);
        return list;
    }

    private static SortedSet<AggregatedAxis> axes(Collection<?> axes) {
        return axes.stream().map(AggregatedAxis.class::cast).collect(Collectors.toCollection(TreeSet::new));
    }

    /** One more entry of the kind, for an axis that is not there; and the first entry with something of another class. */
    private static List<Object> maps(SortedMap<?, ?> byAxis) {
        AggregatedAxis first = (AggregatedAxis) byAxis.firstKey();
        return switch (Objects.requireNonNull(byAxis.get(first))) {
            case AxisMap ignored ->
                List.of(with(byAxis, FOREIGN, AxisMap.of(1)), with(byAxis, first, OF_ANOTHER_CLASS));
            case AggregatedAxis ignored ->
                List.of(with(byAxis, FOREIGN, FOREIGN.rankClass().axis("new")), with(byAxis, first, OTHER.axis("row")));
            case Convolution.Group group ->
                List.of(with(byAxis, FOREIGN, new Convolution.Group(AxisMap.of(1), FOREIGN)),
                        with(byAxis, first, new Convolution.Group(AxisMap.of(1), FOREIGN)),
                        with(byAxis, OperatorSamples.AXIS, group));
            case Object value -> throw new AssertionError("say what " + value.getClass() + " cannot be replaced by");
        };
    }

    private static SortedMap<AggregatedAxis, Object> with(SortedMap<?, ?> byAxis, AggregatedAxis axis, Object value) {
        SortedMap<AggregatedAxis, Object> changed = new TreeMap<>();
        byAxis.forEach((key, each) -> changed.put((AggregatedAxis) key, each));
        changed.put(axis, value);
        return changed;
    }

    private static List<Object> roles(ConvolutionRoles roles) {
        SortedSet<AggregatedAxis> none = new TreeSet<>();
        return List.of(new ConvolutionRoles(none, roles.inputFeature(), roles.outputFeature(), roles.spatial()),
                new ConvolutionRoles(roles.batch(), none, roles.outputFeature(), roles.spatial()),
                new ConvolutionRoles(roles.batch(), roles.inputFeature(), none, roles.spatial()),
                new ConvolutionRoles(roles.batch(), roles.inputFeature(), roles.outputFeature(), none),
                new ConvolutionRoles(roles.batch(), roles.inputFeature(), roles.outputFeature(),
                        axes(and(roles.spatial(), FOREIGN))));
    }

    private static List<Object> windows(Window window) {
        List<SortedMap<AggregatedAxis, AxisMap>> parts = List.of(window.stride(), window.low(), window.high(),
                window.baseDilation(), window.windowDilation());
        List<Object> windows = new ArrayList<>();
        for (int i = 0; i < parts.size(); i++) {
            AggregatedAxis first = parts.get(i).firstKey();
            for (Map<AggregatedAxis, AxisMap> wrong : List.of(Map.<AggregatedAxis, AxisMap>of(),
                    Map.of(first, OF_ANOTHER_CLASS), Map.of(first, AxisMap.of(1), FOREIGN, AxisMap.of(1)))) {
                List<SortedMap<AggregatedAxis, AxisMap>> changed = new ArrayList<>(parts);
                changed.set(i, new TreeMap<>(wrong));
                windows.add(new Window(changed.get(0), changed.get(1), changed.get(2), changed.get(3), changed.get(4)));
            }
        }
        return windows;
    }
}
