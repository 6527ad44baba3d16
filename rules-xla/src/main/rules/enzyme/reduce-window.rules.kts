// Patterns of Enzyme-JAX whose left side is a reduction of windows, as coded. As of reductions, the initial value is an identity.

import io.verifyrules.dsl.axis.AggregatedAxis
import io.verifyrules.dsl.axis.AxisMap
import io.verifyrules.dsl.expr.TensorExpr

rule("enzyme/TrivialReduceWindowToReduceOp: ReduceWindow(A) => Reshape(Reduce(A)) for windows as large as the axis, or of one element") {
    source(note = "Without padding, strides and dilations.")
    val c by rankClass; val d by rankClass
    val n by c.sizes; val m by d.sizes
    val v by element
    val g by monoid
    val A by tensor(c to n, d to m)
    val several = requires { n ge 2 }
    lhs = A.reduceWindow(g, size = axes(c to n, d to 1), initial = v)
    rhs = A.reduce(g, c, initial = v).addUnit(c)
    broken("enzyme/TrivialReduceWindowToReduceOp broken: one element less", because = "n = 2: two windows against one") {
        lhs = A.reduceWindow(g, size = axes(c to n - 1, d to 1), initial = v)
    }
    weaker("enzyme/TrivialReduceWindowToReduceOp weaker: axes of size 1, too") { replace(several) { n ge 1 } }
}

for (m in listOf(sum, product, and, or))
rule("enzyme/NoopReduceWindowOpCanon: ReduceWindow[$m](A) => A for windows of one element") {
    source(note = "Without padding, strides and dilations; the initial value is the identity, or of a sum -0.0.")
    if (m == sum) expect(REFUTED, on = floats, because = "A = -0.0: 0.0 + -0.0 = 0.0 against -0.0")
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    lhs = A.reduceWindow(m, size = 1, initial = m.identity)
    rhs = A
    broken("enzyme/NoopReduceWindowOpCanon broken: windows of two, $m", because = "n = 2: one against two") {
        lhs = A.reduceWindow(m, size = 2, initial = m.identity)
    }
}

for (m in listOf(max, min))
rule("enzyme/NoopReduceWindowOpCanon: ReduceWindow[$m](A) => A for windows of one element") {
    source(note = "Of floats: the initial value is an infinity.")
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    elements(floats)
    lhs = A.reduceWindow(m, size = 1, initial = if (m == max) -inf else inf)
    rhs = A
    broken("enzyme/NoopReduceWindowOpCanon broken: 0 to begin with, $m", because = "A = -1 or 1") { lhs = A.reduceWindow(m, size = 1, initial = 0) }
}

rule("enzyme/NoopReduceWindowOpCanon: ReduceWindow[+](A) => A from -0.0 on") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    elements(floats)
    lhs = A.reduceWindow(sum, size = 1, initial = -0.0)
    rhs = A
    broken("enzyme/NoopReduceWindowOpCanon broken: from 1 on", because = "A = 0: 1 against 0") { lhs = A.reduceWindow(sum, size = 1, initial = 1) }
}

for (behind in listOf(true, false)) {
    val side = if (behind) "behind" else "before"
    fun RuleScope.wrapped(A: TensorExpr, s: AggregatedAxis, n: AxisMap, w: AxisMap, behind: Boolean) =
        if (behind) concat(A, A.slice(end = axes(s to w)), along = s) else concat(A.slice(start = axes(s to n - w)), A, along = s)

    rule("enzyme/ReduceWindowWrapSimplify $side: ReduceWindow(Wrap(A, w)) => ReduceWindow(Wrap(A, n - w)), the other side wrapped") {
        source(note = "A window of two elements that stand w apart, for n / 2 < w < n.")
        val s by singleton; val d by rankClass
        val x by s.label
        val n by s.sizes; val w by s.sizes; val m by d.sizes
        val v by element
        val g by monoid(T, identity = v)
        val A by tensor(x to n, d to m)
        requires { (w gt n.floorDiv(2)) and (w lt n) }
        lhs = wrapped(A, x, n, w, behind).reduceWindow(g, size = axes(x to 2, d to 1), initial = v, windowDilation = axes(x to w, d to 1))
        rhs = wrapped(A, x, n, n - w, !behind).reduceWindow(g, size = axes(x to 2, d to 1), initial = v, windowDilation = axes(x to n - w, d to 1))
        broken("enzyme/ReduceWindowWrapSimplify $side, broken: on the same side", because = "n = 3, w = 2: A[0] and A[2] against A[0] and A[1]") {
            rhs = wrapped(A, x, n, n - w, behind).reduceWindow(g, size = axes(x to 2, d to 1), initial = v, windowDilation = axes(x to n - w, d to 1))
        }
    }

    rule("enzyme/ReduceWindowWrapSimplify $side, all: ReduceWindow[g](Wrap(A, n)) => g(A, A)") {
        val s by singleton; val d by rankClass
        val x by s.label
        val n by s.sizes; val m by d.sizes
        val v by element
        val g by monoid(T, identity = v)
        val A by tensor(x to n, d to m)
        requires { n ge 1 }
        lhs = wrapped(A, x, n, n, behind).reduceWindow(g, size = axes(x to 2, d to 1), initial = v, windowDilation = axes(x to n, d to 1))
        rhs = g(A, A)
        broken("enzyme/ReduceWindowWrapSimplify $side, all, broken: any initial value", because = "it is combined once") {
            val q by element
            lhs = wrapped(A, x, n, n, behind).reduceWindow(g, size = axes(x to 2, d to 1), initial = q, windowDilation = axes(x to n, d to 1))
        }
    }

    rule("enzyme/ReduceWindowWrapSimplify $side, spread: ReduceWindow[g](Wrap(A, n)) => g(A, A) for any base dilation b") {
        source(note = "The code compares the base dilation with 1 on the other axes only. Wrong as read.")
        expect(REFUTED, because = "n = 1, b = 2: three places, of which two stand 1 apart: A and a hole")
        val s by singleton; val d by rankClass
        val x by s.label
        val n by s.sizes; val b by s.map; val m by d.sizes
        val v by element
        val g by monoid(T, identity = v)
        val A by tensor(x to n, d to m)
        requires { (n ge 1) and (b ge 1) }
        lhs = wrapped(A, x, n, n, behind).reduceWindow(g, size = axes(x to 2, d to 1), initial = v,
            windowDilation = axes(x to n, d to 1), baseDilation = axes(x to b, d to 1))
        rhs = g(A, A)
        repaired("enzyme/ReduceWindowWrapSimplify $side, spread, repaired: none") { requires { b eq 1 } }
    }
}

rule("enzyme/NegateReduceWindowSub: Negate(ReduceWindow[-](A)) => ReduceWindow[+](A) from 0 on") {
    source(note = "Special: windows of two along one axis, and each element taken from what the ones before leave. StableHLO has no order for a function that depends on it.")
    elements(real + floats)
    expect(REFUTED, on = floats, because = "A = 0: -0.0 against 0.0")
    val s by singleton; val d by rankClass
    val n by s.sizes; val p by d.sizes
    val A by tensor(s to n, d to p)
    requires { n ge 1 }
    lhs = -((0 - A.slice(end = s to n - 1)) - A.slice(start = s to 1))
    rhs = A.reduceWindow(sum, size = axes(s to 2), initial = 0)
    broken("enzyme/NegateReduceWindowSub broken: from 1 on", because = "A = 0: 0 against 1") {
        rhs = A.reduceWindow(sum, size = axes(s to 2), initial = 1)
    }
}
