// As beside the right ones, with one coefficient changed: differences that bounds do tell.

rule("five cancellations, and a little more") {
    expect(REFUTED, because = "one of the coefficients is 98 and should be 99")
    val c by rankClass
    val n by c.sizes
    val A by tensor(real, c to n)
    val E = exp(A)
    lhs = (E * constant(number(10000) * number(1000000), c to n) - E * constant(number(9900) * number(1000000), c to n) -
        E * constant(99000000, c to n) - E * constant(990000, c to n) - E * constant(9900, c to n) -
        E * constant(98, c to n)).reduce(sum, c)
    rhs = E.reduce(sum, c)
}

rule("a billionth part more") {
    expect(REFUTED, because = "the sides differ in the tenth digit")
    val c by rankClass
    val n by c.sizes
    val A by tensor(real, c to n)
    lhs = exp(A) * constant(1000000001, c to n)
    rhs = exp(A) * constant(1000000000, c to n)
}
