// Patterns of Enzyme-JAX whose left side is a conversion, as coded.

rule("enzyme/ConvertOpCanon: Convert(A) => A for the type that A has") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    elements(bool + int + real + s32 + u8 + f16 + f32)
    lhs = convert(A, typeOf(A))
    rhs = A
    broken("enzyme/ConvertOpCanon broken: by way of a type with fewer numbers", because = "256 of f16 is 0 or another number of s8") {
        elements(f16)
        lhs = convert(convert(A, s8), typeOf(A))
    }
}

for ((from, wide, narrow) in listOf(Triple(s32, f64, f32), Triple(s32, f32, f16), Triple(s8, f64, f32), Triple(u16, f32, bf16), Triple(bool, f64, f32)))
rule("enzyme/ConvertMulConvert: Convert(Mul(Convert(A), B)) => Mul(Convert(A), Convert(B)), $from by way of $wide to $narrow") {
    source(note = "Any integer, on either side of the product, and any two floats of which the second has fewer bits.")
    expect(REFUTED, because = if (from == bool) "A = false, B the greatest number: 0.0 against 0 * inf" else "the product of what is rounded, against what is rounded of the product")
    val c by rankClass
    val n by c.sizes
    val A by tensor(from, c to n)
    val B by tensor(wide, c to n)
    lhs = convert(convert(A, wide) * B, narrow)
    rhs = convert(A, narrow) * convert(B, narrow)
    broken("enzyme/ConvertMulConvert broken: without A, $from, $wide, $narrow", because = "A = 0, B = 1") { rhs = convert(B, narrow) }
}

for ((type, between) in listOf(f32 to f64, f16 to f32, bf16 to f32, f32 to f16, f32 to bf16, f32 to s32, f16 to bool)) for (m in listOf(max, min)) {
    val wider = type to between in listOf(f32 to f64, f16 to f32, bf16 to f32)
    rule("enzyme/ConvertBinopConvert: Convert($m(Convert(A), Convert(B))) => $m(A, B), $type by way of $between") {
        source(note = "The type between may be any; it is not asked whether it has all numbers of the other. Wrong as read.")
        if (!wider) expect(REFUTED, because = "A = B, a number that the type between has not")
        val c by rankClass
        val n by c.sizes
        val A by tensor(type, c to n)
        val B by tensor(type, c to n)
        lhs = convert(m(convert(A, between), convert(B, between)), type)
        rhs = m(A, B)
        broken("enzyme/ConvertBinopConvert broken: the first, $m, $type, $between", because = "A = 0, B = 1 or -1") { rhs = A }
    }
}

for ((from, to) in listOf(s32 to f32, f32 to s8, u8 to s32, f64 to f16))
rule("enzyme/ConvertSimplify: Convert(v) => Convert(v) as one constant, $from to $to") {
    source(note = "A splat.")
    val c by rankClass
    val n by c.sizes
    val v by element(from)
    lhs = convert(constant(v, c to n), to)
    rhs = constant(convert(v, to), c to n)
    broken("enzyme/ConvertSimplify broken: of another constant, $from to $to", because = "v against w") {
        val w by element(from)
        rhs = constant(convert(w, to), c to n)
    }
}
