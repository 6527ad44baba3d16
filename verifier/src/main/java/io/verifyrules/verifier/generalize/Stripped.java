package io.verifyrules.verifier.generalize;

import io.verifyrules.dsl.expr.TensorExpr;
import io.verifyrules.dsl.rule.Condition;
import io.verifyrules.dsl.rule.Demand;
import io.verifyrules.dsl.rule.Rule;
import io.verifyrules.verifier.mutation.RuleParts;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A rule apart from what its author requires, which can be put back in another form. The conditions of declarations,
 * the widths at which the rule is claimed, and the assumptions on tensor values stay.
 *
 * @param origin  the rule as it was
 * @param kept    the conditions that stay
 * @param demands the demands of the author
 */
record Stripped(Rule origin, List<Condition> kept, List<Condition> demands) {

    Stripped {
        kept = List.copyOf(kept);
        demands = List.copyOf(demands);
    }

    @SuppressWarnings("ReferenceEquality")
    static Stripped of(Rule rule) {
        List<Condition> demands = rule.demands()
                .stream()
                .flatMap(demand -> demand instanceof Demand.Required(Condition condition)
                        && !(condition instanceof Condition.OnWidths)
                                ? Optional.of(condition).stream()
                                : Optional.<Condition>empty().stream())
                .toList();
        List<Condition> kept = rule.preconditions()
                .stream()
                .filter(condition -> demands.stream().noneMatch(demand -> demand == condition))
                .toList();
        return new Stripped(rule, kept, demands.stream().map(Spelled.in(rule)::of).toList());
    }

    /** The rule without its demands. */
    Rule bare() {
        return with(List.of()).orElse(origin);
    }

    /** The rule with other demands, in all types that it claims; empty where they are none for it there. */
    Optional<Rule> with(List<Condition> conditions) {
        return with(conditions, origin.assumptions());
    }

    Optional<Rule> with(List<Condition> conditions, List<TensorExpr> assumptions) {
        List<Condition> all = new ArrayList<>(kept);
        all.addAll(conditions);
        return RuleParts.declare(origin.name(), origin,
                () -> new RuleParts(all, assumptions, origin.lhs(), origin.rhs())) instanceof Rule rule
                && rule.elements().equals(origin.elements()) ? Optional.of(rule) : Optional.empty();
    }
}
