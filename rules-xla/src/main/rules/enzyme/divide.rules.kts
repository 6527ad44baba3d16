// Quotients, remainders and powers as coded. Integers divide as in XLA: x / 0 has all bits set, and StableHLO leaves it open.

rule("enzyme/DivSimplify: Div(A, 1) => A") {
    elements(int + real + signed + unsigned + floats)
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    lhs = A / 1
    rhs = A
    broken("enzyme/DivSimplify broken: by 2", because = "A = 2: 1 against 2") { lhs = A / 2 }
}

rule("enzyme/DivSimplify negated: Div(A, -1) => Negate(A)") {
    source(note = "Of integers those of 64 bits alone.")
    elements(int + real + s64 + floats)
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    lhs = A / -1
    rhs = -A
    broken("enzyme/DivSimplify negated, broken: not negated", because = "A = 1: -1 against 1") { rhs = A }
}

rule("enzyme/DivSimplify greatest: Div(A, 2^64 - 1) => Negate(A) of u64") {
    source(note = "The bits of -1 are taken for -1 also without a sign.")
    expect(REFUTED, because = "A = 1: 0 against 2^64 - 1")
    val c by rankClass
    val n by c.sizes
    val A by tensor(u64, c to n)
    lhs = A / (constant(0, u64, c to n) - 1)
    rhs = -A
    repaired("enzyme/DivSimplify greatest, repaired: with a sign") {
        val B by tensor(s64, c to n)
        lhs = B / -1
        rhs = -B
    }
}

for ((k, exact) in listOf(2 to true, 4 to true, 3 to false, 10 to false))
rule("enzyme/DivSimplify constant: Div(A, $k) => Mul(A, 1 / $k) of floats") {
    source(note = "Any constant; 1 / k is rounded.")
    elements(f16 + f32)
    if (!exact) expect(REFUTED, because = "the inverse is rounded, and then the product")
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    lhs = A / k
    rhs = A * (constant(1, c to n) / k)
    broken("enzyme/DivSimplify constant, broken: by $k once more", because = "A = 1") { rhs = A * (constant(1, c to n) / k) / k }
}

rule("enzyme/NoNanDivSimplify zero: Div(0, A) => 0") {
    source(note = "Always of integers, and of floats if asked for.")
    elements(int + s8 + s32 + u8 + u32)
    expect(REFUTED, because = "A = 0: all bits are set against 0")
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    lhs = 0 / A
    rhs = constant(0, c to n)
    repaired("enzyme/NoNanDivSimplify zero, repaired: by something else than 0") { assume { A ne 0 } }
}

rule("enzyme/NoNanDivSimplify: Div(A, A) => 1") {
    source(note = "Always of integers, and of floats if asked for.")
    elements(int + s8 + s32 + u8 + u32)
    expect(REFUTED, because = "A = 0: all bits are set against 1")
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    lhs = A / A
    rhs = constant(1, c to n)
    repaired("enzyme/NoNanDivSimplify repaired: not 0") { assume { A ne 0 } }
}

rule("enzyme/RemSimplify: Rem(A, 1) => 0 of integers") {
    elements(int + signed + unsigned)
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    lhs = A % 1
    rhs = constant(0, c to n)
    broken("enzyme/RemSimplify broken: by 2", because = "A = 1: 1 against 0") { lhs = A % 2 }
}

rule("enzyme/DivideDivideSimplify: Div(A, Div(B, C)) => Div(Mul(A, C), B)") {
    source(note = "Types are not looked at.")
    elements(int + real + s8 + u8 + f16)
    expect(REFUTED, on = int + s8 + u8, because = "A = B = 1, C = 2: 1 / 0 against 2")
    expect(REFUTED, on = real, because = "B = C = 0: 0 / 0 is not defined")
    expect(REFUTED, on = f16, because = "quotients are rounded")
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    val B by tensor(c to n)
    val C by tensor(c to n)
    lhs = A / (B / C)
    rhs = A * C / B
    repaired("enzyme/DivideDivideSimplify repaired: reals other than 0") {
        elements(real)
        assume { B ne 0 }
        assume { C ne 0 }
    }
}

rule("enzyme/DivideDivideSimplify left: Div(Div(A, B), C) => Div(A, Mul(B, C))") {
    source(note = "Types are not looked at.")
    elements(int + real + s8 + u8 + f16)
    expect(REFUTED, on = int + s8 + u8, because = "A = 0, B = 0, C = 2: -1 / 2 against 0 / 0")
    expect(REFUTED, on = real, because = "B = C = 0: 0 / 0 is not defined")
    expect(REFUTED, on = f16, because = "quotients are rounded")
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    val B by tensor(c to n)
    val C by tensor(c to n)
    lhs = A / B / C
    rhs = A / (B * C)
    repaired("enzyme/DivideDivideSimplify left, repaired: reals other than 0") {
        elements(real)
        assume { B ne 0 }
        assume { C ne 0 }
    }
}

rule("enzyme/DivideDivideSimplify both: Div(Div(A, B), Div(C, D)) => Div(Mul(A, D), Mul(B, C))") {
    source(note = "Types are not looked at.")
    elements(int + real + s8 + f16)
    expect(REFUTED, on = int + s8, because = "A = B = C = 1, D = 2: 1 / 0 against 2")
    expect(REFUTED, on = real, because = "B = D = 0: 0 / 0 is not defined")
    expect(REFUTED, on = f16, because = "quotients are rounded")
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    val B by tensor(c to n)
    val C by tensor(c to n)
    val D by tensor(c to n)
    lhs = A / B / (C / D)
    rhs = A * D / (B * C)
    repaired("enzyme/DivideDivideSimplify both, repaired: reals other than 0") {
        elements(real)
        assume { B ne 0 }
        assume { C ne 0 }
        assume { D ne 0 }
    }
}

rule("enzyme/PowSimplify one: Pow(A, 1) => A") {
    elements(real + f16 + f32)
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    lhs = pow(A, 1)
    rhs = A
    broken("enzyme/PowSimplify one, broken: to the power of 2", because = "A = 2: 4 against 2") { lhs = pow(A, 2) }
}

rule("enzyme/PowSimplify zero: Pow(A, 0) => 1") {
    elements(real + f16 + f32)
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    lhs = pow(A, 0)
    rhs = constant(1, c to n)
    broken("enzyme/PowSimplify zero, broken: 0", because = "A = 1: 1 against 0") { rhs = constant(0, c to n) }
}

rule("enzyme/PowSimplify base: Pow(1, A) => 1") {
    elements(real + f16 + f32)
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    lhs = pow(1, A)
    rhs = constant(1, c to n)
    broken("enzyme/PowSimplify base, broken: of 2", because = "A = 1: 2 against 1") { lhs = pow(2, A) }
}

rule("enzyme/PowSimplify square: Pow(A, 2) => Mul(A, A)") {
    source(note = "Of floats.")
    elements(real + f16)
    expect(UNKNOWN, on = f16, because = "what a library gives for a power is not told")
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    lhs = pow(A, 2)
    rhs = A * A
    broken("enzyme/PowSimplify square, broken: a sum", because = "A = 1: 1 against 2") { rhs = A + A }
}

rule("enzyme/PowSimplify inverse: Pow(A, -1) => Div(1, A)") {
    source(note = "Of floats.")
    elements(real + f16)
    expect(REFUTED, on = real, because = "A = 0: neither side is defined")
    expect(UNKNOWN, on = f16, because = "what a library gives for a power is not told")
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    lhs = pow(A, -1)
    rhs = 1 / A
    repaired("enzyme/PowSimplify inverse, repaired: of something else than 0") {
        elements(real)
        assume { A ne 0 }
    }
}

for ((name, root) in listOf("0.5" to true, "-0.5" to false))
rule("enzyme/PowSimplify root: Pow(A, $name) => ${if (root) "Sqrt" else "Rsqrt"}(A)") {
    source(note = "Of floats. Here reals, too, below 0 of which neither side is defined.")
    elements(real + f16)
    expect(REFUTED, on = real, because = "A = -1: neither side is defined")
    expect(REFUTED, on = f16, because = "A = -inf: inf or 0 against nan; A = -0.0: 0.0 or inf against -0.0 or -inf")
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    lhs = pow(A, if (root) 0.5 else -0.5)
    rhs = if (root) sqrt(A) else rsqrt(A)
    repaired("enzyme/PowSimplify root, repaired: reals above 0, $name") {
        elements(real)
        assume { A gt 0 }
    }
}

rule("enzyme/NoNanZeroBasePowSimplify: Pow(0, A) => Select(Eq(A, 0), 1, Select(Gt(A, 0), 0, inf))") {
    source(note = "The zero is one of floats of either sign. Integers are rewritten, too, but have no infinity.")
    elements(f16)
    expect(UNKNOWN, because = "what a library gives for a power is not told")
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    assume { A eq A }
    lhs = pow(0, A)
    rhs = select(A eq 0, 1, select(A gt 0, constant(0, c to n), constant(inf, c to n)))
    broken("enzyme/NoNanZeroBasePowSimplify broken: minus zero, as coded", because = "A = 1: -0.0 against 0.0") {
        lhs = pow(-0.0, A)
    }
}
