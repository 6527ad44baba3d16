// XLA's HandleSlice, HandleDynamicSlice and HandleDynamicUpdateSlice as coded. Starts of dynamic slices are clamped.

rule("HandleSlice/09 Slice(Dot(A, B)) => Dot(Slice(A), Slice(B))") {
    source("", "HandleSlice/09", note = "Where both operands keep free axes, which is about cost.")
    val k by rankClass
    val b by rankClass
    val f by rankClass
    val g by rankClass
    val nk by k.sizes
    val nb by b.sizes; val sb by b.map; val eb by b.map; val tb by b.map
    val nf by f.sizes; val sf by f.map; val ef by f.map; val tf by f.map
    val ng by g.sizes; val sg by g.map; val eg by g.map; val tg by g.map
    val A by tensor(b to nb, f to nf, k to nk)
    val B by tensor(b to nb, g to ng, k to nk)
    lhs = dot(A, B, contract = k, batch = b).slice(axes(sb, sf, sg), axes(eb, ef, eg), axes(tb, tf, tg))
    rhs = dot(A.slice(axes(sb, sf), axes(eb, ef), axes(tb, tf)), B.slice(axes(sb, sg), axes(eb, eg), axes(tb, tg)), contract = k, batch = b)
    broken("HandleSlice/09 broken: the batch of A alone is cut", because = "nb = 1, eb = 0: sizes 0 and 1 in one product") {
        rhs = dot(A.slice(axes(sb, sf), axes(eb, ef), axes(tb, tf)), B.slice(axes(sg), axes(eg), axes(tg)), contract = k, batch = b)
    }
}

// The code compares the stride with the limit, too, which says no more. Where start = limit nothing is left, and the
// code asks for one element in a slice of the old shape.
rule("HandleSlice/15 Slice(A, s, e, t) => Slice(A, s, s + 1, 1) where s + t >= e") {
    source("", "HandleSlice/15", note = "On each axis for itself; the other axes stay.")
    expect(REFUTED, because = "n = 0, s = e = 0, t = 2: an empty slice against one of one element, which is not valid")
    val c by rankClass
    val n by c.sizes
    val s by c.map
    val e by c.map
    val t by c.map
    val A by tensor(c to n)
    val alone = (t ne 1) and ((t ge e) or (s + t ge e))
    lhs = A.slice(s, e, t)
    rhs = A.slice(s, choose(alone, s + 1, e), choose(alone, 1 + 0 * t, t))
    repaired("HandleSlice/15 repaired: where something is left") { requires { s lt e } }
    repaired("HandleSlice/15 repaired: where nothing is left, it stays empty") {
        rhs = A.slice(s, choose(alone, min(s + 1, e), e), choose(alone, 1 + 0 * t, t))
    }
    broken("HandleSlice/15 broken: s + t >= e - 1", because = "s = 0, e = 3, t = 2: two elements against one") {
        requires { s lt e }
        requires { (t ne 1) and (s + t ge e - 1) }
        rhs = A.slice(s, s + 1, 1)
    }
}

rule("HandleDynamicSlice/01 DynamicSlice(A) => A for a scalar A") {
    source("", "HandleDynamicSlice/01", note = "Without axes there are no starts.")
    val A by tensor()
    val B by tensor()
    lhs = A.dynamicSlice(axes(0), axes(1))
    rhs = A
    broken("HandleDynamicSlice/01 broken: another one", because = "A and B") { rhs = B }
}

rule("HandleDynamicSlice/03 DynamicSlice(A, i) => DynamicSlice(A, 0) on axes that are taken as they are") {
    source("", "HandleDynamicSlice/03")
    val c by rankClass
    val d by rankClass
    val n by c.sizes
    val m by d.sizes
    val i by c.map
    val j by d.map
    val k by c.map
    val q by d.map
    val A by tensor(c to n, d to m)
    val all = requires { q eq m }
    lhs = A.dynamicSlice(axes(i, j), axes(k, q))
    rhs = A.dynamicSlice(axes(c to i, d to 0), axes(k, q))
    broken("HandleDynamicSlice/03 broken: on any axes", because = "m = 2, q = 1, j = 1: the second element against the first") {
        without(all)
    }
}

rule("HandleDynamicSlice/05 DynamicSlice(Reshape(A), i) => Reshape(DynamicSlice(A, i)), an axis of size 1 added") {
    source("", "HandleDynamicSlice/05", note = "The new slice has size 1 there, as the old one has to have for the shapes to agree.")
    val c by rankClass
    val u by rankClass
    val n by c.sizes
    val i by c.map
    val j by u.map
    val k by c.map
    val A by tensor(c to n)
    lhs = A.addUnit(u).dynamicSlice(axes(i, j), axes(c to k, u to 1))
    rhs = A.dynamicSlice(i, k).addUnit(u)
    broken("HandleDynamicSlice/05 broken: from the beginning", because = "n = 2, k = 1, i = 1: the second element against the first") {
        rhs = A.dynamicSlice(0, k).addUnit(u)
    }
}

rule("HandleDynamicSlice/05 dropped: DynamicSlice(Reshape(A), i) => Reshape(DynamicSlice(A, i, 0)), an axis of size 1 dropped") {
    source("", "HandleDynamicSlice/05")
    val c by rankClass
    val u by rankClass
    val n by c.sizes
    val i by c.map
    val k by c.map
    val A by tensor(c to n, u to 1)
    lhs = A.dropUnit(u).dynamicSlice(i, k)
    rhs = A.dynamicSlice(axes(c to i, u to 0), axes(c to k, u to 1)).dropUnit(u)
    broken("HandleDynamicSlice/05 dropped, broken: nothing of the axis of size 1", because = "no axis of size 1 is left to drop") {
        rhs = A.dynamicSlice(axes(c to i, u to 0), axes(c to k, u to 0)).dropUnit(u)
    }
}

rule("HandleDynamicSlice/08 DynamicSlice(Iota, i, 1) => Reshape(Clamp(0, i, n - 1))") {
    source("", "HandleDynamicSlice/08", note = "Of rank 1 and one element. The compiler's index is an s32 or u32, and it converts one to the other.")
    val s by singleton
    val n by s.sizes
    val i by s.map
    lhs = iota(s, s to n).dynamicSlice(i, 1)
    rhs = constant(max(min(i, n - 1), 0), s to 1)
    broken("HandleDynamicSlice/08 broken: not clamped", because = "n = 1, i = 1: 0 against 1") { rhs = constant(i, s to 1) }
}

rule("HandleDynamicSlice/08 times DynamicSlice(Mul(Iota, k), i, 1) => Mul(Reshape(Clamp(0, i, n - 1)), k)") {
    source("", "HandleDynamicSlice/08")
    val s by singleton
    val n by s.sizes
    val i by s.map
    val k by element(int)
    lhs = (iota(s, s to n) * k).dynamicSlice(i, 1)
    rhs = constant(max(min(i, n - 1), 0), s to 1) * k
    broken("HandleDynamicSlice/08 times broken: without the factor", because = "n = 2, i = 1, k = 0: 0 against 1") {
        rhs = constant(max(min(i, n - 1), 0), s to 1)
    }
}

rule("HandleDynamicUpdateSlice/03 DynamicUpdateSlice(A, U, i) => DynamicUpdateSlice(A, U, 0) on axes where U is as large as A") {
    source("", "HandleDynamicUpdateSlice/03")
    val c by rankClass
    val d by rankClass
    val n by c.sizes
    val m by d.sizes
    val i by c.map
    val j by d.map
    val k by c.sizes
    val q by d.sizes
    val A by tensor(c to n, d to m)
    val U by tensor(c to k, d to q)
    val all = requires { q eq m }
    lhs = A.dynamicUpdateSlice(U, axes(i, j))
    rhs = A.dynamicUpdateSlice(U, axes(c to i, d to 0))
    broken("HandleDynamicUpdateSlice/03 broken: on any axes", because = "m = 2, q = 1, j = 1: U at 1 against U at 0") { without(all) }
}

rule("HandleDynamicUpdateSlice/04 DynamicUpdateSlice(A, U, i) => A for U without elements") {
    source("", "HandleDynamicUpdateSlice/04")
    val c by rankClass
    val n by c.sizes
    val m by c.sizes
    val i by c.map
    val A by tensor(c to n)
    val U by tensor(c to m)
    val empty = requires { someLane(m eq 0) }
    lhs = A.dynamicUpdateSlice(U, i)
    rhs = A
    broken("HandleDynamicUpdateSlice/04 broken: U has elements", because = "n = m = 1: U against A") { without(empty) }
    broken("HandleDynamicUpdateSlice/04 broken: empty on every axis, so of rank 0 not at all", because = "rank 0: U against A") {
        replace(empty) { everyLane(m eq 0) }
    }
}
