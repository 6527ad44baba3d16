// Patterns of Enzyme-JAX whose left side is a slice, a reverse or a dynamic slice, as coded.

rule("enzyme/SliceReverse: Slice(Reverse(A), s, e, t) => Slice(A, n - 1 - s, n - s, 1) on axes where e - s <= t") {
    source(note = "Of all reversed axes. Such a slice is taken for one element, also where it is empty; wrong as read.")
    expect(REFUTED, because = "n = 1, s = e = 0, t = 1: no element against one")
    val c by rankClass; val d by rankClass
    val n by c.sizes; val s by c.map; val e by c.map; val t by c.map
    val m by d.sizes; val i by d.map; val j by d.map; val k by d.map
    val A by tensor(c to n, d to m)
    requires { e - s le t }
    lhs = A.reverse(c).slice(axes(s, i), axes(e, j), axes(t, k))
    rhs = A.slice(axes(c to n - 1 - s, d to i), axes(c to n - s, d to j), axes(c to 1, d to k))
    repaired("enzyme/SliceReverse repaired: where one element is left") { requires { s lt e } }
    broken("enzyme/SliceReverse broken: counted from the start", because = "n = 2, s = 0: A[1] against A[0]") {
        requires { s lt e }
        rhs = A.slice(axes(c to s, d to i), axes(c to s + 1, d to j), axes(c to 1, d to k))
    }
}

rule("enzyme/SliceReverse some: Slice(Reverse(A), s, e, t) => Slice(Reverse(A), n - 1 - s, n - s, 1), axes of r stay reversed") {
    source(note = "Where other reversed axes keep several elements, they are reversed before the slice is taken.")
    expect(REFUTED, because = "n = 1, s = e = 0, t = 1: no element against one")
    val c by rankClass; val r by rankClass
    val n by c.sizes; val s by c.map; val e by c.map; val t by c.map
    val m by r.sizes; val i by r.map; val j by r.map; val k by r.map
    val A by tensor(c to n, r to m)
    requires { e - s le t }
    requires { j - i gt k }
    lhs = A.reverse(c, r).slice(axes(s, i), axes(e, j), axes(t, k))
    rhs = A.reverse(r).slice(axes(c to n - 1 - s, r to i), axes(c to n - s, r to j), axes(c to 1, r to k))
    repaired("enzyme/SliceReverse some, repaired: where one element is left") { requires { s lt e } }
    broken("enzyme/SliceReverse some, broken: none stays reversed", because = "j - i = 2: A[0] against A[1]") {
        requires { s lt e }
        rhs = A.slice(axes(c to n - 1 - s, r to i), axes(c to n - s, r to j), axes(c to 1, r to k))
    }
}

rule("enzyme/SliceBroadcast2: Slice(Broadcast(A), s, e, 1) => Broadcast(A) for a scalar A") {
    source(note = "The code admits any A of one element: of rank 1 the new broadcast has one axis too many, which no rule can say.")
    val c by rankClass
    val n by c.sizes; val s by c.map; val e by c.map
    val A by tensor()
    lhs = A.expand(c to n).slice(start = s, end = e)
    rhs = A.expand(c to e - s)
    broken("enzyme/SliceBroadcast2 broken: the limit as the size", because = "n = s = e = 1: no element against one") {
        rhs = A.expand(c to e)
    }
}

rule("enzyme/SliceSelect: Slice(Select(P, A, B)) => Select(Slice(P), Slice(A), Slice(B))") {
    val c by rankClass
    val n by c.sizes; val s by c.map; val e by c.map; val t by c.map
    val P by tensor(bool, c to n)
    val A by tensor(c to n)
    val B by tensor(c to n)
    lhs = select(P, A, B).slice(s, e, t)
    rhs = select(P.slice(s, e, t), A.slice(s, e, t), B.slice(s, e, t))
    broken("enzyme/SliceSelect broken: the predicate with stride 1", because = "n = 3, s = 0, e = 3, t = 2: two elements against three") {
        rhs = select(P.slice(s, e), A.slice(s, e, t), B.slice(s, e, t))
    }
}

rule("enzyme/SliceSelect scalar: Slice(Select(p, A, B)) => Select(p, Slice(A), Slice(B)) for a scalar p") {
    val c by rankClass
    val n by c.sizes; val s by c.map; val e by c.map; val t by c.map
    val p by tensor(bool)
    val A by tensor(c to n)
    val B by tensor(c to n)
    lhs = select(p.expand(c to n), A, B).slice(s, e, t)
    val cut = A.slice(s, e, t)
    rhs = select(p.expand(shapeOf(cut)), cut, B.slice(s, e, t))
    broken("enzyme/SliceSelect scalar, broken: the choice the other way round", because = "p = true: A against B") {
        rhs = select(p.expand(shapeOf(cut)), B.slice(s, e, t), cut)
    }
}

rule("enzyme/DynamicSliceSimplify: DynamicSlice(Broadcast(v), i) => Broadcast(v)") {
    source(note = "Of a constant with equal elements, and of a broadcast scalar.")
    val c by rankClass
    val n by c.sizes; val i by c.map; val k by c.map
    val v by tensor()
    lhs = v.expand(c to n).dynamicSlice(i, k)
    rhs = v.expand(c to k)
    broken("enzyme/DynamicSliceSimplify broken: the old size", because = "n = 1, k = 0: no element against one") { rhs = v.expand(c to n) }
}

rule("enzyme/DUSDynamicSliceSimplify: DynamicSlice(DynamicUpdateSlice(A, U, i), i) => U where U has the size of the slice") {
    source(note = "The same start, which is clamped alike in both.")
    val c by rankClass
    val n by c.sizes; val m by c.sizes; val i by c.map
    val A by tensor(c to n)
    val U by tensor(c to m)
    lhs = A.dynamicUpdateSlice(U, i).dynamicSlice(i, m)
    rhs = U
    broken("enzyme/DUSDynamicSliceSimplify broken: another start", because = "n = 2, m = 1, i = 0, j = 1: U against A[1]") {
        val j by c.map
        lhs = A.dynamicUpdateSlice(U, i).dynamicSlice(j, m)
    }
}

rule("enzyme/DUSDynamicSliceSimplify part: DynamicSlice(DynamicUpdateSlice(A, U, i), i, k) => Slice(U, 0, k) for k <= m") {
    source(note = "The same start, but a smaller slice is clamped later than the update; no bound of i is asked for. Wrong as read.")
    expect(REFUTED, because = "n = 2, m = 2, k = 1, i = 1: the update goes to 0, so U[1] against U[0]")
    val c by rankClass
    val n by c.sizes; val m by c.sizes; val k by c.sizes; val i by c.map
    val A by tensor(c to n)
    val U by tensor(c to m)
    requires { k le m }
    lhs = A.dynamicUpdateSlice(U, i).dynamicSlice(i, k)
    rhs = U.slice(end = k)
    repaired("enzyme/DUSDynamicSliceSimplify part, repaired: i <= n - m, or k = m") { requires { (i + m le n) or (k eq m) } }
    broken("enzyme/DUSDynamicSliceSimplify part, broken: the end of U", because = "n = m = 2, k = 1, i = 0: U[0] against U[1]") {
        requires { i + m le n }
        rhs = U.slice(start = m - k)
    }
}

rule("enzyme/DUSDynamicSliceSimplify within: DynamicSlice(DynamicUpdateSlice(A, U, j), i, k) => Slice(U, i - j, i - j + k)") {
    source(note = "Constant starts, of which it is not asked whether they are in bounds; wrong as read.")
    expect(REFUTED, because = "n = 2, m = 2, k = 1, i = j = 1: the update goes to 0, so U[1] against U[0]")
    val c by rankClass
    val n by c.sizes; val m by c.sizes; val k by c.sizes; val i by c.map; val j by c.map
    val A by tensor(c to n)
    val U by tensor(c to m)
    requires { j + m gt i }
    requires { (i ge j) and (i - j + k le m) }
    lhs = A.dynamicUpdateSlice(U, j).dynamicSlice(i, k)
    rhs = U.slice(start = i - j, end = i - j + k)
    repaired("enzyme/DUSDynamicSliceSimplify within, repaired: the update in bounds") { requires { (j ge 0) and (j + m le n) } }
    broken("enzyme/DUSDynamicSliceSimplify within, broken: the start in A", because = "n = 2, m = k = 1, i = j = 1: no such part of U") {
        requires { (j ge 0) and (j + m le n) }
        rhs = U.slice(start = i, end = i + k)
    }
}

rule("enzyme/DUSDynamicSliceSimplify padded: DynamicSlice(DynamicUpdateSlice(Broadcast(v), U, j), i, k) => Pad(Slice(U, ..), v)") {
    source(note = "As within, where the slice reaches over the update into equal elements. It is asked that the slice begins before the update ends, not that it ends behind its beginning.")
    expect(REFUTED, by = validity, because = "k = 1, i = 0, j = 2: the slice of U would end at -1")
    val c by rankClass
    val n by c.sizes; val m by c.sizes; val k by c.sizes; val i by c.map; val j by c.map
    val v by element
    val U by tensor(c to m)
    val behind = requires { j + m gt i }
    val low = max(j - i, 0)
    val limit = k + max(i - j, 0) - low
    lhs = constant(v, c to n).dynamicUpdateSlice(U, j).dynamicSlice(i, k)
    rhs = U.slice(start = max(i - j, 0), end = min(limit, m)).pad(v, low = low, high = max(limit - m, 0))
    repaired("enzyme/DUSDynamicSliceSimplify padded, repaired: both in bounds, and they meet or touch") {
        requires { (j ge 0) and (j + m le n) }
        requires { (i ge 0) and (i + k le n) }
        requires { i + k ge j }
    }
    broken("enzyme/DUSDynamicSliceSimplify padded, broken: starts may be out of bounds", because = "n = 2, m = 2, k = 1, i = j = 1: U[1] against U[0]") {
        requires { i + k ge j }
    }
}

rule("enzyme/DUSDynamicSliceSimplify apart: DynamicSlice(DynamicUpdateSlice(A, U, j), i, k) => DynamicSlice(A, i, k) where they do not meet on some axis") {
    source(note = "Constant starts, of which it is not asked whether they are in bounds; wrong as read.")
    expect(REFUTED, because = "n = 1, m = k = 1, i = 0, j = 1: the update goes to 0, so U[0] against A[0]")
    val c by rankClass
    val n by c.sizes; val m by c.sizes; val k by c.sizes; val i by c.map; val j by c.map
    val A by tensor(c to n)
    val U by tensor(c to m)
    val apart = requires { someLane((i + k le j) or (j + m le i)) }
    lhs = A.dynamicUpdateSlice(U, j).dynamicSlice(i, k)
    rhs = A.dynamicSlice(i, k)
    repaired("enzyme/DUSDynamicSliceSimplify apart, repaired: both in bounds") {
        requires { (j ge 0) and (j + m le n) }
        requires { (i ge 0) and (i + k le n) }
    }
    broken("enzyme/DUSDynamicSliceSimplify apart, broken: they may meet", because = "n = m = k = 1, i = j = 0: U against A") {
        requires { (j ge 0) and (j + m le n) }
        requires { (i ge 0) and (i + k le n) }
        replace(apart) { someLane((i + k le j + 1) or (j + m le i + 1)) }
    }
}
