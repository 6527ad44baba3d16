package io.verifyrules.verifier.report;

import io.verifyrules.dsl.rule.Demand;
import io.verifyrules.dsl.rule.Rule;
import io.verifyrules.dsl.rule.Variant;
import io.verifyrules.dsl.rule.VerdictKind;
import io.verifyrules.verifier.verdict.RuleResult;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Which demands of a rule its variants show to be needed: where the rule is verified and the variant that lacks this demand alone
 * is refuted, for one element type, the instance that refutes it fulfils all others.
 *
 * @param shownBy for each demand of the rule the names of the variants that show it
 */
public record NeededDemands(Rule rule, List<List<String>> shownBy) {

    public NeededDemands {
        shownBy = shownBy.stream().map(List::copyOf).toList();
    }

    /** What the variants of a rule show, if one of them is about a demand. */
    static Optional<NeededDemands> of(RuleOutcome.Checked base, List<RuleOutcome.Checked> variants) {
        if (!(base.declaration() instanceof Rule rule) || variants.stream().allMatch(each -> demand(each).isEmpty())) {
            return Optional.empty();
        }
        Set<String> verified = theories(base, VerdictKind.VERIFIED);
        List<List<String>> shownBy = new ArrayList<>();
        rule.demands().forEach(ignored -> shownBy.add(new ArrayList<>()));
        for (RuleOutcome.Checked variant : variants) {
            demand(variant)
                    .filter(ignored -> theories(variant, VerdictKind.REFUTED).stream().anyMatch(verified::contains))
                    .ifPresent(number -> shownBy.get(number).add(variant.declaration().name()));
        }
        return Optional.of(new NeededDemands(rule, shownBy));
    }

    private static Optional<Integer> demand(RuleOutcome.Checked variant) {
        return variant.declaration() instanceof Rule rule ? rule.variant().flatMap(Variant::demand) : Optional.empty();
    }

    private static Set<String> theories(RuleOutcome.Checked outcome, VerdictKind kind) {
        return outcome.results()
                .stream()
                .filter(result -> result.verdict().kind() == kind)
                .map(RuleResult::theory)
                .collect(Collectors.toSet());
    }

    /** A demand as a reader knows it. */
    public static String text(Demand demand) {
        return switch (demand) {
            case Demand.Required(var condition) -> TermPrinter.print(condition);
            case Demand.Assumed(var property) -> "everywhere: " + RulePrinter.print(property);
        };
    }

    /** In one line, such as {@code each of its 3 conditions is needed}. */
    public String sentence() {
        int all = shownBy.size();
        List<String> open = IntStream.range(0, all)
                .filter(number -> shownBy.get(number).isEmpty())
                .mapToObj(number -> text(rule.demands().get(number)))
                .toList();
        if (open.isEmpty()) {
            return all == 1 ? "its condition is needed" : "each of its " + all + " conditions is needed";
        }
        if (open.size() == all) {
            return all == 1
                    ? "its condition is not shown to be needed"
                    : "none of its " + all + " conditions is shown to be needed";
        }
        int shown = all - open.size();
        return shown + " of its " + all + " conditions " + (shown == 1 ? "is" : "are") + " shown to be needed, and not "
                + String.join("; ", open);
    }
}
