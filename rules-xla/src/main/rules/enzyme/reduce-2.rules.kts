// Reductions of broadcasts and of scaled tensors, and windows and convolutions of paddings, as coded.

rule("enzyme/BroadcastReduce: Reduce[+](Broadcast(A), w) => Mul(Reduce[+](A, w), k) for k places of new axes that are reduced") {
    source(note = "Any axes of A are reduced beside new ones, whose sizes are multiplied. The initial value is multiplied, too.")
    expect(REFUTED, because = "k = 2, A = 0, w = 1: 1 against 2")
    elements(int + real)
    val c by rankClass; val r by rankClass; val d by rankClass
    val n by c.sizes; val m by r.sizes; val p by d.sizes
    val w by element
    val A by tensor(r to m, d to p)
    val places = A.reduce(sum, r).expand(c to n).count(c)
    lhs = A.expand(c to n).reduce(sum, c, r, initial = w)
    rhs = A.reduce(sum, r, initial = w) * places
    repaired("enzyme/BroadcastReduce repaired: from 0 on") {
        lhs = A.expand(c to n).reduce(sum, c, r, initial = 0)
        rhs = A.reduce(sum, r, initial = 0) * places
    }
    repaired("enzyme/BroadcastReduce repaired: the initial value added afterwards") { rhs = A.reduce(sum, r) * places + w }
}

for ((name, m) in listOf("Max" to max, "Min" to min))
rule("enzyme/BroadcastReduce of $name: Reduce[$name](Broadcast(A), w) => Reduce[$name](A, w)") {
    source(note = "Any axes of A are reduced beside new ones; the same for And and Or.")
    expect(REFUTED, because = "n = 0: w alone against A and w")
    elements(int + real + u8 + f32)
    val c by rankClass; val r by rankClass; val d by rankClass
    val n by c.sizes; val k by r.sizes; val p by d.sizes
    val w by element
    val A by tensor(r to k, d to p)
    lhs = A.expand(c to n).reduce(m, c, r, initial = w)
    rhs = A.reduce(m, r, initial = w)
    repaired("enzyme/BroadcastReduce of $name repaired: an axis with places") { requires { n ge 1 } }
}

rule("enzyme/BroadcastReduce of And: Reduce[And](Broadcast(P), w) => Reduce[And](P, w)") {
    source(note = "Any axes of P are reduced beside new ones.")
    expect(REFUTED, because = "n = 0, w = true, P = false: true against false")
    val c by rankClass; val r by rankClass; val d by rankClass
    val n by c.sizes; val k by r.sizes; val p by d.sizes
    val w by element(bool)
    val P by tensor(bool, r to k, d to p)
    lhs = P.expand(c to n).reduce(and, c, r, initial = w)
    rhs = P.reduce(and, r, initial = w)
    repaired("enzyme/BroadcastReduce of And repaired: an axis with places") { requires { n ge 1 } }
}

rule("enzyme/BroadcastReduce of Xor: Reduce[Xor](Broadcast(P), w) => Reduce[Xor](P, w)") {
    source(note = "Treated like And and Or. Any axes of P are reduced beside new ones.")
    expect(REFUTED, because = "n = 2, P = true: true xor true against true")
    val c by rankClass; val r by rankClass; val d by rankClass
    val n by c.sizes; val k by r.sizes; val p by d.sizes
    val w by element
    val P by tensor(r to k, d to p)
    lhs = P.expand(c to n).reduce(xor, c, r, initial = w)
    rhs = P.reduce(xor, r, initial = w)
    repaired("enzyme/BroadcastReduce of Xor repaired: axes with one place") { requires { n eq 1 } }
}

for ((name, m) in listOf("Max" to max, "Min" to min))
rule("enzyme/ReduceMaxMinMulPositiveScalar: Reduce[$name](Mul(v, A), w) => Mul(Reduce[$name](A, w), v) for v >= 0") {
    source(note = "The initial value is multiplied, too.")
    expect(REFUTED, because = "v = 2, A = 0, w = 1 or -1: w against 2 w")
    elements(int + real)
    val s by singleton
    val d by rankClass
    val n by s.sizes
    val p by d.sizes
    val v by element
    val w by element
    val A by tensor(s to n, d to p)
    requires { v ge 0 }
    lhs = (v * A).reduce(m, s, initial = w)
    rhs = A.reduce(m, s, initial = w) * v
    repaired("enzyme/ReduceMaxMinMulPositiveScalar repaired: $name from 0 on, of one place") {
        requires { w eq 0 }
        requires { n eq 1 }
    }
}

rule("enzyme/ReduceMaxMinMulPositiveScalar of machine integers: Reduce[Max](Mul(v, A)) => Mul(Reduce[Max](A), v) for v >= 0") {
    source(note = "Without an initial value, which matters beside it; products wrap.")
    elements(s8, u8)
    expect(REFUTED, because = "v = 2, A = 0, 64 with a sign: 0 against -128; without one A = 1, 128: 2 against 0")
    val s by singleton
    val n by s.sizes
    val v by element
    val A by tensor(s to n)
    requires { n ge 1 }
    requires { v ge 0 }
    lhs = (v * A).reduce(max, s)
    rhs = A.reduce(max, s) * v
    repaired("enzyme/ReduceMaxMinMulPositiveScalar of machine integers, repaired: one place") { requires { n eq 1 } }
}

rule("enzyme/PadReduceWindow: ReduceWindow(Pad(A, v, l, h), v) => ReduceWindow(A, v) with the edges as padding") {
    source(note = "The window has no padding of its own, and the padding is of the initial value, of which the reducer makes nothing here. Base dilations are not looked at: they spread A before the window pads it.")
    expect(REFUTED, because = "n = l = 1 and base dilation 2: three places against two")
    val c by rankClass
    val n by c.sizes
    val l by c.map
    val h by c.map
    val w by c.map
    val stride by c.map
    val base by c.map
    val v by element
    val g by monoid(T, identity = v)
    val A by tensor(c to n)
    lhs = A.pad(v, low = l, high = h).reduceWindow(g, size = w, stride = stride, baseDilation = base, initial = v)
    rhs = A.reduceWindow(g, size = w, stride = stride, baseDilation = base, low = l, high = h, initial = v)
    repaired("enzyme/PadReduceWindow repaired: no base dilation") { requires { base eq 1 } }
}

rule("enzyme/ConvolutionPad: Conv(Pad(A, 0, l, h), W) => Conv(A, W) with the edges as its padding") {
    source(note = "Spatial axes are padded with zeros, batch and features are not. The padding of the convolution itself is forgotten, and its dilation of A is not looked at.")
    expect(REFUTED, because = "the convolution pads one place itself: one place more against none")
    elements(int + real)
    val f by rankClass
    val o by rankClass
    val x by rankClass
    val nf by f.sizes
    val no by o.sizes
    val n by x.sizes
    val w by x.sizes
    val l by x.map
    val h by x.map
    val low by x.map
    val high by x.map
    val A by tensor(f to nf, x to n)
    val W by tensor(f to nf, o to no, x to w)
    lhs = conv(A.pad(0, low = l, high = h), W, feature = f, low = low, high = high)
    rhs = conv(A, W, feature = f, low = l, high = h)
    repaired("enzyme/ConvolutionPad repaired: the convolution pads nothing itself") { requires { (low eq 0) and (high eq 0) } }
    repaired("enzyme/ConvolutionPad repaired: paddings added, if no edge cuts off") {
        requires { (l ge 0) and (h ge 0) }
        rhs = conv(A, W, feature = f, low = l + low, high = h + high)
    }
}

rule("enzyme/ConvolutionPad dilated: Conv(Pad(A, 0, l, h), W) => Conv(A, W) with the edges as its padding, of a dilated operand") {
    source(note = "The convolution pads nothing itself, but spreads A: in the order of the operation before its padding.")
    expect(REFUTED, because = "n = l = 1 and dilation 2: three places against two")
    elements(int + real)
    val x by rankClass
    val n by x.sizes
    val w by x.sizes
    val l by x.map
    val h by x.map
    val base by x.map
    val A by tensor(x to n)
    val W by tensor(x to w)
    lhs = conv(A.pad(0, low = l, high = h), W, baseDilation = base)
    rhs = conv(A, W, low = l, high = h, baseDilation = base)
    repaired("enzyme/ConvolutionPad dilated, repaired: not dilated") { requires { base eq 1 } }
}
