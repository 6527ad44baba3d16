// Right, but beyond what is tried.

rule("the sum over copies") {
    expect(UNKNOWN, because = "right, but no read says which copy an index is in")
    elements(int, real)
    val c by rankClass; val n by c.sizes; val m by c.sizes
    val copy by c.label
    val A by tensor(c to n)
    lhs = A.tile(times = m).reduce(sum, c)
    rhs = A.expand(copy to m).reduce(sum, c.axis(), copy)
}
