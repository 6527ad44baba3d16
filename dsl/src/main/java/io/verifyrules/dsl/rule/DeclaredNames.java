package io.verifyrules.dsl.rule;

import io.verifyrules.dsl.expr.TensorExpr;
import java.util.List;
import java.util.Map;

/**
 * The check that a rule uses the very things that it declares. A thing borrowed from another rule is a mistake, also
 * where this rule declares something by the same name.
 */
final class DeclaredNames {

    private DeclaredNames() {
    }

    static void check(Map<String, Named> declared, TensorExpr lhs, TensorExpr rhs, List<Condition> preconditions,
            List<TensorExpr> assumptions, List<IndexHint> hints) {
        RuleNames used = new RuleNames();
        used.visit(lhs);
        used.visit(rhs);
        assumptions.forEach(used::visit);
        preconditions.forEach(used::visit);
        hints.forEach(hint -> {
            used.visit(hint.index());
            used.visit(hint.value());
        });
        used.things().forEach(thing -> thing.requireDeclared(declared));
    }
}
