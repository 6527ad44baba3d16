// Comparisons of a tensor with itself; XLA's HandleCompare, which applies them to integers only: NaN is not equal to
// itself. The suite claims them for numbers; equality of truth values is not in its language.

rule("compare/01 Gt(A, A) => false") {
    source("compare/01", "HandleCompare/09")
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    lhs = A gt A
    rhs = constant(FALSE, shapeOf(A))
    broken("compare/01 broken: two different tensors", because = "A = 1, B = 0: true against false") {
        val B by tensor(c to n)
        lhs = A gt B
    }
}

rule("compare/02 Lt(A, A) => false") {
    source("compare/02", "HandleCompare/10")
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    lhs = A lt A
    rhs = constant(FALSE, shapeOf(A))
    broken("compare/02 broken: at most instead of below", because = "A = 0: true against false") { lhs = A le A }
    broken("compare/02 broken: no tensor has a negative size") {
        expect(VACUOUS, because = "n < 0 contradicts the tensor A on every lane, so only rank 0 is left")
        requires { n lt 0 }
    }
}

rule("compare/03 Ne(A, A) => false") {
    source("compare/03", "HandleCompare/11")
    elements(int, real)
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    lhs = A ne A
    rhs = constant(FALSE, shapeOf(A))
    broken("compare/03 broken: two different tensors", because = "A = 0, B = 1: true against false") {
        val B by tensor(c to n)
        lhs = A ne B
    }
}

rule("compare/04 Ge(A, A) => true") {
    expect(REFUTED, on = floats, because = "A = nan: false against true")
    source("compare/04", "HandleCompare/13")
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    lhs = A ge A
    rhs = constant(TRUE, shapeOf(A))
    broken("compare/04 broken: above instead of at least", because = "A = 0: false against true") { lhs = A gt A }
}

rule("compare/05 Le(A, A) => true") {
    expect(REFUTED, on = floats, because = "A = nan: false against true")
    source("compare/05", "HandleCompare/14")
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    lhs = A le A
    rhs = constant(TRUE, shapeOf(A))
    broken("compare/05 broken: false instead of true", because = "A = 0: true against false") {
        rhs = constant(FALSE, shapeOf(A))
    }
    broken("compare/05 broken: two tensors of truth values", because = "P = true, Q = false: false against true") {
        val P by tensor(bool, c to n)
        val Q by tensor(bool, c to n)
        lhs = P le Q
    }
}

rule("compare/06 Eq(A, A) => true") {
    source("compare/06", "HandleCompare/12")
    elements(int, real)
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    lhs = A eq A
    rhs = constant(TRUE, shapeOf(A))
    broken("compare/06 broken: A against its negative", because = "A = 1: false against true") { lhs = A eq -A }
    broken("compare/06 broken: the result has a size of its own",
        because = "n = 0, m = 1: an empty left side against one true") {
        val m by c.sizes
        rhs = constant(TRUE, c to m)
    }
}
