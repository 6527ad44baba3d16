// TOSA's operators on floating-point numbers, rounded to the nearest, and what they are lowered to. Elements that are not poison are
// meant.

import io.verifyrules.dsl.element.Element
import io.verifyrules.dsl.element.ElementType
import io.verifyrules.dsl.expr.TensorExpr

val RuleScope.formats: Array<ElementType> get() = arrayOf(f16, f32)

/** The greatest finite number of a format. */
val greatest = mapOf("f16" to "65504", "f32" to "340282346638528859811704183484516925440")

fun RuleScope.format(name: String): ElementType = if (name == "f16") f16 else f32

rule("tosa/negate-negate, floats: a negation undone") {
    source("tosa/negate-negate", "NegateOp::fold", note = "Tosa/IR/TosaCanonicalizations.cpp")
    val c by rankClass
    val n by c.sizes
    val x by tensor(c to n)
    elements(*formats)
    lhs = -(-x)
    rhs = x
    broken("tosa/negate-negate, floats, broken: differences from zero", because = "x = -0.0: 0 against -0.0") { lhs = 0.0 - (0.0 - x) }
}

rule("tosa/mul-one, floats: a product with one") {
    source("tosa/mul-one", "MulOp::fold", note = "Tosa/IR/TosaCanonicalizations.cpp")
    val c by rankClass
    val n by c.sizes
    val x by tensor(c to n)
    elements(*formats)
    lhs = x * 1.0
    rhs = x
    broken("tosa/mul-one, floats, broken: with minus one", because = "x = 1") { lhs = x * (-1.0) }
}

rule("tosa/add-zero-float: a sum with zero") {
    source("tosa/add-zero-float", "AddOp::fold", note = "Tosa/IR/TosaCanonicalizations.cpp: both zeros are taken")
    expect(REFUTED, because = "x = -0.0: 0 against -0.0")
    val c by rankClass
    val n by c.sizes
    val x by tensor(c to n)
    elements(*formats)
    lhs = x + 0.0
    rhs = x
    repaired("tosa/add-neg-zero-float: a sum with minus zero") {
        source("tosa/add-neg-zero-float", "AddOp::fold", note = "Tosa/IR/TosaCanonicalizations.cpp")
        lhs = x + (-0.0)
    }
}

rule("tosa/sub-zero-float: a difference of a tensor and zero") {
    source("tosa/sub-zero-float", "SubOp::fold", note = "Tosa/IR/TosaCanonicalizations.cpp")
    val c by rankClass
    val n by c.sizes
    val x by tensor(c to n)
    elements(*formats)
    lhs = x - 0.0
    rhs = x
    broken("tosa/sub-zero-float broken: and minus zero", because = "x = -0.0: 0 against -0.0") { lhs = x - (-0.0) }
}

rule("tosa/sub-self-float: a difference of a tensor and itself") {
    source("tosa/sub-self-float")
    expect(REFUTED, because = "NaN, and inf - inf")
    val c by rankClass
    val n by c.sizes
    val x by tensor(c to n)
    elements(*formats)
    lhs = x - x
    rhs = constant(0.0, shapeOf(x))
}

rule("tosa/mul-zero-float: a product with zero") {
    source("tosa/mul-zero-float", "MulOp::fold", note = "Tosa/IR/TosaCanonicalizations.cpp, whatever the other factor is")
    expect(REFUTED, because = "NaN, inf * 0, and x = -1: -0.0 against 0")
    val c by rankClass
    val n by c.sizes
    val x by tensor(c to n)
    elements(*formats)
    lhs = x * 0.0
    rhs = constant(0.0, shapeOf(x))
    broken("tosa/mul-zero-float broken: of finite numbers", because = "x = -1: -0.0 against 0") {
        assume { x gt -inf }
        assume { x lt inf }
    }
}

/** A clamp that ignores NaN: the greater of NaN and a bound is that bound, so NaN becomes the lower one. */
fun RuleScope.clampIgnoring(low: Element, x: TensorExpr, high: Element) = select(x ne x, min(low, high), clamp(low, x, high))

rule("tosa/clamp-full-range-inf: a clamp to all numbers") {
    source("tosa/clamp-full-range-inf", "ClampIsNoOp", note = "Tosa/IR/TosaCanonicalizations.cpp; NaN stays")
    val c by rankClass
    val n by c.sizes
    val x by tensor(c to n)
    elements(*formats)
    lhs = clamp(-inf, x, inf)
    rhs = x
    broken("tosa/clamp-full-range-ignore: NaN does not stay", because = "NaN: -inf against NaN") {
        source("tosa/clamp-full-range-ignore", "ClampIsNoOp", note = "Tosa/IR/TosaCanonicalizations.cpp, without a test of the mode")
        lhs = select(x ne x, -inf, clamp(-inf, x, inf))
    }
    broken("tosa/clamp-full-range-inf broken: both bounds are -inf", because = "0: upstream asks whether the upper bound is infinite, not whether it is inf") {
        lhs = clamp(-inf, x, -inf)
    }
}

for ((format, extreme) in greatest) rule("tosa/clamp-full-range-finite: a clamp to all finite numbers, in $format") {
    source("tosa/clamp-full-range-finite", "ClampIsNoOp", note = "Tosa/IR/TosaCanonicalizations.cpp, as it once was")
    expect(REFUTED, because = "infinities")
    val c by rankClass
    val n by c.sizes
    val x by tensor(format(format), c to n)
    lhs = clamp(number("-$extreme"), x, number(extreme))
    rhs = x
    repaired("tosa/clamp-full-range-finite repaired: of no infinities, in $format") {
        assume { x ne inf }
        assume { x ne -inf }
    }
}

rule("tosa/clamp-clamp-nan-modes: one clamp for two, of which the second ignores NaN") {
    source("tosa/clamp-clamp-nan-modes", "ClampClampOptimization", note = "Tosa/IR/TosaCanonicalizations.cpp, altered; the range is in both, and its bounds are ordered")
    expect(REFUTED, because = "NaN: c against NaN; upstream leaves two such clamps as they are")
    val s by rankClass
    val n by s.sizes
    val a by element(f16); val b by element(f16)
    val c by element(f16); val d by element(f16)
    val x by tensor(f16, s to n)
    requires { (a lt b) and (c lt d) }
    requires { (a lt d) and (c lt b) }
    lhs = clampIgnoring(c, clamp(a, x, b), d)
    val low = max(constant(a, s to n), constant(c, s to n))
    val high = min(constant(b, s to n), constant(d, s to n))
    rhs = clamp(low, x, high)
    // The outer clamp makes its own lower bound of NaN, and the one for both the greater of two: to ignore NaN is right only where that is the same.
    broken("tosa/clamp-clamp-nan-modes broken: NaN ignored by the one clamp, too", because = "NaN, a = 1, c = 0: 0 against 1") {
        rhs = select(x ne x, low, clamp(low, x, high))
    }
    repaired("tosa/clamp-clamp-nan-modes repaired: NaN ignored by the one clamp, too, and the lower bound is the second") {
        requires { a le c }
        requires { c ne number(0.0) }
        rhs = select(x ne x, low, clamp(low, x, high))
    }
    repaired("tosa/clamp-clamp-nan-modes repaired: NaN ignored by all") {
        lhs = clampIgnoring(c, clampIgnoring(a, x, b), d)
        rhs = select(x ne x, low, clamp(low, x, high))
    }
    repaired("tosa/clamp-clamp-nan-modes repaired: NaN ignored by the first clamp only, and by the one") {
        lhs = clamp(c, clampIgnoring(a, x, b), d)
        rhs = select(x ne x, low, clamp(low, x, high))
    }
    repaired("tosa/clamp-clamp-nan-modes repaired: NaN ignored by none") { lhs = clamp(c, clamp(a, x, b), d) }
    broken("tosa/clamp-clamp-nan-modes broken: NaN ignored by none, the greater bound by a comparison", because = "a = 0, c = x = -0.0: upstream takes the bound of the second") {
        lhs = clamp(c, clamp(a, x, b), d)
        rhs = clamp(select(constant(c, s to n) lt constant(a, s to n), a, c), x, high)
    }
}

rule("tosa/lower-clamp-minmax: a clamp lowered to a minimum and a maximum") {
    source("tosa/lower-clamp-minmax", "clampFloatHelper",
        note = "Conversion/TosaToLinalg/TosaToLinalg.cpp; bounds that are equal may be zeros of two signs, which are ordered in maxima and minima")
    val c by rankClass
    val n by c.sizes
    val low by element; val high by element
    val x by tensor(c to n)
    val ordered = requires { low lt high }
    elements(*formats)
    lhs = clamp(low, x, high)
    rhs = max(min(x, high), low)
    broken("tosa/lower-clamp-minmax broken: zeros of the wrong order", because = "low = 0, high = -0.0: -0.0 against 0") { replace(ordered) { low le high } }
    broken("tosa/lower-clamp-minmax broken: bounds of the wrong order", because = "low = 1, high = 0: 0 against 1") { without(ordered) }
    weaker("tosa/lower-clamp-minmax weaker: equal bounds, if they are no zeros") {
        replace(ordered) { low le high }
        requires { low ne number(0.0) }
    }
}

rule("tosa/lower-clamp-select: a clamp lowered to comparisons") {
    source("tosa/lower-clamp-select", note = "Conversion/TosaToLinalg/TosaToLinalg.cpp, as it once was")
    expect(REFUTED, because = "NaN becomes the upper bound")
    val c by rankClass
    val n by c.sizes
    val x by tensor(c to n)
    elements(*formats)
    val below = select(x lt 1.0, x, 1.0)
    lhs = clamp(-1.0, x, 1.0)
    rhs = select(below lt -1.0, -1.0, below)
    repaired("tosa/lower-clamp-select repaired: of no NaN") { assume { x eq x } }
    repaired("tosa/lower-clamp-select repaired: unordered comparisons") {
        val kept = select(x ge 1.0, 1.0, x)
        rhs = select(kept lt -1.0, -1.0, kept)
    }
    broken("tosa/lower-clamp-select broken: of no NaN, a zero as a bound", because = "x = -0.0: 0 against -0.0") {
        assume { x eq x }
        val positive = select(x lt 1.0, x, 1.0)
        lhs = clamp(0.0, x, 1.0)
        rhs = select(positive lt 0.0, 0.0, positive)
    }
}
