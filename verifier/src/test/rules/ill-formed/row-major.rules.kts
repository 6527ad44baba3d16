rule("a reshape of an axis that is not there") {
    expect(ILL_FORMED, because = "A has no axis d")
    val c by rankClass
    val d by rankClass
    val n by c.sizes
    val m by d.sizes
    val A by tensor(c to n)
    lhs = A.reshape(d, c to n)
    rhs = A.reshape(d, c to n)
}

rule("a reshape into an axis that another one is called") {
    expect(ILL_FORMED, because = "the result would have two axes s")
    val c by rankClass
    val s by singleton
    val n by c.sizes
    val m by s.sizes
    val A by tensor(c to n, s to m)
    lhs = A.reshape(c, s to m)
    rhs = A.reshape(c, s to m)
}

rule("sizes of another class") {
    expect(ILL_FORMED, because = "n is a map over c, and the axis is of d")
    val c by rankClass
    val d by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    lhs = A.reshape(c, d to n)
    rhs = A.reshape(c, d to n)
}

rule("axes of a class and of a singleton made one") {
    expect(ILL_FORMED, because = "lanes are merged within a class")
    val c by rankClass
    val s by singleton
    val n by c.sizes
    val m by s.sizes
    val A by tensor(c to n, s to m)
    lhs = A.merge(s, c, into = s)
    rhs = A.merge(s, c, into = s)
}

rule("a tensor that is called like a number of places") {
    expect(ILL_FORMED, because = "a name has no blank, so no input is taken for a number of places")
    val c by rankClass
    val u by singleton
    val n by c.sizes
    val k by u.sizes
    val `number of c` by tensor(int, c to n)
    val A by tensor(u to k)
    lhs = A.reshape(u, c to n)
    rhs = A.gather(`number of c`, along = u)
}
