// Where abs(a) = a is no law, the absolute value of a product is one of absolute values.
rule("ABS_BY_SIGN ABS_MULTIPLIES") {
    val c by singleton
    val n by c.sizes
    val A by tensor(int, c to n)
    lhs = abs(A.reduce(product, c))
    rhs = abs(A).reduce(product, c)
}
