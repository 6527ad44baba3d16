rule("a rule that is not closed") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    lhs = A
    rhs = A

rule("another one") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    lhs = A
    rhs = A
}
