package io.verifyrules.verifier.mutation;

import io.verifyrules.dsl.expr.TensorExpr;
import io.verifyrules.dsl.graph.Node;
import io.verifyrules.dsl.rule.Condition;
import io.verifyrules.dsl.rule.Demand;
import io.verifyrules.dsl.rule.Rule;
import io.verifyrules.dsl.rule.RuleDeclaration;
import java.util.List;

/** Rules without some of what their authors demand. */
public final class LeftOut {

    private LeftOut() {
    }

    /**
     * The rule without some demands.
     *
     * @param demands by their place in {@link Rule#demands()}, from 0; those that are none are ignored
     */
    public static RuleDeclaration of(Rule rule, List<Integer> demands) {
        List<Node> gone = demands.stream()
                .filter(number -> number >= 0 && number < rule.demands().size())
                .map(number -> rule.demands().get(number))
                .map(Demand::node)
                .toList();
        if (gone.isEmpty()) {
            return rule;
        }
        List<Condition> conditions = rule.preconditions().stream().filter(each -> !isOneOf(each, gone)).toList();
        List<TensorExpr> assumptions = rule.assumptions().stream().filter(each -> !isOneOf(each, gone)).toList();
        return RuleParts.declare(rule.name(), rule,
                () -> RuleParts.of(rule).withPreconditions(conditions).withAssumptions(assumptions));
    }

    /** Of two demands that say the same, one can be left out. */
    @SuppressWarnings("ReferenceEquality")
    private static boolean isOneOf(Node node, List<Node> others) {
        return others.stream().anyMatch(other -> other == node);
    }
}
