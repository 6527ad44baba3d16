// Sums, differences, products and quotients of floating-point numbers without flags, rounded to the nearest. Elements that are not poison are meant:
// an operation without flags is poison where an operand is, and no right side here reads what its left side does not.

import io.verifyrules.dsl.element.ElementType
import io.verifyrules.dsl.expr.TensorExpr
import io.verifyrules.dsl.syntax.RuleScope

val RuleScope.formats: Array<ElementType> get() = arrayOf(f16, f32)

typealias Side = RuleScope.(TensorExpr) -> Any
typealias Sides = RuleScope.(TensorExpr, TensorExpr) -> TensorExpr

/** What an expression of one tensor is, or what it is not. A number stands for a tensor of the shape of x. */
class Fact(val id: String, val title: String, val pattern: String, val from: Side, val to: Side, val because: String, val wrong: Side)

fun RuleScope.filled(x: TensorExpr, side: Any): TensorExpr = side as? TensorExpr ?: constant(side, shapeOf(x))

for (fact in listOf(
    Fact("subf-pos-zero", "a difference of a tensor and zero", "ArithOps.cpp: SubFOp::fold", { it - 0.0 }, { it }, "x = 1: 1 against -1", { -it }),
    Fact("mulf-one", "a product with one", "ArithOps.cpp: MulFOp::fold", { it * 1.0 }, { it }, "x = -1: -1 against 1", { abs(it) }),
    Fact("divf-one", "a quotient by one", "ArithOps.cpp: DivFOp::fold", { it / 1.0 }, { it }, "x = 2: 2 against 0.5", { 1.0 / it }),
    Fact("mulf-neg-one", "a product with minus one", "", { it * -1.0 }, { -it }, "x = 0: -0.0 against 0", { 0.0 - it }),
    Fact("mulf-two", "a product with two", "", { it * 2.0 }, { it + it }, "x = 1: 2 against 1", { it * it }),
    Fact("subf-neg-zero-to-negf", "a difference of minus zero and a tensor", "", { -0.0 - it }, { -it }, "x = 0: -0.0 against 0", { 0.0 - it }),
    Fact("math-absf-idempotent", "the magnitude of a magnitude", "MathOps.cpp: AbsFOp::fold", { abs(abs(it)) }, { abs(it) }, "x = -1: 1 against -1", { it }),
    Fact("math-absf-negf", "the magnitude of an opposite", "", { abs(-it) }, { abs(it) }, "x = 1: 1 against -1", { -it }),
)) rule("arith/${fact.id}: ${fact.title}") {
    source("arith/${fact.id}", fact.pattern)
    val c by rankClass; val n by c.sizes
    val x by tensor(c to n)
    elements(*formats)
    lhs = filled(x, fact.from(this, x))
    rhs = filled(x, fact.to(this, x))
    broken("arith/${fact.id} broken: another result", because = fact.because) { rhs = filled(x, fact.wrong(this, x)) }
}

rule("arith/addf-pos-zero: a sum with zero") {
    source("arith/addf-pos-zero", "ArithOps.cpp: AddFOp::fold", note = "as it once was")
    expect(REFUTED, because = "x = -0.0: 0 against -0.0")
    val c by rankClass; val n by c.sizes
    val x by tensor(c to n)
    elements(*formats)
    lhs = x + 0.0
    rhs = x
    repaired("arith/addf-pos-zero repaired: minus zero") {
        source("", "ArithOps.cpp: AddFOp::fold")
        lhs = x + (-0.0)
    }
    repaired("arith/addf-pos-zero repaired: to what is no zero, NaN included") { assume { x ne 0.0 } }
    broken("arith/addf-pos-zero broken: to what is at least zero", because = "-0.0 is") { assume { x ge 0.0 } }
}

rule("arith/subf-neg-zero: a difference of a tensor and minus zero") {
    source("arith/subf-neg-zero", "ArithOps.cpp: SubFOp::fold", note = "altered")
    expect(REFUTED, because = "x = -0.0: 0 against -0.0")
    val c by rankClass; val n by c.sizes
    val x by tensor(c to n)
    elements(*formats)
    lhs = x - (-0.0)
    rhs = x
    repaired("arith/subf-neg-zero repaired: of what is no zero") { assume { x ne 0.0 } }
}

rule("arith/mulf-zero: a product with zero") {
    source("arith/mulf-zero", "ArithOps.cpp: MulFOp::fold", note = "without the flags that it demands")
    expect(REFUTED, because = "NaN, infinities; x = -1: -0.0 against 0")
    val c by rankClass; val n by c.sizes
    val x by tensor(c to n)
    elements(*formats)
    lhs = x * 0.0
    rhs = constant(0.0, c to n)
    repaired("arith/mulf-zero repaired: numbers that are positive and finite") {
        assume { x gt 0.0 }
        assume { x lt inf }
    }
    broken("arith/mulf-zero broken: numbers that are finite", because = "x = -1: -0.0 against 0; to say nnan is not enough") {
        assume { x gt -inf }
        assume { x lt inf }
    }
    broken("arith/mulf-zero broken: numbers that are positive", because = "inf * 0 is NaN") { assume { x gt 0.0 } }
}

for ((id, difference) in mapOf<String, RuleScope.(TensorExpr) -> TensorExpr>(
    "subf-self" to { it - it }, "addf-neg-self" to { it + (-it) },
)) rule("arith/$id: a difference of a tensor and itself") {
    source("arith/$id")
    expect(REFUTED, because = "NaN, and inf - inf")
    val c by rankClass; val n by c.sizes
    val x by tensor(c to n)
    elements(*formats)
    lhs = difference(x)
    rhs = constant(0.0, c to n)
    repaired(if (id == "subf-self") "arith/subf-self-nnan: a difference of finite numbers" else "arith/$id repaired: numbers that are finite") {
        if (id == "subf-self") source("arith/subf-self-nnan", note = "the flag said as a condition: no operand and no result is NaN")
        assume { x gt -inf }
        assume { x lt inf }
    }
    broken("arith/$id broken: numbers that are finite, minus zero", because = "1 - 1 is 0") {
        assume { x gt -inf }
        assume { x lt inf }
        rhs = constant(-0.0, c to n)
    }
    broken("arith/$id broken: no NaN", because = "inf - inf is NaN") { assume { x eq x } }
}

rule("arith/divf-self: a tensor divided by itself") {
    source("arith/divf-self")
    expect(REFUTED, because = "zeros, infinities and NaN")
    val c by rankClass; val n by c.sizes
    val x by tensor(c to n)
    elements(f16, bf16)
    lhs = x / x
    rhs = constant(1.0, c to n)
    repaired("arith/divf-self-nnan: a number, finite and not zero, divided by itself") {
        source("arith/divf-self-nnan", note = "the flag said as a condition: no operand and no result is NaN")
        assume { x gt -inf }
        assume { x lt inf }
        assume { x ne 0.0 }
    }
    broken("arith/divf-self broken: numbers that are finite", because = "0 / 0 is NaN") {
        assume { x gt -inf }
        assume { x lt inf }
    }
}

/** An equation of two tensors, and one that is like it. */
class Equation(val id: String, val title: String, val pattern: String, val from: Sides, val to: Sides, val because: String, val wrong: Sides)

for (it in listOf(
    Equation("addf-negf-to-subf", "a sum with an opposite", "", { x, y -> x + (-y) }, { x, y -> x - y }, "x = y = -0.0: 0 against -0.0", { x, y -> -(y - x) }),
    Equation("negf-of-mulf", "the opposite of a product", "", { x, y -> -(x * y) }, { x, y -> (-x) * y }, "x = y = 1: -1 against 1", { x, y -> (-x) * (-y) }),
    Equation("addf-comm", "a sum with its operands exchanged", "", { x, y -> x + y }, { x, y -> y + x }, "x = y = 0: 0 against -0.0", { x, y -> -((-y) - x) }),
    Equation("divf-negf-negf", "a quotient of opposites", "ArithCanonicalization.td: DivFOfNegF", { x, y -> (-x) / (-y) }, { x, y -> x / y }, "x = y = 1", { x, y -> x / (-y) }),
)) rule("arith/${it.id}: ${it.title}") {
    source("arith/${it.id}", it.pattern)
    val c by rankClass; val n by c.sizes
    val x by tensor(c to n); val y by tensor(c to n)
    if (it.id.startsWith("divf")) elements(f16, bf16) else elements(*formats)
    lhs = it.from(this, x, y)
    rhs = it.to(this, x, y)
    broken("arith/${it.id} broken: another result", because = it.because) { rhs = it.wrong(this, x, y) }
}

rule("arith/negf-of-subf: the opposite of a difference") {
    source("arith/negf-of-subf")
    expect(REFUTED, because = "x = y: -0.0 against 0")
    val c by rankClass; val n by c.sizes
    val x by tensor(c to n); val y by tensor(c to n)
    elements(*formats)
    lhs = -(x - y)
    rhs = y - x
    repaired("arith/negf-of-subf repaired: the difference from minus zero") {
        elements(f16, f32)
        rhs = -0.0 - (x - y)
    }
    broken("arith/negf-of-subf broken: the sign of both numbers", because = "x = y: -0.0 against 0") { rhs = (-x) - (-y) }
}

rule("arith/divf-comm: a quotient with its operands exchanged") {
    source("arith/divf-comm")
    expect(REFUTED, because = "x = 1, y = 2: 0.5 against 2")
    val c by rankClass; val n by c.sizes
    val x by tensor(c to n); val y by tensor(c to n)
    elements(*formats)
    lhs = x / y
    rhs = y / x
    repaired("arith/divf-comm repaired: products") {
        lhs = x * y
        rhs = y * x
    }
}

rule("arith/divf-const-to-mulf: a quotient by a constant as a product") {
    source("arith/divf-const-to-mulf")
    expect(REFUTED, because = "a third is rounded, and then the product")
    val c by rankClass; val n by c.sizes
    val x by tensor(c to n)
    elements(*formats)
    lhs = x / 3.0
    rhs = x * (constant(1.0, c to n) / 3.0)
    repaired("arith/divf-const-to-mulf repaired: a power of two, NaN and infinities included") {
        elements(f16, f32)
        lhs = x / 4.0
        rhs = x * (constant(1.0, c to n) / 4.0)
    }
}

rule("arith/addf-assoc: a sum of three with other brackets") {
    source("arith/addf-assoc")
    expect(REFUTED, because = "roundings; 1 + greatest - greatest; inf + (greatest - inf)")
    val c by rankClass; val n by c.sizes
    val x by tensor(c to n); val y by tensor(c to n); val z by tensor(c to n)
    elements(*formats)
    lhs = (x + y) + z
    rhs = x + (y + z)
    broken("arith/addf-assoc broken: products", because = "an overflow") {
        lhs = (x * y) * z
        rhs = x * (y * z)
    }
    repaired("arith/addf-assoc repaired: in the same order, with operands exchanged") { rhs = z + (y + x) }
}

rule("arith/mulf-distribute: a common factor taken out") {
    source("arith/mulf-distribute")
    expect(REFUTED, because = "x = z = inf, y = 0: NaN against inf; roundings")
    val c by rankClass; val n by c.sizes
    val x by tensor(c to n); val y by tensor(c to n); val z by tensor(c to n)
    elements(*formats)
    lhs = x * z + y * z
    rhs = (x + y) * z
}
