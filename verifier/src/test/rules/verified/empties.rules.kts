// Results without elements still have a shape, and concatenation with nothing is nothing.

// Every result is empty: a success, with a note.
rule("an empty slice is an empty slice elsewhere") {
    val c by nonEmptyRankClass
    val n by c.sizes; val s by c.map
    val A by tensor(c to n)
    lhs = A.slice(start = s, end = s)
    rhs = A.slice(start = lanes(0), end = lanes(0))
    requires { s ge 0 }
}

rule("an empty operand of a concat can be dropped") {
    val x by singleton
    val c by rankClass
    val n by x.sizes; val m by c.sizes
    val A by tensor(x to n, c to m)
    val E by tensor(x to 0, c to m)
    lhs = concat(E, A, E, along = x)
    rhs = A
}

rule("a slice that ends in the first operand of a concat is one of that operand") {
    val x by singleton
    val a by x.sizes; val b by x.sizes; val e by x.map
    val A by tensor(x to a)
    val B by tensor(x to b)
    requires { e le a }
    lhs = concat(A, B, along = x).slice(end = e)
    rhs = A.slice(end = e)
}
