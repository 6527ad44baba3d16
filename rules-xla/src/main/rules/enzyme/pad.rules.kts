// Paddings as coded.

rule("enzyme/PadSimplify: Pad(A, v, 0, 0, 0) => A") {
    val c by rankClass
    val n by c.sizes
    val l by c.map
    val h by c.map
    val i by c.map
    val v by element
    val A by tensor(c to n)
    requires { (l eq 0) and (h eq 0) }
    val none = requires { i eq 0 }
    lhs = A.pad(v, low = l, high = h, interior = i)
    rhs = A
    broken("enzyme/PadSimplify broken: interior padding", because = "n = 2, i = 1: size 3 against 2") { without(none) }
}

rule("enzyme/PadSimplify splat: Pad(v, v) => v of a constant that is v everywhere") {
    source(note = "Both constants are the same to the bit.")
    val c by rankClass
    val n by c.sizes
    val l by c.map
    val h by c.map
    val i by c.map
    val v by element
    lhs = constant(v, c to n).pad(v, low = l, high = h, interior = i)
    rhs = constant(v, c to l + n + max(n - 1, 0) * i + h)
    broken("enzyme/PadSimplify splat, broken: padded with another", because = "n = 0, l = 1: w against v") {
        val w by element
        lhs = constant(v, c to n).pad(w, low = l, high = h, interior = i)
    }
}

rule("enzyme/PadSimplify zeros: Pad(0, -0.0) => 0 of floats") {
    source(note = "Either constant is a zero of either sign, and the result is the positive one.")
    elements(floats)
    expect(REFUTED, because = "l = 1: -0.0 against 0.0")
    val c by rankClass
    val n by c.sizes
    val l by c.map
    val h by c.map
    lhs = constant(0, c to n).pad(-0.0, low = l, high = h)
    rhs = constant(0, c to n + l + h)
    repaired("enzyme/PadSimplify zeros, repaired: of the same sign") { lhs = constant(0, c to n).pad(0, low = l, high = h) }
}

rule("enzyme/NegativePadToSlice: Pad(A, v, l, h) => Slice(A, -l, n + h) where edges cut off") {
    source(note = "No interior padding. That some edge is negative is about progress.")
    val c by rankClass
    val n by c.sizes
    val l by c.map
    val h by c.map
    val v by element
    val A by tensor(c to n)
    val low = requires { l le 0 }
    val high = requires { h le 0 }
    lhs = A.pad(v, low = l, high = h)
    rhs = A.slice(-l, n + h)
    broken("enzyme/NegativePadToSlice broken: a positive low edge", because = "l = 1: a slice that starts at -1") { without(low) }
    broken("enzyme/NegativePadToSlice broken: a positive high edge", because = "n = 0, h = 1: a slice that ends at 1") { without(high) }
}

rule("enzyme/PadPad: Pad(Pad(A, v, l, h), v, m, k) => Pad(A, v, l + m, h + k)") {
    source(note = "No interior padding. Signs are not looked at.")
    expect(REFUTED, because = "n = 1, l = -1, m = 1: v against A[0]")
    val c by rankClass
    val n by c.sizes
    val l by c.map
    val h by c.map
    val m by c.map
    val k by c.map
    val v by element
    val A by tensor(c to n)
    lhs = A.pad(v, low = l, high = h).pad(v, low = m, high = k)
    rhs = A.pad(v, low = l + m, high = h + k)
    repaired("enzyme/PadPad repaired: the first cuts nothing off") { requires { (l ge 0) and (h ge 0) } }
    repaired("enzyme/PadPad repaired: the second adds nothing") { requires { (m le 0) and (k le 0) } }
    repaired("enzyme/PadPad repaired: on neither side what is cut off comes back") {
        requires { ((l ge 0) or (m le 0)) and ((h ge 0) or (k le 0)) }
        requires { (n + l ge 0) and (n + h ge 0) }
    }
}

rule("enzyme/UnaryPadPush: f(Pad(A, v)) => Pad(f(A), f(v))") {
    source(note = "A conversion, tanh or exp; edges and interior padding from 0 on.")
    val c by rankClass
    val n by c.sizes
    val l by c.map
    val h by c.map
    val i by c.map
    val v by element
    val f by function
    val A by tensor(c to n)
    val notCut = requires { (l ge 0) and (h ge 0) }
    lhs = f(A.pad(v, low = l, high = h, interior = i))
    rhs = f(A).pad(f(v), low = l, high = h, interior = i)
    weaker("enzyme/UnaryPadPush weaker: edges may be negative") { without(notCut) }
    broken("enzyme/UnaryPadPush broken: padded as before", because = "n = 0, l = 1: f(v) against v") {
        rhs = f(A).pad(v, low = l, high = h, interior = i)
    }
}

rule("enzyme/BinopConstPad: g(w, Pad(A, v)) => Pad(g(w, A), g(w, v)) for a constant that is w everywhere") {
    source(note = "A sum, difference, product or quotient with the constant on either side; edges and interior padding from 0 on.")
    val c by rankClass
    val n by c.sizes
    val l by c.map
    val h by c.map
    val i by c.map
    val v by element
    val w by element
    val g by function(T, T)
    val A by tensor(c to n)
    requires { (l ge 0) and (h ge 0) }
    lhs = g(w, A.pad(v, low = l, high = h, interior = i))
    rhs = g(w, A).pad(g(w, v), low = l, high = h, interior = i)
    broken("enzyme/BinopConstPad broken: the operands change places in the padding", because = "n = 0, l = 1: g(w, v) against g(v, w)") {
        rhs = g(w, A).pad(g(v, w), low = l, high = h, interior = i)
    }
}

rule("enzyme/BinopPadPad: g(Pad(A, v), Pad(B, w)) => Pad(g(A, B), g(v, w)) for the same paddings") {
    source(note = "A sum, difference, product, quotient, minimum or maximum; edges and interior padding from 0 on.")
    val c by rankClass
    val n by c.sizes
    val l by c.map
    val h by c.map
    val i by c.map
    val v by element
    val w by element
    val g by function(T, T)
    val A by tensor(c to n)
    val B by tensor(c to n)
    requires { (l ge 0) and (h ge 0) }
    lhs = g(A.pad(v, low = l, high = h, interior = i), B.pad(w, low = l, high = h, interior = i))
    rhs = g(A, B).pad(g(v, w), low = l, high = h, interior = i)
    broken("enzyme/BinopPadPad broken: other edges", because = "l = 1, h = 0 against 0 and 1: g(v, B) against g(v, w)") {
        val k by c.map
        requires { k ge 0 }
        lhs = g(A.pad(v, low = l, high = h), B.pad(w, low = k, high = l + h - k))
        rhs = g(A, B).pad(g(v, w), low = l, high = h)
    }
}

for (name in listOf("BinopBinopPadPad", "BinopBinopPadConst"))
rule("enzyme/$name: g(Pad(A, v), g(Pad(B, w), C)) => g(C, Pad(g(A, B), g(v, w)))") {
    source(note = "A sum or a product, here any associative and commutative function. Edges and interior padding from 0 on, the same for both.")
    val c by rankClass
    val n by c.sizes
    val l by c.map
    val h by c.map
    val i by c.map
    val v by element
    val w by element
    val g by monoid
    val A by tensor(c to n)
    val B by tensor(c to n)
    val C by tensor(c to n + max(n - 1, 0) * i + l + h)
    requires { (l ge 0) and (h ge 0) }
    requires { i ge 0 }
    lhs = g(A.pad(v, low = l, high = h, interior = i), g(B.pad(w, low = l, high = h, interior = i), C))
    rhs = g(C, g(A, B).pad(g(v, w), low = l, high = h, interior = i))
    broken("enzyme/$name broken: padded as the first alone", because = "n = 0, l = 1: v, w and C against v and C") {
        rhs = g(C, g(A, B).pad(v, low = l, high = h, interior = i))
    }
}

for ((name, m) in listOf("sum" to sum, "product" to product))
rule("enzyme/BinopBinopPadPad of floats: $name(Pad(A, v), $name(Pad(B, w), C)) => $name(C, Pad($name(A, B), ..))") {
    elements(floats)
    expect(REFUTED, because = "other two are combined, and rounded, first")
    val c by rankClass
    val n by c.sizes
    val l by c.map
    val v by element
    val w by element
    val A by tensor(c to n)
    val B by tensor(c to n)
    val C by tensor(c to n + l)
    requires { l ge 0 }
    lhs = m(A.pad(v, low = l), m(B.pad(w, low = l), C))
    rhs = m(C, m(A, B).pad(if (m == sum) v + w else v * w, low = l))
}

rule("enzyme/BinopBinopPadPad constant: g(Pad(A, v), g(w, C)) => g(C, Pad(g(A, w), g(v, w))) for a constant that is w everywhere") {
    source(note = "A sum or a product, here any associative and commutative function.")
    val c by rankClass
    val n by c.sizes
    val l by c.map
    val h by c.map
    val i by c.map
    val v by element
    val w by element
    val g by monoid
    val A by tensor(c to n)
    val C by tensor(c to n + max(n - 1, 0) * i + l + h)
    requires { (l ge 0) and (h ge 0) }
    requires { i ge 0 }
    lhs = g(A.pad(v, low = l, high = h, interior = i), g(w, C))
    rhs = g(C, g(A, w).pad(g(v, w), low = l, high = h, interior = i))
    broken("enzyme/BinopBinopPadPad constant, broken: the padding is not combined", because = "n = 0, l = 1: g(v, w) against v") {
        rhs = g(C, g(A, w).pad(v, low = l, high = h, interior = i))
    }
}

rule("enzyme/SelectPadToDUS: Select(Pad(true, false, l, h), A, B) => DynamicUpdateSlice(B, Slice(A, l, n - h), l)") {
    source(note = "No interior padding. Signs of the edges are not looked at.")
    expect(REFUTED, because = "m = 1, l = -1: a slice that starts at -1")
    val c by rankClass
    val m by c.sizes
    val l by c.map
    val h by c.map
    val A by tensor(c to m + l + h)
    val B by tensor(c to m + l + h)
    lhs = select(constant(TRUE, c to m).pad(FALSE, low = l, high = h), A, B)
    rhs = B.dynamicUpdateSlice(A.slice(l, m + l), l)
    repaired("enzyme/SelectPadToDUS repaired: no edge cuts off") { requires { (l ge 0) and (h ge 0) } }
}

rule("enzyme/SelectPadToDUS negated: Select(Pad(false, true, l, h), A, B) => DynamicUpdateSlice(A, Slice(B, l, n - h), l)") {
    source(note = "No interior padding. Signs of the edges are not looked at.")
    expect(REFUTED, because = "m = 1, l = -1: a slice that starts at -1")
    val c by rankClass
    val m by c.sizes
    val l by c.map
    val h by c.map
    val A by tensor(c to m + l + h)
    val B by tensor(c to m + l + h)
    lhs = select(constant(FALSE, c to m).pad(TRUE, low = l, high = h), A, B)
    rhs = A.dynamicUpdateSlice(B.slice(l, m + l), l)
    repaired("enzyme/SelectPadToDUS negated, repaired: no edge cuts off") { requires { (l ge 0) and (h ge 0) } }
}

rule("enzyme/AndPadPad: And(Pad(true, false, l, h), Pad(true, false, m, k)) => Pad(true, false) where both are true") {
    source(note = "Where the part that is true lies between others. Interior padding of the second is not looked at, but twice at that of the first.")
    expect(REFUTED, because = "the second is true, false, true, so there are two parts that are true")
    val s by singleton
    val n by s.sizes
    val l by s.map
    val h by s.map
    val q by s.sizes
    val m by s.map
    val k by s.map
    val i by s.map
    val start = max(l, m)
    val end = min(n + l, n + l + h - k)
    requires { (l ge 0) and (h ge 0) }
    requires { (m ge 0) and (k ge 0) }
    requires { start ge 1 }
    requires { start lt end }
    requires { end lt n + l + h }
    lhs = constant(TRUE, s to n).pad(FALSE, low = l, high = h) and constant(TRUE, s to q).pad(FALSE, low = m, high = k, interior = i)
    rhs = constant(TRUE, s to end - start).pad(FALSE, low = start, high = n + l + h - end)
    repaired("enzyme/AndPadPad repaired: no interior padding of the second either") { requires { (i eq 0) or (q le 1) } }
}
