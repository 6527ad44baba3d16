package io.verifyrules.verifier.solver.integers;

/**
 * The range of the value at each place of a circuit, made smaller by what is asserted. Each step keeps all values that
 * the place has in a model within the ranges that were there before.
 *
 * <p>Source: Benhamou, Goualard, Granvilliers, Puget, "Revising hull and box consistency" (ICLP 1999), for integers.
 */
final class Bounds {

    /** Constants have fewer bits. */
    static final int BITS = 55;

    /** From here on a bound is none. */
    private static final long NONE = 1L << 60;

    private static final int SWEEPS = 8;

    private final Circuit circuit;
    private final long[] low;
    private final long[] high;
    private boolean empty;
    private boolean changed;

    private Bounds(Circuit circuit, long[] low, long[] high) {
        this.circuit = circuit;
        this.low = low;
        this.high = high;
    }

    /** The ranges in any model. */
    static Bounds of(Circuit circuit) {
        return within(circuit, NONE);
    }

    /** The ranges in models whose free integers have at most this magnitude. */
    static Bounds within(Circuit circuit, long most) {
        int size = circuit.size();
        Bounds bounds = new Bounds(circuit, new long[size], new long[size]);
        for (int place = 0; place < size; place++) {
            boolean truth = circuit.truths()[place];
            long limit = circuit.nodes()[place] instanceof Node.Unknown ? most : NONE;
            bounds.low[place] = truth ? 0 : -limit;
            bounds.high[place] = truth ? 1 : limit;
        }
        for (int place : circuit.asserted()) {
            bounds.raise(place, 1);
        }
        return bounds.propagated();
    }

    /** The same where a place has one value. */
    Bounds where(int place, long value) {
        Bounds bounds = new Bounds(circuit, low.clone(), high.clone());
        bounds.raise(place, value);
        bounds.lower(place, value);
        return bounds.propagated();
    }

    /** Whether there is no model within the ranges. */
    boolean isEmpty() { return empty; }

    long low(int place) {
        return low[place];
    }

    long high(int place) {
        return high[place];
    }

    boolean isBoundedBelow(int place) {
        return low[place] > -NONE;
    }

    boolean isBoundedAbove(int place) {
        return high[place] < NONE;
    }

    boolean isOne(int place) {
        return low[place] == high[place];
    }

    /** Whether all that is asserted is true throughout the ranges. */
    boolean areAllTrue() {
        Bounds values = new Bounds(circuit, low.clone(), high.clone());
        for (int place = 0; place < circuit.size(); place++) {
            if (!(circuit.nodes()[place] instanceof Node.Unknown)) {
                values.low[place] = circuit.truths()[place] ? 0 : -NONE;
                values.high[place] = circuit.truths()[place] ? 1 : NONE;
                values.up(place);
            }
        }
        for (int place : circuit.asserted()) {
            if (values.low[place] != 1) {
                return false;
            }
        }
        return !values.empty;
    }

    private Bounds propagated() {
        for (int sweep = 0; sweep < SWEEPS && !empty; sweep++) {
            changed = false;
            for (int place = 0; place < low.length && !empty; place++) {
                up(place);
            }
            for (int place = low.length - 1; place >= 0 && !empty; place--) {
                down(place);
            }
            if (!changed) {
                break;
            }
        }
        return this;
    }

    private void raise(int place, long to) {
        if (to > low[place]) {
            low[place] = Math.min(to, NONE - 1);
            changed = true;
            empty |= low[place] > high[place];
        }
    }

    private void lower(int place, long to) {
        if (to < high[place]) {
            high[place] = Math.max(to, 1 - NONE);
            changed = true;
            empty |= low[place] > high[place];
        }
    }

    private void narrow(int place, long atLeast, long atMost) {
        raise(place, atLeast);
        lower(place, atMost);
    }

    private boolean isTrue(int place) {
        return low[place] == 1;
    }

    private boolean isFalse(int place) {
        return high[place] == 0;
    }

    /** Narrows the range of a value by those of its arguments. */
    private void up(int place) {
        switch (circuit.nodes()[place]) {
            case Node.Constant(long value) -> narrow(place, value, value);
            case Node.Unknown ignored -> {
            }
            case Node.Sum(int[] parts) -> {
                long least = 0;
                long most = 0;
                for (int part : parts) {
                    least = addLow(least, low[part]);
                    most = addHigh(most, high[part]);
                }
                narrow(place, least, most);
            }
            case Node.Product(int left, int right) ->
                narrow(place, Corners.least(this, left, right), Corners.most(this, left, right));
            case Node.AtMost(int left, int right) ->
                narrow(place, high[left] < NONE && high[left] <= low[right] ? 1 : 0, low[left] > high[right] ? 0 : 1);
            case Node.Equal(int left, int right) ->
                narrow(place, isOne(left) && isOne(right) && low[left] == low[right] ? 1 : 0,
                        low[left] > high[right] || low[right] > high[left] ? 0 : 1);
            case Node.All(int[] parts) -> {
                long least = 1;
                long most = 1;
                for (int part : parts) {
                    least = Math.min(least, low[part]);
                    most = Math.min(most, high[part]);
                }
                narrow(place, least, most);
            }
            case Node.Any(int[] parts) -> {
                long least = 0;
                long most = 0;
                for (int part : parts) {
                    least = Math.max(least, low[part]);
                    most = Math.max(most, high[part]);
                }
                narrow(place, least, most);
            }
            case Node.Not(int operand) -> narrow(place, 1 - high[operand], 1 - low[operand]);
            case Node.Choice(int condition, int then, int otherwise) -> {
                if (isTrue(condition)) {
                    narrow(place, low[then], high[then]);
                } else if (isFalse(condition)) {
                    narrow(place, low[otherwise], high[otherwise]);
                } else {
                    narrow(place, Math.min(low[then], low[otherwise]), Math.max(high[then], high[otherwise]));
                }
            }
        }
    }

    /** Narrows the ranges of the arguments by that of the value. */
    private void down(int place) {
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
                if (isTrue(place)) {
                    lower(left, high[right]);
                    raise(right, low[left]);
                } else if (isFalse(place)) {
                    raise(left, addLow(low[right], 1));
                    lower(right, addHigh(high[left], -1));
                }
            }
            case Node.Equal(int left, int right) -> downEqual(place, left, right);
            case Node.All(int[] parts) -> downAll(parts, isTrue(place), isFalse(place), true);
            case Node.Any(int[] parts) -> downAll(parts, isFalse(place), isTrue(place), false);
            case Node.Not(int operand) -> narrow(operand, 1 - high[place], 1 - low[place]);
            case Node.Choice(int condition, int then, int otherwise) -> {
                if (isTrue(condition)) {
                    narrow(then, low[place], high[place]);
                } else if (isFalse(condition)) {
                    narrow(otherwise, low[place], high[place]);
                } else if (low[then] > high[place] || high[then] < low[place]) {
                    lower(condition, 0);
                } else if (low[otherwise] > high[place] || high[otherwise] < low[place]) {
                    raise(condition, 1);
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
                    least = addLow(least, low[parts[j]]);
                    most = addHigh(most, high[parts[j]]);
                }
            }
            if (most < NONE && low[place] > -NONE) {
                raise(parts[i], low[place] - most);
            }
            if (least > -NONE && high[place] < NONE) {
                lower(parts[i], high[place] - least);
            }
        }
    }

    /** Narrows a factor where the other one is a positive or negative number. */
    private void downProduct(int place, int factor, int other) {
        if (!isOne(other) || low[other] == 0) {
            return;
        }
        long by = low[other];
        boolean positive = by > 0;
        if (low[place] > -NONE) {
            if (positive) {
                raise(factor, Math.ceilDiv(low[place], by));
            } else {
                lower(factor, Math.floorDiv(low[place], by));
            }
        }
        if (high[place] < NONE) {
            if (positive) {
                lower(factor, Math.floorDiv(high[place], by));
            } else {
                raise(factor, Math.ceilDiv(high[place], by));
            }
        }
    }

    private void downEqual(int place, int left, int right) {
        if (isTrue(place)) {
            if (low[left] > -NONE) {
                raise(right, low[left]);
            }
            if (low[right] > -NONE) {
                raise(left, low[right]);
            }
            lower(right, high[left]);
            lower(left, high[right]);
        } else if (isFalse(place)) {
            differ(left, right);
            differ(right, left);
        }
    }

    private void differ(int one, int number) {
        if (isOne(number)) {
            if (low[one] == low[number]) {
                raise(one, low[one] + 1);
            } else if (high[one] == low[number]) {
                lower(one, high[one] - 1);
            }
        }
    }

    /**
     * What a conjunction says of its parts; a disjunction says it of their opposites.
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
                boolean has = value ? isTrue(part) : isFalse(part);
                if (!has) {
                    if (open >= 0) {
                        return;
                    }
                    open = part;
                }
            }
            if (open < 0) {
                empty = true;
            } else {
                set(open, !value);
            }
        }
    }

    private void set(int place, boolean value) {
        if (value) {
            raise(place, 1);
        } else {
            lower(place, 0);
        }
    }

    private static long addLow(long a, long b) {
        return a <= -NONE || b <= -NONE ? -NONE : Math.clamp(a + b, -NONE, NONE - 1);
    }

    private static long addHigh(long a, long b) {
        return a >= NONE || b >= NONE ? NONE : Math.clamp(a + b, 1 - NONE, NONE);
    }

    /** The least and the greatest product of two ranges. */
    private static final class Corners {

        static long least(Bounds bounds, int left, int right) {
            return -greatest(bounds, left, right, -1);
        }

        static long most(Bounds bounds, int left, int right) {
            return greatest(bounds, left, right, 1);
        }

        /** The greatest product, times a sign; no bound where one of those involved is none. */
        private static long greatest(Bounds bounds, int left, int right, int sign) {
            long greatest = -NONE;
            for (long a : new long[]{bounds.low[left], bounds.high[left]}) {
                for (long b : new long[]{bounds.low[right], bounds.high[right]}) {
                    greatest = Math.max(greatest, sign * times(a, b));
                }
            }
            return greatest;
        }

        /** A product, where a factor may be no bound: 0 with 0, else none of its sign. */
        private static long times(long a, long b) {
            if (a == 0 || b == 0) {
                return 0;
            }
            long high = Math.multiplyHigh(a, b);
            long low = a * b;
            boolean fits = high == (low >> 63) && Math.abs(low) < NONE && Math.abs(a) < NONE && Math.abs(b) < NONE;
            return fits ? low : (a > 0) == (b > 0) ? NONE : -NONE;
        }
    }
}
