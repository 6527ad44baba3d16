// linalg.matmul(A, B, C) is C plus the products summed over k; linalg.dot and linalg.conv alike. Integers wrap; what is claimed for real
// numbers is not claimed for floats.

import io.verifyrules.dsl.axis.RankClass
import io.verifyrules.dsl.expr.TensorExpr

fun RuleScope.matmul(a: TensorExpr, b: TensorExpr, c: TensorExpr, k: RankClass) = c + dot(a, b, contract = k)

rule("linalg/transpose-matmul: a transpose of a product") {
    source("linalg/transpose-matmul", note = "rows i and columns j")
    val c by rankClass; val k by rankClass
    val i by c.label; val j by c.label
    val n by c.sizes; val m by c.sizes; val p by k.sizes
    val A by tensor(i to n, k to p)
    val B by tensor(k to p, j to m)
    val C by tensor(i to n, j to m)
    elements(int, real, s8, s16, s32, s64)
    lhs = matmul(A, B, C, k).relabel(i to j, j to i)
    rhs = matmul(B.relabel(j to i), A.relabel(i to j), C.relabel(i to j, j to i), k)
}

rule("linalg/transpose-matmul-same-order: a transpose of a product, factors not swapped") {
    source("linalg/transpose-matmul-same-order", note = "squares; A has rows i and columns k, B has rows k and columns j")
    expect(REFUTED, because = "2 by 2: (A B) transposed is B transposed times A transposed")
    val c by rankClass
    val i by c.label; val j by c.label; val k by c.label
    val n by c.sizes
    val A by tensor(i to n, k to n)
    val B by tensor(k to n, j to n)
    elements(int, real, s8)
    lhs = dot(A, B, contract = k).relabel(i to j, j to i)
    rhs = dot(A.relabel(i to k, k to i), B.relabel(k to j, j to k), contract = k)
    repaired("linalg/transpose-matmul-same-order repaired: the factors swapped") {
        rhs = dot(B.relabel(k to k, j to i), A.relabel(i to j, k to k), contract = k)
    }
}

rule("linalg/matmul-other-init: a product accumulated into another tensor") {
    source("linalg/matmul-other-init")
    expect(REFUTED, because = "C = 0, D = 1: 0 against 1")
    val i by rankClass; val j by rankClass; val k by rankClass
    val n by i.sizes; val m by j.sizes; val p by k.sizes
    val A by tensor(i to n, k to p)
    val B by tensor(k to p, j to m)
    val C by tensor(i to n, j to m)
    val D by tensor(i to n, j to m)
    elements(int, real, s8, s16, s32, s64)
    lhs = matmul(A, B, C, k)
    rhs = matmul(A, B, D, k)
}

rule("linalg/matmul-distribute-int: a product of a sum") {
    source("linalg/matmul-distribute-int", note = "the second init is zero")
    val i by rankClass; val j by rankClass; val k by rankClass
    val n by i.sizes; val m by j.sizes; val p by k.sizes
    val A by tensor(i to n, k to p)
    val B by tensor(i to n, k to p)
    val C by tensor(k to p, j to m)
    val D by tensor(i to n, j to m)
    elements(int, real, s8, s16, s32, s64)
    lhs = matmul(A + B, C, D, k)
    rhs = matmul(A, C, D, k) + dot(B, C, contract = k)
    broken("linalg/matmul-distribute-int broken: the init twice", because = "D = 1: 1 against 2") {
        rhs = matmul(A, C, D, k) + matmul(B, C, D, k)
    }
}

rule("linalg/matmul-zero: a product with zeros") {
    source("linalg/matmul-zero")
    val i by rankClass; val j by rankClass; val k by rankClass
    val n by i.sizes; val m by j.sizes; val p by k.sizes
    val B by tensor(k to p, j to m)
    val C by tensor(i to n, j to m)
    var zero = 0
    broken("linalg/matmul-zero broken: a product with ones", because = "B = 1: 1 against 0") { zero = 1 }
    elements(int, real, s8, s16, s32, s64)
    lhs = matmul(constant(zero, i to n, k to p), B, C, k)
    rhs = C
}

rule("linalg/matmul-empty-k: a product over an axis without elements") {
    source("linalg/matmul-empty-k")
    val i by rankClass; val j by rankClass; val k by rankClass
    val n by i.sizes; val m by j.sizes; val p by k.sizes
    val A by tensor(i to n, k to p)
    val B by tensor(k to p, j to m)
    val C by tensor(i to n, j to m)
    val empty = requires { someLane(p eq 0) }
    elements(int, real, s8, s16, s32, s64)
    lhs = matmul(A, B, C, k)
    rhs = C
    broken("linalg/matmul-empty-k broken: over any axis", because = "A = B = 1: 1 against 0") { without(empty) }
}

rule("linalg/matmul-split-k-int: a product over an axis in two parts") {
    source("linalg/matmul-split-k-int")
    val i by rankClass; val j by rankClass; val k by singleton
    val n by i.sizes; val m by j.sizes; val p by k.sizes; val q by k.sizes
    val A1 by tensor(i to n, k to p)
    val A2 by tensor(i to n, k to q)
    val B1 by tensor(k to p, j to m)
    val B2 by tensor(k to q, j to m)
    val C by tensor(i to n, j to m)
    elements(int, real, s8, s16, s32, s64)
    lhs = matmul(concat(A1, A2, along = k), concat(B1, B2, along = k), C, k)
    rhs = matmul(A2, B2, matmul(A1, B1, C, k), k)
    broken("linalg/matmul-split-k-int broken: the parts of B the other way round", because = "p = q = 1: A1 B2 + A2 B1") {
        requires { q eq p }
        lhs = matmul(concat(A1, A2, along = k), concat(B2, B1, along = k), C, k)
    }
}

rule("linalg/dot-commute: a dot product commutes") {
    source("linalg/dot-commute")
    val k by rankClass
    val p by k.sizes
    val x by tensor(k to p)
    val y by tensor(k to p)
    val init by tensor()
    elements(int, real, s8, s16, s32, s64)
    lhs = matmul(x, y, init, k)
    rhs = matmul(y, x, init, k)
    broken("linalg/dot-commute broken: one operand reversed", because = "p = 2") {
        rhs = matmul(y.reverse(k), x, init, k)
    }
}

rule("linalg/conv-1x1-matmul: a convolution with a kernel of one element") {
    source("linalg/conv-1x1-matmul",
        note = "any number of spatial axes s; the spatial axes stay as they are, so that nothing is reshaped")
    val b by rankClass; val s by rankClass; val f by rankClass; val o by rankClass
    val nb by b.sizes; val n by s.sizes; val nf by f.sizes; val no by o.sizes
    val dilation by s.map; val stride by s.map
    val x by tensor(b to nb, s to n, f to nf)
    val w by tensor(s to 1, f to nf, o to no)
    val init by tensor(b to nb, s to n, o to no)
    val noStride = requires { stride eq 1 }
    elements(int, real, s8, s16, s32, s64)
    lhs = init + conv(x, w, feature = f, stride = stride, windowDilation = dilation)
    rhs = init + dot(x, w.dropUnit(s), contract = f)
    weaker("linalg/conv-1x1-matmul weaker: with strides, of every stride-th element") {
        without(noStride)
        val m by s.sizes
        val less by tensor(b to nb, s to m, o to no)
        lhs = less + conv(x, w, feature = f, stride = stride, windowDilation = dilation)
        rhs = less + dot(x.slice(stride = stride), w.dropUnit(s), contract = f)
    }
    broken("linalg/conv-1x1-matmul broken: with strides", because = "n = 2, stride 2") {
        replace(noStride) { stride ge 1 }
        lhs = conv(x, w, feature = f, stride = stride, windowDilation = dilation)
        rhs = dot(x, w.dropUnit(s), contract = f)
    }
}
