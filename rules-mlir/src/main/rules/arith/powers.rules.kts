// Powers of integers, of the dialect math: an exponent that is a number is unfolded. With exponent -1 the power is 1 of 1, -1 of -1, and else 0; of 0
// nothing says what it is, so it is some element there, or undefined behaviour.

rule("arith/math-ipowi-neg-exp: a power with exponent -1") {
    source("arith/math-ipowi-neg-exp", "AlgebraicSimplification.cpp: PowIStrengthReduction", note = "the pattern is guarded now")
    expect(REFUTED, because = "x = 0, or poison: the quotient has undefined behaviour, and the power was some element")
    val N by width
    requires { N ge 2 }
    val c by rankClass; val n by c.sizes
    val x by tensor(i(N), c to n); val ofZero by tensor(i(N), c to n)
    lhs = select(cmpi(eq, x, 0), ofZero, select(cmpi(eq, x, 1), 1, select(cmpi(eq, x, -1), -1, 0)))
    rhs = divsi(1, x)
}

rule("arith/math-ipowi-neg-exp: where that of 0 has undefined behaviour") {
    source("arith/math-ipowi-neg-exp", "AlgebraicSimplification.cpp: PowIStrengthReduction")
    val N by width
    requires { N ge 2 }
    val c by rankClass; val n by c.sizes
    val x by tensor(i(N), c to n)
    lhs = select(cmpi(eq, x, 0), divsi(1, x), select(cmpi(eq, x, 1), 1, select(cmpi(eq, x, -1), -1, 0)))
    rhs = divsi(1, x)
    broken("arith/math-ipowi-neg-exp broken: without a sign", because = "i2: 1 / 3 is 0, and 1 / -1 is -1") { rhs = divui(1, x) }
    broken("arith/math-ipowi-neg-exp broken: the sign of -1 is lost", because = "i2: 1 / -1 is -1") {
        lhs = select(cmpi(eq, x, 0), divsi(1, x), select(cmpi(eq, x, 1), 1, select(cmpi(eq, x, -1), 1, 0)))
    }
    broken("arith/math-ipowi-neg-exp broken: exponent -2", because = "i2: 1 / -1 is -1, and its square is 1") {
        rhs = divsi(1, x) * divsi(1, x)
    }
}
