rule("a number that does not fit") {
    expect(ILL_FORMED)
    val c by rankClass
    val n by c.sizes
    val A by tensor(s8, c to n)
    lhs = A + 200
    rhs = A
}

rule("an infinity among integers that end") {
    expect(ILL_FORMED)
    val c by rankClass
    val n by c.sizes
    val A by tensor(u8, c to n)
    lhs = max(A, -inf)
    rhs = A
}

rule("a number that fits no claimed type") {
    expect(ILL_FORMED)
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    elements(s8, u8)
    lhs = A + 300 - 300
    rhs = A
}

rule("two widths") {
    expect(ILL_FORMED)
    val c by rankClass
    val n by c.sizes
    val A by tensor(s8, c to n)
    val B by tensor(s16, c to n)
    lhs = A + B
    rhs = B + A
}

rule("an exponential of integers") {
    expect(ILL_FORMED)
    val c by rankClass
    val n by c.sizes
    val A by tensor(u32, c to n)
    lhs = exp(A)
    rhs = exp(A)
}

rule("all bits of a reduction") {
    expect(ILL_FORMED)
    val c by rankClass
    val n by c.sizes
    val A by tensor(u32, c to n)
    lhs = A.reduce(and, c)
    rhs = A.reduce(and, c)
}
