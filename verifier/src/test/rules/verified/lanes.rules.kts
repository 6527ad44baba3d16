// "On some lane" and "on every lane" are different conditions, at rank 0 and from rank 2 on.

rule("where some lane reads padding only, all is padding") {
    val c by rankClass
    val n by c.sizes; val l by c.sizes; val e by c.map
    val v by element
    val A by tensor(c to n)
    requires { someLane(e le l) }
    lhs = A.pad(v, low = l).slice(end = e)
    rhs = constant(v, c to e)
}

rule("where every lane of at least one reads padding only, all is padding") {
    val c by nonEmptyRankClass
    val n by c.sizes; val l by c.sizes; val e by c.map
    val v by element
    val A by tensor(c to n)
    requires { e le l }
    lhs = A.pad(v, low = l).slice(end = e)
    rhs = constant(v, c to e)
}

rule("either nothing is padded or nothing is reversed") {
    val c by rankClass
    val n by c.sizes; val l by c.sizes
    val v by element
    val A by tensor(c to n)
    requires { everyLane(l eq 0) or everyLane(n le 1) }
    requires { someLane(l gt 0) }
    lhs = A.reverse(c).pad(v, low = l)
    rhs = A.pad(v, low = l)
}
