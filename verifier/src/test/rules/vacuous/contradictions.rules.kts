// Rules that never apply, or only where some rank class has rank 0. No such rule is a success.

rule("maps that contradict each other") {
    expect(VACUOUS)
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    requires { n lt 0 }
    lhs = A
    rhs = A.reverse(c)
}

rule("a precondition against the validity of the left side") {
    expect(VACUOUS)
    val c by nonEmptyRankClass
    val n by c.sizes; val e by c.map
    val A by tensor(c to n)
    requires { e gt n }
    lhs = A.slice(end = e)
    rhs = A
}

rule("applies at rank 0 only") {
    expect(VACUOUS)
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    requires { (n ge 1) and (n le 0) }
    lhs = A
    rhs = A
}

rule("on some lane, but on every lane not") {
    expect(VACUOUS)
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    requires { someLane(n eq 2) }
    requires { n ne 2 }
    lhs = A
    rhs = A
}

rule("scalars that contradict each other") {
    expect(VACUOUS)
    val c by rankClass
    val n by c.sizes
    val k by integer
    val A by tensor(c to n)
    requires { k ge 1 }
    requires { k le 0 }
    lhs = A
    rhs = A.reverse(c)
}

rule("elements that contradict each other") {
    expect(VACUOUS)
    val c by rankClass
    val n by c.sizes
    val k by element(int)
    val A by tensor(int, c to n)
    requires { k gt 0 }
    requires { k lt 1 }
    lhs = A * constant(k, c to n)
    rhs = A
}

rule("assumptions that contradict each other") {
    expect(VACUOUS)
    val c by rankClass
    val n by c.sizes
    val L by tensor(int, c to n)
    val H by tensor(int, c to n)
    requires { n ge 1 }
    assume { L lt H }
    assume { H le L }
    lhs = L
    rhs = H
}
