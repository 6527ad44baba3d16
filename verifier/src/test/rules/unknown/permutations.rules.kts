// Right rules about orders of axes of which no proof is known.

rule("sizes that are the same in every order, and reads in two orders") {
    expect(UNKNOWN)
    val c by rankClass
    val p by permutation(c)
    val n by c.sizes
    val A by tensor(int, c to n)
    val B by tensor(int, c to n)
    requires { n eq n.permuted(p) }
    lhs = (A * B.transpose(p)).reduce(sum, c)
    rhs = (A.transpose(p.inverse) * B).reduce(sum, c)
}

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
