// Selection that does not depend on its predicate, or on its sign; XLA's HandleSelect.
// Elements are only moved, so each rule holds for every element type.

rule("select/01 Select(P, A, A) => A") {
    source("select/01", "HandleSelect/01")
    val c by rankClass
    val n by c.sizes
    val P by tensor(bool, c to n)
    val A by tensor(c to n)
    lhs = select(P, A, A)
    rhs = A
    broken("select/01 broken: two different tensors", because = "P = false, A and B different: B against A") {
        val B by tensor(c to n)
        lhs = select(P, A, B)
    }
    broken("select/01 broken: a number as predicate") {
        expect(ILL_FORMED, because = "the predicate of a select is a tensor of truth values")
        val N by tensor(int, c to n)
        lhs = select(N, A, A)
    }
}

rule("select/02 Select(true, A, B) => A") {
    source("select/02", "HandleSelect/02")
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    val B by tensor(c to n)
    lhs = select(constant(TRUE, shapeOf(A)), A, B)
    rhs = A
    broken("select/02 broken: the other branch", because = "A and B different: A against B") { rhs = B }
}

rule("select/03 Select(false, A, B) => B") {
    source("select/03", "HandleSelect/03")
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    val B by tensor(c to n)
    lhs = select(constant(FALSE, shapeOf(A)), A, B)
    rhs = B
    broken("select/03 broken: the other branch", because = "A and B different: B against A") { rhs = A }
}

rule("select/04 Select(Not(P), A, B) => Select(P, B, A)") {
    source("select/04", "HandleSelect/04",
        note = "P is arbitrary; the published suite takes the constant false for it, and so proves that instance only.")
    val c by rankClass
    val n by c.sizes
    val P by tensor(bool, c to n)
    val A by tensor(c to n)
    val B by tensor(c to n)
    lhs = select(!P, A, B)
    rhs = select(P, B, A)
    broken("select/04 broken: the branches stay in place", because = "P = true, A and B different: B against A") {
        rhs = select(P, A, B)
    }
    // Passes if P is taken to be constantly false, as the published suite does.
    broken("select/04 broken: right for P = false only", because = "P = true, A and B different: B against A") {
        rhs = A
    }
}
