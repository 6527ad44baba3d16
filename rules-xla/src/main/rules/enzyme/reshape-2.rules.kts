// Patterns of Enzyme-JAX whose left side is a reshape, as coded. Axes have no order: what a reshape inserts or deletes are axes of size 1.

rule("enzyme/ReshapeOpCanon: Reshape(A) => A for the shape that A has") {
    source(note = "Constants that are reshaped are not stated.")
    val c by rankClass
    val n by c.sizes; val m by c.sizes
    val A by tensor(c to n)
    val same = requires { m eq n }
    lhs = A.reshape(c, c to m)
    rhs = A
    broken("enzyme/ReshapeOpCanon broken: as many elements", because = "1 x 2 against 2 x 1") { without(same) }
}

rule("enzyme/MergeConsecutiveReshapes: Reshape(Reshape(A)) => Reshape(A)") {
    val c by rankClass; val d by rankClass; val e by rankClass
    val n by c.sizes; val m by d.sizes; val k by e.sizes
    val A by tensor(c to n)
    lhs = A.reshape(c, d to m).reshape(d, e to k)
    rhs = A.reshape(c, e to k)
    broken("enzyme/MergeConsecutiveReshapes broken: turned round between", because = "n = m = k = 2: A[1] against A[0]") {
        lhs = A.reshape(c, d to m).reverse(d).reshape(d, e to k)
    }
}

rule("enzyme/ReshapeSelect: Reshape(Select(P, A, B)) => Select(Reshape(P), Reshape(A), Reshape(B))") {
    val c by rankClass; val d by rankClass
    val n by c.sizes; val m by d.sizes
    val P by tensor(bool, c to n)
    val A by tensor(c to n)
    val B by tensor(c to n)
    lhs = select(P, A, B).reshape(c, d to m)
    rhs = select(P.reshape(c, d to m), A.reshape(c, d to m), B.reshape(c, d to m))
    broken("enzyme/ReshapeSelect broken: the choice the other way round", because = "P = true: A against B") {
        rhs = select(P.reshape(c, d to m), B.reshape(c, d to m), A.reshape(c, d to m))
    }
}

rule("enzyme/ReshapeSelect scalar: Reshape(Select(p, A, B)) => Select(p, Reshape(A), Reshape(B)) for a scalar p") {
    val c by rankClass; val d by rankClass
    val n by c.sizes; val m by d.sizes
    val p by tensor(bool)
    val A by tensor(c to n)
    val B by tensor(c to n)
    lhs = select(p.expand(c to n), A, B).reshape(c, d to m)
    rhs = select(p.expand(d to m), A.reshape(c, d to m), B.reshape(c, d to m))
    broken("enzyme/ReshapeSelect scalar, broken: negated", because = "p = true: A against B") {
        rhs = select(!p.expand(d to m), A.reshape(c, d to m), B.reshape(c, d to m))
    }
}

rule("enzyme/ReshapeTransposeToBroadcast: Reshape(Transpose(A)) => BroadcastInDim(A) for a reshape that inserts axes of size 1") {
    source(note = "Two axes change places.")
    val c by rankClass; val u by rankClass
    val row by c.label; val column by c.label
    val n by c.sizes; val m by c.sizes
    val A by tensor(row to n, column to m)
    lhs = A.relabel(row to column, column to row).addUnit(u)
    rhs = A.expand(u to 1).relabel(row to column, column to row)
    broken("enzyme/ReshapeTransposeToBroadcast broken: not transposed", because = "n = m = 2: A[0, 1] against A[1, 0]") {
        requires { n eq m }
        rhs = A.expand(u to 1)
    }
}

rule("enzyme/ReshapeTransposeToBroadcast any: Reshape(Transpose(A, p)) => BroadcastInDim(A) for a reshape that inserts axes of size 1") {
    source(note = "Any order of axes.")
    val c by rankClass; val u by rankClass
    val p by permutation(c)
    val n by c.sizes
    val A by tensor(c to n)
    lhs = A.transpose(p).addUnit(u)
    rhs = A.expand(u to 1).transpose(p, c)
    broken("enzyme/ReshapeTransposeToBroadcast any, broken: the other order", because = "three axes go round") {
        rhs = A.expand(u to 1).transpose(p.inverse, c)
    }
}

rule("enzyme/ReshapeToBroadcast: Reshape(A) => BroadcastInDim(A) for a reshape that inserts an axis of size 1") {
    source(note = "The code asks for a first axis.")
    val c by rankClass; val u by singleton
    val n by c.sizes
    val A by tensor(c to n)
    lhs = A.addUnit(u)
    rhs = A.expand(u to 1)
    broken("enzyme/ReshapeToBroadcast broken: twice", because = "size 1 against 2") { rhs = A.expand(u to 2) }
}

rule("enzyme/ReshapeDeletionsBroadcastInDimSimplify: Reshape(BroadcastInDim(A)) => BroadcastInDim(A) for a reshape that deletes new axes") {
    val c by rankClass; val u by rankClass; val d by rankClass
    val n by c.sizes; val m by d.sizes
    val A by tensor(d to m)
    lhs = A.expand(c to n).expand(u to 1).dropUnit(u)
    rhs = A.expand(c to n)
    broken("enzyme/ReshapeDeletionsBroadcastInDimSimplify broken: another size", because = "n = 1: size 1 against 2") { rhs = A.expand(c to n + 1) }
}

rule("enzyme/ReshapeInsertionsBroadcastInDimSimplify: Reshape(BroadcastInDim(A)) => BroadcastInDim(A) for a reshape that inserts axes") {
    val c by rankClass; val u by rankClass; val d by rankClass
    val n by c.sizes; val m by d.sizes
    val A by tensor(d to m)
    lhs = A.expand(c to n).addUnit(u)
    rhs = A.expand(u to 1).expand(c to n)
    broken("enzyme/ReshapeInsertionsBroadcastInDimSimplify broken: another size", because = "n = 1: size 1 against 2") {
        rhs = A.expand(u to 1).expand(c to n + 1)
    }
}

rule("enzyme/ReshapeSliceReshape: Reshape(Slice(Reshape(A))) => Slice(A), axes of size 1 inserted and deleted again") {
    source(note = "Axes that are both inserted and deleted, of u; of w are such as are inserted only, of x such as the slice leaves one element of.")
    val c by rankClass; val u by rankClass; val w by rankClass; val x by rankClass
    val n by c.sizes; val s by c.map; val e by c.map; val t by c.map
    val i by u.map; val j by u.map; val h by u.map
    val q by w.map; val r by w.map
    val m by x.sizes; val k by x.map; val l by x.map
    val A by tensor(c to n, x to m)
    lhs = A.addUnit(u, w).slice(axes(s, i, q, k), axes(e, j, r, l), axes(c to t, u to h, w to 1, x to 1)).dropUnit(u, x)
    rhs = A.addUnit(w).slice(axes(s, q, k), axes(e, r, l), axes(c to t, w to 1, x to 1)).dropUnit(x)
    broken("enzyme/ReshapeSliceReshape broken: from the beginning", because = "n = 2, s = 1, e = 2: A[1] against A[0]") {
        rhs = A.addUnit(w).slice(axes(c to s - s, w to q, x to k), axes(c to e - s, w to r, x to l), axes(c to t, w to 1, x to 1)).dropUnit(x)
    }
}

rule("enzyme/DeleteDimsBroadcast: Reshape(BroadcastInDim(A)) => BroadcastInDim(Reshape(A)) for a reshape that deletes axes of A") {
    val c by rankClass; val u by rankClass; val d by rankClass
    val n by c.sizes; val k by u.sizes; val m by d.sizes
    val A by tensor(u to k, d to m)
    lhs = A.expand(c to n).dropUnit(u)
    rhs = A.dropUnit(u).expand(c to n)
    broken("enzyme/DeleteDimsBroadcast broken: the first of any size", because = "k = 2 has no such reshape, n = 1 against 2") {
        rhs = A.slice(end = axes(u to 1)).dropUnit(u).expand(c to n + 1)
    }
}

rule("enzyme/DeleteDimsBroadcast expanded: Reshape(BroadcastInDim(A)) => BroadcastInDim(Reshape(A)), other axes of A with size 1 become longer") {
    val c by rankClass; val u by rankClass; val o by rankClass
    val n by c.sizes; val k by u.sizes; val m by o.sizes
    val A by tensor(u to k, o to 1)
    lhs = A.dropUnit(o).expand(o to m).expand(c to n).dropUnit(u)
    rhs = A.dropUnit(u).dropUnit(o).expand(o to m).expand(c to n)
    broken("enzyme/DeleteDimsBroadcast expanded, broken: they stay as they are", because = "m = 2: size 2 against 1") {
        rhs = A.dropUnit(u).expand(c to n)
    }
}
