// The product of the sizes of a class as a number, where another number is right.

rule("a sum of one element everywhere is the element") {
    val c by rankClass; val d by rankClass
    val n by c.sizes; val m by d.sizes
    elements(int + real + signed)
    val A by tensor(d to m)
    lhs = A.expand(c to n).reduce(sum, c)
    rhs = A
    expect(REFUTED, because = "n = 2")
}

rule("a sum of one element everywhere counts one more") {
    val c by rankClass; val d by rankClass
    val n by c.sizes; val m by d.sizes
    elements(int + real + signed)
    val A by tensor(d to m)
    val B = A.expand(c to n)
    lhs = B.reduce(sum, c)
    rhs = A * (B.count(c) + 1)
    expect(REFUTED, because = "n = 1")
}

rule("a mean is divided by the number of all elements") {
    val c by rankClass; val d by rankClass
    val n by c.sizes; val m by d.sizes
    elements(real)
    val A by tensor(c to n, d to m)
    lhs = A.mean(c)
    rhs = A.reduce(sum, c) / A.count(c, d).expand(d to m)
    expect(REFUTED, because = "m = 2")
}

rule("the places of two classes are as many as those of one") {
    val c by rankClass; val d by rankClass
    val n by c.sizes; val m by d.sizes
    elements(int + signed)
    val A by tensor(c to n, d to m)
    requires { m ge 1 }
    lhs = A.count(c, d)
    rhs = A.count(c).reduce(max, d)
    expect(REFUTED, because = "m = 2")
}
