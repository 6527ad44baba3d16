// Each wrong in the type that its numbers have, and right in the other.

rule("1 / 2 is not 0 among real numbers") {
    expect(REFUTED)
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    val B by tensor(c to n)
    lhs = select((constant(1, real, c to n) / constant(2, c to n)) eq constant(0, c to n), A, B)
    rhs = A
}

rule("1 / 2 is 0 among the integers") {
    expect(REFUTED)
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    val B by tensor(c to n)
    lhs = select((constant(1, c to n) / constant(2, c to n)) ne constant(0, int, c to n), A, B)
    rhs = A
}

rule("1 / 2 is 0 among integers, so nothing is demanded") {
    expect(REFUTED)
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    val B by tensor(c to n)
    requires { number(1, int) / number(2) eq 0 }
    lhs = A
    rhs = B
}

rule("one expression of numbers, read as a real number at both places") {
    expect(REFUTED)
    val c by rankClass
    val n by c.sizes
    val I by tensor(real, c to n)
    val X by tensor(real, c to n)
    val Y by tensor(real, c to n)
    val half = constant(1, c to n) / constant(2, c to n)
    lhs = select(I + half eq I, X * half + X * half, Y)
    rhs = X
}

rule("numbers that are claimed to be integers") {
    expect(REFUTED)
    val c by rankClass
    val n by c.sizes
    elements(int)
    lhs = constant(1, c to n) / constant(2, c to n) * constant(2, c to n)
    rhs = constant(1, c to n)
}

rule("numbers only, of which one operator decides that they are real") {
    expect(REFUTED)
    val c by rankClass
    val n by c.sizes
    lhs = constant(1, c to n) / constant(2, c to n) + exp(constant(0, c to n))
    rhs = constant(1, c to n)
}

rule("an assumption on one tensor says nothing of another of its size") {
    expect(REFUTED)
    val c by rankClass
    val n by c.sizes
    val A by tensor(real, c to n)
    val B by tensor(real, c to n)
    assume { A ne constant(0, c to n) }
    lhs = B / B
    rhs = constant(1, c to n)
}

rule("what is assumed of a part says nothing of the whole") {
    expect(REFUTED)
    val s by singleton
    val n by s.sizes
    val m by s.sizes
    val A by tensor(real, s to n)
    val B by tensor(real, s to m)
    assume { A ne constant(0, s to n) }
    lhs = concat(A, B, along = s) / concat(A, B, along = s)
    rhs = constant(1, s to n + m)
}

rule("a predicate whose type is left open is one of truth values") {
    expect(REFUTED, because = "P = true, false")
    val c by rankClass
    val n by c.sizes
    val P by tensor(c to n)
    lhs = select(P, P.reverse(c), P)
    rhs = P
}

rule("an assumption whose type is left open is one of truth values") {
    expect(REFUTED, because = "P = true, Q = false")
    val c by rankClass
    val n by c.sizes
    val P by tensor(c to n)
    val Q by tensor(c to n)
    assume { P }
    lhs = Q
    rhs = P
}

rule("an open type that is bool alone is not any") {
    expect(REFUTED, because = "X = true")
    val c by rankClass; val n by c.sizes
    val X by tensor(c to n)
    lhs = X
    rhs = select(X eq TRUE, FALSE, X)
}
