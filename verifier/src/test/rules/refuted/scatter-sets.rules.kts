// Elements that are set: at places that a predicate tells, by an update at a start, or by sums into zeros at indices. Each is wrong for what
// is set twice, beside its place, or out of range.

rule("the first of two that are set at one place stays") {
    expect(REFUTED, because = "both predicates hold")
    val c by rankClass; val n by c.sizes
    val P by tensor(bool, c to n); val Q by tensor(bool, c to n)
    val A by tensor(c to n); val U by tensor(c to n); val V by tensor(c to n)
    lhs = select(Q, V, select(P, U, A))
    rhs = select(P, U, select(Q, V, A))
}

rule("what is set at places of either is set at places of both") {
    expect(REFUTED, because = "one predicate holds")
    val c by rankClass; val n by c.sizes
    val P by tensor(bool, c to n); val Q by tensor(bool, c to n)
    val A by tensor(c to n); val U by tensor(c to n)
    lhs = select(Q, U, select(P, U, A))
    rhs = select(P and Q, U, A)
}

rule("what is set is added") {
    expect(REFUTED, because = "A = U = 1")
    elements(int, real)
    val c by rankClass; val n by c.sizes
    val P by tensor(bool, c to n)
    val A by tensor(c to n); val U by tensor(c to n)
    lhs = select(P, U, A)
    rhs = A + select(P, U, 0)
}

rule("a function of what is set is set beside what was there") {
    expect(REFUTED, because = "f(A) is not A")
    val c by rankClass; val n by c.sizes
    val f by function
    val P by tensor(bool, c to n)
    val A by tensor(c to n); val U by tensor(c to n)
    lhs = f(select(P, U, A))
    rhs = select(P, f(U), A)
}

rule("what is set is reversed, its places are not") {
    expect(REFUTED, because = "n = 2")
    val c by rankClass; val n by c.sizes
    val P by tensor(bool, c to n)
    val A by tensor(c to n); val U by tensor(c to n)
    lhs = select(P, U, A).reverse(c)
    rhs = select(P, U.reverse(c), A.reverse(c))
}

rule("what was there counts beside what is set") {
    expect(REFUTED, because = "A = 1 where P holds")
    elements(int, real)
    val c by rankClass; val n by c.sizes
    val P by tensor(bool, c to n)
    val A by tensor(c to n); val U by tensor(c to n)
    lhs = select(P, U, A).reduce(sum, c)
    rhs = A.reduce(sum, c) + select(P, U, 0).reduce(sum, c)
}

rule("an update of what was set takes what was there before") {
    expect(REFUTED, because = "g(U, V) against g(A, V)")
    val c by rankClass; val n by c.sizes
    val g by function(T, T)
    val P by tensor(bool, c to n)
    val A by tensor(c to n); val U by tensor(c to n); val V by tensor(c to n)
    val first = select(P, U, A)
    lhs = select(P, g(first, V), first)
    rhs = select(P, g(A, V), A)
}

rule("an update of what was set elsewhere is set") {
    expect(REFUTED, because = "Q holds where P does not")
    val c by rankClass; val n by c.sizes
    val P by tensor(bool, c to n); val Q by tensor(bool, c to n)
    val A by tensor(c to n); val U by tensor(c to n); val V by tensor(c to n)
    lhs = select(P, V, select(Q, U, A))
    rhs = select(P, V, A)
}

rule("what is set is found from another start on") {
    expect(REFUTED, because = "k = 0, j = 1")
    val c by rankClass; val n by c.sizes; val m by c.sizes
    val k by c.map; val j by c.map
    val A by tensor(c to n); val U by tensor(c to m)
    lhs = A.dynamicUpdateSlice(U, start = k).dynamicSlice(start = j, size = m)
    rhs = U
}

rule("a smaller update covers a larger one at the same start") {
    expect(REFUTED, because = "r = 0, m = 1")
    val c by rankClass; val n by c.sizes; val m by c.sizes; val r by c.sizes
    val k by c.map
    requires { r le m }
    val A by tensor(c to n); val U by tensor(c to r); val V by tensor(c to m)
    lhs = A.dynamicUpdateSlice(V, start = k).dynamicUpdateSlice(U, start = k)
    rhs = A.dynamicUpdateSlice(U, start = k)
}

rule("an update of the same size at a later start covers the first") {
    expect(REFUTED, because = "k = 0, m = 1: the second goes to 1")
    val c by rankClass; val n by c.sizes; val m by c.sizes
    val k by c.map
    val A by tensor(c to n); val U by tensor(c to m); val V by tensor(c to m)
    lhs = A.dynamicUpdateSlice(V, start = k).dynamicUpdateSlice(U, start = k + 1)
    rhs = A.dynamicUpdateSlice(U, start = k + 1)
}

rule("elements are put back where they were not taken") {
    expect(REFUTED, because = "k = 0, j = 1")
    val c by rankClass; val n by c.sizes; val m by c.sizes
    val k by c.map; val j by c.map
    requires { m le n }
    val A by tensor(c to n)
    lhs = A.dynamicUpdateSlice(A.dynamicSlice(start = k, size = m), start = j)
    rhs = A
}

rule("every second place is set, and all are read") {
    expect(REFUTED, because = "m = 2: A[1] is between")
    val c by rankClass; val n by c.sizes; val m by c.sizes
    val A by tensor(c to n); val U by tensor(c to m)
    requires { 2 * m le n }
    lhs = A.insertSlice(U, start = 0, stride = 2).slice(end = m)
    rhs = U
}

rule("two updates may go to one place") {
    expect(REFUTED, because = "indices 0, 0: the sum of both")
    elements(int, real)
    val s by singleton; val b by rankClass
    val n by s.sizes; val m by b.sizes
    val I by tensor(int, b to m); val U by tensor(b to m)
    requires { n ge 1 }
    assume { I ge 0 }
    assume { I lt constant(n, b to m) }
    lhs = constant(0, s to n).scatter(sum, I, U, along = s).gather(I, along = s)
    rhs = U
}

rule("an index may be one too large") {
    expect(REFUTED, because = "I = n: dropped, and read at n - 1")
    elements(int, real)
    val s by singleton; val n by s.sizes
    val I by tensor(int); val U by tensor()
    requires { n ge 1 }
    assume { I ge constant(0, shape()) }
    assume { I le constant(n, shape()) }
    lhs = constant(0, s to n).scatter(sum, I, U, along = s).gather(I, along = s)
    rhs = U
}

rule("an index may be below 0") {
    expect(REFUTED, because = "I = -1: dropped, and read at 0")
    elements(int, real)
    val s by singleton; val n by s.sizes
    val I by tensor(int); val U by tensor()
    requires { n ge 1 }
    assume { I lt constant(n, shape()) }
    lhs = constant(0, s to n).scatter(sum, I, U, along = s).gather(I, along = s)
    rhs = U
}

rule("the greater of 0 and an update is the update") {
    expect(REFUTED, because = "U = -1")
    elements(int, real)
    val s by singleton; val n by s.sizes
    val I by tensor(int); val U by tensor()
    requires { n ge 1 }
    assume { I ge constant(0, shape()) }
    assume { I lt constant(n, shape()) }
    lhs = constant(0, s to n).scatter(max, I, U, along = s).gather(I, along = s)
    rhs = U
}

rule("the place before is set") {
    expect(REFUTED, because = "k = 1")
    val s by singleton; val n by s.sizes; val k by s.map
    val A by tensor(s to n); val U by tensor(s to n)
    requires { (k ge 1) and (k lt n) }
    lhs = select(iota(s, s to n) eq k, U, A)
    rhs = select(iota(s, s to n) eq k - 1, U, A)
}
