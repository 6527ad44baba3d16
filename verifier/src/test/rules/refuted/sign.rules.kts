// Wrong about the sign of numbers.

rule("every number is its own sign") {
    expect(REFUTED, because = "A = 2")
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    lhs = sign(A)
    rhs = A
}

rule("the sign of a sum is the sum of the signs") {
    expect(REFUTED, because = "A = B = 1")
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    val B by tensor(c to n)
    lhs = sign(A + B)
    rhs = sign(A) + sign(B)
}

rule("the sign of a square is one") {
    expect(REFUTED, because = "A = 0")
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    lhs = sign(A * A)
    rhs = constant(1, c to n)
}

rule("the sign of infinity is infinite") {
    expect(REFUTED, because = "it is 1")
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    lhs = sign(max(constant(inf, c to n), A))
    rhs = constant(inf, c to n)
}
