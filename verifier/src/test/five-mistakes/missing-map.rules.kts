rule("a slice of a slice is one slice") {
    val c by rankClass
    val n by c.sizes
    val s by c.map
    val A by tensor(c to n)
    lhs = A.slice(start = s, end = e).slice(start = s, end = e)
    rhs = A.slice(start = s + s, end = s + e)
}
