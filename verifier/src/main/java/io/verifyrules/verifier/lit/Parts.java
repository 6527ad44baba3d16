package io.verifyrules.verifier.lit;

import java.util.Collections;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/**
 * The parts of a file, which lines {@code // -----} keep apart.
 *
 * @param splits the numbers of those lines
 */
record Parts(List<Integer> splits) {

    private static final Pattern SPLIT = Pattern.compile("^[ \\t]*// -----.*");

    Parts {
        splits = List.copyOf(splits);
    }

    /** The parts that the lines of a file have. */
    static Parts of(List<String> lines) {
        return new Parts(IntStream.range(0, lines.size())
                .filter(i -> SPLIT.matcher(lines.get(i)).matches())
                .mapToObj(i -> i + 1)
                .toList());
    }

    /** The number of the part that has the line. */
    int of(int line) {
        int found = Collections.binarySearch(splits, line);
        return found >= 0 ? found : -found - 1;
    }
}
