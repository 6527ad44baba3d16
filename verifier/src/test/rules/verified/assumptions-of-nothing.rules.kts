// What no element satisfies holds of empty tensors: there the rules apply, and only shapes are compared.

rule("no element is assumed, and the shapes agree") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(int, c to n)
    assume { A ne A }
    lhs = A
    rhs = A + A
}

rule("the tensor without elements is another one") {
    val c by rankClass
    val n by c.sizes
    val m by c.sizes
    val A by tensor(int, c to n)
    val B by tensor(int, c to m)
    assume { A ne A }
    lhs = B
    rhs = B + constant(0, c to m)
}

rule("two assumptions that no element satisfies together") {
    val c by rankClass
    val n by c.sizes
    val L by tensor(int, c to n)
    val H by tensor(int, c to n)
    assume { L lt H }
    assume { H le L }
    lhs = L
    rhs = H
}

rule("valid as nothing is assumed to be there") {
    val s by singleton
    val n by s.sizes
    val A by tensor(int, s to n)
    assume { A ne A }
    lhs = A
    rhs = A.slice(end = min(n, lanes(0)))
}
