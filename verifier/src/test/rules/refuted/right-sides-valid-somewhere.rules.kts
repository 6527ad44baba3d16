// Relatives of rules whose right side is invalid everywhere: these are valid, and right, on some instances, so they are refuted.

rule("a slice that ends at most one place beyond the end") {
    expect(REFUTED, by = validity, because = "k = n + 1")
    val s by singleton; val n by s.sizes; val k by s.sizes
    val A by tensor(s to n)
    requires { (k ge n) and (k le n + 1) }
    lhs = A
    rhs = A.slice(end = s to k)
}

rule("what is cut off may be nothing") {
    expect(REFUTED, by = validity, because = "k = 1")
    val c by rankClass; val n by c.sizes; val k by c.sizes; val v by element
    val A by tensor(c to n)
    lhs = A.pad(v, low = -k)
    rhs = A.pad(v, low = -k).slice(end = n)
}

rule("a stride of k") {
    expect(REFUTED, by = validity, because = "k = 0")
    val s by singleton; val n by s.sizes; val k by s.sizes
    val A by tensor(s to n)
    requires { k le 1 }
    lhs = A
    rhs = A.slice(stride = s to k)
}

rule("a result of one element more on some axis, or no axis") {
    expect(REFUTED, by = shape, because = "rank 1")
    val c by rankClass; val n by c.sizes; val v by element
    val A by tensor(c to n)
    lhs = A.pad(v, low = 1)
    rhs = A
}

rule("operands of one shape where k is 0") {
    expect(REFUTED, by = validity, because = "k = 1")
    elements(int)
    val s by singleton; val n by s.sizes; val k by s.sizes
    val A by tensor(s to n)
    lhs = A + A
    rhs = A + A.pad(0, low = s to k).slice(start = s to k, end = s to n + 2 * k)
}

rule("a reshape to as many places where k is 0") {
    expect(REFUTED, by = validity, because = "k = 1")
    val s by singleton; val t by singleton; val n by s.sizes; val k by s.sizes
    val A by tensor(s to n)
    lhs = A.reshape(s, t to n)
    rhs = A.reshape(s, t to n + k)
}

rule("a branch that is never taken is invalid for some k") {
    expect(REFUTED, by = validity, because = "k = 1")
    val s by singleton; val n by s.sizes; val k by s.sizes
    val A by tensor(s to n)
    lhs = A
    rhs = select(constant(TRUE, s to n), A, A.slice(start = s to k, end = s to n + k))
}

rule("a maximum of possibly nothing") {
    expect(REFUTED, by = validity, because = "n = 0")
    elements(int, real)
    val s by singleton; val n by s.sizes; val v by element
    val A by tensor(s to n)
    lhs = A.reduce(max, s, initial = v)
    rhs = max(A.reduce(max, s), constant(v, shape()))
}

rule("an axis of at most one place is dropped without a look") {
    expect(REFUTED, by = validity, because = "n = 0")
    elements(int, real)
    val u by singleton; val n by u.sizes
    val A by tensor(u to n)
    requires { n le 1 }
    lhs = A.reduce(sum, u)
    rhs = A.dropUnit(u)
}

rule("blocks of k places, whether or not k divides the size") {
    expect(REFUTED, by = validity, because = "n = 1, k = 2")
    val s by singleton; val t by s.label; val n by s.sizes; val k by s.sizes
    val A by tensor(s to n)
    requires { k ge 1 }
    lhs = A
    rhs = A.split(s, inner = t to k).merge(s, t, into = s)
}

rule("a join of what has one size on other axes where k is 0") {
    expect(REFUTED, by = validity, because = "k = 1")
    val s by singleton; val t by singleton; val n by s.sizes; val m by t.sizes; val k by t.sizes; val v by element
    val A by tensor(s to n, t to m)
    lhs = concat(A, A, along = s)
    rhs = concat(A, A.pad(v, low = t to k), along = s)
}

rule("an update that is as large as it may be") {
    expect(REFUTED, by = validity, because = "n = 0, m = 1")
    val c by rankClass; val n by c.sizes; val m by c.sizes
    val A by tensor(c to n); val U by tensor(c to m)
    requires { m ge n }
    lhs = U
    rhs = A.dynamicUpdateSlice(U, start = 0)
}

rule("a slice in range that need not be") {
    expect(REFUTED, by = validity, because = "k = n")
    val s by singleton; val n by s.sizes; val k by s.sizes
    val A by tensor(s to n)
    requires { n ge 1 }
    lhs = A.dynamicSlice(start = s to k, size = s to 1)
    rhs = A.dynamicSliceInRange(start = s to k, size = s to 1)
}

rule("copies of a number that may be negative") {
    expect(REFUTED, by = validity, because = "k = -1")
    val s by singleton; val n by s.sizes; val k by s.map
    val A by tensor(s to n)
    requires { k le 1 }
    requires { n eq 0 }
    lhs = A
    rhs = A.tile(s to k)
}

rule("interior padding of a number that may be negative") {
    expect(REFUTED, by = validity, because = "k = -1")
    val s by singleton; val k by s.map; val v by element
    val A by tensor(s to 1)
    lhs = A
    rhs = A.pad(v, interior = s to k)
}

rule("a negative slice, which is none") {
    expect(REFUTED, by = validity, because = "e < s")
    val s by singleton; val n by s.sizes; val b by s.sizes; val e by s.sizes
    val A by tensor(s to n)
    requires { (b le n) and (e le n) }
    lhs = A.slice(end = s to 0)
    rhs = A.slice(start = s to b, end = s to max(b, e)).slice(start = s to 0, end = s to min(e - b, 0))
}
