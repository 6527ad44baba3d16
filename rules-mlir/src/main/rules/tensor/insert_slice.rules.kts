// tensor.insert_slice: v written over every s-th place of d from o on. Its places have to lie inside; where v is empty there is none,
// and o may be anything up to the size of d. tensor.empty is a tensor with any elements: what is read of it is fixed, if unknown.

import io.verifyrules.dsl.axis.AxisMap
import io.verifyrules.dsl.expr.TensorExpr

/** Where a slice of n elements ends that starts at o: behind its last element. */
fun RuleScope.end(o: AxisMap, n: AxisMap, s: AxisMap) = o + max((n - 1) * s + 1, 0)

fun RuleScope.extractSlice(x: TensorExpr, o: AxisMap, n: AxisMap, s: AxisMap) =
    x.slice(start = o, end = end(o, n, s), stride = s)

rule("tensor/extract-slice-of-insert-same: an inserted slice read back") {
    source("tensor/extract-slice-of-insert-same", "foldExtractAfterInsertSlice", note = "Tensor/IR/TensorOps.cpp")
    val c by rankClass
    val size by c.sizes; val n by c.sizes; val o by c.map; val s by c.map
    val d by tensor(c to size)
    val v by tensor(c to n)
    var stride = s
    broken("tensor/extract-slice-of-insert-same broken: read with another stride",
        because = "n = 2, s = 2: v[1] against d[1]") { stride = lanes(1) }
    lhs = extractSlice(d.insertSlice(v, start = o, stride = s), o, n, stride)
    rhs = v
    broken("tensor/extract-slice-of-insert-same broken: read from another place", because = "v[0] against d[1]") {
        val other by c.map
        requires { (other ge 0) and (other + max((n - 1) * s + 1, 0) le size) }
        lhs = extractSlice(d.insertSlice(v, start = o, stride = s), other, n, s)
    }
}

rule("tensor/extract-slice-disjoint-insert: a slice of what an insertion leaves alone") {
    source("tensor/extract-slice-disjoint-insert", note = "The regions are disjoint as soon as they are on one axis.")
    val c by rankClass
    val size by c.sizes
    val n by c.sizes; val o by c.map; val s by c.map
    val n2 by c.sizes; val o2 by c.map; val s2 by c.map
    val d by tensor(c to size)
    val v by tensor(c to n)
    val disjoint = requires { someLane((o2 + (n2 - 1) * s2 lt o) or (o + (n - 1) * s lt o2)) }
    lhs = extractSlice(d.insertSlice(v, start = o, stride = s), o2, n2, s2)
    rhs = extractSlice(d, o2, n2, s2)
    weaker("tensor/extract-slice-disjoint-insert weaker: or between the places of the insertion") {
        replace(disjoint) {
            someLane((o2 + (n2 - 1) * s2 lt o) or (o + (n - 1) * s lt o2)) or
                someLane((s2 eq s) and ((o2 - o).floorMod(s) ne 0))
        }
    }
    broken("tensor/extract-slice-disjoint-insert broken: the slice starts before the insertion",
        because = "o2 = 0, n2 = 2, o = 1: d[1] is overwritten") {
        replace(disjoint) { someLane((o2 lt o) or (o + (n - 1) * s lt o2)) }
    }
    broken("tensor/extract-slice-disjoint-insert broken: any regions", because = "v[0] against d[0]") { without(disjoint) }
}

rule("tensor/insert-slice-full: an insertion over everything") {
    source("tensor/insert-slice-full", "InsertSliceOp::fold", note = "Tensor/IR/TensorOps.cpp")
    val c by rankClass
    val size by c.sizes; val n by c.sizes; val o by c.map; val s by c.map
    val d by tensor(c to size)
    val v by tensor(c to n)
    val first = requires { o eq 0 }
    val dense = requires { s eq 1 }
    val all = requires { n eq size }
    lhs = d.insertSlice(v, start = o, stride = s)
    rhs = v
    weaker("tensor/insert-slice-full weaker: of as many elements, wherever they are written to") { without(first, dense) }
    broken("tensor/insert-slice-full broken: of fewer elements", because = "size = 1, n = 0") { without(all) }
}

rule("tensor/insert-slice-overwrite: a second insertion into the same region") {
    source(note = "the right sibling of tensor/insert-slice-overwrite-other-offset")
    val c by rankClass
    val size by c.sizes; val n by c.sizes; val o by c.map; val s by c.map
    val d by tensor(c to size)
    val u by tensor(c to n)
    val v by tensor(c to n)
    var before = o
    broken("tensor/insert-slice-overwrite-other-offset: a second insertion into another region",
        because = "what u has left of the first insertion is lost") {
        source("tensor/insert-slice-overwrite-other-offset", "InsertSliceOp::fold", note = "Tensor/IR/TensorOps.cpp, altered")
        val o1 by c.map
        before = o1
    }
    lhs = d.insertSlice(u, start = before, stride = s).insertSlice(v, start = o, stride = s)
    rhs = d.insertSlice(v, start = o, stride = s)
    weaker("tensor/insert-slice-overwrite weaker: the first is any part of the second's region, without strides") {
        val m by c.sizes; val o1 by c.map
        val w by tensor(c to m)
        requires { s eq 1 }
        requires { (o le o1) and (o1 + m le o + n) }
        lhs = d.insertSlice(w, start = o1).insertSlice(v, start = o, stride = s)
    }
}

rule("tensor/insert-slice-nested-cover: an insertion into what is inserted, and covered") {
    source("tensor/insert-slice-nested-cover", "MergeConsecutiveInsertSlice",
        note = "Tensor/Transforms/MergeConsecutiveInsertExtractSlicePatterns.cpp")
    val c by rankClass
    val size by c.sizes; val n by c.sizes; val n1 by c.sizes; val o1 by c.map; val o2 by c.map
    val d by tensor(c to size)
    val a by tensor(c to n)
    val v by tensor(c to n1)
    val cover = requires { n1 eq n }
    lhs = d.insertSlice(a.insertSlice(v, start = o1), start = o2)
    rhs = d.insertSlice(v, start = o1 + o2)
    broken("tensor/insert-slice-nested-partial: what is inserted stays visible in part",
        because = "n = 1, n1 = 0: a[0] against d[0]") {
        source("tensor/insert-slice-nested-partial", "MergeConsecutiveInsertSlice")
        without(cover)
    }
    broken("tensor/insert-slice-nested-cover broken: the outer insertion has a stride that the merged one does not",
        because = "n = 2, s2 = 2: d[1] against v[1]") {
        val s2 by c.map
        lhs = d.insertSlice(a.insertSlice(v, start = o1), start = o2, stride = s2)
    }
}

rule("tensor/insert-slice-commute-disjoint: two insertions into disjoint regions") {
    source("tensor/insert-slice-commute-disjoint", note = "The regions are disjoint as soon as they are on one axis.")
    val c by rankClass
    val size by c.sizes
    val n1 by c.sizes; val o1 by c.map; val s1 by c.map
    val n2 by c.sizes; val o2 by c.map; val s2 by c.map
    val d by tensor(c to size)
    val u by tensor(c to n1)
    val v by tensor(c to n2)
    val disjoint = requires { someLane((o1 + (n1 - 1) * s1 lt o2) or (o2 + (n2 - 1) * s2 lt o1)) }
    lhs = d.insertSlice(u, start = o1, stride = s1).insertSlice(v, start = o2, stride = s2)
    rhs = d.insertSlice(v, start = o2, stride = s2).insertSlice(u, start = o1, stride = s1)
    broken("tensor/insert-slice-commute-disjoint broken: the first starts before the second",
        because = "n1 = 2, o1 = 0, o2 = 1: v[0] against u[1]") { replace(disjoint) { someLane(o1 lt o2) } }
    broken("tensor/insert-slice-commute-disjoint broken: any two", because = "rank 0: v against u") { without(disjoint) }
}

rule("tensor/insert-slice-constant-into-splat: a splat inserted into the same splat") {
    source("tensor/insert-slice-constant-into-splat", "InsertSliceOp::fold", note = "Tensor/IR/TensorOps.cpp: folds of constants")
    val c by rankClass
    val size by c.sizes; val n by c.sizes; val o by c.map; val s by c.map
    val v by element; val w by element
    val same = requires { w eq v }
    lhs = constant(v, c to size).insertSlice(constant(w, c to n), start = o, stride = s)
    rhs = constant(v, c to size)
    broken("tensor/insert-slice-constant-into-splat broken: another splat", because = "w against v") { without(same) }
}

// Slices and insertions that drop axes of size 1: a slice of one element on these axes, without them, and what is inserted with them.

rule("tensor/drop-redundant-rank-expansion: axes that an insertion adds and a slice drops") {
    source("tensor/drop-redundant-rank-expansion", "DropRedundantRankExpansionOnExtractSliceOfInsertSlice",
        note = "Tensor/Transforms/MergeConsecutiveInsertExtractSlicePatterns.cpp")
    val c by rankClass; val u by rankClass
    val n by c.sizes
    val v by tensor(c to n)
    var box = shape(c to n, u to 1)
    broken("tensor/drop-redundant-rank-expansion broken: into the second of two places", because = "v against what was there") {
        box = shape(c to n, u to 2)
        val second by tensor(box)
        lhs = second.insertSlice(v.addUnit(u), start = u to 1).slice(end = u to 1).dropUnit(u)
    }
    val empty by tensor(box)
    lhs = empty.insertSlice(v.addUnit(u)).slice(end = u to 1).dropUnit(u)
    rhs = v
}

rule("tensor/expand-of-rank-reducing-slice: axes that a slice drops, restored") {
    source("tensor/expand-of-rank-reducing-slice", "FoldExpandOfRankReducingExtract",
        note = "Tensor/Transforms/ReshapePatterns.cpp")
    val c by rankClass; val u by rankClass
    val size by c.sizes; val n by c.sizes; val o by c.map; val s by c.map
    val m by u.sizes; val p by u.map
    val x by tensor(c to size, u to m)
    var back = p
    broken("tensor/expand-of-rank-reducing-slice broken: from another place of the dropped axes",
        because = "m = 2: x[0] against x[1]") {
        val other by u.map
        requires { (other ge 0) and (other lt m) }
        back = other
    }
    lhs = x.slice(start = axes(o, p), end = axes(end(o, n, s), p + 1), stride = s).dropUnit(u).addUnit(u)
    rhs = x.slice(start = axes(o, back), end = axes(end(o, n, s), back + 1), stride = s)
}

rule("tensor/collapse-unpadding: axes of a slice dropped afterwards or at once") {
    source("tensor/collapse-unpadding", "FoldUnPaddingCollapseIntoExtract",
        note = "Tensor/Transforms/ReshapePatterns.cpp. Dropped at once: before the other axes are sliced.")
    val c by rankClass; val u by rankClass
    val size by c.sizes; val n by c.sizes; val o by c.map; val s by c.map
    val m by u.sizes; val p by u.map
    val x by tensor(c to size, u to m)
    var from = p
    broken("tensor/collapse-unpadding broken: the first element of the dropped axes", because = "p = 1: x[1] against x[0]") {
        from = lanes(0)
    }
    lhs = x.slice(start = axes(o, p), end = axes(end(o, n, s), p + 1), stride = s).dropUnit(u)
    rhs = extractSlice(x.slice(start = u to from, end = u to from + 1).dropUnit(u), o, n, s)
}

rule("tensor/insert-of-collapsed: an insertion of what was collapsed") {
    source("tensor/insert-of-collapsed", "FoldInsertOfRankReducingInsert", note = "Tensor/Transforms/ReshapePatterns.cpp")
    val c by rankClass; val u by rankClass
    val size by c.sizes; val n by c.sizes; val o by c.map; val s by c.map
    val m by u.sizes; val p by u.map
    val d by tensor(c to size, u to m)
    val v by tensor(c to n, u to 1)
    var into = p
    broken("tensor/insert-of-collapsed broken: at the first place of the dropped axes", because = "p = 1: d[0] against v[0]") {
        into = lanes(0)
    }
    lhs = d.insertSlice(v.dropUnit(u).addUnit(u), start = axes(o, p), stride = s)
    rhs = d.insertSlice(v, start = axes(o, into), stride = s)
}
