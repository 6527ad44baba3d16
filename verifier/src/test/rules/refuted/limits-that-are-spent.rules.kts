// Wrong rules whose bound or normal form costs more than is allowed: they must not be verified because of that.

rule("classes of rank 0 or not, in all combinations, and none that says so") {
    expect(REFUTED, because = "an l of 1 on all lanes of one class pads the first element")
    val v by element
    val c by rankClass; val d by rankClass; val e by rankClass; val f by rankClass; val g by rankClass
    val n by c.sizes; val m by d.sizes; val o by e.sizes; val p by f.sizes; val q by g.sizes
    val i by c.sizes; val j by d.sizes; val k by e.sizes; val l by f.sizes; val h by g.sizes
    val A by tensor(c to n, d to m, e to o, f to p, g to q)
    listOf(n, i, m, j, o, k, p, l, q, h).chunked(2).forEach { (size, low) ->
        requires { size ge 1 }
        requires { everyLane(low eq 0) or everyLane(low eq 1) }
    }
    lhs = A.pad(v, low = axes(i, j, k, l, h)).slice(end = axes(n, m, o, p, q))
    rhs = A
}
