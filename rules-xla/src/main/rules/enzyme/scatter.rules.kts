// Patterns of Enzyme-JAX whose left side is a scatter of any update computation, as coded. Where each place has one update at most, as the
// attribute unique_indices says, P tells which places have one, and U at such a place is its update.

rule("enzyme/ScatterDivSimplify: Div(B, Scatter[set](1, I, U)) => Scatter[div](B, I, U)") {
    source(note = "Special: the places that are scattered to, as a predicate.")
    elements(int + real + s8 + u8 + floats)
    val c by rankClass
    val n by c.sizes
    val P by tensor(bool, c to n)
    val B by tensor(c to n)
    val U by tensor(c to n)
    lhs = B / select(P, U, 1)
    rhs = select(P, B / U, B)
    broken("enzyme/ScatterDivSimplify broken: what is scattered to is divided", because = "B = 1, U = 2") { rhs = select(P, U / B, B) }
}

rule("enzyme/ScatterOfScatterSimplify: Scatter[set](Scatter[f](A, I, U), I, V) => Scatter[set](A, I, V)") {
    source(note = "Special: the places that are scattered to, as a predicate. Both have the same indices.")
    val c by rankClass
    val n by c.sizes
    val f by function(T, T)
    val P by tensor(bool, c to n)
    val A by tensor(c to n)
    val U by tensor(c to n)
    val V by tensor(c to n)
    lhs = select(P, V, select(P, f(A, U), A))
    rhs = select(P, V, A)
    broken("enzyme/ScatterOfScatterSimplify broken: at other indices", because = "the first predicate alone holds") {
        val Q by tensor(bool, c to n)
        lhs = select(P, V, select(Q, f(A, U), A))
    }
}

rule("enzyme/ScatterOfScatterSimplify constant: Scatter[g](Scatter[set](A, I, v), I, V) => Scatter[g(v, ..)](A, I, V)") {
    source(note = "Special: the places that are scattered to, as a predicate. The first sets one constant.")
    val c by rankClass
    val n by c.sizes
    val g by function(T, T)
    val v by element
    val P by tensor(bool, c to n)
    val A by tensor(c to n)
    val V by tensor(c to n)
    val first = select(P, constant(v, c to n), A)
    lhs = select(P, g(first, V), first)
    rhs = select(P, g(constant(v, c to n), V), A)
    broken("enzyme/ScatterOfScatterSimplify constant, broken: of what was there", because = "g(v, V) against g(A, V)") { rhs = select(P, g(A, V), A) }
}

rule("enzyme/ScatterUpdateComputationConstProp: Scatter[f](A, B, I, u, u).0 => Scatter[f](A, B, I, u, u).0, f with u in the place of its second operand") {
    source(note = "Special: two operands and two updates, all equal; the places that are scattered to, as a predicate. Of one operand the second operand of f is its update; of two it is what the second has. Wrong as read.")
    expect(REFUTED, because = "f(A, B, u, u) against f(A, u, u, u)")
    val c by rankClass
    val n by c.sizes
    val f by function(T, T, T, T)
    val u by element
    val P by tensor(bool, c to n)
    val A by tensor(c to n)
    val B by tensor(c to n)
    val update = constant(u, c to n)
    lhs = select(P, f(A, B, update, update), A)
    rhs = select(P, f(A, update, update, update), A)
    repaired("enzyme/ScatterUpdateComputationConstProp repaired: the second one is u as well") {
        elements(int + real)
        assume { B eq update }
    }
}

rule("enzyme/ScatterOpCanon: Scatter[first operand](A, I, U) => A") {
    source(note = "The places that are scattered to, as a predicate.")
    val c by rankClass
    val n by c.sizes
    val P by tensor(bool, c to n)
    val A by tensor(c to n)
    lhs = select(P, A, A)
    rhs = A
    broken("enzyme/ScatterOpCanon broken: the update", because = "A against U") {
        val U by tensor(c to n)
        lhs = select(P, U, A)
    }
}

rule("enzyme/ScatterOpCanon one: Scatter[g](A, k, U) => DynamicUpdateSlice(A, g(DynamicSlice(A, k, 1), U), k) for one index of one axis") {
    source(note = "An update beyond the end is dropped by a scatter, and moved back by an update. Wrong as read.")
    expect(REFUTED, because = "n = 1, k = 1: A against g(A, U)")
    val s by singleton
    val n by s.sizes
    val k by s.map
    val g by monoid
    val A by tensor(s to n)
    val U by tensor(shape())
    requires { n ge 1 }
    lhs = A.scatter(g, constant(k), U, along = s)
    rhs = A.dynamicUpdateSlice(g(A.dynamicSlice(start = s to k, size = s to 1), U.addUnit(s)), s to k)
    repaired("enzyme/ScatterOpCanon one, repaired: within A") { requires { (k ge 0) and (k lt n) } }
}

rule("enzyme/ScatterOpCanon counted: Scatter[+](A, k + Iota, U) => DynamicUpdateSlice(A, Slice(A, k, k + m) + U, k) for indices up to the end of A") {
    source(note = "The code compares the last index with the end of A, and not the first one with 0. Wrong as read.")
    expect(REFUTED, by = validity, because = "k = -1: a slice that starts at -1")
    elements(int)
    val s by singleton
    val x by s.label; val y by s.label
    val n by s.sizes; val m by s.sizes; val k by s.map
    val A by tensor(x to n)
    val U by tensor(y to m)
    requires { k + m le n }
    lhs = A.scatter(sum, iota(y, y to m) + k, U, along = x)
    rhs = A.dynamicUpdateSlice(A.slice(start = x to k, end = x to k + m) + U.relabel(y to x), x to k)
    repaired("enzyme/ScatterOpCanon counted, repaired: from the beginning of A on") { requires { k ge 0 } }
}

rule("enzyme/ScatterIndicesAreUnique: each place has one update at most => true for one index") {
    source(note = "Special: updates of one element. unique_indices is stated by the number of updates.")
    val s by singleton
    val n by s.sizes
    val k by s.map
    lhs = constant(number(0, int), s to n).scatter(sum, constant(k), constant(number(1, int)), along = s) le 1
    rhs = constant(TRUE, s to n)
    broken("enzyme/ScatterIndicesAreUnique broken: none", because = "k = 0: one update") {
        lhs = constant(number(0, int), s to n).scatter(sum, constant(k), constant(number(1, int)), along = s) le 0
    }
}

rule("enzyme/ScatterIndicesAreUnique wide: each place has one update at most => true for indices 0 .. m - 1") {
    source(note = "Updates may be several places wide. The code does not ask for that, neither of indices that are counted nor of constants. Wrong as read.")
    expect(REFUTED, because = "m = w = 2: place 1 has two updates")
    val s by singleton; val t by singleton
    val n by s.sizes
    val m by t.sizes
    val w by s.sizes
    requires { w le n }
    lhs = constant(number(0, int), s to n).scatter(sum, iota(t, t to m), constant(number(1, int), t to m, s to w), along = s) le 1
    rhs = constant(TRUE, s to n)
    repaired("enzyme/ScatterIndicesAreUnique wide, repaired: one place wide") { requires { w eq 1 } }
}
