// Quotients and remainders; XLA's HandleDivide and HandleRemainder.
// int: the quotient is truncated, x / 0 = -1, x rem 0 = x; real: x / 0 is an unknown function u(x).

rule("divmod/01 Div(A, 1) => A") {
    source("divmod/01", "HandleDivide/01")
    val c by rankClass
    val n by c.map
    val A by tensor(c to n)
    lhs = A / constant(1, c to n)
    rhs = A
}

rule("divmod/01 broken: -1 instead of 1") {
    expect(REFUTED, because = "A = 1: -1 against 1")
    source("divmod/01")
    val c by rankClass
    val n by c.map
    val A by tensor(c to n)
    lhs = A / constant(-1, c to n)
    rhs = A
}

rule("divmod/01 broken: the operands are swapped") {
    expect(REFUTED, because = "A = 2: 0 (int) or 1/2 (real) against 2")
    source("divmod/01")
    val c by rankClass
    val n by c.map
    val A by tensor(c to n)
    lhs = constant(1, c to n) / A
    rhs = A
}

rule("divmod/02 Div(A, k) => Mul(A, 1/k)") {
    expect(REFUTED, because = "k = 0, A = 2: u(2) against 2 * u(1)")
    source("divmod/02", "HandleDivide/09",
        note = "1/k is folded by the compiler. The published suite proves it with x / 0 = 0.")
    elements(real)
    val c by rankClass
    val n by c.map
    val A by tensor(c to n)
    val k by element
    lhs = A / constant(k, c to n)
    rhs = A * constant(1 / k, c to n)
}

// The weakest condition on k: it excludes the one value for which the next rule shows a counterexample.
rule("divmod/02 repaired: Div(A, k) => Mul(A, 1/k) for k != 0") {
    source("divmod/02", "HandleDivide/09")
    elements(real)
    val c by rankClass
    val n by c.map
    val A by tensor(c to n)
    val k by element
    requires { k ne 0 }
    lhs = A / constant(k, c to n)
    rhs = A * constant(1 / k, c to n)
}

rule("divmod/02 broken: for k = 0 alone") {
    expect(REFUTED, because = "A = 2: u(2) against 2 * u(1)")
    source("divmod/02")
    elements(real)
    val c by rankClass
    val n by c.map
    val A by tensor(c to n)
    val k by element
    requires { k eq 0 }
    lhs = A / constant(k, c to n)
    rhs = A * constant(1 / k, c to n)
}

rule("divmod/02 broken: k instead of 1/k") {
    expect(REFUTED, because = "A = 1, k = 2: 1/2 against 2")
    source("divmod/02")
    elements(real)
    val c by rankClass
    val n by c.map
    val A by tensor(c to n)
    val k by element
    requires { k ne 0 }
    lhs = A / constant(k, c to n)
    rhs = A * constant(k, c to n)
}

rule("divmod/02 broken: over integers") {
    expect(REFUTED, because = "A = k = 2: 1 against 2 * (1 / 2) = 0")
    source("divmod/02")
    elements(int)
    val c by rankClass
    val n by c.map
    val A by tensor(c to n)
    val k by element
    requires { k ne 0 }
    lhs = A / constant(k, c to n)
    rhs = A * constant(1 / k, c to n)
}

rule("divmod/02 broken: no k is left") {
    expect(VACUOUS, because = "k > 0 and k < 0 exclude each other")
    source("divmod/02")
    elements(real)
    val c by rankClass
    val n by c.map
    val A by tensor(c to n)
    val k by element
    requires { k gt 0 }
    requires { k lt 0 }
    lhs = A / constant(k, c to n)
    rhs = A * constant(1 / k, c to n)
}

rule("divmod/03 Div(Div(A, B), Div(C, D)) => Div(Mul(A, D), Mul(B, C))") {
    expect(REFUTED, because = "A = B = C = 1, D = 0: 1 / u(1) against 0 / 1 = 0, which differ for u(1) = 1")
    source("divmod/03", "HandleDivide/11",
        note = "The published suite proves it with x / 0 = 0.")
    elements(real)
    val c by rankClass
    val n by c.map
    val A by tensor(c to n)
    val B by tensor(c to n)
    val C by tensor(c to n)
    val D by tensor(c to n)
    lhs = (A / B) / (C / D)
    rhs = (A * D) / (B * C)
}

// None of the three assumptions can be left out, as the next three rules show.
rule("divmod/03 repaired: Div(Div(A, B), Div(C, D)) => Div(Mul(A, D), Mul(B, C)) for B, C, D != 0") {
    source("divmod/03", "HandleDivide/11")
    elements(real)
    val c by rankClass
    val n by c.map
    val A by tensor(c to n)
    val B by tensor(c to n)
    val C by tensor(c to n)
    val D by tensor(c to n)
    assume { B ne constant(0, c to n) }
    assume { C ne constant(0, c to n) }
    assume { D ne constant(0, c to n) }
    lhs = (A / B) / (C / D)
    rhs = (A * D) / (B * C)
}

rule("divmod/03 broken: B may be 0") {
    expect(REFUTED, because = "A = C = 1, B = 0, D = 2: u(1) / (1/2) against u(2), which differ for u = 1")
    source("divmod/03")
    elements(real)
    val c by rankClass
    val n by c.map
    val A by tensor(c to n)
    val B by tensor(c to n)
    val C by tensor(c to n)
    val D by tensor(c to n)
    assume { C ne constant(0, c to n) }
    assume { D ne constant(0, c to n) }
    lhs = (A / B) / (C / D)
    rhs = (A * D) / (B * C)
}

rule("divmod/03 broken: C may be 0") {
    expect(REFUTED, because = "A = B = 1, C = 0, D = 2: u(1) against u(2)")
    source("divmod/03")
    elements(real)
    val c by rankClass
    val n by c.map
    val A by tensor(c to n)
    val B by tensor(c to n)
    val C by tensor(c to n)
    val D by tensor(c to n)
    assume { B ne constant(0, c to n) }
    assume { D ne constant(0, c to n) }
    lhs = (A / B) / (C / D)
    rhs = (A * D) / (B * C)
}

rule("divmod/03 broken: D may be 0") {
    expect(REFUTED, because = "A = B = C = 1, D = 0: 1 / u(1) against 0 / 1 = 0, which differ for u(1) = 1")
    source("divmod/03")
    elements(real)
    val c by rankClass
    val n by c.map
    val A by tensor(c to n)
    val B by tensor(c to n)
    val C by tensor(c to n)
    val D by tensor(c to n)
    assume { B ne constant(0, c to n) }
    assume { C ne constant(0, c to n) }
    lhs = (A / B) / (C / D)
    rhs = (A * D) / (B * C)
}

rule("divmod/03 broken: the products are not crossed") {
    expect(REFUTED, because = "A = B = C = 1, D = 2: 2 against 1/2")
    source("divmod/03")
    elements(real)
    val c by rankClass
    val n by c.map
    val A by tensor(c to n)
    val B by tensor(c to n)
    val C by tensor(c to n)
    val D by tensor(c to n)
    assume { B ne constant(0, c to n) }
    assume { C ne constant(0, c to n) }
    assume { D ne constant(0, c to n) }
    lhs = (A / B) / (C / D)
    rhs = (A * C) / (B * D)
}

rule("divmod/04 Div(A, Div(B, C)) => Div(Mul(A, C), B)") {
    expect(REFUTED, because = "A = B = 1, C = 0: 1 / u(1) against 0 / 1 = 0, which differ for u(1) = 1")
    source("divmod/04", "HandleDivide/13", note = "The published suite proves it with x / 0 = 0.")
    elements(real)
    val c by rankClass
    val n by c.map
    val A by tensor(c to n)
    val B by tensor(c to n)
    val C by tensor(c to n)
    lhs = A / (B / C)
    rhs = (A * C) / B
}

// Neither assumption can be left out, as the next two rules show.
rule("divmod/04 repaired: Div(A, Div(B, C)) => Div(Mul(A, C), B) for B, C != 0") {
    source("divmod/04", "HandleDivide/13")
    elements(real)
    val c by rankClass
    val n by c.map
    val A by tensor(c to n)
    val B by tensor(c to n)
    val C by tensor(c to n)
    assume { B ne constant(0, c to n) }
    assume { C ne constant(0, c to n) }
    lhs = A / (B / C)
    rhs = (A * C) / B
}

rule("divmod/04 broken: B may be 0") {
    expect(REFUTED, because = "A = 1, B = 0, C = 2: u(1) against u(2)")
    source("divmod/04")
    elements(real)
    val c by rankClass
    val n by c.map
    val A by tensor(c to n)
    val B by tensor(c to n)
    val C by tensor(c to n)
    assume { C ne constant(0, c to n) }
    lhs = A / (B / C)
    rhs = (A * C) / B
}

rule("divmod/04 broken: C may be 0") {
    expect(REFUTED, because = "A = B = 1, C = 0: 1 / u(1) against 0 / 1 = 0, which differ for u(1) = 1")
    source("divmod/04")
    elements(real)
    val c by rankClass
    val n by c.map
    val A by tensor(c to n)
    val B by tensor(c to n)
    val C by tensor(c to n)
    assume { B ne constant(0, c to n) }
    lhs = A / (B / C)
    rhs = (A * C) / B
}

rule("divmod/04 broken: over integers") {
    expect(REFUTED, because = "A = 1, B = 3, C = 2: 1 / (3 / 2) = 1 against 2 / 3 = 0")
    source("divmod/04")
    elements(int)
    val c by rankClass
    val n by c.map
    val A by tensor(c to n)
    val B by tensor(c to n)
    val C by tensor(c to n)
    assume { B ne constant(0, c to n) }
    assume { C ne constant(0, c to n) }
    lhs = A / (B / C)
    rhs = (A * C) / B
}

// Right for B = 0 too: x rem 0 = x.
rule("divmod/05 Rem(Rem(A, B), B) => Rem(A, B)") {
    source("divmod/05", "HandleRemainder/01")
    val c by rankClass
    val n by c.map
    val A by tensor(c to n)
    val B by tensor(c to n)
    lhs = (A % B) % B
    rhs = A % B
}

rule("divmod/05 broken: both remainders are dropped") {
    expect(REFUTED, because = "A = B = 1: 0 against 1")
    source("divmod/05")
    val c by rankClass
    val n by c.map
    val A by tensor(c to n)
    val B by tensor(c to n)
    lhs = (A % B) % B
    rhs = A
}

rule("divmod/05 broken: the outer divisor is another one") {
    expect(REFUTED, because = "A = 2, B = 3: 2 rem 2 = 0 against 2")
    source("divmod/05")
    val c by rankClass
    val n by c.map
    val A by tensor(c to n)
    val B by tensor(c to n)
    lhs = (A % B) % A
    rhs = A % B
}

rule("divmod/05 broken: over reals") {
    expect(ILL_FORMED, because = "rem is defined on integers only")
    source("divmod/05")
    elements(real)
    val c by rankClass
    val n by c.map
    val A by tensor(c to n)
    val B by tensor(c to n)
    lhs = (A % B) % B
    rhs = A % B
}

// With n = 0 the tensor is empty; k may then be 0 as well.
rule("divmod/06 Rem(Iota, k) => Iota when the iota axis has at most k elements") {
    source("divmod/06", "HandleRemainder/04")
    val c by singleton
    val d by rankClass
    val n by c.map
    val p by d.map
    val k by integer
    requires { n le k }
    lhs = iota(c, c to n, d to p) % constant(k, c to n, d to p)
    rhs = iota(c, c to n, d to p)
}

// The weakest condition on n and k: where 0 < |k| < n, position |k| has remainder 0.
rule("divmod/06 weakened: at most |k| elements, or k = 0") {
    source("divmod/06")
    val c by singleton
    val d by rankClass
    val n by c.map
    val p by d.map
    val k by integer
    requires { (n le abs(k)) or (k eq 0) }
    lhs = iota(c, c to n, d to p) % constant(k, c to n, d to p)
    rhs = iota(c, c to n, d to p)
}

rule("divmod/06 broken: one element more") {
    expect(REFUTED, because = "n = 2, k = 1: position 1 has 1 rem 1 = 0 against 1")
    source("divmod/06")
    val c by singleton
    val d by rankClass
    val n by c.map
    val p by d.map
    val k by integer
    requires { n le k + 1 }
    lhs = iota(c, c to n, d to p) % constant(k, c to n, d to p)
    rhs = iota(c, c to n, d to p)
}

rule("divmod/06 broken: for a negative k") {
    expect(VACUOUS, because = "n >= 0 and n <= k exclude k < 0")
    source("divmod/06")
    val c by singleton
    val d by rankClass
    val n by c.map
    val p by d.map
    val k by integer
    requires { n le k }
    requires { k lt 0 }
    lhs = iota(c, c to n, d to p) % constant(k, c to n, d to p)
    rhs = iota(c, c to n, d to p)
}

rule("divmod/06 broken: counting along several axes at once") {
    expect(ILL_FORMED, because = "an iota counts along exactly one axis, and c can have any rank")
    source("divmod/06")
    val c by rankClass
    val n by c.map
    val k by integer
    requires { n le k }
    lhs = iota(c, c to n) % constant(k, c to n)
    rhs = iota(c, c to n)
}

rule("divmod/07 Rem(Add(Iota, k), k) => Rem(Iota, k) for k >= 0") {
    source("divmod/07", "HandleRemainder/05",
        note = "The compiler's integers wrap, so it asks that n + k fits the element type. " +
            "The published suite attaches k >= 0 to the lanes of n, and reaches its time limit.")
    val c by singleton
    val d by rankClass
    val n by c.map
    val p by d.map
    val k by integer
    requires { k ge 0 }
    val counted = iota(c, c to n, d to p)
    val divisor = constant(k, c to n, d to p)
    lhs = (counted + divisor) % divisor
    rhs = counted % divisor
}

// The weakest condition on n and k: for k <= -2 and n >= 2 position 1 has 1 + k against 1. For k = -1 every
// remainder is 0, and for n <= 1 there is position 0 at most, where both sides are 0.
rule("divmod/07 weakened: k >= -1, or at most one element") {
    source("divmod/07")
    val c by singleton
    val d by rankClass
    val n by c.map
    val p by d.map
    val k by integer
    requires { (k ge -1) or (n le 1) }
    val counted = iota(c, c to n, d to p)
    val divisor = constant(k, c to n, d to p)
    lhs = (counted + divisor) % divisor
    rhs = counted % divisor
}

rule("divmod/07 broken: any k") {
    expect(REFUTED, because = "n = 2, k = -3: at position 1, -2 rem -3 = -2 against 1")
    source("divmod/07")
    val c by singleton
    val d by rankClass
    val n by c.map
    val p by d.map
    val k by integer
    val counted = iota(c, c to n, d to p)
    val divisor = constant(k, c to n, d to p)
    lhs = (counted + divisor) % divisor
    rhs = counted % divisor
}

rule("divmod/07 broken: k >= -2") {
    expect(REFUTED, because = "n = 2, k = -2: at position 1, -1 rem -2 = -1 against 1")
    source("divmod/07")
    val c by singleton
    val d by rankClass
    val n by c.map
    val p by d.map
    val k by integer
    requires { k ge -2 }
    val counted = iota(c, c to n, d to p)
    val divisor = constant(k, c to n, d to p)
    lhs = (counted + divisor) % divisor
    rhs = counted % divisor
}

rule("divmod/07 broken: the remainder is dropped") {
    expect(REFUTED, because = "n = 2, k = 1: at position 1, 2 rem 1 = 0 against 1")
    source("divmod/07")
    val c by singleton
    val d by rankClass
    val n by c.map
    val p by d.map
    val k by integer
    requires { k ge 0 }
    val counted = iota(c, c to n, d to p)
    val divisor = constant(k, c to n, d to p)
    lhs = (counted + divisor) % divisor
    rhs = counted
}

rule("divmod/08 Rem(Add(x, k), k) => Rem(x, k) for x and x + k of one sign") {
    source("divmod/08", note = "A condition on two scalars; the published suite attaches it to the lanes of n, " +
        "and reaches its time limit. The compiler has the rule for an iota only, divmod/07.")
    val c by rankClass
    val n by c.map
    val x by integer
    val k by integer
    requires { ((x ge 0) and (x + k ge 0)) or ((x lt 0) and (x + k lt 0)) }
    lhs = (constant(x, c to n) + constant(k, c to n)) % constant(k, c to n)
    rhs = constant(x, c to n) % constant(k, c to n)
}

// What is left out: where x and x + k have opposite signs, the remainders do too, unless k divides x and both are 0.
rule("divmod/08 weakened: neither of x and x + k on the other side of 0") {
    source("divmod/08")
    val c by rankClass
    val n by c.map
    val x by integer
    val k by integer
    requires { ((x ge 0) and (x + k ge 0)) or ((x le 0) and (x + k le 0)) }
    lhs = (constant(x, c to n) + constant(k, c to n)) % constant(k, c to n)
    rhs = constant(x, c to n) % constant(k, c to n)
}

rule("divmod/08 broken: any x and k") {
    expect(REFUTED, because = "x = 1, k = -3: -2 rem -3 = -2 against 1")
    source("divmod/08")
    val c by rankClass
    val n by c.map
    val x by integer
    val k by integer
    lhs = (constant(x, c to n) + constant(k, c to n)) % constant(k, c to n)
    rhs = constant(x, c to n) % constant(k, c to n)
}

rule("divmod/08 broken: off by one") {
    expect(REFUTED, because = "x = 1, k = -2: -1 rem -2 = -1 against 1")
    source("divmod/08")
    val c by rankClass
    val n by c.map
    val x by integer
    val k by integer
    requires { ((x ge 0) and (x + k ge -1)) or ((x lt 0) and (x + k lt 0)) }
    lhs = (constant(x, c to n) + constant(k, c to n)) % constant(k, c to n)
    rhs = constant(x, c to n) % constant(k, c to n)
}

rule("divmod/08 broken: 'and' instead of 'or' in the condition") {
    expect(VACUOUS, because = "x >= 0 and x < 0 exclude each other")
    source("divmod/08")
    val c by rankClass
    val n by c.map
    val x by integer
    val k by integer
    requires { ((x ge 0) and (x + k ge 0)) and ((x lt 0) and (x + k lt 0)) }
    lhs = (constant(x, c to n) + constant(k, c to n)) % constant(k, c to n)
    rhs = constant(x, c to n) % constant(k, c to n)
}
