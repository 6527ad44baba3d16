// Dot products: sums of products over the contracted classes, for each index of the batch classes.

rule("dot/01 Dot(Concat(X, Y), Concat(V, W)) => Reduce(Concat(Expand(Dot(X, V)), Expand(Dot(Y, W))))") {
    upTo(order)
    source("dot/01", "HandleDot/09", note = "along the contracted axis; the other sizes agree where the left side is valid")
    val c by singleton; val d by rankClass; val e by rankClass
    val nX by c.sizes; val nY by c.sizes; val dX by d.sizes; val dY by d.sizes; val eV by e.sizes; val eW by e.sizes
    val X by tensor(c to nX, d to dX)
    val Y by tensor(c to nY, d to dY)
    val V by tensor(c to nX, e to eV)
    val W by tensor(c to nY, e to eW)
    val terms = concat(dot(X, V, contract = c).expand(c to 1), dot(Y, W, contract = c).expand(c to 1), along = c)
    lhs = dot(concat(X, Y, along = c), concat(V, W, along = c), contract = c)
    rhs = terms.reduce(sum, c)
    broken("dot/01 broken: multiplied instead of added", because = "nX = 1, nY = 0: X * V against 0") {
        rhs = terms.reduce(product, c)
    }
}

rule("dot/01 as a sum of two: Dot(Concat(X, Y), Concat(V, W)) => Add(Dot(X, V), Dot(Y, W))") {
    upTo(order)
    source("dot/01", "HandleDot/09")
    val c by singleton; val d by rankClass; val e by rankClass
    val nX by c.sizes; val nY by c.sizes; val nV by c.sizes; val nW by c.sizes
    val dX by d.sizes; val dY by d.sizes; val eV by e.sizes; val eW by e.sizes
    val X by tensor(c to nX, d to dX)
    val Y by tensor(c to nY, d to dY)
    val V by tensor(c to nV, e to eV)
    val W by tensor(c to nW, e to eW)
    val samePlace = requires { nX eq nV }
    lhs = dot(concat(X, Y, along = c), concat(V, W, along = c), contract = c)
    rhs = dot(X, V, contract = c) + dot(Y, W, contract = c)
    broken("dot/01 broken: V and W swapped", because = "n = 1: X * V + Y * W against X * W + Y * V") {
        requires { nX eq nY }
        rhs = dot(X, W, contract = c) + dot(Y, V, contract = c)
    }
    broken("dot/01 broken: cut at different places",
        because = "nX = nW = 1, nY = nV = 0: the right side multiplies sizes 1 and 0") {
        without(samePlace)
    }
}

rule("dot/02 Dot(A, B) => Dot(B, A)") {
    source("dot/02", "HandleDot/13", "HandleTranspose/04")
    val c by rankClass; val d by rankClass; val e by rankClass; val f by rankClass
    val n by c.sizes; val p by d.sizes; val q by e.sizes; val r by f.sizes
    val A by tensor(c to n, d to p, e to q)
    val B by tensor(c to n, d to p, f to r)
    lhs = dot(A, B, contract = c, batch = d)
    rhs = dot(B, A, contract = c, batch = d)
    broken("dot/02 broken: the batch axes contracted too",
        because = "p = 2: A[0] * B[0] against A[0] * B[0] + A[1] * B[1]; right at rank 0 of d") {
        rhs = dot(A, B, contract = on(c, d)).expand(d to p)
    }
}

rule("dot/02 as a transpose: Relabel(Dot(A, B)) => Dot(Relabel(B), Relabel(A))") {
    source("dot/02", "HandleDot/12", "HandleTranspose/04", note = "(A B)' = B' A'")
    val c by rankClass
    val row by c.label; val inner by c.label; val column by c.label
    val n by c.sizes; val m by c.sizes; val k by c.sizes
    val A by tensor(row to n, inner to k)
    val B by tensor(inner to k, column to m)
    lhs = dot(A, B, contract = inner).relabel(row to column, column to row)
    rhs = dot(B.relabel(column to row), A.relabel(row to column), contract = inner)
}

rule("dot/02 broken: the operands of a product of matrices swapped") {
    expect(REFUTED, because = "rank 1, n = 2: A B against B A; right at rank 0")
    val c by rankClass
    val row by c.label; val inner by c.label; val column by c.label
    val n by c.sizes
    val A by tensor(row to n, inner to n)
    val B by tensor(inner to n, column to n)
    lhs = dot(A, B, contract = inner)
    rhs = dot(B.relabel(inner to row, column to inner), A.relabel(row to inner, inner to column), contract = inner)
    broken("dot/02 broken: one operand transposed",
        because = "rank 1, n = 2, with one 1 in A and one in B; right at rank 0") {
        rhs = dot(A.relabel(row to inner, inner to row), B, contract = inner)
    }
}

rule("dot/02 broken: the contracted and the batch axes swapped") {
    expect(REFUTED, because = "rank 1, n = 2: rows times rows against columns times columns; right at rank 0")
    val c by rankClass
    val row by c.label; val column by c.label
    val n by c.sizes
    val A by tensor(row to n, column to n)
    val B by tensor(row to n, column to n)
    lhs = dot(A, B, contract = row, batch = column)
    rhs = dot(A, B, contract = column, batch = row).relabel(row to column)
}

rule("dot/03 Dot(A, Dot(B, C)) => Dot(Dot(A, B), C)") {
    expect(REFUTED, on = floats, because = "A = -1.0, B empty, C empty: -0.0 against 0.0")
    source("dot/03", "HandleDot/03")
    val a by rankClass; val b by rankClass; val c by rankClass; val d by rankClass
    val nA by a.sizes; val mA by b.sizes; val mB by b.sizes; val pB by c.sizes; val pC by c.sizes; val qC by d.sizes
    val A by tensor(a to nA, b to mA)
    val B by tensor(b to mB, c to pB)
    val C by tensor(c to pC, d to qC)
    lhs = dot(A, dot(B, C, contract = c), contract = b)
    rhs = dot(dot(A, B, contract = b), C, contract = c)
    broken("dot/03 broken: an element-wise product inside", because = "p = 2: A * B[0] * C[1] on the right only") {
        rhs = dot(A, dot(B.reduce(sum, c), C.reduce(sum, c)), contract = b)
    }
}

rule("dot/03 with a batch class") {
    expect(REFUTED, on = floats, because = "A = -1.0, B empty, C empty: -0.0 against 0.0")
    source("dot/03", "HandleDot/03")
    val a by rankClass; val b by rankClass; val c by rankClass; val d by rankClass; val e by rankClass
    val n by a.sizes; val m by b.sizes; val p by c.sizes; val q by d.sizes; val r by e.sizes
    val A by tensor(a to n, b to m, e to r)
    val B by tensor(b to m, c to p, e to r)
    val C by tensor(c to p, d to q, e to r)
    lhs = dot(A, dot(B, C, contract = c, batch = e), contract = b, batch = e)
    rhs = dot(dot(A, B, contract = b, batch = e), C, contract = c, batch = e)
}

rule("dot/03 with four matrices of one class: Dot(Dot(A, B), Dot(C, D)) => Dot(A, Dot(Dot(B, C), D))") {
    expect(REFUTED, on = floats, because = "A = 0.0, B = 0.0, C = 2.0, D = 65504.0: nan against 0.0")
    source("dot/03", "HandleDot/03")
    val c by rankClass
    val i by c.label; val j by c.label; val k by c.label; val l by c.label; val m by c.label
    val ni by c.sizes; val nj by c.sizes; val nk by c.sizes; val nl by c.sizes; val nm by c.sizes
    val A by tensor(i to ni, j to nj)
    val B by tensor(j to nj, k to nk)
    val C by tensor(k to nk, l to nl)
    val D by tensor(l to nl, m to nm)
    lhs = dot(dot(A, B, contract = j), dot(C, D, contract = l), contract = k)
    rhs = dot(A, dot(dot(B, C, contract = k), D, contract = l), contract = j)
}

rule("dot/03 broken: the matrix in the middle transposed") {
    expect(REFUTED, because = "rank 1, n = 2, with one 1 in each; right at rank 0")
    val c by rankClass
    val i by c.label; val j by c.label; val k by c.label; val l by c.label
    val n by c.sizes
    val A by tensor(i to n, j to n)
    val B by tensor(j to n, k to n)
    val C by tensor(k to n, l to n)
    lhs = dot(A, dot(B, C, contract = k), contract = j)
    rhs = dot(dot(A, B.relabel(j to k, k to j), contract = j), C, contract = k)
}

rule("dot/04 Dot(A, B) without contraction => Mul(Expand(A), Expand(B))") {
    expect(REFUTED, on = floats, because = "A = 0.0, B = -1.0: 0.0 against -0.0")
    source("dot/04", "HandleDot/02")
    val b by rankClass; val d by rankClass; val e by rankClass
    val n by b.sizes; val p by d.sizes; val q by e.sizes
    val A by tensor(b to n, d to p)
    val B by tensor(b to n, e to q)
    lhs = dot(A, B, batch = b)
    rhs = A.expand(e to q) * B.expand(d to p)
    broken("dot/04 broken: the common class is contracted",
        because = "n = 2: A[0] * B[0] + A[1] * B[1] against A[0] * B[0]; right at rank 0 of b") {
        lhs = dot(A, B, contract = b).expand(b to n)
    }
    broken("dot/04 broken: added", because = "rank 0, A = 0, B = 1: 0 against 1") {
        rhs = A.expand(e to q) + B.expand(d to p)
    }
}

rule("dot/05 Dot(A, B) => 0 when one class has only empty axes") {
    source("dot/05", "HandleDot/01")
    expect(REFUTED, because = "rank 0: no axis of the class, so all of them are empty, and the one product is A * B")
    val f by rankClass; val g by rankClass; val k by rankClass; val l by rankClass; val a by rankClass; val b by rankClass
    val nf by f.sizes; val ng by g.sizes; val nk by k.sizes; val nl by l.sizes; val na by a.sizes; val nb by b.sizes
    val A by tensor(f to nf, k to nk, l to nl, a to na, b to nb)
    val B by tensor(g to ng, k to nk, l to nl, a to na, b to nb)
    val empty = requires {
        everyLane(nf eq 0) or everyLane(ng eq 0) or everyLane(nk eq 0) or
            everyLane(nl eq 0) or everyLane(na eq 0) or everyLane(nb eq 0)
    }
    val result = shape(f to nf, g to ng, a to na, b to nb)
    lhs = dot(A, B, contract = on(k, l), batch = on(a, b))
    rhs = constant(0, result)
    repaired("dot/05 repaired: when some axis is empty") {
        replace(empty) {
            someLane(nf eq 0) or someLane(ng eq 0) or someLane(nk eq 0) or
                someLane(nl eq 0) or someLane(na eq 0) or someLane(nb eq 0)
        }
    }
    broken("dot/05 broken: 1 instead of 0", because = "rank 1, nk = 0: a sum of nothing against 1") {
        replace(empty) { someLane(nk eq 0) }
        rhs = constant(1, result)
    }
}

rule("dot/06 Dot(A, B) with B lacking free axes => Reduce(Mul(A, Expand(B)))") {
    source("dot/06", "HandleDot/07")
    val f by rankClass; val k by rankClass; val b by rankClass
    val nf by f.sizes; val nk by k.sizes; val nb by b.sizes
    val A by tensor(f to nf, k to nk, b to nb)
    val B by tensor(k to nk, b to nb)
    val products = A * B.expand(f to nf)
    lhs = dot(A, B, contract = k, batch = b)
    rhs = products.reduce(sum, k)
    broken("dot/06 broken: a maximum of products", because = "nk = 2, all elements 1: 2 against 1") {
        requires { nk ge 1 }
        rhs = products.reduce(max, k)
    }
    broken("dot/06 broken: an initial value of 1", because = "rank 0: A * B against A * B + 1") {
        rhs = products.reduce(sum, k, initial = 1)
    }
}

rule("dot/06 weaker: with free axes on both sides") {
    source("dot/06", "HandleDot/07")
    val f by rankClass; val g by rankClass; val k by rankClass; val b by rankClass
    val nf by f.sizes; val ng by g.sizes; val nk by k.sizes; val nb by b.sizes
    val A by tensor(f to nf, k to nk, b to nb)
    val B by tensor(g to ng, k to nk, b to nb)
    lhs = dot(A, B, contract = k, batch = b)
    rhs = (A.expand(g to ng) * B.expand(f to nf)).reduce(sum, k)
}

// Concatenations, paddings and slices of operands.

rule("dot concat: Dot(Concat(A, B), C) => Concat(Dot(A, C), Dot(B, C)) along a free axis") {
    upTo(order)
    val c by rankClass; val d by rankClass; val e by rankClass; val s by singleton
    val n by c.sizes; val p by d.sizes; val q by e.sizes; val mA by s.sizes; val mB by s.sizes
    val A by tensor(s to mA, c to n, d to p)
    val B by tensor(s to mB, c to n, d to p)
    val C by tensor(c to n, d to p, e to q)
    lhs = dot(concat(A, B, along = s), C, contract = c, batch = d)
    rhs = concat(dot(A, C, contract = c, batch = d), dot(B, C, contract = c, batch = d), along = s)
}

rule("dot concat: Dot(Concat(A, B), Concat(C, D)) => Concat(Dot(A, C), Dot(B, D)) along a batch axis") {
    upTo(order)
    val c by rankClass; val d by rankClass; val e by rankClass; val s by singleton
    val n by c.sizes; val p by d.sizes; val q by e.sizes; val mA by s.sizes; val mB by s.sizes
    val A by tensor(s to mA, c to n, d to p)
    val B by tensor(s to mB, c to n, d to p)
    val C by tensor(s to mA, c to n, e to q)
    val D by tensor(s to mB, c to n, e to q)
    lhs = dot(concat(A, B, along = s), concat(C, D, along = s), contract = c, batch = s)
    rhs = concat(dot(A, C, contract = c, batch = s), dot(B, D, contract = c, batch = s), along = s)
}

rule("dot concat: Dot(Concat(A, B), C) => Add(Dot(A, Slice(C)), Dot(B, Slice(C))) along a contracted axis") {
    upTo(order)
    source("", "HandleDot/09")
    val d by rankClass; val e by rankClass; val s by singleton
    val p by d.sizes; val q by e.sizes; val mA by s.sizes; val mB by s.sizes; val m by s.sizes
    val A by tensor(s to mA, d to p)
    val B by tensor(s to mB, d to p)
    val C by tensor(s to m, e to q)
    lhs = dot(concat(A, B, along = s), C, contract = s)
    rhs = dot(A, C.slice(end = mA), contract = s) + dot(B, C.slice(start = mA), contract = s)
    broken("dot concat broken: the slices swapped",
        because = "mA = mB = 1: A * C[0] + B * C[1] against A * C[1] + B * C[0]") {
        requires { mA eq mB }
        rhs = dot(A, C.slice(start = mA), contract = s) + dot(B, C.slice(end = mA), contract = s)
    }
    broken("dot concat broken: the second slice starts one early", because = "mA = 1, mB = 0: sizes 0 and 1") {
        requires { mA ge 1 }
        rhs = dot(A, C.slice(end = mA), contract = s) + dot(B, C.slice(start = mA - 1), contract = s)
    }
}

rule("dot pad: Dot(Pad(A, 0), Pad(B, v)) => Dot(A, B) for equal paddings of contracted axes") {
    expect(REFUTED, on = floats, because = "v = -1.0, A empty, B empty: -0.0 against 0.0")
    val c by rankClass; val d by rankClass; val e by rankClass
    val n by c.sizes; val l by c.map; val h by c.map; val i by c.map; val p by d.sizes; val q by e.sizes
    val v by element
    val A by tensor(c to n, d to p)
    val B by tensor(c to n, e to q)
    val notCutLow = requires { l ge 0 }
    requires { h ge 0 }
    lhs = dot(A.pad(0, l, h, i), B.pad(v, l, h, i), contract = c)
    rhs = dot(A, B, contract = c)
    broken("dot pad broken: neither with zeros", because = "n = 0, l = 1, v = w = 1: 1 against 0") {
        val w by element
        lhs = dot(A.pad(v, l, h, i), B.pad(w, l, h, i), contract = c)
    }
    broken("dot pad broken: low and high swapped in one operand", because = "n = 1, l = 1, h = 0: 0 against A[0] * B[0]") {
        lhs = dot(A.pad(0, l, h, i), B.pad(v, h, l, i), contract = c)
    }
    broken("dot pad broken: elements may be cut off", because = "n = 1, l = -1: 0 against A[0] * B[0]") {
        without(notCutLow)
    }
}

rule("dot pad slice: Dot(Pad(A, 0), B) => Dot(A, Slice(B))") {
    expect(REFUTED, on = floats, because = "A empty, B = -1.0: -0.0 against 0.0")
    source("", "HandleDot/05")
    val c by rankClass; val d by rankClass; val e by rankClass
    val n by c.sizes; val m by c.sizes; val l by c.map; val h by c.map; val i by c.map; val p by d.sizes; val q by e.sizes
    val A by tensor(c to n, d to p)
    val B by tensor(c to m, e to q)
    requires { l ge 0 }
    requires { h ge 0 }
    lhs = dot(A.pad(0, l, h, i), B, contract = c)
    rhs = dot(A, B.slice(start = l, end = m - h, stride = 1 + i), contract = c)
    broken("dot pad slice broken: no stride", because = "n = 2, i = 1: sizes 2 and 3") {
        rhs = dot(A, B.slice(start = l, end = m - h), contract = c)
    }
    broken("dot pad slice broken: low and high swapped",
        because = "n = 1, l = 1, h = 0: A[0] * B[1] against A[0] * B[0]") {
        rhs = dot(A, B.slice(start = h, end = m - l, stride = 1 + i), contract = c)
    }
}

rule("dot pad free: Dot(Pad(A, 0), B) => Pad(Dot(A, B), 0) on a free axis") {
    expect(REFUTED, on = floats, because = "A empty, B = -1.0: -0.0 against 0.0")
    source("", "HandleDot/05")
    val c by rankClass; val d by rankClass; val e by rankClass
    val n by c.sizes; val p by d.sizes; val l by d.map; val h by d.map; val i by d.map; val q by e.sizes
    val A by tensor(c to n, d to p)
    val B by tensor(c to n, e to q)
    lhs = dot(A.pad(0, l, h, i), B, contract = c)
    rhs = dot(A, B, contract = c).pad(0, l, h, i)
    broken("dot pad free broken: one element of padding too many",
        because = "rank 1 of d, p = l = 0: size 0 against 1; right at rank 0") {
        rhs = dot(A, B, contract = c).pad(0, l + 1, h, i)
    }
}

rule("dot slice: Dot(Slice(A), B) => Slice(Dot(A, B)) on free axes") {
    val c by rankClass; val d by rankClass; val e by rankClass
    val n by c.sizes; val p by d.sizes; val s by d.map; val t by d.map; val k by d.map; val q by e.sizes
    val A by tensor(c to n, d to p)
    val B by tensor(c to n, e to q)
    lhs = dot(A.slice(start = s, end = t, stride = k), B, contract = c)
    rhs = dot(A, B, contract = c).slice(start = s, end = t, stride = k)
}

rule("dot slice: Dot(DynamicSlice(A), B) => DynamicSlice(Dot(A, B)) on free axes") {
    source("", "HandleDot/10")
    val c by rankClass; val d by rankClass; val e by rankClass
    val n by c.sizes; val p by d.sizes; val s by d.map; val w by d.map; val q by e.sizes
    val A by tensor(c to n, d to p)
    val B by tensor(c to n, e to q)
    lhs = dot(A.dynamicSlice(start = s, size = w), B, contract = c)
    rhs = dot(A, B, contract = c).dynamicSlice(start = s, size = w)
}

rule("dot slice: the parts before and from m on add up") {
    upTo(order)
    val s by singleton; val d by rankClass; val e by rankClass
    val n by s.sizes; val m by s.map; val p by d.sizes; val q by e.sizes
    val A by tensor(s to n, d to p)
    val B by tensor(s to n, e to q)
    requires { m ge 0 }
    requires { m le n }
    val before = dot(A.slice(end = m), B.slice(end = m), contract = s)
    lhs = before + dot(A.slice(start = m), B.slice(start = m), contract = s)
    rhs = dot(A, B, contract = s)
    broken("dot slice broken: the first part only", because = "n = 1, m = 0: 0 against A[0] * B[0]") { lhs = before }
    broken("dot slice broken: a contracted axis sliced in one operand as in the other, from another start",
        because = "n = 2, m = 1: A[0] * B[1] against A[0] * B[0]") {
        lhs = dot(A.slice(end = m), B.slice(start = n - m), contract = s)
        rhs = before
    }
}

rule("dot reverse: Dot(Reverse(A), B) => Dot(A, Reverse(B)) on contracted axes") {
    upTo(order)
    source("", "HandleDot/04")
    val c by rankClass; val d by rankClass; val e by rankClass
    val n by c.sizes; val p by d.sizes; val q by e.sizes
    val A by tensor(c to n, d to p)
    val B by tensor(c to n, e to q)
    lhs = dot(A.reverse(c, d), B, contract = c)
    rhs = dot(A.reverse(d), B.reverse(c), contract = c)
    broken("dot reverse broken: dropped", because = "n = 2: A[1] * B[0] against A[0] * B[0]; right at rank 0") {
        rhs = dot(A.reverse(d), B, contract = c)
    }
}

// Constant and structured operands.

rule("dot constant: Dot(A, k) => Mul(k, Reduce(A))") {
    expect(REFUTED, on = floats, because = "k = -1.0, A empty: 0.0 against -0.0")
    val c by rankClass; val d by rankClass
    val n by c.sizes; val p by d.sizes
    val k by element
    val A by tensor(c to n, d to p)
    lhs = dot(A, constant(k, c to n), contract = c)
    rhs = k * A.reduce(sum, c)
    broken("dot constant broken: a maximum instead of a sum", because = "n = 2, k = 1: A[0] + A[1] against A[0]") {
        requires { n ge 1 }
        rhs = k * A.reduce(max, c)
    }
}

rule("dot expand: Dot(Expand(A), B) => Dot(A, Reduce(B)) for contracted axes that A does not have") {
    expect(REFUTED, on = floats, because = "A = -1.0, B empty: 0.0 against -0.0")
    source("", "HandleDot/06")
    val c by rankClass; val d by rankClass; val e by rankClass; val f by rankClass
    val n by c.sizes; val m by f.sizes; val p by d.sizes; val q by e.sizes
    val A by tensor(c to n, d to p)
    val B by tensor(c to n, f to m, e to q)
    lhs = dot(A.expand(f to m), B, contract = on(c, f))
    rhs = dot(A, B.reduce(sum, f), contract = c)
    broken("dot expand broken: a product over the axes that A does not have",
        because = "rank 1 of f, m = 0: 0 against A * 1") {
        rhs = dot(A, B.reduce(product, f), contract = c)
    }
}

rule("dot unit: Dot(A, B) contracting axes of size 1 => Dot(Reshape(A), Reshape(B))") {
    source("", "HandleDot/11")
    val c by rankClass; val d by rankClass; val e by rankClass; val u by rankClass
    val n by c.sizes; val p by d.sizes; val q by e.sizes; val m by u.sizes
    val A by tensor(c to n, d to p, u to m)
    val B by tensor(c to n, e to q, u to m)
    val unit = requires { m eq 1 }
    lhs = dot(A, B, contract = on(c, u))
    rhs = dot(A.dropUnit(u), B.dropUnit(u), contract = c)
    broken("dot unit broken: axes of at least one element",
        because = "size 2: the second product is missing; right at rank 0 of u") {
        replace(unit) { m ge 1 }
        rhs = dot(A.slice(end = u to 1).dropUnit(u), B.slice(end = u to 1).dropUnit(u), contract = c)
    }
}

rule("dot identity: Dot(X, identity matrix) => X") {
    expect(REFUTED, on = floats, because = "X = -0.0, 0.0: 0.0 against -0.0")
    val r by rankClass; val c by singleton
    val column by c.label
    val m by r.sizes; val n by c.sizes
    val X by tensor(r to m, c to n)
    val square = shape(c to n, column to n)
    val i = iota(c, square)
    val j = iota(column, square)
    lhs = dot(X, select(i eq j, 1, 0), contract = c)
    rhs = X.relabel(c to column)
    broken("dot identity broken: the diagonal one too low", because = "n = 1: 0 against X[0]") {
        lhs = dot(X, select(i eq j + 1, 1, 0), contract = c)
    }
    broken("dot identity broken: a triangle", because = "n = 2, X = 0, 1: 1, 1 against 0, 1") {
        lhs = dot(X, select(i ge j, 1, 0), contract = c)
    }
    broken("dot identity broken: ones outside of the diagonal", because = "n = 1, X = 1: 0 against 1") {
        lhs = dot(X, select(i eq j, 0, 1), contract = c)
    }
}

rule("dot identity: a wider matrix pads with zeros") {
    expect(REFUTED, on = floats, because = "X = -1.0: -0.0 against 0.0")
    val r by rankClass; val c by singleton
    val column by c.label
    val m by r.sizes; val n by c.sizes; val w by c.sizes
    val X by tensor(r to m, c to n)
    requires { w ge n }
    val wide = shape(c to n, column to w)
    lhs = dot(X, select(iota(c, wide) eq iota(column, wide), 1, 0), contract = c)
    rhs = X.relabel(c to column).pad(0, high = w - n)
}

rule("dot identity: the anti-diagonal reverses") {
    expect(REFUTED, on = floats, because = "X = -0.0, 0.0: 0.0 against -0.0")
    val r by rankClass; val c by singleton
    val column by c.label
    val m by r.sizes; val n by c.sizes
    val X by tensor(r to m, c to n)
    val square = shape(c to n, column to n)
    lhs = dot(X, select(iota(c, square) eq n - 1 - iota(column, square), 1, 0), contract = c)
    rhs = X.relabel(c to column).reverse(column)
}

rule("dot one-hot: Dot(one-hot of k, X) => the slice of X at k") {
    expect(REFUTED, on = floats, because = "X = 0.0, +inf: nan against 0.0")
    val c by singleton; val d by rankClass
    val n by c.sizes; val p by d.sizes; val k by c.map
    val X by tensor(c to n, d to p)
    requires { k ge 0 }
    requires { k lt n }
    lhs = dot(select(iota(c, c to n) eq k, 1, 0), X, contract = c)
    rhs = X.slice(start = k, end = k + 1).dropUnit(c)
    broken("dot one-hot broken: the slice after k", because = "n = 2, k = 0: X[0] against X[1]") {
        requires { k + 1 lt n }
        rhs = X.slice(start = k + 1, end = k + 2).dropUnit(c)
    }
}

// Dot products are linear in each operand.

rule("dot negate: Dot(Neg(A), B) => Neg(Dot(A, B))") {
    expect(REFUTED, on = floats, because = "A empty, B empty: 0.0 against -0.0")
    val c by rankClass; val d by rankClass; val e by rankClass; val f by rankClass
    val n by c.sizes; val p by d.sizes; val q by e.sizes; val r by f.sizes
    val A by tensor(c to n, d to p, e to q)
    val B by tensor(c to n, d to p, f to r)
    lhs = dot(-A, B, contract = c, batch = d)
    rhs = -dot(A, B, contract = c, batch = d)
    broken("dot negate broken: both operands", because = "rank 0, A = B = 1: 1 against -1") {
        lhs = dot(-A, -B, contract = c, batch = d)
    }
}

rule("dot add: Dot(Add(A, B), C) => Add(Dot(A, C), Dot(B, C))") {
    expect(REFUTED, on = floats, because = "A = 0.0, B = -1.0, C = 0.0: -0.0 against 0.0")
    val c by rankClass; val d by rankClass; val e by rankClass; val f by rankClass
    val n by c.sizes; val p by d.sizes; val q by e.sizes; val r by f.sizes
    val A by tensor(c to n, d to p, e to q)
    val B by tensor(c to n, d to p, e to q)
    val C by tensor(c to n, d to p, f to r)
    lhs = dot(A + B, C, contract = c, batch = d)
    rhs = dot(A, C, contract = c, batch = d) + dot(B, C, contract = c, batch = d)
}

rule("dot add: Dot(Add(A, B), Add(C, D)) multiplied out") {
    expect(REFUTED, on = floats, because = "A = 0.0, B = 1.0, C = +inf, D = 0.0: +inf against nan")
    val c by rankClass; val e by rankClass; val f by rankClass
    val n by c.sizes; val q by e.sizes; val r by f.sizes
    val A by tensor(c to n, e to q)
    val B by tensor(c to n, e to q)
    val C by tensor(c to n, f to r)
    val D by tensor(c to n, f to r)
    lhs = dot(A + B, C + D, contract = c)
    rhs = dot(A, C, contract = c) + dot(A, D, contract = c) + dot(B, C, contract = c) + dot(B, D, contract = c)
    broken("dot add broken: the mixed products dropped", because = "rank 0, A = D = 1, B = C = 0: 1 against 0") {
        rhs = dot(A, C, contract = c) + dot(B, D, contract = c)
    }
}

rule("dot scale: Dot(Mul(k, A), B) => Mul(k, Dot(A, B))") {
    expect(REFUTED, on = floats, because = "k = -1.0, A empty, B empty: 0.0 against -0.0")
    val c by rankClass; val d by rankClass; val e by rankClass
    val n by c.sizes; val p by d.sizes; val q by e.sizes
    val k by element
    val A by tensor(c to n, d to p)
    val B by tensor(c to n, e to q)
    lhs = dot(k * A, B, contract = c)
    rhs = k * dot(A, B, contract = c)
    broken("dot scale broken: k in both operands", because = "rank 0, A = B = 1, k = 2: 4 against 2") {
        lhs = dot(k * A, k * B, contract = c)
    }
}

rule("dot scale: Dot(Mul(A, Expand(w)), B) => Dot(A, Mul(B, Expand(w))) for a weight of the contracted axes") {
    expect(REFUTED, on = floats, because = "A = 0.0, w = 2.0, B = 65504.0: 0.0 against nan")
    val c by rankClass; val d by rankClass; val e by rankClass
    val n by c.sizes; val p by d.sizes; val q by e.sizes
    val w by tensor(c to n)
    val A by tensor(c to n, d to p)
    val B by tensor(c to n, e to q)
    lhs = dot(A * w.expand(d to p), B, contract = c)
    rhs = dot(A, B * w.expand(e to q), contract = c)
}

rule("dot select: Dot(Select(P, A, B), C) => Add(Dot(Select(P, A, 0), C), Dot(Select(P, 0, B), C))") {
    expect(REFUTED, on = floats, because = "P = false, A = 0.0, B = 1.0, C = +inf: +inf against nan")
    val c by rankClass; val d by rankClass; val e by rankClass
    val n by c.sizes; val p by d.sizes; val q by e.sizes
    val P by tensor(bool, c to n, d to p)
    val A by tensor(c to n, d to p)
    val B by tensor(c to n, d to p)
    val C by tensor(c to n, e to q)
    lhs = dot(select(P, A, B), C, contract = c)
    rhs = dot(select(P, A, 0), C, contract = c) + dot(select(P, 0, B), C, contract = c)
    broken("dot select broken: the same mask for both", because = "rank 0, P = true, A = 0, B = C = 1: 0 against 1") {
        rhs = dot(select(P, A, 0), C, contract = c) + dot(select(P, B, 0), C, contract = c)
    }
}

rule("dot abs broken: Abs(Dot(A, B)) => Dot(Abs(A), Abs(B))") {
    expect(VERIFIED, on = unsigned, because = "VER")
    expect(REFUTED, because = "n = 2, A = 1, -1, B = 1, 1: 0 against 2; right at rank 0")
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    val B by tensor(c to n)
    lhs = abs(dot(A, B, contract = c))
    rhs = dot(abs(A), abs(B), contract = c)
}

// Renamed axes.

rule("dot relabel: Dot(Relabel(A), Relabel(B)) => Relabel(Dot(A, B)) on batch axes") {
    source("", "HandleDot/12")
    val c by rankClass; val b by rankClass; val d by rankClass; val e by rankClass
    val l0 by b.label; val l1 by b.label
    val n by c.sizes; val m0 by b.sizes; val m1 by b.sizes; val p by d.sizes; val q by e.sizes
    val A by tensor(l0 to m0, l1 to m1, c to n, d to p)
    val B by tensor(l0 to m0, l1 to m1, c to n, e to q)
    val swapped = A.relabel(l0 to l1, l1 to l0)
    lhs = dot(swapped, B.relabel(l0 to l1, l1 to l0), contract = c, batch = on(l0, l1))
    rhs = dot(A, B, contract = c, batch = on(l0, l1)).relabel(l0 to l1, l1 to l0)
    broken("dot relabel broken: one operand only",
        because = "rank 1, m = 2: A[0, 1] * B[1, 0] against A[0, 1] * B[0, 1]; right at rank 0") {
        requires { m0 eq m1 }
        lhs = dot(swapped, B, contract = c, batch = on(l0, l1))
        rhs = dot(A, B, contract = c, batch = on(l0, l1))
    }
}

rule("dot relabel: the trace of a product of matrices does not depend on their order") {
    upTo(order)
    val c by rankClass
    val row by c.label; val column by c.label
    val n by c.sizes; val m by c.sizes
    val A by tensor(row to n, column to m)
    val B by tensor(row to m, column to n)
    lhs = dot(A, B.relabel(row to column, column to row), contract = on(row, column))
    rhs = dot(B, A.relabel(row to column, column to row), contract = on(row, column))
    broken("dot relabel broken: the trace of a product of a matrix and a transpose",
        because = "rank 1, n = 2, with one 1 in each; right at rank 0") {
        requires { n eq m }
        rhs = dot(A, B, contract = on(row, column))
    }
}
