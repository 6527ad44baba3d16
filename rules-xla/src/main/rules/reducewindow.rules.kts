// Windows that move over a tensor. Padding and holes do not count, and an initial value is combined with each result once. A
// compiler pads with the initial value instead; where that is the identity, or the operation takes no notice of repetition
// (min, max, and, or), both mean the same.

import io.verifyrules.dsl.element.Element

rule("ReduceWindow(Pad(X, 0)) => ReduceWindow(X), edges into the window's and interior padding into the base dilation") {
    source("", "HandleReduceWindow/08", note = "the compiler's rule: not both interior padding and base dilation")
    val c by rankClass; val d by rankClass
    val n by c.sizes; val m by d.sizes
    val w by c.map; val p by c.map; val lo by c.map; val hi by c.map; val bd by c.map; val wd by c.map
    val pl by c.map; val ph by c.map; val pi by c.map
    val X by tensor(c to n, d to m)
    requires { (pl ge 0) and (ph ge 0) }
    requires { bd eq 1 }
    lhs = X.pad(number(0), low = axes(pl), high = axes(ph), interior = axes(pi))
        .reduceWindow(sum, axes(w), stride = axes(p), low = axes(lo), high = axes(hi), baseDilation = axes(bd),
            windowDilation = axes(wd))
    rhs = X.reduceWindow(sum, axes(w), stride = axes(p), low = axes(lo + pl), high = axes(hi + ph),
        baseDilation = axes(1 + pi), windowDilation = axes(wd))
}

rule("ReduceWindow(Pad(X, 0)), weaker: any base dilation, edges that cut off where the window puts nothing back") {
    source("", "HandleReduceWindow/08", note = "the conditions of generalize/01")
    val c by rankClass; val d by rankClass
    val n by c.sizes; val m by d.sizes
    val w by c.map; val p by c.map; val lo by c.map; val hi by c.map; val bd by c.map; val wd by c.map
    val pl by c.map; val ph by c.map; val pi by c.map
    val X by tensor(c to n, d to m)
    val padded = pl + n + max(n - 1, 0) * pi + ph
    requires { ((n ge 1) and (padded ge 1)) or (bd eq 1) or ((n eq 0) and (padded eq 0)) }
    requires { (pl ge 0) or (lo lt bd) }
    requires { (ph ge 0) or (hi lt bd) }
    lhs = X.pad(number(0), low = axes(pl), high = axes(ph), interior = axes(pi))
        .reduceWindow(sum, axes(w), stride = axes(p), low = axes(lo), high = axes(hi), baseDilation = axes(bd),
            windowDilation = axes(wd))
    rhs = X.reduceWindow(sum, axes(w), stride = axes(p), low = axes(lo + pl * bd), high = axes(hi + ph * bd),
        baseDilation = axes(bd * (1 + pi)), windowDilation = axes(wd))
}

rule("ReduceWindow(Pad(X, v)) with the maximum from v on => ReduceWindow(X)") {
    source("", "HandleReduceWindow/08", note = "any v, as the maximum takes no notice of repetition")
    val c by rankClass
    val n by c.sizes
    val w by c.map; val p by c.map; val lo by c.map; val hi by c.map; val bd by c.map; val wd by c.map
    val pl by c.map; val ph by c.map; val pi by c.map
    val v by element
    val X by tensor(c to n)
    requires { n ge 1 }
    requires { (pl ge 0) and (ph ge 0) }
    lhs = X.pad(v, pl, ph, pi).reduceWindow(max, axes(w), stride = axes(p), low = axes(lo), high = axes(hi),
        baseDilation = axes(bd), windowDilation = axes(wd), initial = v)
    rhs = X.reduceWindow(max, axes(w), stride = axes(p), low = axes(lo + pl * bd), high = axes(hi + ph * bd),
        baseDilation = axes(bd * (1 + pi)), windowDilation = axes(wd), initial = v)
}

rule("ReduceWindow(Pad(X, -inf)) with the maximum => ReduceWindow(X)") {
    source("", "HandleReduceWindow/08")
    val c by rankClass
    val n by c.sizes
    val w by c.map; val p by c.map; val wd by c.map; val pl by c.sizes; val ph by c.sizes; val pi by c.map
    val X by tensor(c to n)
    lhs = X.pad(-inf, pl, ph, pi).reduceWindow(max, axes(w), stride = axes(p), windowDilation = axes(wd), initial = -inf)
    rhs = X.reduceWindow(max, axes(w), stride = axes(p), low = axes(pl), high = axes(ph), baseDilation = axes(1 + pi),
        windowDilation = axes(wd), initial = -inf)
}

rule("ReduceWindow(Pad(X, false)) with or => ReduceWindow(X)") {
    source("", "HandleReduceWindow/08")
    val c by rankClass
    val n by c.sizes
    val w by c.map; val p by c.map; val pl by c.sizes; val ph by c.sizes; val pi by c.map
    val X by tensor(bool, c to n)
    lhs = X.pad(Element.of(false), pl, ph, pi).reduceWindow(or, axes(w), stride = axes(p))
    rhs = X.reduceWindow(or, axes(w), stride = axes(p), low = axes(pl), high = axes(ph), baseDilation = axes(1 + pi))
}

rule("ReduceWindow(Pad(X, 1)) with the product => ReduceWindow(X)") {
    source("", "HandleReduceWindow/08")
    val c by rankClass
    val n by c.sizes
    val w by c.map; val p by c.map; val pl by c.sizes; val ph by c.sizes; val pi by c.map
    val X by tensor(c to n)
    lhs = X.pad(number(1), pl, ph, pi).reduceWindow(product, axes(w), stride = axes(p))
    rhs = X.reduceWindow(product, axes(w), stride = axes(p), low = axes(pl), high = axes(ph), baseDilation = axes(1 + pi))
}

rule("ReduceWindow(Pad(X, 0)), broken: padded with 1") {
    expect(REFUTED, because = "n = 0, pl = 1, w = 1: 1 against 0")
    val c by rankClass
    val n by c.sizes
    val w by c.map; val pl by c.sizes; val ph by c.sizes
    val X by tensor(c to n)
    lhs = X.pad(number(1), low = pl, high = ph).reduceWindow(sum, axes(w))
    rhs = X.reduceWindow(sum, axes(w), low = axes(pl), high = axes(ph))
}

rule("ReduceWindow(Pad(X, 0)), broken: under the maximum") {
    expect(REFUTED, because = "n = 1, X[0] = -1, pl = 1, w = 2: 0 against -1")
    val c by rankClass
    val n by c.sizes
    val w by c.map; val pl by c.sizes; val ph by c.sizes
    val X by tensor(c to n)
    lhs = X.pad(number(0), low = pl, high = ph).reduceWindow(max, axes(w), initial = -inf)
    rhs = X.reduceWindow(max, axes(w), low = axes(pl), high = axes(ph), initial = -inf)
}

rule("ReduceWindow(Pad(X, v)), broken: under the sum from v on") {
    expect(REFUTED, because = "n = 0, pl = 1, w = 1, v = 1: 2 against 1")
    val c by rankClass
    val n by c.sizes
    val w by c.map; val pl by c.sizes; val ph by c.sizes
    val v by element
    val X by tensor(c to n)
    lhs = X.pad(v, low = pl, high = ph).reduceWindow(sum, axes(w), initial = v)
    rhs = X.reduceWindow(sum, axes(w), low = axes(pl), high = axes(ph), initial = v)
}

rule("ReduceWindow(Pad(X, v)), broken: the maximum from another value on") {
    expect(REFUTED, because = "n = 0, pl = 1, w = 1, v = 1, u = 0: 1 against 0")
    val c by rankClass
    val n by c.sizes
    val w by c.map; val pl by c.sizes; val ph by c.sizes
    val v by element; val u by element
    val X by tensor(c to n)
    requires { u le v }
    lhs = X.pad(v, low = pl, high = ph).reduceWindow(max, axes(w), initial = u)
    rhs = X.reduceWindow(max, axes(w), low = axes(pl), high = axes(ph), initial = u)
}

rule("ReduceWindow(Pad(X, v)), broken: the maximum with the initial value missing") {
    expect(REFUTED, because = "X[0] = 0, v = 1: 1 against 0")
    val c by rankClass
    val n by c.sizes
    val w by c.map; val pl by c.sizes; val ph by c.sizes
    val v by element
    val X by tensor(c to n)
    lhs = X.pad(v, low = pl, high = ph).reduceWindow(max, axes(w), initial = v)
    rhs = X.reduceWindow(max, axes(w), low = axes(pl), high = axes(ph), initial = -inf)
}

rule("ReduceWindow(Pad(X, 0)), broken: low and high swapped") {
    expect(REFUTED, because = "n = 1, w = 1, pl = 1, ph = 0: 0, X[0] against X[0], 0")
    val c by rankClass
    val n by c.sizes
    val w by c.map; val pl by c.sizes; val ph by c.sizes
    val X by tensor(c to n)
    lhs = X.pad(number(0), low = pl, high = ph).reduceWindow(sum, axes(w))
    rhs = X.reduceWindow(sum, axes(w), low = axes(ph), high = axes(pl))
}

rule("ReduceWindow(Pad(X, 0)), broken: one too much at the low end, one too little at the high end") {
    expect(REFUTED, because = "n = 1, w = 1, pl = 0, ph = 1: X[0], 0 against 0, X[0]")
    val c by rankClass
    val n by c.sizes
    val w by c.map; val pl by c.sizes; val ph by c.sizes
    val X by tensor(c to n)
    requires { ph ge 1 }
    lhs = X.pad(number(0), low = pl, high = ph).reduceWindow(sum, axes(w))
    rhs = X.reduceWindow(sum, axes(w), low = axes(pl + 1), high = axes(ph - 1))
}

rule("ReduceWindow(Pad(X, 0)), broken: a low edge of any sign") {
    expect(REFUTED, because = "n = 1, pl = -1, lo = 1, w = 1: 0 against X[0]")
    val c by rankClass
    val n by c.sizes
    val w by c.map; val lo by c.map; val pl by c.map
    val X by tensor(c to n)
    lhs = X.pad(number(0), low = pl).reduceWindow(sum, axes(w), low = axes(lo))
    rhs = X.reduceWindow(sum, axes(w), low = axes(lo + pl))
}

rule("ReduceWindow(Pad(X, 0)), broken: interior padding made up for at the high end") {
    expect(REFUTED, because = "n = 2, pi = 1, w = 1: X[0], 0, X[1] against X[0], X[1], 0")
    val c by rankClass
    val n by c.sizes
    val w by c.map; val pi by c.map
    val X by tensor(c to n)
    lhs = X.pad(number(0), interior = pi).reduceWindow(sum, axes(w))
    rhs = X.reduceWindow(sum, axes(w), high = axes(max(n - 1, 0) * pi))
}

rule("ReduceWindow(Pad(X, 0)), broken: interior padding and base dilation added where they multiply") {
    expect(REFUTED, because = "n = 2, bd = 2, pi = 1: spread to 5 against 4")
    val c by rankClass
    val n by c.sizes
    val w by c.map; val bd by c.map; val pi by c.map
    val X by tensor(c to n)
    lhs = X.pad(number(0), interior = pi).reduceWindow(sum, axes(w), baseDilation = axes(bd))
    rhs = X.reduceWindow(sum, axes(w), baseDilation = axes(bd + pi))
}

rule("ReduceWindow(Pad(X, 0)), broken: the edge not scaled by the base dilation") {
    expect(REFUTED, because = "n = 1, pl = 1, bd = 2, w = 1: sizes 3 against 2")
    val c by rankClass
    val n by c.sizes
    val w by c.map; val bd by c.map; val pl by c.sizes
    val X by tensor(c to n)
    requires { n ge 1 }
    lhs = X.pad(number(0), low = pl).reduceWindow(sum, axes(w), baseDilation = axes(bd))
    rhs = X.reduceWindow(sum, axes(w), low = axes(pl), baseDilation = axes(bd))
}

rule("ReduceWindow(Pad(X, 0)), broken: the edge not scaled, made up for at the high end") {
    expect(REFUTED, because = "n = 1, pl = 1, bd = 2, w = 1: 0, 0, X[0] against 0, X[0], 0")
    val c by rankClass
    val n by c.sizes
    val w by c.map; val bd by c.map; val pl by c.sizes
    val X by tensor(c to n)
    requires { n ge 1 }
    lhs = X.pad(number(0), low = pl).reduceWindow(sum, axes(w), baseDilation = axes(bd))
    rhs = X.reduceWindow(sum, axes(w), low = axes(pl), high = axes(pl * bd - pl), baseDilation = axes(bd))
}

rule("a window of 1 => the operand") {
    source("", "HandleReduceWindow/05", note = "without initial value and edges")
    val c by rankClass
    val n by c.sizes
    val X by tensor(c to n)
    lhs = X.reduceWindow(sum, axes(lanes(1)))
    rhs = X
}

rule("a window of 1 from v on => Add") {
    source("", "HandleReduceWindow/05")
    val c by rankClass
    val n by c.sizes
    val v by element
    val X by tensor(c to n)
    lhs = X.reduceWindow(sum, axes(c to 1), initial = v)
    rhs = X + constant(v, c to n)
}

rule("a window of 1 from v on with edges => Pad(Add)") {
    source("", "HandleReduceWindow/05")
    val c by rankClass
    val n by c.sizes; val lo by c.map; val hi by c.map
    val v by element
    val X by tensor(c to n)
    lhs = X.reduceWindow(sum, axes(c to 1), low = axes(lo), high = axes(hi), initial = v)
    rhs = (X + constant(v, c to n)).pad(v, low = lo, high = hi)
}

rule("a window of 1 with the maximum from v on, edges and base dilation => Pad(Max)") {
    source("", "HandleReduceWindow/05")
    val c by rankClass
    val n by c.sizes; val lo by c.map; val hi by c.map; val bd by c.map; val wd by c.map
    val v by element
    val X by tensor(c to n)
    lhs = X.reduceWindow(max, axes(c to 1), low = axes(lo), high = axes(hi), baseDilation = axes(bd),
        windowDilation = axes(wd), initial = v)
    rhs = max(X, constant(v, c to n)).pad(v, lo, hi, bd - 1)
}

rule("a window of 1 with a stride => Slice") {
    val c by rankClass
    val n by c.sizes; val p by c.map; val wd by c.map
    val X by tensor(c to n)
    lhs = X.reduceWindow(sum, axes(c to 1), stride = axes(p), windowDilation = axes(wd))
    rhs = X.slice(stride = axes(p))
}

rule("a window of 1 with a stride and the maximum => Slice") {
    val c by rankClass
    val n by c.sizes; val p by c.map
    val X by tensor(c to n)
    lhs = X.reduceWindow(max, axes(c to 1), stride = axes(p), initial = -inf)
    rhs = X.slice(stride = axes(p))
}

rule("a window of 1, broken: the initial value forgotten") {
    expect(REFUTED, because = "v = 1: X[0] + 1 against X[0]")
    val c by rankClass
    val n by c.sizes
    val v by element
    val X by tensor(c to n)
    lhs = X.reduceWindow(sum, axes(c to 1), initial = v)
    rhs = X
}

rule("a window of 1, broken: the stride dropped") {
    expect(REFUTED, because = "n = 2, p = 2: sizes 1 against 2")
    val c by rankClass
    val n by c.sizes; val p by c.map
    val X by tensor(c to n)
    lhs = X.reduceWindow(sum, axes(c to 1), stride = axes(p))
    rhs = X
}

rule("a window of 1, broken: of up to 2") {
    expect(REFUTED, because = "n = 1, w = 2: no position against 1")
    val c by rankClass
    val n by c.sizes; val w by c.map
    val X by tensor(c to n)
    requires { w le 2 }
    lhs = X.reduceWindow(sum, axes(w))
    rhs = X
}

rule("a window of 1, broken: of up to 2, the size made up for") {
    expect(REFUTED, because = "n = 2, w = 2: X[0] + X[1] against X[0]")
    val c by rankClass
    val n by c.sizes; val w by c.map
    val X by tensor(c to n)
    requires { w le 2 }
    lhs = X.reduceWindow(sum, axes(w), high = axes(w - 1))
    rhs = X
}

rule("a window of 1, broken: padded with 0 where the initial value stays") {
    expect(REFUTED, because = "n = 0, lo = 1, v = 1: 1 against 0")
    val c by rankClass
    val n by c.sizes; val lo by c.map
    val v by element
    val X by tensor(c to n)
    lhs = X.reduceWindow(sum, axes(c to 1), low = axes(lo), initial = v)
    rhs = (X + constant(v, c to n)).pad(number(0), low = lo)
}

rule("a window over the whole axis => Reduce") {
    source("", "HandleReduceWindow/06")
    val c by rankClass; val u by rankClass; val d by rankClass
    val n by c.map; val m by u.sizes; val k by d.sizes
    val X by tensor(c to n, u to m, d to k)
    lhs = X.reduceWindow(sum, axes(c to n, u to 1))
    rhs = X.reduce(sum, c).addUnit(c)
}

rule("a window over the whole axis from v on => Reduce from v on, whatever the stride and equal dilations") {
    source("", "HandleReduceWindow/06")
    val c by rankClass; val u by rankClass
    val n by c.map; val m by u.sizes; val p by c.map; val e by c.map
    val v by element
    val X by tensor(c to n, u to m)
    lhs = X.reduceWindow(sum, axes(c to n), stride = axes(p), baseDilation = axes(e), windowDilation = axes(e),
        initial = v)
    rhs = X.reduce(sum, on(c), initial = v).addUnit(c)
}

rule("a window over the whole axis with the maximum => Reduce with the maximum") {
    source("", "HandleReduceWindow/06")
    val c by rankClass; val u by rankClass
    val n by c.map; val m by u.sizes
    val X by tensor(c to n, u to m)
    lhs = X.reduceWindow(max, axes(c to n), initial = -inf)
    rhs = X.reduce(max, on(c), initial = -inf).addUnit(c)
}

rule("a window larger than the axis with edges that fit => Reduce") {
    val c by rankClass
    val n by c.sizes; val lo by c.sizes; val hi by c.sizes; val w by c.map
    val X by tensor(c to n)
    requires { w eq lo + n + hi }
    lhs = X.reduceWindow(sum, axes(w), low = axes(lo), high = axes(hi))
    rhs = X.reduce(sum, c).addUnit(c)
}

rule("a window over the whole axis, broken: one short") {
    expect(REFUTED, because = "n = 2, w = 1: sizes 2 against 1")
    val c by rankClass
    val n by c.sizes; val w by c.map
    val X by tensor(c to n)
    requires { (w ge n - 1) and (w le n) }
    lhs = X.reduceWindow(sum, axes(w))
    rhs = X.reduce(sum, c).addUnit(c)
}

rule("a window over the whole axis, broken: one short, with a stride") {
    expect(REFUTED, because = "n = 2, w = 1: X[0] against X[0] + X[1]")
    val c by rankClass
    val n by c.sizes; val w by c.map
    val X by tensor(c to n)
    requires { (w ge n - 1) and (w le n) }
    lhs = X.reduceWindow(sum, axes(w), stride = axes(c to 2))
    rhs = X.reduce(sum, c).addUnit(c)
}

rule("a window over the whole axis, broken: the initial value forgotten") {
    expect(REFUTED, because = "v = 1: X[0] + 1 against X[0]")
    val c by rankClass
    val n by c.map
    val v by element
    val X by tensor(c to n)
    lhs = X.reduceWindow(sum, axes(c to n), initial = v)
    rhs = X.reduce(sum, c).addUnit(c)
}

rule("a window over the whole axis, broken: an edge that shifts it") {
    expect(REFUTED, because = "n = 1, lo = 1: 0 against X[0]")
    val c by rankClass
    val n by c.map; val lo by c.map
    val X by tensor(c to n)
    lhs = X.reduceWindow(sum, axes(c to n), low = axes(lo), high = axes(-lo))
    rhs = X.reduce(sum, c).addUnit(c)
}

rule("a window over several axes => one after the other") {
    val c by rankClass; val d by rankClass; val e by rankClass
    val n by c.sizes; val m by d.sizes; val k by e.sizes
    val wc by c.map; val pc by c.map; val lc by c.map; val hc by c.map; val bc by c.map; val dc by c.map
    val wd by d.map; val pd by d.map; val ld by d.map; val hd by d.map; val bd by d.map; val dd by d.map
    val X by tensor(c to n, d to m, e to k)
    lhs = X.reduceWindow(sum, axes(wc, wd), stride = axes(pc, pd), low = axes(lc, ld), high = axes(hc, hd),
        baseDilation = axes(bc, bd), windowDilation = axes(dc, dd))
    rhs = X.reduceWindow(sum, axes(wc), stride = axes(pc), low = axes(lc), high = axes(hc), baseDilation = axes(bc),
            windowDilation = axes(dc))
        .reduceWindow(sum, axes(wd), stride = axes(pd), low = axes(ld), high = axes(hd), baseDilation = axes(bd),
            windowDilation = axes(dd))
}

rule("a window over several axes with the maximum from v on => one after the other") {
    val c by rankClass; val d by rankClass
    val n by c.sizes; val m by d.sizes
    val wc by c.map; val pc by c.map; val lc by c.map; val hc by c.map
    val wd by d.map; val pd by d.map; val ld by d.map; val hd by d.map
    val v by element
    val X by tensor(c to n, d to m)
    lhs = X.reduceWindow(max, axes(wc, wd), stride = axes(pc, pd), low = axes(lc, ld), high = axes(hc, hd), initial = v)
    rhs = X.reduceWindow(max, axes(wc), stride = axes(pc), low = axes(lc), high = axes(hc), initial = v)
        .reduceWindow(max, axes(wd), stride = axes(pd), low = axes(ld), high = axes(hd), initial = v)
}

rule("a window over several axes, broken: the sum from v on twice") {
    expect(REFUTED, because = "v = 1, windows of 1: X[0] + 1 against X[0] + 2")
    val c by rankClass; val d by rankClass
    val n by c.sizes; val m by d.sizes
    val wc by c.map; val wd by d.map
    val v by element
    val X by tensor(c to n, d to m)
    lhs = X.reduceWindow(sum, axes(wc, wd), initial = v)
    rhs = X.reduceWindow(sum, axes(wc), initial = v).reduceWindow(sum, axes(wd), initial = v)
}

rule("a window over several axes, broken: a sum, then a maximum") {
    expect(REFUTED, because = "X = 0, 1 over 1, 0: the maximum of sums and the sum of maxima, 1 against 2")
    val c by rankClass; val d by rankClass
    val n by c.sizes; val m by d.sizes
    val wc by c.map; val wd by d.map
    val X by tensor(c to n, d to m)
    lhs = X.reduceWindow(sum, axes(wc)).reduceWindow(max, axes(wd), initial = -inf)
    rhs = X.reduceWindow(max, axes(wd), initial = -inf).reduceWindow(sum, axes(wc))
}

rule("sum pooling => convolution with ones") {
    val b by rankClass; val s by rankClass
    val nb by b.sizes; val n by s.sizes; val w by s.map
    val p by s.map; val lo by s.map; val hi by s.map; val bd by s.map; val wd by s.map
    val X by tensor(b to nb, s to n)
    lhs = X.reduceWindow(sum, axes(w), stride = axes(p), low = axes(lo), high = axes(hi), baseDilation = axes(bd),
        windowDilation = axes(wd))
    rhs = conv(X, constant(1, s to w), batch = on(b), stride = axes(p), low = axes(lo), high = axes(hi),
        baseDilation = axes(bd), windowDilation = axes(wd))
}

rule("sum pooling => convolution, broken: a kernel of zeros") {
    expect(REFUTED, because = "n = 1, w = 1: X[0] against 0")
    val s by rankClass
    val n by s.sizes; val w by s.map
    val X by tensor(s to n)
    lhs = X.reduceWindow(sum, axes(w))
    rhs = conv(X, constant(0, s to w))
}

rule("sum pooling => convolution, broken: the first positions instead of those of the stride") {
    expect(REFUTED, because = "n = 3, w = 1, p = 2: X[0], X[2] against X[0], X[1]")
    val s by rankClass
    val n by s.sizes; val w by s.map; val p by s.map
    val X by tensor(s to n)
    requires { w le n }
    lhs = X.reduceWindow(sum, axes(w), stride = axes(p))
    rhs = conv(X, constant(1, s to w)).slice(end = (n - w).floorDiv(p) + 1)
}

rule("a convolution with one constant kernel => multiple of sum pooling") {
    val b by rankClass; val s by rankClass
    val nb by b.sizes; val n by s.sizes; val w by s.map; val p by s.map
    val k by element
    val X by tensor(b to nb, s to n)
    requires { (w ge 1) and (w le n) }
    lhs = conv(X, constant(k, s to w), batch = on(b), stride = axes(p))
    rhs = X.reduceWindow(sum, axes(w), stride = axes(p)) *
        constant(k, b to nb, s to (n - w).floorDiv(p) + 1)
}

rule("pooling of a sum => sum of poolings") {
    val c by rankClass
    val n by c.sizes; val w by c.map; val p by c.map; val lo by c.map; val hi by c.map; val bd by c.map; val wd by c.map
    val X by tensor(c to n)
    val Y by tensor(c to n)
    lhs = (X + Y).reduceWindow(sum, axes(w), stride = axes(p), low = axes(lo), high = axes(hi),
        baseDilation = axes(bd), windowDilation = axes(wd))
    rhs = X.reduceWindow(sum, axes(w), stride = axes(p), low = axes(lo), high = axes(hi), baseDilation = axes(bd),
            windowDilation = axes(wd)) +
        Y.reduceWindow(sum, axes(w), stride = axes(p), low = axes(lo), high = axes(hi), baseDilation = axes(bd),
            windowDilation = axes(wd))
}

rule("max pooling of a maximum => maximum of max poolings") {
    val c by rankClass
    val n by c.sizes; val w by c.map; val p by c.map; val lo by c.map; val hi by c.map
    val X by tensor(c to n)
    val Y by tensor(c to n)
    lhs = max(X, Y).reduceWindow(max, axes(w), stride = axes(p), low = axes(lo), high = axes(hi), initial = -inf)
    rhs = max(X.reduceWindow(max, axes(w), stride = axes(p), low = axes(lo), high = axes(hi), initial = -inf),
        Y.reduceWindow(max, axes(w), stride = axes(p), low = axes(lo), high = axes(hi), initial = -inf))
}

rule("max pooling, broken: of a sum") {
    expect(REFUTED, because = "X = 1, 0 and Y = 0, 1, w = 2: 1 against 2")
    val c by rankClass
    val n by c.sizes; val w by c.map
    val X by tensor(c to n)
    val Y by tensor(c to n)
    lhs = (X + Y).reduceWindow(max, axes(w), initial = -inf)
    rhs = X.reduceWindow(max, axes(w), initial = -inf) + Y.reduceWindow(max, axes(w), initial = -inf)
}

rule("max pooling from v on => maximum of v and max pooling") {
    val c by rankClass
    val n by c.sizes; val w by c.map; val p by c.map
    val v by element
    val X by tensor(c to n)
    requires { w le n }
    lhs = X.reduceWindow(max, axes(w), stride = axes(p), initial = v)
    rhs = max(constant(v, c to (n - w).floorDiv(p) + 1), X.reduceWindow(max, axes(w), stride = axes(p), initial = -inf))
}

rule("max pooling from v on, broken: from minus infinity on") {
    expect(REFUTED, because = "n = 1, X[0] = 0, v = 1: 1 against 0")
    val c by rankClass
    val n by c.sizes; val w by c.map
    val v by element
    val X by tensor(c to n)
    lhs = X.reduceWindow(max, axes(w), initial = v)
    rhs = X.reduceWindow(max, axes(w), initial = -inf)
}

rule("max pooling of max pooling => one max pooling") {
    source(note = "hints, as one index is the sum of two; repetition does no harm to a maximum")
    val c by rankClass
    val n by c.sizes; val w by c.map; val u by c.map
    val i by c.index; val j by c.index; val k by c.index
    val X by tensor(c to n)
    requires { w + u - 1 le n }
    lhs = X.reduceWindow(max, axes(w), initial = -inf, index = on(c to i))
        .reduceWindow(max, axes(u), initial = -inf, index = on(c to j))
    rhs = X.reduceWindow(max, axes(w + u - 1), initial = -inf, index = on(c to k))
    match(k to i + j)
    match(i to min(k, w - 1))
    match(j to k - min(k, w - 1))
}

rule("max pooling of max pooling, without hints") {
    expect(UNKNOWN, because = "one index that is the sum of two is not split")
    val c by rankClass
    val n by c.sizes; val w by c.map; val u by c.map
    val X by tensor(c to n)
    requires { w + u - 1 le n }
    lhs = X.reduceWindow(max, axes(w), initial = -inf).reduceWindow(max, axes(u), initial = -inf)
    rhs = X.reduceWindow(max, axes(w + u - 1), initial = -inf)
}

rule("max pooling of max pooling, broken: hints that leave the window") {
    expect(UNKNOWN, because = "i = k is no index of the first window from w on; the rule is right, the hint is not")
    val c by rankClass
    val n by c.sizes; val w by c.map; val u by c.map
    val i by c.index; val j by c.index; val k by c.index
    val X by tensor(c to n)
    requires { w + u - 1 le n }
    lhs = X.reduceWindow(max, axes(w), initial = -inf, index = on(c to i))
        .reduceWindow(max, axes(u), initial = -inf, index = on(c to j))
    rhs = X.reduceWindow(max, axes(w + u - 1), initial = -inf, index = on(c to k))
    match(k to i + j)
    match(i to k)
    match(j to lanes(0))
}

rule("max pooling of max pooling, broken: one too far") {
    expect(REFUTED, because = "n = 1, w = u = 1: 1 position against none")
    val c by rankClass
    val n by c.sizes; val w by c.map; val u by c.map
    val X by tensor(c to n)
    requires { w + u - 1 le n }
    lhs = X.reduceWindow(max, axes(w), initial = -inf).reduceWindow(max, axes(u), initial = -inf)
    rhs = X.reduceWindow(max, axes(w + u), initial = -inf)
}

rule("max pooling of max pooling, broken: one too far, the size made up for") {
    expect(REFUTED, because = "n = 2, w = u = 1: X[0] against the larger of X[0] and X[1]")
    val c by rankClass
    val n by c.sizes; val w by c.map; val u by c.map
    val X by tensor(c to n)
    requires { w + u - 1 le n }
    lhs = X.reduceWindow(max, axes(w), initial = -inf).reduceWindow(max, axes(u), initial = -inf)
    rhs = X.reduceWindow(max, axes(w + u), high = axes(c to 1), initial = -inf)
}

rule("max pooling of max pooling, broken: sum pooling") {
    expect(REFUTED, because = "n = 3, w = u = 2: X[0] + 2 X[1] + X[2] against X[0] + X[1] + X[2]")
    val c by rankClass
    val n by c.sizes; val w by c.map; val u by c.map
    val X by tensor(c to n)
    requires { w + u - 1 le n }
    lhs = X.reduceWindow(sum, axes(w)).reduceWindow(sum, axes(u))
    rhs = X.reduceWindow(sum, axes(w + u - 1))
}

rule("min pooling => max pooling of the negated") {
    val c by rankClass
    val n by c.sizes; val w by c.map; val p by c.map
    val v by element
    val X by tensor(c to n)
    lhs = X.reduceWindow(min, axes(w), stride = axes(p), initial = v)
    rhs = -((-X).reduceWindow(max, axes(w), stride = axes(p), initial = -v))
}

rule("min pooling => max pooling, broken: the initial value not negated") {
    expect(REFUTED, because = "n = 1, X[0] = 2, v = 1: 1 against -1")
    val c by rankClass
    val n by c.sizes; val w by c.map
    val v by element
    val X by tensor(c to n)
    lhs = X.reduceWindow(min, axes(w), initial = v)
    rhs = -((-X).reduceWindow(max, axes(w), initial = v))
}

rule("a window of nothing from v on is v") {
    source("", "HandleReduceWindow/01")
    val c by rankClass
    val n by c.sizes; val w by c.map; val lo by c.map; val hi by c.map
    val v by element
    val X by tensor(c to n)
    requires { someLane(n eq 0) }
    lhs = X.reduceWindow(sum, axes(w), low = axes(lo), high = axes(hi), initial = v)
    rhs = constant(v, c to max(lo + n + hi - w + 1, 0))
}

rule("a window of nothing, broken: empty on every lane") {
    source("", "HandleReduceWindow/02", note = "at rank 0 the result is the operand")
    expect(REFUTED, because = "rank 0: X + v against v")
    val c by rankClass
    val n by c.sizes; val w by c.map
    val v by element
    val X by tensor(c to n)
    requires { n eq 0 }
    lhs = X.reduceWindow(sum, axes(w), initial = v)
    rhs = constant(v, c to max(n - w + 1, 0))
}

rule("ReduceWindow(Pad(X, 0)) in which each window contains the one element => Expand") {
    source("", "HandleReduceWindow/07")
    val c by rankClass; val d by rankClass
    val one by c.map; val w by c.map; val l by c.sizes; val m by d.sizes
    val X by tensor(c to one, d to m)
    requires { one eq 1 }
    requires { (w ge l + 1) and (w le 2 * l + 1) }
    lhs = X.pad(number(0), low = axes(l), high = axes(l)).reduceWindow(sum, axes(w))
    rhs = X.dropUnit(c).expand(c to 2 * l + 2 - w)
}

rule("ReduceWindow(Pad(X, 0)), each window, broken: a window one too small") {
    expect(REFUTED, because = "l = 1, w = 1: 0 against X[0] at 0")
    val c by rankClass
    val w by c.map; val l by c.sizes
    val X by tensor(c to 1)
    requires { (w ge l) and (w le 2 * l + 1) }
    lhs = X.pad(number(0), low = axes(l), high = axes(l)).reduceWindow(sum, axes(w))
    rhs = X.dropUnit(c).expand(c to 2 * l + 2 - w)
}

rule("a prefix sum of one value => multiple of the count") {
    source("", "HandleReduceWindow/04")
    expect(UNKNOWN, because = "right, but the terms of a sum are not counted")
    val s by singleton
    val n by s.map
    val k by element(int)
    lhs = constant(k, s to n).reduceWindow(sum, axes(s to n), low = axes(n - 1))
    rhs = constant(k, s to n) * (iota(s, s to n) + constant(1, s to n))
}

rule("a prefix sum of one value, broken: the multiple of the index") {
    expect(REFUTED, because = "n = 1, k = 1: 1 against 0")
    val s by singleton
    val n by s.map
    val k by element(int)
    lhs = constant(k, s to n).reduceWindow(sum, axes(s to n), low = axes(n - 1))
    rhs = constant(k, s to n) * iota(s, s to n)
}

rule("the last of the prefix sums => Reduce") {
    source("", "HandleSlice/12")
    val s by singleton; val d by rankClass
    val n by s.map; val m by d.sizes
    val X by tensor(s to n, d to m)
    lhs = X.reduceWindow(sum, axes(s to n), low = axes(s to n - 1)).slice(start = axes(s to n - 1), end = axes(s to n))
    rhs = X.reduce(sum, s).addUnit(s)
}

rule("the last of the prefix sums, broken: the last but one") {
    expect(REFUTED, because = "n = 2: X[0] against X[0] + X[1]")
    val s by singleton; val d by rankClass
    val n by s.map; val m by d.sizes
    val X by tensor(s to n, d to m)
    requires { n ge 2 }
    lhs = X.reduceWindow(sum, axes(s to n), low = axes(s to n - 1)).slice(start = axes(s to n - 2), end = axes(s to n - 1))
    rhs = X.reduce(sum, s).addUnit(s)
}

rule("a window of a concat apart from the seam") {
    val s by singleton; val c by rankClass
    val p by s.sizes; val q by s.sizes; val n by c.sizes; val w by c.map
    val X by tensor(s to p, c to n)
    val Y by tensor(s to q, c to n)
    lhs = concat(X, Y, along = s).reduceWindow(sum, axes(w))
    rhs = concat(X.reduceWindow(sum, axes(w)), Y.reduceWindow(sum, axes(w)), along = s)
}

rule("a window of a concat, broken: over the seam") {
    expect(REFUTED, because = "p = q = 1, w = 2: 1 position against none")
    val s by singleton
    val p by s.sizes; val q by s.sizes; val w by s.map
    val X by tensor(s to p)
    val Y by tensor(s to q)
    lhs = concat(X, Y, along = s).reduceWindow(sum, axes(w))
    rhs = concat(X.reduceWindow(sum, axes(w)), Y.reduceWindow(sum, axes(w)), along = s)
}

rule("a window of the reversed => reversed, edges exchanged") {
    val c by rankClass
    val n by c.sizes; val w by c.map; val lo by c.map; val hi by c.map
    val X by tensor(c to n)
    lhs = X.reverse(c).reduceWindow(sum, axes(w), low = axes(lo), high = axes(hi))
    rhs = X.reduceWindow(sum, axes(w), low = axes(hi), high = axes(lo)).reverse(c)
}

rule("a window of the reversed, broken: edges not exchanged") {
    expect(REFUTED, because = "n = 1, w = 1, lo = 1: 0, X[0] against X[0], 0")
    val c by rankClass
    val n by c.sizes; val w by c.map; val lo by c.map; val hi by c.map
    val X by tensor(c to n)
    lhs = X.reverse(c).reduceWindow(sum, axes(w), low = axes(lo), high = axes(hi))
    rhs = X.reduceWindow(sum, axes(w), low = axes(lo), high = axes(hi)).reverse(c)
}
