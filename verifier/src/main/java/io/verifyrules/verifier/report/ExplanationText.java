package io.verifyrules.verifier.report;

import io.verifyrules.dsl.rule.IllFormedRule;
import io.verifyrules.dsl.rule.ListRule;
import io.verifyrules.dsl.rule.Rule;
import io.verifyrules.dsl.rule.RuleDeclaration;
import io.verifyrules.verifier.law.TypeLaw;
import io.verifyrules.verifier.verdict.ClassPlan;
import io.verifyrules.verifier.verdict.MatchingReport;
import io.verifyrules.verifier.verdict.ObligationReport;
import io.verifyrules.verifier.verdict.RuleResult;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** The account of a verdict: the rule, the ranks that were checked and why they suffice, and each obligation. */
final class ExplanationText {

    private ExplanationText() {
    }

    /** Of element types that are explained alike but for the times; each obligation has the time that all of them took together. */
    static List<String> lines(Agreement agreement) {
        RuleResult result = agreement.first();
        List<String> lines = new ArrayList<>(claim(result.declaration()));
        result.plan().forEach(plan -> plan(plan, lines));
        for (int i = 0; i < result.obligations().size(); i++) {
            int place = i;
            lines.add(obligation(result.obligations().get(i)) + ", "
                    + agreement.results()
                            .stream()
                            .mapToLong(each -> each.obligations().get(place).time().toMillis())
                            .sum()
                    + (agreement.results().size() > 1 ? " ms in all" : " ms"));
        }
        laws(result).ifPresent(lines::add);
        if (result.matching().terms() > 0) {
            lines.add(matching(result.matching()));
        }
        lines.addAll(ProofText.lines(result.proofs()));
        return lines;
    }

    /** The explanation, without the times. */
    static List<Object> withoutTimes(RuleResult result) {
        return List.of(result.plan(), result.obligations().stream().map(ExplanationText::obligation).toList(),
                result.matching(), result.laws(), ProofText.lines(result.proofs()));
    }

    /** The claim: both sides and the conditions. */
    static List<String> claim(RuleDeclaration declaration) {
        List<String> lines = new ArrayList<>();
        switch (declaration) {
            case Rule rule -> {
                lines.add("rule  " + RulePrinter.print(rule));
                RulePrinter.conditions(rule).forEach(condition -> lines.add("  if  " + condition));
                RulePrinter.hints(rule).forEach(hint -> lines.add("  match  " + hint));
            }
            case ListRule list -> {
                lines.add("rule  " + RulePrinter.print(list.pattern()));
                ListText.conditions(list).forEach(condition -> lines.add("  if  " + condition));
            }
            case IllFormedRule ignored -> {
            }
        }
        return lines;
    }

    /** The laws by which a proof holds for this element type, and the others for which it would. */
    private static Optional<String> laws(RuleResult result) {
        return result.laws().isEmpty()
                ? Optional.empty()
                : Optional.of(
                        "by laws: " + result.laws().stream().map(TypeLaw::toString).collect(Collectors.joining("; ")));
    }

    private static void plan(ClassPlan plan, List<String> lines) {
        lines.add("ranks of " + plan.rankClass() + " for '" + plan.claim().text() + "': k "
                + (plan.exact() ? "= " : "<= ") + plan.bound() + ", checked " + plan.ranks());
        plan.predicates()
                .forEach(
                        predicate -> lines.add((plan.irredundant().contains(predicate) ? "  * " : "    ") + predicate));
        if (!plan.exact()) {
            lines.add("  k: " + plan.reason());
        }
        lines.add("  rank 0: " + plan.rankZero());
    }

    private static String matching(MatchingReport matching) {
        return String.format(
                "reductions: %d guarded terms, %d pairs matched, %d of them by a hint; %d correspondences "
                        + "tried, %d conditions proved or not",
                matching.terms(), matching.matched(), matching.hinted(), matching.attempts(), matching.claims());
    }

    private static String obligation(ObligationReport obligation) {
        return String.format("%-8s %s, %s", obligation.status(), obligation.text(), obligation.method());
    }
}
