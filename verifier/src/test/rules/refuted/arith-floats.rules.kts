// Floats as MLIR reads them: what is wrong by poison, by a flag, or by a choice that the right side may make.

rule("an operation reads poison that a constant does not have") {
    expect(REFUTED)
    val c by rankClass; val n by c.sizes
    val x by tensor(f16, c to n)
    lhs = constant(number(1, i1), c to n)
    rhs = cmpf(ueq, x, x)
}

rule("a frozen float is not what is frozen again") {
    expect(REFUTED)
    val c by rankClass; val n by c.sizes
    val x by tensor(f16, c to n)
    val y by freeze(x); val z by freeze(x)
    lhs = constant(number(1, i1), c to n)
    rhs = cmpf(ueq, y, z)
}

rule("plain operators of a rule of MLIR give poison where an operand is") {
    expect(REFUTED)
    val c by rankClass; val n by c.sizes
    val x by tensor(f16, c to n); val y by tensor(f16, c to n)
    lhs = negf(x)
    rhs = max(-x, min(-x, y))
}

rule("one choice for all elements that are copied") {
    expect(REFUTED)
    val s by singleton
    val x by tensor(f16)
    lhs = addf(x, 0.0, nsz).expand(s to 2)
    rhs = select(cmpi(eq, constant(number(0, i8), s to 2), 0), constant(number(0.0, f16), s to 2), poison)
}

rule("the right side chooses another sign") {
    expect(REFUTED)
    val c by rankClass; val n by c.sizes
    val x by tensor(f16, c to n)
    lhs = divf(1.0, x)
    rhs = divf(1.0, mulf(x, 1.0, nsz))
}

rule("only the sign of a zero is chosen") {
    expect(REFUTED)
    val c by rankClass; val n by c.sizes
    val x by tensor(f16, c to n)
    lhs = mulf(x, 1.0, nsz)
    rhs = negf(x)
}

rule("equal zeros have one greatest") {
    expect(REFUTED)
    val c by rankClass; val n by c.sizes
    lhs = maxnumf(constant(number(0.0, f16), c to n), 0.0)
    rhs = constant(number(-0.0, f16), c to n)
}

rule("a conversion beyond the integers") {
    expect(REFUTED)
    val c by rankClass; val n by c.sizes
    val x by tensor(f16, c to n)
    lhs = constant(number(1, i8), c to n)
    rhs = select(cmpi(eq, fptosi(x, i8), fptosi(x, i8)), constant(number(1, i8), c to n), 1)
}

rule("sums of which one licenses it do not reassociate") {
    expect(REFUTED, because = "what the inner sum rounds away")
    val c by rankClass; val n by c.sizes
    val x by tensor(f16, c to n); val y by tensor(f16, c to n); val z by tensor(f16, c to n)
    lhs = addf(addf(x, y), z, reassoc)
    rhs = addf(x, addf(y, z))
}

rule("a right side that may be reassociated is right in each order") {
    expect(REFUTED, because = "what the inner sum rounds away")
    val c by rankClass; val n by c.sizes
    val x by tensor(f16, c to n); val y by tensor(f16, c to n); val z by tensor(f16, c to n)
    lhs = addf(x, addf(y, z))
    rhs = addf(x, addf(y, z, reassoc), reassoc)
}

// A solver took long words for other numbers of f16 than they are.
rule("a word of eighty bits is below infinity") {
    val c by rankClass; val n by c.sizes
    val A by tensor(i(80), c to n)
    lhs = cmpf(olt, uitofp(A, f16), inf)
    rhs = cmpf(oeq, uitofp(A, f16), uitofp(A, f16))
    expect(REFUTED, because = "the greatest number of f16 is 65504")
}

rule("zero added and rounded down is zero added") {
    expect(REFUTED, because = "x = -0.0 stays where it is rounded down")
    val c by rankClass
    val n by c.sizes
    val x by tensor(f16, c to n)
    lhs = addf(x, 0.0, downward)
    rhs = addf(x, 0.0)
}
