// XLA's HandlePower, HandleSqrt and HandleRsqrt as coded. What the compiler takes for not negative is a magnitude: see
// multiply.rules.kts.

rule("HandlePower/01 Pow(A, 0) => 1") {
    source("", "HandlePower/01")
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    lhs = pow(A, 0)
    rhs = constant(1, shapeOf(A))
    broken("HandlePower/01 broken: 0 to the power of A", because = "A = 1: 0 against 1") { lhs = pow(0, A) }
}

rule("HandlePower/02 Pow(A, 1) => A") {
    source("", "HandlePower/02")
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    lhs = pow(A, 1)
    rhs = A
    broken("HandlePower/02 broken: 1 to the power of A", because = "A = 0: 1 against 0") { lhs = pow(1, A) }
}

rule("HandlePower/03 Pow(Exp(A), B) => Exp(Mul(A, B))") {
    source("", "HandlePower/03", note = "Under fast math only.")
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    val B by tensor(c to n)
    lhs = pow(exp(A), B)
    rhs = exp(A * B)
    expect(REFUTED, on = floats, because = "A = 0, B = inf: 1 against nan")
    broken("HandlePower/03 broken: the sum", because = "A = 1, B = 0: 1 against exp(1)") { rhs = exp(A + B) }
}

rule("HandlePower/04 Pow(A, 2) => Mul(A, A)") {
    source("", "HandlePower/04")
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    lhs = pow(A, 2)
    rhs = A * A
    upTo(rounding)
    broken("HandlePower/04 broken: twice", because = "A = 1: 1 against 2") { rhs = A + A }
}

rule("HandlePower/05 Pow(A, 3) => Mul(A, Mul(A, A))") {
    source("", "HandlePower/05")
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    lhs = pow(A, 3)
    rhs = A * (A * A)
    upTo(rounding)
    broken("HandlePower/05 broken: a square", because = "A = 2: 8 against 4") { rhs = A * A }
}

rule("HandlePower/06 Pow(A, -1) => Div(1, A)") {
    source("", "HandlePower/06")
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    lhs = pow(A, -1)
    rhs = 1 / A
    expect(REFUTED, on = real, because = "A = 0: neither side is defined")
    expect(UNKNOWN, on = floats, because = "right where powers are rounded to the nearest number")
    repaired("HandlePower/06 repaired: for A != 0") {
        elements(real)
        assume { A ne 0 }
    }
    broken("HandlePower/06 broken: negated", because = "A = 1: 1 against -1") { rhs = -A }
}

rule("HandlePower/07 Pow(A, 0.5) => Sqrt(A) for a magnitude A") {
    source("", "HandlePower/07", note = "For A that the compiler takes for not negative.")
    val c by rankClass
    val n by c.sizes
    val X by tensor(c to n)
    val A = abs(X)
    lhs = pow(A, 0.5)
    rhs = sqrt(A)
    upTo(rounding)
    broken("HandlePower/07 broken: A may be negative", because = "A = -1, which has no root") {
        lhs = pow(X, 0.5)
        rhs = sqrt(X)
    }
    broken("HandlePower/07 broken: the reciprocal", because = "A = 4: 2 against 1/2") { rhs = rsqrt(A) }
}

rule("HandleSqrt/01 Sqrt(Mul(A, A)) => Abs(A)") {
    source("", "HandleSqrt/01", note = "Under fast math only.")
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    lhs = sqrt(A * A)
    rhs = abs(A)
    expect(REFUTED, on = floats, because = "A = 65504 in f16: its square is inf")
    broken("HandleSqrt/01 broken: without its magnitude", because = "A = -1: 1 against -1") { rhs = A }
}

rule("HandleRsqrt/01 Rsqrt(Pow(A, -2)) => A for a magnitude A") {
    source("", "HandleRsqrt/01", note = "For A that the compiler takes for not negative.")
    val c by rankClass
    val n by c.sizes
    val X by tensor(c to n)
    val A = abs(X)
    lhs = rsqrt(pow(A, -2))
    rhs = A
    expect(REFUTED, on = real, because = "A = 0, of which no power of -2 is defined")
    expect(REFUTED, on = setOf(f16, bf16, f32), because = "the least number: its power of -2 is inf, and the root of that is 0")
    expect(UNKNOWN, on = f64, because = "no number is tried that is small enough")
    repaired("HandleRsqrt/01 repaired: for A > 0") {
        elements(real)
        assume { X ne 0 }
    }
    broken("HandleRsqrt/01 broken: a square", because = "A = 2: 1/2 against 2") { lhs = rsqrt(pow(A, 2)) }
}

rule("HandleRsqrt/02 Rsqrt(Div(1, A)) => Sqrt(A) for a magnitude A") {
    source("", "HandleRsqrt/02", note = "For A that the compiler takes for not negative.")
    val c by rankClass
    val n by c.sizes
    val X by tensor(c to n)
    val A = abs(X)
    lhs = rsqrt(1 / A)
    rhs = sqrt(A)
    expect(REFUTED, on = real, because = "A = 0: 1 / 0 is not defined")
    expect(REFUTED, on = floats, because = "the least number: its reciprocal is inf, and the root of that is 0")
    repaired("HandleRsqrt/02 repaired: for A > 0") {
        elements(real)
        assume { X ne 0 }
    }
    broken("HandleRsqrt/02 broken: the same root", because = "A = 4: 2 against 1/2") { rhs = rsqrt(A) }
}
