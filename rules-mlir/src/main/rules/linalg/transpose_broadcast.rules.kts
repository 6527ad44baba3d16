// linalg.transpose and linalg.broadcast. Axes have names here, so what the dialect says with positions is said with names: broadcasts of
// broadcasts need no renumbering, and a transpose is seen where axes of one class change their names.

import io.verifyrules.dsl.axis.AggregatedAxis
import io.verifyrules.dsl.expr.TensorExpr

/** The tensor whose axis k is axis p[k] of x. */
fun RuleScope.transpose(x: TensorExpr, axes: List<AggregatedAxis>, p: List<Int>) =
    x.relabel(*p.indices.map { axes[p[it]] to axes[it] }.toTypedArray())

rule("linalg/transpose-transpose: a transpose of a transpose") {
    source("linalg/transpose-transpose", "FoldTransposeWithTranspose",
        note = "Linalg/IR/LinalgOps.cpp; the rest of the family is tensor/transpose-compose")
    val c by rankClass
    val i by c.label; val j by c.label; val k by c.label
    val n by c.sizes; val m by c.sizes; val r by c.sizes
    val x by tensor(i to n, j to m, k to r)
    val axes = listOf(i, j, k)
    lhs = transpose(transpose(x, axes, listOf(1, 2, 0)), axes, listOf(1, 0, 2))
    rhs = transpose(x, axes, listOf(2, 1, 0))
    broken("linalg/transpose-transpose broken: composed the other way", because = "a swap and a cycle do not commute") {
        rhs = transpose(x, axes, listOf(0, 2, 1))
    }
}

rule("linalg/transpose-broadcast: a transpose of a broadcast") {
    source("linalg/transpose-broadcast", "SwapTransposeWithBroadcast",
        note = "Linalg/IR/LinalgOps.cpp; k is new, i and j change places with it")
    val c by rankClass
    val i by c.label; val j by c.label; val k by c.label
    val n by c.sizes; val m by c.sizes; val p by c.sizes
    val x by tensor(i to n, j to m)
    val axes = listOf(i, j, k)
    lhs = transpose(x.expand(k to p), axes, listOf(1, 2, 0))
    rhs = x.relabel(i to k, j to i).expand(j to p)
    broken("linalg/transpose-broadcast broken: the kept axes in the other order",
        because = "n = m = p = 2: x[0, 1] against x[1, 0]") {
        requires { m eq n }
        rhs = x.relabel(i to i, j to k).expand(j to p)
    }
    broken("linalg/transpose-broadcast broken: the new axis stays where it was",
        because = "n = p = 0, m = 1, or the like: another shape") {
        rhs = x.relabel(i to j, j to i).expand(k to p)
    }
}

rule("linalg/broadcast-broadcast: a broadcast of a broadcast") {
    source("linalg/broadcast-broadcast", "FoldBroadcasts", note = "Linalg/IR/LinalgOps.cpp")
    val c by rankClass; val d by rankClass; val e by rankClass
    val n by c.sizes; val p by d.sizes; val q by e.sizes
    val x by tensor(c to n)
    lhs = x.expand(d to p).expand(e to q)
    rhs = x.expand(d to p, e to q)
    broken("linalg/broadcast-broadcast broken: with the sizes changed", because = "p = 0, q = 1") {
        val d1 by c.label; val d2 by c.label
        val p2 by c.sizes; val q2 by c.sizes
        lhs = x.expand(d1 to p2).expand(d2 to q2)
        rhs = x.expand(d1 to q2, d2 to p2)
    }
}
