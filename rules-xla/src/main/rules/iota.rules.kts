// Counters: iota counts along one axis, so its class is a singleton.

rule("iota/01 Iota => 0 when the iota axis has one element") {
    source("iota/01", "HandleIota/01")
    val c by singleton
    val d by rankClass
    val n by c.map; val p by d.map
    requires { n eq 1 }
    lhs = iota(c, c to n, d to p)
    rhs = constant(0, c to n, d to p)
}

rule("iota/01 weaker: at most one element, as the compiler tests") {
    source("iota/01", "HandleIota/01")
    val c by singleton
    val d by rankClass
    val n by c.map; val p by d.map
    requires { n le 1 }
    lhs = iota(c, c to n, d to p)
    rhs = constant(0, c to n, d to p)
}

rule("iota/01 broken: at most two elements") {
    expect(REFUTED, because = "n = 2: 0, 1 against 0, 0")
    val c by singleton
    val d by rankClass
    val n by c.map; val p by d.map
    requires { n le 2 }
    lhs = iota(c, c to n, d to p)
    rhs = constant(0, c to n, d to p)
}

rule("iota/01 broken: fewer than no elements") {
    expect(VACUOUS, because = "no tensor has a negative size")
    val c by singleton
    val d by rankClass
    val n by c.map; val p by d.map
    requires { n lt 0 }
    lhs = iota(c, c to n, d to p)
    rhs = constant(0, c to n, d to p)
}

rule("iota/01 broken: the size instead of the element") {
    expect(REFUTED, because = "n = 1: 0 against 1")
    val c by singleton
    val d by rankClass
    val n by c.map; val p by d.map
    requires { n eq 1 }
    lhs = iota(c, c to n, d to p)
    rhs = constant(n, c to n, d to p)
}
