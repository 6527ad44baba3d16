rule("a comparison of Kotlin beside truth values") {
    expect(ILL_FORMED)
    val c by rankClass
    val n by c.sizes
    val P by tensor(bool, c to n)
    val A by tensor(c to n)
    val B by tensor(c to n)
    lhs = P or (A == B)
    rhs = P
}

rule("a comparison of Kotlin as a padding") {
    expect(ILL_FORMED)
    val c by rankClass
    val n by c.sizes
    val P by tensor(bool, c to n)
    val A by tensor(c to n)
    val B by tensor(c to n)
    lhs = P.pad(A == B, low = n)
    rhs = P
}

rule("a comparison of Kotlin everywhere") {
    expect(ILL_FORMED)
    val c by rankClass
    val n by c.sizes
    val P by tensor(bool, c to n)
    val A by tensor(c to n)
    val B by tensor(c to n)
    lhs = constant(A == B, c to n)
    rhs = P
}

rule("a comparison of Kotlin with a comparison") {
    expect(ILL_FORMED)
    val c by rankClass
    val n by c.sizes
    val P by tensor(bool, c to n)
    val A by tensor(c to n)
    val B by tensor(c to n)
    lhs = P eq (A == B)
    rhs = P
}
