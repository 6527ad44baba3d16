// Double negation of truth values and of numbers; XLA's HandleNot and HandleNegate.

rule("not/01 Not(Not(A)) => A") {
    source("not/01", "HandleNot/01")
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    lhs = !(!A)
    rhs = A
    broken("not/01 broken: one negation is left", because = "A = true: true against false") { rhs = !A }
    broken("not/01 broken: on numbers") {
        expect(ILL_FORMED, because = "not is defined on truth values, -A negates numbers")
        val N by tensor(int, c to n)
        lhs = !(!N)
        rhs = N
    }
}

rule("not/02 Neg(Neg(A)) => A") {
    source("not/02", "HandleNegate/01")
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    lhs = -(-A)
    rhs = A
    broken("not/02 broken: one negation is left", because = "A = 1: 1 against -1") { rhs = -A }
    broken("not/02 broken: the absolute value", because = "A = -1: -1 against 1") {
        expect(VERIFIED, on = unsigned, because = "VER")
        rhs = abs(A)
    }
}
