// Slices of reshapes as coded: the reshape drops axes of size 1 (u) and adds others (w), and of an axis that is added the slice is all there is.

rule("enzyme/SliceReshape: Slice(Reshape(A), s, e, t) => Reshape(Slice(A, s, e, t))") {
    val c by rankClass
    val u by rankClass
    val w by rankClass
    val n by c.sizes
    val s by c.map
    val e by c.map
    val t by c.map
    val sw by w.map
    val ew by w.map
    val A by tensor(c to n, u to 1)
    val from = requires { sw eq 0 }
    val to = requires { ew eq 1 }
    lhs = A.dropUnit(u).addUnit(w).slice(axes(s, sw), axes(e, ew), axes(c to t, w to 1))
    rhs = A.slice(axes(c to s, u to 0), axes(c to e, u to 1), axes(c to t, u to 1)).dropUnit(u).addUnit(w)
    broken("enzyme/SliceReshape broken: nothing of an axis that is added", because = "sw = ew = 0: size 0 against 1") { without(to) }
    broken("enzyme/SliceReshape broken: the stride is forgotten", because = "n = e = t = 2: size 1 against 2") {
        rhs = A.slice(axes(c to s, u to 0), axes(c to e, u to 1)).dropUnit(u).addUnit(w)
    }
}

rule("enzyme/SliceReshapePad: Slice(Reshape(Pad(A, v))) => Reshape(Pad(Slice(A), v)) where each axis has a place of A") {
    source(note = "Edges from 0 on, no interior padding, stride 1. An axis that is dropped is padded, too: it has no place of A if A is empty there.")
    val c by rankClass
    val u by rankClass
    val w by rankClass
    val n by c.sizes
    val q by u.sizes
    val l by c.map
    val h by c.map
    val lu by u.map
    val hu by u.map
    val s by c.map
    val e by c.map
    val v by element
    val A by tensor(c to n, u to q)
    requires { (l ge 0) and (h ge 0) }
    requires { (lu ge 0) and (hu ge 0) }
    requires { s lt n + l }
    requires { e gt l }
    requires { (lu lt 1) and (q + lu gt 0) }
    lhs = A.pad(v, low = axes(l, lu), high = axes(h, hu)).dropUnit(u).addUnit(w).slice(axes(c to s, w to 0), axes(c to e, w to 1))
    rhs = A.slice(axes(max(s - l, 0), max(-lu, 0)), axes(min(e - l, n), min(1 - lu, q)))
        .pad(v, low = axes(max(l - s, 0), max(lu, 0)), high = axes(max(e - l - n, 0), max(1 - lu - q, 0)))
        .dropUnit(u).addUnit(w)
    broken("enzyme/SliceReshapePad broken: padded as before", because = "n = 0, l = 1, h = 1, s = 0, e = 1: size 2 against 1") {
        rhs = A.slice(axes(max(s - l, 0), max(-lu, 0)), axes(min(e - l, n), min(1 - lu, q)))
            .pad(v, low = axes(l, max(lu, 0)), high = axes(h, max(1 - lu - q, 0)))
            .dropUnit(u).addUnit(w)
    }
}

rule("enzyme/SliceReshapePad outside: Slice(Reshape(Pad(A, v))) => Broadcast(v) where some axis is padding alone") {
    val c by rankClass
    val u by rankClass
    val w by rankClass
    val n by c.sizes
    val q by u.sizes
    val l by c.map
    val h by c.map
    val lu by u.map
    val hu by u.map
    val s by c.map
    val e by c.map
    val v by element
    val A by tensor(c to n, u to q)
    requires { (l ge 0) and (h ge 0) }
    requires { (lu ge 0) and (hu ge 0) }
    val outside = requires { someLane((s ge n + l) or (e le l)) or someLane((0 ge q + lu) or (1 le lu)) }
    lhs = A.pad(v, low = axes(l, lu), high = axes(h, hu)).dropUnit(u).addUnit(w).slice(axes(c to s, w to 0), axes(c to e, w to 1))
    rhs = constant(v, c to e - s, w to 1)
    broken("enzyme/SliceReshapePad outside, broken: the slice ends after the edge", because = "n = 1, e = 1, l = 0: A against v") {
        replace(outside) { someLane((s ge n + l) or (e le l + 1)) }
    }
}

rule("enzyme/SliceReshapeElementwise: Slice(Reshape(f(A, B))) => Reshape(f(Slice(A), Slice(B)))") {
    source(note = "The code writes (e - s) / t, rounded down, as the size of f, which is wrong where the stride leaves a rest; here the sizes follow.")
    val c by rankClass
    val u by rankClass
    val w by rankClass
    val n by c.sizes
    val s by c.map
    val e by c.map
    val t by c.map
    val f by function(T, T)
    val A by tensor(c to n, u to 1)
    val B by tensor(c to n, u to 1)
    lhs = f(A, B).dropUnit(u).addUnit(w).slice(axes(c to s, w to 0), axes(c to e, w to 1), axes(c to t, w to 1))
    rhs = f(A.slice(axes(s), axes(e), axes(t)), B.slice(axes(s), axes(e), axes(t))).dropUnit(u).addUnit(w)
    broken("enzyme/SliceReshapeElementwise broken: B from its beginning", because = "s = 1, e = n = 2: B[1] against B[0]") {
        rhs = f(A.slice(axes(s), axes(e), axes(t)), B.slice(axes(c to 0), axes(e - s), axes(t))).dropUnit(u).addUnit(w)
    }
}

rule("enzyme/SliceReshapeTranspose: Slice(Reshape(Transpose(A; p))) => Reshape(Transpose(Slice(A); p))") {
    val c by rankClass
    val u by rankClass
    val w by rankClass
    val p by permutation(c)
    val n by c.sizes
    val s by c.map
    val e by c.map
    val t by c.map
    val A by tensor(c to n, u to 1)
    lhs = A.transpose(p).dropUnit(u).addUnit(w).slice(axes(c to s, w to 0), axes(c to e, w to 1), axes(c to t, w to 1))
    rhs = A.slice(axes(s.permuted(p.inverse)), axes(e.permuted(p.inverse)), axes(t.permuted(p.inverse))).transpose(p).dropUnit(u).addUnit(w)
    broken("enzyme/SliceReshapeTranspose broken: permuted the other way", because = "three axes can go round") {
        rhs = A.slice(axes(s.permuted(p)), axes(e.permuted(p)), axes(t.permuted(p))).transpose(p).dropUnit(u).addUnit(w)
    }
}

rule("enzyme/SliceReshapeDotGeneral: Slice(Reshape(Dot(A, B))) => Reshape(Dot(Slice(A), Slice(B)))") {
    source(note = "With axes of A that are dropped. The size is rounded down in the code, as for SliceDotGeneral.")
    val k by rankClass
    val b by rankClass
    val f by rankClass
    val u by rankClass
    val w by rankClass
    val nk by k.sizes
    val nb by b.sizes; val sb by b.map; val eb by b.map; val tb by b.map
    val nf by f.sizes; val sf by f.map; val ef by f.map; val tf by f.map
    val A by tensor(b to nb, f to nf, k to nk)
    val B by tensor(b to nb, u to 1, k to nk)
    lhs = dot(A, B, contract = k, batch = b).dropUnit(u).addUnit(w)
        .slice(axes(b to sb, f to sf, w to 0), axes(b to eb, f to ef, w to 1), axes(b to tb, f to tf, w to 1))
    rhs = dot(A.slice(axes(sb, sf), axes(eb, ef), axes(tb, tf)), B.slice(axes(sb), axes(eb), axes(tb)), contract = k, batch = b)
        .dropUnit(u).addUnit(w)
    broken("enzyme/SliceReshapeDotGeneral broken: the batch of A alone", because = "nb = 1, eb = 0: sizes 0 and 1 in one product") {
        rhs = dot(A.slice(axes(sb, sf), axes(eb, ef), axes(tb, tf)), B, contract = k, batch = b).dropUnit(u).addUnit(w)
    }
}

rule("enzyme/SliceReshapeSlice: Slice(Reshape(Slice(A, s, e, t)), i, j, k) => Reshape(Slice(A, s + t i, .., t k))") {
    source(note = "Of an axis that is dropped one place is taken, at any start with any stride.")
    val c by rankClass
    val u by rankClass
    val w by rankClass
    val n by c.sizes
    val s by c.map
    val e by c.map
    val t by c.map
    val i by c.map
    val j by c.map
    val k by c.map
    val q by u.sizes
    val o by u.map
    val eu by u.map
    val tu by u.map
    val A by tensor(c to n, u to q)
    lhs = A.slice(axes(s, o), axes(e, eu), axes(t, tu)).dropUnit(u).addUnit(w)
        .slice(axes(c to i, w to 0), axes(c to j, w to 1), axes(c to k, w to 1))
    rhs = A.slice(axes(min(s + t * i, n), min(o, q)), axes(min(s + t * i + t * (j - i), n), min(o + tu, q)), axes(t * k, tu))
        .dropUnit(u).addUnit(w)
    broken("enzyme/SliceReshapeSlice broken: the stride of the first is forgotten", because = "t = 2, i = 1, n = 3: A[2] against A[1]") {
        rhs = A.slice(axes(min(s + i, n), min(o, q)), axes(min(s + i + t * (j - i), n), min(o + tu, q)), axes(t * k, tu))
            .dropUnit(u).addUnit(w)
    }
}
