// Infinities and divisions, as XLA has them.

rule("nothing is above infinity") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    lhs = min(A, constant(inf, c to n))
    rhs = A
}

rule("minus infinity is the least element") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    lhs = max(A, constant(-inf, c to n))
    rhs = A
}

rule("the remainder by zero is the dividend") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(int, c to n)
    lhs = A.rem(constant(0, c to n))
    rhs = A
}

rule("an integer divided by zero is minus one") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(int, c to n)
    lhs = A.div(constant(0, c to n))
    rhs = constant(-1, c to n)
}

rule("quotient and remainder belong together") {
    val c by rankClass
    val n by c.sizes
    val k by element(int)
    val A by tensor(int, c to n)
    val K = constant(k, c to n)
    lhs = A.div(K) * K + A.rem(K)
    rhs = A
}
