// Right, but beyond what is tried.

rule("poison is taken away") {
    val c by rankClass; val n by c.sizes
    val x by tensor(i8, c to n); val y by tensor(i8, c to n)
    lhs = x.reduce(sum, c) + y.reduce(sum, c) - y.reduce(sum, c)
    rhs = x.reduce(sum, c)
    expect(UNKNOWN, because = "right, as poison stays poison; but what is added and taken away is matched by a law that poison breaks in the other direction")
}

rule("a factor that may be poison into a sum") {
    expect(UNKNOWN, because = "the sum may be empty, and then only one side is poison")
    val c by rankClass; val n by c.sizes
    val x by tensor(i8, c to n); val k by tensor(i8)
    lhs = muli(k, x.reduce(sum, c))
    rhs = muli(x, k.expand(c to n)).reduce(sum, c)
}

rule("a remainder of the greatest word, right at all widths that are tried") {
    expect(UNKNOWN, because = "i66: wrong, as 67 divides the greatest word there; no width as wide is looked at")
    val N by width
    val c by rankClass; val n by c.sizes
    lhs = cmpi(ne, remui(constant(-1, i(N), c to n), 67), 0)
    rhs = constant(number(1, i1), c to n)
}
