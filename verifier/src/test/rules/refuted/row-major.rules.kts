// Wrong rules about places in row-major order: each is named after the step that it attacks.

rule("as many places are the same sizes") {
    expect(REFUTED, by = shape)
    val c by rankClass
    val n by c.sizes
    val m by c.sizes
    val A by tensor(c to n)
    lhs = A.reshape(c, c to m)
    rhs = A
}

rule("a place among other sizes is the same index") {
    expect(REFUTED, by = elements)
    val c by rankClass
    val u by singleton
    val n by c.sizes
    val m by c.sizes
    val j by c.sizes
    val k by u.sizes
    val A by tensor(c to n)
    requires { (m le n) and (j le n) }
    val P by tensor(bool, u to k)
    lhs = select(P, A.slice(end = m).reshape(c, u to k), A.slice(end = j).reshape(c, u to k))
    rhs = A.slice(end = m).reshape(c, u to k)
}

rule("sizes that agree on some lane have the same places") {
    expect(REFUTED, by = elements)
    val c by rankClass
    val u by singleton
    val n by c.sizes
    val m by c.sizes
    val j by c.sizes
    val k by u.sizes
    val A by tensor(c to n)
    requires { (m le n) and (j le n) }
    requires { someLane(m eq j) }
    requires { k ge 1 }
    val P by tensor(bool, u to k)
    lhs = select(P, A.slice(end = m).reshape(c, u to k), A.slice(end = j).reshape(c, u to k))
    rhs = A.slice(end = m).reshape(c, u to k)
}

rule("indices that agree on some lane are the same place") {
    expect(REFUTED, by = elements)
    val c by rankClass
    val u by singleton
    val n by c.sizes
    val one by c.sizes
    val other by c.sizes
    val k by u.sizes
    val A by tensor(u to k)
    requires { someLane(one eq other) }
    lhs = A.reshape(u, c to n).slice(start = one, end = one + 1)
    rhs = A.reshape(u, c to n).slice(start = other, end = other + 1)
    requires { (other lt n) and (one lt n) }
}

rule("an operation of other elements after a reshape") {
    expect(REFUTED, by = elements)
    val c by rankClass
    val d by rankClass
    val n by c.sizes
    val m by d.sizes
    val A by tensor(c to n)
    val B by tensor(c to n)
    val P by tensor(bool, c to n)
    lhs = select(P, A, B).reshape(c, d to m)
    rhs = select(P.reverse(c).reshape(c, d to m), A.reshape(c, d to m), B.reshape(c, d to m))
}

rule("a reshape leaves no place out") {
    expect(REFUTED)
    elements(int, real)
    val c by rankClass
    val u by singleton
    val n by c.sizes
    val k by u.sizes
    val A by tensor(c to n)
    requires { k ge 2 }
    lhs = A.reshape(c, u to k).slice(end = k - 1).reduce(sum, u)
    rhs = A.reduce(sum, c)
}

rule("each place once") {
    expect(REFUTED)
    elements(int, real)
    val c by rankClass
    val d by rankClass
    val n by c.sizes
    val m by d.sizes
    val A by tensor(c to n)
    lhs = (A.reshape(c, d to m) + A.reshape(c, d to m)).reduce(sum, d)
    rhs = A.reduce(sum, c)
}

rule("both operands of a product are read in one order, or in opposite ones") {
    expect(REFUTED, by = elements)
    elements(int, real)
    val c by rankClass
    val u by singleton
    val n by c.sizes
    val k by u.sizes
    val A by tensor(c to n)
    val B by tensor(u to k)
    lhs = (A.reshape(c, u to k) * B).reduce(sum, u)
    rhs = (A * B.reverse(u).reshape(u, c to n)).reduce(sum, c)
}

rule("axes of one class in the other order") {
    expect(REFUTED, by = elements)
    val s by singleton
    val t by singleton
    val u by singleton
    val n by s.sizes
    val m by t.sizes
    val A by tensor(s to n, t to m)
    lhs = A.merge(s, t, into = u)
    rhs = A.merge(t, s, into = u)
}

rule("any number of axes before one, or after it") {
    expect(REFUTED, by = elements)
    val s by singleton
    val c by rankClass
    val u by singleton
    val w by singleton
    val p by s.sizes
    val n by c.sizes
    val k by u.sizes
    val A by tensor(s to p, c to n)
    lhs = A.reshape(c, u to k).merge(s, u, into = w)
    rhs = A.reshape(c, u to k).merge(u, s, into = w)
}

rule("no place on each lane of none") {
    expect(REFUTED, by = elements)
    val c by rankClass
    val d by rankClass
    val n by c.sizes
    val m by d.sizes
    val A by tensor(c to n)
    val B by tensor(c to n)
    requires { n eq 0 }
    lhs = A.reshape(c, d to m)
    rhs = B.reshape(c, d to m)
}

rule("a single place on some lane is a single place") {
    expect(REFUTED)
    val c by rankClass
    val u by singleton
    val n by c.sizes
    val k by u.sizes
    val A by tensor(c to n)
    requires { someLane(n eq 1) }
    lhs = A.reshape(c, u to k)
    rhs = A.reshape(c, u to 1)
}

rule("rank 0 has no place") {
    expect(REFUTED)
    val c by rankClass
    val u by singleton
    val n by c.sizes
    val k by u.sizes
    val A by tensor(c to n)
    requires { n eq 0 }
    lhs = A.reshape(c, u to k)
    rhs = A.reshape(c, u to k).slice(end = 0)
}

rule("padded on every lane or at the end") {
    expect(REFUTED)
    val c by rankClass
    val u by singleton
    val n by c.sizes
    val k by u.sizes
    val v by element
    val A by tensor(c to n)
    lhs = A.reshape(c, u to k).pad(v, high = 1)
    rhs = A.pad(v, high = 1).reshape(c, u to k + 1)
}

rule("the first of all places is the last on every lane") {
    expect(REFUTED, by = elements)
    val c by rankClass
    val u by singleton
    val n by c.sizes
    val k by u.sizes
    val A by tensor(c to n)
    requires { k ge 1 }
    lhs = A.reshape(c, u to k).slice(end = 1)
    rhs = A.slice(start = n - 1).reshape(c, u to 1)
}

rule("what is turned round on every lane stays where it is") {
    expect(REFUTED, by = elements)
    val c by rankClass
    val u by singleton
    val n by c.sizes
    val k by u.sizes
    val A by tensor(c to n)
    lhs = A.reverse(c).reshape(c, u to k)
    rhs = A.reshape(c, u to k)
}

rule("rows are as long as there are rows") {
    expect(REFUTED, by = elements)
    val s by singleton
    val t by singleton
    val u by singleton
    val n by s.sizes
    val m by t.sizes
    val A by tensor(s to n, t to m)
    lhs = A.merge(t, s, into = u).split(u, inner = t to m, outer = s)
    rhs = A
    requires { (n eq m) and (n ge 1) }
}

rule("numbers that are equal as sums are places that are equal") {
    expect(REFUTED, by = elements)
    val c by rankClass
    val u by singleton
    val n by c.sizes
    val i by c.sizes
    val j by c.sizes
    val k by u.sizes
    val A by tensor(u to k)
    requires { (i lt n) and (j lt n) }
    requires { i + j eq 1 }
    lhs = A.reshape(u, c to n).slice(start = i, end = i + 1)
    rhs = A.reshape(u, c to n).slice(start = j, end = j + 1)
}

rule("a number in range is a place in bounds of any sizes") {
    expect(REFUTED)
    val c by rankClass
    val u by singleton
    val n by c.sizes
    val m by c.sizes
    val k by u.sizes
    val v by element
    val A by tensor(u to k)
    requires { m le n }
    lhs = A.reshape(u, c to n)
    rhs = A.reshape(u, c to n).slice(end = m).pad(v, high = n - m)
}

rule("two reshapes of one class, each of its own tensor") {
    expect(REFUTED, by = elements)
    val c by rankClass
    val u by singleton
    val n by c.sizes
    val m by c.sizes
    val k by u.sizes
    val A by tensor(c to n)
    val B by tensor(c to m)
    lhs = A.reshape(c, u to k) + B.reshape(c, u to k)
    rhs = A.reshape(c, u to k) + B.reshape(c, u to k).reverse(u)
    elements(int)
}

rule("a lane that is not there has no index") {
    expect(REFUTED)
    val c by rankClass
    val d by rankClass
    val e by rankClass
    val u by singleton
    val n by c.sizes
    val k by u.sizes
    val p by d.sizes
    val q by e.sizes
    val j by integer
    val v by element
    val A by tensor(u to k, d to p, e to q)
    val B by tensor(u to k, d to p, e to q)
    val P by tensor(bool, c to 0, d to p, e to q)
    requires { j ge 0 }
    requires { n ge 1 }
    val X = A.reshape(u, c to n)
    lhs = select(P, X.slice(start = c to 0, end = c to 0), X.slice(start = c to 1, end = c to 1)).pad(v, low = axes(d to j, e to j))
    rhs = select(P, X.slice(start = c to 0, end = c to 0), B.reshape(u, c to n).slice(start = c to 1, end = c to 1)).pad(v, low = axes(d to j, e to j))
}

rule("parts along the slowest axis in the other order") {
    expect(REFUTED, by = elements)
    val s by singleton
    val c by rankClass
    val u by singleton
    val w by singleton
    val p by s.sizes
    val q by s.sizes
    val n by c.sizes
    val k by u.sizes
    val A by tensor(s to p, c to n)
    val B by tensor(s to q, c to n)
    lhs = concat(A, B, along = s).reshape(c, u to k).merge(s, u, into = w)
    rhs = concat(B.reshape(c, u to k).merge(s, u, into = w), A.reshape(c, u to k).merge(s, u, into = w), along = w)
}

rule("parts along the fastest axis are put together before or after") {
    expect(REFUTED, by = elements)
    val s by singleton
    val t by singleton
    val w by singleton
    val p by s.sizes
    val q by s.sizes
    val n by t.sizes
    val A by tensor(s to p, t to n)
    val B by tensor(s to q, t to n)
    lhs = concat(A, B, along = s).merge(t, s, into = w)
    rhs = concat(A.merge(t, s, into = w), B.merge(t, s, into = w), along = w)
}

rule("as many rows of one length as of another") {
    expect(REFUTED)
    elements(int, real)
    val s by singleton
    val t by singleton
    val w by singleton
    val p by s.sizes
    val n by t.sizes
    val A by tensor(s to p, t to n)
    lhs = A.merge(s, t, into = w).reduce(sum, w)
    rhs = A.slice(end = t to min(n, p)).reduce(sum, s, t)
}

rule("counting along what is reshaped counts along each lane") {
    expect(REFUTED)
    val s by singleton
    val t by singleton
    val u by singleton
    val n by s.sizes
    val m by t.sizes
    val k by u.sizes
    requires { m ge 1 }
    requires { k eq n * m }
    lhs = iota(u, u to k).split(u, inner = t to m, outer = s)
    rhs = iota(t, s to n, t to m)
}
