rule("reversed twice") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    lhs = A.reverse(c).reverse(c)
    rhs = A
    broken("reversed once") { rhs = A.reverse(c) }
}
