// StableHLO's elementwise operators on floating-point numbers, rounded to the nearest, and reductions whose order does not matter. Elements are all that a format has; two that are equal are
// the same: -0.0 is not 0, and NaN is NaN.

import io.verifyrules.dsl.expr.TensorExpr

rule("stablehlo/add-zero-float: a sum with zero") {
    source("stablehlo/add-zero-float", "AddOp_RemoveNoop", note = "StablehloAggressiveSimplificationPatterns.td: AnyZero matches both zeros")
    expect(REFUTED, because = "x = -0.0: 0 against -0.0")
    val c by rankClass
    val n by c.sizes
    val x by tensor(c to n)
    elements(f16, f32)
    lhs = x + 0.0
    rhs = x
    repaired("stablehlo/add-neg-zero-float: a sum with minus zero") {
        source("stablehlo/add-neg-zero-float", "AddOp_RemoveNoop", note = "StablehloAggressiveSimplificationPatterns.td: AnyZero")
        lhs = x + (-0.0)
    }
    repaired("stablehlo/add-zero-float repaired: of what is no zero") { assume { x ne 0.0 } }
}

rule("stablehlo/sub-self-float: a difference of a tensor and itself") {
    source("stablehlo/sub-self-float", "SubtractOp_FoldToZero", note = "StablehloAggressiveSimplificationPatterns.td, without its restriction to integers")
    expect(REFUTED, because = "NaN, and inf - inf")
    val c by rankClass
    val n by c.sizes
    val x by tensor(c to n)
    elements(f16, f32)
    lhs = x - x
    rhs = constant(0.0, shapeOf(x))
    repaired("stablehlo/sub-self-float repaired: of finite numbers") {
        elements(f16)
        assume { x gt -inf }
        assume { x lt inf }
    }
}

rule("stablehlo/mul-zero-float: a product with zero") {
    source("stablehlo/mul-zero-float", "MulOp_FoldToZero", note = "StablehloAggressiveSimplificationPatterns.td, without its restriction to integers")
    expect(REFUTED, because = "NaN, inf * 0, and x = -1: -0.0 against 0")
    val c by rankClass
    val n by c.sizes
    val x by tensor(c to n)
    elements(f16, f32)
    lhs = x * 0.0
    rhs = constant(0.0, shapeOf(x))
    broken("stablehlo/mul-zero-float broken: of finite numbers", because = "x = -1: -0.0 against 0") {
        assume { x gt -inf }
        assume { x lt inf }
    }
    repaired("stablehlo/mul-zero-float repaired: of positive finite numbers") {
        elements(f16)
        assume { x gt 0.0 }
        assume { x lt inf }
    }
}

class Self(val compared: RuleScope.(TensorExpr) -> TensorExpr, val holds: Boolean, val right: Boolean)

for ((name, self) in mapOf(
    "EQ" to Self({ it eq it }, holds = true, right = false), "LE" to Self({ it le it }, holds = true, right = false),
    "GE" to Self({ it ge it }, holds = true, right = false), "NE" to Self({ it ne it }, holds = false, right = false),
    "LT" to Self({ it lt it }, holds = false, right = true), "GT" to Self({ it gt it }, holds = false, right = true),
)) rule("stablehlo/compare-self-float: a comparison with itself, $name") {
    source("stablehlo/compare-self-float", "CompareOpCanon", note = "StablehloAggressiveSimplification.cpp, without its restriction to integers")
    if (!self.right) expect(REFUTED, because = "NaN")
    val c by rankClass
    val n by c.sizes
    val x by tensor(c to n)
    elements(f16, f32)
    lhs = self.compared(this, x)
    rhs = constant(if (self.holds) TRUE else FALSE, shapeOf(x))
    if (!self.right) repaired("stablehlo/compare-self-float repaired: of what is not NaN, $name") {
        assume { x lt inf }
    }
}

class Swap(val from: RuleScope.(TensorExpr, TensorExpr) -> TensorExpr, val to: RuleScope.(TensorExpr, TensorExpr) -> TensorExpr)

for ((name, swap) in mapOf(
    "LT" to Swap({ a, b -> a lt b }, { a, b -> a gt b }), "LE" to Swap({ a, b -> a le b }, { a, b -> a ge b }),
    "GT" to Swap({ a, b -> a gt b }, { a, b -> a lt b }), "GE" to Swap({ a, b -> a ge b }, { a, b -> a le b }),
    "EQ" to Swap({ a, b -> a eq b }, { a, b -> a eq b }), "NE" to Swap({ a, b -> a ne b }, { a, b -> a ne b }),
)) rule("stablehlo/compare-swap-const, floats: a constant moved to the right, $name") {
    source("stablehlo/compare-swap-const", "CompareOpCanon", note = "StablehloAggressiveSimplification.cpp; right beside NaN, too")
    val c by rankClass
    val n by c.sizes
    val k by element
    val x by tensor(c to n)
    val constant = constant(k, shapeOf(x))
    elements(f16, f32)
    lhs = swap.from(this, constant, x)
    rhs = swap.to(this, x, constant)
    if (name !in listOf("EQ", "NE")) broken("stablehlo/compare-swap-const, floats, broken: the negation, $name", because = "NaN") {
        rhs = !mapOf("LT" to (x le constant), "LE" to (x lt constant), "GT" to (x ge constant), "GE" to (x gt constant)).getValue(name)
    }
}

for (f in listOf(max, min)) rule("stablehlo/compare-select-minmax-float: a comparison and a choice, $f") {
    source("stablehlo/compare-select-minmax-float", "CompareSelectIntoMinMax", note = "StablehloAggressiveSimplification.cpp, where it is not enabled")
    expect(REFUTED, because = "x = NaN, y = 0: 0 against NaN; zeros")
    val c by rankClass
    val n by c.sizes
    val x by tensor(c to n)
    val y by tensor(c to n)
    elements(f16, f32)
    lhs = select(if (f == max) x ge y else x le y, x, y)
    rhs = f(x, y)
    broken("stablehlo/compare-select-minmax-float broken: strictly, $f", because = "x = NaN, y = 0") { lhs = select(if (f == max) x gt y else x lt y, x, y) }
    broken("stablehlo/compare-select-minmax-float broken: NaN chosen first, $f", because = "zeros") {
        lhs = select(x ne x, x, select(if (f == max) x ge y else x le y, x, y))
    }
    repaired("stablehlo/compare-select-minmax-float repaired: NaN chosen first, beside what is no zero, $f") {
        assume { y ne 0.0 }
        lhs = select(x ne x, x, select(if (f == max) x ge y else x le y, x, y))
    }
}

for (f in listOf(sum, product, min, max)) rule("stablehlo/reduce-empty, floats: a reduction of a tensor without elements, $f") {
    source("stablehlo/reduce-empty", "ReduceOpEmptyCanon", note = "StablehloAggressiveSimplification.cpp")
    val c by rankClass; val d by rankClass
    val n by c.sizes; val m by d.sizes
    val v by element
    val x by tensor(c to n, d to m)
    val empty = requires { someLane(m eq 0) }
    elements(f16, f32)
    lhs = x.reduce(f, d, initial = v)
    rhs = constant(v, c to n)
    broken("stablehlo/reduce-empty, floats, broken: without elements on every reduced axis, $f", because = "rank 0: x is combined with v") {
        replace(empty) { m eq 0 }
    }
}
