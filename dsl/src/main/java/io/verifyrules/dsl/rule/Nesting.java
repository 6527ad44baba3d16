package io.verifyrules.dsl.rule;

import io.verifyrules.dsl.diagnostic.IllFormedException;
import io.verifyrules.dsl.expr.TensorExpr;
import io.verifyrules.dsl.graph.Graph;
import io.verifyrules.dsl.graph.Node;
import java.util.ArrayList;
import java.util.List;

/**
 * The check that a rule does not nest too deep. Everything behind it may walk a rule's expressions by calling itself for
 * their parts.
 */
final class Nesting {

    /** The depth to which operators may stand in one another. */
    static final int MOST = 10_000;

    private Nesting() {
    }

    static void check(TensorExpr lhs, TensorExpr rhs, List<Condition> preconditions, List<TensorExpr> assumptions,
            List<IndexHint> hints) {
        List<Node> all = new ArrayList<>(List.of(lhs, rhs));
        all.addAll(preconditions);
        all.addAll(assumptions);
        hints.forEach(hint -> all.add(hint.value()));
        int depth = Graph.of(all).depth();
        if (depth > MOST) {
            throw new IllFormedException("expressions stand in one another " + depth + " deep, which is more than the "
                    + MOST + " that a rule may have");
        }
    }
}
