// Enzyme's operations on boxes of a tensor, as they are lowered.

rule("enzyme/LowerUpdateWithoutCorners: UpdateWithoutCorners(A, U) => Select(And(outside of x, outside of y), A, U)") {
    source(note = "The operation is stated by what it updates: the places that lie between the edges on one of both axes.")
    val d by rankClass
    val x by singleton
    val y by singleton
    val p by d.sizes
    val n by x.sizes; val x1 by x.map; val x2 by x.map
    val m by y.sizes; val y1 by y.map; val y2 by y.map
    val all = shape(d to p, x to n, y to m)
    val A by tensor(all)
    val U by tensor(all)
    val countX = iota(x, all)
    val countY = iota(y, all)
    lhs = select(((countX ge x1) and (countX lt x2)) or ((countY ge y1) and (countY lt y2)), U, A)
    rhs = select(((countX lt x1) or (countX ge x2)) and ((countY lt y1) or (countY ge y2)), A, U)
    broken("enzyme/LowerUpdateWithoutCorners broken: outside of one", because = "n = m = 1, x1 = 0, x2 = 1, y1 = y2 = 0: U against A") {
        rhs = select(((countX lt x1) or (countX ge x2)) or ((countY lt y1) or (countY ge y2)), A, U)
    }
}

rule("enzyme/LowerPiecewiseSelect: PiecewiseSelect(A, B, box) => Select(And(in the box on each axis), A, B)") {
    source(note = "One box of two axes. The operation is stated as an update of B by the box of A. Without axes, or without boxes, the code has no condition.")
    val x by singleton
    val y by singleton
    val n by x.sizes; val x1 by x.map; val x2 by x.map
    val m by y.sizes; val y1 by y.map; val y2 by y.map
    val all = shape(x to n, y to m)
    val A by tensor(all)
    val B by tensor(all)
    val inX = requires { (0 le x1) and (x1 le x2) and (x2 le n) }
    requires { (0 le y1) and (y1 le y2) and (y2 le m) }
    val countX = iota(x, all)
    val countY = iota(y, all)
    lhs = B.dynamicUpdateSlice(A.slice(axes(x1, y1), axes(x2, y2)), axes(x1, y1))
    rhs = select(((countX ge x1) and (countX lt x2)) and ((countY ge y1) and (countY lt y2)), A, B)
    broken("enzyme/LowerPiecewiseSelect broken: the end belongs to the box", because = "n = m = 1, x1 = x2 = y1 = 0, y2 = 1: B against A") {
        rhs = select(((countX ge x1) and (countX le x2)) and ((countY ge y1) and (countY lt y2)), A, B)
    }
}

rule("enzyme/LowerPiecewiseSelect boxes: PiecewiseSelect(A, B, two boxes) => Select(Or(in the first, in the second), A, B)") {
    source(note = "Two boxes of one axis, as two updates of B.")
    val x by singleton
    val d by rankClass
    val n by x.sizes; val a by x.map; val b by x.map; val e by x.map; val f by x.map
    val p by d.sizes
    val all = shape(x to n, d to p)
    val A by tensor(all)
    val B by tensor(all)
    requires { (0 le a) and (a le b) and (b le n) }
    requires { (0 le e) and (e le f) and (f le n) }
    val count = iota(x, all)
    lhs = B.dynamicUpdateSlice(A.slice(axes(x to a), axes(x to b)), axes(d to 0, x to a))
        .dynamicUpdateSlice(A.slice(axes(x to e), axes(x to f)), axes(d to 0, x to e))
    rhs = select(((count ge a) and (count lt b)) or ((count ge e) and (count lt f)), A, B)
    broken("enzyme/LowerPiecewiseSelect boxes, broken: in both boxes", because = "n = 1, a = 0, b = 1, e = f = 0: A against B") {
        rhs = select(((count ge a) and (count lt b)) and ((count ge e) and (count lt f)), A, B)
    }
}

rule("enzyme/RecognizeUpdateWithoutCorners: Concat(Concat(A, D, A), Extend(D), Concat(A, D, A)) => UpdateWithoutCorners(A, Extend(Extend(D)))") {
    source(note = "A's corners, and D with its edges repeated. The code compares the slices of A with the size of the result, and not with that of A. Wrong as read.")
    expect(REFUTED, because = "A of size 1 for a result of size 0: the update is smaller than A")
    val d by rankClass
    val x by singleton
    val y by singleton
    val p by d.sizes
    val n by x.sizes; val x1 by x.sizes; val x2 by x.map; val m by y.sizes; val y1 by y.sizes; val y2 by y.map
    val moreX by x.sizes
    val A by tensor(d to p, x to n + moreX, y to m)
    val D by tensor(d to p, x to x2 - x1, y to y2 - y1)
    val tall = concat(D.slice(end = y to y1), D, D.slice(start = y to y2 - y1 - (m - y2)), along = y)
    val before = D.slice(end = x to x1)
    val behind = D.slice(start = x to x2 - x1 - (n - x2))
    lhs = concat(
        concat(A.slice(axes(x to 0, y to 0), axes(x to x1, y to y1)), before, A.slice(axes(x to 0, y to y2), axes(x to x1, y to m)), along = y),
        tall,
        concat(A.slice(axes(x to x2, y to 0), axes(x to n, y to y1)), behind, A.slice(axes(x to x2, y to y2), axes(x to n, y to m)), along = y),
        along = x)
    val U = concat(tall.slice(end = x to x1), tall, tall.slice(start = x to x2 - x1 - (n - x2)), along = x)
    val countX = iota(x, shapeOf(A))
    val countY = iota(y, shapeOf(A))
    rhs = select(((countX ge x1) and (countX lt x2)) or ((countY ge y1) and (countY lt y2)), U, A)
    repaired("enzyme/RecognizeUpdateWithoutCorners repaired: A is as large as the result") { requires { moreX eq 0 } }
}
