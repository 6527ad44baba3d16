package io.verifyrules.dsl.rule;

import io.verifyrules.dsl.axis.AxisMap;
import io.verifyrules.dsl.axis.LaneCondition;
import io.verifyrules.dsl.axis.Relation;
import java.util.Optional;

/**
 * A condition that a map has at least a value, as {@code n ge 0}, {@code n gt -1} and {@code 0 le n} say it alike. The
 * consequence of a condition is seen of such ones only, and of the very same.
 *
 * @param map the map that is bounded
 * @param least the least value that it may have
 */
record Bound(AxisMap map, long least) {

    /** Whether one condition plainly implies another one. */
    static boolean implies(Condition known, Condition condition) {
        return known.equals(condition) || of(known)
                .flatMap(stronger -> of(condition)
                        .filter(weaker -> stronger.map.equals(weaker.map) && stronger.least >= weaker.least))
                .isPresent();
    }

    private static Optional<Bound> of(Condition condition) {
        return switch (condition) {
            case Condition.EveryLane(var ignored, LaneCondition.Comparison comparison) -> of(comparison);
            case Condition.OnScalars(LaneCondition.Comparison comparison) -> of(comparison);
            default -> Optional.empty();
        };
    }

    private static Optional<Bound> of(LaneCondition.Comparison comparison) {
        if (comparison.right() instanceof AxisMap.Constant(long value)) {
            return least(comparison.left(), comparison.relation(), value);
        }
        return comparison.left() instanceof AxisMap.Constant(long value)
                ? least(comparison.right(), mirrored(comparison.relation()), value)
                : Optional.empty();
    }

    private static Optional<Bound> least(AxisMap map, Relation relation, long value) {
        return switch (relation) {
            case GE -> Optional.of(new Bound(map, value));
            case GT -> value == Long.MAX_VALUE ? Optional.empty() : Optional.of(new Bound(map, value + 1));
            case EQ, NE, LT, LE -> Optional.empty();
        };
    }

    private static Relation mirrored(Relation relation) {
        return switch (relation) {
            case LT -> Relation.GT;
            case LE -> Relation.GE;
            case GT -> Relation.LT;
            case GE -> Relation.LE;
            case EQ, NE -> relation;
        };
    }
}
