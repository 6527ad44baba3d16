// Not decided among floats without infinities: the order of sums, functions that no standard rounds, and rounded reals.

rule("a finite sum in another order") {
    val c by rankClass; val n by c.sizes
    val x by tensor(f8e4m3fn, c to n)
    lhs = x.reverse(c).reduce(sum, c)
    rhs = x.reduce(sum, c)
    expect(UNKNOWN, because = "rounded sums depend on their order, which nothing tells")
}

rule("an integer that is rounded is not below zero") {
    val c by rankClass; val n by c.sizes
    val x by tensor(int, c to n)
    assume { x ge 0 }
    lhs = max(convert(x, f8e4m3fn), -0.0)
    rhs = convert(x, f8e4m3fn)
    expect(UNKNOWN, because = "right, but nothing is said of the nearest number to an integer or a real")
}
