// Convolutions. The kernel is not flipped; an input feature axis is summed over, on a spatial axis the window moves.

rule("conv/00 Conv(Pad(X, 0), W) => Conv(X, W), edges into the window's and interior padding into the base dilation") {
    expect(UNKNOWN, on = floats, because = "whether a padded 0 is multiplied or left out is not said, and 0 * inf is nan")
    source("conv/00", "HandleConvolution/03")
    val b by rankClass; val f by rankClass; val o by rankClass; val s by rankClass
    val nb by b.sizes; val nf by f.sizes; val no by o.sizes; val n by s.sizes; val w by s.sizes
    val lo by s.map; val hi by s.map; val wd by s.map
    val pl by s.map; val ph by s.map; val pi by s.map
    val X by tensor(b to nb, f to nf, s to n)
    val W by tensor(f to nf, o to no, s to w)
    val noCutByWindow = requires { (lo ge 0) and (hi ge 0) }
    val noCutLow = requires { pl ge 0 }
    val noCutHigh = requires { ph ge 0 }
    var low = lo + pl; var high = hi + ph; var base = 1 + pi; var dilation = wd; var stride = lanes(1)
    weaker("conv/00 weaker: any stride, window edges of any sign") {
        expect(UNKNOWN, on = floats, because = "whether a padded 0 is multiplied or left out is not said, and 0 * inf is nan")
        val p by s.map
        stride = p
        without(noCutByWindow)
    }
    weaker("conv/00 weaker: edges cut off where the window does not put back") {
        expect(UNKNOWN, on = floats, because = "whether a padded 0 is multiplied or left out is not said, and 0 * inf is nan")
        val p by s.map
        stride = p
        without(noCutByWindow)
        replace(noCutLow) { (pl ge 0) or (lo le 0) }
        replace(noCutHigh) { (ph ge 0) or (hi le 0) }
    }
    broken("conv/00 broken: low and high swapped",
        because = "n = 1, w = 1, pl = 1, ph = 0: 0, X[0] W[0] against X[0] W[0], 0") {
        low = lo + ph; high = hi + pl
    }
    broken("conv/00 broken: the window's own low edge forgotten", because = "n = 0, w = 0, lo = 1: sizes 2 against 1") {
        low = pl
    }
    broken("conv/00 broken: one too much at the low end, one too little at the high end",
        because = "n = 1, w = 1, pl = 0, ph = 1: X[0] W[0], 0 against 0, X[0] W[0]") {
        requires { ph ge 1 }
        low = lo + pl + 1; high = hi + ph - 1
    }
    broken("conv/00 broken: interior padding dropped", because = "n = 2, w = 0, pi = 1: sizes 4 against 3") {
        base = lanes(1)
    }
    broken("conv/00 broken: the base dilation is the interior padding, one too small",
        because = "n = 0, pi = 0: base dilation 0 is invalid") {
        base = pi
    }
    broken("conv/00 broken: the window dilation dropped", because = "w = 2, wd = 2, n = 2: no position against 1") {
        dilation = lanes(1)
    }
    val padded = X.pad(0, pl, ph, pi)
    lhs = conv(padded, W, feature = f, stride = stride, low = lo, high = hi, windowDilation = wd)
    rhs = conv(X, W, feature = f,
        stride = stride, low = low, high = high, baseDilation = base, windowDilation = dilation)
    broken("conv/00 broken: a low edge of any sign", because = "n = 1, pl = -1, lo = 1, hi = 0: 0 against X[0] * W[0]") {
        without(noCutLow)
    }
    broken("conv/00 broken: a high edge of any sign", because = "n = 1, ph = -1, hi = 1, lo = 0: 0 against X[0] * W[0]") {
        without(noCutHigh)
    }
    broken("conv/00 broken: padded with 1", because = "n = 0, w = 1, pl = 1: W[0] against 0") {
        lhs = conv(X.pad(1, pl, ph, pi), W, feature = f, low = lo, high = hi, windowDilation = wd)
    }
    broken("conv/00 broken: the stride dropped", because = "n = 1, w = 0, p = 2: sizes 1 against 2") {
        val p by s.map
        lhs = conv(padded, W, feature = f, stride = p, low = lo, high = hi, windowDilation = wd)
    }
}

rule("conv/00 broken: padded features") {
    expect(REFUTED, because = "the input features no longer agree with the kernel's")
    val f by rankClass; val s by rankClass
    val nf by f.sizes; val mf by f.sizes; val n by s.sizes; val w by s.sizes
    val pl by f.sizes
    val X by tensor(f to nf, s to n)
    val W by tensor(f to mf, s to w)
    lhs = conv(X.pad(0, low = pl), W, feature = f)
    rhs = conv(X, W, feature = f)
}

rule("conv/01 Conv(X, Pad(W, 0, interior)) => Conv(X, W), interior padding into the window dilation") {
    expect(UNKNOWN, on = floats, because = "whether a padded 0 is multiplied or left out is not said, and 0 * inf is nan")
    source("conv/01", "HandleConvolution/04")
    val b by rankClass; val f by rankClass; val o by rankClass; val s by rankClass
    val nb by b.sizes; val nf by f.sizes; val no by o.sizes; val n by s.sizes; val w by s.sizes
    val lo by s.map; val hi by s.map; val pi by s.map
    val X by tensor(b to nb, f to nf, s to n)
    val W by tensor(f to nf, o to no, s to w)
    val noCutByWindow = requires { (lo ge 0) and (hi ge 0) }
    val padded = W.pad(0, interior = pi)
    lhs = conv(X, padded, feature = f, low = lo, high = hi)
    rhs = conv(X, W, feature = f, low = lo, high = hi, windowDilation = 1 + pi)
    weaker("conv/01 weaker: any stride, dilations and edges") {
        expect(UNKNOWN, on = floats, because = "whether a padded 0 is multiplied or left out is not said, and 0 * inf is nan")
        val p by s.map; val bd by s.map; val wd by s.map
        without(noCutByWindow)
        lhs = conv(X, padded, feature = f, stride = p, low = lo, high = hi, baseDilation = bd, windowDilation = wd)
        rhs = conv(X, W, feature = f, stride = p, low = lo, high = hi, baseDilation = bd, windowDilation = wd * (1 + pi))
    }
    broken("conv/01 broken: padded with 1", because = "n = 3, w = 2, pi = 1: X[1] more") {
        lhs = conv(X, W.pad(1, interior = pi), feature = f, low = lo, high = hi)
    }
    broken("conv/01 broken: the window dilation is the interior padding, one too small",
        because = "pi = 0: window dilation 0 is invalid") {
        rhs = conv(X, W, feature = f, low = lo, high = hi, windowDilation = pi)
    }
    broken("conv/01 broken: the dilation forgotten", because = "n = 2, w = 2, pi = 1: no position against 1") {
        rhs = conv(X, W, feature = f, low = lo, high = hi)
    }
    broken("conv/01 broken: dilation and interior padding added where they multiply",
        because = "n = 4, w = 2, wd = 2, pi = 1: kernel of size 5 against 4") {
        val wd by s.map
        lhs = conv(X, padded, feature = f, low = lo, high = hi, windowDilation = wd)
        rhs = conv(X, W, feature = f, low = lo, high = hi, windowDilation = wd + pi)
    }
    broken("conv/01 broken: into the base dilation", because = "n = 2, w = 1, pi = 1: sizes 2 against 3") {
        rhs = conv(X, W, feature = f, low = lo, high = hi, baseDilation = 1 + pi)
    }
}

rule("conv/01 weaker: edges of the kernel come off the window's, if the padded kernel fits") {
    expect(REFUTED, on = floats, because = "X = +inf, W = 0.0: nan against 0.0")
    source("conv/01", "HandleConvolution/04")
    val f by rankClass; val s by rankClass
    val nf by f.sizes; val n by s.sizes; val w by s.sizes
    val p by s.map; val lo by s.map; val hi by s.map; val bd by s.map; val wd by s.map
    val pl by s.map; val ph by s.map; val pi by s.map
    val X by tensor(f to nf, s to n)
    val W by tensor(f to nf, s to w)
    requires { w ge 1 }
    val noCutLow = requires { pl ge 0 }
    requires { ph ge 0 }
    val dX = n + max(n - 1, 0) * (bd - 1)
    val fits = requires { lo + dX + hi ge (pl + ph) * wd }
    var low = lo - pl * wd; var high = hi - ph * wd
    broken("conv/01 broken: edges of the kernel put into the window's", because = "n = 1, w = 1, pl = 1: no position against 2") {
        low = lo + pl * wd; high = hi + ph * wd
    }
    lhs = conv(X, W.pad(0, pl, ph, pi), feature = f,
        stride = p, low = lo, high = hi, baseDilation = bd, windowDilation = wd)
    rhs = conv(X, W, feature = f,
        stride = p, low = low, high = high, baseDilation = bd, windowDilation = wd * (1 + pi))
    broken("conv/01 broken: edges of the kernel, whether it fits or not",
        because = "n = 0, w = 1, pl = 1: no position against a negative padded size") {
        without(fits)
    }
    broken("conv/01 broken: edges of the kernel cut off", because = "n = 1, w = 1, pl = -1: 0, 0 against 0, X[0] W[0]") {
        replace(noCutLow) { pl le 0 }
    }
}

rule("conv/02 Conv(X, W) => Conv(Reverse(W), Reverse(X)): the operands exchanged") {
    expect(REFUTED, on = floats, because = "X = -1.0, W = 0.0: 0.0 against -0.0")
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
    lhs = conv(X, W, feature = f, low = lo, high = hi, baseDilation = bd, windowDilation = wd)
    rhs = conv(W.reverse(s), X.reverse(s), feature = f,
        low = lo2, high = hi2, baseDilation = wd, windowDilation = bd)
}

rule("conv/02 weaker: any stride and sizes, and a window that need not quite fit") {
    expect(REFUTED, on = floats, because = "X empty, W = -1.0: -0.0 against 0.0")
    source("conv/02", "HandleConvolution/05")
    val b by rankClass; val f by rankClass; val o by rankClass; val s by rankClass
    val nb by b.sizes; val nf by f.sizes; val no by o.sizes; val n by s.sizes; val w by s.sizes
    val p by s.map; val lo by s.map; val hi by s.map; val bd by s.map; val wd by s.map
    val X by tensor(b to nb, f to nf, s to n)
    val W by tensor(f to nf, o to no, s to w)
    val dX = n + max(n - 1, 0) * (bd - 1)
    val dW = w + max(w - 1, 0) * (wd - 1)
    val fits = requires { lo + hi + 2 * dX ge dW }
    var input = W.reverse(s); var kernel = X.reverse(s)
    var low = lo + dX - dW; var high = hi + dX - dW; var base = wd; var window = bd
    broken("conv/02 broken: the kernel not reversed",
        because = "n = 2, w = 2: X[0] W[0] + X[1] W[1] against X[0] W[1] + X[1] W[0]") {
        input = W
    }
    broken("conv/02 broken: the input not reversed", because = "n = 2, w = 1: X[0] W[0] against X[1] W[0]") {
        kernel = X
    }
    broken("conv/02 broken: the high edge with the sign turned", because = "n = 1, w = 0: sizes 2 against 0") {
        source(note = "as in a draft of the peer's")
        high = hi + dW - dX
    }
    broken("conv/02 broken: low and high swapped",
        because = "n = 1, w = 1, lo = 1, hi = 0: 0, X[0] W[0] against X[0] W[0], 0") {
        low = hi + dX - dW; high = lo + dX - dW
    }
    broken("conv/02 broken: dilations not exchanged", because = "n = 2, w = 1, bd = 2: sizes 3 against 4") {
        base = bd; window = wd
    }
    broken("conv/02 broken: the dilations forgotten in the edges", because = "n = 2, w = 1, bd = 2: sizes 3 against 1") {
        low = lo + n - w; high = hi + n - w
    }
    broken("conv/02 broken: one too much at the low end, one too little at the high end",
        because = "n = 2, w = 1: X[0] W[0] against 0") {
        low = lo + dX - dW + 1; high = hi + dX - dW - 1
    }
    lhs = conv(X, W, feature = f, stride = p, low = lo, high = hi, baseDilation = bd, windowDilation = wd)
    rhs = conv(input, kernel, feature = f, stride = p, low = low, high = high, baseDilation = base, windowDilation = window)
    broken("conv/02 broken: whether the window fits or not",
        because = "n = 0, w = 1: no position against a negative padded size") {
        without(fits)
    }
}

rule("conv/02 by reversing the window: Conv(X, W) => Conv(Reverse(W), X) with the window reversed") {
    expect(REFUTED, on = floats, because = "X empty, W = -1.0: -0.0 against 0.0")
    source("conv/02", "HandleConvolution/05", note = "the compiler sets the window's reversal; two reversals cancel")
    val b by rankClass; val f by rankClass; val o by rankClass; val s by rankClass
    val nb by b.sizes; val nf by f.sizes; val no by o.sizes; val n by s.sizes; val w by s.sizes
    val p by s.map; val lo by s.map; val hi by s.map
    val X by tensor(b to nb, f to nf, s to n)
    val W by tensor(f to nf, o to no, s to w)
    requires { lo + n + hi ge w - n }
    lhs = conv(X, W, feature = f, stride = p, low = lo, high = hi)
    rhs = conv(W.reverse(s), X, feature = f, stride = p, low = lo + n - w, high = hi + n - w, reversed = s)
}

rule("conv/02 of a kernel as large as the input, with edges exchanged") {
    expect(REFUTED, on = floats, because = "X = 0.0, W = -1.0: -0.0 against 0.0")
    val s by rankClass
    val n by s.sizes; val lo by s.sizes; val hi by s.sizes
    val X by tensor(s to n)
    val W by tensor(s to n)
    lhs = conv(X, W, low = lo, high = hi)
    rhs = conv(W, X, low = hi, high = lo).reverse(s)
    broken("conv/02 broken: neither operand reversed",
        because = "n = 2, w = 2, lo = 1, hi = 0: X[0] W[1] against X[1] W[0]") {
        rhs = conv(W, X, low = lo, high = hi)
    }
}

rule("conv/03 Conv(X, W) with whole-axis and unit windows => Reshape(Dot(X, W))") {
    source("conv/03", "HandleConvolution/07")
    val b by rankClass; val f by rankClass; val o by rankClass; val s by rankClass; val u by rankClass
    val nb by b.sizes; val nf by f.sizes; val no by o.sizes; val n by s.sizes; val m by u.sizes; val one by u.sizes
    val X by tensor(b to nb, f to nf, s to n, u to m)
    val W by tensor(f to nf, o to no, s to n, u to one)
    val unit = requires { one eq 1 }
    lhs = conv(X, W, feature = f)
    rhs = dot(X, W.dropUnit(u).expand(u to m), contract = on(f, s), batch = u).addUnit(s)
    broken("conv/03 broken: a window of two", because = "m = 1: no position against 1") {
        replace(unit) { (one ge 1) and (one le 2) }
        rhs = dot(X, W.slice(end = u to 1).dropUnit(u).expand(u to m), contract = on(f, s), batch = u).addUnit(s)
    }
}

rule("conv/03 only a unit window => Dot") {
    source("conv/03", "HandleConvolution/07")
    val b by rankClass; val f by rankClass; val o by rankClass; val u by rankClass
    val nb by b.sizes; val nf by f.sizes; val no by o.sizes; val m by u.sizes
    val X by tensor(b to nb, f to nf, u to m)
    val W by tensor(f to nf, o to no, u to 1)
    lhs = conv(X, W, feature = f)
    rhs = dot(X, W.dropUnit(u), contract = f)
    weaker("conv/03 weaker: a unit window with a stride => Dot of a slice") {
        expect(UNKNOWN, on = floats, because = "whether a padded 0 is multiplied or left out is not said, and 0 * inf is nan")
        val p by u.map; val wd by u.map
        lhs = conv(X, W, feature = f, stride = p, windowDilation = wd)
        rhs = dot(X.slice(stride = p), W.dropUnit(u), contract = f)
    }
    broken("conv/03 broken: a unit window with a stride", because = "m = 2, p = 2: sizes 1 against 2") {
        val p by u.map
        lhs = conv(X, W, feature = f, stride = p)
    }
    broken("conv/03 broken: features not summed over", because = "nf = 2: X[0] W[0] + X[1] W[1] against X[0] W[0]") {
        lhs = conv(X, W, feature = f).expand(f to nf)
        rhs = X.expand(o to no) * W.dropUnit(u).expand(b to nb, u to m)
    }
}

rule("conv/03 only a whole-axis window => Dot, whatever the stride and equal dilations") {
    expect(UNKNOWN, on = floats, because = "whether a padded 0 is multiplied or left out is not said, and 0 * inf is nan")
    source("conv/03", "HandleConvolution/07")
    val b by rankClass; val f by rankClass; val o by rankClass; val s by rankClass
    val nb by b.sizes; val nf by f.sizes; val no by o.sizes; val n by s.sizes
    val p by s.map; val d by s.map
    val X by tensor(b to nb, f to nf, s to n)
    val W by tensor(f to nf, o to no, s to n)
    lhs = conv(X, W, feature = f, stride = p, baseDilation = d, windowDilation = d)
    rhs = dot(X, W, contract = on(f, s)).addUnit(s)
    broken("conv/03 broken: a whole-axis window with an edge", because = "n = 0, hi = 1: sizes 2 against 1") {
        val hi by s.sizes
        lhs = conv(X, W, feature = f, stride = p, high = hi, baseDilation = d, windowDilation = d)
    }
    broken("conv/03 broken: a whole-axis window, flipped",
        because = "n = 2: X[0] W[1] + X[1] W[0] against X[0] W[0] + X[1] W[1]") {
        lhs = conv(X, W, feature = f, stride = p, baseDilation = d, windowDilation = d, reversed = s)
    }
}

rule("base dilation and window edges => pad") {
    expect(UNKNOWN, on = floats, because = "whether a padded 0 is multiplied or left out is not said, and 0 * inf is nan")
    source(note = "conv/00 read backwards: the input is spread, then padded; edges may be negative")
    val b by rankClass; val f by rankClass; val o by rankClass; val s by rankClass
    val nb by b.sizes; val nf by f.sizes; val no by o.sizes; val n by s.sizes; val w by s.sizes
    val p by s.map; val lo by s.map; val hi by s.map; val bd by s.map; val wd by s.map
    val X by tensor(b to nb, f to nf, s to n)
    val W by tensor(f to nf, o to no, s to w)
    lhs = conv(X, W, feature = f, stride = p, low = lo, high = hi, baseDilation = bd, windowDilation = wd)
    rhs = conv(X.pad(0, lo, hi, bd - 1), W, feature = f, stride = p, windowDilation = wd)
    broken("base dilation and window edges => pad, broken: padded before the input is spread",
        because = "n = 1, lo = 1, bd = 2: padded to 2 against 3") {
        rhs = conv(X.pad(0, lo, hi), W, feature = f, stride = p, baseDilation = bd, windowDilation = wd)
    }
    broken("base dilation and window edges => pad, broken: one hole too many",
        because = "n = 2, bd = 1: spread to 2 against 3") {
        rhs = conv(X.pad(0, lo, hi, bd), W, feature = f, stride = p, windowDilation = wd)
    }
}

rule("window dilation => interior padding of the kernel") {
    expect(UNKNOWN, on = floats, because = "whether a padded 0 is multiplied or left out is not said, and 0 * inf is nan")
    source(note = "conv/01 read backwards")
    val b by rankClass; val f by rankClass; val o by rankClass; val s by rankClass
    val nb by b.sizes; val nf by f.sizes; val no by o.sizes; val n by s.sizes; val w by s.sizes
    val p by s.map; val lo by s.map; val hi by s.map; val bd by s.map; val wd by s.map
    val X by tensor(b to nb, f to nf, s to n)
    val W by tensor(f to nf, o to no, s to w)
    lhs = conv(X, W, feature = f, stride = p, low = lo, high = hi, baseDilation = bd, windowDilation = wd)
    rhs = conv(X, W.pad(0, interior = wd - 1), feature = f, stride = p, low = lo, high = hi, baseDilation = bd)
    broken("window dilation => interior padding of the kernel, broken: of the input",
        because = "n = 2, w = 1, wd = 2: sizes 2 against 3") {
        rhs = conv(X.pad(0, interior = wd - 1), W, feature = f, stride = p, low = lo, high = hi, baseDilation = bd)
    }
}

rule("stride => slice of the convolution without it") {
    expect(UNKNOWN, on = floats, because = "whether a padded 0 is multiplied or left out is not said, and 0 * inf is nan")
    val b by rankClass; val f by rankClass; val o by rankClass; val s by rankClass
    val nb by b.sizes; val nf by f.sizes; val no by o.sizes; val n by s.sizes; val w by s.sizes
    val p by s.map; val lo by s.map; val hi by s.map; val bd by s.map; val wd by s.map
    val X by tensor(b to nb, f to nf, s to n)
    val W by tensor(f to nf, o to no, s to w)
    val strided = conv(X, W, feature = f, stride = p, low = lo, high = hi, baseDilation = bd, windowDilation = wd)
    lhs = strided
    rhs = conv(X, W, feature = f, low = lo, high = hi, baseDilation = bd, windowDilation = wd).slice(stride = p)
    broken("stride => slice, broken: the stride kept as well", because = "n = 2, w = 0, p = 2: sizes 2 against 1") {
        rhs = strided.slice(stride = p)
    }
    broken("stride => slice, broken: of the input", because = "n = 3, w = 2, p = 2: X[1] against X[2]") {
        rhs = conv(X.slice(stride = p), W, feature = f, low = lo, high = hi, baseDilation = bd, windowDilation = wd)
    }
}

rule("a slice of the input after a convolution with a stride and a unit window") {
    val b by rankClass; val f by rankClass; val o by rankClass; val s by rankClass
    val nb by b.sizes; val nf by f.sizes; val no by o.sizes; val n by s.sizes
    val p by s.map
    val X by tensor(b to nb, f to nf, s to n)
    val W by tensor(f to nf, o to no, s to 1)
    lhs = conv(X, W, feature = f, stride = p)
    rhs = conv(X.slice(stride = p), W, feature = f)
}

rule("window reversal => reversed kernel") {
    expect(UNKNOWN, on = floats, because = "whether a padded 0 is multiplied or left out is not said, and 0 * inf is nan")
    val b by rankClass; val f by rankClass; val o by rankClass; val s by rankClass
    val nb by b.sizes; val nf by f.sizes; val no by o.sizes; val n by s.sizes; val w by s.sizes
    val p by s.map; val lo by s.map; val hi by s.map; val bd by s.map; val wd by s.map
    val X by tensor(b to nb, f to nf, s to n)
    val W by tensor(f to nf, o to no, s to w)
    var input = X; var kernel = W.reverse(s)
    broken("window reversal => reversed kernel, broken: dropped",
        because = "n = 2, w = 2: X[0] W[1] + X[1] W[0] against X[0] W[0] + X[1] W[1]") {
        kernel = W
    }
    broken("window reversal => reversed kernel, broken: the input reversed",
        because = "n = 2, w = 1: X[0] W[0] against X[1] W[0]") {
        input = X.reverse(s); kernel = W
    }
    lhs = conv(X, W, feature = f,
        stride = p, low = lo, high = hi, baseDilation = bd, windowDilation = wd, reversed = s)
    rhs = conv(input, kernel, feature = f, stride = p, low = lo, high = hi, baseDilation = bd, windowDilation = wd)
}

rule("both operands reversed => the result reversed, edges exchanged") {
    expect(UNKNOWN, on = floats, because = "whether a padded 0 is multiplied or left out is not said, and 0 * inf is nan")
    val b by rankClass; val f by rankClass; val o by rankClass; val s by rankClass
    val nb by b.sizes; val nf by f.sizes; val no by o.sizes; val n by s.sizes; val w by s.sizes
    val lo by s.map; val hi by s.map; val bd by s.map; val wd by s.map
    val X by tensor(b to nb, f to nf, s to n)
    val W by tensor(f to nf, o to no, s to w)
    var low = hi; var high = lo; var stride = lanes(1)
    broken("both operands reversed, broken: edges not exchanged",
        because = "n = 1, w = 1, lo = 1: 0, X[0] W[0] against X[0] W[0], 0") {
        low = lo; high = hi
    }
    broken("both operands reversed, broken: with a stride", because = "n = 2, w = 1, p = 2: X[1] W[0] against X[0] W[0]") {
        val p by s.map
        stride = p
    }
    lhs = conv(X.reverse(s), W.reverse(s), feature = f,
        stride = stride, low = lo, high = hi, baseDilation = bd, windowDilation = wd)
    rhs = conv(X, W, feature = f,
        stride = stride, low = low, high = high, baseDilation = bd, windowDilation = wd).reverse(s)
}

rule("SAME padding => pad, and the size of the input is kept") {
    expect(UNKNOWN, on = floats, because = "whether a padded 0 is multiplied or left out is not said, and 0 * inf is nan")
    source(note = "the sum with zeros is valid for equal sizes only")
    val b by rankClass; val f by rankClass; val o by rankClass; val s by rankClass
    val nb by b.sizes; val nf by f.sizes; val no by o.sizes; val n by s.sizes; val w by s.sizes
    val h by s.sizes
    val X by tensor(b to nb, f to nf, s to n)
    val W by tensor(f to nf, o to no, s to w)
    val odd = requires { w eq 2 * h + 1 }
    val zeros = constant(0, b to nb, o to no, s to n)
    val padded = X.pad(0, low = h, high = h)
    lhs = conv(X, W, feature = f, low = h, high = h)
    rhs = conv(padded, W, feature = f) + zeros
    broken("SAME padding, broken: an even window",
        because = "w = 2, h = 1: one position more than the input has elements") {
        replace(odd) { (w eq 2 * h) or (w eq 2 * h + 1) }
    }
    broken("SAME padding, broken: a dilated window",
        because = "w = 3, wd = 2, h = 1: fewer positions than the input has elements") {
        val wd by s.map
        lhs = conv(X, W, feature = f, low = h, high = h, windowDilation = wd)
        rhs = conv(padded, W, feature = f, windowDilation = wd) + zeros
    }
}

rule("SAME padding, any window and dilation, the odd place at the high end") {
    expect(UNKNOWN, on = floats, because = "whether a padded 0 is multiplied or left out is not said, and 0 * inf is nan")
    val b by rankClass; val f by rankClass; val o by rankClass; val s by rankClass
    val nb by b.sizes; val nf by f.sizes; val no by o.sizes; val n by s.sizes; val w by s.sizes
    val wd by s.map
    val X by tensor(b to nb, f to nf, s to n)
    val W by tensor(f to nf, o to no, s to w)
    requires { w ge 1 }
    val total = wd * (w - 1)
    val lo = total.floorDiv(2)
    val hi = total - lo
    val zeros = constant(0, b to nb, o to no, s to n)
    lhs = conv(X, W, feature = f, low = lo, high = hi, windowDilation = wd)
    rhs = conv(X.pad(0, low = lo, high = hi), W, feature = f, windowDilation = wd) + zeros
    broken("SAME padding, broken: the odd place at the other end", because = "n = 1, w = 2: X[0] W[0] against X[0] W[1]") {
        rhs = conv(X.pad(0, low = hi, high = lo), W, feature = f, windowDilation = wd) + zeros
    }
}

rule("SAME padding with a stride: one position for each stride that the input begins") {
    expect(UNKNOWN, on = floats, because = "whether a padded 0 is multiplied or left out is not said, and 0 * inf is nan")
    val s by rankClass
    val n by s.sizes; val w by s.sizes; val p by s.map
    val X by tensor(s to n)
    val W by tensor(s to w)
    requires { (n ge 1) and (w ge 1) }
    requires { p ge 1 }
    val positions = (n + p - 1).floorDiv(p)
    val total = max((positions - 1) * p + w - n, 0)
    val lo = total.floorDiv(2)
    lhs = conv(X, W, stride = p, low = lo, high = total - lo)
    rhs = conv(X.pad(0, low = lo, high = total - lo), W, stride = p) + constant(0, s to positions)
}

rule("a concat along the batch") {
    expect(UNKNOWN, on = floats, because = "whether a padded 0 is multiplied or left out is not said, and 0 * inf is nan")
    val b by singleton; val f by rankClass; val o by rankClass; val s by rankClass
    val nX by b.sizes; val nY by b.sizes; val nf by f.sizes; val no by o.sizes; val n by s.sizes; val w by s.sizes
    val p by s.map; val lo by s.map; val hi by s.map; val bd by s.map; val wd by s.map
    val X by tensor(b to nX, f to nf, s to n)
    val Y by tensor(b to nY, f to nf, s to n)
    val W by tensor(f to nf, o to no, s to w)
    lhs = conv(concat(X, Y, along = b), W, feature = f,
        stride = p, low = lo, high = hi, baseDilation = bd, windowDilation = wd)
    rhs = concat(
        conv(X, W, feature = f, stride = p, low = lo, high = hi, baseDilation = bd, windowDilation = wd),
        conv(Y, W, feature = f, stride = p, low = lo, high = hi, baseDilation = bd, windowDilation = wd), along = b)
}

rule("a concat along the output features") {
    expect(UNKNOWN, on = floats, because = "whether a padded 0 is multiplied or left out is not said, and 0 * inf is nan")
    val b by rankClass; val f by rankClass; val o by singleton; val s by rankClass
    val nb by b.sizes; val nf by f.sizes; val nW by o.sizes; val nV by o.sizes; val n by s.sizes; val w by s.sizes
    val p by s.map; val lo by s.map; val hi by s.map; val bd by s.map; val wd by s.map
    val X by tensor(b to nb, f to nf, s to n)
    val W by tensor(f to nf, o to nW, s to w)
    val V by tensor(f to nf, o to nV, s to w)
    val first = conv(X, W, feature = f, stride = p, low = lo, high = hi, baseDilation = bd, windowDilation = wd)
    val second = conv(X, V, feature = f, stride = p, low = lo, high = hi, baseDilation = bd, windowDilation = wd)
    lhs = conv(X, concat(W, V, along = o), feature = f,
        stride = p, low = lo, high = hi, baseDilation = bd, windowDilation = wd)
    rhs = concat(first, second, along = o)
    broken("a concat along the output features, broken: in the other order",
        because = "nW = nV = 1: X W, X V against X V, X W") {
        rhs = concat(second, first, along = o)
    }
}

rule("a concat along the input features => sum") {
    expect(UNKNOWN, on = floats, because = "whether a padded 0 is multiplied or left out is not said, and 0 * inf is nan")
    val b by rankClass; val f by singleton; val o by rankClass; val s by rankClass
    val nX by f.sizes; val nY by f.sizes; val nW by f.sizes; val nV by f.sizes
    val nb by b.sizes; val no by o.sizes; val n by s.sizes; val w by s.sizes
    val p by s.map; val lo by s.map; val hi by s.map
    val X by tensor(b to nb, f to nX, s to n)
    val Y by tensor(b to nb, f to nY, s to n)
    val W by tensor(f to nW, o to no, s to w)
    val V by tensor(f to nV, o to no, s to w)
    val samePart = requires { nX eq nW }
    lhs = conv(concat(X, Y, along = f), concat(W, V, along = f), feature = f, stride = p, low = lo, high = hi)
    rhs = conv(X, W, feature = f, stride = p, low = lo, high = hi) +
        conv(Y, V, feature = f, stride = p, low = lo, high = hi)
    broken("a concat along the input features, broken: parts of other sizes",
        because = "nX = 1, nY = 0, nW = 0, nV = 1: X and W have no features in common") {
        without(samePart)
    }
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
    expect(REFUTED, on = floats, because = "X = 0.0, W = 0.0, V = -1.0: -0.0 against 0.0")
    val b by rankClass; val f by rankClass; val o by rankClass; val s by rankClass
    val nb by b.sizes; val nf by f.sizes; val no by o.sizes; val n by s.sizes; val w by s.sizes
    val p by s.map; val lo by s.map; val hi by s.map; val bd by s.map; val wd by s.map
    val X by tensor(b to nb, f to nf, s to n)
    val W by tensor(f to nf, o to no, s to w)
    val V by tensor(f to nf, o to no, s to w)
    val byW = conv(X, W, feature = f, stride = p, low = lo, high = hi, baseDilation = bd, windowDilation = wd)
    lhs = conv(X, W + V, feature = f, stride = p, low = lo, high = hi, baseDilation = bd, windowDilation = wd)
    rhs = byW + conv(X, V, feature = f, stride = p, low = lo, high = hi, baseDilation = bd, windowDilation = wd)
    broken("a sum of kernels, broken: with a constant", because = "n = w = 1, X = 0, k = 1: 0 against 1") {
        val k by element
        lhs = conv(X, W + k, feature = f, stride = p, low = lo, high = hi, baseDilation = bd, windowDilation = wd)
        rhs = byW + k
    }
}

rule("a multiple of the input => multiple of the convolution") {
    expect(REFUTED, on = floats, because = "k = -1.0, X empty, W empty: 0.0 against -0.0")
    source("", "HandleConvolution/01")
    val b by rankClass; val f by rankClass; val o by rankClass; val s by rankClass
    val nb by b.sizes; val nf by f.sizes; val no by o.sizes; val n by s.sizes; val w by s.sizes
    val p by s.map
    val k by element
    val X by tensor(b to nb, f to nf, s to n)
    val W by tensor(f to nf, o to no, s to w)
    lhs = conv(X * k, W, feature = f, stride = p)
    rhs = conv(X, W, feature = f, stride = p) * k
    broken("a multiple of the convolution, broken: both operands multiplied", because = "k = 2: factor 2 against 4") {
        lhs = conv(X, W, feature = f, stride = p) * k
        rhs = conv(X * k, W * k, feature = f, stride = p)
    }
}

rule("a multiple of the convolution per output feature => multiple of the kernel") {
    expect(REFUTED, on = floats, because = "X empty, W empty, C = -1.0: -0.0 against 0.0")
    source("", "HandleMultiply/14")
    val b by rankClass; val f by rankClass; val o by rankClass; val s by rankClass
    val nb by b.sizes; val nf by f.sizes; val no by o.sizes; val n by s.sizes; val w by s.sizes
    val X by tensor(b to nb, f to nf, s to n)
    val W by tensor(f to nf, o to no, s to w)
    val C by tensor(o to no)
    requires { w le n }
    lhs = conv(X, W, feature = f) * C.expand(b to nb, s to n - w + 1)
    rhs = conv(X, W * C.expand(f to nf, s to w), feature = f)
}

rule("a convolution of nothing is 0") {
    expect(REFUTED, on = floats, because = "X empty, W = -1.0: -0.0 against 0.0")
    source("", "HandleConvolution/02")
    val b by rankClass; val f by rankClass; val o by rankClass; val s by rankClass
    val nb by b.sizes; val nf by f.sizes; val no by o.sizes; val n by s.sizes; val w by s.sizes
    val lo by s.map; val hi by s.map
    val X by tensor(b to nb, f to nf, s to n)
    val W by tensor(f to nf, o to no, s to w)
    val nothing = requires { someLane(nf eq 0) or someLane(n eq 0) or someLane(w eq 0) }
    lhs = conv(X, W, feature = f, low = lo, high = hi)
    rhs = constant(0, b to nb, o to no, s to max(lo + n + hi - w + 1, 0))
    broken("a convolution of nothing, broken: empty on every lane", because = "rank 0 of f and s: X W against 0") {
        replace(nothing) { everyLane(nf eq 0) or everyLane(n eq 0) }
    }
}

rule("one group of features => no groups") {
    expect(UNKNOWN, on = floats, because = "whether a padded 0 is multiplied or left out is not said, and 0 * inf is nan")
    val b by rankClass; val f by rankClass; val s by rankClass
    val o by f.label
    val nb by b.sizes; val nf by f.sizes; val kf by f.sizes; val no by f.sizes; val n by s.sizes; val w by s.sizes
    val p by s.map; val lo by s.map; val hi by s.map; val k by f.map
    val X by tensor(b to nb, f to nf, s to n)
    val W by tensor(f to kf, o to no, s to w)
    val single = requires { k eq 1 }
    lhs = conv(X, W, feature = f, stride = p, low = lo, high = hi, featureGroups = k)
    rhs = conv(X, W, feature = f, stride = p, low = lo, high = hi)
    broken("one group of features => no groups, broken: two groups", because = "the kernel has half the features") {
        replace(single) { k le 2 }
    }
}

rule("one group of the batch => no groups") {
    expect(UNKNOWN, on = floats, because = "whether a padded 0 is multiplied or left out is not said, and 0 * inf is nan")
    val g by rankClass; val f by rankClass; val s by rankClass
    val b by g.label; val o by g.label
    val nb by g.sizes; val nf by f.sizes; val no by g.sizes; val n by s.sizes; val w by s.sizes
    val p by s.map; val lo by s.map; val hi by s.map; val k by g.map
    val X by tensor(b to nb, f to nf, s to n)
    val W by tensor(f to nf, o to no, s to w)
    val single = requires { k eq 1 }
    lhs = conv(X, W, feature = f, stride = p, low = lo, high = hi, batchGroups = k)
    rhs = conv(X, W, feature = f, stride = p, low = lo, high = hi)
    broken("one group of the batch => no groups, broken: two groups", because = "half the batch") {
        replace(single) { k le 2 }
    }
}

rule("two groups of features => concat of two convolutions") {
    upTo(order)
    val b by rankClass; val f by singleton; val s by rankClass
    val o by f.label
    val nb by b.sizes; val nf by f.sizes; val no by f.sizes; val mo by f.sizes; val n by s.sizes; val w by s.sizes
    val X by tensor(b to nb, f to 2 * nf, s to n)
    val W by tensor(f to nf, o to no + mo, s to w)
    val equal = requires { mo eq no }
    val X1 = X.slice(end = nf); val X2 = X.slice(start = nf)
    val W1 = W.slice(end = o to no); val W2 = W.slice(start = o to no)
    lhs = conv(X, W, feature = f, featureGroups = f to 2)
    rhs = concat(conv(X1, W1, feature = f), conv(X2, W2, feature = f), along = o)
    broken("two groups of features, broken: the groups exchanged",
        because = "nf = no = 1: the second group's features first") {
        rhs = concat(conv(X2, W1, feature = f), conv(X1, W2, feature = f), along = o)
    }
    broken("two groups of features, broken: the groups' features taken in turn",
        because = "nf = 2, no = 1: X[0], X[1] against X[0], X[2]") {
        requires { (nf ge 1) and (no ge 1) }
        val even = X.slice(stride = f to 2); val odd = X.slice(start = f to 1, stride = f to 2)
        rhs = concat(conv(even, W1, feature = f), conv(odd, W2, feature = f), along = o)
    }
    broken("two groups of features, broken: groups of other sizes",
        because = "nf = 1, no = 2, mo = 0: X[1] W[1] against X[0] W[1]") {
        without(equal)
    }
}

rule("two groups of the batch => concat of two convolutions along the output features") {
    upTo(order)
    val b by singleton; val f by rankClass; val s by rankClass
    val o by b.label
    val nb by b.sizes; val nf by f.sizes; val no by b.sizes; val n by s.sizes; val w by s.sizes
    val X by tensor(b to 2 * nb, f to nf, s to n)
    val W by tensor(f to nf, o to 2 * no, s to w)
    val X1 = X.slice(end = nb); val X2 = X.slice(start = nb)
    val W1 = W.slice(end = no); val W2 = W.slice(start = no)
    lhs = conv(X, W, feature = f, batchGroups = b to 2)
    rhs = concat(conv(X1, W1, feature = f), conv(X2, W2, feature = f), along = o)
    broken("two groups of the batch, broken: the groups exchanged",
        because = "nb = no = 1: the second half of the batch first") {
        rhs = concat(conv(X2, W1, feature = f), conv(X1, W2, feature = f), along = o)
    }
}

rule("as many groups as the batch is large => Dot with a batch") {
    val b by rankClass; val f by rankClass; val u by rankClass
    val o by b.label
    val nb by b.sizes; val nf by f.sizes; val m by u.sizes
    val X by tensor(b to nb, f to nf, u to m)
    val W by tensor(f to nf, o to nb, u to 1)
    requires { nb ge 1 }
    lhs = conv(X, W, feature = f, batchGroups = nb)
    rhs = dot(X.relabel(b to o), W.dropUnit(u), contract = f, batch = o).addUnit(b)
}

rule("depthwise, whole-axis and unit windows => Reduce(Mul)") {
    source("", "HandleConvolution/08")
    val b by rankClass; val f by rankClass; val s by rankClass; val u by rankClass
    val o by f.label
    val nb by b.sizes; val nf by f.sizes; val n by s.sizes; val m by u.sizes
    val X by tensor(b to nb, f to nf, s to n, u to m)
    val W by tensor(f to 1, o to nf, s to n, u to 1)
    lhs = conv(X, W, feature = f, featureGroups = nf)
    rhs = (X.relabel(f to o) * W.dropUnit(f, u).expand(b to nb, u to m)).reduce(sum, s).addUnit(s)
}

rule("depthwise, unit window => Mul") {
    expect(REFUTED, on = floats, because = "X = 0.0, W = -1.0: 0.0 against -0.0")
    source("", "HandleConvolution/08")
    val b by rankClass; val f by rankClass; val u by rankClass
    val o by f.label
    val nb by b.sizes; val nf by f.sizes; val no by f.sizes; val m by u.sizes
    val X by tensor(b to nb, f to nf, u to m)
    val W by tensor(f to 1, o to no, u to 1)
    val oneEach = requires { no eq nf }
    val kernel = W.dropUnit(f, u).expand(b to nb, u to m)
    lhs = conv(X, W, feature = f, featureGroups = nf)
    rhs = X.relabel(f to o) * kernel
    broken("depthwise, broken: with more output features than groups", because = "nf = 1, no = 2: X's axis has another size") {
        without(oneEach)
    }
    broken("depthwise, broken: the features reversed", because = "nf = 2: X[0] W[0] against X[1] W[0]") {
        rhs = X.reverse(f).relabel(f to o) * kernel
    }
    broken("depthwise, broken: summed over the features", because = "nf = 2: X[0] W[0] against X[0] W[0] + X[1] W[0]") {
        rhs = conv(X, W.dropUnit(f).expand(f to nf), feature = f)
    }
}
