// Of floats only, and with bits that formats have.

for (type in listOf(real, int, s8, bool, complex))
rule("of $type") {
    expect(ILL_FORMED)
    val c by rankClass
    val n by c.sizes
    val x by tensor(type, c to n)
    lhs = reducePrecision(x, 5, 10)
    rhs = x
}

for ((exponent, mantissa) in listOf(0 to 3, 3 to 0, 3 to 1, 12 to 3, 3 to 53, -1 to 3))
rule("of $exponent and $mantissa bits") {
    expect(ILL_FORMED)
    val c by rankClass
    val n by c.sizes
    val x by tensor(f32, c to n)
    lhs = reducePrecision(x, exponent, mantissa)
    rhs = x
}

rule("of every format") {
    expect(ILL_FORMED)
    val c by rankClass
    val n by c.sizes
    val x by tensor(c to n)
    elements(float)
    lhs = reducePrecision(x, 5, 10)
    rhs = x
}

rule("of numbers only") {
    expect(ILL_FORMED)
    val c by rankClass
    val n by c.sizes
    lhs = reducePrecision(constant(1, c to n), 5, 10)
    rhs = constant(1, c to n)
}

rule("beside what may be poison") {
    expect(ILL_FORMED)
    val c by rankClass
    val n by c.sizes
    val x by tensor(f32, c to n)
    lhs = addf(reducePrecision(x, 5, 10), x)
    rhs = addf(x, reducePrecision(x, 5, 10))
}
