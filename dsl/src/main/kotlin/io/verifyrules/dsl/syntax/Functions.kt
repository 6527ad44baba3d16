package io.verifyrules.dsl.syntax

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
