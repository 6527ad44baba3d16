package io.verifyrules.verifier.solver.integers;

/**
 * Narrows the ranges of arguments by that of their value.
 *
 * @param bounds the ranges of the circuit
 */
record Downward(Circuit circuit, Bounds bounds) {

    /** Narrows the ranges of the arguments by that of the value. */
    void narrow(int place) {
        switch (circuit.nodes()[place]) {
            case Node.Constant ignored -> {
            }
            case Node.Unknown ignored -> {
            }
            case Node.Sum(int[] parts) -> downSum(place, parts);
            case Node.Product(int left, int right) -> {
                downProduct(place, left, right);
                downProduct(place, right, left);
            }
            case Node.AtMost(int left, int right) -> {
                if (bounds.isTrue(place)) {
                    bounds.lower(left, bounds.high(right));
                    bounds.raise(right, bounds.low(left));
                } else if (bounds.isFalse(place)) {
                    bounds.raise(left, Limits.sumOfLows(bounds.low(right), 1));
                    bounds.lower(right, Limits.sumOfHighs(bounds.high(left), -1));
                }
            }
            case Node.Equal(int left, int right) -> downEqual(place, left, right);
            case Node.All(int[] parts) -> downAll(parts, bounds.isTrue(place), bounds.isFalse(place), true);
            case Node.Any(int[] parts) -> downAll(parts, bounds.isFalse(place), bounds.isTrue(place), false);
            case Node.Not(int operand) -> bounds.narrow(operand, 1 - bounds.high(place), 1 - bounds.low(place));
            case Node.Choice(int condition, int then, int otherwise) -> {
                if (bounds.isTrue(condition)) {
                    bounds.narrow(then, bounds.low(place), bounds.high(place));
                } else if (bounds.isFalse(condition)) {
                    bounds.narrow(otherwise, bounds.low(place), bounds.high(place));
                } else if (bounds.low(then) > bounds.high(place) || bounds.high(then) < bounds.low(place)) {
                    bounds.lower(condition, 0);
                } else if (bounds.low(otherwise) > bounds.high(place) || bounds.high(otherwise) < bounds.low(place)) {
                    bounds.raise(condition, 1);
                }
            }
        }
    }

    private void downSum(int place, int[] parts) {
        for (int i = 0; i < parts.length; i++) {
            long least = 0;
            long most = 0;
            for (int j = 0; j < parts.length; j++) {
                if (j != i) {
                    least = Limits.sumOfLows(least, bounds.low(parts[j]));
                    most = Limits.sumOfHighs(most, bounds.high(parts[j]));
                }
            }
            if (most < Limits.NONE && bounds.low(place) > -Limits.NONE) {
                bounds.raise(parts[i], bounds.low(place) - most);
            }
            if (least > -Limits.NONE && bounds.high(place) < Limits.NONE) {
                bounds.lower(parts[i], bounds.high(place) - least);
            }
        }
    }

    /** Narrows a factor where the other one is a positive or negative number. */
    private void downProduct(int place, int factor, int other) {
        if (!bounds.isOne(other) || bounds.low(other) == 0) {
            return;
        }
        long by = bounds.low(other);
        boolean positive = by > 0;
        if (bounds.low(place) > -Limits.NONE) {
            if (positive) {
                bounds.raise(factor, Math.ceilDiv(bounds.low(place), by));
            } else {
                bounds.lower(factor, Math.floorDiv(bounds.low(place), by));
            }
        }
        if (bounds.high(place) < Limits.NONE) {
            if (positive) {
                bounds.lower(factor, Math.floorDiv(bounds.high(place), by));
            } else {
                bounds.raise(factor, Math.ceilDiv(bounds.high(place), by));
            }
        }
    }

    private void downEqual(int place, int left, int right) {
        if (bounds.isTrue(place)) {
            if (bounds.low(left) > -Limits.NONE) {
                bounds.raise(right, bounds.low(left));
            }
            if (bounds.low(right) > -Limits.NONE) {
                bounds.raise(left, bounds.low(right));
            }
            bounds.lower(right, bounds.high(left));
            bounds.lower(left, bounds.high(right));
        } else if (bounds.isFalse(place)) {
            differ(left, right);
            differ(right, left);
        }
    }

    private void differ(int one, int number) {
        if (bounds.isOne(number)) {
            if (bounds.low(one) == bounds.low(number)) {
                bounds.raise(one, bounds.low(one) + 1);
            } else if (bounds.high(one) == bounds.low(number)) {
                bounds.lower(one, bounds.high(one) - 1);
            }
        }
    }

    /**
     * Narrows the parts of a conjunction; those of a disjunction have the opposite values.
     *
     * @param each whether each part has the value
     * @param notEach whether some part has it not
     */
    private void downAll(int[] parts, boolean each, boolean notEach, boolean value) {
        if (each) {
            for (int part : parts) {
                set(part, value);
            }
        } else if (notEach) {
            int open = -1;
            for (int part : parts) {
                boolean has = value ? bounds.isTrue(part) : bounds.isFalse(part);
                if (!has) {
                    if (open >= 0) {
                        return;
                    }
                    open = part;
                }
            }
            if (open < 0) {
                bounds.clear();
            } else {
                set(open, !value);
            }
        }
    }

    private void set(int place, boolean value) {
        if (value) {
            bounds.raise(place, 1);
        } else {
            bounds.lower(place, 0);
        }
    }
}
