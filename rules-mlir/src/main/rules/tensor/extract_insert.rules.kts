// tensor.extract and tensor.insert: single elements. An element is read as a slice of one element without its axes, and written as an
// insertion of one; an index out of bounds is an invalid slice.

import io.verifyrules.dsl.axis.AxisMap
import io.verifyrules.dsl.axis.RankClass
import io.verifyrules.dsl.expr.TensorExpr

fun RuleScope.extract(x: TensorExpr, i: AxisMap, c: RankClass) = x.slice(start = i, end = i + 1).dropUnit(c)

fun RuleScope.insert(v: TensorExpr, d: TensorExpr, i: AxisMap, c: RankClass) = d.insertSlice(v.addUnit(c), start = i)

rule("tensor/extract-of-splat: an element of a splat") {
    source("tensor/extract-of-splat", "ExtractOp::fold", note = "Tensor/IR/TensorOps.cpp")
    val c by rankClass
    val n by c.sizes; val i by c.map
    val v by element
    lhs = extract(constant(v, c to n), i, c)
    rhs = constant(v)
    broken("tensor/extract-of-splat broken: an element of a padded splat", because = "i = n: the padding") {
        val w by element
        lhs = extract(constant(v, c to n).pad(w, high = 1), i, c)
    }
}

rule("tensor/extract-of-generate: an element of generated indices") {
    source("tensor/extract-of-generate", "ExtractFromTensorGenerate",
        note = "Tensor/IR/TensorOps.cpp; f is the index along one axis, and every other f an elementwise operation on it")
    val k by singleton; val c by rankClass
    val n by k.sizes; val i by k.map
    val m by c.sizes; val j by c.map
    var element = i
    broken("tensor/extract-of-generate broken: the next index", because = "n = 1, i = 0: 0 against 1") { element = i + 1 }
    lhs = iota(k, k to n, c to m).slice(start = axes(i, j), end = axes(i + 1, j + 1)).dropUnit(k, c)
    rhs = constant(number(element))
}

rule("tensor/extract-of-insert-same: the element just inserted") {
    source("tensor/extract-of-insert-same", "ExtractOp::fold", note = "Tensor/IR/TensorOps.cpp")
    val c by rankClass
    val n by c.sizes; val i by c.map; val j by c.map
    val d by tensor(c to n)
    val v by tensor()
    val same = requires { i eq j }
    lhs = extract(insert(v, d, i, c), j, c)
    rhs = v
    broken("tensor/extract-of-insert-same broken: another one", because = "i = 0, j = 1: d[1] against v") { without(same) }
    broken("tensor/extract-of-insert-same broken: one with an index that agrees on some axis",
        because = "rank 2; right at rank 1") { replace(same) { someLane(i eq j) } }
}

rule("tensor/extract-of-insert: another element than the one inserted") {
    source("tensor/extract-of-insert", note = "The other half of the axiom of arrays; tensor/extract-of-insert-same is the first.")
    val c by rankClass
    val n by c.sizes; val i by c.map; val j by c.map
    val d by tensor(c to n)
    val v by tensor()
    val other = requires { someLane(i ne j) }
    lhs = extract(insert(v, d, i, c), j, c)
    rhs = extract(d, j, c)
    broken("tensor/extract-of-insert broken: any element", because = "rank 0: v against d") { without(other) }
    broken("tensor/extract-of-insert broken: an element with another index on every axis",
        because = "rank 0: there is no axis, and one element") { replace(other) { i ne j } }
}

rule("tensor/empty-two-reads: the difference of two reads of an uninitialised element") {
    source("tensor/empty-two-reads", note = "tensor.empty read as a tensor with any elements, each of them fixed")
    val c by rankClass
    val n by c.sizes; val i by c.map
    val e by tensor(c to n)
    var other = i
    broken("tensor/empty-two-reads broken: of two elements", because = "they may differ") {
        val j by c.map
        other = j
    }
    elements(int, s8, s16, s32, s64, u8, u16, u32, u64)
    val first = extract(e, i, c)
    lhs = first - extract(e, other, c)
    rhs = constant(0)
    broken("tensor/empty-two-reads broken: of two such tensors", because = "they may differ") {
        val f by tensor(c to n)
        lhs = first - extract(f, i, c)
    }
}
