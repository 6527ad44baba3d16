package io.verifyrules.dsl.syntax

import io.verifyrules.dsl.element.ArithOperator
import io.verifyrules.dsl.element.Conversion
import io.verifyrules.dsl.element.Element
import io.verifyrules.dsl.element.ElementType
import io.verifyrules.dsl.expr.Convert
import io.verifyrules.dsl.expr.TensorExpr

/** Elements as elements of another type: `convert(x, s32)`, those of a tensor or a single one. */
interface Conversions {

    /** Each element as the same number of another type, as XLA converts. */
    fun convert(operand: TensorExpr, to: ElementType): TensorExpr = Convert.of(Conversion.CONVERT, operand, to)

    /** An element as the same number of another type. */
    fun convert(operand: Element, to: ElementType): Element = Element.Converted(Conversion.CONVERT, operand, to)

    /** The bits of an element as an element of another type. */
    fun bitcast(operand: Element, to: ElementType): Element = Element.Converted(Conversion.BITCAST, operand, to)

    /** The bits of each element as an element of another type; from integers of MLIR or to them that of its dialect `arith`. */
    fun bitcast(operand: TensorExpr, to: ElementType): TensorExpr =
        if (operand.type().element() is ElementType.Signless || to is ElementType.Signless) {
            converted(ArithOperator.BITCAST, operand, to, arrayOf())
        } else {
            Convert.of(Conversion.BITCAST, operand, to)
        }

    /** The element type of a tensor, which a rule may leave open: `convert(y, typeOf(x))`. */
    fun typeOf(tensor: TensorExpr): ElementType = tensor.type().element()

    /** The type of an element: `convert(v, typeOf(w))`. */
    fun typeOf(element: Element): ElementType = element.type()
}
