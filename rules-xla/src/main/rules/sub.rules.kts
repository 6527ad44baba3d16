// Subtraction; XLA's HandleSubtract.

rule("sub/00 Sub(A, 0) => A") {
    source("sub/00", "HandleSubtract/02")
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    lhs = A - 0
    rhs = A
    broken("sub/00 broken: the operands are swapped", because = "A = 1: -1 against 1") { lhs = 0 - A }
}

rule("sub/01 Sub(A, k) => Add(A, -k)") {
    source("sub/01", "HandleSubtract/03", note = "-k is a new constant, folded by the compiler.")
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    val k by element
    lhs = A - k
    rhs = A + -k
    broken("sub/01 broken: the constant keeps its sign", because = "A = 0, k = 1: -1 against 1") { rhs = A + k }
    broken("sub/01 broken: A changes its sign too", because = "A = 1, k = 0: 1 against -1") { rhs = -A + -k }
}

rule("sub/02 Sub(A, A) => 0") {
    expect(REFUTED, on = floats, because = "A = +inf: nan against 0.0")
    source("sub/02", "HandleSubtract/01",
        note = "In the compiler for integers, and for floats with fast math only: NaN - NaN and inf - inf are NaN.")
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    lhs = A - A
    rhs = constant(0, shapeOf(A))
    broken("sub/02 broken: two different tensors", because = "A = 1, B = 0: 1 against 0") {
        val B by tensor(c to n)
        lhs = A - B
    }
    broken("sub/02 broken: the zeros are one longer than A", because = "n = 0: an empty left side against one zero") {
        rhs = constant(0, c to n + 1)
    }
}
