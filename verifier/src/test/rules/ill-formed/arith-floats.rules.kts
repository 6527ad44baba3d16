// Mistakes with the floats of MLIR.

rule("a truth value of type bool that poison would decide") {
    expect(ILL_FORMED)
    val c by rankClass; val n by c.sizes
    val x by tensor(f16, c to n)
    lhs = select(x lt 0.0, negf(x), x)
    rhs = x
}

rule("the result of a choice is used twice on the right side") {
    expect(ILL_FORMED)
    val c by rankClass; val n by c.sizes
    val x by tensor(f16, c to n)
    val sum = addf(x, 0.0, nsz)
    lhs = x
    rhs = maximumf(sum, sum)
}

rule("the same, written out") {
    expect(ILL_FORMED)
    val c by rankClass; val n by c.sizes
    val x by tensor(f16, c to n)
    lhs = x
    rhs = maximumf(addf(x, 0.0, nsz), addf(x, 0.0, nsz))
}

rule("a flag that licenses what nobody can say") {
    expect(ILL_FORMED)
    val c by rankClass; val n by c.sizes
    val x by tensor(f16, c to n); val y by tensor(f16, c to n); val z by tensor(f16, c to n)
    lhs = addf(addf(x, y, afn), z, afn)
    rhs = addf(x, addf(y, z))
}

rule("a flag of sums on a conversion of integers") {
    expect(ILL_FORMED)
    val c by rankClass; val n by c.sizes
    val x by tensor(i8, c to n)
    lhs = uitofp(x, f16, nnan)
    rhs = uitofp(x, f16)
}

rule("two roundings") {
    expect(ILL_FORMED)
    val c by rankClass; val n by c.sizes
    val x by tensor(f16, c to n)
    lhs = addf(x, x, upward, downward)
    rhs = addf(x, x)
}

rule("shorter that is longer") {
    expect(ILL_FORMED)
    val c by rankClass; val n by c.sizes
    val x by tensor(f16, c to n)
    lhs = truncf(x, f32)
    rhs = extf(x, f32)
}

rule("a format of as many bits") {
    expect(ILL_FORMED)
    val c by rankClass; val n by c.sizes
    val x by tensor(f16, c to n)
    lhs = extf(x, bf16)
    rhs = truncf(extf(x, f32), bf16)
}

rule("an integer of any number of bits beside floats") {
    expect(ILL_FORMED)
    val N by width
    val c by rankClass; val n by c.sizes
    val x by tensor(i(N), c to n)
    lhs = sitofp(x, f16)
    rhs = uitofp(x, f16)
}

rule("a predicate of integers") {
    expect(ILL_FORMED)
    val c by rankClass; val n by c.sizes
    val x by tensor(f16, c to n)
    lhs = cmpf(slt, x, x)
    rhs = cmpf(olt, x, x)
}

rule("an operation on floats of integers") {
    expect(ILL_FORMED)
    val c by rankClass; val n by c.sizes
    val x by tensor(i8, c to n)
    lhs = addf(x, x)
    rhs = addi(x, x)
}

rule("an assumption that chooses") {
    expect(ILL_FORMED)
    val c by rankClass; val n by c.sizes
    val x by tensor(f16, c to n)
    assume { cmpf(ogt, divf(1.0, addf(x, 0.0, nsz)), 0.0) }
    lhs = negf(x)
    rhs = negf(x)
}
