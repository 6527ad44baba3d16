// Mistakes about axes that are cut into blocks, made of blocks, or repeated.

rule("split along an axis that is not there") {
    expect(ILL_FORMED)
    val c by rankClass; val n by c.sizes; val t by c.map
    val row by c.label; val tile by c.label
    val A by tensor(c to n)
    lhs = A.split(row, inner = tile to t)
    rhs = A
}

rule("blocks of another class") {
    expect(ILL_FORMED)
    val c by rankClass; val d by rankClass; val n by c.sizes; val t by d.map
    val A by tensor(c to n)
    lhs = A.split(c, inner = d to t)
    rhs = A
}

rule("two axes of one name") {
    expect(ILL_FORMED)
    val c by rankClass; val n by c.sizes; val t by c.map
    val A by tensor(c to n)
    lhs = A.split(c, inner = c to t)
    rhs = A
}

rule("merged with itself") {
    expect(ILL_FORMED)
    val c by rankClass; val n by c.sizes
    val A by tensor(c to n)
    lhs = A.merge(c, c)
    rhs = A
}

rule("merged across classes") {
    expect(ILL_FORMED)
    val c by rankClass; val d by rankClass; val n by c.sizes; val m by d.sizes
    val A by tensor(c to n, d to m)
    lhs = A.merge(c, d)
    rhs = A
}

rule("merged into an axis that is there") {
    expect(ILL_FORMED)
    val c by rankClass; val n by c.sizes; val row by c.label; val column by c.label
    val A by tensor(c to n, row to n, column to n)
    lhs = A.merge(row, column)
    rhs = A
}

rule("merged into a class") {
    expect(ILL_FORMED)
    val c by rankClass; val n by c.sizes; val row by c.label
    val A by tensor(c to n, row to n)
    lhs = A.merge(c, row, into = 1)
    rhs = A
}

rule("copies on an axis that is not there") {
    expect(ILL_FORMED)
    val c by rankClass; val d by rankClass; val n by c.sizes; val m by d.map
    val A by tensor(c to n)
    lhs = A.tile(times = m)
    rhs = A
}
