// Multiplication; XLA's HandleMultiply, and distributivity from HandleAdd.
// Over exact numbers: floats fail several of them (x * 0 with x = inf, reassociation).

rule("mul/01 Mul(A, 1) => A") {
    source("mul/01", "HandleMultiply/01")
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    lhs = A * 1
    rhs = A
    broken("mul/01 broken: 2 instead of 1", because = "A = 1: 2 against 1") { lhs = A * 2 }
}

rule("mul/02 Mul(1, A) => A") {
    source("mul/02", "HandleMultiply/02", note = "The mirror image of mul/01.")
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    lhs = 1 * A
    rhs = A
    broken("mul/02 broken: the ones are kept", because = "A = 0: 0 against 1") { rhs = constant(1, shapeOf(A)) }
}

rule("mul/03 Mul(A, 0) => 0") {
    expect(REFUTED, on = floats, because = "A = -1.0: -0.0 against 0.0")
    source("mul/03", "HandleMultiply/04", note = "In the compiler for integers, and for floats with fast math only.")
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    lhs = A * 0
    rhs = constant(0, shapeOf(A))
    broken("mul/03 broken: A is kept", because = "A = 1: 0 against 1") { rhs = A }
}

rule("mul/04 Mul(0, A) => 0") {
    expect(REFUTED, on = floats, because = "A = -1.0: -0.0 against 0.0")
    source("mul/04", "HandleMultiply/03", note = "The mirror image of mul/03.")
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    lhs = 0 * A
    rhs = constant(0, shapeOf(A))
    broken("mul/04 broken: the zeros are one shorter than A", because = "n = 1: one zero against an empty right side") {
        rhs = constant(0, c to n - 1)
    }
}

rule("mul/05 Mul(Mul(A, k1), Mul(B, k2)) => Mul(Mul(A, B), Mul(k1, k2))") {
    expect(REFUTED, on = floats, because = "k1 = 0.0, k2 = 0.0, A = 65504.0, B = 2.0: 0.0 against nan")
    source("mul/05", "HandleMultiply/08")
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    val B by tensor(c to n)
    val k1 by element
    val k2 by element
    val spread = constant(k1, shapeOf(A))
    lhs = (A * k1) * (B * k2)
    rhs = (A * B) * (spread * k2)
    broken("mul/05 broken: the constants are added", because = "A = B = 1, k1 = k2 = 1: 1 against 2") {
        rhs = (A * B) * (spread + k2)
    }
    broken("mul/05 broken: k1 is used twice, k2 never", because = "A = B = 1, k1 = 1, k2 = 0: 0 against 1") {
        rhs = (A * B) * (spread * k1)
    }
}

rule("mul/06 Mul(Mul(A, k1), k2) => Mul(A, Mul(k1, k2))") {
    expect(REFUTED, on = floats, because = "k1 = 2.0, k2 = 0.0, A = 65504.0: nan against 0.0")
    source("mul/06", "HandleMultiply/09")
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    val k1 by element
    val k2 by element
    val spread = constant(k1, shapeOf(A))
    lhs = A * k1 * k2
    rhs = A * (spread * k2)
    broken("mul/06 broken: the constants are added", because = "A = 1, k1 = k2 = 1: 1 against 2") {
        rhs = A * (spread + k2)
    }
}

rule("mul/07 Mul(Mul(A, k), Expand(B)) => Mul(Expand(Mul(B, k)), A)") {
    expect(REFUTED, on = floats, because = "k = 65504.0, A = 0.0, B = 2.0: 0.0 against nan")
    source("mul/07", "HandleMultiply/10", note = "The constant moves to the smaller tensor.")
    val c by rankClass
    val d by rankClass
    val n by c.sizes
    val p by d.sizes
    val A by tensor(c to n, d to p)
    val B by tensor(c to n)
    val k by element
    lhs = A * k * B.expand(d to p)
    rhs = (B * k).expand(d to p) * A
    broken("mul/07 broken: the constant is lost", because = "A = B = 1, k = 0: 0 against 1") {
        rhs = B.expand(d to p) * A
    }
    broken("mul/07 broken: B is expanded by one too many",
        because = "the right side multiplies sizes p + 1 and p: invalid on every lane of d") {
        rhs = (B * k).expand(d to p + 1) * A
    }
    broken("mul/07 broken: B is not expanded") {
        expect(ILL_FORMED, because = "B has no axis of class d, and there is no implicit broadcast")
        rhs = B * k * A
    }
}

rule("mul/08 Add(Mul(A, C), Mul(B, C)) => Mul(Add(A, B), C)") {
    expect(REFUTED, on = floats, because = "A = -1.0, C = 0.0, B = 0.0: 0.0 against -0.0")
    source("mul/08", "HandleAdd/08")
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    val B by tensor(c to n)
    val C by tensor(c to n)
    lhs = A * C + B * C
    rhs = (A + B) * C
    broken("mul/08 broken: the products share no factor", because = "A = 0, B = 1, C = 0, D = 1: 1 against 0") {
        val D by tensor(c to n)
        lhs = A * C + B * D
    }
    broken("mul/08 broken: the second product is left alone", because = "A = 0, B = 1, C = 2: 2 against 1") {
        rhs = A * C + B
    }
}

rule("mul/09 Mul(Abs(A), Abs(A)) => Mul(A, A)") {
    source("mul/09", "HandleMultiply/06")
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    lhs = abs(A) * abs(A)
    rhs = A * A
    broken("mul/09 broken: two different tensors", because = "A = 1, B = -1: 1 against -1") {
        expect(VERIFIED, on = unsigned, because = "VER")
        val B by tensor(c to n)
        lhs = abs(A) * abs(B)
        rhs = A * B
    }
    broken("mul/09 broken: one absolute value only", because = "A = -1: -1 against 1") {
        expect(VERIFIED, on = unsigned, because = "VER")
        lhs = abs(A) * A
    }
}

rule("mul/10 Mul(Exp(A), Exp(B)) => Exp(Add(A, B))") {
    expect(REFUTED, on = floats, because = "an exponential that is infinite, times one that is 0")
    source("mul/10", "HandleMultiply/11",
        note = "In the compiler with fast math only. exp is known by exp(x) * exp(y) = exp(x + y) and exp(x) > 0.")
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    val B by tensor(c to n)
    lhs = exp(A) * exp(B)
    rhs = exp(A + B)
    broken("mul/10 broken: the exponents are multiplied", because = "A = 0, B = 1: exp(1) against 1") {
        rhs = exp(A * B)
    }
    broken("mul/10 broken: claimed for integers") {
        expect(ILL_FORMED, because = "exp is defined on reals only")
        elements(int)
    }
}
