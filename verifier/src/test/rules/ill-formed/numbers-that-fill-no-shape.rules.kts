// Beside each of these stands a right one in verified/numbers-that-fill-a-shape.rules.kts.

rule("a size that is no number added") {
    expect(ILL_FORMED)
    val c by rankClass; val n by c.sizes
    val A by tensor(c to n)
    lhs = A + n
    rhs = A
}

rule("a number added to truth values") {
    expect(ILL_FORMED)
    val c by rankClass; val n by c.sizes
    val P by tensor(bool, c to n)
    lhs = P + 1
    rhs = P
}

rule("a number whose type nothing decides") {
    expect(ILL_FORMED)
    val c by rankClass; val n by c.sizes
    val A by tensor(c to n)
    lhs = select(constant(1, c to n) / 2 eq 0, A, 0)
    rhs = A
}

rule("a fraction that Kotlin rounds") {
    expect(ILL_FORMED)
    val c by rankClass; val n by c.sizes
    val A by tensor(real, c to n)
    lhs = A * 0.1
    rhs = A / 2
}

rule("a Kotlin comparison as a predicate") {
    expect(ILL_FORMED)
    val c by rankClass; val n by c.sizes
    val A by tensor(c to n)
    val B by tensor(c to n)
    lhs = select(A == B, A, B)
    rhs = B
}

rule("a tensor as an attribute") {
    expect(ILL_FORMED)
    val c by rankClass; val n by c.sizes
    val A by tensor(c to n)
    lhs = A.slice(start = A)
    rhs = A
}

rule("a Kotlin comparison as a number") {
    expect(ILL_FORMED)
    val c by rankClass; val n by c.sizes; val m by c.sizes
    val A by tensor(c to n)
    lhs = A + (n == m)
    rhs = A
}

rule("a Kotlin comparison as what numbers are compared with") {
    expect(ILL_FORMED)
    val c by rankClass; val n by c.sizes; val m by c.sizes
    val A by tensor(int, c to n)
    lhs = A eq (n == m)
    rhs = A eq 1
}

rule("an initial value without its name") {
    expect(ILL_FORMED)
    val c by rankClass; val n by c.sizes
    val v by element
    val A by tensor(c to n)
    lhs = A.reduce(max, c, v)
    rhs = A.reduce(max, c, initial = v)
}
