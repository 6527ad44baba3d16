package io.verifyrules.dsl.syntax

import io.verifyrules.dsl.diagnostic.IllFormedException
import io.verifyrules.dsl.element.ArithFlag
import io.verifyrules.dsl.element.ArithFlags
import io.verifyrules.dsl.element.ArithOperator
import io.verifyrules.dsl.element.ElementType
import io.verifyrules.dsl.expr.Arith
import io.verifyrules.dsl.expr.Constant
import io.verifyrules.dsl.expr.ShapeTerms
import io.verifyrules.dsl.expr.TensorExpr

/** An operation of MLIR's `arith`; a number or an element among the operands has the shape of the first tensor. */
internal fun applied(operator: ArithOperator, flags: Array<out ArithFlag>, vararg operands: Any): TensorExpr =
    Arith.of(operator, ArithFlags(flags.toSet()), filled(operator.symbol(), operands.toList()))

/** The same with a result of a type that is said. */
internal fun converted(operator: ArithOperator, x: TensorExpr, to: ElementType, flags: Array<out ArithFlag>): TensorExpr =
    Arith.of(operator, ArithFlags(flags.toSet()), listOf(x), to)

internal fun filled(operator: String, operands: List<Any>): List<TensorExpr> {
    val like = operands.filterIsInstance<TensorExpr>().firstOrNull()
        ?: throw IllFormedException("$operator: one of the operands is a tensor, found " +
            operands.joinToString(" and ") { described(it) })
    return operands.map { it as? TensorExpr ?: Constant.of(expectedElement(operator, it), ShapeTerms().of(like)) }
}
