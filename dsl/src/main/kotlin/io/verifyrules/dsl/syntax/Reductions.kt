package io.verifyrules.dsl.syntax

import io.verifyrules.dsl.axis.AggregatedAxis
import io.verifyrules.dsl.axis.RankClass
import io.verifyrules.dsl.element.Element
import io.verifyrules.dsl.element.Monoid
import io.verifyrules.dsl.expr.AxisMaps
import io.verifyrules.dsl.expr.BoundIndices
import io.verifyrules.dsl.expr.Convolution
import io.verifyrules.dsl.expr.Dot
import io.verifyrules.dsl.expr.Reduce
import io.verifyrules.dsl.expr.ReduceWindow
import io.verifyrules.dsl.expr.TensorExpr
import io.verifyrules.dsl.expr.Window
import java.util.Optional

/**
 * The operators that combine many elements into one: `X.reduce(sum, c)`, `dot(A, B, contract = on(c), batch = on(d))`,
 * `conv(X, W, batch = on(b), feature = on(f), output = on(o), stride = axes(p))`, `X.reduceWindow(sum, axes(w))`. What is
 * left out is neutral: stride and dilations 1, paddings 0, no groups.
 */
interface Reductions {

    val sum: Monoid get() = Monoid.SUM
    val product: Monoid get() = Monoid.PRODUCT
    val min: Monoid get() = Monoid.MIN
    val max: Monoid get() = Monoid.MAX
    val and: Monoid get() = Monoid.AND
    val or: Monoid get() = Monoid.OR

    /** No axes. */
    fun on(): AxisList = AxisList(listOf())

    /** The axes named after the classes. */
    fun on(vararg classes: RankClass): AxisList = AxisList(classes.map { it.axis() })

    /** Axes by name. */
    fun on(vararg axes: AggregatedAxis): AxisList = AxisList(axes.toList())

    /** Reduced axes with names for their indices, which hints can speak of: `on(c to k)`. */
    fun on(vararg indexed: SizedAxis): AxisList =
        AxisList(indexed.map { it.axis }, indexed.fold(BoundIndices.unnamed()) { all, it -> all.and(it.axis, it.size) })

    /** Combines the elements over the axes named after the classes. */
    fun TensorExpr.reduce(monoid: Monoid, vararg over: RankClass): TensorExpr = reduce(monoid, on(*over))

    /** Combines the elements over whole axes; an initial value is combined with each result once. */
    fun TensorExpr.reduce(monoid: Monoid, over: AxisList, initial: Element? = null): TensorExpr =
        Reduce.of(monoid, this, over.axes, Optional.ofNullable(initial), over.indices)

    /** The sum of products over the contracted axes; with the batch axes these are all axes that both operands have. */
    fun dot(left: TensorExpr, right: TensorExpr, contract: AxisList = on(), batch: AxisList = on()): TensorExpr =
        Dot.of(left, right, contract.axes, batch.axes, contract.indices)

    /**
     * The convolution of an input with a kernel; axes of both that are not input features are spatial. Groups name the input
     * feature (or batch) axis, and split the output feature axis of the same rank class too. [index] names the indices
     * of contracted and spatial axes for hints.
     */
    fun conv(
        input: TensorExpr, kernel: TensorExpr, batch: AxisList = on(), feature: AxisList = on(), output: AxisList = on(),
        stride: AxisMaps = AxisMaps.none(), low: AxisMaps = AxisMaps.none(), high: AxisMaps = AxisMaps.none(),
        baseDilation: AxisMaps = AxisMaps.none(), windowDilation: AxisMaps = AxisMaps.none(),
        reversed: AxisList = on(), featureGroups: AxisMaps = AxisMaps.none(), batchGroups: AxisMaps = AxisMaps.none(),
        index: AxisList = on(),
    ): TensorExpr = Convolution.of(
        input, kernel, batch.axes, feature.axes, output.axes,
        Convolution.Options(
            Window.Written(stride, low, high, baseDilation, windowDilation), reversed.axes, featureGroups, batchGroups,
            index.indices,
        ),
    )

    /** Combines the elements over each position of a window; padding and holes do not count. */
    fun TensorExpr.reduceWindow(
        monoid: Monoid, size: AxisMaps, stride: AxisMaps = AxisMaps.none(), low: AxisMaps = AxisMaps.none(),
        high: AxisMaps = AxisMaps.none(), baseDilation: AxisMaps = AxisMaps.none(),
        windowDilation: AxisMaps = AxisMaps.none(), initial: Element? = null, index: AxisList = on(),
    ): TensorExpr = ReduceWindow.of(
        monoid, this, Optional.ofNullable(initial), size,
        Window.Written(stride, low, high, baseDilation, windowDilation), index.indices,
    )
}

/** Axes by name, some with a name for the index that runs over them. */
class AxisList internal constructor(
    internal val axes: List<AggregatedAxis>, internal val indices: BoundIndices = BoundIndices.unnamed(),
)
