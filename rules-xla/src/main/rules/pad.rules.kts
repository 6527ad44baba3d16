// Paddings: low and high edges, which cut off where they are negative, and interior padding between elements.

rule("pad/01 Pad(A, v, 0, 0, 0) => A") {
    source("pad/01", "HandlePad/03")
    val c by rankClass
    val n by c.sizes; val l by c.map; val h by c.map; val i by c.map
    val v by element
    val A by tensor(c to n)
    val noEdges = requires { (l eq 0) and (h eq 0) }
    val noInterior = requires { i eq 0 }
    lhs = A.pad(v, low = l, high = h, interior = i)
    rhs = A
    weaker("pad/01 weaker: interior padding of at most one element") { replace(noInterior) { (i eq 0) or (n le 1) } }
    broken("pad/01 broken: any interior padding", because = "n = 2, i = 1: size 3 against 2") { without(noInterior) }
    broken("pad/01 broken: edges that cancel", because = "n = 1, l = 1, h = -1: v against A[0]") {
        replace(noEdges) { l + h eq 0 }
    }
}

rule("pad/02 Pad with interior padding on unit axes => Pad without it") {
    source("pad/02", "HandlePad/02", note = "edges may be negative")
    val c by rankClass
    val d by rankClass
    val n by c.sizes; val l by c.map; val h by c.map; val i by c.map
    val p by d.sizes; val ld by d.map; val hd by d.map; val id by d.map
    val v by element
    val A by tensor(c to n, d to p)
    val unit = requires { p eq 1 }
    lhs = A.pad(v, low = axes(l, ld), high = axes(h, hd), interior = axes(i, id))
    rhs = A.pad(v, low = axes(l, ld), high = axes(h, hd), interior = i)
    weaker("pad/02 weaker: empty axes too") { replace(unit) { p le 1 } }
    broken("pad/02 broken: axes of two elements", because = "p = 2, id = 1, no edges: size 3 against 2") {
        replace(unit) { p le 2 }
    }
    broken("pad/02 broken: low and high swapped",
        because = "rank of c 1, of d 0, n = 1, l = 1, h = 0: v, A[0] against A[0], v") {
        rhs = A.pad(v, low = axes(h, hd), high = axes(l, ld), interior = i)
    }
}

rule("pad/03 Pad(Expand(A, {d, e}), v) with e unpadded => Expand(Pad(Expand(A, {d}), v), {e})") {
    source("pad/03", "HandlePad/04")
    val c by rankClass
    val d by rankClass
    val e by rankClass
    val n by c.sizes; val lC by c.map; val hC by c.map; val iC by c.map
    val p by d.sizes; val lD by d.map; val hD by d.map; val iD by d.map
    val q by e.sizes; val lE by e.map; val hE by e.map; val iE by e.map
    val v by element
    val A by tensor(c to n)
    requires { iE eq 0 }
    val noLow = requires { lE eq 0 }
    requires { hE eq 0 }
    val padded = A.expand(d to p).pad(v, low = axes(lC, lD), high = axes(hC, hD), interior = axes(iC, iD))
    lhs = A.expand(d to p, e to q).pad(v, low = axes(lC, lD, lE), high = axes(hC, hD, hE), interior = axes(iC, iD, iE))
    rhs = padded.expand(e to q)
    broken("pad/03 broken: e may be padded at the low end", because = "rank of e 1, q = 0, lE = 1: size 1 against 0") {
        without(noLow)
    }
    broken("pad/03 broken: e expanded to its padded size",
        because = "rank of e 1, of c and d 0, q = 0, lE = 1: v against A") {
        without(noLow)
        rhs = padded.expand(e to q + lE)
    }
}

rule("pad/04 Pad with negative edges => Slice(Pad with the non-negative edges)") {
    source("pad/04", "HandlePad/05", note = "one class for each sign pattern of (low, high)")
    val c by rankClass
    val d by rankClass
    val e by rankClass
    val f by rankClass
    val nC by c.sizes; val lC by c.map; val hC by c.map; val iC by c.map
    val nD by d.sizes; val lD by d.map; val hD by d.map; val iD by d.map
    val nE by e.sizes; val lE by e.map; val hE by e.map; val iE by e.map
    val nF by f.sizes; val lF by f.map; val hF by f.map; val iF by f.map
    val v by element
    val A by tensor(c to nC, d to nD, e to nE, f to nF)
    requires { iC eq 0 }
    requires { iD eq 0 }
    requires { iE eq 0 }
    requires { iF eq 0 }
    requires { (lC ge 0) and (hC ge 0) }
    requires { (lD ge 0) and (hD lt 0) }
    requires { (lE lt 0) and (hE ge 0) }
    requires { (lF lt 0) and (hF lt 0) }
    var endD = nD + lD + hD
    var startE = abs(lE)
    broken("pad/04 broken: the start is the negative edge itself",
        because = "n = 1, l = -1, h = 0: the slice starts at -1") { startE = lE }
    broken("pad/04 broken: the low edge forgotten in the end", because = "n = 1, l = 1, h = -1: size 1 against 0") {
        endD = nD + hD
    }
    lhs = A.pad(v, low = axes(lC, lD, lE, lF), high = axes(hC, hD, hE, hF), interior = axes(iC, iD, iE, iF))
    rhs = A.pad(v, low = axes(lC, lD), high = axes(hC, hE))
        .slice(start = axes(startE, abs(lF)), end = axes(endD, nF + hF))
}

rule("pad/04 weaker: one class, edges of any sign, and interior padding") {
    source("pad/04", "HandlePad/05", note = "the compiler's rule; it asks for a negative edge only to make progress")
    val c by rankClass
    val n by c.sizes; val l by c.map; val h by c.map; val i by c.map
    val v by element
    val A by tensor(c to n)
    val cut = max(-l, 0)
    val size = n + max(n - 1, 0) * i + l + h
    lhs = A.pad(v, low = l, high = h, interior = i)
    rhs = A.pad(v, low = max(l, 0), high = max(h, 0), interior = i).slice(start = cut, end = cut + size)
    broken("pad/04 broken: cut before the interior padding is put in",
        because = "n = 2, l = -1, i = 1: v, A[1] against A[1]") {
        requires { (l lt 0) and (n + l ge 0) }
        rhs = A.slice(start = -l).pad(v, high = h, interior = i)
    }
}
