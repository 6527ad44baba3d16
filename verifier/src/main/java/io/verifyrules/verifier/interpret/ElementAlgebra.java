package io.verifyrules.verifier.interpret;

import io.verifyrules.dsl.axis.Relation;
import io.verifyrules.dsl.element.BinaryOperator;
import io.verifyrules.dsl.element.Element;
import io.verifyrules.dsl.element.ElementFunction;
import io.verifyrules.dsl.element.ElementReducer;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.Reducer;
import io.verifyrules.dsl.element.UnaryOperator;
import io.verifyrules.dsl.expr.Arith;
import io.verifyrules.dsl.expr.ComplexApplied;
import io.verifyrules.dsl.expr.Convert;
import io.verifyrules.dsl.expr.Freeze;
import io.verifyrules.dsl.expr.Input;
import io.verifyrules.dsl.expr.ReducePrecision;
import io.verifyrules.verifier.value.ElementValue;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * The operations of evaluation on elements. The operators say which elements of their operands meet where; an algebra
 * says what comes of it: a value, or where the value is from.
 */
interface ElementAlgebra<T> {

    /** The elements of an input whose shape has these sizes. */
    Tensor<T> input(Input input, Grid declared);

    /** An element that the rule writes, as the element of a constant tensor. */
    T filled(Element element);

    /** An index as an element. */
    T counted(int index);

    /** The value of an element of an operand, by which others are found or put in order. */
    ElementValue value(T element);

    /** The filling of the places that become free where an operator spreads or widens its operand. */
    Function<TraceStep.Edge, T> padding(Element element);

    /** The same with the zero of a type. */
    Function<TraceStep.Edge, T> zeros(ElementType type);

    T apply(UnaryOperator operator, T operand);

    T apply(BinaryOperator operator, T left, T right);

    /** An operation of MLIR's {@code arith}, at a place of the row-major order. */
    T apply(Arith arith, List<T> operands, int ordinal);

    /** A function that the rule declares. */
    T apply(ElementFunction function, List<T> operands);

    /** An element as one of another type. */
    T apply(Convert convert, T operand);

    /** A function between complex numbers and reals. */
    T apply(ComplexApplied function, List<T> operands);

    /** The tuple of the elements. */
    T tuple(List<T> components);

    /** One component of a tuple, from 0 on. */
    T component(T tuple, int index);

    /** A float with fewer bits. */
    T apply(ReducePrecision operator, T operand);

    /** An element, or what a freeze chooses for it at a place of the row-major order. */
    T freeze(Freeze freeze, T operand, int ordinal);

    T compare(Relation relation, T left, T right);

    T select(T predicate, T then, T otherwise);

    T clamp(T low, T operand, T high);

    /** The combination of a reduction's terms of a type and of the initial value, which need not be written. */
    Combination<T> combination(Reducer monoid, Optional<Element> initial, ElementType type);

    /** The combination of an element and of others. */
    Combination<T> updated(ElementReducer monoid);

    /** A term of a sum of products. */
    T product(T left, T right);
}
