// Not decided: what a sum is in another order, and what a function is that no standard rounds.

rule("a sum in another order") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    elements(f16, f32)
    lhs = A.reverse(c).reduce(sum, c)
    rhs = A.reduce(sum, c)
    expect(UNKNOWN, because = "rounded sums depend on their order, which nothing tells")
}

rule("a remainder of a number that is larger") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    assume { A gt 0 }
    assume { A lt 100 }
    elements(f16)
    lhs = (A * 2) % A
    rhs = A * 0
    expect(UNKNOWN, because = "right, but remainders of larger numbers are unknown to solvers")
}

rule("an initial factor, right among the reals alone") {
    expect(UNKNOWN, because = "a library may multiply it first, which rounds otherwise")
    val c by rankClass; val n by c.sizes
    val v by element(f16)
    val x by tensor(f16, c to n)
    requires { n ge 3 }
    lhs = v * x.reduce(product, c)
    rhs = x.reduce(product, c, initial = v)
}

rule("an initial value before elements that come the other way") {
    expect(UNKNOWN, because = "rounded sums depend on their order, which nothing tells")
    val c by rankClass; val n by c.sizes
    val v by element(f16)
    val x by tensor(f16, c to n)
    requires { n ge 2 }
    lhs = x.reduce(sum, c, initial = v)
    rhs = x.reverse(c).reduce(sum, c, initial = v)
}

rule("equal sums that are begun with one value") {
    expect(UNKNOWN, because = "1 + 2 and 3 + 0 are equal, and from the least value on they need not be")
    val c by singleton; val n by c.sizes
    val v by element(f16)
    val x by tensor(f16, c to n)
    val y by tensor(f16, c to n)
    val same = (x.reduce(sum, c) eq y.reduce(sum, c)) and (x.reduce(sum, c) ne 0)
    lhs = select(same, x.reduce(sum, c, initial = v), constant(0))
    rhs = select(same, y.reduce(sum, c, initial = v), constant(0))
}
