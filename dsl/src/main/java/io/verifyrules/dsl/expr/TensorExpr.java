package io.verifyrules.dsl.expr;

import io.verifyrules.dsl.element.Element;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.graph.Node;
import java.util.List;

/**
 * A tensor as an expression over the tensors of a rule. There is one record per operator, checked when it is built, so
 * an expression that exists is well typed. The meaning of an operator is defined by its denotation, and only there.
 */
public sealed interface TensorExpr extends TensorOperations, Node
        permits Input, Constant, Iota, Expand, Relabel, Unary, Binary, Compare, Select, Clamp, Pad, Slice, DynamicSlice,
        DynamicUpdateSlice, Concat, Reverse, ReshapeUnit, Reduce, Dot, Convolution, ReduceWindow, Rotate, Arith, Freeze,
        InsertSlice, Convert, ComplexApplied, ReducePrecision, Split, Merge, Tile, Mapped, Gather, Scatter, Sort,
        Reshape, Transpose, Zip, Component, TupleElement, Symmetric {

    /** The axes and the element type of the tensor. */
    TensorType type();

    /** The form of the operator. */
    Form form();

    /** The element type that an operand has where the operator is used as one of the given type. */
    default ElementType operandType(int place, ElementType used) {
        return used;
    }

    /** The operands, in the order of the operator. */
    default List<TensorExpr> operands() {
        return form().operands();
    }

    /** The elements that the operator itself writes down: a value to fill or pad with, an initial value. */
    default List<Element> elements() {
        return form().elements();
    }

    /**
     * The operator applied to other operands, as many as it has.
     *
     * @throws io.verifyrules.dsl.diagnostic.IllFormedException if it cannot be
     */
    default TensorExpr withOperands(List<TensorExpr> operands) {
        return with(operands, elements());
    }

    /** The operator applied to other operands and elements, as many as it has. */
    default TensorExpr with(List<TensorExpr> operands, List<Element> elements) {
        return form().with(operands, elements).made();
    }

    @Override
    default List<Node> parts() {
        return form().nodes();
    }

    @Override
    default Object own() {
        return List.of(type(), form().own());
    }

    @Override
    default TensorExpr self() {
        return this;
    }
}
