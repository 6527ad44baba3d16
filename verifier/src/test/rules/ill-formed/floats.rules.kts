// What is no element, or no operation.

rule("a number that f16 does not have") {
    expect(ILL_FORMED)
    val c by rankClass
    val n by c.sizes
    val A by tensor(f16, c to n)
    lhs = A + 2049
    rhs = A
}

rule("a number beyond f16") {
    expect(ILL_FORMED)
    val c by rankClass
    val n by c.sizes
    val A by tensor(f16, c to n)
    lhs = A + 65536
    rhs = A
}

rule("a tenth, which no format has") {
    expect(ILL_FORMED)
    val c by rankClass
    val n by c.sizes
    val A by tensor(f64, c to n)
    lhs = A * number("0.1")
    rhs = A
}

rule("a tenth as Kotlin reads it") {
    expect(ILL_FORMED)
    val c by rankClass
    val n by c.sizes
    val A by tensor(f64, c to n)
    lhs = A * 0.1
    rhs = A
}

rule("a number that fits one claimed type only, and that is not enough") {
    expect(ILL_FORMED)
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    elements(f16)
    lhs = A * 0.0001220703125001
    rhs = A
}

rule("what is not a number, among integers") {
    expect(ILL_FORMED)
    val c by rankClass
    val n by c.sizes
    val A by tensor(int, c to n)
    lhs = max(A, nan)
    rhs = A
}

rule("what is not a number, among reals") {
    expect(ILL_FORMED)
    val c by rankClass
    val n by c.sizes
    val A by tensor(real, c to n)
    lhs = max(A, nan)
    rhs = A
}

rule("minus zero among reals") {
    expect(ILL_FORMED)
    val c by rankClass
    val n by c.sizes
    val A by tensor(real, c to n)
    lhs = A + (-0.0)
    rhs = A
}

rule("a fraction among integers") {
    expect(ILL_FORMED)
    val c by rankClass
    val n by c.sizes
    val A by tensor(s8, c to n)
    lhs = A + 0.5
    rhs = A
}

rule("two formats") {
    expect(ILL_FORMED)
    val c by rankClass
    val n by c.sizes
    val A by tensor(f16, c to n)
    val B by tensor(bf16, c to n)
    lhs = A + B
    rhs = B + A
}

rule("bits of a float") {
    expect(ILL_FORMED)
    val c by rankClass
    val n by c.sizes
    val A by tensor(f32, c to n)
    lhs = A xor A
    rhs = A
}

rule("an index as a float") {
    expect(ILL_FORMED)
    val c by rankClass
    val n by c.sizes
    val s by singleton
    val m by s.sizes
    val A by tensor(f32, s to m)
    lhs = A + iota(s, s to m)
    rhs = A
}

rule("text that is no number") {
    expect(ILL_FORMED)
    val c by rankClass
    val n by c.sizes
    val A by tensor(f32, c to n)
    lhs = A + number("half")
    rhs = A
}
