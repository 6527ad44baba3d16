// Patterns of Enzyme-JAX about comparisons, as coded.

import io.verifyrules.dsl.expr.TensorExpr

class Comparison(val name: String, val of: RuleScope.(TensorExpr, Any) -> TensorExpr)

val eq = Comparison("Eq") { a, b -> a eq b }
val ne = Comparison("Ne") { a, b -> a ne b }
val lt = Comparison("Lt") { a, b -> a lt b }
val le = Comparison("Le") { a, b -> a le b }
val gt = Comparison("Gt") { a, b -> a gt b }
val ge = Comparison("Ge") { a, b -> a ge b }

for ((asked, negated) in listOf(eq to ne, ne to eq, ge to lt, gt to le, le to gt, lt to ge)) {
    val order = asked != eq && asked != ne
    rule("enzyme/NotCompare: Not(${asked.name}(A, B)) => ${negated.name}(A, B)") {
        source(note = "Of every type.")
        if (order) expect(REFUTED, on = floats, because = "A = nan: neither is so")
        val c by rankClass
        val n by c.sizes
        val A by tensor(c to n)
        val B by tensor(c to n)
        lhs = !asked.of(this, A, B)
        rhs = negated.of(this, A, B)
        broken("enzyme/NotCompare broken: not negated, ${asked.name}", because = "A = B") { rhs = asked.of(this, A, B) }
    }
    rule("enzyme/CommonCompareExpressionRewrite: ${asked.name}(A, B) => Not(${negated.name}(A, B))") {
        source(note = "Where both comparisons are made.")
        if (order) expect(REFUTED, on = floats, because = "A = nan: neither is so")
        val c by rankClass
        val n by c.sizes
        val A by tensor(c to n)
        val B by tensor(c to n)
        lhs = asked.of(this, A, B)
        rhs = !negated.of(this, A, B)
        broken("enzyme/CommonCompareExpressionRewrite broken: the other, ${asked.name}", because = "A = B") { rhs = !asked.of(this, A, B) }
    }
}

for ((asked, turned) in listOf(eq to eq, ne to ne, ge to le, gt to lt, le to ge, lt to gt)) {
    val order = asked != eq && asked != ne
    rule("enzyme/CompareCleanup: ${asked.name}(Add(A, k), w) => ${asked.name}(A, w - k)") {
        source(note = "Of signless integers of 64 bits, which are compared with a sign; constants k and w.")
        if (order) expect(REFUTED, because = "the greatest A and k = 1: the sum is the least number")
        val c by rankClass
        val n by c.sizes
        val A by tensor(c to n)
        val k by element
        val w by element
        elements(s64)
        lhs = asked.of(this, A + k, w)
        rhs = asked.of(this, A, w - k)
        if (order) repaired("enzyme/CompareCleanup repaired: integers that do not wrap, ${asked.name}") { elements(int) }
        broken("enzyme/CompareCleanup broken: the sum, ${asked.name}", because = "k = 1") { rhs = asked.of(this, A, w + k) }
    }
    rule("enzyme/CompareCleanup times: ${asked.name}(Mul(A, -1), w) => ${turned.name}(A, -w)") {
        source(note = "Of signless integers of 64 bits, which are compared with a sign; a constant w.")
        if (order) expect(REFUTED, because = "the least number is its own opposite")
        val c by rankClass
        val n by c.sizes
        val A by tensor(c to n)
        val w by element
        elements(s64)
        lhs = asked.of(this, A * -1, w)
        rhs = turned.of(this, A, -w)
        if (order) repaired("enzyme/CompareCleanup times, repaired: integers that do not wrap, ${asked.name}") { elements(int) }
        broken("enzyme/CompareCleanup times, broken: w as it is, ${asked.name}", because = "w = 1") { rhs = turned.of(this, A, w) }
    }
}
