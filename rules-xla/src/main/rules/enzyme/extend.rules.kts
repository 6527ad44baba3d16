// Patterns of Enzyme-JAX about extend, wrap and rotate, as coded. Extend(A, l, r) puts the first l and the last r elements of A beside it,
// Wrap(A, l, r) the last l before and the first r behind it, Rotate(A, k) moves to the left: as the passes LowerExtend, LowerWrap and
// LowerRotate make them of slices and concatenations. Where these are no slices of A, it is no program.

import io.verifyrules.dsl.axis.AggregatedAxis
import io.verifyrules.dsl.axis.AxisMap
import io.verifyrules.dsl.expr.TensorExpr

fun RuleScope.extend(A: TensorExpr, s: AggregatedAxis, n: AxisMap, l: AxisMap, r: AxisMap) =
    concat(A.slice(end = axes(s to l)), A, A.slice(start = axes(s to n - r)), along = s)

fun RuleScope.wrap(A: TensorExpr, s: AggregatedAxis, n: AxisMap, l: AxisMap, r: AxisMap) =
    concat(A.slice(start = axes(s to n - l)), A, A.slice(end = axes(s to r)), along = s)

fun RuleScope.rotate(A: TensorExpr, s: AggregatedAxis, n: AxisMap, k: AxisMap) =
    concat(A.slice(start = axes(s to k)), A.slice(end = axes(s to k)), along = s)

val boundaries = mapOf<String, RuleScope.(TensorExpr, AggregatedAxis, AxisMap, AxisMap, AxisMap) -> TensorExpr>(
    "Extend" to { A, s, n, l, r -> extend(A, s, n, l, r) },
    "Wrap" to { A, s, n, l, r -> wrap(A, s, n, l, r) },
    "Rotate" to { A, s, n, l, _ -> rotate(A, s, n, l) },
)

rule("enzyme/ExtendSplat: Extend(v) => v for equal elements") {
    val s by singleton; val d by rankClass
    val x by s.label
    val n by s.sizes; val l by s.sizes; val r by s.sizes; val m by d.sizes
    val v by element
    lhs = extend(constant(v, x to n, d to m), x, n, l, r)
    rhs = constant(v, x to n + l + r, d to m)
    broken("enzyme/ExtendSplat broken: on one side", because = "n = l = 1: size 2 against 1") { rhs = constant(v, x to n + r, d to m) }
}

rule("enzyme/ExtendPad: Extend(Pad(A, v)) => Pad(Extend(A), v) where the axis is not padded") {
    source(note = "Padding of other axes may be negative.")
    val s by singleton; val d by rankClass
    val x by s.label
    val n by s.sizes; val l by s.sizes; val r by s.sizes
    val m by d.sizes; val low by d.map; val high by d.map; val inner by d.map
    val v by element
    val A by tensor(x to n, d to m)
    lhs = extend(A.pad(v, axes(d to low), axes(d to high), axes(d to inner)), x, n, l, r)
    rhs = extend(A, x, n, l, r).pad(v, axes(d to low), axes(d to high), axes(d to inner))
    broken("enzyme/ExtendPad broken: the axis is padded behind", because = "n = l = 0, r = 1: v, v against v") {
        val k by s.sizes
        lhs = extend(A.pad(v, high = axes(x to k)), x, n + k, l, r)
        rhs = extend(A, x, n, l, r).pad(v, high = axes(x to k))
    }
}

rule("enzyme/ExtendToBroadcast: Extend(A) => BroadcastInDim(A) along an axis of size 1") {
    val s by singleton; val d by rankClass
    val x by s.label
    val n by s.sizes; val l by s.sizes; val r by s.sizes; val m by d.sizes
    val A by tensor(x to n, d to m)
    val one = requires { n eq 1 }
    lhs = extend(A, x, n, l, r)
    rhs = A.dropUnit(x).expand(x to 1 + l + r)
    broken("enzyme/ExtendToBroadcast broken: any size", because = "n = 0: no axis of size 1") { without(one) }
}

for ((name, moved) in boundaries) {
    rule("enzyme/Transpose$name: Transpose($name(A)) => $name(Transpose(A))") {
        source(note = "The axis changes places with another one, whose size may be any.")
        val s by singleton; val d by rankClass
        val row by s.label; val column by s.label
        val n by s.sizes; val m by s.sizes; val k by d.sizes; val l by s.sizes; val r by s.sizes
        val A by tensor(row to n, column to m, d to k)
        lhs = moved(A, row, n, l, r).relabel(row to column, column to row)
        rhs = moved(A.relabel(row to column, column to row), column, n, l, r)
        broken("enzyme/Transpose$name broken: the axis that had the place", because = "n = m = 2: along the other axis") {
            requires { n eq m }
            rhs = moved(A.relabel(row to column, column to row), row, n, l, r)
        }
    }

    rule("enzyme/Slice$name: $name(Slice(A)) => Slice($name(A)) for a slice of other axes") {
        source(note = "For several users of A, each of which is replaced.")
        val x by singleton; val d by rankClass
        val row by x.label
        val n by x.sizes; val l by x.sizes; val r by x.sizes
        val m by d.sizes; val s by d.map; val e by d.map; val t by d.map
        val A by tensor(row to n, d to m)
        lhs = moved(A.slice(start = axes(d to s), end = axes(d to e), stride = axes(d to t)), row, n, l, r)
        rhs = moved(A, row, n, l, r).slice(start = axes(d to s), end = axes(d to e), stride = axes(d to t))
        broken("enzyme/Slice$name broken: the axis is cut, too", because = "n = 2, and the last is cut off") {
            requires { n ge 1 }
            lhs = moved(A.slice(end = axes(row to n - 1)), row, n - 1, l, r)
            rhs = moved(A, row, n, l, r).slice(end = axes(row to sizeOf(moved(A, row, n, l, r), row) - 1))
        }
    }

    if (name != "Rotate") rule("enzyme/${name}UnaryElementwise: f($name(A)) => $name(f(A))") {
        source(note = "For every f of one operand.")
        val x by singleton; val d by rankClass
        val row by x.label
        val n by x.sizes; val l by x.sizes; val r by x.sizes; val m by d.sizes
        val f by function
        val A by tensor(row to n, d to m)
        lhs = f(moved(A, row, n, l, r))
        rhs = moved(f(A), row, n, l, r)
        broken("enzyme/${name}UnaryElementwise broken: f of A alone", because = "l = 1: f(A[0]) against A[0]") {
            rhs = concat(moved(A, row, n, l, r).slice(end = axes(row to l)), f(A), moved(A, row, n, l, r).slice(start = axes(row to n + l)), along = row)
        }
    }

    val names = if (name == "Rotate") listOf("ElementwiseRotate") else listOf("${name}Elementwise", "Elementwise$name")
    for (pattern in names) rule("enzyme/$pattern: f($name(A), $name(B)) => $name(f(A, B))") {
        source(note = if (pattern.startsWith("Elem")) "For every f of two operands; more are alike." else "Of sums, differences, products and quotients; for every f of two operands.")
        val x by singleton; val d by rankClass
        val row by x.label
        val n by x.sizes; val l by x.sizes; val r by x.sizes; val m by d.sizes
        val f by function(T, T)
        val A by tensor(row to n, d to m)
        val B by tensor(row to n, d to m)
        lhs = f(moved(A, row, n, l, r), moved(B, row, n, l, r))
        rhs = moved(f(A, B), row, n, l, r)
        broken("enzyme/$pattern broken: other amounts that make one size", because = "l = 1, r = 0 against l = 0, r = 1") {
            if (name == "Rotate") {
                val k by x.sizes
                lhs = f(moved(A, row, n, l, r), moved(B, row, n, k, r))
            } else lhs = f(moved(A, row, n, l, r), moved(B, row, n, r, l))
        }
    }
}
