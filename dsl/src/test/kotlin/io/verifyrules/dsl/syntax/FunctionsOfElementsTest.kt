package io.verifyrules.dsl.syntax

import io.verifyrules.dsl.axis.AxisMap
import io.verifyrules.dsl.axis.RankClass
import io.verifyrules.dsl.axis.RankClass.RankBound
import io.verifyrules.dsl.element.Element
import io.verifyrules.dsl.element.ElementFunction
import io.verifyrules.dsl.element.ElementType
import io.verifyrules.dsl.expr.Input
import io.verifyrules.dsl.expr.Mapped
import io.verifyrules.dsl.expr.TensorExpr
import org.assertj.core.api.Assertions.assertThat
import org.assertj.core.api.Assertions.assertThatThrownBy
import org.junit.jupiter.api.Test

class FunctionsOfElementsTest : Notation() {

    private val c = RankClass("c", RankBound.ANY)
    private val n = AxisMap.Variable("n", c)
    private val m = AxisMap.Variable("m", c)
    private val v = Element.Parameter("v", ElementType.OPEN)
    private val A: TensorExpr = Input.of("A", ElementType.OPEN, shape(c to n))
    private val B: TensorExpr = Input.of("B", ElementType.OPEN, shape(c to n))
    private val longer: TensorExpr = Input.of("L", ElementType.OPEN, shape(c to m))
    private val f = ElementFunction("f", listOf(ElementType.OPEN), ElementType.OPEN)
    private val g = ElementFunction("g", listOf(ElementType.OPEN, ElementType.OPEN), ElementType.OPEN)

    @Test
    fun `of tensors a function gives a tensor, of elements an element`() {
        assertThat(f(A)).isEqualTo(Mapped.of(f, listOf(A)))
        assertThat(g(A, v)).isEqualTo(Mapped.of(g, listOf(A, constant(v, c to n))))
        assertThat(g(1, A)).isEqualTo(Mapped.of(g, listOf(constant(1, c to n), A)))
        assertThat(f(v)).isEqualTo(Element.Applied(f, listOf(v)))
    }

    @Test
    fun `the body of a map is what it says`() {
        assertThat(map(A, B) { a, b -> max(a, b) + 1 }).isEqualTo(max(A, B) + 1)
        assertThat(map(A, B) { _, b -> b }).isEqualTo(B)
        assertThat(map(A) { v }).isEqualTo(constant(v, c to n))
        assertThat(map(A, B, A) { a, b, _ -> g(b, a) }).isEqualTo(g(B, A))
    }

    @Test
    fun `nothing that a map demands gets lost`() {
        assertThatThrownBy { map(A, longer) { a, _ -> a } }.hasMessageStartingWith("map: all operands have the same sizes")
        assertThatThrownBy { map(A, B.slice(end = n)) { a, _ -> a } }
            .hasMessageStartingWith("map: an operand that the body does not use has to be an input")
        assertThatThrownBy { map(A) { a -> a.reverse(c) } }
            .hasMessage("map: the body computes with the elements of its operands, found reverse")
        assertThatThrownBy { map(A) { a -> a + B } }
            .hasMessage("map: the body computes with the elements of its operands, found the tensor B")
    }
}
