// TOSA's reductions, pooling and convolutions of floating-point numbers, rounded to the nearest, and what they are lowered to. Elements that are not poison are meant. A sum over an axis has no
// order here: what is proved holds in every order, and what is refuted is wrong in every order.

import io.verifyrules.dsl.element.ElementType

/** The greatest finite number of a format. */
val greatest = mapOf("f16" to "65504", "f32" to "340282346638528859811704183484516925440")

fun RuleScope.format(name: String): ElementType = if (name == "f16") f16 else f32

for (f in listOf(sum, product, min, max)) rule("tosa/reduce-$f-unit, floats: a reduction of an axis of one element, $f") {
    source(if (f == sum || f == max) "tosa/reduce-$f-unit" else "", note = "Tosa/IR/TosaCanonicalizations.cpp: folds of reductions of one element")
    val k by singleton; val d by rankClass
    val n by k.sizes; val m by d.sizes
    val x by tensor(k to n, d to m)
    val single = requires { n eq 1 }
    if (f == sum) expect(REFUTED, because = "x = -0.0: a sum starts from 0.0")
    elements(f16, f32)
    lhs = x.reduce(f, k).addUnit(k)
    rhs = x
    broken("tosa/reduce-$f-unit, floats, broken: of any axis that is not empty, $f", because = "n = 2: one element against two") { replace(single) { n ge 1 } }
}

rule("tosa/lower-reduce-sum-plus-zero: a sum lowered from zero") {
    source("tosa/lower-reduce-sum-plus-zero", "createInitialValueForReduceOp", note = "Conversion/TosaToLinalg/TosaToLinalg.cpp")
    val k by singleton; val d by rankClass
    val n by k.sizes; val m by d.sizes
    val x by tensor(k to n, d to m)
    requires { n ge 1 }
    elements(f16, f32)
    lhs = x.reduce(sum, k).addUnit(k)
    rhs = x.reduce(sum, k, initial = 0.0).addUnit(k)
}

for ((f, id) in mapOf(sum to "tosa/lower-reduce-sum-minus-zero", product to "tosa/lower-reduce-prod")) rule("$id: a $f lowered from what is neutral") {
    source(id, "createInitialValueForReduceOp", note = "Conversion/TosaToLinalg/TosaToLinalg.cpp${if (f == sum) ", repaired" else ""}")
    if (f == sum) expect(REFUTED, because = "x = -0.0: a sum without an initial value starts from 0.0")
    val k by singleton; val d by rankClass
    val n by k.sizes; val m by d.sizes
    val x by tensor(k to n, d to m)
    val some = requires { n ge 1 }
    elements(f16, f32)
    val neutral = if (f == sum) number(-0.0) else number(1.0)
    lhs = x.reduce(f, k)
    rhs = x.reduce(f, k, initial = neutral)
    weaker("$id weaker: of one element") {
        if (f == sum) expect(REFUTED, because = "x = -0.0: 0 against -0.0") else expect(VERIFIED)
        replace(some) { n eq 1 }
    }
    if (f == sum) broken("$id broken: of no element", because = "0 against -0.0") { without(some) }
}

for ((format, extreme) in greatest) for (f in listOf(max, min)) {
    val bound = if (f == max) "lowest" else "highest"
    rule("tosa/lower-reduce-$f-$bound: a $f lowered from a finite number, in $format") {
        source("tosa/lower-reduce-$f-$bound", "createInitialValueForReduceOp", note = "Conversion/TosaToLinalg/TosaToLinalg.cpp")
        expect(REFUTED, because = "a row of infinities")
        val k by singleton; val d by rankClass
        val n by k.sizes; val m by d.sizes
        val x by tensor(format(format), k to n, d to m)
        val some = requires { n ge 1 }
        lhs = x.reduce(f, k).addUnit(k)
        rhs = x.reduce(f, k, initial = number(if (f == max) "-$extreme" else extreme)).addUnit(k)
        repaired("tosa/lower-reduce-$f-inf: a $f lowered from an infinity, in $format") {
            if (f == max) source("tosa/lower-reduce-max-inf", "createInitialValueForReduceOp", note = "Conversion/TosaToLinalg/TosaToLinalg.cpp, repaired")
            rhs = x.reduce(f, k, initial = if (f == max) -inf else inf).addUnit(k)
        }
        broken("tosa/lower-reduce-$f-inf broken: from the other infinity, in $format", because = "0 against it") {
            rhs = x.reduce(f, k, initial = if (f == max) inf else -inf).addUnit(k)
        }
    }
}

rule("tosa/max-pool-noop, floats: pooling with windows of one element") {
    source("tosa/max-pool-noop", "MaxPool2dIsNoOp", note = "Tosa/IR/TosaCanonicalizations.cpp; NaN stays; any number of spatial axes s")
    val b by rankClass; val s by rankClass
    val m by b.sizes; val n by s.sizes; val w by s.sizes
    val x by tensor(b to m, s to n)
    val single = requires { w eq 1 }
    elements(f16, f32)
    lhs = x.reduceWindow(max, size = w, initial = -inf)
    rhs = x
    broken("tosa/max-pool-noop, floats, broken: windows of any size", because = "n = 2, w = 2: one element against two") { without(single) }
}

for ((format, extreme) in greatest) {
    rule("tosa/fold-pad-max-pool: a pad folded into pooling, in $format") {
        source("tosa/fold-pad-max-pool", "FoldPadToTensorOp", note = "Tosa/IR/TosaCanonicalizations.cpp; any number of spatial axes s")
        expect(REFUTED, because = "a window of -inf and padding: the least finite number against -inf")
        val b by rankClass; val s by rankClass
        val m by b.sizes; val n by s.sizes; val w by s.sizes; val l by s.map; val h by s.map; val stride by s.map
        val x by tensor(format(format), b to m, s to n)
        requires { (l ge 0) and (h ge 0) }
        var padding = number("-$extreme")
        repaired("tosa/fold-pad-max-pool repaired: padded with -inf, in $format") { padding = -inf }
        lhs = x.pad(padding, low = l, high = h).reduceWindow(max, size = w, stride = stride, initial = -inf)
        rhs = x.reduceWindow(max, size = w, stride = stride, low = l, high = h, initial = -inf)
    }

    rule("tosa/lower-max-pool-lowest: pooling lowered from a finite number, in $format") {
        source("tosa/lower-max-pool-lowest", "MaxPool2dConverter", note = "Conversion/TosaToLinalg/TosaToLinalgNamed.cpp; any number of spatial axes s")
        expect(REFUTED, because = "a window of -inf")
        val b by rankClass; val s by rankClass
        val m by b.sizes; val n by s.sizes; val w by s.sizes; val l by s.map; val h by s.map
        val x by tensor(format(format), b to m, s to n)
        requires { (l ge 0) and (h ge 0) }
        var least = number("-$extreme")
        repaired("tosa/lower-max-pool-lowest repaired: from -inf, in $format") { least = -inf }
        lhs = x.reduceWindow(max, size = w, low = l, high = h, initial = -inf)
        rhs = x.pad(least, low = l, high = h).reduceWindow(max, size = w, initial = least)
    }
}

rule("tosa/fold-pad-conv-inf-weights: a pad folded into a convolution") {
    source("tosa/fold-pad-conv-inf-weights", note = "what the convolution itself pads, it skips")
    expect(UNKNOWN, because = "wrong, as 0 * inf is NaN; whether a convolution's own padding is multiplied or skipped is not decided of floats")
    val b by rankClass; val s by rankClass; val f by rankClass; val o by rankClass
    val nb by b.sizes; val n by s.sizes; val nf by f.sizes; val no by o.sizes
    val w by s.sizes; val l by s.map; val h by s.map
    val x by tensor(b to nb, s to n, f to nf)
    val kernel by tensor(s to w, f to nf, o to no)
    requires { (l ge 0) and (h ge 0) }
    elements(f16)
    lhs = conv(x.pad(0.0, low = axes(s to l), high = axes(s to h)), kernel, feature = f)
    rhs = conv(x, kernel, feature = f, low = l, high = h)
    broken("tosa/lower-conv-pad: a convolution lowered with an explicit pad", because = "0 * inf is NaN") {
        expect(UNKNOWN, because = "wrong where padding is skipped; whether it is, is not decided of floats")
        source("tosa/lower-conv-pad", "ConvConverter, DepthwiseConvConverter", note = "Conversion/TosaToLinalg/TosaToLinalgNamed.cpp: applyPad")
        lhs = conv(x, kernel, feature = f, low = l, high = h)
        rhs = conv(x.pad(0.0, low = axes(s to l), high = axes(s to h)), kernel, feature = f)
    }
}

for (depthwise in listOf(false, true)) {
    val id = if (depthwise) "tosa/lower-depthwise-plus-zero" else "tosa/lower-conv-plus-zero"
    rule("$id: a convolution lowered from zero, and its bias") {
        source(id, if (depthwise) "DepthwiseConvConverter" else "ConvConverter",
            note = "Conversion/TosaToLinalg/TosaToLinalgNamed.cpp${if (depthwise) "" else ", as it once was"}; any number of spatial axes s")
        val b by rankClass; val s by rankClass; val f by rankClass
        val o by f.label
        val nb by b.sizes; val n by s.sizes; val nf by f.sizes; val no by f.sizes; val w by s.sizes
        val x by tensor(b to nb, s to n, f to nf)
        val kernel = if (depthwise) {
            val kernel by tensor(s to w, f to 1, o to no)
            kernel
        } else {
            val kernel by tensor(s to w, f to nf, o to no)
            kernel
        }
        val bias by tensor(o to no)
        requires { (nf ge 1) }
        requires { w ge 1 }
        elements(f16)
        val products = if (depthwise) conv(x, kernel, feature = f, featureGroups = nf) else conv(x, kernel, feature = f)
        val rest = shape(b to nb, s to sizeOf(products, s))
        var start = 0.0
        weaker("$id, from minus zero") { start = -0.0 }
        lhs = products + bias.expand(rest)
        rhs = (constant(start, shapeOf(products)) + products) + bias.expand(rest)
        if (!depthwise) weaker("tosa/lower-conv-bias-init, floats: a bias as what a convolution starts from") {
            source("tosa/lower-conv-bias-init", "ConvConverter", note = "Conversion/TosaToLinalg/TosaToLinalgNamed.cpp; without the flags that it needs, reassoc and nsz")
            lhs = (constant(0.0, shapeOf(products)) + products) + bias.expand(rest)
            rhs = bias.expand(rest) + products
        }
    }
}

rule("tosa/lower-matmul, floats: a batch of products lowered") {
    source("tosa/lower-matmul", "MatMulConverter", note = "Conversion/TosaToLinalg/TosaToLinalgNamed.cpp; added to a fill with zero")
    val b by rankClass; val i by rankClass; val j by rankClass; val k by rankClass
    val nb by b.sizes; val n by i.sizes; val m by j.sizes; val p by k.sizes
    val A by tensor(b to nb, i to n, k to p)
    val B by tensor(b to nb, k to p, j to m)
    requires { p ge 1 }
    elements(f16)
    var start = 0.0
    weaker("tosa/lower-matmul, floats, to a fill with minus zero") {
        start = -0.0
    }
    lhs = dot(A, B, contract = k, batch = b)
    rhs = constant(start, b to nb, i to n, j to m) + dot(A, B, contract = k, batch = b)
}
