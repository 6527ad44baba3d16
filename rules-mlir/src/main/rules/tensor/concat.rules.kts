// tensor.concat along one axis; the others have equal sizes.

rule("tensor/concat-flatten: a concat in a concat") {
    source("tensor/concat-flatten", note = "stablehlo/concat-flatten alike")
    val k by singleton; val d by rankClass
    val nx by k.sizes; val ny by k.sizes; val nz by k.sizes; val m by d.sizes
    val x by tensor(k to nx, d to m)
    val y by tensor(k to ny, d to m)
    val z by tensor(k to nz, d to m)
    lhs = concat(concat(x, y, along = k), z, along = k)
    rhs = concat(x, y, z, along = k)
    broken("tensor/concat-flatten broken: another order", because = "one element each: x, y, z against x, z, y") {
        requires { (nx eq nz) and (ny eq nz) }
        rhs = concat(x, z, y, along = k)
    }
}

rule("tensor/concat-flatten-other-dim: a concat in a concat along another axis") {
    source("tensor/concat-flatten-other-dim")
    expect(REFUTED, because = "x and y of one element, z of two: 1 by 2, and 1 by 2 below it; not valid on the right")
    val k by singleton; val j by singleton
    val nx by k.sizes; val nz by k.sizes
    val mx by j.sizes; val my by j.sizes; val mz by j.sizes
    val x by tensor(k to nx, j to mx)
    val y by tensor(k to nx, j to my)
    val z by tensor(k to nz, j to mz)
    lhs = concat(concat(x, y, along = j), z, along = k)
    rhs = concat(x, y, z, along = k)
}

rule("tensor/concat-commute: the operands of a concat in another order") {
    source("tensor/concat-commute")
    expect(REFUTED, because = "one element each: x[0] against y[0]")
    val k by singleton; val d by rankClass
    val nx by k.sizes; val ny by k.sizes; val m by d.sizes
    val x by tensor(k to nx, d to m)
    val y by tensor(k to ny, d to m)
    lhs = concat(x, y, along = k)
    rhs = concat(y, x, along = k)
    repaired("tensor/concat-commute repaired: where an operand is empty") { requires { (nx eq 0) or (ny eq 0) } }
}

rule("tensor/concat-adjacent-slices: adjacent slices rejoined") {
    source("tensor/concat-adjacent-slices", note = "c is sliced alike in both")
    val k by singleton; val c by rankClass
    val size by k.sizes; val o by k.map; val n1 by k.sizes; val n2 by k.sizes
    val m by c.sizes; val oc by c.map; val nc by c.sizes
    val x by tensor(k to size, c to m)
    var second = o + n1
    broken("tensor/concat-adjacent-slices broken: slices with a gap", because = "n1 = n2 = 1, gap = 1: x[2] against x[1]") {
        val gap by k.sizes
        second = o + n1 + gap
        requires { o + n1 + gap + n2 le size }
    }
    lhs = concat(x.slice(start = axes(o, oc), end = axes(o + n1, oc + nc)),
        x.slice(start = axes(second, oc), end = axes(second + n2, oc + nc)), along = k)
    rhs = x.slice(start = axes(o, oc), end = axes(o + n1 + n2, oc + nc))
}

rule("tensor/slice-of-concat-one-operand: a slice that lies in the second operand") {
    source("tensor/slice-of-concat-one-operand", note = "tosa/concat-slice alike")
    val k by singleton; val d by rankClass
    val nx by k.sizes; val ny by k.sizes; val o by k.map; val n by k.sizes; val s by k.map
    val m by d.sizes; val od by d.map; val nd by d.sizes; val sd by d.map
    val x by tensor(k to nx, d to m)
    val y by tensor(k to ny, d to m)
    val inY = requires { o ge nx }
    val endD = od + max((nd - 1) * sd + 1, 0)
    val end = o + max((n - 1) * s + 1, 0)
    lhs = concat(x, y, along = k).slice(start = axes(o, od), end = axes(end, endD), stride = axes(s, sd))
    rhs = y.slice(start = axes(o - nx, od), end = axes(end - nx, endD), stride = axes(s, sd))
    broken("tensor/slice-of-concat-one-operand broken: it starts in the first operand",
        because = "o = nx - 1: a start of -1") { without(inY) }
}

rule("tensor/concat-as-inserts: a concat as insertions") {
    source("tensor/concat-as-inserts", "DecomposeTensorConcatOp",
        note = "Tensor/Transforms/ConcatOpPatterns.cpp; of three operands")
    val k by singleton; val d by rankClass
    val nx by k.sizes; val ny by k.sizes; val nz by k.sizes; val m by d.sizes
    val x by tensor(k to nx, d to m)
    val y by tensor(k to ny, d to m)
    val z by tensor(k to nz, d to m)
    val empty by tensor(k to nx + ny + nz, d to m)
    lhs = concat(x, y, z, along = k)
    rhs = empty.insertSlice(x).insertSlice(y, start = nx).insertSlice(z, start = nx + ny)
    broken("tensor/concat-as-inserts broken: an operand left out", because = "one element: what is not written is unknown") {
        rhs = empty.insertSlice(x).insertSlice(z, start = nx + ny)
    }
}

rule("tensor/concat-of-pads: a concat of tensors padded on other axes") {
    source("tensor/concat-of-pads")
    val k by singleton; val d by rankClass
    val nx by k.sizes; val ny by k.sizes; val m by d.sizes; val l by d.map; val h by d.map
    val v by element
    val x by tensor(k to nx, d to m)
    val y by tensor(k to ny, d to m)
    var along = lanes(0)
    broken("tensor/concat-of-pads broken: padded along the axis too",
        because = "nx = ny = 1, along = 1: v, x[0], v, y[0] against v, x[0], y[0]") {
        val also by k.sizes
        along = also
    }
    val low = axes(d to l, k to along)
    lhs = concat(x.pad(v, low = low, high = d to h), y.pad(v, low = low, high = d to h), along = k)
    rhs = concat(x, y, along = k).pad(v, low = low, high = d to h)
}
