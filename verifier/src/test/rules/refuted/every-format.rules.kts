// What some format is against.

rule("sums associate in every format") {
    val c by rankClass; val n by c.sizes
    val x by tensor(c to n); val y by tensor(c to n); val z by tensor(c to n)
    elements(float)
    lhs = (x + y) + z
    rhs = x + (y + z)
    expect(REFUTED, because = "an overflow")
}

rule("what is halved can be doubled in every format") {
    val c by rankClass; val n by c.sizes
    val x by tensor(c to n)
    elements(float)
    lhs = (x * 0.5) * 2
    rhs = x
    expect(REFUTED, because = "half the least number is 0")
}

rule("what is doubled can be halved in every format") {
    val c by rankClass; val n by c.sizes
    val x by tensor(c to n)
    elements(float)
    lhs = (x + x) * 0.5
    rhs = x
    expect(REFUTED, because = "twice the greatest number is infinite")
}

rule("zero is added in every format") {
    val c by rankClass; val n by c.sizes
    val x by tensor(c to n)
    elements(float)
    lhs = x + 0
    rhs = x
    expect(REFUTED, because = "-0.0")
}

rule("a difference with itself is zero in every format") {
    val c by rankClass; val n by c.sizes
    val x by tensor(c to n)
    elements(float)
    lhs = x - x
    rhs = constant(0, c to n)
    expect(REFUTED, because = "inf - inf")
}

rule("a product tells whether a factor is 0 in every format") {
    val c by rankClass; val n by c.sizes
    val x by tensor(c to n)
    elements(float)
    lhs = x * x eq 0
    rhs = x eq 0
    expect(REFUTED, because = "an underflow")
}

rule("a number over itself in every format") {
    val c by rankClass; val n by c.sizes
    val x by tensor(c to n)
    elements(float)
    assume { x ne 0 }
    lhs = x / x
    rhs = constant(1, c to n)
    expect(REFUTED, because = "inf / inf")
}

rule("sums are strictly monotone in every format") {
    val c by rankClass; val n by c.sizes
    val x by tensor(c to n); val y by tensor(c to n)
    elements(float)
    assume { x lt y }
    assume { abs(x) lt inf }
    assume { abs(y) lt inf }
    lhs = x + 1 lt y + 1
    rhs = constant(TRUE, c to n)
    expect(REFUTED, because = "both are 1, rounded")
}

rule("sums are monotone in every format, infinities too") {
    val c by rankClass; val n by c.sizes
    val x by tensor(c to n); val y by tensor(c to n); val z by tensor(c to n)
    elements(float)
    assume { x le y }
    assume { z eq z }
    lhs = x + z le y + z
    rhs = constant(TRUE, c to n)
    expect(REFUTED, because = "-inf + inf")
}

rule("a square root has its square in every format") {
    val c by rankClass; val n by c.sizes
    val x by tensor(c to n)
    elements(float)
    assume { x ge 0 }
    lhs = sqrt(x) * sqrt(x)
    rhs = x
    expect(REFUTED, because = "2")
}

rule("a square root keeps the sign of a zero as an absolute value does") {
    val c by rankClass; val n by c.sizes
    val x by tensor(c to n)
    elements(float)
    assume { x ge 0 }
    lhs = sqrt(x)
    rhs = sqrt(abs(x))
    expect(REFUTED, because = "-0.0")
}

rule("a square root keeps the order of zeros") {
    val c by rankClass; val n by c.sizes
    val x by tensor(c to n); val y by tensor(c to n)
    elements(float)
    assume { x ge 0 }
    assume { y ge x }
    lhs = max(sqrt(x), sqrt(y))
    rhs = sqrt(y)
    expect(REFUTED, because = "0.0 and -0.0")
}

rule("an order of magnitude that f16 has not got and wider exponents have") {
    val c by rankClass; val n by c.sizes
    val x by tensor(c to n)
    elements(float)
    lhs = max(abs(x), 1) * 32768 * 32768
    rhs = max(abs(x), inf)
    expect(REFUTED, because = "right in f16, where 32768 * 32768 is infinite")
}

rule("a quotient is a product with a fraction in every format") {
    val c by rankClass; val n by c.sizes
    val x by tensor(c to n); val y by tensor(c to n)
    elements(float)
    lhs = x / y
    rhs = x * (1 / y)
    expect(REFUTED, because = "rounded twice")
}
