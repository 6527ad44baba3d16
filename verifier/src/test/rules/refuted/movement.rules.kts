// Wrong relatives of the rules about unit axes, renamings, broadcasts and clamped starts.

rule("a broadcast to any size is a unit axis") {
    expect(REFUTED, because = "m = 0: size 0 against 1")
    val c by rankClass; val u by rankClass
    val n by c.sizes; val m by u.sizes
    val A by tensor(c to n)
    lhs = A.expand(u to m)
    rhs = A.addUnit(u)
}

rule("a transpose of a square is the square") {
    expect(REFUTED, because = "n = 2: A[0, 1] against A[1, 0]")
    val c by rankClass
    val n by c.sizes
    val row by c.label; val column by c.label
    val A by tensor(row to n, column to n)
    lhs = A.relabel(row to column, column to row)
    rhs = A
}

rule("a clamped start is the start") {
    expect(REFUTED, because = "n = 1, s = 1, k = 1: the slice from 1 is not in range")
    val c by rankClass
    val n by c.sizes; val s by c.sizes; val k by c.map
    val A by tensor(c to n)
    lhs = A.dynamicSlice(s, k)
    rhs = A.slice(start = s, end = s + k)
}

rule("the order of two clamps") {
    expect(REFUTED, because = "the inner slice clamps by its own size")
    val c by rankClass
    val n by c.sizes; val s by c.map; val t by c.map; val k by c.map; val j by c.map
    val A by tensor(c to n)
    lhs = A.dynamicSlice(s, k).dynamicSlice(t, j)
    rhs = A.dynamicSlice(s + t, j)
}
