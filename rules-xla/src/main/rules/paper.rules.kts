// The worked examples of the TensorRight paper.

rule("paper/01 PadLow(PadLow(A, l1), l2) => PadLow(A, l1 + l2)") {
    source("paper/01", note = "the running example of the paper's section 6.2")
    val c by rankClass
    val n by c.sizes; val l1 by c.map; val l2 by c.map
    val v by element
    val A by tensor(c to n)
    val inner = requires { l1 ge 0 }
    val outer = requires { l2 ge 0 }
    lhs = A.pad(v, low = l1).pad(v, low = l2)
    rhs = A.pad(v, low = l1 + l2)
    weaker("paper/01 weaker: the outer edge may be negative") { without(outer) }
    weaker("paper/01 weaker still: nothing that is cut off is padded again") {
        without(outer)
        replace(inner) { (l1 ge 0) or (l2 le 0) }
    }
    broken("paper/01 broken: the inner edge may be negative", because = "n = 2, l1 = -1, l2 = 1: v against A[0]") {
        without(inner)
    }
    broken("paper/01 broken: two padding values",
        because = "rank 1, n = 0, l1 = 0, l2 = 1: w against v; right at rank 0") {
        val w by element
        lhs = A.pad(v, low = l1).pad(w, low = l2)
    }
}

rule("paper/02 Pad(Pad(A)) => Pad(A), no outer interior padding") {
    source("paper/02", note = "the outer edges may be negative")
    val c by rankClass
    val n by c.sizes
    val l1 by c.map; val i1 by c.map; val h1 by c.map
    val l2 by c.map; val i2 by c.map; val h2 by c.map
    val v by element
    val A by tensor(c to n)
    val noInterior = requires { i2 eq 0 }
    val lowEdge = requires { l1 ge 0 }
    val highEdge = requires { h1 ge 0 }
    lhs = A.pad(v, low = l1, high = h1, interior = i1).pad(v, low = l2, high = h2, interior = i2)
    rhs = A.pad(v, low = l1 + l2, high = h1 + h2, interior = i1 + i2)
    weaker("paper/02 weaker: nothing that is cut off is padded again") {
        replace(lowEdge) { (l1 ge 0) or (l2 le 0) }
        replace(highEdge) { (h1 ge 0) or (h2 le 0) }
    }
    broken("paper/02 broken: outer interior padding too", because = "n = 2, i1 = i2 = 1, no edges: size 5 against 4") {
        without(noInterior)
    }
    broken("paper/02 broken: the inner high edge may be negative", because = "n = 1, h1 = -1, h2 = 1: v against A[0]") {
        without(highEdge)
    }
}

rule("paper/03 DynamicUpdateSlice(Slice(A, 0, floor((n + 1) / 2), 1), v, 1) => DynamicUpdateSlice(Slice(A, 0, n, 2), v, 1)") {
    source("paper/03", note = "the motivating example of the paper's section 2.3")
    expect(REFUTED, because = "rank 2, n = (3, 3): at (0, 1) A[0, 1] against A[0, 2], as the update covers only where all lanes are >= 1; right at ranks 0 and 1")
    var ranks = rankClass
    var start = 1
    repaired("paper/03 repaired: on one axis") { ranks = singleton }
    broken("paper/03 broken: on one axis, the update one further",
        because = "n = 5: A[0], A[1], v against A[0], A[2], v") {
        ranks = singleton
        start = 2
    }
    val c by ranks
    val n by c.sizes
    val v by element
    val A by tensor(c to n)
    val h = (n + 1).floorDiv(2)
    val update = constant(v, c to h - start)
    lhs = A.slice(end = h).dynamicUpdateSliceInRange(update, start)
    rhs = A.slice(stride = 2).dynamicUpdateSliceInRange(update, start)
}

rule("paper/03 clamping: an update from 1 on after two different slices") {
    source("paper/03")
    expect(REFUTED, because = "rank 2, n = (3, 3): at (0, 1) A[0, 1] against A[0, 2]; right at ranks 0 and 1")
    var ranks = rankClass
    repaired("paper/03 clamping, repaired: on one axis") { ranks = singleton }
    val c by ranks
    val n by c.sizes
    val v by element
    val A by tensor(c to n)
    val h = (n + 1).floorDiv(2)
    val update = constant(v, c to h - 1)
    lhs = A.slice(end = h).dynamicUpdateSlice(update, 1)
    rhs = A.slice(stride = 2).dynamicUpdateSlice(update, 1)
}

rule("paper/04 DynamicSlice(A, b, z) => Slice(A, b2, e, p)") {
    source("paper/04", note = "the paper's first rule, equation 2")
    val c by rankClass
    val n by c.sizes; val z by c.map; val b by c.map
    val b2 by c.map; val e by c.map; val p by c.map
    val A by tensor(c to n)
    requires { e - b2 eq z }
    requires { p eq 1 }
    val sameStart = requires { b2 eq b }
    lhs = A.dynamicSliceInRange(start = b, size = z)
    rhs = A.slice(start = b2, end = e, stride = p)
    broken("paper/04 broken: another start with the same length",
        because = "n = 2, z = 1, b = 0, b2 = 1, e = 2: A[0] against A[1]") { without(sameStart) }
    broken("paper/04 broken: the end before the start") {
        expect(VACUOUS, because = "a size in range is at least 1")
        replace(sameStart) { e lt b2 }
    }
}

rule("paper/04 clamping: DynamicSlice(A, b, z) => Slice(A, b2, e, p)") {
    source("paper/04")
    expect(REFUTED, because = "n = 0, z = 0, b = 1: the start used is 0, but the slice from 1 is invalid")
    val c by rankClass
    val n by c.sizes; val z by c.map; val b by c.map
    val b2 by c.map; val e by c.map; val p by c.map
    val A by tensor(c to n)
    requires { e - b2 eq z }
    requires { p eq 1 }
    val sameStart = requires { b2 eq b }
    lhs = A.dynamicSlice(start = b, size = z)
    rhs = A.slice(start = b2, end = e, stride = p)
    repaired("paper/04 clamping, repaired: the slice starts where the clamped start is") {
        replace(sameStart) { b2 eq max(min(b, n - z), 0) }
    }
}

rule("paper/05 Relabel(Add(A, Relabel(A))) => Add(A, Relabel(A)), the renaming swapping two axes") {
    source("paper/05", note = "the transpose of A plus its transpose; two axes of one class")
    val c by rankClass
    val l0 by c.label; val l1 by c.label
    val n by c.sizes
    var m = n
    weaker("paper/05 with the sizes left apart, as the paper gives them") {
        source(note = "validity of the sum makes the sizes equal")
        val other by c.sizes
        m = other
    }
    val A by tensor(l0 to n, l1 to m)
    val transposed = A.relabel(l0 to l1, l1 to l0)
    lhs = (A + transposed).relabel(l0 to l1, l1 to l0)
    rhs = A + transposed
    broken("paper/05 broken: a difference instead of a sum",
        because = "rank 1, n = 2, A[0, 1] = 1 and 0 elsewhere: -1 against 1 at (0, 1); right at rank 0") {
        lhs = (A - transposed).relabel(l0 to l1, l1 to l0)
        rhs = A - transposed
    }
}

rule("paper/06 Conv(Pad(X, 0), W) => Conv(X, W), edges into the window's") {
    expect(UNKNOWN, on = floats, because = "whether a padded 0 is multiplied or left out is not said, and 0 * inf is nan")
    source("paper/06", "HandleConvolution/03", note = "the compiler's rule as the paper prints it, with any stride")
    val b by rankClass; val f by rankClass; val o by rankClass; val s by rankClass
    val nb by b.sizes; val nf by f.sizes; val no by o.sizes; val n by s.sizes; val w by s.sizes
    val p by s.map; val lo by s.map; val hi by s.map; val bd by s.map; val wd by s.map
    val pl by s.map; val ph by s.map; val pi by s.map
    val X by tensor(b to nb, f to nf, s to n)
    val W by tensor(f to nf, o to no, s to w)
    requires { p ge 1 }
    requires { bd eq 1 }
    val noInterior = requires { pi eq 0 }
    requires { (lo ge 0) and (hi ge 0) }
    requires { (pl ge 0) and (ph ge 0) }
    var low = lo + pl
    broken("paper/06 broken: edges one short where the stride hides it in the size",
        because = "n = 1, w = 1, pl = 1, p = 2: 0 against X[0] W[0]") {
        requires { (n eq 1) and (w eq 1) }
        requires { (pl eq 1) and (lo + hi + ph eq 0) and (p eq 2) }
        low = lo
    }
    lhs = conv(X.pad(0, pl, ph, pi), W, feature = f,
        stride = p, low = lo, high = hi, baseDilation = bd, windowDilation = wd)
    rhs = conv(X, W, feature = f, stride = p, low = low, high = hi + ph, baseDilation = bd, windowDilation = wd)
    broken("paper/06 broken: with interior padding", because = "n = 2, pi = 1, w = 0: sizes 4 against 3") {
        without(noInterior)
    }
}

rule("paper/07 Dot(A, B) without contraction and batch => Mul(Expand(A), Expand(B))") {
    expect(REFUTED, on = floats, because = "A = 0.0, B = -1.0: 0.0 against -0.0")
    source("paper/07", note = "the outer product of the paper's introduction")
    val c by rankClass; val d by rankClass
    val n by c.sizes; val p by d.sizes
    val A by tensor(c to n)
    val B by tensor(d to p)
    lhs = dot(A, B)
    rhs = A.expand(d to p) * B.expand(c to n)
    broken("paper/07 broken: A expanded by what it has already") {
        expect(ILL_FORMED, because = "A has an axis of class c, and there are no two of one name")
        rhs = A.expand(c to n) * B.expand(d to p)
    }
    broken("paper/07 broken: summed once", because = "p = 2: A * B[0] against A * (B[0] + B[1]); right at rank 0 of d") {
        rhs = (A * B.reduce(sum, d).expand(c to n)).expand(d to p)
    }
}

rule("paper/08 Reduce(Concat(A, B)) => Reduce(Concat(Expand(Reduce(A)), Expand(Reduce(B))))") {
    upTo(order)
    source("paper/08", note = "reduce/02 read backwards")
    val c by singleton; val d by rankClass
    val nA by c.sizes; val nB by c.sizes; val p by d.sizes
    val A by tensor(c to nA, d to p)
    val B by tensor(c to nB, d to p)
    val sumA = A.reduce(sum, c).expand(c to 1)
    val sumB = B.reduce(sum, c).expand(c to 1)
    lhs = concat(A, B, along = c).reduce(sum, c)
    rhs = concat(sumA, sumB, along = c).reduce(sum, c)
    broken("paper/08 broken: A twice", because = "nA = 1, nB = 0: A[0] against A[0] + A[0]") {
        rhs = concat(sumA, sumA, along = c).reduce(sum, c)
    }
    broken("paper/08 broken: maxima inside", because = "nA = 2, nB = 1: A[0] + A[1] against the greater of the two") {
        requires { (nA ge 1) and (nB ge 1) }
        rhs = concat(A.reduce(max, c).expand(c to 1), B.reduce(max, c).expand(c to 1), along = c).reduce(sum, c)
    }
}
