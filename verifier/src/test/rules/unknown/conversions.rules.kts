// Between floats and the numbers without end solvers know no conversion.

rule("a sum of floats is the real sum, rounded") {
    val c by rankClass
    val n by c.sizes
    val x by tensor(f16, c to n)
    val y by tensor(f16, c to n)
    assume { x gt 0 }
    assume { x lt 100 }
    assume { y gt 0 }
    assume { y lt 100 }
    lhs = convert(convert(x, real) + convert(y, real), f16)
    rhs = x + y
    expect(UNKNOWN, because = "right, but a solver knows rounding by its bounds and order only")
}

rule("a real is rounded twice") {
    val c by rankClass
    val n by c.sizes
    val x by tensor(real, c to n)
    lhs = convert(convert(x, f32), f16)
    rhs = convert(x, f16)
    expect(UNKNOWN, because = "wrong at 1 + 1/2^11 + 1/2^30, which nothing leads to")
}
