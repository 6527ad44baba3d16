// TOSA's elementwise operators on integers of 8, 16 and 32 bits. Where TOSA leaves a result undefined, as in a division by zero, a rule
// demands that it does not come to that.

rule("tosa/negate-negate: a negation undone") {
    source("tosa/negate-negate", "NegateOp::fold", note = "Tosa/IR/TosaCanonicalizations.cpp; zero points of 0")
    val c by rankClass
    val n by c.sizes
    val x by tensor(c to n)
    elements(int, real, s8, s16, s32)
    lhs = -(-x)
    rhs = x
    broken("tosa/negate-negate broken: an absolute value instead", because = "x = -1") { lhs = abs(x) }
}

rule("tosa/sub-self-int: a difference of a tensor and itself") {
    source("tosa/sub-self-int")
    val c by rankClass
    val n by c.sizes
    val x by tensor(c to n)
    elements(int, real, s8, s16, s32)
    lhs = x - x
    rhs = constant(0, shapeOf(x))
    broken("tosa/sub-self-int broken: of two tensors", because = "x = 1, y = 0") {
        val y by tensor(c to n)
        lhs = x - y
    }
}

rule("tosa/mul-zero-int: a product with zero") {
    source("tosa/mul-zero-int", "MulOp::fold", note = "Tosa/IR/TosaCanonicalizations.cpp")
    val c by rankClass
    val n by c.sizes
    val x by tensor(c to n)
    elements(int, real, s8, s16, s32)
    lhs = x * 0
    rhs = constant(0, shapeOf(x))
    broken("tosa/mul-zero-int broken: with one", because = "x = 1") { lhs = x * 1 }
}

rule("tosa/mul-one: a product with one") {
    source("tosa/mul-one", "MulOp::fold", note = "Tosa/IR/TosaCanonicalizations.cpp; the shift is 0")
    val c by rankClass
    val n by c.sizes
    val x by tensor(c to n)
    elements(int, real, s8, s16, s32)
    lhs = x * 1
    rhs = x
    broken("tosa/mul-one broken: with minus one", because = "x = 1") { lhs = x * (-1) }
}

rule("tosa/mul-one-shift: a product with one that is shifted") {
    source("tosa/mul-one-shift", "MulOp::fold",
        note = "Tosa/IR/TosaCanonicalizations.cpp without its test of the shift: the product, of 64 bits, is rounded and shifted")
    expect(REFUTED, because = "x = 2, shift = 1: 1 against 2")
    val c by rankClass
    val n by c.sizes
    val x by tensor(s64, c to n)
    val shift by tensor(s64, c to n)
    assume { x ge Int.MIN_VALUE }
    assume { x le Int.MAX_VALUE }
    assume { shift gt 0 }
    assume { shift lt 63 }
    lhs = (x * 1 + (constant(1, s64, c to n) shl (shift - 1))) shr shift
    rhs = x
}

rule("tosa/intdiv-zero: zero divided") {
    source("tosa/intdiv-zero", "IntDivOp::fold", note = "Tosa/IR/TosaCanonicalizations.cpp; a division by zero is undefined")
    val c by rankClass
    val n by c.sizes
    val x by tensor(c to n)
    val divides = assume { x ne 0 }
    elements(int, s32)
    lhs = 0 / x
    rhs = constant(0, shapeOf(x))
    broken("tosa/intdiv-zero broken: divided by anything, as StableHLO divides", because = "x = 0: -1") { without(divides) }
}

rule("tosa/intdiv-self: a tensor divided by itself") {
    source("tosa/intdiv-self", note = "A division by zero is undefined.")
    val c by rankClass
    val n by c.sizes
    val x by tensor(c to n)
    val divides = assume { x ne 0 }
    elements(int, s32)
    lhs = x / x
    rhs = constant(1, shapeOf(x))
    broken("tosa/intdiv-self broken: of any elements, as StableHLO divides", because = "x = 0: -1") { without(divides) }
}

for ((bits, range) in mapOf(8 to -128..127, 16 to -32768..32767, 32 to Int.MIN_VALUE..Int.MAX_VALUE)) {
    rule("tosa/clamp-full-range-int: a clamp to all integers of $bits bits") {
        source("tosa/clamp-full-range-int", "ClampIsNoOp", note = "Tosa/IR/TosaCanonicalizations.cpp")
        val type = mapOf(8 to s8, 16 to s16, 32 to s32).getValue(bits)
        val c by rankClass
        val n by c.sizes
        val x by tensor(type, c to n)
        var high = range.last
        broken("tosa/clamp-full-range-int broken: to all but the greatest, $bits bits",
            because = "x = ${range.last}") { high = range.last - 1 }
        lhs = clamp(range.first, x, high)
        rhs = x
    }

    rule("tosa/lower-reduce-max-int: a maximum of integers lowered, $bits bits") {
        source("tosa/lower-reduce-max-int", "createInitialValueForReduceOp", note = "Conversion/TosaToLinalg/TosaToLinalg.cpp")
        val type = mapOf(8 to s8, 16 to s16, 32 to s32).getValue(bits)
        val k by singleton; val d by rankClass
        val n by k.sizes; val m by d.sizes
        val x by tensor(type, k to n, d to m)
        var least = range.first
        broken("tosa/lower-reduce-max-int broken: from zero, $bits bits", because = "x = -1") { least = 0 }
        lhs = x.reduce(max, k).addUnit(k)
        rhs = x.reduce(max, k, initial = least).addUnit(k)
    }

    rule("tosa/max-pool-noop: pooling with windows of one element, $bits bits") {
        source("tosa/max-pool-noop", "MaxPool2dIsNoOp", note = "Tosa/IR/TosaCanonicalizations.cpp; any number of spatial axes s")
        val type = mapOf(8 to s8, 16 to s16, 32 to s32).getValue(bits)
        val b by rankClass; val s by rankClass
        val m by b.sizes; val n by s.sizes; val w by s.sizes
        val x by tensor(type, b to m, s to n)
        val single = requires { w eq 1 }
        lhs = x.reduceWindow(max, size = w, initial = range.first)
        rhs = x
        broken("tosa/max-pool-noop broken: windows of any size, $bits bits",
            because = "n = 2, w = 2: one element against two") { without(single) }
    }

    rule("tosa/fold-pad-max-pool, integers: a pad folded into pooling, $bits bits") {
        source("", "FoldPadToTensorOp",
            note = "Tosa/IR/TosaCanonicalizations.cpp; right of integers, whose least number is neutral, and wrong of floats")
        val type = mapOf(8 to s8, 16 to s16, 32 to s32).getValue(bits)
        val b by rankClass; val s by rankClass
        val m by b.sizes; val n by s.sizes; val w by s.sizes; val l by s.map; val h by s.map; val stride by s.map
        val x by tensor(type, b to m, s to n)
        requires { (l ge 0) and (h ge 0) }
        var padding = range.first
        broken("tosa/fold-pad-max-pool, integers, broken: padded with zero, $bits bits",
            because = "x = -1, w = 2: 0 against -1") { padding = 0 }
        lhs = x.pad(padding, low = l, high = h).reduceWindow(max, size = w, stride = stride, initial = range.first)
        rhs = x.reduceWindow(max, size = w, stride = stride, low = l, high = h, initial = range.first)
    }
}

rule("tosa/fold-pad-avg-pool: a pad with zeros folded into average pooling") {
    source("tosa/fold-pad-avg-pool", "FoldPadToTensorOp",
        note = "not applied to averages: padding counts in the divisor, and what the pool itself pads does not; real numbers")
    expect(REFUTED, because = "n = 1, w = 2, l = 1, x = 1: 1 / 2 against 1 / 1")
    val s by rankClass
    val n by s.sizes; val w by s.sizes; val l by s.map; val h by s.map
    val x by tensor(real, s to n)
    requires { (l ge 0) and (h ge 0) }
    val padded = x.pad(0, low = l, high = h)
    lhs = padded.reduceWindow(sum, size = w) / constant(1, real, shapeOf(padded)).reduceWindow(sum, size = w)
    rhs = x.reduceWindow(sum, size = w, low = l, high = h) /
        constant(1, real, s to n).reduceWindow(sum, size = w, low = l, high = h)
}

rule("tosa/lower-abs-int: an absolute value lowered") {
    source("tosa/lower-abs-int", "createLinalgBodyCalculationForElementwiseOp",
        note = "Conversion/TosaToLinalg/TosaToLinalg.cpp; the least number is its own absolute value on both sides")
    val c by rankClass
    val n by c.sizes
    val x by tensor(c to n)
    elements(int, real, s8, s16, s32)
    lhs = abs(x)
    rhs = max(x, 0 - x)
    broken("tosa/lower-abs-int broken: the smaller one", because = "x = 1") { rhs = min(x, 0 - x) }
}

for (bits in listOf(8, 16, 32)) rule("tosa/lower-ars-round-select: a rounding shift lowered with a choice, $bits bits") {
    source("tosa/lower-ars-round-select", note = "The bit that is shifted out last is added, if one is shifted out.")
    val type = mapOf(8 to s8, 16 to s16, 32 to s32).getValue(bits)
    val c by rankClass
    val n by c.sizes
    val x by tensor(type, c to n)
    val s by tensor(type, c to n)
    assume { s ge 0 }
    assume { s lt bits }
    val last = (x shr (s - 1)) and 1
    lhs = select((s gt 0) and (last ne 0), (x shr s) + 1, x shr s)
    rhs = (x shr s) + select(s gt 0, last, 0)
    broken("tosa/lower-ars-round-select broken: the sign added where nothing is shifted, $bits bits",
        because = "x = -1, s = 0: -1 against 0") {
        rhs = (x shr s) + last
    }
}

rule("tosa/lower-rescale-identity: a rescaling by one") {
    source("tosa/lower-rescale-identity", note = "By 2^30 / 2^30, rounded once, of numbers of 32 bits in 64.")
    val c by rankClass
    val n by c.sizes
    val x by tensor(s64, c to n)
    val low = assume { x ge Int.MIN_VALUE }
    assume { x le Int.MAX_VALUE }
    lhs = (x * 1073741824 + 536870912) shr constant(30, shapeOf(x))
    rhs = x
    broken("tosa/lower-rescale-identity broken: numbers of 64 bits", because = "the least of them wraps") { without(low) }
}

rule("tosa/lower-sigmoid: a sigmoid by its definition") {
    source("tosa/lower-sigmoid", note = "Conversion/TosaToLinalg/TosaToLinalg.cpp; right up to accuracy")
    elements(real, f32)
    val c by rankClass; val n by c.sizes
    val x by tensor(c to n)
    lhs = logistic(x)
    rhs = 1 / (1 + exp(-x))
    expect(UNKNOWN, on = f32, because = "libraries need not give the same number for both")
    broken("tosa/lower-sigmoid broken: without the sign", because = "x = 1") {
        elements(real)
        rhs = 1 / (1 + exp(x))
    }
}
