package io.verifyrules.dsl.syntax

import io.verifyrules.dsl.axis.AggregatedAxis
import io.verifyrules.dsl.axis.AxisMap
import io.verifyrules.dsl.axis.Relation
import io.verifyrules.dsl.element.BinaryOperator
import io.verifyrules.dsl.element.Conversion
import io.verifyrules.dsl.element.Element
import io.verifyrules.dsl.element.ElementType
import io.verifyrules.dsl.element.Monoid
import io.verifyrules.dsl.element.UnaryOperator
import io.verifyrules.dsl.expr.Binary
import io.verifyrules.dsl.expr.BoundIndices
import io.verifyrules.dsl.expr.Compare
import io.verifyrules.dsl.expr.Constant
import io.verifyrules.dsl.expr.Expand
import io.verifyrules.dsl.expr.Reduce
import io.verifyrules.dsl.expr.Shape
import io.verifyrules.dsl.expr.Symmetric
import io.verifyrules.dsl.expr.TensorExpr
import io.verifyrules.dsl.expr.Unary
import java.util.Optional

/** Names for what models compute along axes. Each stands for operators that a rule could write itself. */
interface Averages {

    /** The shape of an expression. */
    fun shapeOf(tensor: TensorExpr): Shape

    /**
     * The sum over whole axes, divided by the number of elements: `A.mean(s)` is `A.reduce(sum, s) / n`. Over a class of any rank that
     * number is a sum of ones. It is 0 / 0 where there is no element.
     */
    fun TensorExpr.mean(vararg over: Any): TensorExpr {
        val axes = axes("mean", over)
        return Binary.of(BinaryOperator.DIV, total(this, axes), counted(this, axes))
    }

    /**
     * The product of the sizes of whole axes, as a number of the tensor's type: `A.reduce(sum, c) / A.count(c)` is `A.mean(c)`. It has the
     * other axes of the tensor, so that it stands beside what is reduced. In integers of a machine it wraps as they do.
     */
    fun TensorExpr.count(vararg over: Any): TensorExpr = counted(this, axes("count", over))

    private fun counted(tensor: TensorExpr, axes: List<AggregatedAxis>): TensorExpr {
        val along = tensor.along(axes)
        val rest = shapeOf(total(tensor, axes))
        val sizes = along.sizes().values
        return if (sizes.all { it.isNumber }) {
            val product = sizes.reduceOrNull { all, size -> all.times(size) } ?: AxisMap.of(1)
            Constant.of(counted(product, tensor.type().element()), rest)
        } else {
            val ones = total(Constant.of(Element.of(1, tensor.type().element()), along), axes)
            Expand.of(ones, rest)
        }
    }

    /** The exponentials, divided by their sum over whole axes. */
    fun softmax(operand: TensorExpr, vararg over: Any): TensorExpr {
        val axes = operand.axes("softmax", over)
        val exponentials = Unary.of(UnaryOperator.EXP, operand)
        return Binary.of(
            BinaryOperator.DIV, exponentials, Expand.of(total(exponentials, axes), operand.along(axes)))
    }

    /** That no element is NaN, which no type but those of floats has: `assume { noNaN(A) }` is `assume { A eq A }`. */
    fun noNaN(operand: TensorExpr): TensorExpr = Compare.of(Relation.EQ, operand, operand)

    /** That no element is NaN or infinite: `assume { finite(A) }` is `assume { A - A eq 0 }`. */
    fun finite(operand: TensorExpr): TensorExpr {
        val difference = Binary.of(BinaryOperator.SUB, operand, operand)
        return Compare.of(Relation.EQ, difference, Constant.of(Element.of(0), shapeOf(operand)))
    }

    /**
     * That an input stays as it is when the indices of two axes change places, all lanes at once: `assume { symmetric(A, row, column) }`.
     * Both elements are the same one.
     */
    fun symmetric(operand: TensorExpr, first: Any, second: Any): TensorExpr =
        Symmetric.of(operand, expectedAxis("symmetric", first), expectedAxis("symmetric", second))

    private fun TensorExpr.axes(what: String, over: Array<out Any>): List<AggregatedAxis> =
        over.flatMap { expectedAxes(what, it).axes }.ifEmpty { type().axes().toList() }

    private fun total(operand: TensorExpr, over: List<AggregatedAxis>): TensorExpr =
        Reduce.of(Monoid.SUM, operand, over, Optional.empty(), BoundIndices.unnamed())

    private fun TensorExpr.along(axes: List<AggregatedAxis>): Shape =
        Shape(shapeOf(this).sizes().filterKeys { it in axes }.toSortedMap())

    private fun counted(number: AxisMap, type: ElementType): Element =
        Element.Counted(number).let { if (type == ElementType.INT) it else Element.Converted(Conversion.CONVERT, it, type) }
}
