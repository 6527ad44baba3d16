// StableHLO's operators that move elements. A dynamic start is clamped, and amounts of a pad may cut off.

rule("stablehlo/broadcast-compose: a broadcast of a broadcast") {
    source("stablehlo/broadcast-compose", "BroadcastInDimOp_MergeComposition",
        note = "StablehloAggressiveSimplificationPatterns.td; u has one element, and is stretched by the second one")
    val c by rankClass; val u by rankClass; val d by rankClass; val e by rankClass
    val n by c.sizes; val m by u.sizes; val p by d.sizes; val q by e.sizes
    val x by tensor(c to n, u to 1)
    lhs = x.expand(d to p).dropUnit(u).expand(u to m, e to q)
    rhs = x.dropUnit(u).expand(u to m, d to p, e to q)
    broken("stablehlo/broadcast-compose broken: an axis of two elements stretched",
        because = "no axis but one of one element can be dropped") {
        val y by tensor(c to n, u to 2)
        lhs = y.expand(d to p, e to q)
        rhs = y.slice(end = u to 1).dropUnit(u).expand(u to 2, d to p, e to q)
    }
}

rule("stablehlo/broadcast-to-reshape: a broadcast that adds unit axes") {
    source("stablehlo/broadcast-to-reshape", "BroadcastInDimOp_ReplaceWithReshape",
        note = "StablehloAggressiveSimplificationPatterns.td")
    val c by rankClass; val u by rankClass
    val n by c.sizes; val m by u.sizes
    val x by tensor(c to n)
    val unit = requires { m eq 1 }
    lhs = x.expand(u to m)
    rhs = x.addUnit(u)
    broken("stablehlo/broadcast-to-reshape broken: axes of any size", because = "m = 2 against 1") { without(unit) }
}

rule("stablehlo/broadcast-to-transpose-forward: a broadcast that permutes, read the other way round") {
    source("stablehlo/broadcast-to-transpose-forward",
        note = "StablehloAggressiveSimplification.cpp, altered; a cycle of three axes of a cube")
    expect(REFUTED, because = "n = 2: a cycle is not its own inverse")
    val c by rankClass
    val i by c.label; val j by c.label; val k by c.label
    val n by c.sizes
    val x by tensor(i to n, j to n, k to n)
    lhs = x.relabel(i to j, j to k, k to i)
    rhs = x.relabel(j to i, k to j, i to k)
    repaired("stablehlo/broadcast-to-transpose-forward repaired: a swap, which is") {
        lhs = x.relabel(i to j, j to i)
        rhs = x.relabel(j to i, i to j)
    }
}

rule("stablehlo/transpose-noop: a transpose that leaves every axis where it is") {
    source("stablehlo/transpose-noop", "TransposeOp_RemoveNoop", note = "StablehloAggressiveSimplificationPatterns.td")
    val c by rankClass
    val i by c.label; val j by c.label
    val n by c.sizes; val m by c.sizes
    val x by tensor(i to n, j to m)
    lhs = x.relabel(i to i, j to j)
    rhs = x
    broken("stablehlo/transpose-noop broken: a swap in a square", because = "n = 2") {
        requires { m eq n }
        lhs = x.relabel(i to j, j to i)
    }
}

rule("stablehlo/reshape-compose: a reshape of a reshape, of unit axes") {
    source("stablehlo/reshape-compose", "ReshapeOp_MergeComposition",
        note = "StablehloAggressiveSimplificationPatterns.td; unit axes only")
    val c by rankClass; val u by rankClass; val w by rankClass
    val n by c.sizes; val p by u.sizes
    val x by tensor(c to n, u to p)
    lhs = x.addUnit(w).dropUnit(u).dropUnit(w)
    rhs = x.dropUnit(u)
}

rule("stablehlo/reorder-elementwise-reshape: an operation of reshapes, of unit axes") {
    source("", "ReorderElementwiseAndShapeOp", note = "StablehloAggressiveSimplification.cpp; unit axes only")
    val c by rankClass; val u by rankClass
    val n by c.sizes
    val x by tensor(c to n)
    val y by tensor(c to n)
    elements(int, real, s8, u8, s32, u32)
    lhs = x.addUnit(u) + y.addUnit(u)
    rhs = (x + y).addUnit(u)
    broken("stablehlo/reorder-binary-reshape: one operand is reshaped, and the other one is not") {
        source("stablehlo/reorder-binary-reshape", "ReorderElementwiseAndShapeOp", note = "altered")
        expect(ILL_FORMED, because = "x has not the axes that z has")
        val z by tensor(c to n, u to 1)
        lhs = x.addUnit(u) + z
        rhs = (x + z).addUnit(u)
    }
}

rule("stablehlo/reverse-reverse: a reverse undone") {
    source("stablehlo/reverse-reverse")
    val c by rankClass; val d by rankClass
    val n by c.sizes; val m by d.sizes
    val x by tensor(c to n, d to m)
    lhs = x.reverse(c).reverse(c)
    rhs = x
    broken("stablehlo/reverse-reverse broken: done once", because = "n = 2") { lhs = x.reverse(c) }
}

rule("stablehlo/reverse-merge: a reverse of a reverse of other axes") {
    source("stablehlo/reverse-merge", note = "axes reversed twice are not reversed")
    val c by rankClass; val d by rankClass; val e by rankClass
    val n by c.sizes; val m by d.sizes; val p by e.sizes
    val x by tensor(c to n, d to m, e to p)
    lhs = x.reverse(c, d).reverse(d, e)
    rhs = x.reverse(c, e)
    broken("stablehlo/reverse-merge broken: all that one of them reverses", because = "m = 2") { rhs = x.reverse(c, d, e) }
}

rule("stablehlo/concat-remove-empty: an operand without elements") {
    source("stablehlo/concat-remove-empty", "ConcatenateOpRemoveEmpty", note = "StablehloAggressiveSimplification.cpp")
    val k by singleton; val d by rankClass
    val n by k.sizes; val q by k.sizes; val m by d.sizes
    val x by tensor(k to n, d to m)
    val e by tensor(k to q, d to m)
    val empty = requires { q eq 0 }
    lhs = concat(x, e, along = k)
    rhs = x
    broken("stablehlo/concat-remove-empty broken: without elements on another axis",
        because = "d of rank 1, m = 0, q = 1: the shapes differ") {
        replace(empty) { someLane(m eq 0) }
    }
}

rule("stablehlo/concat-flatten: a concat in a concat") {
    source("stablehlo/concat-flatten", "ConcatenateOpFlatten", note = "StablehloAggressiveSimplification.cpp")
    val k by singleton; val d by rankClass
    val nx by k.sizes; val ny by k.sizes; val nz by k.sizes; val m by d.sizes
    val x by tensor(k to nx, d to m)
    val y by tensor(k to ny, d to m)
    val z by tensor(k to nz, d to m)
    lhs = concat(concat(x, y, along = k), z, along = k)
    rhs = concat(x, y, z, along = k)
    weaker("stablehlo/concat-flatten weaker: behind the first operand") { lhs = concat(x, concat(y, z, along = k), along = k) }
    broken("stablehlo/concat-flatten broken: the nested one first", because = "one element each") {
        lhs = concat(x, concat(y, z, along = k), along = k)
        rhs = concat(y, z, x, along = k)
    }
}

rule("stablehlo/slice-noop: a slice of the whole tensor") {
    source("stablehlo/slice-noop", "SliceOp_RemoveNoop", note = "StablehloAggressiveSimplificationPatterns.td")
    val c by rankClass
    val n by c.sizes; val s by c.map; val e by c.map; val p by c.map
    val x by tensor(c to n)
    val first = requires { s eq 0 }
    val all = requires { e eq n }
    val dense = requires { p eq 1 }
    lhs = x.slice(start = s, end = e, stride = p)
    rhs = x
    broken("stablehlo/slice-noop broken: a later start", because = "n = 1, s = 1") { without(first) }
    broken("stablehlo/slice-noop broken: an earlier end", because = "n = 1, e = 0") { without(all) }
    broken("stablehlo/slice-noop broken: another stride", because = "n = 2, p = 2") { without(dense) }
}

rule("stablehlo/dynamic-slice-const: a dynamic slice with a constant start") {
    source("stablehlo/dynamic-slice-const", "DynamicSliceOpToSlice", note = "StablehloAggressiveSimplification.cpp")
    val c by rankClass
    val size by c.sizes; val n by c.sizes; val s by c.map
    val x by tensor(c to size)
    var start = max(min(s, size - n), 0)
    broken("stablehlo/dynamic-slice-const broken: not clamped", because = "s = 1, size = n = 0") { start = s }
    broken("stablehlo/dynamic-slice-const broken: clamped below only", because = "s = 1, size = n = 0") { start = max(s, 0) }
    broken("stablehlo/dynamic-slice-const-unsigned: an unsigned start of 8 bits, read as signed",
        because = "200 becomes -56, and is clamped to 0 instead of to the end") {
        source("stablehlo/dynamic-slice-const-unsigned", "DynamicSliceOpToSlice",
            note = "StablehloAggressiveSimplification.cpp: the pattern extends the sign of any constant")
        requires { (s ge 0) and (s le 255) }
        start = max(min(choose(s ge 128, s - 256, s), size - n), 0)
    }
    lhs = x.dynamicSlice(start = s, size = n)
    rhs = x.slice(start = start, end = start + n)
    weaker("stablehlo/dynamic-slice-const-unsigned repaired: an unsigned start below 128 may be read as signed") {
        source("stablehlo/dynamic-slice-const-unsigned", "DynamicSliceOpToSlice")
        requires { (s ge 0) and (s lt 128) }
        val read = max(min(choose(s ge 128, s - 256, s), size - n), 0)
        rhs = x.slice(start = read, end = read + n)
    }
}

rule("stablehlo/dynamic-slice-of-dynamic-slice: a dynamic slice of a dynamic slice") {
    source("stablehlo/dynamic-slice-of-dynamic-slice")
    expect(REFUTED, because = "size = n1 = 2, n2 = 1, i = 1, j = 0: x[0] against x[1]")
    val c by rankClass
    val size by c.sizes; val n1 by c.sizes; val n2 by c.sizes; val i by c.map; val j by c.map
    val x by tensor(c to size)
    var start = i + j
    repaired("stablehlo/dynamic-slice-of-dynamic-slice repaired: each start clamped") {
        start = max(min(i, size - n1), 0) + max(min(j, n1 - n2), 0)
    }
    lhs = x.dynamicSlice(start = i, size = n1).dynamicSlice(start = j, size = n2)
    rhs = x.dynamicSlice(start = start, size = n2)
}

rule("stablehlo/dynamic-update-full: an update of everything") {
    source("stablehlo/dynamic-update-full", "DynamicUpdateSliceOp_FoldToUpdateOperand",
        note = "StablehloAggressiveSimplificationPatterns.td")
    val c by rankClass
    val n by c.sizes; val m by c.sizes; val i by c.map
    val x by tensor(c to n)
    val u by tensor(c to m)
    val all = requires { m eq n }
    lhs = x.dynamicUpdateSlice(u, start = i)
    rhs = u
    broken("stablehlo/dynamic-update-full broken: of less", because = "n = 1, m = 0") { without(all) }
}

rule("stablehlo/dynamic-update-empty: an update without elements") {
    source("stablehlo/dynamic-update-empty", "DynamicUpdateSliceOp_RemoveNoop",
        note = "StablehloAggressiveSimplificationPatterns.td")
    val c by rankClass
    val n by c.sizes; val m by c.sizes; val i by c.map
    val x by tensor(c to n)
    val u by tensor(c to m)
    val empty = requires { someLane(m eq 0) }
    lhs = x.dynamicUpdateSlice(u, start = i)
    rhs = x
    broken("stablehlo/dynamic-update-empty broken: without elements on every axis",
        because = "rank 0: there is no axis, and one element") {
        replace(empty) { m eq 0 }
    }
}

rule("stablehlo/dynamic-update-read-back: an update read back") {
    source("stablehlo/dynamic-update-read-back", note = "Both starts are clamped alike.")
    val c by rankClass
    val n by c.sizes; val m by c.sizes; val i by c.map
    val x by tensor(c to n)
    val u by tensor(c to m)
    var from = i
    broken("stablehlo/dynamic-update-read-back broken: from another start", because = "n = 2, m = 1: u[0] against x[1]") {
        val j by c.map
        from = j
    }
    lhs = x.dynamicUpdateSlice(u, start = i).dynamicSlice(start = from, size = m)
    rhs = u
}

rule("stablehlo/pad-noop: a pad by nothing") {
    source("stablehlo/pad-noop", "PadOp_RemoveNoop", note = "StablehloAggressiveSimplificationPatterns.td")
    val c by rankClass
    val n by c.sizes; val l by c.map; val h by c.map; val t by c.map
    val v by element
    val x by tensor(c to n)
    val noEdges = requires { (l eq 0) and (h eq 0) }
    val noInterior = requires { t eq 0 }
    lhs = x.pad(v, low = l, high = h, interior = t)
    rhs = x
    broken("stablehlo/pad-noop broken: edges that cancel",
        because = "n = 1, l = 1, h = -1: v against x[0]") { replace(noEdges) { l + h eq 0 } }
    broken("stablehlo/pad-noop broken: something between the elements", because = "n = 2, t = 1") { without(noInterior) }
}

rule("stablehlo/pad-empty-operand: a pad of a tensor without elements") {
    source("stablehlo/pad-empty-operand", "PadOpBroadcastEmptyTensor", note = "StablehloAggressiveSimplification.cpp")
    val c by rankClass
    val n by c.sizes; val l by c.map; val h by c.map; val t by c.map
    val v by element
    val x by tensor(c to n)
    val empty = requires { someLane(n eq 0) }
    val padded = x.pad(v, low = l, high = h, interior = t)
    lhs = padded
    rhs = constant(v, shapeOf(padded))
    broken("stablehlo/pad-empty-operand broken: without elements on every axis",
        because = "rank 0: x against v") { replace(empty) { n eq 0 } }
}

rule("stablehlo/pad-pad: a pad of a pad") {
    source("stablehlo/pad-pad")
    val c by rankClass
    val n by c.sizes; val l1 by c.map; val h1 by c.map; val l2 by c.map; val h2 by c.map
    val v by element
    val x by tensor(c to n)
    val inner = requires { (l1 ge 0) and (h1 ge 0) }
    val outer = requires { (l2 ge 0) and (h2 ge 0) }
    lhs = x.pad(v, low = l1, high = h1).pad(v, low = l2, high = h2)
    rhs = x.pad(v, low = l1 + l2, high = h1 + h2)
    weaker("stablehlo/pad-pad weaker: the outer one may cut off") { without(outer) }
    broken("stablehlo/pad-pad-negative: amounts of any sign", because = "l1 = -1, l2 = 1: what is cut off does not come back") {
        source("stablehlo/pad-pad-negative")
        without(inner, outer)
    }
    broken("stablehlo/pad-pad broken: the inner one may cut off", because = "l1 = -1, l2 = 1") { without(inner) }
}

rule("stablehlo/pad-interior-splat: a pad of a splat with its value") {
    source("stablehlo/pad-interior-splat")
    val c by rankClass
    val n by c.sizes; val l by c.map; val h by c.map; val t by c.map
    val v by element; val w by element
    val same = requires { w eq v }
    val padded = constant(v, c to n).pad(w, low = l, high = h, interior = t)
    lhs = padded
    rhs = constant(v, shapeOf(padded))
    broken("stablehlo/pad-interior-splat broken: with another value", because = "w against v") { without(same) }
}

rule("stablehlo/pad-interior-product: interior pads composed") {
    source("stablehlo/pad-interior-product")
    val c by rankClass
    val n by c.sizes; val t1 by c.map; val t2 by c.map
    val v by element
    val x by tensor(c to n)
    var t = (t1 + 1) * (t2 + 1) - 1
    broken("stablehlo/pad-interior-sum: interior pads added", because = "n = 2, t1 = t2 = 1: size 5 against 4") {
        source("stablehlo/pad-interior-sum")
        t = t1 + t2
    }
    lhs = x.pad(v, interior = t1).pad(v, interior = t2)
    rhs = x.pad(v, interior = t)
}

rule("stablehlo/iota-to-broadcast: counting along one of several axes") {
    source("stablehlo/iota-to-broadcast", "IotaOpBroadcast", note = "StablehloAggressiveSimplification.cpp")
    val k by singleton; val d by rankClass
    val n by k.sizes; val m by d.sizes
    lhs = iota(k, k to n, d to m)
    rhs = iota(k, k to n).expand(d to m)
    broken("stablehlo/iota-to-broadcast broken: zeros", because = "n = 2: 1 against 0") { rhs = constant(0, k to n).expand(d to m) }
}

for (f in listOf(sum, product, min, max, and, or)) rule("stablehlo/reduce-empty: a reduction of a tensor without elements, $f") {
    source("stablehlo/reduce-empty", "ReduceOpEmptyCanon", note = "StablehloAggressiveSimplification.cpp")
    val c by rankClass; val d by rankClass
    val n by c.sizes; val m by d.sizes
    val v by element
    val x by tensor(c to n, d to m)
    val empty = requires { someLane(m eq 0) }
    lhs = x.reduce(f, d, initial = v)
    rhs = constant(v, c to n)
    weaker("stablehlo/reduce-empty weaker: without elements on an axis that is kept, $f") {
        replace(empty) { someLane(n eq 0) }
    }
    broken("stablehlo/reduce-empty broken: without elements on every reduced axis, $f", because = "rank 0: x is combined with v") {
        replace(empty) { m eq 0 }
    }
}

rule("stablehlo/zero-extent-to-const: a result without elements") {
    source("stablehlo/zero-extent-to-const", "ZeroExtentToEmptyConstant",
        note = "StablehloAggressiveSimplification.cpp; x is the result of any operation")
    val c by rankClass
    val n by c.sizes
    val v by element
    val x by tensor(c to n)
    val empty = requires { someLane(n eq 0) }
    lhs = x
    rhs = constant(v, c to n)
    broken("stablehlo/zero-extent-to-const broken: without elements on every axis",
        because = "rank 0: x against v") { replace(empty) { n eq 0 } }
}

rule("stablehlo/transpose-is-reshape: a transpose that moves unit axes only") {
    source("stablehlo/transpose-is-reshape", "TransposeIsReshape",
        note = "StablehloAggressiveSimplification.cpp; j, of one element, changes places with i")
    val c by rankClass
    val i by c.label; val j by c.label
    val n by c.sizes
    val x by tensor(i to n, j to 1)
    lhs = x.relabel(i to j, j to i)
    rhs = x.reshapeUnit(listOf(), listOf(j)).relabel(i to j).reshapeUnit(listOf(i), listOf())
    broken("stablehlo/transpose-is-reshape broken: without the transpose", because = "n = 2: 2 by 1 against 1 by 2") { rhs = x }
}

rule("stablehlo/broadcast-to-reshape-unsorted: a broadcast that permutes axes as a reshape") {
    source("stablehlo/broadcast-to-reshape-unsorted", "BroadcastInDimIsReshape",
        note = "StablehloAggressiveSimplification.cpp, altered: whether the dimensions are in order is not tested")
    val c by rankClass; val n by c.sizes; val m by c.sizes
    val row by c.label; val column by c.label
    val x by tensor(row to n, column to m)
    requires { n ge 1 }
    lhs = x.relabel(row to column, column to row)
    rhs = x.merge(row, column).split(c, inner = column to n, outer = row)
    expect(REFUTED, because = "n = m = 2: it is a transpose")
}

rule("stablehlo/get-dimension-size-static: the size of a tensor on an axis") {
    source("stablehlo/get-dimension-size-static", "GetDimensionSizeOpCanon", note = "StablehloAggressiveSimplification.cpp")
    val s by singleton; val c by rankClass; val n by s.sizes; val m by c.sizes
    val x by tensor(s to n, c to m)
    lhs = constant(sizeOf(x, s))
    rhs = constant(n)
    broken("stablehlo/get-dimension-size-static broken: of another tensor", because = "n = 1, m = 0") {
        val k by s.sizes
        val y by tensor(s to k, c to m)
        lhs = constant(sizeOf(y, s))
    }
}
