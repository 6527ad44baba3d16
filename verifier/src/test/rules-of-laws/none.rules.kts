/** These rules are right of all operations whatever: both sides compute the same, or nothing is computed. */
rule("data that is moved back and forth") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(int, c to n)
    lhs = A.reverse(c).reverse(c)
    rhs = A
}

rule("an operation on what is moved") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(int, c to n)
    val B by tensor(int, c to n)
    lhs = (A + B).reverse(c)
    rhs = A.reverse(c) + B.reverse(c)
}

rule("a choice between equals") {
    val c by rankClass
    val n by c.sizes
    val P by tensor(bool, c to n)
    val A by tensor(int, c to n)
    lhs = select(P, A, A)
    rhs = A
}

rule("a sum of the same in the same order") {
    val c by rankClass
    val d by rankClass
    val n by c.sizes
    val m by d.sizes
    val A by tensor(int, c to n, d to m)
    lhs = A.reverse(d).reduce(sum, c)
    rhs = A.reduce(sum, c).reverse(d)
}

rule("a product of the same in the same order, one with a size in other words") {
    val c by rankClass
    val n by c.sizes
    val low by c.sizes
    val A by tensor(int, c to n)
    lhs = A.slice(start = axes(low), end = axes(n)).reduce(product, c)
    rhs = A.slice(start = axes(low)).reduce(product, c)
}
