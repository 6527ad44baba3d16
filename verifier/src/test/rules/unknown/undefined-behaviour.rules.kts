// Right, but beyond what is tried.

rule("a quotient of what is broadcast, to a shape that is not empty") {
    expect(UNKNOWN, because = "right, but which access of the larger shape divides the same elements has to be found")
    val c by rankClass; val d by rankClass; val n by c.sizes; val m by d.sizes
    val A by tensor(i8, c to n); val B by tensor(i8, c to n)
    requires { m ge 1 }
    lhs = divui(A.expand(d to m), B.expand(d to m))
    rhs = divui(A, B).expand(d to m)
}
