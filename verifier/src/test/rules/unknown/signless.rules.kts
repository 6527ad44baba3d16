// Right, but beyond what is tried.

rule("a sum without signs in another order") {
    expect(UNKNOWN, because = "right, but terms that may be poison are not matched")
    val N by width
    val c by rankClass; val d by rankClass; val n by c.sizes; val m by d.sizes
    val x by tensor(i(N), c to n, d to m)
    lhs = x.reduce(sum, c).reduce(sum, d)
    rhs = x.reduce(sum, d, c)
}
