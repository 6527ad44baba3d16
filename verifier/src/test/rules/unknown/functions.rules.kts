// Right or wrong, the axioms do not say, and the interpreter cannot see it.

rule("a sine and a cosine at an eighth of a turn, whatever that is") {
    expect(UNKNOWN, because = "right, but no axiom speaks of the number pi")
    val c by rankClass
    val n by c.sizes
    val A by tensor(real, c to n)
    lhs = sin(atan2(constant(1, real, c to n), constant(1, real, c to n))) + A
    rhs = cos(atan2(constant(1, real, c to n), constant(1, real, c to n))) + A
}

rule("an exponential above its second approximation") {
    expect(UNKNOWN, because = "right where A is not negative, but no axiom says so")
    val c by rankClass
    val n by c.sizes
    val A by tensor(real, c to n)
    assume { A ge 0 }
    lhs = exp(A) * 2 ge A * A + A * 2 + 2
    rhs = constant(TRUE, c to n)
}

rule("a hyperbolic tangent below its operand") {
    expect(UNKNOWN, because = "right where A is positive, but no axiom says so")
    val c by rankClass
    val n by c.sizes
    val A by tensor(real, c to n)
    assume { A gt 0 }
    lhs = tanh(A) lt A
    rhs = constant(TRUE, c to n)
}

rule("a tangent times a cosine") {
    expect(UNKNOWN, because = "wrong only where the cosine of A is 0, which is at no fraction; the tangent is unknown there")
    val c by rankClass
    val n by c.sizes
    val A by tensor(real, c to n)
    lhs = tan(A) * cos(A)
    rhs = sin(A)
}
