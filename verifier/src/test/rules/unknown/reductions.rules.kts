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

rule("a maximum over a window of 1 beyond the edge is the initial value, under a sum") {
    expect(UNKNOWN, because = "right, but a maximum that may be over nothing is kept as it is inside of a sum")
    val c by singleton
    val n by c.sizes
    val v by element
    val X by tensor(c to n)
    lhs = X.reduceWindow(max, axes(c to 1), low = axes(c to 1), initial = v).reduce(sum, c)
    rhs = max(X, constant(v, c to n)).pad(v, low = axes(c to 1)).reduce(sum, c)
}
