// Beside the rules that name one index for two axes: each axis has its own, or none.

rule("a matrix's sum in either order") {
    val c by rankClass
    val row by c.label; val column by c.label
    val n by c.sizes
    val k by c.index; val j by c.index
    val A by tensor(int, row to n, column to n)
    lhs = A.reduce(sum, on(row to k, column to j))
    rhs = A.reduce(sum, on(column to k, row to j))
}

rule("one index for two reductions, of which each runs over one axis") {
    val c by rankClass
    val row by c.label; val column by c.label
    val n by c.sizes
    val k by c.index
    val A by tensor(int, row to n, column to n)
    lhs = A.reduce(sum, on(row to k)).reduce(sum, on(column to k))
    rhs = A.reduce(sum, on(row, column))
}

rule("a dot product over two axes, each with its index") {
    val c by singleton
    val row by c.label; val column by c.label
    val n by c.sizes
    val k by c.index; val j by c.index
    val A by tensor(int, row to n, column to n)
    val B by tensor(int, row to n, column to n)
    lhs = dot(A, B, contract = on(row to k, column to j))
    rhs = (A * B).reduce(sum, on(row to j, column to k))
}
