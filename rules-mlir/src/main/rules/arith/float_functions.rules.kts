// Functions of the dialect math: no standard rounds them, so what is right is so in every library.

rule("arith/math-powf-one: a power with exponent 1") {
    source("arith/math-powf-one", "AlgebraicSimplification.cpp: PowFStrengthReduction")
    val c by rankClass; val n by c.sizes
    val x by tensor(f16, c to n)
    lhs = pow(x, 1.0)
    rhs = x
    broken("arith/math-powf-one broken: exponent 0", because = "1") { lhs = pow(x, 0.0) }
}

rule("arith/math-powf-half: a square root as a power") {
    source("arith/math-powf-half", "AlgebraicSimplification.cpp: PowFStrengthReduction")
    expect(REFUTED, because = "-0.0, and -inf")
    val c by rankClass; val n by c.sizes
    val x by tensor(f16, c to n)
    lhs = pow(x, 0.5)
    rhs = sqrt(x)
}

rule("arith/math-powf-neg-half: a reciprocal root as a power") {
    source("arith/math-powf-neg-half", "AlgebraicSimplification.cpp: PowFStrengthReduction")
    expect(REFUTED, because = "-0.0: infinities with different signs")
    val c by rankClass; val n by c.sizes
    val x by tensor(f16, c to n)
    lhs = pow(x, -0.5)
    rhs = rsqrt(x)
}

rule("arith/math-powf-three-quarters: a power by two roots") {
    source("arith/math-powf-three-quarters", "AlgebraicSimplification.cpp: PowFStrengthReduction")
    expect(REFUTED, because = "-inf: infinite, and NaN")
    val c by rankClass; val n by c.sizes
    val x by tensor(f16, c to n)
    lhs = pow(x, 0.75)
    rhs = mulf(sqrt(x), sqrt(sqrt(x)))
}

rule("arith/math-exp-quotient: a quotient of exponentials") {
    source("arith/math-exp-quotient", note = "reassoc and arcp speak of sums and quotients, and not of exponentials")
    expect(REFUTED, because = "an exponential that is infinite by one that is not")
    val c by rankClass; val n by c.sizes
    val x by tensor(f16, c to n); val y by tensor(f16, c to n)
    lhs = divf(exp(x), exp(y), arcp, nnan)
    rhs = exp(subf(x, y))
}
