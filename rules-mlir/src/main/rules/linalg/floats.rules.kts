// Fills, reductions and products of floating-point numbers, rounded to the nearest. Elements that are not poison are meant. A sum over an axis has no order here: what is
// proved holds in every order, and what is refuted is wrong in every order.

import io.verifyrules.dsl.element.ElementType

/** The greatest finite number of a format. */
val greatest = mapOf("f16" to "65504", "f32" to "340282346638528859811704183484516925440")

fun RuleScope.format(name: String): ElementType = if (name == "f16") f16 else f32

rule("linalg/fill-pad-zero-signs: a pad of a fill with the other zero") {
    source("linalg/fill-pad-zero-signs", "FoldFillWithPad", note = "Linalg/IR/LinalgOps.cpp, with a comparison of the values that takes zeros for the same")
    expect(REFUTED, because = "-0.0 against 0 in the padding")
    val c by rankClass
    val n by c.sizes; val l by c.sizes; val h by c.sizes
    val v by element; val w by element
    elements(f16, f32)
    val equal = requires { v eq w }
    val padded = constant(v, c to n).pad(w, low = l, high = h)
    lhs = padded
    rhs = constant(v, shapeOf(padded))
    repaired("linalg/fill-pad-zero-signs repaired: of what is no zero") { requires { v ne number(0.0) } }
    repaired("linalg/fill-pad-zero-signs repaired: with minus zero twice") {
        val both = constant(number(-0.0, f32), c to n).pad(number(-0.0, f32), low = l, high = h)
        lhs = both
        rhs = constant(number(-0.0, f32), shapeOf(both))
    }
    broken("linalg/fill-pad-zero-signs broken: NaN is not equal to itself, so it must not be asked", because = "v = w = NaN is right, v = NaN, w = 0 is not") {
        replace(equal) { (v ne v) or (v eq w) }
    }
}

for (f in listOf(sum, product, min, max)) rule("linalg/drop-unit-dims, floats: a reduction of one step, $f") {
    source("linalg/drop-unit-dims", "dropUnitDims", note = "Linalg/Transforms/DropUnitDims.cpp; the one step still meets the init")
    val c by rankClass; val u by rankClass
    val n by c.sizes; val p by u.sizes
    val v by element
    val x by tensor(c to n, u to p)
    elements(f16, f32)
    requires { p eq 1 }
    lhs = x.reduce(f, u, initial = v)
    rhs = f(v, x.dropUnit(u))
    broken("linalg/drop-unit-reduction-no-init, floats: the init dropped too, $f", because = if (f == sum) "v = 0, x = -0.0" else "v is not neutral") {
        source("linalg/drop-unit-reduction-no-init")
        if (f == sum) lhs = x.reduce(f, u, initial = 0.0)
        rhs = x.dropUnit(u)
    }
    weaker("linalg/drop-unit-reduction-no-init, floats, weaker: the init dropped, where it is neutral, $f") {
        elements(f16)
        lhs = x.reduce(f, u, initial = when (f) { sum -> number(-0.0); product -> number(1.0); max -> -inf; else -> inf })
        rhs = x.dropUnit(u)
    }
}

for ((format, extreme) in greatest) for (f in listOf(max, min)) {
    rule("linalg/split-reduction-identity-$f: two reductions for one, from a finite number, $f in $format") {
        source(if (f == max) "linalg/split-reduction-identity-max" else "",
            "SplitReduction.cpp", note = "Linalg/Transforms, as it once was; the axis is split into k and s already")
        expect(REFUTED, because = "parts of infinities only")
        val k by singleton; val s by singleton; val d by rankClass
        val n by k.sizes; val p by s.sizes; val m by d.sizes
        val v by element(format(format))
        val x by tensor(format(format), k to n, s to p, d to m)
        lhs = x.reduce(f, k, s, initial = v)
        rhs = x.reduce(f, k, initial = number(if (f == max) "-$extreme" else extreme)).reduce(f, s, initial = v)
        repaired("linalg/split-reduction-identity-$f repaired: from an infinity, $f in $format") {
            rhs = x.reduce(f, k, initial = if (f == max) -inf else inf).reduce(f, s, initial = v)
        }
        repaired("linalg/split-reduction-identity-$f repaired: from a finite number, and to it at last, $f in $format") {
            lhs = x.reduce(f, k, s, initial = number(if (f == max) "-$extreme" else extreme))
            rhs = x.reduce(f, k, initial = number(if (f == max) "-$extreme" else extreme)).reduce(f, s, initial = number(if (f == max) "-$extreme" else extreme))
        }
        if (f == min) broken("linalg/split-reduction-identity-min-sign: from the least finite number, in $format", because = "1 against the least number") {
            source("linalg/split-reduction-identity-min-sign", "SplitReduction.cpp", note = "Linalg/Transforms, as it once was")
            rhs = x.reduce(f, k, initial = number("-$extreme")).reduce(f, s, initial = v)
        }
    }
}

for (f in listOf(min, max, sum, product)) rule("linalg/pad-reduction-neutral, floats: a reduction of a tensor padded with the neutral element, $f") {
    source("linalg/pad-reduction-neutral", "getIdentityValueAttr", note = "padding of reductions in Linalg/Transforms; of sums -0.0, which is not what upstream pads with")
    if (f == sum || f == product) expect(UNKNOWN, because = "right; the places of what is padded are those of other terms, and sums and products have no order here")
    val c by rankClass; val d by rankClass
    val n by c.sizes; val p by d.sizes; val h by d.sizes
    val v by element
    val x by tensor(c to n, d to p)
    elements(f16, f32)
    val neutral = when (f) { sum -> number(-0.0); product -> number(1.0); max -> -inf; else -> inf }
    lhs = x.reduce(f, d, initial = v)
    rhs = x.pad(neutral, high = h).reduce(f, d, initial = v)
    if (f != sum) broken("linalg/pad-reduction-zero: padded with zero, $f", because = if (f == max) "x = -1" else "x = 1") {
        source("linalg/pad-reduction-zero", note = "padding of reductions in Linalg/Transforms, as it once was")
        rhs = x.pad(0.0, high = h).reduce(f, d, initial = v)
    }
}

rule("linalg/pad-reduction-plus-zero: a sum of a tensor padded with zero") {
    source("linalg/pad-reduction-plus-zero", "getIdentityValueAttr", note = "Arith; it gives 0 for sums")
    expect(REFUTED, because = "no elements, or all of them -0.0: -0.0 against 0")
    val c by rankClass; val d by rankClass
    val n by c.sizes; val p by d.sizes; val h by d.sizes
    val x by tensor(c to n, d to p)
    elements(f16, f32)
    lhs = x.reduce(sum, d, initial = -0.0)
    rhs = x.pad(0.0, high = h).reduce(sum, d, initial = -0.0)
    broken("linalg/pad-reduction-plus-zero broken: of a tensor with elements", because = "x = -0.0") {
        requires { p eq 1 }
    }
}

rule("linalg/matmul-zero-float: a product of zeros and a matrix, added to a matrix") {
    source("linalg/matmul-zero-float")
    expect(REFUTED, because = "0 * inf is NaN; C = -0.0 becomes 0")
    val i by rankClass; val j by rankClass; val k by rankClass
    val n by i.sizes; val m by j.sizes; val p by k.sizes
    val B by tensor(k to p, j to m)
    val C by tensor(i to n, j to m)
    elements(f16, f32)
    lhs = C + dot(constant(0.0, i to n, k to p), B, contract = k)
    rhs = C
    broken("linalg/matmul-zero-float broken: of finite numbers", because = "B = 1, C = -0.0") {
        assume { B gt -inf }
        assume { B lt inf }
    }
}

rule("linalg/reduce-scale, floats: a factor taken out of a sum") {
    source("linalg/reduce-scale", note = "not of floats, whose products do not distribute")
    expect(REFUTED, because = "two elements, an overflow")
    val c by rankClass; val d by rankClass
    val n by c.sizes; val p by d.sizes
    val v by element
    val x by tensor(c to n, d to p)
    elements(f16, f32)
    lhs = (x * v).reduce(sum, d, initial = 0.0)
    rhs = x.reduce(sum, d, initial = 0.0) * v
}

rule("linalg/reduce-add-split, floats: a sum of sums") {
    source("linalg/reduce-add-split", note = "not of floats without the flag reassoc")
    expect(REFUTED, because = "two elements, an overflow")
    val c by rankClass; val d by rankClass
    val n by c.sizes; val p by d.sizes
    val x by tensor(c to n, d to p)
    val y by tensor(c to n, d to p)
    elements(f16, f32)
    lhs = (x + y).reduce(sum, d, initial = 0.0)
    rhs = x.reduce(sum, d, initial = 0.0) + y.reduce(sum, d, initial = 0.0)
}

rule("linalg/fold-add-into-dest-float: a matrix added to a product, or where it starts from") {
    source("linalg/fold-add-into-dest-float", "FoldAddIntoDest.cpp", note = "Linalg/Transforms; without the flags that it needs, reassoc and nsz")
    val i by rankClass; val j by rankClass; val k by rankClass
    val n by i.sizes; val m by j.sizes; val p by k.sizes
    val A by tensor(i to n, k to p)
    val B by tensor(k to p, j to m)
    val D by tensor(i to n, j to m)
    elements(f16, f32)
    lhs = (constant(0.0, i to n, j to m) + dot(A, B, contract = k)) + D
    rhs = D + dot(A, B, contract = k)
    weaker("linalg/fold-add-into-dest-float, from minus zero") {
        elements(f16)
        lhs = (constant(-0.0, i to n, j to m) + dot(A, B, contract = k)) + D
    }
}

for ((format, extreme) in greatest) rule("linalg/pooling-max-as-reduce: pooling with one window is a maximum, in $format") {
    source("linalg/pooling-max-as-reduce", note = "one window; any number of spatial axes")
    val b by rankClass; val s by rankClass
    val m by b.sizes; val n by s.sizes
    val x by tensor(format(format), b to m, s to n)
    requires { n ge 1 }
    lhs = x.reduceWindow(max, size = n, initial = -inf)
    rhs = x.reduce(max, s).addUnit(s)
    broken("linalg/pooling-max-as-reduce broken: from the least finite number, in $format", because = "a window of -inf") {
        lhs = x.reduceWindow(max, size = n, initial = number("-$extreme"))
    }
}
