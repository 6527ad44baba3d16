// Elements that are assumed to be numbers, or finite, and no more than that.

rule("numbers are not finite") {
    expect(REFUTED)
    elements(f16)
    val c by rankClass; val n by c.sizes
    val A by tensor(c to n); val B by tensor(c to n)
    assume { noNaN(A) }
    assume { noNaN(B) }
    lhs = (A - A) + B - B
    rhs = constant(0, c to n)
}

rule("sums of finite numbers are not finite") {
    expect(REFUTED)
    elements(f16)
    val c by rankClass; val n by c.sizes
    val A by tensor(c to n); val B by tensor(c to n)
    assume { finite(A) }
    assume { finite(B) }
    lhs = (A + B) - B
    rhs = A
}

rule("a product of finite numbers is not finite") {
    expect(REFUTED)
    elements(f16)
    val c by rankClass; val n by c.sizes
    val A by tensor(c to n); val B by tensor(c to n)
    assume { finite(A) }
    assume { finite(B) }
    lhs = (A * B) - (A * B)
    rhs = constant(0, c to n)
}

rule("quotients of finite numbers are no numbers") {
    expect(REFUTED)
    elements(f16)
    val c by rankClass; val n by c.sizes
    val A by tensor(c to n); val B by tensor(c to n)
    assume { finite(A) }
    assume { finite(B) }
    lhs = (A / B) eq (A / B)
    rhs = constant(TRUE, c to n)
}

rule("another tensor is finite") {
    expect(REFUTED)
    elements(f16)
    val c by rankClass; val n by c.sizes
    val A by tensor(c to n); val B by tensor(c to n)
    assume { finite(B) }
    lhs = select(B eq B, A - A, B)
    rhs = constant(0, c to n)
}

rule("numbers have zeros of two signs") {
    expect(REFUTED)
    elements(f16)
    val c by rankClass; val n by c.sizes
    val A by tensor(c to n); val B by tensor(c to n)
    assume { noNaN(A) }
    assume { noNaN(B) }
    lhs = select(A eq B, A, B)
    rhs = B
}

rule("a root of a number need be none") {
    expect(REFUTED)
    elements(f16)
    val c by rankClass; val n by c.sizes
    val A by tensor(c to n); val B by tensor(c to n)
    assume { noNaN(A) }
    assume { finite(B) }
    lhs = select(B eq B, sqrt(A) eq sqrt(A), B eq B)
    rhs = constant(TRUE, c to n)
}

rule("a number may be infinite") {
    expect(REFUTED)
    elements(f16)
    val c by rankClass; val n by c.sizes
    val A by tensor(c to n); val B by tensor(c to n)
    assume { noNaN(A) }
    assume { noNaN(B) }
    lhs = select(B eq B, A - A, B)
    rhs = constant(0, c to n)
}

rule("the opposite of no NaN is no zero of the other sign") {
    expect(REFUTED)
    elements(f16)
    val c by rankClass; val n by c.sizes
    val A by tensor(c to n)
    assume { noNaN(A) }
    lhs = 0 - A
    rhs = -A
}

rule("an infinity less itself is assumed to be a number") {
    expect(REFUTED)
    elements(f16)
    val c by rankClass; val n by c.sizes
    val A by tensor(c to n)
    assume { noNaN(A) }
    lhs = A - A
    rhs = constant(0, c to n)
}

rule("zero times what is no NaN") {
    expect(REFUTED)
    elements(f16)
    val c by rankClass; val n by c.sizes
    val A by tensor(c to n)
    assume { noNaN(A) }
    lhs = (A * 0) eq (A * 0)
    rhs = constant(TRUE, c to n)
}

rule("zero times what is finite is the positive zero") {
    expect(REFUTED)
    elements(f16)
    val c by rankClass; val n by c.sizes
    val A by tensor(c to n)
    assume { finite(A) }
    lhs = A * 0
    rhs = constant(0, c to n)
}

rule("what is finite is positive") {
    expect(REFUTED)
    elements(f16)
    val c by rankClass; val n by c.sizes
    val A by tensor(c to n)
    assume { finite(A) }
    lhs = abs(A)
    rhs = A
}

rule("a finite tensor padded is finite with any padding") {
    expect(REFUTED)
    elements(f16)
    val s by singleton; val n by s.sizes; val v by element
    val A by tensor(s to n)
    assume { finite(A) }
    val B = A.pad(v, low = s to 1)
    lhs = B eq B
    rhs = constant(TRUE, s to n + 1)
}

rule("the reciprocal of a number is a number") {
    expect(REFUTED)
    elements(f16)
    val c by rankClass; val n by c.sizes
    val A by tensor(c to n)
    assume { finite(A) }
    val B = 1 / A
    lhs = B - B
    rhs = constant(0, c to n)
}

rule("twice what is finite is finite") {
    expect(REFUTED)
    elements(f16)
    val c by rankClass; val n by c.sizes
    val A by tensor(c to n)
    assume { finite(A) }
    lhs = (A + A) lt inf
    rhs = constant(TRUE, c to n)
}
