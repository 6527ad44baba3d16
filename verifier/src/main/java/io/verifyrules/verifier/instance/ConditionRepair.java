package io.verifyrules.verifier.instance;

import io.verifyrules.dsl.axis.AxisMap;
import io.verifyrules.dsl.axis.LaneCondition;
import io.verifyrules.dsl.axis.Relation;
import io.verifyrules.dsl.rule.Condition;
import io.verifyrules.verifier.instance.InstanceEdit.Cell;
import io.verifyrules.verifier.interpret.Exact;
import io.verifyrules.verifier.interpret.LaneEvaluation;
import io.verifyrules.verifier.interpret.RuleInstance;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;

/**
 * Changes integers of an instance until the conditions hold, by solving one violated comparison after the other for one
 * of its maps. A heuristic: it may fail, and what it returns has to be looked at as any other instance. Its work is
 * bounded by the number of changes, and of places looked at. A condition may share its parts and lead to each on very
 * many ways.
 */
final class ConditionRepair {

    private static final int ROUNDS = 8;
    /** The most changes for each condition. */
    private static final int CHANGES = 4;
    /** The most places looked at, for each condition. */
    private static final int LOOKS = 200;

    private final List<Condition> conditions;
    private final long farthest;
    private final Random random;

    /**
     * @param farthest the largest magnitude of an integer that is changed
     */
    ConditionRepair(List<Condition> conditions, long farthest, Random random) {
        this.conditions = List.copyOf(conditions);
        this.farthest = Math.min(farthest, Integer.MAX_VALUE);
        this.random = random;
    }

    /** The instance with more of the conditions satisfied; the frozen cells keep their values. */
    RuleInstance repair(RuleInstance instance, Set<Cell> frozen) {
        return new Run(instance, frozen).repaired();
    }

    /** One instance under repair. */
    private final class Run {

        private final Set<Cell> frozen;
        private RuleInstance current;
        private LaneEvaluation lanes;
        private int changes;
        private int looks;

        Run(RuleInstance instance, Set<Cell> frozen) {
            this.current = instance;
            this.lanes = new LaneEvaluation(instance);
            this.frozen = frozen;
        }

        RuleInstance repaired() {
            int before = -1;
            for (int round = 0; round < ROUNDS && changes > before && !exhausted(); round++) {
                before = changes;
                conditions.forEach(this::fix);
            }
            return current;
        }

        private boolean exhausted() {
            int allowed = conditions.size() + 4;
            return changes > CHANGES * allowed || looks > LOOKS * allowed;
        }

        private void change(Cell cell, int value) {
            current = InstanceEdit.with(current, cell, value);
            lanes = new LaneEvaluation(current);
            changes++;
        }

        private void fix(Condition condition) {
            looks++;
            if (exhausted()) {
                return;
            }
            switch (condition) {
                case Condition.EveryLane every -> {
                    int rank = lanes.rank(every.rankClass());
                    for (int lane = 0; lane < rank; lane++) {
                        fix(every.condition(), lane);
                    }
                }
                case Condition.OnScalars scalars -> fix(scalars.condition(), 0);
                case Condition.OnElements ignored -> {
                }
                case Condition.OnWidths ignored -> {
                }
                case Condition.Not(Condition.EveryLane every) -> {
                    int rank = lanes.rank(every.rankClass());
                    if (rank > 0) {
                        fix(new LaneCondition.Not(every.condition()), random.nextInt(rank));
                    }
                }
                case Condition.Not ignored -> {
                }
                case Condition.AllOf all -> all.operands().forEach(this::fix);
                case Condition.AnyOf any -> {
                    if (!any.operands().isEmpty()) {
                        fix(pick(any.operands()));
                    }
                }
            }
        }

        private void fix(LaneCondition condition, int lane) {
            looks++;
            if (exhausted() || lanes.holds(condition, lane)) {
                return;
            }
            switch (condition) {
                case LaneCondition.Comparison c -> fix(c.relation(), c.left(), c.right(), lane);
                case LaneCondition.Not(LaneCondition.Comparison c) ->
                    fix(c.relation().negated(), c.left(), c.right(), lane);
                case LaneCondition.Not(LaneCondition.Not not) -> fix(not.operand(), lane);
                case LaneCondition.Not(LaneCondition.AllOf all) ->
                    fix(new LaneCondition.Not(pick(all.operands())), lane);
                case LaneCondition.Not(LaneCondition.AnyOf any) ->
                    any.operands().forEach(operand -> fix(new LaneCondition.Not(operand), lane));
                case LaneCondition.AllOf all -> all.operands().forEach(operand -> fix(operand, lane));
                case LaneCondition.AnyOf any -> fix(pick(any.operands()), lane);
            }
        }

        private void fix(Relation relation, AxisMap left, AxisMap right, int lane) {
            MapSolving solving = new MapSolving(lanes, lane, frozen, random);
            long less = random.nextInt(3) / 2;
            long gap = switch (relation) {
                case EQ -> 0;
                case NE, GT -> 1 + less;
                case LT -> -1 - less;
                case LE -> -less;
                case GE -> less;
            };
            long forLeft = Exact.sum(lanes.value(right, lane), gap);
            long forRight = Exact.sum(lanes.value(left, lane), -gap);
            boolean leftFirst = random.nextBoolean();
            Optional<MapSolving.Solution> solution = leftFirst
                    ? solving.solve(left, forLeft).or(() -> solving.solve(right, forRight))
                    : solving.solve(right, forRight).or(() -> solving.solve(left, forLeft));
            solution.filter(found -> -farthest <= found.value() && found.value() <= farthest)
                    .ifPresent(found -> change(found.cell(), (int) found.value()));
        }
    }

    private <T> T pick(List<T> from) {
        return from.get(random.nextInt(from.size()));
    }
}
