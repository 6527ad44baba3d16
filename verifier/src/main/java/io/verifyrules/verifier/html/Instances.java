package io.verifyrules.verifier.html;

import io.verifyrules.verifier.verdict.ClassPlan;
import io.verifyrules.verifier.verdict.ObligationReport;
import io.verifyrules.verifier.verdict.RuleResult;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;

/** At which ranks a rule was checked. */
final class Instances {

    private static final String AT_RANKS = "at ranks ";

    /** Whether a rule can apply at all is asked of arbitrary ranks: no instance of its own. */
    private static final String ARBITRARY = AT_RANKS + ">= 1";

    private Instances() {
    }

    /** The number of combinations of ranks that needed an obligation of their own. */
    static long count(RuleResult result) {
        return result.obligations()
                .stream()
                .map(ObligationReport::method)
                .filter(method -> method.startsWith(AT_RANKS) && !method.equals(ARBITRARY))
                .distinct()
                .count();
    }

    /** The ranks of each class, such as {@code c: 0, 1}; {@code none} where the verdict needed no ranks. */
    static String ranks(RuleResult result) {
        Map<String, TreeSet<Integer>> byClass = new TreeMap<>();
        for (ClassPlan plan : result.plan()) {
            byClass.computeIfAbsent(plan.rankClass(), ignored -> new TreeSet<>()).addAll(plan.ranks());
        }
        return byClass.isEmpty()
                ? "none"
                : byClass.entrySet()
                        .stream()
                        .map(entry -> entry.getKey() + ": "
                                + entry.getValue().stream().map(Object::toString).collect(Collectors.joining(", ")))
                        .collect(Collectors.joining("; "));
    }
}
