rule("1 / 2 is not 0 among real numbers, so the rule never applies") {
    expect(VACUOUS)
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    val B by tensor(c to n)
    requires { number(1, real) / number(2) eq 0 }
    lhs = A
    rhs = B
}
