// Dynamic updates: an update written over a tensor from `start` on. Every rule stands in two forms: with updates that must
// be in range, and "clamping", as the compiler does it: the start used is clamp(start, 0, n - size), an empty update is accepted.

rule("dyupslice/01 Add(A, DynamicUpdateSlice(0, B, s)) => DynamicUpdateSlice(A, Add(B, DynamicSlice(A, s)), s)") {
    expect(REFUTED, on = floats, because = "A = 0.0, -0.0, B = 0.0: 0.0 against -0.0")
    source("dyupslice/01", "HandleAdd/07")
    val c by rankClass
    val n by c.sizes; val z by c.sizes; val s by c.map
    val A by tensor(c to n)
    val B by tensor(c to z)
    lhs = A + constant(0, c to n).dynamicUpdateSliceInRange(B, s)
    rhs = A.dynamicUpdateSliceInRange(B + A.dynamicSliceInRange(start = s, size = z), s)
    broken("dyupslice/01 broken: the update without what it overwrites", because = "rank 0, A = 1, B = 0: 1 against 0") {
        rhs = A.dynamicUpdateSliceInRange(B, s)
    }
}

rule("dyupslice/01 clamping: Add(A, DynamicUpdateSlice(0, B, s)) => DynamicUpdateSlice(A, Add(B, DynamicSlice(A, s)), s)") {
    expect(REFUTED, on = floats, because = "A = -0.0, B empty: 0.0 against -0.0")
    source("dyupslice/01", "HandleAdd/07", note = "all three starts are clamped alike")
    val c by rankClass
    val n by c.sizes; val z by c.sizes; val s by c.map
    val A by tensor(c to n)
    val B by tensor(c to z)
    lhs = A + constant(0, c to n).dynamicUpdateSlice(B, s)
    rhs = A.dynamicUpdateSlice(B + A.dynamicSlice(start = s, size = z), s)
    broken("dyupslice/01 clamping, broken: an update of ones instead of zeros",
        because = "n = 1, z = 0, A = 0: 1 against 0") { lhs = A + constant(1, c to n).dynamicUpdateSlice(B, s) }
}

rule("dyupslice/02 DynamicUpdateSlice(Const(v), A, s) => Pad(A, v)") {
    source("dyupslice/02", "HandleDynamicUpdateSlice/01")
    val c by rankClass
    val n by c.sizes; val N by c.sizes; val s by c.map
    val v by element
    val A by tensor(c to n)
    val rest = N - n - s
    lhs = constant(v, c to N).dynamicUpdateSliceInRange(A, s)
    rhs = A.pad(v, low = s, high = rest)
    broken("dyupslice/02 broken: low and high swapped", because = "n = 1, N = 2, s = 0: A[0], v against v, A[0]") {
        rhs = A.pad(v, low = rest, high = s)
    }
}

rule("dyupslice/02 clamping: DynamicUpdateSlice(Const(v), A, s) => Pad(A, v)") {
    source("dyupslice/02", "HandleDynamicUpdateSlice/01")
    expect(REFUTED, because = "n = 1, N = 1, s = 1: A[0] against v")
    val c by rankClass
    val n by c.sizes; val N by c.sizes; val s by c.map
    val v by element
    val A by tensor(c to n)
    var low = s
    repaired("dyupslice/02 clamping, repaired: padded up to the clamped start") { low = max(min(s, N - n), 0) }
    broken("dyupslice/02 clamping, broken: negative starts only", because = "n = 1, N = 1, s = 1: A[0] against v") {
        low = max(s, 0)
    }
    lhs = constant(v, c to N).dynamicUpdateSlice(A, s)
    rhs = A.pad(v, low = low, high = N - n - low)
}

rule("dyupslice/03 DynamicUpdateSlice(A, B, 0) => B when B covers A") {
    source("dyupslice/03", "HandleDynamicUpdateSlice/02",
        note = "as its title says; the published suite encodes n == 0 in place of s == 0")
    val c by rankClass
    val n by c.sizes; val s by c.map
    var covered = n
    broken("dyupslice/03 broken: a smaller update", because = "n = 2, m = 1: size 2 against 1") {
        val m by c.sizes
        covered = m
    }
    val A by tensor(c to n)
    val B by tensor(c to covered)
    val first = requires { s eq 0 }
    lhs = A.dynamicUpdateSliceInRange(B, s)
    rhs = B
    weaker("dyupslice/03 weaker: any start") { without(first) }
    broken("dyupslice/03 broken: the condition on the size in place of the start") {
        expect(VACUOUS, because = "an update in range is not empty")
        replace(first) { n eq 0 }
    }
}

rule("dyupslice/03 clamping: DynamicUpdateSlice(A, B, s) => B when B covers A, any start") {
    source("dyupslice/03", "HandleDynamicUpdateSlice/02")
    val c by rankClass
    val n by c.sizes; val s by c.map
    val A by tensor(c to n)
    val B by tensor(c to n)
    lhs = A.dynamicUpdateSlice(B, s)
    rhs = B
    broken("dyupslice/03 clamping, broken: A in place of B",
        because = "rank 0: the update of a scalar is the update; B against A") { rhs = A }
}

rule("dyupslice/04 DynamicUpdateSlice(A, DynamicUpdateSlice(DynamicSlice(A, s0, z), B, s1), s0) => DynamicUpdateSlice(A, B, s0 + s1)") {
    source("dyupslice/04", "HandleDynamicUpdateSlice/05")
    val c by rankClass
    val n by c.sizes; val q by c.sizes; val z by c.map; val s0 by c.map; val s1 by c.map
    val A by tensor(c to n)
    val B by tensor(c to q)
    var from = s0
    broken("dyupslice/04 broken: the slice taken from another place than it is written to",
        because = "n = 3, z = 2, q = 1, s = 0, s0 = 1, s1 = 0: A[0], B[0], A[1] against A[0], B[0], A[2]") {
        val s by c.map
        from = s
    }
    lhs = A.dynamicUpdateSliceInRange(A.dynamicSliceInRange(start = from, size = z).dynamicUpdateSliceInRange(B, s1), s0)
    rhs = A.dynamicUpdateSliceInRange(B, s0 + s1)
}

rule("dyupslice/04 clamping: DynamicUpdateSlice(A, DynamicUpdateSlice(DynamicSlice(A, s0, z), B, s1), s0) => DynamicUpdateSlice(A, B, s0 + s1)") {
    source("dyupslice/04", "HandleDynamicUpdateSlice/05")
    expect(REFUTED, because = "n = 2, z = 2, q = 1, s0 = 1, s1 = 0: B[0], A[1] against A[0], B[0]")
    val c by rankClass
    val n by c.sizes; val q by c.sizes; val z by c.map; val s0 by c.map; val s1 by c.map
    val A by tensor(c to n)
    val B by tensor(c to q)
    val b0 = max(min(s0, n - z), 0)
    val b1 = max(min(s1, z - q), 0)
    lhs = A.dynamicUpdateSlice(A.dynamicSlice(start = s0, size = z).dynamicUpdateSlice(B, s1), s0)
    rhs = A.dynamicUpdateSlice(B, s0 + s1)
    repaired("dyupslice/04 clamping, repaired: the sum of the clamped starts") { rhs = A.dynamicUpdateSlice(B, b0 + b1) }
    broken("dyupslice/04 clamping, broken: the inner start not clamped",
        because = "n = 2, z = 1, q = 1, s0 = 0, s1 = 1: B[0], A[1] against A[0], B[0]") {
        rhs = A.dynamicUpdateSlice(B, b0 + s1)
    }
}
