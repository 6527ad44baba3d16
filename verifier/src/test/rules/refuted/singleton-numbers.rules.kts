// Wrong rules about numbers that all lanes share because a singleton has one lane: each is named after the step that it attacks.

rule("a slice that starts at a number is not one that starts at another") {
    expect(REFUTED)
    val s by singleton
    val c by rankClass
    val k by s.map
    val n by c.sizes
    val A by tensor(c to n)
    lhs = A.slice(start = c to k)
    rhs = A.slice(start = c to max(k, 1))
    requires { k ge 0 }
}

rule("at rank 0 a number is still bounded") {
    expect(REFUTED)
    val s by singleton
    val c by rankClass
    val k by s.sizes
    val low by c.sizes
    val n by c.sizes
    val v by element
    val A by tensor(c to n, s to k)
    requires { low le k }
    requires { low ge 1 }
    lhs = A
    rhs = A.slice(start = s to min(k, 1)).pad(v, low = s to min(k, 1)).slice(start = s to 0)
}

rule("rank 0 does not say that a number is positive, either") {
    expect(REFUTED)
    val s by singleton
    val c by rankClass
    val k by s.sizes
    val n by c.sizes
    val A by tensor(c to n, s to k)
    val v by element
    requires { everyLane((k ge 1) and (n ge 0)) }
    lhs = A.slice(end = s to min(k, 1))
    rhs = A.pad(v, high = s to 1).slice(end = s to 1)
}

rule("two lanes share the number") {
    expect(REFUTED)
    val s by singleton
    val c by rankClass
    val k by s.map
    val n by c.sizes
    val low by c.sizes
    val A by tensor(c to n)
    val v by element
    requires { someLane(low eq k) }
    lhs = A.pad(v, low = low)
    rhs = A.pad(v, low = c to k)
}

rule("two sizes that agree on some lane") {
    expect(REFUTED)
    val s by singleton
    val t by singleton
    val c by rankClass
    val k by s.map
    val j by t.map
    val n by c.sizes
    val A by tensor(c to n)
    requires { someLane((n eq k) and (n gt j)) }
    requires { (k ge 0) and (j ge 0) }
    lhs = A
    rhs = A.slice(end = c to min(n, max(j + 1, k)))
}

rule("a split with the sizes the other way round") {
    expect(REFUTED)
    val s by singleton
    val t by singleton
    val u by singleton
    val n by s.sizes
    val m by t.sizes
    val A by tensor(real, u to n * m)
    requires { (n ge 1) and (m ge 1) }
    val at = iota(s, s to n, t to m) * constant(n, s to n, t to m) + iota(t, s to n, t to m)
    lhs = A.gather(at, along = u)
    rhs = A.gather(iota(s, s to n, t to m) * constant(m, s to n, t to m) + iota(t, s to n, t to m), along = u)
}

rule("a split of a larger axis sums less") {
    expect(REFUTED)
    val s by singleton
    val t by singleton
    val u by singleton
    val n by s.sizes
    val m by t.sizes
    val A by tensor(real, u to n * m + 1)
    lhs = A.gather(iota(s, s to n, t to m) * constant(m, s to n, t to m) + iota(t, s to n, t to m), along = u).reduce(sum, s, t)
    rhs = A.reduce(sum, u)
}

rule("the trace of a matrix that is not square") {
    expect(REFUTED)
    val s by singleton
    val t by singleton
    val n by s.sizes
    val m by t.sizes
    val g by tensor(real, s to n)
    lhs = (select(iota(s, s to n, t to m) eq iota(t, s to n, t to m), g.expand(t to m), constant(0, s to n, t to m))).reduce(sum, s, t)
    rhs = g.reduce(sum, s)
}

rule("sizes of two axes, of which one is at most the other") {
    expect(REFUTED)
    val s by singleton
    val t by singleton
    val n by s.sizes
    val m by t.sizes
    val A by tensor(s to n)
    requires { m le n }
    lhs = A.slice(end = s to m)
    rhs = A
}

rule("a padding by the size of another axis is sliced off at one end") {
    expect(REFUTED)
    val s by singleton
    val t by singleton
    val n by s.sizes
    val m by t.sizes
    val v by element
    val A by tensor(s to n, t to m)
    lhs = A.pad(v, low = s to m, high = s to m).slice(start = s to m)
    rhs = A
}

rule("a padding by a size that may be negative") {
    expect(REFUTED)
    val s by singleton
    val t by singleton
    val n by s.sizes
    val m by t.map
    val v by element
    val A by tensor(s to n)
    requires { n + m ge 0 }
    lhs = A.pad(v, low = s to m).pad(v, low = s to -m)
    rhs = A
}

rule("a sum over what depends on another axis") {
    expect(REFUTED)
    val s by singleton
    val t by singleton
    val n by s.sizes
    val m by t.sizes
    val A by tensor(real, t to m)
    lhs = select(iota(s, s to n, t to m) ge iota(t, s to n, t to m), A.expand(s to n), constant(0, s to n, t to m)).reduce(sum, t)
    rhs = A.reduce(sum, t).expand(s to n)
}

rule("a triangle of two axes is not the other one") {
    expect(REFUTED)
    val s by singleton
    val t by singleton
    val n by s.sizes
    val A by tensor(real, s to n, t to n)
    lhs = select(iota(s, s to n, t to n) ge iota(t, s to n, t to n), A, constant(0, s to n, t to n))
    rhs = select(iota(t, s to n, t to n) ge iota(s, s to n, t to n), A, constant(0, s to n, t to n))
}

rule("a quotient of two axes is not exact") {
    expect(REFUTED)
    val s by singleton
    val t by singleton
    val n by s.sizes
    val m by t.sizes
    val A by tensor(s to n)
    requires { m ge 1 }
    lhs = A.slice(end = s to n.floorDiv(m) * m)
    rhs = A
}

rule("the same quotient under another name") {
    expect(REFUTED)
    val s by singleton
    val t by singleton
    val c by rankClass
    val n by s.sizes
    val m by t.sizes
    val x by c.sizes
    val v by element
    val A by tensor(c to x)
    requires { m ge 1 }
    lhs = A.pad(v, low = c to n.floorDiv(m))
    rhs = A.pad(v, low = c to (n + 1).floorDiv(m))
}

rule("all lanes are as large as a number on one of them") {
    expect(REFUTED)
    val s by singleton
    val c by rankClass
    val k by s.map
    val n by c.sizes
    val A by tensor(c to n)
    requires { k ge 0 }
    requires { n ge k }
    requires { someLane(n eq k) }
    lhs = A
    rhs = A.slice(end = c to k)
}

rule("a size that is a product is not 0") {
    expect(REFUTED)
    val s by singleton
    val t by singleton
    val u by singleton
    val n by s.sizes
    val m by t.sizes
    val A by tensor(u to n * m, s to n)
    requires { n ge 1 }
    lhs = A.slice(end = u to min(n * m, 1))
    rhs = A.slice(end = u to 1)
}

rule("an equation on lanes, of which there may be none, says nothing of the number") {
    expect(REFUTED)
    val s by singleton
    val c by rankClass
    val k by s.map
    val low by c.sizes
    val n by s.sizes
    val v by element
    val A by tensor(c to low, s to n)
    requires { low eq k }
    requires { n + k ge 0 }
    lhs = A.pad(v, low = s to max(k, 0))
    rhs = A.pad(v, low = s to k)
}

rule("an index that another one excludes is not summed") {
    expect(REFUTED)
    val s by singleton
    val t by singleton
    val n by s.sizes
    val m by t.sizes
    val A by tensor(real, s to n)
    val both = shape(s to n, t to m)
    lhs = select(iota(s, both) ne iota(t, both), A.expand(t to m), constant(0, both)).reduce(sum, s)
    rhs = A.reduce(sum, s).expand(t to m)
}

rule("sums of rows are not sums of columns") {
    expect(REFUTED)
    val s by singleton
    val t by singleton
    val u by singleton
    val n by s.sizes
    val A by tensor(real, u to n * n)
    val both = shape(s to n, t to n)
    requires { n ge 1 }
    lhs = A.gather(iota(s, both) * constant(n, both) + iota(t, both), along = u).reduce(sum, s)
    rhs = A.gather(iota(t, both) * constant(n, both) + iota(s, both), along = u).reduce(sum, s)
}

rule("a table is not turned round by the size of another axis") {
    expect(REFUTED)
    val s by singleton
    val t by singleton
    val n by s.sizes
    val m by t.sizes
    val A by tensor(s to n)
    requires { n ge m }
    requires { m ge 1 }
    lhs = A.reverse(s).gather(iota(t, t to m), along = s)
    rhs = A.gather(constant(m - 1, t to m) - iota(t, t to m), along = s)
}

rule("a difference of sizes has a sign") {
    expect(REFUTED)
    val s by singleton
    val t by singleton
    val c by rankClass
    val n by s.sizes
    val m by t.sizes
    val k by c.sizes
    lhs = constant(n - m, c to k)
    rhs = constant(m - n, c to k)
}

rule("one lane that is a multiple of a number makes not all of them one") {
    expect(REFUTED)
    val s by singleton
    val c by rankClass
    val m by s.sizes
    val n by c.sizes
    val A by tensor(c to n)
    requires { m ge 1 }
    requires { someLane(n.floorMod(m) eq 0) }
    lhs = A
    rhs = A.slice(end = c to n.floorDiv(m) * m)
}

rule("updates at the places of a shorter axis") {
    expect(REFUTED)
    val s by singleton
    val t by singleton
    val n by s.sizes
    val m by t.sizes
    val A by tensor(real, s to n)
    val U by tensor(real, t to m)
    requires { (m ge 1) and (n ge m) }
    lhs = A.scatter(sum, iota(t, t to m), U, along = s)
    rhs = A + U.gather(iota(s, s to n), along = t)
}
