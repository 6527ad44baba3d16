rule("padding at the low end, then cutting it off, is no change") {
    val c by rankClass
    val n by c.sizes
    val l by c.map
    val v by element
    val A by tensor(c to n)
    requires { l ge 0 }
    lhs = A.pad(v, low = l).slice(start = l, end = n + l)
    rhs = A
}
