

rule("a factor that may be poison into a sum") {
    expect(UNKNOWN, because = "the sum may be empty, and then only one side is poison")
    val c by rankClass; val n by c.sizes
    val x by tensor(i8, c to n); val k by tensor(i8)
    lhs = muli(k, x.reduce(sum, c))
    rhs = muli(x, k.expand(c to n)).reduce(sum, c)
}
