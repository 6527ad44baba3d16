// Conversions between types of elements.

for (type in listOf(s8, u32, f16, bool)) {
    rule("stablehlo/convert-same: $type") {
        source("stablehlo/convert-same", "StablehloAggressiveSimplification.cpp: ConvertOp::fold")
        val c by rankClass; val n by c.sizes
        val x by tensor(type, c to n)
        lhs = convert(x, type)
        rhs = x
    }
}

rule("stablehlo/convert-chain-narrow: a shorter word between") {
    source("stablehlo/convert-chain-narrow")
    expect(REFUTED, because = "128 becomes -128")
    val c by rankClass; val n by c.sizes
    val x by tensor(s32, c to n)
    lhs = convert(convert(x, s8), s32)
    rhs = x
    weaker("stablehlo/convert-chain-narrow: a longer word between") { lhs = convert(convert(x, s64), s32) }
    broken("stablehlo/convert-chain-narrow broken: a float between", because = "16777217 has 25 bits") { lhs = convert(convert(x, f32), s32) }
    weaker("stablehlo/convert-chain-narrow: a longer float between") { lhs = convert(convert(x, f64), s32) }
}
