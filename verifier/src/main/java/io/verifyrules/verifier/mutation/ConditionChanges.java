package io.verifyrules.verifier.mutation;

import io.verifyrules.dsl.axis.LaneCondition;
import io.verifyrules.dsl.axis.RankClass;
import io.verifyrules.dsl.axis.Relation;
import io.verifyrules.dsl.element.ElementCondition;
import io.verifyrules.dsl.rule.Condition;
import java.util.stream.Stream;

/** The changes of a precondition that stay a precondition: made weaker, or "every lane" and "some lane" exchanged. */
final class ConditionChanges {

    private ConditionChanges() {
    }

    /**
     * Weaker conditions. "On some lane" counts as weaker than "on every lane", which it is wherever the class has a lane.
     */
    static Stream<Change<Condition>> weaker(Condition condition) {
        return switch (condition) {
            case Condition.Not(Condition.EveryLane(RankClass rankClass, LaneCondition lane)) ->
                LaneConditionChanges.weaker(lane.not())
                        .map(change -> change
                                .in(weaker -> new Condition.Not(new Condition.EveryLane(rankClass, opposite(weaker)))));
            case Condition.EveryLane every ->
                Stream.concat(onSomeLane(every), LaneConditionChanges.weaker(every.condition())
                        .map(change -> change.in(lane -> new Condition.EveryLane(every.rankClass(), lane))));
            case Condition.OnScalars scalars ->
                LaneConditionChanges.weaker(scalars.condition()).map(change -> change.in(Condition.OnScalars::new));
            case Condition.OnElements elements -> weaker(elements.condition());
            case Condition.OnWidths widths ->
                Stream.of(Change.to("one bit less", new Condition.OnWidths(widths.nonNegative().plus(1))));
            case Condition.Not not -> stronger(not.operand()).map(change -> change.in(Condition.Not::new));
            case Condition.AllOf all ->
                Stream.concat(LaneConditionChanges.shorter(all.operands(), Condition.AllOf::new),
                        LaneConditionChanges.inside(all.operands(), ConditionChanges::weaker, Condition.AllOf::new));
            case Condition.AnyOf any ->
                LaneConditionChanges.inside(any.operands(), ConditionChanges::weaker, Condition.AnyOf::new);
        };
    }

    /** "On every lane" for "on some lane", at the top of the condition. */
    static Stream<Change<Condition>> everyLane(Condition condition) {
        return condition instanceof Condition.Not(Condition.EveryLane(RankClass rankClass, LaneCondition lane))
                && !rankClass.isSingleton()
                        ? Stream.of(Change.to("on every lane instead of some lane",
                                new Condition.EveryLane(rankClass, opposite(lane))))
                        : Stream.empty();
    }

    private static Stream<Change<Condition>> onSomeLane(Condition.EveryLane every) {
        return every.rankClass().isSingleton()
                ? Stream.empty()
                : Stream.of(Change.to("on some lane instead of every lane",
                        new Condition.Not(new Condition.EveryLane(every.rankClass(), opposite(every.condition())))));
    }

    private static LaneCondition opposite(LaneCondition condition) {
        return condition instanceof LaneCondition.Not(LaneCondition operand) ? operand : condition.not();
    }

    /** Stronger conditions, for use under a negation. */
    private static Stream<Change<Condition>> stronger(Condition condition) {
        return switch (condition) {
            case Condition.AnyOf any -> LaneConditionChanges.shorter(any.operands(), Condition.AnyOf::new);
            case Condition.Not not -> weaker(not.operand()).map(change -> change.in(Condition.Not::new));
            case Condition.OnElements elements -> stronger(elements.condition());
            case Condition.OnScalars scalars -> LaneConditionChanges.weaker(scalars.condition().not())
                    .map(change -> change.in(weaker -> new Condition.OnScalars(opposite(weaker))));
            case Condition.EveryLane ignored -> Stream.empty();
            case Condition.OnWidths ignored -> Stream.empty();
            case Condition.AllOf ignored -> Stream.empty();
        };
    }

    private static Stream<Change<Condition>> weaker(ElementCondition c) {
        return switch (c.relation()) {
            case EQ -> Stream.of(related(c, Relation.LE), related(c, Relation.GE));
            case LT -> Stream.of(related(c, Relation.LE));
            case GT -> Stream.of(related(c, Relation.GE));
            case LE, GE, NE -> Stream.empty();
        };
    }

    private static Stream<Change<Condition>> stronger(ElementCondition c) {
        return switch (c.relation()) {
            case NE -> Stream.of(related(c, Relation.LT), related(c, Relation.GT));
            case LE -> Stream.of(related(c, Relation.LT));
            case GE -> Stream.of(related(c, Relation.GT));
            case EQ, LT, GT -> Stream.empty();
        };
    }

    private static Change<Condition> related(ElementCondition c, Relation relation) {
        return new Change<>("with '" + relation.symbol() + "' for '" + c.relation().symbol() + "'",
                () -> new Condition.OnElements(new ElementCondition(relation, c.left(), c.right())));
    }
}
