package io.verifyrules.dsl.rule;

import io.verifyrules.dsl.element.Width;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;

/** All values of the open numbers of bits, where demands bound each of them. */
final class BoundedWidths {

    /** A number that demands bound by more than this counts as unbounded. */
    private static final int WIDEST = 128;

    /** So many combinations are listed at most. */
    private static final int MOST = 256;

    private BoundedWidths() {
    }

    /** Empty where there may be others than those that are listed, or too many. */
    static Optional<List<Map<String, Integer>>> of(Widths widths) {
        Map<String, List<Integer>> values = new LinkedHashMap<>();
        long combinations = 1;
        for (String name : widths.open()) {
            Optional<Integer> most = most(widths, name);
            if (most.isEmpty()) {
                return Optional.empty();
            }
            values.put(name, IntStream.rangeClosed(1, most.get()).boxed().toList());
            combinations *= most.get();
            if (combinations > WIDEST * WIDEST) {
                return Optional.empty();
            }
        }
        return Optional.of(widths.combinations(values)).filter(all -> all.size() <= MOST);
    }

    /** The most that the open number is wherever the rule is claimed; empty where no small bound is known. */
    private static Optional<Integer> most(Widths widths, String name) {
        Width number = Width.named(name);
        int least = 1;
        int most = WIDEST;
        if (!widths.imply(Width.of(most).minus(number))) {
            return Optional.empty();
        }
        while (least < most) {
            int middle = (least + most) / 2;
            if (widths.imply(Width.of(middle).minus(number))) {
                most = middle;
            } else {
                least = middle + 1;
            }
        }
        return Optional.of(most);
    }
}
