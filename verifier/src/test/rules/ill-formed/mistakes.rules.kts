// One mistake each; the others are reported all the same.

rule("axes that differ") {
    expect(ILL_FORMED)
    val c by rankClass; val d by rankClass
    val n by c.sizes; val m by d.sizes
    val A by tensor(c to n)
    lhs = A
    rhs = A.expand(d to m)
}

rule("a map of another class") {
    expect(ILL_FORMED)
    val c by rankClass; val d by rankClass
    val n by c.sizes; val m by d.sizes
    val A by tensor(c to n)
    lhs = A.slice(end = m)
    rhs = A
}

rule("a concat along an axis of any rank") {
    expect(ILL_FORMED)
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    lhs = concat(A, A, along = c)
    rhs = concat(A, A, along = c)
}

rule("a sum of truth values") {
    expect(ILL_FORMED)
    val c by rankClass
    val n by c.sizes
    val P by tensor(bool, c to n)
    lhs = P + P
    rhs = P
}

rule("no right side") {
    expect(ILL_FORMED)
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    lhs = A
}
