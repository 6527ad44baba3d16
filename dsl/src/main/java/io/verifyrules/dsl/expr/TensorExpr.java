package io.verifyrules.dsl.expr;

import io.verifyrules.dsl.graph.Node;
import java.util.List;

/**
 * A tensor as an expression over the tensors of a rule: one record per operator, each checked when it is built, so an
 * expression that exists is well typed. What an operator means is defined by its denotation, and only there.
 */
public sealed interface TensorExpr extends TensorOperations, Node permits Input, Constant, Iota, Expand, Relabel, Unary,
        Binary,
        Compare, Select, Clamp, Pad, Slice, DynamicSlice, DynamicUpdateSlice, Concat, Reverse, ReshapeUnit,
        Reduce, Dot, Convolution, ReduceWindow {

    /** The axes and the element type of the tensor. */
    TensorType type();

    @Override
    default List<Node> parts() {
        return TensorForm.of(this).parts();
    }

    @Override
    default List<Object> own() {
        return TensorForm.of(this).own();
    }

    @Override
    default TensorExpr self() {
        return this;
    }
}
