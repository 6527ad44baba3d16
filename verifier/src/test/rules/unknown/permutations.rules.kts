// Right rules about orders of axes of which no proof is known.

rule("places are counted in one order, in which they are put back") {
    expect(UNKNOWN)
    val c by rankClass
    val u by singleton
    val p by permutation(c)
    val n by c.sizes
    val m by u.sizes
    val A by tensor(c to n)
    lhs = A.transpose(p).transpose(p.inverse).reshape(c, into = u to m)
    rhs = A.reshape(c, into = u to m)
}
