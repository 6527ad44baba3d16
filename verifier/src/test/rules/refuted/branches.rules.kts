// Choices between branches by one truth value, and several results: a branch taken for the other, a result for the next one.

rule("both branches exchanged") {
    expect(REFUTED)
    val c by rankClass; val n by c.sizes
    val p by tensor(bool); val A by tensor(c to n); val B by tensor(c to n)
    val P = p.expand(c to n)
    lhs = select(P, A, B)
    rhs = select(P, B, A)
}

rule("a function moved into one branch alone") {
    expect(REFUTED, because = "p = false")
    val c by rankClass; val n by c.sizes
    val f by function(T, T)
    val p by tensor(bool); val A by tensor(c to n); val B by tensor(c to n); val C by tensor(c to n)
    val P = p.expand(c to n)
    lhs = f(select(P, A, B), C)
    rhs = select(P, f(A, C), B)
}

rule("the inner choice becomes the outer one") {
    expect(REFUTED, because = "p = false, q = true")
    val c by rankClass; val n by c.sizes
    val p by tensor(bool); val q by tensor(bool)
    val A by tensor(c to n); val B by tensor(c to n); val C by tensor(c to n)
    lhs = select(p.expand(c to n), select(q.expand(c to n), A, B), C)
    rhs = select(q.expand(c to n), select(p.expand(c to n), A, B), C)
}

rule("in the branch where p holds it does not") {
    expect(REFUTED, because = "p = true")
    val c by rankClass; val n by c.sizes
    val p by tensor(bool)
    val A by tensor(c to n); val B by tensor(c to n); val C by tensor(c to n)
    val P = p.expand(c to n)
    lhs = select(P, select(P, A, B), C)
    rhs = select(P, B, C)
}

rule("a choice for each place by that of the first place") {
    expect(REFUTED, because = "n = 2: true, false")
    val s by singleton; val n by s.sizes
    val P by tensor(bool, s to n); val A by tensor(s to n); val B by tensor(s to n)
    requires { n ge 1 }
    lhs = select(P, A, B)
    rhs = select(P.slice(end = s to 1).dropUnit(s).expand(s to n), A, B)
}

rule("two choices in a row as both at once") {
    expect(REFUTED, because = "p = true, q = false")
    val c by rankClass; val n by c.sizes
    val p by tensor(bool); val q by tensor(bool); val A by tensor(c to n); val B by tensor(c to n)
    lhs = select(p.expand(c to n), A, select(q.expand(c to n), A, B))
    rhs = select((p and q).expand(c to n), A, B)
}

rule("two nested choices as either of both") {
    expect(REFUTED, because = "p = true, q = false")
    val c by rankClass; val n by c.sizes
    val p by tensor(bool); val q by tensor(bool); val A by tensor(c to n); val B by tensor(c to n)
    lhs = select(p.expand(c to n), select(q.expand(c to n), A, B), B)
    rhs = select((p or q).expand(c to n), A, B)
}

rule("the second of three cases is the third") {
    expect(REFUTED, because = "k = 1")
    val c by rankClass; val n by c.sizes
    val k by tensor(int); val A by tensor(c to n); val B by tensor(c to n); val C by tensor(c to n)
    lhs = select((k eq 0).expand(c to n), A, select((k eq 1).expand(c to n), B, C))
    rhs = select((k eq 0).expand(c to n), A, select((k eq 2).expand(c to n), B, C))
}

rule("a number of no case takes the first one") {
    expect(REFUTED, because = "k = 2")
    val c by rankClass; val n by c.sizes
    val k by tensor(int); val A by tensor(c to n); val B by tensor(c to n)
    lhs = select((k eq 0).expand(c to n), A, B)
    rhs = select((k eq 1).expand(c to n), B, A)
}

rule("the truth value is known the wrong way round") {
    expect(REFUTED, because = "p = true")
    val c by rankClass; val n by c.sizes
    val f by function(T, bool)
    val p by tensor(bool); val A by tensor(c to n); val B by tensor(c to n)
    val P = p.expand(c to n)
    lhs = select(P, f(A, P), f(B, P))
    rhs = select(P, f(A, FALSE), f(B, TRUE))
}

rule("a slice of one branch alone, of the other another") {
    expect(REFUTED, because = "n = 2, k = 1, p = false")
    val c by rankClass; val n by c.sizes; val k by c.sizes
    val p by tensor(bool); val A by tensor(c to n); val B by tensor(c to n)
    lhs = select(p.expand(c to n), A, B).slice(end = k)
    rhs = select(p.expand(c to k), A.slice(end = k), B.slice(start = n - k))
}

rule("a sum that begins with v in one branch") {
    expect(REFUTED, because = "p = false, v = 1")
    elements(int, real)
    val c by rankClass; val n by c.sizes; val v by element
    val p by tensor(bool); val A by tensor(c to n); val B by tensor(c to n)
    lhs = select(p.expand(c to n), A, B).reduce(sum, c, initial = v)
    rhs = select(p, A.reduce(sum, c, initial = v), B.reduce(sum, c))
}

rule("a sum of choices as a choice of sums by all places") {
    expect(REFUTED, because = "n = 2: true, false")
    elements(int, real)
    val c by rankClass; val n by c.sizes
    val P by tensor(bool, c to n); val A by tensor(c to n); val B by tensor(c to n)
    lhs = select(P, A, B).reduce(sum, c)
    rhs = select(P.reduce(and, c), A.reduce(sum, c), B.reduce(sum, c))
}

rule("one of both branches twice") {
    expect(REFUTED, because = "A = 0, B = 1")
    elements(int, real)
    val c by rankClass; val n by c.sizes
    val p by tensor(bool); val A by tensor(c to n); val B by tensor(c to n)
    val P = p.expand(c to n)
    lhs = select(P, A, B) + select(P, B, A)
    rhs = A + A
}

rule("the other one of two results") {
    expect(REFUTED)
    val c by rankClass; val n by c.sizes
    val A by tensor(c to n); val B by tensor(c to n)
    lhs = tuple(A, B)[1]
    rhs = A
}

rule("the result of the next number") {
    expect(REFUTED, because = "o = 0: from 0 on against 1 on")
    val s by singleton; val n by s.sizes; val k by s.sizes; val o by s.map
    val A by tensor(s to n)
    requires { (o ge 0) and (o + k + 1 le n) }
    lhs = A.slice(start = s to o, end = s to o + k)
    rhs = A.slice(start = s to o + 1, end = s to o + k + 1)
}

rule("results that are counted from the last") {
    expect(REFUTED, because = "a = 2, o = 0: no padding in front against two")
    val c by rankClass; val n by c.sizes; val a by c.sizes; val o by c.sizes; val v by element
    val A by tensor(c to n)
    requires { o le a }
    lhs = A.pad(v, low = o, high = a - o)
    rhs = A.pad(v, low = a - o, high = o)
}
