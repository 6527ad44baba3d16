package io.verifyrules.dsl.rule;

import io.verifyrules.dsl.expr.TensorExpr;

/** What the author of a rule demands, beside what the declarations say by themselves. */
public sealed interface Demand {

    /** A condition on attributes and scalars. */
    record Required(Condition condition) implements Demand {}

    /** A property of tensor values. */
    record Assumed(TensorExpr property) implements Demand {}
}
