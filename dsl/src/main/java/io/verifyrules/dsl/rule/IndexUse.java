package io.verifyrules.dsl.rule;

import io.verifyrules.dsl.diagnostic.IllFormedException;
import io.verifyrules.dsl.expr.TensorExpr;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** The check that the index of a reduction is named in a reduction and in hints, and nowhere else: it is bound there. */
final class IndexUse {

    private IndexUse() {
    }

    static void check(Set<String> declared, List<IndexHint> hints, TensorExpr lhs, TensorExpr rhs,
            List<Condition> preconditions, List<TensorExpr> assumptions) {
        RuleNames used = new RuleNames();
        used.visit(lhs);
        used.visit(rhs);
        preconditions.forEach(used::visit);
        assumptions.forEach(used::visit);
        Set<String> escaped = new LinkedHashSet<>(declared);
        escaped.retainAll(used.maps().keySet());
        if (!escaped.isEmpty()) {
            throw new IllFormedException("'" + escaped.iterator().next()
                    + "' is the index of a reduction; outside of the reduction only 'match' can speak of it");
        }
        for (String bound : used.indices().keySet()) {
            if (!declared.contains(bound)) {
                throw new IllFormedException("'" + bound + "' is a map, not an index; declare it by 'index'");
            }
        }
        hints.forEach(hint -> checkNames(hint, used));
    }

    private static void checkNames(IndexHint hint, RuleNames used) {
        RuleNames mentioned = RuleNames.of(hint.value());
        Set<String> names = new LinkedHashSet<>(mentioned.names());
        names.add(hint.index().name());
        names.removeAll(used.names());
        names.removeAll(used.indices().keySet());
        if (!names.isEmpty()) {
            throw new IllFormedException("match: '" + names.iterator().next()
                    + "' is neither the index of a reduction of this rule nor a map or scalar that it uses");
        }
    }
}
