package io.verifyrules.verifier.mutation;

import io.verifyrules.dsl.axis.AxisMap;
import io.verifyrules.dsl.axis.LaneCondition;
import io.verifyrules.dsl.axis.Relation;
import io.verifyrules.dsl.graph.Node;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** A condition on a lane made a little weaker, or, under a negation, a little stronger. */
final class LaneConditionChanges {

    private LaneConditionChanges() {
    }

    /** Conditions that hold wherever the given one holds, and on more lanes if they can. */
    static Stream<Change<LaneCondition>> weaker(LaneCondition condition) {
        return switch (condition) {
            case LaneCondition.Comparison comparison -> weaker(comparison);
            case LaneCondition.Not not -> stronger(not.operand()).map(change -> change.in(LaneCondition.Not::new));
            case LaneCondition.AllOf all -> Stream.concat(shorter(all.operands(), LaneCondition.AllOf::new),
                    inside(all.operands(), LaneConditionChanges::weaker, LaneCondition.AllOf::new));
            case LaneCondition.AnyOf any ->
                inside(any.operands(), LaneConditionChanges::weaker, LaneCondition.AnyOf::new);
        };
    }

    private static Stream<Change<LaneCondition>> stronger(LaneCondition condition) {
        return switch (condition) {
            case LaneCondition.Comparison comparison -> stronger(comparison);
            case LaneCondition.Not not -> weaker(not.operand()).map(change -> change.in(LaneCondition.Not::new));
            case LaneCondition.AllOf all ->
                inside(all.operands(), LaneConditionChanges::stronger, LaneCondition.AllOf::new);
            case LaneCondition.AnyOf any -> Stream.concat(shorter(any.operands(), LaneCondition.AnyOf::new),
                    inside(any.operands(), LaneConditionChanges::stronger, LaneCondition.AnyOf::new));
        };
    }

    private static Stream<Change<LaneCondition>> weaker(LaneCondition.Comparison c) {
        return switch (c.relation()) {
            case EQ -> Stream.of(related(c, Relation.LE), related(c, Relation.GE));
            case LT -> Stream.of(related(c, Relation.LE));
            case GT -> Stream.of(related(c, Relation.GE));
            case LE -> Stream.of(bounded(c, 1));
            case GE -> Stream.of(bounded(c, -1));
            case NE -> Stream.empty();
        };
    }

    private static Stream<Change<LaneCondition>> stronger(LaneCondition.Comparison c) {
        return switch (c.relation()) {
            case NE -> Stream.of(related(c, Relation.LT), related(c, Relation.GT));
            case LE -> Stream.of(related(c, Relation.LT));
            case GE -> Stream.of(related(c, Relation.GT));
            case LT -> Stream.of(bounded(c, -1));
            case GT -> Stream.of(bounded(c, 1));
            case EQ -> Stream.empty();
        };
    }

    private static Change<LaneCondition> related(LaneCondition.Comparison c, Relation relation) {
        return Change.to("with '" + relation.symbol() + "' for '" + c.relation().symbol() + "'",
                new LaneCondition.Comparison(relation, c.left(), c.right()));
    }

    private static Change<LaneCondition> bounded(LaneCondition.Comparison c, long by) {
        AxisMap bound = MapChanges.shifted(c.right(), by);
        return Change.to("with the bound of '" + c.relation().symbol() + "' " + (by < 0 ? "- 1" : "+ 1"),
                new LaneCondition.Comparison(c.relation(), c.left(), bound));
    }

    /** The list without each of its members. */
    static <T> Stream<Change<T>> shorter(List<T> operands, Function<List<T>, T> make) {
        return IntStream.range(0, operands.size()).filter(ignored -> operands.size() > 1).mapToObj(i -> {
            List<T> rest = new ArrayList<>(operands);
            rest.remove(i);
            return Change.to("without its part " + (i + 1), rest.size() == 1 ? rest.get(0) : make.apply(rest));
        });
    }

    /** The list with each of its members changed in each way. */
    static <T extends Node> Stream<Change<T>> inside(List<T> operands, Function<T, Stream<Change<T>>> changes,
            Function<List<T>, T> make) {
        return IntStream.range(0, operands.size())
                .boxed()
                .filter(i -> !TensorChanges.isLarge(operands.get(i)))
                .flatMap(i -> changes.apply(operands.get(i)).map(change -> change.in(changed -> {
                    List<T> all = new ArrayList<>(operands);
                    all.set(i, changed);
                    return make.apply(all);
                })));
    }
}
