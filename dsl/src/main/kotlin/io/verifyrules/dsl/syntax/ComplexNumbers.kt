package io.verifyrules.dsl.syntax

import io.verifyrules.dsl.element.ComplexFunction
import io.verifyrules.dsl.element.Element
import io.verifyrules.dsl.element.ElementType
import io.verifyrules.dsl.element.Literal
import io.verifyrules.dsl.element.UnaryOperator
import io.verifyrules.dsl.expr.ComplexApplied
import io.verifyrules.dsl.expr.TensorExpr
import io.verifyrules.dsl.expr.Unary

/** Complex numbers, their parts, and what is made of them. */
interface ComplexNumbers {

    /** The complex numbers with these real and imaginary parts. */
    fun complex(real: TensorExpr, imaginary: TensorExpr): TensorExpr =
        ComplexApplied.of(ComplexFunction.COMPLEX, listOf(real, imaginary))

    /** The real part of each element; the element itself where it is not complex. */
    fun real(operand: TensorExpr): TensorExpr = ComplexApplied.of(ComplexFunction.REAL_PART, listOf(operand))

    /** The imaginary part of each element; 0 where it is not complex. */
    fun imag(operand: TensorExpr): TensorExpr = ComplexApplied.of(ComplexFunction.IMAGINARY_PART, listOf(operand))

    /** The distance of each complex number from 0. */
    fun modulus(operand: TensorExpr): TensorExpr = ComplexApplied.of(ComplexFunction.MODULUS, listOf(operand))

    /** Each complex number with the opposite imaginary part. */
    fun conj(operand: TensorExpr): TensorExpr = Unary.of(UnaryOperator.CONJUGATE, operand)

    /** A complex number with the opposite imaginary part. */
    fun conj(operand: Element): Element = Element.Unary(UnaryOperator.CONJUGATE, operand)

    /** The complex number whose square is -1: `number(1, complex) + imaginaryUnit * 2`. */
    val imaginaryUnit: Element get() = Element.of(Literal.ImaginaryUnit(), ElementType.COMPLEX)
}
