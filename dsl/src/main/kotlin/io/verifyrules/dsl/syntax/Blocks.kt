package io.verifyrules.dsl.syntax

import io.verifyrules.dsl.axis.AggregatedAxis
import io.verifyrules.dsl.axis.RankClass
import io.verifyrules.dsl.expr.AxisMaps
import io.verifyrules.dsl.expr.Merge
import io.verifyrules.dsl.expr.Shape
import io.verifyrules.dsl.expr.Split
import io.verifyrules.dsl.expr.TensorExpr
import io.verifyrules.dsl.expr.Tile

/** Axes in blocks: `A.split(c, inner = tile to t)`, `A.merge(c, tile)`, and an axis again and again: `A.tile(times = m)`. */
interface Blocks {

    /** Cuts each lane of an axis into blocks as large as `inner` says; unless it is named, the axis of blocks keeps the name. */
    fun TensorExpr.split(axis: AggregatedAxis, inner: SizedAxis, outer: AggregatedAxis = axis): TensorExpr =
        Split.of(this, axis, outer, Shape.of(inner.axis, inner.size))

    fun TensorExpr.split(axis: RankClass, inner: SizedAxis, outer: AggregatedAxis = axis.axis()): TensorExpr =
        split(axis.axis(), inner, outer)

    /** Makes two axes of one class one, in row-major order; unless it is named, it has the name of the class. */
    fun TensorExpr.merge(
        outer: AggregatedAxis, inner: AggregatedAxis, into: AggregatedAxis = outer.rankClass().axis(),
    ): TensorExpr = Merge.of(this, outer, inner, into)

    fun TensorExpr.merge(
        outer: RankClass, inner: AggregatedAxis, into: AggregatedAxis = outer.axis(),
    ): TensorExpr = merge(outer.axis(), inner, into)

    fun TensorExpr.merge(
        outer: AggregatedAxis, inner: RankClass, into: AggregatedAxis = inner.axis(),
    ): TensorExpr = merge(outer, inner.axis(), into)

    /** So many copies one after the other on the named axes. */
    fun TensorExpr.tile(times: Any): TensorExpr = Tile.of(this, expectedMaps("tile: 'times'", times))
}
