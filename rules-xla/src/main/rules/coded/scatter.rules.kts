// XLA's HandleScatter, and the rules of HandleAdd and HandleTranspose about scatter, as coded, for one start index: XLA's index vectors
// have any number of them. Bodies are functions that are declared to be associative and commutative, as the order of updates is left open.

rule("HandleAdd/09 Add(Scatter[+](A, I, U), Scatter[+](B, J, W)) => Scatter[+](Add(A, B), Concat(I, J), Concat(U, W))") {
    source("", "HandleAdd/09", note = "The indices differ in size on one axis at most.")
    val s by singleton
    val t by singleton
    val b by rankClass
    val d by rankClass
    val n by s.sizes
    val k by t.sizes
    val l by t.sizes
    val m by b.sizes
    val p by d.sizes
    val A by tensor(s to n, d to p)
    val B by tensor(s to n, d to p)
    val I by tensor(int, t to k, b to m)
    val J by tensor(int, t to l, b to m)
    val U by tensor(t to k, b to m, d to p)
    val W by tensor(t to l, b to m, d to p)
    lhs = A.scatter(sum, I, U, along = s) + B.scatter(sum, J, W, along = s)
    rhs = (A + B).scatter(sum, concat(I, J, along = t), concat(U, W, along = t), along = s)
    expect(REFUTED, on = floats, because = "W = -1 and B = 1 leave A, where A + B is rounded")
    broken("HandleAdd/09 broken: the updates in the other order", because = "k = l = 1: U goes where W went") {
        requires { k eq l }
        rhs = (A + B).scatter(sum, concat(I, J, along = t), concat(W, U, along = t), along = s)
    }
}

rule("HandleAdd/10 Add(Scatter[+](A, I, U), Scatter[+](B, J, W)) => Scatter[+](Scatter[+](Add(A, B), J, W), I, U)") {
    source("", "HandleAdd/10", note = "Where shapes or flags differ.")
    val s by singleton
    val b by rankClass
    val e by rankClass
    val d by rankClass
    val n by s.sizes
    val w by s.sizes
    val m by b.sizes
    val q by e.sizes
    val p by d.sizes
    val A by tensor(s to n, d to p)
    val B by tensor(s to n, d to p)
    val I by tensor(int, b to m)
    val J by tensor(int, e to q)
    val U by tensor(b to m, d to p)
    val W by tensor(e to q, d to p, s to w)
    lhs = A.scatter(sum, I, U, along = s) + B.scatter(sum, J, W, along = s)
    rhs = (A + B).scatter(sum, J, W, along = s).scatter(sum, I, U, along = s)
    expect(REFUTED, on = floats, because = "A + U + B is not A + B + U")
    broken("HandleAdd/10 broken: one of them is forgotten", because = "q = 1: W is not added") {
        rhs = (A + B).scatter(sum, I, U, along = s)
    }
}

rule("HandleAdd/11 Add(A, Scatter[+](B, J, W)) => Scatter[+](Add(A, B), J, W)") {
    source("", "HandleAdd/11")
    val s by singleton
    val e by rankClass
    val d by rankClass
    val n by s.sizes
    val q by e.sizes
    val p by d.sizes
    val A by tensor(s to n, d to p)
    val B by tensor(s to n, d to p)
    val J by tensor(int, e to q)
    val W by tensor(e to q, d to p)
    lhs = A + B.scatter(sum, J, W, along = s)
    rhs = (A + B).scatter(sum, J, W, along = s)
    expect(REFUTED, on = floats, because = "A + (B + W) is not A + B + W")
    broken("HandleAdd/11 broken: into both", because = "q = 1: W is added twice") {
        rhs = A.scatter(sum, J, W, along = s) + B.scatter(sum, J, W, along = s)
    }
}

rule("HandleAdd/12 Add(Scatter[+](A, I, U), B) => Scatter[+](Add(A, B), I, U)") {
    source("", "HandleAdd/12")
    val s by singleton
    val b by rankClass
    val d by rankClass
    val n by s.sizes
    val m by b.sizes
    val p by d.sizes
    val A by tensor(s to n, d to p)
    val B by tensor(s to n, d to p)
    val I by tensor(int, b to m)
    val U by tensor(b to m, d to p)
    lhs = A.scatter(sum, I, U, along = s) + B
    rhs = (A + B).scatter(sum, I, U, along = s)
    expect(REFUTED, on = floats, because = "A + U + B is not A + B + U")
    broken("HandleAdd/12 broken: B is put somewhere, too", because = "m = 1: U is put nowhere") {
        rhs = A + B
    }
}

rule("HandleScatter/01 Scatter(A, I, U) => A for updates without elements") {
    source("", "HandleScatter/01", note = "Any body; the result of several operands is a tuple of them.")
    val s by singleton
    val b by rankClass
    val d by rankClass
    val n by s.sizes
    val w by s.sizes
    val m by b.sizes
    val p by d.sizes
    val q by d.sizes
    val f by monoid
    val A by tensor(s to n, d to p)
    val I by tensor(int, b to m)
    val U by tensor(b to m, d to q, s to w)
    val empty = requires { someLane(m eq 0) or someLane(q eq 0) or everyLane(w eq 0) }
    requires { w le n }
    requires { q le p }
    lhs = A.scatter(f, I, U, along = s)
    rhs = A
    broken("HandleScatter/01 broken: there is an update", because = "one update at 0") { without(empty) }
}

rule("HandleScatter/02 Scatter[f](A, I, U) => Map[f](A, U) for indices without elements, one update") {
    source("", "HandleScatter/02", note = "An index vector of no index starts at 0. With one update of the size of A, that is all of A.")
    val s by singleton
    val d by rankClass
    val n by s.sizes
    val p by d.sizes
    val f by monoid
    val A by tensor(s to n, d to p)
    val U by tensor(s to n, d to p)
    lhs = A.scatter(f, constant(0), U, along = s)
    rhs = f(A, U)
    broken("HandleScatter/02 broken: at another place", because = "k = 1: it does not fit, and is dropped") {
        val k by s.map
        lhs = A.scatter(f, constant(k), U, along = s)
    }
}

rule("HandleScatter/02 several: Scatter[+](A, I, U) => Map[+](A, U) for indices without elements, as many updates as A is long") {
    source(
        "", "HandleScatter/02",
        note = "As coded: the indices are of shape [n, 0], and the axis of A that is inserted is as long as there are updates; so A, U and the result have one shape. Any body; here it is +.")
    val s by singleton
    val d by rankClass
    val n by s.sizes
    val p by d.sizes
    val A by tensor(s to n, d to p)
    val U by tensor(s to n, d to p)
    requires { n ge 1 }
    lhs = A.scatter(sum, constant(0, s to n), U, along = s)
    rhs = A + U
    expect(REFUTED, because = "n = 2: all updates go to place 0 of A, none to place 1")
    repaired("HandleScatter/02 several, repaired: one update") { requires { n eq 1 } }
}

rule("HandleTranspose/01 Transpose(Scatter[f](A, I, U)) => Scatter[f](Transpose(A), I, Transpose(U))") {
    source("", "HandleTranspose/01", note = "Axes have no order here; what is transposed changes names with another axis. No batch axes.")
    val s by singleton
    val b by rankClass
    val d by rankClass
    val row by d.label
    val column by d.label
    val n by s.sizes
    val m by b.sizes
    val p by d.sizes
    val q by d.sizes
    val u by d.sizes
    val v by d.sizes
    val f by monoid
    val A by tensor(s to n, row to p, column to q)
    val I by tensor(int, b to m)
    val U by tensor(b to m, row to u, column to v)
    lhs = A.scatter(f, I, U, along = s).relabel(row to column, column to row)
    rhs = A.relabel(row to column, column to row).scatter(f, I, U.relabel(row to column, column to row), along = s)
    broken("HandleTranspose/01 broken: the updates are not transposed", because = "p = q = 2, an update at 0 and 1") {
        requires { p eq q }
        requires { u eq v }
        rhs = A.relabel(row to column, column to row).scatter(f, I, U, along = s)
    }
}
