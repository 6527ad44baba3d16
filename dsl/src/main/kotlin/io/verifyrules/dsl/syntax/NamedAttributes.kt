package io.verifyrules.dsl.syntax

import io.verifyrules.dsl.expr.AxisMaps
import io.verifyrules.dsl.expr.DynamicSlice
import io.verifyrules.dsl.expr.DynamicUpdateSlice
import io.verifyrules.dsl.expr.InsertSlice
import io.verifyrules.dsl.expr.Pad
import io.verifyrules.dsl.expr.Rotate
import io.verifyrules.dsl.expr.Slice
import io.verifyrules.dsl.expr.StartRule
import io.verifyrules.dsl.expr.TensorExpr

/**
 * Operators with their attributes named, since Kotlin cannot name the arguments of a Java method. Examples are
 * `A.pad(0, low = l)`, `A.slice(start = 1)`, `A.slice(start = axes(s, sd), end = axes(e, ed))`. An attribute is a map
 * for the one axis of its class, or a number for every axis that the attributes name. Where they name none, the number
 * is for all axes. It may be a map for a named axis, as in `row to m`, or several of these in [Notation.axes]. An
 * attribute that is left out is neutral: padding 0, start 0, end at the size, stride 1.
 */
interface NamedAttributes {

    /** Pads the axes that the attributes name. */
    fun TensorExpr.pad(
        value: Any, low: Any = AxisMaps.none(), high: Any = AxisMaps.none(), interior: Any = AxisMaps.none(),
    ): TensorExpr = Pad.of(
        this, expectedElement("pad", value), expectedMaps("pad: 'low'", low),
        expectedMaps("pad: 'high'", high), expectedMaps("pad: 'interior'", interior),
    )

    /** Slices the axes that the attributes name. */
    fun TensorExpr.slice(
        start: Any = AxisMaps.none(), end: Any = AxisMaps.none(), stride: Any = AxisMaps.none(),
    ): TensorExpr = Slice.of(
        this, expectedMaps("slice: 'start'", start), expectedMaps("slice: 'end'", end),
        expectedMaps("slice: 'stride'", stride),
    )

    /** Moves what leaves an axis at one end to its other end. */
    fun TensorExpr.rotate(by: Any): TensorExpr = Rotate.of(this, expectedMaps("rotate: 'by'", by))

    /** Takes `size` elements of the named axes; the starts are clamped as XLA clamps them. */
    fun TensorExpr.dynamicSlice(start: Any, size: Any): TensorExpr = dynamicSlice(start, size, StartRule.CLAMPED)

    /** Takes `size >= 1` elements of the named axes; the starts must be in range. */
    fun TensorExpr.dynamicSliceInRange(start: Any, size: Any): TensorExpr =
        dynamicSlice(start, size, StartRule.IN_RANGE)

    private fun TensorExpr.dynamicSlice(start: Any, size: Any, startRule: StartRule) = DynamicSlice.of(
        this, expectedMaps("dynamicSlice: 'start'", start), expectedMaps("dynamicSlice: 'size'", size), startRule)

    /** Overwrites with `update`; the starts are clamped as XLA clamps them. */
    fun TensorExpr.dynamicUpdateSlice(update: TensorExpr, start: Any): TensorExpr = DynamicUpdateSlice.of(
        this, update, expectedMaps("dynamicUpdateSlice: 'start'", start), StartRule.CLAMPED)

    /** Overwrites with `update`, which must be non-empty and in range. */
    fun TensorExpr.dynamicUpdateSliceInRange(update: TensorExpr, start: Any): TensorExpr = DynamicUpdateSlice.of(
        this, update, expectedMaps("dynamicUpdateSlice: 'start'", start), StartRule.IN_RANGE)

    /** Writes `update` over every `stride`-th place from `start` on; the places must be in range. */
    fun TensorExpr.insertSlice(
        update: TensorExpr, start: Any = AxisMaps.none(), stride: Any = AxisMaps.none(),
    ): TensorExpr = InsertSlice.of(
        this, update, expectedMaps("insertSlice: 'start'", start), expectedMaps("insertSlice: 'stride'", stride))
}
