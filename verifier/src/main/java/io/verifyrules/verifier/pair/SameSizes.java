package io.verifyrules.verifier.pair;

import io.verifyrules.dsl.axis.AxisMap;
import io.verifyrules.verifier.dialect.Size;
import io.verifyrules.verifier.dialect.SizeCondition;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The open sizes of arguments wherever the first program is defined: other ones, or numbers. Elsewhere the second
 * program may do anything, so nothing is claimed there.
 *
 * @param others  the size that another one is, by name
 * @param numbers the number that a size is, by name
 */
record SameSizes(Map<String, String> others, Map<String, Integer> numbers) {

    /** Nothing is known of any size. */
    static final SameSizes NONE = new SameSizes(Map.of(), Map.of());

    SameSizes {
        others = Map.copyOf(others);
        numbers = Map.copyOf(numbers);
    }

    /** The same with what further conditions say of single sizes. */
    SameSizes and(List<SizeCondition> conditions) {
        Map<String, String> joined = new HashMap<>(others);
        Map<String, Integer> known = new HashMap<>(numbers);
        for (SizeCondition condition : conditions) {
            if (condition instanceof SizeCondition.Same(Size one, Size other)) {
                join(one, other, joined, known);
                join(other, one, joined, known);
            }
        }
        return new SameSizes(joined, known);
    }

    private static void join(Size one, Size other, Map<String, String> joined, Map<String, Integer> known) {
        if (!(one.map() instanceof AxisMap.Variable(String called, var ignored))) {
            return;
        }
        String name = last(called, joined);
        if (known.containsKey(name)) {
            return;
        }
        if (other instanceof Size.Known(int number)) {
            known.put(name, number);
        } else if (other.map() instanceof AxisMap.Variable(String another, var ofClass)
                && !last(another, joined).equals(name)) {
            joined.put(name, last(another, joined));
        }
    }

    private static String last(String name, Map<String, String> joined) {
        String last = name;
        while (joined.containsKey(last)) {
            last = joined.get(last);
        }
        return last;
    }

    /** The name of the size that this one is. */
    String name(String size) {
        return last(size, others);
    }
}
