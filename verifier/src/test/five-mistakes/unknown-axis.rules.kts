rule("reversing twice is no change") {
    val c by rankClass
    val rows by c.label
    val n by c.sizes
    val A by tensor(c to n)
    lhs = A.reverse(rows).reverse(rows)
    rhs = A
}
