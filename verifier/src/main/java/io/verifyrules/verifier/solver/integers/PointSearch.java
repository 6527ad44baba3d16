package io.verifyrules.verifier.solver.integers;

import java.util.LinkedHashSet;
import java.util.Set;

/** Looks for a model among small numbers: gives one unknown a likely value after the other, and narrows the ranges each time. */
final class PointSearch {

    /** The greatest magnitude of a free integer. */
    private static final long MOST = 1L << 20;

    /** So many values of an unknown are tried next to 0. */
    private static final int NEAR = 4;

    private final Circuit circuit;
    private int left;

    private PointSearch(Circuit circuit, int steps) {
        this.circuit = circuit;
        this.left = steps;
    }

    /**
     * Whether a model was found; false also means that the search ended before.
     *
     * @param steps how many values are given at most
     */
    static boolean finds(Circuit circuit, int steps) {
        return new PointSearch(circuit, steps).finds(Bounds.within(circuit, MOST));
    }

    private boolean finds(Bounds bounds) {
        if (bounds.isEmpty()) {
            return false;
        }
        if (bounds.areAllTrue()) {
            return true;
        }
        int next = next(bounds);
        if (next < 0) {
            return false;
        }
        for (long value : candidates(bounds.low(next), bounds.high(next))) {
            if (left-- <= 0) {
                return false;
            }
            if (finds(bounds.where(next, value))) {
                return true;
            }
        }
        return false;
    }

    /** The open unknown with the fewest values; negative where none is open. */
    private int next(Bounds bounds) {
        int next = -1;
        for (int place : circuit.unknowns()) {
            if (!bounds.isOne(place) && (next < 0 || width(bounds, place) < width(bounds, next))) {
                next = place;
            }
        }
        return next;
    }

    private static long width(Bounds bounds, int place) {
        return bounds.high(place) - bounds.low(place);
    }

    /** The values next to 0 and next to both ends, in that order. */
    private static Set<Long> candidates(long low, long high) {
        long middle = Math.clamp(0, low, high);
        Set<Long> values = new LinkedHashSet<>();
        values.add(middle);
        for (int distance = 1; distance < NEAR; distance++) {
            add(values, middle + distance, low, high);
            add(values, middle - distance, low, high);
        }
        add(values, low, low, high);
        add(values, high, low, high);
        return values;
    }

    private static void add(Set<Long> values, long value, long low, long high) {
        if (low <= value && value <= high) {
            values.add(value);
        }
    }
}
