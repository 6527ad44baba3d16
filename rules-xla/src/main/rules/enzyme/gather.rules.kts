// Patterns of Enzyme-JAX whose left side is a gather, or a sum with a scatter, as coded, for one start index: special cases.

rule("enzyme/GatherOpCanon: Gather(A, k, w) => Slice(A, k, k + w) for a constant k, clamped") {
    source(note = "Special: one index. The code clamps the constant as the gather does; axes without an index are taken from 0 on.")
    val s by singleton; val d by rankClass
    val n by s.sizes; val w by s.sizes; val k by s.map; val p by d.sizes; val q by d.sizes
    val A by tensor(s to n, d to p)
    requires { n ge 1 }
    val start = max(min(k, n - w), 0)
    lhs = A.gather(constant(k), along = s, size = w).slice(end = axes(d to q))
    rhs = A.slice(start = axes(s to start, d to 0), end = axes(s to start + w, d to q))
    broken("enzyme/GatherOpCanon broken: not clamped", because = "n = w = 1, k = 1: no such slice") {
        rhs = A.slice(start = axes(s to k, d to 0), end = axes(s to k + w, d to q))
    }
}

rule("enzyme/GatherOpCanon one: Gather(A, I) => Reshape(DynamicSlice(A, I, 1)) for one index") {
    source(note = "Special: the index is a number that is not known; both clamp it.")
    val s by singleton
    val n by s.sizes; val i by s.map
    val A by tensor(s to n)
    val some = requires { n ge 1 }
    lhs = A.gather(constant(i), along = s)
    rhs = A.dynamicSlice(i, 1).dropUnit(s)
    broken("enzyme/GatherOpCanon one, broken: the last", because = "n = 2, i = 0: A[0] against A[1]") { rhs = A.dynamicSlice(n - 1, 1).dropUnit(s) }
    weaker("enzyme/GatherOpCanon one, weaker: a gather of nothing is no program") { without(some) }
}

rule("enzyme/GatherOpCanon counted: Gather(A, k + h * Iota) => Reshape(Slice(A, k, k + m * h, h)) for h > 0") {
    source(note = "Special: one axis of m places. The analysis of grids also asks that h divides the size, and more, which is not needed.")
    val s by singleton; val t by singleton
    val n by s.sizes; val m by t.sizes; val k by s.map; val h by s.map
    val A by tensor(s to n)
    requires { (n ge 1) and (h gt 0) }
    val notBefore = requires { k ge 0 }
    val notBehind = requires { k + m * h le n }
    lhs = A.gather(iota(t, t to m) * h + constant(k, t to m), along = s)
    rhs = A.slice(start = s to k, end = s to k + m * h, stride = s to h).reshape(s, t to m)
    broken("enzyme/GatherOpCanon counted, broken: before A", because = "n = m = h = 1, k = -1: A[0], as the index is clamped, against no such slice") { without(notBefore) }
    broken("enzyme/GatherOpCanon counted, broken: behind A", because = "n = m = h = k = 1: A[0], as the index is clamped, against no such slice") { without(notBehind) }
}

rule("enzyme/GatherOpCanon counted down: Gather(A, k - h * Iota) => Reshape(Reverse(Slice(A, k - (m - 1) * h, k + 1, h))) for h > 0") {
    source(note = "Special: one axis of m places. It is not asked whether there are any; wrong as read, where no other pattern takes tensors without elements.")
    expect(REFUTED, by = validity, because = "m = 0, h = 2: nothing against a slice that begins at k + 2 and ends at k + 1")
    val s by singleton; val t by singleton
    val n by s.sizes; val m by t.sizes; val k by s.map; val h by s.map
    val A by tensor(s to n)
    requires { (n ge 1) and (h gt 0) }
    requires { (k - (m - 1) * h ge 0) and (k lt n) }
    lhs = A.gather(constant(k, t to m) - iota(t, t to m) * h, along = s)
    rhs = A.slice(start = s to k - (m - 1) * h, end = s to k + 1, stride = s to h).reverse(s).reshape(s, t to m)
    repaired("enzyme/GatherOpCanon counted down, repaired: some") { requires { m ge 1 } }
    broken("enzyme/GatherOpCanon counted down, broken: not reversed", because = "m = 2: A[1] against A[0]") {
        requires { m ge 1 }
        rhs = A.slice(start = s to k - (m - 1) * h, end = s to k + 1, stride = s to h).reshape(s, t to m)
    }
}

rule("enzyme/GatherOfScatterSimplify: Gather(Scatter(0, k, U), k) => U for one index k") {
    source(note = "Special: one index, of zeros, where to put is to add. It is asked that indices are unique, not that they are in bounds. Wrong as read.")
    expect(REFUTED, because = "n = 1, k = 1, U = 1: it is dropped, and the gather is clamped: 0 against 1")
    val s by singleton; val d by rankClass
    val n by s.sizes; val k by s.map; val p by d.sizes
    val U by tensor(d to p)
    requires { n ge 1 }
    elements(int, real, s8)
    lhs = constant(0, s to n, d to p).scatter(sum, constant(k), U, along = s).gather(constant(k), along = s)
    rhs = U
    repaired("enzyme/GatherOfScatterSimplify repaired: in bounds") { requires { (k ge 0) and (k lt n) } }
    broken("enzyme/GatherOfScatterSimplify broken: not below 0", because = "n = 1, k = 1") { requires { k ge 0 } }
}

rule("enzyme/ScatterAddSimplify: Add(Scatter(0, I, U), B) => Scatter[+](B, I, U)") {
    source(note = "Special: one index of zeros, where to put is to add. Unique indices, as the code asks, are not needed for this.")
    val s by singleton; val b by rankClass; val d by rankClass
    val n by s.sizes; val m by b.sizes; val p by d.sizes
    val B by tensor(s to n, d to p)
    val I by tensor(int, b to m)
    val U by tensor(b to m, d to p)
    elements(int, real, s8, u8)
    lhs = constant(0, s to n, d to p).scatter(sum, I, U, along = s) + B
    rhs = B.scatter(sum, I, U, along = s)
    broken("enzyme/ScatterAddSimplify broken: ones", because = "no update: B + 1 against B") {
        lhs = constant(1, s to n, d to p).scatter(sum, I, U, along = s) + B
    }
}

rule("enzyme/ScatterSubSimplify: Sub(Scatter(0, I, U), B) => Scatter[+](Neg(B), I, U)") {
    source(note = "Special: one index of zeros, where to put is to add.")
    val s by singleton; val b by rankClass; val d by rankClass
    val n by s.sizes; val m by b.sizes; val p by d.sizes
    val B by tensor(s to n, d to p)
    val I by tensor(int, b to m)
    val U by tensor(b to m, d to p)
    elements(int, real, s8, u8)
    lhs = constant(0, s to n, d to p).scatter(sum, I, U, along = s) - B
    rhs = (-B).scatter(sum, I, U, along = s)
    broken("enzyme/ScatterSubSimplify broken: not negated", because = "no update, B = 1: -1 against 1") { rhs = B.scatter(sum, I, U, along = s) }
}

rule("enzyme/ScatterSubSimplify: Sub(B, Scatter(0, I, U)) => Scatter[-](B, I, U)") {
    source(note = "Special: one index of zeros, where to put is to add, and to take away to add the opposite.")
    val s by singleton; val b by rankClass; val d by rankClass
    val n by s.sizes; val m by b.sizes; val p by d.sizes
    val B by tensor(s to n, d to p)
    val I by tensor(int, b to m)
    val U by tensor(b to m, d to p)
    elements(int, real, s8, u8)
    lhs = B - constant(0, s to n, d to p).scatter(sum, I, U, along = s)
    rhs = B.scatter(sum, I, -U, along = s)
    broken("enzyme/ScatterSubSimplify broken: not the opposite", because = "U = 1: B - 1 against B + 1") { rhs = B.scatter(sum, I, U, along = s) }
}

rule("enzyme/ScatterMultiplySimplify: Mul(Scatter(0, I, U), B) => Scatter(0, I, Mul(U, Gather(B, I))) for one index") {
    source(note = "Special: one index, of zeros, where to put is to add. What is dropped there is clamped in the gather, and dropped again.")
    val s by singleton; val d by rankClass
    val n by s.sizes; val p by d.sizes
    val B by tensor(s to n, d to p)
    val I by tensor(int)
    val U by tensor(d to p)
    requires { n ge 1 }
    elements(int, real)
    lhs = constant(0, s to n, d to p).scatter(sum, I, U, along = s) * B
    rhs = constant(0, s to n, d to p).scatter(sum, I, U * B.gather(I, along = s), along = s)
    broken("enzyme/ScatterMultiplySimplify broken: into B", because = "elsewhere: 0 against B") {
        rhs = B.scatter(sum, I, U * B.gather(I, along = s), along = s)
    }
}

rule("enzyme/SplitComplexGather: Gather(A, I) => Complex(..) of the gather of both parts of a complex A") {
    source(note = "Special: one index. The parts stand side by side along a new axis, and are taken apart again.")
    val s by singleton; val t by singleton; val b by rankClass; val d by rankClass
    val n by s.sizes; val m by b.sizes; val p by d.sizes
    val A by tensor(complex, s to n, d to p)
    val I by tensor(int, b to m)
    lhs = A.gather(I, along = s)
    val both = concat(real(A).addUnit(t), imag(A).addUnit(t), along = t).gather(I, along = s)
    rhs = complex(both.slice(end = axes(t to 1)).dropUnit(t), both.slice(start = axes(t to 1)).dropUnit(t))
    broken("enzyme/SplitComplexGather broken: exchanged", because = "A = i") {
        rhs = complex(both.slice(start = axes(t to 1)).dropUnit(t), both.slice(end = axes(t to 1)).dropUnit(t))
    }
}

rule("enzyme/SplitComplexScatter: Scatter[+](A, I, U) => Complex(..) of the scatter of both parts of complex A and U") {
    source(note = "Special: one index of one place, and sums. The parts stand side by side along a new axis, and are taken apart again.")
    val s by singleton; val t by singleton; val d by rankClass
    val n by s.sizes; val p by d.sizes
    val A by tensor(complex, s to n, d to p)
    val U by tensor(complex, d to p)
    val I by tensor(int)
    lhs = A.scatter(sum, I, U, along = s)
    val both = concat(real(A).addUnit(t), imag(A).addUnit(t), along = t)
        .scatter(sum, I, concat(real(U).addUnit(t), imag(U).addUnit(t), along = t), along = s)
    rhs = complex(both.slice(end = axes(t to 1)).dropUnit(t), both.slice(start = axes(t to 1)).dropUnit(t))
    broken("enzyme/SplitComplexScatter broken: exchanged", because = "A = i") {
        rhs = complex(both.slice(start = axes(t to 1)).dropUnit(t), both.slice(end = axes(t to 1)).dropUnit(t))
    }
}

rule("enzyme/UnaryElementwiseScatterSimplify: Neg(Scatter(0, k, U) { v }) => Scatter(0, k, Neg(U))") {
    source(note = "Special: a negation, one index, of zeros, where to put is to add. A body that puts a constant v whatever the update is counts as one that puts the update, and v is forgotten. Wrong as read.")
    expect(REFUTED, because = "n = 1, k = 0, U = 0, v = 1: -1 against 0")
    val s by singleton; val d by rankClass
    val n by s.sizes; val k by s.map; val p by d.sizes
    val v by element
    val U by tensor(d to p)
    elements(int, real, s8)
    lhs = -constant(0, s to n, d to p).scatter(sum, constant(k), constant(v, d to p), along = s)
    rhs = constant(0, s to n, d to p).scatter(sum, constant(k), -U, along = s)
    repaired("enzyme/UnaryElementwiseScatterSimplify repaired: what is put is negated") {
        rhs = constant(0, s to n, d to p).scatter(sum, constant(k), -constant(v, d to p), along = s)
    }
}
