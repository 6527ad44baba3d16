// Right of complex numbers, and not proved.

rule("a quotient of a quotient") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(complex, c to n)
    val B by tensor(complex, c to n)
    val C by tensor(complex, c to n)
    assume { B ne 0 }
    assume { C ne 0 }
    lhs = A / B / C
    rhs = A / (B * C)
    expect(UNKNOWN, because = "two quotients of reals nested")
}
