// Maximum and minimum with their identities; XLA's HandleMaximum and HandleMinimum.
// Tensors hold finite elements; for machine integers -inf and +inf stand for the least and the greatest value.

rule("max/01 Max(A, -inf) => A") {
    source("max/01", "HandleMaximum/02", "HandleMaximum/03")
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    lhs = max(A, -inf)
    rhs = A
    broken("max/01 broken: +inf instead of -inf", because = "A = 0: +inf against 0") { lhs = max(A, inf) }
    broken("max/01 broken: a finite number instead of -inf", because = "A = -1: 0 against -1") {
        expect(VERIFIED, on = unsigned, because = "VER")
        lhs = max(A, 0)
    }
}

rule("max/02 Min(A, +inf) => A") {
    source("max/02", "HandleMinimum/02", "HandleMinimum/03")
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    lhs = min(A, inf)
    rhs = A
    broken("max/02 broken: -inf instead of +inf", because = "A = 0: -inf against 0") { lhs = min(A, -inf) }
    broken("max/02 broken: the infinity is kept", because = "A = 0: 0 against +inf") { rhs = constant(inf, shapeOf(A)) }
}
