package io.verifyrules.dsl.rule;

import io.verifyrules.dsl.expr.TensorExpr;
import io.verifyrules.dsl.graph.Node;

/** A demand of the author of a rule, beside those that the declarations make by themselves. */
public sealed interface Demand {

    /** The expression that it is made of. */
    Node node();

    /** A condition on attributes and scalars. */
    record Required(Condition condition) implements Demand {
        @Override
        public Node node() {
            return condition;
        }
    }

    /** A property of tensor values. */
    record Assumed(TensorExpr property) implements Demand {
        @Override
        public Node node() {
            return property;
        }
    }
}
