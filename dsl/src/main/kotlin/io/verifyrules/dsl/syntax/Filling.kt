package io.verifyrules.dsl.syntax

import io.verifyrules.dsl.axis.AxisMap
import io.verifyrules.dsl.axis.Relation
import io.verifyrules.dsl.diagnostic.IllFormedException
import io.verifyrules.dsl.element.ArithFlag
import io.verifyrules.dsl.element.ArithFlags
import io.verifyrules.dsl.element.ArithOperator
import io.verifyrules.dsl.element.BinaryOperator
import io.verifyrules.dsl.element.Conversion
import io.verifyrules.dsl.element.Element
import io.verifyrules.dsl.element.ElementFunction
import io.verifyrules.dsl.element.ElementType
import io.verifyrules.dsl.element.Monoid
import io.verifyrules.dsl.expr.Arith
import io.verifyrules.dsl.expr.Binary
import io.verifyrules.dsl.expr.Clamp
import io.verifyrules.dsl.expr.Constant
import io.verifyrules.dsl.expr.MapBody
import io.verifyrules.dsl.expr.Mapped
import io.verifyrules.dsl.expr.Select
import io.verifyrules.dsl.expr.Shape
import io.verifyrules.dsl.expr.ShapeTerms
import io.verifyrules.dsl.expr.TensorExpr

/**
 * Element-wise operators in which a number may stand for a tensor. Examples are `A * 2`, `2 * A`, `max(A, 0)`, `A ne
 * 0`, `0 lt A`, `select(P, 1, 0)`, `sum(A, 1)`. Elements are likewise. The number is the constant of the other
 * operand's shape, and nothing else is broadcast. The elements true and false are `TRUE` and `FALSE`: what Kotlin calls
 * so is a comparison, written by mistake.
 */
abstract class Filling internal constructor() {

    internal val shapes = ShapeTerms()

    /** Notes that the rule speaks of an expression of which it may keep nothing, as of a tensor of which it takes the size. */
    internal open fun mention(expression: TensorExpr) = Unit

    private fun filled(operator: String, value: Any, like: TensorExpr): TensorExpr =
        when (value) {
            is TensorExpr -> value
            is AxisMap -> Constant.of(counted(expectedElement(operator, value), like.type().element()), shape(like))
            else -> Constant.of(expectedElement(operator, value), shape(like))
        }

    private fun shape(like: TensorExpr): Shape = shapes.of(like).also { mention(like) }

    /** A number that the rule counts with, as an element of what it meets: `A.reduce(sum, s) / n`. */
    private fun counted(number: Element, type: ElementType): Element =
        if (type == ElementType.INT || type == ElementType.BOOL) {
            number
        } else {
            Element.Converted(Conversion.CONVERT, number, type)
        }

    private fun filled(operator: BinaryOperator, value: Any, like: TensorExpr) =
        filled(operator.symbol(), value, like)

    private fun TensorExpr.combined(operator: BinaryOperator, right: Any) =
        Binary.of(operator, this, filled(operator, right, this))

    private fun combined(left: Any, operator: BinaryOperator, right: TensorExpr) =
        Binary.of(operator, filled(operator, left, right), right)

    operator fun TensorExpr.plus(right: Any): TensorExpr = combined(BinaryOperator.ADD, right)
    operator fun TensorExpr.minus(right: Any): TensorExpr = combined(BinaryOperator.SUB, right)
    operator fun TensorExpr.times(right: Any): TensorExpr = combined(BinaryOperator.MUL, right)
    operator fun TensorExpr.div(right: Any): TensorExpr = combined(BinaryOperator.DIV, right)
    operator fun TensorExpr.rem(right: Any): TensorExpr = combined(BinaryOperator.REM, right)
    infix fun TensorExpr.and(right: Any): TensorExpr = combined(BinaryOperator.AND, right)
    infix fun TensorExpr.or(right: Any): TensorExpr = combined(BinaryOperator.OR, right)
    infix fun TensorExpr.xor(right: Any): TensorExpr = combined(BinaryOperator.XOR, right)

    infix fun TensorExpr.shl(right: Any): TensorExpr = combined(BinaryOperator.SHIFT_LEFT, right)

    infix fun TensorExpr.shr(right: Any): TensorExpr = combined(BinaryOperator.SHIFT_RIGHT, right)

    infix fun TensorExpr.ushr(right: Any): TensorExpr = combined(BinaryOperator.SHIFT_RIGHT_ZEROS, right)

    operator fun Int.plus(right: TensorExpr): TensorExpr = combined(this, BinaryOperator.ADD, right)
    operator fun Int.minus(right: TensorExpr): TensorExpr = combined(this, BinaryOperator.SUB, right)
    operator fun Int.times(right: TensorExpr): TensorExpr = combined(this, BinaryOperator.MUL, right)
    operator fun Int.div(right: TensorExpr): TensorExpr = combined(this, BinaryOperator.DIV, right)
    operator fun Int.rem(right: TensorExpr): TensorExpr = combined(this, BinaryOperator.REM, right)
    operator fun Double.plus(right: TensorExpr): TensorExpr = combined(this, BinaryOperator.ADD, right)
    operator fun Double.minus(right: TensorExpr): TensorExpr = combined(this, BinaryOperator.SUB, right)
    operator fun Double.times(right: TensorExpr): TensorExpr = combined(this, BinaryOperator.MUL, right)
    operator fun Double.div(right: TensorExpr): TensorExpr = combined(this, BinaryOperator.DIV, right)
    operator fun Double.rem(right: TensorExpr): TensorExpr = combined(this, BinaryOperator.REM, right)
    operator fun Element.plus(right: TensorExpr): TensorExpr = combined(this, BinaryOperator.ADD, right)
    operator fun Element.minus(right: TensorExpr): TensorExpr = combined(this, BinaryOperator.SUB, right)
    operator fun Element.times(right: TensorExpr): TensorExpr = combined(this, BinaryOperator.MUL, right)
    operator fun Element.div(right: TensorExpr): TensorExpr = combined(this, BinaryOperator.DIV, right)
    operator fun Element.rem(right: TensorExpr): TensorExpr = combined(this, BinaryOperator.REM, right)
    infix fun Element.and(right: TensorExpr): TensorExpr = combined(this, BinaryOperator.AND, right)
    infix fun Element.or(right: TensorExpr): TensorExpr = combined(this, BinaryOperator.OR, right)
    infix fun Element.xor(right: TensorExpr): TensorExpr = combined(this, BinaryOperator.XOR, right)
    operator fun AxisMap.plus(right: TensorExpr): TensorExpr = combined(this, BinaryOperator.ADD, right)
    operator fun AxisMap.minus(right: TensorExpr): TensorExpr = combined(this, BinaryOperator.SUB, right)
    operator fun AxisMap.times(right: TensorExpr): TensorExpr = combined(this, BinaryOperator.MUL, right)
    operator fun AxisMap.div(right: TensorExpr): TensorExpr = combined(this, BinaryOperator.DIV, right)

    fun min(left: TensorExpr, right: TensorExpr): TensorExpr = Binary.of(BinaryOperator.MIN, left, right)
    fun max(left: TensorExpr, right: TensorExpr): TensorExpr = Binary.of(BinaryOperator.MAX, left, right)
    fun min(left: TensorExpr, right: Any): TensorExpr = left.combined(BinaryOperator.MIN, right)
    fun max(left: TensorExpr, right: Any): TensorExpr = left.combined(BinaryOperator.MAX, right)
    fun min(left: Any, right: TensorExpr): TensorExpr = combined(left, BinaryOperator.MIN, right)
    fun max(left: Any, right: TensorExpr): TensorExpr = combined(left, BinaryOperator.MAX, right)
    fun pow(base: TensorExpr, exponent: TensorExpr): TensorExpr = Binary.of(BinaryOperator.POW, base, exponent)
    fun pow(base: TensorExpr, exponent: Any): TensorExpr = base.combined(BinaryOperator.POW, exponent)
    fun pow(base: Any, exponent: TensorExpr): TensorExpr = combined(base, BinaryOperator.POW, exponent)
    fun atan2(ordinate: TensorExpr, abscissa: TensorExpr): TensorExpr = Binary.of(BinaryOperator.ATAN2, ordinate, abscissa)
    fun atan2(ordinate: TensorExpr, abscissa: Any): TensorExpr = ordinate.combined(BinaryOperator.ATAN2, abscissa)
    fun atan2(ordinate: Any, abscissa: TensorExpr): TensorExpr = combined(ordinate, BinaryOperator.ATAN2, abscissa)

    /** The operation by which a monoid combines: `sum(A, B)` is `A + B`, and `sum(A, 1)` is `A + 1`. */
    operator fun Monoid.invoke(left: TensorExpr, right: TensorExpr): TensorExpr = Binary.of(operator(), left, right)
    operator fun Monoid.invoke(left: TensorExpr, right: Any): TensorExpr = left.combined(operator(), right)
    operator fun Monoid.invoke(left: Any, right: TensorExpr): TensorExpr = combined(left, operator(), right)

    /** A declared function of corresponding elements: `f(A)`, `g(A, B)`; numbers and elements beside a tensor fill its shape. */
    operator fun ElementFunction.invoke(vararg operands: Any): TensorExpr {
        val like = operands.firstNotNullOfOrNull { it as? TensorExpr } ?: throw IllFormedException(
            "${name()}: expected at least one tensor, as numbers fill the shape of another operand; of elements alone " +
                "the function gives an element: ${name()}(number(1))")
        return Mapped.of(this, operands.map { filled(name(), it, like) })
    }

    /** A declared function of elements. */
    operator fun ElementFunction.invoke(vararg operands: Element): Element = Element.Applied(this, operands.toList())

    /**
     * A body of corresponding elements, as XLA's map has one: `map(A, B) { a, b -> max(a, b) + 1 }`, `map(A) { v }`. It is what
     * the body says, and a number or an element fills the shape of the operands.
     */
    fun map(operand: TensorExpr, body: (TensorExpr) -> Any): TensorExpr = mapped(listOf(operand), body(operand))
    fun map(first: TensorExpr, second: TensorExpr, body: (TensorExpr, TensorExpr) -> Any): TensorExpr =
        mapped(listOf(first, second), body(first, second))
    fun map(
        first: TensorExpr, second: TensorExpr, third: TensorExpr, body: (TensorExpr, TensorExpr, TensorExpr) -> Any,
    ): TensorExpr = mapped(listOf(first, second, third), body(first, second, third))

    private fun mapped(operands: List<TensorExpr>, body: Any): TensorExpr =
        MapBody.of(operands.onEach(::mention), filled("map", body, operands.first()), shapes)

    private fun compared(value: Any, relation: Relation, with: TensorExpr) =
        filled("'${relation.symbol()}'", value, with)

    private fun TensorExpr.compared(relation: Relation, right: Any) = compare(relation, compared(right, relation, this))

    private fun Any.filledAndCompared(relation: Relation, right: TensorExpr) =
        compared(this, relation, right).compare(relation, right)

    infix fun TensorExpr.eq(right: Any): TensorExpr = compared(Relation.EQ, right)
    infix fun TensorExpr.ne(right: Any): TensorExpr = compared(Relation.NE, right)
    infix fun TensorExpr.lt(right: Any): TensorExpr = compared(Relation.LT, right)
    infix fun TensorExpr.le(right: Any): TensorExpr = compared(Relation.LE, right)
    infix fun TensorExpr.gt(right: Any): TensorExpr = compared(Relation.GT, right)
    infix fun TensorExpr.ge(right: Any): TensorExpr = compared(Relation.GE, right)

    infix fun Int.eq(right: TensorExpr): TensorExpr = filledAndCompared(Relation.EQ, right)
    infix fun Int.ne(right: TensorExpr): TensorExpr = filledAndCompared(Relation.NE, right)
    infix fun Int.lt(right: TensorExpr): TensorExpr = filledAndCompared(Relation.LT, right)
    infix fun Int.le(right: TensorExpr): TensorExpr = filledAndCompared(Relation.LE, right)
    infix fun Int.gt(right: TensorExpr): TensorExpr = filledAndCompared(Relation.GT, right)
    infix fun Int.ge(right: TensorExpr): TensorExpr = filledAndCompared(Relation.GE, right)
    infix fun Element.eq(right: TensorExpr): TensorExpr = filledAndCompared(Relation.EQ, right)
    infix fun Element.ne(right: TensorExpr): TensorExpr = filledAndCompared(Relation.NE, right)
    infix fun Element.lt(right: TensorExpr): TensorExpr = filledAndCompared(Relation.LT, right)
    infix fun Element.le(right: TensorExpr): TensorExpr = filledAndCompared(Relation.LE, right)
    infix fun Element.gt(right: TensorExpr): TensorExpr = filledAndCompared(Relation.GT, right)
    infix fun Element.ge(right: TensorExpr): TensorExpr = filledAndCompared(Relation.GE, right)
    infix fun AxisMap.eq(right: TensorExpr): TensorExpr = filledAndCompared(Relation.EQ, right)
    infix fun AxisMap.ne(right: TensorExpr): TensorExpr = filledAndCompared(Relation.NE, right)
    infix fun AxisMap.lt(right: TensorExpr): TensorExpr = filledAndCompared(Relation.LT, right)
    infix fun AxisMap.le(right: TensorExpr): TensorExpr = filledAndCompared(Relation.LE, right)
    infix fun AxisMap.gt(right: TensorExpr): TensorExpr = filledAndCompared(Relation.GT, right)
    infix fun AxisMap.ge(right: TensorExpr): TensorExpr = filledAndCompared(Relation.GE, right)

    /**
     * For each element one of two tensors or numbers, as a tensor of truth values says, of type `bool`, or of MLIR's
     * `i1`. With the latter, poison that is not chosen does not matter.
     */
    fun select(predicate: Any, then: Any, otherwise: Any): TensorExpr {
        if (predicate !is TensorExpr) {
            throw IllFormedException("select: the predicate is a tensor of truth values, found ${described(predicate)}")
        }
        if (predicate.type().element() == ElementType.I1) {
            return Arith.of(
                ArithOperator.SELECT, ArithFlags.NONE,
                listOf(predicate, filled("select", then, predicate), filled("select", otherwise, predicate)))
        }
        return Select.of(
            predicate, filled("select", then, predicate),
            filled("select", otherwise, predicate))
    }

    @Deprecated(
        "'==', '<' and the like are Kotlin's and compare no elements; write eq, ne, lt, le, gt, ge: select(A eq B, A, B)",
        level = DeprecationLevel.ERROR)
    fun select(predicate: Boolean, then: Any, otherwise: Any): TensorExpr = select(predicate as Any, then, otherwise)

    /** The same as a choice of MLIR between floats, with flags: `select(p, x, y, nnan)`. */
    fun select(predicate: Any, then: Any, otherwise: Any, flag: ArithFlag, vararg more: ArithFlag): TensorExpr {
        val plain = select(predicate, then, otherwise)
        if (plain !is Arith) {
            throw IllFormedException("select: flags are those of a choice of MLIR, whose predicate has elements of type i1")
        }
        return Arith.of(ArithOperator.SELECT, ArithFlags(setOf(flag, *more)), plain.operands())
    }

    /** The operand kept between two tensors or numbers. */
    fun clamp(low: Any, operand: Any, high: Any): TensorExpr {
        val like = listOf(operand, low, high).firstNotNullOfOrNull { it as? TensorExpr } ?: throw IllFormedException(
            "clamp: expected at least one tensor, as numbers fill the shape of another operand")
        return Clamp.of(filled("clamp", low, like), filled("clamp", operand, like), filled("clamp", high, like))
    }
}
