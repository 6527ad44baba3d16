// An assumption holds in bounds of what it compares: with two sizes, of one of which nothing is known, it would hold of nothing.

rule("an assumption that compares a tensor with a constant of another size") {
    expect(ILL_FORMED)
    val c by rankClass
    val n by c.sizes
    val m by c.sizes
    val A by tensor(real, c to n)
    assume { A ne constant(0, c to m) }
    lhs = A / A
    rhs = constant(1, c to n)
}

rule("an assumption that compares two tensors of different sizes") {
    expect(ILL_FORMED)
    val c by rankClass
    val n by c.sizes
    val m by c.sizes
    val A by tensor(real, c to n)
    val B by tensor(real, c to m)
    assume { A lt B }
    lhs = min(A, constant(0, c to n))
    rhs = A
}

rule("an assumption on three tensors, one of which is larger on one axis") {
    expect(ILL_FORMED)
    val c by rankClass
    val row by c.label
    val n by c.sizes
    val m by c.sizes
    val L by tensor(c to n, row to m)
    val A by tensor(c to n, row to m)
    val H by tensor(c to n, row to m + 1)
    assume { clamp(L, A, H) eq A }
    lhs = max(A, L)
    rhs = A
}

rule("sizes that are equal are not yet the same size") {
    expect(ILL_FORMED)
    val c by rankClass
    val n by c.sizes
    val m by c.sizes
    val A by tensor(real, c to n)
    requires { m eq n }
    assume { A ne constant(0, c to m) }
    lhs = A / A
    rhs = constant(1, c to n)
}

rule("an assumption on constants only") {
    expect(ILL_FORMED)
    val c by rankClass
    val n by c.sizes
    val k by element(int)
    val A by tensor(int, c to n)
    assume { constant(k, c to n) gt constant(0, c to n) }
    lhs = A * constant(k, c to n) / constant(k, c to n)
    rhs = A
}
