package io.verifyrules.verifier.report;

import io.verifyrules.dsl.rule.IllFormedRule;
import io.verifyrules.dsl.rule.ListRule;
import io.verifyrules.dsl.rule.Rule;
import io.verifyrules.dsl.rule.RuleDeclaration;
import io.verifyrules.dsl.rule.Variant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

/** Rules with their variants, as their outcomes come in. */
public final class RuleFamilies {

    /** Names of rules are unique in a file. */
    private record Name(String file, String rule) {}

    private final Map<Name, Integer> missing = new HashMap<>();
    private final Map<Name, RuleOutcome.Checked> bases = new HashMap<>();
    private final Map<Name, List<RuleOutcome.Checked>> variants = new HashMap<>();

    /** The families among the rules that are to be verified. */
    public RuleFamilies(List<RuleDeclaration> rules) {
        rules.forEach(rule -> family(rule).ifPresent(name -> missing.merge(name, 1, Integer::sum)));
        rules.stream()
                .filter(rule -> variant(rule).isEmpty() && missing.containsKey(name(rule)))
                .forEach(rule -> missing.merge(name(rule), 1, Integer::sum));
    }

    /** The evidence of the families among some rules, by their rule. */
    public static Map<Rule, NeededDemands> shown(List<RuleOutcome> outcomes) {
        RuleFamilies families = new RuleFamilies(outcomes.stream().map(RuleOutcome::declaration).toList());
        Map<Rule, NeededDemands> shown = new HashMap<>();
        outcomes.forEach(outcome -> families.with(outcome).ifPresent(needed -> shown.put(needed.rule(), needed)));
        return shown;
    }

    /** The evidence of a family about the demands of its rule, once the last of its outcomes is there. */
    public Optional<NeededDemands> with(RuleOutcome outcome) {
        Name name = family(outcome.declaration()).orElseGet(() -> name(outcome.declaration()));
        if (!missing.containsKey(name)) {
            return Optional.empty();
        }
        if (outcome instanceof RuleOutcome.Checked checked) {
            if (variant(checked.declaration()).isPresent()) {
                variants.computeIfAbsent(name, ignored -> new ArrayList<>()).add(checked);
            } else {
                bases.put(name, checked);
            }
        }
        boolean last = Objects.requireNonNull(missing.merge(name, -1, Integer::sum)) == 0;
        return last
                ? Optional.ofNullable(bases.get(name))
                        .flatMap(base -> NeededDemands.of(base, variants.getOrDefault(name, List.of())))
                : Optional.empty();
    }

    private static Optional<Variant> variant(RuleDeclaration declaration) {
        return switch (declaration) {
            case Rule rule -> rule.variant();
            case ListRule list -> list.pattern().variant();
            case IllFormedRule ignored -> Optional.empty();
        };
    }

    private static Optional<Name> family(RuleDeclaration declaration) {
        return variant(declaration).map(variant -> new Name(declaration.position().file(), variant.base()));
    }

    private static Name name(RuleDeclaration declaration) {
        return new Name(declaration.position().file(), declaration.name());
    }
}
