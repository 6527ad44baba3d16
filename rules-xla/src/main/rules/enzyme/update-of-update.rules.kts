// DUSDUSConcat as coded: an update U of a tensor that was updated by W before. Both have the same starts and sizes on all axes but one (x),
// on which both starts are constants, k that of U and j that of W.

rule("enzyme/DUSDUSConcat: DynamicUpdateSlice(DynamicUpdateSlice(A, W, k + m), U, k) => DynamicUpdateSlice(A, Concat(U, W), k)") {
    source(note = "W begins where U ends. Starts are not compared with the size of A.")
    expect(REFUTED, because = "n = m = r = 1, k = 0: U against an update that is larger than A")
    val d by rankClass
    val x by singleton
    val p by d.sizes
    val q by d.sizes
    val i by d.map
    val n by x.sizes
    val m by x.sizes
    val r by x.sizes
    val k by x.map
    val A by tensor(d to p, x to n)
    val U by tensor(d to q, x to m)
    val W by tensor(d to q, x to r)
    lhs = A.dynamicUpdateSlice(W, axes(i, k + m)).dynamicUpdateSlice(U, axes(i, k))
    rhs = A.dynamicUpdateSlice(concat(U, W, along = x), axes(i, k))
    repaired("enzyme/DUSDUSConcat repaired: both fit in") { requires { (k ge 0) and (k + m + r le n) } }
}

rule("enzyme/DUSDUSConcat after: DynamicUpdateSlice(DynamicUpdateSlice(A, W, j), U, j + r) => DynamicUpdateSlice(A, Concat(W, U), j)") {
    source(note = "U begins where W ends.")
    expect(REFUTED, because = "n = m = r = 1, j = 0: U against an update that is larger than A")
    val d by rankClass
    val x by singleton
    val p by d.sizes
    val q by d.sizes
    val i by d.map
    val n by x.sizes
    val m by x.sizes
    val r by x.sizes
    val j by x.map
    val A by tensor(d to p, x to n)
    val U by tensor(d to q, x to m)
    val W by tensor(d to q, x to r)
    lhs = A.dynamicUpdateSlice(W, axes(i, j)).dynamicUpdateSlice(U, axes(i, j + r))
    rhs = A.dynamicUpdateSlice(concat(W, U, along = x), axes(i, j))
    repaired("enzyme/DUSDUSConcat after, repaired: both fit in") { requires { (j ge 0) and (j + r + m le n) } }
}

rule("enzyme/DUSDUSConcat over: DynamicUpdateSlice(DynamicUpdateSlice(A, W, j), U, k) => DynamicUpdateSlice(A, U, k) where U covers W") {
    source(note = "Right for every start: what is moved back is covered as before.")
    val d by rankClass
    val x by singleton
    val p by d.sizes
    val q by d.sizes
    val i by d.map
    val n by x.sizes
    val m by x.sizes
    val r by x.sizes
    val k by x.map
    val j by x.map
    val A by tensor(d to p, x to n)
    val U by tensor(d to q, x to m)
    val W by tensor(d to q, x to r)
    requires { j ge k }
    val covered = requires { j + r le k + m }
    lhs = A.dynamicUpdateSlice(W, axes(i, j)).dynamicUpdateSlice(U, axes(i, k))
    rhs = A.dynamicUpdateSlice(U, axes(i, k))
    broken("enzyme/DUSDUSConcat over, broken: W is longer", because = "n = r = 1, m = 0: W against A") { without(covered) }
}

rule("enzyme/DUSDUSConcat into: DynamicUpdateSlice(DynamicUpdateSlice(A, W, j), U, k) => DynamicUpdateSlice(A, DynamicUpdateSlice(W, U, k - j), j) inside of W") {
    source(note = "U lies within W. Starts are not compared with the size of A.")
    expect(REFUTED, because = "n = r = 2, m = j = k = 1: W[0], U against U, W[1], as W is moved back and U is not")
    val d by rankClass
    val x by singleton
    val p by d.sizes
    val q by d.sizes
    val i by d.map
    val n by x.sizes
    val m by x.sizes
    val r by x.sizes
    val k by x.map
    val j by x.map
    val A by tensor(d to p, x to n)
    val U by tensor(d to q, x to m)
    val W by tensor(d to q, x to r)
    requires { k ge j }
    requires { k + m le j + r }
    lhs = A.dynamicUpdateSlice(W, axes(i, j)).dynamicUpdateSlice(U, axes(i, k))
    rhs = A.dynamicUpdateSlice(W.dynamicUpdateSlice(U, axes(d to 0, x to k - j)), axes(i, j))
    repaired("enzyme/DUSDUSConcat into, repaired: W fits in") { requires { (j ge 0) and (j + r le n) } }
}

rule("enzyme/DUSDUSConcat overlap: DynamicUpdateSlice(DynamicUpdateSlice(A, W, j), U, k) => DynamicUpdateSlice(A, Concat(Slice(W), U), j) where U ends after W") {
    source(note = "All starts are constant, and U ends within A. That W begins within A is not asked for.")
    expect(REFUTED, because = "j = -1: W is moved to 0, and the update of both is larger than A")
    val d by rankClass
    val x by singleton
    val p by d.sizes
    val q by d.sizes
    val i by d.map
    val n by x.sizes
    val m by x.sizes
    val r by x.sizes
    val k by x.map
    val j by x.map
    val A by tensor(d to p, x to n)
    val U by tensor(d to q, x to m)
    val W by tensor(d to q, x to r)
    requires { (k ge j) and (k lt j + r) }
    requires { k + m gt j + r }
    requires { k + m le n }
    lhs = A.dynamicUpdateSlice(W, axes(i, j)).dynamicUpdateSlice(U, axes(i, k))
    rhs = A.dynamicUpdateSlice(concat(W.slice(end = x to k - j), U, along = x), axes(i, j))
    repaired("enzyme/DUSDUSConcat overlap, repaired: W begins within A") { requires { j ge 0 } }
}

rule("enzyme/DUSDUSConcat overlap before: DynamicUpdateSlice(DynamicUpdateSlice(A, W, j), U, k) => DynamicUpdateSlice(A, Concat(U, Slice(W)), k) where U begins before W") {
    source(note = "All starts are constant, and W ends within A. The code keeps the first elements of W; the last are those that U leaves.")
    expect(REFUTED, because = "n = 3, k = 0, m = 2, j = 1, r = 2: W[1] is left against W[0]")
    val d by rankClass
    val x by singleton
    val p by d.sizes
    val q by d.sizes
    val i by d.map
    val n by x.sizes
    val m by x.sizes
    val r by x.sizes
    val k by x.map
    val j by x.map
    val A by tensor(d to p, x to n)
    val U by tensor(d to q, x to m)
    val W by tensor(d to q, x to r)
    requires { (k lt j) and (j lt k + m) }
    requires { k + m lt j + r }
    requires { j + r le n }
    val left = j + r - (k + m)
    lhs = A.dynamicUpdateSlice(W, axes(i, j)).dynamicUpdateSlice(U, axes(i, k))
    rhs = A.dynamicUpdateSlice(concat(U, W.slice(end = x to left), along = x), axes(i, k))
    repaired("enzyme/DUSDUSConcat overlap before, repaired: the last elements of W, and U begins within A") {
        requires { k ge 0 }
        rhs = A.dynamicUpdateSlice(concat(U, W.slice(start = x to r - left), along = x), axes(i, k))
    }
}
