/** Right by what integers are: that a sum is an integer like any other is needed to say so. */
rule("ALL_ARE_INPUTS") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(int, c to n)
    val B by tensor(int, c to n)
    lhs = abs(select(A.reduce(sum, c) eq B.reduce(sum, c), A.reduce(sum, c), B.reduce(sum, c)))
    rhs = abs(B.reduce(sum, c))
}
