// What is assumed of indices is not used of those that a reduction runs over on the other side.

rule("a sum of all that was put somewhere") {
    elements(int, real)
    val s by singleton
    val b by rankClass
    val n by s.sizes
    val m by b.sizes
    val A by tensor(s to n)
    val I by tensor(int, b to m)
    val U by tensor(b to m)
    assume { I ge constant(0, b to m) }
    assume { I lt constant(n, b to m) }
    requires { n ge 1 }
    expect(UNKNOWN, because = "what is assumed of indices is used where an update is run over, and not in other reductions")
    lhs = A.scatter(sum, I, U, along = s).reduce(sum, s)
    rhs = A.reduce(sum, s) + U.reduce(sum, b)
}
