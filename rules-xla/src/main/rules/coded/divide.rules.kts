// XLA's HandleDivide as coded, where the other files of the collection do not have it. x / 0 of reals is not defined.

rule("HandleDivide/10 Div(A, Broadcast(B)) => Mul(A, Broadcast(Div(1, B)))") {
    source("", "HandleDivide/10", note = "The handler asks for no integer.")
    expect(REFUTED, because = "of reals A = -1, B = 0: 1 / 0 is not defined; of f16 A = 65504, B = 3: 21840 against 21824")
    val c by rankClass
    val d by rankClass
    val n by c.sizes
    val m by d.sizes
    val A by tensor(c to n, d to m)
    val B by tensor(d to m)
    elements(floats + real)
    lhs = A / B.expand(c to n)
    rhs = A * (1 / B).expand(c to n)
    repaired("HandleDivide/10 repaired: for B != 0") {
        elements(real)
        assume { B ne 0 }
    }
    broken("HandleDivide/10 broken: not the reciprocal", because = "A = 1, B = 2: 1/2 against 2") {
        assume { B ne 0 }
        rhs = A * B.expand(c to n)
    }
}

rule("HandleDivide/12 Div(Div(A, B), C) => Div(A, Mul(B, C))") {
    source("", "HandleDivide/12", note = "The handler asks for no integer.")
    expect(REFUTED, because = "of reals A = B = C = 0: 0 / 0 is not defined; of f16 A = 1, B = 65504, C = 2: B * C is inf")
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    val B by tensor(c to n)
    val C by tensor(c to n)
    elements(floats + real)
    lhs = (A / B) / C
    rhs = A / (B * C)
    repaired("HandleDivide/12 repaired: for B, C != 0") {
        elements(real)
        assume { B ne 0 }
        assume { C ne 0 }
    }
    broken("HandleDivide/12 broken: B may be 0", because = "A = C = 2, B = 0: u(2) / 2 against u(2)") {
        elements(real)
        assume { C ne 0 }
    }
    broken("HandleDivide/12 broken: C may be 0", because = "A = 2, B = 2, C = 0: u(1) against u(2)") {
        elements(real)
        assume { B ne 0 }
    }
}

rule("HandleDivide/06 Div(A, Pow(B, C)) => Mul(A, Pow(B, Negate(C)))") {
    source("", "HandleDivide/06", note = "The code does not look at the type; powers are of reals and floats here.")
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    val B by tensor(c to n)
    val C by tensor(c to n)
    lhs = A / pow(B, C)
    rhs = A * pow(B, -C)
    expect(REFUTED, on = real, because = "B = 0, C = 1: neither 1 / 0 nor 0 to the power of -1 is defined")
    expect(REFUTED, on = setOf(f16, bf16, f32), because = "f16: A = 1, B = 5, C = 8: the power is inf; others: A = 0, B the least number, C = 1: 0 against nan")
    expect(UNKNOWN, on = f64, because = "no number is tried that is small enough")
    repaired("HandleDivide/06 repaired: for B > 0") {
        elements(real)
        assume { B gt 0 }
    }
    broken("HandleDivide/06 broken: not negated", because = "A = 1, B = 2, C = 1: 1/2 against 2") {
        assume { B gt 0 }
        rhs = A * pow(B, C)
    }
}

rule("HandleDivide/07 Div(A, Sqrt(B)) => Mul(A, Rsqrt(B))") {
    source("", "HandleDivide/07")
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    val B by tensor(c to n)
    elements(floats + real)
    lhs = A / sqrt(B)
    rhs = A * rsqrt(B)
    expect(REFUTED, on = real, because = "B = 0: neither 1 / 0 nor rsqrt(0) is defined")
    expect(UNKNOWN, on = floats, because = "a library's reciprocal root may be off by a little")
    repaired("HandleDivide/07 repaired: for B > 0") {
        elements(real)
        assume { B gt 0 }
    }
    broken("HandleDivide/07 broken: the root", because = "A = 1, B = 4: 1/2 against 2") {
        assume { B gt 0 }
        rhs = A * sqrt(B)
    }
}

rule("HandleDivide/08 Div(A, Rsqrt(B)) => Mul(A, Sqrt(B))") {
    source("", "HandleDivide/08")
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    val B by tensor(c to n)
    elements(floats + real)
    lhs = A / rsqrt(B)
    rhs = A * sqrt(B)
    expect(REFUTED, on = real, because = "B = 0: rsqrt(0) is not defined")
    expect(UNKNOWN, on = floats, because = "a library's reciprocal root may be off by a little")
    repaired("HandleDivide/08 repaired: for B > 0") {
        elements(real)
        assume { B gt 0 }
    }
    broken("HandleDivide/08 broken: the reciprocal root", because = "A = 1, B = 4: 2 against 1/2") {
        assume { B gt 0 }
        rhs = A * rsqrt(B)
    }
}
