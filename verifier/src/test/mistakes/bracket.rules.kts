rule("a round bracket that is not closed") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    lhs = A.slice(start = 1, end = n
    rhs = A
}
