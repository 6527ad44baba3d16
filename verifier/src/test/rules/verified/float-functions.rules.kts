// Functions of floats that no standard rounds: what is the same in every library.

rule("an exponential is not negative") {
    val c by rankClass; val n by c.sizes
    val x by tensor(c to n)
    elements(floats + float)
    lhs = abs(exp(x))
    rhs = exp(x)
}

rule("a power with exponent 1") {
    val c by rankClass; val n by c.sizes
    val x by tensor(c to n)
    elements(floats + float)
    lhs = pow(x, 1)
    rhs = x
}

rule("a power with exponent 0 is 1, of what is not a number, too") {
    val c by rankClass; val n by c.sizes
    val x by tensor(c to n)
    elements(f16)
    lhs = pow(x, 0)
    rhs = constant(1, c to n)
}

rule("a logarithm of what is negative is not a number") {
    val c by rankClass; val n by c.sizes
    val x by tensor(c to n)
    elements(f16)
    lhs = select(x lt 0, log(x), 0)
    rhs = select(x lt 0, constant(nan, c to n), 0)
}

rule("a reciprocal root of a zero has its sign") {
    val c by rankClass; val n by c.sizes
    val x by tensor(c to n)
    elements(f16)
    lhs = select(x eq 0, rsqrt(x), 1)
    rhs = select(x eq 0, 1 / x, 1)
}

rule("an odd function of a zero is the zero") {
    val c by rankClass; val n by c.sizes
    val x by tensor(c to n)
    elements(f16)
    lhs = select(x eq 0, tanh(x) + sin(x) + cbrt(x) + expm1(x) + log1p(x) + tan(x) + erf(x), x)
    rhs = x
}

rule("the complement of the error function of an infinity") {
    val c by rankClass; val n by c.sizes
    val x by tensor(c to n)
    elements(f16)
    lhs = select(x eq inf, erfc(x), 0) + select(x eq -inf, erfc(x), 0)
    rhs = select(x eq -inf, constant(2, c to n), 0)
}

rule("a slice of any function") {
    val c by rankClass; val n by c.sizes; val from by c.map; val to by c.map
    val x by tensor(f16, c to n); val y by tensor(f16, c to n)
    lhs = (log(x) * pow(x, y) - atan2(y, x)).slice(start = from, end = to)
    rhs = log(x.slice(start = from, end = to)) * pow(x.slice(start = from, end = to), y.slice(start = from, end = to)) -
        atan2(y.slice(start = from, end = to), x.slice(start = from, end = to))
}

rule("a logistic function is a number where its operand is one") {
    val c by rankClass; val n by c.sizes
    val x by tensor(f16, c to n)
    lhs = addf(logistic(x), 0.0, nnan)
    rhs = addf(logistic(x), 0.0)
}

rule("an arc tangent of a zero has the sign of it, and one of an infinity is finite") {
    val c by rankClass; val n by c.sizes
    val x by tensor(c to n)
    elements(f16, float)
    lhs = select(x eq 0, atan(x), 0) + select(abs(x) eq inf, 0 * atan(x), 0)
    rhs = select(x eq 0, x, 0) + select(abs(x) eq inf, 0 * atan(x), 0)
}
