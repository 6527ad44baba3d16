// Hints that lie, in each way in which an index function can be none.

rule("a hint that is not total") {
    expect(REFUTED, because = "m = 0")
    val c by rankClass
    val n by c.sizes
    val X by tensor(c to n)
    val m by c.sizes
    val k by c.index; val r by c.index
    requires { m le n }
    match(k to r, r to k)
    lhs = X.reduce(sum, on(c to k))
    rhs = X.slice(start = lanes(0), end = m).reduce(sum, on(c to r))
}

rule("a hint that is not injective") {
    expect(REFUTED, because = "m = 2")
    val c by rankClass; val d by rankClass
    val n by c.sizes; val m by d.sizes
    val k by c.index; val j by d.index; val r by c.index
    val X by tensor(c to n)
    requires { m ge 1 }
    match(r to k, k to r, j to m * 0)
    lhs = X.expand(d to m).reduce(sum, on(c to k, d to j))
    rhs = X.reduce(sum, on(c to r))
}

rule("a hint that leaves the range") {
    expect(REFUTED, because = "the first element")
    val c by rankClass
    val n by c.sizes
    val X by tensor(c to n)
    val k by c.index; val r by c.index
    match(k to r + 1, r to k - 1)
    lhs = X.reduce(sum, on(c to k))
    rhs = X.pad(number(0), low = lanes(-1), high = lanes(1)).reduce(sum, on(c to r))
}

rule("a hint that pairs different elements") {
    expect(REFUTED, because = "two elements")
    val c by rankClass
    val n by c.sizes
    val X by tensor(c to n)
    val Y by tensor(c to n)
    val k by c.index; val r by c.index
    match(k to r, r to k)
    lhs = (X * Y).reduce(sum, on(c to k))
    rhs = (X * Y.reverse(c)).reduce(sum, on(c to r))
}

rule("a hint that goes one way only") {
    expect(REFUTED, because = "m > n")
    val c by rankClass
    val n by c.sizes
    val X by tensor(c to n)
    val k by c.index; val r by c.index
    val m by c.sizes
    requires { m ge n }
    match(r to k)
    lhs = X.reduce(sum, on(c to k))
    rhs = X.pad(number(1), high = m - n).reduce(sum, on(c to r))
}

rule("a hint that fixes an index") {
    expect(REFUTED, because = "n = 2")
    val c by rankClass
    val n by c.sizes
    val X by tensor(c to n)
    val k by c.index; val r by c.index
    requires { n ge 1 }
    match(k to r * 0, r to k * 0)
    lhs = X.reduce(sum, on(c to k))
    rhs = X.slice(start = axes(c to 0), end = axes(c to 1)).reduce(sum, on(c to r))
}

rule("a hint that doubles an index") {
    expect(REFUTED, because = "two elements")
    val c by rankClass
    val n by c.sizes
    val X by tensor(c to n)
    val k by c.index; val r by c.index
    match(k to 2 * r, r to k.floorDiv(2))
    lhs = X.reduce(sum, on(c to k))
    rhs = X.slice(start = lanes(0), end = n, stride = lanes(2)).reduce(sum, on(c to r))
}
