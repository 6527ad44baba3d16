// A type that a rule names is one in which it is checked. Where a number or an operator of the rule does not have the type, or a
// verdict is stated on a type that the rule is not about, nothing would be compared with what the author says.

rule("u8 has no -1") {
    expect(ILL_FORMED)
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    elements(u8, s8)
    lhs = A * -1
    rhs = -A
}

rule("s8 has no 200") {
    expect(ILL_FORMED)
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    elements(s8, s16)
    lhs = max(A, 200) - max(A, 200)
    rhs = constant(0, c to n)
}

rule("integers have no halves") {
    expect(ILL_FORMED)
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    elements(int, real)
    lhs = A * 0.5 + A * 0.5
    rhs = A
}

rule("a float that would be rounded") {
    expect(ILL_FORMED)
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    elements(f16, f32)
    lhs = max(A, 65536)
    rhs = max(65536, A)
}

rule("truth values are not added") {
    expect(ILL_FORMED)
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    elements(bool, int)
    lhs = A + A
    rhs = 2 * A
}

rule("integers have no exponential function") {
    expect(ILL_FORMED)
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    elements(s32, f32)
    lhs = exp(A)
    rhs = exp(A)
}

rule("complex numbers have no order") {
    expect(ILL_FORMED)
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    elements(real, complex)
    lhs = max(A, A)
    rhs = A
}

rule("one type by name beside a family") {
    expect(ILL_FORMED)
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    elements(signed + u8)
    lhs = A * -1
    rhs = -A
}

rule("a number in a condition") {
    expect(ILL_FORMED)
    val c by rankClass
    val n by c.sizes
    val v by element
    val A by tensor(c to n)
    elements(u8, s8)
    requires { v eq -1 }
    lhs = A + v
    rhs = v + A
}

rule("a number in an assumption") {
    expect(ILL_FORMED)
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    elements(u8, s8)
    assume { A gt -1 }
    lhs = A + A
    rhs = 2 * A
}

rule("a number among tuples") {
    expect(ILL_FORMED)
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    val pairs = zip(A, A)
    elements(u8, s8)
    lhs = pairs[0] * -1
    rhs = -A
}

rule("a verdict on a type that is not claimed") {
    expect(ILL_FORMED)
    expect(REFUTED, on = f16)
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    elements(int, real)
    lhs = A + 0
    rhs = A
}

rule("a verdict on a type beside that of the rule") {
    expect(ILL_FORMED)
    expect(REFUTED, on = u8)
    val c by rankClass
    val n by c.sizes
    val A by tensor(s8, c to n)
    lhs = A + 0
    rhs = A
}
