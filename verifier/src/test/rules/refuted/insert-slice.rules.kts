// Wrong about insertions of slices.

rule("an insertion is nothing") {
    expect(REFUTED, because = "rank 0: U against A")
    val c by rankClass
    val n by c.sizes
    val m by c.sizes
    val A by tensor(c to n)
    val U by tensor(c to m)
    lhs = A.insertSlice(U)
    rhs = A
}

rule("an insertion that starts before the operand is an update") {
    expect(REFUTED, because = "o = -1: an update is clamped, and an insertion is not valid")
    val c by rankClass
    val n by c.sizes
    val m by c.sizes
    val o by c.map
    val A by tensor(c to n)
    val U by tensor(c to m)
    lhs = A.dynamicUpdateSlice(U, start = o)
    rhs = A.insertSlice(U, start = o)
}

rule("an empty insertion may start anywhere") {
    expect(REFUTED, because = "n = 0, o = 1: not valid")
    val c by rankClass
    val n by c.sizes
    val o by c.map
    val A by tensor(c to n)
    val U by tensor(c to 0)
    requires { o ge 0 }
    lhs = A
    rhs = A.insertSlice(U, start = o)
}

rule("the last place is the start and the number of strides") {
    expect(REFUTED, because = "m = 2, s = 2, n = 3: the last place is 2, and the slice reads one more")
    val c by rankClass
    val n by c.sizes
    val m by c.sizes
    val o by c.map
    val s by c.map
    val A by tensor(c to n)
    val U by tensor(c to m)
    lhs = A.insertSlice(U, start = o, stride = s).slice(start = o, end = o + m * s, stride = s)
    rhs = A.slice(start = o, end = o + m * s, stride = s)
}

rule("what lies between the places is written over, too") {
    expect(REFUTED, because = "m = 2, s = 2: A[1] stays")
    val c by rankClass
    val n by c.sizes
    val m by c.sizes
    val s by c.map
    val A by tensor(c to n)
    val B by tensor(c to n)
    val U by tensor(c to m)
    lhs = A.insertSlice(U, stride = s)
    rhs = B.insertSlice(U, stride = s)
}

rule("it is enough that an index falls on a place on some lane") {
    expect(REFUTED, because = "rank 2: A[0, 1] stays; right at rank 1")
    val c by rankClass
    val d by rankClass
    val n by c.sizes
    val p by d.sizes
    val A by tensor(c to n, d to p)
    val U by tensor(c to n, d to 1)
    lhs = A.insertSlice(U)
    rhs = U.dropUnit(d).expand(d to p)
}

rule("a stride of zero writes one place") {
    expect(REFUTED, because = "such an insertion is not valid")
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    val U by tensor(c to 1)
    requires { n ge 1 }
    lhs = A.insertSlice(U)
    rhs = A.insertSlice(U, stride = 0)
}

rule("two insertions change places") {
    expect(REFUTED, because = "where they overlap the second one wins")
    val c by rankClass
    val n by c.sizes
    val m by c.sizes
    val o by c.map
    val s by c.map
    val A by tensor(c to n)
    val U by tensor(c to m)
    val V by tensor(c to m)
    lhs = A.insertSlice(U, stride = s).insertSlice(V, start = o, stride = s)
    rhs = A.insertSlice(V, start = o, stride = s).insertSlice(U, stride = s)
}
