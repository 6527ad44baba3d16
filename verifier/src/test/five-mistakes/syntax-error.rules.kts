rule("slicing a tensor from its first to its last element is no change") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    lhs = A.slice(start = lanes(0), end = n
    rhs = A
}
