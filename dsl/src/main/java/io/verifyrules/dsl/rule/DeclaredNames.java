package io.verifyrules.dsl.rule;

import io.verifyrules.dsl.axis.AggregatedAxis;
import io.verifyrules.dsl.axis.RankClass;
import io.verifyrules.dsl.diagnostic.IllFormedException;
import io.verifyrules.dsl.expr.TensorExpr;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** The check that a rule uses only what it declares: a map or class borrowed from another rule is a mistake. */
final class DeclaredNames {

    private DeclaredNames() {
    }

    static void check(List<RankClass> declared, Set<String> names, TensorExpr lhs, TensorExpr rhs,
            List<Condition> preconditions, List<TensorExpr> assumptions) {
        Set<RankClass> classes = new HashSet<>(declared);
        for (AggregatedAxis axis : lhs.type().axes()) {
            if (!classes.contains(axis.rankClass())) {
                throw new IllFormedException("rank class " + axis.rankClass()
                        + " of the result is not declared in this rule");
            }
        }
        RuleNames used = new RuleNames();
        used.visit(lhs);
        used.visit(rhs);
        assumptions.forEach(used::visit);
        preconditions.forEach(used::visit);
        for (String name : used.names()) {
            if (!names.contains(name)) {
                throw new IllFormedException("'" + name + "' is not declared in this rule; names belong to one rule");
            }
        }
        for (RankClass rankClass : used.rankClasses()) {
            if (!classes.contains(rankClass)) {
                throw new IllFormedException("rank class " + rankClass + " is not declared in this rule");
            }
        }
    }
}
