package io.verifyrules.dsl.syntax

import io.verifyrules.dsl.element.ArgExtreme
import io.verifyrules.dsl.element.Element
import io.verifyrules.dsl.element.ElementType
import io.verifyrules.dsl.expr.Component
import io.verifyrules.dsl.expr.TensorExpr
import io.verifyrules.dsl.expr.TupleElement
import io.verifyrules.dsl.expr.Zip

/**
 * Several tensors at once. `zip(A, B)` is a tensor of pairs, which `reduce` combines by a declared function of pairs,
 * or by `argmax`. The results are its components, `zip(A, B).reduce(g, c)[0]`. `tuple(A, B)[0]` is the first of several
 * tensors of any shapes.
 */
interface Tuples {

    /** Of pairs of a value and an index the one with the greatest value; of several that with the least index. */
    val argmax: ArgExtreme get() = ArgExtreme.MAX

    /** Of pairs of a value and an index the one with the least value; of several that with the least index. */
    val argmin: ArgExtreme get() = ArgExtreme.MIN

    /** The type of tuples with these components: `val g by monoid(tuple(T, int))`. */
    fun tuple(first: ElementType, vararg more: ElementType): ElementType = ElementType.Tuple(listOf(first, *more))

    /** Tensors of one shape as one tensor of tuples. */
    fun zip(first: TensorExpr, vararg more: TensorExpr): TensorExpr = Zip.of(listOf(first, *more))

    /** A tuple of elements, the initial value of a reduction of tuples; a number takes the type of the component: `zip(v, 0)`. */
    fun zip(first: Any, vararg more: Any): Element =
        Element.Tuple(listOf(first, *more).map { expectedElement("zip", it) })

    /** One component of each tuple, from 0 on. */
    operator fun TensorExpr.get(component: Int): TensorExpr = Component.of(this, component)

    /** Several tensors, each of a shape and a type of its own; `tuple(A, B)[0]` is the first. */
    fun tuple(first: TensorExpr, vararg more: TensorExpr): Tuple = Tuple(listOf(first, *more))

    /** One of the tensors, from 0 on. */
    operator fun Tuple.get(element: Int): TensorExpr = TupleElement.of(tensors, element)
}

/** Several tensors, as a compiler has them that returns more than one. */
class Tuple internal constructor(internal val tensors: List<TensorExpr>)
