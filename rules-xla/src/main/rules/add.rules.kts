// Addition with constants; XLA's HandleAdd. `constant(k, c to n)` is the scalar k spread over the shape of A.
// (Distributivity, which HandleAdd applies too, is mul/08.)

rule("add/01 Add(Add(A, k1), k2) => Add(A, Add(k1, k2))") {
    source("add/01", "HandleAdd/04")
    val c by rankClass
    val n by c.map
    val A by tensor(c to n)
    val k1 by element
    val k2 by element
    lhs = (A + constant(k1, c to n)) + constant(k2, c to n)
    rhs = A + (constant(k1, c to n) + constant(k2, c to n))
}

rule("add/01 broken: the constants are multiplied") {
    expect(REFUTED, because = "A = 0, k1 = k2 = 1: 2 against 1")
    source("add/01")
    val c by rankClass
    val n by c.map
    val A by tensor(c to n)
    val k1 by element
    val k2 by element
    lhs = (A + constant(k1, c to n)) + constant(k2, c to n)
    rhs = A + (constant(k1, c to n) * constant(k2, c to n))
}

rule("add/01 broken: the constants contradict each other") {
    expect(VACUOUS, because = "k1 < k2 and k2 < k1 exclude each other, so the rule never applies")
    source("add/01")
    val c by rankClass
    val n by c.map
    val A by tensor(c to n)
    val k1 by element
    val k2 by element
    requires { k1 lt k2 }
    requires { k2 lt k1 }
    lhs = (A + constant(k1, c to n)) + constant(k2, c to n)
    rhs = A + constant(k1, c to n)
}

rule("add/02 Add(A, 0) => A") {
    source("add/02", "HandleAdd/01")
    val c by rankClass
    val n by c.map
    val A by tensor(c to n)
    lhs = A + constant(0, c to n)
    rhs = A
}

rule("add/02 broken: 1 instead of 0") {
    expect(REFUTED, because = "A = 0: 1 against 0")
    source("add/02")
    val c by rankClass
    val n by c.map
    val A by tensor(c to n)
    lhs = A + constant(1, c to n)
    rhs = A
}

rule("add/02 broken: the zeros are one longer than A") {
    expect(VACUOUS, because = "n = n + 1 on no lane, so the left side is valid at rank 0 only")
    source("add/02")
    val c by rankClass
    val n by c.map
    val A by tensor(c to n)
    lhs = A + constant(0, c to n + 1)
    rhs = A
}

rule("add/03 Add(0, A) => A") {
    source("add/03", "HandleAdd/02", note = "The mirror image of add/02.")
    val c by rankClass
    val n by c.map
    val A by tensor(c to n)
    lhs = constant(0, c to n) + A
    rhs = A
}

rule("add/03 broken: the zeros are kept") {
    expect(REFUTED, because = "A = 1: 1 against 0")
    source("add/03")
    val c by rankClass
    val n by c.map
    val A by tensor(c to n)
    lhs = constant(0, c to n) + A
    rhs = constant(0, c to n)
}

rule("add/04 Add(k, A) => Add(A, k)") {
    source("add/04", "HandleAdd/03", note = "Moves the constant to the right, the canonical order.")
    val c by rankClass
    val n by c.map
    val A by tensor(c to n)
    val k by element
    lhs = constant(k, c to n) + A
    rhs = A + constant(k, c to n)
}

rule("add/04 broken: the constant changes its sign") {
    expect(REFUTED, because = "A = 0, k = 1: 1 against -1")
    source("add/04")
    val c by rankClass
    val n by c.map
    val A by tensor(c to n)
    val k by element
    lhs = constant(k, c to n) + A
    rhs = A - constant(k, c to n)
}

rule("add/04 broken: the constant is not spread over the shape of A") {
    expect(ILL_FORMED, because = "there is no implicit broadcast: add needs operands with the same axes")
    source("add/04")
    val c by rankClass
    val n by c.map
    val A by tensor(c to n)
    val k by element
    lhs = constant(k, c to n) + A
    rhs = A + constant(k)
}
