package io.verifyrules.verifier.generalize;

import io.verifyrules.dsl.axis.LaneCondition;
import io.verifyrules.dsl.axis.RankClass;
import io.verifyrules.dsl.rule.Condition;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The statement of an atom. */
sealed interface Statement {

    /** Something of the maps of a class on one lane, or of scalars. */
    record OnLane(LaneCondition condition) implements Statement {}

    /** Something of elements that the rule is given, without lanes. */
    record OnElements(Condition condition) implements Statement {}

    /**
     * Conditions of which one is to hold so that on every lane of the class one of the statements does. It is empty for
     * statements without a class.
     */
    static List<Condition> joined(Optional<RankClass> rankClass, List<Statement> statements) {
        List<Condition> joined = new ArrayList<>();
        List<LaneCondition> lanes = new ArrayList<>();
        for (Statement statement : statements) {
            switch (statement) {
                case OnLane(var condition) -> lanes.add(condition);
                case OnElements(var condition) -> joined.add(condition);
            }
        }
        lanes.stream()
                .reduce(LaneCondition::disjoin)
                .map(lane -> rankClass.<Condition>map(of -> new Condition.EveryLane(of, lane))
                        .orElseGet(() -> new Condition.OnScalars(lane)))
                .ifPresent(condition -> joined.addFirst(condition));
        return joined;
    }
}
