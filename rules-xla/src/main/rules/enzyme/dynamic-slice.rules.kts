// Dynamic slices as coded. Starts are moved into range for the size that is taken, so starts of two slices do not add up.

rule("enzyme/DynamicSliceDynamicSlice: DynamicSlice(DynamicSlice(A, i, m), j, k) => DynamicSlice(A, i + j, k)") {
    source(note = "Starts are added as elements of the wider of both index types, without a look at their range.")
    expect(REFUTED, because = "n = 2, m = k = 1, i = 0, j = 1: A[0], as j is moved back to 0, against A[1]")
    val c by rankClass
    val n by c.sizes
    val m by c.map
    val k by c.map
    val i by c.map
    val j by c.map
    val A by tensor(c to n)
    lhs = A.dynamicSlice(i, m).dynamicSlice(j, k)
    rhs = A.dynamicSlice(i + j, k)
    repaired("enzyme/DynamicSliceDynamicSlice repaired: both starts in range") {
        requires { (i ge 0) and (i + m le n) }
        requires { (j ge 0) and (j + k le m) }
    }
    repaired("enzyme/DynamicSliceDynamicSlice repaired: both starts clamped first") {
        rhs = A.dynamicSlice(max(min(i, n - m), 0) + max(min(j, m - k), 0), k)
    }
}

rule("enzyme/DynamicSliceSlice: DynamicSlice(Slice(A, s, e), j, k) => DynamicSlice(A, s + j, k)") {
    source(note = "For stride 1.")
    expect(REFUTED, because = "n = 2, s = 0, e = k = 1, j = 1: A[0], as j is moved back to 0, against A[1]")
    val c by rankClass
    val n by c.sizes
    val s by c.map
    val e by c.map
    val j by c.map
    val k by c.map
    val A by tensor(c to n)
    lhs = A.slice(s, e).dynamicSlice(j, k)
    rhs = A.dynamicSlice(s + j, k)
    repaired("enzyme/DynamicSliceSlice repaired: the start is in range") { requires { (j ge 0) and (j + k le e - s) } }
    repaired("enzyme/DynamicSliceSlice repaired: the start is clamped first") {
        rhs = A.dynamicSlice(s + max(min(j, e - s - k), 0), k)
    }
}

rule("enzyme/DynamicSliceToStatic: DynamicSlice(A, i, k) => Slice(A, i, i + k) for constant starts in range") {
    val c by rankClass
    val n by c.sizes
    val i by c.map
    val k by c.map
    val A by tensor(c to n)
    val from = requires { i ge 0 }
    val to = requires { i + k le n }
    lhs = A.dynamicSlice(i, k)
    rhs = A.slice(i, i + k)
    broken("enzyme/DynamicSliceToStatic broken: negative starts", because = "i = -1: a slice that starts before A") { without(from) }
    broken("enzyme/DynamicSliceToStatic broken: past the end", because = "n = k = i = 1: a slice that ends at 2") { without(to) }
}

rule("enzyme/DynamicSliceElementwise: DynamicSlice(f(A, B), i, k) => f(DynamicSlice(A), DynamicSlice(B))") {
    source(note = "The first branch, where the slice is the only user.")
    val c by rankClass
    val n by c.sizes
    val i by c.map
    val k by c.map
    val f by function(T, T)
    val A by tensor(c to n)
    val B by tensor(c to n)
    lhs = f(A, B).dynamicSlice(i, k)
    rhs = f(A.dynamicSlice(i, k), B.dynamicSlice(i, k))
    broken("enzyme/DynamicSliceElementwise broken: B from its beginning", because = "n = 2, k = 1, i = 1: B[1] against B[0]") {
        rhs = f(A.dynamicSlice(i, k), B.dynamicSlice(0, k))
    }
}

rule("enzyme/DynamicSliceElementwise starts: DynamicSlice(f(A), i, k) => Slice(f(DynamicSlice(A, i, K)), 0, k)") {
    source(note = "The second branch seen from one of several slices: they have one start that is not constant, and K is the greatest of their sizes.")
    expect(REFUTED, because = "n = K = 2, k = 1, i = 1: A[1] against A[0], as i is moved back to 0 for two places")
    val c by rankClass
    val n by c.sizes
    val i by c.map
    val k by c.map
    val K by c.map
    val f by function
    val A by tensor(c to n)
    requires { (k le K) and (K le n) }
    lhs = f(A).dynamicSlice(i, k)
    rhs = f(A.dynamicSlice(i, K)).slice(0, end = k)
    repaired("enzyme/DynamicSliceElementwise starts, repaired: the longest slice fits in") { requires { i + K le n } }
    repaired("enzyme/DynamicSliceElementwise starts, repaired: sizes are the same") { requires { k eq K } }
}

rule("enzyme/DynamicSliceElementwise constants: DynamicSlice(f(A), i, k) => Slice(f(DynamicSlice(A, min(i, j), K)), i - min(i, j))") {
    source(note = "The second branch for constant starts, of two slices: i and k of this one, j and m of another, which is at least 0, too.")
    expect(REFUTED, because = "n = 1, k = m = 1, i = 0, j = 1: two places are asked for from A, which has one")
    val c by rankClass
    val n by c.sizes
    val i by c.map
    val k by c.map
    val j by c.map
    val m by c.map
    val f by function
    val A by tensor(c to n)
    val B by tensor(c to n)
    requires { (i ge 0) and (j ge 0) }
    requires { (m ge 0) and (m le n) }
    val start = min(i, j)
    lhs = f(A).dynamicSlice(i, k)
    rhs = f(A.dynamicSlice(start, max(i + k, j + m) - start)).slice(i - start, i - start + k)
    repaired("enzyme/DynamicSliceElementwise constants, repaired: both fit in") {
        requires { (i + k le n) and (j + m le n) }
    }
    broken("enzyme/DynamicSliceElementwise constants, broken: of another tensor", because = "A against B") {
        rhs = f(B.dynamicSlice(start, max(i + k, j + m) - start)).slice(i - start, i - start + k)
    }
}

rule("enzyme/DynamicSliceReshapeDynamicSlice: DynamicSlice(Reshape(DynamicSlice(A, i, m)), j, k) => Reshape(DynamicSlice(A, i + j, k))") {
    source(note = "A reshape that drops axes of size 1 (u) and adds others (w), of which all is taken.")
    expect(REFUTED, because = "n = 2, m = k = 1, i = 0, j = 1: A[0], as j is moved back to 0, against A[1]")
    val c by rankClass
    val u by rankClass
    val w by rankClass
    val n by c.sizes
    val q by u.sizes
    val m by c.map
    val k by c.map
    val i by c.map
    val o by u.map
    val j by c.map
    val A by tensor(c to n, u to q)
    lhs = A.dynamicSlice(axes(i, o), axes(c to m, u to 1)).dropUnit(u).addUnit(w).dynamicSlice(axes(c to j, w to 0), axes(c to k, w to 1))
    rhs = A.dynamicSlice(axes(i + j, o), axes(c to k, u to 1)).dropUnit(u).addUnit(w)
    repaired("enzyme/DynamicSliceReshapeDynamicSlice repaired: both starts in range") {
        requires { (i ge 0) and (i + m le n) }
        requires { (j ge 0) and (j + k le m) }
    }
}

rule("enzyme/SliceReshapeDynamicSlice: Slice(Reshape(DynamicSlice(A, i, m)), s, e) => Reshape(DynamicSlice(A, i + s, e - s))") {
    source(note = "The same reshape. For stride 1.")
    expect(REFUTED, because = "n = m = 2, i = 1, s = 0, e = 1: the start is moved back to 0 for two places, not for one")
    val c by rankClass
    val u by rankClass
    val w by rankClass
    val n by c.sizes
    val q by u.sizes
    val m by c.map
    val i by c.map
    val o by u.map
    val s by c.map
    val e by c.map
    val A by tensor(c to n, u to q)
    lhs = A.dynamicSlice(axes(i, o), axes(c to m, u to 1)).dropUnit(u).addUnit(w).slice(axes(c to s, w to 0), axes(c to e, w to 1))
    rhs = A.dynamicSlice(axes(i + s, o), axes(c to e - s, u to 1)).dropUnit(u).addUnit(w)
    repaired("enzyme/SliceReshapeDynamicSlice repaired: the start is in range") { requires { (i ge 0) and (i + m le n) } }
}

rule("enzyme/DynamicSliceReshapeSlice: DynamicSlice(Reshape(Slice(A, s, e)), j, k) => Reshape(DynamicSlice(A, s + j, k))") {
    source(note = "The same reshape. For stride 1.")
    expect(REFUTED, because = "n = 2, s = 0, e = k = 1, j = 1: A[0], as j is moved back to 0, against A[1]")
    val c by rankClass
    val u by rankClass
    val w by rankClass
    val n by c.sizes
    val q by u.sizes
    val s by c.map
    val e by c.map
    val o by u.map
    val j by c.map
    val k by c.map
    val A by tensor(c to n, u to q)
    lhs = A.slice(axes(s, o), axes(e, o + 1)).dropUnit(u).addUnit(w).dynamicSlice(axes(c to j, w to 0), axes(c to k, w to 1))
    rhs = A.dynamicSlice(axes(s + j, o), axes(c to k, u to 1)).dropUnit(u).addUnit(w)
    repaired("enzyme/DynamicSliceReshapeSlice repaired: the start is in range") { requires { (j ge 0) and (j + k le e - s) } }
}
