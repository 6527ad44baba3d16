// Convolutions. The kernel is not flipped; an input feature axis is summed over, on a spatial axis the window moves. Broken rules
// have as few axes as show the mistake: without axes of batch and features a convolution is one of vectors.

rule("conv/00 Conv(Pad(X, 0), W) => Conv(X, W), edges into the window's and interior padding into the base dilation") {
    source("conv/00", "HandleConvolution/03")
    val b by rankClass; val f by rankClass; val o by rankClass; val s by rankClass
    val nb by b.sizes; val nf by f.sizes; val no by o.sizes; val n by s.sizes; val w by s.sizes
    val lo by s.map; val hi by s.map; val wd by s.map
    val pl by s.map; val ph by s.map; val pi by s.map
    val X by tensor(b to nb, f to nf, s to n)
    val W by tensor(f to nf, o to no, s to w)
    requires { (lo ge 0) and (hi ge 0) }
    requires { (pl ge 0) and (ph ge 0) }
    lhs = conv(X.pad(number(0), pl, ph, pi), W, batch = on(b), feature = on(f), output = on(o),
        low = axes(lo), high = axes(hi), windowDilation = axes(wd))
    rhs = conv(X, W, batch = on(b), feature = on(f), output = on(o),
        low = axes(lo + pl), high = axes(hi + ph), baseDilation = axes(1 + pi), windowDilation = axes(wd))
}

rule("conv/00 weaker: any stride, window edges of any sign") {
    source("conv/00", "HandleConvolution/03")
    val b by rankClass; val f by rankClass; val o by rankClass; val s by rankClass
    val nb by b.sizes; val nf by f.sizes; val no by o.sizes; val n by s.sizes; val w by s.sizes
    val p by s.map; val lo by s.map; val hi by s.map; val wd by s.map
    val pl by s.map; val ph by s.map; val pi by s.map
    val X by tensor(b to nb, f to nf, s to n)
    val W by tensor(f to nf, o to no, s to w)
    requires { (pl ge 0) and (ph ge 0) }
    lhs = conv(X.pad(number(0), pl, ph, pi), W, batch = on(b), feature = on(f), output = on(o),
        stride = axes(p), low = axes(lo), high = axes(hi), windowDilation = axes(wd))
    rhs = conv(X, W, batch = on(b), feature = on(f), output = on(o),
        stride = axes(p), low = axes(lo + pl), high = axes(hi + ph), baseDilation = axes(1 + pi),
        windowDilation = axes(wd))
}

rule("conv/00 weaker: edges cut off where the window does not put back") {
    source("conv/00", "HandleConvolution/03")
    val f by rankClass; val s by rankClass
    val nf by f.sizes; val n by s.sizes; val w by s.sizes
    val p by s.map; val lo by s.map; val hi by s.map; val wd by s.map
    val pl by s.map; val ph by s.map; val pi by s.map
    val X by tensor(f to nf, s to n)
    val W by tensor(f to nf, s to w)
    requires { (pl ge 0) or (lo le 0) }
    requires { (ph ge 0) or (hi le 0) }
    lhs = conv(X.pad(number(0), pl, ph, pi), W, feature = on(f),
        stride = axes(p), low = axes(lo), high = axes(hi), windowDilation = axes(wd))
    rhs = conv(X, W, feature = on(f),
        stride = axes(p), low = axes(lo + pl), high = axes(hi + ph), baseDilation = axes(1 + pi),
        windowDilation = axes(wd))
}

rule("conv/00 broken: a low edge of any sign") {
    expect(REFUTED, because = "n = 1, pl = -1, lo = 1, hi = 0: 0 against X[0] * W[0]")
    val s by rankClass
    val n by s.sizes; val w by s.sizes
    val lo by s.map; val pl by s.map
    val X by tensor(s to n)
    val W by tensor(s to w)
    lhs = conv(X.pad(number(0), low = pl), W, low = axes(lo))
    rhs = conv(X, W, low = axes(lo + pl))
}

rule("conv/00 broken: a high edge of any sign") {
    expect(REFUTED, because = "n = 1, ph = -1, hi = 1, lo = 0: 0 against X[0] * W[0]")
    val s by rankClass
    val n by s.sizes; val w by s.sizes
    val hi by s.map; val ph by s.map
    val X by tensor(s to n)
    val W by tensor(s to w)
    lhs = conv(X.pad(number(0), high = ph), W, high = axes(hi))
    rhs = conv(X, W, high = axes(hi + ph))
}

rule("conv/00 broken: padded with 1") {
    expect(REFUTED, because = "n = 0, w = 1, pl = 1: W[0] against 0")
    val s by rankClass
    val n by s.sizes; val w by s.sizes
    val pl by s.sizes; val ph by s.sizes
    val X by tensor(s to n)
    val W by tensor(s to w)
    lhs = conv(X.pad(number(1), low = pl, high = ph), W)
    rhs = conv(X, W, low = axes(pl), high = axes(ph))
}

rule("conv/00 broken: low and high swapped") {
    expect(REFUTED, because = "n = 1, w = 1, pl = 1, ph = 0: 0, X[0] W[0] against X[0] W[0], 0")
    val s by rankClass
    val n by s.sizes; val w by s.sizes
    val pl by s.sizes; val ph by s.sizes
    val X by tensor(s to n)
    val W by tensor(s to w)
    lhs = conv(X.pad(number(0), low = pl, high = ph), W)
    rhs = conv(X, W, low = axes(ph), high = axes(pl))
}

rule("conv/00 broken: the window's own low edge forgotten") {
    expect(REFUTED, because = "n = 0, w = 0, lo = 1: sizes 2 against 1")
    val s by rankClass
    val n by s.sizes; val w by s.sizes
    val lo by s.sizes; val pl by s.sizes
    val X by tensor(s to n)
    val W by tensor(s to w)
    lhs = conv(X.pad(number(0), low = pl), W, low = axes(lo))
    rhs = conv(X, W, low = axes(pl))
}

rule("conv/00 broken: one too much at the low end, one too little at the high end") {
    expect(REFUTED, because = "n = 1, w = 1, pl = 0, ph = 1: X[0] W[0], 0 against 0, X[0] W[0]")
    val s by rankClass
    val n by s.sizes; val w by s.sizes
    val pl by s.sizes; val ph by s.sizes
    val X by tensor(s to n)
    val W by tensor(s to w)
    requires { ph ge 1 }
    lhs = conv(X.pad(number(0), low = pl, high = ph), W)
    rhs = conv(X, W, low = axes(pl + 1), high = axes(ph - 1))
}

rule("conv/00 broken: interior padding dropped") {
    expect(REFUTED, because = "n = 2, w = 0, pi = 1: sizes 4 against 3")
    val s by rankClass
    val n by s.sizes; val w by s.sizes
    val pi by s.map
    val X by tensor(s to n)
    val W by tensor(s to w)
    lhs = conv(X.pad(number(0), interior = pi), W)
    rhs = conv(X, W)
}

rule("conv/00 broken: the base dilation is the interior padding, one too small") {
    expect(REFUTED, because = "n = 0, pi = 0: base dilation 0 is invalid")
    val s by rankClass
    val n by s.sizes; val w by s.sizes
    val pi by s.map
    val X by tensor(s to n)
    val W by tensor(s to w)
    lhs = conv(X.pad(number(0), interior = pi), W)
    rhs = conv(X, W, baseDilation = axes(pi))
}

rule("conv/00 broken: the window dilation dropped") {
    expect(REFUTED, because = "w = 2, wd = 2, n = 2: no position against 1")
    val s by rankClass
    val n by s.sizes; val w by s.sizes
    val wd by s.map; val pl by s.sizes
    val X by tensor(s to n)
    val W by tensor(s to w)
    lhs = conv(X.pad(number(0), low = pl), W, windowDilation = axes(wd))
    rhs = conv(X, W, low = axes(pl))
}

rule("conv/00 broken: the stride dropped") {
    expect(REFUTED, because = "n = 1, w = 0, p = 2: sizes 1 against 2")
    val s by rankClass
    val n by s.sizes; val w by s.sizes
    val p by s.map; val pl by s.sizes
    val X by tensor(s to n)
    val W by tensor(s to w)
    lhs = conv(X.pad(number(0), low = pl), W, stride = axes(p))
    rhs = conv(X, W, low = axes(pl))
}

rule("conv/00 broken: padded features") {
    expect(REFUTED, because = "the input features no longer agree with the kernel's")
    val f by rankClass; val s by rankClass
    val nf by f.sizes; val mf by f.sizes; val n by s.sizes; val w by s.sizes
    val pl by f.sizes
    val X by tensor(f to nf, s to n)
    val W by tensor(f to mf, s to w)
    lhs = conv(X.pad(number(0), low = axes(pl)), W, feature = on(f))
    rhs = conv(X, W, feature = on(f))
}

rule("conv/01 Conv(X, Pad(W, 0, interior)) => Conv(X, W), interior padding into the window dilation") {
    source("conv/01", "HandleConvolution/04")
    val b by rankClass; val f by rankClass; val o by rankClass; val s by rankClass
    val nb by b.sizes; val nf by f.sizes; val no by o.sizes; val n by s.sizes; val w by s.sizes
    val lo by s.map; val hi by s.map; val pi by s.map
    val X by tensor(b to nb, f to nf, s to n)
    val W by tensor(f to nf, o to no, s to w)
    requires { (lo ge 0) and (hi ge 0) }
    lhs = conv(X, W.pad(number(0), interior = pi), batch = on(b), feature = on(f), output = on(o),
        low = axes(lo), high = axes(hi))
    rhs = conv(X, W, batch = on(b), feature = on(f), output = on(o),
        low = axes(lo), high = axes(hi), windowDilation = axes(1 + pi))
}

rule("conv/01 weaker: any stride, dilations and edges") {
    source("conv/01", "HandleConvolution/04")
    val b by rankClass; val f by rankClass; val o by rankClass; val s by rankClass
    val nb by b.sizes; val nf by f.sizes; val no by o.sizes; val n by s.sizes; val w by s.sizes
    val p by s.map; val lo by s.map; val hi by s.map; val bd by s.map; val wd by s.map; val pi by s.map
    val X by tensor(b to nb, f to nf, s to n)
    val W by tensor(f to nf, o to no, s to w)
    lhs = conv(X, W.pad(number(0), interior = pi), batch = on(b), feature = on(f), output = on(o),
        stride = axes(p), low = axes(lo), high = axes(hi), baseDilation = axes(bd), windowDilation = axes(wd))
    rhs = conv(X, W, batch = on(b), feature = on(f), output = on(o),
        stride = axes(p), low = axes(lo), high = axes(hi), baseDilation = axes(bd), windowDilation = axes(wd * (1 + pi)))
}

rule("conv/01 weaker: edges of the kernel come off the window's, if the padded kernel fits") {
    val f by rankClass; val s by rankClass
    val nf by f.sizes; val n by s.sizes; val w by s.sizes
    val p by s.map; val lo by s.map; val hi by s.map; val bd by s.map; val wd by s.map
    val pl by s.map; val ph by s.map; val pi by s.map
    val X by tensor(f to nf, s to n)
    val W by tensor(f to nf, s to w)
    requires { w ge 1 }
    requires { (pl ge 0) and (ph ge 0) }
    val dX = n + max(n - 1, 0) * (bd - 1)
    requires { lo + dX + hi ge (pl + ph) * wd }
    lhs = conv(X, W.pad(number(0), pl, ph, pi), feature = on(f),
        stride = axes(p), low = axes(lo), high = axes(hi), baseDilation = axes(bd), windowDilation = axes(wd))
    rhs = conv(X, W, feature = on(f), stride = axes(p),
        low = axes(lo - pl * wd), high = axes(hi - ph * wd), baseDilation = axes(bd),
        windowDilation = axes(wd * (1 + pi)))
}

rule("conv/01 broken: edges of the kernel, whether it fits or not") {
    expect(REFUTED, because = "n = 0, w = 1, pl = 1: no position against a negative padded size")
    val s by rankClass
    val n by s.sizes; val w by s.sizes
    val pl by s.sizes; val ph by s.sizes
    val X by tensor(s to n)
    val W by tensor(s to w)
    requires { w ge 1 }
    lhs = conv(X, W.pad(number(0), low = pl, high = ph))
    rhs = conv(X, W, low = axes(-pl), high = axes(-ph))
}

rule("conv/01 broken: edges of the kernel put into the window's") {
    expect(REFUTED, because = "n = 1, w = 1, pl = 1: no position against 2")
    val s by rankClass
    val n by s.sizes; val w by s.sizes
    val pl by s.sizes
    val X by tensor(s to n)
    val W by tensor(s to w)
    lhs = conv(X, W.pad(number(0), low = pl))
    rhs = conv(X, W, low = axes(pl))
}

rule("conv/01 broken: edges of the kernel cut off") {
    expect(REFUTED, because = "n = 0, w = 2, pl = -1: no position against 0 + X.. of a longer kernel")
    val s by rankClass
    val n by s.sizes; val w by s.sizes
    val pl by s.map
    val X by tensor(s to n)
    val W by tensor(s to w)
    requires { w ge 1 }
    requires { pl le 0 }
    lhs = conv(X, W.pad(number(0), low = pl))
    rhs = conv(X, W, low = axes(-pl))
}

rule("conv/01 broken: padded with 1") {
    expect(REFUTED, because = "n = 3, w = 2, pi = 1: X[1] more")
    val s by rankClass
    val n by s.sizes; val w by s.sizes; val pi by s.map
    val X by tensor(s to n)
    val W by tensor(s to w)
    lhs = conv(X, W.pad(number(1), interior = pi))
    rhs = conv(X, W, windowDilation = axes(1 + pi))
}

rule("conv/01 broken: the window dilation is the interior padding, one too small") {
    expect(REFUTED, because = "pi = 0: window dilation 0 is invalid")
    val s by rankClass
    val n by s.sizes; val w by s.sizes; val pi by s.map
    val X by tensor(s to n)
    val W by tensor(s to w)
    lhs = conv(X, W.pad(number(0), interior = pi))
    rhs = conv(X, W, windowDilation = axes(pi))
}

rule("conv/01 broken: the dilation forgotten") {
    expect(REFUTED, because = "n = 2, w = 2, pi = 1: no position against 1")
    val s by rankClass
    val n by s.sizes; val w by s.sizes; val pi by s.map
    val X by tensor(s to n)
    val W by tensor(s to w)
    lhs = conv(X, W.pad(number(0), interior = pi))
    rhs = conv(X, W)
}

rule("conv/01 broken: dilation and interior padding added where they multiply") {
    expect(REFUTED, because = "n = 4, w = 2, wd = 2, pi = 1: kernel of size 5 against 4")
    val s by rankClass
    val n by s.sizes; val w by s.sizes; val wd by s.map; val pi by s.map
    val X by tensor(s to n)
    val W by tensor(s to w)
    lhs = conv(X, W.pad(number(0), interior = pi), windowDilation = axes(wd))
    rhs = conv(X, W, windowDilation = axes(wd + pi))
}

rule("conv/01 broken: into the base dilation") {
    expect(REFUTED, because = "n = 2, w = 1, pi = 1: sizes 2 against 3")
    val s by rankClass
    val n by s.sizes; val w by s.sizes; val pi by s.map
    val X by tensor(s to n)
    val W by tensor(s to w)
    lhs = conv(X, W.pad(number(0), interior = pi))
    rhs = conv(X, W, baseDilation = axes(1 + pi))
}

rule("conv/02 Conv(X, W) => Conv(Reverse(W), Reverse(X)): the operands exchanged") {
    source("conv/02", "HandleConvolution/05")
    val b by rankClass; val f by rankClass; val o by rankClass; val s by rankClass
    val nb by b.sizes; val nf by f.sizes; val no by o.sizes; val n by s.sizes; val w by s.sizes
    val lo by s.map; val hi by s.map; val bd by s.map; val wd by s.map
    val lo2 by s.map; val hi2 by s.map
    val X by tensor(b to nb, f to nf, s to n)
    val W by tensor(f to nf, o to no, s to w)
    requires { (n ge 1) and (w ge 1) }
    requires { (bd ge 1) and (wd ge 1) }
    val dX = 1 + bd * (n - 1)
    val dW = 1 + wd * (w - 1)
    requires { lo + hi + dX ge dW }
    requires { lo2 eq lo + dX - dW }
    requires { hi2 eq hi + dX - dW }
    lhs = conv(X, W, batch = on(b), feature = on(f), output = on(o),
        low = axes(lo), high = axes(hi), baseDilation = axes(bd), windowDilation = axes(wd))
    rhs = conv(W.reverse(s), X.reverse(s), batch = on(o), feature = on(f), output = on(b),
        low = axes(lo2), high = axes(hi2), baseDilation = axes(wd), windowDilation = axes(bd))
}

rule("conv/02 weaker: any stride and sizes, and a window that need not quite fit") {
    source("conv/02", "HandleConvolution/05")
    val b by rankClass; val f by rankClass; val o by rankClass; val s by rankClass
    val nb by b.sizes; val nf by f.sizes; val no by o.sizes; val n by s.sizes; val w by s.sizes
    val p by s.map; val lo by s.map; val hi by s.map; val bd by s.map; val wd by s.map
    val X by tensor(b to nb, f to nf, s to n)
    val W by tensor(f to nf, o to no, s to w)
    val dX = n + max(n - 1, 0) * (bd - 1)
    val dW = w + max(w - 1, 0) * (wd - 1)
    requires { lo + hi + 2 * dX ge dW }
    lhs = conv(X, W, batch = on(b), feature = on(f), output = on(o), stride = axes(p),
        low = axes(lo), high = axes(hi), baseDilation = axes(bd), windowDilation = axes(wd))
    rhs = conv(W.reverse(s), X.reverse(s), batch = on(o), feature = on(f), output = on(b), stride = axes(p),
        low = axes(lo + dX - dW), high = axes(hi + dX - dW), baseDilation = axes(wd), windowDilation = axes(bd))
}

rule("conv/02 by reversing the window: Conv(X, W) => Conv(Reverse(W), X) with the window reversed") {
    source("conv/02", "HandleConvolution/05", note = "the compiler sets the window's reversal; two reversals cancel")
    val b by rankClass; val f by rankClass; val o by rankClass; val s by rankClass
    val nb by b.sizes; val nf by f.sizes; val no by o.sizes; val n by s.sizes; val w by s.sizes
    val p by s.map; val lo by s.map; val hi by s.map
    val X by tensor(b to nb, f to nf, s to n)
    val W by tensor(f to nf, o to no, s to w)
    requires { lo + n + hi ge w - n }
    lhs = conv(X, W, batch = on(b), feature = on(f), output = on(o), stride = axes(p), low = axes(lo), high = axes(hi))
    rhs = conv(W.reverse(s), X, batch = on(o), feature = on(f), output = on(b), stride = axes(p),
        low = axes(lo + n - w), high = axes(hi + n - w), reversed = on(s))
}

rule("conv/02 broken: whether the window fits or not") {
    expect(REFUTED, because = "n = 0, w = 1: no position against a negative padded size")
    val s by rankClass
    val n by s.sizes; val w by s.sizes
    val X by tensor(s to n)
    val W by tensor(s to w)
    lhs = conv(X, W)
    rhs = conv(W.reverse(s), X.reverse(s), low = axes(n - w), high = axes(n - w))
}

rule("conv/02 broken: the kernel not reversed") {
    expect(REFUTED, because = "n = 2, w = 2: X[0] W[0] + X[1] W[1] against X[0] W[1] + X[1] W[0]")
    val s by rankClass
    val n by s.sizes; val w by s.sizes
    val X by tensor(s to n)
    val W by tensor(s to w)
    requires { w le n }
    lhs = conv(X, W)
    rhs = conv(W, X.reverse(s), low = axes(n - w), high = axes(n - w))
}

rule("conv/02 broken: the input not reversed") {
    expect(REFUTED, because = "n = 2, w = 1: X[0] W[0] against X[1] W[0]")
    val s by rankClass
    val n by s.sizes; val w by s.sizes
    val X by tensor(s to n)
    val W by tensor(s to w)
    requires { w le n }
    lhs = conv(X, W)
    rhs = conv(W.reverse(s), X, low = axes(n - w), high = axes(n - w))
}

rule("conv/02 broken: the high edge with the sign turned") {
    expect(REFUTED, because = "n = 1, w = 0: sizes 2 against 0")
    source(note = "as in a draft of the peer's")
    val s by rankClass
    val n by s.sizes; val w by s.sizes
    val lo by s.map; val hi by s.map
    val X by tensor(s to n)
    val W by tensor(s to w)
    requires { lo + hi + n ge w }
    lhs = conv(X, W, low = axes(lo), high = axes(hi))
    rhs = conv(W.reverse(s), X.reverse(s), low = axes(lo + n - w), high = axes(hi + w - n))
}

rule("conv/02 broken: the edges not swapped with the operands") {
    expect(REFUTED, because = "n = 1, w = 1, lo = 1, hi = 0: 0, X[0] W[0] against X[0] W[0], 0")
    val s by rankClass
    val n by s.sizes; val w by s.sizes
    val lo by s.map; val hi by s.map
    val X by tensor(s to n)
    val W by tensor(s to w)
    requires { lo + hi + n ge w }
    lhs = conv(X, W, low = axes(lo), high = axes(hi))
    rhs = conv(W.reverse(s), X.reverse(s), low = axes(hi + n - w), high = axes(lo + n - w))
}

rule("conv/02 broken: dilations not exchanged") {
    expect(REFUTED, because = "n = 2, w = 1, bd = 2: sizes 3 against 2")
    val s by rankClass
    val n by s.sizes; val w by s.sizes; val bd by s.map; val wd by s.map
    val X by tensor(s to n)
    val W by tensor(s to w)
    val dX = n + max(n - 1, 0) * (bd - 1)
    val dW = w + max(w - 1, 0) * (wd - 1)
    requires { dX ge dW }
    lhs = conv(X, W, baseDilation = axes(bd), windowDilation = axes(wd))
    rhs = conv(W.reverse(s), X.reverse(s), low = axes(dX - dW), high = axes(dX - dW),
        baseDilation = axes(bd), windowDilation = axes(wd))
}

rule("conv/02 broken: the dilations forgotten in the edges") {
    expect(REFUTED, because = "n = 2, w = 1, bd = 2: sizes 3 against 1")
    val s by rankClass
    val n by s.sizes; val w by s.sizes; val bd by s.map; val wd by s.map
    val X by tensor(s to n)
    val W by tensor(s to w)
    requires { (w ge 1) and (n ge w) }
    requires { wd eq 1 }
    lhs = conv(X, W, baseDilation = axes(bd), windowDilation = axes(wd))
    rhs = conv(W.reverse(s), X.reverse(s), low = axes(n - w), high = axes(n - w),
        baseDilation = axes(wd), windowDilation = axes(bd))
}

rule("conv/02 broken: one too much at the low end, one too little at the high end") {
    expect(REFUTED, because = "n = 2, w = 1: X[0] W[0] against 0")
    val s by rankClass
    val n by s.sizes; val w by s.sizes
    val X by tensor(s to n)
    val W by tensor(s to w)
    requires { w le n }
    lhs = conv(X, W)
    rhs = conv(W.reverse(s), X.reverse(s), low = axes(n - w + 1), high = axes(n - w - 1))
}

rule("conv/02 broken: the input reversed instead of the kernel, edges as for both") {
    expect(REFUTED, because = "n = 2, w = 2, lo = 1, hi = 0: X[0] W[1] against X[1] W[0]")
    val s by rankClass
    val n by s.sizes; val w by s.sizes; val lo by s.sizes; val hi by s.sizes
    val X by tensor(s to n)
    val W by tensor(s to w)
    requires { n eq w }
    lhs = conv(X, W, low = axes(lo), high = axes(hi))
    rhs = conv(W, X, low = axes(lo), high = axes(hi))
}

rule("conv/02 of a kernel as large as the input, with edges exchanged") {
    val s by rankClass
    val n by s.sizes; val lo by s.sizes; val hi by s.sizes
    val X by tensor(s to n)
    val W by tensor(s to n)
    lhs = conv(X, W, low = axes(lo), high = axes(hi))
    rhs = conv(W, X, low = axes(hi), high = axes(lo)).reverse(s)
}

rule("conv/03 Conv(X, W) with whole-axis and unit windows => Reshape(Dot(X, W))") {
    source("conv/03", "HandleConvolution/07")
    val b by rankClass; val f by rankClass; val o by rankClass; val s by rankClass; val u by rankClass
    val nb by b.sizes; val nf by f.sizes; val no by o.sizes; val n by s.sizes; val m by u.sizes; val one by u.map
    val X by tensor(b to nb, f to nf, s to n, u to m)
    val W by tensor(f to nf, o to no, s to n, u to one)
    requires { one eq 1 }
    lhs = conv(X, W, batch = on(b), feature = on(f), output = on(o))
    rhs = dot(X, W.dropUnit(u).expand(u to m), contract = on(f, s), batch = on(u)).addUnit(s)
}

rule("conv/03 only a unit window => Dot") {
    source("conv/03", "HandleConvolution/07")
    val b by rankClass; val f by rankClass; val o by rankClass; val u by rankClass
    val nb by b.sizes; val nf by f.sizes; val no by o.sizes; val m by u.sizes
    val X by tensor(b to nb, f to nf, u to m)
    val W by tensor(f to nf, o to no, u to 1)
    lhs = conv(X, W, batch = on(b), feature = on(f), output = on(o))
    rhs = dot(X, W.dropUnit(u), contract = on(f))
}

rule("conv/03 weaker: a unit window with a stride => Dot of a slice") {
    source("conv/03", "HandleConvolution/07")
    val b by rankClass; val f by rankClass; val o by rankClass; val u by rankClass
    val nb by b.sizes; val nf by f.sizes; val no by o.sizes; val m by u.sizes
    val p by u.map; val wd by u.map
    val X by tensor(b to nb, f to nf, u to m)
    val W by tensor(f to nf, o to no, u to 1)
    lhs = conv(X, W, batch = on(b), feature = on(f), output = on(o), stride = axes(p), windowDilation = axes(wd))
    rhs = dot(X.slice(stride = axes(p)), W.dropUnit(u), contract = on(f))
}

rule("conv/03 only a whole-axis window => Dot, whatever the stride and equal dilations") {
    source("conv/03", "HandleConvolution/07")
    val b by rankClass; val f by rankClass; val o by rankClass; val s by rankClass
    val nb by b.sizes; val nf by f.sizes; val no by o.sizes; val n by s.sizes
    val p by s.map; val d by s.map
    val X by tensor(b to nb, f to nf, s to n)
    val W by tensor(f to nf, o to no, s to n)
    lhs = conv(X, W, batch = on(b), feature = on(f), output = on(o),
        stride = axes(p), baseDilation = axes(d), windowDilation = axes(d))
    rhs = dot(X, W, contract = on(f, s)).addUnit(s)
}

rule("conv/03 broken: a unit window with a stride") {
    expect(REFUTED, because = "m = 2, p = 2: sizes 1 against 2")
    val f by rankClass; val u by rankClass
    val nf by f.sizes; val m by u.sizes; val p by u.map
    val X by tensor(f to nf, u to m)
    val W by tensor(f to nf, u to 1)
    lhs = conv(X, W, feature = on(f), stride = axes(p))
    rhs = dot(X, W.dropUnit(u), contract = on(f))
}

rule("conv/03 broken: a window of two") {
    expect(REFUTED, because = "m = 1: no position against 1")
    val f by rankClass; val u by rankClass
    val nf by f.sizes; val m by u.sizes; val one by u.map
    val X by tensor(f to nf, u to m)
    val W by tensor(f to nf, u to one)
    requires { (one ge 1) and (one le 2) }
    lhs = conv(X, W, feature = on(f))
    rhs = dot(X, W.slice(end = axes(u to 1)).dropUnit(u), contract = on(f))
}

rule("conv/03 broken: a whole-axis window with an edge") {
    expect(REFUTED, because = "n = 0, hi = 1: sizes 2 against 1")
    val s by rankClass
    val n by s.sizes; val hi by s.sizes
    val X by tensor(s to n)
    val W by tensor(s to n)
    lhs = conv(X, W, high = axes(hi))
    rhs = dot(X, W, contract = on(s)).addUnit(s)
}

rule("conv/03 broken: a whole-axis window, flipped") {
    expect(REFUTED, because = "n = 2: X[0] W[1] + X[1] W[0] against X[0] W[0] + X[1] W[1]")
    val s by rankClass
    val n by s.sizes
    val X by tensor(s to n)
    val W by tensor(s to n)
    lhs = conv(X, W, reversed = on(s))
    rhs = dot(X, W, contract = on(s)).addUnit(s)
}

rule("conv/03 broken: features not summed over") {
    expect(REFUTED, because = "nf = 0: 0 against X's axis")
    val f by rankClass; val u by rankClass
    val nf by f.sizes; val m by u.sizes
    val X by tensor(f to nf, u to m)
    val W by tensor(f to nf, u to 1)
    lhs = conv(X, W, feature = on(f)).expand(f to nf)
    rhs = X * W.dropUnit(u).expand(u to m)
}

rule("base dilation and window edges => pad") {
    source(note = "conv/00 read backwards: the input is spread, then padded; edges may be negative")
    val b by rankClass; val f by rankClass; val o by rankClass; val s by rankClass
    val nb by b.sizes; val nf by f.sizes; val no by o.sizes; val n by s.sizes; val w by s.sizes
    val p by s.map; val lo by s.map; val hi by s.map; val bd by s.map; val wd by s.map
    val X by tensor(b to nb, f to nf, s to n)
    val W by tensor(f to nf, o to no, s to w)
    lhs = conv(X, W, batch = on(b), feature = on(f), output = on(o), stride = axes(p),
        low = axes(lo), high = axes(hi), baseDilation = axes(bd), windowDilation = axes(wd))
    rhs = conv(X.pad(number(0), lo, hi, bd - 1), W, batch = on(b), feature = on(f), output = on(o), stride = axes(p),
        windowDilation = axes(wd))
}

rule("base dilation and window edges => pad, broken: padded before the input is spread") {
    expect(REFUTED, because = "n = 1, lo = 1, bd = 2: padded to 2 against 3")
    val s by rankClass
    val n by s.sizes; val w by s.sizes
    val lo by s.map; val bd by s.map
    val X by tensor(s to n)
    val W by tensor(s to w)
    lhs = conv(X, W, low = axes(lo), baseDilation = axes(bd))
    rhs = conv(X.pad(number(0), low = lo), W, baseDilation = axes(bd))
}

rule("base dilation and window edges => pad, broken: one hole too many") {
    expect(REFUTED, because = "n = 2, bd = 1: spread to 2 against 3")
    val s by rankClass
    val n by s.sizes; val w by s.sizes
    val bd by s.map
    val X by tensor(s to n)
    val W by tensor(s to w)
    lhs = conv(X, W, baseDilation = axes(bd))
    rhs = conv(X.pad(number(0), interior = bd), W)
}

rule("window dilation => interior padding of the kernel") {
    source(note = "conv/01 read backwards")
    val b by rankClass; val f by rankClass; val o by rankClass; val s by rankClass
    val nb by b.sizes; val nf by f.sizes; val no by o.sizes; val n by s.sizes; val w by s.sizes
    val p by s.map; val lo by s.map; val hi by s.map; val bd by s.map; val wd by s.map
    val X by tensor(b to nb, f to nf, s to n)
    val W by tensor(f to nf, o to no, s to w)
    lhs = conv(X, W, batch = on(b), feature = on(f), output = on(o), stride = axes(p),
        low = axes(lo), high = axes(hi), baseDilation = axes(bd), windowDilation = axes(wd))
    rhs = conv(X, W.pad(number(0), interior = wd - 1), batch = on(b), feature = on(f), output = on(o),
        stride = axes(p), low = axes(lo), high = axes(hi), baseDilation = axes(bd))
}

rule("window dilation => interior padding of the kernel, broken: of the input") {
    expect(REFUTED, because = "n = 2, w = 1, wd = 2: sizes 2 against 3")
    val s by rankClass
    val n by s.sizes; val w by s.sizes; val wd by s.map
    val X by tensor(s to n)
    val W by tensor(s to w)
    lhs = conv(X, W, windowDilation = axes(wd))
    rhs = conv(X.pad(number(0), interior = wd - 1), W)
}

rule("stride => slice of the convolution without it") {
    val b by rankClass; val f by rankClass; val o by rankClass; val s by rankClass
    val nb by b.sizes; val nf by f.sizes; val no by o.sizes; val n by s.sizes; val w by s.sizes
    val p by s.map; val lo by s.map; val hi by s.map; val bd by s.map; val wd by s.map
    val X by tensor(b to nb, f to nf, s to n)
    val W by tensor(f to nf, o to no, s to w)
    lhs = conv(X, W, batch = on(b), feature = on(f), output = on(o), stride = axes(p),
        low = axes(lo), high = axes(hi), baseDilation = axes(bd), windowDilation = axes(wd))
    rhs = conv(X, W, batch = on(b), feature = on(f), output = on(o),
        low = axes(lo), high = axes(hi), baseDilation = axes(bd), windowDilation = axes(wd)).slice(stride = axes(p))
}

rule("stride => slice, broken: the stride kept as well") {
    expect(REFUTED, because = "n = 2, w = 0, p = 2: sizes 2 against 1")
    val s by rankClass
    val n by s.sizes; val w by s.sizes; val p by s.map
    val X by tensor(s to n)
    val W by tensor(s to w)
    lhs = conv(X, W, stride = axes(p))
    rhs = conv(X, W, stride = axes(p)).slice(stride = axes(p))
}

rule("stride => slice, broken: of the input") {
    expect(REFUTED, because = "n = 3, w = 2, p = 2: X[1] against X[2]")
    val s by rankClass
    val n by s.sizes; val w by s.sizes; val p by s.map
    val X by tensor(s to n)
    val W by tensor(s to w)
    lhs = conv(X, W, stride = axes(p))
    rhs = conv(X.slice(stride = axes(p)), W)
}

rule("a slice of the input after a convolution with a stride and a unit window") {
    val b by rankClass; val f by rankClass; val o by rankClass; val s by rankClass
    val nb by b.sizes; val nf by f.sizes; val no by o.sizes; val n by s.sizes
    val p by s.map
    val X by tensor(b to nb, f to nf, s to n)
    val W by tensor(f to nf, o to no, s to 1)
    lhs = conv(X, W, batch = on(b), feature = on(f), output = on(o), stride = axes(p))
    rhs = conv(X.slice(stride = axes(p)), W, batch = on(b), feature = on(f), output = on(o))
}

rule("window reversal => reversed kernel") {
    val b by rankClass; val f by rankClass; val o by rankClass; val s by rankClass
    val nb by b.sizes; val nf by f.sizes; val no by o.sizes; val n by s.sizes; val w by s.sizes
    val p by s.map; val lo by s.map; val hi by s.map; val bd by s.map; val wd by s.map
    val X by tensor(b to nb, f to nf, s to n)
    val W by tensor(f to nf, o to no, s to w)
    lhs = conv(X, W, batch = on(b), feature = on(f), output = on(o), stride = axes(p), low = axes(lo),
        high = axes(hi), baseDilation = axes(bd), windowDilation = axes(wd), reversed = on(s))
    rhs = conv(X, W.reverse(s), batch = on(b), feature = on(f), output = on(o), stride = axes(p), low = axes(lo),
        high = axes(hi), baseDilation = axes(bd), windowDilation = axes(wd))
}

rule("window reversal => reversed kernel, broken: dropped") {
    expect(REFUTED, because = "n = 2, w = 2")
    val s by rankClass
    val n by s.sizes; val w by s.sizes
    val X by tensor(s to n)
    val W by tensor(s to w)
    lhs = conv(X, W, reversed = on(s))
    rhs = conv(X, W)
}

rule("window reversal => reversed kernel, broken: the input reversed") {
    expect(REFUTED, because = "n = 2, w = 1: X[0] W[0] against X[1] W[0]")
    val s by rankClass
    val n by s.sizes; val w by s.sizes
    val X by tensor(s to n)
    val W by tensor(s to w)
    lhs = conv(X, W, reversed = on(s))
    rhs = conv(X.reverse(s), W)
}

rule("both operands reversed => the result reversed, edges exchanged") {
    val b by rankClass; val f by rankClass; val o by rankClass; val s by rankClass
    val nb by b.sizes; val nf by f.sizes; val no by o.sizes; val n by s.sizes; val w by s.sizes
    val lo by s.map; val hi by s.map; val bd by s.map; val wd by s.map
    val X by tensor(b to nb, f to nf, s to n)
    val W by tensor(f to nf, o to no, s to w)
    lhs = conv(X.reverse(s), W.reverse(s), batch = on(b), feature = on(f), output = on(o),
        low = axes(lo), high = axes(hi), baseDilation = axes(bd), windowDilation = axes(wd))
    rhs = conv(X, W, batch = on(b), feature = on(f), output = on(o),
        low = axes(hi), high = axes(lo), baseDilation = axes(bd), windowDilation = axes(wd)).reverse(s)
}

rule("both operands reversed, broken: edges not exchanged") {
    expect(REFUTED, because = "n = 1, w = 1, lo = 1: 0, X[0] W[0] against X[0] W[0], 0")
    val s by rankClass
    val n by s.sizes; val w by s.sizes; val lo by s.map; val hi by s.map
    val X by tensor(s to n)
    val W by tensor(s to w)
    lhs = conv(X.reverse(s), W.reverse(s), low = axes(lo), high = axes(hi))
    rhs = conv(X, W, low = axes(lo), high = axes(hi)).reverse(s)
}

rule("both operands reversed, broken: with a stride") {
    expect(REFUTED, because = "n = 2, w = 1, p = 2: X[1] W[0] against X[0] W[0]")
    val s by rankClass
    val n by s.sizes; val w by s.sizes; val p by s.map
    val X by tensor(s to n)
    val W by tensor(s to w)
    lhs = conv(X.reverse(s), W.reverse(s), stride = axes(p))
    rhs = conv(X, W, stride = axes(p)).reverse(s)
}

rule("SAME padding => pad, and the size of the input is kept") {
    source(note = "the sum with zeros is valid for equal sizes only")
    val b by rankClass; val f by rankClass; val o by rankClass; val s by rankClass
    val nb by b.sizes; val nf by f.sizes; val no by o.sizes; val n by s.sizes; val w by s.sizes
    val h by s.sizes
    val X by tensor(b to nb, f to nf, s to n)
    val W by tensor(f to nf, o to no, s to w)
    requires { w eq 2 * h + 1 }
    lhs = conv(X, W, batch = on(b), feature = on(f), output = on(o), low = axes(h), high = axes(h))
    rhs = conv(X.pad(number(0), low = h, high = h), W, batch = on(b), feature = on(f), output = on(o)) +
        constant(0, b to nb, o to no, s to n)
}

rule("SAME padding, any window and dilation, the odd place at the high end") {
    val b by rankClass; val f by rankClass; val o by rankClass; val s by rankClass
    val nb by b.sizes; val nf by f.sizes; val no by o.sizes; val n by s.sizes; val w by s.sizes
    val wd by s.map
    val X by tensor(b to nb, f to nf, s to n)
    val W by tensor(f to nf, o to no, s to w)
    requires { w ge 1 }
    val total = wd * (w - 1)
    val lo = total.floorDiv(lanes(2))
    val hi = total - lo
    lhs = conv(X, W, batch = on(b), feature = on(f), output = on(o),
        low = axes(lo), high = axes(hi), windowDilation = axes(wd))
    rhs = conv(X.pad(number(0), low = lo, high = hi), W, batch = on(b), feature = on(f), output = on(o),
        windowDilation = axes(wd)) + constant(0, b to nb, o to no, s to n)
}

rule("SAME padding with a stride: one position for each stride that the input begins") {
    val s by rankClass
    val n by s.sizes; val w by s.sizes; val p by s.map
    val X by tensor(s to n)
    val W by tensor(s to w)
    requires { (n ge 1) and (w ge 1) }
    requires { p ge 1 }
    val positions = (n + p - 1).floorDiv(p)
    val total = max((positions - 1) * p + w - n, 0)
    val lo = total.floorDiv(lanes(2))
    lhs = conv(X, W, stride = axes(p), low = axes(lo), high = axes(total - lo))
    rhs = conv(X.pad(number(0), low = lo, high = total - lo), W, stride = axes(p)) + constant(0, s to positions)
}

rule("SAME padding, broken: an even window") {
    expect(REFUTED, because = "w = 2, h = 1: one position more than the input has elements")
    val s by rankClass
    val n by s.sizes; val w by s.sizes; val h by s.sizes
    val X by tensor(s to n)
    val W by tensor(s to w)
    requires { (w eq 2 * h) or (w eq 2 * h + 1) }
    lhs = conv(X, W, low = axes(h), high = axes(h))
    rhs = conv(X.pad(number(0), low = h, high = h), W) + constant(0, s to n)
}

rule("SAME padding, broken: a dilated window") {
    expect(REFUTED, because = "w = 3, wd = 2, h = 1: fewer positions than the input has elements")
    val s by rankClass
    val n by s.sizes; val w by s.sizes; val h by s.sizes; val wd by s.map
    val X by tensor(s to n)
    val W by tensor(s to w)
    requires { w eq 2 * h + 1 }
    lhs = conv(X, W, low = axes(h), high = axes(h), windowDilation = axes(wd))
    rhs = conv(X.pad(number(0), low = h, high = h), W, windowDilation = axes(wd)) + constant(0, s to n)
}

rule("SAME padding, broken: the odd place at the other end") {
    expect(REFUTED, because = "n = 1, w = 2: X[0] W[0] against X[0] W[1]")
    val s by rankClass
    val n by s.sizes; val w by s.sizes
    val X by tensor(s to n)
    val W by tensor(s to w)
    requires { w ge 1 }
    val lo = (w - 1).floorDiv(lanes(2))
    val hi = w - 1 - lo
    lhs = conv(X, W, low = axes(lo), high = axes(hi))
    rhs = conv(X.pad(number(0), low = hi, high = lo), W)
}

rule("a concat along the batch") {
    val b by singleton; val f by rankClass; val o by rankClass; val s by rankClass
    val nX by b.sizes; val nY by b.sizes; val nf by f.sizes; val no by o.sizes; val n by s.sizes; val w by s.sizes
    val p by s.map; val lo by s.map; val hi by s.map; val bd by s.map; val wd by s.map
    val X by tensor(b to nX, f to nf, s to n)
    val Y by tensor(b to nY, f to nf, s to n)
    val W by tensor(f to nf, o to no, s to w)
    lhs = conv(concat(X, Y, along = b), W, batch = on(b), feature = on(f), output = on(o), stride = axes(p),
        low = axes(lo), high = axes(hi), baseDilation = axes(bd), windowDilation = axes(wd))
    rhs = concat(
        conv(X, W, batch = on(b), feature = on(f), output = on(o), stride = axes(p),
            low = axes(lo), high = axes(hi), baseDilation = axes(bd), windowDilation = axes(wd)),
        conv(Y, W, batch = on(b), feature = on(f), output = on(o), stride = axes(p),
            low = axes(lo), high = axes(hi), baseDilation = axes(bd), windowDilation = axes(wd)), along = b)
}

rule("a concat along the output features") {
    val b by rankClass; val f by rankClass; val o by singleton; val s by rankClass
    val nb by b.sizes; val nf by f.sizes; val nW by o.sizes; val nV by o.sizes; val n by s.sizes; val w by s.sizes
    val p by s.map; val lo by s.map; val hi by s.map; val bd by s.map; val wd by s.map
    val X by tensor(b to nb, f to nf, s to n)
    val W by tensor(f to nf, o to nW, s to w)
    val V by tensor(f to nf, o to nV, s to w)
    lhs = conv(X, concat(W, V, along = o), batch = on(b), feature = on(f), output = on(o), stride = axes(p),
        low = axes(lo), high = axes(hi), baseDilation = axes(bd), windowDilation = axes(wd))
    rhs = concat(
        conv(X, W, batch = on(b), feature = on(f), output = on(o), stride = axes(p),
            low = axes(lo), high = axes(hi), baseDilation = axes(bd), windowDilation = axes(wd)),
        conv(X, V, batch = on(b), feature = on(f), output = on(o), stride = axes(p),
            low = axes(lo), high = axes(hi), baseDilation = axes(bd), windowDilation = axes(wd)), along = o)
}

rule("a concat along the output features, broken: in the other order") {
    expect(REFUTED, because = "nW = nV = 1: X W, X V against X V, X W")
    val o by singleton; val s by rankClass
    val nW by o.sizes; val nV by o.sizes; val n by s.sizes; val w by s.sizes
    val X by tensor(s to n)
    val W by tensor(o to nW, s to w)
    val V by tensor(o to nV, s to w)
    lhs = conv(X, concat(W, V, along = o), output = on(o))
    rhs = concat(conv(X, V, output = on(o)), conv(X, W, output = on(o)), along = o)
}

rule("a concat along the input features => sum") {
    val b by rankClass; val f by singleton; val o by rankClass; val s by rankClass
    val nb by b.sizes; val nX by f.sizes; val nY by f.sizes; val no by o.sizes; val n by s.sizes; val w by s.sizes
    val p by s.map; val lo by s.map; val hi by s.map
    val X by tensor(b to nb, f to nX, s to n)
    val Y by tensor(b to nb, f to nY, s to n)
    val W by tensor(f to nX, o to no, s to w)
    val V by tensor(f to nY, o to no, s to w)
    lhs = conv(concat(X, Y, along = f), concat(W, V, along = f), batch = on(b), feature = on(f), output = on(o),
        stride = axes(p), low = axes(lo), high = axes(hi))
    rhs = conv(X, W, batch = on(b), feature = on(f), output = on(o),
            stride = axes(p), low = axes(lo), high = axes(hi)) +
        conv(Y, V, batch = on(b), feature = on(f), output = on(o),
            stride = axes(p), low = axes(lo), high = axes(hi))
}

rule("a concat along the input features, broken: parts of other sizes") {
    expect(REFUTED, because = "nX = 1, nY = 0, nW = 0, nV = 1: X and W have no features in common")
    val f by singleton; val s by rankClass
    val nX by f.sizes; val nY by f.sizes; val nW by f.sizes; val nV by f.sizes; val n by s.sizes; val w by s.sizes
    val X by tensor(f to nX, s to n)
    val Y by tensor(f to nY, s to n)
    val W by tensor(f to nW, s to w)
    val V by tensor(f to nV, s to w)
    lhs = conv(concat(X, Y, along = f), concat(W, V, along = f), feature = on(f))
    rhs = conv(X, W, feature = on(f)) + conv(Y, V, feature = on(f))
}

rule("a concat along a spatial axis, broken: convolved apart") {
    expect(REFUTED, because = "windows across the seam are lost")
    val s by singleton
    val n by s.sizes; val m by s.sizes; val w by s.sizes
    val X by tensor(s to n)
    val Y by tensor(s to m)
    val W by tensor(s to w)
    requires { w ge 1 }
    lhs = conv(concat(X, Y, along = s), W)
    rhs = concat(conv(X, W), conv(Y, W), along = s)
}

rule("a sum of kernels => sum of convolutions") {
    val b by rankClass; val f by rankClass; val o by rankClass; val s by rankClass
    val nb by b.sizes; val nf by f.sizes; val no by o.sizes; val n by s.sizes; val w by s.sizes
    val p by s.map; val lo by s.map; val hi by s.map; val bd by s.map; val wd by s.map
    val X by tensor(b to nb, f to nf, s to n)
    val W by tensor(f to nf, o to no, s to w)
    val V by tensor(f to nf, o to no, s to w)
    lhs = conv(X, W + V, batch = on(b), feature = on(f), output = on(o), stride = axes(p),
        low = axes(lo), high = axes(hi), baseDilation = axes(bd), windowDilation = axes(wd))
    rhs = conv(X, W, batch = on(b), feature = on(f), output = on(o), stride = axes(p),
            low = axes(lo), high = axes(hi), baseDilation = axes(bd), windowDilation = axes(wd)) +
        conv(X, V, batch = on(b), feature = on(f), output = on(o), stride = axes(p),
            low = axes(lo), high = axes(hi), baseDilation = axes(bd), windowDilation = axes(wd))
}

rule("a sum of kernels, broken: with a constant") {
    expect(REFUTED, because = "w = 2, k = 1, X = 0: k is taken once and not with X")
    val s by rankClass
    val n by s.sizes; val w by s.sizes
    val k by element
    val X by tensor(s to n)
    val W by tensor(s to w)
    requires { (w ge 1) and (w le n) }
    lhs = conv(X, W + constant(k, s to w))
    rhs = conv(X, W) + constant(k, s to n - w + 1)
}

rule("a multiple of the input => multiple of the convolution") {
    source("", "HandleConvolution/01")
    val b by rankClass; val f by rankClass; val o by rankClass; val s by rankClass
    val nb by b.sizes; val nf by f.sizes; val no by o.sizes; val n by s.sizes; val w by s.sizes
    val p by s.map
    val k by element
    val X by tensor(b to nb, f to nf, s to n)
    val W by tensor(f to nf, o to no, s to w)
    val positions = max((n - w).floorDiv(p) + 1, 0)
    lhs = conv(X * constant(k, b to nb, f to nf, s to n), W,
        batch = on(b), feature = on(f), output = on(o), stride = axes(p))
    rhs = conv(X, W, batch = on(b), feature = on(f), output = on(o), stride = axes(p)) *
        constant(k, b to nb, o to no, s to positions)
}

rule("a multiple of the convolution per output feature => multiple of the kernel") {
    source("", "HandleMultiply/14")
    val b by rankClass; val f by rankClass; val o by rankClass; val s by rankClass
    val nb by b.sizes; val nf by f.sizes; val no by o.sizes; val n by s.sizes; val w by s.sizes
    val X by tensor(b to nb, f to nf, s to n)
    val W by tensor(f to nf, o to no, s to w)
    val C by tensor(o to no)
    requires { w le n }
    lhs = conv(X, W, batch = on(b), feature = on(f), output = on(o)) * C.expand(b to nb, s to n - w + 1)
    rhs = conv(X, W * C.expand(f to nf, s to w), batch = on(b), feature = on(f), output = on(o))
}

rule("a multiple of the convolution, broken: both operands multiplied") {
    expect(REFUTED, because = "k = 2: factor 2 against 4")
    val s by rankClass
    val n by s.sizes; val w by s.sizes
    val k by element
    val X by tensor(s to n)
    val W by tensor(s to w)
    requires { (w ge 1) and (w le n) }
    lhs = conv(X, W) * constant(k, s to n - w + 1)
    rhs = conv(X * constant(k, s to n), W * constant(k, s to w))
}

rule("a convolution of nothing is 0") {
    source("", "HandleConvolution/02")
    val b by rankClass; val f by rankClass; val o by rankClass; val s by rankClass
    val nb by b.sizes; val nf by f.sizes; val no by o.sizes; val n by s.sizes; val w by s.sizes
    val lo by s.map; val hi by s.map
    val X by tensor(b to nb, f to nf, s to n)
    val W by tensor(f to nf, o to no, s to w)
    requires { someLane(nf eq 0) or someLane(n eq 0) or someLane(w eq 0) }
    lhs = conv(X, W, batch = on(b), feature = on(f), output = on(o), low = axes(lo), high = axes(hi))
    rhs = constant(0, b to nb, o to no, s to max(lo + n + hi - w + 1, 0))
}

rule("a convolution of nothing, broken: empty on every lane") {
    expect(REFUTED, because = "rank 0 of f and s: X W against 0")
    val f by rankClass; val s by rankClass
    val nf by f.sizes; val n by s.sizes; val w by s.sizes
    val X by tensor(f to nf, s to n)
    val W by tensor(f to nf, s to w)
    requires { everyLane(nf eq 0) or everyLane(n eq 0) }
    lhs = conv(X, W, feature = on(f))
    rhs = constant(0, s to max(n - w + 1, 0))
}

rule("one group of features => no groups") {
    val b by rankClass; val f by rankClass; val s by rankClass
    val o by f.label
    val nb by b.sizes; val nf by f.sizes; val no by f.sizes; val n by s.sizes; val w by s.sizes
    val p by s.map; val lo by s.map; val hi by s.map
    val X by tensor(b to nb, f to nf, s to n)
    val W by tensor(f to nf, o to no, s to w)
    lhs = conv(X, W, batch = on(b), feature = on(f), output = on(o), stride = axes(p),
        low = axes(lo), high = axes(hi), featureGroups = axes(f to 1))
    rhs = conv(X, W, batch = on(b), feature = on(f), output = on(o), stride = axes(p),
        low = axes(lo), high = axes(hi))
}

rule("one group of features => no groups, broken: two groups") {
    expect(REFUTED, because = "the kernel has half the features")
    val f by rankClass; val s by rankClass
    val o by f.label
    val nf by f.sizes; val kf by f.sizes; val no by f.sizes; val n by s.sizes; val w by s.sizes
    val k by f.map
    val X by tensor(f to nf, s to n)
    val W by tensor(f to kf, o to no, s to w)
    requires { k le 2 }
    lhs = conv(X, W, feature = on(f), output = on(o), featureGroups = axes(f to k))
    rhs = conv(X, W, feature = on(f), output = on(o))
}

rule("one group of the batch => no groups") {
    val g by rankClass; val f by rankClass; val s by rankClass
    val b by g.label; val o by g.label
    val nb by g.sizes; val nf by f.sizes; val no by g.sizes; val n by s.sizes; val w by s.sizes
    val p by s.map; val lo by s.map; val hi by s.map
    val X by tensor(b to nb, f to nf, s to n)
    val W by tensor(f to nf, o to no, s to w)
    lhs = conv(X, W, batch = on(b), feature = on(f), output = on(o), stride = axes(p),
        low = axes(lo), high = axes(hi), batchGroups = axes(b to 1))
    rhs = conv(X, W, batch = on(b), feature = on(f), output = on(o), stride = axes(p),
        low = axes(lo), high = axes(hi))
}

rule("one group of the batch => no groups, broken: two groups") {
    expect(REFUTED, because = "half the batch")
    val g by rankClass; val s by rankClass
    val b by g.label; val o by g.label
    val nb by g.sizes; val no by g.sizes; val n by s.sizes; val w by s.sizes
    val k by g.map
    val X by tensor(b to nb, s to n)
    val W by tensor(o to no, s to w)
    requires { k le 2 }
    lhs = conv(X, W, batch = on(b), output = on(o), batchGroups = axes(b to k))
    rhs = conv(X, W, batch = on(b), output = on(o))
}

rule("two groups of features => concat of two convolutions") {
    val b by rankClass; val f by singleton; val s by rankClass
    val o by f.label
    val nb by b.sizes; val nf by f.sizes; val no by f.sizes; val n by s.sizes; val w by s.sizes
    val X by tensor(b to nb, f to 2 * nf, s to n)
    val W by tensor(f to nf, o to 2 * no, s to w)
    lhs = conv(X, W, batch = on(b), feature = on(f), output = on(o), featureGroups = axes(f to 2))
    rhs = concat(
        conv(X.slice(end = axes(f to nf)), W.slice(end = axes(o to no)),
            batch = on(b), feature = on(f), output = on(o)),
        conv(X.slice(start = axes(f to nf)), W.slice(start = axes(o to no)),
            batch = on(b), feature = on(f), output = on(o)), along = o)
}

rule("two groups of features, broken: the groups exchanged") {
    expect(REFUTED, because = "nf = no = 1: the second group's features first")
    val f by singleton; val s by rankClass
    val o by f.label
    val nf by f.sizes; val no by f.sizes; val n by s.sizes; val w by s.sizes
    val X by tensor(f to 2 * nf, s to n)
    val W by tensor(f to nf, o to 2 * no, s to w)
    lhs = conv(X, W, feature = on(f), output = on(o), featureGroups = axes(f to 2))
    rhs = concat(
        conv(X.slice(start = axes(f to nf)), W.slice(end = axes(o to no)), feature = on(f), output = on(o)),
        conv(X.slice(end = axes(f to nf)), W.slice(start = axes(o to no)), feature = on(f), output = on(o)),
        along = o)
}

rule("two groups of features, broken: the groups' features taken in turn") {
    expect(REFUTED, because = "nf = 2, no = 1: X[0], X[1] against X[0], X[2]")
    val f by singleton; val s by rankClass
    val o by f.label
    val nf by f.sizes; val no by f.sizes; val n by s.sizes; val w by s.sizes
    val X by tensor(f to 2 * nf, s to n)
    val W by tensor(f to nf, o to 2 * no, s to w)
    requires { (nf ge 1) and (no ge 1) }
    lhs = conv(X, W, feature = on(f), output = on(o), featureGroups = axes(f to 2))
    rhs = concat(
        conv(X.slice(stride = axes(f to 2)), W.slice(end = axes(o to no)), feature = on(f), output = on(o)),
        conv(X.slice(start = axes(f to 1), stride = axes(f to 2)), W.slice(start = axes(o to no)), feature = on(f),
            output = on(o)),
        along = o)
}

rule("two groups of features, broken: groups of other sizes") {
    expect(REFUTED, because = "nf = 1, mf = 2: the kernel has no other features than a group")
    val f by singleton; val s by rankClass
    val o by f.label
    val nf by f.sizes; val no by f.sizes; val mo by f.sizes; val n by s.sizes; val w by s.sizes
    val X by tensor(f to 2 * nf, s to n)
    val W by tensor(f to nf, o to no + mo, s to w)
    lhs = conv(X, W, feature = on(f), output = on(o), featureGroups = axes(f to 2))
    rhs = concat(
        conv(X.slice(end = axes(f to nf)), W.slice(end = axes(o to no)), feature = on(f), output = on(o)),
        conv(X.slice(start = axes(f to nf)), W.slice(start = axes(o to no)), feature = on(f), output = on(o)),
        along = o)
}

rule("two groups of the batch => concat of two convolutions along the output features") {
    val b by singleton; val f by rankClass; val s by rankClass
    val o by b.label
    val nb by b.sizes; val nf by f.sizes; val no by b.sizes; val n by s.sizes; val w by s.sizes
    val X by tensor(b to 2 * nb, f to nf, s to n)
    val W by tensor(f to nf, o to 2 * no, s to w)
    lhs = conv(X, W, batch = on(b), feature = on(f), output = on(o), batchGroups = axes(b to 2))
    rhs = concat(
        conv(X.slice(end = axes(b to nb)), W.slice(end = axes(o to no)),
            batch = on(b), feature = on(f), output = on(o)),
        conv(X.slice(start = axes(b to nb)), W.slice(start = axes(o to no)),
            batch = on(b), feature = on(f), output = on(o)), along = o)
}

rule("two groups of the batch, broken: the groups exchanged") {
    expect(REFUTED, because = "nb = no = 1: the second half of the batch first")
    val b by singleton; val s by rankClass
    val o by b.label
    val nb by b.sizes; val no by b.sizes; val n by s.sizes; val w by s.sizes
    val X by tensor(b to 2 * nb, s to n)
    val W by tensor(o to 2 * no, s to w)
    lhs = conv(X, W, batch = on(b), output = on(o), batchGroups = axes(b to 2))
    rhs = concat(
        conv(X.slice(start = axes(b to nb)), W.slice(end = axes(o to no)), batch = on(b), output = on(o)),
        conv(X.slice(end = axes(b to nb)), W.slice(start = axes(o to no)), batch = on(b), output = on(o)), along = o)
}

rule("as many groups as the batch is large => Dot with a batch") {
    val b by rankClass; val f by rankClass; val u by rankClass
    val o by b.label
    val nb by b.sizes; val nf by f.sizes; val m by u.sizes
    val X by tensor(b to nb, f to nf, u to m)
    val W by tensor(f to nf, o to nb, u to 1)
    requires { nb ge 1 }
    lhs = conv(X, W, batch = on(b), feature = on(f), output = on(o), batchGroups = axes(b to nb))
    rhs = dot(X.relabel(b to o), W.dropUnit(u), contract = on(f), batch = on(o)).addUnit(b)
}

rule("depthwise, whole-axis and unit windows => Reduce(Mul)") {
    source("", "HandleConvolution/08")
    val b by rankClass; val f by rankClass; val s by rankClass; val u by rankClass
    val o by f.label
    val nb by b.sizes; val nf by f.sizes; val n by s.sizes; val m by u.sizes
    val X by tensor(b to nb, f to nf, s to n, u to m)
    val W by tensor(f to 1, o to nf, s to n, u to 1)
    lhs = conv(X, W, batch = on(b), feature = on(f), output = on(o), featureGroups = axes(f to nf))
    rhs = (X.relabel(f to o) * W.dropUnit(f, u).expand(b to nb, u to m)).reduce(sum, s).addUnit(s)
}

rule("depthwise, unit window => Mul") {
    source("", "HandleConvolution/08")
    val b by rankClass; val f by rankClass; val u by rankClass
    val o by f.label
    val nb by b.sizes; val nf by f.sizes; val m by u.sizes
    val X by tensor(b to nb, f to nf, u to m)
    val W by tensor(f to 1, o to nf, u to 1)
    lhs = conv(X, W, batch = on(b), feature = on(f), output = on(o), featureGroups = axes(f to nf))
    rhs = X.relabel(f to o) * W.dropUnit(f, u).expand(b to nb, u to m)
}

rule("depthwise, broken: with more output features than groups") {
    expect(REFUTED, because = "nf = 1, no = 2: X's axis has another size")
    val f by rankClass; val u by rankClass
    val o by f.label
    val nf by f.sizes; val no by f.sizes; val m by u.sizes
    val X by tensor(f to nf, u to m)
    val W by tensor(f to 1, o to no, u to 1)
    lhs = conv(X, W, feature = on(f), output = on(o), featureGroups = axes(f to nf))
    rhs = X.relabel(f to o) * W.dropUnit(f, u).expand(u to m)
}

rule("depthwise, broken: the features reversed") {
    expect(REFUTED, because = "nf = 2: X[0] W[0] against X[1] W[0]")
    val f by rankClass; val u by rankClass
    val o by f.label
    val nf by f.sizes; val m by u.sizes
    val X by tensor(f to nf, u to m)
    val W by tensor(f to 1, o to nf, u to 1)
    lhs = conv(X, W, feature = on(f), output = on(o), featureGroups = axes(f to nf))
    rhs = X.reverse(f).relabel(f to o) * W.dropUnit(f, u).expand(u to m)
}

rule("depthwise, broken: summed over the features") {
    expect(REFUTED, because = "nf = 2: X[0] W[0] against X[0] W[0] + X[1] W[0]")
    val f by rankClass; val u by rankClass
    val o by f.label
    val nf by f.sizes; val m by u.sizes
    val X by tensor(f to nf, u to m)
    val W by tensor(f to 1, o to nf, u to 1)
    lhs = conv(X, W, feature = on(f), output = on(o), featureGroups = axes(f to nf))
    rhs = conv(X, W.dropUnit(f).expand(f to nf), feature = on(f), output = on(o))
}
