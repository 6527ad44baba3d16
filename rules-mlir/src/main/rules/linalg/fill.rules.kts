// linalg.fill and linalg.copy write over a tensor of the right shape: the result has that shape, and nothing of what was there.

import io.verifyrules.dsl.element.Element
import io.verifyrules.dsl.expr.TensorExpr

fun RuleScope.fill(v: Element, x: TensorExpr) = select(constant(TRUE, shapeOf(x)), v, x)

/** The elements of x, written over y; both have one shape. */
fun RuleScope.copy(x: TensorExpr, y: TensorExpr) = select(constant(TRUE, shapeOf(y)), x, y)

rule("linalg/fill-reshape: a reshape of a fill, of unit axes") {
    source("linalg/fill-reshape", "FoldFillWithTensorReshape", note = "Linalg/IR/LinalgOps.cpp; unit axes only")
    val c by rankClass; val u by rankClass
    val n by c.sizes
    val v by element
    val x by tensor(c to n)
    lhs = fill(v, x).addUnit(u)
    rhs = fill(v, x.addUnit(u))
    broken("linalg/fill-reshape broken: the tensor below is not filled", because = "v against x") { rhs = x.addUnit(u) }
}

rule("linalg/fill-extract: an element of a fill") {
    source("linalg/fill-extract", "FoldFillWithTensorExtract", note = "Linalg/IR/LinalgOps.cpp")
    val c by rankClass
    val n by c.sizes; val i by c.map
    val v by element
    val x by tensor(c to n)
    lhs = fill(v, x).slice(start = i, end = i + 1).dropUnit(c)
    rhs = constant(v)
    broken("linalg/fill-extract broken: an element of what is below", because = "x[0] against v") {
        lhs = x.slice(start = i, end = i + 1).dropUnit(c)
    }
}

rule("linalg/fill-copy: a copy from a fill") {
    source("linalg/fill-copy", "FoldFillWithCopy", note = "Linalg/IR/LinalgOps.cpp")
    val c by rankClass
    val n by c.sizes
    val v by element
    val x by tensor(c to n)
    val y by tensor(c to n)
    lhs = copy(fill(v, x), y)
    rhs = fill(v, y)
    broken("linalg/fill-copy broken: the copy left out", because = "v against y") { rhs = y }
}

rule("linalg/fill-slice-swap: a slice of a fill") {
    source("linalg/fill-slice-swap", "SwapExtractSliceOfFill", note = "Linalg/Transforms/SwapExtractSliceWithFillPatterns.cpp")
    val c by rankClass
    val size by c.sizes; val o by c.map; val n by c.sizes; val s by c.map
    val v by element
    val x by tensor(c to size)
    val end = o + max((n - 1) * s + 1, 0)
    lhs = fill(v, x).slice(start = o, end = end, stride = s)
    rhs = fill(v, x.slice(start = o, end = end, stride = s))
    broken("linalg/fill-slice-swap broken: all is filled", because = "size = 1, n = 0") { rhs = fill(v, x) }
}

rule("linalg/fill-fill: a fill over a fill") {
    source("linalg/fill-fill")
    val c by rankClass
    val n by c.sizes
    val v by element; val w by element
    val x by tensor(c to n)
    lhs = fill(v, fill(w, x))
    rhs = fill(v, x)
    broken("linalg/fill-fill broken: the first one stays", because = "v against w") { rhs = fill(w, x) }
}

rule("linalg/fill-zero-size: a fill without elements") {
    source("linalg/fill-zero-size")
    val c by rankClass
    val n by c.sizes
    val v by element
    val x by tensor(c to n)
    val empty = requires { someLane(n eq 0) }
    lhs = fill(v, x)
    rhs = x
    broken("linalg/fill-zero-size broken: no elements on any axis", because = "rank 0: there is no axis, and one element") {
        replace(empty) { n eq 0 }
    }
    broken("linalg/fill-zero-size broken: any size", because = "v against x") { without(empty) }
}

rule("linalg/insert-pad-into-fill: a padded tensor inserted into a fill, with strides") {
    source("linalg/insert-pad-into-fill", "FoldInsertPadIntoFill",
        note = "Linalg/IR/LinalgOps.cpp; the pattern looks at the values and at other insertions, not at the strides")
    expect(REFUTED, because = "l = 1, s = 2: x[0] belongs to place o + 2, and is put into o + 1")
    val c by rankClass
    val size by c.sizes; val n by c.sizes; val o by c.map; val s by c.map
    val l by c.map; val h by c.map
    val v by element; val w by element
    val d by tensor(c to size)
    val x by tensor(c to n)
    val amounts = requires { (l ge 0) and (h ge 0) }
    val same = requires { v eq w }
    var start = o + l
    repaired("linalg/insert-pad-into-fill repaired: the strides counted, for a tensor that is not empty") {
        requires { n ge 1 }
        start = o + l * s
    }
    broken("linalg/insert-pad-into-fill broken: the strides counted, for any tensor",
        because = "size = 1, n = 0, l = 1, s = 2: nothing is put in at 2 of 1") { start = o + l * s }
    lhs = fill(v, d).insertSlice(x.pad(w, low = l, high = h), start = o, stride = s)
    rhs = fill(v, d).insertSlice(x, start = start, stride = s)
    repaired("linalg/insert-pad-into-fill-unit: a padded tensor inserted into a fill, without strides") {
        source("linalg/insert-pad-into-fill-unit", "FoldInsertPadIntoFill", note = "Linalg/IR/LinalgOps.cpp")
        requires { s eq 1 }
    }
    broken("linalg/insert-pad-into-fill-unit broken: two values", because = "w against v in the padding") {
        without(same)
        requires { s eq 1 }
    }
    broken("linalg/insert-pad-into-fill-unit broken: a pad that cuts off",
        because = "l = -1, n = 1: x does not fit, or is not cut off") {
        without(amounts)
        requires { s eq 1 }
    }
}

rule("linalg/insert-pad-into-fill-unit: with an insertion before it, which does not overlap") {
    source("linalg/insert-pad-into-fill-unit", "FoldInsertPadIntoFill", note = "Linalg/IR/LinalgOps.cpp")
    val c by rankClass
    val size by c.sizes; val n by c.sizes; val o by c.map
    val l by c.map; val h by c.map
    val m by c.sizes; val p by c.map
    val v by element
    val d by tensor(c to size)
    val x by tensor(c to n)
    val y by tensor(c to m)
    requires { (l ge 0) and (h ge 0) }
    val apart = requires { someLane((p + m le o) or (o + l + n + h le p)) }
    val before = fill(v, d).insertSlice(y, start = p)
    lhs = before.insertSlice(x.pad(v, low = l, high = h), start = o)
    rhs = before.insertSlice(x, start = o + l)
    broken("linalg/insert-pad-into-fill-unit broken: with an insertion before it",
        because = "l = 1: v is written over y[0]") { without(apart) }
    broken("linalg/insert-pad-into-fill-unit broken: with an insertion that does not overlap x",
        because = "l = 1: v is written over y[0]") {
        replace(apart) { someLane((p + m le o + l) or (o + l + n le p)) }
    }
}

rule("linalg/copy-self: a copy onto itself") {
    source("linalg/copy-self", "EraseIdentityCopy", note = "Linalg/IR/LinalgOps.cpp")
    val c by rankClass
    val n by c.sizes
    val x by tensor(c to n)
    lhs = copy(x, x)
    rhs = x
    broken("linalg/generic-identity-shape: a copy replaced by what it is written over", because = "x against init") {
        source("linalg/generic-identity-shape")
        val init by tensor(c to n)
        lhs = copy(x, init)
        rhs = init
    }
    weaker("linalg/copy-self weaker: a copy onto something of the same shape") {
        val y by tensor(c to n)
        lhs = copy(x, y)
    }
}

rule("linalg/fill-pack: a pack of a fill") {
    source("linalg/fill-pack", "FoldFillWithPack", note = "Linalg/IR/LinalgOps.cpp; a pack pads to whole tiles and splits")
    val c by rankClass; val d by rankClass; val n by c.sizes; val p by d.sizes; val t by c.map
    val tile by c.label
    val v by element; val w by element
    requires { t ge 1 }
    val tiles = (n + t - 1).floorDiv(t)
    lhs = constant(v, c to n, d to p).pad(v, high = axes(c to tiles * t - n)).split(c, inner = tile to t)
    rhs = constant(v, c to tiles, tile to t, d to p)
    broken("linalg/fill-pack broken: padded with something else", because = "n = 1, t = 2") {
        lhs = constant(v, c to n, d to p).pad(w, high = axes(c to tiles * t - n)).split(c, inner = tile to t)
    }
}
