// tensor.pad: amounts l and h of one value before and after, none of them negative.

import io.verifyrules.dsl.axis.AxisMap
import io.verifyrules.dsl.element.Element
import io.verifyrules.dsl.expr.TensorExpr

fun RuleScope.end(o: AxisMap, n: AxisMap, s: AxisMap) = o + max((n - 1) * s + 1, 0)

rule("tensor/pad-pad-same-value: a pad of a pad with one value") {
    source("tensor/pad-pad-same-value", "FoldConsecutiveConstantPadding", note = "Tensor/IR/TensorOps.cpp")
    val c by rankClass
    val n by c.sizes
    val l1 by c.map; val h1 by c.map; val l2 by c.map; val h2 by c.map
    val v by element; val w by element
    val x by tensor(c to n)
    val same = requires { w eq v }
    val inner = requires { (l1 ge 0) and (h1 ge 0) }
    val outer = requires { (l2 ge 0) and (h2 ge 0) }
    lhs = x.pad(v, low = l1, high = h1).pad(w, low = l2, high = h2)
    rhs = x.pad(v, low = l1 + l2, high = h1 + h2)
    weaker("tensor/pad-pad-same-value weaker: the outer one may cut off") { without(outer) }
    broken("tensor/pad-pad-same-value broken: two values", because = "the outer padding is w against v") { without(same) }
    broken("tensor/pad-pad-same-value broken: the inner one may cut off",
        because = "l1 = -1, l2 = 1: what is cut off does not come back") { without(inner) }
}

rule("tensor/pad-zero-amount: a pad by nothing") {
    source("tensor/pad-zero-amount", "FoldStaticZeroPadding", note = "Tensor/IR/TensorOps.cpp")
    val c by rankClass
    val n by c.sizes; val l by c.map; val h by c.map
    val v by element
    val x by tensor(c to n)
    val noLow = requires { l eq 0 }
    val noHigh = requires { h eq 0 }
    lhs = x.pad(v, low = l, high = h)
    rhs = x
    broken("tensor/pad-zero-amount broken: by something before", because = "l = 1: size 2 against 1") { without(noLow) }
    broken("tensor/pad-zero-amount broken: by something after", because = "h = 1: size 2 against 1") { without(noHigh) }
}

rule("tensor/slice-of-pad-inverse: a slice undoes a pad") {
    source("tensor/slice-of-pad-inverse")
    val c by rankClass
    val n by c.sizes; val l by c.map; val h by c.map; val o by c.map
    val v by element
    val x by tensor(c to n)
    val low = requires { l ge 0 }
    val high = requires { h ge 0 }
    val start = requires { o eq l }
    lhs = x.pad(v, low = l, high = h).slice(start = o, end = o + n)
    rhs = x
    weaker("tensor/slice-of-pad-inverse weaker: no amount is demanded, for one that cuts off leaves too little to be taken") {
        without(low, high)
    }
    broken("tensor/slice-of-pad-inverse broken: it starts elsewhere",
        because = "n = 1, l = 1, o = 0: v against x[0]") { without(start) }
}

rule("tensor/slice-inside-pad: a slice that takes no padding") {
    source("tensor/slice-inside-pad")
    val c by rankClass
    val size by c.sizes; val l by c.map; val h by c.map
    val o by c.map; val n by c.sizes; val s by c.map
    val v by element
    val x by tensor(c to size)
    val amounts = requires { (l ge 0) and (h ge 0) }
    val from = requires { l le o }
    val to = requires { o + (n - 1) * s lt l + size }
    val some = requires { n gt 0 }
    lhs = x.pad(v, low = l, high = h).slice(start = o, end = end(o, n, s), stride = s)
    rhs = x.slice(start = o - l, end = end(o - l, n, s), stride = s)
    weaker("tensor/slice-inside-pad weaker: amounts that cut off") { without(amounts) }
    broken("tensor/slice-inside-pad broken: it may start in the padding",
        because = "l = 1, o = 0: v against nothing valid") { without(from) }
    broken("tensor/slice-inside-pad broken: it may end in the padding", because = "h = 1: v against nothing valid") { without(to) }
    broken("tensor/slice-inside-pad broken: it may be empty",
        because = "size = n = 0, h = 1, o = 1, s = 2: the right side starts beyond x") {
        without(some)
    }
}

rule("tensor/slice-of-pad-general: a slice moved above a pad") {
    source("tensor/slice-of-pad-general", "ExtractSliceOfPadTensorSwapPattern", note = "Linalg/Transforms/Transforms.cpp")
    val c by rankClass
    val size by c.sizes; val l by c.map; val h by c.map
    val o by c.map; val n by c.sizes
    val v by element
    val x by tensor(c to size)
    requires { (l ge 0) and (h ge 0) }
    fun clamped(a: AxisMap, high: AxisMap) = max(min(a, high), 0)
    var from = clamped(o - l, size)
    var to = clamped(o + n - l, size)
    var low = clamped(l - o, n)
    broken("tensor/slice-of-pad-half-clamped: with half of the clamps", because = "a part in the low padding ends before 0") {
        source("tensor/slice-of-pad-half-clamped", "ExtractSliceOfPadTensorSwapPattern")
        from = max(o - l, 0)
        to = min(o + n - l, size)
        low = max(l - o, 0)
    }
    broken("tensor/slice-of-pad-general broken: the start may lie behind x",
        because = "o = l + size + 1: the slice of x starts beyond it") {
        from = max(o - l, 0)
    }
    lhs = x.pad(v, low = l, high = h).slice(start = o, end = o + n)
    rhs = x.slice(start = from, end = to).pad(v, low = low, high = n - (to - from) - low)
}

rule("tensor/pad-of-slice-orthogonal: two pads on different axes around slices") {
    source("tensor/pad-of-slice-orthogonal", "FoldOrthogonalPaddings",
        note = "Tensor/IR/TensorOps.cpp; c is padded first and taken in full then, d is padded last")
    val c by rankClass; val d by rankClass
    val n by c.sizes; val h by c.map
    val m by d.sizes; val o by d.map; val k by d.sizes; val g by d.map
    val v by element; val w by element
    val x by tensor(c to n, d to m)
    requires { h ge 0 }
    requires { g ge 0 }
    val same = requires { w eq v }
    var taken = n + h
    var kept = n
    broken("tensor/pad-of-slice-orthogonal broken: a part of the padding taken",
        because = "n = 0, h = 1, nothing taken: size 0 against 1") {
        val part by c.sizes
        taken = part
    }
    broken("tensor/pad-of-slice-orthogonal broken: the part that is taken, padded again",
        because = "n = 0, h = 1: taken from x, which is empty") {
        kept = n + h
    }
    lhs = x.pad(v, high = h).slice(start = axes(c to 0, d to o), end = axes(c to taken, d to o + k)).pad(w, high = g)
    rhs = x.slice(start = axes(c to 0, d to o), end = axes(c to kept, d to o + k)).pad(v, high = axes(h, g))
    broken("tensor/pad-of-slice-orthogonal broken: two values", because = "rank of d 1, g = 1: w against v") { without(same) }
}

rule("tensor/pad-of-splat: a pad of a splat with its value") {
    source("tensor/pad-of-splat", "FoldFillWithPad", note = "Linalg/IR/LinalgOps.cpp, and folds of constants")
    val c by rankClass
    val n by c.sizes; val l by c.map; val h by c.map
    val v by element; val w by element
    val same = requires { w eq v }
    lhs = constant(v, c to n).pad(w, low = l, high = h)
    rhs = constant(v, c to l + n + h)
    broken("tensor/pad-of-splat broken: with another value", because = "n = 0, l = 1: w against v") { without(same) }
}

val unary = mapOf<String, RuleScope.(TensorExpr) -> TensorExpr>(
    "negation" to { -it }, "absolute value" to { abs(it) }, "sign" to { sign(it) }, "square" to { it * it }, "successor" to { it + 1 },
)

val onElements = mapOf<String, RuleScope.(Element) -> Element>(
    "negation" to { 0 - it }, "absolute value" to { max(it, 0 - it) }, "square" to { it * it }, "successor" to { it + 1 },
)

for ((name, f) in onElements) rule("tensor/pad-of-map: an elementwise operation moved above a pad, $name") {
    source("tensor/pad-of-map", note = "The value goes through the operation, too.")
    if (name == "negation") expect(REFUTED, on = floats, because = "v = 0.0, x empty: -0.0 against 0.0")
    if (name == "absolute value") expect(REFUTED, on = unsigned, because = "in u4, v = 1, x empty: 1 against 15")
    val c by rankClass
    val n by c.sizes; val l by c.map; val h by c.map
    val v by element
    val x by tensor(c to n)
    val g = unary.getValue(name)
    var value = f(v)
    if (name != "absolute value") broken("tensor/pad-of-map-same-value: the value kept, $name",
        because = "v = 1 or v = 2, which it changes") {
        source("tensor/pad-of-map-same-value")
        value = v
    }
    lhs = g(x.pad(v, low = l, high = h))
    rhs = g(x).pad(value, low = l, high = h)
    if (name == "absolute value") {
        broken("tensor/pad-of-map-same-value: the value kept, $name", because = "v = -1") {
            expect(VERIFIED, on = unsigned)
            source("tensor/pad-of-map-same-value")
            rhs = g(x).pad(v, low = l, high = h)
        }
        weaker("tensor/pad-of-map weaker: the value kept where the operation keeps it, $name") {
            expect(REFUTED, on = floats, because = "v = -0.0, x empty: 0.0 against -0.0")
            requires { v ge 0 }
            rhs = g(x).pad(v, low = l, high = h)
        }
    }
}

rule("tensor/pad-as-insert: a pad as a fill and an insertion") {
    source("tensor/pad-as-insert", "DecomposePadOpPattern", note = "Linalg/Transforms/Transforms.cpp")
    val c by rankClass
    val n by c.sizes; val l by c.map; val h by c.map
    val v by element
    val x by tensor(c to n)
    val low = requires { l ge 0 }
    val high = requires { h ge 0 }
    lhs = x.pad(v, low = l, high = h)
    rhs = constant(v, c to l + n + h).insertSlice(x, start = l)
    broken("tensor/pad-as-insert broken: the low edge may cut off", because = "l = -1: no insertion starts there") { without(low) }
    broken("tensor/pad-as-insert broken: the high edge may cut off", because = "n = 1, h = -1: x does not fit") { without(high) }
}
