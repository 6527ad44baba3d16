package io.verifyrules.dsl.syntax

import io.verifyrules.dsl.element.DeclaredMonoid
import io.verifyrules.dsl.element.ElementFunction
import io.verifyrules.dsl.element.Monoid
import io.verifyrules.dsl.expr.AxisMaps
import io.verifyrules.dsl.expr.Gather
import io.verifyrules.dsl.expr.Scatter
import io.verifyrules.dsl.expr.Sort
import io.verifyrules.dsl.expr.TensorExpr

/**
 * Axes that are looked up by the elements of a tensor of integers: `A.gather(I, along = s)`, `A.scatter(sum, I, U, along = s)`. An axis is
 * named by its class or by its label.
 */
interface Lookups {

    /** At each place of the indices what the operand has there on an axis; with a size, that many elements from there on. */
    fun TensorExpr.gather(indices: TensorExpr, along: Any, size: Any = AxisMaps.none()): TensorExpr = Gather.of(
        this, indices, expectedAxis("gather: 'along'", along), expectedMaps("gather: 'size'", size))

    /** Each line along an axis in ascending order. */
    fun TensorExpr.sort(along: Any): TensorExpr = Sort.of(this, expectedAxis("sort: 'along'", along))

    /** The operand with updates combined into it at the indices; an update that does not fit in is dropped. */
    fun TensorExpr.scatter(monoid: Monoid, indices: TensorExpr, updates: TensorExpr, along: Any): TensorExpr =
        Scatter.of(monoid, this, indices, updates, expectedAxis("scatter: 'along'", along))

    /** The same by a function that the rule declares to be associative and commutative. */
    fun TensorExpr.scatter(by: ElementFunction, indices: TensorExpr, updates: TensorExpr, along: Any): TensorExpr =
        Scatter.of(DeclaredMonoid(by), this, indices, updates, expectedAxis("scatter: 'along'", along))
}
