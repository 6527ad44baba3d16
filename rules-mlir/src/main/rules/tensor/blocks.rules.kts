// tensor.collapse_shape and tensor.expand_shape where each group has two axes: c is any number of groups, of which the outer axes are
// named c, or row, and the inner ones tile, or column. Groups of three are made by two steps. Sizes are as the types have them, so an
// expansion to inner axes of size 0 is not said.

rule("tensor/expand-of-collapse: a collapse undone") {
    source("tensor/expand-of-collapse", "ComposeExpandOfCollapseOp", note = "Tensor/IR/TensorOps.cpp; pairs of axes")
    val c by rankClass; val n by c.sizes; val m by c.sizes
    val tile by c.label
    val x by tensor(c to n, tile to m)
    requires { m ge 1 }
    lhs = x.merge(c, tile).split(c, inner = tile to m)
    rhs = x
}

rule("tensor/collapse-of-expand: an expansion undone") {
    source(note = "tensor/expand-of-collapse the other way round; pairs of axes")
    val c by rankClass; val n by c.sizes; val t by c.map
    val tile by c.label
    val x by tensor(c to n)
    lhs = x.split(c, inner = tile to t).merge(c, tile)
    rhs = x
    broken("tensor/collapse-of-expand broken: collapsed in another order", because = "a transpose") {
        rhs = x.split(c, inner = tile to t).merge(tile, c)
    }
}

rule("tensor/expand-of-collapse-dynamic: a collapse followed by an expansion to sizes that are not known") {
    source("tensor/expand-of-collapse-dynamic", note = "Tensor/IR/TensorOps.cpp, altered: only the static part of types is compared")
    val c by rankClass; val n by c.sizes; val m by c.sizes; val t by c.sizes
    val tile by c.label
    val x by tensor(c to n, tile to m)
    lhs = x.merge(c, tile).split(c, inner = tile to t)
    rhs = x
    expect(REFUTED, because = "2x6 collapsed may become 3x4")
    repaired("tensor/expand-of-collapse-dynamic repaired: to the sizes before") { requires { t eq m } }
}

rule("tensor/expand-of-collapse-other-groups: a collapse followed by an expansion of another group") {
    source("tensor/expand-of-collapse-other-groups", note = "altered")
    val c by rankClass; val k by c.sizes; val n by c.sizes; val m by c.sizes
    val row by c.label; val column by c.label
    val x by tensor(c to k, row to n, column to m)
    requires { n ge 1 }
    lhs = x.merge(c, row, into = row).split(row, inner = row to n, outer = c)
    rhs = x
    broken("tensor/expand-of-collapse-other-groups broken: the first two as one, and the last two taken apart",
        because = "1x2x3 becomes 2x3 and 2x1x3") {
        requires { m ge 1 }
        lhs = x.merge(c, row).split(column, inner = column to m, outer = row)
    }
}

rule("tensor/collapse-collapse: a collapse of a collapse") {
    source("tensor/collapse-collapse", "ComposeReassociativeReshapeOps", note = "Tensor/IR/TensorOps.cpp; groups of three axes")
    val c by rankClass; val k by c.sizes; val n by c.sizes; val m by c.sizes
    val row by c.label; val column by c.label
    val x by tensor(c to k, row to n, column to m)
    lhs = x.merge(c, row).merge(c, column)
    rhs = x.merge(row, column, into = row).merge(c, row)
    broken("tensor/collapse-collapse broken: axes that are not neighbours first", because = "column and row change places") {
        rhs = x.merge(c, column).merge(c, row)
    }
}

rule("tensor/slice-of-expand: a slice moved above an expansion") {
    source("tensor/slice-of-expand", "BubbleUpExtractSliceThroughExpandShape",
        note = "Tensor/Transforms/ReshapePatterns.cpp; pairs of axes: some of the outer one, all of the inner one")
    val c by rankClass; val n by c.sizes; val t by c.map; val o by c.map; val k by c.sizes
    val tile by c.label
    val x by tensor(c to n)
    lhs = x.split(c, inner = tile to t).slice(start = axes(c to o), end = axes(c to o + k))
    rhs = x.slice(start = o * t, end = (o + k) * t).split(c, inner = tile to t)
    broken("tensor/slice-of-expand broken: the offset is not multiplied", because = "t = 2, o = 1") {
        rhs = x.slice(start = o, end = o + k * t).split(c, inner = tile to t)
    }
}

rule("tensor/slice-of-expand: a slice in one index of the outer axis moved above an expansion") {
    source("tensor/slice-of-expand", "BubbleUpExtractSliceThroughExpandShape",
        note = "Tensor/Transforms/ReshapePatterns.cpp; pairs of axes: one of the outer one, some of the inner one")
    val c by rankClass; val n by c.sizes; val t by c.map; val o by c.map; val p by c.map; val k by c.sizes
    val tile by c.label
    val x by tensor(c to n)
    requires { k ge 1 }
    lhs = x.split(c, inner = tile to t).slice(start = axes(c to o, tile to p), end = axes(c to o + 1, tile to p + k))
    rhs = x.slice(start = o * t + p, end = o * t + p + k).split(c, inner = tile to k)
}

rule("tensor/slice-of-expand-noncontiguous: any slice moved above an expansion") {
    source("tensor/slice-of-expand-noncontiguous", note = "Tensor/Transforms/ReshapePatterns.cpp, altered")
    val c by rankClass; val n by c.sizes; val t by c.map; val o by c.map; val p by c.map; val h by c.sizes; val k by c.sizes
    val tile by c.label
    val x by tensor(c to n)
    requires { k ge 1 }
    lhs = x.split(c, inner = tile to t).slice(start = axes(c to o, tile to p), end = axes(c to o + h, tile to p + k))
    rhs = x.slice(start = o * t + p, end = o * t + p + h * k).split(c, inner = tile to k)
    expect(REFUTED, because = "a window of 2x2 in 4x4 is no piece of 16 elements")
}

rule("tensor/dim-of-generate: the size of a tensor that is generated") {
    source("tensor/dim-of-generate", "DimOp::fold", note = "Tensor/IR/TensorOps.cpp; iota for the generator")
    val s by singleton; val n by s.sizes
    lhs = constant(sizeOf(iota(s, s to n), s))
    rhs = constant(n)
    broken("tensor/dim-of-generate broken: one more", because = "n = 0") { rhs = constant(n + 1) }
}

rule("tensor/dim-of-collapse: the size of a collapsed tensor") {
    source("tensor/dim-of-collapse", "FoldDimOfCollapseShape", note = "Tensor/IR/TensorOps.cpp; sizes that fit the index")
    val s by singleton; val n by s.sizes; val m by s.sizes
    val tile by s.label
    val x by tensor(s to n, tile to m)
    lhs = constant(sizeOf(x.merge(s, tile), s))
    rhs = constant(n * m)
    broken("tensor/dim-of-collapse broken: the sum of the sizes", because = "n = 1, m = 0") { rhs = constant(n + m) }
}

rule("tensor/dim-of-expand: the size of an expanded tensor") {
    source("tensor/dim-of-expand", "FoldDimOfExpandShape", note = "Tensor/IR/TensorOps.cpp; in the older form")
    val s by singleton; val n by s.sizes; val t by s.map
    val tile by s.label
    val x by tensor(s to n)
    val whole = x.split(s, inner = tile to t)
    lhs = constant(sizeOf(whole, s)) * constant(sizeOf(whole, tile))
    rhs = constant(sizeOf(x, s))
    val fits = requires { (t ge 1) and (n.floorMod(t) eq 0) }
    broken("tensor/dim-of-expand broken: blocks that do not fill the axis", because = "n = 1, t = 2") {
        without(fits)
        requires { t ge 1 }
    }
}

rule("tensor/dim-of-empty: the size of a tensor without a value") {
    source("tensor/dim-of-empty", "FoldEmptyTensorWithDimOp", note = "Tensor/IR/TensorOps.cpp")
    val s by singleton; val n by s.sizes
    val x by tensor(s to n)
    lhs = constant(sizeOf(x, s))
    rhs = constant(n)
    broken("tensor/dim-of-empty broken: one less", because = "n = 0") { rhs = constant(n - 1) }
}
