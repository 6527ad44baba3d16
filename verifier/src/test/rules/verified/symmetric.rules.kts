// Symmetric inputs: the indices of two axes may change places, all lanes at once.

rule("the transpose of a symmetric matrix is the matrix") {
    val s by singleton
    val row by s.label; val column by s.label
    val n by s.sizes
    val A by tensor(row to n, column to n)
    assume { symmetric(A, row, column) }
    lhs = A.relabel(row to column, column to row)
    rhs = A
}

rule("of any rank, all lanes at once") {
    val c by rankClass; val d by rankClass
    val row by c.label; val column by c.label
    val n by c.sizes; val p by d.sizes
    val A by tensor(d to p, row to n, column to n)
    assume { symmetric(A, row, column) }
    lhs = A.relabel(row to column, column to row)
    rhs = A
}

rule("products by columns and by rows") {
    elements(int + real)
    val s by singleton; val t by singleton
    val x by s.label; val y by s.label
    val n by s.sizes; val m by t.sizes
    val A by tensor(x to n, y to n)
    val B by tensor(y to n, t to m)
    assume { symmetric(A, x, y) }
    lhs = dot(A.relabel(x to y, y to x), B, contract = on(y))
    rhs = dot(A, B, contract = on(y))
}

rule("sums of rows are sums of columns") {
    elements(int + real + signed + unsigned)
    val c by rankClass
    val row by c.label; val column by c.label
    val n by c.sizes
    val A by tensor(row to n, column to n)
    assume { symmetric(A, row, column) }
    lhs = A.reduce(sum, row)
    rhs = A.reduce(sum, column).relabel(row to column)
}

rule("a slice of rows is the transpose of a slice of columns") {
    val c by rankClass
    val row by c.label; val column by c.label
    val n by c.sizes; val low by c.sizes; val high by c.sizes
    val A by tensor(row to n, column to n)
    assume { symmetric(A, row, column) }
    requires { (low le high) and (high le n) }
    lhs = A.slice(start = axes(row to low), end = axes(row to high))
    rhs = A.slice(start = axes(column to low), end = axes(column to high)).relabel(row to column, column to row)
}

rule("a sum of symmetric tensors is symmetric") {
    val c by rankClass
    val row by c.label; val column by c.label
    val n by c.sizes
    val A by tensor(row to n, column to n)
    val B by tensor(row to n, column to n)
    assume { symmetric(A, row, column) }
    assume { symmetric(B, row, column) }
    lhs = (A + B).relabel(row to column, column to row)
    rhs = A + B
}

rule("three axes, two exchanges") {
    val s by singleton
    val x by s.label; val y by s.label; val z by s.label
    val n by s.sizes
    val A by tensor(x to n, y to n, z to n)
    assume { symmetric(A, x, y) }
    assume { symmetric(A, y, z) }
    lhs = A.relabel(x to y, y to z, z to x)
    rhs = A
}

rule("two pairs of axes, both exchanged") {
    val s by singleton
    val row by s.label; val column by s.label; val i by s.label; val j by s.label
    val n by s.sizes; val m by s.sizes
    val A by tensor(row to n, column to n, i to m, j to m)
    assume { symmetric(A, row, column) }
    assume { symmetric(A, i, j) }
    lhs = A.relabel(row to column, column to row, i to j, j to i)
    rhs = A
}

rule("what else is assumed stays") {
    elements(int + real)
    val s by singleton
    val row by s.label; val column by s.label
    val n by s.sizes
    val A by tensor(row to n, column to n)
    val B by tensor(row to n, column to n)
    assume { symmetric(A, row, column) }
    assume { A le B }
    lhs = min(A, B).relabel(row to column, column to row)
    rhs = A
}

rule("padding on both axes alike") {
    val c by rankClass
    val row by c.label; val column by c.label
    val n by c.sizes; val l by c.sizes
    val v by element
    val A by tensor(row to n, column to n)
    assume { symmetric(A, row, column) }
    lhs = A.pad(v, low = axes(row to l, column to l)).relabel(row to column, column to row)
    rhs = A.pad(v, low = axes(row to l, column to l))
}
