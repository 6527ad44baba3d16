// What is not about every floating-point format at once.

rule("a tensor of every format") {
    expect(ILL_FORMED)
    val c by rankClass; val n by c.sizes
    val x by tensor(float, c to n)
    lhs = x + x
    rhs = x * 2
}

rule("a number of every format") {
    expect(ILL_FORMED)
    val c by rankClass; val n by c.sizes
    val x by tensor(c to n)
    elements(float)
    lhs = x + number(1, float)
    rhs = x
}

rule("a conversion to every format") {
    expect(ILL_FORMED)
    val c by rankClass; val n by c.sizes
    val x by tensor(s8, c to n)
    lhs = convert(x, float)
    rhs = convert(x, float)
}

rule("a conversion from every format") {
    expect(ILL_FORMED)
    val c by rankClass; val n by c.sizes
    val x by tensor(c to n)
    elements(float)
    lhs = convert(x, s8)
    rhs = convert(-(-x), s8)
}

rule("operations of MLIR in every format") {
    expect(ILL_FORMED)
    val c by rankClass; val n by c.sizes
    val x by tensor(c to n); val y by tensor(c to n)
    elements(float)
    lhs = addf(x, y)
    rhs = addf(y, x)
}

rule("a number that some formats do not have, in every format") {
    expect(ILL_FORMED)
    val c by rankClass; val n by c.sizes
    val x by tensor(c to n)
    elements(float)
    lhs = x * number("0.1")
    rhs = x / 10
}

rule("an operator on integers in every format") {
    expect(ILL_FORMED)
    val c by rankClass; val n by c.sizes
    val x by tensor(c to n)
    elements(float)
    lhs = x and x
    rhs = x
}

rule("one format and every format") {
    expect(ILL_FORMED)
    val c by rankClass; val n by c.sizes
    val x by tensor(c to n); val y by tensor(f16, c to n)
    elements(float)
    lhs = x + y
    rhs = y + x
}
