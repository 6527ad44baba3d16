// Double negation of truth values and of numbers; XLA's HandleNot and HandleNegate.

rule("not/01 Not(Not(A)) => A") {
    source("not/01", "HandleNot/01")
    val c by rankClass
    val n by c.map
    val A by tensor(c to n)
    lhs = !(!A)
    rhs = A
}

rule("not/01 broken: one negation is left") {
    expect(REFUTED, because = "A = true: true against false")
    source("not/01")
    val c by rankClass
    val n by c.map
    val A by tensor(c to n)
    lhs = !(!A)
    rhs = !A
}

rule("not/01 broken: on numbers") {
    expect(ILL_FORMED, because = "not is defined on truth values, -A negates numbers")
    source("not/01")
    val c by rankClass
    val n by c.map
    val A by tensor(int, c to n)
    lhs = !(!A)
    rhs = A
}

rule("not/02 Neg(Neg(A)) => A") {
    source("not/02", "HandleNegate/01")
    val c by rankClass
    val n by c.map
    val A by tensor(c to n)
    lhs = -(-A)
    rhs = A
}

rule("not/02 broken: one negation is left") {
    expect(REFUTED, because = "A = 1: 1 against -1")
    source("not/02")
    val c by rankClass
    val n by c.map
    val A by tensor(c to n)
    lhs = -(-A)
    rhs = -A
}

rule("not/02 broken: the absolute value") {
    expect(REFUTED, because = "A = -1: -1 against 1")
    source("not/02")
    val c by rankClass
    val n by c.map
    val A by tensor(c to n)
    lhs = -(-A)
    rhs = abs(A)
}
