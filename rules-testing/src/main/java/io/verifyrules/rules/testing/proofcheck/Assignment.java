package io.verifyrules.rules.testing.proofcheck;

import io.verifyrules.dsl.axis.AggregatedAxis;
import io.verifyrules.dsl.axis.Permutation;
import io.verifyrules.dsl.axis.RankClass;
import io.verifyrules.verifier.term.LaneAtom;
import io.verifyrules.verifier.term.Origin;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.SortedMap;
import java.util.stream.IntStream;

/**
 * A small instance for terms: a rank for each class, a number for each variable on each lane, and the content of each
 * tensor. A value that is not set is a random number that the seed decides.
 */
final class Assignment {

    private static final int[] RANKS = {1, 2, 1, 0, 2, 1};

    private final long seed;
    private final Map<LaneAtom.Variable, Map<Integer, Long>> numbers = new HashMap<>();
    private final Map<List<Object>, Long> outOfBounds = new HashMap<>();

    Assignment(long seed) {
        this.seed = seed;
    }

    /** A random number that depends on the seed and the texts alone. */
    long random(Object... parts) {
        long mixed = seed * 0x9E3779B97F4A7C15L;
        for (Object part : parts) {
            mixed = (mixed ^ part.hashCode()) * 0xBF58476D1CE4E5B9L;
            mixed ^= mixed >>> 29;
            mixed *= 0x94D049BB133111EBL;
            mixed ^= mixed >>> 32;
        }
        return mixed;
    }

    int rank(RankClass rankClass) {
        if (rankClass.isSingleton()) {
            return 1;
        }
        int rank = RANKS[Math.floorMod(random("rank", rankClass.name()), RANKS.length)];
        return rank == 0 && !rankClass.allowsRankZero() ? 1 : rank;
    }

    /** The value of a variable on a lane of its class; variables that all lanes share have one at lane 0. */
    long number(LaneAtom.Variable variable, int lane) {
        if (variable instanceof LaneAtom.Permuted(LaneAtom.Variable of, Permutation by)) {
            return number(of, taken(by, lane));
        }
        int place = variable.isNumber() ? 0 : lane;
        Map<Integer, Long> onLanes = numbers.get(variable);
        Long set = onLanes == null ? null : onLanes.get(place);
        return set != null
                ? set
                : Math.floorMod(random("number", variable.toString(),
                        variable.rankClass().map(RankClass::name).orElse(""), place), 5) - 1L;
    }

    /** The lane that a permutation takes a lane to: the last letter of the word comes first. */
    private int taken(Permutation by, int lane) {
        int taken = lane;
        for (Permutation.Letter letter : by.letters().reversed()) {
            List<Integer> lanes = new ArrayList<>(IntStream.range(0, rank(by.of())).boxed().toList());
            Collections.shuffle(lanes, new Random(random("order", letter.lanes().name(), by.of().name())));
            taken = letter.inverse() ? lanes.indexOf(taken) : lanes.get(taken);
        }
        return taken;
    }

    void set(LaneAtom.Variable variable, int lane, long value) {
        numbers.computeIfAbsent(variable, key -> new HashMap<>()).put(variable.isNumber() ? 0 : lane, value);
    }

    void unset(LaneAtom.Variable variable) {
        numbers.remove(variable);
    }

    /** Whether a bound variable has a value now. */
    boolean isSet(LaneAtom.Variable variable) {
        return numbers.containsKey(variable);
    }

    /** A small number that a tensor of integers has at an index. */
    long entry(Origin origin, SortedMap<AggregatedAxis, List<Long>> index) {
        return Math.floorMod(random("element", origin.text(), text(index)), 5) - 1L;
    }

    /** A random number for the element that a tensor has at an index. */
    long element(Origin origin, SortedMap<AggregatedAxis, List<Long>> index) {
        return random("element", origin.text(), text(index));
    }

    private static String text(SortedMap<AggregatedAxis, List<Long>> index) {
        StringBuilder text = new StringBuilder();
        index.forEach((axis, lanes) -> text.append(axis.label()).append(lanes));
        return text.toString();
    }

    /** The number of a place in row-major order, the last lane fastest; below 0, and another one for each index, out of bounds. */
    long numbered(List<Long> index, List<Long> sizes) {
        long number = 0;
        for (int i = 0; i < index.size(); i++) {
            if (index.get(i) < 0 || index.get(i) >= sizes.get(i)) {
                List<Object> key = List.of(index, sizes);
                Long known = outOfBounds.get(key);
                if (known == null) {
                    known = -1L - outOfBounds.size();
                    outOfBounds.put(key, known);
                }
                return known;
            }
            number = number * sizes.get(i) + index.get(i);
        }
        return number;
    }

    /** The index that has a number among sizes, on one lane. */
    long placed(long number, List<Long> sizes, int lane) {
        if (number < 0 || number >= count(sizes)) {
            for (Map.Entry<List<Object>, Long> known : outOfBounds.entrySet()) {
                if (known.getValue() == number && known.getKey().get(1).equals(sizes)
                        && known.getKey().get(0) instanceof List<?> index && index.get(lane) instanceof Long value) {
                    return value;
                }
            }
            throw new Discarded("the place of a number out of bounds");
        }
        List<Long> digits = new ArrayList<>();
        long rest = number;
        for (long size : sizes.reversed()) {
            digits.add(rest % size);
            rest /= size;
        }
        return digits.reversed().get(lane);
    }

    /** The number of places. */
    static long count(List<Long> sizes) {
        long count = 1;
        for (long size : sizes) {
            count *= Math.max(0, size);
        }
        return count;
    }
}
