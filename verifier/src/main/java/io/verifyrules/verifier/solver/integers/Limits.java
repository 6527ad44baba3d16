package io.verifyrules.verifier.solver.integers;

/**
 * The arithmetic of ends of ranges. An end is a number of less than 60 bits, or there is none: {@code NONE} above, and its
 * opposite below. A sum or product that needs more bits is no end.
 */
final class Limits {

    /** The end of a range without one. */
    static final long NONE = 1L << 60;

    private Limits() {
    }

    private static boolean isNumber(long end) {
        return -NONE < end && end < NONE;
    }

    /** The sum of two lower ends. */
    static long sumOfLows(long a, long b) {
        return a <= -NONE || b <= -NONE ? -NONE : Math.clamp(a + b, -NONE, NONE - 1);
    }

    /** The sum of two upper ends. */
    static long sumOfHighs(long a, long b) {
        return a >= NONE || b >= NONE ? NONE : Math.clamp(a + b, 1 - NONE, NONE);
    }

    /** The product of two ends: of 0 it is 0, and where there is none it is none of its sign. */
    static long product(long a, long b) {
        if (a == 0 || b == 0) {
            return 0;
        }
        long product = a * b;
        boolean fits = isNumber(a) && isNumber(b) && Math.multiplyHigh(a, b) == product >> 63 && isNumber(product);
        return fits ? product : (a > 0) == (b > 0) ? NONE : -NONE;
    }
}
