package io.verifyrules.dsl.syntax

import io.verifyrules.dsl.element.Element
import io.verifyrules.dsl.element.UnaryOperator
import io.verifyrules.dsl.expr.ReducePrecision
import io.verifyrules.dsl.expr.TensorExpr
import io.verifyrules.dsl.expr.Unary

/** The functions of reals, applied to each element. */
interface Functions {
    fun log(operand: TensorExpr): TensorExpr = Unary.of(UnaryOperator.LOG, operand)
    fun log1p(operand: TensorExpr): TensorExpr = Unary.of(UnaryOperator.LOG1P, operand)
    fun expm1(operand: TensorExpr): TensorExpr = Unary.of(UnaryOperator.EXPM1, operand)
    fun tanh(operand: TensorExpr): TensorExpr = Unary.of(UnaryOperator.TANH, operand)
    fun logistic(operand: TensorExpr): TensorExpr = Unary.of(UnaryOperator.LOGISTIC, operand)
    fun sqrt(operand: TensorExpr): TensorExpr = Unary.of(UnaryOperator.SQRT, operand)
    fun rsqrt(operand: TensorExpr): TensorExpr = Unary.of(UnaryOperator.RSQRT, operand)
    fun cbrt(operand: TensorExpr): TensorExpr = Unary.of(UnaryOperator.CBRT, operand)
    fun sin(operand: TensorExpr): TensorExpr = Unary.of(UnaryOperator.SIN, operand)
    fun cos(operand: TensorExpr): TensorExpr = Unary.of(UnaryOperator.COS, operand)
    fun tan(operand: TensorExpr): TensorExpr = Unary.of(UnaryOperator.TAN, operand)
    fun atan(operand: TensorExpr): TensorExpr = Unary.of(UnaryOperator.ATAN, operand)
    fun erf(operand: TensorExpr): TensorExpr = Unary.of(UnaryOperator.ERF, operand)
    fun erfc(operand: TensorExpr): TensorExpr = Unary.of(UnaryOperator.ERFC, operand)
    fun floor(operand: TensorExpr): TensorExpr = Unary.of(UnaryOperator.FLOOR, operand)
    fun ceil(operand: TensorExpr): TensorExpr = Unary.of(UnaryOperator.CEIL, operand)
    fun round(operand: TensorExpr): TensorExpr = Unary.of(UnaryOperator.ROUND, operand)
    fun roundEven(operand: TensorExpr): TensorExpr = Unary.of(UnaryOperator.ROUND_EVEN, operand)

    /** Floats as those of a format with so many bits of exponent and stored significand. */
    fun reducePrecision(operand: TensorExpr, exponent: Int, mantissa: Int): TensorExpr =
        ReducePrecision.of(operand, exponent, mantissa)
}

// Functions of a single element: `exp(A) * exp(v)`. They stand outside of the notation's members, so that `::exp` is that of tensors.
fun exp(operand: Element): Element = Element.Unary(UnaryOperator.EXP, operand)
fun log(operand: Element): Element = Element.Unary(UnaryOperator.LOG, operand)
fun log1p(operand: Element): Element = Element.Unary(UnaryOperator.LOG1P, operand)
fun expm1(operand: Element): Element = Element.Unary(UnaryOperator.EXPM1, operand)
fun tanh(operand: Element): Element = Element.Unary(UnaryOperator.TANH, operand)
fun logistic(operand: Element): Element = Element.Unary(UnaryOperator.LOGISTIC, operand)
fun sqrt(operand: Element): Element = Element.Unary(UnaryOperator.SQRT, operand)
fun rsqrt(operand: Element): Element = Element.Unary(UnaryOperator.RSQRT, operand)
fun cbrt(operand: Element): Element = Element.Unary(UnaryOperator.CBRT, operand)
fun sin(operand: Element): Element = Element.Unary(UnaryOperator.SIN, operand)
fun cos(operand: Element): Element = Element.Unary(UnaryOperator.COS, operand)
fun tan(operand: Element): Element = Element.Unary(UnaryOperator.TAN, operand)
fun atan(operand: Element): Element = Element.Unary(UnaryOperator.ATAN, operand)
fun erf(operand: Element): Element = Element.Unary(UnaryOperator.ERF, operand)
fun erfc(operand: Element): Element = Element.Unary(UnaryOperator.ERFC, operand)
fun floor(operand: Element): Element = Element.Unary(UnaryOperator.FLOOR, operand)
fun ceil(operand: Element): Element = Element.Unary(UnaryOperator.CEIL, operand)
fun round(operand: Element): Element = Element.Unary(UnaryOperator.ROUND, operand)
fun roundEven(operand: Element): Element = Element.Unary(UnaryOperator.ROUND_EVEN, operand)
fun abs(operand: Element): Element = Element.Unary(UnaryOperator.ABS, operand)
fun sign(operand: Element): Element = Element.Unary(UnaryOperator.SIGN, operand)
