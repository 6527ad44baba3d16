// Static slices: start, end and stride are attributes. A slice may be empty (start == end), and its size is
// ceil((end - start) / stride), written (end - start + stride - 1).floorDiv(stride).

rule("slice/01 Slice(A, 0, n, 1) => A") {
    source("slice/01", "HandleSlice/01")
    val c by rankClass
    val n by c.sizes; val s by c.map; val e by c.map; val p by c.map
    val A by tensor(c to n)
    requires { s eq 0 }
    val all = requires { e eq n }
    val dense = requires { p eq 1 }
    lhs = A.slice(start = s, end = e, stride = p)
    rhs = A
    broken("slice/01 broken: any stride", because = "n = 2, p = 2: the slice has one element, A has two") { without(dense) }
    broken("slice/01 broken: the end beyond the size") {
        expect(VACUOUS, because = "no slice that ends at n + 1 is valid")
        replace(all) { e eq n + 1 }
    }
}

rule("slice/02 Slice(Const) => Const of the sliced size") {
    source("slice/02", note = "the same rule as broadcast/05")
    val c by rankClass
    val n by c.sizes; val s by c.map; val e by c.map; val p by c.map
    val v by element
    lhs = constant(v, c to n).slice(start = s, end = e, stride = p)
    rhs = constant(v, c to (e - s + p - 1).floorDiv(p))
    broken("slice/02 broken: the stride forgotten in the size",
        because = "n = 2, s = 0, e = 2, p = 2: one element against two") { rhs = constant(v, c to e - s) }
}

rule("slice/03 Slice(Expand(A)) => Expand(Slice(A))") {
    source("slice/03", "HandleSlice/08")
    val c by rankClass
    val d by rankClass
    val n by c.sizes; val s by c.map; val e by c.map; val p by c.map
    val q by d.sizes; val sd by d.map; val ed by d.map; val pd by d.map
    val A by tensor(c to n)
    val part = A.slice(start = s, end = e, stride = p)
    lhs = A.expand(d to q).slice(start = axes(s, sd), end = axes(e, ed), stride = axes(p, pd))
    rhs = part.expand(d to (ed - sd + pd - 1).floorDiv(pd))
    broken("slice/03 broken: the new axis keeps its size",
        because = "rank of d 1, q = 1, sd = ed = 0: size 0 against 1") { rhs = part.expand(d to q) }
    broken("slice/03 broken: the slice of the new axis applied to A") {
        expect(ILL_FORMED, because = "A has no axis of class d")
        rhs = A.slice(start = sd, end = ed, stride = pd).expand(d to q)
    }
}

rule("slice/04 Slice(Pad(A, v)) => A when the slice undoes the padding") {
    source("slice/04", "HandleSlice/03", note = "for n = 0 the condition on e forces i = 0")
    val c by rankClass
    val n by c.sizes; val l by c.map; val h by c.map; val i by c.map
    val s by c.map; val e by c.map; val p by c.map
    val v by element
    val A by tensor(c to n)
    val bounds = requires { (l ge 0) and (h ge 0) and (i ge 0) }
    requires { s eq l }
    val stride = requires { p eq i + 1 }
    val end = requires { e eq n + l + (n - 1) * i }
    lhs = A.pad(v, low = l, high = h, interior = i).slice(start = s, end = e, stride = p)
    rhs = A
    weaker("slice/04 weaker: no bounds declared, and an empty A with any interior padding") {
        without(bounds)
        replace(end) { e eq l + n + max(n - 1, 0) * i }
    }
    broken("slice/04 broken: the stride is the interior padding",
        because = "n = 2, l = 0, i = 1, s = 0, e = 3, p = 1: three elements against two") { replace(stride) { p eq i } }
    broken("slice/04 broken: the end one further",
        because = "n = 1, l = 0, h = 1, i = 0, s = 0, e = 2: two elements against one; right wherever i >= 1") {
        replace(end) { e eq n + l + (n - 1) * i + 1 }
    }
}

rule("slice/05 Slice(Pad(A, v)) => Const(v) when the slice reads padding only") {
    source("slice/05", "HandleSlice/02", note = "stated on every lane; the compiler tests some lane")
    expect(REFUTED, because = "rank 0: the condition holds on every one of no lanes, and the slice of the scalar A is A, not v")
    var ranks = rankClass
    repaired("slice/05 repaired: on every lane, and there is a lane") { ranks = nonEmptyRankClass }
    val c by ranks
    val n by c.sizes; val l by c.map; val h by c.map; val i by c.map
    val s by c.map; val e by c.map; val p by c.map
    val v by element
    val A by tensor(c to n)
    requires { (s ge 0) and (i ge 0) }
    requires { (e le l) or (s ge n + l + (n - 1) * i) }
    val part = A.pad(v, low = l, high = h, interior = i).slice(start = s, end = e, stride = p)
    lhs = part
    rhs = constant(v, shapeOf(part))
}

rule("slice/05 repaired: on some lane the slice reads padding only") {
    source("slice/05", "HandleSlice/02")
    val c by rankClass
    val n by c.sizes; val l by c.map; val h by c.map; val i by c.map
    val s by c.map; val e by c.map; val p by c.map
    val v by element
    val A by tensor(c to n)
    val padding = requires { someLane((e le l) or (s ge n + l + (n - 1) * i)) }
    val part = A.pad(v, low = l, high = h, interior = i).slice(start = s, end = e, stride = p)
    lhs = part
    rhs = constant(v, shapeOf(part))
    broken("slice/05 broken: the end of A's part without its interior padding",
        because = "rank 1, n = 2, l = h = 0, i = 1, s = 2, e = 3, p = 1: the slice reads A[1]") {
        replace(padding) { someLane((e le l) or (s ge n + l)) }
    }
    broken("slice/05 broken: the start instead of the end before A's part",
        because = "rank 1, n = 1, l = 1, s = 0, e = 2, p = 1: the slice reads v and A[0]") {
        replace(padding) { someLane(s lt l) }
    }
}

rule("slice/06 Slice(Pad(A, v)) => Slice(A) when the slice avoids the padding") {
    source("slice/06", "HandleSlice/04")
    val c by rankClass
    val n by c.sizes; val l by c.map; val h by c.map; val i by c.map
    val s by c.map; val e by c.map; val p by c.map
    val v by element
    val A by tensor(c to n)
    val bounds = requires { (s ge 0) and (e ge 0) and (l ge 0) and (h ge 0) }
    val dense = requires { p eq 1 }
    val noInterior = requires { i eq 0 }
    val start = requires { s ge l }
    requires { e le n + l + (n - 1) * i }
    lhs = A.pad(v, low = l, high = h, interior = i).slice(start = s, end = e, stride = p)
    rhs = A.slice(start = s - l, end = e - l, stride = p)
    weaker("slice/06 weaker: any stride, and edges may be cut off") { without(bounds, dense) }
    broken("slice/06 broken: the start may lie in the low padding",
        because = "n = 0, l = 1, s = 0, e = 1: the right side starts at -1") { without(start) }
    broken("slice/06 broken: with interior padding",
        because = "n = 2, l = 0, i = 1, s = 1, e = 2, p = 1: v against A[1]") { without(noInterior) }
}

rule("slice/07 Slice(Slice(A)) => Slice(A), unit strides") {
    source("slice/07", "HandleSlice/05")
    val c by rankClass
    val n by c.sizes
    val s1 by c.map; val e1 by c.map; val p1 by c.map
    val s2 by c.map; val e2 by c.map; val p2 by c.map
    val A by tensor(c to n)
    val outer = requires { p2 eq 1 }
    val inner = requires { p1 eq 1 }
    val start = s1 + s2
    lhs = A.slice(start = s1, end = e1, stride = p1).slice(start = s2, end = e2, stride = p2)
    rhs = A.slice(start = start, end = s1 + e2, stride = p1)
    weaker("slice/07 weaker: any outer stride") {
        without(outer)
        rhs = A.slice(start = start, end = s1 + e2, stride = p2)
    }
    broken("slice/07 broken: any inner stride",
        because = "n = 3, s1 = 0, e1 = 3, p1 = 2, s2 = 1, e2 = 2: A[2] against A[1]") { without(inner) }
    broken("slice/07 broken: the end shifted by the outer start",
        because = "n = 2, s1 = 1, e1 = 2, s2 = 0, e2 = 1: one element against none") {
        rhs = A.slice(start = start, end = s2 + e2, stride = p1)
    }
}

rule("slice/08 Slice(Concat(A, B)) => Slice(B) when exactly B's part is taken") {
    source("slice/08", "HandleSlice/10", note = "mA == mB is not declared, it follows from validity of the concat")
    val c by singleton
    val d by rankClass
    val nA by c.sizes; val nB by c.sizes; val s by c.map; val e by c.map; val p by c.map
    val mA by d.sizes; val mB by d.sizes; val sd by d.map; val ed by d.map; val pd by d.map
    val A by tensor(c to nA, d to mA)
    val B by tensor(c to nB, d to mB)
    val start = requires { nA eq s }
    requires { e eq nA + nB }
    requires { p eq 1 }
    lhs = concat(A, B, along = c).slice(start = axes(s, sd), end = axes(e, ed), stride = axes(p, pd))
    rhs = B.slice(start = sd, end = ed, stride = pd)
    broken("slice/08 broken: the slice starts at B's size", because = "nA = 0, nB = 1, s = 1: no element against one") {
        replace(start) { nB eq s }
    }
    broken("slice/08 broken: A's part instead of B's",
        because = "nA = nB = 1: the slice reads B[0], the right side A[0]") {
        requires { nA eq nB }
        rhs = A.slice(start = sd, end = ed, stride = pd)
    }
}

rule("slice/09 Slice(Expand(A)) => Expand(A) when only new axes are sliced") {
    source("slice/09", "HandleSlice/06")
    val c by rankClass
    val d by rankClass
    val n by c.sizes
    val q by d.sizes; val sd by d.map; val ed by d.map; val pd by d.map
    val A by tensor(c to n)
    lhs = A.expand(d to q).slice(start = sd, end = ed, stride = pd)
    rhs = A.expand(d to (ed - sd + pd - 1).floorDiv(pd))
    broken("slice/09 broken: the size rounded down", because = "q = 1, sd = 0, ed = 1, pd = 2: size 1 against 0") {
        rhs = A.expand(d to (ed - sd).floorDiv(pd))
    }
}

rule("slice/10 Slice(Concat(A, B)) => Slice(A) when the slice ends inside A") {
    source("slice/10")
    val c by singleton
    val d by rankClass
    val nA by c.sizes; val nB by c.sizes; val s by c.map; val e by c.map; val p by c.map
    val m by d.sizes; val sd by d.map; val ed by d.map; val pd by d.map
    val A by tensor(c to nA, d to m)
    val B by tensor(c to nB, d to m)
    val inside = requires { e le nA }
    val start = axes(s, sd); val end = axes(e, ed); val stride = axes(p, pd)
    lhs = concat(A, B, along = c).slice(start, end, stride)
    rhs = A.slice(start, end, stride)
    broken("slice/10 broken: the start instead of the end inside A",
        because = "nA = 1, nB = 1, s = 0, e = 2: the right side ends beyond A") { replace(inside) { s le nA } }
    broken("slice/10 broken: a slice of B", because = "nA = nB = 1, s = 0, e = 1: A[0] against B[0]") {
        requires { e le nB }
        rhs = B.slice(start, end, stride)
    }
}

rule("slice/11 Slice(Concat(A, B)) => Slice(B) when the slice starts behind A") {
    source("slice/11", "HandleSlice/07")
    val c by singleton
    val d by rankClass
    val nA by c.sizes; val nB by c.sizes; val s by c.map; val e by c.map; val p by c.map
    val m by d.sizes; val sd by d.map; val ed by d.map; val pd by d.map
    val A by tensor(c to nA, d to m)
    val B by tensor(c to nB, d to m)
    val behind = requires { s ge nA }
    lhs = concat(A, B, along = c).slice(start = axes(s, sd), end = axes(e, ed), stride = axes(p, pd))
    rhs = B.slice(start = axes(s - nA, sd), end = axes(e - nA, ed), stride = axes(p, pd))
    broken("slice/11 broken: the end instead of the start behind A",
        because = "nA = 1, s = 0, e = 1: the right side starts at -1") { replace(behind) { e ge nA } }
}

rule("slice/12 Slice(Concat(A, B, C)) => Slice(Concat(B, C)) when the slice starts behind A") {
    source("slice/12", "HandleSlice/11")
    val c by singleton
    val d by rankClass
    val nA by c.sizes; val nB by c.sizes; val nC by c.sizes; val s by c.map; val e by c.map; val p by c.map
    val m by d.sizes; val sd by d.map; val ed by d.map; val pd by d.map
    val A by tensor(c to nA, d to m)
    val B by tensor(c to nB, d to m)
    val C by tensor(c to nC, d to m)
    requires { s ge nA }
    var rest = concat(B, C, along = c)
    broken("slice/12 broken: B and C swapped", because = "nA = 0, nB = nC = 1, s = 0, e = 1: B[0] against C[0]") {
        rest = concat(C, B, along = c)
    }
    lhs = concat(A, B, C, along = c).slice(start = axes(s, sd), end = axes(e, ed), stride = axes(p, pd))
    rhs = rest.slice(start = axes(s - nA, sd), end = axes(e - nA, ed), stride = axes(p, pd))
}

rule("slice/13 Slice(Reverse(A, [c])) => Reverse(Slice(A), [c])") {
    source("slice/13", "HandleSlice/14", note = "s2 mirrors the last element read; an empty slice reads none")
    expect(REFUTED, because = "rank of c 1, n = 0, s = e = 0, p = 2: s2 = 1 > e2 = 0, so the right side is invalid")
    val c by rankClass
    val d by rankClass
    val n by c.sizes; val s by c.map; val e by c.map; val p by c.map
    val q by d.sizes; val sd by d.map; val ed by d.map; val pd by d.map
    val A by tensor(c to n, d to q)
    var span = p * (e - s - 1).floorDiv(p) + 1
    repaired("slice/13 repaired: an empty slice stays empty") { span = max(span, 0) }
    repaired("slice/13 repaired: the slice is not empty, or has stride 1") { requires { (s lt e) or (p eq 1) } }
    broken("slice/13 broken: the window mirrored without regard to the stride",
        because = "n = 2, s = 0, e = 2, p = 2: A[1] against A[0]") { span = e - s }
    broken("slice/13 broken: an empty slice mirrored as if it had one element",
        because = "n = 1, s = e = 0: size 0 against 1; so it comes out where division truncates and p >= 2") {
        span = p * max(e - s - 1, 0).floorDiv(p) + 1
    }
    val e2 = n - s
    val s2 = e2 - span
    lhs = A.reverse(c).slice(start = axes(s, sd), end = axes(e, ed), stride = axes(p, pd))
    rhs = A.slice(start = axes(s2, sd), end = axes(e2, ed), stride = axes(p, pd)).reverse(c)
}
