package io.verifyrules.dsl.syntax

import io.verifyrules.dsl.axis.AggregatedAxis
import io.verifyrules.dsl.axis.RankClass
import io.verifyrules.dsl.element.ArgExtreme
import io.verifyrules.dsl.element.DeclaredMonoid
import io.verifyrules.dsl.element.Element
import io.verifyrules.dsl.element.ElementFunction
import io.verifyrules.dsl.element.ElementReducer
import io.verifyrules.dsl.element.Monoid
import io.verifyrules.dsl.element.Reducer
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
 * The operators that combine many elements into one: `X.reduce(sum, c)`, `dot(A, B, contract = c, batch = d)`, `conv(X,
 * W, feature = f, stride = 2)`, `X.reduceWindow(sum, size = w)`. An attribute that is left out is neutral: stride and
 * dilations 1, paddings 0, no groups.
 */
interface Reductions {

    val sum: Monoid get() = Monoid.SUM
    val product: Monoid get() = Monoid.PRODUCT
    val min: Monoid get() = Monoid.MIN
    val max: Monoid get() = Monoid.MAX
    val and: Monoid get() = Monoid.AND
    val or: Monoid get() = Monoid.OR
    val xor: Monoid get() = Monoid.XOR

    /** No axes. */
    fun on(): AxisList = AxisList(listOf())

    /** Axes, each by its class or label; a reduced one may have a name for its index, which hints can speak of: `on(c to k)`. */
    fun on(vararg axes: Any): AxisList = axes.map { expectedAxes("on", it) }.fold(on(), AxisList::plus)

    /**
     * Combines the elements over whole axes, each given by its class or label, with a name for its index, or several by
     * [on]. An initial value is combined with each result once.
     */
    fun TensorExpr.reduce(monoid: Monoid, vararg over: Any, initial: Any? = null): TensorExpr =
        reduced(monoid, over, initial)

    private fun TensorExpr.reduced(monoid: Reducer, over: Array<out Any>, initial: Any?): TensorExpr {
        val axes = over.map { expectedAxes("reduce", it, " (an initial value is named: initial = ..)") }
            .fold(on(), AxisList::plus)
        return Reduce.of(monoid, this, axes.axes, initial("reduce", initial), axes.indices)
    }

    /** The same by a function that the rule declares to be associative and commutative. */
    fun TensorExpr.reduce(by: ElementFunction, vararg over: Any, initial: Any? = null): TensorExpr =
        reduced(DeclaredMonoid(by), over, initial)

    /** Pairs of a value and an index, combined by `argmax` or `argmin`: `zip(A, iota(s, s to n)).reduce(argmax, s)`. */
    fun TensorExpr.reduce(by: ArgExtreme, vararg over: Any, initial: Any? = null): TensorExpr =
        reduced(by, over, initial)

    private fun TensorExpr.initial(operator: String, value: Any?): Optional<Element> =
        Optional.ofNullable(value).map { expectedElement("$operator: 'initial'", it) }

    /** The sum of products over the contracted axes; with the batch axes these are all axes that both operands have. */
    fun dot(left: TensorExpr, right: TensorExpr, contract: Any = on(), batch: Any = on()): TensorExpr {
        val contracted = expectedAxes("dot: 'contract'", contract)
        return Dot.of(left, right, contracted.axes, expectedAxes("dot: 'batch'", batch).axes, contracted.indices)
    }

    /**
     * The convolution of an input with a kernel; axes of both that are not input features are spatial. Axes that only one of
     * them has are batch and output features, whether they are named or not. Groups name the input feature (or batch) axis,
     * and split the output feature axis of the same rank class too. [index] names the indices of contracted and spatial axes
     * for hints.
     */
    fun conv(
        input: TensorExpr, kernel: TensorExpr, batch: Any = input.axesWithout(kernel), feature: Any = on(),
        output: Any = kernel.axesWithout(input), stride: Any = AxisMaps.none(), low: Any = AxisMaps.none(),
        high: Any = AxisMaps.none(), baseDilation: Any = AxisMaps.none(), windowDilation: Any = AxisMaps.none(),
        reversed: Any = on(), featureGroups: Any = AxisMaps.none(), batchGroups: Any = AxisMaps.none(),
        index: Any = on(),
    ): TensorExpr = Convolution.of(
        input, kernel, expectedAxes("convolution: 'batch'", batch).axes,
        expectedAxes("convolution: 'feature'", feature).axes, expectedAxes("convolution: 'output'", output).axes,
        Convolution.Options(
            window("convolution", stride, low, high, baseDilation, windowDilation),
            expectedAxes("convolution: 'reversed'", reversed).axes,
            expectedMaps("convolution: 'featureGroups'", featureGroups),
            expectedMaps("convolution: 'batchGroups'", batchGroups),
            expectedAxes("convolution: 'index'", index).indices,
        ),
    )

    private fun TensorExpr.axesWithout(other: TensorExpr) = AxisList(type().axes().toList() - other.type().axes())

    /** Combines the elements over each position of a window; padding and holes do not count. */
    fun TensorExpr.reduceWindow(
        monoid: Monoid, size: Any, stride: Any = AxisMaps.none(), low: Any = AxisMaps.none(),
        high: Any = AxisMaps.none(), baseDilation: Any = AxisMaps.none(), windowDilation: Any = AxisMaps.none(),
        initial: Any? = null, index: Any = on(),
    ): TensorExpr = windows(
        monoid, size, window("reduceWindow", stride, low, high, baseDilation, windowDilation), initial, index)

    /** The same by a function that the rule declares to be associative and commutative. */
    fun TensorExpr.reduceWindow(
        by: ElementFunction, size: Any, stride: Any = AxisMaps.none(), low: Any = AxisMaps.none(),
        high: Any = AxisMaps.none(), baseDilation: Any = AxisMaps.none(), windowDilation: Any = AxisMaps.none(),
        initial: Any? = null, index: Any = on(),
    ): TensorExpr = windows(
        DeclaredMonoid(by), size, window("reduceWindow", stride, low, high, baseDilation, windowDilation), initial,
        index)

    private fun TensorExpr.windows(
        by: ElementReducer, size: Any, window: Window.Written, initial: Any?, index: Any,
    ): TensorExpr = ReduceWindow.of(
        by, this, initial("reduceWindow", initial), expectedMaps("reduceWindow: 'size'", size), window,
        expectedAxes("reduceWindow: 'index'", index).indices)

    private fun window(
        operator: String, stride: Any, low: Any, high: Any, baseDilation: Any, windowDilation: Any,
    ) = Window.Written(
        expectedMaps("$operator: 'stride'", stride), expectedMaps("$operator: 'low'", low),
        expectedMaps("$operator: 'high'", high), expectedMaps("$operator: 'baseDilation'", baseDilation),
        expectedMaps("$operator: 'windowDilation'", windowDilation),
    )
}

/** Axes by name, some with a name for the index that runs over them. */
class AxisList internal constructor(
    internal val axes: List<AggregatedAxis>, internal val indices: BoundIndices = BoundIndices.unnamed(),
) {
    internal operator fun plus(other: AxisList) = AxisList(
        axes + other.axes,
        other.indices.byAxis().entries.fold(indices) { all, (axis, index) -> all.and(axis, index) })
}
