package io.verifyrules.verifier.report;

import io.verifyrules.dsl.rule.Demand;
import io.verifyrules.dsl.rule.Rule;
import io.verifyrules.dsl.rule.Variant;
import io.verifyrules.dsl.rule.VerdictKind;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/**
 * The evidence of a verified rule's variants about its demands. The rule may be verified, and a variant that lacks one
 * demand alone be refuted, for one element type. The instance that refutes the variant fulfils all other demands, so
 * this one is needed. Where a variant that leaves one out is verified for all element types for which the rule is, it
 * is not.
 *
 * @param demands the evidence about each demand of the rule
 */
public record NeededDemands(Rule rule, List<Shown> demands) {

    public NeededDemands {
        demands = List.copyOf(demands);
    }

    /**
     * The evidence about one demand.
     *
     * @param neededBy        the names of the variants that show it to be needed
     * @param verifiedWithout the names of the variants that show that it is not
     */
    public record Shown(Demand demand, List<String> neededBy, List<String> verifiedWithout) {

        public Shown {
            neededBy = List.copyOf(neededBy);
            verifiedWithout = List.copyOf(verifiedWithout);
        }

        /** Whether the rule without it is wrong. */
        public boolean isNeeded() { return !neededBy.isEmpty(); }

        /** Whether the rule is right without it, and with all others. */
        public boolean isSuperfluous() {
            return !verifiedWithout.isEmpty();
        }

        boolean isOpen() { return !isNeeded() && !isSuperfluous(); }

        /** The demand as a reader knows it. */
        public String text() {
            return switch (demand) {
                case Demand.Required(var condition) -> TermPrinter.print(condition);
                case Demand.Assumed(var property) -> "everywhere: " + RulePrinter.print(property);
            };
        }
    }

    /**
     * The evidence of the variants of a rule, if it is verified for some element type and one of them is about a
     * demand.
     */
    static Optional<NeededDemands> of(RuleOutcome.Checked base, List<RuleOutcome.Checked> variants) {
        Set<String> verified = theories(base, VerdictKind.VERIFIED::equals);
        if (!(base.declaration() instanceof Rule rule) || verified.isEmpty()
                || variants.stream().allMatch(each -> changed(each).isEmpty())) {
            return Optional.empty();
        }
        List<Shown> demands = new ArrayList<>();
        for (Demand demand : rule.demands()) {
            List<RuleOutcome.Checked> lacking = about(demands.size(), variants, ignored -> true);
            List<RuleOutcome.Checked> leavingOut = about(demands.size(), variants, Variant.ChangedDemand::leftOut);
            demands.add(new Shown(demand, names(lacking,
                    variant -> theories(variant, VerdictKind::isRefuting).stream().anyMatch(verified::contains)),
                    names(leavingOut,
                            variant -> theories(variant, VerdictKind.VERIFIED::equals).containsAll(verified))));
        }
        return Optional.of(new NeededDemands(rule, demands));
    }

    private static List<RuleOutcome.Checked> about(int number, List<RuleOutcome.Checked> variants,
            Predicate<Variant.ChangedDemand> how) {
        return variants.stream()
                .filter(variant -> changed(variant).filter(demand -> demand.number() == number && how.test(demand))
                        .isPresent())
                .toList();
    }

    private static List<String> names(List<RuleOutcome.Checked> variants, Predicate<RuleOutcome.Checked> showing) {
        return variants.stream().filter(showing).map(variant -> variant.declaration().name()).toList();
    }

    private static Optional<Variant.ChangedDemand> changed(RuleOutcome.Checked variant) {
        return variant.declaration() instanceof Rule rule ? rule.variant().flatMap(Variant::changed) : Optional.empty();
    }

    private static Set<String> theories(RuleOutcome.Checked outcome, Predicate<VerdictKind> which) {
        return outcome.results()
                .stream()
                .filter(result -> which.test(result.verdict().kind()))
                .map(result -> leavesWidthsOpen(outcome) ? "integers of any width" : result.theory())
                .collect(Collectors.toSet());
    }

    /** Then a result names the width at which it was found, and that of a variant another one. */
    private static boolean leavesWidthsOpen(RuleOutcome.Checked outcome) {
        return outcome.declaration() instanceof Rule rule && !rule.widths().open().isEmpty();
    }

    /** In one line, such as {@code each of its 3 conditions is needed}. */
    public String sentence() {
        List<Shown> superfluous = demands.stream().filter(Shown::isSuperfluous).toList();
        if (superfluous.isEmpty()) {
            return needed();
        }
        String variants = superfluous.stream()
                .map(shown -> shown.verifiedWithout().get(0))
                .collect(Collectors.joining("; "));
        if (demands.size() == 1) {
            return "its condition is not needed: " + variants;
        }
        boolean noneNeeded = demands.stream().noneMatch(Shown::isNeeded);
        return (noneNeeded ? "" : needed() + "; ") + (superfluous.size() == 1 ? "one" : superfluous.size())
                + (noneNeeded ? " of its " + demands.size() + " conditions" : "")
                + (superfluous.size() == 1 ? " is not needed: " : " are not needed, each beside all others: ")
                + variants;
    }

    /** The demands shown to be needed, and those without evidence. */
    private String needed() {
        int all = demands.size();
        long needed = demands.stream().filter(Shown::isNeeded).count();
        List<String> open = demands.stream().filter(Shown::isOpen).map(Shown::text).toList();
        if (needed == all) {
            return all == 1 ? "its condition is needed" : "each of its " + all + " conditions is needed";
        }
        if (needed == 0) {
            return all == 1
                    ? "its condition is not shown to be needed"
                    : "none of its " + all + " conditions is shown to be needed";
        }
        return needed + " of its " + all + " conditions " + (needed == 1 ? "is" : "are") + " shown to be needed"
                + (open.isEmpty() ? "" : ", and not " + String.join("; ", open));
    }
}
