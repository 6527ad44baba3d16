// Sums, products and quotients of paddings as coded. The constant that pads is a zero or one of floats.

rule("enzyme/BinopPadToConcat sum: Add(Pad(A, 0), B) => Concat(Slice(B), Add(Slice(B), A), Slice(B))") {
    source(note = "One axis is padded, without interior padding and at least as much as it has; parts without elements are left out. The zero is one of floats.")
    elements(real + floats)
    expect(REFUTED, on = floats, because = "0.0 + -0.0 = 0.0 in the padding")
    val d by rankClass
    val x by singleton
    val p by d.sizes
    val n by x.sizes
    val l by x.sizes
    val h by x.sizes
    val A by tensor(d to p, x to n)
    val B by tensor(d to p, x to l + n + h)
    requires { n * 2 le l + n + h }
    lhs = A.pad(0, low = x to l, high = x to h) + B
    rhs = concat(B.slice(end = x to l), B.slice(start = x to l, end = x to l + n) + A, B.slice(start = x to l + n), along = x)
    broken("enzyme/BinopPadToConcat sum, broken: padded with ones", because = "l = 1, n = 0: 1 + B against B") {
        elements(real)
        lhs = A.pad(1, low = x to l, high = x to h) + B
    }
}

for ((name, one) in listOf("1" to true, "0" to false))
rule("enzyme/BinopPadToConcat product: Mul(Pad(A, $name), B) => Concat(${if (one) "Slice(B)" else "0"}, Mul(Slice(B), A), ..)") {
    source(note = "One axis is padded. The constant is one of floats.")
    elements(real + floats)
    if (!one) expect(REFUTED, on = floats, because = "0 * inf = nan, 0 * -1 = -0.0")
    val d by rankClass
    val x by singleton
    val p by d.sizes
    val n by x.sizes
    val l by x.sizes
    val h by x.sizes
    val A by tensor(d to p, x to n)
    val B by tensor(d to p, x to l + n + h)
    requires { n * 2 le l + n + h }
    val k = if (one) 1 else 0
    lhs = A.pad(k, low = x to l, high = x to h) * B
    val first = B.slice(end = x to l)
    val last = B.slice(start = x to l + n)
    rhs = concat(
        if (one) first else constant(0, shapeOf(first)), B.slice(start = x to l, end = x to l + n) * A,
        if (one) last else constant(0, shapeOf(last)), along = x)
    broken("enzyme/BinopPadToConcat product, broken: padded with 2 for $name", because = "l = 1, n = 0, B = 1: 2 against $name") {
        elements(real)
        lhs = A.pad(2, low = x to l, high = x to h) * B
    }
}

rule("enzyme/BinopPadToConcat: g(Pad(A, v), B) => Concat(g(Slice(B), v), g(Slice(B), A), ..)") {
    source(note = "A sum or a product with padding of any v, where all that uses it ends in slices. Operands are exchanged, as both commute.")
    val d by rankClass
    val x by singleton
    val p by d.sizes
    val n by x.sizes
    val l by x.sizes
    val h by x.sizes
    val v by element
    val g by function(T, T, commutative = true)
    val A by tensor(d to p, x to n)
    val B by tensor(d to p, x to l + n + h)
    requires { n * 2 le l + n + h }
    lhs = g(A.pad(v, low = x to l, high = x to h), B)
    rhs = concat(
        g(B.slice(end = x to l), v), g(B.slice(start = x to l, end = x to l + n), A), g(B.slice(start = x to l + n), v), along = x)
    broken("enzyme/BinopPadToConcat broken: B alone in the padding", because = "l = 1, n = 0: g(v, B) against B") {
        rhs = concat(B.slice(end = x to l), g(B.slice(start = x to l, end = x to l + n), A), g(B.slice(start = x to l + n), v), along = x)
    }
}

rule("enzyme/MulZeroPad: Mul(Pad(A, 0), B) => Pad(Mul(A, Slice(B)), 0)") {
    source(note = "The zero is one of floats. Edges and interior padding from 0 on.")
    elements(real + f16 + f32)
    expect(REFUTED, on = f16 + f32, because = "0 * inf = nan in the padding")
    val c by rankClass
    val n by c.sizes
    val l by c.map
    val h by c.map
    val i by c.map
    val m by c.sizes
    val A by tensor(c to n)
    val B by tensor(c to m)
    requires { (l ge 0) and (h ge 0) }
    lhs = A.pad(0, low = l, high = h, interior = i) * B
    rhs = (A * B.slice(l, m - h, i + 1)).pad(0, low = l, high = h, interior = i)
    broken("enzyme/MulZeroPad broken: the stride is forgotten", because = "n = 2, i = 1: sizes 2 and 3 in one product") {
        elements(real)
        rhs = (A * B.slice(l, m - h)).pad(0, low = l, high = h, interior = i)
    }
}

rule("enzyme/DivZeroPad: Div(Pad(A, 0), B) => Pad(Div(A, Slice(B)), 0)") {
    source(note = "The zero is one of floats. Edges and interior padding from 0 on.")
    elements(real + f16 + f32)
    expect(REFUTED, on = f16 + f32, because = "0 / 0 = nan in the padding")
    expect(REFUTED, on = real, because = "B = 0: 0 / 0 is not defined")
    val c by rankClass
    val n by c.sizes
    val l by c.map
    val h by c.map
    val i by c.map
    val m by c.sizes
    val A by tensor(c to n)
    val B by tensor(c to m)
    requires { (l ge 0) and (h ge 0) }
    lhs = A.pad(0, low = l, high = h, interior = i) / B
    rhs = (A / B.slice(l, m - h, i + 1)).pad(0, low = l, high = h, interior = i)
    repaired("enzyme/DivZeroPad repaired: reals other than 0") {
        elements(real)
        assume { B ne 0 }
    }
}

for (first in listOf(true, false))
rule("enzyme/AddPadPadToConcat: Add(Pad(A, 0), Pad(B, 0)) => Pad(Concat of both, 0) where ${if (first) "A ends where B begins" else "B ends where A begins"}") {
    source(note = "Low and high edges of other axes are compared, interior padding of them is not. The zeros are ones of floats.")
    elements(real + f32)
    expect(REFUTED, because = "another axis of 2 places with one between, beside one of 3: no concatenation")
    val x by singleton
    val d by rankClass
    val n by x.sizes; val l by x.sizes; val h by x.sizes
    val m by x.sizes; val k by x.sizes; val j by x.sizes
    val p by d.sizes; val lo by d.sizes; val hi by d.sizes; val i by d.map
    val q by d.sizes; val o by d.map
    val A by tensor(x to n, d to p)
    val B by tensor(x to m, d to q)
    requires { if (first) h eq j + m else j eq h + n }
    lhs = A.pad(0, low = axes(l, lo), high = axes(h, hi), interior = i) + B.pad(0, low = axes(k, lo), high = axes(j, hi), interior = o)
    rhs = if (first) {
        concat(A, B, along = x).pad(0, low = axes(l, lo), high = axes(j, hi), interior = i)
    } else {
        concat(B, A, along = x).pad(0, low = axes(k, lo), high = axes(h, hi), interior = i)
    }
    repaired("enzyme/AddPadPadToConcat repaired: the same interior padding, ${if (first) "A" else "B"} first") {
        elements(real)
        requires { i eq o }
    }
}

rule("enzyme/AddPadPadToConcat within: Add(Pad(A, 0), Pad(B, 0)) => Pad(Add(Pad(B, 0), A), 0) where B lies within A") {
    source(note = "The other way round likewise. Interior padding of other axes is not compared.")
    elements(real + f32)
    expect(REFUTED, because = "another axis of 2 places with one between, beside one of 3: no sum")
    val x by singleton
    val d by rankClass
    val n by x.sizes; val l by x.sizes; val h by x.sizes
    val m by x.sizes; val k by x.sizes; val j by x.sizes
    val p by d.sizes; val lo by d.sizes; val hi by d.sizes; val i by d.map
    val q by d.sizes; val o by d.map
    val A by tensor(x to n, d to p)
    val B by tensor(x to m, d to q)
    requires { (j ge h) and (j + m le h + n) }
    lhs = A.pad(0, low = axes(l, lo), high = axes(h, hi), interior = i) + B.pad(0, low = axes(k, lo), high = axes(j, hi), interior = o)
    rhs = (B.pad(0, low = axes(x to h + n - (j + m)), high = axes(x to j - h)) + A).pad(0, low = axes(l, lo), high = axes(h, hi), interior = i)
    repaired("enzyme/AddPadPadToConcat within, repaired: the same interior padding") {
        elements(real)
        requires { i eq o }
    }
}

rule("enzyme/PadDotGeneral: Dot(Pad(A, 0), B) => Dot(A, Slice(B)) where contracted axes are padded") {
    source(note = "The first mode: no other axis is padded. The zero is one of floats; edges and interior padding from 0 on.")
    elements(real + f32)
    expect(REFUTED, on = f32, because = "0 * inf = nan in the padding")
    val k by rankClass
    val b by rankClass
    val f by rankClass
    val g by rankClass
    val nk by k.sizes; val l by k.map; val h by k.map; val i by k.map
    val m by k.sizes
    val nb by b.sizes
    val nf by f.sizes
    val ng by g.sizes
    val A by tensor(b to nb, f to nf, k to nk)
    val B by tensor(b to nb, g to ng, k to m)
    requires { (l ge 0) and (h ge 0) }
    lhs = dot(A.pad(0, low = l, high = h, interior = i), B, contract = k, batch = b)
    rhs = dot(A, B.slice(axes(l), axes(m - h), axes(i + 1)), contract = k, batch = b)
    broken("enzyme/PadDotGeneral broken: the first places of B", because = "nk = l = 1, h = 0: A meets B[1] against B[0]") {
        elements(real)
        rhs = dot(A, B.slice(axes(k to 0), axes(m - h - l), axes(i + 1)), contract = k, batch = b)
    }
}

rule("enzyme/PadDotGeneral after: Dot(Pad(A, 0), B) => Pad(Dot(A, B), 0) where axes that A has alone are padded") {
    source(note = "The second mode. Contracted and batch axes may be padded, too, and B is not cut there.")
    elements(real)
    expect(REFUTED, because = "a contracted axis of 0 places and one of padding: B has one place")
    val k by rankClass
    val b by rankClass
    val f by rankClass
    val g by rankClass
    val nk by k.sizes; val lk by k.sizes
    val nb by b.sizes; val lb by b.sizes
    val nf by f.sizes; val l by f.map; val h by f.map; val i by f.map
    val ng by g.sizes
    val A by tensor(b to nb, f to nf, k to nk)
    val B by tensor(b to nb + lb, g to ng, k to nk + lk)
    requires { (l ge 0) and (h ge 0) }
    lhs = dot(A.pad(0, low = axes(l, lk, lb), high = h, interior = i), B, contract = k, batch = b)
    rhs = dot(A, B, contract = k, batch = b).pad(0, low = axes(l, lb), high = h, interior = i)
    repaired("enzyme/PadDotGeneral after, repaired: no other axis is padded") {
        requires { lk eq 0 }
        requires { lb eq 0 }
    }
}
