// XLA's HandleReshape as coded. A reshape is stated by what it does: it merges pairs of axes into one, splits axes into
// two, adds and drops axes of size 1. Each such form of a rule is a rule here; rules of any reshape are in reshape-any-rank.rules.kts.

rule("HandleReshape/01 Reshape(A) => Constant() for A without elements, for a reshape that merges axes") {
    source("", "HandleReshape/01")
    val c by rankClass
    val row by c.label
    val n by c.sizes
    val m by c.sizes
    val v by element
    val A by tensor(c to n, row to m)
    val empty = requires { someLane((n eq 0) or (m eq 0)) }
    lhs = A.merge(c, row)
    rhs = constant(v, c to n * m)
    broken("HandleReshape/01 broken: A has elements", because = "n = m = 1: A against v") { without(empty) }
}

rule("HandleReshape/01 split: Reshape(A) => Constant() for A without elements, for a reshape that splits axes") {
    source("", "HandleReshape/01")
    val c by rankClass
    val tile by c.label
    val n by c.sizes
    val t by c.sizes
    val v by element
    val A by tensor(c to n)
    val empty = requires { someLane(n eq 0) }
    lhs = A.split(c, inner = tile to t)
    rhs = constant(v, c to n.floorDiv(t), tile to t)
    broken("HandleReshape/01 split, broken: A has elements", because = "n = 1: A against v") { without(empty) }
}

rule("HandleReshape/03 Reshape(Reshape(A)) => Reshape(A), three axes merged in either order") {
    source("", "HandleReshape/03")
    val c by rankClass
    val row by c.label
    val column by c.label
    val n by c.sizes
    val m by c.sizes
    val p by c.sizes
    val A by tensor(c to n, row to m, column to p)
    lhs = A.merge(c, row).merge(c, column)
    rhs = A.merge(row, column, into = row).merge(c, row)
    broken("HandleReshape/03 broken: in another order of axes", because = "m = p = 2: A[0, 0, 1] against A[0, 1, 0]") {
        requires { m eq p }
        rhs = A.merge(column, row, into = row).merge(c, row)
    }
}

rule("HandleReshape/03 split: Reshape(Reshape(A)) => A, split and merged again") {
    source("", "HandleReshape/03", note = "The whole is a reshape to the shape that A has, as in HandleReshape/02.")
    val c by rankClass
    val tile by c.label
    val n by c.sizes
    val t by c.sizes
    val A by tensor(c to n)
    lhs = A.split(c, inner = tile to t).merge(c, tile)
    rhs = A
    broken("HandleReshape/03 split, broken: merged the other way round", because = "n = 4, t = 2: A[1] against A[2]") {
        lhs = A.split(c, inner = tile to t).merge(tile, c, into = c)
    }
}

rule("HandleReshape/05 Reshape(Transpose(Reshape(A))) => A, an axis of size 1 dropped and added again") {
    source("", "HandleReshape/05", note = "The two transposes undo one another.")
    val c by rankClass
    val u by singleton
    val row by c.label
    val column by c.label
    val n by c.sizes
    val m by c.sizes
    val A by tensor(row to n, column to m, u to 1)
    lhs = A.dropUnit(u).relabel(row to column, column to row).addUnit(u).relabel(row to column, column to row)
    rhs = A
    broken("HandleReshape/05 broken: one transpose", because = "n = m = 2: A[0, 1] against A[1, 0]") {
        requires { n eq m }
        lhs = A.dropUnit(u).relabel(row to column, column to row).addUnit(u)
    }
}

rule("HandleReshape/07 Reshape(Transpose(Reshape(A))) => Transpose(A), axes split and merged again elsewhere") {
    source("", "HandleReshape/07", note = "The parts of an axis stay side by side and in their order.")
    val c by rankClass
    val row by c.label
    val column by c.label
    val tile by c.label
    val n by c.sizes
    val m by c.sizes
    val t by c.sizes
    val A by tensor(row to n, column to m)
    lhs = A.split(row, inner = tile to t).relabel(row to column, column to row).merge(column, tile, into = column)
    rhs = A.relabel(row to column, column to row)
    broken("HandleReshape/07 broken: the parts change places", because = "n = 4, t = 2: A[1, 0] against A[2, 0]") {
        lhs = A.split(row, inner = tile to t).relabel(row to column, column to row).merge(tile, column, into = column)
    }
}

rule("HandleReshape/09 Reshape(Broadcast(A)) => Broadcast(A), for a reshape that merges new axes") {
    source("", "HandleReshape/09")
    val c by rankClass
    val d by rankClass
    val row by c.label
    val n by c.sizes
    val m by c.sizes
    val p by d.sizes
    val A by tensor(d to p)
    lhs = A.expand(c to n, row to m).merge(c, row)
    rhs = A.expand(c to n * m)
    broken("HandleReshape/09 broken: an axis of A is merged with a new one", because = "n = m = 2: A[0], A[0], A[1], A[1] against A[0], A[1], A[0], A[1]") {
        val B by tensor(c to n, d to p)
        lhs = B.expand(row to m).merge(c, row)
        rhs = B.expand(row to m).merge(row, c, into = c)
    }
}

rule("HandleReshape/09 split: Reshape(Broadcast(A)) => Broadcast(A), for a reshape that splits new axes") {
    source("", "HandleReshape/09")
    val c by rankClass
    val d by rankClass
    val tile by c.label
    val n by c.sizes
    val t by c.sizes
    val p by d.sizes
    val A by tensor(d to p)
    lhs = A.expand(c to n).split(c, inner = tile to t)
    rhs = A.expand(c to n.floorDiv(t), tile to t)
    broken("HandleReshape/09 split, broken: one block more", because = "n = t = 1: size 1 against 2") {
        rhs = A.expand(c to n.floorDiv(t) + 1, tile to t)
    }
}

rule("HandleReshape/10 Reshape(Iota) => Add(Mul(Iota, t), Iota), for a reshape that splits the axis counted along") {
    source("", "HandleReshape/10", note = "Into two axes, of which the first is longer than 1.")
    val s by singleton
    val d by rankClass
    val tile by s.label
    val n by s.sizes
    val t by s.sizes
    val p by d.sizes
    val several = requires { n.floorDiv(t) gt 1 }
    val blocks = shape(s to n.floorDiv(t), tile to t, d to p)
    lhs = iota(s, s to n, d to p).split(s, inner = tile to t)
    rhs = iota(s, blocks) * t + iota(tile, blocks)
    weaker("HandleReshape/10 weakened: of one block and of none") { without(several) }
    broken("HandleReshape/10 broken: the inner axis counts the blocks", because = "n = 6, t = 3: position 1 against 2") {
        rhs = iota(tile, blocks) * n.floorDiv(t) + iota(s, blocks)
    }
}

rule("HandleReshape/11 Reshape(DynamicUpdateSlice(A, U, i)) => DynamicUpdateSlice(Reshape(A), Reshape(U), i), an axis of size 1 added") {
    source("", "HandleReshape/11")
    val c by rankClass
    val u by rankClass
    val n by c.sizes
    val m by c.sizes
    val i by c.map
    val A by tensor(c to n)
    val U by tensor(c to m)
    lhs = A.dynamicUpdateSlice(U, i).addUnit(u)
    rhs = A.addUnit(u).dynamicUpdateSlice(U.addUnit(u), axes(c to i, u to 0))
    broken("HandleReshape/11 broken: from the beginning", because = "n = 2, m = 1, i = 1: U at 1 against U at 0") {
        rhs = A.addUnit(u).dynamicUpdateSlice(U.addUnit(u), axes(c to 0, u to 0))
    }
}

rule("HandleReshape/11 dropped: Reshape(DynamicUpdateSlice(A, U, i)) => DynamicUpdateSlice(Reshape(A), Reshape(U), i), an axis of size 1 dropped") {
    source("", "HandleReshape/11", note = "For the update to be reshaped like A, it has size 1 there.")
    val c by rankClass
    val u by rankClass
    val n by c.sizes
    val m by c.sizes
    val i by c.map
    val j by u.map
    val A by tensor(c to n, u to 1)
    val U by tensor(c to m, u to 1)
    lhs = A.dynamicUpdateSlice(U, axes(i, j)).dropUnit(u)
    rhs = A.dropUnit(u).dynamicUpdateSlice(U.dropUnit(u), i)
    broken("HandleReshape/11 dropped, broken: not updated", because = "n = m = 1: U against A") { rhs = A.dropUnit(u) }
}

rule("HandleSlice/13 Slice(Reshape(A)) => Reshape(Slice(A)), for a reshape that merges axes") {
    source("", "HandleSlice/13", note = "The first of the merged axes is cut, so the cuts are multiples of the size of the second.")
    val c by singleton
    val d by rankClass
    val row by c.label
    val n by c.sizes
    val m by c.sizes
    val p by d.sizes
    val s by c.map
    val e by c.map
    val A by tensor(c to n, row to m, d to p)
    val some = requires { m ge 1 }
    lhs = A.merge(c, row).slice(start = axes(c to s * m), end = axes(c to e * m))
    rhs = A.slice(start = axes(c to s), end = axes(c to e)).merge(c, row)
    broken("HandleSlice/13 broken: m may be 0", because = "m = 0, s = 1: the slice of nothing is valid, that of n = 0 is not") { without(some) }
    broken("HandleSlice/13 broken: the other axis is cut", because = "n = m = 2, s = 0, e = 1: A[0, 1] against A[1, 0]") {
        requires { n eq m }
        rhs = A.slice(start = axes(row to s), end = axes(row to e)).merge(c, row)
    }
}

rule("HandleSlice/13 split: Slice(Reshape(A)) => Reshape(Slice(A)), for a reshape that splits axes") {
    source("", "HandleSlice/13")
    val c by rankClass
    val tile by c.label
    val n by c.sizes
    val t by c.sizes
    val s by c.map
    val e by c.map
    val A by tensor(c to n)
    lhs = A.split(c, inner = tile to t).slice(start = axes(c to s), end = axes(c to e))
    rhs = A.slice(start = s * t, end = e * t).split(c, inner = tile to t)
    broken("HandleSlice/13 split, broken: not by blocks", because = "n = 2, t = 2, s = 0, e = 1: a slice of size 1 is no block") {
        rhs = A.slice(start = s, end = e).split(c, inner = tile to t)
    }
}

rule("HandleReshape/02 Reshape(A) => A for the shape that A has") {
    source("", "HandleReshape/02", note = "An axis of size 1 is dropped and one is added, so the shapes are the same but for a name.")
    val c by rankClass
    val u by rankClass
    val old by u.label
    val new by u.label
    val n by c.sizes
    val A by tensor(c to n, old to 1)
    lhs = A.reshapeUnit(listOf(new), listOf(old))
    rhs = A.relabel(old to new)
    broken("HandleReshape/02 broken: another tensor of this shape", because = "A and B") {
        val B by tensor(c to n, old to 1)
        rhs = B.relabel(old to new)
    }
    broken("HandleReshape/02 broken: the elements of another axis reversed", because = "n = 2: A[0] against A[1]") {
        rhs = A.relabel(old to new).reverse(c)
    }
}
