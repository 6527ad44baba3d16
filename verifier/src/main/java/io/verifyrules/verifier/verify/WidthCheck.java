package io.verifyrules.verifier.verify;

import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.Width;
import io.verifyrules.dsl.rule.Rule;
import io.verifyrules.dsl.rule.Widths;
import io.verifyrules.verifier.theory.ElementTheories;
import io.verifyrules.verifier.verdict.ObligationReport;
import io.verifyrules.verifier.verdict.RuleResult;
import io.verifyrules.verifier.verdict.Verdict;
import java.time.Duration;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Supplier;
import java.util.stream.Stream;

/**
 * The check of a rule that leaves numbers of bits open: for all of them at once where that can be proved, else at some, which is
 * called that. What is wrong is refuted where there are as few bits as possible.
 *
 * @param at   the verdicts on a rule whose widths are known, for a share of the time
 * @param open the verdict on the rule for all widths, if it is that it is proved
 */
record WidthCheck(BiFunction<Rule, Share, List<RuleResult>> at, BiFunction<Rule, Applying, Optional<RuleResult>> open) {

    /** What one obligation may take of the time that one without open widths has. */
    enum Share {
        /** Those of the collections that are decided at all widths take 5 s at most, of 20. */
        AT_EVERY_WIDTH(2, 5),
        /** What is not decided by then among 16 bits is not among 64 either. */
        AT_ONE_WIDTH(3, 20),
        /** Once the rule is not decided at some width, only what refutes it at another one is of use. */
        AFTER_AN_UNKNOWN(1, 40);

        private final int parts;
        private final int of;

        Share(int parts, int of) {
            this.parts = parts;
            this.of = of;
        }

        Duration of(Duration whole) {
            return whole.multipliedBy(parts).dividedBy(of);
        }
    }

    /** What is tried of open numbers together, by how many there are: narrow ones by all, wide ones by those that machines have. */
    private static final List<List<List<Integer>>> TRIED = List.of(List.of(),
            List.of(List.of(1, 2, 3, 4, 5, 6, 7, 8, 16, 32, 64)),
            List.of(List.of(1, 2, 3, 4, 5, 6), List.of(1, 2, 4, 8, 16, 32, 64)), List.of(List.of(1, 2, 3, 4, 8, 16)));

    /** At so many widths the rule is looked at before a proof for all is. */
    private static final int FIRST = 3;

    /**
     * The verdict of a rule that leaves numbers of bits open.
     *
     * @param elements the element types to check, by name: of several numbers of bits one verdict each, of none of the rule's none; empty
     *                 for all that the rule is about
     */
    List<RuleResult> of(Rule rule, List<String> elements) {
        ElementBinding all = ElementBinding.of(rule, List.of()).getFirst();
        if (elements.isEmpty() || elements.contains(all.name()) || elements.contains(ElementTheories.SIGNLESS)) {
            return List.of(timed(() -> found(rule)));
        }
        return all.type() instanceof ElementType.Signless(Width width)
                ? elements.stream()
                        .flatMap(name -> ElementType.signless(name).stream())
                        .distinct()
                        .flatMap(type -> type.width().fixed().stream().flatMap(bits -> with(rule, width, bits)))
                        .toList()
                : List.of();
    }

    private static RuleResult timed(Supplier<RuleResult> check) {
        long start = System.nanoTime();
        RuleResult result = check.get();
        return result.after(Duration.ofNanos(System.nanoTime() - start));
    }

    /** The verdict where the rule's words have so many bits; nothing where it is not claimed there. */
    private Stream<RuleResult> with(Rule rule, Width width, int bits) {
        List<Map<String, Integer>> all = Stream
                .concat(tried(rule.widths()).stream(),
                        rule.widths().among(Stream.of(1, 8, bits).distinct().toList()).stream())
                .distinct()
                .filter(values -> width.at(values) == bits)
                .toList();
        if (all.isEmpty()) {
            return Stream.of();
        }
        return Stream.of(timed(() -> {
            Map<Map<String, Integer>, RuleResult> results = new LinkedHashMap<>();
            return refuted(rule, all, results).orElseGet(() -> together(rule, results, "i" + bits));
        }));
    }

    private RuleResult found(Rule rule) {
        List<Map<String, Integer>> all = tried(rule.widths());
        Map<Map<String, Integer>, RuleResult> results = new LinkedHashMap<>();
        Optional<RuleResult> refuted = refuted(rule, all.subList(0, Math.min(FIRST, all.size())), results);
        if (refuted.isPresent()) {
            return refuted.get();
        }
        Optional<RuleResult> everywhere = applies(results).flatMap(applies -> open.apply(rule, applies));
        if (everywhere.isPresent()) {
            return everywhere.get().where(applying(results));
        }
        return refuted(rule, all.subList(Math.min(FIRST, all.size()), all.size()), results)
                .orElseGet(() -> together(rule, results, ElementBinding.of(rule, List.of()).getFirst().name()));
    }

    private static List<Map<String, Integer>> tried(Widths widths) {
        List<Map<String, Integer>> usual = TRIED.get(Math.min(widths.open().size(), TRIED.size() - 1))
                .stream()
                .flatMap(bits -> widths.among(bits).stream())
                .distinct()
                .sorted(Comparator.comparingInt(values -> values.values().stream().mapToInt(Integer::intValue).sum()))
                .toList();
        return usual.isEmpty() ? widths.wider() : usual;
    }

    private Optional<RuleResult> refuted(Rule rule, List<Map<String, Integer>> tried,
            Map<Map<String, Integer>, RuleResult> results) {
        for (Map<String, Integer> bits : tried) {
            boolean undecided = results.values().stream().anyMatch(each -> each.verdict() instanceof Verdict.Unknown);
            Share share = undecided ? Share.AFTER_AN_UNKNOWN : Share.AT_ONE_WIDTH;
            RuleResult result = at.apply(rule.at(bits), share).getFirst();
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

    private static Optional<Applying> applies(Map<Map<String, Integer>, RuleResult> results) {
        return results.values().stream().flatMap(result -> Applying.AtSomeWidth.of(result).stream()).findFirst();
    }

    /** Verified only if it is at all widths that were tried and at which the rule applies. */
    private static RuleResult together(Rule rule, Map<Map<String, Integer>, RuleResult> results, String theory) {
        Optional<Map.Entry<Map<String, Integer>, RuleResult>> open = results.entrySet()
                .stream()
                .filter(entry -> entry.getValue().verdict() instanceof Verdict.Unknown)
                .findFirst();
        if (open.isPresent()) {
            return of(rule, theory, open.get().getValue().noted("not decided at " + Widths.text(open.get().getKey())));
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
        return of(rule, theory, any.noted(note(rule, results, verified)));
    }

    private static String note(Rule rule, Map<Map<String, Integer>, RuleResult> results,
            List<Map<String, Integer>> verified) {
        if (verified.isEmpty()) {
            return "looked at with " + TriedWidths.text(List.copyOf(results.keySet())) + " bits";
        }
        // What targets choose for index is tried in full.
        return "with " + TriedWidths.text(verified) + " bits"
                + (rule.widths().declared().isEmpty() ? ", which are all" : ", not proved for all widths");
    }

    /** What was found at some widths as what is known of the rule, which leaves them open. */
    private static RuleResult of(Rule rule, String theory, RuleResult found) {
        // An instance is one of the rule at those widths.
        Verdict verdict = found.verdict() instanceof Verdict.Unknown unknown
                ? unknown.beside(unknown.looked().withoutUndecided())
                : found.verdict();
        return new RuleResult(rule, theory, verdict, found.expected(), found.plan(), found.obligations(),
                found.matching(), found.notes(), found.time());
    }
}
