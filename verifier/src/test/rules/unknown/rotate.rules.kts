// Right, but beyond what is tried.

rule("the sum over a rotated axis") {
    expect(UNKNOWN, because = "right, but the matching of the indices is not linear and has to be said")
    val c by rankClass
    val n by c.sizes
    val m by c.map
    val A by tensor(int, c to n)
    lhs = A.rotate(by = m).reduce(sum, c)
    rhs = A.reduce(sum, c)
}
