// Sums, differences, products, quotients and powers as coded. A constant that is a zero may be one of either sign.

rule("enzyme/AddSimplify: Add(A, 0) => A") {
    source(note = "The zero on either side.")
    elements(int + real + signed + unsigned + floats)
    expect(REFUTED, on = floats, because = "-0.0 + 0.0 = 0.0")
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    lhs = A + 0
    rhs = A
    repaired("enzyme/AddSimplify repaired: minus zero") {
        elements(floats)
        lhs = A + -0.0
    }
    broken("enzyme/AddSimplify broken: one", because = "A = 0: 1 against 0") { lhs = A + 1 }
}

for ((name, left) in listOf("Add(Negate(A), B)" to true, "Add(B, Negate(A))" to false))
rule("enzyme/ReplaceNegAddWithSubtract: $name => Subtract(B, A)") {
    elements(int + real + signed + unsigned + floats)
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    val B by tensor(c to n)
    lhs = if (left) -A + B else B + -A
    rhs = B - A
    broken("enzyme/ReplaceNegAddWithSubtract broken: $name the other way", because = "A = 0, B = 1: 1 against -1") { rhs = A - B }
}

rule("enzyme/ReplaceSubtractNegWithAdd: Subtract(A, Negate(B)) => Add(A, B)") {
    elements(int + real + signed + unsigned + floats)
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    val B by tensor(c to n)
    lhs = A - -B
    rhs = A + B
    broken("enzyme/ReplaceSubtractNegWithAdd broken: a difference", because = "A = 0, B = 1: 1 against -1") { rhs = A - B }
}

rule("enzyme/SubSimplify: Subtract(A, 0) => A") {
    source(note = "A zero of either sign, of which the positive one does.")
    elements(int + real + signed + unsigned + floats)
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    lhs = A - 0
    rhs = A
    broken("enzyme/SubSimplify broken: minus zero, as coded", because = "-0.0 - -0.0 = 0.0") {
        elements(floats)
        lhs = A - (-0.0)
    }
}

rule("enzyme/SubSimplify zero: Subtract(0, A) => Negate(A)") {
    source(note = "A zero of either sign.")
    elements(int + real + signed + unsigned + floats)
    expect(REFUTED, on = floats, because = "0.0 - 0.0 = 0.0 against -0.0")
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    lhs = 0 - A
    rhs = -A
    repaired("enzyme/SubSimplify zero, repaired: minus zero") {
        elements(floats)
        lhs = number(-0.0) - A
    }
    broken("enzyme/SubSimplify zero, broken: not negated", because = "A = 1: -1 against 1") {
        elements(int + real)
        rhs = A
    }
}

rule("enzyme/SubSimplify same: Subtract(A, A) => 0 of integers") {
    elements(int + signed + unsigned)
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    lhs = A - A
    rhs = constant(0, c to n)
    broken("enzyme/SubSimplify same, broken: of floats", because = "A = nan") { elements(floats) }
}

rule("enzyme/NoNanSelfSubSimplify: Subtract(A, A) => 0 of floats that are no nan") {
    source(note = "The analysis says that a difference of elements that are no nan is none, which is wrong of infinities; they come from an exp, say.")
    elements(floats)
    expect(REFUTED, because = "A = inf: nan against 0")
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    val number = assume { A eq A }
    lhs = A - A
    rhs = constant(0, c to n)
    repaired("enzyme/NoNanSelfSubSimplify repaired: finite") { replace(number) { abs(A) lt inf } }
}

rule("enzyme/ExponentialMinusOneFuse: Subtract(Exp(A), 1) => ExpMinusOne(A)") {
    source(note = "ExponentialMinusOneAddFuse has the sum with -1.")
    elements(real + f16 + f32)
    expect(REFUTED, on = f16 + f32, because = "A = -0.0 or 0.0: a zero of the other sign, and ExpMinusOne of small numbers is no difference")
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    lhs = exp(A) - 1
    rhs = expm1(A)
    broken("enzyme/ExponentialMinusOneFuse broken: plus 1", because = "2 more") { lhs = exp(A) + 1 }
}

rule("enzyme/ExponentialMinusOneFuse negated: Subtract(1, Exp(A)) => Negate(ExpMinusOne(A))") {
    elements(real + f16 + f32)
    expect(REFUTED, on = f16 + f32, because = "A = -0.0 or 0.0: a zero of the other sign, and ExpMinusOne of small numbers is no difference")
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    lhs = 1 - exp(A)
    rhs = -expm1(A)
    broken("enzyme/ExponentialMinusOneFuse negated, broken: not negated", because = "A = 1") { rhs = expm1(A) }
}

rule("enzyme/ExponentialMinusOneAddFuse: Add(Exp(A), -1) => ExpMinusOne(A)") {
    source(note = "The constant on either side.")
    elements(real + f16 + f32)
    expect(REFUTED, on = f16 + f32, because = "A = -0.0 or 0.0: a zero of the other sign, and ExpMinusOne of small numbers is no difference")
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    lhs = exp(A) + -1
    rhs = expm1(A)
    broken("enzyme/ExponentialMinusOneAddFuse broken: a product", because = "another number") { lhs = exp(A) * -1 }
}

rule("enzyme/MulSimplify: Mul(A, 1) => A") {
    source(note = "The one on either side.")
    elements(int + real + signed + unsigned + floats)
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    lhs = A * 1
    rhs = A
    broken("enzyme/MulSimplify broken: by 0", because = "A = 1: 0 against 1") { lhs = A * 0 }
}

rule("enzyme/MulSimplify negated: Mul(A, -1) => Negate(A)") {
    source(note = "Of integers those of 64 bits alone: the test compares with -1 of 64 bits.")
    elements(int + real + s64 + floats)
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    lhs = A * -1
    rhs = -A
    broken("enzyme/MulSimplify negated, broken: not negated", because = "A = 1: -1 against 1") { rhs = A }
}

rule("enzyme/AddSelects: Add(Select(P, A, B), Select(P, B, A)) => Add(A, B)") {
    elements(int + real + s8 + u8)
    val c by rankClass
    val n by c.sizes
    val P by tensor(bool, c to n)
    val A by tensor(c to n)
    val B by tensor(c to n)
    lhs = select(P, A, B) + select(P, B, A)
    rhs = A + B
    broken("enzyme/AddSelects broken: the same choice twice", because = "P = true: A + A against A + B") {
        lhs = select(P, A, B) + select(P, A, B)
    }
}

rule("enzyme/AddSelects subtracted: Add(Subtract(Select(P, A, B), C), Select(P, B, A)) => Subtract(Add(A, B), C)") {
    elements(int + real + s8 + u8 + f16)
    expect(REFUTED, on = f16, because = "the sum is rounded before C is subtracted")
    val c by rankClass
    val n by c.sizes
    val P by tensor(bool, c to n)
    val A by tensor(c to n)
    val B by tensor(c to n)
    val C by tensor(c to n)
    lhs = (select(P, A, B) - C) + select(P, B, A)
    rhs = (A + B) - C
    broken("enzyme/AddSelects subtracted, broken: added", because = "C = 1: -1 against 1") {
        elements(int, real)
        rhs = (A + B) + C
    }
}

rule("enzyme/MaxSimplify: Max(A, A) => A") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    lhs = max(A, A)
    rhs = A
    broken("enzyme/MaxSimplify broken: with its opposite", because = "A = -1: 1 against -1") {
        elements(int + real)
        lhs = max(A, -A)
    }
}

rule("enzyme/MinSimplify: Min(A, A) => A") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    lhs = min(A, A)
    rhs = A
    broken("enzyme/MinSimplify broken: with its opposite", because = "A = 1: -1 against 1") {
        elements(int + real)
        lhs = min(A, -A)
    }
}
