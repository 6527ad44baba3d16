// Floats that differ by more than what a rule says does not matter.

rule("a quotient by zero shows its sign, up to zeros") {
    expect(REFUTED, because = "x = -0.0")
    elements(f16, f32)
    upTo(zeros)
    val c by rankClass; val n by c.sizes
    val x by tensor(c to n)
    lhs = constant(1, c to n) / (x + 0)
    rhs = constant(1, c to n) / x
}

rule("a comparison of quotients shows it, too") {
    expect(REFUTED, because = "x = -0.0: inf > 0 against -inf > 0")
    val c by rankClass; val n by c.sizes
    val x by tensor(f32, c to n)
    upTo(zeros)
    lhs = constant(1, c to n) / (x + 0) gt 0
    rhs = constant(1, c to n) / x gt 0
}

rule("zero is added, up to nan and order") {
    expect(REFUTED, because = "x = -0.0")
    elements(f16, f32)
    upTo(nan, order)
    val c by rankClass; val n by c.sizes
    val x by tensor(c to n)
    lhs = x + 0
    rhs = x
}

rule("a product with zero, up to zeros") {
    expect(REFUTED, because = "x is infinite")
    elements(f16, f32)
    upTo(zeros, order)
    val c by rankClass; val n by c.sizes
    val x by tensor(c to n)
    lhs = x * 0
    rhs = constant(0, c to n)
}

rule("a number does not become NaN") {
    expect(REFUTED, because = "x is infinite")
    elements(f16, f32)
    upTo(zeros, nan, order)
    val c by rankClass; val n by c.sizes
    val x by tensor(c to n)
    lhs = constant(0, c to n)
    rhs = x * 0
}

rule("a quotient of a product, up to nan and zeros") {
    expect(REFUTED, because = "the product becomes 0")
    elements(f16, f32)
    upTo(zeros, nan)
    val c by rankClass; val n by c.sizes
    val x by tensor(c to n); val y by tensor(c to n)
    lhs = x * y / y
    rhs = x
}

rule("what is added is taken away again, up to order") {
    expect(REFUTED, because = "y is infinite")
    elements(float, f16, f32)
    upTo(zeros, order)
    val c by rankClass; val n by c.sizes
    val x by tensor(c to n); val y by tensor(c to n)
    lhs = (x + y) - y
    rhs = x
}

rule("products distribute, up to order") {
    expect(REFUTED, because = "inf * (1 - 1)")
    elements(f16, f32)
    upTo(zeros, order)
    val c by rankClass; val n by c.sizes
    val x by tensor(c to n); val y by tensor(c to n); val z by tensor(c to n)
    lhs = x * (y + z)
    rhs = x * y + x * z
}

rule("a term is counted twice, up to order") {
    expect(REFUTED, because = "x = 1, y = 0")
    elements(f16, f32)
    upTo(order)
    val c by rankClass; val n by c.sizes
    val x by tensor(c to n); val y by tensor(c to n)
    lhs = (x + x) + y
    rhs = x + (y + y)
}

rule("the opposite of a sum, up to order") {
    expect(REFUTED, because = "x and y are opposites: -0.0 against 0.0")
    elements(f16, f32)
    upTo(order)
    val c by rankClass; val n by c.sizes
    val x by tensor(c to n); val y by tensor(c to n)
    lhs = -(x + y)
    rhs = -x - y
}

rule("one zero less, up to order") {
    expect(REFUTED, because = "x = y = -0.0")
    elements(f16, f32)
    upTo(order)
    val c by rankClass; val n by c.sizes
    val x by tensor(c to n); val y by tensor(c to n)
    lhs = (x + 0) + (y + 0)
    rhs = x + y
}

rule("a chosen zero in a sum, up to order") {
    expect(REFUTED, because = "y = -0.0 where 0.0 is chosen")
    elements(f16, f32)
    upTo(order)
    val c by rankClass; val n by c.sizes
    val P by tensor(bool, c to n)
    val x by tensor(c to n); val y by tensor(c to n)
    lhs = select(P, x, 0) + y
    rhs = select(P, x + y, y)
}

rule("a sum of nothing is added, up to order") {
    expect(REFUTED, because = "n = 0, x = -0.0")
    elements(float, f16, f32)
    upTo(order)
    val c by rankClass; val d by rankClass; val n by c.sizes; val p by d.sizes
    requires { n eq 0 }
    val A by tensor(c to n, d to p); val x by tensor(d to p)
    lhs = x + A.reduce(sum, c)
    rhs = x
}

rule("padding with ones, up to order") {
    expect(REFUTED, because = "low = 1")
    elements(f16, f32)
    upTo(zeros, nan, order)
    val c by singleton; val n by c.sizes; val low by c.map
    requires { low ge 0 }
    val A by tensor(c to n)
    lhs = A.pad(1, low = low).reduce(sum, c)
    rhs = A.reduce(sum, c)
}

rule("padding with zeros beside an initial value of -0.0, up to order") {
    expect(REFUTED, because = "n = 0: 0.0 against -0.0")
    elements(f16, f32)
    upTo(order)
    val c by singleton; val n by c.sizes; val low by c.map
    requires { low ge 0 }
    val A by tensor(c to n)
    lhs = A.pad(0, low = low).reduce(sum, c, initial = -0.0)
    rhs = A.reduce(sum, c, initial = -0.0)
}

rule("padding beside a factor, up to order") {
    expect(REFUTED, because = "0 * inf is not left out")
    elements(f16, f32)
    upTo(zeros, order)
    val c by singleton; val n by c.sizes; val low by c.map
    requires { low ge 0 }
    val A by tensor(c to n); val B by tensor(c to n + low)
    lhs = dot(A.pad(0, low = low), B, contract = c)
    rhs = dot(A, B.slice(start = low, end = low + n), contract = c)
}

rule("a sum of squares is the square of the sum, up to rounding") {
    expect(REFUTED, because = "1 + 1")
    elements(float, f16, f32)
    upTo(rounding)
    val c by rankClass; val n by c.sizes
    val A by tensor(c to n)
    lhs = (A * A).reduce(sum, c)
    rhs = A.reduce(sum, c) * A.reduce(sum, c)
}

rule("a quotient by what may be zero, up to rounding") {
    expect(REFUTED, because = "y = 0")
    elements(f16, f32)
    upTo(rounding)
    val c by rankClass; val n by c.sizes
    val x by tensor(c to n); val y by tensor(c to n)
    lhs = x * y / y
    rhs = x
}

rule("a sum that rounds to one of its terms, up to order") {
    expect(REFUTED, because = "x = -2048: 1 against 0")
    val c by rankClass; val n by c.sizes
    val x by tensor(f16, c to n)
    upTo(order)
    lhs = (x + 2048) + 1
    rhs = x + 2048
}

rule("a sum of constants that overflows, up to order") {
    expect(REFUTED, because = "x = -65504: 65504 against inf")
    val c by rankClass; val n by c.sizes
    val x by tensor(f16, c to n)
    upTo(order)
    lhs = (x + 65504) + 65504
    rhs = x + inf
}
