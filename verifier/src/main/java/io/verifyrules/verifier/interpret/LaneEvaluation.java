package io.verifyrules.verifier.interpret;

import io.verifyrules.dsl.axis.AxisMap;
import io.verifyrules.dsl.axis.LaneCondition;
import io.verifyrules.dsl.axis.MapOperator;
import io.verifyrules.dsl.axis.Permutation;
import io.verifyrules.dsl.axis.RankClass;
import io.verifyrules.dsl.graph.Node;
import io.verifyrules.dsl.graph.SharedNode;
import io.verifyrules.verifier.value.RefusedInstance;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;

/** Maps and lane conditions on one lane of an instance. Integers are exact: what leaves 64 bits is refused. */
public final class LaneEvaluation {

    /** Smaller terms are computed faster than looked up. */
    private static final int WORTH_REMEMBERING = 64;

    private final RuleInstance instance;
    private final Map<Integer, IdentityHashMap<Node, Object>> known = new HashMap<>();

    /** The numbers of the instance. */
    public LaneEvaluation(RuleInstance instance) {
        this.instance = instance;
    }

    /** The number of lanes of a class. */
    public int rank(RankClass rankClass) {
        Integer rank = instance.ranks().get(rankClass.name());
        if (rank == null) {
            throw new RefusedInstance("no rank is given for class " + rankClass);
        }
        boolean allowed = switch (rankClass.bound()) {
            case ANY -> rank >= 0;
            case NON_EMPTY -> rank >= 1;
            case SINGLETON -> rank == 1;
        };
        if (!allowed) {
            throw new RefusedInstance("class " + rankClass + " does not take the rank " + rank);
        }
        return rank;
    }

    /** The integer that the map has on the lane. */
    public long value(AxisMap map, int lane) {
        return map instanceof SharedNode term && term.writtenOut() > WORTH_REMEMBERING
                ? (long) remembered(term, lane, () -> compute(map, lane))
                : compute(map, lane);
    }

    /** The term's value on the lane, computed once however often it is used. */
    private Object remembered(SharedNode term, int lane, Supplier<Object> compute) {
        IdentityHashMap<Node, Object> onLane = known.computeIfAbsent(lane, ignored -> new IdentityHashMap<>());
        Object value = onLane.get(term);
        if (value == null) {
            value = compute.get();
            onLane.put(term, value);
        }
        return value;
    }

    private long compute(AxisMap map, int lane) {
        return switch (map) {
            case AxisMap.Variable variable -> onLane(variable, lane);
            case AxisMap.Scalar scalar -> scalar(scalar.name());
            case AxisMap.Constant constant -> constant.value();
            case AxisMap.Arithmetic arithmetic ->
                exact(arithmetic.operator(), value(arithmetic.left(), lane), value(arithmetic.right(), lane));
            case AxisMap.Permuted permuted -> value(permuted.map(), lane(permuted.by(), lane));
            case AxisMap.Choice choice ->
                value(holds(choice.condition(), lane) ? choice.then() : choice.otherwise(), lane);
        };
    }

    /** The lane that the permutation takes one to. */
    public int lane(Permutation permutation, int lane) {
        return LaneOrders.lane(permutation, instance, rank(permutation.of()), lane);
    }

    private long onLane(AxisMap.Variable variable, int lane) {
        List<Integer> values = instance.maps().get(variable.name());
        if (values == null || values.size() != rank(variable.of())) {
            throw new RefusedInstance("map " + variable.name() + " needs one integer per lane of class " + variable.of()
                    + ", found " + values);
        }
        // A singleton has one number, whatever the lane it is used on.
        return values.get(variable.of().isSingleton() ? 0 : lane);
    }

    private long scalar(String name) {
        Integer value = instance.integers().get(name);
        if (value == null) {
            throw new RefusedInstance("no integer is given for " + name);
        }
        return value;
    }

    private static long exact(MapOperator operator, long left, long right) {
        try {
            return arithmetic(operator, left, right);
        } catch (ArithmeticException overflow) {
            throw new RefusedInstance(left + " " + operator.symbol() + " " + right + " does not fit 64 bits");
        }
    }

    /** One operation of map arithmetic; division by 0 gives 0 and leaves the whole dividend as remainder. */
    static long arithmetic(MapOperator operator, long left, long right) {
        return switch (operator) {
            case PLUS -> Math.addExact(left, right);
            case MINUS -> Math.subtractExact(left, right);
            case TIMES -> Math.multiplyExact(left, right);
            case FLOOR_DIV -> right == 0 ? 0 : Math.floorDivExact(left, right);
            case FLOOR_MOD -> right == 0 ? left : Math.floorMod(left, right);
            case MIN -> Math.min(left, right);
            case MAX -> Math.max(left, right);
        };
    }

    /** Whether the condition holds on the lane. */
    public boolean holds(LaneCondition condition, int lane) {
        if (condition instanceof SharedNode term && term.writtenOut() > WORTH_REMEMBERING) {
            return (boolean) remembered(term, lane, () -> test(condition, lane));
        }
        return test(condition, lane);
    }

    private boolean test(LaneCondition condition, int lane) {
        return switch (condition) {
            case LaneCondition.Comparison comparison -> comparison.relation()
                    .holds(Long.compare(value(comparison.left(), lane), value(comparison.right(), lane)));
            case LaneCondition.Not not -> !holds(not.operand(), lane);
            case LaneCondition.AllOf all -> !some(all.operands(), lane, false);
            case LaneCondition.AnyOf any -> some(any.operands(), lane, true);
        };
    }

    /** Whether one of the conditions has the truth. */
    private boolean some(List<LaneCondition> conditions, int lane, boolean truth) {
        for (LaneCondition condition : conditions) {
            if (holds(condition, lane) == truth) {
                return true;
            }
        }
        return false;
    }
}
