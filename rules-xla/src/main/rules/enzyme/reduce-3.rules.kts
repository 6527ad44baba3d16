// Patterns of Enzyme-JAX whose left side is a reduction, as coded. StableHLO leaves open how often the initial value is combined, so that a
// program means one thing where it is an identity only. So it is one here; what combines it once is a broken variant.

rule("enzyme/NoopReduceOpCanon: Reduce(A) => Reshape(A) over axes of size 1") {
    source(note = "The code asks for no axes, which is the rule at rank 0 of c; a body that returns something from outside is not stated.")
    val c by rankClass; val d by rankClass
    val n by c.sizes; val m by d.sizes
    val v by element
    val g by monoid(T, identity = v)
    val A by tensor(c to n, d to m)
    val one = requires { n eq 1 }
    lhs = A.reduce(g, c, initial = v)
    rhs = A.dropUnit(c)
    broken("enzyme/NoopReduceOpCanon broken: any initial value", because = "it is combined once") {
        val w by element
        lhs = A.reduce(g, c, initial = w)
    }
    broken("enzyme/NoopReduceOpCanon broken: over any axes", because = "n = 0: no axis of size 1 to drop") { without(one) }
}

rule("enzyme/EmptyReduceOpCanon: Reduce(A) => Broadcast(v) for A without elements") {
    source(note = "Some axis has size 0, a reduced one or another.")
    val c by rankClass; val d by rankClass
    val n by c.sizes; val m by d.sizes
    val v by element
    val g by monoid
    val A by tensor(c to n, d to m)
    val empty = requires { someLane(n eq 0) or someLane(m eq 0) }
    lhs = A.reduce(g, c, initial = v)
    rhs = constant(v, d to m)
    broken("enzyme/EmptyReduceOpCanon broken: A has elements", because = "n = m = 1") { without(empty) }
    broken("enzyme/EmptyReduceOpCanon broken: all axes that are reduced are empty, so none at rank 0", because = "rank 0: A against v") {
        replace(empty) { everyLane(n eq 0) }
    }
}

rule("enzyme/ReduceTransposeSimplify: Reduce(Transpose(A)) => Transpose(Reduce(A))") {
    source(note = "Of each pair of axes that change places one is reduced, and all of another class.")
    val c by rankClass; val d by rankClass
    val row by c.label; val column by c.label
    val n by c.sizes; val m by c.sizes; val k by d.sizes
    val v by element
    val g by monoid(T, identity = v)
    val A by tensor(row to n, column to m, d to k)
    lhs = A.relabel(row to column, column to row).reduce(g, row, d, initial = v)
    rhs = A.reduce(g, column, d, initial = v).relabel(row to column)
    broken("enzyme/ReduceTransposeSimplify broken: the axis as it is", because = "n = m = 2: rows against columns") {
        requires { n eq m }
        rhs = A.reduce(g, row, d, initial = v)
    }
}

rule("enzyme/ReduceTransposeSimplify kept: Reduce(Transpose(A, p)) => Transpose(Reduce(A), p), any order of the axes that are kept") {
    val c by rankClass; val d by rankClass
    val p by permutation(c); val q by permutation(d)
    val n by c.sizes; val k by d.sizes
    val v by element
    val g by monoid(T, identity = v)
    val A by tensor(c to n, d to k)
    lhs = A.transpose(p, c).transpose(q, d).reduce(g, d, initial = v)
    rhs = A.reduce(g, d, initial = v).transpose(p)
    broken("enzyme/ReduceTransposeSimplify kept, broken: the other order", because = "three axes go round") {
        rhs = A.reduce(g, d, initial = v).transpose(p.inverse)
    }
}

rule("enzyme/ReduceReduce: Reduce(Reduce(A)) => Reduce(A) over the axes of both") {
    source(note = "The same function and the same initial value.")
    val c by rankClass; val d by rankClass; val e by rankClass
    val n by c.sizes; val m by d.sizes; val k by e.sizes
    val v by element
    val g by monoid(T, identity = v)
    val A by tensor(c to n, d to m, e to k)
    lhs = A.reduce(g, c, initial = v).reduce(g, d, initial = v)
    rhs = A.reduce(g, c, d, initial = v)
    broken("enzyme/ReduceReduce broken: any initial value", because = "m = 2: it is combined once for each element of the inner one") {
        val w by element
        lhs = A.reduce(g, c, initial = w).reduce(g, d, initial = w)
        rhs = A.reduce(g, c, d, initial = w)
    }
}

for (m in listOf(sum, product))
rule("enzyme/ReduceReduce of floats: Reduce(Reduce(A)) => Reduce(A) over the axes of both, $m") {
    expect(UNKNOWN, because = "no order of the elements is told")
    val c by rankClass; val d by rankClass; val e by rankClass
    val n by c.sizes; val k by d.sizes; val l by e.sizes
    val A by tensor(c to n, d to k, e to l)
    elements(floats)
    lhs = A.reduce(m, c).reduce(m, d)
    rhs = A.reduce(m, c, d)
    broken("enzyme/ReduceReduce of floats broken: the first of d, $m", because = "k = 2, and nothing is not a number") {
        elements(int)
        rhs = A.slice(end = axes(d to min(k, 1))).reduce(m, c, d)
    }
}

rule("enzyme/ReduceMulToDotGeneral: Reduce[+](Mul(A, B)) => DotGeneral(A, B)") {
    source(note = "What is not reduced becomes a batch.")
    val c by rankClass; val d by rankClass
    val n by c.sizes; val m by d.sizes
    val A by tensor(c to n, d to m)
    val B by tensor(c to n, d to m)
    lhs = (A * B).reduce(sum, c)
    rhs = dot(A, B, contract = c, batch = d)
    broken("enzyme/ReduceMulToDotGeneral broken: an initial value", because = "rank 0, 1: A * B + 1 against A * B") {
        lhs = (A * B).reduce(sum, c, initial = 1)
    }
}

rule("enzyme/SplitReduceAddMulToAddDotGeneral: Reduce[+](Add(Mul(A, B), C)) => Add(DotGeneral(A, B), Reduce[+](C))") {
    source(note = "Where A or B is broadcast; the sum in either order.")
    expect(REFUTED, on = floats, because = "1 * -1 + 0 + 1 * 1.001 + 1 of f16: what is rounded is another sum")
    val c by rankClass; val d by rankClass; val e by rankClass
    val n by c.sizes; val m by d.sizes; val k by e.sizes
    val A by tensor(c to n, d to m)
    val B by tensor(c to n, d to m, e to k)
    val C by tensor(c to n, d to m, e to k)
    val wide = A.expand(e to k)
    lhs = (wide * B + C).reduce(sum, c)
    rhs = dot(wide, B, contract = c, batch = on(d, e)) + C.reduce(sum, c)
    broken("enzyme/SplitReduceAddMulToAddDotGeneral broken: C once", because = "n = 2, of the first C alone") {
        rhs = dot(wide, B, contract = c, batch = on(d, e)) + C.slice(end = axes(c to min(n, 1))).reduce(sum, c)
    }
}

rule("enzyme/SplitReduceAddMulToAddDotGeneral both: Reduce[+](Add(Mul(A, B), Mul(C, D))) => Add(DotGeneral(A, B), DotGeneral(C, D))") {
    source(note = "Where one factor of each product is broadcast.")
    expect(REFUTED, on = floats, because = "inf and what is rounded: another sum")
    val c by rankClass; val d by rankClass
    val n by c.sizes; val m by d.sizes
    val A by tensor(c to n)
    val B by tensor(c to n, d to m)
    val C by tensor(c to n)
    val D by tensor(c to n, d to m)
    lhs = (A.expand(d to m) * B + C.expand(d to m) * D).reduce(sum, c)
    rhs = dot(A.expand(d to m), B, contract = c, batch = d) + dot(C.expand(d to m), D, contract = c, batch = d)
    broken("enzyme/SplitReduceAddMulToAddDotGeneral both, broken: the factors exchanged", because = "A = B = 1, C = D = 0") {
        rhs = dot(A.expand(d to m), D, contract = c, batch = d) + dot(C.expand(d to m), B, contract = c, batch = d)
    }
}

rule("enzyme/ReduceDeleteDims: Reshape(Reduce(A)) => Reduce(A) over the axes of size 1 that the reshape deletes, too") {
    val c by rankClass; val u by rankClass; val d by rankClass
    val n by c.sizes; val k by u.sizes; val m by d.sizes
    val v by element
    val g by monoid
    val A by tensor(c to n, u to k, d to m)
    lhs = A.reduce(g, c, initial = v).dropUnit(u)
    rhs = A.reduce(g, c, u, initial = v)
    broken("enzyme/ReduceDeleteDims broken: the initial value once more", because = "rank 0: g(v, A) against g(v, g(v, A))") {
        rhs = A.reduce(g, c, u, initial = v).reduce(g, d, initial = v).expand(d to m)
    }
}

rule("enzyme/DeleteDimsReduce: Reduce(Reshape(A)) => Reduce(A) over the axes of size 1 that the reshape deletes, too") {
    val c by rankClass; val u by rankClass; val d by rankClass
    val n by c.sizes; val k by u.sizes; val m by d.sizes
    val v by element
    val g by monoid
    val A by tensor(c to n, u to k, d to m)
    lhs = A.dropUnit(u).reduce(g, c, initial = v)
    rhs = A.reduce(g, c, u, initial = v)
    broken("enzyme/DeleteDimsReduce broken: what is kept is reduced, too", because = "m = 2: both against one") {
        rhs = A.reduce(g, c, u, d, initial = v).expand(d to m)
    }
}

rule("enzyme/FuseReshapeCollapseOrExpandDimsIntoReduce: Reduce(Reshape(A)) => Reduce(A) for a reshape of reduced axes") {
    source(note = "Each of them is merged of several, or split into several that are all reduced.")
    val b by rankClass; val c by rankClass; val d by rankClass
    val p by b.sizes; val n by c.sizes; val m by d.sizes
    val v by element
    val g by monoid
    val A by tensor(b to p, c to n)
    lhs = A.reshape(c, d to m).reduce(g, d, initial = v)
    rhs = A.reduce(g, c, initial = v)
    broken("enzyme/FuseReshapeCollapseOrExpandDimsIntoReduce broken: the first of each axis", because = "n = 2: one against both") {
        rhs = A.slice(end = axes(c to min(n, 1))).reduce(g, c, initial = v)
    }
}
