package io.verifyrules.verifier.generalize;

import io.verifyrules.dsl.axis.AggregatedAxis;
import io.verifyrules.dsl.axis.AxisMap;
import io.verifyrules.dsl.axis.LaneCondition;
import io.verifyrules.dsl.element.Element;
import io.verifyrules.dsl.expr.Input;
import io.verifyrules.dsl.expr.Part;
import io.verifyrules.dsl.expr.Shape;
import io.verifyrules.dsl.expr.TensorExpr;
import io.verifyrules.dsl.graph.Node;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * An expression with maps and elements in the place of its holes.
 *
 * @param by the value that takes the place of each hole
 */
record Filled(Map<Node, Node> by) {

    Filled {
        by = Map.copyOf(by);
    }

    /**
     * The expression without holes.
     *
     * @throws io.verifyrules.dsl.diagnostic.IllFormedException where something does not fit into its hole
     */
    TensorExpr of(TensorExpr tensor) {
        return tensor instanceof Input ? tensor : tensor.form().with(this::of).made();
    }

    private Part of(Part part) {
        return switch (part) {
            case Part.Operand operand -> new Part.Operand(operand.slot(), of(operand.tensor()));
            case Part.Operands all -> new Part.Operands(all.slot(), all.tensors().stream().map(this::of).toList());
            case Part.Value value -> new Part.Value(value.slot(), of(value.element()));
            case Part.MaybeValue value -> new Part.MaybeValue(value.slot(), value.element().map(this::of));
            case Part.Maps maps -> new Part.Maps(maps.slot(), of(maps.byAxis()));
            case Part.Sizes sizes -> new Part.Sizes(sizes.slot(), of(sizes.shape()));
            default -> part;
        };
    }

    private SortedMap<AggregatedAxis, AxisMap> of(SortedMap<AggregatedAxis, AxisMap> maps) {
        SortedMap<AggregatedAxis, AxisMap> filled = new TreeMap<>();
        maps.forEach((axis, map) -> filled.put(axis, of(map)));
        return filled;
    }

    private Shape of(Shape shape) {
        Shape filled = Shape.scalar();
        for (Map.Entry<AggregatedAxis, AxisMap> size : shape.sizes().entrySet()) {
            filled = filled.with(size.getKey(), of(size.getValue()));
        }
        return filled;
    }

    private AxisMap of(AxisMap map) {
        return switch (map) {
            case AxisMap.Scalar scalar -> replaced(scalar, AxisMap.class).orElse(scalar);
            case AxisMap.Variable variable -> variable;
            case AxisMap.Constant constant -> constant;
            case AxisMap.Arithmetic a -> new AxisMap.Arithmetic(a.operator(), of(a.left()), of(a.right()));
            case AxisMap.Permuted permuted -> of(permuted.map()).permuted(permuted.by());
            case AxisMap.Choice choice ->
                new AxisMap.Choice(of(choice.condition()), of(choice.then()), of(choice.otherwise()));
        };
    }

    private LaneCondition of(LaneCondition condition) {
        return switch (condition) {
            case LaneCondition.Comparison compared ->
                new LaneCondition.Comparison(compared.relation(), of(compared.left()), of(compared.right()));
            case LaneCondition.Not not -> new LaneCondition.Not(of(not.operand()));
            case LaneCondition.AllOf all -> new LaneCondition.AllOf(each(all.operands()));
            case LaneCondition.AnyOf any -> new LaneCondition.AnyOf(each(any.operands()));
        };
    }

    private List<LaneCondition> each(List<LaneCondition> conditions) {
        return conditions.stream().map(this::of).toList();
    }

    private Element of(Element element) {
        return switch (element) {
            case Element.Parameter parameter -> replaced(parameter, Element.class).orElse(parameter);
            case Element.Counted counted -> new Element.Counted(of(counted.map()));
            case Element.Written written -> written;
            case Element.Unary unary -> new Element.Unary(unary.operator(), of(unary.operand()));
            case Element.Binary binary -> new Element.Binary(binary.operator(), of(binary.left()), of(binary.right()));
            case Element.Converted converted ->
                new Element.Converted(converted.conversion(), of(converted.operand()), converted.type());
            case Element.Tuple tuple -> new Element.Tuple(tuple.components().stream().map(this::of).toList());
            case Element.Applied applied ->
                new Element.Applied(applied.function(), applied.operands().stream().map(this::of).toList());
        };
    }

    private <N extends Node> Optional<N> replaced(Node hole, Class<N> kind) {
        return Optional.ofNullable(by.get(hole)).map(kind::cast);
    }
}
