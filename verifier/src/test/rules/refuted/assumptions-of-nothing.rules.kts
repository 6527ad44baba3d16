// What no element satisfies holds of empty tensors: shapes and validity are claimed there, too.

rule("no element is assumed, and one is put in") {
    expect(REFUTED, because = "where A is empty the right side is not")
    val c by rankClass
    val n by c.sizes
    val w by element(int)
    val A by tensor(int, c to n)
    assume { A ne A }
    lhs = A
    rhs = A.pad(w, high = lanes(1))
}

rule("no element is assumed, and one is cut off") {
    expect(REFUTED, because = "nothing can be cut off where A is empty")
    val s by singleton
    val n by s.sizes
    val A by tensor(int, s to n)
    assume { A ne A }
    lhs = A
    rhs = A.slice(end = n - 1)
}

rule("elements of another tensor are compared") {
    expect(REFUTED, because = "A is empty, B need not be")
    val c by rankClass
    val n by c.sizes
    val m by c.sizes
    val A by tensor(int, c to n)
    val B by tensor(int, c to m)
    assume { A ne A }
    lhs = B
    rhs = B + B
}

rule("two assumptions that no element satisfies together, and another shape") {
    expect(REFUTED, because = "L and H are empty, and have shapes")
    val c by singleton
    val n by c.sizes
    val L by tensor(int, c to n)
    val H by tensor(int, c to n)
    assume { L lt H }
    assume { H le L }
    lhs = L
    rhs = concat(L, H, constant(0, c to 1), along = c)
}
