// Counters: iota counts along one axis, so its class is a singleton.

rule("iota/01 Iota => 0 when the iota axis has one element") {
    source("iota/01", "HandleIota/01")
    val c by singleton
    val d by rankClass
    val n by c.sizes; val p by d.sizes
    val grid = shape(c to n, d to p)
    val single = requires { n eq 1 }
    lhs = iota(c, grid)
    rhs = constant(0, grid)
    weaker("iota/01 weaker: at most one element, as the compiler tests") {
        replace(single) { n le 1 }
    }
    broken("iota/01 broken: at most two elements", because = "n = 2: 0, 1 against 0, 0") { replace(single) { n le 2 } }
    broken("iota/01 broken: fewer than no elements") {
        expect(VACUOUS, because = "no tensor has a negative size")
        replace(single) { n lt 0 }
    }
    broken("iota/01 broken: the size instead of the element", because = "n = 1: 0 against 1") { rhs = constant(n, grid) }
}
