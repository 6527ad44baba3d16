// Elements that are assumed to be numbers, and finite ones.

rule("a number is itself") {
    elements(int, real, f16)
    val c by rankClass; val n by c.sizes
    val A by tensor(c to n)
    assume { noNaN(A) }
    lhs = A eq A
    rhs = constant(TRUE, c to n)
}

rule("a finite number less itself") {
    elements(int, real, f16)
    val c by rankClass; val n by c.sizes
    val A by tensor(c to n)
    assume { finite(A) }
    lhs = A - A
    rhs = constant(0, c to n)
}

rule("what is finite is a number") {
    elements(int, real, f16)
    val c by rankClass; val n by c.sizes
    val A by tensor(c to n); val B by tensor(c to n)
    assume { finite(A) }
    lhs = select(A eq A, A, B)
    rhs = A
}
