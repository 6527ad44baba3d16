// Comparisons of a tensor with itself; XLA's HandleCompare, which applies them to integers only: NaN is not equal to
// itself. The suite claims them for numbers; equality of truth values is not in its language.

rule("compare/01 Gt(A, A) => false") {
    source("compare/01", "HandleCompare/09")
    val c by rankClass
    val n by c.map
    val A by tensor(c to n)
    lhs = A gt A
    rhs = constant(false, c to n)
}

rule("compare/01 broken: two different tensors") {
    expect(REFUTED, because = "A = 1, B = 0: true against false")
    source("compare/01")
    val c by rankClass
    val n by c.map
    val A by tensor(c to n)
    val B by tensor(c to n)
    lhs = A gt B
    rhs = constant(false, c to n)
}

rule("compare/02 Lt(A, A) => false") {
    source("compare/02", "HandleCompare/10")
    val c by rankClass
    val n by c.map
    val A by tensor(c to n)
    lhs = A lt A
    rhs = constant(false, c to n)
}

rule("compare/02 broken: at most instead of below") {
    expect(REFUTED, because = "A = 0: true against false")
    source("compare/02")
    val c by rankClass
    val n by c.map
    val A by tensor(c to n)
    lhs = A le A
    rhs = constant(false, c to n)
}

rule("compare/02 broken: no tensor has a negative size") {
    expect(VACUOUS, because = "n < 0 contradicts the tensor A on every lane, so only rank 0 is left")
    source("compare/02")
    val c by rankClass
    val n by c.map
    val A by tensor(c to n)
    requires { n lt 0 }
    lhs = A lt A
    rhs = constant(false, c to n)
}

rule("compare/03 Ne(A, A) => false") {
    source("compare/03", "HandleCompare/11")
    elements(int, real)
    val c by rankClass
    val n by c.map
    val A by tensor(c to n)
    lhs = A ne A
    rhs = constant(false, c to n)
}

rule("compare/03 broken: two different tensors") {
    expect(REFUTED, because = "A = 0, B = 1: true against false")
    source("compare/03")
    elements(int, real)
    val c by rankClass
    val n by c.map
    val A by tensor(c to n)
    val B by tensor(c to n)
    lhs = A ne B
    rhs = constant(false, c to n)
}

rule("compare/04 Ge(A, A) => true") {
    source("compare/04", "HandleCompare/13")
    val c by rankClass
    val n by c.map
    val A by tensor(c to n)
    lhs = A ge A
    rhs = constant(true, c to n)
}

rule("compare/04 broken: above instead of at least") {
    expect(REFUTED, because = "A = 0: false against true")
    source("compare/04")
    val c by rankClass
    val n by c.map
    val A by tensor(c to n)
    lhs = A gt A
    rhs = constant(true, c to n)
}

rule("compare/05 Le(A, A) => true") {
    source("compare/05", "HandleCompare/14")
    val c by rankClass
    val n by c.map
    val A by tensor(c to n)
    lhs = A le A
    rhs = constant(true, c to n)
}

rule("compare/05 broken: false instead of true") {
    expect(REFUTED, because = "A = 0: true against false")
    source("compare/05")
    val c by rankClass
    val n by c.map
    val A by tensor(c to n)
    lhs = A le A
    rhs = constant(false, c to n)
}

rule("compare/05 broken: ordering truth values") {
    expect(ILL_FORMED, because = "le compares numbers; truth values have equality only")
    source("compare/05")
    val c by rankClass
    val n by c.map
    val P by tensor(bool, c to n)
    lhs = P le P
    rhs = constant(true, c to n)
}

rule("compare/06 Eq(A, A) => true") {
    source("compare/06", "HandleCompare/12")
    elements(int, real)
    val c by rankClass
    val n by c.map
    val A by tensor(c to n)
    lhs = A eq A
    rhs = constant(true, c to n)
}

rule("compare/06 broken: A against its negative") {
    expect(REFUTED, because = "A = 1: false against true")
    source("compare/06")
    val c by rankClass
    val n by c.map
    val A by tensor(c to n)
    lhs = A eq -A
    rhs = constant(true, c to n)
}

rule("compare/06 broken: the result has a size of its own") {
    expect(REFUTED, because = "n = 0, m = 1: an empty left side against one true")
    source("compare/06")
    elements(int, real)
    val c by rankClass
    val n by c.map
    val m by c.sizes
    val A by tensor(c to n)
    lhs = A eq A
    rhs = constant(true, c to m)
}
