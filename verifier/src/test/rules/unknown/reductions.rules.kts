// Right, but beyond what is tried.

rule("division by a real that is not zero is linear") {
    expect(UNKNOWN, because = "division is not pushed into a sum")
    val c by rankClass
    val n by c.sizes
    val X by tensor(c to n)
    val s by element
    requires { s ne 0 }
    elements(real)
    lhs = X.reduce(sum, c).div(constant(s))
    rhs = (X.div(constant(s, c to n))).reduce(sum, c)
}
