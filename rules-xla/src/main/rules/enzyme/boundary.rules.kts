// Enzyme's wrap, extend and rotate of one axis, as coded. Wrap(A, l, r) is the last l places of A, A and its first r places; Extend(A, l, r) is
// its first l places, A and its last r places, as both are lowered. Rotate(A, k) begins at k and comes back to the beginning.

rule("enzyme/LowerRotate: Rotate(A, k) => Concat(Slice(A, k, n), Slice(A, 0, k))") {
    val d by rankClass
    val x by singleton
    val p by d.sizes
    val n by x.sizes
    val k by x.map
    val A by tensor(d to p, x to n)
    val inside = requires { (k ge 0) and (k le n) }
    lhs = A.rotate(by = x to k)
    rhs = concat(A.slice(start = x to k), A.slice(end = x to k), along = x)
    broken("enzyme/LowerRotate broken: by more than the size", because = "n = 0, k = 1: a slice that starts at 1") { without(inside) }
    broken("enzyme/LowerRotate broken: the parts change places", because = "n = 2, k = 1: A[1] against A[0]") {
        rhs = concat(A.slice(end = x to k), A.slice(start = x to k), along = x)
    }
}

rule("enzyme/LowerWrap: Wrap(A, l, r) => Concat(Slice(A, n - l, n), A, Slice(A, 0, r))") {
    source(note = "Wrapping is stated by three copies of A, of which the first ends with l places and the last has r.")
    val d by rankClass
    val x by singleton
    val p by d.sizes
    val n by x.sizes
    val l by x.sizes
    val r by x.sizes
    val A by tensor(d to p, x to n)
    val left = requires { l le n }
    requires { r le n }
    lhs = A.tile(times = x to 3).slice(start = x to n - l, end = x to 2 * n + r)
    rhs = concat(A.slice(start = x to n - l), A, A.slice(end = x to r), along = x)
    broken("enzyme/LowerWrap broken: the first l places", because = "n = 2, l = 1: A[1] against A[0]") {
        rhs = concat(A.slice(end = x to l), A, A.slice(end = x to r), along = x)
    }
}

rule("enzyme/LowerExtend: Extend(A, l, r) => Concat(Slice(A, 0, l), A, Slice(A, n - r, n))") {
    source(note = "Extending is stated by the place that each place of the result looks up.")
    val d by rankClass
    val x by singleton
    val y by singleton
    val p by d.sizes
    val n by x.sizes
    val l by x.sizes
    val r by x.sizes
    val A by tensor(d to p, x to n)
    requires { (l le n) and (r le n) }
    requires { n ge 1 }
    val place = iota(y, y to l + n + r)
    lhs = A.gather(select(place lt l, place, select(place lt l + n, place - l, place - l - r)), along = x)
    rhs = concat(A.slice(end = x to l), A, A.slice(start = x to n - r), along = x).reshape(x, y to l + n + r)
    broken("enzyme/LowerExtend broken: the first place again and again", because = "n = l = 2: A[1] against A[0]") {
        rhs = concat(A.slice(end = x to min(l, 1)).tile(times = x to l), A, A.slice(start = x to n - r), along = x).reshape(x, y to l + n + r)
        requires { n ge 2 }
    }
}

rule("enzyme/SimplifyBoundary: Rotate(v, k) => v of a constant that is v everywhere") {
    source(note = "A splat.")
    val c by rankClass
    val n by c.sizes
    val k by c.map
    val v by element
    lhs = constant(v, c to n).rotate(by = k)
    rhs = constant(v, c to n)
    broken("enzyme/SimplifyBoundary broken: any tensor", because = "n = 2, k = 1: A[1] against A[0]") {
        val A by tensor(c to n)
        lhs = A.rotate(by = k)
        rhs = A
    }
}

rule("enzyme/SimplifyBoundary wrap: Wrap(v, l, r) => v, and Extend(v, l, r) likewise") {
    source(note = "Of a splat both are lowered to the same slices.")
    val d by rankClass
    val x by singleton
    val p by d.sizes
    val n by x.sizes
    val l by x.sizes
    val r by x.sizes
    val v by element
    requires { (l le n) and (r le n) }
    val A = constant(v, d to p, x to n)
    lhs = concat(A.slice(start = x to n - l), A, A.slice(end = x to r), along = x)
    rhs = constant(v, d to p, x to l + n + r)
    broken("enzyme/SimplifyBoundary wrap, broken: of the size before", because = "l = 1: size 2 against 1") { rhs = A }
}

rule("enzyme/SliceInternal rotate: Slice(Rotate(A, k), s, e, t) => Slice(A, s + k, e + k, t) before the seam") {
    source(note = "The slice lies within the first n - k places.")
    val d by rankClass
    val x by singleton
    val p by d.sizes; val sd by d.map; val ed by d.map; val td by d.map
    val n by x.sizes; val s by x.map; val e by x.map; val t by x.map
    val k by x.map
    val A by tensor(d to p, x to n)
    requires { (k ge 0) and (k le n) }
    val before = requires { e le n - k }
    lhs = A.rotate(by = x to k).slice(axes(sd, s), axes(ed, e), axes(td, t))
    rhs = A.slice(axes(sd, s + k), axes(ed, e + k), axes(td, t))
    broken("enzyme/SliceInternal rotate, broken: across the seam", because = "n = k = e = 1, s = 0: a slice that starts at 1") { without(before) }
}

rule("enzyme/SliceInternal rotated: Slice(Rotate(A, k), s, e, t) => Slice(A, s - n + k, e - n + k, t) behind the seam") {
    source(note = "The slice lies within the last k places.")
    val d by rankClass
    val x by singleton
    val p by d.sizes; val sd by d.map; val ed by d.map; val td by d.map
    val n by x.sizes; val s by x.map; val e by x.map; val t by x.map
    val k by x.map
    val A by tensor(d to p, x to n)
    requires { (k ge 0) and (k le n) }
    val behind = requires { s ge n - k }
    lhs = A.rotate(by = x to k).slice(axes(sd, s), axes(ed, e), axes(td, t))
    rhs = A.slice(axes(sd, s - n + k), axes(ed, e - n + k), axes(td, t))
    broken("enzyme/SliceInternal rotated, broken: before the seam", because = "n = 1, k = 0: a slice that starts at -1") { without(behind) }
}

rule("enzyme/SliceInternal wrap: Slice(Wrap(A, l, r), s, e, t) => Slice(A, s + n - l, e + n - l, t) within the left part") {
    val d by rankClass
    val x by singleton
    val p by d.sizes; val sd by d.map; val ed by d.map; val td by d.map
    val n by x.sizes; val s by x.map; val e by x.map; val t by x.map
    val l by x.sizes
    val r by x.sizes
    val A by tensor(d to p, x to n)
    requires { (l le n) and (r le n) }
    val inside = requires { e le l }
    lhs = concat(A.slice(start = x to n - l), A, A.slice(end = x to r), along = x).slice(axes(sd, s), axes(ed, e), axes(td, t))
    rhs = A.slice(axes(sd, s + n - l), axes(ed, e + n - l), axes(td, t))
    broken("enzyme/SliceInternal wrap, broken: past the left part", because = "n = e = 1, l = 0: a slice that starts at 1") { without(inside) }
}

rule("enzyme/SliceInternal wrapped: Slice(Wrap(A, l, r), s, e, t) => Slice(A, s - l - n, e - l - n, t) within the right part") {
    val d by rankClass
    val x by singleton
    val p by d.sizes; val sd by d.map; val ed by d.map; val td by d.map
    val n by x.sizes; val s by x.map; val e by x.map; val t by x.map
    val l by x.sizes
    val r by x.sizes
    val A by tensor(d to p, x to n)
    requires { (l le n) and (r le n) }
    val inside = requires { s ge l + n }
    lhs = concat(A.slice(start = x to n - l), A, A.slice(end = x to r), along = x).slice(axes(sd, s), axes(ed, e), axes(td, t))
    rhs = A.slice(axes(sd, s - l - n), axes(ed, e - l - n), axes(td, t))
    broken("enzyme/SliceInternal wrapped, broken: before the right part", because = "n = 1, s = 0: a slice that starts at -1") { without(inside) }
}

rule("enzyme/SliceInternal extend: Slice(Extend(A, l, r), s, e, t) => Slice(A, s - l, e - l, t) within A, and Slice(A, s, e, t) within the left part") {
    source(note = "Two of three parts; which one it is, is chosen by the code.")
    val d by rankClass
    val x by singleton
    val p by d.sizes; val sd by d.map; val ed by d.map; val td by d.map
    val n by x.sizes; val s by x.map; val e by x.map; val t by x.map
    val l by x.sizes
    val r by x.sizes
    val A by tensor(d to p, x to n)
    requires { (l le n) and (r le n) }
    val inside = requires { (e le l) or ((s ge l) and (e le l + n)) }
    val back = choose(e le l, s, s - l) - s
    lhs = concat(A.slice(end = x to l), A, A.slice(start = x to n - r), along = x).slice(axes(sd, s), axes(ed, e), axes(td, t))
    rhs = A.slice(axes(sd, s + back), axes(ed, e + back), axes(td, t))
    broken("enzyme/SliceInternal extend, broken: across the seam", because = "n = l = 1, s = 0, e = 2: a slice that starts at -1") { without(inside) }
}

rule("enzyme/SliceInternal extended: Slice(Extend(A, l, r), s, e, t) => Slice(A, s - l, e - l, t) within the right part") {
    source(note = "The right part is taken to begin where A ends, not r places before.")
    expect(REFUTED, because = "n = r = 1, l = 0, s = 1, e = 2: a slice from 1 to 2 of one place")
    val d by rankClass
    val x by singleton
    val p by d.sizes; val sd by d.map; val ed by d.map; val td by d.map
    val n by x.sizes; val s by x.map; val e by x.map; val t by x.map
    val l by x.sizes
    val r by x.sizes
    val A by tensor(d to p, x to n)
    requires { (l le n) and (r le n) }
    requires { s ge l + n }
    lhs = concat(A.slice(end = x to l), A, A.slice(start = x to n - r), along = x).slice(axes(sd, s), axes(ed, e), axes(td, t))
    rhs = A.slice(axes(sd, s - l), axes(ed, e - l), axes(td, t))
    repaired("enzyme/SliceInternal extended, repaired: the right part begins at n - r") {
        rhs = A.slice(axes(sd, s - l - r), axes(ed, e - l - r), axes(td, t))
    }
}

rule("enzyme/RotatePad: Rotate(Pad(A, v), k) => Pad(Rotate(A, k), v) where the axis is not padded") {
    val d by rankClass
    val x by singleton
    val p by d.sizes; val l by d.map; val h by d.map; val i by d.map
    val n by x.sizes
    val k by x.map
    val lx by x.map
    val v by element
    val A by tensor(d to p, x to n)
    val none = requires { lx eq 0 }
    lhs = A.pad(v, low = axes(l, lx), high = h, interior = i).rotate(by = x to k)
    rhs = A.rotate(by = x to k).pad(v, low = axes(l, lx), high = h, interior = i)
    broken("enzyme/RotatePad broken: the axis is padded", because = "n = 1, lx = 1, k = 1: A, v against v, A") { without(none) }
}

rule("enzyme/ReshapeExtend: Reshape(Extend(A, l, r)) => Extend(Reshape(A), l, r) for axes of size 1 that are dropped and added") {
    source(note = "ReshapeWrap is the same with the parts of Wrap; an axis that is extended is not dropped.")
    val d by rankClass
    val u by rankClass
    val w by rankClass
    val x by singleton
    val p by d.sizes
    val n by x.sizes
    val l by x.sizes
    val r by x.sizes
    val A by tensor(d to p, u to 1, x to n)
    requires { (l le n) and (r le n) }
    lhs = concat(A.slice(end = x to l), A, A.slice(start = x to n - r), along = x).dropUnit(u).addUnit(w)
    val B = A.dropUnit(u).addUnit(w)
    rhs = concat(B.slice(end = x to l), B, B.slice(start = x to n - r), along = x)
    broken("enzyme/ReshapeExtend broken: the edges change places", because = "n = 2, l = 1, r = 0: A[0] against A[0], A[1]") {
        rhs = concat(B.slice(end = x to r), B, B.slice(start = x to n - l), along = x)
    }
}

rule("enzyme/ReshapeWrap: Reshape(Wrap(A, l, r)) => Wrap(Reshape(A), l, r) for axes of size 1 that are dropped and added") {
    val d by rankClass
    val u by rankClass
    val w by rankClass
    val x by singleton
    val p by d.sizes
    val n by x.sizes
    val l by x.sizes
    val r by x.sizes
    val A by tensor(d to p, u to 1, x to n)
    requires { (l le n) and (r le n) }
    lhs = concat(A.slice(start = x to n - l), A, A.slice(end = x to r), along = x).dropUnit(u).addUnit(w)
    val B = A.dropUnit(u).addUnit(w)
    rhs = concat(B.slice(start = x to n - l), B, B.slice(end = x to r), along = x)
    broken("enzyme/ReshapeWrap broken: extended, not wrapped", because = "n = 2, l = 1: A[1] against A[0]") {
        rhs = concat(B.slice(end = x to l), B, B.slice(start = x to n - r), along = x)
    }
}

rule("enzyme/ReshapeRotate: Reshape(Rotate(A, k)) => Rotate(Reshape(A), k) for axes of size 1 that are dropped and added") {
    val d by rankClass
    val u by rankClass
    val w by rankClass
    val x by singleton
    val p by d.sizes
    val n by x.sizes
    val k by x.map
    val A by tensor(d to p, u to 1, x to n)
    lhs = A.rotate(by = x to k).dropUnit(u).addUnit(w)
    rhs = A.dropUnit(u).addUnit(w).rotate(by = x to k)
    broken("enzyme/ReshapeRotate broken: the other way", because = "n = 3, k = 1: A[1] against A[2]") {
        rhs = A.dropUnit(u).addUnit(w).rotate(by = x to -k)
    }
}
