// Comparisons as coded.

for ((name, never) in listOf("Lt" to true, "Ge" to false))
rule("enzyme/CompareAbs: $name(Abs(A), 0) => ${if (never) "false" else "true"}") {
    elements(int + real + signed + f16 + f32)
    expect(REFUTED, on = signed, because = "A = -128 of s8 is its own magnitude, which is below 0")
    if (!never) expect(REFUTED, on = f16 + f32, because = "A = nan: false against true")
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    lhs = if (never) abs(A) lt 0 else abs(A) ge 0
    rhs = constant(if (never) FALSE else TRUE, c to n)
    repaired("enzyme/CompareAbs repaired: a magnitude that is none below 0, by $name") {
        elements(int + real + signed)
        assume { abs(A) ge 0 }
    }
}

for ((name, zero) in listOf("Le" to true, "Gt" to false))
rule("enzyme/CompareAbs zero: $name(Abs(A), 0) => ${if (zero) "Eq" else "Ne"}(A, 0)") {
    elements(int + real + signed + f16 + f32)
    expect(REFUTED, on = signed, because = "A = -128 of s8 is its own magnitude, which is below 0")
    if (!zero) expect(REFUTED, on = f16 + f32, because = "A = nan: false against true")
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    lhs = if (zero) abs(A) le 0 else abs(A) gt 0
    rhs = if (zero) A eq 0 else A ne 0
    repaired("enzyme/CompareAbs zero, repaired: a magnitude that is none below 0, by $name") {
        elements(int + real + signed)
        assume { abs(A) ge 0 }
    }
}

for ((name, zero) in listOf("Eq" to true, "Ne" to false))
rule("enzyme/CompareAbs equal: $name(Abs(A), 0) => $name(A, 0)") {
    elements(int + real + signed + f16 + f32)
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    lhs = if (zero) abs(A) eq 0 else abs(A) ne 0
    rhs = if (zero) A eq 0 else A ne 0
    broken("enzyme/CompareAbs equal, broken: the opposite of $name", because = "A = 0") { rhs = if (zero) A ne 0 else A eq 0 }
}

for ((name, positive) in listOf("above 0" to true, "below 0" to false))
rule("enzyme/CompareMul: Lt(Mul(A, k), 0) => ${if (positive) "Lt" else "Gt"}(A, 0) for a constant k $name") {
    source(note = "The sign is that of the first bit, also of integers without a sign. The other comparisons are turned in the same way.")
    elements(int + real + s8 + f16)
    expect(REFUTED, on = s8, because = "A = 64, k = 2 or -2: the product is -128 or 128, which is -128")
    expect(REFUTED, on = f16, because = "the product of two small numbers is 0")
    val c by rankClass
    val n by c.sizes
    val k by element
    val A by tensor(c to n)
    if (positive) requires { k gt 0 } else requires { k lt 0 }
    lhs = A * k lt 0
    rhs = if (positive) A lt 0 else A gt 0
    broken("enzyme/CompareMul broken: the other way for k $name", because = "A = 1, k = 1 or -1") {
        elements(int, real)
        rhs = if (positive) A gt 0 else A lt 0
    }
}

rule("enzyme/CompareMul of u8: Gt(Mul(A, k), 0) => Lt(A, 0) for a constant k whose first bit is set") {
    source(note = "Such a constant is taken for a negative one.")
    expect(REFUTED, because = "A = 1, k = 128: true against false")
    val c by rankClass
    val n by c.sizes
    val k by element(u8)
    val A by tensor(u8, c to n)
    requires { k ge 128 }
    lhs = A * k gt 0
    rhs = A lt 0
    repaired("enzyme/CompareMul of u8, repaired: nothing is below 0") { assume { A lt 1 } }
}

for ((name, zero) in listOf("Eq" to true, "Ne" to false))
rule("enzyme/CompareMul equal: $name(Mul(A, k), 0) => $name(A, 0) for a constant k other than 0") {
    elements(int + real + s8 + u8 + f16)
    expect(REFUTED, on = s8 + u8, because = "A = -128 or 128, k = 2: the product is 0")
    expect(REFUTED, on = f16, because = "the product of two small numbers is 0")
    val c by rankClass
    val n by c.sizes
    val k by element
    val A by tensor(c to n)
    val some = requires { k ne 0 }
    lhs = if (zero) A * k eq 0 else A * k ne 0
    rhs = if (zero) A eq 0 else A ne 0
    broken("enzyme/CompareMul equal, broken: by 0 for $name", because = "A = 1, k = 0") {
        elements(int, real)
        without(some)
    }
}

for ((from, to) in listOf(s8 to f32, u8 to f16, s32 to f16, bool to f32))
rule("enzyme/CompareConvert: Lt(Convert(A), 0.0) => Lt(A, 0) from $from to $to") {
    source(note = "Every comparison, on either side. The constant is a zero of floats.")
    val c by rankClass
    val n by c.sizes
    val A by tensor(from, c to n)
    lhs = convert(A, to) lt 0
    rhs = A lt (if (from == bool) FALSE else number(0))
    broken("enzyme/CompareConvert broken: against 1 from $from to $to", because = "A = 0: false against true") {
        rhs = A lt (if (from == bool) TRUE else number(1))
    }
}

rule("enzyme/CompareNegateConstSimplify: Lt(Negate(A), Negate(B)) => Lt(B, A)") {
    source(note = "Every comparison, with operands exchanged.")
    elements(int + real + s8 + u8 + f16)
    expect(REFUTED, on = s8, because = "A = -128 is its own opposite: B = 0")
    expect(REFUTED, on = u8, because = "A = 0, B = 1: 0 < 255 against 1 < 0")
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    val B by tensor(c to n)
    lhs = -A lt -B
    rhs = B lt A
    broken("enzyme/CompareNegateConstSimplify broken: not exchanged", because = "A = 0, B = 1: false against true") {
        elements(int, real)
        rhs = A lt B
    }
}

rule("enzyme/CompareNegateConstSimplify constant: Lt(Negate(A), k) => Gt(A, Negate(k))") {
    source(note = "Every comparison; the constant on the left likewise.")
    elements(int + real + s8 + u8 + f16)
    expect(REFUTED, on = s8, because = "A = -128 is its own opposite: k = 0")
    expect(REFUTED, on = u8, because = "A = 1, k = 0: 255 < 0 against 1 > 0")
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    val C by tensor(c to n)
    lhs = -A lt C
    rhs = A gt -C
    broken("enzyme/CompareNegateConstSimplify constant, broken: not turned round", because = "A = 0, k = 1: true against false") {
        elements(int, real)
        rhs = A lt -C
    }
}

rule("enzyme/CompareSubtractConstSimplify: Lt(Subtract(C, A), D) => Gt(A, Subtract(C, D)) for constants C and D") {
    source(note = "Every comparison.")
    elements(int + real + s8 + u8 + f16)
    expect(REFUTED, on = s8, because = "C = -128, A = 1: 127 of the left side")
    expect(REFUTED, on = u8, because = "C = 0, A = 1, D = 0: 255 < 0 against 1 > 0")
    expect(REFUTED, on = f16, because = "differences are rounded")
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    val C by tensor(c to n)
    val D by tensor(c to n)
    lhs = C - A lt D
    rhs = A gt C - D
    broken("enzyme/CompareSubtractConstSimplify broken: not turned round", because = "A = 0, C = 0, D = 1: true against false") {
        elements(int, real)
        rhs = A lt C - D
    }
}

rule("enzyme/CompareSubtractConstSimplify equal: Eq(Subtract(C, A), D) => Eq(A, Subtract(C, D)) for constants C and D") {
    elements(int + real + s8 + u8 + f16)
    expect(REFUTED, on = f16, because = "differences are rounded")
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    val C by tensor(c to n)
    val D by tensor(c to n)
    lhs = C - A eq D
    rhs = A eq C - D
    broken("enzyme/CompareSubtractConstSimplify equal, broken: a sum", because = "A = 1, C = 0, D = -1") {
        elements(int, real)
        rhs = A eq C + D
    }
}

for ((name, holds) in listOf("Eq" to true, "Ne" to false))
rule("enzyme/NoNanCompareSimplify: $name(A, A) => $holds") {
    source(note = "Of floats where no element is nan, by an analysis or by an option.")
    elements(int + real + bool + signed + unsigned + floats)
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    val number = assume { A eq A }
    lhs = if (holds) A eq A else A ne A
    rhs = constant(if (holds) TRUE else FALSE, c to n)
    broken("enzyme/NoNanCompareSimplify broken: $name of any float", because = "A = nan") {
        elements(floats)
        without(number)
    }
}
