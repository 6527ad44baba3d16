rule("two paddings are one") {
    val c by rankClass
    val n by c.sizes
    val first by c.map
    val second by c.map
    val v by element
    val A by tensor(c to n)
    lhs = A.pad(v, low = first).pad(v, low = second)
    rhs = A.pad(v, low = first + second)
}
