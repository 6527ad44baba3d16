// Addition with constants; XLA's HandleAdd. `A + k` is A plus the constant k, spread over the shape of A.
// (Distributivity, which HandleAdd applies too, is mul/08.)

rule("add/01 Add(Add(A, k1), k2) => Add(A, Add(k1, k2))") {
    expect(REFUTED, on = floats, because = "k1 = -2.0, k2 = 0.9995, A = 1.0: -0.0004883 against 0.0")
    source("add/01", "HandleAdd/04")
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    val k1 by element
    val k2 by element
    val spread = shapeOf(A)
    lhs = A + k1 + k2
    rhs = A + (constant(k1, spread) + k2)
    broken("add/01 broken: the constants are multiplied", because = "A = 0, k1 = k2 = 1: 2 against 1") {
        rhs = A + constant(k1, spread) * k2
    }
    broken("add/01 broken: the constants contradict each other") {
        expect(VACUOUS, because = "k1 < k2 and k2 < k1 exclude each other, so the rule never applies")
        requires { k1 lt k2 }
        requires { k2 lt k1 }
        rhs = A + k1
    }
}

rule("add/02 Add(A, 0) => A") {
    expect(REFUTED, on = floats, because = "A = -0.0: 0.0 against -0.0")
    source("add/02", "HandleAdd/01")
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    lhs = A + 0
    rhs = A
    broken("add/02 broken: 1 instead of 0", because = "A = 0: 1 against 0") { lhs = A + 1 }
    broken("add/02 broken: the zeros are one longer than A") {
        expect(VACUOUS, because = "n = n + 1 on no lane, so the left side is valid at rank 0 only")
        lhs = A + constant(0, c to n + 1)
    }
}

rule("add/03 Add(0, A) => A") {
    expect(REFUTED, on = floats, because = "A = -0.0: 0.0 against -0.0")
    source("add/03", "HandleAdd/02", note = "The mirror image of add/02.")
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    lhs = 0 + A
    rhs = A
    broken("add/03 broken: the zeros are kept", because = "A = 1: 1 against 0") { rhs = constant(0, shapeOf(A)) }
}

rule("add/04 Add(k, A) => Add(A, k)") {
    source("add/04", "HandleAdd/03", note = "Moves the constant to the right, the canonical order.")
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    val k by element
    lhs = k + A
    rhs = A + k
    broken("add/04 broken: the constant changes its sign", because = "A = 0, k = 1: 1 against -1") { rhs = A - k }
    broken("add/04 broken: the constant is not spread over the shape of A") {
        expect(ILL_FORMED, because = "only a number or an element fills a shape: add needs operands with the same axes")
        rhs = A + constant(k)
    }
}
