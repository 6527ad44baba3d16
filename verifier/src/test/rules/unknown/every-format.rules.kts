// Right in every format, as far as one can see, and not proved for all at once.

rule("a sum in another order, in every format") {
    val c by rankClass; val n by c.sizes
    val x by tensor(c to n)
    elements(float)
    lhs = x.reverse(c).reduce(sum, c)
    rhs = x.reduce(sum, c)
    expect(UNKNOWN, because = "rounded sums depend on their order, which nothing tells")
}

rule("a number rounded down twice") {
    val c by rankClass; val n by c.sizes
    val x by tensor(c to n)
    elements(float)
    lhs = floor(floor(x))
    rhs = floor(x)
    expect(UNKNOWN, because = "what is rounded to an integer is an unknown function in every format at once")
}
