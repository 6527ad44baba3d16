// Transposes. Axes have names here and no order, so a transpose moves sizes and elements to other names: result axis k takes what was axis
// p[k] of the operand. A permutation is said on three axes of one class, each of any rank; swap and cycle are two that do not commute.

import io.verifyrules.dsl.axis.AggregatedAxis
import io.verifyrules.dsl.expr.TensorExpr

/** The tensor whose axis k is axis p[k] of x. */
fun RuleScope.transpose(x: TensorExpr, axes: List<AggregatedAxis>, p: List<Int>) =
    x.relabel(*p.indices.map { axes[p[it]] to axes[it] }.toTypedArray())

val permutations = mapOf("nothing" to listOf(0, 1, 2), "a swap" to listOf(1, 0, 2), "a cycle" to listOf(1, 2, 0))

fun composed(p: List<Int>, q: List<Int>) = q.map { p[it] }

fun inverse(p: List<Int>) = p.indices.map { p.indexOf(it) }

for ((first, p) in permutations) for ((second, q) in permutations) rule(
    "tensor/transpose-compose: a transpose of a transpose, $second after $first"
) {
    source("tensor/transpose-compose", "FoldTransposeWithTranspose",
        note = "Linalg/IR/LinalgOps.cpp; linalg/transpose-transpose and tosa/transpose-transpose alike")
    val c by rankClass
    val i by c.label; val j by c.label; val k by c.label
    val n by c.sizes; val m by c.sizes; val r by c.sizes
    val x by tensor(i to n, j to m, k to r)
    val axes = listOf(i, j, k)
    lhs = transpose(transpose(x, axes, p), axes, q)
    rhs = transpose(x, axes, composed(p, q))
    if (composed(p, q) != composed(q, p)) {
        broken("tensor/transpose-compose-wrong-order: composed the other way, $second after $first",
            because = "the permutations do not commute") {
            source("tensor/transpose-compose-wrong-order")
            rhs = transpose(x, axes, composed(q, p))
        }
        broken("tensor/transpose-compose-wrong-order: composed the other way, of a cube, $second after $first",
            because = "n = 2; right at rank 0, and where the axes have one element") {
            source("tensor/transpose-compose-wrong-order")
            requires { (m eq n) and (r eq n) }
            rhs = transpose(x, axes, composed(q, p))
        }
    }
}

for ((name, p) in permutations) rule("tensor/transpose-inverse: a transpose undone, $name") {
    source("tensor/transpose-inverse")
    val c by rankClass
    val i by c.label; val j by c.label; val k by c.label
    val n by c.sizes; val m by c.sizes; val r by c.sizes
    val x by tensor(i to n, j to m, k to r)
    val axes = listOf(i, j, k)
    lhs = transpose(transpose(x, axes, p), axes, inverse(p))
    rhs = x
    if (inverse(p) != p) broken("tensor/transpose-inverse broken: done twice, $name", because = "a cycle is not its own inverse") {
        requires { (m eq n) and (r eq n) }
        lhs = transpose(transpose(x, axes, p), axes, p)
    }
}

rule("tensor/transpose-of-pad: a transpose of a pad") {
    source(note = "the right sibling of tensor/transpose-of-pad-unpermuted")
    val c by rankClass
    val i by c.label; val j by c.label
    val n by c.sizes; val m by c.sizes
    val l by c.map; val h by c.map; val u by c.map; val w by c.map
    val v by element
    val x by tensor(i to n, j to m)
    val swapped = x.relabel(i to j, j to i)
    lhs = x.pad(v, low = axes(i to l, j to u), high = axes(i to h, j to w)).relabel(i to j, j to i)
    rhs = swapped.pad(v, low = axes(j to l, i to u), high = axes(j to h, i to w))
    broken("tensor/transpose-of-pad-unpermuted: the amounts stay with their places",
        because = "l = 1, others 0: padding on the other axis") {
        source("tensor/transpose-of-pad-unpermuted")
        rhs = swapped.pad(v, low = axes(i to l, j to u), high = axes(i to h, j to w))
    }
}

rule("tensor/transpose-of-concat: a transpose of a concat") {
    source("tensor/transpose-of-concat", note = "along k, beside which there is another axis of one lane")
    val c by singleton; val d by rankClass
    val k by c.label; val j by c.label
    val n by c.sizes; val q by c.sizes; val m by c.sizes; val p by d.sizes
    val x by tensor(k to n, j to m, d to p)
    val y by tensor(k to q, j to m, d to p)
    lhs = concat(x, y, along = k).relabel(k to j, j to k)
    rhs = concat(x.relabel(k to j, j to k), y.relabel(k to j, j to k), along = j)
    broken("tensor/transpose-of-concat broken: along the axis of the same place",
        because = "two squares of one element: 1 by 2 against 2 by 1") {
        requires { (n eq m) and (q eq m) }
        rhs = concat(x.relabel(k to j, j to k), y.relabel(k to j, j to k), along = k)
    }
}

for (f in listOf(sum, product, min, max, and, or)) rule("tensor/transpose-of-map: an elementwise operation of transposes, $f") {
    source("tensor/transpose-of-map", note = "f is one of the operations on two tensors")
    val c by rankClass
    val i by c.label; val j by c.label
    val n by c.sizes; val m by c.sizes
    val x by tensor(i to n, j to m)
    val y by tensor(i to n, j to m)
    lhs = f(x.relabel(i to j, j to i), y.relabel(i to j, j to i))
    rhs = f(x, y).relabel(i to j, j to i)
    broken("tensor/transpose-of-map-mixed: of one transpose, $f", because = "n = m = 2: y[0, 1] against y[1, 0]") {
        source("tensor/transpose-of-map-mixed")
        requires { n eq m }
        lhs = f(x.relabel(i to j, j to i), y)
    }
}

rule("tensor/transpose-of-splat: a transpose of a splat") {
    source("tensor/transpose-of-splat", note = "folds of constants")
    val c by rankClass
    val i by c.label; val j by c.label
    val n by c.sizes; val m by c.sizes
    val v by element
    lhs = constant(v, i to n, j to m).relabel(i to j, j to i)
    rhs = constant(v, i to m, j to n)
    broken("tensor/transpose-of-splat broken: the shape is kept", because = "n = 0, m = 1") { rhs = constant(v, i to n, j to m) }
}
