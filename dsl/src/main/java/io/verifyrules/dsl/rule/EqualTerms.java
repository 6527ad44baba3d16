package io.verifyrules.dsl.rule;

import io.verifyrules.dsl.axis.AggregatedAxis;
import io.verifyrules.dsl.axis.AxisMap;
import io.verifyrules.dsl.axis.LaneCondition;
import io.verifyrules.dsl.element.Element;
import io.verifyrules.dsl.element.ElementCondition;
import io.verifyrules.dsl.expr.Input;
import io.verifyrules.dsl.expr.Part;
import io.verifyrules.dsl.expr.Shape;
import io.verifyrules.dsl.expr.TensorExpr;
import io.verifyrules.dsl.graph.Graph;
import io.verifyrules.dsl.graph.Node;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * The terms of a rule, of which those that are equal become one object. Whoever remembers what became of an object then
 * finds the same for each writing of the rule. Names decide nothing: rank classes are equal where they are one, and a rule
 * uses the very things that it declares. Each object is looked at once, and no depth is too large.
 */
final class EqualTerms {

    private final IdentityHashMap<Node, Node> ones = new IdentityHashMap<>();
    private boolean anyMerged;

    private EqualTerms() {
    }

    /** The terms that some expressions are made of. */
    static EqualTerms in(Collection<? extends Node> roots) {
        EqualTerms terms = new EqualTerms();
        Map<List<Object>, Node> known = new HashMap<>();
        IdentityHashMap<Node, Integer> numbers = new IdentityHashMap<>();
        for (Node node : Graph.of(roots).nodes()) {
            Node one = known.computeIfAbsent(terms.key(node, numbers), key -> terms.ofOnes(node));
            numbers.putIfAbsent(one, numbers.size());
            terms.put(node, one);
        }
        return terms;
    }

    /** Two terms have one key if they are of one kind, say the same themselves, and have the same objects as parts. */
    private List<Object> key(Node node, IdentityHashMap<Node, Integer> numbers) {
        List<? extends Node> parts = node.parts();
        List<Object> key = new ArrayList<>(parts.size() + 2);
        key.add(node.getClass());
        key.add(parts.isEmpty() ? node : node.own());
        parts.forEach(part -> key.add(Objects.requireNonNull(numbers.get(of(part)))));
        return key;
    }

    @SuppressWarnings("ReferenceEquality")
    private void put(Node node, Node one) {
        anyMerged |= node != one;
        ones.put(node, one);
    }

    /** Whether there are terms that were not the one object for all that are equal to them. */
    boolean anyMerged() {
        return anyMerged;
    }

    /** The one object for all terms that are equal to this one. */
    @SuppressWarnings("unchecked") // An equal term is of the same class.
    <N extends Node> N of(N term) {
        return (N) Objects.requireNonNull(ones.get(term), () -> "no term of this rule: " + term);
    }

    <N extends Node> List<N> of(List<N> terms) {
        return terms.stream().map(this::of).toList();
    }

    /** The term, made of the one object for each of its parts. */
    private Node ofOnes(Node node) {
        return node.parts().stream().allMatch(this::isOne) ? node : switch (node) {
            case AxisMap map -> made(map);
            case LaneCondition condition -> made(condition);
            case Element element -> made(element);
            case Condition condition -> made(condition);
            case TensorExpr tensor -> made(tensor);
            default -> throw new IllegalStateException("a term of another kind: " + node.getClass());
        };
    }

    @SuppressWarnings("ReferenceEquality")
    private boolean isOne(Node node) {
        return of(node) == node;
    }

    private AxisMap made(AxisMap map) {
        return switch (map) {
            case AxisMap.Arithmetic a -> new AxisMap.Arithmetic(a.operator(), of(a.left()), of(a.right()));
            case AxisMap.Choice c -> new AxisMap.Choice(of(c.condition()), of(c.then()), of(c.otherwise()));
            case AxisMap.Permuted permuted -> new AxisMap.Permuted(of(permuted.map()), permuted.by());
            case AxisMap.Variable variable -> variable;
            case AxisMap.Scalar scalar -> scalar;
            case AxisMap.Constant constant -> constant;
        };
    }

    private LaneCondition made(LaneCondition condition) {
        return switch (condition) {
            case LaneCondition.Comparison c -> new LaneCondition.Comparison(c.relation(), of(c.left()), of(c.right()));
            case LaneCondition.Not not -> new LaneCondition.Not(of(not.operand()));
            case LaneCondition.AllOf all -> new LaneCondition.AllOf(of(all.operands()));
            case LaneCondition.AnyOf any -> new LaneCondition.AnyOf(of(any.operands()));
        };
    }

    private Element made(Element element) {
        return switch (element) {
            case Element.Counted counted -> new Element.Counted(of(counted.map()));
            case Element.Unary unary -> new Element.Unary(unary.operator(), of(unary.operand()));
            case Element.Binary binary -> new Element.Binary(binary.operator(), of(binary.left()), of(binary.right()));
            case Element.Converted converted ->
                new Element.Converted(converted.conversion(), of(converted.operand()), converted.type());
            case Element.Applied applied -> new Element.Applied(applied.function(), of(applied.operands()));
            case Element.Tuple tuple -> new Element.Tuple(of(tuple.components()));
            case Element.Written written -> written;
            case Element.Parameter parameter -> parameter;
        };
    }

    private Condition made(Condition condition) {
        return switch (condition) {
            case Condition.EveryLane every -> new Condition.EveryLane(every.rankClass(), of(every.condition()));
            case Condition.OnScalars scalars -> new Condition.OnScalars(of(scalars.condition()));
            case Condition.OnElements(ElementCondition compared) -> new Condition.OnElements(
                    new ElementCondition(compared.relation(), of(compared.left()), of(compared.right())));
            case Condition.Not not -> new Condition.Not(of(not.operand()));
            case Condition.AllOf all -> new Condition.AllOf(of(all.operands()));
            case Condition.AnyOf any -> new Condition.AnyOf(of(any.operands()));
            case Condition.OnWidths widths -> widths;
        };
    }

    private TensorExpr made(TensorExpr tensor) {
        return tensor instanceof Input input
                ? Input.of(input.name(), input.type().element(), of(input.shape()))
                : tensor.form().with(this::of).made();
    }

    private Part of(Part part) {
        return switch (part) {
            case Part.Operand operand -> new Part.Operand(operand.slot(), of(operand.tensor()));
            case Part.Operands all -> new Part.Operands(all.slot(), of(all.tensors()));
            case Part.Value value -> new Part.Value(value.slot(), of(value.element()));
            case Part.MaybeValue value -> new Part.MaybeValue(value.slot(), value.element().map(this::of));
            case Part.Sizes sizes -> new Part.Sizes(sizes.slot(), of(sizes.shape()));
            case Part.Maps maps -> new Part.Maps(maps.slot(), of(maps.byAxis()));
            case Part.Axis axis -> axis;
            case Part.Axes axes -> axes;
            case Part.NewAxes axes -> axes;
            case Part.Renaming renaming -> renaming;
            case Part.Order order -> order;
            case Part.Said said -> said;
            case Part.Name name -> name;
            case Part.Count count -> count;
            case Part.Applied applied -> applied;
            case Part.By by -> by;
            case Part.Type type -> type;
            case Part.Indices indices -> indices;
        };
    }

    private Shape of(Shape shape) {
        return new Shape(of(shape.sizes()));
    }

    private SortedMap<AggregatedAxis, AxisMap> of(SortedMap<AggregatedAxis, AxisMap> maps) {
        SortedMap<AggregatedAxis, AxisMap> ofOnes = new TreeMap<>();
        maps.forEach((axis, map) -> ofOnes.put(axis, of(map)));
        return ofOnes;
    }
}
