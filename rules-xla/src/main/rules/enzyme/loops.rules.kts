// Patterns of Enzyme-JAX about loops, as coded: special cases, as the language has no loops. A rule is about the body at any count t, or about
// what the loop carries as it is entered, or the second time round. None of them claims that all of a loop is right.

rule("enzyme/HoistSlice: While(A; Slice(A, s, e), DynamicUpdateSlice(A, U, k)) => While(A; Slice(A before the loop, s, e), ..) for places that are not updated") {
    source(note = "Special: the second time round, of stride 1. The code compares the slice with the start as it is, which an update moves into A. Wrong as read.")
    expect(REFUTED, because = "n = m = 1, k = 1: U against A")
    val c by rankClass
    val n by c.sizes; val m by c.sizes; val s by c.map; val e by c.map; val k by c.map
    val A by tensor(c to n)
    val U by tensor(c to m)
    requires { someLane((e le k) or (k + m le s)) }
    lhs = A.dynamicUpdateSlice(U, k).slice(start = s, end = e)
    rhs = A.slice(start = s, end = e)
    repaired("enzyme/HoistSlice repaired: the update is within A") { requires { (k ge 0) and (k + m le n) } }
}

rule("enzyme/WhileDUSDSSimplify: DynamicSlice(DynamicUpdateSlice(A, U, t + j), t + i, k) => DynamicSlice(A, t + i, k) for places that are not updated") {
    source(note = "t counts. It is not asked whether both are in bounds, as starts are moved. Wrong as read.")
    expect(REFUTED, because = "n = m = k = 1, t = i = 0, j = 1: U against A")
    val c by rankClass
    val n by c.sizes; val m by c.sizes; val k by c.map; val i by c.map; val j by c.map
    val t by integer
    val A by tensor(c to n)
    val U by tensor(c to m)
    requires { someLane((i + k le j) or (j + m le i)) }
    lhs = A.dynamicUpdateSlice(U, t + j).dynamicSlice(t + i, k)
    rhs = A.dynamicSlice(t + i, k)
    repaired("enzyme/WhileDUSDSSimplify repaired: both in bounds") { requires { (t + i ge 0) and (t + i + k le n) and (t + j ge 0) and (t + j + m le n) } }
}

rule("enzyme/WhileDUSDUSSimplify: DynamicUpdateSlice(DynamicUpdateSlice(A, V, t + j), U, t + i) => DynamicUpdateSlice(A, U, t + i) where U covers V") {
    source(note = "t counts. Moving the starts keeps the order.")
    val c by rankClass
    val n by c.sizes; val m by c.sizes; val k by c.sizes; val i by c.map; val j by c.map
    val t by integer
    val A by tensor(c to n)
    val V by tensor(c to k)
    val U by tensor(c to m)
    val covers = requires { (i le j) and (i + m ge j + k) }
    lhs = A.dynamicUpdateSlice(V, t + j).dynamicUpdateSlice(U, t + i)
    rhs = A.dynamicUpdateSlice(U, t + i)
    broken("enzyme/WhileDUSDUSSimplify broken: V ends later", because = "n = 2, m = 1, k = 2, i = j = t = 0: V[1] against A[1]") {
        replace(covers) { i le j }
    }
}

rule("enzyme/WhileDUSDUSSimplify within: DynamicUpdateSlice(DynamicUpdateSlice(A, V, t + j), U, t + i) => DynamicUpdateSlice(A, DynamicUpdateSlice(V, U, i - j), t + j)") {
    source(note = "t counts, and U is inside of V. It is not asked whether V is in bounds. Wrong as read.")
    expect(REFUTED, because = "n = k = 2, m = 1, t + j = -1, t + i = 0: both go to 0, so U at 0 against U at 1")
    val c by rankClass
    val n by c.sizes; val m by c.sizes; val k by c.sizes; val i by c.map; val j by c.map
    val t by integer
    val A by tensor(c to n)
    val V by tensor(c to k)
    val U by tensor(c to m)
    requires { (i ge j) and (i + m le j + k) }
    lhs = A.dynamicUpdateSlice(V, t + j).dynamicUpdateSlice(U, t + i)
    rhs = A.dynamicUpdateSlice(V.dynamicUpdateSlice(U, i - j), t + j)
    repaired("enzyme/WhileDUSDUSSimplify within, repaired: V in bounds") { requires { (t + j ge 0) and (t + j + k le n) } }
}

rule("enzyme/WhileDUS first: A => DynamicUpdateSlice(A, DynamicSlice(A, k, m), k) as the loop is entered") {
    source(note = "Special: what the loop carries is the place that it updates.")
    val c by rankClass
    val n by c.sizes; val m by c.sizes; val k by c.map
    val A by tensor(c to n)
    requires { m le n }
    lhs = A
    rhs = A.dynamicUpdateSlice(A.dynamicSlice(k, m), k)
    broken("enzyme/WhileDUS first, broken: another place", because = "n = 2, m = 1: A[0], A[0] against A[0], A[1]") {
        val j by c.map
        rhs = A.dynamicUpdateSlice(A.dynamicSlice(j, m), k)
    }
}

rule("enzyme/WhileDUS: DynamicUpdateSlice(DynamicUpdateSlice(A, V, k), U, k) => DynamicUpdateSlice(A, U, k) each time") {
    source(note = "Special: V is what the loop carries, and U what it makes of it. k does not change.")
    val c by rankClass
    val n by c.sizes; val m by c.sizes; val k by c.map
    val A by tensor(c to n)
    val V by tensor(c to m)
    val U by tensor(c to m)
    lhs = A.dynamicUpdateSlice(V, k).dynamicUpdateSlice(U, k)
    rhs = A.dynamicUpdateSlice(U, k)
    broken("enzyme/WhileDUS broken: another place", because = "n = 2, m = 1: V stays") {
        val j by c.map
        lhs = A.dynamicUpdateSlice(V, j).dynamicUpdateSlice(U, k)
    }
}

rule("enzyme/WhileIdempotentDUS: F(F(A)) => F(A) for F(A) = DynamicUpdateSlice(DynamicUpdateSlice(A, U, i), V, j)") {
    source(note = "Special: two updates, the second time round. Where the loop is not entered, the code selects A.")
    val c by rankClass
    val n by c.sizes; val m by c.sizes; val k by c.sizes; val i by c.map; val j by c.map
    val A by tensor(c to n)
    val U by tensor(c to m)
    val V by tensor(c to k)
    val once = A.dynamicUpdateSlice(U, i).dynamicUpdateSlice(V, j)
    lhs = once.dynamicUpdateSlice(U, i).dynamicUpdateSlice(V, j)
    rhs = once
    broken("enzyme/WhileIdempotentDUS broken: the first alone again", because = "n = m = k = 1: U against V") { lhs = once.dynamicUpdateSlice(U, i) }
}

rule("enzyme/WhileScatterAccumulatorNoAdd: Add(A, DynamicUpdateSlice(0, U, i)) => DynamicUpdateSlice(A, U, i) for rows that differ each time") {
    source(note = "Special: the second time round, where A has the row of the first.")
    elements(int + real + signed + unsigned + floats)
    expect(REFUTED, on = floats, because = "U = -0.0: 0.0 against -0.0")
    val s by singleton; val d by rankClass
    val n by s.sizes; val p by d.sizes; val i by s.map; val j by s.map
    val U by tensor(s to 1, d to p)
    val V by tensor(s to 1, d to p)
    requires { (0 le i) and (i lt n) and (0 le j) and (j lt n) }
    val other = requires { i ne j }
    val zero = constant(0, s to n, d to p)
    val A = zero + zero.dynamicUpdateSlice(V, axes(s to j, d to 0))
    lhs = A + zero.dynamicUpdateSlice(U, axes(s to i, d to 0))
    rhs = A.dynamicUpdateSlice(U, axes(s to i, d to 0))
    broken("enzyme/WhileScatterAccumulatorNoAdd broken: one row again", because = "i = j: V + U against U") { without(other) }
}

rule("enzyme/TransposeWhile: A => Transpose(Transpose(A)) for what a loop carries, turned outside and back inside") {
    source(note = "Special: once round. The loop carries the transposed tensor.")
    val c by rankClass
    val p by permutation(c)
    val n by c.sizes
    val A by tensor(c to n)
    lhs = A
    rhs = A.transpose(p).transpose(p.inverse)
    broken("enzyme/TransposeWhile broken: turned twice", because = "three axes go round") { rhs = A.transpose(p).transpose(p) }
}

rule("enzyme/WhileConcat: Concat(Slice(A, h - l, h), Slice(A, r, h), Slice(A, r, 2 * r)) => Concat(Slice(B, 0, l), B, Slice(B, h - 2 * r, h - r)) of B = Slice(A, r, h)") {
    source(note = "Special: once round; l = n - h. A's inner part is wrapped on the left, and on the right its edges are repeated. Wrong as read. What the loop begins with need not be wrapped either, as the code says itself.")
    expect(REFUTED, because = "n = 1, r = h = 0: nothing to repeat. n = 3, r = 0, h = 2: A[1] against A[0] at the beginning")
    val d by rankClass
    val x by singleton
    val p by d.sizes
    val n by x.sizes; val r by x.map; val h by x.map
    val A by tensor(d to p, x to n)
    val l = n - h
    val B = A.slice(start = x to r, end = x to h)
    lhs = concat(A.slice(start = x to h - l, end = x to h), B, A.slice(start = x to r, end = x to 2 * r), along = x)
    rhs = concat(B.slice(end = x to l), B, B.slice(start = x to h - 2 * r), along = x)
    repaired("enzyme/WhileConcat repaired: wrapped again") {
        requires { (l le h - r) and (r le h - r) }
        rhs = concat(B.slice(start = x to h - r - l), B, B.slice(end = x to r), along = x)
    }
}

for (wrapped in listOf(true, false)) {
    val name = if (wrapped) "Wrap" else "Extend"
    rule("enzyme/WhileWrap: A => $name(Slice(A, l, n - r), l, r) as the loop is entered") {
        source(note = "Special: what the loop begins with, and ends with where it is not entered. It need not be one of these. Wrong as read.")
        expect(REFUTED, because = "l = 1, r = 0, n = 2: A[0], A[1] against A[1], A[1]")
        val d by rankClass
        val x by singleton
        val p by d.sizes
        val n by x.sizes; val l by x.sizes; val r by x.sizes
        val A by tensor(d to p, x to n)
        requires { l + r le n }
        requires { (l le n - l - r) and (r le n - l - r) }
        val B = A.slice(start = x to l, end = x to n - r)
        lhs = A
        rhs = if (wrapped) concat(B.slice(start = x to n - r - 2 * l), B, B.slice(end = x to r), along = x)
            else concat(B.slice(end = x to l), B, B.slice(start = x to n - l - 2 * r), along = x)
        repaired("enzyme/WhileWrap repaired: nothing is added, $name") { requires { (l eq 0) and (r eq 0) } }
    }
}

rule("enzyme/WhileUpdateWithoutCorners: UpdateWithoutCorners(UpdateWithoutCorners(A, V), U) => UpdateWithoutCorners(A, U) each time") {
    source(note = "Special: V is what the loop carries, and U what it makes of it. As the loop is entered, V is A.")
    val d by rankClass
    val x by singleton
    val y by singleton
    val p by d.sizes
    val n by x.sizes; val x1 by x.map; val x2 by x.map
    val m by y.sizes; val y1 by y.map; val y2 by y.map
    val all = shape(d to p, x to n, y to m)
    val A by tensor(all)
    val V by tensor(all)
    val U by tensor(all)
    val countX = iota(x, all)
    val countY = iota(y, all)
    val within = ((countX ge x1) and (countX lt x2)) or ((countY ge y1) and (countY lt y2))
    lhs = select(within, U, select(within, V, A))
    rhs = select(within, U, A)
    broken("enzyme/WhileUpdateWithoutCorners broken: what was carried", because = "n = x2 = 1, x1 = 0: U against V") { rhs = select(within, V, A) }
}
