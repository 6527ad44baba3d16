// Dot products: sums of products over the contracted classes, for each index of the batch classes.

import io.verifyrules.dsl.expr.TensorExpr

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
    expect(REFUTED, because = "nk = 2, all elements 1: 2 against 1")
    val f by rankClass; val k by rankClass; val b by rankClass
    val nf by f.map; val nk by k.map; val nb by b.map
    val A by tensor(f to nf, k to nk, b to nb)
    val B by tensor(k to nk, b to nb)
    requires { nk ge 1 }
    lhs = dot(A, B, contract = on(k), batch = on(b))
    rhs = (A * B.expand(f to nf)).reduce(max, k)
}

rule("dot/06 broken: an initial value of 1") {
    expect(REFUTED, because = "rank 0: A * B against A * B + 1")
    val f by rankClass; val k by rankClass; val b by rankClass
    val nf by f.map; val nk by k.map; val nb by b.map
    val A by tensor(f to nf, k to nk, b to nb)
    val B by tensor(k to nk, b to nb)
    lhs = dot(A, B, contract = on(k), batch = on(b))
    rhs = (A * B.expand(f to nf)).reduce(sum, on(k), initial = number(1))
}

// Concatenations, paddings and slices of operands.

rule("dot concat: Dot(Concat(A, B), C) => Concat(Dot(A, C), Dot(B, C)) along a free axis") {
    val c by rankClass; val d by rankClass; val e by rankClass; val s by singleton
    val n by c.map; val p by d.map; val q by e.map; val mA by s.map; val mB by s.map
    val A by tensor(s to mA, c to n, d to p)
    val B by tensor(s to mB, c to n, d to p)
    val C by tensor(c to n, d to p, e to q)
    lhs = dot(concat(A, B, along = s), C, contract = on(c), batch = on(d))
    rhs = concat(
        dot(A, C, contract = on(c), batch = on(d)), dot(B, C, contract = on(c), batch = on(d)), along = s,
    )
}

rule("dot concat: Dot(Concat(A, B), Concat(C, D)) => Concat(Dot(A, C), Dot(B, D)) along a batch axis") {
    val c by rankClass; val d by rankClass; val e by rankClass; val s by singleton
    val n by c.map; val p by d.map; val q by e.map; val mA by s.map; val mB by s.map
    val A by tensor(s to mA, c to n, d to p)
    val B by tensor(s to mB, c to n, d to p)
    val C by tensor(s to mA, c to n, e to q)
    val D by tensor(s to mB, c to n, e to q)
    lhs = dot(concat(A, B, along = s), concat(C, D, along = s), contract = on(c), batch = on(s))
    rhs = concat(
        dot(A, C, contract = on(c), batch = on(s)), dot(B, D, contract = on(c), batch = on(s)), along = s,
    )
}

rule("dot concat: Dot(Concat(A, B), C) => Add(Dot(A, Slice(C)), Dot(B, Slice(C))) along a contracted axis") {
    source("", "HandleDot/09")
    val d by rankClass; val e by rankClass; val s by singleton
    val p by d.map; val q by e.map; val mA by s.map; val mB by s.map; val m by s.map
    val A by tensor(s to mA, d to p)
    val B by tensor(s to mB, d to p)
    val C by tensor(s to m, e to q)
    lhs = dot(concat(A, B, along = s), C, contract = on(s))
    rhs = dot(A, C.slice(end = axes(s to mA)), contract = on(s)) + dot(B, C.slice(start = axes(s to mA)), contract = on(s))
}

rule("dot concat broken: the slices swapped") {
    expect(REFUTED, because = "mA = mB = 1: A * C[0] + B * C[1] against A * C[1] + B * C[0]")
    val d by rankClass; val e by rankClass; val s by singleton
    val p by d.map; val q by e.map; val mA by s.map; val m by s.map
    val A by tensor(s to mA, d to p)
    val B by tensor(s to mA, d to p)
    val C by tensor(s to m, e to q)
    lhs = dot(concat(A, B, along = s), C, contract = on(s))
    rhs = dot(A, C.slice(start = axes(s to mA)), contract = on(s)) + dot(B, C.slice(end = axes(s to mA)), contract = on(s))
}

rule("dot concat broken: the second slice starts one early") {
    expect(REFUTED, because = "mA = 1, mB = 0: sizes 0 and 1")
    val d by rankClass; val e by rankClass; val s by singleton
    val p by d.map; val q by e.map; val mA by s.map; val mB by s.map; val m by s.map
    val A by tensor(s to mA, d to p)
    val B by tensor(s to mB, d to p)
    val C by tensor(s to m, e to q)
    requires { mA ge 1 }
    lhs = dot(concat(A, B, along = s), C, contract = on(s))
    rhs = dot(A, C.slice(end = axes(s to mA)), contract = on(s)) +
        dot(B, C.slice(start = axes(s to mA - 1)), contract = on(s))
}

rule("dot pad: Dot(Pad(A, 0), Pad(B, v)) => Dot(A, B) for equal paddings of contracted axes") {
    val c by rankClass; val d by rankClass; val e by rankClass
    val n by c.map; val l by c.map; val h by c.map; val i by c.map; val p by d.map; val q by e.map
    val v by element
    val A by tensor(c to n, d to p)
    val B by tensor(c to n, e to q)
    requires { l ge 0 }
    requires { h ge 0 }
    lhs = dot(
        A.pad(number(0), low = axes(l), high = axes(h), interior = axes(i)),
        B.pad(v, low = axes(l), high = axes(h), interior = axes(i)), contract = on(c),
    )
    rhs = dot(A, B, contract = on(c))
}

rule("dot pad broken: neither with zeros") {
    expect(REFUTED, because = "n = 0, l = 1, v = w = 1: 1 against 0")
    val c by rankClass; val d by rankClass; val e by rankClass
    val n by c.map; val l by c.map; val h by c.map; val p by d.map; val q by e.map
    val v by element; val w by element
    val A by tensor(c to n, d to p)
    val B by tensor(c to n, e to q)
    requires { l ge 0 }
    requires { h ge 0 }
    lhs = dot(A.pad(v, low = axes(l), high = axes(h)), B.pad(w, low = axes(l), high = axes(h)), contract = on(c))
    rhs = dot(A, B, contract = on(c))
}

rule("dot pad broken: low and high swapped in one operand") {
    expect(REFUTED, because = "n = 1, l = 1, h = 0: 0 against A[0] * B[0]")
    val c by rankClass; val d by rankClass; val e by rankClass
    val n by c.map; val l by c.map; val h by c.map; val p by d.map; val q by e.map
    val A by tensor(c to n, d to p)
    val B by tensor(c to n, e to q)
    requires { l ge 0 }
    requires { h ge 0 }
    lhs = dot(
        A.pad(number(0), low = axes(l), high = axes(h)), B.pad(number(0), low = axes(h), high = axes(l)), contract = on(c),
    )
    rhs = dot(A, B, contract = on(c))
}

rule("dot pad broken: elements may be cut off") {
    expect(REFUTED, because = "n = 1, l = -1: 0 against A[0] * B[0]")
    val c by rankClass; val d by rankClass; val e by rankClass
    val n by c.map; val l by c.map; val h by c.map; val p by d.map; val q by e.map
    val A by tensor(c to n, d to p)
    val B by tensor(c to n, e to q)
    requires { h ge 0 }
    lhs = dot(
        A.pad(number(0), low = axes(l), high = axes(h)), B.pad(number(0), low = axes(l), high = axes(h)), contract = on(c),
    )
    rhs = dot(A, B, contract = on(c))
}

rule("dot pad slice: Dot(Pad(A, 0), B) => Dot(A, Slice(B))") {
    source("", "HandleDot/05")
    val c by rankClass; val d by rankClass; val e by rankClass
    val n by c.map; val m by c.map; val l by c.map; val h by c.map; val i by c.map; val p by d.map; val q by e.map
    val A by tensor(c to n, d to p)
    val B by tensor(c to m, e to q)
    requires { l ge 0 }
    requires { h ge 0 }
    lhs = dot(A.pad(number(0), low = axes(l), high = axes(h), interior = axes(i)), B, contract = on(c))
    rhs = dot(A, B.slice(start = axes(l), end = axes(m - h), stride = axes(1 + i)), contract = on(c))
}

rule("dot pad slice broken: no stride") {
    expect(REFUTED, because = "n = 2, i = 1: sizes 2 and 3")
    val c by rankClass; val d by rankClass; val e by rankClass
    val n by c.map; val m by c.map; val l by c.map; val h by c.map; val i by c.map; val p by d.map; val q by e.map
    val A by tensor(c to n, d to p)
    val B by tensor(c to m, e to q)
    requires { l ge 0 }
    requires { h ge 0 }
    lhs = dot(A.pad(number(0), low = axes(l), high = axes(h), interior = axes(i)), B, contract = on(c))
    rhs = dot(A, B.slice(start = axes(l), end = axes(m - h)), contract = on(c))
}

rule("dot pad slice broken: low and high swapped") {
    expect(REFUTED, because = "n = 1, l = 1, h = 0: A[0] * B[1] against A[0] * B[0]")
    val c by rankClass; val d by rankClass; val e by rankClass
    val n by c.map; val m by c.map; val l by c.map; val h by c.map; val p by d.map; val q by e.map
    val A by tensor(c to n, d to p)
    val B by tensor(c to m, e to q)
    requires { l ge 0 }
    requires { h ge 0 }
    lhs = dot(A.pad(number(0), low = axes(l), high = axes(h)), B, contract = on(c))
    rhs = dot(A, B.slice(start = axes(h), end = axes(m - l)), contract = on(c))
}

rule("dot pad free: Dot(Pad(A, 0), B) => Pad(Dot(A, B), 0) on a free axis") {
    source("", "HandleDot/05")
    val c by rankClass; val d by rankClass; val e by rankClass
    val n by c.map; val p by d.map; val l by d.map; val h by d.map; val i by d.map; val q by e.map
    val A by tensor(c to n, d to p)
    val B by tensor(c to n, e to q)
    lhs = dot(A.pad(number(0), low = axes(l), high = axes(h), interior = axes(i)), B, contract = on(c))
    rhs = dot(A, B, contract = on(c)).pad(number(0), low = axes(l), high = axes(h), interior = axes(i))
}

rule("dot pad free broken: one element of padding too many") {
    expect(REFUTED, because = "rank 1 of d, p = l = 0: size 0 against 1; right at rank 0")
    val c by rankClass; val d by rankClass; val e by rankClass
    val n by c.map; val p by d.map; val l by d.map; val q by e.map
    val A by tensor(c to n, d to p)
    val B by tensor(c to n, e to q)
    lhs = dot(A.pad(number(0), low = axes(l)), B, contract = on(c))
    rhs = dot(A, B, contract = on(c)).pad(number(0), low = axes(l + 1))
}

rule("dot slice: Dot(Slice(A), B) => Slice(Dot(A, B)) on free axes") {
    val c by rankClass; val d by rankClass; val e by rankClass
    val n by c.map; val p by d.map; val s by d.map; val t by d.map; val k by d.map; val q by e.map
    val A by tensor(c to n, d to p)
    val B by tensor(c to n, e to q)
    lhs = dot(A.slice(start = axes(s), end = axes(t), stride = axes(k)), B, contract = on(c))
    rhs = dot(A, B, contract = on(c)).slice(start = axes(s), end = axes(t), stride = axes(k))
}

rule("dot slice: Dot(DynamicSlice(A), B) => DynamicSlice(Dot(A, B)) on free axes") {
    source("", "HandleDot/10")
    val c by rankClass; val d by rankClass; val e by rankClass
    val n by c.map; val p by d.map; val s by d.map; val w by d.map; val q by e.map
    val A by tensor(c to n, d to p)
    val B by tensor(c to n, e to q)
    lhs = dot(A.dynamicSlice(start = axes(c to 0, d to s), size = axes(c to n, d to w)), B, contract = on(c))
    rhs = dot(A, B, contract = on(c)).dynamicSlice(start = axes(d to s, e to 0), size = axes(d to w, e to q))
}

rule("dot slice: the parts before and from m on add up") {
    val s by singleton; val d by rankClass; val e by rankClass
    val n by s.map; val m by s.map; val p by d.map; val q by e.map
    val A by tensor(s to n, d to p)
    val B by tensor(s to n, e to q)
    requires { m ge 0 }
    requires { m le n }
    lhs = dot(A.slice(end = axes(s to m)), B.slice(end = axes(s to m)), contract = on(s)) +
        dot(A.slice(start = axes(s to m)), B.slice(start = axes(s to m)), contract = on(s))
    rhs = dot(A, B, contract = on(s))
}

rule("dot slice broken: the first part only") {
    expect(REFUTED, because = "n = 1, m = 0: 0 against A[0] * B[0]")
    val s by singleton; val d by rankClass; val e by rankClass
    val n by s.map; val m by s.map; val p by d.map; val q by e.map
    val A by tensor(s to n, d to p)
    val B by tensor(s to n, e to q)
    requires { m ge 0 }
    requires { m le n }
    lhs = dot(A.slice(end = axes(s to m)), B.slice(end = axes(s to m)), contract = on(s))
    rhs = dot(A, B, contract = on(s))
}

rule("dot slice broken: a contracted axis sliced in one operand as in the other, from another start") {
    expect(REFUTED, because = "n = 2, m = 1: A[0] * B[1] against A[0] * B[0]")
    val s by singleton; val d by rankClass; val e by rankClass
    val n by s.map; val m by s.map; val p by d.map; val q by e.map
    val A by tensor(s to n, d to p)
    val B by tensor(s to n, e to q)
    requires { m ge 0 }
    requires { m le n }
    lhs = dot(A.slice(end = axes(s to m)), B.slice(start = axes(s to n - m)), contract = on(s))
    rhs = dot(A.slice(end = axes(s to m)), B.slice(end = axes(s to m)), contract = on(s))
}

rule("dot reverse: Dot(Reverse(A), B) => Dot(A, Reverse(B)) on contracted axes") {
    source("", "HandleDot/04")
    val c by rankClass; val d by rankClass; val e by rankClass
    val n by c.map; val p by d.map; val q by e.map
    val A by tensor(c to n, d to p)
    val B by tensor(c to n, e to q)
    lhs = dot(A.reverse(c, d), B, contract = on(c))
    rhs = dot(A.reverse(d), B.reverse(c), contract = on(c))
}

rule("dot reverse broken: dropped") {
    expect(REFUTED, because = "n = 2: A[1] * B[0] against A[0] * B[0]; right at rank 0")
    val c by rankClass; val d by rankClass; val e by rankClass
    val n by c.map; val p by d.map; val q by e.map
    val A by tensor(c to n, d to p)
    val B by tensor(c to n, e to q)
    lhs = dot(A.reverse(c), B, contract = on(c))
    rhs = dot(A, B, contract = on(c))
}

// Constant and structured operands.

rule("dot constant: Dot(A, k) => Mul(k, Reduce(A))") {
    val c by rankClass; val d by rankClass
    val n by c.map; val p by d.map
    val k by element
    val A by tensor(c to n, d to p)
    lhs = dot(A, constant(k, c to n), contract = on(c))
    rhs = constant(k, d to p) * A.reduce(sum, c)
}

rule("dot constant broken: a maximum instead of a sum") {
    expect(REFUTED, because = "n = 2, k = 1: A[0] + A[1] against A[0]")
    val c by rankClass; val d by rankClass
    val n by c.map; val p by d.map
    val k by element
    val A by tensor(c to n, d to p)
    requires { n ge 1 }
    lhs = dot(A, constant(k, c to n), contract = on(c))
    rhs = constant(k, d to p) * A.reduce(max, c)
}

rule("dot expand: Dot(Expand(A), B) => Dot(A, Reduce(B)) for contracted axes that A does not have") {
    source("", "HandleDot/06")
    val c by rankClass; val d by rankClass; val e by rankClass; val f by rankClass
    val n by c.map; val m by f.map; val p by d.map; val q by e.map
    val A by tensor(c to n, d to p)
    val B by tensor(c to n, f to m, e to q)
    lhs = dot(A.expand(f to m), B, contract = on(c, f))
    rhs = dot(A, B.reduce(sum, f), contract = on(c))
}

rule("dot expand broken: a product over the axes that A does not have") {
    expect(REFUTED, because = "rank 1 of f, m = 0: 0 against A * 1")
    val c by rankClass; val d by rankClass; val e by rankClass; val f by rankClass
    val n by c.map; val m by f.map; val p by d.map; val q by e.map
    val A by tensor(c to n, d to p)
    val B by tensor(c to n, f to m, e to q)
    lhs = dot(A.expand(f to m), B, contract = on(c, f))
    rhs = dot(A, B.reduce(product, f), contract = on(c))
}

rule("dot unit: Dot(A, B) contracting axes of size 1 => Dot(Reshape(A), Reshape(B))") {
    source("", "HandleDot/11")
    val c by rankClass; val d by rankClass; val e by rankClass; val u by rankClass
    val n by c.map; val p by d.map; val q by e.map
    val A by tensor(c to n, d to p, u to 1)
    val B by tensor(c to n, e to q, u to 1)
    lhs = dot(A, B, contract = on(c, u))
    rhs = dot(A.dropUnit(u), B.dropUnit(u), contract = on(c))
}

rule("dot unit broken: axes of at least one element") {
    expect(REFUTED, because = "size 2: the second product is missing; right at rank 0 of u")
    val d by rankClass; val e by rankClass; val u by rankClass
    val p by d.map; val q by e.map; val m by u.map
    val A by tensor(d to p, u to m)
    val B by tensor(e to q, u to m)
    requires { m ge 1 }
    lhs = dot(A, B, contract = on(u))
    rhs = dot(A.slice(end = axes(u to 1)).dropUnit(u), B.slice(end = axes(u to 1)).dropUnit(u))
}

rule("dot identity: Dot(X, identity matrix) => X") {
    val r by rankClass; val c by singleton
    val column by c.label
    val m by r.map; val n by c.map
    val X by tensor(r to m, c to n)
    val diagonal = iota(c, c to n, column to n) eq iota(column, c to n, column to n)
    val one = constant(1, c to n, column to n)
    val zero = constant(0, c to n, column to n)
    lhs = dot(X, select(diagonal, one, zero), contract = on(c))
    rhs = X.relabel(c to column)
}

rule("dot identity: a wider matrix pads with zeros") {
    val r by rankClass; val c by singleton
    val column by c.label
    val m by r.map; val n by c.map; val w by c.map
    val X by tensor(r to m, c to n)
    requires { w ge n }
    val diagonal = iota(c, c to n, column to w) eq iota(column, c to n, column to w)
    val one = constant(1, c to n, column to w)
    val zero = constant(0, c to n, column to w)
    lhs = dot(X, select(diagonal, one, zero), contract = on(c))
    rhs = X.relabel(c to column).pad(number(0), high = axes(column to w - n))
}

rule("dot identity: the anti-diagonal reverses") {
    val r by rankClass; val c by singleton
    val column by c.label
    val m by r.map; val n by c.map
    val X by tensor(r to m, c to n)
    val diagonal = iota(c, c to n, column to n) eq
        (constant(n - 1, c to n, column to n) - iota(column, c to n, column to n))
    val one = constant(1, c to n, column to n)
    val zero = constant(0, c to n, column to n)
    lhs = dot(X, select(diagonal, one, zero), contract = on(c))
    rhs = X.relabel(c to column).reverse(column)
}

rule("dot identity broken: the diagonal one too low") {
    expect(REFUTED, because = "n = 1: 0 against X[0]")
    val r by rankClass; val c by singleton
    val column by c.label
    val m by r.map; val n by c.map
    val X by tensor(r to m, c to n)
    val diagonal = iota(c, c to n, column to n) eq
        (iota(column, c to n, column to n) + constant(1, c to n, column to n))
    val one = constant(1, c to n, column to n)
    val zero = constant(0, c to n, column to n)
    lhs = dot(X, select(diagonal, one, zero), contract = on(c))
    rhs = X.relabel(c to column)
}

rule("dot identity broken: a triangle") {
    expect(REFUTED, because = "n = 2, X = 0, 1: 1, 1 against 0, 1")
    val r by rankClass; val c by singleton
    val column by c.label
    val m by r.map; val n by c.map
    val X by tensor(r to m, c to n)
    val triangle = iota(c, c to n, column to n) ge iota(column, c to n, column to n)
    val one = constant(1, c to n, column to n)
    val zero = constant(0, c to n, column to n)
    lhs = dot(X, select(triangle, one, zero), contract = on(c))
    rhs = X.relabel(c to column)
}

rule("dot identity broken: ones outside of the diagonal") {
    expect(REFUTED, because = "n = 1, X = 1: 0 against 1")
    val r by rankClass; val c by singleton
    val column by c.label
    val m by r.map; val n by c.map
    val X by tensor(r to m, c to n)
    val diagonal = iota(c, c to n, column to n) eq iota(column, c to n, column to n)
    val one = constant(1, c to n, column to n)
    val zero = constant(0, c to n, column to n)
    lhs = dot(X, select(diagonal, zero, one), contract = on(c))
    rhs = X.relabel(c to column)
}

rule("dot one-hot: Dot(one-hot of k, X) => the slice of X at k") {
    val c by singleton; val d by rankClass
    val n by c.map; val p by d.map; val k by c.map
    val X by tensor(c to n, d to p)
    requires { k ge 0 }
    requires { k lt n }
    val hot = select(iota(c, c to n) eq constant(k, c to n), constant(1, c to n), constant(0, c to n))
    lhs = dot(hot, X, contract = on(c))
    rhs = X.slice(start = axes(c to k), end = axes(c to k + 1)).dropUnit(c)
}

rule("dot one-hot broken: the slice after k") {
    expect(REFUTED, because = "n = 2, k = 0: X[0] against X[1]")
    val c by singleton; val d by rankClass
    val n by c.map; val p by d.map; val k by c.map
    val X by tensor(c to n, d to p)
    requires { k ge 0 }
    requires { k + 1 lt n }
    val hot = select(iota(c, c to n) eq constant(k, c to n), constant(1, c to n), constant(0, c to n))
    lhs = dot(hot, X, contract = on(c))
    rhs = X.slice(start = axes(c to k + 1), end = axes(c to k + 2)).dropUnit(c)
}

// Dot products are linear in each operand.

rule("dot negate: Dot(Neg(A), B) => Neg(Dot(A, B))") {
    val c by rankClass; val d by rankClass; val e by rankClass; val f by rankClass
    val n by c.map; val p by d.map; val q by e.map; val r by f.map
    val A by tensor(c to n, d to p, e to q)
    val B by tensor(c to n, d to p, f to r)
    lhs = dot(-A, B, contract = on(c), batch = on(d))
    rhs = -dot(A, B, contract = on(c), batch = on(d))
}

rule("dot negate broken: both operands") {
    expect(REFUTED, because = "rank 0, A = B = 1: 1 against -1")
    val c by rankClass; val d by rankClass
    val n by c.map; val p by d.map
    val A by tensor(c to n, d to p)
    val B by tensor(c to n)
    lhs = dot(-A, -B, contract = on(c))
    rhs = -dot(A, B, contract = on(c))
}

rule("dot add: Dot(Add(A, B), C) => Add(Dot(A, C), Dot(B, C))") {
    val c by rankClass; val d by rankClass; val e by rankClass; val f by rankClass
    val n by c.map; val p by d.map; val q by e.map; val r by f.map
    val A by tensor(c to n, d to p, e to q)
    val B by tensor(c to n, d to p, e to q)
    val C by tensor(c to n, d to p, f to r)
    lhs = dot(A + B, C, contract = on(c), batch = on(d))
    rhs = dot(A, C, contract = on(c), batch = on(d)) + dot(B, C, contract = on(c), batch = on(d))
}

rule("dot add: Dot(Add(A, B), Add(C, D)) multiplied out") {
    val c by rankClass; val e by rankClass; val f by rankClass
    val n by c.map; val q by e.map; val r by f.map
    val A by tensor(c to n, e to q)
    val B by tensor(c to n, e to q)
    val C by tensor(c to n, f to r)
    val D by tensor(c to n, f to r)
    val times = { X: TensorExpr, Y: TensorExpr -> dot(X, Y, contract = on(c)) }
    lhs = times(A + B, C + D)
    rhs = times(A, C) + times(A, D) + times(B, C) + times(B, D)
}

rule("dot add broken: the mixed products dropped") {
    expect(REFUTED, because = "rank 0, A = D = 1, B = C = 0: 1 against 0")
    val c by rankClass; val e by rankClass; val f by rankClass
    val n by c.map; val q by e.map; val r by f.map
    val A by tensor(c to n, e to q)
    val B by tensor(c to n, e to q)
    val C by tensor(c to n, f to r)
    val D by tensor(c to n, f to r)
    lhs = dot(A + B, C + D, contract = on(c))
    rhs = dot(A, C, contract = on(c)) + dot(B, D, contract = on(c))
}

rule("dot scale: Dot(Mul(k, A), B) => Mul(k, Dot(A, B))") {
    val c by rankClass; val d by rankClass; val e by rankClass
    val n by c.map; val p by d.map; val q by e.map
    val k by element
    val A by tensor(c to n, d to p)
    val B by tensor(c to n, e to q)
    lhs = dot(constant(k, c to n, d to p) * A, B, contract = on(c))
    rhs = constant(k, d to p, e to q) * dot(A, B, contract = on(c))
}

rule("dot scale: Dot(Mul(A, Expand(w)), B) => Dot(A, Mul(B, Expand(w))) for a weight of the contracted axes") {
    val c by rankClass; val d by rankClass; val e by rankClass
    val n by c.map; val p by d.map; val q by e.map
    val w by tensor(c to n)
    val A by tensor(c to n, d to p)
    val B by tensor(c to n, e to q)
    lhs = dot(A * w.expand(d to p), B, contract = on(c))
    rhs = dot(A, B * w.expand(e to q), contract = on(c))
}

rule("dot scale broken: k in both operands") {
    expect(REFUTED, because = "rank 0, A = B = 1, k = 2: 4 against 2")
    val c by rankClass; val d by rankClass; val e by rankClass
    val n by c.map; val p by d.map; val q by e.map
    val k by element
    val A by tensor(c to n, d to p)
    val B by tensor(c to n, e to q)
    lhs = dot(constant(k, c to n, d to p) * A, constant(k, c to n, e to q) * B, contract = on(c))
    rhs = constant(k, d to p, e to q) * dot(A, B, contract = on(c))
}

rule("dot select: Dot(Select(P, A, B), C) => Add(Dot(Select(P, A, 0), C), Dot(Select(P, 0, B), C))") {
    val c by rankClass; val d by rankClass; val e by rankClass
    val n by c.map; val p by d.map; val q by e.map
    val P by tensor(bool, c to n, d to p)
    val A by tensor(c to n, d to p)
    val B by tensor(c to n, d to p)
    val C by tensor(c to n, e to q)
    val zero = constant(0, c to n, d to p)
    lhs = dot(select(P, A, B), C, contract = on(c))
    rhs = dot(select(P, A, zero), C, contract = on(c)) + dot(select(P, zero, B), C, contract = on(c))
}

rule("dot select broken: the same mask for both") {
    expect(REFUTED, because = "rank 0, P = true, A = 0, B = C = 1: 0 against 1")
    val c by rankClass; val d by rankClass; val e by rankClass
    val n by c.map; val p by d.map; val q by e.map
    val P by tensor(bool, c to n, d to p)
    val A by tensor(c to n, d to p)
    val B by tensor(c to n, d to p)
    val C by tensor(c to n, e to q)
    val zero = constant(0, c to n, d to p)
    lhs = dot(select(P, A, B), C, contract = on(c))
    rhs = dot(select(P, A, zero), C, contract = on(c)) + dot(select(P, B, zero), C, contract = on(c))
}

rule("dot abs broken: Abs(Dot(A, B)) => Dot(Abs(A), Abs(B))") {
    expect(REFUTED, because = "n = 2, A = 1, -1, B = 1, 1: 0 against 2; right at rank 0")
    val c by rankClass
    val n by c.map
    val A by tensor(c to n)
    val B by tensor(c to n)
    lhs = abs(dot(A, B, contract = on(c)))
    rhs = dot(abs(A), abs(B), contract = on(c))
}

// Renamed axes.

rule("dot relabel: Dot(Relabel(A), Relabel(B)) => Relabel(Dot(A, B)) on batch axes") {
    source("", "HandleDot/12")
    val c by rankClass; val b by rankClass; val d by rankClass; val e by rankClass
    val l0 by b.label; val l1 by b.label
    val n by c.map; val m0 by b.map; val m1 by b.map; val p by d.map; val q by e.map
    val A by tensor(l0 to m0, l1 to m1, c to n, d to p)
    val B by tensor(l0 to m0, l1 to m1, c to n, e to q)
    lhs = dot(
        A.relabel(l0 to l1, l1 to l0), B.relabel(l0 to l1, l1 to l0), contract = on(c), batch = on(l0, l1),
    )
    rhs = dot(A, B, contract = on(c), batch = on(l0, l1)).relabel(l0 to l1, l1 to l0)
}

rule("dot relabel broken: one operand only") {
    expect(REFUTED, because = "rank 1, m = 2: A[0, 1] * B[1, 0] against A[0, 1] * B[0, 1]; right at rank 0")
    val c by rankClass; val b by rankClass
    val l0 by b.label; val l1 by b.label
    val n by c.map; val m by b.map
    val A by tensor(l0 to m, l1 to m, c to n)
    val B by tensor(l0 to m, l1 to m, c to n)
    lhs = dot(A.relabel(l0 to l1, l1 to l0), B, contract = on(c), batch = on(l0, l1))
    rhs = dot(A, B, contract = on(c), batch = on(l0, l1))
}

rule("dot relabel: the trace of a product of matrices does not depend on their order") {
    val c by rankClass
    val row by c.label; val column by c.label
    val n by c.map; val m by c.map
    val A by tensor(row to n, column to m)
    val B by tensor(row to m, column to n)
    lhs = dot(A, B.relabel(row to column, column to row), contract = on(row, column))
    rhs = dot(B, A.relabel(row to column, column to row), contract = on(row, column))
}

rule("dot relabel broken: the trace of a product of a matrix and a transpose") {
    expect(REFUTED, because = "rank 1, n = 2, with one 1 in each; right at rank 0")
    val c by rankClass
    val row by c.label; val column by c.label
    val n by c.map
    val A by tensor(row to n, column to n)
    val B by tensor(row to n, column to n)
    lhs = dot(A, B.relabel(row to column, column to row), contract = on(row, column))
    rhs = dot(A, B, contract = on(row, column))
}
