package io.verifyrules.dsl.expr;

import io.verifyrules.dsl.axis.AxisMap;
import io.verifyrules.dsl.axis.AxisMap.Constant;

/** Maps combined as an author would write them: constants are computed, and what is neutral is left out. */
final class ShortMaps {

    private static final AxisMap ZERO = AxisMap.of(0);
    private static final AxisMap ONE = AxisMap.of(1);

    private ShortMaps() {
    }

    static AxisMap sum(AxisMap left, AxisMap right) {
        if (left.equals(ZERO)) {
            return right;
        }
        if (right.equals(ZERO)) {
            return left;
        }
        return left instanceof Constant(long a) && right instanceof Constant(long b) && isSmall(a) && isSmall(b)
                ? AxisMap.of(a + b)
                : left.plus(right);
    }

    static AxisMap difference(AxisMap left, AxisMap right) {
        if (right.equals(ZERO)) {
            return left;
        }
        return left instanceof Constant(long a) && right instanceof Constant(long b) && isSmall(a) && isSmall(b)
                ? AxisMap.of(a - b)
                : left.minus(right);
    }

    static AxisMap product(AxisMap left, AxisMap right) {
        if (left.equals(ZERO) || right.equals(ZERO)) {
            return ZERO;
        }
        return right.equals(ONE) ? left : left.equals(ONE) ? right : left.times(right);
    }

    static AxisMap quotient(AxisMap left, AxisMap right) {
        return right.equals(ONE) ? left : left.floorDiv(right);
    }

    static AxisMap larger(AxisMap left, AxisMap right) {
        return left instanceof Constant(long a) && right instanceof Constant(long b)
                ? AxisMap.of(Math.max(a, b))
                : AxisMap.max(left, right);
    }

    /** Sums and differences of small numbers are exact. */
    private static boolean isSmall(long value) {
        return Math.abs(value) < Long.MAX_VALUE / 4 && value != Long.MIN_VALUE;
    }
}
