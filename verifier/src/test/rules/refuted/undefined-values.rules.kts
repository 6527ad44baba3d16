// Of what nothing defines nothing is known but that it is a function of the operands.

rule("infinity less infinity is nothing") {
    expect(REFUTED, because = "inf - inf may be any element")
    val c by rankClass
    val n by c.sizes
    lhs = constant(inf, c to n) - constant(inf, c to n)
    rhs = constant(0, c to n)
}

rule("infinity less infinity is finite") {
    expect(REFUTED, because = "inf - inf may be infinite")
    val c by rankClass
    val n by c.sizes
    val A by tensor(real, c to n)
    lhs = abs(A + constant(inf, c to n) - constant(inf, c to n)) lt constant(inf, c to n)
    rhs = constant(TRUE, c to n)
}

rule("a real divided by zero is finite") {
    expect(REFUTED, because = "beside infinities x / 0 may be one")
    val c by rankClass
    val n by c.sizes
    val A by tensor(real, c to n)
    lhs = (A / constant(0, c to n)) lt constant(inf, c to n)
    rhs = constant(TRUE, c to n)
}

rule("zero divided by zero is one divided by zero") {
    expect(REFUTED, because = "x / 0 depends on x")
    val c by rankClass
    val n by c.sizes
    val A by tensor(real, c to n)
    lhs = (A - A) / constant(0, c to n)
    rhs = (A - A + constant(1, c to n)) / constant(0, c to n)
}

rule("infinity times zero is nothing") {
    expect(REFUTED, because = "0 * inf may be any element")
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    lhs = A * constant(inf, c to n) * constant(0, c to n)
    rhs = constant(0, c to n)
}

rule("a product with infinity is infinite") {
    expect(REFUTED, because = "0 * inf may be any element")
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    assume { A ge constant(0, c to n) }
    lhs = A * constant(inf, c to n)
    rhs = constant(inf, c to n)
}

rule("zero times minus infinity is the opposite of zero times infinity") {
    expect(REFUTED, because = "these are two unknown elements")
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    lhs = A * constant(-inf, c to n)
    rhs = -(A * constant(inf, c to n))
}

rule("a part of infinity is infinite") {
    expect(REFUTED, because = "inf / 2 is an unknown function of both")
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    lhs = constant(inf, c to n) / constant(2, c to n)
    rhs = constant(inf, c to n)
}

rule("the infinite part of a number is nothing") {
    expect(REFUTED, because = "2 / inf is an unknown function of both")
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    lhs = A / constant(inf, c to n)
    rhs = constant(0, c to n)
}

rule("the remainder by infinity is the number") {
    expect(REFUTED, because = "x % inf is an unknown function of both")
    val c by rankClass
    val n by c.sizes
    val A by tensor(int, c to n)
    lhs = A % constant(inf, c to n)
    rhs = A
}

rule("the exponential of minus infinity is zero") {
    expect(REFUTED, because = "exp(-inf) is an unknown element")
    val c by rankClass
    val n by c.sizes
    val A by tensor(real, c to n)
    lhs = exp(constant(-inf, c to n)) * A
    rhs = constant(0, c to n)
}

rule("quotients by zero are equal where the dividends are near") {
    expect(REFUTED, because = "x / 0 need not grow with x")
    val c by rankClass
    val n by c.sizes
    val A by tensor(real, c to n)
    val B by tensor(real, c to n)
    assume { A lt B }
    lhs = (A / constant(0, c to n)) lt (B / constant(0, c to n))
    rhs = constant(TRUE, c to n)
}
