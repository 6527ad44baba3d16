rule("a function that gives another element for the same one") {
    expect(VACUOUS)
    val c by rankClass
    val n by c.sizes
    val f by function
    val v by element
    val A by tensor(c to n)
    requires { f(v) ne f(v) }
    lhs = A
    rhs = A
}
