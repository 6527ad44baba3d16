// An axis of size 1 that is spread: wrong where it has another size, where its places are told apart, and where there are none.

rule("an axis of at most one place is spread") {
    expect(REFUTED, because = "k = 0, m = 0")
    val u by singleton; val k by u.sizes; val m by u.sizes
    val A by tensor(u to k)
    requires { (k le 1) and (m eq k) }
    lhs = A
    rhs = A.dropUnit(u).expand(u to m)
}

rule("the places of an axis that is spread are counted") {
    expect(REFUTED, because = "m = 2: 0, 0 against 0, 1")
    val u by singleton; val m by u.sizes
    lhs = iota(u, u to 1).dropUnit(u).expand(u to m)
    rhs = iota(u, u to m)
}

rule("a sum over what is spread is one place") {
    expect(REFUTED, because = "m = 2")
    elements(int, real)
    val u by singleton; val d by rankClass; val m by u.sizes; val p by d.sizes
    val A by tensor(u to 1, d to p)
    lhs = A.dropUnit(u).expand(u to m).reduce(sum, u)
    rhs = A.dropUnit(u)
}

rule("a product over what is spread is one place times their number") {
    expect(REFUTED, because = "m = 2, A = 3: 9 against 6")
    elements(int, real)
    val u by singleton; val m by u.sizes
    val A by tensor(u to 1)
    requires { m ge 1 }
    lhs = A.dropUnit(u).expand(u to m).reduce(product, u)
    rhs = A.dropUnit(u) * m
}

rule("the greatest of what is spread, or of nothing") {
    expect(REFUTED, because = "m = 0")
    elements(int, real)
    val u by singleton; val m by u.sizes; val w by element
    val A by tensor(u to 1)
    lhs = A.dropUnit(u).expand(u to m).reduce(max, u, initial = w)
    rhs = max(A.dropUnit(u), constant(w, shape()))
}

rule("a slice of what is spread has its size") {
    expect(REFUTED, by = shape, because = "k = 0, m = 1")
    val u by singleton; val m by u.sizes; val k by u.sizes
    val A by tensor(u to 1)
    requires { k le m }
    lhs = A.dropUnit(u).expand(u to m).slice(end = u to k)
    rhs = A.dropUnit(u).expand(u to m)
}

rule("the other operand is spread from its first place") {
    expect(REFUTED, because = "m = 2: B[1] against B[0]")
    val u by singleton; val m by u.sizes; val f by function(T, T)
    val A by tensor(u to 1); val B by tensor(u to m)
    requires { m ge 1 }
    lhs = f(A.dropUnit(u).expand(u to m), B)
    rhs = f(A, B.slice(end = u to 1)).dropUnit(u).expand(u to m)
}

rule("a padding before an axis is spread is one behind it") {
    expect(REFUTED, because = "l = 1: v, A against A, A")
    val u by singleton; val m by u.sizes; val l by u.sizes; val v by element
    val A by tensor(u to 1)
    lhs = A.dropUnit(u).expand(u to m).pad(v, low = u to l)
    rhs = A.dropUnit(u).expand(u to l + m)
}

rule("both axes of size 1 are spread to each other's size") {
    expect(REFUTED, by = shape, because = "n = 0, m = 1")
    val u by singleton; val v by singleton; val n by u.sizes; val m by v.sizes
    val A by tensor(u to 1, v to 1)
    lhs = A.dropUnit(u, v).expand(u to n, v to m)
    rhs = A.dropUnit(u, v).expand(u to m, v to n)
}

rule("the axis beside it is spread") {
    expect(REFUTED, because = "A[0], A[1] against A[0], A[0]")
    val u by singleton; val s by singleton; val n by s.sizes
    val A by tensor(u to 1, s to n)
    requires { n ge 1 }
    lhs = A.dropUnit(u).expand(u to 2)
    rhs = A.dropUnit(u).slice(end = s to 1).dropUnit(s).expand(s to n, u to 2)
}

rule("what is spread twice is spread once, to the first size") {
    expect(REFUTED, by = shape, because = "k = 2")
    val u by singleton; val w by singleton; val m by u.sizes; val k by w.sizes
    val A by tensor(u to 1, w to 1)
    lhs = A.dropUnit(u).expand(u to m).dropUnit(w).expand(w to k)
    rhs = A.dropUnit(u, w).expand(u to m, w to 1)
}

rule("an axis is spread that has two places") {
    expect(REFUTED, because = "A[0], A[1] against A[0], A[0]")
    val u by singleton
    val A by tensor(u to 2)
    lhs = A
    rhs = A.slice(end = u to 1).dropUnit(u).expand(u to 2)
}

rule("each place of what is joined is spread, not all of them") {
    expect(REFUTED, because = "A, A, B, B against A, B, A, B")
    val u by singleton; val m by u.sizes
    val A by tensor(u to 1); val B by tensor(u to 1)
    lhs = concat(A.dropUnit(u).expand(u to m), B.dropUnit(u).expand(u to m), along = u)
    rhs = concat(A, B, along = u).tile(u to m)
}

rule("a dot product with what is spread is one with a single place") {
    expect(REFUTED, because = "m = 2, B = 1, 2: 3 A against A")
    elements(int, real)
    val u by singleton; val m by u.sizes
    val A by tensor(u to 1); val B by tensor(u to m)
    requires { m ge 1 }
    lhs = dot(A.dropUnit(u).expand(u to m), B, contract = u)
    rhs = dot(A, B.slice(end = u to 1), contract = u)
}

rule("a choice by a truth value that is spread is one by each") {
    expect(REFUTED, because = "P[0] = true, P[1] = false")
    val u by singleton; val m by u.sizes
    val P by tensor(bool, u to m); val A by tensor(u to m); val B by tensor(u to m)
    requires { m ge 1 }
    lhs = select(P.slice(end = u to 1).dropUnit(u).expand(u to m), A, B)
    rhs = select(P, A, B)
}

rule("an update of what is spread is spread") {
    expect(REFUTED, because = "m = 2: U, A against U, U")
    val u by singleton; val m by u.sizes
    val A by tensor(u to 1); val U by tensor(u to 1)
    requires { m ge 1 }
    lhs = A.dropUnit(u).expand(u to m).dynamicUpdateSlice(U, start = u to 0)
    rhs = U.dropUnit(u).expand(u to m)
}
