rule("a slice that keeps everything is no change") {
    val c by rankClass
    val n by c.sizes
    val e by c.map
    val A by tensor(c to n)
    requires { e gt n }
    lhs = A.slice(end = e)
    rhs = A
}
