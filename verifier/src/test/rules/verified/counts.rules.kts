// The product of the sizes of a class, as a number.

rule("a sum of one element everywhere") {
    val c by rankClass; val d by rankClass
    val n by c.sizes; val m by d.sizes
    elements(int + real + signed)
    val A by tensor(d to m)
    val B = A.expand(c to n)
    lhs = B.reduce(sum, c)
    rhs = A * B.count(c)
}

rule("a mean is a sum divided by the count") {
    val c by rankClass; val d by rankClass
    val n by c.sizes; val m by d.sizes
    elements(real)
    val A by tensor(c to n, d to m)
    lhs = A.mean(c)
    rhs = A.reduce(sum, c) / A.count(c)
}

rule("the places of two classes, class by class") {
    val c by rankClass; val d by rankClass
    val n by c.sizes; val m by d.sizes
    elements(int + signed)
    val A by tensor(c to n, d to m)
    lhs = A.count(c, d)
    rhs = A.count(c).reduce(sum, d)
}
