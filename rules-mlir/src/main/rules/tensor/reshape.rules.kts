// tensor.collapse_shape, tensor.expand_shape and tensor.reshape, as far as they add and drop axes of size 1: those are the groups of
// which one axis at most has another size. Groups of two axes of any size are in blocks.rules.kts; a reshape that regroups all elements in
// their order cannot be said.

rule("tensor/collapse-collapse: a collapse of a collapse, of unit axes") {
    source("tensor/collapse-collapse", "ComposeReassociativeReshapeOps", note = "Tensor/IR/TensorOps.cpp; unit axes only")
    val c by rankClass; val u by rankClass; val w by rankClass
    val n by c.sizes; val p by u.sizes; val q by w.sizes
    val x by tensor(c to n, u to p, w to q)
    lhs = x.dropUnit(u).dropUnit(w)
    rhs = x.dropUnit(u, w)
    broken("tensor/collapse-collapse broken: only one of them", because = "rank of w 1: an axis more") {
        expect(ILL_FORMED, because = "the right side has the axis w, and the left side has not")
        rhs = x.dropUnit(u)
    }
}

rule("tensor/expand-of-collapse: a collapse undone, of unit axes") {
    source("tensor/expand-of-collapse", "ComposeExpandOfCollapseOp", note = "Tensor/IR/TensorOps.cpp; unit axes only")
    val c by rankClass; val u by rankClass
    val n by c.sizes; val p by u.sizes
    val x by tensor(c to n, u to p)
    lhs = x.dropUnit(u).addUnit(u)
    rhs = x
    broken("tensor/expand-of-collapse broken: expanded to other sizes",
        because = "size 2 against 1") { lhs = x.dropUnit(u).expand(u to 2) }
}

rule("tensor/reshape-reshape: a reshape of a reshape, of unit axes") {
    source("tensor/reshape-reshape", "ReshapeOp::fold",
        note = "Tensor/IR/TensorOps.cpp; unit axes only; stablehlo/reshape-compose alike")
    val c by rankClass; val u by rankClass; val w by rankClass
    val n by c.sizes; val p by u.sizes
    val x by tensor(c to n, u to p)
    lhs = x.dropUnit(u).addUnit(w)
    rhs = x.addUnit(w).dropUnit(u)
}

rule("tensor/expand-through-parallel-collapse: an expansion moved above an independent collapse, of unit axes") {
    source("tensor/expand-through-parallel-collapse", "BubbleUpExpandThroughParallelCollapse",
        note = "Tensor/Transforms/ReshapePatterns.cpp; unit axes only, for more than one expansion")
    val c by rankClass; val u by rankClass; val w by rankClass; val t by rankClass
    val n by c.sizes; val p by u.sizes; val q by t.sizes
    val x by tensor(c to n, u to p, t to q)
    lhs = x.dropUnit(u).addUnit(w).dropUnit(t)
    rhs = x.dropUnit(t).addUnit(w).dropUnit(u)
}

rule("tensor/reshape-splat: a reshape of a splat, of unit axes") {
    source("tensor/reshape-splat", "FoldReshapeWithSplat", note = "Tensor/IR/TensorOps.cpp; unit axes only")
    val c by rankClass; val u by rankClass; val w by rankClass
    val n by c.sizes
    val v by element
    lhs = constant(v, c to n, w to 1).addUnit(u).dropUnit(w)
    rhs = constant(v, c to n, u to 1)
    broken("tensor/reshape-splat broken: to another number of elements",
        because = "size 1 against 2") { rhs = constant(v, c to n, u to 2) }
}

rule("tensor/slice-of-expand: a slice moved above an expansion, of unit axes") {
    source("tensor/slice-of-expand", "BubbleUpExtractSliceThroughExpandShape",
        note = "Tensor/Transforms/ReshapePatterns.cpp; groups of which one axis has more than one element")
    val c by rankClass; val u by rankClass
    val size by c.sizes; val o by c.map; val n by c.sizes; val s by c.map
    val x by tensor(c to size)
    var taken = 1
    broken("tensor/slice-of-expand broken: nothing taken of the unit axes", because = "rank of u 1: size 0 against 1") { taken = 0 }
    val end = o + max((n - 1) * s + 1, 0)
    lhs = x.addUnit(u).slice(start = axes(c to o, u to 0), end = axes(c to end, u to taken), stride = axes(c to s, u to 1))
    rhs = x.slice(start = o, end = end, stride = s).addUnit(u)
}
