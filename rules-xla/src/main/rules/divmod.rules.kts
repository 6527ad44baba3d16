// Quotients and remainders; XLA's HandleDivide and HandleRemainder.
// int: the quotient is truncated, x / 0 = -1, x rem 0 = x; real: x / 0 is an unknown function u(x).

rule("divmod/01 Div(A, 1) => A") {
    source("divmod/01", "HandleDivide/01")
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    lhs = A / 1
    rhs = A
    broken("divmod/01 broken: -1 instead of 1", because = "A = 1: -1 against 1") { lhs = A / -1 }
    broken("divmod/01 broken: the operands are swapped", because = "A = 2: 0 (int) or 1/2 (real) against 2") { lhs = 1 / A }
}

rule("divmod/02 Div(A, k) => Mul(A, 1/k)") {
    expect(REFUTED, because = "k = 0, A = 2: u(2) against 2 * u(1)")
    source("divmod/02", "HandleDivide/09",
        note = "1/k is folded by the compiler. The published suite proves it with x / 0 = 0.")
    elements(real)
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    val k by element
    lhs = A / k
    rhs = A * (1 / k)
}

// The weakest condition on k: it excludes the one value for which the first of the broken ones shows a counterexample.
rule("divmod/02 repaired: Div(A, k) => Mul(A, 1/k) for k != 0") {
    source("divmod/02", "HandleDivide/09")
    elements(real)
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    val k by element
    val nonzero = requires { k ne 0 }
    lhs = A / k
    rhs = A * (1 / k)
    broken("divmod/02 broken: for k = 0 alone", because = "A = 2: u(2) against 2 * u(1)") { replace(nonzero) { k eq 0 } }
    broken("divmod/02 broken: k instead of 1/k", because = "A = 1, k = 2: 1/2 against 2") { rhs = A * k }
    broken("divmod/02 broken: over integers", because = "A = k = 2: 1 against 2 * (1 / 2) = 0") { elements(int) }
    broken("divmod/02 broken: no k is left") {
        expect(VACUOUS, because = "k > 0 and k < 0 exclude each other")
        replace(nonzero) { k gt 0 }
        requires { k lt 0 }
    }
}

rule("divmod/03 Div(Div(A, B), Div(C, D)) => Div(Mul(A, D), Mul(B, C))") {
    expect(REFUTED, because = "A = B = C = 1, D = 0: 1 / u(1) against 0 / 1 = 0, which differ for u(1) = 1")
    source("divmod/03", "HandleDivide/11",
        note = "The published suite proves it with x / 0 = 0.")
    elements(real)
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    val B by tensor(c to n)
    val C by tensor(c to n)
    val D by tensor(c to n)
    lhs = (A / B) / (C / D)
    rhs = (A * D) / (B * C)
}

rule("divmod/03 repaired: Div(Div(A, B), Div(C, D)) => Div(Mul(A, D), Mul(B, C)) for B, C, D != 0") {
    source("divmod/03", "HandleDivide/11")
    elements(real)
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    val B by tensor(c to n)
    val C by tensor(c to n)
    val D by tensor(c to n)
    val nonzeroB = assume { B ne 0 }
    val nonzeroC = assume { C ne 0 }
    val nonzeroD = assume { D ne 0 }
    lhs = (A / B) / (C / D)
    rhs = (A * D) / (B * C)
    broken("divmod/03 broken: B may be 0",
        because = "A = C = 1, B = 0, D = 2: u(1) / (1/2) against u(2), which differ for u = 1") { without(nonzeroB) }
    broken("divmod/03 broken: C may be 0", because = "A = B = 1, C = 0, D = 2: u(1) against u(2)") { without(nonzeroC) }
    broken("divmod/03 broken: D may be 0",
        because = "A = B = C = 1, D = 0: 1 / u(1) against 0 / 1 = 0, which differ for u(1) = 1") { without(nonzeroD) }
    broken("divmod/03 broken: the products are not crossed", because = "A = B = C = 1, D = 2: 2 against 1/2") {
        rhs = (A * C) / (B * D)
    }
}

rule("divmod/04 Div(A, Div(B, C)) => Div(Mul(A, C), B)") {
    expect(REFUTED, because = "A = B = 1, C = 0: 1 / u(1) against 0 / 1 = 0, which differ for u(1) = 1")
    source("divmod/04", "HandleDivide/13", note = "The published suite proves it with x / 0 = 0.")
    elements(real)
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    val B by tensor(c to n)
    val C by tensor(c to n)
    lhs = A / (B / C)
    rhs = (A * C) / B
}

rule("divmod/04 repaired: Div(A, Div(B, C)) => Div(Mul(A, C), B) for B, C != 0") {
    source("divmod/04", "HandleDivide/13")
    elements(real)
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    val B by tensor(c to n)
    val C by tensor(c to n)
    val nonzeroB = assume { B ne 0 }
    val nonzeroC = assume { C ne 0 }
    lhs = A / (B / C)
    rhs = (A * C) / B
    broken("divmod/04 broken: B may be 0", because = "A = 1, B = 0, C = 2: u(1) against u(2)") { without(nonzeroB) }
    broken("divmod/04 broken: C may be 0",
        because = "A = B = 1, C = 0: 1 / u(1) against 0 / 1 = 0, which differ for u(1) = 1") { without(nonzeroC) }
    broken("divmod/04 broken: over integers", because = "A = 1, B = 3, C = 2: 1 / (3 / 2) = 1 against 2 / 3 = 0") {
        elements(int)
    }
}

// Right for B = 0 too: x rem 0 = x.
rule("divmod/05 Rem(Rem(A, B), B) => Rem(A, B)") {
    source("divmod/05", "HandleRemainder/01")
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    val B by tensor(c to n)
    lhs = (A % B) % B
    rhs = A % B
    broken("divmod/05 broken: both remainders are dropped", because = "A = B = 1: 0 against 1") { rhs = A }
    broken("divmod/05 broken: the outer divisor is another one", because = "A = 2, B = 3: 2 rem 2 = 0 against 2") {
        lhs = (A % B) % A
    }
    broken("divmod/05 broken: over reals") {
        expect(ILL_FORMED, because = "rem is defined on integers only")
        elements(real)
    }
}

// With n = 0 the tensor is empty; k may then be 0 as well.
rule("divmod/06 Rem(Iota, k) => Iota when the iota axis has at most k elements") {
    source("divmod/06", "HandleRemainder/04")
    val c by singleton
    val d by rankClass
    val n by c.sizes
    val p by d.sizes
    val k by integer
    val fits = requires { n le k }
    val counted = iota(c, c to n, d to p)
    lhs = counted % k
    rhs = counted
    // The weakest condition on n and k: where 0 < |k| < n, position |k| has remainder 0.
    weaker("divmod/06 weakened: at most |k| elements, or k = 0") { replace(fits) { (n le abs(k)) or (k eq 0) } }
    broken("divmod/06 broken: one element more", because = "n = 2, k = 1: position 1 has 1 rem 1 = 0 against 1") {
        replace(fits) { n le k + 1 }
    }
    broken("divmod/06 broken: for a negative k") {
        expect(VACUOUS, because = "n >= 0 and n <= k exclude k < 0")
        requires { k lt 0 }
    }
}

rule("divmod/06 broken: counting along several axes at once") {
    expect(ILL_FORMED, because = "an iota counts along exactly one axis, and c can have any rank")
    source("divmod/06")
    val c by rankClass
    val n by c.sizes
    val k by integer
    requires { n le k }
    lhs = iota(c, c to n) % k
    rhs = iota(c, c to n)
}

rule("divmod/07 Rem(Add(Iota, k), k) => Rem(Iota, k) for k >= 0") {
    source("divmod/07", "HandleRemainder/05",
        note = "The compiler's integers wrap, so it asks that n + k fits the element type. " +
            "The published suite attaches k >= 0 to the lanes of n, and reaches its time limit.")
    val c by singleton
    val d by rankClass
    val n by c.sizes
    val p by d.sizes
    val k by integer
    val notNegative = requires { k ge 0 }
    val counted = iota(c, c to n, d to p)
    lhs = (counted + k) % k
    rhs = counted % k
    // The weakest condition on n and k: for k <= -2 and n >= 2 position 1 has 1 + k against 1. For k = -1 every
    // remainder is 0, and for n <= 1 there is position 0 at most, where both sides are 0.
    weaker("divmod/07 weakened: k >= -1, or at most one element") { replace(notNegative) { (k ge -1) or (n le 1) } }
    broken("divmod/07 broken: any k", because = "n = 2, k = -3: at position 1, -2 rem -3 = -2 against 1") {
        without(notNegative)
    }
    broken("divmod/07 broken: k >= -2", because = "n = 2, k = -2: at position 1, -1 rem -2 = -1 against 1") {
        replace(notNegative) { k ge -2 }
    }
    broken("divmod/07 broken: the remainder is dropped", because = "n = 2, k = 1: at position 1, 2 rem 1 = 0 against 1") {
        rhs = counted
    }
}

rule("divmod/08 Rem(Add(x, k), k) => Rem(x, k) for x and x + k of one sign") {
    source("divmod/08", note = "A condition on two scalars; the published suite attaches it to the lanes of n, " +
        "and reaches its time limit. The compiler has the rule for an iota only, divmod/07.")
    val c by rankClass
    val n by c.sizes
    val x by integer
    val k by integer
    val oneSign = requires { ((x ge 0) and (x + k ge 0)) or ((x lt 0) and (x + k lt 0)) }
    val spread = constant(x, c to n)
    lhs = (spread + k) % k
    rhs = spread % k
    // What is left out: where x and x + k have opposite signs, the remainders do too, unless k divides x and both are 0.
    weaker("divmod/08 weakened: neither of x and x + k on the other side of 0") {
        replace(oneSign) { ((x ge 0) and (x + k ge 0)) or ((x le 0) and (x + k le 0)) }
    }
    broken("divmod/08 broken: any x and k", because = "x = 1, k = -3: -2 rem -3 = -2 against 1") { without(oneSign) }
    broken("divmod/08 broken: off by one", because = "x = 1, k = -2: -1 rem -2 = -1 against 1") {
        replace(oneSign) { ((x ge 0) and (x + k ge -1)) or ((x lt 0) and (x + k lt 0)) }
    }
    broken("divmod/08 broken: 'and' instead of 'or' in the condition") {
        expect(VACUOUS, because = "x >= 0 and x < 0 exclude each other")
        replace(oneSign) { ((x ge 0) and (x + k ge 0)) and ((x lt 0) and (x + k lt 0)) }
    }
}
