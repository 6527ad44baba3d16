// Conversions from floats and to them. Each rounds once; a float that is no integer of the wanted type becomes poison. An i1 with a sign is 0 or -1.

import io.verifyrules.dsl.syntax.Predicate

rule("arith/truncf-of-extf: longer and shorter again") {
    source("arith/truncf-of-extf")
    val c by rankClass; val n by c.sizes
    val x by tensor(f16, c to n)
    lhs = truncf(extf(x, f32), f16)
    rhs = x
    weaker("arith/truncf-of-extf: rounded anywhere") { lhs = truncf(extf(x, f32), f16, downward) }
    weaker("arith/truncf-of-extf-chain: not as short again as it was") {
        source("arith/truncf-of-extf-chain")
        lhs = truncf(extf(x, f64), f32)
        rhs = extf(x, f32)
    }
    weaker("arith/extf-of-extf: longer and longer") {
        source("arith/extf-of-extf")
        lhs = extf(extf(x, f32), f64)
        rhs = extf(x, f64)
    }
    broken("arith/truncf-of-extf broken: the flag is put on", because = "an infinity becomes poison") { rhs = truncf(extf(x, f32), f16, ninf) }
    broken("arith/truncf-of-extf broken: in another format", because = "bf16 has no f16 with all its bits") {
        lhs = extf(truncf(extf(x, f32), bf16), f32)
        rhs = extf(x, f32)
    }
}

rule("arith/extf-of-truncf: shorter and longer again") {
    source("arith/extf-of-truncf", "ArithOps.cpp: ExtFOp::fold", note = "there only where both operations have the flag contract")
    expect(REFUTED, because = "what is rounded away")
    val c by rankClass; val n by c.sizes
    val x by tensor(f32, c to n)
    lhs = extf(truncf(x, f16), f32)
    rhs = x
    broken("arith/eliminate-explicit-rounding: by way of bf16", because = "what is rounded away") {
        source("arith/eliminate-explicit-rounding", "EliminateExplicitRounding.cpp")
        lhs = extf(truncf(x, bf16), f32)
    }
    repaired("arith/extf-of-truncf repaired: of what is rounded already") {
        lhs = truncf(extf(truncf(x, f16), f32), f16)
        rhs = truncf(x, f16)
    }
}

rule("arith/truncf-of-truncf: shorter and shorter") {
    source("arith/truncf-of-truncf")
    expect(REFUTED, because = "it is rounded twice")
    val c by rankClass; val n by c.sizes
    val x by tensor(f64, c to n)
    lhs = truncf(truncf(x, f32), f16)
    rhs = truncf(x, f16)
    repaired("arith/truncf-of-truncf repaired: towards zero, which may be done in steps") {
        lhs = truncf(truncf(x, f32, towardZero), f16, towardZero)
        rhs = truncf(x, f16, towardZero)
    }
    broken("arith/truncf-of-truncf broken: in two directions", because = "up and down again") {
        lhs = truncf(truncf(x, f32, upward), f16, downward)
        rhs = truncf(x, f16, downward)
    }
}

for (it in listOf(Predicate.OLT, Predicate.OEQ, Predicate.UGE)) rule("arith/cmpf-extf: longer numbers are compared, ${it.name.lowercase()}") {
    source("arith/cmpf-extf")
    val c by rankClass; val n by c.sizes
    val x by tensor(f16, c to n); val y by tensor(f16, c to n)
    lhs = cmpf(it, extf(x, f32), extf(y, f32))
    rhs = cmpf(it, x, y)
    if (it == Predicate.OLT) broken("arith/cmpf-extf broken: as they stand the other way", because = "x = 0, y = 1") { rhs = cmpf(it, y, x) }
}

rule("arith/cmpf-truncf: shorter numbers are compared") {
    source("arith/cmpf-truncf")
    expect(REFUTED, because = "different numbers become the same")
    val c by rankClass; val n by c.sizes
    val x by tensor(f32, c to n); val y by tensor(f32, c to n)
    lhs = cmpf(olt, truncf(x, f16), truncf(y, f16))
    rhs = cmpf(olt, x, y)
    repaired("arith/cmpf-truncf repaired: what is less then is less") {
        val p by tensor(i1, c to n)
        lhs = select(cmpf(olt, truncf(x, f16), truncf(y, f16)), select(cmpf(olt, x, y), p, 0), p)
        rhs = p
    }
}

for (bits in listOf(8, 12)) rule("arith/cmpf-sitofp-const: an integer of $bits bits is compared as a float") {
    source("arith/cmpf-sitofp-const", "ArithOps.cpp: CmpFIntToFPConst", note = "f16 has all integers of 12 bits")
    val c by rankClass; val n by c.sizes
    val x by tensor(i(bits), c to n)
    lhs = cmpf(olt, sitofp(x, f16), 1.5)
    rhs = cmpi(sle, x, 1)
    broken("arith/cmpf-sitofp-const broken: $bits bits without a sign", because = "x = -1, which is the greatest number then") { lhs = cmpf(olt, uitofp(x, f16), 1.5) }
    broken("arith/cmpf-sitofp-const broken: $bits bits, the number rounded up", because = "x = 2") { rhs = cmpi(sle, x, 2) }
}

rule("arith/cmpf-sitofp-inexact: an integer of 16 bits is compared as a float of 11") {
    source("arith/cmpf-sitofp-const", note = "without the condition that all integers are floats")
    expect(REFUTED, because = "2049 is rounded to 2048")
    val c by rankClass; val n by c.sizes
    val x by tensor(i16, c to n)
    lhs = cmpf(ole, sitofp(x, f16), 2048.0)
    rhs = cmpi(sle, x, 2048)
    repaired("arith/cmpf-sitofp-inexact repaired: in a format that has them") { lhs = cmpf(ole, sitofp(x, f32), 2048.0) }
}

rule("arith/truncf-of-sitofp: an integer becomes a float and a shorter one") {
    source("arith/truncf-of-sitofp", "ArithCanonicalization.td: TruncFSIToFPToSIToFP", note = "which does not look at how many bits there are")
    expect(REFUTED, because = "it is rounded twice")
    val c by rankClass; val n by c.sizes
    val x by tensor(i32, c to n)
    lhs = truncf(sitofp(x, f32), bf16)
    rhs = sitofp(x, bf16)
    broken("arith/truncf-of-uitofp: the same without a sign", because = "it is rounded twice") {
        source("arith/truncf-of-uitofp", "ArithCanonicalization.td: TruncFUIToFPToUIToFP")
        lhs = truncf(uitofp(x, f32), bf16)
        rhs = uitofp(x, bf16)
    }
    repaired("arith/truncf-of-sitofp-exact: the first float is the integer") {
        source("arith/truncf-of-sitofp-exact", "ArithCanonicalization.td: TruncFSIToFPToSIToFP", note = "with the condition that it lacks")
        lhs = truncf(sitofp(x, f64), bf16)
    }
}

rule("arith/sitofp-of-extsi: a longer integer becomes a float") {
    source("arith/sitofp-of-extsi")
    val c by rankClass; val n by c.sizes
    val x by tensor(i8, c to n)
    lhs = sitofp(extsi(x, i16), f16)
    rhs = sitofp(x, f16)
    weaker("arith/sitofp-of-extui: longer without a sign") {
        source("arith/sitofp-of-extui")
        lhs = sitofp(extui(x, i16), f16)
        rhs = uitofp(x, f16)
    }
    broken("arith/uitofp-of-extsi: longer with a sign, which is read as none", because = "x = -1") {
        source("arith/uitofp-of-extsi")
        lhs = uitofp(extsi(x, i16), f16)
    }
    weaker("arith/uitofp-of-extui: longer without a sign, and read so") {
        lhs = uitofp(extui(x, i16), f16)
        rhs = uitofp(x, f16)
    }
}

rule("arith/fptosi-of-sitofp: an integer becomes a float and an integer again") {
    source("arith/fptosi-of-sitofp")
    expect(REFUTED, because = "2049 is rounded to 2048")
    val c by rankClass; val n by c.sizes
    val x by tensor(i16, c to n)
    lhs = fptosi(sitofp(x, f16), i16)
    rhs = x
    repaired("arith/fptosi-of-sitofp-exact: by way of a format that has it") {
        source("arith/fptosi-of-sitofp-exact")
        lhs = fptosi(sitofp(x, f32), i16)
    }
    broken("arith/fptosi-of-sitofp broken: the other way", because = "what is after the point") {
        val y by tensor(f32, c to n)
        lhs = sitofp(fptosi(y, i32), f32)
        rhs = y
    }
    broken("arith/fptosi-of-sitofp broken: without a sign and back with one", because = "32768 is no integer of 16 bits with a sign: the result is poison") {
        lhs = x
        rhs = fptosi(uitofp(x, f32), i16)
    }
}

rule("arith/fptoui-fptosi: a float that is not negative as an integer") {
    source("arith/fptoui-fptosi", note = "where the left side is an integer with a sign, the right side is poison only below 0")
    expect(REFUTED, because = "x = -1: poison")
    val c by rankClass; val n by c.sizes
    val x by tensor(f16, c to n)
    lhs = fptosi(x, i8)
    rhs = fptoui(x, i8)
    repaired("arith/fptoui-fptosi repaired: above -1") {
        assume { cmpf(ogt, x, -1.0) }
    }
    broken("arith/fptoui-fptosi broken: the other way", because = "x = 200: poison") {
        lhs = fptoui(x, i8)
        rhs = fptosi(x, i8)
    }
}

rule("arith/sitofp-i1: a truth value with a sign becomes a float") {
    source("arith/sitofp-i1")
    expect(REFUTED, because = "p = 1: -1 against 1")
    val c by rankClass; val n by c.sizes
    val p by tensor(i1, c to n)
    val one = constant(number(1.0, f16), c to n)
    val zero = constant(number(0.0, f16), c to n)
    lhs = sitofp(p, f16)
    rhs = select(p, one, zero)
    repaired("arith/sitofp-i1 repaired: minus one") { rhs = select(p, negf(one), zero) }
    repaired("arith/uitofp-i1: without a sign") {
        source("arith/uitofp-i1")
        lhs = uitofp(p, f16)
    }
    broken("arith/sitofp-i1 broken: minus one, else minus zero", because = "p = 0: 0 against -0.0") { rhs = negf(uitofp(p, f16)) }
}
