// TOSA's operators that move elements. Slices have no strides; here one may be empty.

import io.verifyrules.dsl.axis.AggregatedAxis
import io.verifyrules.dsl.expr.TensorExpr

/** The tensor whose axis k is axis p[k] of x. */
fun RuleScope.transpose(x: TensorExpr, axes: List<AggregatedAxis>, p: List<Int>) =
    x.relabel(*p.indices.map { axes[p[it]] to axes[it] }.toTypedArray())

rule("tosa/transpose-transpose: a transpose of a transpose") {
    source("tosa/transpose-transpose", "ConsolidateTransposeOptimization",
        note = "Tosa/IR/TosaCanonicalizations.cpp; the rest of the family is tensor/transpose-compose")
    val c by rankClass
    val i by c.label; val j by c.label; val k by c.label
    val n by c.sizes; val m by c.sizes; val r by c.sizes
    val x by tensor(i to n, j to m, k to r)
    val axes = listOf(i, j, k)
    lhs = transpose(transpose(x, axes, listOf(1, 2, 0)), axes, listOf(1, 2, 0))
    rhs = transpose(x, axes, listOf(2, 0, 1))
    broken("tosa/transpose-transpose broken: twice a cycle of three is no change", because = "three times is") { rhs = x }
}

rule("tosa/transpose-identity: a transpose that leaves every axis where it is") {
    source("tosa/transpose-identity", "TransposeOp::fold", note = "Tosa/IR/TosaCanonicalizations.cpp")
    val c by rankClass
    val i by c.label; val j by c.label; val k by c.label
    val n by c.sizes; val m by c.sizes; val r by c.sizes
    val x by tensor(i to n, j to m, k to r)
    lhs = transpose(x, listOf(i, j, k), listOf(0, 1, 2))
    rhs = x
    broken("tosa/transpose-identity broken: a swap in a cube", because = "n = 2") {
        requires { (m eq n) and (r eq n) }
        lhs = transpose(x, listOf(i, j, k), listOf(1, 0, 2))
    }
}

rule("tosa/concat-slice: a slice that lies in one operand of a concat") {
    source("tosa/concat-slice", "ConcatSliceOptimization", note = "Tosa/IR/TosaCanonicalizations.cpp")
    val k by singleton; val d by rankClass
    val nx by k.sizes; val ny by k.sizes; val o by k.map; val n by k.sizes
    val m by d.sizes; val od by d.map; val nd by d.sizes
    val x by tensor(k to nx, d to m)
    val y by tensor(k to ny, d to m)
    val inside = requires { o ge nx }
    lhs = concat(x, y, along = k).slice(start = axes(o, od), end = axes(o + n, od + nd))
    rhs = y.slice(start = axes(o - nx, od), end = axes(o - nx + n, od + nd))
    weaker("tosa/concat-slice weaker: in the first operand") {
        replace(inside) { o + n le nx }
        rhs = x.slice(start = axes(o, od), end = axes(o + n, od + nd))
    }
    broken("tosa/concat-slice-straddle: a slice that lies in both operands",
        because = "nx = ny = 1, n = 2: the right side ends beyond x") {
        source("tosa/concat-slice-straddle", "ConcatSliceOptimization")
        replace(inside) { (o lt nx) and (o + n gt nx) }
        rhs = x.slice(start = axes(o, od), end = axes(o + n, od + nd))
    }
    broken("tosa/concat-slice broken: a slice that begins in the first operand",
        because = "o = nx - 1: a start of -1") { without(inside) }
}

rule("tosa/slice-identity: a slice of the whole tensor") {
    source("tosa/slice-identity", "SliceOp::fold", note = "Tosa/IR/TosaCanonicalizations.cpp")
    val c by rankClass
    val n by c.sizes; val m by c.sizes
    val x by tensor(c to n)
    val all = requires { m eq n }
    lhs = x.slice(start = 0, end = c to m)
    rhs = x
    broken("tosa/slice-identity broken: of the first elements", because = "n = 1, m = 0") { without(all) }
}

rule("tosa/slice-slice: a slice of a slice") {
    source("tosa/slice-slice", "SliceSliceOptimization", note = "Tosa/IR/TosaCanonicalizations.cpp")
    val c by rankClass
    val size by c.sizes; val o1 by c.map; val n1 by c.sizes; val o2 by c.map; val n2 by c.sizes
    val x by tensor(c to size)
    lhs = x.slice(start = o1, end = o1 + n1).slice(start = o2, end = o2 + n2)
    rhs = x.slice(start = o1 + o2, end = o1 + o2 + n2)
    broken("tosa/slice-slice broken: the size of the first one", because = "n1 = 1, n2 = 0") {
        rhs = x.slice(start = o1 + o2, end = o1 + o2 + n1)
    }
}

rule("tosa/slice-of-pad: a slice of a pad, with no more padding than it takes") {
    source("tosa/slice-of-pad", "PadSliceOptimization", note = "Tosa/IR/TosaCanonicalizations.cpp")
    val c by rankClass
    val size by c.sizes; val l by c.map; val h by c.map
    val o by c.map; val n by c.sizes
    val v by element
    val x by tensor(c to size)
    val amounts = requires { (l ge 0) and (h ge 0) }
    var from = max(o - l, 0)
    var low = max(l - o, 0)
    var high = max(o + n - (l + size), 0)
    broken("tosa/slice-of-pad broken: the start stays", because = "size = l = h = o = n = 1: it is beyond the padding left") { from = o }
    broken("tosa/slice-of-pad broken: the low padding stays", because = "size = l = o = n = 1: x[0] against v") { low = l }
    broken("tosa/slice-of-pad broken: the high padding that is cut off", because = "size = h = 1, o = 2, n = 0: no slice begins at 2") {
        high = max(l + size - (o + n), 0)
    }
    lhs = x.pad(v, low = l, high = h).slice(start = o, end = o + n)
    rhs = x.pad(v, low = low, high = high).slice(start = from, end = from + n)
    weaker("tosa/slice-of-pad weaker: amounts that cut off") { without(amounts) }
}

rule("tosa/lower-slice: a slice lowered to one with strides of 1") {
    source("tosa/lower-slice", "SliceConverter", note = "Conversion/TosaToTensor/TosaToTensor.cpp")
    val c by rankClass
    val size by c.sizes; val o by c.map; val n by c.sizes
    val x by tensor(c to size)
    var s = lanes(1)
    broken("tosa/lower-slice broken: with other strides", because = "n = 2, s = 2: x[1] against x[2]") {
        val stride by c.map
        requires { (stride ge 1) and (o + (n - 1) * stride lt size) }
        requires { n ge 1 }
        s = stride
    }
    lhs = x.slice(start = o, end = o + n)
    rhs = x.slice(start = o, end = o + max((n - 1) * s + 1, 0), stride = s)
}

rule("tosa/pad-zero: a pad by nothing") {
    source("tosa/pad-zero", "PadOp::fold", note = "Tosa/IR/TosaCanonicalizations.cpp")
    val c by rankClass
    val n by c.sizes; val l by c.map; val h by c.map
    val v by element
    val x by tensor(c to n)
    val nothing = requires { (l eq 0) and (h eq 0) }
    lhs = x.pad(v, low = l, high = h)
    rhs = x
    broken("tosa/pad-zero broken: amounts that cancel", because = "n = 1, l = 1, h = -1: v against x[0]") {
        replace(nothing) { l + h eq 0 }
    }
}

rule("tosa/reverse-reverse: a reverse undone") {
    source("tosa/reverse-reverse")
    val k by singleton; val d by rankClass
    val n by k.sizes; val m by d.sizes
    val x by tensor(k to n, d to m)
    lhs = x.reverse(k).reverse(k)
    rhs = x
    broken("tosa/reverse-reverse broken: of another axis", because = "n = 2") { lhs = x.reverse(k).reverse(d) }
}

rule("tosa/reverse-axes-commute: reverses of two axes") {
    source("tosa/reverse-axes-commute")
    val j by singleton; val k by singleton; val d by rankClass
    val n by j.sizes; val m by k.sizes; val p by d.sizes
    val x by tensor(j to n, k to m, d to p)
    lhs = x.reverse(j).reverse(k)
    rhs = x.reverse(k).reverse(j)
    broken("tosa/reverse-axes-commute broken: one of them is enough", because = "n = 2") { rhs = x.reverse(k) }
}

rule("tosa/reverse-splat: a reverse of a splat") {
    source("tosa/reverse-splat", "ReverseOp::fold", note = "Tosa/IR/TosaCanonicalizations.cpp")
    val k by singleton; val d by rankClass
    val n by k.sizes; val m by d.sizes
    val v by element
    lhs = constant(v, k to n, d to m).reverse(k)
    rhs = constant(v, k to n, d to m)
    broken("tosa/reverse-splat broken: of any tensor", because = "n = 2") {
        val x by tensor(k to n, d to m)
        lhs = x.reverse(k)
        rhs = x
    }
    weaker("tosa/reverse-splat weaker: of any tensor with one element on this axis") {
        val x by tensor(k to 1, d to m)
        lhs = x.reverse(k)
        rhs = x
    }
}

rule("tosa/reverse-of-concat: a reverse of a concat along its axis") {
    source("tosa/reverse-of-concat")
    val k by singleton; val d by rankClass
    val nx by k.sizes; val ny by k.sizes; val m by d.sizes
    val x by tensor(k to nx, d to m)
    val y by tensor(k to ny, d to m)
    lhs = concat(x, y, along = k).reverse(k)
    rhs = concat(y.reverse(k), x.reverse(k), along = k)
    broken("tosa/reverse-of-concat broken: the operands stay in their order", because = "nx = ny = 1") {
        rhs = concat(x.reverse(k), y.reverse(k), along = k)
    }
    weaker("tosa/reverse-of-concat weaker: along another axis, in their order") {
        lhs = concat(x, y, along = k).reverse(d)
        rhs = concat(x.reverse(d), y.reverse(d), along = k)
    }
}

rule("tosa/lower-concat: a concat lowered to insertions at running offsets") {
    source("tosa/lower-concat", "ConcatConverter",
        note = "Conversion/TosaToTensor/TosaToTensor.cpp; of two operands, and in any order")
    val k by singleton; val d by rankClass
    val nx by k.sizes; val ny by k.sizes; val m by d.sizes
    val x by tensor(k to nx, d to m)
    val y by tensor(k to ny, d to m)
    val empty by tensor(k to nx + ny, d to m)
    var offset = nx
    broken("tosa/lower-concat broken: at the size of the other", because = "nx = 0, ny = 1: beyond the end") { offset = ny }
    lhs = concat(x, y, along = k)
    rhs = empty.insertSlice(x).insertSlice(y, start = offset)
    weaker("tosa/lower-concat weaker: the second one first") { rhs = empty.insertSlice(y, start = nx).insertSlice(x) }
}

rule("tosa/select-same: equal arms") {
    source("tosa/select-same", "SelectOp::fold", note = "Tosa/IR/TosaCanonicalizations.cpp")
    val c by rankClass
    val n by c.sizes
    val p by tensor(bool, c to n)
    val x by tensor(c to n)
    lhs = select(p, x, x)
    rhs = x
    broken("tosa/select-same broken: different arms", because = "p = false") {
        val y by tensor(c to n)
        lhs = select(p, x, y)
    }
}

rule("tosa/equalize-ranks-broadcast: an implicit broadcast made explicit") {
    source("tosa/equalize-ranks-broadcast", "TosaMakeBroadcastable",
        note = "Tosa/Transforms/TosaMakeBroadcastable.cpp; x has the last axes, and is broadcast along the first ones, d")
    val c by rankClass; val d by rankClass
    val n by c.sizes; val m by d.sizes
    val x by tensor(c to n)
    val y by tensor(d to m, c to n)
    elements(int, real, s8, s16, s32)
    lhs = x.expand(d to m) + y
    rhs = x.addUnit(d).dropUnit(d).expand(d to m) + y
    broken("tosa/equalize-ranks-broadcast broken: not broadcast at all", because = "m = 2, or 0: the shapes differ") {
        val one by tensor(d to 1, c to n)
        lhs = x.expand(d to m) + y
        rhs = x.addUnit(d) + one
    }
}

rule("tosa/equalize-ranks-wrong-side: an implicit broadcast made explicit on the wrong side") {
    source("tosa/equalize-ranks-wrong-side", "TosaMakeBroadcastable",
        note = "y is a square with the axes i and j; x is aligned with j")
    expect(REFUTED, because = "n = 2: x[1] against x[0] at 0, 1")
    val c by rankClass
    val i by c.label; val j by c.label
    val n by c.sizes
    val x by tensor(j to n)
    val y by tensor(i to n, j to n)
    elements(int, real, s8, s16, s32)
    lhs = x.expand(i to n) + y
    rhs = x.relabel(j to i).expand(j to n) + y
}

rule("tosa/transpose-is-reshape: a transpose that moves unit axes only") {
    source("tosa/transpose-is-reshape", "TransposeIsReshape",
        note = "Tosa/IR/TosaCanonicalizations.cpp; j, of one element, changes places with i")
    val c by rankClass
    val i by c.label; val j by c.label
    val n by c.sizes
    val x by tensor(i to n, j to 1)
    lhs = x.relabel(i to j, j to i)
    rhs = x.reshapeUnit(listOf(), listOf(j)).relabel(i to j).reshapeUnit(listOf(i), listOf())
    broken("tosa/transpose-is-reshape broken: without the transpose", because = "n = 2: 2 by 1 against 1 by 2") { rhs = x }
}

rule("tosa/tile-one: one copy") {
    source("tosa/tile-one", "TileOp::fold", note = "Tosa/IR/TosaCanonicalizations.cpp")
    val c by rankClass; val n by c.sizes; val m by c.map
    val x by tensor(c to n)
    val one = requires { m eq 1 }
    lhs = x.tile(times = m)
    rhs = x
    broken("tosa/tile-one broken: some copies", because = "m = 2") { without(one); requires { m ge 1 } }
}

rule("tosa/tile-tile: copies of copies") {
    source("tosa/tile-tile", note = "derived")
    val c by rankClass; val n by c.sizes; val m1 by c.map; val m2 by c.map
    val x by tensor(c to n)
    lhs = x.tile(times = m1).tile(times = m2)
    rhs = x.tile(times = m1 * m2)
    broken("tosa/tile-sum: a tile of a tile with added multiples", because = "1 and 1") {
        source("tosa/tile-sum", note = "altered")
        requires { (m1 ge 1) and (m2 ge 1) }
        rhs = x.tile(times = m1 + m2)
    }
}

rule("tosa/lower-tile: copies are read through a new axis") {
    source("tosa/lower-tile", "TileConverter", note = "Conversion/TosaToLinalg/TosaToLinalg.cpp; the generic is a broadcast")
    val c by rankClass; val n by c.sizes; val m by c.map
    val copy by c.label
    val x by tensor(c to n)
    lhs = x.tile(times = m)
    rhs = x.expand(copy to m).merge(copy, c)
    broken("tosa/lower-tile-swapped: tile lowered with multiples inside",
        because = "elements are repeated, and not the tensor") {
        source("tosa/lower-tile-swapped", note = "Conversion/TosaToLinalg/TosaToLinalg.cpp, altered")
        requires { m ge 1 }
        rhs = x.expand(copy to m).merge(c, copy)
    }
}

rule("tosa/transpose-is-reshape-any: any transpose as a reshape") {
    source("tosa/transpose-is-reshape-any", note = "Tosa/IR/TosaCanonicalizations.cpp, altered: without the test of the order")
    val c by rankClass; val n by c.sizes; val m by c.sizes
    val row by c.label; val column by c.label
    val x by tensor(row to n, column to m)
    requires { n ge 1 }
    lhs = x.relabel(row to column, column to row)
    rhs = x.merge(row, column).split(c, inner = column to n, outer = row)
    expect(REFUTED, because = "n = m = 2: the order of elements changes")
    repaired("tosa/transpose-is-reshape-any repaired: one of the axes has one element") { requires { (n eq 1) or (m eq 1) } }
}
