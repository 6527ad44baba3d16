// Subtraction; XLA's HandleSubtract.

rule("sub/00 Sub(A, 0) => A") {
    source("sub/00", "HandleSubtract/02")
    val c by rankClass
    val n by c.map
    val A by tensor(c to n)
    lhs = A - constant(0, c to n)
    rhs = A
}

rule("sub/00 broken: the operands are swapped") {
    expect(REFUTED, because = "A = 1: -1 against 1")
    source("sub/00")
    val c by rankClass
    val n by c.map
    val A by tensor(c to n)
    lhs = constant(0, c to n) - A
    rhs = A
}

rule("sub/01 Sub(A, k) => Add(A, -k)") {
    source("sub/01", "HandleSubtract/03", note = "-k is a new constant, folded by the compiler.")
    val c by rankClass
    val n by c.map
    val A by tensor(c to n)
    val k by element
    lhs = A - constant(k, c to n)
    rhs = A + constant(-k, c to n)
}

rule("sub/01 broken: the constant keeps its sign") {
    expect(REFUTED, because = "A = 0, k = 1: -1 against 1")
    source("sub/01")
    val c by rankClass
    val n by c.map
    val A by tensor(c to n)
    val k by element
    lhs = A - constant(k, c to n)
    rhs = A + constant(k, c to n)
}

rule("sub/01 broken: A changes its sign too") {
    expect(REFUTED, because = "A = 1, k = 0: 1 against -1")
    source("sub/01")
    val c by rankClass
    val n by c.map
    val A by tensor(c to n)
    val k by element
    lhs = A - constant(k, c to n)
    rhs = -A + constant(-k, c to n)
}

rule("sub/02 Sub(A, A) => 0") {
    source("sub/02", "HandleSubtract/01",
        note = "In the compiler for integers, and for floats with fast math only: NaN - NaN and inf - inf are NaN.")
    val c by rankClass
    val n by c.map
    val A by tensor(c to n)
    lhs = A - A
    rhs = constant(0, c to n)
}

rule("sub/02 broken: two different tensors") {
    expect(REFUTED, because = "A = 1, B = 0: 1 against 0")
    source("sub/02")
    val c by rankClass
    val n by c.map
    val A by tensor(c to n)
    val B by tensor(c to n)
    lhs = A - B
    rhs = constant(0, c to n)
}

rule("sub/02 broken: the zeros are one longer than A") {
    expect(REFUTED, because = "n = 0: an empty left side against one zero")
    source("sub/02")
    val c by rankClass
    val n by c.map
    val A by tensor(c to n)
    lhs = A - A
    rhs = constant(0, c to n + 1)
}
