// Dot products: sums of products over the contracted classes, for each index of the batch classes.

rule("dot/01 Dot(Concat(X, Y), Concat(V, W)) => Reduce(Concat(Expand(Dot(X, V)), Expand(Dot(Y, W))))") {
    source("dot/01", "HandleDot/09", note = "along the contracted axis; the other sizes agree where the left side is valid")
    val c by singleton; val d by rankClass; val e by rankClass
    val nX by c.map; val nY by c.map; val dX by d.map; val dY by d.map; val eV by e.map; val eW by e.map
    val X by tensor(c to nX, d to dX)
    val Y by tensor(c to nY, d to dY)
    val V by tensor(c to nX, e to eV)
    val W by tensor(c to nY, e to eW)
    lhs = dot(concat(X, Y, along = c), concat(V, W, along = c), contract = on(c))
    rhs = concat(
        dot(X, V, contract = on(c)).expand(c to 1), dot(Y, W, contract = on(c)).expand(c to 1), along = c,
    ).reduce(sum, c)
}

rule("dot/01 as a sum of two: Dot(Concat(X, Y), Concat(V, W)) => Add(Dot(X, V), Dot(Y, W))") {
    source("dot/01", "HandleDot/09")
    val c by singleton; val d by rankClass; val e by rankClass
    val nX by c.map; val nY by c.map; val dX by d.map; val dY by d.map; val eV by e.map; val eW by e.map
    val X by tensor(c to nX, d to dX)
    val Y by tensor(c to nY, d to dY)
    val V by tensor(c to nX, e to eV)
    val W by tensor(c to nY, e to eW)
    lhs = dot(concat(X, Y, along = c), concat(V, W, along = c), contract = on(c))
    rhs = dot(X, V, contract = on(c)) + dot(Y, W, contract = on(c))
}

rule("dot/01 broken: V and W swapped") {
    expect(REFUTED, because = "n = 1: X * V + Y * W against X * W + Y * V")
    val c by singleton; val d by rankClass; val e by rankClass
    val n by c.map; val p by d.map; val q by e.map
    val X by tensor(c to n, d to p)
    val Y by tensor(c to n, d to p)
    val V by tensor(c to n, e to q)
    val W by tensor(c to n, e to q)
    lhs = dot(concat(X, Y, along = c), concat(V, W, along = c), contract = on(c))
    rhs = dot(X, W, contract = on(c)) + dot(Y, V, contract = on(c))
}

rule("dot/01 broken: multiplied instead of added") {
    expect(REFUTED, because = "nX = 1, nY = 0: X * V against 0")
    val c by singleton; val d by rankClass; val e by rankClass
    val nX by c.map; val nY by c.map; val p by d.map; val q by e.map
    val X by tensor(c to nX, d to p)
    val Y by tensor(c to nY, d to p)
    val V by tensor(c to nX, e to q)
    val W by tensor(c to nY, e to q)
    lhs = dot(concat(X, Y, along = c), concat(V, W, along = c), contract = on(c))
    rhs = concat(
        dot(X, V, contract = on(c)).expand(c to 1), dot(Y, W, contract = on(c)).expand(c to 1), along = c,
    ).reduce(product, c)
}

rule("dot/01 broken: cut at different places") {
    expect(REFUTED, because = "nX = nW = 1, nY = nV = 0: the right side multiplies sizes 1 and 0")
    val c by singleton; val d by rankClass; val e by rankClass
    val nX by c.map; val nY by c.map; val nV by c.map; val nW by c.map; val p by d.map; val q by e.map
    val X by tensor(c to nX, d to p)
    val Y by tensor(c to nY, d to p)
    val V by tensor(c to nV, e to q)
    val W by tensor(c to nW, e to q)
    lhs = dot(concat(X, Y, along = c), concat(V, W, along = c), contract = on(c))
    rhs = dot(X, V, contract = on(c)) + dot(Y, W, contract = on(c))
}

rule("dot/02 Dot(A, B) => Dot(B, A)") {
    source("dot/02", "HandleDot/13", "HandleTranspose/04")
    val c by rankClass; val d by rankClass; val e by rankClass; val f by rankClass
    val n by c.map; val p by d.map; val q by e.map; val r by f.map
    val A by tensor(c to n, d to p, e to q)
    val B by tensor(c to n, d to p, f to r)
    lhs = dot(A, B, contract = on(c), batch = on(d))
    rhs = dot(B, A, contract = on(c), batch = on(d))
}

rule("dot/02 as a transpose: Relabel(Dot(A, B)) => Dot(Relabel(B), Relabel(A))") {
    source("dot/02", "HandleDot/12", "HandleTranspose/04", note = "(A B)' = B' A'")
    val c by rankClass
    val row by c.label; val inner by c.label; val column by c.label
    val n by c.map; val m by c.map; val k by c.map
    val A by tensor(row to n, inner to k)
    val B by tensor(inner to k, column to m)
    lhs = dot(A, B, contract = on(inner)).relabel(row to column, column to row)
    rhs = dot(B.relabel(column to row), A.relabel(row to column), contract = on(inner))
}

rule("dot/02 broken: the operands of a product of matrices swapped") {
    expect(REFUTED, because = "rank 1, n = 2: A B against B A; right at rank 0")
    val c by rankClass
    val row by c.label; val inner by c.label; val column by c.label
    val n by c.map
    val A by tensor(row to n, inner to n)
    val B by tensor(inner to n, column to n)
    lhs = dot(A, B, contract = on(inner))
    rhs = dot(B.relabel(inner to row, column to inner), A.relabel(row to inner, inner to column), contract = on(inner))
}

rule("dot/02 broken: one operand transposed") {
    expect(REFUTED, because = "rank 1, n = 2, with one 1 in A and one in B; right at rank 0")
    val c by rankClass
    val row by c.label; val inner by c.label; val column by c.label
    val n by c.map
    val A by tensor(row to n, inner to n)
    val B by tensor(inner to n, column to n)
    lhs = dot(A, B, contract = on(inner))
    rhs = dot(A.relabel(row to inner, inner to row), B, contract = on(inner))
}

rule("dot/02 broken: the contracted and the batch axes swapped") {
    expect(REFUTED, because = "rank 1, n = 2: rows times rows against columns times columns; right at rank 0")
    val c by rankClass
    val row by c.label; val column by c.label
    val n by c.map
    val A by tensor(row to n, column to n)
    val B by tensor(row to n, column to n)
    lhs = dot(A, B, contract = on(row), batch = on(column))
    rhs = dot(A, B, contract = on(column), batch = on(row)).relabel(row to column)
}

rule("dot/02 broken: the batch axes contracted too") {
    expect(REFUTED, because = "p = 2: A[0] * B[0] against A[0] * B[0] + A[1] * B[1]; right at rank 0 of d")
    val c by rankClass; val d by rankClass
    val n by c.map; val p by d.map
    val A by tensor(c to n, d to p)
    val B by tensor(c to n, d to p)
    lhs = dot(A, B, contract = on(c), batch = on(d))
    rhs = dot(A, B, contract = on(c, d)).expand(d to p)
}

rule("dot/03 Dot(A, Dot(B, C)) => Dot(Dot(A, B), C)") {
    source("dot/03", "HandleDot/03")
    val a by rankClass; val b by rankClass; val c by rankClass; val d by rankClass
    val nA by a.map; val mA by b.map; val mB by b.map; val pB by c.map; val pC by c.map; val qC by d.map
    val A by tensor(a to nA, b to mA)
    val B by tensor(b to mB, c to pB)
    val C by tensor(c to pC, d to qC)
    lhs = dot(A, dot(B, C, contract = on(c)), contract = on(b))
    rhs = dot(dot(A, B, contract = on(b)), C, contract = on(c))
}

rule("dot/03 with a batch class") {
    source("dot/03", "HandleDot/03")
    val a by rankClass; val b by rankClass; val c by rankClass; val d by rankClass; val e by rankClass
    val n by a.map; val m by b.map; val p by c.map; val q by d.map; val r by e.map
    val A by tensor(a to n, b to m, e to r)
    val B by tensor(b to m, c to p, e to r)
    val C by tensor(c to p, d to q, e to r)
    lhs = dot(A, dot(B, C, contract = on(c), batch = on(e)), contract = on(b), batch = on(e))
    rhs = dot(dot(A, B, contract = on(b), batch = on(e)), C, contract = on(c), batch = on(e))
}

rule("dot/03 with four matrices of one class: Dot(Dot(A, B), Dot(C, D)) => Dot(A, Dot(Dot(B, C), D))") {
    source("dot/03", "HandleDot/03")
    val c by rankClass
    val i by c.label; val j by c.label; val k by c.label; val l by c.label; val m by c.label
    val ni by c.map; val nj by c.map; val nk by c.map; val nl by c.map; val nm by c.map
    val A by tensor(i to ni, j to nj)
    val B by tensor(j to nj, k to nk)
    val C by tensor(k to nk, l to nl)
    val D by tensor(l to nl, m to nm)
    lhs = dot(dot(A, B, contract = on(j)), dot(C, D, contract = on(l)), contract = on(k))
    rhs = dot(A, dot(dot(B, C, contract = on(k)), D, contract = on(l)), contract = on(j))
}

rule("dot/03 broken: the matrix in the middle transposed") {
    expect(REFUTED, because = "rank 1, n = 2, with one 1 in each; right at rank 0")
    val c by rankClass
    val i by c.label; val j by c.label; val k by c.label; val l by c.label
    val n by c.map
    val A by tensor(i to n, j to n)
    val B by tensor(j to n, k to n)
    val C by tensor(k to n, l to n)
    lhs = dot(A, dot(B, C, contract = on(k)), contract = on(j))
    rhs = dot(dot(A, B.relabel(j to k, k to j), contract = on(j)), C, contract = on(k))
}

rule("dot/03 broken: an element-wise product inside") {
    expect(REFUTED, because = "p = 2: A * B[0] * C[1] on the right only")
    val a by rankClass; val b by rankClass; val c by rankClass
    val n by a.map; val m by b.map; val p by c.map
    val A by tensor(a to n, b to m)
    val B by tensor(b to m, c to p)
    val C by tensor(c to p)
    lhs = dot(dot(A, B, contract = on(b)), C, contract = on(c))
    rhs = dot(A, B.reduce(sum, c) * C.reduce(sum, c).expand(b to m), contract = on(b))
}

rule("dot/04 Dot(A, B) without contraction => Mul(Expand(A), Expand(B))") {
    source("dot/04", "HandleDot/02")
    val b by rankClass; val d by rankClass; val e by rankClass
    val n by b.map; val p by d.map; val q by e.map
    val A by tensor(b to n, d to p)
    val B by tensor(b to n, e to q)
    lhs = dot(A, B, batch = on(b))
    rhs = A.expand(e to q) * B.expand(d to p)
}

rule("dot/04 broken: the common class is contracted") {
    expect(REFUTED, because = "n = 2: A[0] * B[0] + A[1] * B[1] against A[0] * B[0]; right at rank 0 of b")
    val b by rankClass; val d by rankClass; val e by rankClass
    val n by b.map; val p by d.map; val q by e.map
    val A by tensor(b to n, d to p)
    val B by tensor(b to n, e to q)
    lhs = dot(A, B, contract = on(b)).expand(b to n)
    rhs = A.expand(e to q) * B.expand(d to p)
}

rule("dot/04 broken: added") {
    expect(REFUTED, because = "rank 0, A = 0, B = 1: 0 against 1")
    val b by rankClass; val d by rankClass; val e by rankClass
    val n by b.map; val p by d.map; val q by e.map
    val A by tensor(b to n, d to p)
    val B by tensor(b to n, e to q)
    lhs = dot(A, B, batch = on(b))
    rhs = A.expand(e to q) + B.expand(d to p)
}

rule("dot/05 Dot(A, B) => 0 when one class has only empty axes") {
    source("dot/05", "HandleDot/01")
    expect(REFUTED, because = "rank 0: no axis of the class, so all of them are empty, and the one product is A * B")
    val f by rankClass; val g by rankClass; val k by rankClass; val l by rankClass; val a by rankClass; val b by rankClass
    val nf by f.map; val ng by g.map; val nk by k.map; val nl by l.map; val na by a.map; val nb by b.map
    val A by tensor(f to nf, k to nk, l to nl, a to na, b to nb)
    val B by tensor(g to ng, k to nk, l to nl, a to na, b to nb)
    requires {
        everyLane(nf eq 0) or everyLane(ng eq 0) or everyLane(nk eq 0) or
            everyLane(nl eq 0) or everyLane(na eq 0) or everyLane(nb eq 0)
    }
    lhs = dot(A, B, contract = on(k, l), batch = on(a, b))
    rhs = constant(0, f to nf, g to ng, a to na, b to nb)
}

rule("dot/05 repaired: when some axis is empty") {
    source("dot/05", "HandleDot/01")
    val f by rankClass; val g by rankClass; val k by rankClass; val l by rankClass; val a by rankClass; val b by rankClass
    val nf by f.map; val ng by g.map; val nk by k.map; val nl by l.map; val na by a.map; val nb by b.map
    val A by tensor(f to nf, k to nk, l to nl, a to na, b to nb)
    val B by tensor(g to ng, k to nk, l to nl, a to na, b to nb)
    requires {
        someLane(nf eq 0) or someLane(ng eq 0) or someLane(nk eq 0) or
            someLane(nl eq 0) or someLane(na eq 0) or someLane(nb eq 0)
    }
    lhs = dot(A, B, contract = on(k, l), batch = on(a, b))
    rhs = constant(0, f to nf, g to ng, a to na, b to nb)
}

rule("dot/05 broken: 1 instead of 0") {
    expect(REFUTED, because = "rank 1, nk = 0: a sum of nothing against 1")
    val f by rankClass; val k by rankClass
    val nf by f.map; val nk by k.map
    val A by tensor(f to nf, k to nk)
    val B by tensor(k to nk)
    requires { someLane(nk eq 0) }
    lhs = dot(A, B, contract = on(k))
    rhs = constant(1, f to nf)
}

rule("dot/06 Dot(A, B) with B lacking free axes => Reduce(Mul(A, Expand(B)))") {
    source("dot/06", "HandleDot/07")
    val f by rankClass; val k by rankClass; val b by rankClass
    val nf by f.map; val nk by k.map; val nb by b.map
    val A by tensor(f to nf, k to nk, b to nb)
    val B by tensor(k to nk, b to nb)
    lhs = dot(A, B, contract = on(k), batch = on(b))
    rhs = (A * B.expand(f to nf)).reduce(sum, k)
}

rule("dot/06 weaker: with free axes on both sides") {
    source("dot/06", "HandleDot/07")
    val f by rankClass; val g by rankClass; val k by rankClass; val b by rankClass
    val nf by f.map; val ng by g.map; val nk by k.map; val nb by b.map
    val A by tensor(f to nf, k to nk, b to nb)
    val B by tensor(g to ng, k to nk, b to nb)
    lhs = dot(A, B, contract = on(k), batch = on(b))
    rhs = (A.expand(g to ng) * B.expand(f to nf)).reduce(sum, k)
}

rule("dot/06 broken: a maximum of products") {
    expect(REFUTED, because = "nk = 2, A * B = 0, 1 is right, 1, 1: 2 against 1")
    val f by rankClass; val k by rankClass; val b by rankClass
    val nf by f.map; val nk by k.map; val nb by b.map
    val A by tensor(f to nf, k to nk, b to nb)
    val B by tensor(k to nk, b to nb)
    requires { nk ge 1 }
    lhs = dot(A, B, contract = on(k), batch = on(b))
    rhs = (A * B.expand(f to nf)).reduce(max, k)
}

rule("dot/06 broken: an initial value of 1") {
    expect(REFUTED, because = "nk = 0: 0 against 1")
    val f by rankClass; val k by rankClass; val b by rankClass
    val nf by f.map; val nk by k.map; val nb by b.map
    val A by tensor(f to nf, k to nk, b to nb)
    val B by tensor(k to nk, b to nb)
    lhs = dot(A, B, contract = on(k), batch = on(b))
    rhs = (A * B.expand(f to nf)).reduce(sum, on(k), initial = number(1))
}
