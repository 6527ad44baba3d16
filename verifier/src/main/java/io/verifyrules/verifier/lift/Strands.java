package io.verifyrules.verifier.lift;

import io.verifyrules.dsl.axis.AggregatedAxis;
import io.verifyrules.dsl.axis.AxisMap;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.expr.Concat;
import io.verifyrules.dsl.expr.DynamicUpdateSlice;
import io.verifyrules.dsl.expr.Merge;
import io.verifyrules.dsl.expr.Part;
import io.verifyrules.dsl.expr.Relabel;
import io.verifyrules.dsl.expr.ReshapeUnit;
import io.verifyrules.dsl.expr.ShapeTerms;
import io.verifyrules.dsl.expr.Split;
import io.verifyrules.dsl.expr.TensorExpr;
import io.verifyrules.dsl.graph.Graph;
import io.verifyrules.dsl.rule.Rule;
import io.verifyrules.verifier.interpret.LaneEvaluation;
import io.verifyrules.verifier.interpret.RuleInstance;
import io.verifyrules.verifier.value.RefusedInstance;
import io.verifyrules.verifier.value.UndefinedValues;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The dimensions of all values of a rule, as they go through its operators. Dimensions are of one strand where an operator passes one on,
 * however it changes its size, or takes both at the same place. Sizes are of one group where an operator leaves them as they are.
 */
final class Strands {

    private final List<TensorExpr> values;
    private final LaneEvaluation numbers = new LaneEvaluation(
            new RuleInstance(ElementType.OPEN, Map.of(), Map.of(), Map.of(), Map.of(), Map.of(), UndefinedValues.NONE));
    private final ShapeTerms shapes = new ShapeTerms();
    private final Partition<Vertex> strands = new Partition<>();
    private final Partition<Vertex> sizes = new Partition<>();
    private final Set<Vertex> twofold = new HashSet<>();

    private Strands(List<TensorExpr> values) {
        this.values = List.copyOf(values);
    }

    /** The strands of both sides of a rule, whose results are one. */
    static Strands of(Rule rule) {
        List<TensorExpr> values = Graph.of(List.of(rule.lhs(), rule.rhs()))
                .nodes()
                .stream()
                .filter(TensorExpr.class::isInstance)
                .map(TensorExpr.class::cast)
                .toList();
        Strands strands = new Strands(values);
        values.forEach(strands::pass);
        for (AggregatedAxis axis : rule.lhs().type().axes()) {
            strands.join(new Vertex(rule.lhs(), axis), new Vertex(rule.rhs(), axis), true);
        }
        while (strands.passBack()) {
            // Sizes that have become one may make others one.
        }
        strands.findTwofold();
        return strands;
    }

    /** All values, operands before what they are operands of. */
    List<TensorExpr> values() {
        return values;
    }

    /** The vertex that stands for the strand of a dimension. */
    Vertex strand(Vertex dimension) {
        return strands.of(dimension);
    }

    /** The vertex that stands for all dimensions of the same size. */
    Vertex size(Vertex dimension) {
        return sizes.of(dimension);
    }

    /** The size that the rule states of a dimension. */
    long stated(Vertex dimension) {
        AxisMap size = shapes.of(dimension.value(), dimension.axis());
        try {
            return numbers.value(size, 0);
        } catch (RefusedInstance open) {
            throw new NotLifted("the size of a dimension is left open already");
        }
    }

    /** Whether some value has two dimensions of the strand, so that names must tell them apart. */
    boolean isTwofold(Vertex dimension) {
        return twofold.contains(strand(dimension));
    }

    /** The strands of all dimensions, in the order in which they appear. */
    List<Vertex> all() {
        Set<Vertex> all = new LinkedHashSet<>();
        for (TensorExpr value : values) {
            value.type().axes().forEach(axis -> all.add(strand(new Vertex(value, axis))));
        }
        return List.copyOf(all);
    }

    private void findTwofold() {
        for (TensorExpr value : values) {
            Set<Vertex> seen = new HashSet<>();
            for (AggregatedAxis axis : value.type().axes()) {
                Vertex strand = strand(new Vertex(value, axis));
                if (!seen.add(strand)) {
                    twofold.add(strand);
                }
            }
        }
    }

    private void join(Vertex one, Vertex other, boolean sameSize) {
        strands.join(one, other);
        if (sameSize && stated(one) == stated(other)) {
            sizes.join(one, other);
        }
    }

    private void pass(TensorExpr value) {
        List<TensorExpr> operands = value.operands();
        for (TensorExpr operand : operands) {
            for (AggregatedAxis axis : operand.type().axes()) {
                passed(value, axis)
                        .forEach(to -> join(new Vertex(operand, axis), new Vertex(value, to), !isResized(value, axis)));
            }
        }
        shared(operands).forEach((axis, having) -> {
            for (TensorExpr operand : having.subList(1, having.size())) {
                join(new Vertex(having.getFirst(), axis), new Vertex(operand, axis), !isResized(value, axis));
            }
        });
    }

    /** The change of a size by an operator: its name, and its attributes of the dimension. */
    private record Change(Vertex result, String operator, List<String> entries) {}

    /** Sizes that the same change makes the same are taken for one; returns whether any were two. */
    private boolean passBack() {
        boolean found = false;
        Map<Change, Vertex> before = new HashMap<>();
        for (TensorExpr value : values) {
            for (AggregatedAxis axis : value.type().axes()) {
                List<String> entries = entries(value, axis);
                if (entries.isEmpty()) {
                    continue;
                }
                for (TensorExpr operand : value.operands().subList(0, 1)) {
                    Vertex own = new Vertex(operand, axis);
                    Vertex earlier = before
                            .putIfAbsent(new Change(size(new Vertex(value, axis)), value.form().name(), entries), own);
                    if (earlier != null && !size(earlier).equals(size(own)) && stated(earlier) == stated(own)) {
                        join(earlier, own, true);
                        found = true;
                    }
                }
            }
        }
        return found;
    }

    private static List<String> entries(TensorExpr value, AggregatedAxis axis) {
        List<String> entries = new ArrayList<>();
        for (Part part : value.form().parts()) {
            if (part instanceof Part.Maps maps && maps.telling().containsKey(axis)) {
                entries.add(maps.slot().label() + " " + maps.telling().get(axis));
            }
        }
        return entries;
    }

    private static Map<AggregatedAxis, List<TensorExpr>> shared(List<TensorExpr> operands) {
        Map<AggregatedAxis, List<TensorExpr>> having = new HashMap<>();
        for (TensorExpr operand : operands) {
            operand.type().axes().forEach(axis -> having.computeIfAbsent(axis, a -> new ArrayList<>()).add(operand));
        }
        having.values().removeIf(each -> each.size() < 2);
        return having;
    }

    /** The axes to which a dimension of an operand goes. */
    private static List<AggregatedAxis> passed(TensorExpr value, AggregatedAxis axis) {
        AggregatedAxis to = switch (value) {
            case Relabel relabel -> relabel.renaming().getOrDefault(axis, axis);
            case Split split when axis.equals(split.axis()) -> split.outer();
            case Merge merge when axis.equals(merge.outer()) -> merge.into();
            default -> axis;
        };
        boolean given = switch (value) {
            case ReshapeUnit reshape -> !reshape.dropped().contains(axis);
            case Merge merge -> !axis.equals(merge.inner());
            default -> true;
        };
        return given && value.type().axes().contains(to) ? List.of(to) : List.of();
    }

    /** Whether the operator may change the size of the dimension. */
    private static boolean isResized(TensorExpr value, AggregatedAxis axis) {
        return switch (value) {
            case Concat concat -> axis.equals(concat.along());
            case Split split -> axis.equals(split.axis());
            case Merge merge -> axis.equals(merge.outer());
            // The result has the size of the operand, and an update as large as that covers it.
            case DynamicUpdateSlice ignored -> false;
            default -> value.form()
                    .parts()
                    .stream()
                    .anyMatch(part -> part instanceof Part.Maps maps && maps.telling().containsKey(axis));
        };
    }
}
