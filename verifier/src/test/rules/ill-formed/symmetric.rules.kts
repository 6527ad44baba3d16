// Mistakes with symmetric inputs.

rule("axes of two classes") {
    expect(ILL_FORMED)
    val c by rankClass; val d by rankClass
    val n by c.sizes; val m by d.sizes
    val A by tensor(c to n, d to m)
    assume { symmetric(A, c, d) }
    lhs = A
    rhs = A
}

rule("axes of two sizes") {
    expect(ILL_FORMED)
    val c by rankClass
    val row by c.label; val column by c.label
    val n by c.sizes; val m by c.sizes
    val A by tensor(row to n, column to m)
    assume { symmetric(A, row, column) }
    lhs = A
    rhs = A
}

rule("an axis that it does not have") {
    expect(ILL_FORMED)
    val c by rankClass
    val row by c.label; val column by c.label
    val n by c.sizes
    val A by tensor(row to n)
    assume { symmetric(A, row, column) }
    lhs = A
    rhs = A
}

rule("one axis twice") {
    expect(ILL_FORMED)
    val c by rankClass
    val row by c.label; val column by c.label
    val n by c.sizes
    val A by tensor(row to n, column to n)
    assume { symmetric(A, row, row) }
    lhs = A
    rhs = A
}

rule("an expression") {
    expect(ILL_FORMED)
    val c by rankClass
    val row by c.label; val column by c.label
    val n by c.sizes
    val A by tensor(row to n, column to n)
    assume { symmetric(A + A, row, column) }
    lhs = A
    rhs = A
}

rule("together with another property") {
    expect(ILL_FORMED)
    val c by rankClass
    val row by c.label; val column by c.label
    val n by c.sizes
    val A by tensor(row to n, column to n)
    assume { symmetric(A, row, column) and (A gt 0) }
    lhs = A
    rhs = A
}

rule("as something that is computed") {
    expect(ILL_FORMED)
    val c by rankClass
    val row by c.label; val column by c.label
    val n by c.sizes
    val A by tensor(row to n, column to n)
    lhs = symmetric(A, row, column)
    rhs = symmetric(A, row, column)
}
