// Numbers that all lanes share because a singleton has one lane; each rule has wrong ones beside it in refuted/singleton-numbers.rules.kts.

rule("a padding by the size of another axis is sliced off") {
    val s by singleton
    val t by singleton
    val n by s.sizes
    val m by t.sizes
    val v by element
    val A by tensor(s to n, t to m)
    lhs = A.pad(v, low = s to m, high = s to m).slice(start = s to m, end = s to m + n)
    rhs = A
}

rule("slices of any rank that start at a number of a singleton") {
    val s by singleton
    val c by rankClass
    val k by s.map
    val j by s.map
    val n by c.sizes
    val A by tensor(c to n)
    lhs = A.slice(start = c to k).slice(start = c to j)
    rhs = A.slice(start = c to k + j)
    requires { k ge 0 }
    requires { j ge 0 }
}

rule("rows and columns are counted in either order") {
    val s by singleton
    val t by singleton
    val u by singleton
    val n by s.sizes
    val m by t.sizes
    val A by tensor(u to m * n)
    val low by s.sizes
    val w by t.sizes
    lhs = A.slice(end = u to n * m).pad(number(0), low = u to low * w)
    rhs = A.pad(number(0), low = u to w * low)
}

rule("sizes of two axes that are equal") {
    val s by singleton
    val t by singleton
    val n by s.sizes
    val m by t.sizes
    val A by tensor(s to n)
    requires { n eq m }
    lhs = A.slice(end = s to m)
    rhs = A
}

rule("a number that bounds every lane") {
    val s by singleton
    val c by rankClass
    val k by s.map
    val n by c.sizes
    val A by tensor(c to n)
    requires { n le k }
    lhs = A.slice(end = c to min(n, k))
    rhs = A
}

rule("a triangle of two axes") {
    val s by singleton
    val t by singleton
    val n by s.sizes
    val m by t.sizes
    val A by tensor(real, s to n, t to m)
    requires { m le n }
    lhs = select(iota(s, s to n, t to m) ge iota(t, s to n, t to m), A, constant(0, s to n, t to m)).slice(start = s to m)
    rhs = A.slice(start = s to m)
}

rule("the trace of a matrix") {
    val s by singleton
    val t by singleton
    val n by s.sizes
    val g by tensor(real, s to n)
    lhs = (select(iota(s, s to n, t to n) eq iota(t, s to n, t to n), g.expand(t to n), constant(0, s to n, t to n))).reduce(sum, s, t)
    rhs = g.reduce(sum, s)
}

rule("a split axis turned round") {
    val s by singleton
    val t by singleton
    val u by singleton
    val n by s.sizes
    val m by t.sizes
    val A by tensor(real, u to n * m)
    requires { n ge 1 }
    requires { m ge 1 }
    val at = iota(s, s to n, t to m) * constant(m, s to n, t to m) + iota(t, s to n, t to m)
    lhs = A.reverse(u).gather(at, along = u)
    rhs = A.gather(at, along = u).reverse(s, t)
}

rule("a column of a matrix that is kept as a vector") {
    val s by singleton
    val u by singleton
    val n by s.sizes
    val m by s.sizes
    val r by s.map
    val A by tensor(real, u to n * m)
    requires { (m ge 1) and (r ge 0) and (r lt m) }
    lhs = A.gather(constant(r, s to n) + iota(s, s to n) * constant(m, s to n), along = u)
    rhs = A.slice(start = u to r, stride = u to m).gather(iota(s, s to n), along = u)
}

rule("a table is turned round by the size of an axis that is as long") {
    val s by singleton
    val t by singleton
    val n by s.sizes
    val m by t.sizes
    val A by tensor(s to n)
    requires { n eq m }
    requires { m ge 1 }
    lhs = A.reverse(s).gather(iota(t, t to m), along = s)
    rhs = A.gather(constant(m - 1, t to m) - iota(t, t to m), along = s)
}

rule("a number of two axes is an element") {
    val s by singleton
    val t by singleton
    val c by rankClass
    val n by s.sizes
    val m by t.sizes
    val k by c.sizes
    lhs = constant(n, c to k) * constant(m, c to k)
    rhs = constant(m * n, c to k)
}

rule("lanes that are multiples of a number") {
    val s by singleton
    val c by rankClass
    val m by s.sizes
    val n by c.sizes
    val A by tensor(c to n)
    requires { m ge 1 }
    requires { n.floorMod(m) eq 0 }
    lhs = A
    rhs = A.slice(end = c to n.floorDiv(m) * m)
}

rule("an equation on lanes says what the number is where there are lanes") {
    val s by singleton
    val c by nonEmptyRankClass
    val k by s.map
    val low by c.sizes
    val n by s.sizes
    val v by element
    val A by tensor(c to low, s to n)
    requires { low eq k }
    lhs = A.pad(v, low = s to max(k, 0))
    rhs = A.pad(v, low = s to k)
}

rule("lanes that all are one number are alike") {
    val s by singleton
    val c by rankClass
    val k by s.sizes
    val low by c.sizes
    val n by c.sizes
    val v by element
    val A by tensor(c to n)
    requires { low eq k }
    lhs = A.pad(v, low = low).slice(start = c to k)
    rhs = A
}

rule("a split of one axis into two is summed as it was") {
    val s by singleton
    val t by singleton
    val u by singleton
    val n by s.sizes
    val m by t.sizes
    val A by tensor(real, u to n * m)
    val both = shape(s to n, t to m)
    requires { n ge 1 }
    requires { m ge 1 }
    lhs = A.gather(iota(s, both) * constant(m, both) + iota(t, both), along = u).reduce(sum, s, t)
    rhs = A.reduce(sum, u)
}

rule("a row of a matrix that is kept as a vector") {
    val s by singleton
    val u by singleton
    val n by s.sizes
    val m by s.sizes
    val r by s.map
    val A by tensor(real, u to n * m)
    requires { (m ge 1) and (r ge 0) and (r lt n) }
    lhs = A.gather(constant(r * m, s to m) + iota(s, s to m), along = u).reduce(sum, s)
    rhs = A.slice(start = u to r * m, end = u to r * m + m).reduce(sum, u)
}

rule("all that is looked up in order is summed") {
    val s by singleton
    val u by singleton
    val n by s.sizes
    val A by tensor(real, u to n)
    requires { n ge 1 }
    lhs = A.gather(iota(s, s to n), along = u).reduce(sum, s)
    rhs = A.reduce(sum, u)
}

rule("a split of one axis into two is summed as it was, with a hint") {
    val s by singleton
    val t by singleton
    val u by singleton
    val n by s.sizes
    val m by t.sizes
    val i by s.index
    val j by t.index
    val k by u.index
    val A by tensor(real, u to n * m)
    requires { n ge 1 }
    requires { m ge 1 }
    lhs = A.gather(iota(s, s to n, t to m) * constant(m, s to n, t to m) + iota(t, s to n, t to m), along = u).reduce(sum, s to i, t to j)
    rhs = A.reduce(sum, u to k)
    match(k to i * m + j, i to k.floorDiv(m), j to k.floorMod(m))
}

rule("updates at the places of another axis") {
    val s by singleton
    val t by singleton
    val n by s.sizes
    val m by t.sizes
    val A by tensor(real, s to n)
    val U by tensor(real, t to m)
    requires { (n eq m) and (n ge 1) }
    lhs = A.scatter(sum, iota(t, t to m), U, along = s)
    rhs = A + U.gather(iota(s, s to n), along = t)
}

rule("a number for each place of an axis") {
    val s by singleton
    val t by singleton
    val n by s.sizes
    val m by t.sizes
    val A by tensor(real, s to n, t to m)
    val both = shape(s to n, t to m)
    lhs = select(iota(s, both) + iota(t, both) lt constant(n, both), A, constant(0, both)).reduce(sum, t)
    rhs = select(iota(t, both) lt constant(n, both) - iota(s, both), A, constant(0, both)).reduce(sum, t)
}

rule("windows as long as a number") {
    val s by singleton
    val c by rankClass
    val k by s.sizes
    val n by c.sizes
    val A by tensor(real, c to n)
    requires { k eq 1 }
    lhs = A.reduceWindow(sum, size = c to k)
    rhs = A
}
