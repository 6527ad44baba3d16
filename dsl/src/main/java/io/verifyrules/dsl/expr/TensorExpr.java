package io.verifyrules.dsl.expr;

/**
 * A tensor as an expression over the tensors of a rule: one record per operator, each checked when it is built, so an
 * expression that exists is well typed. What an operator means is defined by its denotation, and only there.
 */
public sealed interface TensorExpr extends TensorOperations permits Input, Constant, Iota, Expand, Relabel, Unary,
        Binary,
        Compare, Select, Clamp, Pad, Slice, DynamicSlice, DynamicUpdateSlice, Concat, Reverse, ReshapeUnit,
        Reduce, Dot, Convolution, ReduceWindow {

    /** The axes and the element type of the tensor. */
    TensorType type();

    @Override
    default TensorExpr self() {
        return this;
    }
}
