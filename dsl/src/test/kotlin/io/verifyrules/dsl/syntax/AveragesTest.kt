package io.verifyrules.dsl.syntax

import io.verifyrules.dsl.axis.AxisMap
import io.verifyrules.dsl.axis.RankClass
import io.verifyrules.dsl.axis.RankClass.RankBound
import io.verifyrules.dsl.element.ElementType
import io.verifyrules.dsl.expr.Input
import io.verifyrules.dsl.expr.TensorExpr
import org.assertj.core.api.Assertions.assertThat
import org.assertj.core.api.Assertions.assertThatThrownBy
import org.junit.jupiter.api.Test

/** Each name stands for operators that a rule could write itself. */
class AveragesTest : Notation() {

    private val s = RankClass("s", RankBound.SINGLETON)
    private val t = RankClass("t", RankBound.SINGLETON)
    private val c = RankClass("c", RankBound.ANY)
    private val n = AxisMap.Variable("n", s)
    private val m = AxisMap.Variable("m", t)
    private val k = AxisMap.Variable("k", c)
    private val A: TensorExpr = Input.of("A", ElementType.REAL, shape(s to n, t to m))
    private val B: TensorExpr = Input.of("B", ElementType.REAL, shape(c to k, t to m))
    private val I: TensorExpr = Input.of("I", ElementType.INT, shape(s to n))

    @Test
    fun `a mean is the sum divided by the size`() {
        assertThat(A.mean(s)).isEqualTo(A.reduce(sum, s) / n)
        assertThat(A.mean(s)).isEqualTo(A.reduce(sum, s) / convert(number(n), ElementType.REAL))
    }

    @Test
    fun `a mean over several axes, or over all, is divided by the product of their sizes`() {
        assertThat(A.mean(s, t)).isEqualTo(A.reduce(sum, s, t) / (n * m))
        assertThat(A.mean()).isEqualTo(A.mean(s, t))
        assertThat(A.mean(on(s, t))).isEqualTo(A.mean(s, t))
    }

    @Test
    fun `a mean over a class of any rank is divided by a sum of ones`() {
        val ones = constant(1, ElementType.REAL, c to k).reduce(sum, c)
        assertThat(B.mean(c)).isEqualTo(B.reduce(sum, c) / ones.expand(t to m))
    }

    @Test
    fun `a count is the product of sizes, beside the other axes`() {
        assertThat(A.reduce(sum, s) / A.count(s)).isEqualTo(A.mean(s))
        assertThat(B.reduce(sum, c) / B.count(c)).isEqualTo(B.mean(c))
        assertThat(B.count(c)).isEqualTo(constant(1, ElementType.REAL, c to k).reduce(sum, c).expand(t to m))
        assertThat(I.count()).isEqualTo(constant(number(n), shape()))
        assertThatThrownBy { A.count(c) }.hasMessageContaining("names the axis c, which the operand does not have")
    }

    @Test
    fun `a mean of integers is their quotient`() {
        assertThat(I.mean(s)).isEqualTo(I.reduce(sum, s) / number(n))
    }

    @Test
    fun `a softmax is the exponentials divided by their sum`() {
        assertThat(softmax(A, s)).isEqualTo(exp(A) / exp(A).reduce(sum, s).expand(s to n))
        assertThat(softmax(B, c)).isEqualTo(exp(B) / exp(B).reduce(sum, c).expand(c to k))
    }

    @Test
    fun `an axis that is not there is a mistake`() {
        assertThatThrownBy { A.mean(c) }.hasMessageContaining("names the axis c, which the operand does not have")
        assertThatThrownBy { softmax(B, s) }.hasMessageContaining("names the axis s, which the operand does not have")
        assertThatThrownBy { A.mean(3) }.hasMessage("mean: expected an axis or on(..), found the number 3")
    }
}
