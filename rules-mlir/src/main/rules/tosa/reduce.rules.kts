// TOSA's reductions over one axis, which stays with one element, and what they, products and convolutions are lowered to.

for (f in listOf(sum, min, max)) rule("tosa/reduce-$f-unit: a reduction of an axis of one element, $f") {
    source(if (f == min) "" else "tosa/reduce-$f-unit",
        note = "Tosa/IR/TosaCanonicalizations.cpp: folds of reductions of one element")
    val k by singleton; val d by rankClass
    val n by k.sizes; val m by d.sizes
    val x by tensor(k to n, d to m)
    val single = requires { n eq 1 }
    elements(int, real, s8, s16, s32)
    lhs = x.reduce(f, k).addUnit(k)
    rhs = x
    broken("tosa/reduce-$f-unit broken: of any axis", because = "n = 2: one element against two") { without(single) }
}

rule("tosa/lower-reduce-sum-axis: a sum lowered along another axis") {
    source("tosa/lower-reduce-sum-axis", "ReduceConverter", note = "Conversion/TosaToLinalg/TosaToLinalg.cpp, altered; a square")
    expect(REFUTED, because = "n = 2: rows for columns; right of less than two elements")
    val c by singleton
    val i by c.label; val j by c.label
    val n by c.sizes
    val x by tensor(i to n, j to n)
    elements(int, real, s8, s16, s32)
    lhs = x.reduce(sum, i)
    rhs = x.reduce(sum, j).relabel(i to j)
    repaired("tosa/lower-reduce-sum-axis repaired: the same axis, from zero") { rhs = x.reduce(sum, i, initial = 0) }
}

rule("tosa/lower-reduce-all-false: a conjunction lowered from false") {
    source("tosa/lower-reduce-all-false", "createInitialValueForReduceOp",
        note = "Conversion/TosaToLinalg/TosaToLinalg.cpp, altered")
    expect(REFUTED, because = "n = 0, or x = true: true against false")
    val k by singleton; val d by rankClass
    val n by k.sizes; val m by d.sizes
    val x by tensor(bool, k to n, d to m)
    lhs = x.reduce(and, k)
    rhs = x.reduce(and, k, initial = FALSE)
    repaired("tosa/lower-reduce-all-false repaired: from true") { rhs = x.reduce(and, k, initial = TRUE) }
}

rule("tosa/lower-conv-bias-init: a bias as what a convolution starts from") {
    source("tosa/lower-conv-bias-init", "ConvConverter",
        note = "Conversion/TosaToLinalg/TosaToLinalgNamed.cpp; integers, whose sums have no order; any number of spatial axes s")
    val b by rankClass; val s by rankClass; val f by rankClass; val o by rankClass
    val nb by b.sizes; val n by s.sizes; val nf by f.sizes; val no by o.sizes
    val w by s.sizes; val stride by s.map; val dilation by s.map; val l by s.map; val h by s.map
    val x by tensor(b to nb, s to n, f to nf)
    val kernel by tensor(s to w, f to nf, o to no)
    val bias by tensor(o to no)
    elements(int, s32, s64)
    val products = conv(x, kernel, feature = f, stride = stride, windowDilation = dilation, low = l, high = h)
    val rest = shape(b to nb, s to sizeOf(products, s))
    lhs = constant(0, shapeOf(products)) + products + bias.expand(rest)
    rhs = bias.expand(rest) + products
    broken("tosa/lower-conv-bias-init broken: the bias twice",
        because = "bias = 1: 1 against 2") { rhs = bias.expand(rest) + products + bias.expand(rest) }
}

rule("tosa/lower-conv-pad, integers: a convolution lowered with an explicit pad") {
    source("", "ConvConverter",
        note = "Conversion/TosaToLinalg/TosaToLinalgNamed.cpp: applyPad; right of integers, whose products with zero are zero, and wrong of floats")
    val b by rankClass; val s by rankClass; val f by rankClass; val o by rankClass
    val nb by b.sizes; val n by s.sizes; val nf by f.sizes; val no by o.sizes
    val w by s.sizes; val stride by s.map; val dilation by s.map; val l by s.map; val h by s.map
    val x by tensor(b to nb, s to n, f to nf)
    val kernel by tensor(s to w, f to nf, o to no)
    requires { (l ge 0) and (h ge 0) }
    var padding = 0
    broken("tosa/lower-conv-pad, integers, broken: padded with ones", because = "l = 1, kernel = 1: 0 against 1") { padding = 1 }
    elements(int, s32, s64)
    lhs = conv(x, kernel, feature = f, stride = stride, windowDilation = dilation, low = l, high = h)
    rhs = conv(x.pad(padding, low = axes(s to l), high = axes(s to h)), kernel, feature = f, stride = stride, windowDilation = dilation)
}

rule("tosa/lower-matmul: a batch of products lowered") {
    source("tosa/lower-matmul", "MatMulConverter",
        note = "Conversion/TosaToLinalg/TosaToLinalgNamed.cpp; added to a fill with zero")
    val b by rankClass; val i by rankClass; val j by rankClass; val k by rankClass
    val nb by b.sizes; val n by i.sizes; val m by j.sizes; val p by k.sizes
    val A by tensor(b to nb, i to n, k to p)
    val B by tensor(b to nb, k to p, j to m)
    var start = 0
    broken("tosa/lower-matmul broken: added to ones", because = "0 against 1") { start = 1 }
    elements(int, s8, s16, s32)
    lhs = dot(A, B, contract = k, batch = b)
    rhs = constant(start, b to nb, i to n, j to m) + dot(A, B, contract = k, batch = b)
}
