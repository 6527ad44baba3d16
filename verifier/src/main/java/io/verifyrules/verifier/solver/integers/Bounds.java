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
        return within(circuit, Limits.NONE);
    }

    /** The ranges in models whose free integers have at most this magnitude. */
    static Bounds within(Circuit circuit, long most) {
        int size = circuit.size();
        Bounds bounds = new Bounds(circuit, new long[size], new long[size]);
        for (int place = 0; place < size; place++) {
            boolean truth = circuit.truths()[place];
            long limit = circuit.nodes()[place] instanceof Node.Unknown ? most : Limits.NONE;
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

    /** Leaves out all values, as there is no model. */
    void clear() {
        empty = true;
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
        return low[place] > -Limits.NONE;
    }

    boolean isBoundedAbove(int place) {
        return high[place] < Limits.NONE;
    }

    /** Whether there is one value left. */
    boolean isOne(int place) {
        return low[place] == high[place];
    }

    /** Whether all that is asserted is true throughout the ranges. */
    boolean areAllTrue() {
        Bounds values = new Bounds(circuit, low.clone(), high.clone());
        Upward upward = new Upward(circuit, values);
        for (int place = 0; place < circuit.size(); place++) {
            if (!(circuit.nodes()[place] instanceof Node.Unknown)) {
                values.low[place] = circuit.truths()[place] ? 0 : -Limits.NONE;
                values.high[place] = circuit.truths()[place] ? 1 : Limits.NONE;
                upward.narrow(place);
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
        Upward upward = new Upward(circuit, this);
        Downward downward = new Downward(circuit, this);
        for (int sweep = 0; sweep < SWEEPS && !empty; sweep++) {
            changed = false;
            for (int place = 0; place < low.length && !empty; place++) {
                upward.narrow(place);
            }
            for (int place = low.length - 1; place >= 0 && !empty; place--) {
                downward.narrow(place);
            }
            if (!changed) {
                break;
            }
        }
        return this;
    }

    /** Leaves out lower values. */
    void raise(int place, long to) {
        if (to > low[place]) {
            low[place] = Math.min(to, Limits.NONE - 1);
            changed = true;
            empty |= low[place] > high[place];
        }
    }

    /** Leaves out higher values. */
    void lower(int place, long to) {
        if (to < high[place]) {
            high[place] = Math.max(to, 1 - Limits.NONE);
            changed = true;
            empty |= low[place] > high[place];
        }
    }

    /** Leaves out values outside of a range. */
    void narrow(int place, long atLeast, long atMost) {
        raise(place, atLeast);
        lower(place, atMost);
    }

    /** Whether a truth is true throughout. */
    boolean isTrue(int place) {
        return low[place] == 1;
    }

    /** Whether a truth is false throughout. */
    boolean isFalse(int place) {
        return high[place] == 0;
    }
}
