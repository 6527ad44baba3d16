// Maximum and minimum with their identities; XLA's HandleMaximum and HandleMinimum.
// Tensors hold finite elements; for machine integers -inf and +inf stand for the least and the greatest value.

rule("max/01 Max(A, -inf) => A") {
    source("max/01", "HandleMaximum/02", "HandleMaximum/03")
    val c by rankClass
    val n by c.map
    val A by tensor(c to n)
    lhs = max(A, constant(-inf, c to n))
    rhs = A
}

rule("max/01 broken: +inf instead of -inf") {
    expect(REFUTED, because = "A = 0: +inf against 0")
    source("max/01")
    val c by rankClass
    val n by c.map
    val A by tensor(c to n)
    lhs = max(A, constant(inf, c to n))
    rhs = A
}

rule("max/01 broken: a finite number instead of -inf") {
    expect(REFUTED, because = "A = -1: 0 against -1")
    source("max/01")
    val c by rankClass
    val n by c.map
    val A by tensor(c to n)
    lhs = max(A, constant(0, c to n))
    rhs = A
}

rule("max/02 Min(A, +inf) => A") {
    source("max/02", "HandleMinimum/02", "HandleMinimum/03")
    val c by rankClass
    val n by c.map
    val A by tensor(c to n)
    lhs = min(A, constant(inf, c to n))
    rhs = A
}

rule("max/02 broken: -inf instead of +inf") {
    expect(REFUTED, because = "A = 0: -inf against 0")
    source("max/02")
    val c by rankClass
    val n by c.map
    val A by tensor(c to n)
    lhs = min(A, constant(-inf, c to n))
    rhs = A
}

rule("max/02 broken: the infinity is kept") {
    expect(REFUTED, because = "A = 0: 0 against +inf")
    source("max/02")
    val c by rankClass
    val n by c.map
    val A by tensor(c to n)
    lhs = min(A, constant(inf, c to n))
    rhs = constant(inf, c to n)
}
