package io.verifyrules.bench;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * Several runs over the same rules.
 *
 * @param runs at least two; the first is the cold one
 */
record CorpusTimes(List<Run> runs) {

    private static final int SLOWEST = 5;

    /** One run over all rules, in their order. */
    record Run(List<RuleTime> rules) {
        Run {
            rules = List.copyOf(rules);
        }

        /** Nanoseconds. */
        long total() {
            return rules.stream().mapToLong(RuleTime::nanoseconds).sum();
        }
    }

    /** What one rule took, and how many verdicts and obligations it had. */
    record RuleTime(String rule, long nanoseconds, int verdicts, int obligations, int unexpected) {}

    private record Median(String rule, long nanoseconds) {}

    CorpusTimes {
        runs = List.copyOf(runs);
    }

    static double seconds(long nanoseconds) {
        return nanoseconds / 1e9;
    }

    private static double milliseconds(long nanoseconds) {
        return nanoseconds / 1e6;
    }

    /** The middle of the values, or the mean of the two in the middle. */
    static long median(List<Long> values) {
        List<Long> sorted = values.stream().sorted().toList();
        int half = sorted.size() / 2;
        return sorted.size() % 2 == 1 ? sorted.get(half) : (sorted.get(half - 1) + sorted.get(half)) / 2;
    }

    List<String> lines() {
        List<Run> warm = runs.subList(1, runs.size());
        List<Median> medians = new ArrayList<>();
        List<RuleTime> first = runs.getFirst().rules();
        for (int i = 0; i < first.size(); i++) {
            int rule = i;
            medians.add(new Median(first.get(i).rule(),
                    median(warm.stream().map(run -> run.rules().get(rule).nanoseconds()).toList())));
        }
        medians.sort(Comparator.comparingLong(Median::nanoseconds).reversed());
        long cold = runs.getFirst().total();
        long total = median(warm.stream().map(Run::total).toList());
        int verdicts = first.stream().mapToInt(RuleTime::verdicts).sum();
        int obligations = first.stream().mapToInt(RuleTime::obligations).sum();
        List<String> lines = new ArrayList<>();
        lines.add(String.format("rules %d, verdicts %d, obligations %d, unexpected %d", first.size(), verdicts,
                obligations, first.stream().mapToInt(RuleTime::unexpected).sum()));
        lines.add(String.format("total      %.1f s (median of %d runs); first run %.1f s, %.2f times that",
                seconds(total), warm.size(), seconds(cold), (double) cold / total));
        lines.add(String.format("per rule   median %.0f ms, 90%% below %.0f ms; per obligation %.1f ms",
                milliseconds(median(medians.stream().map(Median::nanoseconds).toList())),
                milliseconds(medians.get(medians.size() / 10).nanoseconds()),
                milliseconds(total) / Math.max(1, obligations)));
        medians.stream()
                .limit(SLOWEST)
                .forEach(slow -> lines.add(String.format("slowest    %6.0f ms, %4.1f%%  %s",
                        milliseconds(slow.nanoseconds()), 100.0 * slow.nanoseconds() / total, slow.rule())));
        return lines;
    }
}
