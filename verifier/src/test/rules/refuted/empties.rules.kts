// Mistakes that only empty results show.

rule("empty results of different shape") {
    expect(REFUTED, because = "one lane of size 0, the other of size 1")
    val c by nonEmptyRankClass; val d by rankClass
    val n by c.sizes; val m by d.sizes
    val A by tensor(c to n, d to m)
    lhs = A.slice(start = axes(c to 0, d to 0), end = axes(c to 0, d to m))
    rhs = A.slice(start = axes(c to 0, d to 0), end = axes(c to 0, d to 0))
}

rule("a right side that is invalid only where the result is empty") {
    expect(REFUTED, because = "n = 0: the right side slices to 1")
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    lhs = A
    rhs = A.slice(end = max(n, 1))
}

rule("an invalid step on the way to an empty result") {
    expect(REFUTED, because = "n = 0: a pad by -1 makes the size negative, and the pad by 1 comes too late")
    val c by rankClass
    val n by c.sizes
    val v by element
    val A by tensor(c to n)
    lhs = A.slice(end = lanes(0))
    rhs = A.pad(v, low = lanes(-1)).pad(v, low = lanes(1)).slice(end = lanes(0))
}

rule("a concat with an operand forgotten that is empty nearly everywhere") {
    expect(REFUTED, because = "a = 1, b = 1")
    val x by singleton
    val a by x.sizes; val b by x.sizes
    val A by tensor(x to a)
    val B by tensor(x to b)
    requires { (b eq 0) or (a eq 1) }
    lhs = concat(A, B, along = x)
    rhs = A
}
