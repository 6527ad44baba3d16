// Conversions that there are not.

for ((from, to) in listOf(real to f32, real to s32, f32 to real))
rule("from $from to $to") {
    expect(ILL_FORMED)
    val c by rankClass
    val n by c.sizes
    val x by tensor(from, c to n)
    lhs = convert(x, to)
    rhs = convert(x, to)
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
