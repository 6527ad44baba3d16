// Right rules whose bound is taken as it is found, whose combinations of ranks are one question, or whose divisions have many factors.

rule("classes of rank 0 or not, in all combinations") {
    val v by element
    val c by rankClass; val d by rankClass; val e by rankClass; val f by rankClass; val g by rankClass
    val n by c.sizes; val m by d.sizes; val o by e.sizes; val p by f.sizes; val q by g.sizes
    val i by c.sizes; val j by d.sizes; val k by e.sizes; val l by f.sizes; val h by g.sizes
    val A by tensor(c to n, d to m, e to o, f to p, g to q)
    listOf(n, i, m, j, o, k, p, l, q, h).chunked(2).forEach { (size, low) ->
        requires { size ge 1 }
        requires { everyLane(low eq 0) or everyLane(low eq 1) }
        requires { someLane(low eq 0) }
    }
    lhs = A.pad(v, low = axes(i, j, k, l, h)).slice(end = axes(n, m, o, p, q))
    rhs = A
}

rule("strides of strides, whatever they are called and whichever comes first") {
    val c by rankClass
    val n by c.sizes
    val p0 by c.sizes; val p1 by c.sizes; val p2 by c.sizes; val p10 by c.sizes; val p11 by c.sizes
    val A by tensor(c to n)
    val strides = listOf(p0, p1, p2, p10, p11)
    strides.forEach { requires { it ge 1 } }
    lhs = strides.fold(A as io.verifyrules.dsl.expr.TensorExpr) { all, stride -> all.slice(stride = axes(stride)) }
    rhs = listOf(p2, p11, p0, p10, p1).fold(A as io.verifyrules.dsl.expr.TensorExpr) { all, stride -> all.slice(stride = axes(stride)) }
}
