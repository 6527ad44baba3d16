package io.verifyrules.verifier.solver.integers;

/**
 * Narrows the ranges of values by those of their arguments.
 *
 * @param bounds the ranges of the circuit
 */
record Upward(Circuit circuit, Bounds bounds) {

    /** Narrows the range of a value by those of its arguments. */
    void narrow(int place) {
        switch (circuit.nodes()[place]) {
            case Node.Constant(long value) -> bounds.narrow(place, value, value);
            case Node.Unknown ignored -> {
            }
            case Node.Sum(int[] parts) -> {
                long least = 0;
                long most = 0;
                for (int part : parts) {
                    least = Limits.sumOfLows(least, bounds.low(part));
                    most = Limits.sumOfHighs(most, bounds.high(part));
                }
                bounds.narrow(place, least, most);
            }
            case Node.Product(int left, int right) -> bounds.narrow(place, least(left, right), most(left, right));
            case Node.AtMost(int left, int right) ->
                bounds.narrow(place, bounds.high(left) < Limits.NONE && bounds.high(left) <= bounds.low(right) ? 1 : 0,
                        bounds.low(left) > bounds.high(right) ? 0 : 1);
            case Node.Equal(int left, int right) -> bounds.narrow(place,
                    bounds.isOne(left) && bounds.isOne(right) && bounds.low(left) == bounds.low(right) ? 1 : 0,
                    bounds.low(left) > bounds.high(right) || bounds.low(right) > bounds.high(left) ? 0 : 1);
            case Node.All(int[] parts) -> {
                long least = 1;
                long most = 1;
                for (int part : parts) {
                    least = Math.min(least, bounds.low(part));
                    most = Math.min(most, bounds.high(part));
                }
                bounds.narrow(place, least, most);
            }
            case Node.Any(int[] parts) -> {
                long least = 0;
                long most = 0;
                for (int part : parts) {
                    least = Math.max(least, bounds.low(part));
                    most = Math.max(most, bounds.high(part));
                }
                bounds.narrow(place, least, most);
            }
            case Node.Not(int operand) -> bounds.narrow(place, 1 - bounds.high(operand), 1 - bounds.low(operand));
            case Node.Choice(int condition, int then, int otherwise) -> {
                if (bounds.isTrue(condition)) {
                    bounds.narrow(place, bounds.low(then), bounds.high(then));
                } else if (bounds.isFalse(condition)) {
                    bounds.narrow(place, bounds.low(otherwise), bounds.high(otherwise));
                } else {
                    bounds.narrow(place, Math.min(bounds.low(then), bounds.low(otherwise)),
                            Math.max(bounds.high(then), bounds.high(otherwise)));
                }
            }
        }
    }

    private long least(int left, int right) {
        return -greatest(left, right, -1);
    }

    private long most(int left, int right) {
        return greatest(left, right, 1);
    }

    /** The greatest product of two ranges, times a sign. */
    private long greatest(int left, int right, int sign) {
        long greatest = -Limits.NONE;
        for (long a : new long[]{bounds.low(left), bounds.high(left)}) {
            for (long b : new long[]{bounds.low(right), bounds.high(right)}) {
                greatest = Math.max(greatest, sign * Limits.product(a, b));
            }
        }
        return greatest;
    }
}
