// Rules that are right, each with something that is hardly meant.

rule("a side that is given twice") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    lhs = A.reverse(c)
    lhs = A.reverse(c).reverse(c)
    rhs = A
}

rule("a map that nothing uses") {
    val c by rankClass
    val n by c.sizes
    val low by c.map
    val A by tensor(c to n)
    lhs = A.reverse(c).reverse(c)
    rhs = A
}

rule("a class that nothing uses, an element and a tensor") {
    val c by rankClass
    val d by rankClass
    val n by c.sizes
    val v by element
    val A by tensor(c to n)
    val B by tensor(c to n)
    lhs = A.reverse(c).reverse(c)
    rhs = A
}

rule("a tensor on the right side only") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(int, c to n)
    val B by tensor(int, c to n)
    lhs = A - A
    rhs = B - B
}

rule("a size that is not negative") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    requires { 0 le n }
    lhs = A.reverse(c).reverse(c)
    rhs = A
}

rule("one condition twice, and one that implies another") {
    val c by rankClass
    val n by c.sizes
    val k by c.map
    val A by tensor(c to n)
    requires { k ge 0 }
    requires { k gt 0 }
    requires { k le n }
    requires { k le n }
    lhs = A.slice(end = k).reverse(c).reverse(c)
    rhs = A.slice(end = k)
}

rule("what only a variant uses is used") {
    val c by rankClass
    val n by c.sizes
    val k by c.map
    val A by tensor(c to n)
    lhs = A.reverse(c).reverse(c)
    rhs = A
    broken("a slice of it") { rhs = A.slice(start = k) }
}
