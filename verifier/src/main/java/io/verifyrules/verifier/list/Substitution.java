package io.verifyrules.verifier.list;

import io.verifyrules.dsl.axis.AggregatedAxis;
import io.verifyrules.dsl.axis.AxisMap;
import io.verifyrules.dsl.axis.Permutation;
import io.verifyrules.dsl.element.Element;
import io.verifyrules.dsl.expr.Concat;
import io.verifyrules.dsl.expr.Input;
import io.verifyrules.dsl.expr.Part;
import io.verifyrules.dsl.expr.Shape;
import io.verifyrules.dsl.expr.TensorExpr;
import io.verifyrules.dsl.rule.Condition;
import io.verifyrules.dsl.rule.Translation;
import java.util.IdentityHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.function.UnaryOperator;

/** Terms of a rule with others in the place of what is named. What is not named stays as it is. Not for several threads. */
final class Substitution {

    private final Map<String, AxisMap> maps;
    private final Map<String, TensorExpr> tensors;
    private final Function<Concat, Optional<TensorExpr>> joins;
    private final Translation translation;
    private final IdentityHashMap<TensorExpr, TensorExpr> known = new IdentityHashMap<>();

    /**
     * The substitution.
     *
     * @param joins what stands in the place of a concatenation, if something else does
     */
    Substitution(Map<String, AxisMap> maps, Map<String, Element> elements, Map<String, TensorExpr> tensors,
            Function<Concat, Optional<TensorExpr>> joins) {
        this.maps = Map.copyOf(maps);
        this.tensors = Map.copyOf(tensors);
        this.joins = joins;
        Map<String, Element> others = Map.copyOf(elements);
        this.translation = new Translation(UnaryOperator.identity(), this::variable, Permutation::declared,
                scalar -> scalar, parameter -> others.getOrDefault(parameter.name(), parameter),
                UnaryOperator.identity(), UnaryOperator.identity());
    }

    private AxisMap variable(AxisMap.Variable variable) {
        return maps.getOrDefault(variable.name(), variable);
    }

    Condition of(Condition condition) {
        return translation.of(condition);
    }

    AxisMap of(AxisMap map) {
        return translation.of(map);
    }

    Shape of(Shape shape) {
        return new Shape(of(shape.sizes()));
    }

    TensorExpr of(TensorExpr tensor) {
        TensorExpr found = known.get(tensor);
        if (found == null) {
            found = made(tensor);
            known.put(tensor, found);
        }
        return found;
    }

    private TensorExpr made(TensorExpr tensor) {
        return switch (tensor) {
            case Input input -> tensors.getOrDefault(input.name(), input);
            case Concat concat -> joins.apply(concat).orElseGet(() -> concat.form().with(this::of).made());
            default -> tensor.form().with(this::of).made();
        };
    }

    private Part of(Part part) {
        return switch (part) {
            case Part.Operand operand -> new Part.Operand(operand.slot(), of(operand.tensor()));
            case Part.Operands all -> new Part.Operands(all.slot(), all.tensors().stream().map(this::of).toList());
            case Part.Value value -> new Part.Value(value.slot(), translation.of(value.element()));
            case Part.MaybeValue value -> new Part.MaybeValue(value.slot(), value.element().map(translation::of));
            case Part.Sizes sizes -> new Part.Sizes(sizes.slot(), of(sizes.shape()));
            case Part.Maps each -> new Part.Maps(each.slot(), of(each.byAxis()));
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

    private SortedMap<AggregatedAxis, AxisMap> of(SortedMap<AggregatedAxis, AxisMap> byAxis) {
        SortedMap<AggregatedAxis, AxisMap> others = new TreeMap<>();
        byAxis.forEach((axis, map) -> others.put(axis, of(map)));
        return others;
    }
}
