// Casts of integers keep the low bits, and longer words continue the sign of the type that they come from.

for ((first, second, third) in listOf(Triple(s8, s16, s32), Triple(s8, s16, s8), Triple(s16, s32, s8), Triple(u8, u16, u32), Triple(u8, u32, u16))) {
    rule("tosa/cast-narrowing-chain: $first, $second, $third") {
        source("tosa/cast-narrowing-chain", "TosaCanonicalizations.cpp: CastOp::fold")
        val c by rankClass; val n by c.sizes
        val x by tensor(first, c to n)
        lhs = convert(convert(x, second), third)
        rhs = convert(x, third)
    }
}

rule("tosa/cast-narrowing-chain broken: a shorter word between", ) {
    source("tosa/cast-narrowing-chain")
    expect(REFUTED, because = "128")
    val c by rankClass; val n by c.sizes
    val x by tensor(s16, c to n)
    lhs = convert(convert(x, s8), s32)
    rhs = convert(x, s32)
}

rule("tosa/cast-sign-change-chain: another sign between") {
    source("tosa/cast-sign-change-chain")
    expect(REFUTED, because = "128 becomes -128")
    val c by rankClass; val n by c.sizes
    val x by tensor(u8, c to n)
    lhs = convert(convert(x, s8), s32)
    rhs = convert(x, s32)
    weaker("tosa/cast-sign-change-chain: a longer word between") { lhs = convert(convert(x, s16), s32) }
}

rule("tosa/cast-float-int-chain: an integer between") {
    source("tosa/cast-float-int-chain")
    expect(REFUTED, because = "0.5")
    val c by rankClass; val n by c.sizes
    val x by tensor(f32, c to n)
    lhs = convert(convert(x, s32), f32)
    rhs = x
}

// The sum of three bytes is no byte; in words of 16 bits it is exact.
rule("tosa/lower-negate-int: in words that are long enough") {
    source("tosa/lower-negate-int", "TosaToLinalg.cpp: createLinalgBodyCalculationForElementwiseOp")
    val c by rankClass; val n by c.sizes
    val x by tensor(s8, c to n); val zi by tensor(s8, c to n); val zo by tensor(s8, c to n)
    lhs = convert(clamp(-128, convert(zo, s32) - (convert(x, s32) - convert(zi, s32)), 127), s8)
    rhs = convert(clamp(-128, (convert(zi, s16) + convert(zo, s16)) - convert(x, s16), 127), s8)
    broken("tosa/lower-negate-int broken: in bytes", because = "127 + 127 wraps") { rhs = clamp(-128, (zi + zo) - x, 127) }
    broken("tosa/lower-negate-int broken: not clamped", because = "-(-128)") {
        rhs = convert((convert(zi, s16) + convert(zo, s16)) - convert(x, s16), s8)
    }
}

rule("tosa/lower-ars-round: a shift that rounds") {
    source("tosa/lower-ars-round", note = "shifted by 0 the lowering shifts by -1 besides, which is poison, and an and of poison is poison")
    expect(REFUTED, because = "shifted by 0")
    val N by width
    requires { N gt 1 }
    val c by rankClass; val n by c.sizes
    val x by tensor(i(N), c to n); val s by tensor(i(N), c to n)
    lhs = select(cmpi(sgt, s, 0), addi(shrsi(x, s), andi(shrsi(x, subi(s, 1)), 1)), shrsi(x, s))
    rhs = addi(shrsi(x, s), extui(andi(trunci(shrsi(x, subi(s, 1)), i1), cmpi(sgt, s, 0)), N))
    weaker("tosa/lower-ars-round: chosen instead") {
        rhs = addi(shrsi(x, s), select(cmpi(sgt, s, 0), extui(trunci(shrsi(x, subi(s, 1)), i1), N), 0))
    }
}
