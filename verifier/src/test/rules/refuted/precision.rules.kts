// Wrong about floats with fewer bits, each named after the step that it leaves out.

rule("not rounded at all") {
    val c by rankClass
    val n by c.sizes
    val x by tensor(f16, c to n)
    lhs = reducePrecision(x, 5, 9)
    rhs = x
    expect(REFUTED, because = "an odd significand")
}

rule("exponents not bounded") {
    val c by rankClass
    val n by c.sizes
    val x by tensor(f16, c to n)
    lhs = reducePrecision(x, 4, 10)
    rhs = x
    expect(REFUTED, because = "1024")
}

rule("subnormal numbers as the narrow format has them") {
    val c by rankClass
    val n by c.sizes
    val x by tensor(f32, c to n)
    lhs = reducePrecision(x, 5, 10)
    rhs = convert(convert(x, f16), f32)
    expect(REFUTED, because = "what is subnormal in f16 becomes 0")
}

rule("rounded twice") {
    val c by rankClass
    val n by c.sizes
    val x by tensor(f16, c to n)
    lhs = reducePrecision(reducePrecision(x, 5, 6), 5, 4)
    rhs = reducePrecision(x, 5, 4)
    expect(REFUTED, because = "what is rounded to a tie is rounded again")
}

rule("cut off instead of rounded") {
    val c by rankClass
    val n by c.sizes
    val x by tensor(f16, c to n)
    lhs = abs(reducePrecision(x, 5, 4)) le abs(x)
    rhs = constant(TRUE, c to n)
    expect(REFUTED, because = "rounded up, and what is not a number")
}

rule("the sign of what becomes 0 forgotten") {
    val c by rankClass
    val n by c.sizes
    val x by tensor(f16, c to n)
    lhs = reducePrecision(x, 2, 3)
    rhs = select(reducePrecision(x, 2, 3) eq 0, constant(0, c to n), reducePrecision(x, 2, 3))
    expect(REFUTED, because = "-0.0")
}

rule("mantissa and exponent exchanged") {
    val c by rankClass
    val n by c.sizes
    val x by tensor(f16, c to n)
    lhs = reducePrecision(x, 4, 5)
    rhs = reducePrecision(x, 5, 4)
    expect(REFUTED, because = "1.03125")
}

rule("overflow to the greatest number instead of an infinity") {
    val c by rankClass
    val n by c.sizes
    val x by tensor(f16, c to n)
    assume { abs(x) lt 60000 }
    lhs = abs(reducePrecision(x, 4, 10)) lt 60000
    rhs = constant(TRUE, c to n)
    expect(REFUTED, because = "256")
}

rule("a sum of what was rounded as one that is rounded") {
    val c by rankClass
    val n by c.sizes
    val x by tensor(f16, c to n)
    val y by tensor(f16, c to n)
    lhs = reducePrecision(x + y, 5, 4)
    rhs = reducePrecision(x, 5, 4) + reducePrecision(y, 5, 4)
    expect(REFUTED, because = "two that are rounded down")
}
