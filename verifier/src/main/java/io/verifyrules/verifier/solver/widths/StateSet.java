package io.verifyrules.verifier.solver.widths;

import java.util.Arrays;

/** A set of numbers that are not negative, with open addressing. */
final class StateSet {

    private static final long EMPTY = -1;

    private long[] slots = empty(1 << 10);
    private int size;

    private static long[] empty(int length) {
        long[] slots = new long[length];
        Arrays.fill(slots, EMPTY);
        return slots;
    }

    /** Whether the number was not in the set before. */
    boolean add(long number) {
        if (!insert(slots, number)) {
            return false;
        }
        size++;
        if (2 * size > slots.length) {
            long[] more = empty(2 * slots.length);
            for (long slot : slots) {
                if (slot != EMPTY) {
                    insert(more, slot);
                }
            }
            slots = more;
        }
        return true;
    }

    private static boolean insert(long[] slots, long number) {
        long mixed = number * 0x9E3779B97F4A7C15L;
        int at = (int) (mixed >>> 40) & (slots.length - 1);
        while (slots[at] != EMPTY) {
            if (slots[at] == number) {
                return false;
            }
            at = (at + 1) & (slots.length - 1);
        }
        slots[at] = number;
        return true;
    }
}
