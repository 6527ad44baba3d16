// Operations on floats with fast-math flags, those that leave NaN out, and roundings. Elements may be poison, as they may in MLIR: a right side refines its left side.
// What the flags reassoc, contract and arcp license is in float_licences.rules.kts, except for arith/mulf-add-contract: no operation here is a product and a sum in one.
// Which of these rules are right without a flag is in floats.rules.kts.

import io.verifyrules.dsl.element.ArithFlag
import io.verifyrules.dsl.element.ElementType
import io.verifyrules.dsl.expr.TensorExpr
import io.verifyrules.dsl.syntax.RuleScope

val RuleScope.formats: Array<ElementType> get() = arrayOf(f16)

rule("arith/addf-pos-zero-nsz: a sum with zero, whatever the sign of a zero") {
    source("arith/addf-pos-zero-nsz")
    val c by rankClass; val n by c.sizes
    val x by tensor(c to n)
    elements(*formats)
    lhs = addf(x, 0.0, nsz)
    rhs = x
    broken("arith/addf-pos-zero-nsz broken: without the flag", because = "x = -0.0: 0 against -0.0") { lhs = addf(x, 0.0) }
    broken("arith/addf-pos-zero-nsz broken: the other way", because = "the sum may choose the other sign") {
        lhs = x
        rhs = addf(x, 0.0, nsz)
    }
    broken("arith/addf-pos-zero-nsz broken: the flag is put on a sum with minus zero", because = "x = -0.0: that may choose 0") {
        lhs = addf(x, -0.0)
        rhs = addf(x, -0.0, nsz)
    }
    weaker("arith/addf-pos-zero-nsz: a flag is dropped") { rhs = addf(x, 0.0) }
}

rule("arith/mulf-zero-nnan-nsz: a product with zero, without NaN and whatever the sign of a zero") {
    source("arith/mulf-zero-nnan-nsz", "ArithOps.cpp: MulFOp::fold")
    val c by rankClass; val n by c.sizes
    val x by tensor(c to n)
    elements(*formats)
    lhs = mulf(x, 0.0, nnan, nsz)
    rhs = constant(0.0, c to n)
    broken("arith/mulf-zero-nnan-nsz broken: NaN", because = "NaN * 0") { lhs = mulf(x, 0.0, nsz) }
    broken("arith/mulf-zero-nnan-nsz broken: the sign of a zero", because = "-1 * 0 = -0.0") { lhs = mulf(x, 0.0, nnan) }
    broken("arith/mulf-zero-nnan-nsz broken: no infinity instead", because = "NaN * 0") { lhs = mulf(x, 0.0, ninf, nsz) }
    broken("arith/mulf-zero-nnan-nsz broken: the other way", because = "poison, which 0 is not") {
        lhs = constant(0.0, c to n)
        rhs = mulf(x, 0.0, nnan)
    }
}

rule("arith/subf-self-nnan: a difference of a tensor and itself, without NaN") {
    source("arith/subf-self-nnan", note = "the difference of an infinity and itself is NaN, too")
    val c by rankClass; val n by c.sizes
    val x by tensor(c to n)
    elements(*formats)
    lhs = subf(x, x, nnan)
    rhs = constant(0.0, c to n)
    broken("arith/subf-self-nnan broken: without the flag", because = "NaN - NaN") { lhs = subf(x, x) }
    broken("arith/subf-self-nnan broken: no infinity instead", because = "NaN - NaN") { lhs = subf(x, x, ninf) }
    broken("arith/subf-self-nnan broken: a quotient", because = "1 / 1") { lhs = divf(x, x, nnan) }
    weaker("arith/subf-self-nnan: a quotient, which is one") {
        lhs = divf(x, x, nnan)
        rhs = constant(1.0, c to n)
    }
    broken("arith/subf-self-nnan broken: a quotient without infinity", because = "0 / 0") {
        lhs = divf(x, x, ninf)
        rhs = constant(1.0, c to n)
    }
    broken("arith/subf-self-nnan broken: rounded down", because = "1 - 1 = -0.0") { lhs = subf(x, x, nnan, downward) }
}

for (flag in listOf(ArithFlag.NNAN, ArithFlag.NINF, ArithFlag.NSZ)) rule("arith/${flag.symbol()}-add-flag: a flag is put on a sum") {
    source("arith/${flag.symbol()}-add-flag")
    expect(REFUTED, because = "the sum is NaN, infinite or zero")
    val c by rankClass; val n by c.sizes
    val x by tensor(c to n); val y by tensor(c to n)
    elements(*formats)
    lhs = addf(x, y)
    rhs = addf(x, y, flag)
    repaired("arith/${flag.symbol()}-add-flag repaired: it is dropped") {
        lhs = addf(x, y, flag)
        rhs = addf(x, y)
    }
    repaired("arith/${flag.symbol()}-add-flag repaired: it is kept by exchanging the operands") {
        lhs = addf(x, y, flag)
        rhs = addf(y, x, flag)
    }
}

for (flags in listOf(arrayOf(), arrayOf(ArithFlag.NNAN, ArithFlag.NINF, ArithFlag.NSZ))) {
    val kept = if (flags.isEmpty()) "" else ", all flags kept"
    rule("arith/addf-comm: operands exchanged$kept") {
        source("arith/addf-comm")
        val c by rankClass; val n by c.sizes
        val x by tensor(c to n); val y by tensor(c to n)
        elements(f16)
        lhs = addf(x, y, *flags)
        rhs = addf(y, x, *flags)
        broken("arith/addf-comm broken: as a difference$kept", because = "x = 0, y = 1: 1 against -1") { rhs = subf(x, y, *flags) }
    }

    rule("arith/negf-negf: the opposite of the opposite$kept") {
        source("arith/negf-negf", "ArithOps.cpp: NegFOp::fold")
        val c by rankClass; val n by c.sizes
        val x by tensor(c to n)
        elements(*formats)
        lhs = negf(negf(x, *flags), *flags)
        rhs = x
        broken("arith/negf-negf broken: the magnitude$kept", because = "x = -1: -1 against 1") { rhs = abs(x) }
        if (flags.isEmpty()) broken("arith/negf-negf broken: differences from zero", because = "x = -0.0: -0.0 against 0") { lhs = subf(0.0, subf(0.0, x)) }
    }
}

rule("arith/addf-assoc-flags: sums reassociate neither without NaN nor without infinities") {
    source("", note = "only reassoc licenses it: arith/addf-assoc-reassoc")
    expect(REFUTED, because = "what the first sum rounds away")
    val c by rankClass; val n by c.sizes
    val x by tensor(c to n); val y by tensor(c to n); val z by tensor(c to n)
    elements(f16)
    lhs = addf(addf(x, y, nnan, ninf, nsz), z, nnan, ninf, nsz)
    rhs = addf(x, addf(y, z))
}

rule("arith/maximumf-lowest-finite-ninf: the greatest beside the least number") {
    source("arith/maximumf-lowest-finite-ninf", "ArithOps.cpp: getIdentityValueAttr", note = "its variant for finite numbers alone")
    val c by rankClass; val n by c.sizes
    val x by tensor(f16, c to n)
    lhs = maximumf(x, -65504.0, ninf)
    rhs = x
    broken("arith/maximumf-lowest-finite-ninf broken: without the flag", because = "x = -inf") { lhs = maximumf(x, -65504.0) }
    broken("arith/maximumf-lowest-finite-ninf broken: without NaN instead", because = "x = -inf") { lhs = maximumf(x, -65504.0, nnan) }
    broken("arith/maximumf-lowest-finite-ninf broken: of numbers alone", because = "NaN") { lhs = maxnumf(x, -65504.0, ninf) }
}

/** The greatest or least that leaves NaN out. */
class OfNumbers(
    val name: String, val propagating: String, val num: RuleScope.(TensorExpr, Any) -> TensorExpr, val nnan: RuleScope.(TensorExpr, TensorExpr) -> TensorExpr,
    val number: RuleScope.(TensorExpr, TensorExpr) -> TensorExpr, val maximum: RuleScope.(TensorExpr, TensorExpr) -> TensorExpr,
)

for (it in listOf(
    OfNumbers("max", "maximum", { x, y -> maxnumf(x, y) }, { x, y -> maxnumf(x, y, nnan) }, { x, y -> maximumnumf(x, y) }, { x, y -> maximumf(x, y) }),
    OfNumbers("min", "minimum", { x, y -> minnumf(x, y) }, { x, y -> minnumf(x, y, nnan) }, { x, y -> minimumnumf(x, y) }, { x, y -> minimumf(x, y) }),
)) {
    val name = "${it.name}numf"
    rule("arith/$name-nan: beside NaN") {
        source("arith/$name-nan", "ArithOps.cpp: ${if (it.name == "max") "Max" else "Min"}NumFOp::fold")
        val c by rankClass; val n by c.sizes
        val x by tensor(c to n)
        elements(*formats)
        lhs = it.num(this, x, nan)
        rhs = x
        broken("arith/$name-nan broken: the one that NaN decides", because = "x = 0: NaN against 0") { lhs = it.maximum(this, x, constant(nan, c to n)) }
        broken("arith/$name-nan broken: NaN is the result", because = "x = 0") { rhs = constant(nan, c to n) }
    }

    val identity = if (it.name == "max") "$name-neg-inf" else "$name-pos-inf"
    val decisive = if (it.name == "max") "arith/$name-pos-inf" else "arith/$name-neg-inf"
    rule("arith/$identity: beside the infinity that decides nothing among numbers") {
        source("arith/$identity", note = "the identity of the one that NaN decides")
        expect(REFUTED, because = "NaN")
        val c by rankClass; val n by c.sizes
        val x by tensor(c to n)
        elements(*formats)
        val end = if (it.name == "max") -inf else inf
        lhs = it.num(this, x, end)
        rhs = x
        repaired("arith/$identity repaired: without NaN") { lhs = it.nnan(this, x, constant(end, c to n)) }
        repaired("$decisive: the other infinity, which decides") {
            source(decisive)
            lhs = it.num(this, x, if (it.name == "max") inf else -inf)
            rhs = constant(if (it.name == "max") inf else -inf, c to n)
        }
    }

    rule("arith/${it.propagating}f-to-$name: NaN is left out") {
        source("arith/${it.propagating}f-to-$name")
        expect(REFUTED, because = "NaN beside a number")
        val c by rankClass; val n by c.sizes
        val x by tensor(c to n); val y by tensor(c to n)
        elements(*formats)
        lhs = it.maximum(this, x, y)
        rhs = it.num(this, x, y)
        repaired("arith/$name-to-${it.propagating}f-nnan: the other way, without NaN") {
            source("arith/$name-to-${it.propagating}f-nnan")
            lhs = it.nnan(this, x, y)
            rhs = it.maximum(this, x, y)
        }
        broken("arith/$name-to-${it.propagating}f-nnan broken: with NaN", because = "NaN beside a number") {
            lhs = it.num(this, x, y)
            rhs = it.maximum(this, x, y)
        }
    }

    rule("arith/$name-to-${it.propagating}numf: the signs of zeros are ordered") {
        source("arith/$name-to-${it.propagating}numf")
        val c by rankClass; val n by c.sizes
        val x by tensor(c to n); val y by tensor(c to n)
        elements(*formats)
        lhs = it.num(this, x, y)
        rhs = it.number(this, x, y)
        broken("arith/${it.propagating}numf-to-$name: and the other way", because = "0 and -0.0: either") {
            source("arith/${it.propagating}numf-to-$name")
            lhs = it.number(this, x, y)
            rhs = it.num(this, x, y)
        }
    }

    rule("arith/$name-comm: operands exchanged") {
        source("arith/$name-comm")
        val c by rankClass; val n by c.sizes
        val x by tensor(c to n); val y by tensor(c to n)
        elements(*formats)
        lhs = it.num(this, x, y)
        rhs = it.num(this, y, x)
        broken("arith/$name-comm broken: by a comparison", because = "y is NaN") {
            rhs = select(cmpf(if (it.name == "max") ogt else olt, x, y), x, y)
        }
        weaker("arith/$name-comm: by a comparison, and what a number is beside NaN") {
            rhs = select(cmpf(uno, y, y), x, select(cmpf(if (it.name == "max") ogt else olt, x, y), x, y))
        }
        if (it.name == "max") broken("arith/$name-comm broken: the operand that is NaN is told by the other", because = "x is NaN: NaN") {
            rhs = select(cmpf(uno, x, x), x, select(cmpf(ogt, x, y), x, y))
        }
    }
}

rule("arith/select-cmpf-to-maximumf-flags: a choice by a comparison without NaN") {
    source("arith/select-cmpf-to-maximumf-flags", note = "the flag is on the result, which may choose the sign that the choice does not give")
    expect(REFUTED, because = "x = -0.0, y = 0: 0 against -0.0")
    val c by rankClass; val n by c.sizes
    val x by tensor(c to n); val y by tensor(c to n)
    elements(*formats)
    lhs = select(cmpf(ogt, x, y, nnan), x, y)
    rhs = maximumf(x, y, nsz)
    broken("arith/select-cmpf-to-maximumf-flags broken: without a flag on the result", because = "x = 0, y = -0.0") { rhs = maximumf(x, y) }
    repaired("arith/select-cmpf-to-maximumf-flags repaired: no zeros") {
        assume { cmpf(une, x, 0.0) }
        rhs = maximumf(x, y)
    }
}

rule("arith/expand-maximumf-ugt-nsz: a maximum by comparisons, whatever the sign of a zero") {
    source("arith/expand-maximumf-ugt-nsz", "ExpandOps.cpp: MaximumFOpConverter")
    val c by rankClass; val n by c.sizes
    val x by tensor(c to n); val y by tensor(c to n)
    elements(*formats)
    lhs = maximumf(x, y, nsz)
    rhs = select(cmpf(uno, y, y), y, select(cmpf(ugt, x, y), x, y))
    broken("arith/expand-maximumf-ugt-nsz broken: without the flag", because = "x = 0, y = -0.0") { lhs = maximumf(x, y) }
    broken("arith/expand-maximumf-ugt-nsz broken: an ordered comparison", because = "x is NaN") { rhs = select(cmpf(uno, y, y), y, select(cmpf(ogt, x, y), x, y)) }
    weaker("arith/expand-maximumf-ugt-nsz: without NaN one comparison is enough") {
        lhs = maximumf(x, y, nnan, nsz)
        rhs = select(cmpf(ogt, x, y), x, y)
    }
}

rule("arith/addf-neg-zero-downward: a sum with minus zero, rounded down") {
    source("arith/addf-neg-zero-downward", "ArithOps.cpp: AddFOp::fold", note = "which does not look at the rounding")
    expect(REFUTED, because = "x = 0: 0 + -0.0 is -0.0")
    val c by rankClass; val n by c.sizes
    val x by tensor(c to n)
    elements(*formats)
    lhs = addf(x, -0.0, downward)
    rhs = x
    for (other in listOf(upward, towardZero, toNearestAway)) repaired("arith/addf-neg-zero-downward repaired: $other") { lhs = addf(x, -0.0, other) }
    repaired("arith/addf-neg-zero-downward repaired: whatever the sign of a zero") { lhs = addf(x, -0.0, downward, nsz) }
    repaired("arith/addf-pos-zero-downward: zero, which is the neutral element") {
        source("arith/addf-pos-zero-downward")
        lhs = addf(x, 0.0, downward)
    }
}

rule("arith/subf-pos-zero-downward: a difference of a tensor and zero, rounded down") {
    source("arith/subf-pos-zero-downward", "ArithOps.cpp: SubFOp::fold", note = "which does not look at the rounding")
    expect(REFUTED, because = "x = 0: 0 - 0 is -0.0")
    val c by rankClass; val n by c.sizes
    val x by tensor(c to n)
    elements(*formats)
    lhs = subf(x, 0.0, downward)
    rhs = x
    for (other in listOf(upward, towardZero, toNearestAway)) repaired("arith/subf-pos-zero-downward repaired: $other") { lhs = subf(x, 0.0, other) }
    repaired("arith/subf-pos-zero-downward repaired: minus zero") { lhs = subf(x, -0.0, downward) }
}

rule("arith/addf-rounding-opposite: rounded up is the opposite of rounded down") {
    source("arith/addf-rounding-opposite")
    val c by rankClass; val n by c.sizes
    val x by tensor(c to n); val y by tensor(c to n)
    elements(f16)
    lhs = negf(addf(x, y, upward, nsz))
    rhs = addf(negf(x), negf(y), downward)
    broken("arith/addf-rounding-opposite broken: the sign of a zero", because = "-(1 + -1) = -0.0, and -1 + 1 rounded down is -0.0; of 0 and -0.0 they differ") {
        lhs = negf(addf(x, y, upward))
        rhs = addf(negf(x), negf(y))
    }
    broken("arith/addf-rounding-opposite broken: in the same direction", because = "a sum that is rounded") { rhs = addf(negf(x), negf(y), upward) }
}

rule("arith/flush-denormals-twice: subnormal numbers are flushed twice") {
    source("arith/flush-denormals-twice")
    val c by rankClass; val n by c.sizes
    val x by tensor(c to n)
    elements(*formats)
    lhs = flushDenormals(flushDenormals(x))
    rhs = flushDenormals(x)
    broken("arith/flush-denormals-drop: they are not", because = "the least number above 0") {
        source("arith/flush-denormals-drop")
        lhs = flushDenormals(x)
        rhs = x
    }
    weaker("arith/flush-denormals-negf: the opposite is flushed") {
        source("arith/flush-denormals-negf")
        lhs = flushDenormals(negf(x))
        rhs = negf(flushDenormals(x))
    }
    broken("arith/flush-denormals-twice broken: a sum is flushed by parts", because = "the sum of two subnormal numbers may be normal") {
        lhs = flushDenormals(addf(x, x))
        rhs = addf(flushDenormals(x), flushDenormals(x))
    }
}
