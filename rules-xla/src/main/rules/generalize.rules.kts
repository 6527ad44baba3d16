// Padding folded into a convolution of any base dilation: which conditions are needed? X is padded to N = pl + m + ph elements, where
// m = n + max(n - 1, 0) * pi. The left side dilates all N of them, the right side the n elements, and scales the edges. The two part
// where there is nothing to dilate (n = 0 or N = 0), and where an edge cuts off what the window puts back.

rule("generalize/01 Conv(Pad(X, 0), W) => Conv(X, W), edges and interior padding into any base dilation") {
    expect(UNKNOWN, on = floats, because = "whether a padded 0 is multiplied or left out is not said, and 0 * inf is nan")
    source("generalize/01", "HandleConvolution/03", note = "the compiler asks for base dilation 1 or no padding")
    val b by rankClass; val f by rankClass; val o by rankClass; val s by rankClass
    val nb by b.sizes; val nf by f.sizes; val no by o.sizes; val n by s.sizes; val w by s.sizes
    val lo by s.sizes; val hi by s.sizes; val bd by s.sizes; val wd by s.sizes
    val pl by s.sizes; val ph by s.sizes; val pi by s.sizes
    val X by tensor(b to nb, f to nf, s to n)
    val W by tensor(f to nf, o to no, s to w)
    val notEmpty = requires { n gt 0 }
    requires { w gt 0 }
    lhs = conv(X.pad(0, pl, ph, pi), W, feature = f, low = lo, high = hi, baseDilation = bd, windowDilation = wd)
    rhs = conv(X, W, feature = f, low = lo + pl * bd, high = hi + ph * bd, baseDilation = bd + bd * pi, windowDilation = wd)
    broken("generalize/01 broken: an empty input with an edge and a base dilation",
        because = "n = 0, pl = 1, bd = 2, w = 1: sizes 1 against 2") { without(notEmpty) }
}

rule("generalize/01 weaker: any stride, any window edges, any kernel; an input that is not empty") {
    expect(UNKNOWN, on = floats, because = "whether a padded 0 is multiplied or left out is not said, and 0 * inf is nan")
    source("generalize/01", "HandleConvolution/03")
    val b by rankClass; val f by rankClass; val o by rankClass; val s by rankClass
    val nb by b.sizes; val nf by f.sizes; val no by o.sizes; val n by s.sizes; val w by s.sizes
    val p by s.map; val lo by s.map; val hi by s.map; val bd by s.map; val wd by s.map
    val pl by s.map; val ph by s.map; val pi by s.map
    val X by tensor(b to nb, f to nf, s to n)
    val W by tensor(f to nf, o to no, s to w)
    val notEmpty = requires { n ge 1 }
    val padding = requires { (pl ge 0) and (ph ge 0) }
    weaker("generalize/01 weaker: an empty input too, without base dilation or without edges") {
        expect(UNKNOWN, on = floats, because = "whether a padded 0 is multiplied or left out is not said, and 0 * inf is nan")
        replace(notEmpty) { (n ge 1) or (bd eq 1) or (pl + ph eq 0) }
    }
    broken("generalize/01 broken: an empty input with an edge and a base dilation of at most 2",
        because = "n = 0, pl = 1, bd = 2, lo = 0, w = 1: sizes 1 against 2") { replace(notEmpty) { (n ge 1) or (bd le 2) } }
    broken("generalize/01 broken: a low edge of any sign, something left",
        because = "n = 2, pl = -1, lo = 1, bd = 1, w = 1: 0, X[1] W[0] against X[0] W[0], X[1] W[0]") {
        replace(padding) { (pl + n ge 1) and (ph ge 0) }
    }
    var value = 0
    var stride = p
    var low = lo + pl * bd
    var high = hi + ph * bd
    var dilation = bd * (1 + pi)
    broken("generalize/01 broken: the low edge not scaled",
        because = "n = 1, pl = 1, bd = 2, w = 0: sizes 4 against 3") { low = lo + pl }
    broken("generalize/01 broken: the high edge not scaled",
        because = "n = 1, ph = 1, bd = 2, w = 0: sizes 4 against 3") { high = hi + ph }
    broken("generalize/01 broken: the low edge not scaled, made up for at the high end",
        because = "n = 1, pl = 1, bd = 2, w = 1: 0, 0, X[0] W[0] against 0, X[0] W[0], 0") {
        low = lo + pl
        high = hi + ph * bd + pl * bd - pl
    }
    broken("generalize/01 broken: base dilation and interior padding added, made up for at the high end",
        because = "n = 2, bd = 2, pi = 1, w = 1: X[1] at 4 against 3") {
        high = hi + ph * bd + (n - 1) * (bd - 1) * pi
        dilation = bd + pi
    }
    broken("generalize/01 broken: edges scaled by the interior padding too",
        because = "n = 1, pl = 1, pi = 1, w = 0: sizes 3 against 4") {
        low = lo + pl * dilation
        high = hi + ph * dilation
    }
    broken("generalize/01 broken: base dilation and interior padding added where they multiply",
        because = "n = 2, bd = 2, pi = 1: spread to 5 against 4") { dilation = bd + pi }
    broken("generalize/01 broken: the base dilation dropped",
        because = "n = 2, bd = 2, pi = 0: spread to 3 against 2") { dilation = 1 + pi }
    broken("generalize/01 broken: low and high swapped",
        because = "n = 1, w = 1, pl = 1, ph = 0: 0, X[0] W[0] against X[0] W[0], 0") {
        low = lo + ph * bd
        high = hi + pl * bd
    }
    broken("generalize/01 broken: the stride doubled with the dilation",
        because = "n = 1, w = 0, bd = 2: sizes 2 against 1") { stride = p * bd }
    broken("generalize/01 broken: padded with 1", because = "n = 1, w = 1, pl = 1: W[0] against 0 at 0") { value = 1 }
    lhs = conv(X.pad(value, pl, ph, pi), W, feature = f,
        stride = p, low = lo, high = hi, baseDilation = bd, windowDilation = wd)
    rhs = conv(X, W, feature = f, stride = stride, low = low, high = high, baseDilation = dilation, windowDilation = wd)
}

rule("generalize/01 weaker: edges that cut off, where the window puts nothing back and something is left") {
    expect(UNKNOWN, on = floats, because = "whether a padded 0 is multiplied or left out is not said, and 0 * inf is nan")
    source("generalize/01", "HandleConvolution/03")
    val b by rankClass; val f by rankClass; val o by rankClass; val s by rankClass
    val nb by b.sizes; val nf by f.sizes; val no by o.sizes; val n by s.sizes; val w by s.sizes
    val p by s.map; val lo by s.map; val hi by s.map; val bd by s.map; val wd by s.map
    val pl by s.map; val ph by s.map; val pi by s.map
    val X by tensor(b to nb, f to nf, s to n)
    val W by tensor(f to nf, o to no, s to w)
    val padded = pl + n + max(n - 1, 0) * pi + ph
    val left = requires { ((n ge 1) and (padded ge 1)) or (bd eq 1) or ((n eq 0) and (padded eq 0)) }
    val lowEdge = requires { (pl ge 0) or (lo lt bd) }
    val highEdge = requires { (ph ge 0) or (hi lt bd) }
    lhs = conv(X.pad(0, pl, ph, pi), W, feature = f,
        stride = p, low = lo, high = hi, baseDilation = bd, windowDilation = wd)
    rhs = conv(X, W, feature = f,
        stride = p, low = lo + pl * bd, high = hi + ph * bd, baseDilation = bd * (1 + pi), windowDilation = wd)
    broken("generalize/01 broken: a low edge that cuts off, the window's one too large",
        because = "n = 2, pl = -1, lo = 1, bd = 1, w = 1: X[0] put back") {
        replace(lowEdge) { (pl ge 0) or (lo le bd) }
    }
    broken("generalize/01 broken: a high edge of any sign, something left",
        because = "n = 2, ph = -1, hi = 1, bd = 1, w = 1: X[0] W[0], 0 against X[0] W[0], X[1] W[0]") {
        without(highEdge)
    }
    broken("generalize/01 broken: edges that cut off everything, under a base dilation",
        because = "n = 1, pl = -1, bd = 2: a padded size of 0 against -1") { replace(left) { n ge 1 } }
}

rule("generalize/01 weaker: a low edge that cuts off, up to the last element that it cuts off") {
    expect(UNKNOWN, on = floats, because = "whether a padded 0 is multiplied or left out is not said, and 0 * inf is nan")
    source("generalize/01", "HandleConvolution/03", note = "for w = 1, X not empty, each condition is needed")
    val s by rankClass
    val n by s.sizes; val w by s.sizes
    val lo by s.map; val bd by s.map; val wd by s.map
    val pl by s.map; val pi by s.map
    val X by tensor(s to n)
    val W by tensor(s to w)
    requires { (n ge 1) and (pl + n + (n - 1) * pi ge 1) }
    val beyond = 1 + (-pl - 1).floorMod(1 + pi)
    val nothingBack = requires { (pl ge 0) or (lo lt bd * beyond) }
    lhs = conv(X.pad(0, low = pl, interior = pi), W, low = lo, baseDilation = bd, windowDilation = wd)
    rhs = conv(X, W, low = lo + pl * bd, baseDilation = bd * (1 + pi), windowDilation = wd)
    broken("generalize/01 broken: edges that cut off, one beyond the last element that they cut off",
        because = "n = 2, pl = -1, pi = 0, lo = 1, bd = 1, w = 1: X[0] put back") {
        replace(nothingBack) { (pl ge 0) or (lo le bd * beyond) }
    }
}
