package io.verifyrules.dsl.rule;

import io.verifyrules.dsl.diagnostic.IllFormedException;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.expr.Input;
import io.verifyrules.dsl.expr.TensorExpr;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/**
 * The check that a rule leaves at most one element type open. A check of the rule closes its open type in one way at a time,
 * so with two of them some combinations would go unchecked.
 */
final class OneOpenType {

    private OneOpenType() {
    }

    static void check(TensorExpr lhs, TensorExpr rhs, List<Condition> preconditions, List<TensorExpr> assumptions) {
        RuleNames used = new RuleNames();
        used.visit(lhs);
        used.visit(rhs);
        preconditions.forEach(used::visit);
        assumptions.forEach(used::visit);
        Set<String> open = new TreeSet<>();
        used.tensors().values().stream().map(Input::type).forEach(type -> add(open, type.element()));
        used.parameters().values().forEach(type -> add(open, type));
        if (open.size() > 1) {
            throw new IllFormedException("a rule leaves at most one element type open, but this one leaves open " + open
                    + "; give all but one of them a type");
        }
    }

    private static void add(Set<String> open, ElementType type) {
        if (type instanceof ElementType.Open named) {
            open.add(named.name());
        }
    }
}
