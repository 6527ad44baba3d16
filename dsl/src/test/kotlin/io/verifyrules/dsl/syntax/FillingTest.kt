package io.verifyrules.dsl.syntax

import io.verifyrules.dsl.axis.AxisMap
import io.verifyrules.dsl.axis.RankClass
import io.verifyrules.dsl.axis.RankClass.RankBound
import io.verifyrules.dsl.element.Element
import io.verifyrules.dsl.element.ElementType
import io.verifyrules.dsl.expr.AxisMaps
import io.verifyrules.dsl.expr.BoundIndices
import io.verifyrules.dsl.expr.Constant
import io.verifyrules.dsl.expr.Input
import io.verifyrules.dsl.expr.Reduce
import io.verifyrules.dsl.expr.TensorExpr
import org.assertj.core.api.Assertions.assertThat
import org.assertj.core.api.Assertions.assertThatThrownBy
import org.junit.jupiter.api.Test
import java.util.Optional

class FillingTest : Notation() {

    private val c = RankClass("c", RankBound.ANY)
    private val s = RankClass("s", RankBound.SINGLETON)
    private val n = AxisMap.Variable("n", c)
    private val k = AxisMap.Scalar("k")
    private val v = Element.Parameter("v", ElementType.OPEN)
    private val A: TensorExpr = Input.of("A", ElementType.OPEN, shape(c to n))
    private val X: TensorExpr = Input.of("X", ElementType.REAL, shape(c to n))
    private val P: TensorExpr = Input.of("P", ElementType.BOOL, shape(c to n))

    private fun filled(value: Int, like: TensorExpr = A) = constant(value, shapeOf(like))

    @Test
    fun `a number is the constant of the other operand's shape, with every operator and on either side`() {
        assertThat(A + 1).isEqualTo(A + constant(1, c to n))
        assertThat(A - 1).isEqualTo(A - filled(1))
        assertThat(A * 2).isEqualTo(A * filled(2))
        assertThat(A / 2).isEqualTo(A / filled(2))
        assertThat(A % 2).isEqualTo(A % filled(2))
        assertThat(1 + A).isEqualTo(filled(1) + A)
        assertThat(1 - A).isEqualTo(filled(1) - A)
        assertThat(2 * A).isEqualTo(filled(2) * A)
        assertThat(2 / A).isEqualTo(filled(2) / A)
        assertThat(2 % A).isEqualTo(filled(2) % A)
        assertThat(max(A, 0)).isEqualTo(max(A, filled(0)))
        assertThat(min(0, A)).isEqualTo(min(filled(0), A))
        assertThat(A ne 0).isEqualTo(A ne filled(0))
        assertThat(A le 3).isEqualTo(A le filled(3))
        assertThat(select(P, 1, 0)).isEqualTo(select(P, filled(1), filled(0)))
        assertThat(select(P, A, 0)).isEqualTo(select(P, A, filled(0)))
        assertThat(clamp(0, A, 1)).isEqualTo(clamp(filled(0), A, filled(1)))
        assertThat(clamp(A, 0, 1)).isEqualTo(clamp(A, filled(0), filled(1)))
    }

    @Test
    fun `an element fills a shape like a number`() {
        assertThat(A * v).isEqualTo(A * constant(v, c to n))
        assertThat(v - A).isEqualTo(constant(v, c to n) - A)
        assertThat(iota(s, s to k) + k).isEqualTo(iota(s, s to k) + constant(k, s to k))
        assertThat(X + number(1, real)).isEqualTo(X + constant(1, real, c to n))
        assertThat(max(A, -inf)).isEqualTo(max(A, constant(-inf, c to n)))
    }

    @Test
    fun `the elements true and false fill a shape`() {
        val yes = constant(TRUE, c to n)
        val b = Element.Parameter("b", ElementType.BOOL)
        assertThat(P or TRUE).isEqualTo(P or yes)
        assertThat(P xor FALSE).isEqualTo(P xor constant(FALSE, c to n))
        assertThat(TRUE and P).isEqualTo(yes and P)
        assertThat(TRUE or P).isEqualTo(yes or P)
        assertThat(TRUE xor P).isEqualTo(yes xor P)
        assertThat(b and P).isEqualTo(constant(b, c to n) and P)
        assertThat(b or P).isEqualTo(constant(b, c to n) or P)
        assertThat(b xor P).isEqualTo(constant(b, c to n) xor P)
        assertThat(P eq TRUE).isEqualTo(P eq yes)
        assertThat(TRUE ne P).isEqualTo(yes ne P)
        assertThat(TRUE eq P).isEqualTo(yes eq P)
        assertThat(select(P, TRUE, P)).isEqualTo(select(P, yes, P))
        assertThat(select(P, b, TRUE)).isEqualTo(select(P, constant(b, c to n), yes))
        assertThat(select(P, TRUE, FALSE)).isEqualTo(select(P, yes, constant(FALSE, c to n)))
        assertThat(A eq TRUE).isEqualTo(A eq yes)
        assertThat(select(P, A, TRUE)).isEqualTo(select(P, A, yes))
        assertThat(A.pad(TRUE, low = n)).isEqualTo(A.pad(Element.of(true), low = n))
        assertThat(P.pad(TRUE, low = n)).isEqualTo(P.pad(Element.of(true), low = n))
        assertThat(P.reduce(or, c, initial = FALSE)).isEqualTo(P.reduce(or, c, initial = or.identity))
    }

    @Test
    fun `a Kotlin truth value is a comparison by mistake wherever it stands`() {
        val advice = "expected a number or an element, found a Kotlin truth value; compare with eq, ne, lt, le, gt, ge; " +
            "as elements, true and false are TRUE and FALSE"
        assertThatThrownBy { P or (A == X) }.hasMessage("or: $advice")
        assertThatThrownBy { and(P, A == X) }.hasMessage("and: $advice")
        assertThatThrownBy { P eq (A == X) }.hasMessage("'==': $advice")
        assertThatThrownBy { P.pad(A == X, low = n) }.hasMessage("pad: $advice")
        assertThatThrownBy { P.reduce(or, c, initial = A == X) }.hasMessage("reduce: 'initial': $advice")
        assertThatThrownBy { constant(A == X, c to n) }.hasMessage("constant: $advice")
        assertThatThrownBy { X + (n == n) }.hasMessage("add: $advice")
        assertThatThrownBy { max(X, n == n) }.hasMessage("max: $advice")
        assertThatThrownBy { sum(X, n == n) }.hasMessage("add: $advice")
        assertThatThrownBy { P lt true }.hasMessage("'<': $advice")
        assertThatThrownBy { X eq (n == n) }.hasMessage("'==': $advice")
        assertThatThrownBy { select(P, X, n == n) }.hasMessage("select: $advice")
        assertThatThrownBy { select(P, n == n, 1) }.hasMessage("select: $advice")
        assertThatThrownBy { clamp(n == n, X, 1) }.hasMessage("clamp: $advice")
        assertThatThrownBy { X.pad(n == n, low = n) }.hasMessage("pad: $advice")
        assertThatThrownBy { X.reduce(sum, c, initial = n == n) }.hasMessage("reduce: 'initial': $advice")
    }

    @Test
    fun `numbers and elements fill a shape on the left of a comparison`() {
        assertThat(0 lt A).isEqualTo(filled(0) lt A)
        assertThat(1 ge A).isEqualTo(filled(1) ge A)
        assertThat(0 eq A).isEqualTo(filled(0) eq A)
        assertThat(0 ne A).isEqualTo(filled(0) ne A)
        assertThat(0 le A).isEqualTo(filled(0) le A)
        assertThat(0 gt A).isEqualTo(filled(0) gt A)
        val vs = constant(v, c to n)
        assertThat(listOf(v eq A, v ne A, v lt A, v le A, v gt A, v ge A))
            .isEqualTo(listOf(vs eq A, vs ne A, vs lt A, vs le A, vs gt A, vs ge A))
        val count = iota(s, s to k)
        val ks = constant(k, s to k)
        assertThat(listOf(k eq count, k ne count, k lt count, k le count, k gt count, k ge count))
            .isEqualTo(listOf(ks eq count, ks ne count, ks lt count, ks le count, ks gt count, ks ge count))
    }

    @Test
    fun `a monoid combines a tensor and what fills its shape`() {
        assertThat(sum(A, v)).isEqualTo(A + v)
        assertThat(sum(A, 1)).isEqualTo(A + 1)
        assertThat(product(2, A)).isEqualTo(2 * A)
        for (monoid in listOf(min, max)) {
            assertThat(monoid(0, A)).isEqualTo(monoid(filled(0), A))
            assertThat(monoid(A, monoid.identity)).isEqualTo(monoid(A, constant(monoid.identity, c to n)))
        }
        assertThat(or(P, TRUE)).isEqualTo(P or TRUE)
        assertThat(and(FALSE, P)).isEqualTo(FALSE and P)
    }

    @Test
    fun `the axes of a reduction are named by class or label, with an initial value or without`() {
        val row = c.axis("row")
        val B: TensorExpr = Input.of("B", ElementType.OPEN, shape(c to n, row to n, s to 2))
        assertThat(A.reduce(max, c, initial = v)).isEqualTo(A.reduce(max, on(c), initial = v))
        assertThat(B.reduce(max, row, initial = v)).isEqualTo(B.reduce(max, on(row), initial = v))
        assertThat(B.reduce(max, c, s, initial = 0)).isEqualTo(B.reduce(max, on(c, s), initial = 0))
        assertThat(B.reduce(max, c, row, initial = 0)).isEqualTo(B.reduce(max, on(c.axis(), row), initial = 0))
        assertThat(B.reduce(sum, s, row)).isEqualTo(B.reduce(sum, on(s.axis(), row)))
        val i = AxisMap.Variable("i", c)
        val j = AxisMap.Variable("j", c)
        assertThat(A.reduce(sum, c to i)).isEqualTo(A.reduce(sum, on(c to i)))
        assertThat(B.reduce(sum, c to i, row to j, s)).isEqualTo(
            Reduce.of(sum, B, listOf(c.axis(), row, s.axis()), Optional.empty(),
                BoundIndices.unnamed().and(c.axis(), i).and(row, j)))
        assertThatThrownBy { A.reduce(max, c, v) }
            .hasMessage("reduce: expected an axis or on(..), found an element (an initial value is named: initial = ..)")
    }

    @Test
    fun `a number takes the computed shape of an expression`() {
        val padded = A.pad(v, low = n, interior = 1)
        assertThat(padded + 1).isEqualTo(padded + constant(1, c to n + (n + max(n - 1, 0))))
        assertThat(sizeOf(A.slice(start = 1), c)).isEqualTo(n - 1)
        assertThat(sizeOf(A.slice(end = k, stride = 2), c)).isEqualTo((k + 2 - 1).floorDiv(2))
        assertThat(sizeOf(A.expand(s to 3) + 1, s)).isEqualTo(lanes(3))
        assertThat(shapeOf(A.reduce(sum, c))).isEqualTo(shape())
    }

    @Test
    fun `numbers leave sharing as it is`() {
        var doubled = A
        repeat(200) { doubled = (doubled + doubled) * 2 }
        assertThat(sizeOf(doubled, c)).isEqualTo(n)
    }

    @Test
    fun `what fills no shape is refused in the words of rules`() {
        assertThatThrownBy { A + n }
            .hasMessage("add: expected one number, found a map over rank class c, which has one for each lane; " +
                "only a map over a singleton class is an element")
        assertThatThrownBy { A * 0.1 }
            .hasMessage("mul: Kotlin does not have 0.1 exactly, it reads a number nearby; say number(\"0.1\")")
        assertThatThrownBy { P + 1 }.hasMessageStartingWith("add: operands must have one element type, but found bool")
        assertThatThrownBy { select(n eq 0, A, 0) }.hasMessage(
            "select: the predicate is a tensor of truth values, found a condition on attributes, which is no tensor of truth values")
        assertThatThrownBy { select((A == P) as Any, A, 0) }.hasMessageStartingWith(
            "select: the predicate is a tensor of truth values, found a Kotlin truth value; compare with eq")
        assertThatThrownBy { clamp(0, 1, 2) }
            .hasMessage("clamp: expected at least one tensor, as numbers fill the shape of another operand")
        assertThatThrownBy { sizeOf(A, s) }
            .hasMessage("sizeOf: names the axis s, which the tensor does not have; its axes are [c]")
    }

    @Test
    fun `a shape is a value`() {
        val row = c.axis("row")
        val square = shape(c to n, row to n)
        assertThat(constant(0, square)).isEqualTo(constant(0, c to n, row to n))
        assertThat(constant(0, real, square)).isEqualTo(constant(0, real, c to n, row to n))
        val matrix = shape(c to n, s to 4)
        assertThat(iota(s, matrix)).isEqualTo(iota(s, c to n, s to 4))
        assertThat(constant(7, shapeOf(iota(s, matrix)))).isEqualTo(Constant.of(Element.of(7), matrix))
        assertThat(A.expand(shape(s to 4))).isEqualTo(A.expand(s to 4))
    }

    @Test
    fun `a monoid is an operation with its identity`() {
        assertThat(sum(A, A)).isEqualTo(A + A)
        assertThat(max(A, A)).isEqualTo(Notation::class.java.cast(this).max(A, A))
        for (monoid in listOf(sum, product, min, max)) {
            assertThat(A.reduce(monoid, on(c), initial = monoid.identity).type().axes()).isEmpty()
        }
        assertThat(listOf(sum.identity, product.identity)).containsExactly(number(0), number(1))
        assertThat(listOf(min.identity, max.identity)).containsExactly(inf, -inf)
        assertThat("${sum} and ${max}").isEqualTo("sum and max")
        assertThat(A.pad(0, low = AxisMaps.of(n))).isEqualTo(A.pad(0, low = n))
    }
}
