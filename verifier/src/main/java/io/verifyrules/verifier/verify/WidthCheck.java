package io.verifyrules.verifier.verify;

import io.verifyrules.dsl.rule.Rule;
import io.verifyrules.dsl.rule.Widths;
import io.verifyrules.verifier.verdict.ObligationReport;
import io.verifyrules.verifier.verdict.RuleResult;
import io.verifyrules.verifier.verdict.Verdict;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * The check of a rule that leaves numbers of bits open: for all of them at once where that can be proved, else at some, which is
 * called that. What is wrong is refuted where there are as few bits as possible.
 *
 * @param at   the verdicts on a rule whose widths are known
 * @param open the verdict on the rule for all widths, if it is that it is proved
 */
record WidthCheck(Function<Rule, List<RuleResult>> at, Function<Rule, Optional<RuleResult>> open) {

    /** What is tried of each open number, by how many there are. */
    private static final List<List<Integer>> TRIED = List.of(List.of(), List.of(1, 2, 3, 4, 5, 6, 7, 8, 16, 32, 64),
            List.of(1, 2, 3, 4, 8, 16, 32, 64), List.of(1, 2, 3, 4, 8, 16));

    /** At so many widths the rule is looked at before a proof for all is. */
    private static final int FIRST = 3;

    /** The verdict of a rule that leaves numbers of bits open. */
    RuleResult of(Rule rule) {
        long start = System.nanoTime();
        RuleResult result = found(rule);
        return result.after(Duration.ofNanos(System.nanoTime() - start));
    }

    private RuleResult found(Rule rule) {
        List<Map<String, Integer>> all = tried(rule.widths());
        Map<Map<String, Integer>, RuleResult> results = new LinkedHashMap<>();
        Optional<RuleResult> refuted = refuted(rule, all.subList(0, Math.min(FIRST, all.size())), results);
        if (refuted.isPresent()) {
            return refuted.get();
        }
        Optional<RuleResult> everywhere = applies(results) ? open.apply(rule) : Optional.empty();
        if (everywhere.isPresent()) {
            return everywhere.get().where(applying(results));
        }
        return refuted(rule, all.subList(Math.min(FIRST, all.size()), all.size()), results)
                .orElseGet(() -> together(rule, results));
    }

    private static List<Map<String, Integer>> tried(Widths widths) {
        List<Map<String, Integer>> usual = widths
                .among(TRIED.get(Math.min(widths.declared().size(), TRIED.size() - 1)));
        return usual.isEmpty() ? widths.wider() : usual;
    }

    private Optional<RuleResult> refuted(Rule rule, List<Map<String, Integer>> tried,
            Map<Map<String, Integer>, RuleResult> results) {
        for (Map<String, Integer> bits : tried) {
            RuleResult result = at.apply(rule.at(bits)).getFirst();
            results.put(bits, result);
            if (result.verdict() instanceof Verdict.Refuted) {
                return Optional.of(result.noted("wrong at " + Widths.text(bits)));
            }
        }
        return Optional.empty();
    }

    /** That the rule applies somewhere is seen where its widths are known. */
    private static List<ObligationReport> applying(Map<Map<String, Integer>, RuleResult> results) {
        return results.values()
                .stream()
                .filter(result -> result.verdict() instanceof Verdict.Verified)
                .findFirst()
                .map(result -> result.obligations().subList(0, Math.min(1, result.obligations().size())))
                .orElse(List.of());
    }

    private static boolean applies(Map<Map<String, Integer>, RuleResult> results) {
        return results.values().stream().anyMatch(result -> result.verdict() instanceof Verdict.Verified);
    }

    /** Verified only if it is at all widths that were tried and at which the rule applies. */
    private static RuleResult together(Rule rule, Map<Map<String, Integer>, RuleResult> results) {
        Optional<Map.Entry<Map<String, Integer>, RuleResult>> open = results.entrySet()
                .stream()
                .filter(entry -> entry.getValue().verdict() instanceof Verdict.Unknown)
                .findFirst();
        if (open.isPresent()) {
            RuleResult unknown = open.get().getValue().noted("not decided at " + Widths.text(open.get().getKey()));
            return new RuleResult(rule, unknown.theory(), unknown.verdict(), unknown.expected(), unknown.plan(),
                    unknown.obligations(), unknown.matching(), unknown.notes(), unknown.time());
        }
        List<Map<String, Integer>> verified = results.entrySet()
                .stream()
                .filter(entry -> entry.getValue().verdict() instanceof Verdict.Verified)
                .map(Map.Entry::getKey)
                .toList();
        RuleResult any = results.values()
                .stream()
                .filter(result -> result.verdict() instanceof Verdict.Verified)
                .reduce((one, other) -> other)
                .or(() -> results.values().stream().findFirst())
                .orElseThrow(() -> new IllegalStateException("a rule that is claimed at no width"));
        String note = verified.isEmpty()
                ? "tried at " + text(List.copyOf(results.keySet()))
                : "not proved for all widths, but at " + text(verified);
        RuleResult noted = any.noted(note);
        return new RuleResult(rule, noted.theory(), noted.verdict(), noted.expected(), noted.plan(),
                noted.obligations(), noted.matching(), noted.notes(), noted.time());
    }

    /** Such as {@code N = 1, 2, 3}; of several open numbers each by itself. */
    private static String text(List<Map<String, Integer>> all) {
        Map<String, TreeSet<Integer>> values = new TreeMap<>();
        all.forEach(
                bits -> bits.forEach((name, value) -> values.computeIfAbsent(name, key -> new TreeSet<>()).add(value)));
        return values.entrySet()
                .stream()
                .map(entry -> entry.getKey() + " among "
                        + entry.getValue().stream().map(String::valueOf).collect(Collectors.joining(", ")))
                .collect(Collectors.joining("; "));
    }
}
