package io.verifyrules.verifier.interpret;

import io.verifyrules.dsl.axis.AxisMap;
import io.verifyrules.dsl.axis.LaneCondition;
import io.verifyrules.dsl.axis.Relation;
import io.verifyrules.dsl.rule.Condition;
import io.verifyrules.verifier.interpret.InstanceEdit.Cell;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;

/**
 * Changes integers of an instance until the conditions hold, by solving one violated comparison after the other for one of
 * its maps. A heuristic: it may fail, and what it returns has to be looked at as any other instance.
 */
final class ConditionRepair {

    private static final int ROUNDS = 6;
    private static final int FARTHEST = 12;

    private final List<Condition> conditions;
    private final Random random;

    ConditionRepair(List<Condition> conditions, Random random) {
        this.conditions = List.copyOf(conditions);
        this.random = random;
    }

    /** The instance with more of the conditions satisfied; the frozen cells keep their values. */
    RuleInstance repair(RuleInstance instance, Set<Cell> frozen) {
        RuleInstance current = instance;
        for (int round = 0; round < ROUNDS; round++) {
            RuleInstance before = current;
            for (Condition condition : conditions) {
                current = fix(current, condition, frozen);
            }
            if (current.equals(before)) {
                return current;
            }
        }
        return current;
    }

    private RuleInstance fix(RuleInstance instance, Condition condition, Set<Cell> frozen) {
        return switch (condition) {
            case Condition.EveryLane every -> {
                RuleInstance current = instance;
                int rank = new LaneEvaluation(instance).rank(every.rankClass());
                for (int lane = 0; lane < rank; lane++) {
                    current = fix(current, every.condition(), lane, frozen);
                }
                yield current;
            }
            case Condition.OnScalars scalars -> fix(instance, scalars.condition(), 0, frozen);
            case Condition.OnElements ignored -> instance;
            case Condition.Not(Condition.EveryLane every) -> {
                int rank = new LaneEvaluation(instance).rank(every.rankClass());
                yield rank == 0
                        ? instance
                        : fix(instance, new LaneCondition.Not(every.condition()), random.nextInt(rank), frozen);
            }
            case Condition.Not ignored -> instance;
            case Condition.AllOf all -> {
                RuleInstance current = instance;
                for (Condition operand : all.operands()) {
                    current = fix(current, operand, frozen);
                }
                yield current;
            }
            case Condition.AnyOf any -> any.operands().isEmpty()
                    ? instance
                    : fix(instance, pick(any.operands()), frozen);
        };
    }

    private <T> T pick(List<T> from) {
        return from.get(random.nextInt(from.size()));
    }

    private RuleInstance fix(RuleInstance instance, LaneCondition condition, int lane, Set<Cell> frozen) {
        if (new LaneEvaluation(instance).holds(condition, lane)) {
            return instance;
        }
        return switch (condition) {
            case LaneCondition.Comparison c -> fix(instance, c.relation(), c.left(), c.right(), lane, frozen);
            case LaneCondition.Not(LaneCondition.Comparison c) ->
                fix(instance, c.relation().negated(), c.left(), c.right(), lane, frozen);
            case LaneCondition.Not(LaneCondition.Not not) -> fix(instance, not.operand(), lane, frozen);
            case LaneCondition.Not(LaneCondition.AllOf all) ->
                fix(instance, new LaneCondition.Not(pick(all.operands())), lane, frozen);
            case LaneCondition.Not(LaneCondition.AnyOf any) -> fixEach(instance,
                    any.operands().stream().<LaneCondition>map(LaneCondition.Not::new).toList(), lane, frozen);
            case LaneCondition.AllOf all -> fixEach(instance, all.operands(), lane, frozen);
            case LaneCondition.AnyOf any -> fix(instance, pick(any.operands()), lane, frozen);
        };
    }

    private RuleInstance fixEach(RuleInstance instance, List<LaneCondition> conditions, int lane, Set<Cell> frozen) {
        RuleInstance current = instance;
        for (LaneCondition condition : conditions) {
            current = fix(current, condition, lane, frozen);
        }
        return current;
    }

    private RuleInstance fix(RuleInstance instance, Relation relation, AxisMap left, AxisMap right, int lane,
            Set<Cell> frozen) {
        LaneEvaluation lanes = new LaneEvaluation(instance);
        MapSolving solving = new MapSolving(instance, lane, frozen, random);
        long less = random.nextInt(3) / 2;
        long gap = switch (relation) {
            case EQ -> 0;
            case NE, GT -> 1 + less;
            case LT -> -1 - less;
            case LE -> -less;
            case GE -> less;
        };
        long forLeft = lanes.value(right, lane) + gap;
        long forRight = lanes.value(left, lane) - gap;
        boolean leftFirst = random.nextBoolean();
        Optional<MapSolving.Solution> solution = leftFirst
                ? solving.solve(left, forLeft).or(() -> solving.solve(right, forRight))
                : solving.solve(right, forRight).or(() -> solving.solve(left, forLeft));
        return solution.filter(found -> Math.abs(found.value()) <= FARTHEST)
                .map(found -> InstanceEdit.with(instance, found.cell(), (int) found.value())).orElse(instance);
    }
}
