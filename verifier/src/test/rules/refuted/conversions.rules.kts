// Conversions that lose something, or make something else of it.

for ((wide, narrow) in listOf(s32 to s8, u16 to u8, s16 to bool, f32 to f16, f64 to f32, f32 to bf16, bf16 to f16, f16 to bf16, f16 to s32, f32 to bool, s32 to f32, u16 to f16, s64 to f64, real to int))
rule("not all of $wide is in $narrow") {
    val c by rankClass
    val n by c.sizes
    val x by tensor(wide, c to n)
    lhs = convert(convert(x, narrow), wide)
    rhs = x
    expect(REFUTED, because = "what is cut or rounded away")
}

for ((first, second) in listOf(s8 to s32, u8 to u16, u4 to s8))
rule("a sum in $first is not the sum in $second") {
    val c by rankClass
    val n by c.sizes
    val x by tensor(first, c to n)
    val y by tensor(first, c to n)
    lhs = convert(x + y, second)
    rhs = convert(x, second) + convert(y, second)
    expect(REFUTED, because = "the sum wraps where it is narrow")
}

rule("a quotient is not one of what is cut") {
    val c by rankClass
    val n by c.sizes
    val x by tensor(s16, c to n)
    val y by tensor(s16, c to n)
    lhs = convert(x / y, s8)
    rhs = convert(x, s8) / convert(y, s8)
    expect(REFUTED, because = "256 / 2")
}

rule("the sign belongs to the type") {
    val c by rankClass
    val n by c.sizes
    val x by tensor(u8, c to n)
    lhs = convert(convert(x, s8), s16)
    rhs = convert(x, s16)
    expect(REFUTED, because = "x = 128 is -128 there")
}

rule("bits of another sign are another number") {
    val c by rankClass
    val n by c.sizes
    val x by tensor(s8, c to n)
    lhs = convert(bitcast(x, u8), s32)
    rhs = convert(x, s32)
    expect(REFUTED, because = "x = -1 is 255 there")
}

rule("bits of another sign are in another order") {
    val c by rankClass
    val n by c.sizes
    val x by tensor(s8, c to n)
    val y by tensor(s8, c to n)
    lhs = bitcast(x, u8) lt bitcast(y, u8)
    rhs = x lt y
    expect(REFUTED, because = "-1 and 0")
}

rule("what is compared as a number without a sign") {
    val c by rankClass
    val n by c.sizes
    val x by tensor(s8, c to n)
    lhs = bitcast(x, u8) ge 0
    rhs = x ge 0
    expect(REFUTED, because = "all are at least 0 there")
}

rule("a quotient without a sign") {
    val c by rankClass
    val n by c.sizes
    val x by tensor(s8, c to n)
    val y by tensor(s8, c to n)
    lhs = bitcast(bitcast(x, u8) / bitcast(y, u8), s8)
    rhs = x / y
    expect(REFUTED, because = "-2 / 2")
}

rule("a magnitude without a sign") {
    val c by rankClass
    val n by c.sizes
    val x by tensor(s8, c to n)
    lhs = bitcast(abs(bitcast(x, u8)), s8)
    rhs = abs(x)
    expect(REFUTED, because = "x = -1")
}

rule("a maximum of numbers without a sign") {
    val c by rankClass
    val d by rankClass
    val n by c.sizes
    val p by d.sizes
    val x by tensor(s8, c to n, d to p)
    requires { p ge 1 }
    lhs = bitcast(bitcast(x, u8).reduce(max, d), s8)
    rhs = x.reduce(max, d)
    expect(REFUTED, because = "-1 and 0")
}

rule("rounded twice") {
    val c by rankClass
    val n by c.sizes
    val x by tensor(f64, c to n)
    lhs = convert(convert(x, f32), f16)
    rhs = convert(x, f16)
    expect(REFUTED, because = "the first rounding makes a tie of what is none")
}

rule("a sum rounded once, or each term of it") {
    val c by rankClass
    val n by c.sizes
    val x by tensor(f32, c to n)
    val y by tensor(f32, c to n)
    lhs = convert(x + y, f16)
    rhs = convert(x, f16) + convert(y, f16)
    expect(REFUTED, because = "an overflow, if not the roundings")
}

rule("a sum of wider floats") {
    val c by rankClass
    val n by c.sizes
    val x by tensor(f16, c to n)
    val y by tensor(f16, c to n)
    lhs = convert(x + y, f32)
    rhs = convert(x, f32) + convert(y, f32)
    expect(REFUTED, because = "the first is rounded, and may be infinite")
}

rule("bits that are no number are one float") {
    val c by rankClass
    val n by c.sizes
    val x by tensor(u16, c to n)
    lhs = bitcast(bitcast(x, f16), u16)
    rhs = x
    expect(REFUTED, because = "0x7E00 and 0x7E01")
}

rule("the bits are not the number") {
    val c by rankClass
    val n by c.sizes
    val x by tensor(f16, c to n)
    lhs = bitcast(x, s16)
    rhs = convert(x, s16)
    expect(REFUTED, because = "1.0")
}

rule("the bits of another format") {
    val c by rankClass
    val n by c.sizes
    val x by tensor(f16, c to n)
    lhs = bitcast(x, bf16)
    rhs = convert(x, bf16)
    expect(REFUTED, because = "1.0")
}

rule("equal numbers have equal bits") {
    val c by rankClass
    val n by c.sizes
    val x by tensor(f32, c to n)
    val y by tensor(f32, c to n)
    lhs = bitcast(x, u32) eq bitcast(y, u32)
    rhs = x eq y
    expect(REFUTED, because = "the zeros")
}

rule("the order of the bits") {
    val c by rankClass
    val n by c.sizes
    val x by tensor(f16, c to n)
    val y by tensor(f16, c to n)
    lhs = bitcast(x, s16) lt bitcast(y, s16)
    rhs = x lt y
    expect(REFUTED, because = "-2.0 and -1.0")
}

rule("a zero among the bits") {
    val c by rankClass
    val n by c.sizes
    val x by tensor(f16, c to n)
    lhs = bitcast(x, u16) ne 0
    rhs = convert(x, bool)
    expect(REFUTED, because = "-0.0")
}

rule("truth values are added as numbers") {
    val c by rankClass
    val n by c.sizes
    val x by tensor(bool, c to n)
    val y by tensor(bool, c to n)
    lhs = convert(x, s32) + convert(y, s32)
    rhs = convert(x or y, s32)
    expect(REFUTED, because = "1 + 1")
}

rule("the cut is not the floor") {
    val c by rankClass
    val n by c.sizes
    val x by tensor(real, c to n)
    lhs = convert(convert(x, int), real)
    rhs = floor(x)
    expect(REFUTED, because = "x = -1/2")
}

rule("the cut is not the floor of a float") {
    val c by rankClass
    val n by c.sizes
    val x by tensor(f16, c to n)
    lhs = convert(x, s32)
    rhs = convert(floor(x), s32)
    expect(REFUTED, because = "x = -1/2")
}

rule("what is no number has no definite value") {
    val c by rankClass
    val n by c.sizes
    val x by tensor(f32, c to n)
    lhs = convert(x, s8)
    rhs = convert(convert(x, s32), s8)
    expect(REFUTED, because = "beyond -128 to 127 nothing says what the left side is")
}

rule("not a number is not false") {
    val c by rankClass
    val n by c.sizes
    val x by tensor(f16, c to n)
    lhs = convert(x, bool)
    rhs = (x lt 0) or (x gt 0)
    expect(REFUTED, because = "nan differs from 0")
}

rule("padding with a number that is converted") {
    val c by rankClass
    val n by c.sizes
    val low by c.map
    val x by tensor(s8, c to n)
    lhs = convert(x.pad(number(-1, s8), low = low), u8)
    rhs = convert(x, u8).pad(number(1, u8), low = low)
    expect(REFUTED, because = "-1 is 255 there")
}

for (type in listOf(f16, f32)) {
    rule("roots and squares of $type") {
        val c by rankClass
        val n by c.sizes
        val x by tensor(type, c to n)
        assume { x ge 0 }
        lhs = sqrt(x) * sqrt(x)
        rhs = x
        expect(REFUTED, because = "2.0")
    }

    rule("ties of $type") {
        val c by rankClass
        val n by c.sizes
        val x by tensor(type, c to n)
        lhs = round(x)
        rhs = roundEven(x)
        expect(REFUTED, because = "0.5")
    }

    rule("a floor is a ceiling less 1, $type") {
        val c by rankClass
        val n by c.sizes
        val x by tensor(type, c to n)
        lhs = floor(x + 1)
        rhs = floor(x) + 1
        expect(REFUTED, because = "the sum is rounded")
    }
}

for (type in listOf(s8, u8, f16, f32))
rule("not all reals are in $type") {
    val c by rankClass
    val n by c.sizes
    val x by tensor(real, c to n)
    lhs = convert(convert(x, type), real)
    rhs = x
    expect(REFUTED, because = "x = 1/3")
}

rule("a real is not cut to the low bits") {
    val c by rankClass
    val n by c.sizes
    val x by tensor(real, c to n)
    lhs = convert(x, s8)
    rhs = convert(convert(x, int), s8)
    expect(REFUTED, because = "of 128 the left side may be anything")
}

rule("a real just below the least word") {
    val c by rankClass
    val n by c.sizes
    val x by tensor(real, c to n)
    assume { x gt -130 }
    assume { x lt 128 }
    lhs = convert(x, s8)
    rhs = convert(convert(x, int), s8)
    expect(REFUTED, because = "-129 is no element")
}

rule("a real is not cut to the floor") {
    val c by rankClass
    val n by c.sizes
    val x by tensor(real, c to n)
    assume { x gt -9 }
    assume { x lt 8 }
    lhs = convert(x, s8)
    rhs = convert(floor(x), s8)
    expect(REFUTED, because = "x = -1/2")
}

for (type in listOf(f16, f64)) {
    rule("minus zero is no real of $type") {
        val c by rankClass
        val n by c.sizes
        val x by tensor(type, c to n)
        assume { abs(x) lt inf(type) }
        lhs = convert(convert(x, real), type)
        rhs = x
        expect(REFUTED, because = "-0.0 comes back as 0.0")
    }

    rule("what is infinite or not a number is no real, $type") {
        val c by rankClass
        val n by c.sizes
        val x by tensor(type, c to n)
        lhs = convert(convert(x, real), type) eq x
        rhs = x eq x
        expect(REFUTED, because = "an infinity becomes some number")
    }

    rule("a sum is not the sum of the reals, $type") {
        val c by rankClass
        val n by c.sizes
        val x by tensor(type, c to n)
        val y by tensor(type, c to n)
        assume { abs(x) lt 100 }
        assume { abs(y) lt 100 }
        lhs = convert(x + y, real)
        rhs = convert(x, real) + convert(y, real)
        expect(REFUTED, because = "the sum is rounded")
    }
}

rule("a numeral is rounded twice") {
    val c by rankClass
    val n by c.sizes
    val nearTie = number(1074266113, real) / number(1073741824, real)
    lhs = constant(convert(convert(nearTie, f32), f16), c to n)
    rhs = constant(convert(nearTie, f16), c to n)
    expect(REFUTED, because = "1 + 1/2^11 + 1/2^30: the first rounding makes a tie of what is none")
}

rule("rounding does not keep what is strict") {
    val c by rankClass
    val n by c.sizes
    val x by tensor(real, c to n)
    val y by tensor(real, c to n)
    lhs = convert(x, f16) lt convert(y, f16)
    rhs = x lt y
    expect(REFUTED, because = "both are rounded to one number")
}

rule("a real that is rounded may be infinite") {
    val c by rankClass
    val n by c.sizes
    val x by tensor(real, c to n)
    lhs = convert(x, f16) lt inf(f16)
    rhs = constant(TRUE, c to n)
    expect(REFUTED, because = "x = 65520")
}

rule("opposites are rounded to opposites") {
    val c by rankClass
    val n by c.sizes
    val x by tensor(real, c to n)
    lhs = convert(-x, f32)
    rhs = -convert(x, f32)
    expect(REFUTED, because = "0 becomes 0.0, the opposite of which is -0.0")
}

rule("a tenth of a float") {
    val c by rankClass
    val n by c.sizes
    val x by tensor(f32, c to n)
    lhs = x * convert(number(1, real) / number(10, real), f32)
    rhs = x / 10
    expect(REFUTED, because = "the tenth is rounded")
}

rule("a scalar keeps its sign in a wider type only") {
    val c by rankClass
    val n by c.sizes
    val v by element(s8)
    lhs = constant(convert(v, u16), c to n)
    rhs = constant(convert(convert(v, u8), u16), c to n)
    expect(REFUTED, because = "v = -1")
}

rule("a scalar is cut before it is added") {
    val c by rankClass
    val n by c.sizes
    val x by tensor(s32, c to n)
    val v by element(s32)
    lhs = x + convert(convert(v, s8), s32)
    rhs = x + v
    expect(REFUTED, because = "v = 128")
}

rule("a scalar of bits is another number") {
    val c by rankClass
    val n by c.sizes
    val v by element(s16)
    lhs = constant(bitcast(v, f16), c to n)
    rhs = constant(convert(v, f16), c to n)
    expect(REFUTED, because = "v = 1")
}

rule("scalars of any type are rounded") {
    val c by rankClass
    val n by c.sizes
    val x by tensor(c to n)
    val v by element(s32)
    val w by element(s32)
    elements(f16, f32)
    lhs = x * 0 + convert(v + w, typeOf(x))
    rhs = x * 0 + convert(v, typeOf(x)) + convert(w, typeOf(x))
    expect(REFUTED, because = "the sum wraps")
}

rule("rounding keeps what is strictly less") {
    val c by rankClass; val n by c.sizes
    val x by tensor(real, c to n); val y by tensor(real, c to n)
    lhs = x lt y
    rhs = convert(x, f16) lt convert(y, f16)
    expect(REFUTED, because = "two reals with one nearest float")
}

rule("large numbers without end are none") {
    val c by rankClass
    val n by c.sizes
    val x by tensor(int, c to n)
    lhs = convert(convert(x, f32), int)
    rhs = x
    expect(REFUTED, because = "2^24 + 1 is rounded")
}
