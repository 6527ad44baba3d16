rule("a curly bracket that is not closed") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    requires { n ge 1
    lhs = A
    rhs = A
}
