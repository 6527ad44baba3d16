// Comparisons of floating-point numbers, and what is greatest and least by them. A comparison whose name begins with o is false, and one that begins with u is true, where an
// operand is NaN. Elements that are not poison are meant: an operation without flags is poison where an operand is, and no right side here reads what its left side does not.

import io.verifyrules.dsl.expr.TensorExpr
import io.verifyrules.dsl.syntax.RuleScope

/** A predicate of cmpf, with the one whose operands are exchanged and the one that is its negation. */
class Predicate(val name: String, val swapped: String, val negated: String, val holds: RuleScope.(TensorExpr, TensorExpr) -> TensorExpr)

val predicates = listOf(
    Predicate("oeq", "oeq", "une") { x, y -> x eq y },
    Predicate("ogt", "olt", "ule") { x, y -> x gt y },
    Predicate("oge", "ole", "ult") { x, y -> x ge y },
    Predicate("olt", "ogt", "uge") { x, y -> x lt y },
    Predicate("ole", "oge", "ugt") { x, y -> x le y },
    Predicate("one", "one", "ueq") { x, y -> (x lt y) or (x gt y) },
    Predicate("ord", "ord", "uno") { x, y -> (x eq x) and (y eq y) },
    Predicate("ueq", "ueq", "one") { x, y -> !((x lt y) or (x gt y)) },
    Predicate("ugt", "ult", "ole") { x, y -> !(x le y) },
    Predicate("uge", "ule", "olt") { x, y -> !(x lt y) },
    Predicate("ult", "ugt", "oge") { x, y -> !(x ge y) },
    Predicate("ule", "uge", "ogt") { x, y -> !(x gt y) },
    Predicate("une", "une", "oeq") { x, y -> x ne y },
    Predicate("uno", "uno", "ord") { x, y -> (x ne x) or (y ne y) },
)
val predicate = predicates.associateBy { it.name }
val ordered = listOf("ogt", "oge", "olt", "ole")
val unordered = listOf("ugt", "uge", "ult", "ule")

fun RuleScope.cmpf(name: String, x: TensorExpr, y: TensorExpr) = predicate.getValue(name).holds(this, x, y)

for (it in predicates) rule("arith/cmpf-swap: operands exchanged, ${it.name}") {
    source("arith/cmpf-swap")
    val c by rankClass; val n by c.sizes
    val x by tensor(c to n); val y by tensor(c to n)
    elements(f16)
    lhs = cmpf(it.name, x, y)
    rhs = cmpf(it.swapped, y, x)
    if (it.name != it.swapped) broken("arith/cmpf-swap broken: not exchanged, ${it.name}", because = "x = 0, y = 1") { rhs = cmpf(it.name, y, x) }
}

for (it in predicates) rule("arith/cmpf-negate: the negation, ${it.name}") {
    source("arith/cmpf-negate")
    val c by rankClass; val n by c.sizes
    val x by tensor(c to n); val y by tensor(c to n)
    elements(f16)
    lhs = !cmpf(it.name, x, y)
    rhs = cmpf(it.negated, x, y)
    if (it.name in ordered + unordered) broken("arith/cmpf-negate broken: as of integers, ${it.name}", because = "NaN") {
        rhs = cmpf((if (it.name in ordered) "o" else "u") + it.negated.drop(1), x, y)
    }
}

for (it in predicates) rule("arith/cmpf-neg-both: opposites compared, ${it.name}") {
    source("arith/cmpf-neg-both")
    val c by rankClass; val n by c.sizes
    val x by tensor(c to n); val y by tensor(c to n)
    elements(f16)
    lhs = cmpf(it.name, -x, -y)
    rhs = cmpf(it.swapped, x, y)
    if (it.name != it.swapped) broken("arith/cmpf-neg-both broken: the comparison kept, ${it.name}", because = "x = 0, y = 1") { rhs = cmpf(it.name, x, y) }
}

for (it in predicates.filter { it.name !in listOf("ord", "uno") }) rule("arith/cmpf-zeros: with either zero, ${it.name}") {
    source("arith/cmpf-zeros", note = "zeros are equal, whatever their signs")
    val c by rankClass; val n by c.sizes
    val x by tensor(c to n)
    elements(f16)
    lhs = cmpf(it.name, x, constant(-0.0, c to n))
    rhs = cmpf(it.name, x, constant(0.0, c to n))
    if (it.name == "oeq") {
        broken("arith/cmpf-zeros broken: the quotients by them", because = "x = 1: -inf against inf") {
            lhs = x / (-0.0)
            rhs = x / 0.0
        }
        broken("arith/cmpf-zeros broken: the greatest beside them", because = "x = -0.0") {
            lhs = max(x, -0.0)
            rhs = max(x, 0.0)
        }
    }
}

rule("arith/cmpf-const-false: a comparison that never holds") {
    source("arith/cmpf-const-false", "ArithOps.cpp: CmpFOp::fold", note = "the predicate false is both of two that exclude each other")
    val c by rankClass; val n by c.sizes
    val x by tensor(c to n); val y by tensor(c to n)
    elements(f16, f32)
    lhs = cmpf("olt", x, y) and cmpf("uge", x, y)
    rhs = constant(FALSE, c to n)
    broken("arith/cmpf-const-false broken: an operand may be NaN", because = "NaN") { lhs = cmpf("ult", x, y) and cmpf("uge", x, y) }
    weaker("arith/cmpf-const-false: the predicate true") {
        lhs = cmpf("olt", x, y) or cmpf("uge", x, y)
        rhs = constant(TRUE, c to n)
    }
}

rule("arith/cmpf-olt-fold-select: a choice of equal numbers") {
    source("arith/cmpf-olt-fold-select", "ArithOps.cpp: SelectOp::fold", note = "of integers, for which it is right")
    expect(REFUTED, because = "x = 0, y = -0.0: 0 against -0.0")
    val c by rankClass; val n by c.sizes
    val x by tensor(c to n); val y by tensor(c to n)
    elements(f16, f32)
    lhs = select(cmpf("oeq", x, y), x, y)
    rhs = y
    repaired("arith/cmpf-olt-fold-select repaired: beside what is no zero") { assume { y ne 0.0 } }
    broken("arith/cmpf-olt-fold-select broken: no NaN", because = "zeros") { assume { x eq x }; assume { y eq y } }
}

rule("arith/select-cmpf-une: a choice of different numbers") {
    source("arith/select-cmpf-une", "ArithOps.cpp: SelectOp::fold", note = "of integers, for which it is right")
    expect(REFUTED, because = "x = 0, y = -0.0: -0.0 against 0")
    val c by rankClass; val n by c.sizes
    val x by tensor(c to n); val y by tensor(c to n)
    elements(f16, f32)
    lhs = select(cmpf("une", x, y), x, y)
    rhs = x
    repaired("arith/select-cmpf-une repaired: beside what is no zero") { assume { y ne 0.0 } }
}

rule("arith/select-cmpf-oeq-const: a number that is equal to a constant") {
    source("arith/select-cmpf-oeq-const")
    val c by rankClass; val n by c.sizes
    val x by tensor(c to n)
    elements(f16, f32)
    lhs = select(cmpf("oeq", x, constant(1.0, c to n)), 1.0, x)
    rhs = x
    broken("arith/select-cmpf-oeq-const broken: a zero", because = "x = -0.0") { lhs = select(cmpf("oeq", x, constant(0.0, c to n)), 0.0, x) }
    broken("arith/select-cmpf-oeq-const broken: or NaN", because = "NaN: 1 against NaN") { lhs = select(cmpf("ueq", x, constant(1.0, c to n)), 1.0, x) }
}

rule("arith/math-absf-select: the magnitude by a comparison") {
    source("arith/math-absf-select")
    expect(REFUTED, because = "x = -0.0: 0 against -0.0")
    val c by rankClass; val n by c.sizes
    val x by tensor(c to n)
    elements(f16, f32)
    lhs = abs(x)
    rhs = select(cmpf("olt", x, constant(0.0, c to n)), -x, x)
    broken("arith/math-absf-select broken: at most zero", because = "x = 0") { rhs = select(cmpf("ole", x, constant(0.0, c to n)), -x, x) }
    repaired("arith/math-absf-select repaired: the difference from zero") {
        rhs = select(cmpf("ole", x, constant(0.0, c to n)), 0.0 - x, x)
    }
}

/** The greatest or least, NaN where an operand is: maximumf and minimumf. */
class Extremum(
    val name: String, val finite: String, val comparison: String, val of: RuleScope.(TensorExpr, Any) -> TensorExpr,
)

for (it in listOf(
    Extremum("maximumf", "lowest-finite", "gt") { x, y -> max(x, y) },
    Extremum("minimumf", "highest-finite", "lt") { x, y -> min(x, y) },
)) {
    val greatest = it.name == "maximumf"
    fun RuleScope.neutral() = if (greatest) -inf else inf
    fun RuleScope.absorbing() = if (greatest) inf else -inf
    val sign = if (greatest) "neg" else "pos"
    rule("arith/${it.name}-$sign-inf: beside the infinity that is neutral") {
        source(if (greatest) "arith/maximumf-neg-inf" else "", "ArithOps.cpp: ${if (greatest) "MaximumFOp" else "MinimumFOp"}::fold")
        val c by rankClass; val n by c.sizes
        val x by tensor(c to n)
        elements(f16, f32)
        lhs = it.of(this, x, neutral())
        rhs = x
        broken("arith/${it.name} broken: the other infinity is neutral", because = "x = 0") { lhs = it.of(this, x, absorbing()) }
    }
    rule("arith/${it.name}-${if (sign == "neg") "pos" else "neg"}-inf: beside the infinity at its end") {
        source(if (!greatest) "arith/minimumf-neg-inf" else "")
        expect(REFUTED, because = "NaN against an infinity")
        val c by rankClass; val n by c.sizes
        val x by tensor(c to n)
        elements(f16, f32)
        lhs = it.of(this, x, absorbing())
        rhs = constant(absorbing(), c to n)
        repaired("arith/${it.name} repaired: of what is not NaN") { assume { x eq x } }
    }
    rule("arith/${it.name}-${it.finite}: beside the last finite number") {
        source("", "ArithOps.cpp: getIdentityValueAttr", note = "the variant that is asked for finite numbers only, without the flag ninf")
        expect(REFUTED, because = "an infinity")
        val c by rankClass; val n by c.sizes
        val x by tensor(f16, c to n)
        lhs = it.of(this, x, number(if (greatest) "-65504" else "65504"))
        rhs = x
        repaired("arith/${it.name}-${it.finite}-ninf: beside the last finite number, where nothing is beyond it") {
            source(if (greatest) "arith/maximumf-lowest-finite-ninf" else "", "ArithOps.cpp: getIdentityValueAttr",
                note = "the flag said as a condition: no operand and no result is an infinity")
            assume { x ne neutral() }
        }
    }
    rule("arith/${it.name}-comm: operands exchanged") {
        source(if (greatest) "arith/maximumf-comm" else "", "ArithOps.cpp: Commutative")
        val c by rankClass; val n by c.sizes
        val x by tensor(c to n); val y by tensor(c to n)
        elements(f16, f32)
        lhs = it.of(this, x, y)
        rhs = it.of(this, y, x)
        broken("arith/${it.name}-comm broken: by a comparison", because = "x = NaN, y = 0") {
            lhs = select(cmpf("o${it.comparison}", x, y), x, y)
            rhs = select(cmpf("o${it.comparison}", y, x), y, x)
        }
    }
    rule("arith/${it.name}-assoc: other brackets") {
        source(if (greatest) "arith/maximumf-assoc" else "")
        val c by rankClass; val n by c.sizes
        val x by tensor(c to n); val y by tensor(c to n); val z by tensor(c to n)
        elements(f16, f32)
        lhs = it.of(this, it.of(this, x, y), z)
        rhs = it.of(this, x, it.of(this, y, z))
        broken("arith/${it.name}-assoc broken: one forgotten", because = "z alone") { rhs = it.of(this, x, y) }
    }
    rule("arith/select-cmpf-to-${it.name}: a comparison and a choice") {
        source(if (greatest) "arith/select-cmpf-to-maximumf" else "")
        expect(REFUTED, because = "x = NaN, y = 0: 0 against NaN; zeros")
        val c by rankClass; val n by c.sizes
        val x by tensor(c to n); val y by tensor(c to n)
        elements(f16, f32)
        lhs = select(cmpf("o${it.comparison}", x, y), x, y)
        rhs = it.of(this, x, y)
        broken("arith/select-cmpf-to-${it.name} broken: no NaN", because = "zeros: nnan alone is not enough") { assume { x eq x }; assume { y eq y } }
        repaired("arith/select-cmpf-to-${it.name} repaired: no NaN, and no zero") {
            assume { x eq x }; assume { y eq y }
            assume { y ne 0.0 }
        }
    }
    rule("arith/expand-${it.name}-u${it.comparison}: by comparisons and choices") {
        source(if (greatest) "arith/expand-maximumf-ugt" else "", "Transforms/ExpandOps.cpp: MaximumMinimumFOpConverter")
        expect(REFUTED, because = "zeros are equal to the comparison, and one is greater than the other")
        val c by rankClass; val n by c.sizes
        val x by tensor(c to n); val y by tensor(c to n)
        elements(f16, f32)
        val chosen = select(cmpf("u${it.comparison}", x, y), x, y)
        lhs = it.of(this, x, y)
        rhs = select(cmpf("uno", y, y), y, chosen)
        repaired("arith/expand-${it.name}-u${it.comparison} repaired: beside what is no zero") { assume { y ne 0.0 } }
        broken("arith/expand-${it.name}-u${it.comparison} broken: beside what is no zero, the ordered comparison", because = "x = NaN: NaN against y") {
            assume { y ne 0.0 }
            rhs = select(cmpf("uno", y, y), y, select(cmpf("o${it.comparison}", x, y), x, y))
        }
        broken("arith/expand-${it.name}-u${it.comparison} broken: the test for NaN left out", because = "y = NaN: NaN against x") {
            assume { y ne 0.0 }
            rhs = chosen
        }
    }
}
