/* Right by one law, and by another one where no element has a sign. */
rule("ABS_SQUARES") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(int, c to n)
    lhs = abs(A) * abs(A)
    rhs = A * A
}
