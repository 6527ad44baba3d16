// Wrong about rotations of axes.

rule("a rotation is nothing") {
    expect(REFUTED, because = "m = 1, n = 2")
    val c by rankClass
    val n by c.sizes
    val m by c.map
    val A by tensor(c to n)
    lhs = A.rotate(by = m)
    rhs = A
}

rule("a rotation in the wrong direction") {
    expect(REFUTED, because = "m = 1, n = 3")
    val c by rankClass
    val n by c.sizes
    val m by c.map
    val A by tensor(c to n)
    lhs = A.rotate(by = m)
    rhs = A.rotate(by = -m)
}

rule("the second rotation goes back") {
    expect(REFUTED, because = "a = 0, b = 1, n = 3")
    val c by rankClass
    val n by c.sizes
    val a by c.map
    val b by c.map
    val A by tensor(c to n)
    lhs = A.rotate(by = a).rotate(by = b)
    rhs = A.rotate(by = a - b)
}

rule("a reversed rotation in the same direction") {
    expect(REFUTED, because = "m = 1, n = 3")
    val c by rankClass
    val n by c.sizes
    val m by c.map
    val A by tensor(c to n)
    lhs = A.rotate(by = m).reverse(c)
    rhs = A.reverse(c).rotate(by = m)
}

rule("a rotation by the last index") {
    expect(REFUTED, because = "n = 2")
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    lhs = A.rotate(by = n - 1)
    rhs = A
}

rule("what a rotation moves out is lost") {
    expect(REFUTED, because = "it comes back at the other end")
    val c by rankClass
    val n by c.sizes
    val A by tensor(int, c to n)
    lhs = A.rotate(by = n - n + 1)
    rhs = A.pad(number(0), low = n - n - 1, high = n - n + 1)
}

rule("a concatenation in the wrong order") {
    expect(REFUTED, because = "m = 1, n = 3")
    val s by singleton
    val n by s.sizes
    val m by s.map
    val A by tensor(s to n)
    requires { m ge 0 }
    requires { m le n }
    lhs = A.rotate(by = m)
    rhs = concat(A.slice(end = m), A.slice(start = m, end = n), along = s)
}

rule("a product with something rotated, over all indices") {
    expect(REFUTED, because = "both have to be rotated")
    val c by rankClass
    val n by c.sizes
    val m by c.map
    val A by tensor(int, c to n)
    val B by tensor(int, c to n)
    lhs = (A.rotate(by = m) * B).reduce(sum, c)
    rhs = (A * B).reduce(sum, c)
}

rule("the sum over a rotated axis without its first element") {
    expect(REFUTED, because = "another one is the first")
    val c by rankClass
    val n by c.sizes
    val m by c.map
    val A by tensor(int, c to n)
    requires { n ge 1 }
    lhs = A.rotate(by = m).slice(start = 1).reduce(sum, c)
    rhs = A.slice(start = 1).reduce(sum, c)
}
