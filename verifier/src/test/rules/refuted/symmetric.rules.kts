// Wrong about symmetric inputs.

rule("any matrix") {
    expect(REFUTED, because = "nothing says that it is symmetric")
    val s by singleton
    val row by s.label; val column by s.label
    val n by s.sizes
    val A by tensor(row to n, column to n)
    lhs = A.relabel(row to column, column to row)
    rhs = A
}

rule("another pair of axes is exchanged, too") {
    expect(REFUTED, because = "A[0, 0, 0, 1] against A[0, 0, 1, 0]")
    val s by singleton
    val row by s.label; val column by s.label; val i by s.label; val j by s.label
    val n by s.sizes; val m by s.sizes
    val A by tensor(row to n, column to n, i to m, j to m)
    assume { symmetric(A, row, column) }
    lhs = A.relabel(row to column, column to row, i to j, j to i)
    rhs = A
}

rule("rows with their lanes in another order") {
    expect(REFUTED, because = "the lanes of a row change places with those of the column, and not with one another")
    val c by rankClass
    val row by c.label; val column by c.label
    val n by c.sizes
    val p by permutation(c)
    val A by tensor(row to n, column to n)
    assume { symmetric(A, row, column) }
    requires { n.permuted(p) eq n }
    lhs = A.transpose(p, row)
    rhs = A
}

rule("only one of two summands is symmetric") {
    expect(REFUTED, because = "B is any")
    val c by rankClass
    val row by c.label; val column by c.label
    val n by c.sizes
    val A by tensor(row to n, column to n)
    val B by tensor(row to n, column to n)
    assume { symmetric(A, row, column) }
    lhs = (A + B).relabel(row to column, column to row)
    rhs = A + B
}

rule("slices with other bounds") {
    expect(REFUTED, because = "the rows that are left are not the columns that are left")
    val c by rankClass
    val row by c.label; val column by c.label
    val n by c.sizes; val low by c.sizes
    val A by tensor(row to n, column to n)
    assume { symmetric(A, row, column) }
    requires { low lt n }
    lhs = A.slice(start = axes(row to low, column to 0), end = axes(row to n, column to n - low))
        .relabel(row to column, column to row)
    rhs = A.slice(start = axes(row to low, column to 0), end = axes(row to n, column to n - low))
}

rule("symmetric in other axes") {
    expect(REFUTED, because = "A[0, 1, 0] against A[0, 0, 1]")
    val s by singleton
    val x by s.label; val y by s.label; val z by s.label
    val n by s.sizes
    val A by tensor(x to n, y to n, z to n)
    assume { symmetric(A, x, y) }
    lhs = A.relabel(y to z, z to y)
    rhs = A
}

rule("three axes by one exchange") {
    expect(REFUTED, because = "the third axis does not take part")
    val s by singleton
    val x by s.label; val y by s.label; val z by s.label
    val n by s.sizes
    val A by tensor(x to n, y to n, z to n)
    assume { symmetric(A, x, y) }
    lhs = A.relabel(x to y, y to z, z to x)
    rhs = A
}

rule("two pairs of axes that are exchanged as pairs") {
    expect(REFUTED, because = "rows and columns change places with each other, and not with i and j")
    val s by singleton
    val row by s.label; val column by s.label; val i by s.label; val j by s.label
    val n by s.sizes
    val A by tensor(row to n, column to n, i to n, j to n)
    assume { symmetric(A, row, column) }
    assume { symmetric(A, i, j) }
    lhs = A.relabel(row to i, i to row, column to j, j to column)
    rhs = A
}

rule("a symmetric matrix has one value") {
    expect(REFUTED, because = "A[0, 0] against A[0, 1]")
    val s by singleton
    val row by s.label; val column by s.label
    val n by s.sizes
    val A by tensor(row to n, column to n)
    assume { symmetric(A, row, column) }
    requires { n ge 1 }
    lhs = A
    rhs = A.slice(end = axes(row to 1)).dropUnit(row).expand(row to n)
}

rule("reversed rows") {
    expect(REFUTED, because = "a symmetric matrix has a mirror of its own")
    val c by rankClass
    val row by c.label; val column by c.label
    val n by c.sizes
    val A by tensor(row to n, column to n)
    assume { symmetric(A, row, column) }
    lhs = A.reverse(row)
    rhs = A.reverse(column)
}

rule("the product of symmetric matrices is symmetric") {
    expect(REFUTED, because = "A * B transposed is B * A")
    elements(int)
    val s by singleton
    val x by s.label; val y by s.label; val z by s.label
    val n by s.sizes
    val A by tensor(x to n, y to n)
    val B by tensor(y to n, z to n)
    assume { symmetric(A, x, y) }
    assume { symmetric(B, y, z) }
    lhs = dot(A, B, contract = on(y))
    rhs = dot(A, B, contract = on(y)).relabel(x to z, z to x)
}

rule("the sum of all is twice that of the upper triangle") {
    expect(REFUTED, because = "the diagonal counts once")
    elements(int)
    val s by singleton
    val row by s.label; val column by s.label
    val n by s.sizes
    val A by tensor(row to n, column to n)
    assume { symmetric(A, row, column) }
    lhs = A.reduce(sum, row, column)
    rhs = 2 * select(iota(row, shapeOf(A)) le iota(column, shapeOf(A)), A, 0 * A).reduce(sum, row, column)
}

rule("padding on one axis only") {
    expect(REFUTED, because = "n = 1, l = 1: the padding is beside the element, and then above it")
    val c by rankClass
    val row by c.label; val column by c.label
    val n by c.sizes; val l by c.sizes
    val v by element
    val A by tensor(row to n, column to n)
    assume { symmetric(A, row, column) }
    requires { l le n }
    lhs = A.pad(v, low = axes(row to l, column to 0), high = axes(row to 0, column to l)).relabel(row to column, column to row)
    rhs = A.pad(v, low = axes(row to l, column to 0), high = axes(row to 0, column to l))
}

rule("what is assumed of one is not so of what it is compared with") {
    expect(REFUTED, because = "B is not symmetric, as far as anybody says")
    elements(int)
    val s by singleton
    val row by s.label; val column by s.label
    val n by s.sizes
    val A by tensor(row to n, column to n)
    val B by tensor(row to n, column to n)
    assume { symmetric(A, row, column) }
    assume { A le B }
    lhs = B.relabel(row to column, column to row)
    rhs = B
}

rule("antisymmetric") {
    expect(REFUTED, because = "A[0, 0] is not 0")
    elements(int)
    val s by singleton
    val row by s.label; val column by s.label
    val n by s.sizes
    val A by tensor(row to n, column to n)
    assume { symmetric(A, row, column) }
    lhs = A + A.relabel(row to column, column to row)
    rhs = constant(0, row to n, column to n)
}

rule("a half of a symmetric tensor of rank 2") {
    expect(REFUTED, because = "at rank 2 the lanes of a row and of its column are not told apart by one of them")
    val c by rankClass
    val row by c.label; val column by c.label
    val n by c.sizes
    val A by tensor(row to n, column to n)
    assume { symmetric(A, row, column) }
    requires { n ge 1 }
    lhs = A.slice(start = axes(row to 0), end = axes(row to 1))
    rhs = A.slice(start = axes(row to n - 1), end = axes(row to n))
}

rule("a weight of rows for one of columns") {
    expect(REFUTED, because = "the weights stay where they are")
    val s by singleton
    val row by s.label; val column by s.label
    val n by s.sizes
    val A by tensor(int, row to n, column to n)
    val w by tensor(int, row to n)
    assume { symmetric(A, row, column) }
    lhs = (A * w.expand(column to n)).reduce(sum, row).relabel(column to row)
    rhs = (A * w.expand(column to n)).reduce(sum, column)
}

rule("sorted columns of a symmetric matrix") {
    expect(REFUTED, because = "sorted columns are no sorted rows")
    val s by singleton
    val row by s.label; val column by s.label
    val n by s.sizes
    val A by tensor(int, row to n, column to n)
    assume { symmetric(A, row, column) }
    lhs = A.sort(row).relabel(row to column, column to row)
    rhs = A.sort(row)
}
