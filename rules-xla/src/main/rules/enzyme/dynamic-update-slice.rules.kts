// Dynamic updates as coded. A start is moved into range, which the code forgets where it reads a constant start.

rule("enzyme/DynamicUpdateSliceElim: DynamicUpdateSlice(A, U, 0) => U for U of the shape of A") {
    val c by rankClass
    val n by c.sizes
    val m by c.sizes
    val k by c.map
    val A by tensor(c to n)
    val U by tensor(c to m)
    val same = requires { m eq n }
    val zero = requires { k eq 0 }
    lhs = A.dynamicUpdateSlice(U, k)
    rhs = U
    weaker("enzyme/DynamicUpdateSliceElim weaker: any start") { without(zero) }
    broken("enzyme/DynamicUpdateSliceElim broken: any size", because = "n = 1, m = 0: size 1 against 0") { without(same) }
}

rule("enzyme/DUSPad: DynamicUpdateSlice(Pad(A, v), U, k) => Pad(DynamicUpdateSlice(A, U, k - l), v) inside of A") {
    source(note = "Constant starts; edges from 0 on, no interior padding.")
    val c by rankClass
    val n by c.sizes
    val m by c.sizes
    val l by c.map
    val h by c.map
    val k by c.map
    val v by element
    val A by tensor(c to n)
    val U by tensor(c to m)
    requires { (l ge 0) and (h ge 0) }
    val from = requires { k ge l }
    val to = requires { k + m le l + n }
    lhs = A.pad(v, low = l, high = h).dynamicUpdateSlice(U, k)
    rhs = A.dynamicUpdateSlice(U, k - l).pad(v, low = l, high = h)
    broken("enzyme/DUSPad broken: the update begins in the padding", because = "n = m = l = 1, k = 0: U, A against v, U") { without(from) }
    broken("enzyme/DUSPad broken: the update ends in the padding", because = "n = m = h = 1, k = 1: A, U against U, v") { without(to) }
}

rule("enzyme/DUSPad whole: DynamicUpdateSlice(Pad(A, v), U, k) => Pad(U, v) for U of the shape of A") {
    source(note = "The conditions are those of DUSPad; k = l follows.")
    val c by rankClass
    val n by c.sizes
    val l by c.map
    val h by c.map
    val k by c.map
    val v by element
    val A by tensor(c to n)
    val U by tensor(c to n)
    requires { (l ge 0) and (h ge 0) }
    val from = requires { k ge l }
    requires { k + n le l + n }
    lhs = A.pad(v, low = l, high = h).dynamicUpdateSlice(U, k)
    rhs = U.pad(v, low = l, high = h)
    broken("enzyme/DUSPad whole, broken: the update begins in the padding", because = "n = l = 1, k = 0: U, A against v, U") { without(from) }
}

rule("enzyme/DynamicUpdateToConcat: DynamicUpdateSlice(A, U, k) => Concat(Slice(A), U, Slice(A)) where one axis is updated in part") {
    source(note = "Constant starts in range; a part without elements is left out.")
    val d by rankClass
    val x by singleton
    val p by d.sizes
    val n by x.sizes
    val m by x.sizes
    val k by x.map
    val A by tensor(d to p, x to n)
    val U by tensor(d to p, x to m)
    val from = requires { k ge 0 }
    val to = requires { k + m le n }
    lhs = A.dynamicUpdateSlice(U, axes(d to 0, x to k))
    rhs = concat(A.slice(end = x to k), U, A.slice(start = x to k + m), along = x)
    broken("enzyme/DynamicUpdateToConcat broken: a negative start", because = "k = -1: a slice that ends before A") { without(from) }
    broken("enzyme/DynamicUpdateToConcat broken: past the end", because = "n = m = k = 1: a slice that starts at 2") { without(to) }
}

rule("enzyme/DUSConcat wrap: DynamicUpdateSlice(Wrap(A, 0, r), U, k) => Concat(A, DynamicUpdateSlice(Slice(A, 0, r), U, k)) inside of A") {
    source(note = "The operand is counted as the second of three parts, and the first is not made where nothing is wrapped on the left, so the third is updated.")
    expect(REFUTED, because = "n = r = m = 1, k = 0: U, A against A, U")
    val d by rankClass
    val x by singleton
    val p by d.sizes
    val q by d.sizes
    val i by d.map
    val n by x.sizes
    val r by x.sizes
    val m by x.sizes
    val k by x.map
    val A by tensor(d to p, x to n)
    val U by tensor(d to q, x to m)
    requires { (r ge 1) and (r le n) }
    requires { (m ge 1) and (k ge 0) and (k + m le n) }
    lhs = concat(A, A.slice(end = x to r), along = x).dynamicUpdateSlice(U, axes(i, k))
    rhs = concat(A, A.slice(end = x to r).dynamicUpdateSlice(U, axes(i, k)), along = x)
    repaired("enzyme/DUSConcat wrap, repaired: the operand is updated") {
        rhs = concat(A.dynamicUpdateSlice(U, axes(i, k)), A.slice(end = x to r), along = x)
    }
}

rule("enzyme/DUSToI32: DynamicUpdateSlice(A, U, k) => DynamicUpdateSlice(A, U, k as it is without its sign) for a start of 8 bits") {
    source(note = "Constants of fewer than 32 bits are extended with zeros, also those that have a sign: -1 becomes 255. The same of 16 bits.")
    expect(REFUTED, because = "n = 2, m = 1, k = -1: U at 0 against U at 1")
    val s by singleton
    val n by s.sizes
    val m by s.sizes
    val k by s.map
    val A by tensor(s to n)
    val U by tensor(s to m)
    requires { (k ge -128) and (k le 127) }
    lhs = A.dynamicUpdateSlice(U, k)
    rhs = A.dynamicUpdateSlice(U, choose(k lt 0, k + 256, k))
    repaired("enzyme/DUSToI32 repaired: no negative start") { requires { k ge 0 } }
}

rule("enzyme/DUSToConcat end: DynamicUpdateSlice(A, U, k) => Concat(Slice(A, 0, k), Slice(A, k, n)) where U ends with A") {
    source(note = "One axis is updated in part, and up to its end. The second part is to be U, but nothing takes its place.")
    expect(REFUTED, because = "n = 2, k = m = 1: A[0], U against A[0], A[1]")
    val d by rankClass
    val x by singleton
    val p by d.sizes
    val n by x.sizes
    val m by x.sizes
    val k by x.map
    val A by tensor(d to p, x to n)
    val U by tensor(d to p, x to m)
    requires { k ne 0 }
    requires { k + m eq n }
    lhs = A.dynamicUpdateSlice(U, axes(d to 0, x to k))
    rhs = concat(A.slice(end = x to k), A.slice(start = x to k), along = x)
    repaired("enzyme/DUSToConcat end, repaired: the update takes the place of the second part") {
        rhs = concat(A.slice(end = x to k), U, along = x)
    }
}

rule("enzyme/DUSToConcat beginning: DynamicUpdateSlice(A, U, 0) => Concat(Slice(A, 0, m), Slice(A, m, n)) where U begins with A") {
    source(note = "One axis is updated in part, and from its beginning. The first part is to be U, but nothing takes its place.")
    expect(REFUTED, because = "n = 2, m = 1: U, A[1] against A[0], A[1]")
    val d by rankClass
    val x by singleton
    val p by d.sizes
    val n by x.sizes
    val m by x.sizes
    val A by tensor(d to p, x to n)
    val U by tensor(d to p, x to m)
    requires { m lt n }
    lhs = A.dynamicUpdateSlice(U, 0)
    rhs = concat(A.slice(end = x to m), A.slice(start = x to m), along = x)
    repaired("enzyme/DUSToConcat beginning, repaired: the update takes the place of the first part") {
        rhs = concat(U, A.slice(start = x to m), along = x)
    }
}

rule("enzyme/DUSToConcat split: DynamicUpdateSlice(A, U, k) => Concat(Slice(A, 0, k), DynamicUpdateSlice(Slice(A, k, n), U, 0))") {
    source(note = "The general case, on the last axis that is updated in part; its constant start is not compared with the size of A.")
    expect(REFUTED, because = "n = m = k = 1: the part after k is empty, and U has one element")
    val d by rankClass
    val x by singleton
    val p by d.sizes
    val q by d.sizes
    val i by d.map
    val n by x.sizes
    val m by x.sizes
    val k by x.map
    val A by tensor(d to p, x to n)
    val U by tensor(d to q, x to m)
    requires { k ne 0 }
    lhs = A.dynamicUpdateSlice(U, axes(i, k))
    rhs = concat(A.slice(end = x to k), A.slice(start = x to k).dynamicUpdateSlice(U, axes(d to i, x to 0)), along = x)
    repaired("enzyme/DUSToConcat split, repaired: the update fits in") { requires { (k ge 0) and (k + m le n) } }
}

rule("enzyme/DUSSliceSimplify: Slice(DynamicUpdateSlice(A, U, k), s, e, t) => Slice(DynamicUpdateSlice(Slice(A, s, e), Slice(U), k - s), 0, (e - s) / t, t)") {
    source(note = "For constant starts and one slice as the only user. The update is cut to what the slice sees, without a look whether it sees any of it.")
    expect(REFUTED, because = "n = 1, m = 0, k = 0, s = 1, e = 1: U is to begin at 1, beyond its end")
    val c by rankClass
    val n by c.sizes
    val m by c.sizes
    val k by c.map
    val s by c.map
    val e by c.map
    val t by c.map
    val A by tensor(c to n)
    val U by tensor(c to m)
    val first = max(s - k, 0)
    val last = choose(e lt k + m, m - (k + m - e), m)
    lhs = A.dynamicUpdateSlice(U, k).slice(s, e, t)
    val inner = A.slice(s, e).dynamicUpdateSlice(U.slice(first, last), max(k - s, 0))
    rhs = inner.slice(0, end = (e - s + t - 1).floorDiv(t), stride = t)
    repaired("enzyme/DUSSliceSimplify repaired: in range, seen by the slice, and the limit is that of the slice") {
        requires { (k ge 0) and (k + m le n) }
        requires { (k le e) and (s le k + m) }
        rhs = inner.slice(0, end = e - s, stride = t)
    }
    repaired("enzyme/DUSSliceSimplify repaired: in range, seen by the slice, of stride 1") {
        requires { (k ge 0) and (k + m le n) }
        requires { (k le e) and (s le k + m) }
        requires { t eq 1 }
    }
}

rule("enzyme/DUSConcat extend: DynamicUpdateSlice(Extend(A, 0, r), U, k) => Concat(A, DynamicUpdateSlice(Slice(A, n - r, n), U, k)) inside of A") {
    source(note = "As for Wrap: the operand is counted as the second of three parts.")
    expect(REFUTED, because = "n = r = m = 1, k = 0: U, A against A, U")
    val d by rankClass
    val x by singleton
    val p by d.sizes
    val q by d.sizes
    val i by d.map
    val n by x.sizes
    val r by x.sizes
    val m by x.sizes
    val k by x.map
    val A by tensor(d to p, x to n)
    val U by tensor(d to q, x to m)
    requires { (r ge 1) and (r le n) }
    requires { (m ge 1) and (k ge 0) and (k + m le n) }
    lhs = concat(A, A.slice(start = x to n - r), along = x).dynamicUpdateSlice(U, axes(i, k))
    rhs = concat(A, A.slice(start = x to n - r).dynamicUpdateSlice(U, axes(i, k)), along = x)
    repaired("enzyme/DUSConcat extend, repaired: the operand is updated") {
        rhs = concat(A.dynamicUpdateSlice(U, axes(i, k)), A.slice(start = x to n - r), along = x)
    }
}
