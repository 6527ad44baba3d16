// Functions of floats that no standard rounds: right in some libraries and not in others.

rule("a square as a power") {
    val c by rankClass; val n by c.sizes
    val x by tensor(c to n)
    elements(f16)
    lhs = pow(x, 2)
    rhs = x * x
    expect(UNKNOWN, because = "so where powers are rounded correctly; a library may be off by some units in the last place")
}

rule("a hyperbolic tangent is odd") {
    val c by rankClass; val n by c.sizes
    val x by tensor(c to n)
    elements(f16)
    lhs = tanh(-x)
    rhs = -tanh(x)
    expect(UNKNOWN, because = "so in every good library, but no standard says so")
}

rule("an exponential keeps the order") {
    val c by rankClass; val n by c.sizes
    val x by tensor(c to n); val y by tensor(c to n)
    elements(f16)
    lhs = max(exp(x), exp(y))
    rhs = exp(max(x, y))
    expect(UNKNOWN, because = "so in every good library, but no standard says so")
}

rule("the complement of the error function of a zero") {
    expect(UNKNOWN, because = "right over the reals, but no standard says that a library gives 1")
    val c by rankClass; val n by c.sizes
    val x by tensor(f16, c to n)
    lhs = select(x eq 0, erfc(x), 1)
    rhs = constant(1, c to n)
}

rule("an arc tangent of an opposite") {
    expect(UNKNOWN, because = "right over the reals, but no standard says that libraries are odd")
    val c by rankClass; val n by c.sizes
    val x by tensor(f16, c to n)
    lhs = atan(-x)
    rhs = -atan(x)
}
