// StableHLO's elementwise operators on integers, with a sign or without, which wrap.

import io.verifyrules.dsl.element.ElementType
import io.verifyrules.dsl.expr.TensorExpr

val RuleScope.integers: Array<ElementType> get() = arrayOf(s4, s8, s16, s32, s64, u4, u8, u16, u32, u64)

/** All bits set. */
fun RuleScope.ones(x: TensorExpr) = !constant(0, shapeOf(x))

class Fact(
    val id: String, val title: String, val pattern: String, val from: RuleScope.(TensorExpr) -> TensorExpr,
    val to: RuleScope.(TensorExpr) -> TensorExpr, val because: String, val wrong: RuleScope.(TensorExpr) -> TensorExpr,
)

val facts = listOf(
    Fact("add-zero-int", "a sum with zero", "AddOp_RemoveNoop", { it + 0 }, { it }, "x = 0: 0 against 1", { it + 1 }),
    Fact("sub-self-int", "a difference of a tensor and itself", "SubtractOp_FoldToZero",
        { it - it }, { constant(0, shapeOf(it)) }, "x = 1: 0 against 1", { it }),
    Fact("mul-zero-int", "a product with zero", "MulOp_FoldToZero", { it * 0 }, { constant(0, shapeOf(it)) }, "x = 1: 0 against 1", { it }),
    Fact("and-ones", "and with all bits", "AndOp_RemoveNoop", { it and ones(it) }, { it }, "x = 0: 0 against all bits", { ones(it) }),
    Fact("and-zero", "and with no bit", "AndOp_FoldToZero", { it and 0 }, { constant(0, shapeOf(it)) }, "x = 1: 0 against 1", { it }),
    Fact("or-zero", "or with no bit", "OrOp_RemoveNoop", { it or 0 }, { it }, "x = 1: 1 against 0", { constant(0, shapeOf(it)) }),
    Fact("or-ones", "or with all bits", "OrOp_FoldToOne", { it or ones(it) }, { ones(it) }, "x = 0: all bits against none", { it }),
    Fact("xor-self", "exclusive or with itself", "XorOp_FoldToZero", { it xor it }, { constant(0, shapeOf(it)) }, "x = 1: 0 against 1", { it }),
)

for (fact in facts) rule("stablehlo/${fact.id}: ${fact.title}") {
    source("stablehlo/${fact.id}", fact.pattern, note = "StablehloAggressiveSimplificationPatterns.td")
    val c by rankClass
    val n by c.sizes
    val x by tensor(c to n)
    elements(*integers)
    lhs = fact.from(this, x)
    rhs = fact.to(this, x)
    broken("stablehlo/${fact.id} broken: another result", because = fact.because) { rhs = fact.wrong(this, x) }
}

rule("stablehlo/and-ones: and with true") {
    source("stablehlo/and-ones", "AndOp_RemoveNoop", note = "StablehloAggressiveSimplificationPatterns.td; truth values")
    val c by rankClass
    val n by c.sizes
    val p by tensor(bool, c to n)
    var value = TRUE
    broken("stablehlo/and-ones broken: and with false", because = "p = true: false against true") { value = FALSE }
    lhs = p and value
    rhs = p
}

rule("stablehlo/and-one-wide: and with the number one") {
    source("stablehlo/and-one-wide", "AndOp_RemoveNoop",
        note = "StablehloAggressiveSimplificationPatterns.td, as it once was: one is all bits of one bit only")
    expect(REFUTED, because = "x = 2: 0 against 2")
    val c by rankClass
    val n by c.sizes
    val x by tensor(c to n)
    elements(*integers)
    lhs = x and 1
    rhs = x
    repaired("stablehlo/and-one-wide repaired: of zeros and ones") {
        assume { x ge 0 }
        assume { x le 1 }
    }
}

val reflexive = mapOf<String, RuleScope.(TensorExpr) -> TensorExpr>(
    "EQ" to { it eq it }, "LE" to { it le it }, "GE" to { it ge it },
)

val irreflexive = mapOf<String, RuleScope.(TensorExpr) -> TensorExpr>(
    "NE" to { it ne it }, "LT" to { it lt it }, "GT" to { it gt it },
)

for ((name, compared) in reflexive + irreflexive) rule("stablehlo/compare-self-int: a comparison with itself, $name") {
    source("stablehlo/compare-self-int", "CompareOpCanon", note = "StablehloAggressiveSimplification.cpp")
    val c by rankClass
    val n by c.sizes
    val x by tensor(c to n)
    val holds = if (name in reflexive) TRUE else FALSE
    elements(*integers, int, real)
    lhs = compared(x)
    rhs = constant(holds, shapeOf(x))
    broken("stablehlo/compare-self-int broken: the other truth value, $name", because = "any x") {
        rhs = constant(if (name in reflexive) FALSE else TRUE, shapeOf(x))
    }
}

rule("stablehlo/compare-ne-false: a truth value that is not false") {
    source("stablehlo/compare-ne-false", "CompareOp_NeBooleanFalse", note = "StablehloAggressiveSimplificationPatterns.td")
    val c by rankClass
    val n by c.sizes
    val p by tensor(bool, c to n)
    lhs = p ne FALSE
    rhs = p
    broken("stablehlo/compare-ne-false broken: that is false", because = "p = false: true against false") { lhs = p eq FALSE }
}

rule("stablehlo/compare-eq-true: a truth value that is true") {
    source("stablehlo/compare-eq-true", "CompareOp_EqBooleanTrue", note = "StablehloAggressiveSimplificationPatterns.td")
    val c by rankClass
    val n by c.sizes
    val p by tensor(bool, c to n)
    lhs = p eq TRUE
    rhs = p
    broken("stablehlo/compare-eq-true broken: that is not", because = "p = false: true against false") { lhs = p ne TRUE }
}

class Swap(val from: RuleScope.(TensorExpr, TensorExpr) -> TensorExpr, val to: RuleScope.(TensorExpr, TensorExpr) -> TensorExpr)

val swaps = mapOf(
    "LT" to Swap({ a, b -> a lt b }, { a, b -> a gt b }), "LE" to Swap({ a, b -> a le b }, { a, b -> a ge b }),
    "GT" to Swap({ a, b -> a gt b }, { a, b -> a lt b }), "GE" to Swap({ a, b -> a ge b }, { a, b -> a le b }),
    "EQ" to Swap({ a, b -> a eq b }, { a, b -> a eq b }), "NE" to Swap({ a, b -> a ne b }, { a, b -> a ne b }),
)

for ((name, swap) in swaps) rule("stablehlo/compare-swap-const: a constant moved to the right, $name") {
    source("stablehlo/compare-swap-const", "CompareOpCanon", note = "StablehloAggressiveSimplification.cpp")
    val c by rankClass
    val n by c.sizes
    val k by element
    val x by tensor(c to n)
    val constant = constant(k, shapeOf(x))
    elements(*integers, int, real)
    lhs = swap.from(this, constant, x)
    rhs = swap.to(this, x, constant)
    if (name !in listOf("EQ", "NE")) broken("stablehlo/compare-swap-const broken: the comparison kept, $name", because = "k = 0, x = 1") {
        rhs = swap.from(this, x, constant)
    }
}

for (f in listOf(max, min)) rule("stablehlo/compare-select-minmax-int: a comparison and a choice, $f") {
    source("stablehlo/compare-select-minmax-int", "CompareSelectIntoMinMax", note = "StablehloAggressiveSimplification.cpp")
    val c by rankClass
    val n by c.sizes
    val x by tensor(c to n)
    val y by tensor(c to n)
    elements(*integers, int, real)
    lhs = select(if (f == max) x ge y else x le y, x, y)
    rhs = f(x, y)
    weaker("stablehlo/compare-select-minmax-int weaker: strictly, $f") { lhs = select(if (f == max) x gt y else x lt y, x, y) }
    broken("stablehlo/compare-select-minmax-int broken: the other one, $f", because = "x = 0, y = 1") {
        lhs = select(if (f == max) x le y else x ge y, x, y)
    }
}

rule("stablehlo/select-not: a choice by a negation") {
    source("stablehlo/select-not", "SelectOp_InvertPredicateAndSwap", note = "StablehloAggressiveSimplificationPatterns.td")
    val c by rankClass
    val n by c.sizes
    val p by tensor(bool, c to n)
    val x by tensor(c to n)
    val y by tensor(c to n)
    lhs = select(!p, x, y)
    rhs = select(p, y, x)
    broken("stablehlo/select-not broken: the arms not swapped", because = "x against y") { rhs = select(p, x, y) }
}

rule("stablehlo/select-same: equal arms") {
    source("stablehlo/select-same", "SelectOpCanon", note = "StablehloAggressiveSimplification.cpp")
    val c by rankClass
    val n by c.sizes
    val p by tensor(bool, c to n)
    val x by tensor(c to n)
    lhs = select(p, x, x)
    rhs = x
    broken("stablehlo/select-same broken: different arms", because = "p = false") {
        val y by tensor(c to n)
        lhs = select(p, x, y)
    }
}

rule("stablehlo/select-const: a choice by a constant") {
    source("stablehlo/select-const", "SelectOpCanon", note = "StablehloAggressiveSimplification.cpp")
    val c by rankClass
    val n by c.sizes
    val x by tensor(c to n)
    val y by tensor(c to n)
    var choice = TRUE
    broken("stablehlo/select-const broken: by false", because = "y against x") { choice = FALSE }
    lhs = select(constant(choice, c to n), x, y)
    rhs = x
}

rule("stablehlo/select-scalar-pred: a choice by one truth value for all") {
    source("stablehlo/select-scalar-pred",
        note = "p has no axis; the choice between whole tensors is one between each of their elements")
    val c by rankClass; val d by rankClass
    val n by c.sizes; val m by d.sizes
    val p by tensor(bool)
    val x by tensor(c to n, d to m)
    val y by tensor(c to n, d to m)
    lhs = select(p.expand(c to n, d to m), x, y)
    rhs = select(p.expand(c to n).expand(d to m), x, y)
    broken("stablehlo/select-scalar-pred broken: by one truth value for each row", because = "they may differ") {
        val q by tensor(bool, c to n)
        requires { n ge 1 }
        rhs = select(q.expand(d to m), x, y)
    }
}

// Of truth values, of which false is the lesser, a maximum is a disjunction, and a comparison one of them and the other's opposite.

class Ordering(
    val id: String, val title: String, val from: RuleScope.(TensorExpr, TensorExpr) -> TensorExpr,
    val to: RuleScope.(TensorExpr, TensorExpr) -> TensorExpr, val because: String,
    val wrong: RuleScope.(TensorExpr, TensorExpr) -> TensorExpr,
)

val orderings = listOf(
    Ordering("max-pred", "a maximum of truth values", { p, q -> max(p, q) }, { p, q -> p or q },
        "p = true, q = false: true against false", { p, q -> p and q }),
    Ordering("min-pred", "a minimum of truth values", { p, q -> min(p, q) }, { p, q -> p and q },
        "p = true, q = false: false against true", { p, q -> p or q }),
    Ordering("compare-lt-pred", "less than", { p, q -> p lt q }, { p, q -> !p and q },
        "p = true, q = false: false against true", { p, q -> p and !q }),
    Ordering("compare-le-pred", "at most", { p, q -> p le q }, { p, q -> !p or q },
        "p = q = false: true against false", { p, q -> !p and q }),
    Ordering("compare-gt-pred", "greater than", { p, q -> p gt q }, { p, q -> p and !q },
        "p = false, q = true: false against true", { p, q -> p xor q }),
    Ordering("compare-ge-pred", "at least", { p, q -> p ge q }, { p, q -> p or !q },
        "p = false, q = true: false against true", { p, q -> p or q }),
)

for (ordering in orderings) rule("stablehlo/${ordering.id}: ${ordering.title}") {
    source("stablehlo/${ordering.id}")
    val c by rankClass
    val n by c.sizes
    val p by tensor(bool, c to n)
    val q by tensor(bool, c to n)
    lhs = ordering.from(this, p, q)
    rhs = ordering.to(this, p, q)
    broken("stablehlo/${ordering.id} broken: another connective", because = ordering.because) { rhs = ordering.wrong(this, p, q) }
}

rule("stablehlo/reduce-max-pred: the greatest of truth values in two tensors") {
    source("stablehlo/reduce-max-pred")
    val c by rankClass
    val n by c.sizes
    val p by tensor(bool, c to n)
    val q by tensor(bool, c to n)
    requires { n ge 1 }
    lhs = max(p.reduce(max, c), q.reduce(max, c))
    rhs = max(p, q).reduce(max, c)
    broken("stablehlo/reduce-max-pred broken: the least", because = "p = [true], q = [false]: true against false") {
        rhs = min(p, q).reduce(max, c)
    }
}

rule("stablehlo/select-max-pred: the greater of two by a comparison") {
    source("stablehlo/select-max-pred")
    val c by rankClass
    val n by c.sizes
    val p by tensor(bool, c to n)
    val q by tensor(bool, c to n)
    lhs = select(p ge q, p, q)
    rhs = max(p, q)
    broken("stablehlo/select-max-pred broken: the lesser", because = "p = true, q = false: false against true") { lhs = select(p le q, p, q) }
}
