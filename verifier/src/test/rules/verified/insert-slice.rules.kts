// Insertions of slices.

rule("everything is written over") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    val U by tensor(c to n)
    lhs = A.insertSlice(U)
    rhs = U
}

rule("nothing is written") {
    val c by rankClass
    val n by c.sizes
    val o by c.map
    val s by c.map
    val A by tensor(c to n)
    val U by tensor(c to 0)
    requires { someLane(n ge 0) }
    lhs = A.insertSlice(U, start = o, stride = s)
    rhs = A
}

rule("what is written is read") {
    val c by rankClass
    val n by c.sizes
    val m by c.sizes
    val o by c.map
    val s by c.map
    val A by tensor(c to n)
    val U by tensor(c to m)
    lhs = A.insertSlice(U, start = o, stride = s).slice(start = o, end = o + max((m - 1) * s + 1, 0), stride = s)
    rhs = U
}

rule("without strides it is an update whose start is not clamped") {
    val c by rankClass
    val n by c.sizes
    val m by c.sizes
    val o by c.map
    val A by tensor(c to n)
    val U by tensor(c to m)
    lhs = A.insertSlice(U, start = o)
    rhs = A.dynamicUpdateSlice(U, start = o)
}

rule("an update in range is an insertion") {
    val c by rankClass
    val n by c.sizes
    val m by c.sizes
    val o by c.map
    val A by tensor(c to n)
    val U by tensor(c to m)
    lhs = A.dynamicUpdateSliceInRange(U, start = o)
    rhs = A.insertSlice(U, start = o)
}

rule("into a constant it is a pad with interior") {
    val c by rankClass
    val n by c.sizes
    val m by c.sizes
    val o by c.map
    val s by c.map
    val v by element
    val U by tensor(c to m)
    lhs = constant(v, c to n).insertSlice(U, start = o, stride = s)
    rhs = U.pad(v, low = o, high = n - o - max((m - 1) * s + 1, 0), interior = s - 1)
}

rule("even and odd places make up the whole") {
    val s by singleton
    val n by s.sizes
    val A by tensor(s to n)
    val B by tensor(s to n)
    requires { n ge 1 }
    lhs = A.insertSlice(B.slice(stride = 2), stride = 2).insertSlice(B.slice(start = 1, stride = 2), start = 1, stride = 2)
    rhs = B
}

rule("an elementwise operation goes through") {
    val c by rankClass
    val n by c.sizes
    val m by c.sizes
    val o by c.map
    val s by c.map
    val A by tensor(int, c to n)
    val U by tensor(int, c to m)
    lhs = -A.insertSlice(U, start = o, stride = s)
    rhs = (-A).insertSlice(-U, start = o, stride = s)
}
