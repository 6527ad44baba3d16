package io.verifyrules.verifier.export.match;

import io.verifyrules.dsl.axis.AxisMap;
import io.verifyrules.dsl.axis.LaneCondition;
import io.verifyrules.dsl.rule.Condition;
import java.util.Map;

/**
 * Maps and conditions with other maps in the place of variables.
 *
 * @param terms the term that stands for a map of the rule, by its name
 */
record MapReplacement(Map<String, AxisMap> terms) {

    AxisMap of(AxisMap map) {
        return switch (map) {
            case AxisMap.Variable variable -> terms.getOrDefault(variable.name(), variable);
            case AxisMap.Scalar scalar -> scalar;
            case AxisMap.Constant constant -> constant;
            case AxisMap.Arithmetic arithmetic ->
                new AxisMap.Arithmetic(arithmetic.operator(), of(arithmetic.left()), of(arithmetic.right()));
            case AxisMap.Permuted permuted -> of(permuted.map()).permuted(permuted.by());
            case AxisMap.Choice choice ->
                new AxisMap.Choice(of(choice.condition()), of(choice.then()), of(choice.otherwise()));
        };
    }

    LaneCondition of(LaneCondition condition) {
        return switch (condition) {
            case LaneCondition.Comparison comparison ->
                new LaneCondition.Comparison(comparison.relation(), of(comparison.left()), of(comparison.right()));
            case LaneCondition.Not not -> new LaneCondition.Not(of(not.operand()));
            case LaneCondition.AllOf all -> new LaneCondition.AllOf(all.operands().stream().map(this::of).toList());
            case LaneCondition.AnyOf any -> new LaneCondition.AnyOf(any.operands().stream().map(this::of).toList());
        };
    }

    Condition of(Condition condition) {
        return switch (condition) {
            case Condition.EveryLane every -> new Condition.EveryLane(every.rankClass(), of(every.condition()));
            case Condition.OnScalars scalars -> scalars;
            case Condition.OnElements elements -> elements;
            case Condition.OnWidths widths -> widths;
            case Condition.Not not -> new Condition.Not(of(not.operand()));
            case Condition.AllOf all -> new Condition.AllOf(all.operands().stream().map(this::of).toList());
            case Condition.AnyOf any -> new Condition.AnyOf(any.operands().stream().map(this::of).toList());
        };
    }
}
