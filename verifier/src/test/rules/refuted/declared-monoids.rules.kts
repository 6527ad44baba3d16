// Wrong rules about declared monoids, each named after what a proof would have to take for granted.

rule("the first element of a combination") {
    expect(REFUTED, because = "g is no projection")
    val c by rankClass
    val n by c.sizes
    val g by monoid
    val A by tensor(c to n)
    val B by tensor(c to n)
    lhs = g(A, B)
    rhs = A
}

rule("a part counted twice") {
    expect(REFUTED, because = "g is not idempotent")
    val c by rankClass
    val n by c.sizes
    val g by monoid
    val A by tensor(c to n)
    requires { n ge 1 }
    lhs = g(A.reduce(g, c), A.reduce(g, c))
    rhs = A.reduce(g, c)
}

rule("an overlap counted twice") {
    expect(REFUTED, because = "the element in both parts")
    val s by singleton
    val n by s.sizes
    val m by s.sizes
    val g by monoid
    val A by tensor(s to n)
    requires { (m ge 1) and (m lt n) }
    lhs = A.reduce(g, s)
    rhs = g(A.slice(end = m + 1).reduce(g, s), A.slice(start = m).reduce(g, s))
}

rule("a part that may be empty") {
    expect(REFUTED, because = "without identity the reduction of nothing has no value")
    val s by singleton
    val n by s.sizes
    val k by s.sizes
    val g by monoid
    val A by tensor(s to n)
    val B by tensor(s to k)
    requires { n ge 1 }
    lhs = concat(A, B, along = s).reduce(g, s)
    rhs = g(A.reduce(g, s), B.reduce(g, s))
}

rule("nothing on some lane, nothing at rank 0") {
    expect(REFUTED, because = "at rank 0 there is one element")
    val c by rankClass
    val n by c.sizes
    val v by element
    val g by monoid(T, identity = v)
    val A by tensor(c to n)
    requires { n eq 0 }
    lhs = A.reduce(g, c)
    rhs = constant(v)
}

rule("a padding with another element") {
    expect(REFUTED, because = "w is not the identity")
    val c by rankClass
    val n by c.sizes
    val v by element
    val w by element
    val g by monoid(T, identity = v)
    val A by tensor(c to n)
    lhs = A.pad(w, low = 1).reduce(g, c)
    rhs = A.reduce(g, c)
}

rule("the identity of another function") {
    expect(REFUTED, because = "v is the identity of g, not of h")
    val c by rankClass
    val n by c.sizes
    val v by element
    val g by monoid(T, identity = v)
    val h by monoid
    val A by tensor(c to n)
    requires { n ge 1 }
    lhs = A.pad(v, low = 1).reduce(h, c)
    rhs = A.reduce(h, c)
}

rule("the initial value left out") {
    expect(REFUTED, because = "v is combined once")
    val c by rankClass
    val n by c.sizes
    val v by element
    val g by monoid
    val A by tensor(c to n)
    requires { n ge 1 }
    lhs = A.reduce(g, c, initial = v)
    rhs = A.reduce(g, c)
}

rule("the initial value twice") {
    expect(REFUTED, because = "v is combined twice on the right")
    val s by singleton
    val n by s.sizes
    val k by s.sizes
    val v by element
    val g by monoid
    val A by tensor(s to n)
    val B by tensor(s to k)
    lhs = concat(A, B, along = s).reduce(g, s, initial = v)
    rhs = g(A.reduce(g, s, initial = v), B.reduce(g, s, initial = v))
}

rule("a prefix for the whole") {
    expect(REFUTED, because = "the last element")
    val s by singleton
    val n by s.sizes
    val g by monoid
    val A by tensor(s to n)
    requires { n ge 2 }
    lhs = A.reduce(g, s)
    rhs = A.slice(end = n - 1).reduce(g, s)
}

rule("a broadcast axis left out") {
    expect(REFUTED, because = "each element is combined m times")
    val c by rankClass
    val s by singleton
    val n by c.sizes
    val m by s.sizes
    val g by monoid
    val A by tensor(c to n)
    requires { m ge 1 }
    lhs = A.expand(s to m).reduce(g, s)
    rhs = A
}

rule("rows of a square for its columns") {
    expect(REFUTED, because = "the element beside the diagonal")
    val c by rankClass
    val row by c.label
    val column by c.label
    val n by c.sizes
    val g by monoid
    val A by tensor(row to n, column to n)
    requires { n ge 1 }
    lhs = A.reduce(g, row)
    rhs = A.reduce(g, column).relabel(row to column)
}

rule("one function for another") {
    expect(REFUTED, because = "g is not h")
    val c by rankClass
    val n by c.sizes
    val g by monoid
    val h by monoid
    val A by tensor(c to n)
    val B by tensor(c to n)
    lhs = g(A, B)
    rhs = h(A, B)
}

rule("one function goes into the other") {
    expect(REFUTED, because = "h does not distribute over g")
    val c by rankClass
    val n by c.sizes
    val g by monoid
    val h by monoid
    val A by tensor(c to n)
    val v by element
    requires { n ge 1 }
    lhs = h(A.reduce(g, c), constant(v))
    rhs = h(A, constant(v, c to n)).reduce(g, c)
}

rule("two functions in the other order") {
    expect(REFUTED, because = "rows by g and columns by h")
    val c by rankClass
    val d by rankClass
    val n by c.sizes
    val m by d.sizes
    val g by monoid
    val h by monoid
    val A by tensor(c to n, d to m)
    requires { n ge 1 }
    requires { m ge 1 }
    lhs = A.reduce(g, c).reduce(h, d)
    rhs = A.reduce(h, d).reduce(g, c)
}

rule("what is combined alike is alike") {
    expect(REFUTED, because = "g may give one element for all")
    val c by rankClass
    val n by c.sizes
    val g by monoid
    val v by element
    val w by element
    val u by element
    requires { g(v, u) eq g(w, u) }
    lhs = constant(v, c to n)
    rhs = constant(w, c to n)
}

rule("a function that only commutes is associative") {
    expect(REFUTED, because = "only the operands change places")
    val c by rankClass
    val n by c.sizes
    val g by function(T, T, commutative = true)
    val A by tensor(c to n)
    val B by tensor(c to n)
    lhs = g(g(A, A), B)
    rhs = g(A, g(A, B))
}

rule("an unpaired half of a window") {
    expect(REFUTED, because = "the window of two takes two elements")
    val c by rankClass
    val n by c.sizes
    val v by element
    val g by monoid(T, identity = v)
    val A by tensor(c to n)
    requires { n ge 2 }
    lhs = A.reduceWindow(g, size = 2)
    rhs = A.slice(end = n - 1)
}

rule("a combination with itself") {
    expect(REFUTED, because = "g is not idempotent, in no type")
    elements(int, real, s8, u8, bool, f16, f32)
    val c by rankClass
    val n by c.sizes
    val g by monoid
    val A by tensor(c to n)
    lhs = g(A, A)
    rhs = A
}

rule("an identity that is another number") {
    expect(REFUTED, because = "0 is not the identity, 1 is")
    elements(int, real, s8, f16)
    val c by rankClass
    val n by c.sizes
    val g by monoid(T, identity = 1)
    val A by tensor(c to n)
    lhs = A.pad(0, low = 1).reduce(g, c)
    rhs = A.reduce(g, c)
}
