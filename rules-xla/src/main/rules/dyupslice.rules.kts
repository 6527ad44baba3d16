// Dynamic updates: an update written over a tensor from `start` on. Every rule stands in two forms: with updates that must
// be in range, and "clamping", as the compiler does it: the start used is clamp(start, 0, n - size), an empty update is accepted.

rule("dyupslice/01 Add(A, DynamicUpdateSlice(0, B, s)) => DynamicUpdateSlice(A, Add(B, DynamicSlice(A, s)), s)") {
    source("dyupslice/01", "HandleAdd/07")
    val c by rankClass
    val n by c.map; val z by c.map; val s by c.map
    val A by tensor(c to n)
    val B by tensor(c to z)
    lhs = A + constant(0, c to n).dynamicUpdateSliceInRange(B, s)
    rhs = A.dynamicUpdateSliceInRange(B + A.dynamicSliceInRange(start = s, size = z), s)
}

rule("dyupslice/01 clamping: Add(A, DynamicUpdateSlice(0, B, s)) => DynamicUpdateSlice(A, Add(B, DynamicSlice(A, s)), s)") {
    source("dyupslice/01", "HandleAdd/07", note = "all three starts are clamped alike")
    val c by rankClass
    val n by c.map; val z by c.map; val s by c.map
    val A by tensor(c to n)
    val B by tensor(c to z)
    lhs = A + constant(0, c to n).dynamicUpdateSlice(B, s)
    rhs = A.dynamicUpdateSlice(B + A.dynamicSlice(start = s, size = z), s)
}

rule("dyupslice/01 broken: the update without what it overwrites") {
    expect(REFUTED, because = "rank 0, A = 1, B = 0: 1 against 0")
    val c by rankClass
    val n by c.map; val z by c.map; val s by c.map
    val A by tensor(c to n)
    val B by tensor(c to z)
    lhs = A + constant(0, c to n).dynamicUpdateSliceInRange(B, s)
    rhs = A.dynamicUpdateSliceInRange(B, s)
}

rule("dyupslice/01 clamping, broken: an update of ones instead of zeros") {
    expect(REFUTED, because = "n = 1, z = 0, A = 0: 1 against 0")
    val c by rankClass
    val n by c.map; val z by c.map; val s by c.map
    val A by tensor(c to n)
    val B by tensor(c to z)
    lhs = A + constant(1, c to n).dynamicUpdateSlice(B, s)
    rhs = A.dynamicUpdateSlice(B + A.dynamicSlice(start = s, size = z), s)
}

rule("dyupslice/02 DynamicUpdateSlice(Const(v), A, s) => Pad(A, v)") {
    source("dyupslice/02", "HandleDynamicUpdateSlice/01")
    val c by rankClass
    val n by c.map; val N by c.map; val s by c.map
    val v by element
    val A by tensor(c to n)
    val h = N - n - s
    lhs = constant(v, c to N).dynamicUpdateSliceInRange(A, s)
    rhs = A.pad(v, low = s, high = h)
}

rule("dyupslice/02 clamping: DynamicUpdateSlice(Const(v), A, s) => Pad(A, v)") {
    source("dyupslice/02", "HandleDynamicUpdateSlice/01")
    expect(REFUTED, because = "n = 1, N = 1, s = 1: A[0] against v")
    val c by rankClass
    val n by c.map; val N by c.map; val s by c.map
    val v by element
    val A by tensor(c to n)
    lhs = constant(v, c to N).dynamicUpdateSlice(A, s)
    rhs = A.pad(v, low = s, high = N - n - s)
}

rule("dyupslice/02 clamping, repaired: padded up to the clamped start") {
    source("dyupslice/02", "HandleDynamicUpdateSlice/01")
    val c by rankClass
    val n by c.map; val N by c.map; val s by c.map
    val v by element
    val A by tensor(c to n)
    val b = max(min(s, N - n), 0)
    lhs = constant(v, c to N).dynamicUpdateSlice(A, s)
    rhs = A.pad(v, low = b, high = N - n - b)
}

rule("dyupslice/02 broken: low and high swapped") {
    expect(REFUTED, because = "n = 1, N = 2, s = 0: A[0], v against v, A[0]")
    val c by rankClass
    val n by c.map; val N by c.map; val s by c.map
    val v by element
    val A by tensor(c to n)
    lhs = constant(v, c to N).dynamicUpdateSliceInRange(A, s)
    rhs = A.pad(v, low = N - n - s, high = s)
}

rule("dyupslice/02 clamping, broken: negative starts only") {
    expect(REFUTED, because = "n = 1, N = 1, s = 1: A[0] against v")
    val c by rankClass
    val n by c.map; val N by c.map; val s by c.map
    val v by element
    val A by tensor(c to n)
    val b = max(s, 0)
    lhs = constant(v, c to N).dynamicUpdateSlice(A, s)
    rhs = A.pad(v, low = b, high = N - n - b)
}

rule("dyupslice/03 DynamicUpdateSlice(A, B, 0) => B when B covers A") {
    source("dyupslice/03", "HandleDynamicUpdateSlice/02",
        note = "as its title says; the published suite encodes n == 0 in place of s == 0")
    val c by rankClass
    val n by c.map; val s by c.map
    val A by tensor(c to n)
    val B by tensor(c to n)
    requires { s eq 0 }
    lhs = A.dynamicUpdateSliceInRange(B, s)
    rhs = B
}

rule("dyupslice/03 weaker: any start") {
    val c by rankClass
    val n by c.map; val s by c.map
    val A by tensor(c to n)
    val B by tensor(c to n)
    lhs = A.dynamicUpdateSliceInRange(B, s)
    rhs = B
}

rule("dyupslice/03 clamping: DynamicUpdateSlice(A, B, s) => B when B covers A, any start") {
    source("dyupslice/03", "HandleDynamicUpdateSlice/02")
    val c by rankClass
    val n by c.map; val s by c.map
    val A by tensor(c to n)
    val B by tensor(c to n)
    lhs = A.dynamicUpdateSlice(B, s)
    rhs = B
}

rule("dyupslice/03 broken: the condition on the size in place of the start") {
    expect(VACUOUS, because = "an update in range is not empty")
    val c by rankClass
    val n by c.map; val s by c.map
    val A by tensor(c to n)
    val B by tensor(c to n)
    requires { n eq 0 }
    lhs = A.dynamicUpdateSliceInRange(B, s)
    rhs = B
}

rule("dyupslice/03 broken: a smaller update") {
    expect(REFUTED, because = "n = 2, m = 1: size 2 against 1")
    val c by rankClass
    val n by c.map; val m by c.map; val s by c.map
    val A by tensor(c to n)
    val B by tensor(c to m)
    requires { s eq 0 }
    lhs = A.dynamicUpdateSliceInRange(B, s)
    rhs = B
}

rule("dyupslice/03 clamping, broken: A in place of B") {
    expect(REFUTED, because = "rank 0: the update of a scalar is the update; B against A")
    val c by rankClass
    val n by c.map; val s by c.map
    val A by tensor(c to n)
    val B by tensor(c to n)
    lhs = A.dynamicUpdateSlice(B, s)
    rhs = A
}

rule("dyupslice/04 DynamicUpdateSlice(A, DynamicUpdateSlice(DynamicSlice(A, s0, z), B, s1), s0) => DynamicUpdateSlice(A, B, s0 + s1)") {
    source("dyupslice/04", "HandleDynamicUpdateSlice/05")
    val c by rankClass
    val n by c.map; val q by c.map; val z by c.map; val s0 by c.map; val s1 by c.map
    val A by tensor(c to n)
    val B by tensor(c to q)
    val s2 = s0 + s1
    lhs = A.dynamicUpdateSliceInRange(A.dynamicSliceInRange(start = s0, size = z).dynamicUpdateSliceInRange(B, s1), s0)
    rhs = A.dynamicUpdateSliceInRange(B, s2)
}

rule("dyupslice/04 clamping: DynamicUpdateSlice(A, DynamicUpdateSlice(DynamicSlice(A, s0, z), B, s1), s0) => DynamicUpdateSlice(A, B, s0 + s1)") {
    source("dyupslice/04", "HandleDynamicUpdateSlice/05")
    expect(REFUTED, because = "n = 2, z = 2, q = 1, s0 = 1, s1 = 0: B[0], A[1] against A[0], B[0]")
    val c by rankClass
    val n by c.map; val q by c.map; val z by c.map; val s0 by c.map; val s1 by c.map
    val A by tensor(c to n)
    val B by tensor(c to q)
    lhs = A.dynamicUpdateSlice(A.dynamicSlice(start = s0, size = z).dynamicUpdateSlice(B, s1), s0)
    rhs = A.dynamicUpdateSlice(B, s0 + s1)
}

rule("dyupslice/04 clamping, repaired: the sum of the clamped starts") {
    source("dyupslice/04", "HandleDynamicUpdateSlice/05")
    val c by rankClass
    val n by c.map; val q by c.map; val z by c.map; val s0 by c.map; val s1 by c.map
    val A by tensor(c to n)
    val B by tensor(c to q)
    val b0 = max(min(s0, n - z), 0)
    val b1 = max(min(s1, z - q), 0)
    lhs = A.dynamicUpdateSlice(A.dynamicSlice(start = s0, size = z).dynamicUpdateSlice(B, s1), s0)
    rhs = A.dynamicUpdateSlice(B, b0 + b1)
}

rule("dyupslice/04 broken: the slice taken from another place than it is written to") {
    expect(REFUTED, because = "n = 3, z = 2, q = 1, s = 0, s0 = 1, s1 = 0: A[0], B[0], A[1] against A[0], B[0], A[2]")
    val c by rankClass
    val n by c.map; val q by c.map; val z by c.map; val s by c.map; val s0 by c.map; val s1 by c.map
    val A by tensor(c to n)
    val B by tensor(c to q)
    lhs = A.dynamicUpdateSliceInRange(A.dynamicSliceInRange(start = s, size = z).dynamicUpdateSliceInRange(B, s1), s0)
    rhs = A.dynamicUpdateSliceInRange(B, s0 + s1)
}

rule("dyupslice/04 clamping, broken: the inner start not clamped") {
    expect(REFUTED, because = "n = 2, z = 1, q = 1, s0 = 0, s1 = 1: B[0], A[1] against A[0], B[0]")
    val c by rankClass
    val n by c.map; val q by c.map; val z by c.map; val s0 by c.map; val s1 by c.map
    val A by tensor(c to n)
    val B by tensor(c to q)
    val b0 = max(min(s0, n - z), 0)
    lhs = A.dynamicUpdateSlice(A.dynamicSlice(start = s0, size = z).dynamicUpdateSlice(B, s1), s0)
    rhs = A.dynamicUpdateSlice(B, b0 + s1)
}
