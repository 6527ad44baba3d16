// What these rules build is valid somewhere, or nowhere for another reason: none is INVALID, although each is expected to be. The name begins
// with the verdict that it gets instead.

rule("REFUTED: a slice with an end that may be the size") {
    expect(INVALID)
    val c by rankClass; val n by c.sizes; val k by c.map
    val A by tensor(c to n)
    lhs = A
    rhs = A.slice(end = k)
}

rule("REFUTED: out of bounds, but for empty tensors") {
    expect(INVALID)
    val s by singleton; val n by s.sizes
    val A by tensor(s to n)
    lhs = A
    rhs = A.slice(start = axes(s to n), end = axes(s to 2 * n))
}

rule("REFUTED: of another shape, but for size 7") {
    expect(INVALID)
    val s by singleton; val n by s.sizes
    val A by tensor(s to n)
    requires { n ge 1 }
    lhs = A
    rhs = A.slice(end = axes(s to min(n, 7)))
}

rule("REFUTED: of another shape, unless all lanes are equal") {
    expect(INVALID)
    val c by rankClass; val n by c.sizes; val m by c.sizes
    val A by tensor(c to n); val B by tensor(c to m)
    lhs = A
    rhs = B
}

rule("REFUTED: invalid on one lane of each pair, but not on a single one") {
    expect(INVALID)
    val c by rankClass; val s by singleton; val n by c.sizes; val m by s.sizes
    val A by tensor(c to n, s to m)
    requires { someLane(n ge 1) }
    lhs = A
    rhs = A.slice(start = c to 0, end = c to min(n, 1))
}

rule("REFUTED: shapes are the same, and each element differs") {
    expect(INVALID)
    elements(int)
    val c by rankClass; val n by c.sizes
    val A by tensor(c to n)
    lhs = A
    rhs = A + 1
}

rule("REFUTED: results that are always empty have a shape") {
    expect(INVALID)
    val c by rankClass; val n by c.sizes; val k by c.map
    val A by tensor(c to n)
    lhs = A.slice(end = lanes(0))
    rhs = A.slice(start = k, end = k)
}

rule("REFUTED: a division by zero can be built") {
    expect(INVALID)
    val c by rankClass; val n by c.sizes
    val A by tensor(i8, c to n)
    requires { n ge 1 }
    lhs = A
    rhs = divsi(A, constant(number(0, i8), c to n))
}

rule("REFUTED: invalid at rank 1, and not where two lanes do what one cannot") {
    expect(INVALID)
    val c by rankClass; val n by c.sizes; val k by c.map
    val A by tensor(c to n)
    requires { (someLane(k eq 1) and someLane(k eq 2)) or everyLane(k eq 3) }
    lhs = A
    rhs = A.slice(end = choose(k eq 3, n + 1, n))
}

rule("VACUOUS: nothing applies, so nothing is built") {
    expect(INVALID)
    val c by rankClass; val n by c.sizes
    val A by tensor(c to n)
    requires { n lt 0 }
    lhs = A
    rhs = A.slice(end = n + 1)
}

rule("VACUOUS: the left side is as invalid as the right one") {
    expect(INVALID)
    val c by rankClass; val n by c.sizes
    val A by tensor(c to n)
    lhs = A.slice(end = n + 1)
    rhs = A.slice(end = n + 1)
}

rule("VERIFIED: what is invalid together is not built") {
    expect(INVALID)
    val c by rankClass; val n by c.sizes; val k by c.map
    val A by tensor(c to n)
    lhs = A.slice(end = k)
    rhs = A.slice(end = k).slice(end = k)
}

rule("VERIFIED: shapes that are written in different ways") {
    expect(INVALID)
    val c by rankClass; val n by c.sizes; val v by element
    val A by tensor(c to n)
    lhs = A.pad(v, low = 1, high = 1)
    rhs = A.pad(v, low = 1).pad(v, high = 1)
}

rule("REFUTED: a reshape to a number of places that may be right") {
    expect(INVALID)
    val c by rankClass; val t by singleton; val n by c.sizes; val m by t.sizes
    val A by tensor(c to n); val B by tensor(t to m)
    lhs = B
    rhs = A.reshape(c, t to m)
}

rule("REFUTED: an assumption that nothing satisfies leaves empty tensors") {
    expect(INVALID)
    elements(int)
    val s by singleton; val n by s.sizes
    val A by tensor(s to n)
    assume { A ne A }
    lhs = A
    rhs = A.pad(0, high = axes(s to choose(n eq 0, lanes(1), lanes(0)))).slice(end = axes(s to max(n, 1)))
}

rule("REFUTED: reductions in conditions are no ground") {
    expect(INVALID)
    elements(int)
    val s by singleton; val n by s.sizes
    val A by tensor(s to n)
    lhs = A.reduce(sum, s)
    rhs = A.slice(end = axes(s to max(n - 1, 0))).reduce(sum, s)
}
