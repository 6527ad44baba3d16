package io.verifyrules.verifier.generalize;

import java.util.ArrayList;
import java.util.List;

/** Choices of one term for each of several holes, by numbers. */
final class Choices {

    private Choices() {
    }

    /** The choices of a number below each size, those with the smallest sum first, and not more than so many. */
    static List<List<Integer>> bySum(List<Integer> sizes, int most) {
        List<List<Integer>> all = new ArrayList<>();
        int greatest = sizes.stream().mapToInt(size -> size - 1).sum();
        for (int sum = 0; sum <= greatest && all.size() < most; sum++) {
            choose(sizes, List.of(), sum, all, most);
        }
        return all;
    }

    private static void choose(List<Integer> sizes, List<Integer> chosen, int sum, List<List<Integer>> all, int most) {
        if (chosen.size() == sizes.size()) {
            if (sum == 0) {
                all.add(chosen);
            }
            return;
        }
        for (int i = 0; i <= sum && i < sizes.get(chosen.size()) && all.size() < most; i++) {
            List<Integer> more = new ArrayList<>(chosen);
            more.add(i);
            choose(sizes, more, sum - i, all, most);
        }
    }
}
