/*
 * Functions of a single element: `exp(A) * exp(v)`. They stand outside of the notation's members, so that `::exp` is that of tensors.
 */
package io.verifyrules.dsl.syntax

import io.verifyrules.dsl.element.Element
import io.verifyrules.dsl.element.UnaryOperator

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
fun erf(operand: Element): Element = Element.Unary(UnaryOperator.ERF, operand)
fun erfc(operand: Element): Element = Element.Unary(UnaryOperator.ERFC, operand)
fun floor(operand: Element): Element = Element.Unary(UnaryOperator.FLOOR, operand)
fun ceil(operand: Element): Element = Element.Unary(UnaryOperator.CEIL, operand)
fun round(operand: Element): Element = Element.Unary(UnaryOperator.ROUND, operand)
fun roundEven(operand: Element): Element = Element.Unary(UnaryOperator.ROUND_EVEN, operand)
fun abs(operand: Element): Element = Element.Unary(UnaryOperator.ABS, operand)
fun sign(operand: Element): Element = Element.Unary(UnaryOperator.SIGN, operand)
