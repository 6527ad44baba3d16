package io.verifyrules.verifier.fuzz;

import io.verifyrules.dsl.axis.AggregatedAxis;
import io.verifyrules.dsl.element.ElementReducer;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.Monoid;
import io.verifyrules.dsl.expr.AxisMaps;
import io.verifyrules.dsl.expr.Gather;
import io.verifyrules.dsl.expr.Scatter;
import io.verifyrules.dsl.expr.TensorExpr;
import io.verifyrules.dsl.rule.RuleBuilder;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;

/** Random tensors that are looked up along the axis of the singleton class, by integers of which a rule has two tensors. */
final class RandomLookups {

    private final Random random;
    private final RuleBuilder rule;
    private final RandomAxes axes;
    private final List<TensorExpr> indices = new ArrayList<>();

    RandomLookups(Random random, RuleBuilder rule, RandomAxes axes) {
        this.random = random;
        this.rule = rule;
        this.axes = axes;
    }

    /** Whether a tensor with these axes can be looked up. */
    boolean fit(List<AggregatedAxis> all) {
        return all.contains(axes.one());
    }

    /** Elements of the operand, one for each index; the axes are the same. */
    TensorExpr gather(TensorExpr operand) {
        return Gather.of(operand, indices(), axes.one(), AxisMaps.none());
    }

    /** The operand with updates of its axes combined into it. */
    TensorExpr scatter(TensorExpr operand, TensorExpr updates, Optional<ElementReducer> declared, boolean ordered) {
        ElementReducer monoid = declared.orElse(ordered && random.nextBoolean() ? Monoid.MAX : Monoid.SUM);
        return Scatter.of(monoid, operand, indices(), updates, axes.one());
    }

    private TensorExpr indices() {
        int chosen = random.nextInt(2);
        while (indices.size() <= chosen) {
            indices.add(rule.tensor("I" + indices.size(), ElementType.INT, axes.shape(List.of(axes.one()))));
        }
        TensorExpr found = indices.get(chosen);
        return random.nextInt(4) == 0 ? found.reverse(axes.one()) : found;
    }
}
