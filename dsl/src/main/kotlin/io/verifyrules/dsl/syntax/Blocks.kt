package io.verifyrules.dsl.syntax

import io.verifyrules.dsl.expr.Merge
import io.verifyrules.dsl.expr.Reshape
import io.verifyrules.dsl.expr.Shape
import io.verifyrules.dsl.expr.Split
import io.verifyrules.dsl.expr.TensorExpr
import io.verifyrules.dsl.expr.Tile

/**
 * Axes in blocks: `A.split(c, inner = tile to t)`, `A.merge(c, tile)`, in row-major order: `A.reshape(c, u to k)`, and an axis again
 * and again: `A.tile(times = m)`. An axis is named by its class or by its label.
 */
interface Blocks {

    /** Cuts each lane of an axis into blocks as large as `inner` says; unless it is named, the axis of blocks keeps the name. */
    fun TensorExpr.split(axis: Any, inner: SizedAxis, outer: Any = axis): TensorExpr = Split.of(
        this, expectedAxis("split: 'axis'", axis), expectedAxis("split: 'outer'", outer),
        Shape.of(inner.axis, inner.size))

    /** Makes two axes of one class one, in row-major order; unless it is named, it has the name of the class. */
    fun TensorExpr.merge(outer: Any, inner: Any, into: Any? = null): TensorExpr {
        val first = expectedAxis("merge: 'outer'", outer)
        return Merge.of(
            this, first, expectedAxis("merge: 'inner'", inner), expectedAxis("merge: 'into'", into ?: first.rankClass()))
    }

    /** Gives the places along an axis, in row-major order, to another axis of as many places: `A.reshape(c, u to k)`. */
    fun TensorExpr.reshape(axis: Any, into: SizedAxis): TensorExpr =
        Reshape.of(this, expectedAxis("reshape: 'axis'", axis), Shape.of(into.axis, into.size))

    /** So many copies one after the other on the named axes. */
    fun TensorExpr.tile(times: Any): TensorExpr = Tile.of(this, expectedMaps("tile: 'times'", times))
}
