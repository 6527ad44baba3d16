// Axes of size 1 that are added, dropped, merged and moved: wrong where an axis has another size, or where it stands elsewhere.

rule("an axis of at most one place is dropped") {
    expect(REFUTED, because = "k = 0")
    elements(int, real)
    val u by singleton; val d by rankClass; val k by u.sizes; val m by d.sizes
    val A by tensor(u to k, d to m)
    requires { k le 1 }
    lhs = A.reduce(sum, u)
    rhs = A.dropUnit(u)
}

rule("a new axis in front becomes one behind") {
    expect(REFUTED, because = "A, B against A[0], B[0], ..")
    val s by singleton; val u by singleton; val n by s.sizes
    val A by tensor(s to n); val B by tensor(s to n)
    lhs = concat(A.addUnit(u), B.addUnit(u), along = u).merge(u, s, into = s)
    rhs = concat(A.addUnit(u), B.addUnit(u), along = u).merge(s, u, into = s)
}

rule("the second of two stacked is the first") {
    expect(REFUTED)
    val u by singleton; val c by rankClass; val n by c.sizes
    val A by tensor(c to n); val B by tensor(c to n)
    lhs = concat(A.addUnit(u), B.addUnit(u), along = u).slice(start = u to 1).dropUnit(u)
    rhs = A
}

rule("the place that a padding adds to a new axis") {
    expect(REFUTED, because = "v against A")
    val u by singleton; val c by rankClass; val n by c.sizes; val v by element
    val A by tensor(c to n)
    lhs = A.addUnit(u).pad(v, high = u to 1).slice(start = u to 1).dropUnit(u)
    rhs = A
}

rule("two copies along a new axis are one") {
    expect(REFUTED, because = "A = 1")
    elements(int, real)
    val u by singleton; val c by rankClass; val n by c.sizes
    val A by tensor(c to n)
    lhs = A.addUnit(u).tile(u to 2).reduce(sum, u)
    rhs = A
}

rule("an axis of two places keeps its order where it is reversed") {
    expect(REFUTED, because = "n = 2")
    val s by singleton; val n by s.sizes
    val A by tensor(s to n)
    requires { n le 2 }
    lhs = A.reverse(s)
    rhs = A
}

rule("an axis of two places stays where it is rotated") {
    expect(REFUTED, because = "n = 2")
    val s by singleton; val n by s.sizes
    val A by tensor(s to n)
    requires { (n ge 1) and (n le 2) }
    lhs = A.rotate(by = 1)
    rhs = A
}

rule("nothing lies between at most two places") {
    expect(REFUTED, because = "n = 2, k = 1")
    val s by singleton; val n by s.sizes; val k by s.sizes; val v by element
    val A by tensor(s to n)
    requires { n le 2 }
    lhs = A.pad(v, interior = k)
    rhs = A
}

rule("a transpose is a reshape where an axis has at most two places") {
    expect(REFUTED, because = "n = m = 2")
    val s by singleton; val row by s.label; val column by s.label
    val n by s.sizes; val m by s.sizes
    val A by tensor(row to n, column to m)
    requires { (n le 2) or (m le 2) }
    lhs = A.merge(row, column, into = s)
    rhs = A.merge(column, row, into = s)
}

rule("a reshape to the sizes in another order is a transpose") {
    expect(REFUTED, because = "2 x 3")
    val c by rankClass; val p by permutation(c); val n by c.sizes
    val A by tensor(c to n)
    lhs = A.reshape(c, c to n.permuted(p))
    rhs = A.transpose(p)
}

rule("what is reversed before a reshape is reversed on one axis") {
    expect(REFUTED, because = "2 x 2")
    val s by singleton; val t by singleton; val u by singleton
    val n by s.sizes; val m by t.sizes
    val A by tensor(s to n, t to m)
    lhs = A.reverse(s).merge(s, t, into = u)
    rhs = A.merge(s, t, into = u).reverse(u)
}

rule("a slice before a reshape that drops two axes is one behind it") {
    expect(REFUTED, because = "2 x 2, k = 1: A[0, 0], A[1, 0] against A[0, 0], A[0, 1]")
    val s by singleton; val t by singleton; val u by singleton
    val n by s.sizes; val m by t.sizes; val k by t.sizes
    val A by tensor(s to n, t to m)
    requires { k le m }
    lhs = A.slice(end = t to k).merge(s, t, into = u)
    rhs = A.merge(s, t, into = u).slice(end = u to n * k)
}

rule("an axis is cut into rows, not into columns") {
    expect(REFUTED, because = "four places")
    val s by singleton; val t by s.label; val r by s.label; val n by s.sizes; val k by s.sizes
    val A by tensor(s to n * k)
    requires { k ge 1 }
    lhs = A.split(s, inner = t to k, outer = r).merge(t, r, into = s)
    rhs = A
}

rule("a sum over an axis of size 1 is one over the axis beside it") {
    expect(REFUTED, by = shape)
    elements(int, real)
    val s by singleton; val t by singleton; val n by s.sizes
    val A by tensor(s to n)
    lhs = A.addUnit(t).reduce(sum, t)
    rhs = A.reduce(sum, s).addUnit(s)
}

rule("places on a new axis are counted from 1 on") {
    expect(REFUTED, because = "0 against 1")
    val u by singleton
    lhs = iota(u, u to 1)
    rhs = iota(u, u to 1) + 1
}

rule("a product along a new axis is a sum") {
    expect(REFUTED, because = "A = B = 1")
    elements(int, real)
    val u by singleton; val c by rankClass; val n by c.sizes
    val A by tensor(c to n); val B by tensor(c to n)
    lhs = dot(A.addUnit(u), B.addUnit(u), contract = u, batch = c)
    rhs = A + B
}
