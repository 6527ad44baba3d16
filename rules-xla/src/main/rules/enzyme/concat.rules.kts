// Concatenations as coded, of two or three operands; lists.rules.kts has those of any number.

rule("enzyme/ConcatConcatToDUS: Concat(Concat(A[..n, ..a], B, A[..n, b..]), Concat(A[n.., ..a], C, A[n.., b..])) => DynamicUpdateSlice(A, Concat(B, C))") {
    source(note = "Two rows of three. The start is the size of the left slice on the outer axis, and 0 on the inner one, where it is to be.")
    expect(REFUTED, because = "a = 1, b = 2, m = 2: A[0], B against B, A[1]")
    val x by singleton
    val y by singleton
    val d by rankClass
    val q by d.sizes
    val n by x.sizes
    val k by x.sizes
    val m by y.sizes
    val a by y.sizes
    val b by y.sizes
    val A by tensor(d to q, x to n + k, y to m)
    val B by tensor(d to q, x to n, y to b - a)
    val C by tensor(d to q, x to k, y to b - a)
    requires { (a le b) and (b le m) }
    val upper = A.slice(end = axes(x to n))
    val lower = A.slice(start = axes(x to n))
    lhs = concat(
        concat(upper.slice(end = y to a), B, upper.slice(start = y to b), along = y),
        concat(lower.slice(end = y to a), C, lower.slice(start = y to b), along = y), along = x)
    rhs = A.dynamicUpdateSlice(concat(B, C, along = x), axes(d to 0, x to n, y to 0))
    repaired("enzyme/ConcatConcatToDUS repaired: the start on the inner axis") {
        rhs = A.dynamicUpdateSlice(concat(B, C, along = x), axes(d to 0, x to 0, y to a))
    }
}

rule("enzyme/ConcatToOneDimDUSSlice: Concat(A[s..e], B, A[i..j]) => DynamicUpdateSlice(A[s..j], B, e - s)") {
    source(note = "One operand between both slices. The size of all is j - s, and on other axes both slices are the same.")
    val d by rankClass
    val x by singleton
    val p by d.sizes; val sd by d.map; val ed by d.map
    val n by x.sizes
    val b by x.sizes
    val s by x.map
    val e by x.map
    val i by x.map
    val j by x.map
    val A by tensor(d to p, x to n)
    val B by tensor(d to ed - sd, x to b)
    val fits = requires { (e - s) + b + (j - i) eq j - s }
    lhs = concat(A.slice(axes(sd, s), axes(ed, e)), B, A.slice(axes(sd, i), axes(ed, j)), along = x)
    rhs = A.slice(axes(sd, s), axes(ed, j)).dynamicUpdateSlice(B, axes(d to 0, x to e - s))
    broken("enzyme/ConcatToOneDimDUSSlice broken: slices that leave a gap", because = "n = 1, e = 0, i = j = 1: size 0 against 1") { without(fits) }
}

rule("enzyme/ConcatReshapeToOneDimDUS: Concat(Reshape(A[s..e]), Reshape(B), Reshape(A[i..j])) => Reshape(DynamicUpdateSlice(A[s..j], B, e - s))") {
    source(note = "Each reshape drops the first axis, of size 1.")
    val d by rankClass
    val u by singleton
    val x by singleton
    val p by d.sizes; val sd by d.map; val ed by d.map
    val q by u.sizes; val o by u.map
    val n by x.sizes
    val b by x.sizes
    val s by x.map
    val e by x.map
    val i by x.map
    val j by x.map
    val A by tensor(d to p, u to q, x to n)
    val B by tensor(d to ed - sd, u to 1, x to b)
    val fits = requires { (e - s) + b + (j - i) eq j - s }
    lhs = concat(
        A.slice(axes(d to sd, u to o, x to s), axes(d to ed, u to o + 1, x to e)).dropUnit(u), B.dropUnit(u),
        A.slice(axes(d to sd, u to o, x to i), axes(d to ed, u to o + 1, x to j)).dropUnit(u), along = x)
    rhs = A.slice(axes(d to sd, u to o, x to s), axes(d to ed, u to o + 1, x to j))
        .dynamicUpdateSlice(B, axes(d to 0, u to 0, x to e - s)).dropUnit(u)
    broken("enzyme/ConcatReshapeToOneDimDUS broken: slices that leave a gap", because = "n = 1, e = 0, i = j = 1: size 0 against 1") { without(fits) }
}

rule("enzyme/ConcatMultiPad: Concat(Pad(A, v), Pad(B, v)) => Pad(Concat(A, B), v) where nothing is padded between") {
    source(note = "On other axes both paddings are the same. The high edge of the second on this axis is forgotten: that of the first, which is 0, is taken.")
    expect(REFUTED, because = "k = 1: one place of padding behind B against none")
    val d by rankClass
    val x by singleton
    val p by d.sizes; val ld by d.map; val hd by d.map; val id by d.map
    val n by x.sizes
    val m by x.sizes
    val l by x.map
    val k by x.map
    val v by element
    val A by tensor(d to p, x to n)
    val B by tensor(d to p, x to m)
    lhs = concat(
        A.pad(v, low = axes(d to ld, x to l), high = axes(d to hd, x to 0), interior = axes(d to id, x to 0)),
        B.pad(v, low = axes(d to ld, x to 0), high = axes(d to hd, x to k), interior = axes(d to id, x to 0)), along = x)
    rhs = concat(A, B, along = x).pad(v, low = axes(d to ld, x to l), high = axes(d to hd, x to 0), interior = axes(d to id, x to 0))
    repaired("enzyme/ConcatMultiPad repaired: the high edge of the second") {
        rhs = concat(A, B, along = x).pad(v, low = axes(d to ld, x to l), high = axes(d to hd, x to k), interior = axes(d to id, x to 0))
    }
}

rule("enzyme/WidenWrap: Concat(Slice(B, s, n - l), Wrap(A, l, r)) => Wrap(A, l + k, r) for the k places before those that are wrapped") {
    source(note = "Where A is no slice itself, that the slice is one of A is not asked for; shapes are compared. On the right it is the same.")
    expect(REFUTED, because = "n = 1, l = 0: B against A")
    val d by rankClass
    val x by singleton
    val p by d.sizes
    val n by x.sizes
    val m by x.sizes
    val l by x.sizes
    val r by x.sizes
    val s by x.map
    val A by tensor(d to p, x to n)
    val B by tensor(d to p, x to m)
    requires { (l le n) and (r le n) }
    lhs = concat(B.slice(start = x to s, end = x to n - l), A.slice(start = x to n - l), A, A.slice(end = x to r), along = x)
    rhs = concat(A.slice(start = x to s), A, A.slice(end = x to r), along = x)
    repaired("enzyme/WidenWrap repaired: a slice of A") {
        lhs = concat(A.slice(start = x to s, end = x to n - l), A.slice(start = x to n - l), A, A.slice(end = x to r), along = x)
    }
}

rule("enzyme/WidenExtend: Concat(Slice(A, 0, 1), Extend(A, l, r)) => Extend(A, l + 1, r)") {
    source(note = "By its lowering Extend repeats the first l places in their order; of more than one place this is not the first again. The tensor is not compared either.")
    expect(REFUTED, because = "n = 2, l = 1: A[0], A[0], .. against A[0], A[1], ..")
    val d by rankClass
    val x by singleton
    val p by d.sizes
    val n by x.sizes
    val l by x.sizes
    val r by x.sizes
    val A by tensor(d to p, x to n)
    requires { (l lt n) and (r le n) }
    lhs = concat(A.slice(end = x to 1), A.slice(end = x to l), A, A.slice(start = x to n - r), along = x)
    rhs = concat(A.slice(end = x to l + 1), A, A.slice(start = x to n - r), along = x)
    repaired("enzyme/WidenExtend repaired: not extended before") { requires { l eq 0 } }
}

rule("enzyme/ConcatAppendingReshape: Concat(Reshape(A), Reshape(B)) => Reshape(Concat(A, B)) along a new axis of size 1") {
    source(note = "The operands stand along the axis that both reshapes add in front. (Without elements there are no blocks here.)")
    val d by rankClass
    val u by singleton
    val x by singleton
    val p by d.sizes
    val n by x.sizes
    val A by tensor(d to p, x to n)
    val B by tensor(d to p, x to n)
    requires { n ge 1 }
    lhs = concat(A.addUnit(u), B.addUnit(u), along = u)
    rhs = concat(A, B, along = x).reshape(x, u to 2 * n).split(u, inner = x to n)
    broken("enzyme/ConcatAppendingReshape broken: the operands change places", because = "n = 1: A against B") {
        rhs = concat(B, A, along = x).reshape(x, u to 2 * n).split(u, inner = x to n)
    }
}

rule("enzyme/ConcatSlice wrapped: Concat(Slice(A, s, e), Wrap(B, l, r)) => Concat(Slice(A, s, j), B, Slice(B, 0, r)) for B = Slice(A, i, j) and e = j - l") {
    source(note = "The places that are wrapped on the left follow the slice. For stride 1.")
    val d by rankClass
    val x by singleton
    val p by d.sizes; val sd by d.map; val ed by d.map
    val n by x.sizes
    val l by x.sizes
    val r by x.sizes
    val s by x.map
    val e by x.map
    val i by x.map
    val j by x.map
    val A by tensor(d to p, x to n)
    requires { (l ge 1) and (l le j - i) and (r le j - i) }
    val follow = requires { e eq j - l }
    val B = A.slice(axes(sd, i), axes(ed, j))
    lhs = concat(A.slice(axes(sd, s), axes(ed, e)), B.slice(start = x to j - i - l), B, B.slice(end = x to r), along = x)
    rhs = concat(A.slice(axes(sd, s), axes(ed, j)), B, B.slice(end = x to r), along = x)
    broken("enzyme/ConcatSlice wrapped, broken: slices that leave a gap", because = "e = 0, j = 2, l = 1: size 1 against 2") { without(follow) }
}

rule("enzyme/ConcatSlice wrapped strides: Concat(Slice(A, s, i, t), Wrap(B, l, r)) => Concat(Slice(A, s, j, t), B, Slice(B, 0, r)) for B = Slice(A, i, j, t)") {
    source(note = "For another stride than 1 the slice is to end where B begins, and all of B takes the place of the l places that are wrapped.")
    expect(REFUTED, because = "B of two places, l = 1: size 1 against 2")
    val d by rankClass
    val x by singleton
    val p by d.sizes
    val n by x.sizes
    val l by x.sizes
    val r by x.sizes
    val s by x.map
    val i by x.map
    val j by x.map
    val t by x.map
    val A by tensor(d to p, x to n)
    val B = A.slice(start = x to i, end = x to j, stride = x to t)
    val size = sizeOf(B, x)
    requires { t ne 1 }
    requires { (l ge 1) and (l le size) and (r le size) }
    lhs = concat(A.slice(start = x to s, end = x to i, stride = x to t), B.slice(start = x to size - l), B, B.slice(end = x to r), along = x)
    rhs = concat(A.slice(start = x to s, end = x to j, stride = x to t), B, B.slice(end = x to r), along = x)
    repaired("enzyme/ConcatSlice wrapped strides, repaired: all of B is wrapped, and the stride leaves no rest") {
        requires { l eq size }
        requires { (i - s).floorMod(t) eq 0 }
    }
}
