// Wrong arithmetic.

rule("zero is below everything") {
    expect(REFUTED, because = "A = -1")
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    lhs = max(A, constant(0, c to n))
    rhs = A
}

rule("infinity is the least element") {
    expect(REFUTED, because = "max(A, inf) = inf")
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    lhs = max(A, constant(inf, c to n))
    rhs = A
}

rule("anything divided by itself is one") {
    expect(REFUTED, because = "0 / 0 is -1 over the integers, and unknown over the reals")
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    lhs = A.div(A)
    rhs = constant(1, c to n)
}

rule("a real divided by zero is zero") {
    expect(REFUTED, because = "x / 0 is an unknown function of x, never a convenient 0")
    val c by rankClass
    val n by c.sizes
    val A by tensor(real, c to n)
    lhs = A.div(constant(0, c to n))
    rhs = constant(0, c to n)
}

rule("division by a product is division twice") {
    expect(REFUTED, because = "k = 0, j = 2: -1 against -1 / 2 = 0")
    val c by rankClass
    val n by c.sizes
    val k by element(int); val j by element(int)
    val A by tensor(int, c to n)
    lhs = A.div(constant(k * j, c to n))
    rhs = A.div(constant(k, c to n)).div(constant(j, c to n))
}
