// Patterns 1 to 206 of Enzyme-JAX's EnzymeHLOOpt.cpp as coded: slices of slices, updates, broadcasts, transposes and paddings.

rule("enzyme/NoopSlice: Slice(A, s, e, t) => A where the shape stays") {
    source(note = "The code compares the types, so the stride of an axis of size 1 may be any.")
    val c by rankClass
    val n by c.sizes
    val s by c.map
    val e by c.map
    val t by c.map
    val A by tensor(c to n)
    val same = requires { sizeOf(A.slice(s, e, t), c) eq n }
    lhs = A.slice(s, e, t)
    rhs = A
    broken("enzyme/NoopSlice broken: any slice", because = "n = 1, s = e = 0: size 0 against 1") { without(same) }
}

rule("enzyme/SliceSlice: Slice(Slice(A, s, e, t), i, j, k) => Slice(A, s + t i, .., t k)") {
    source(note = "Start and limit are cut off at the size of A.")
    val c by rankClass
    val n by c.sizes
    val s by c.map
    val e by c.map
    val t by c.map
    val i by c.map
    val j by c.map
    val k by c.map
    val A by tensor(c to n)
    lhs = A.slice(s, e, t).slice(i, j, k)
    rhs = A.slice(min(s + t * i, n), min(s + t * i + t * (j - i), n), t * k)
    broken("enzyme/SliceSlice broken: the limit is not cut off", because = "n = 1, t = 2, j = 1: the limit 2 is beyond the size") {
        rhs = A.slice(min(s + t * i, n), s + t * i + t * (j - i), t * k)
    }
    broken("enzyme/SliceSlice broken: the stride of the second alone", because = "t = 2, k = 1, j = 2: A[0], A[2] against A[0], A[1]") {
        rhs = A.slice(min(s + t * i, n), min(s + t * i + t * (j - i), n), k)
    }
}

rule("enzyme/SliceDynamicSlice: Slice(DynamicSlice(A, i, m), s, e) => DynamicSlice(A, i + s, e - s)") {
    source(note = "For stride 1. Starts are added as elements of the wider of both index types, without a look at their range.")
    expect(REFUTED, because = "n = m = 2, i = 1, s = 0, e = 1: the start is moved back to 0 for two places, not for one")
    val c by rankClass
    val n by c.sizes
    val i by c.map
    val m by c.map
    val s by c.map
    val e by c.map
    val A by tensor(c to n)
    lhs = A.dynamicSlice(i, m).slice(s, e)
    rhs = A.dynamicSlice(i + s, e - s)
    repaired("enzyme/SliceDynamicSlice repaired: the start is in range") { requires { (i ge 0) and (i + m le n) } }
    repaired("enzyme/SliceDynamicSlice repaired: the start is clamped first") {
        rhs = A.dynamicSlice(max(min(i, n - m), 0) + s, e - s)
    }
}

rule("enzyme/SliceOfDynamicUpdate: Slice(DynamicUpdateSlice(A, U, k), s, e, t) => Slice(U, s - k, e - k, t) inside of the update") {
    source(note = "The first branch: constant starts k that are not negative. No limit of k is asked for.")
    expect(REFUTED, because = "n = m = 2, k = 1, s = 1, e = 2: U is moved back, so U[1] against U[0]")
    val c by rankClass
    val n by c.sizes
    val m by c.sizes
    val k by c.map
    val s by c.map
    val e by c.map
    val t by c.map
    val A by tensor(c to n)
    val U by tensor(c to m)
    requires { k ge 0 }
    requires { (s ge k) and (e le k + m) }
    lhs = A.dynamicUpdateSlice(U, k).slice(s, e, t)
    rhs = U.slice(s - k, e - k, t)
    repaired("enzyme/SliceOfDynamicUpdate repaired: the update fits in") { requires { k + m le n } }
}

rule("enzyme/SliceOfDynamicUpdate outside: Slice(DynamicUpdateSlice(A, U, k), s, e, t) => Slice(A, s, e, t) beside the update") {
    source(note = "The second branch: on some axis the start is constant and the slice ends before it or starts after the update.")
    expect(REFUTED, because = "n = m = 1, k = 1, s = 0, e = 1: U is moved back, so U against A")
    val c by rankClass
    val n by c.sizes
    val m by c.sizes
    val k by c.map
    val s by c.map
    val e by c.map
    val t by c.map
    val A by tensor(c to n)
    val U by tensor(c to m)
    val beside = requires { someLane((e le k) or (s ge k + m)) }
    lhs = A.dynamicUpdateSlice(U, k).slice(s, e, t)
    rhs = A.slice(s, e, t)
    repaired("enzyme/SliceOfDynamicUpdate outside, repaired: the update fits in on that axis") {
        replace(beside) { someLane(((e le k) or (s ge k + m)) and ((k ge 0) and (k + m le n))) }
    }
}

rule("enzyme/SliceDUSToConcat: Slice(DynamicUpdateSlice(A, U, k), s, e) => Concat(Slice(A), U, Slice(A)) around the update") {
    source(note = "The slice begins before the update and ends with it or after it; a last part without elements is left out.")
    val d by rankClass
    val x by singleton
    val p by d.sizes
    val q by d.sizes
    val i by d.map
    val j by d.map
    val n by x.sizes
    val m by x.sizes
    val k by x.map
    val s by x.map
    val e by x.map
    val A by tensor(d to p, x to n)
    val U by tensor(d to q, x to m)
    requires { j eq i + q }
    requires { (s lt k) and (k lt e) }
    val past = requires { e ge k + m }
    lhs = A.dynamicUpdateSlice(U, axes(i, k)).slice(axes(i, s), axes(j, e))
    rhs = concat(A.slice(axes(i, s), axes(j, k)), U, A.slice(axes(i, k + m), axes(j, e)), along = x)
    broken("enzyme/SliceDUSToConcat broken: the slice ends within the update", because = "n = 1, s = 0, k = e = 1, m = 2") {
        without(past)
    }
}

rule("enzyme/SliceDUSToConcat within: Slice(DynamicUpdateSlice(A, U, k), s, e) => Concat(Slice(A), Slice(U)) up to the update") {
    source(note = "The slice begins before the update and ends within it. Where the update ends is not compared with the size of A.")
    expect(REFUTED, because = "n = m = 2, k = 1, s = 0, e = 2: U is moved back, so U[0], U[1] against A[0], U[0]")
    val d by rankClass
    val x by singleton
    val p by d.sizes
    val q by d.sizes
    val i by d.map
    val j by d.map
    val n by x.sizes
    val m by x.sizes
    val k by x.map
    val s by x.map
    val e by x.map
    val A by tensor(d to p, x to n)
    val U by tensor(d to q, x to m)
    requires { j eq i + q }
    requires { (s lt k) and (k lt e) }
    requires { e lt k + m }
    lhs = A.dynamicUpdateSlice(U, axes(i, k)).slice(axes(i, s), axes(j, e))
    rhs = concat(A.slice(axes(i, s), axes(j, k)), U.slice(axes(d to 0, x to 0), axes(d to j - i, x to e - k)), along = x)
    repaired("enzyme/SliceDUSToConcat within, repaired: the update fits in") { requires { k + m le n } }
}

rule("enzyme/SliceBroadcast: Slice(Broadcast(A)) => Broadcast(Slice(A))") {
    source(note = "Axes that A has as they are, axes of size 1 that are spread, and new ones.")
    val c by rankClass
    val u by rankClass
    val d by rankClass
    val n by c.sizes; val sc by c.map; val ec by c.map; val tc by c.map
    val m by u.sizes; val su by u.map; val eu by u.map; val tu by u.map
    val p by d.sizes; val sd by d.map; val ed by d.map; val td by d.map
    val A by tensor(c to n, u to 1)
    val B = A.dropUnit(u).expand(u to m, d to p)
    val cut = B.slice(axes(sc, su, sd), axes(ec, eu, ed), axes(tc, tu, td))
    lhs = cut
    rhs = A.slice(sc, ec, tc).dropUnit(u).expand(u to sizeOf(cut, u), d to sizeOf(cut, d))
    broken("enzyme/SliceBroadcast broken: spread as before", because = "m = 1, su = eu = 0: size 0 against 1") {
        rhs = A.slice(sc, ec, tc).dropUnit(u).expand(u to m, d to sizeOf(cut, d))
    }
}

rule("enzyme/SliceTransposeBase: Slice(Transpose(A; p), s, e, t) => Transpose(Slice(A, s p^-1, ..); p)") {
    val c by rankClass
    val p by permutation(c)
    val n by c.sizes
    val s by c.map
    val e by c.map
    val t by c.map
    val A by tensor(c to n)
    lhs = A.transpose(p).slice(s, e, t)
    rhs = A.slice(s.permuted(p.inverse), e.permuted(p.inverse), t.permuted(p.inverse)).transpose(p)
    broken("enzyme/SliceTransposeBase broken: permuted the other way", because = "three axes can go round") {
        rhs = A.slice(s.permuted(p), e.permuted(p), t.permuted(p)).transpose(p)
    }
}

rule("enzyme/SliceTransposeBase dynamic: DynamicSlice(Transpose(A; p), i, k) => Transpose(DynamicSlice(A, i p^-1, ..); p)") {
    val c by rankClass
    val p by permutation(c)
    val n by c.sizes
    val i by c.map
    val k by c.map
    val A by tensor(c to n)
    lhs = A.transpose(p).dynamicSlice(i, k)
    rhs = A.dynamicSlice(i.permuted(p.inverse), k.permuted(p.inverse)).transpose(p)
    broken("enzyme/SliceTransposeBase dynamic, broken: starts as they are", because = "n = 1 x 2, k = 1 x 1, starts 0 and 1") {
        rhs = A.dynamicSlice(i, k.permuted(p.inverse)).transpose(p)
    }
}

rule("enzyme/SlicePad: Slice(Pad(A, v), s, e) => Broadcast(v) where some axis is padding alone") {
    source(note = "Low and high edges from 0 on, no interior padding, stride 1. The code asks for the last two on the axes up to the one it finds.")
    val c by rankClass
    val n by c.sizes
    val l by c.map
    val h by c.map
    val s by c.map
    val e by c.map
    val v by element
    val A by tensor(c to n)
    requires { (l ge 0) and (h ge 0) }
    val outside = requires { someLane((s ge n + l) or (e le l)) }
    lhs = A.pad(v, low = l, high = h).slice(s, e)
    rhs = constant(v, c to e - s)
    broken("enzyme/SlicePad broken: one place of A", because = "n = 1, s = 0, e = 1: A against v") {
        replace(outside) { someLane((s ge n + l - 1) or (e le l)) }
    }
}

rule("enzyme/SlicePad inside: Slice(Pad(A, v), s, e) => Pad(Slice(A), v) where each axis has a place of A") {
    source(note = "Where nothing is left to pad the code makes a slice alone.")
    val c by rankClass
    val n by c.sizes
    val l by c.map
    val h by c.map
    val s by c.map
    val e by c.map
    val v by element
    val A by tensor(c to n)
    requires { (l ge 0) and (h ge 0) }
    val before = requires { s lt n + l }
    requires { e gt l }
    lhs = A.pad(v, low = l, high = h).slice(s, e)
    rhs = A.slice(max(s - l, 0), min(e - l, n)).pad(v, low = max(l - s, 0), high = max(e - l - n, 0))
    broken("enzyme/SlicePad inside, broken: the slice may begin after A", because = "n = 0, h = 1, s = e = 1: a slice that begins at 1") {
        without(before)
    }
}
