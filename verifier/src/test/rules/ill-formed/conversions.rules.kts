// Conversions that there are not.

rule("to floats of every format") {
    expect(ILL_FORMED)
    val c by rankClass
    val n by c.sizes
    val x by tensor(real, c to n)
    lhs = convert(x, float)
    rhs = convert(x, float)
}

rule("a scalar from an integer of MLIR") {
    expect(ILL_FORMED)
    val c by rankClass
    val n by c.sizes
    val v by element(i8)
    lhs = constant(convert(v, s8), c to n)
    rhs = constant(convert(v, s8), c to n)
}

rule("a scalar that is converted beside what may be poison") {
    expect(ILL_FORMED)
    val c by rankClass
    val n by c.sizes
    val x by tensor(f32, c to n)
    val v by element(f16)
    lhs = addf(x, convert(v, f32))
    rhs = addf(x, convert(v, f32))
}

rule("a number that has no type") {
    expect(ILL_FORMED)
    val c by rankClass
    val n by c.sizes
    lhs = constant(convert(number(1), s8), c to n)
    rhs = constant(1, c to n)
}

rule("a scalar of another number of bits") {
    expect(ILL_FORMED)
    val c by rankClass
    val n by c.sizes
    val v by element(f16)
    lhs = constant(bitcast(v, u32), c to n)
    rhs = constant(bitcast(v, u32), c to n)
}

rule("a scalar of every format") {
    expect(ILL_FORMED)
    val c by rankClass
    val n by c.sizes
    val x by tensor(c to n)
    val v by element(s8)
    elements(float)
    lhs = x + convert(v, typeOf(x))
    rhs = x + convert(v, typeOf(x))
}

for ((from, to) in listOf(s8 to f16, f32 to f64, bool to u8, int to s32))
rule("the bits of $from as $to") {
    expect(ILL_FORMED)
    val c by rankClass
    val n by c.sizes
    val x by tensor(from, c to n)
    lhs = bitcast(x, to)
    rhs = bitcast(x, to)
}

rule("numbers that have no type") {
    expect(ILL_FORMED)
    val c by rankClass
    val n by c.sizes
    lhs = convert(constant(1, c to n), s8)
    rhs = constant(number(1, s8), c to n)
}


rule("no type is left that has so many bits") {
    expect(ILL_FORMED)
    val c by rankClass
    val n by c.sizes
    val x by tensor(c to n)
    lhs = convert(bitcast(x, s8), s32)
    rhs = bitcast(x, s32)
}

rule("no type is left of which both are") {
    expect(ILL_FORMED)
    val c by rankClass
    val n by c.sizes
    val x by tensor(c to n)
    lhs = convert(bitcast(x, s8), s32)
    rhs = convert(sqrt(x), s32)
}

rule("from an integer of MLIR") {
    expect(ILL_FORMED)
    val c by rankClass
    val n by c.sizes
    val x by tensor(i8, c to n)
    lhs = convert(x, s8)
    rhs = convert(x, s8)
}

rule("to an integer of MLIR") {
    expect(ILL_FORMED)
    val c by rankClass
    val n by c.sizes
    val x by tensor(s8, c to n)
    lhs = bitcast(x, i8)
    rhs = bitcast(x, i8)
}
