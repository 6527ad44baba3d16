// The product of the sizes of a class as a number, where another number is right.

rule("a sum of one element everywhere is the element") {
    val c by rankClass; val d by rankClass
    val n by c.sizes; val m by d.sizes
    elements(int + real + signed)
    val A by tensor(d to m)
    lhs = A.expand(c to n).reduce(sum, c)
    rhs = A
    expect(REFUTED, because = "n = 2")
}

rule("a sum of one element everywhere counts one more") {
    val c by rankClass; val d by rankClass
    val n by c.sizes; val m by d.sizes
    elements(int + real + signed)
    val A by tensor(d to m)
    val B = A.expand(c to n)
    lhs = B.reduce(sum, c)
    rhs = A * (B.count(c) + 1)
    expect(REFUTED, because = "n = 1")
}

rule("a mean is divided by the number of all elements") {
    val c by rankClass; val d by rankClass
    val n by c.sizes; val m by d.sizes
    elements(real)
    val A by tensor(c to n, d to m)
    lhs = A.mean(c)
    rhs = A.reduce(sum, c) / A.count(c, d).expand(d to m)
    expect(REFUTED, because = "m = 2")
}

rule("the places of two classes are as many as those of one") {
    val c by rankClass; val d by rankClass
    val n by c.sizes; val m by d.sizes
    elements(int + signed)
    val A by tensor(c to n, d to m)
    requires { m ge 1 }
    lhs = A.count(c, d)
    rhs = A.count(c).reduce(max, d)
    expect(REFUTED, because = "m = 2")
}

rule("a sum of ones less one") {
    val c by rankClass; val n by c.sizes
    elements(int + real + signed + unsigned)
    val A by tensor(c to n)
    lhs = (A * 0 + 1).reduce(sum, c)
    rhs = A.count(c) - 1
    expect(REFUTED, because = "n = 1")
}

rule("a product of one element everywhere counts as a sum does") {
    val c by rankClass; val d by rankClass
    val n by c.sizes; val m by d.sizes
    elements(int + real)
    val A by tensor(d to m)
    val B = A.expand(c to n)
    lhs = B.reduce(product, c)
    rhs = A * B.count(c)
    expect(REFUTED, because = "n = 2, A = 1")
}

rule("the places of the result are counted, not those of the operand") {
    val c by rankClass; val d by rankClass
    val n by c.sizes; val m by d.sizes
    elements(int + real)
    val A by tensor(d to m)
    val B = A.expand(c to n)
    lhs = B.reduce(sum, c)
    rhs = A * A.count(d).expand(d to m)
    expect(REFUTED, because = "n = 2, m = 1")
}

rule("a slice has as many places as the whole") {
    val c by rankClass; val n by c.sizes; val k by c.sizes
    elements(int + real)
    val A by tensor(c to n)
    requires { k le n }
    lhs = A.slice(end = k).count(c)
    rhs = A.count(c)
    expect(REFUTED, because = "n = 1, k = 0")
}

rule("padding adds its places to their number") {
    val c by rankClass; val n by c.sizes; val l by c.sizes; val v by element
    elements(int + real)
    val A by tensor(c to n); val B by tensor(c to l)
    lhs = A.pad(v, low = l).count(c)
    rhs = A.count(c) + B.count(c)
    expect(REFUTED, because = "at rank 2 the corners count, too; at rank 0 there is one place")
}

rule("the number of places is the sum of both axes") {
    val s by singleton; val t by singleton
    val n by s.sizes; val m by t.sizes
    val A by tensor(int, s to n, t to m)
    lhs = A.count(s, t)
    rhs = constant(n, shape()) + constant(m, shape())
    expect(REFUTED, because = "n = m = 1")
}

rule("the number of places is a square") {
    val s by singleton; val t by singleton
    val n by s.sizes; val m by t.sizes
    val A by tensor(int, s to n, t to m)
    lhs = A.count(s, t)
    rhs = constant(n, shape()) * constant(n, shape())
    expect(REFUTED, because = "n = 1, m = 0")
}

rule("a mean of a mean is the mean with other weights") {
    val s by singleton; val n by s.sizes; val m by s.sizes
    elements(real)
    val A by tensor(s to n); val B by tensor(s to m)
    requires { n ge 1 }
    requires { m ge 1 }
    lhs = concat(A, B, along = s).mean(s)
    rhs = (A.mean(s) + B.mean(s)) / 2
    expect(REFUTED, because = "n = 1, m = 2")
}

rule("the mean of all blocks is divided by their number") {
    val s by singleton; val n by s.sizes; val k by s.sizes
    val A by tensor(real, s to n * k)
    requires { n ge 1 }
    requires { k ge 1 }
    lhs = A.mean(s)
    rhs = A.reduce(sum, s) / n
    expect(REFUTED, because = "A = 1, k = 2")
}

rule("a variance is divided by one less") {
    val s by singleton; val n by s.sizes
    elements(real)
    val A by tensor(s to n)
    requires { n ge 2 }
    lhs = (A * A).mean(s)
    rhs = (A * A).reduce(sum, s) / (A.count(s) - 1)
    expect(REFUTED, because = "A = 1, n = 2: 1 against 2")
}

rule("a window has as many terms as its axis") {
    val s by singleton; val n by s.sizes; val w by s.sizes
    elements(int + real)
    val A by tensor(s to n)
    requires { (w ge 1) and (w le n) }
    lhs = (A * 0 + 1).reduceWindow(sum, size = s to w)
    rhs = (A * 0).reduceWindow(sum, size = s to w) + n
    expect(REFUTED, because = "n = 2, w = 1")
}

rule("the number of places wraps to another one") {
    val s by singleton; val n by s.sizes
    elements(s8)
    val A by tensor(s to n)
    requires { n eq 256 }
    lhs = A.count(s)
    rhs = A.count(s) * 0 + 1
    expect(REFUTED, because = "256 is 0 in s8")
}
