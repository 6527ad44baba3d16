// Slices of other operators, as coded: elementwise operators, products, windows, concatenations and choices.

rule("enzyme/SliceElementwise: Slice(f(A, B), s, e, t) => f(Slice(A), Slice(B))") {
    source(note = "The first branch, where the slice is the only user; any operator of two operands of one shape.")
    val c by rankClass
    val n by c.sizes
    val s by c.map
    val e by c.map
    val t by c.map
    val f by function(T, T)
    val A by tensor(c to n)
    val B by tensor(c to n)
    lhs = f(A, B).slice(s, e, t)
    rhs = f(A.slice(s, e, t), B.slice(s, e, t))
    broken("enzyme/SliceElementwise broken: the operands change places", because = "f is not commutative") {
        rhs = f(B.slice(s, e, t), A.slice(s, e, t))
    }
}

rule("enzyme/SliceElementwise hull: Slice(f(A), s, e, t) => Slice(f(Slice(A, S, E, t)), s - S, (e - S) / t)") {
    source(note = "All users are slices; one of them is seen here. S and E are the least start and the greatest limit, and all strides are t.")
    expect(REFUTED, because = "S = s = 0, E = e = 1, t = 2: one element against 1 / 2 = 0; starts are not divided by t either")
    val c by rankClass
    val n by c.sizes
    val s by c.map
    val e by c.map
    val t by c.map
    val S by c.map
    val E by c.map
    val f by function
    val A by tensor(c to n)
    requires { (S ge 0) and (E le n) }
    requires { (S le s) and (e le E) }
    requires { (s - S).floorMod(t) eq 0 }
    lhs = f(A).slice(s, e, t)
    rhs = f(A.slice(S, E, t)).slice(s - S, (e - S).floorDiv(t))
    repaired("enzyme/SliceElementwise hull, repaired: starts divided, limits divided and rounded up") {
        rhs = f(A.slice(S, E, t)).slice((s - S).floorDiv(t), (e - S + t - 1).floorDiv(t))
    }
    repaired("enzyme/SliceElementwise hull, repaired: stride 1") { requires { t eq 1 } }
}

rule("enzyme/SliceElementwise strides: Slice(f(A), s, e, t) => Slice(f(Slice(A, S, E)), s - S, e - S, t)") {
    source(note = "The same where strides differ, so that the hull has stride 1.")
    val c by rankClass
    val n by c.sizes
    val s by c.map
    val e by c.map
    val t by c.map
    val S by c.map
    val E by c.map
    val f by function
    val A by tensor(c to n)
    requires { (S ge 0) and (E le n) }
    requires { (S le s) and (e le E) }
    lhs = f(A).slice(s, e, t)
    rhs = f(A.slice(S, E)).slice(s - S, e - S, t)
    broken("enzyme/SliceElementwise strides, broken: the start as it was", because = "S = s = 1, e = n = 2: nothing is left") {
        rhs = f(A.slice(S, E)).slice(s, e - S, t)
    }
}

rule("enzyme/SliceDotGeneral: Slice(Dot(A, B)) => Dot(Slice(A), Slice(B))") {
    source(note = "The code writes (e - s) / t, rounded down, as the size of the result, which is wrong where the stride leaves a rest; here the sizes follow.")
    elements(int + real + u8 + f32)
    val k by rankClass
    val b by rankClass
    val f by rankClass
    val g by rankClass
    val nk by k.sizes
    val nb by b.sizes; val sb by b.map; val eb by b.map; val tb by b.map
    val nf by f.sizes; val sf by f.map; val ef by f.map; val tf by f.map
    val ng by g.sizes; val sg by g.map; val eg by g.map; val tg by g.map
    val A by tensor(b to nb, f to nf, k to nk)
    val B by tensor(b to nb, g to ng, k to nk)
    lhs = dot(A, B, contract = k, batch = b).slice(axes(sb, sf, sg), axes(eb, ef, eg), axes(tb, tf, tg))
    rhs = dot(A.slice(axes(sb, sf), axes(eb, ef), axes(tb, tf)), B.slice(axes(sb, sg), axes(eb, eg), axes(tb, tg)), contract = k, batch = b)
    broken("enzyme/SliceDotGeneral broken: B from the start of A", because = "f and g are different axes") {
        rhs = dot(A.slice(axes(sb, sf), axes(eb, ef), axes(tb, tf)), B.slice(axes(b to sb, g to 0), axes(b to eb, g to eg - sg), axes(tb, tg)), contract = k, batch = b)
    }
}

rule("enzyme/SliceReduceWindow: Slice(ReduceWindow(A, w), s, e) => ReduceWindow(Slice(A, s, e + w - 1), w)") {
    source(note = "No strides, dilations or padding. A reducer g with an identity stands for all.")
    expect(REFUTED, because = "n = 0, w = 2: no window fits, and the slice of A ends at 1")
    val c by rankClass
    val n by c.sizes
    val w by c.map
    val s by c.map
    val e by c.map
    val v by element
    val g by monoid(T, identity = v)
    val A by tensor(c to n)
    lhs = A.reduceWindow(g, size = w, initial = v).slice(s, e)
    rhs = A.slice(s, e + w - 1).reduceWindow(g, size = w, initial = v)
    repaired("enzyme/SliceReduceWindow repaired: a window fits") { requires { w le n } }
    repaired("enzyme/SliceReduceWindow repaired: or is one too long") { requires { w le n + 1 } }
}

rule("enzyme/SliceReduceWindow last: Slice(ReduceWindow(A, n), n - 1, n) => Reshape(Reduce(A)), the window over all of one axis") {
    source(note = "On the other axes neither window nor padding is looked at, but that the window is not as long as the axis; their slices are full.")
    expect(REFUTED, because = "another axis of 2 places with a window of 3 and 2 places of padding: A[0] + A[1] against A[1]")
    val r by singleton
    val d by singleton
    val n by r.sizes
    val h by r.map
    val p by d.sizes
    val w by d.sizes
    val low by d.map
    val high by d.map
    val v by element
    val g by monoid(T, identity = v)
    val A by tensor(r to n, d to p)
    requires { (n ge 1) and (w ge 1) }
    requires { w ne p }
    lhs = A.reduceWindow(g, size = axes(r to n, d to w), low = axes(r to n - 1, d to low), high = axes(r to h, d to high), initial = v)
        .slice(axes(r to n - 1, d to 0), axes(r to n, d to p))
    rhs = A.reduce(g, r, initial = v).addUnit(r)
    repaired("enzyme/SliceReduceWindow last, repaired: one place wide and not padded on the other axis") {
        requires { (w eq 1) and (low eq 0) }
    }
}

rule("enzyme/SliceSimplify: Slice(v) => v of a constant that is v everywhere") {
    source(note = "A splat; other constants are folded.")
    val c by rankClass
    val n by c.sizes
    val s by c.map
    val e by c.map
    val t by c.map
    val v by element
    lhs = constant(v, c to n).slice(s, e, t)
    rhs = constant(v, c to (e - s + t - 1).floorDiv(t))
    broken("enzyme/SliceSimplify broken: the size rounded down", because = "n = e = 1, t = 2: size 1 against 0") {
        rhs = constant(v, c to (e - s).floorDiv(t))
    }
}

rule("enzyme/SliceIf: Slice(If(P, A, B)) => If(P, Slice(A), Slice(B))") {
    source(note = "The branches of a conditional are values here, and the conditional is a choice by one truth value.")
    val c by rankClass
    val n by c.sizes
    val s by c.map
    val e by c.map
    val t by c.map
    val P by tensor(bool)
    val A by tensor(c to n)
    val B by tensor(c to n)
    lhs = select(P.expand(c to n), A, B).slice(s, e, t)
    rhs = select(P.expand(c to sizeOf(A.slice(s, e, t), c)), A.slice(s, e, t), B.slice(s, e, t))
    broken("enzyme/SliceIf broken: the branches change places", because = "P = true: A against B") {
        rhs = select(P.expand(c to sizeOf(A.slice(s, e, t), c)), B.slice(s, e, t), A.slice(s, e, t))
    }
}

rule("enzyme/SliceOfUpdateWithoutCorners: Slice(UpdateWithoutCorners(A, U), s, e) => Slice(U, s, e) between the edges") {
    source(note = "By its lowering the operation is a choice: A where both coordinates are outside of [x1, x2) and [y1, y2), else U.")
    val d by rankClass
    val x by singleton
    val y by singleton
    val p by d.sizes; val sd by d.map; val ed by d.map; val td by d.map
    val n by x.sizes; val s by x.map; val e by x.map; val x1 by x.map; val x2 by x.map
    val m by y.sizes; val i by y.map; val j by y.map; val y1 by y.map; val y2 by y.map
    val all = shape(d to p, x to n, y to m)
    val A by tensor(all)
    val U by tensor(all)
    val inX = requires { (s ge x1) and (e le x2) }
    val inY = requires { (i ge y1) and (j le y2) }
    val corner = ((iota(x, all) lt x1) or (iota(x, all) ge x2)) and ((iota(y, all) lt y1) or (iota(y, all) ge y2))
    lhs = select(corner, A, U).slice(axes(sd, s, i), axes(ed, e, j), axes(d to td, x to 1, y to 1))
    rhs = U.slice(axes(sd, s, i), axes(ed, e, j), axes(d to td, x to 1, y to 1))
    weaker("enzyme/SliceOfUpdateWithoutCorners weaker: between the edges on one axis") { without(inX) }
    broken("enzyme/SliceOfUpdateWithoutCorners broken: anywhere", because = "n = m = 1, x1 = y1 = 1: A against U") { without(inX, inY) }
}

rule("enzyme/SliceOfUpdateWithoutCorners outside: Slice(UpdateWithoutCorners(A, U), s, e) => Slice(A, s, e) in a corner") {
    source(note = "The second branch: outside of both intervals.")
    val d by rankClass
    val x by singleton
    val y by singleton
    val p by d.sizes; val sd by d.map; val ed by d.map; val td by d.map
    val n by x.sizes; val s by x.map; val e by x.map; val x1 by x.map; val x2 by x.map
    val m by y.sizes; val i by y.map; val j by y.map; val y1 by y.map; val y2 by y.map
    val all = shape(d to p, x to n, y to m)
    val A by tensor(all)
    val U by tensor(all)
    val outX = requires { (s ge x2) or (e le x1) }
    requires { (i ge y2) or (j le y1) }
    val corner = ((iota(x, all) lt x1) or (iota(x, all) ge x2)) and ((iota(y, all) lt y1) or (iota(y, all) ge y2))
    lhs = select(corner, A, U).slice(axes(sd, s, i), axes(ed, e, j), axes(d to td, x to 1, y to 1))
    rhs = A.slice(axes(sd, s, i), axes(ed, e, j), axes(d to td, x to 1, y to 1))
    broken("enzyme/SliceOfUpdateWithoutCorners outside, broken: on one axis", because = "s = 0, e = 1, x1 = 0, x2 = 1: U against A") {
        without(outX)
    }
}
