// Windows that move over a tensor. Padding and holes do not count, and an initial value is combined with each result once. A
// compiler pads with the initial value instead; where that is the identity, or the operation takes no notice of repetition
// (min, max, and, or), both mean the same.

rule("ReduceWindow(Pad(X, 0)) => ReduceWindow(X), edges into the window's and interior padding into the base dilation") {
    upTo(order)
    source("", "HandleReduceWindow/08", note = "the compiler's rule: not both interior padding and base dilation")
    val c by rankClass; val d by rankClass
    val n by c.sizes; val m by d.sizes
    val w by c.map; val p by c.map; val lo by c.map; val hi by c.map; val bd by c.map; val wd by c.map
    val pl by c.map; val ph by c.map; val pi by c.map
    val X by tensor(c to n, d to m)
    val edges = requires { (pl ge 0) and (ph ge 0) }
    val undilated = requires { bd eq 1 }
    var value = 0
    var low = lo + pl
    var high = hi + ph
    var dilation = bd + pi
    broken("ReduceWindow(Pad(X, 0)), broken: padded with 1", because = "n = 0, pl = 1, w = 1: 1 against 0") { value = 1 }
    broken("ReduceWindow(Pad(X, 0)), broken: low and high swapped",
        because = "n = 1, w = 1, pl = 1, ph = 0: 0, X[0] against X[0], 0") {
        low = lo + ph
        high = hi + pl
    }
    broken("ReduceWindow(Pad(X, 0)), broken: one too much at the low end, one too little at the high end",
        because = "n = 1, w = 1, pl = 0, ph = 1: X[0], 0 against 0, X[0]") {
        requires { ph ge 1 }
        low = lo + pl + 1
        high = hi + ph - 1
    }
    broken("ReduceWindow(Pad(X, 0)), broken: a low edge of any sign",
        because = "n = 1, pl = -1, lo = 1, w = 1: 0 against X[0]") { replace(edges) { ph ge 0 } }
    broken("ReduceWindow(Pad(X, 0)), broken: interior padding made up for at the high end",
        because = "n = 2, pi = 1, w = 1: X[0], 0, X[1] against X[0], X[1], 0") {
        high = hi + ph + max(n - 1, 0) * pi
        dilation = bd
    }
    broken("ReduceWindow(Pad(X, 0)), broken: interior padding and base dilation added where they multiply",
        because = "n = 2, bd = 2, pi = 1: spread to 5 against 4") { without(undilated) }
    lhs = X.pad(value, pl, ph, pi)
        .reduceWindow(sum, w, stride = p, low = lo, high = hi, baseDilation = bd, windowDilation = wd)
    rhs = X.reduceWindow(sum, w, stride = p, low = low, high = high, baseDilation = dilation, windowDilation = wd)
}

rule("ReduceWindow(Pad(X, 0)), weaker: any base dilation, edges that cut off where the window puts nothing back") {
    upTo(order)
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
    var low = lo + pl * bd
    var high = hi + ph * bd
    broken("ReduceWindow(Pad(X, 0)), broken: the edge not scaled by the base dilation",
        because = "n = 1, pl = 1, bd = 2, w = 1: sizes 3 against 2") { low = lo + pl }
    broken("ReduceWindow(Pad(X, 0)), broken: the edge not scaled, made up for at the high end",
        because = "n = 1, pl = 1, bd = 2, w = 1: 0, 0, X[0] against 0, X[0], 0") {
        low = lo + pl
        high = hi + ph * bd + pl * bd - pl
    }
    lhs = X.pad(0, pl, ph, pi)
        .reduceWindow(sum, w, stride = p, low = lo, high = hi, baseDilation = bd, windowDilation = wd)
    rhs = X.reduceWindow(sum, w, stride = p, low = low, high = high, baseDilation = bd * (1 + pi), windowDilation = wd)
}

rule("ReduceWindow(Pad(X, v)) with the maximum from v on => ReduceWindow(X)") {
    source("", "HandleReduceWindow/08", note = "any v, as the maximum takes no notice of repetition")
    val c by rankClass
    val n by c.sizes
    val w by c.map; val p by c.map; val lo by c.map; val hi by c.map; val bd by c.map; val wd by c.map
    val pl by c.map; val ph by c.map; val pi by c.map
    val v by element
    val X by tensor(c to n)
    val notEmpty = requires { n ge 1 }
    requires { (pl ge 0) and (ph ge 0) }
    var m = max
    var initial = v
    var initialAfter = v
    broken("ReduceWindow(Pad(X, v)), broken: under the sum from v on",
        because = "n = 0, pl = 1, w = 1, v = 1: 2 against 1") {
        without(notEmpty)
        m = sum
    }
    broken("ReduceWindow(Pad(X, v)), broken: the maximum from another value on",
        because = "n = 0, pl = 1, w = 1, v = 1, u = 0: 1 against 0") {
        val u by element
        without(notEmpty)
        requires { u le v }
        initial = u
        initialAfter = u
    }
    broken("ReduceWindow(Pad(X, v)), broken: the maximum with the initial value missing",
        because = "X[0] = 0, v = 1: 1 against 0") { initialAfter = -inf }
    lhs = X.pad(v, pl, ph, pi).reduceWindow(m, w, stride = p, low = lo, high = hi,
        baseDilation = bd, windowDilation = wd, initial = initial)
    rhs = X.reduceWindow(m, w, stride = p, low = lo + pl * bd, high = hi + ph * bd,
        baseDilation = bd * (1 + pi), windowDilation = wd, initial = initialAfter)
}

// What is padded with is the identity.
for ((m, title) in listOf(
    max to "-inf)) with the maximum",
    or to "false)) with or",
    product to "1)) with the product",
)) rule("ReduceWindow(Pad(X, $title => ReduceWindow(X)") {
    if (m == product) upTo(order)
    source("", "HandleReduceWindow/08")
    val c by rankClass
    val n by c.sizes
    val w by c.map; val p by c.map; val wd by c.map; val pl by c.sizes; val ph by c.sizes; val pi by c.map
    val X by if (m == or) tensor(bool, c to n) else tensor(c to n)
    var value = m.identity
    if (m == max) broken("ReduceWindow(Pad(X, 0)), broken: under the maximum",
        because = "n = 1, X[0] = -1, pl = 1, w = 2: 0 against -1") { value = number(0) }
    lhs = X.pad(value, pl, ph, pi).reduceWindow(m, w, stride = p, windowDilation = wd, initial = m.identity)
    rhs = X.reduceWindow(m, w, stride = p, low = pl, high = ph,
        baseDilation = 1 + pi, windowDilation = wd, initial = m.identity)
}

rule("a window of 1 => the operand") {
    expect(REFUTED, on = floats, because = "X = -0.0: 0.0 against -0.0")
    source("", "HandleReduceWindow/05", note = "without initial value and edges")
    val c by rankClass
    val n by c.sizes; val w by c.map
    val X by tensor(c to n)
    val one = requires { w eq 1 }
    lhs = X.reduceWindow(sum, w)
    rhs = X
    broken("a window of 1, broken: the stride dropped", because = "n = 2, p = 2: sizes 1 against 2") {
        val p by c.map
        lhs = X.reduceWindow(sum, w, stride = p)
    }
    broken("a window of 1, broken: of up to 2", because = "n = 1, w = 2: no position against 1") { replace(one) { w le 2 } }
    broken("a window of 1, broken: of up to 2, the size made up for",
        because = "n = 2, w = 2: X[0] + X[1] against X[0]") {
        replace(one) { w le 2 }
        lhs = X.reduceWindow(sum, w, high = w - 1)
    }
}

rule("a window of 1 from v on => Add") {
    source("", "HandleReduceWindow/05")
    val c by rankClass
    val n by c.sizes
    val v by element
    val X by tensor(c to n)
    lhs = X.reduceWindow(sum, 1, initial = v)
    rhs = X + v
    broken("a window of 1, broken: the initial value forgotten", because = "v = 1: X[0] + 1 against X[0]") { rhs = X }
}

rule("a window of 1 from v on with edges => Pad(Add)") {
    source("", "HandleReduceWindow/05")
    val c by rankClass
    val n by c.sizes; val lo by c.map; val hi by c.map
    val v by element
    val X by tensor(c to n)
    lhs = X.reduceWindow(sum, 1, low = lo, high = hi, initial = v)
    rhs = (X + v).pad(v, low = lo, high = hi)
    broken("a window of 1, broken: padded with 0 where the initial value stays",
        because = "n = 0, lo = 1, v = 1: 1 against 0") { rhs = (X + v).pad(0, low = lo, high = hi) }
}

rule("a window of 1 with the maximum from v on, edges and base dilation => Pad(Max)") {
    source("", "HandleReduceWindow/05")
    val c by rankClass
    val n by c.sizes; val lo by c.map; val hi by c.map; val bd by c.map; val wd by c.map
    val v by element
    val X by tensor(c to n)
    lhs = X.reduceWindow(max, 1, low = lo, high = hi, baseDilation = bd, windowDilation = wd, initial = v)
    rhs = max(X, v).pad(v, lo, hi, bd - 1)
}

rule("a window of 1 with a stride => Slice") {
    expect(REFUTED, on = floats, because = "X = -0.0: 0.0 against -0.0")
    val c by rankClass
    val n by c.sizes; val p by c.map; val wd by c.map
    val X by tensor(c to n)
    lhs = X.reduceWindow(sum, 1, stride = p, windowDilation = wd)
    rhs = X.slice(stride = p)
}

rule("a window of 1 with a stride and the maximum => Slice") {
    val c by rankClass
    val n by c.sizes; val p by c.map
    val X by tensor(c to n)
    lhs = X.reduceWindow(max, 1, stride = p, initial = -inf)
    rhs = X.slice(stride = p)
}

rule("a window over the whole axis => Reduce") {
    source("", "HandleReduceWindow/06")
    val c by rankClass; val u by rankClass; val d by rankClass
    val n by c.sizes; val m by u.sizes; val k by d.sizes
    val X by tensor(c to n, u to m, d to k)
    lhs = X.reduceWindow(sum, axes(c to n, u to 1))
    rhs = X.reduce(sum, c).addUnit(c)
    broken("a window over the whole axis, broken: an edge that shifts it", because = "n = 1, lo = 1: 0 against X[0]") {
        val lo by c.map
        lhs = X.reduceWindow(sum, axes(c to n, u to 1), low = lo, high = -lo)
    }
}

rule("a window over the whole axis from v on => Reduce from v on, whatever the stride and equal dilations") {
    source("", "HandleReduceWindow/06")
    val c by rankClass; val u by rankClass
    val n by c.sizes; val m by u.sizes; val p by c.map; val e by c.map
    val v by element
    val X by tensor(c to n, u to m)
    lhs = X.reduceWindow(sum, n, stride = p, baseDilation = e, windowDilation = e, initial = v)
    rhs = X.reduce(sum, c, initial = v).addUnit(c)
    broken("a window over the whole axis, broken: the initial value forgotten",
        because = "v = 1: X[0] + 1 against X[0]") { rhs = X.reduce(sum, c).addUnit(c) }
}

rule("a window over the whole axis with the maximum => Reduce with the maximum") {
    source("", "HandleReduceWindow/06")
    val c by rankClass; val u by rankClass
    val n by c.sizes; val m by u.sizes
    val X by tensor(c to n, u to m)
    lhs = X.reduceWindow(max, n, initial = -inf)
    rhs = X.reduce(max, c, initial = -inf).addUnit(c)
}

rule("a window larger than the axis with edges that fit => Reduce") {
    upTo(order)
    val c by rankClass
    val n by c.sizes; val lo by c.sizes; val hi by c.sizes; val w by c.map
    val X by tensor(c to n)
    val all = lo + n + hi
    val fits = requires { w eq all }
    lhs = X.reduceWindow(sum, w, low = lo, high = hi)
    rhs = X.reduce(sum, c).addUnit(c)
    broken("a window over the whole axis, broken: one short", because = "n = 2, w = 1: sizes 2 against 1") {
        replace(fits) { (w ge all - 1) and (w le all) }
    }
    broken("a window over the whole axis, broken: one short, with a stride",
        because = "n = 2, w = 1: X[0] against X[0] + X[1]") {
        replace(fits) { (w ge all - 1) and (w le all) }
        lhs = X.reduceWindow(sum, w, stride = 2, low = lo, high = hi)
    }
}

rule("a window over several axes => one after the other") {
    upTo(order)
    val c by rankClass; val d by rankClass; val e by rankClass
    val n by c.sizes; val m by d.sizes; val k by e.sizes
    val wc by c.map; val pc by c.map; val lc by c.map; val hc by c.map; val bc by c.map; val dc by c.map
    val wd by d.map; val pd by d.map; val ld by d.map; val hd by d.map; val bd by d.map; val dd by d.map
    val X by tensor(c to n, d to m, e to k)
    lhs = X.reduceWindow(sum, axes(wc, wd), stride = axes(pc, pd), low = axes(lc, ld), high = axes(hc, hd),
        baseDilation = axes(bc, bd), windowDilation = axes(dc, dd))
    rhs = X.reduceWindow(sum, wc, stride = pc, low = lc, high = hc, baseDilation = bc, windowDilation = dc)
        .reduceWindow(sum, wd, stride = pd, low = ld, high = hd, baseDilation = bd, windowDilation = dd)
}

rule("a window over several axes with the maximum from v on => one after the other") {
    val c by rankClass; val d by rankClass
    val n by c.sizes; val m by d.sizes
    val wc by c.map; val pc by c.map; val lc by c.map; val hc by c.map
    val wd by d.map; val pd by d.map; val ld by d.map; val hd by d.map
    val v by element
    val X by tensor(c to n, d to m)
    var monoid = max
    broken("a window over several axes, broken: the sum from v on twice",
        because = "v = 1, windows of 1: X[0] + 1 against X[0] + 2") { monoid = sum }
    lhs = X.reduceWindow(monoid, axes(wc, wd), stride = axes(pc, pd), low = axes(lc, ld), high = axes(hc, hd), initial = v)
    rhs = X.reduceWindow(monoid, wc, stride = pc, low = lc, high = hc, initial = v)
        .reduceWindow(monoid, wd, stride = pd, low = ld, high = hd, initial = v)
}

rule("a window over several axes, broken: a sum, then a maximum") {
    expect(REFUTED, because = "X = 0, 1 over 1, 0: the maximum of sums and the sum of maxima, 1 against 2")
    val c by rankClass; val d by rankClass
    val n by c.sizes; val m by d.sizes
    val wc by c.map; val wd by d.map
    val X by tensor(c to n, d to m)
    lhs = X.reduceWindow(sum, wc).reduceWindow(max, wd, initial = -inf)
    rhs = X.reduceWindow(max, wd, initial = -inf).reduceWindow(sum, wc)
}

rule("sum pooling => convolution with ones") {
    expect(REFUTED, on = floats, because = "X = +inf: 0.0 against nan")
    val b by rankClass; val s by rankClass
    val nb by b.sizes; val n by s.sizes; val w by s.sizes
    val p by s.map; val lo by s.map; val hi by s.map; val bd by s.map; val wd by s.map
    val X by tensor(b to nb, s to n)
    var kernel = constant(1, s to w)
    broken("sum pooling => convolution, broken: a kernel of zeros", because = "n = 1, w = 1: X[0] against 0") {
        kernel = constant(0, s to w)
    }
    val pooled = X.reduceWindow(sum, w, stride = p, low = lo, high = hi, baseDilation = bd, windowDilation = wd)
    lhs = pooled
    rhs = conv(X, kernel, stride = p, low = lo, high = hi, baseDilation = bd, windowDilation = wd)
    broken("sum pooling => convolution, broken: the first positions instead of those of the stride",
        because = "n = 3, w = 1, p = 2: X[0], X[2] against X[0], X[1]") {
        rhs = conv(X, kernel, low = lo, high = hi, baseDilation = bd, windowDilation = wd).slice(end = sizeOf(pooled, s))
    }
}

rule("a convolution with one constant kernel => multiple of sum pooling") {
    expect(REFUTED, on = floats, because = "k = -1.0, X = 0.0, -0.0: 0.0 against -0.0")
    val b by rankClass; val s by rankClass
    val nb by b.sizes; val n by s.sizes; val w by s.sizes; val p by s.map
    val k by element
    val X by tensor(b to nb, s to n)
    requires { (w ge 1) and (w le n) }
    lhs = conv(X, constant(k, s to w), stride = p)
    rhs = X.reduceWindow(sum, w, stride = p) * k
}

for ((m, title) in listOf(
    sum to "pooling of a sum => sum of poolings",
    max to "max pooling of a maximum => maximum of max poolings",
)) rule(title) {
    if (m == sum) expect(REFUTED, on = floats, because = "X = +inf, 0.0, Y = -65504.0, -65504.0: +inf against nan")
    val c by rankClass
    val n by c.sizes; val w by c.map; val p by c.map; val lo by c.map; val hi by c.map; val bd by c.map; val wd by c.map
    val X by tensor(c to n)
    val Y by tensor(c to n)
    var of = m
    if (m == max) broken("max pooling, broken: of a sum", because = "X = 1, 0 and Y = 0, 1, w = 2: 1 against 2") { of = sum }
    val (both, first, second) = listOf(of(X, Y), X, Y).map {
        it.reduceWindow(m, w, stride = p, low = lo, high = hi, baseDilation = bd, windowDilation = wd, initial = m.identity)
    }
    lhs = both
    rhs = of(first, second)
}

rule("max pooling from v on => maximum of v and max pooling") {
    val c by rankClass
    val n by c.sizes; val w by c.map; val p by c.map
    val v by element
    val X by tensor(c to n)
    requires { w le n }
    val pooled = X.reduceWindow(max, w, stride = p, initial = -inf)
    lhs = X.reduceWindow(max, w, stride = p, initial = v)
    rhs = max(v, pooled)
    broken("max pooling from v on, broken: from minus infinity on", because = "n = 1, X[0] = 0, v = 1: 1 against 0") {
        rhs = pooled
    }
}

rule("max pooling of max pooling => one max pooling") {
    source(note = "hints, as one index is the sum of two; repetition does no harm to a maximum")
    val c by rankClass
    val n by c.sizes; val w by c.map; val u by c.map
    val i by c.index; val j by c.index; val k by c.index
    val X by tensor(c to n)
    requires { w + u - 1 le n }
    lhs = X.reduceWindow(max, w, initial = -inf, index = c to i).reduceWindow(max, u, initial = -inf, index = c to j)
    rhs = X.reduceWindow(max, w + u - 1, initial = -inf, index = c to k)
    var first = min(k, w - 1)
    broken("max pooling of max pooling, broken: hints that leave the window") {
        expect(UNKNOWN, because = "i = k is no index of the first window from w on; the rule is right, the hint is not")
        first = k
    }
    match(k to i + j)
    match(i to first)
    match(j to k - first)
}

rule("max pooling of max pooling, without hints") {
    expect(UNKNOWN, because = "one index that is the sum of two is not split")
    val c by rankClass
    val n by c.sizes; val w by c.map; val u by c.map
    val X by tensor(c to n)
    requires { w + u - 1 le n }
    lhs = X.reduceWindow(max, w, initial = -inf).reduceWindow(max, u, initial = -inf)
    rhs = X.reduceWindow(max, w + u - 1, initial = -inf)
    broken("max pooling of max pooling, broken: one too far", because = "n = 1, w = u = 1: 1 position against none") {
        rhs = X.reduceWindow(max, w + u, initial = -inf)
    }
    broken("max pooling of max pooling, broken: one too far, the size made up for",
        because = "n = 2, w = u = 1: X[0] against the larger of X[0] and X[1]") {
        rhs = X.reduceWindow(max, w + u, high = 1, initial = -inf)
    }
    broken("max pooling of max pooling, broken: sum pooling",
        because = "n = 3, w = u = 2: X[0] + 2 X[1] + X[2] against X[0] + X[1] + X[2]") {
        lhs = X.reduceWindow(sum, w).reduceWindow(sum, u)
        rhs = X.reduceWindow(sum, w + u - 1)
    }
}

rule("min pooling => max pooling of the negated") {
    expect(REFUTED, on = signed, because = "v = 0, X = -8: -8 against 0")
    expect(REFUTED, on = unsigned, because = "v = 1, X = 0: 0 against 1")
    val c by rankClass
    val n by c.sizes; val w by c.map; val p by c.map
    val v by element
    val X by tensor(c to n)
    lhs = X.reduceWindow(min, w, stride = p, initial = v)
    rhs = -((-X).reduceWindow(max, w, stride = p, initial = -v))
    broken("min pooling => max pooling, broken: the initial value not negated",
        because = "n = 1, X[0] = 2, v = 1: 1 against -1") {
        rhs = -((-X).reduceWindow(max, w, stride = p, initial = v))
    }
}

rule("a window of nothing from v on is v") {
    source("", "HandleReduceWindow/01")
    val c by rankClass
    val n by c.sizes; val w by c.map; val lo by c.map; val hi by c.map
    val v by element
    val X by tensor(c to n)
    val empty = requires { someLane(n eq 0) }
    lhs = X.reduceWindow(sum, w, low = lo, high = hi, initial = v)
    rhs = constant(v, c to max(lo + n + hi - w + 1, 0))
    broken("a window of nothing, broken: empty on every lane", because = "rank 0: X + v against v") {
        source("", "HandleReduceWindow/02", note = "at rank 0 the result is the operand")
        replace(empty) { n eq 0 }
    }
}

rule("ReduceWindow(Pad(X, 0)) in which each window contains the one element => Expand") {
    expect(REFUTED, on = floats, because = "X = -0.0: 0.0 against -0.0")
    source("", "HandleReduceWindow/07")
    val c by rankClass; val d by rankClass
    val one by c.sizes; val w by c.map; val l by c.sizes; val m by d.sizes
    val X by tensor(c to one, d to m)
    requires { one eq 1 }
    val each = requires { (w ge l + 1) and (w le 2 * l + 1) }
    lhs = X.pad(0, low = l, high = l).reduceWindow(sum, w)
    rhs = X.dropUnit(c).expand(c to 2 * l + 2 - w)
    broken("ReduceWindow(Pad(X, 0)), each window, broken: a window one too small",
        because = "l = 1, w = 1: 0 against X[0] at 0") { replace(each) { (w ge l) and (w le 2 * l + 1) } }
}

rule("a prefix sum of one value => multiple of the count") {
    source("", "HandleReduceWindow/04")
    val s by singleton
    val n by s.sizes
    val k by element(int)
    lhs = constant(k, s to n).reduceWindow(sum, n, low = n - 1)
    rhs = k * (iota(s, s to n) + 1)
    broken("a prefix sum of one value, broken: the multiple of the index", because = "n = 1, k = 1: 1 against 0") {
        rhs = k * iota(s, s to n)
    }
}

rule("the last of the prefix sums => Reduce") {
    source("", "HandleSlice/12")
    val s by singleton; val d by rankClass
    val n by s.sizes; val m by d.sizes
    val X by tensor(s to n, d to m)
    val prefixes = X.reduceWindow(sum, n, low = n - 1)
    lhs = prefixes.slice(start = n - 1, end = n)
    rhs = X.reduce(sum, s).addUnit(s)
    broken("the last of the prefix sums, broken: the last but one", because = "n = 2: X[0] against X[0] + X[1]") {
        requires { n ge 2 }
        lhs = prefixes.slice(start = n - 2, end = n - 1)
    }
}

rule("a window of a concat apart from the seam") {
    upTo(order)
    val s by singleton; val c by rankClass
    val p by s.sizes; val q by s.sizes; val n by c.sizes; val u by c.map
    val X by tensor(s to p, c to n)
    val Y by tensor(s to q, c to n)
    var size = u
    broken("a window of a concat, broken: over the seam", because = "p = q = 1, w = 2: 1 position against none") {
        val w by s.map
        size = w
    }
    lhs = concat(X, Y, along = s).reduceWindow(sum, size)
    rhs = concat(X.reduceWindow(sum, size), Y.reduceWindow(sum, size), along = s)
}

rule("a window of the reversed => reversed, edges exchanged") {
    upTo(order)
    val c by rankClass
    val n by c.sizes; val w by c.map; val lo by c.map; val hi by c.map
    val X by tensor(c to n)
    lhs = X.reverse(c).reduceWindow(sum, w, low = lo, high = hi)
    rhs = X.reduceWindow(sum, w, low = hi, high = lo).reverse(c)
    broken("a window of the reversed, broken: edges not exchanged",
        because = "n = 1, w = 1, lo = 1: 0, X[0] against X[0], 0") {
        rhs = X.reduceWindow(sum, w, low = lo, high = hi).reverse(c)
    }
}
