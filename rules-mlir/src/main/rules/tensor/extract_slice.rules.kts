// tensor.extract_slice: sizes n, offsets o and strides s, one of each for every axis; strides are at least 1. The part that is
// taken has to lie inside; one that is empty may start where the operand ends, and no further.

import io.verifyrules.dsl.axis.AxisMap
import io.verifyrules.dsl.expr.TensorExpr

/** Where a slice of n elements ends that starts at o: behind its last element. */
fun RuleScope.end(o: AxisMap, n: AxisMap, s: AxisMap) = o + max((n - 1) * s + 1, 0)

fun RuleScope.extractSlice(x: TensorExpr, o: AxisMap, n: AxisMap, s: AxisMap) =
    x.slice(start = o, end = end(o, n, s), stride = s)

rule("tensor/extract-slice-identity: a slice of the whole tensor") {
    source("tensor/extract-slice-identity", "ExtractSliceOp::fold", note = "Tensor/IR/TensorOps.cpp")
    val c by rankClass
    val size by c.sizes
    val o by c.map; val n by c.sizes; val s by c.map
    val x by tensor(c to size)
    val first = requires { o eq 0 }
    val all = requires { n eq size }
    val dense = requires { s eq 1 }
    lhs = extractSlice(x, o, n, s)
    rhs = x
    weaker("tensor/extract-slice-identity weaker: of all elements, wherever and however they are taken") {
        without(first, dense)
    }
    broken("tensor/extract-slice-identity broken: of some elements", because = "size = 1, n = 0: nothing is left") {
        without(all)
    }
}

rule("tensor/extract-slice-compose: a slice of a slice") {
    source("tensor/extract-slice-compose", "MergeConsecutiveExtractSlice",
        note = "Tensor/Transforms/MergeConsecutiveInsertExtractSlicePatterns.cpp. Upstream demands nothing of o2; with strides " +
            "an empty slice at the end of the first would start beyond the end of x")
    val c by rankClass
    val size by c.sizes
    val o1 by c.map; val n1 by c.sizes; val s1 by c.map
    val o2 by c.map; val n2 by c.sizes; val s2 by c.map
    val x by tensor(c to size)
    val inside = requires { o2 lt n1 }
    var start = o1 + s1 * o2
    var stride = s1 * s2
    broken("tensor/extract-slice-compose-offset-sum: the offsets merely added",
        because = "s1 = 2, o2 = 1: x[2] against x[1]") {
        source("tensor/extract-slice-compose-offset-sum")
        start = o1 + o2
    }
    broken("tensor/extract-slice-compose-stride-last: the stride of the second slice alone",
        because = "s1 = 2, n2 = 2: x[0], x[2] against x[0], x[1]") {
        source("tensor/extract-slice-compose-stride-last")
        stride = s2
    }
    lhs = extractSlice(extractSlice(x, o1, n1, s1), o2, n2, s2)
    rhs = extractSlice(x, start, n2, stride)
    weaker("tensor/extract-slice-compose weaker: at the end too, if the slice is not empty or the first has no stride") {
        replace(inside) { (n2 ge 1) or (s1 eq 1) }
    }
    broken("tensor/extract-slice-compose broken: an empty slice at the end of a slice with a stride",
        because = "size = n1 = 1, s1 = 2, o2 = 1, n2 = 0: nothing, taken at 1 of 1, against nothing, taken at 2 of 1") {
        without(inside)
    }
}

rule("tensor/extract-slice-unmerge: one slice as two") {
    source("tensor/extract-slice-unmerge", note = "The first slice may reach beyond the tensor, and the second beyond the first.")
    expect(REFUTED, because = "size = 1, n1 = 2, n = 1: the first slice ends beyond x")
    val c by rankClass
    val size by c.sizes
    val o1 by c.map; val n1 by c.sizes
    val o2 by c.map; val n by c.sizes
    val x by tensor(c to size)
    lhs = extractSlice(x, o1 + o2, n, lanes(1))
    rhs = extractSlice(extractSlice(x, o1, n1, lanes(1)), o2, n, lanes(1))
    repaired("tensor/extract-slice-unmerge repaired: where both parts lie inside") {
        requires { (o1 ge 0) and (o2 ge 0) }
        requires { (o1 + n1 le size) and (o2 + n le n1) }
    }
    broken("tensor/extract-slice-unmerge broken: the first part may begin before the tensor",
        because = "size = 1, o1 = -1, o2 = 1") {
        requires { o2 ge 0 }
        requires { (o1 + n1 le size) and (o2 + n le n1) }
    }
}

rule("tensor/extract-slice-splat: a slice of a splat") {
    source("tensor/extract-slice-splat", "ExtractSliceOp::fold", note = "Tensor/IR/TensorOps.cpp: folds of splat constants")
    val c by rankClass
    val size by c.sizes
    val o by c.map; val n by c.sizes; val s by c.map
    val v by element
    lhs = extractSlice(constant(v, c to size), o, n, s)
    rhs = constant(v, c to n)
    broken("tensor/extract-slice-splat broken: the splat keeps its size", because = "size = 1, n = 0") {
        rhs = constant(v, c to size)
    }
}

// An elementwise operation of the language stands for a pure operation f that is defined for all elements: the rules are said for
// each of them. None is undefined anywhere, so that the rule holds in both directions.

val binary = mapOf<String, RuleScope.(TensorExpr, TensorExpr) -> TensorExpr>(
    "addition" to { a, b -> a + b }, "subtraction" to { a, b -> a - b }, "multiplication" to { a, b -> a * b },
    "minimum" to { a, b -> min(a, b) }, "maximum" to { a, b -> max(a, b) },
)

for ((name, f) in binary) rule("tensor/slice-of-map: a slice of an elementwise operation, $name") {
    source("tensor/slice-of-map", "BubbleUpExtractSlice", note = "Linalg/Transforms/BubbleUpExtractSlice.cpp")
    val c by rankClass
    val size by c.sizes
    val o by c.map; val n by c.sizes; val s by c.map
    val x by tensor(c to size)
    val y by tensor(c to size)
    var second = o
    if (name == "addition") broken("tensor/slice-of-map broken: another part of the second operand",
        because = "size = 2, o = 0, other = 1: y[0] against y[1]") {
        val other by c.map
        requires { (other ge 0) and (other + max((n - 1) * s + 1, 0) le size) }
        second = other
    }
    elements(int, real, s8, s16, s32, s64, u8, u16, u32, u64)
    lhs = extractSlice(f(x, y), o, n, s)
    rhs = f(extractSlice(x, o, n, s), extractSlice(y, second, n, s))
}

for ((name, f) in binary) rule("tensor/map-of-slice-total: a total elementwise operation of slices, $name") {
    source("tensor/map-of-slice-total",
        note = "All of x and y is computed afterwards, which is allowed where nothing is undefined.")
    val c by rankClass
    val size by c.sizes
    val o by c.map; val n by c.sizes; val s by c.map
    val x by tensor(c to size)
    val y by tensor(c to size)
    elements(int, real, s8, s16, s32, s64, u8, u16, u32, u64)
    lhs = f(extractSlice(x, o, n, s), extractSlice(y, o, n, s))
    rhs = extractSlice(f(x, y), o, n, s)
    if (name == "addition") broken("tensor/map-of-slice-total broken: of different parts",
        because = "size = 2, n = 1: x[0] + y[1] against x[0] + y[0]") {
        val other by c.map
        requires { (other ge 0) and (other + max((n - 1) * s + 1, 0) le size) }
        lhs = f(extractSlice(x, o, n, s), extractSlice(y, other, n, s))
    }
}

// tensor.generate is said by the index itself: every f of it is an elementwise operation on it.

rule("tensor/extract-slice-of-generate: a slice of generated indices") {
    source("tensor/extract-slice-of-generate", note = "f is the index along one axis")
    val k by singleton; val c by rankClass
    val size by k.sizes; val o by k.map; val n by k.sizes; val s by k.map
    val m by c.sizes; val oc by c.map; val nc by c.sizes; val sc by c.map
    var first = o
    broken("tensor/extract-slice-of-generate broken: counted from 0", because = "size = 2, o = 1: 1 against 0") {
        first = lanes(0)
    }
    lhs = iota(k, k to size, c to m).slice(start = axes(o, oc), end = axes(end(o, n, s), end(oc, nc, sc)), stride = axes(s, sc))
    rhs = iota(k, k to n, c to nc) * s + constant(first, k to n, c to nc)
    broken("tensor/extract-slice-of-generate broken: the stride forgotten", because = "n = 2, s = 2: 2 against 1") {
        rhs = iota(k, k to n, c to nc) + constant(first, k to n, c to nc)
    }
}
