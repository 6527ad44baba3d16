package io.verifyrules.dsl.syntax

import io.verifyrules.dsl.axis.AxisMap
import io.verifyrules.dsl.element.Element
import io.verifyrules.dsl.expr.AxisMaps
import io.verifyrules.dsl.expr.DynamicSlice
import io.verifyrules.dsl.expr.Pad
import io.verifyrules.dsl.expr.Rotate
import io.verifyrules.dsl.expr.Slice
import io.verifyrules.dsl.expr.StartRule
import io.verifyrules.dsl.expr.TensorExpr

/**
 * Operators with their attributes named, since Kotlin cannot name the arguments of a Java method:
 * `A.pad(v, low = l)`, `A.slice(start = axes(s, sd), end = axes(e, ed))`. An attribute left out is neutral:
 * padding 0, start 0, end at the size, stride 1. A map stands for the one axis of its class; [Notation.axes] names several.
 */
interface NamedAttributes {

    /** Pads the one axis of each map's class. */
    fun TensorExpr.pad(
        value: Element, low: AxisMap = AxisMap.of(0), high: AxisMap = AxisMap.of(0), interior: AxisMap = AxisMap.of(0),
    ): TensorExpr = Pad.of(this, value, AxisMaps.of(low), AxisMaps.of(high), AxisMaps.of(interior))

    /** Pads the axes that the attributes name. */
    fun TensorExpr.pad(
        value: Element, low: AxisMaps = AxisMaps.none(), high: AxisMaps = AxisMaps.none(),
        interior: AxisMaps = AxisMaps.none(),
    ): TensorExpr = Pad.of(this, value, low, high, interior)

    /** Slices the one axis of each map's class. */
    fun TensorExpr.slice(
        start: AxisMap = AxisMap.of(0), end: AxisMap, stride: AxisMap = AxisMap.of(1),
    ): TensorExpr = Slice.of(this, AxisMaps.of(start), AxisMaps.of(end), AxisMaps.of(stride))

    /** Slices the axes that the attributes name. */
    fun TensorExpr.slice(
        start: AxisMaps = AxisMaps.none(), end: AxisMaps = AxisMaps.none(), stride: AxisMaps = AxisMaps.none(),
    ): TensorExpr = Slice.of(this, start, end, stride)

    fun TensorExpr.rotate(by: AxisMap): TensorExpr = Rotate.of(this, AxisMaps.of(by))
    fun TensorExpr.rotate(by: AxisMaps): TensorExpr = Rotate.of(this, by)

    /** Takes `size` elements of the one axis of each map's class; the start is clamped as XLA clamps it. */
    fun TensorExpr.dynamicSlice(start: AxisMap, size: AxisMap): TensorExpr =
        DynamicSlice.of(this, AxisMaps.of(start), AxisMaps.of(size), StartRule.CLAMPED)

    /** Takes `size` elements of the named axes; the starts are clamped as XLA clamps them. */
    fun TensorExpr.dynamicSlice(start: AxisMaps, size: AxisMaps): TensorExpr =
        DynamicSlice.of(this, start, size, StartRule.CLAMPED)

    /** Takes `size >= 1` elements of the one axis of each map's class; the start must be in range. */
    fun TensorExpr.dynamicSliceInRange(start: AxisMap, size: AxisMap): TensorExpr =
        DynamicSlice.of(this, AxisMaps.of(start), AxisMaps.of(size), StartRule.IN_RANGE)

    /** Takes `size >= 1` elements of the named axes; the starts must be in range. */
    fun TensorExpr.dynamicSliceInRange(start: AxisMaps, size: AxisMaps): TensorExpr =
        DynamicSlice.of(this, start, size, StartRule.IN_RANGE)
}
