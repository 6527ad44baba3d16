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
