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
import org.assertj.core.api.Assertions.assertThatThrownBy
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
    fun `an attribute left out names no axis, and is neutral there`() {
        val padded = onCAndD.pad(v, low = s) as Pad
        assertThat(padded.low()).isEqualTo(mapOf(c.axis() to s))
        assertThat(padded.high()).isEmpty()
        assertThat(padded.interior()).isEmpty()

        val sliced = onCAndD.slice(end = ed) as Slice
        assertThat(sliced.start()).isEmpty()
        assertThat(sliced.end()).isEqualTo(mapOf(d.axis() to ed))
        assertThat(sliced.stride()).isEmpty()
    }

    @Test
    fun `one map is an attribute like those of several axes`() {
        assertThat(onCAndD.slice(start = s)).isEqualTo(onCAndD.slice(start = AxisMaps.of(s)))
        assertThat(onCAndD.pad(v, high = sd)).isEqualTo(onCAndD.pad(v, high = AxisMaps.of(sd)))
        assertThat(onCAndD.slice(end = SizedAxis(c.axis(), e))).isEqualTo(onCAndD.slice(end = AxisMaps.of(e)))
    }

    @Test
    fun `a number is an attribute of the axes that are named, and of all where none is`() {
        assertThat((onCAndD.slice(start = 0) as Slice).start())
            .isEqualTo(mapOf(c.axis() to AxisMap.of(0), d.axis() to AxisMap.of(0)))
        assertThat((onCAndD.slice(start = s, stride = 2) as Slice).stride())
            .isEqualTo(mapOf(c.axis() to AxisMap.of(2)))
    }

    @Test
    fun `a number is an element where one is due`() {
        assertThat(onC.pad(0, low = s)).isEqualTo(onC.pad(Element.of(0), low = s))
    }

    @Test
    fun `what is no attribute is refused in the words of rules`() {
        assertThatThrownBy { onC.slice(start = onC) }
            .hasMessage("slice: 'start': expected a map, a whole number or axes(..), found a tensor")
        assertThatThrownBy { onC.pad(onC, low = s) }.hasMessage("pad: expected a number or an element, found a tensor")
        assertThatThrownBy { onC.pad(0.1, low = s) }
            .hasMessage("pad: Kotlin does not have 0.1 exactly, it reads a number nearby; say number(\"0.1\")")
    }
}
