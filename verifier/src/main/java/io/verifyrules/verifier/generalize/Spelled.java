package io.verifyrules.verifier.generalize;

import io.verifyrules.dsl.axis.AxisMap;
import io.verifyrules.dsl.axis.LaneCondition;
import io.verifyrules.dsl.axis.RankClass;
import io.verifyrules.dsl.axis.Relation;
import io.verifyrules.dsl.rule.Condition;
import io.verifyrules.dsl.rule.Rule;
import io.verifyrules.dsl.rule.RuleNames;
import java.util.List;
import java.util.Optional;

/**
 * Conditions so that a rule file can say them. There a condition is one on the lanes of a class because it speaks of a
 * map. Another notation can make one of numbers on every lane of a class; here it speaks of a map that does not matter.
 * It says the same: at rank 0 that is nothing.
 */
record Spelled(List<AxisMap.Variable> maps) {

    /** In the maps of the rule. */
    static Spelled in(Rule rule) {
        return new Spelled(List.copyOf(RuleNames.of(rule).maps().values()));
    }

    /** The condition; as it is where the rule has no map of the class. */
    Condition of(Condition condition) {
        return switch (condition) {
            case Condition.EveryLane(var rankClass, var numbers) when numbers.rankClass()
                    .filter(rankClass::equals)
                    .isEmpty() ->
                never(rankClass).map(never -> Condition.everyLane(numbers.disjoin(never))).orElse(condition);
            case Condition.EveryLane every -> every;
            case Condition.OnScalars scalars -> scalars;
            case Condition.OnElements elements -> elements;
            case Condition.OnWidths widths -> widths;
            case Condition.Not not -> new Condition.Not(of(not.operand()));
            case Condition.AllOf all -> new Condition.AllOf(all.operands().stream().map(this::of).toList());
            case Condition.AnyOf any -> new Condition.AnyOf(any.operands().stream().map(this::of).toList());
        };
    }

    /** A condition that holds on no lane of the class. */
    private Optional<LaneCondition> never(RankClass rankClass) {
        return maps.stream()
                .filter(map -> map.of().equals(rankClass))
                .findFirst()
                .map(map -> map.compare(Relation.LT, map));
    }
}
