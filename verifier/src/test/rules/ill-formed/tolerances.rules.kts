// Differences that the elements of a rule do not have.

rule("integers have one zero") {
    expect(ILL_FORMED)
    val c by rankClass; val n by c.sizes
    val x by tensor(int, c to n)
    upTo(zeros)
    lhs = x + 0
    rhs = x
}

rule("what is moved has no type") {
    expect(ILL_FORMED)
    val c by rankClass; val n by c.sizes
    val x by tensor(c to n)
    upTo(order)
    lhs = x.reverse(c).reverse(c)
    rhs = x
}

rule("reals have no zeros with signs") {
    expect(ILL_FORMED)
    val c by rankClass; val n by c.sizes
    val x by tensor(c to n)
    upTo(rounding, zeros)
    lhs = x + 0
    rhs = x
}

rule("a fixed type is not read over the reals") {
    expect(ILL_FORMED)
    val c by rankClass; val n by c.sizes
    val x by tensor(f32, c to n)
    upTo(rounding)
    lhs = x + 0
    rhs = x
}

rule("an infinity is no real number") {
    expect(ILL_FORMED)
    elements(f32)
    val c by rankClass; val n by c.sizes
    val x by tensor(c to n)
    upTo(rounding)
    lhs = max(x, nan)
    rhs = constant(nan, c to n)
}

rule("a text is no difference") {
    expect(ILL_FORMED)
    val c by rankClass; val n by c.sizes
    val x by tensor(f32, c to n)
    upTo("zeros")
    lhs = x + 0
    rhs = x
}

rule("nothing does not matter") {
    expect(ILL_FORMED)
    val c by rankClass; val n by c.sizes
    val x by tensor(f32, c to n)
    upTo()
    lhs = x + 0
    rhs = x
}

rule("the floats of MLIR have flags") {
    expect(ILL_FORMED)
    val c by rankClass; val n by c.sizes
    val x by tensor(f32, c to n)
    upTo(zeros)
    lhs = addf(x, 0.0)
    rhs = x
}
