// Enzyme-JAX's LogSimplify as coded. Constants are of floats, above 0 and finite where the code asks for it.

rule("enzyme/LogSimplify: Log(Exp(A)) => A") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    elements(real, f16)
    lhs = log(exp(A))
    rhs = A
    expect(REFUTED, on = f16, because = "A = -0.0: 0.0 against -0.0; and where exp(A) is inf")
    broken("enzyme/LogSimplify broken: the other way round", because = "A = -1, which has no logarithm") { lhs = exp(log(A)) }
}

rule("enzyme/LogSimplify: Log(Mul(A, A)) => Mul(2, Log(A)) for A that is not negative") {
    source(note = "For what the analysis of signs takes for not negative.")
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    elements(real, f16)
    val sign = assume { A ge 0 }
    lhs = log(A * A)
    rhs = 2 * log(A)
    expect(REFUTED, on = real, because = "A = 0, which has no logarithm")
    expect(REFUTED, on = f16, because = "A * A is 0 or inf where A is not")
    repaired("enzyme/LogSimplify repaired: A is not 0") {
        elements(real)
        replace(sign) { A gt 0 }
    }
    broken("enzyme/LogSimplify broken: A may be negative", because = "A = -1: 0 against the logarithm of -1") {
        elements(real)
        replace(sign) { A ne 0 }
    }
}

rule("enzyme/LogSimplify: Log(Mul(A, A)) => Mul(2, Log(A)) for a product A of two parameters") {
    source(note = "Special: the analysis of signs takes a product of two parameters for a square, as no operation defines either. Wrong as read.")
    expect(REFUTED, because = "X = 1, Y = -1: 0 against the logarithm of -1")
    val c by rankClass
    val n by c.sizes
    val X by tensor(c to n)
    val Y by tensor(c to n)
    elements(real, f16)
    val A = X * Y
    lhs = log(A * A)
    rhs = 2 * log(A)
}

for (first in listOf(true, false))
rule("enzyme/LogSimplify: Log(Mul(${if (first) "k, A" else "A, k"})) => Add(Log(${if (first) "k), Log(A)" else "A), Log(k)"}) for k > 0") {
    source(note = "Special: a constant with equal elements; it may have others.")
    val c by rankClass
    val n by c.sizes
    val k by element
    val A by tensor(c to n)
    requires { k gt 0 }
    elements(real, f16)
    lhs = if (first) log(k * A) else log(A * k)
    rhs = if (first) log(constant(k, c to n)) + log(A) else log(A) + log(constant(k, c to n))
    expect(REFUTED, on = real, because = "A = 0 or less, which has no logarithm")
    expect(REFUTED, on = f16, because = "k * A is 0 or inf where A is not")
    repaired("enzyme/LogSimplify repaired: for A > 0, $first") {
        elements(real)
        assume { A gt 0 }
    }
    broken("enzyme/LogSimplify broken: the difference, $first", because = "k = 2, A = 1") {
        elements(real)
        assume { A gt 0 }
        rhs = log(A) - log(constant(k, c to n))
    }
}

rule("enzyme/LogSimplify: Log(Add(A, A)) => Add(Log(2), Log(A))") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    elements(real, f16)
    lhs = log(A + A)
    rhs = log(constant(2, typeOf(A), c to n)) + log(A)
    expect(REFUTED, on = real, because = "A = 0 or less, which has no logarithm")
    expect(REFUTED, on = f16, because = "A + A may be inf")
    repaired("enzyme/LogSimplify repaired: a double of A > 0") {
        elements(real)
        assume { A gt 0 }
    }
    broken("enzyme/LogSimplify broken: twice the logarithm", because = "A = 1: log(2) against 0") {
        elements(real)
        assume { A gt 0 }
        rhs = 2 * log(A)
    }
}

for (first in listOf(true, false))
rule("enzyme/LogSimplify: Log(Add(${if (first) "1, A" else "A, 1"})) => Log1p(A)") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    elements(real, f16)
    lhs = if (first) log(1 + A) else log(A + 1)
    rhs = log1p(A)
    expect(REFUTED, on = real, because = "A = -1 or less: neither logarithm is defined")
    repaired("enzyme/LogSimplify repaired: for A > -1, $first") {
        elements(real)
        assume { A gt -1 }
    }
    expect(REFUTED, on = f16, because = "A = -0.0: 0.0 against -0.0; and what 1 + A rounds away")
    broken("enzyme/LogSimplify broken: less 1, $first", because = "A = 2") { lhs = log(A - 1) }
}

rule("enzyme/LogSimplify: Log(Div(k, A)) => Sub(Log(k), Log(A)) for k > 0") {
    source(note = "Special: a constant with equal elements; it may have others.")
    val c by rankClass
    val n by c.sizes
    val k by element
    val A by tensor(c to n)
    requires { k gt 0 }
    elements(real, f16)
    lhs = log(k / A)
    rhs = log(constant(k, c to n)) - log(A)
    expect(REFUTED, on = real, because = "A = 0 or less, which has no logarithm")
    expect(REFUTED, on = f16, because = "k / A is 0 or inf where A is not")
    repaired("enzyme/LogSimplify repaired: a quotient by A > 0") {
        elements(real)
        assume { A gt 0 }
    }
    broken("enzyme/LogSimplify broken: the sum for a quotient", because = "k = 1, A = 2") {
        elements(real)
        assume { A gt 0 }
        rhs = log(constant(k, c to n)) + log(A)
    }
}

rule("enzyme/LogSimplify: Log(Div(A, k)) => Sub(Log(A), Log(k)) for k >= 0") {
    source(note = "Special: a constant with equal elements; it may have others. The code admits 0 as the divisor.")
    val c by rankClass
    val n by c.sizes
    val k by element
    val A by tensor(c to n)
    requires { k ge 0 }
    elements(real, f16)
    lhs = log(A / k)
    rhs = log(A) - log(constant(k, c to n))
    expect(REFUTED, on = real, because = "A = 0 or less, which has no logarithm, or k = 0")
    expect(REFUTED, on = f16, because = "A / k is 0 or inf where A is not")
    repaired("enzyme/LogSimplify repaired: a quotient of A > 0 by k > 0") {
        elements(real)
        assume { A gt 0 }
        requires { k gt 0 }
    }
    broken("enzyme/LogSimplify broken: exchanged", because = "A = 1, k = 2") {
        elements(real)
        assume { A gt 0 }
        requires { k gt 0 }
        rhs = log(constant(k, c to n)) - log(A)
    }
}

for ((name, divisor) in listOf("Sqrt" to 2, "Cbrt" to 3, "Rsqrt" to -2))
rule("enzyme/LogSimplify: Log($name(A)) => Div(Log(A), $divisor)") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    elements(real, f16)
    lhs = log(when (name) { "Sqrt" -> sqrt(A); "Cbrt" -> cbrt(A); else -> rsqrt(A) })
    rhs = log(A) / divisor
    expect(REFUTED, on = real, because = "A = 0 or less, which has no logarithm")
    if (name == "Cbrt") expect(UNKNOWN, on = f16, because = "both round; a library's functions may be off by a little")
    else expect(REFUTED, on = f16, because = "A just above 1, whose root is 1: 0 against what is left of the logarithm")
    repaired("enzyme/LogSimplify repaired: $name of A > 0") {
        elements(real)
        assume { A gt 0 }
    }
    broken("enzyme/LogSimplify broken: $name, multiplied", because = "A = 2") {
        elements(real)
        assume { A gt 0 }
        rhs = log(A) * divisor
    }
}
