// Wrong of complex numbers; a solver looks for a proof for minutes, as roots of both parts are in it.
rule("a product of roots as the root of a product") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(complex, c to n)
    val B by tensor(complex, c to n)
    lhs = sqrt(A) * sqrt(B)
    rhs = sqrt(A * B)
    expect(REFUTED, because = "A = B = -1: -1 against 1")
}

rule("the modulus of a sum as a sum") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(complex, c to n)
    val B by tensor(complex, c to n)
    lhs = abs(A + B)
    rhs = abs(A) + abs(B)
    expect(REFUTED, because = "A = 1, B = -1")
}
