// What buffers hold. A buffer is a tensor here, and a view of it, with the slices that it takes, is a slice; what is written to it makes
// another tensor. So nothing is said of addresses, aliases, allocation and what is undefined, and rules that turn on those are not here.

import io.verifyrules.dsl.axis.AxisMap
import io.verifyrules.dsl.axis.RankClass
import io.verifyrules.dsl.expr.TensorExpr

fun RuleScope.subview(m: TensorExpr, o: AxisMap, n: AxisMap, s: AxisMap) =
    m.slice(start = o, end = o + max((n - 1) * s + 1, 0), stride = s)

fun RuleScope.load(m: TensorExpr, i: AxisMap, c: RankClass) = m.slice(start = i, end = i + 1).dropUnit(c)

rule("memref/subview-compose: a view of a view") {
    source(note = "the right sibling of memref/subview-compose-outer-stride")
    val c by rankClass
    val size by c.sizes
    val o1 by c.map; val n1 by c.sizes; val s1 by c.map
    val o2 by c.map; val n2 by c.sizes; val s2 by c.map
    val m by tensor(c to size)
    val inside = requires { o2 lt n1 }
    var start = o1 + s1 * o2
    broken("memref/subview-compose-outer-stride: the inner stride ignored in the offset",
        because = "s1 = 2, o2 = 1: m[2] against m[1]") {
        source("memref/subview-compose-outer-stride", "FoldMemRefAliasOps",
            note = "MemRef/Transforms/FoldMemRefAliasOps.cpp, altered")
        start = o1 + o2
    }
    lhs = subview(subview(m, o1, n1, s1), o2, n2, s2)
    rhs = subview(m, start, n2, s1 * s2)
    broken("memref/subview-compose broken: an empty view at the end of a view with a stride",
        because = "size = n1 = 1, s1 = 2, o2 = 1, n2 = 0: it starts at 2 of 1") { without(inside) }
}

rule("memref/load-of-subview: a load through a view") {
    source("memref/load-of-subview", "LoadOpOfSubViewOpFolder", note = "MemRef/Transforms/FoldMemRefAliasOps.cpp")
    val c by rankClass
    val size by c.sizes; val o by c.map; val n by c.sizes; val s by c.map; val i by c.map
    val m by tensor(c to size)
    lhs = load(subview(m, o, n, s), i, c)
    rhs = load(m, o + s * i, c)
    broken("memref/load-of-subview broken: the stride forgotten",
        because = "s = 2, i = 1: m[2] against m[1]") { rhs = load(m, o + i, c) }
}

rule("memref/store-load-forward: a load after a store to the same place") {
    source("memref/store-load-forward", note = "with nothing written between")
    val c by rankClass
    val n by c.sizes; val i by c.map
    val m by tensor(c to n)
    val v by tensor()
    val stored = m.insertSlice(v.addUnit(c), start = i)
    lhs = load(stored, i, c)
    rhs = v
    broken("memref/store-load-forward-alias: with a store between to what may be the same place", because = "i = j: w against v") {
        source("memref/store-load-forward-alias", note = "two names of one buffer")
        val j by c.map
        val w by tensor()
        lhs = load(stored.insertSlice(w.addUnit(c), start = j), i, c)
    }
    repaired("memref/store-load-forward-alias repaired: with a store between to another place of the same buffer") {
        val j by c.map
        val w by tensor()
        requires { someLane(i ne j) }
        lhs = load(stored.insertSlice(w.addUnit(c), start = j), i, c)
    }
}

rule("memref/copy-self: a copy onto itself") {
    source("memref/copy-self", "FoldSelfCopy", note = "MemRef/IR/MemRefOps.cpp; what the buffer holds afterwards")
    val c by rankClass
    val n by c.sizes
    val m by tensor(c to n)
    lhs = m.insertSlice(m)
    rhs = m
    broken("memref/copy-self broken: onto a view of itself", because = "n = 2: m[0] against m[1]") {
        val o by c.map; val k by c.sizes
        lhs = m.insertSlice(m.slice(end = k), start = o)
    }
}

rule("memref/copy-empty: a copy without elements") {
    source("memref/copy-empty", "FoldEmptyCopy", note = "MemRef/IR/MemRefOps.cpp; what the second buffer holds afterwards")
    val c by rankClass
    val n by c.sizes
    val a by tensor(c to n)
    val b by tensor(c to n)
    val empty = requires { someLane(n eq 0) }
    lhs = b.insertSlice(a)
    rhs = b
    broken("memref/copy-empty broken: without elements on every axis",
        because = "rank 0: a against b") { replace(empty) { n eq 0 } }
}

rule("memref/copy-then-load: the copy read") {
    source("memref/copy-then-load", note = "the buffers do not overlap")
    val c by rankClass
    val n by c.sizes; val i by c.map
    val a by tensor(c to n)
    val b by tensor(c to n)
    lhs = load(b.insertSlice(a), i, c)
    rhs = load(a, i, c)
    broken("memref/copy-then-load broken: what was there before", because = "a[0] against b[0]") { rhs = load(b, i, c) }
}

rule("memref/copy-of-partial-fill: a copy of a partly filled buffer") {
    source("memref/copy-of-partial-fill", note = "what the second buffer holds afterwards")
    expect(REFUTED, because = "size = 1, nothing filled: m[0] against n[0]")
    val c by rankClass
    val size by c.sizes; val o by c.map; val k by c.sizes; val s by c.map
    val v by element
    val m by tensor(c to size)
    val n by tensor(c to size)
    lhs = n.insertSlice(m.insertSlice(constant(v, c to k), start = o, stride = s))
    rhs = n.insertSlice(constant(v, c to k), start = o, stride = s)
    repaired("memref/copy-of-partial-fill repaired: of a buffer filled in full") { requires { k eq size } }
}

rule("memref/expand-collapse: a collapse of an expansion, of unit axes") {
    source("memref/expand-collapse", "ComposeCollapseOfExpandOp", note = "MemRef/IR/MemRefOps.cpp; unit axes only")
    val c by rankClass; val u by rankClass
    val n by c.sizes
    val m by tensor(c to n)
    lhs = m.addUnit(u).dropUnit(u)
    rhs = m
}

rule("memref/load-of-expand: a load through an expanded shape") {
    source("memref/load-of-expand", "LoadOpOfExpandShapeOpFolder",
        note = "MemRef/Transforms/FoldMemRefAliasOps.cpp; groups of two axes")
    val c by rankClass; val size by c.sizes; val t by c.map; val i by c.map; val j by c.map
    val tile by c.label
    val m by tensor(c to size)
    lhs = m.split(c, inner = tile to t).slice(start = axes(c to i, tile to j), end = axes(c to i + 1, tile to j + 1))
        .merge(c, tile).dropUnit(c)
    rhs = load(m, i * t + j, c)
    broken("memref/load-of-expand broken: by the wrong size", because = "t = 1, size = 2") {
        rhs = load(m, i * size.floorDiv(t) + j, c)
    }
}

rule("memref/load-of-collapse: a load through a collapsed shape") {
    source("memref/load-of-collapse", "LoadOpOfCollapseShapeOpFolder",
        note = "MemRef/Transforms/FoldMemRefAliasOps.cpp; groups of two axes")
    val c by rankClass; val size by c.sizes; val t by c.sizes; val i by c.map
    val tile by c.label
    val m by tensor(c to size, tile to t)
    val row = i.floorDiv(t); val column = i.floorMod(t)
    lhs = load(m.merge(c, tile), i, c)
    rhs = m.slice(start = axes(c to row, tile to column), end = axes(c to row + 1, tile to column + 1)).merge(c, tile).dropUnit(c)
    broken("memref/load-of-collapse broken: divided by the other size", because = "size = 1, t = 2, i = 1") {
        val otherRow = i.floorDiv(size); val otherColumn = i.floorMod(size)
        rhs = m.slice(start = axes(c to otherRow, tile to otherColumn), end = axes(c to otherRow + 1, tile to otherColumn + 1))
            .merge(c, tile).dropUnit(c)
    }
}

rule("memref/dim-of-subview: the size of a view") {
    source("memref/dim-of-subview", "DimOp::fold", note = "MemRef/IR/MemRefOps.cpp")
    val c by singleton; val size by c.sizes; val o by c.map; val n by c.sizes; val s by c.map
    val m by tensor(c to size)
    requires { s ge 1 }
    lhs = constant(sizeOf(subview(m, o, n, s), c))
    rhs = constant(n)
    broken("memref/dim-of-subview broken: one more", because = "n = 0") { rhs = constant(n + 1) }
}
