// Conversions of elements; XLA's HandleConvert, HandleBitcastConvert, and where others meet a conversion.

rule("Convert(A) => A, to the type that it has") {
    source("", "HandleConvert/01")
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    elements(bool, int, real, s8, u32, f16, f32)
    lhs = convert(A, typeOf(A))
    rhs = A
    broken("Convert(A) => A broken: the opposite", because = "A = 1") {
        elements(int, s8, f16)
        rhs = -A
    }
}

for ((narrow, wide) in listOf(bool to s8, bool to f16, s8 to s16, s8 to f16, u8 to s16, u8 to u32, s16 to f32, s32 to s64, s32 to f64, f16 to f32, bf16 to f32, f32 to f64))
rule("Convert(Convert(A, $wide), $narrow) => A") {
    source("", "HandleConvert/02", note = "The wider type has all elements of the other one.")
    val c by rankClass
    val n by c.sizes
    val A by tensor(narrow, c to n)
    lhs = convert(convert(A, wide), narrow)
    rhs = A
    broken("Convert(Convert(A, $narrow), $wide) => A, of the wider type", because = "what is not in the narrower type") {
        val B by tensor(wide, c to n)
        lhs = convert(convert(B, narrow), wide)
        rhs = B
    }
}

rule("Convert(Convert(A, u8), s16) => Convert(A, s16)") {
    source("", "HandleConvert/02", note = "Not applied: u8 has not all elements of s8.")
    val c by rankClass
    val n by c.sizes
    val A by tensor(s8, c to n)
    lhs = convert(convert(A, u8), s16)
    rhs = convert(A, s16)
    expect(REFUTED, because = "A = -1: 255 against -1")
}

for ((narrow, wide) in listOf(s8 to s16, s8 to s32, u8 to u32, u16 to u64, s8 to s8)) {
    rule("Convert(Add(Convert(A, $wide), Convert(B, $wide)), $narrow) => Add(A, B)") {
        source("", "HandleConvert/04")
        val c by rankClass
        val n by c.sizes
        val A by tensor(narrow, c to n)
        val B by tensor(narrow, c to n)
        lhs = convert(convert(A, wide) + convert(B, wide), narrow)
        rhs = A + B
    }

    rule("Convert(Sub(Convert(A, $wide), Convert(B, $wide)), $narrow) => Sub(A, B)") {
        source("", "HandleConvert/04")
        val c by rankClass
        val n by c.sizes
        val A by tensor(narrow, c to n)
        val B by tensor(narrow, c to n)
        lhs = convert(convert(A, wide) - convert(B, wide), narrow)
        rhs = A - B
        broken("the difference is the other way round, $wide and $narrow", because = "0 and 1") { rhs = B - A }
    }
}

rule("Convert(Mul(Convert(A, s16), Convert(B, s16)), s8) => Mul(A, B)") {
    source("", "HandleConvert/04")
    val c by rankClass
    val n by c.sizes
    val A by tensor(s8, c to n)
    val B by tensor(s8, c to n)
    lhs = convert(convert(A, s16) * convert(B, s16), s8)
    rhs = A * B
    broken("Convert(Mul(..)) broken: a quotient of signed numbers", because = "-128 / -1 is 128, and -128 where it wraps; and 1 / 0") {
        val D by tensor(s8, c to n)
        lhs = convert(convert(A, s16) / convert(D, s16), s16)
        rhs = convert(A / D, s16)
    }
    broken("Convert(Mul(..)) broken: the wide product", because = "100 * 100") {
        lhs = convert(A, s16) * convert(B, s16)
        rhs = convert(A * B, s16)
    }
    broken("Convert(Mul(..)) broken: a float between", because = "100 * 101, which f16 rounds") {
        lhs = convert(convert(A, f16) * convert(B, f16), s8)
    }
}

rule("Convert(Div(Convert(A, u16), Convert(B, u16)), u8) => Div(A, B)") {
    source("", "HandleConvert/05", note = "By 0 both have all bits set.")
    val c by rankClass
    val n by c.sizes
    val A by tensor(u8, c to n)
    val B by tensor(u8, c to n)
    lhs = convert(convert(A, u16) / convert(B, u16), u8)
    rhs = A / B
    broken("Convert(Div(..)) broken: the wide quotient", because = "1 / 0") {
        lhs = convert(A, u16) / convert(B, u16)
        rhs = convert(A / B, u16)
    }
    broken("Convert(Div(..)) broken: a signed type between", because = "128 / 2 there is -128 / 2") {
        lhs = convert(convert(A, s8) / convert(B, s8), u8)
    }
}

rule("Convert(Rem(Convert(A, u16), Convert(B, u16)), u8) => Rem(A, B)") {
    source("", "HandleConvert/05")
    val c by rankClass
    val n by c.sizes
    val A by tensor(u8, c to n)
    val B by tensor(u8, c to n)
    lhs = convert(convert(A, u16) % convert(B, u16), u8)
    rhs = A % B
    broken("Convert(Rem(..)) broken: what is narrower", because = "256 % 3 against 0 % 3") {
        val C by tensor(u16, c to n)
        val D by tensor(u16, c to n)
        lhs = convert(C % D, u8)
        rhs = convert(C, u8) % convert(D, u8)
    }
}

rule("Mul(Convert(P), A) => Select(P, A, 0)") {
    source("", "HandleMultiply/07", note = "Not where A may be infinite, no number, or less than 0.")
    val c by rankClass
    val n by c.sizes
    val P by tensor(bool, c to n)
    val A by tensor(c to n)
    lhs = convert(P, typeOf(A)) * A
    rhs = select(P, A, 0)
    expect(REFUTED, on = floats, because = "P = false, A = nan, and -0.0")
    broken("Mul(Convert(P), A) broken: the branches exchanged", because = "P = true, A = 1") {
        elements(int, s8)
        rhs = select(P, constant(0, c to n), A)
    }
}

rule("Div(Convert(P), y) => Mul(Div(1, y), Convert(P))") {
    source("", "HandleDivide/14", note = "Where 1 / y overflows, 0 / y is 0, and 0 times an infinity is no number.")
    val c by rankClass
    val n by c.sizes
    val P by tensor(bool, c to n)
    val y by tensor(c to n)
    elements(real, f16, f32)
    assume { y ne 0 }
    lhs = convert(P, typeOf(y)) / y
    rhs = (1 / y) * convert(P, typeOf(y))
    expect(REFUTED, on = floats, because = "P = false, y the least number above 0: 0 against nan")
    broken("Div(Convert(P), y) broken: any tensor in the place of truth values", because = "3 / 10 is rounded once") {
        elements(f16)
        val B by tensor(c to n)
        lhs = B / y
        rhs = (1 / y) * B
    }
}

for ((first, second, third) in listOf(Triple(s32, u32, f32), Triple(f32, u32, s32), Triple(u16, s16, bf16), Triple(bf16, u16, f16)))
rule("BitcastConvert(BitcastConvert(A, $second), $third) => BitcastConvert(A, $third), from $first") {
    source("", "HandleBitcastConvert/01", note = "Between types of equal width.")
    val c by rankClass
    val n by c.sizes
    val A by tensor(first, c to n)
    lhs = bitcast(bitcast(A, second), third)
    rhs = bitcast(A, third)
    broken("the number in the place of the bits, from $first to $third", because = "the bits of a number are another one") {
        rhs = convert(A, third)
    }
}

rule("BitcastConvert(Concat(BitcastConvert(A), BitcastConvert(B))) => Concat(A, B)") {
    source("", "HandleBitcastConvert/02")
    val s by singleton
    val c by rankClass
    val n by s.sizes
    val m by s.sizes
    val p by c.sizes
    val A by tensor(f32, s to n, c to p)
    val B by tensor(f32, s to m, c to p)
    lhs = bitcast(concat(bitcast(A, u32), bitcast(B, u32), along = s), f32)
    rhs = concat(A, B, along = s)
    broken("BitcastConvert(Concat(..)) broken: converted", because = "what u32 has not") {
        lhs = convert(concat(convert(A, u32), convert(B, u32), along = s), f32)
    }
    broken("BitcastConvert(Concat(..)) broken: the other way round", because = "A and B different") {
        rhs = concat(B, A, along = s)
    }
}

rule("BitcastConvert(A) => A, to the type that it has") {
    source("", "HandleBitcastConvert/04")
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    elements(s8, u32, f16, f32)
    lhs = bitcast(A, typeOf(A))
    rhs = A
}

rule("BitcastConvert(BitcastConvert(A, f16), u16) => A") {
    source("", note = "Not applied by XLA in this direction of types; bits that are no number are one float.")
    val c by rankClass
    val n by c.sizes
    val A by tensor(u16, c to n)
    lhs = bitcast(bitcast(A, f16), u16)
    rhs = A
    expect(REFUTED, because = "A = 0x7E01")
}
