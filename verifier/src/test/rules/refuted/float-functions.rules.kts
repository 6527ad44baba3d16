// Functions of floats that no standard rounds: what is right over the reals, and wrong in every library.

rule("a logarithm of an exponential") {
    val c by rankClass; val n by c.sizes
    val x by tensor(c to n)
    elements(floats + float)
    lhs = log(exp(x))
    rhs = x
    expect(REFUTED, because = "the exponential of a small number is 1, of a large one infinite")
}

rule("an exponential of a sum") {
    val c by rankClass; val n by c.sizes
    val x by tensor(c to n); val y by tensor(c to n)
    elements(floats)
    lhs = exp(x) * exp(y)
    rhs = exp(x + y)
    expect(REFUTED, because = "infinity times 0")
}

rule("a square root as a power") {
    val c by rankClass; val n by c.sizes
    val x by tensor(c to n)
    elements(floats)
    lhs = pow(x, 0.5)
    rhs = sqrt(x)
    expect(REFUTED, because = "-0.0, and -inf")
}

rule("a power of 1 is 1 unless the exponent is not a number") {
    val c by rankClass; val n by c.sizes
    val x by tensor(c to n)
    elements(floats)
    lhs = pow(1, x)
    rhs = x * 0 + 1
    expect(REFUTED, because = "NaN, and infinities")
}

rule("a logarithm of a square") {
    val c by rankClass; val n by c.sizes
    val x by tensor(c to n)
    elements(floats)
    lhs = log(x * x)
    rhs = 2 * log(abs(x))
    expect(REFUTED, because = "the square of a small number is 0")
}

rule("a sine is a number") {
    val c by rankClass; val n by c.sizes
    val x by tensor(c to n)
    elements(floats)
    assume { x ge 0 }
    lhs = sin(x) eq sin(x)
    rhs = constant(TRUE, c to n)
    expect(REFUTED, because = "of an infinity it is none")
}

rule("a hyperbolic tangent by exponentials") {
    val c by rankClass; val n by c.sizes
    val x by tensor(c to n)
    elements(floats)
    lhs = tanh(x)
    rhs = (exp(2 * x) - 1) / (exp(2 * x) + 1)
    expect(REFUTED, because = "infinity by infinity")
}

rule("a quotient of exponentials without NaN") {
    val c by rankClass; val n by c.sizes
    val x by tensor(f16, c to n); val y by tensor(f16, c to n)
    lhs = divf(exp(x), exp(y), nnan)
    rhs = exp(subf(x, y))
    expect(REFUTED, because = "an exponential that is infinite, by one that is not")
}

rule("an exponential in another format") {
    val c by rankClass; val n by c.sizes
    val x by tensor(f16, c to n)
    lhs = convert(exp(x), f32)
    rhs = exp(convert(x, f32))
    expect(REFUTED, because = "it is infinite in the narrower format")
}

rule("a product and a sum that are rounded once, and never NaN") {
    val c by rankClass; val n by c.sizes
    val x by tensor(f16, c to n); val y by tensor(f16, c to n); val z by tensor(f16, c to n)
    lhs = addf(mulf(x, y, contract), z, contract)
    rhs = fma(x, y, z, nnan)
    expect(REFUTED, because = "NaN: poison")
}
