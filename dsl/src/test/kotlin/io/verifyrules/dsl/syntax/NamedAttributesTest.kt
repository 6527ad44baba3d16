package io.verifyrules.dsl.syntax

import io.verifyrules.dsl.axis.AxisMap
import io.verifyrules.dsl.axis.RankClass
import io.verifyrules.dsl.axis.RankClass.RankBound
import io.verifyrules.dsl.element.Element
import io.verifyrules.dsl.element.ElementType
import io.verifyrules.dsl.expr.AxisMaps
import io.verifyrules.dsl.expr.Input
import io.verifyrules.dsl.expr.Pad
import io.verifyrules.dsl.expr.Shape
import io.verifyrules.dsl.expr.Slice
import io.verifyrules.dsl.expr.TensorExpr
import org.assertj.core.api.Assertions.assertThat
import org.junit.jupiter.api.Test

class NamedAttributesTest : NamedAttributes {

    private val c = RankClass("c", RankBound.ANY)
    private val d = RankClass("d", RankBound.ANY)
    private val s = AxisMap.Variable("s", c)
    private val e = AxisMap.Variable("e", c)
    private val p = AxisMap.Variable("p", c)
    private val sd = AxisMap.Variable("sd", d)
    private val ed = AxisMap.Variable("ed", d)
    private val v = Element.Parameter("v", ElementType.OPEN)
    private val onC = Input.of("A", ElementType.OPEN, Shape.of(c, AxisMap.of(9)))
    private val onCAndD: TensorExpr = Input.of("B", ElementType.OPEN, Shape.of(c, AxisMap.of(9)).with(d, AxisMap.of(9)))

    @Test
    fun `named attributes mean what the operator's arguments mean in order`() {
        assertThat(onC.pad(v, interior = p, high = e, low = s)).isEqualTo(onC.pad(v, s, e, p))
        assertThat(onC.slice(stride = p, end = e, start = s)).isEqualTo(onC.slice(s, e, p))
        assertThat(onC.dynamicSlice(size = p, start = s)).isEqualTo(onC.dynamicSlice(s, p))
        assertThat(onC.dynamicSliceInRange(size = p, start = s)).isEqualTo(onC.dynamicSliceInRange(s, p))
    }

    @Test
    fun `attributes of several axes are named like those of one`() {
        val starts = AxisMaps.of(s, sd)
        val ends = AxisMaps.of(e, ed)
        assertThat(onCAndD.slice(end = ends, start = starts)).isEqualTo(onCAndD.slice(starts, ends, AxisMaps.none()))
        assertThat(onCAndD.pad(v, high = ends)).isEqualTo(onCAndD.pad(v, AxisMaps.none(), ends, AxisMaps.none()))
        assertThat(onCAndD.dynamicSlice(size = ends, start = starts)).isEqualTo(onCAndD.dynamicSlice(starts, ends))
        assertThat(onCAndD.dynamicSliceInRange(size = ends, start = starts))
            .isEqualTo(onCAndD.dynamicSliceInRange(starts, ends))
    }

    @Test
    fun `an attribute left out is neutral on the axes that the others name`() {
        val padded = onCAndD.pad(v, low = s) as Pad
        assertThat(padded.low()).isEqualTo(mapOf(c.axis() to s))
        assertThat(padded.high()).isEqualTo(mapOf(c.axis() to AxisMap.of(0)))
        assertThat(padded.interior()).isEqualTo(mapOf(c.axis() to AxisMap.of(0)))

        val sliced = onCAndD.slice(end = ed) as Slice
        assertThat(sliced.start()).isEqualTo(mapOf(d.axis() to AxisMap.of(0)))
        assertThat(sliced.end()).isEqualTo(mapOf(d.axis() to ed))
        assertThat(sliced.stride()).isEqualTo(mapOf(d.axis() to AxisMap.of(1)))
    }

    @Test
    fun `a slice without an end ends where its operand ends`() {
        assertThat((onCAndD.slice(start = AxisMaps.of(s)) as Slice).end()).isEmpty()
    }
}
