package io.verifyrules.dsl.syntax

import io.verifyrules.dsl.axis.Permutation
import io.verifyrules.dsl.expr.TensorExpr
import io.verifyrules.dsl.expr.Transpose

/**
 * Orders of the lanes of a class: `val p by permutation(c)`, and then `A.transpose(p)`, `n.permuted(p)`, `p.inverse`, `p * q`. Axes are
 * named by their class or by their label.
 */
interface Permutations {

    /** The permutation that takes every lane back. */
    val Permutation.inverse: Permutation get() = inverted()

    /**
     * The lanes of the named axes in another order, or those of all axes of the class. On lane `l` of the result stands
     * lane `p(l)` of the operand, as in XLA's transpose with `dimensions = p`.
     */
    fun TensorExpr.transpose(by: Permutation, vararg axes: Any): TensorExpr =
        Transpose.of(this, by, axes.map { expectedAxis("transpose", it) })
}
