// XLA's HandleSelect as coded: choices between truth values, and of an update.

rule("HandleSelect/05 Select(P, true, false) => P") {
    source("", "HandleSelect/05", note = "The handler asks for truth values.")
    val c by rankClass
    val n by c.sizes
    val P by tensor(bool, c to n)
    lhs = select(P, constant(TRUE, c to n), constant(FALSE, c to n))
    rhs = P
    broken("HandleSelect/05 broken: always true", because = "P = false: false against true") { rhs = constant(TRUE, c to n) }
}

rule("HandleSelect/06 Select(P, false, true) => Not(P)") {
    source("", "HandleSelect/06", note = "The handler asks for truth values.")
    val c by rankClass
    val n by c.sizes
    val P by tensor(bool, c to n)
    lhs = select(P, constant(FALSE, c to n), constant(TRUE, c to n))
    rhs = !P
    broken("HandleSelect/06 broken: not negated", because = "P = false: true against false") { rhs = P }
}

for ((name, strict) in listOf("Gt" to true, "Ge" to false))
rule("HandleSelect/07 Select($name(P, Q), P, Q) => Or(P, Q)") {
    source("", "HandleSelect/07", note = "The handler asks for truth values; false is less than true.")
    val c by rankClass
    val n by c.sizes
    val P by tensor(bool, c to n)
    val Q by tensor(bool, c to n)
    lhs = select(if (strict) P gt Q else P ge Q, P, Q)
    rhs = P or Q
    broken("HandleSelect/07 broken: And for $name", because = "P = true, Q = false: true against false") { rhs = P and Q }
}

for ((name, strict) in listOf("Lt" to true, "Le" to false))
rule("HandleSelect/08 Select($name(P, Q), P, Q) => And(P, Q)") {
    source("", "HandleSelect/08", note = "The handler asks for truth values; false is less than true.")
    val c by rankClass
    val n by c.sizes
    val P by tensor(bool, c to n)
    val Q by tensor(bool, c to n)
    lhs = select(if (strict) P lt Q else P le Q, P, Q)
    rhs = P and Q
    broken("HandleSelect/08 broken: Or for $name", because = "P = true, Q = false: false against true") { rhs = P or Q }
}

rule("HandleSelect/09 Select(Eq(P, Q), P, Q) => Q") {
    source("", "HandleSelect/09", note = "The handler asks for truth values.")
    val c by rankClass
    val n by c.sizes
    val P by tensor(bool, c to n)
    val Q by tensor(bool, c to n)
    lhs = select(P eq Q, P, Q)
    rhs = Q
    broken("HandleSelect/09 broken: the other one", because = "P = true, Q = false: false against true") { rhs = P }
    broken("HandleSelect/09 broken: of floats", because = "A = 0.0, B = -0.0, which are equal: 0.0 against -0.0") {
        val A by tensor(f16, c to n)
        val B by tensor(f16, c to n)
        lhs = select(A eq B, A, B)
        rhs = B
    }
}

rule("HandleSelect/10 Select(Ne(P, Q), P, Q) => P") {
    source("", "HandleSelect/10", note = "The handler asks for truth values.")
    val c by rankClass
    val n by c.sizes
    val P by tensor(bool, c to n)
    val Q by tensor(bool, c to n)
    lhs = select(P ne Q, P, Q)
    rhs = P
    broken("HandleSelect/10 broken: the other one", because = "P = true, Q = false: true against false") { rhs = Q }
}

rule("HandleSelect/11 Select(P, A, DynamicUpdateSlice(A, U, i)) => DynamicUpdateSlice(A, Select(DynamicSlice(P, i), DynamicSlice(A, i), U), i)") {
    source("", "HandleSelect/11")
    val c by rankClass
    val n by c.sizes
    val m by c.sizes
    val i by c.map
    val P by tensor(bool, c to n)
    val A by tensor(c to n)
    val U by tensor(c to m)
    lhs = select(P, A, A.dynamicUpdateSlice(U, i))
    rhs = A.dynamicUpdateSlice(select(P.dynamicSlice(i, m), A.dynamicSlice(i, m), U), i)
    broken("HandleSelect/11 broken: the choice the other way round", because = "n = m = 1, P = true: A against U") {
        rhs = A.dynamicUpdateSlice(select(P.dynamicSlice(i, m), U, A.dynamicSlice(i, m)), i)
    }
    broken("HandleSelect/11 broken: the predicate from its beginning",
        because = "n = 2, m = 1, i = 1, P = false, true: the right side takes U at 1") {
        rhs = A.dynamicUpdateSlice(select(P.dynamicSlice(0, m), A.dynamicSlice(i, m), U), i)
    }
}

rule("HandleSelect/11 mirrored Select(P, DynamicUpdateSlice(A, U, i), A) => DynamicUpdateSlice(A, Select(DynamicSlice(P, i), U, DynamicSlice(A, i)), i)") {
    source("", "HandleSelect/11")
    val c by rankClass
    val n by c.sizes
    val m by c.sizes
    val i by c.map
    val P by tensor(bool, c to n)
    val A by tensor(c to n)
    val U by tensor(c to m)
    lhs = select(P, A.dynamicUpdateSlice(U, i), A)
    rhs = A.dynamicUpdateSlice(select(P.dynamicSlice(i, m), U, A.dynamicSlice(i, m)), i)
    broken("HandleSelect/11 mirrored broken: another tensor behind the choice",
        because = "n = m = 1, P = false: B against A") {
        val B by tensor(c to n)
        lhs = select(P, A.dynamicUpdateSlice(U, i), B)
    }
}

rule("HandleSelect/11 of a scalar predicate Select(P, A, DynamicUpdateSlice(A, U, i)) => DynamicUpdateSlice(A, Select(P, DynamicSlice(A, i), U), i)") {
    source("", "HandleSelect/11", note = "A scalar predicate is kept as it is.")
    val c by rankClass
    val n by c.sizes
    val m by c.sizes
    val i by c.map
    val P by tensor(bool)
    val A by tensor(c to n)
    val U by tensor(c to m)
    lhs = select(P.expand(c to n), A, A.dynamicUpdateSlice(U, i))
    rhs = A.dynamicUpdateSlice(select(P.expand(c to m), A.dynamicSlice(i, m), U), i)
    broken("HandleSelect/11 of a scalar predicate, broken: negated", because = "n = m = 1, P = true: A against U") {
        rhs = A.dynamicUpdateSlice(select(!P.expand(c to m), A.dynamicSlice(i, m), U), i)
    }
}
