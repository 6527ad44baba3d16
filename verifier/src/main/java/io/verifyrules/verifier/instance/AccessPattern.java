package io.verifyrules.verifier.instance;

import io.verifyrules.verifier.interpret.Grid;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.Set;

/**
 * The choice among a few that is made at each access of a tensor. Wrong rules mostly show on all equal elements but a
 * few, on all different ones, or on no pattern at all. The larger the tensor, the fewer exceptions are needed.
 */
@FunctionalInterface
interface AccessPattern {

    /** Up to so many elements, no pattern is the likeliest one. */
    int FEW = 40;

    /** The number of the choice. */
    int at(int[] access);

    /** The same choice everywhere. */
    static AccessPattern everywhere(int choice) {
        return access -> choice;
    }

    /** No pattern at all; the same access always gets the same. */
    static AccessPattern scattered(long seed, int choices) {
        return access -> {
            long mixed = seed;
            for (int index : access) {
                mixed = (mixed ^ index) * 0x9E37_79B9_7F4A_7C15L;
                mixed ^= mixed >>> 29;
            }
            return (int) Math.floorMod((mixed * 0xBF58_476D_1CE4_E5B9L) >>> 17, (long) choices);
        };
    }

    /** One choice but at few accesses, which get any. */
    static AccessPattern sparse(int choice, List<int[]> exceptions, int[] theirs) {
        return access -> {
            for (int i = 0; i < theirs.length; i++) {
                if (Arrays.equals(exceptions.get(i), access)) {
                    return theirs[i];
                }
            }
            return choice;
        };
    }

    /**
     * Some pattern for a tensor of these sizes.
     *
     * @param choices how many there are; the first ones are simple
     * @param marked  indices at which something may be special
     */
    static AccessPattern some(Grid grid, int choices, Set<BigInteger> marked, Random random) {
        boolean few = grid.count() <= FEW;
        int kind = random.nextInt(16);
        if (kind < (few ? 11 : 3)) {
            return scattered(random.nextLong(), choices);
        }
        if (kind < (few ? 12 : 5)) {
            return everywhere(random.nextInt(choices));
        }
        List<int[]> exceptions = new ArrayList<>();
        int count = 1 + random.nextInt(3);
        for (int i = 0; i < count && grid.count() > 0; i++) {
            exceptions.add(access(grid, marked, exceptions, random));
        }
        int[] theirs = exceptions.stream()
                .mapToInt(access -> 1 + random.nextInt(Math.max(1, choices - 1)))
                .map(choice -> choice % choices)
                .toArray();
        return sparse(random.nextInt(4) == 0 ? random.nextInt(choices) : 0, exceptions, theirs);
    }

    /** An access whose indices are likely ones: the first, the last, a marked one, that of a former access, any. */
    private static int[] access(Grid grid, Set<BigInteger> marked, List<int[]> former, Random random) {
        int[] access = new int[grid.lanes()];
        for (int i = 0; i < access.length; i++) {
            int size = grid.size(i);
            int position = i;
            List<Integer> special = marked.stream()
                    .filter(index -> index.bitLength() < Integer.SIZE)
                    .map(BigInteger::intValue)
                    .filter(index -> 1 < index && index < size)
                    .toList();
            access[i] = switch (random.nextInt(6)) {
                case 0, 1 -> 0;
                case 2 -> size - 1;
                case 3 -> special.isEmpty() ? random.nextInt(size) : special.get(random.nextInt(special.size()));
                case 4 -> former.isEmpty() ? random.nextInt(size) : former.get(random.nextInt(former.size()))[position];
                default -> random.nextInt(size);
            };
        }
        return access;
    }
}
