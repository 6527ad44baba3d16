package io.verifyrules.verifier.report;

import io.verifyrules.verifier.interpret.Outcome;
import io.verifyrules.verifier.theory.ElementTheories;
import io.verifyrules.verifier.verdict.RuleResult;
import io.verifyrules.verifier.verdict.Verdict;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;

/** The results of one rule in the element types that agree, in their order: they are reported together. */
public record Agreement(List<RuleResult> results) {

    public Agreement {
        results = List.copyOf(results);
    }

    /** The results of a rule, together where they have the same verdict, and the same was expected. */
    public static List<Agreement> of(List<RuleResult> results) {
        return of(results, result -> "");
    }

    /** The same; those together agree besides in what {@code besides} says of them. */
    static List<Agreement> of(List<RuleResult> results, Function<RuleResult, Object> besides) {
        Map<List<Object>, List<RuleResult>> agreeing = new LinkedHashMap<>();
        for (RuleResult result : results) {
            agreeing.computeIfAbsent(
                    List.of(result.verdict().kind(), result.expected(), result.asExpected(), besides.apply(result)),
                    key -> new ArrayList<>()).add(result);
        }
        return agreeing.values().stream().map(Agreement::new).toList();
    }

    /**
     * The unexpected results of a rule, together where the text on a terminal has them together. Each group is one finding.
     */
    public static List<Agreement> unexpected(List<RuleResult> results) {
        return of(results.stream().filter(result -> !result.asExpected()).toList(),
                result -> List.of(evidence(result, true), result.because()));
    }

    /**
     * The evidence that tells results of one verdict apart. The types of a family are refuted alike. So are all types
     * where no element matters, or where the counterexample is not shown in full.
     */
    static List<Object> evidence(RuleResult result, boolean inFull) {
        return switch (result.verdict()) {
            case Verdict.Refuted refuted when inFull && refuted.outcome() instanceof Outcome.ElementsDiffer ->
                List.of(result.family());
            case Verdict.Refuted ignored -> List.of();
            default -> List.of(Evidence.line(result), result.notes());
        };
    }

    /** One of them, to tell what they have in common. */
    public RuleResult first() {
        return results.getFirst();
    }

    /** The element types, such as {@code int, real}; a family of which all are there is told in short, as {@code s4 .. s64}. */
    public String theories() {
        List<String> names = results.stream().map(RuleResult::theory).toList();
        return names.stream()
                .map(name -> ElementTheories.family(name)
                        .filter(names::containsAll)
                        .map(family -> family.getFirst() + " .. " + family.getLast())
                        .orElse(name))
                .distinct()
                .collect(Collectors.joining(", "));
    }

    /** The time that all took together. */
    public Duration time() {
        return results.stream().map(RuleResult::time).reduce(Duration.ZERO, Duration::plus);
    }
}
