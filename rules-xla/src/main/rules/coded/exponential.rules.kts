// XLA's HandleExp and HandleLog, and quotients of exponentials, as coded.

for (type in floats + real) for (zero in if (type == real) listOf("0") else listOf("0", "-0"))
rule("HandleExp/01 Exp($zero) => 1, in $type") {
    source("", "HandleExp/01", note = "The constant is compared with 0, as which -0.0 counts.")
    val c by rankClass
    val n by c.sizes
    lhs = exp(constant(number(if (zero == "0") 0.0 else -0.0, type), c to n))
    rhs = constant(1, c to n)
    broken("HandleExp/01 broken: nothing, of $zero in $type", because = "rank 0: 1 against 0") { rhs = constant(0, c to n) }
}

rule("HandleDivide/04 Div(Exp(A), Exp(B)) => Exp(Sub(A, B))") {
    source("", "HandleDivide/04", note = "Under fast math only.")
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    val B by tensor(c to n)
    elements(floats + real)
    lhs = exp(A) / exp(B)
    rhs = exp(A - B)
    expect(REFUTED, on = floats, because = "A = inf, B = 65504: inf / inf against inf")
    broken("HandleDivide/04 broken: the sum", because = "A = 0, B = 1") { rhs = exp(A + B) }
}

rule("HandleDivide/05 Div(A, Exp(B)) => Mul(A, Exp(Negate(B)))") {
    source("", "HandleDivide/05", note = "Under fast math only.")
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    val B by tensor(c to n)
    elements(floats + real)
    lhs = A / exp(B)
    rhs = A * exp(-B)
    expect(REFUTED, on = f16, because = "A = 1, B = 15: 0, as exp(B) is inf, against a small number")
    expect(UNKNOWN, on = setOf(bf16, f32, f64), because = "A = 0 and B = -96, or -720 in f64, are not found: see the next two; of bf16 powers are known to too few digits")
    broken("HandleDivide/05 broken: at B = -96", because = "A = 0: 0 against 0 * inf, as exp(B) is not 0") {
        elements(f32)
        lhs = A / exp(constant(-96, typeOf(A), c to n))
        rhs = A * exp(constant(96, typeOf(A), c to n))
    }
    broken("HandleDivide/05 broken: at B = -720", because = "A = 0: 0 against 0 * inf, as exp(B) is not 0") {
        elements(f64)
        lhs = A / exp(constant(-720, typeOf(A), c to n))
        rhs = A * exp(constant(720, typeOf(A), c to n))
    }
    broken("HandleDivide/05 broken: not negated", because = "A = 1, B = 1") { rhs = A * exp(B) }
}

rule("HandleLog/01 Log(Exp(A)) => A") {
    source("", "HandleLog/01", note = "Under fast math only.")
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    elements(floats + real)
    lhs = log(exp(A))
    rhs = A
    expect(REFUTED, on = floats, because = "A = -0.0: 0.0 against -0.0; and where exp(A) is inf")
    broken("HandleLog/01 broken: the other way round", because = "A = -1, which has no logarithm") { lhs = exp(log(A)) }
}

rule("HandleLog/02 Log(Pow(A, B)) => Select(Eq(B, 0), 0, Mul(Log(Abs(A)), B))") {
    source("", "HandleLog/02", note = "Of complex numbers without the magnitude, which the language does not have.")
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    val B by tensor(c to n)
    elements(floats + real)
    lhs = log(pow(A, B))
    rhs = select(B eq 0, 0, log(abs(A)) * B)
    expect(REFUTED, on = real, because = "A = 0, B = -1: neither 0 to the power of -1 nor the logarithm of 0 is defined")
    expect(REFUTED, on = floats, because = "A = -1, B = 1: nan against 0")
    repaired("HandleLog/02 repaired: for A > 0") {
        elements(real)
        assume { A gt 0 }
    }
    broken("HandleLog/02 broken: the exponent is dropped", because = "A = 2, B = 2") {
        assume { A gt 0 }
        rhs = log(abs(A))
    }
}

rule("HandleLog/03 Log(Sqrt(A)) => Mul(Log(A), 0.5)") {
    source("", "HandleLog/03")
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    elements(floats + real)
    lhs = log(sqrt(A))
    rhs = log(A) * 0.5
    expect(REFUTED, on = real, because = "A = 0: neither side is defined")
    expect(REFUTED, on = floats, because = "A = 1.001 in f16: its root is rounded to 1, so 0 against 0.000486")
    repaired("HandleLog/03 repaired: for A > 0") {
        elements(real)
        assume { A gt 0 }
    }
    broken("HandleLog/03 broken: twice instead of half", because = "A = 4") {
        assume { A gt 0 }
        rhs = log(A) * 2
    }
}

rule("HandleLog/04 Log(Rsqrt(A)) => Mul(Log(A), -0.5)") {
    source("", "HandleLog/04")
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    elements(floats + real)
    lhs = log(rsqrt(A))
    rhs = log(A) * -0.5
    expect(REFUTED, on = real + floats, because = "of reals A = 0, where neither side is defined; of floats A = -0.0, where the left side is nan")
    repaired("HandleLog/04 repaired: for A > 0") {
        elements(real)
        assume { A gt 0 }
    }
    broken("HandleLog/04 broken: the sign is lost", because = "A = 4") {
        assume { A gt 0 }
        rhs = log(A) * 0.5
    }
}
