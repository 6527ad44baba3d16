// Bodies that are no monoids, such as "what there is, less the next one": a fold from the first place to the last, written out for two
// places, or as the initial value less a sum. Each is wrong for another order, another grouping or another start.

rule("v less all terms is v and all terms") {
    expect(REFUTED, because = "A = 1")
    elements(int, real)
    val c by rankClass; val n by c.sizes; val v by element
    val A by tensor(c to n)
    lhs = constant(v, shape()) - A.reduce(sum, c)
    rhs = A.reduce(sum, c, initial = v)
}

rule("v less all terms is the sum less v") {
    expect(REFUTED, because = "A = 1, v = 0")
    elements(int, real)
    val c by rankClass; val n by c.sizes; val v by element
    val A by tensor(c to n)
    lhs = constant(v, shape()) - A.reduce(sum, c)
    rhs = A.reduce(sum, c) - constant(v, shape())
}

rule("the opposite of v less all terms begins with v") {
    expect(REFUTED, because = "v = 1")
    elements(int, real)
    val c by rankClass; val n by c.sizes; val v by element
    val A by tensor(c to n)
    lhs = -(constant(v, shape()) - A.reduce(sum, c))
    rhs = A.reduce(sum, c, initial = v)
}

rule("differences of pairs, less each other") {
    expect(REFUTED, because = "D = 1: -1 against 1")
    elements(int, real)
    val c by rankClass; val n by c.sizes
    val A by tensor(c to n); val B by tensor(c to n); val C by tensor(c to n); val D by tensor(c to n)
    lhs = ((A - B) - C) - D
    rhs = (A - B) - (C - D)
}

rule("differences from the right") {
    expect(REFUTED, because = "C = 1: -1 against 1")
    elements(int, real)
    val c by rankClass; val n by c.sizes
    val A by tensor(c to n); val B by tensor(c to n); val C by tensor(c to n)
    lhs = (A - B) - C
    rhs = A - (B - C)
}

rule("the next one less what there is") {
    expect(REFUTED, because = "A = 1: 1 - 0 - 0 against -1")
    elements(int, real)
    val c by rankClass; val n by c.sizes; val v by element
    val A by tensor(c to n); val B by tensor(c to n)
    lhs = B - (A - v)
    rhs = (v - A) - B
}

rule("any function from the last place to the first") {
    expect(REFUTED)
    val s by singleton; val v by element; val g by function(T, T)
    val A by tensor(s to 2)
    val first = A.slice(end = s to 1); val last = A.slice(start = s to 1)
    lhs = g(g(constant(v, s to 1), first), last)
    rhs = g(g(constant(v, s to 1), last), first)
}

rule("any function of both places, without its start") {
    expect(REFUTED)
    val s by singleton; val v by element; val g by function(T, T)
    val A by tensor(s to 2)
    val first = A.slice(end = s to 1); val last = A.slice(start = s to 1)
    lhs = g(g(constant(v, s to 1), first), last)
    rhs = g(first, last)
}

rule("any function with what there is on the other side") {
    expect(REFUTED)
    val s by singleton; val v by element; val g by function(T, T)
    val A by tensor(s to 1)
    lhs = g(constant(v, s to 1), A)
    rhs = g(A, constant(v, s to 1))
}

rule("any function grouped from the right") {
    expect(REFUTED)
    val s by singleton; val v by element; val g by function(T, T)
    val A by tensor(s to 2)
    val first = A.slice(end = s to 1); val last = A.slice(start = s to 1)
    lhs = g(g(constant(v, s to 1), first), last)
    rhs = g(constant(v, s to 1), g(first, last))
}

rule("a commutative function that does not associate") {
    expect(REFUTED)
    val c by rankClass; val n by c.sizes; val g by function(T, T, commutative = true)
    val A by tensor(c to n); val B by tensor(c to n); val C by tensor(c to n)
    lhs = g(g(A, B), C)
    rhs = g(A, g(B, C))
}

rule("the body that keeps what there is keeps the first place") {
    expect(REFUTED, because = "v is the result of every fold")
    val s by singleton; val n by s.sizes; val v by element
    val A by tensor(s to n)
    requires { n ge 1 }
    lhs = constant(v, s to 1)
    rhs = A.slice(end = s to 1)
}

rule("the body that takes the next one keeps the first place") {
    expect(REFUTED, because = "the last of two")
    val s by singleton; val n by s.sizes
    val A by tensor(s to n)
    requires { n ge 1 }
    lhs = A.slice(start = s to n - 1)
    rhs = A.slice(end = s to 1)
}

rule("a quotient by all terms is one by their sum") {
    expect(REFUTED, because = "A = B = 1: v against v / 2")
    elements(real)
    val c by rankClass; val n by c.sizes; val v by element
    val A by tensor(c to n); val B by tensor(c to n)
    assume { A gt 0 }
    assume { B gt 0 }
    lhs = (v / A) / B
    rhs = v / (A + B)
}

rule("means of means are the mean") {
    expect(REFUTED, because = "0, 0, 1: 1/2 against 1/3")
    elements(real)
    val c by rankClass; val n by c.sizes
    val A by tensor(c to n); val B by tensor(c to n); val C by tensor(c to n)
    lhs = ((A + B) / 2 + C) / 2
    rhs = (A + B + C) / 3
}

rule("windows of differences are windows of sums") {
    expect(REFUTED, because = "A = 1, 1: 0 against 2")
    elements(int, real)
    val s by singleton; val n by s.sizes
    val A by tensor(s to n)
    requires { n ge 1 }
    lhs = A.slice(end = s to n - 1) - A.slice(start = s to 1)
    rhs = A.reduceWindow(sum, size = s to 2)
}
