// The sign of numbers, -1, 0 or 1.

rule("a sign is its own sign") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    lhs = sign(sign(A))
    rhs = sign(A)
}

rule("the sign of the negative is the negative of the sign") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    lhs = sign(-A)
    rhs = -sign(A)
}

rule("a sign is between -1 and 1") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    lhs = clamp(constant(-1, c to n), sign(A), constant(1, c to n))
    rhs = sign(A)
}

rule("the magnitude is the number times its sign") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    lhs = A * sign(A)
    rhs = abs(A)
}

rule("an exponential is positive") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(real, c to n)
    lhs = sign(exp(A))
    rhs = constant(1, c to n)
}

rule("the sign of infinity is one") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    lhs = sign(min(constant(-inf, c to n), A))
    rhs = constant(-1, c to n)
}

rule("the sign of what is moved is moved") {
    val c by rankClass
    val n by c.sizes
    val l by c.map
    val A by tensor(c to n)
    lhs = sign(A.reverse(c).pad(number(-3), low = l))
    rhs = sign(A).reverse(c).pad(number(-1), low = l)
}
