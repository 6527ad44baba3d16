package io.verifyrules.dsl.rule;

import io.verifyrules.dsl.diagnostic.IllFormedException;
import io.verifyrules.dsl.expr.Freeze;
import io.verifyrules.dsl.expr.TensorExpr;
import io.verifyrules.dsl.graph.Graph;
import io.verifyrules.dsl.graph.Node;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The check that a name of what a freeze chooses is that of one freeze. */
final class Choices {

    private Choices() {
    }

    static void check(TensorExpr lhs, TensorExpr rhs) {
        Map<String, Freeze> byName = new HashMap<>();
        for (Node part : Graph.of(List.<Node>of(lhs, rhs)).nodes()) {
            if (part instanceof Freeze freeze && !freeze.equals(byName.getOrDefault(freeze.choice(), freeze))) {
                throw new IllFormedException("freeze: '" + freeze.choice()
                        + "' is what two freezes choose, of different operands; one name is one choice");
            } else if (part instanceof Freeze freeze) {
                byName.put(freeze.choice(), freeze);
            }
        }
    }
}
