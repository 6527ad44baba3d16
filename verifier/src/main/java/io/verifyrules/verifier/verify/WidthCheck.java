package io.verifyrules.verifier.verify;

import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.ElementTypes;
import io.verifyrules.dsl.rule.Rule;
import io.verifyrules.dsl.rule.Widths;
import io.verifyrules.verifier.proof.Proof;
import io.verifyrules.verifier.theory.ElementTheories;
import io.verifyrules.verifier.verdict.EveryWidth;
import io.verifyrules.verifier.verdict.ObligationReport;
import io.verifyrules.verifier.verdict.RuleResult;
import io.verifyrules.verifier.verdict.Verdict;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiFunction;

/**
 * The check of a rule that leaves numbers of bits open. It is verified by a proof for all of them at once, or by one
 * proof for each where demands leave few. A rule that is right at those that were tried, and not proved, is unknown. A
 * wrong rule is refuted where the open numbers are least.
 *
 * @param at   the verdicts on a rule whose widths are known, for a share of the cost
 * @param open the verdict on the rule for all widths at once
 */
record WidthCheck(BiFunction<Rule, Share, List<RuleResult>> at, AtOnce open) {

    /** Looks for one proof at all of some widths. */
    @FunctionalInterface
    interface AtOnce {

        /**
         * The verdict on the rule at all of these widths at once; empty where the rule cannot be studied so.
         *
         * @param applies a width at which the rule was seen to apply, without which it is not verified
         */
        Optional<RuleResult> of(Rule rule, Widths widths, Optional<Applying> applies);
    }

    /** The share of one obligation in the cost of one without open widths. */
    enum Share {
        /** Nothing but this proof verifies a rule whose widths are unbounded. */
        AT_EVERY_WIDTH(1, 1),
        /** A claim that is not decided by then among 16 bits is not among 64 either. */
        AT_ONE_WIDTH(3, 20),
        /** Once the rule is not decided at some width, or at all at once, only what refutes it at another one is of use. */
        AFTER_AN_UNKNOWN(1, 40);

        private final int parts;
        private final int of;

        Share(int parts, int of) {
            this.parts = parts;
            this.of = of;
        }

        VerifyOptions of(VerifyOptions whole) {
            return whole.sharing(parts, of);
        }
    }

    /** At so many widths the rule is looked at before a proof for all is. */
    private static final int FIRST = 3;

    /** The finding at widths that are known. */
    private static final class Found {
        private final Map<Map<String, Integer>, RuleResult> results = new LinkedHashMap<>();

        List<Map<String, Integer>> where(Class<? extends Verdict> verdict) {
            return results.entrySet()
                    .stream()
                    .filter(entry -> verdict.isInstance(entry.getValue().verdict()))
                    .map(Map.Entry::getKey)
                    .toList();
        }

        RuleResult at(Map<String, Integer> bits) {
            return Optional.ofNullable(results.get(bits)).orElseThrow();
        }

        Optional<Applying> applies() {
            return results.values().stream().flatMap(result -> Applying.AtSomeWidth.of(result).stream()).findFirst();
        }

        List<Proof> proofs() {
            return results.values().stream().flatMap(result -> result.proofs().stream()).toList();
        }

        boolean leavesOneUndecided() {
            return !where(Verdict.Unknown.class).isEmpty();
        }
    }

    /**
     * The verdict of a rule that leaves numbers of bits open.
     *
     * @param elements the element types to check, by name; empty for all that the rule is about. Several numbers of
     *     bits have one verdict each, types that are none of the rule's have none
     */
    List<RuleResult> of(Rule rule, List<String> elements) {
        ElementBinding all = ElementBinding.of(new RuleConjecture(rule), List.of()).getFirst();
        if (elements.isEmpty() || elements.contains(all.name()) || elements.contains(ElementTheories.SIGNLESS)) {
            return List.of(timed(rule, rule.widths(), all.name()));
        }
        return elements.stream()
                .flatMap(name -> ElementTypes.signless(name).stream())
                .distinct()
                .filter(type -> !rule.widthsIn(type).equals(rule.widths()))
                .flatMap(type -> timedWhereClaimed(rule, type).stream())
                .toList();
    }

    /** Nothing where the rule is not claimed with so many bits. */
    private Optional<RuleResult> timedWhereClaimed(Rule rule, ElementType.Signless type) {
        Widths widths = rule.widthsIn(type);
        return TriedWidths.of(widths).isEmpty() ? Optional.empty() : Optional.of(timed(rule, widths, type.toString()));
    }

    private RuleResult timed(Rule rule, Widths widths, String theory) {
        long start = System.nanoTime();
        return found(rule, widths, theory).after(Duration.ofNanos(System.nanoTime() - start));
    }

    private RuleResult found(Rule rule, Widths widths, String theory) {
        List<Map<String, Integer>> tried = TriedWidths.of(widths);
        List<Map<String, Integer>> first = tried.subList(0, Math.min(FIRST, tried.size()));
        Found found = new Found();
        Optional<RuleResult> refuted = refuted(rule, widths, first, found);
        if (refuted.isPresent()) {
            return refuted.get();
        }
        boolean none = first.size() == tried.size() && widths.all().isPresent();
        Optional<Applying> applies = found.applies();
        Optional<RuleResult> early = none ? Optional.empty() : open.of(rule, widths, applies);
        if (isProof(early)) {
            return proved(rule, theory, found, early.orElseThrow());
        }
        Optional<RuleResult> later = refuted(rule, widths, tried.subList(first.size(), tried.size()), found);
        if (later.isPresent()) {
            return later.get();
        }
        // A rule that applies only where there are more bits is seen to apply by now.
        boolean again = early.isPresent() && applies.isEmpty() && found.applies().isPresent();
        Optional<RuleResult> atOnce = again ? open.of(rule, widths, found.applies()) : early;
        return isProof(atOnce)
                ? proved(rule, theory, found, atOnce.orElseThrow())
                : together(rule, widths, found, theory, atOnce);
    }

    /** Whether the rule is right at all widths, or applies at none. */
    private static boolean isProof(Optional<RuleResult> atOnce) {
        return atOnce.map(RuleResult::verdict)
                .filter(verdict -> verdict instanceof Verdict.Vacuous || verdict instanceof Verdict.Verified)
                .isPresent();
    }

    private static RuleResult proved(Rule rule, String theory, Found found, RuleResult atOnce) {
        return of(rule, theory, atOnce.where(applying(found)), atOnce.verdict());
    }

    private Optional<RuleResult> refuted(Rule rule, Widths widths, List<Map<String, Integer>> tried, Found found) {
        for (Map<String, Integer> bits : tried) {
            if (!(found.leavesOneUndecided() && TriedWidths.isOneOfMany(bits))
                    && look(rule, widths, bits, found).verdict() instanceof Verdict.Refuted) {
                return Optional.of(least(rule, widths, bits, found));
            }
        }
        return Optional.empty();
    }

    private RuleResult look(Rule rule, Widths widths, Map<String, Integer> bits, Found found) {
        Share share = found.leavesOneUndecided() || TriedWidths.isOneOfManyWide(widths, bits)
                ? Share.AFTER_AN_UNKNOWN
                : Share.AT_ONE_WIDTH;
        RuleResult result = at.apply(rule.at(bits), share).getFirst();
        found.results.put(bits, result);
        return result;
    }

    /** The refutation at the least of the widths up to this one, as far as all less ones are decided. */
    private RuleResult least(Rule rule, Widths widths, Map<String, Integer> wrong, Found found) {
        TriedWidths.Less less = TriedWidths.less(widths, wrong);
        for (Map<String, Integer> bits : less.values()) {
            boolean known = found.results.containsKey(bits);
            RuleResult there = known ? found.at(bits) : look(rule, widths, bits, found);
            if (there.verdict() instanceof Verdict.Refuted) {
                return noted(there, bits, found, true);
            }
        }
        return noted(found.at(wrong), wrong, found, less.complete());
    }

    private static RuleResult noted(RuleResult refuted, Map<String, Integer> bits, Found found, boolean complete) {
        List<String> parts = new ArrayList<>(List.of("wrong at " + Widths.text(bits)));
        List<Map<String, Integer>> undecided = found.where(Verdict.Unknown.class)
                .stream()
                .filter(values -> TriedWidths.sum(values) < TriedWidths.sum(bits))
                .toList();
        if (!undecided.isEmpty()) {
            parts.add("not decided at " + TriedWidths.text(undecided));
        }
        if (!complete) {
            parts.add("not looked at everywhere where there are fewer bits");
        }
        return refuted.noted(String.join("; ", parts));
    }

    /** The application of the rule somewhere is seen where its widths are known. */
    private static List<ObligationReport> applying(Found found) {
        return found.where(Verdict.Verified.class)
                .stream()
                .findFirst()
                .map(found::at)
                .map(result -> result.obligations().subList(0, Math.min(1, result.obligations().size())))
                .orElse(List.of());
    }

    /**
     * The result where nothing is refuted: a proof only if the demands leave no other widths than those that were
     * tried.
     */
    private static RuleResult together(Rule rule, Widths widths, Found found, String theory,
            Optional<RuleResult> atOnce) {
        Optional<Map<String, Integer>> open = found.where(Verdict.Unknown.class).stream().findFirst();
        if (open.isPresent() && found.at(open.get()).verdict() instanceof Verdict.Unknown unknown) {
            // An instance is one of the rule at those widths.
            return of(rule, theory, found.at(open.get()).noted("not decided at " + Widths.text(open.get())),
                    unknown.beside(unknown.looked().withoutUndecided()));
        }
        List<Map<String, Integer>> verified = found.where(Verdict.Verified.class);
        List<Map<String, Integer>> all = List.copyOf(found.results.keySet());
        RuleResult last = found.at(verified.isEmpty() ? all.getFirst() : verified.getLast());
        String bits = " with " + TriedWidths.text(verified.isEmpty() ? all : verified) + " bits";
        if (widths.all().filter(found.results.keySet()::containsAll).isPresent()) {
            EveryWidth oneByOne = new EveryWidth.OneByOne(widths, found.results.keySet());
            return found.applies()
                    .map(applies -> of(rule, theory,
                            last.noted("right" + bits + ", which are all").with(found.proofs()),
                            applies.proved(oneByOne)))
                    .orElseGet(() -> of(rule, theory, last.noted("never applies" + bits + ", which are all"),
                            vacuous(last, oneByOne)));
        }
        return of(rule, theory, atOnce.orElse(last), new Verdict.Unknown(
                (verified.isEmpty() ? "never applies" : "right") + bits + ", not proved for all widths"));
    }

    private static Verdict vacuous(RuleResult found, EveryWidth widths) {
        return found.verdict() instanceof Verdict.Vacuous(String reason, EveryWidth ignored)
                ? new Verdict.Vacuous(reason, widths)
                : found.verdict();
    }

    /** The findings at some widths as the result of the rule, which leaves them open. */
    private static RuleResult of(Rule rule, String theory, RuleResult found, Verdict verdict) {
        return new RuleResult(rule, theory, verdict, found.expected(), found.plan(), found.obligations(),
                found.matching(), found.notes(), found.time(), found.proofs());
    }
}
