// Between floats and the numbers without end solvers know no conversion.

rule("small numbers without end are floats") {
    val c by rankClass
    val n by c.sizes
    val x by tensor(u8, c to n)
    lhs = convert(convert(convert(x, int), f32), u8)
    rhs = x
    expect(UNKNOWN, because = "right, as all of them are exact")
}

rule("large numbers without end are none") {
    val c by rankClass
    val n by c.sizes
    val x by tensor(int, c to n)
    lhs = convert(convert(x, f32), int)
    rhs = x
    expect(UNKNOWN, because = "wrong at 2^24 + 1, which nothing leads to")
}
