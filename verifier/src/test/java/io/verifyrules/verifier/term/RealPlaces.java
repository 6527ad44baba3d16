package io.verifyrules.verifier.term;

import io.verifyrules.dsl.axis.RankClass;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.function.BiFunction;

/**
 * Counts, numbers and places in row-major order as they are at given ranks. Outside of the sizes each index has a number of its own, below 0,
 * as {@link RowMajor} has it.
 */
public final class RealPlaces {

    private final Map<List<List<Long>>, Long> outside = new HashMap<>();

    /** The product of the sizes; none where one is not positive. */
    public long count(List<Long> sizes) {
        long count = 1;
        for (long size : sizes) {
            count *= Math.max(0, size);
        }
        return count;
    }

    /** Which place the index is. */
    public long number(List<Long> index, List<Long> sizes) {
        long number = 0;
        boolean inBounds = true;
        for (int lane = 0; lane < sizes.size(); lane++) {
            number = number * sizes.get(lane) + index.get(lane);
            inBounds &= index.get(lane) >= 0 && index.get(lane) < sizes.get(lane);
        }
        boolean origin = index.stream().allMatch(each -> each == 0);
        return inBounds
                ? number
                : origin ? 0 : outside.computeIfAbsent(List.of(sizes, index), key -> -1L - outside.size());
    }

    /** The index that has a number. */
    public List<Long> place(long number, List<Long> sizes) {
        if (number < 0 || number >= count(sizes)) {
            return outside.entrySet()
                    .stream()
                    .filter(known -> known.getValue() == number && known.getKey().getFirst().equals(sizes))
                    .map(known -> known.getKey().getLast())
                    .findFirst()
                    .orElseGet(() -> sizes.stream().map(size -> 0L).toList());
        }
        List<Long> place = new ArrayList<>();
        long rest = number;
        for (long size : sizes.reversed()) {
            place.addFirst(rest % size);
            rest /= size;
        }
        return place;
    }

    /** The value of an entry that is a count or a number; none of others. */
    public OptionalLong of(CompoundAtom.Entry entry, BiFunction<RankClass, LaneInt, List<Long>> onLanes) {
        if (RowMajor.counted(entry).isPresent()) {
            Map.Entry<RankClass, LaneInt> counted = RowMajor.counted(entry).get();
            return OptionalLong.of(count(onLanes.apply(counted.getKey(), counted.getValue())));
        }
        return RowMajor.numbered(entry)
                .map(known -> OptionalLong.of(number(onLanes.apply(known.rankClass(), known.index()),
                        onLanes.apply(known.rankClass(), known.size()))))
                .orElse(OptionalLong.empty());
    }
}
