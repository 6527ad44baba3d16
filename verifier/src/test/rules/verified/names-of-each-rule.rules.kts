// Rules that declare the same names, each for itself.

rule("counting along a singleton c") {
    val c by singleton
    val n by c.sizes
    val k by integer
    lhs = iota(c, c to n) + constant(k, c to n)
    rhs = constant(k, c to n) + iota(c, c to n)
}

rule("c of any rank, n any map, k a parameter") {
    val c by rankClass
    val n by c.map
    val k by element
    val A by tensor(c to n)
    requires { n ge 1 }
    lhs = A.pad(k, low = n).slice(start = n, end = n + n)
    rhs = A
}
