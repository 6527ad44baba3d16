// One index that is named for two axes of one reduction. Read as the index of both it makes of all pairs their diagonal, so that
// each of these rules would hold, although it is wrong from some size on.

rule("a matrix's sum is its diagonal's") {
    expect(ILL_FORMED)
    val c by rankClass
    val row by c.label; val column by c.label
    val n by c.sizes
    val k by c.index
    val A by tensor(int, row to n, column to n)
    lhs = A.reduce(sum, on(row to k, column to k))
    rhs = A.reduce(sum, on(row, column))
}

rule("some of all pairs is some of the diagonal: wrong from n = 401 on") {
    expect(ILL_FORMED)
    val c by singleton
    val row by c.label; val column by c.label
    val n by c.sizes
    val k by c.index
    val distance = iota(row, row to n, column to n) - iota(column, row to n, column to n)
    lhs = (distance ge constant(400, row to n, column to n)).reduce(or, on(row to k, column to k))
    rhs = constant(FALSE)
}

rule("a dot product over all pairs is one over the diagonal: wrong from n = 401 on") {
    expect(ILL_FORMED)
    val c by singleton
    val row by c.label; val column by c.label
    val n by c.sizes
    val k by c.index
    val distance = iota(row, row to n, column to n) - iota(column, row to n, column to n)
    val one = constant(1, row to n, column to n)
    val far = select(distance ge constant(400, row to n, column to n), one, one - one)
    lhs = dot(far, one, contract = on(row to k, column to k))
    rhs = constant(0)
}

rule("a convolution whose feature and window have one index") {
    expect(ILL_FORMED)
    val c by singleton
    val f by c.label; val x by c.label
    val n by c.sizes
    val k by c.index
    val X by tensor(int, f to n, x to n)
    val W by tensor(int, f to n, x to n)
    lhs = conv(X, W, feature = on(f), index = on(f to k, x to k))
    rhs = conv(W, X, feature = on(f), index = on(f to k, x to k))
}

rule("a window with one index for both of its axes") {
    expect(ILL_FORMED)
    val c by singleton
    val row by c.label; val column by c.label
    val n by c.sizes
    val k by c.index
    val A by tensor(int, row to n, column to n)
    lhs = A.reduceWindow(sum, size = axes(row to n, column to n), index = on(row to k, column to k))
    rhs = A.reduceWindow(sum, size = axes(row to n, column to n))
}

rule("one index for axes of two classes") {
    expect(ILL_FORMED)
    val c by rankClass; val d by rankClass
    val n by c.sizes; val m by d.sizes
    val k by c.index
    val A by tensor(int, c to n, d to m)
    lhs = A.reduce(sum, on(c to k, d to k))
    rhs = A.reduce(sum, c, d)
}

rule("two indices for one axis") {
    expect(ILL_FORMED)
    val c by rankClass
    val n by c.sizes
    val k by c.index; val j by c.index
    val A by tensor(int, c to n)
    lhs = A.reduce(sum, on(c to k, c to j))
    rhs = A.reduce(sum, c)
}
