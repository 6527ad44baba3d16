// Bits of floats as integers, and choices between floats with flags.

import io.verifyrules.dsl.element.ElementType

class Format(val name: String, val type: ElementType, val bits: ElementType)

val RuleScope.formats: List<Format> get() = listOf(Format("f16", f16, i16), Format("f32", f32, i32), Format("f64", f64, i64))

for (name in listOf("f16", "f32", "f64")) {
    rule("arith/bitcast-of-bitcast: there and back, $name") {
        source("arith/bitcast-of-bitcast", "BitcastOfBitcast",
            note = "ArithCanonicalization.td; any bits that are no number are one NaN here, so not from an integer over a float")
        val format = formats.single { it.name == name }
        val c by rankClass; val n by c.sizes
        val x by tensor(format.type, c to n)
        lhs = bitcast(bitcast(x, format.bits), format.type)
        rhs = x
        broken("arith/bitcast-of-bitcast broken: a flag that nothing says, $name", because = "x = nan: nan against poison") {
            rhs = select(constant(number(1, i1), c to n), x, x, nnan)
        }
        broken("arith/bitcast-of-bitcast broken: over a number, $name", because = "x = 0.5") {
            lhs = bitcast(fptosi(x, format.bits), format.type)
        }
    }

    rule("arith/bitcast-neg-as-xor: the sign is a bit, $name") {
        source("arith/bitcast-neg-as-xor")
        val format = formats.single { it.name == name }
        val c by rankClass; val n by c.sizes
        val x by tensor(format.type, c to n)
        lhs = bitcast(xori(bitcast(x, format.bits), INT_MIN), format.type)
        rhs = negf(x)
        broken("arith/bitcast-neg-as-xor broken: the opposite of the integer, $name", because = "x = 0.0: 0.0 against -0.0") {
            lhs = bitcast(subi(0, bitcast(x, format.bits)), format.type)
        }
        broken("arith/bitcast-neg-as-xor broken: a difference from zero, $name", because = "x = 0.0: -0.0 against 0.0") {
            rhs = subf(0.0, x)
        }
    }

    rule("arith/bitcast-abs-as-and: a magnitude is without the sign, $name") {
        source("arith/bitcast-abs-as-and")
        val format = formats.single { it.name == name }
        val c by rankClass; val n by c.sizes
        val x by tensor(format.type, c to n)
        lhs = bitcast(andi(bitcast(x, format.bits), INT_MAX), format.type)
        rhs = select(cmpi(slt, bitcast(x, format.bits), 0), negf(x), x)
        broken("arith/bitcast-abs-as-and broken: by a comparison, $name", because = "x = -0.0: 0.0 against -0.0") {
            rhs = select(cmpf(olt, x, 0.0), negf(x), x)
        }
    }
}

rule("arith/bitcast-of-bitcast: two formats") {
    source("arith/bitcast-of-bitcast", "BitcastOfBitcast", note = "ArithCanonicalization.td")
    val c by rankClass; val n by c.sizes
    val x by tensor(i16, c to n)
    lhs = bitcast(bitcast(x, i16), f16)
    rhs = bitcast(x, f16)
    broken("arith/bitcast-of-bitcast broken: a number of the other format", because = "x = 1") { rhs = sitofp(x, f16) }
}

rule("arith/bitcast-of-bitcast-drop: the operand, of another type") {
    source("arith/bitcast-of-bitcast-drop", "BitcastOp::fold", note = "ArithOps.cpp, as it once was")
    expect(ILL_FORMED, because = "the operand has another type than the result")
    val c by rankClass; val n by c.sizes
    val x by tensor(f16, c to n)
    lhs = bitcast(bitcast(x, i16), i16)
    rhs = x
}

rule("arith/bitcast-order: numbers that are not negative are in the order of their bits") {
    source("arith/bitcast-order")
    val c by rankClass; val n by c.sizes
    val x by tensor(f16, c to n); val y by tensor(f16, c to n)
    val first = assume { cmpf(ogt, x, 0.0) }
    val second = assume { cmpf(ogt, y, 0.0) }
    lhs = cmpf(olt, x, y)
    rhs = cmpi(ult, bitcast(x, i16), bitcast(y, i16))
    broken("arith/bitcast-order broken: negative ones", because = "x = -1.0, y = 1.0") { without(first) }
    broken("arith/bitcast-order broken: the other way", because = "x = 1.0, y = 2.0") {
        rhs = cmpi(ugt, bitcast(x, i16), bitcast(y, i16))
    }
}

rule("arith/select-cmpf-to-maximumf-nsz: the greater of two, whatever the sign of zero") {
    source("arith/select-cmpf-to-maximumf-nsz")
    val c by rankClass; val n by c.sizes
    val x by tensor(f16, c to n); val y by tensor(f16, c to n)
    lhs = select(cmpf(ogt, x, y, nnan), x, y, nsz)
    rhs = maximumf(x, y)
    broken("arith/select-cmpf-to-maximumf-nsz broken: NaN matters", because = "x = nan, y = 0.0: 0.0 against nan") {
        lhs = select(cmpf(ogt, x, y), x, y, nsz)
    }
    broken("arith/select-cmpf-to-maximumf-nsz broken: no NaN is chosen", because = "x = nan, y = 0.0: 0.0 against nan") {
        lhs = select(cmpf(ogt, x, y), x, y, nnan, nsz)
    }
    broken("arith/select-cmpf-to-maximumf-nsz broken: the sign of zero matters", because = "x = 0.0, y = -0.0: -0.0 against 0.0") {
        lhs = select(cmpf(ogt, x, y, nnan), x, y)
    }
}

rule("arith/select-flags-drop: a choice without its flags") {
    source("arith/select-flags-drop")
    val c by rankClass; val n by c.sizes
    val p by tensor(i1, c to n)
    val x by tensor(f16, c to n); val y by tensor(f16, c to n)
    lhs = select(p, x, y, nnan, ninf, nsz)
    rhs = select(p, x, y)
    broken("arith/select-flags-drop broken: nnan is added", because = "x = nan: nan against poison") {
        lhs = select(p, x, y, ninf)
        rhs = select(p, x, y, nnan, ninf)
    }
    broken("arith/select-flags-drop broken: ninf is added", because = "x = inf: inf against poison") {
        lhs = select(p, x, y, nnan)
        rhs = select(p, x, y, nnan, ninf)
    }
    broken("arith/select-flags-drop broken: nsz is added", because = "x = 0.0: 0.0 against -0.0") {
        lhs = select(p, x, y, nnan)
        rhs = select(p, x, y, nnan, nsz)
    }
}
