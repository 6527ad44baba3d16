// XLA's HandleMultiply as coded, where the other files of the collection do not have it. The compiler takes A for not
// negative where it has the form exp(..), abs(..), x * x and the like. Each number that is not negative, but for -0.0, is
// a magnitude, and so is NaN, which the forms give, too: that A is one is all that they say.

rule("HandleMultiply/05 Mul(Negate(A), Negate(B)) => Mul(A, B)") {
    source("", "HandleMultiply/05")
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    val B by tensor(c to n)
    lhs = -A * -B
    rhs = A * B
    broken("HandleMultiply/05 broken: one of them negated", because = "A = B = 1: -1 against 1") { lhs = -A * B }
}

rule("HandleMultiply/12 Mul(Sqrt(A), Sqrt(A)) => A for a magnitude A") {
    source("", "HandleMultiply/12", note = "For A that the compiler takes for not negative.")
    val c by rankClass
    val n by c.sizes
    val X by tensor(c to n)
    val A = abs(X)
    lhs = sqrt(A) * sqrt(A)
    rhs = A
    expect(REFUTED, on = floats, because = "A = 3.0 in f16: 3.002, as the root is rounded, and the square of that")
    broken("HandleMultiply/12 broken: A may be negative", because = "A = -1, which has no square root") {
        lhs = sqrt(X) * sqrt(X)
        rhs = X
    }
    broken("HandleMultiply/12 broken: half of it", because = "A = 1: 1 against 1/2") { rhs = A / 2 }
}

rule("HandleMultiply/13 Mul(Rsqrt(A), Rsqrt(A)) => Div(1, A) for a magnitude A") {
    source("", "HandleMultiply/13", note = "For A that the compiler takes for not negative.")
    val c by rankClass
    val n by c.sizes
    val X by tensor(c to n)
    val A = abs(X)
    lhs = rsqrt(A) * rsqrt(A)
    rhs = 1 / A
    expect(REFUTED, on = real, because = "A = 0: neither rsqrt(0) nor 1 / 0 is defined")
    expect(UNKNOWN, on = floats, because = "a library's reciprocal root may be off by a little")
    repaired("HandleMultiply/13 repaired: for A > 0") {
        elements(real)
        assume { X ne 0 }
    }
    broken("HandleMultiply/13 broken: not the reciprocal", because = "A = 4: 1/4 against 4") { rhs = A }
}
