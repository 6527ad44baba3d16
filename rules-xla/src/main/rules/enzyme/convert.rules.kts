// Conversions as coded.

// The code asks that all three types are floats, and for no widths.
for ((wide, way) in listOf(f16 to f32, f16 to f64, bf16 to f32, f32 to f64))
rule("enzyme/ConvertConvertFloat: Convert(Convert(A)) => A from $wide by $way and back") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(wide, c to n)
    lhs = convert(convert(A, way), wide)
    rhs = A
    broken("enzyme/ConvertConvertFloat broken: negated from $wide by $way", because = "A = 1: 1 against -1") { rhs = -A }
}

for ((wide, way, number) in listOf(Triple(f32, f16, "3.4e38 becomes infinite"), Triple(f32, bf16, "1.001 becomes 1"), Triple(f64, f32, "0.1 is rounded"), Triple(f16, bf16, "1.001 becomes 1")))
rule("enzyme/ConvertConvertFloat back: Convert(Convert(A)) => A from $wide by the narrower $way and back") {
    source(note = "What is rounded by the narrower type comes back unrounded.")
    expect(REFUTED, because = number)
    val c by rankClass
    val n by c.sizes
    val A by tensor(wide, c to n)
    lhs = convert(convert(A, way), wide)
    rhs = A
}

rule("enzyme/ConvertConvertFloat narrowed: Convert(Convert(A)) => Convert(A) from f64 by f32 to f16") {
    expect(REFUTED, because = "rounding twice: a number just above the middle of two of f16 is rounded to the middle first")
    val c by rankClass
    val n by c.sizes
    val A by tensor(f64, c to n)
    lhs = convert(convert(A, f32), f16)
    rhs = convert(A, f16)
    repaired("enzyme/ConvertConvertFloat narrowed, repaired: the first conversion widens") {
        val B by tensor(f32, c to n)
        lhs = convert(convert(B, f64), f16)
        rhs = convert(B, f16)
    }
}

rule("enzyme/ConvertConvertInt back: Convert(Convert(A)) => A from s8 by u8 and back") {
    source(note = "The type between is not narrower than that of A.")
    val c by rankClass
    val n by c.sizes
    val A by tensor(s8, c to n)
    lhs = convert(convert(A, u8), s8)
    rhs = A
    broken("enzyme/ConvertConvertInt back, broken: by a narrower type", because = "A = 8 by s4: -8 against 8") { lhs = convert(convert(A, s4), s8) }
}

for ((from, way, to) in listOf(Triple(s8, s16, s32), Triple(u8, u16, s32), Triple(u8, s16, u32), Triple(s8, s16, u32), Triple(s16, u16, u8), Triple(bool, u8, s32)))
rule("enzyme/ConvertConvertInt: Convert(Convert(A)) => Convert(A) from $from by $way to $to") {
    source(note = "The type between is not narrower than that of A.")
    val c by rankClass
    val n by c.sizes
    val A by tensor(from, c to n)
    lhs = convert(convert(A, way), to)
    rhs = convert(A, to)
    broken("enzyme/ConvertConvertInt broken: zeros from $from by $way to $to", because = "A = 1: 1 against 0") { rhs = convert(A, to) - convert(A, to) }
}

for ((from, way, to) in listOf(Triple(s8, u8, s16), Triple(s8, u16, s32), Triple(u8, s8, s16)))
rule("enzyme/ConvertConvertInt signs: Convert(Convert(A)) => Convert(A) from $from by $way to the wider $to") {
    source(note = "Widths are compared, signs are not.")
    expect(REFUTED, because = if (from == s8) "A = -1: 255 or 65535 against -1" else "A = 255: -1 against 255")
    val c by rankClass
    val n by c.sizes
    val A by tensor(from, c to n)
    lhs = convert(convert(A, way), to)
    rhs = convert(A, to)
    repaired("enzyme/ConvertConvertInt signs, repaired: no number changes, from $from by $way to $to") { assume { convert(convert(A, way), s64) eq convert(A, s64) } }
}

rule("enzyme/ConvertIotaSimplify: Convert(Iota of s4) => Iota of s32") {
    source(note = "The type before is not looked at: an iota of it wraps, or rounds if it is of floats.")
    expect(REFUTED, because = "n = 9: the last is -8 against 8")
    val s by singleton
    val n by s.sizes
    lhs = convert(convert(iota(s, s to n), s4), s32)
    rhs = convert(iota(s, s to n), s32)
    repaired("enzyme/ConvertIotaSimplify repaired: all places are numbers of the type before") { requires { n le 8 } }
}
