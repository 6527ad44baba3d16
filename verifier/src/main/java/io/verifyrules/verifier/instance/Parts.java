package io.verifyrules.verifier.instance;

import java.util.Optional;

/**
 * A way to write a natural number as a sum of so many natural numbers, in their order. Ways come in lexicographic order: the last part
 * has everything first.
 */
final class Parts {

    private final int[] parts;

    private Parts(int[] parts) {
        this.parts = parts;
    }

    /** The first way; none for a positive sum of no parts. */
    static Optional<Parts> first(int count, int sum) {
        int[] parts = new int[count];
        if (count > 0) {
            parts[count - 1] = sum;
        }
        return count > 0 || sum == 0 ? Optional.of(new Parts(parts)) : Optional.empty();
    }

    /** The way after this one; none after the one whose first part has everything. */
    Optional<Parts> next() {
        int last = parts.length - 1;
        while (last > 0 && parts[last] == 0) {
            last--;
        }
        if (last <= 0) {
            return Optional.empty();
        }
        int[] next = parts.clone();
        next[last - 1]++;
        next[last] = 0;
        next[next.length - 1] = parts[last] - 1;
        return Optional.of(new Parts(next));
    }

    /** The part at a position. */
    int of(int position) {
        return parts[position];
    }
}
