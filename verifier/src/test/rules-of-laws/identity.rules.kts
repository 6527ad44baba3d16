/** Right where equal elements are one element. */
rule("EQUAL_IS_IDENTITY") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    val B by tensor(c to n)
    lhs = select(A eq B, A, B)
    rhs = B
}
