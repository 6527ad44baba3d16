// What nothing defines is an unknown function of the operands: the same at each place, in either order where that means nothing.

rule("infinity less infinity is what it is") {
    val c by rankClass
    val n by c.sizes
    lhs = constant(inf, c to n) - constant(inf, c to n)
    rhs = constant(-inf, c to n) + constant(inf, c to n)
}

rule("a quotient by zero is what it is") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(real, c to n)
    lhs = A / constant(0, c to n) + A
    rhs = A + A / constant(0, c to n)
}

rule("a quotient by zero beside an infinity is what it is") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(real, c to n)
    lhs = min(A / constant(0, c to n), constant(inf, c to n))
    rhs = A / constant(0, c to n)
}

rule("zero times infinity, in either order") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    lhs = A * constant(inf, c to n)
    rhs = constant(inf, c to n) * A
}

rule("a quotient with an infinity, under equal operands") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    lhs = max(A, A) / constant(inf, c to n)
    rhs = A / max(constant(inf, c to n), A)
}

rule("a product with an infinity has its sign") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    assume { A lt constant(0, c to n) }
    lhs = A * constant(-inf, c to n)
    rhs = constant(inf, c to n)
}

rule("a product of infinities") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    lhs = max(constant(-inf, c to n) * constant(-inf, c to n), A)
    rhs = abs(-constant(inf, c to n))
}

rule("a number more or less is nothing to an infinity") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    lhs = A - constant(inf, c to n)
    rhs = constant(-inf, c to n)
}

rule("divided and multiplied by what is not zero") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(real, c to n)
    val B by tensor(real, c to n)
    assume { B ne constant(0, c to n) }
    lhs = A / B * B
    rhs = A
}

rule("the opposite of the opposite, also of what nothing defines") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(real, c to n)
    lhs = -(-(A / constant(0, c to n) - constant(inf, c to n)))
    rhs = A / constant(0, c to n) - constant(inf, c to n)
}
