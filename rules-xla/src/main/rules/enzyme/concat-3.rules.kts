// Patterns of Enzyme-JAX whose left side is a concatenation, as coded, for two or three operands of any number: special cases.

rule("enzyme/ConcatBroadcastToPad alone: Concat(Broadcast(v), Broadcast(v)) => Broadcast(v)") {
    source(note = "Special: two operands, one scalar. A broadcast of the whole is made, and then the first operand is taken. Wrong as read.")
    expect(REFUTED, by = shape, because = "k = l = 1: two elements against one")
    val s by singleton; val d by rankClass
    val k by s.sizes; val l by s.sizes; val p by d.sizes
    val v by element
    lhs = concat(constant(v, s to k, d to p), constant(v, s to l, d to p), along = s)
    rhs = constant(v, s to k, d to p)
    repaired("enzyme/ConcatBroadcastToPad alone, repaired: of the whole") { rhs = constant(v, s to k + l, d to p) }
}

rule("enzyme/PadConcatToConcatPad: Concat(Pad(A, v), Pad(B, v)) => Pad(Concat(Pad(A, v), Pad(B, v)), v), what both pad in common") {
    source(note = "Special: two operands. The axis along which they stand is treated like all others, and interior padding is forgotten where an operand needs no more. Wrong as read.")
    expect(REFUTED, by = shape, because = "padded by one before each: v, A, v, B against v, A, B")
    val s by singleton; val d by rankClass
    val n by s.sizes; val m by s.sizes; val p by d.sizes; val q by d.sizes
    val l by s.map; val h by s.map; val k by s.map; val g by s.map
    val low by d.map; val high by d.map; val low2 by d.map; val high2 by d.map
    val v by element
    val A by tensor(s to n, d to p)
    val B by tensor(s to m, d to q)
    lhs = concat(A.pad(v, axes(s to l, d to low), axes(s to h, d to high)), B.pad(v, axes(s to k, d to low2), axes(s to g, d to high2)), along = s)
    val first = A.pad(v, axes(s to l - min(l, k), d to low - min(low, low2)), axes(s to h - min(h, g), d to high - min(high, high2)))
    val second = B.pad(v, axes(s to k - min(l, k), d to low2 - min(low, low2)), axes(s to g - min(h, g), d to high2 - min(high, high2)))
    rhs = concat(first, second, along = s).pad(v, axes(s to min(l, k), d to min(low, low2)), axes(s to min(h, g), d to min(high, high2)))
    repaired("enzyme/PadConcatToConcatPad repaired: nothing on the axis is common to both") {
        requires { (min(l, k) eq 0) and (min(h, g) eq 0) }
    }
}

rule("enzyme/RecognizeWrap: Concat(Slice(A, B - l, B), Slice(A, F, B), Slice(A, F, F + r)) => Wrap(Slice(A, F, B), l, r)") {
    source(note = "Special: three operands. It is not asked whether the parts on both sides fit into the one between. Wrong as read.")
    expect(REFUTED, by = validity, because = "F = 1, B = 2, l = 2: the two elements before B, of which Wrap has one")
    val s by singleton; val d by rankClass
    val n by s.sizes; val l by s.sizes; val r by s.sizes; val first by s.sizes; val end by s.sizes; val p by d.sizes
    val A by tensor(s to n, d to p)
    val middle = A.slice(start = axes(s to first), end = axes(s to end))
    lhs = concat(A.slice(start = axes(s to end - l), end = axes(s to end)), middle, A.slice(start = axes(s to first), end = axes(s to first + r)), along = s)
    rhs = concat(middle.slice(start = axes(s to end - first - l)), middle, middle.slice(end = axes(s to r)), along = s)
    repaired("enzyme/RecognizeWrap repaired: both fit") { requires { (l le end - first) and (r le end - first) } }
    broken("enzyme/RecognizeWrap broken: the parts exchanged", because = "l = r = 1: the last before, against the first") {
        requires { (l le end - first) and (r le end - first) }
        requires { l eq r }
        rhs = concat(middle.slice(end = axes(s to r)), middle, middle.slice(start = axes(s to end - first - l)), along = s)
    }
}

rule("enzyme/RecognizeExtend: Concat(Slice(A, F, F + 1), Slice(A, F, B)) => Extend(Slice(A, F, B), 1, 0)") {
    source(note = "Special: two operands. On other axes starts and limits are compared, not strides. Wrong as read.")
    expect(REFUTED, because = "0, 2 of four elements against 0, 3: limits 4 with strides 2 and 3")
    val s by singleton; val d by rankClass
    val n by s.sizes; val first by s.sizes; val end by s.sizes
    val p by d.sizes; val i by d.map; val j by d.map; val t by d.map; val u by d.map
    val A by tensor(s to n, d to p)
    val middle = A.slice(axes(s to first, d to i), axes(s to end, d to j), axes(s to 1, d to u))
    lhs = concat(A.slice(axes(s to first, d to i), axes(s to first + 1, d to j), axes(s to 1, d to t)), middle, along = s)
    rhs = concat(middle.slice(end = axes(s to 1)), middle, along = s)
    requires { first lt end }
    repaired("enzyme/RecognizeExtend repaired: the same strides") { requires { t eq u } }
    broken("enzyme/RecognizeExtend broken: two elements", because = "three against two, or one of one") {
        requires { t eq u }
        rhs = concat(middle.slice(end = axes(s to 2)), middle, along = s)
    }
}

rule("enzyme/ConcatReshapeElementwise: Concat(Reshape(f(A, B)), Reshape(f(C, D))) => f(Concat(Reshape(A), Reshape(C)), ..) along the new axis") {
    source(note = "Special: two results of an f of two operands.")
    val s by singleton; val d by rankClass
    val p by d.sizes
    val f by function(T, T)
    val A by tensor(d to p); val B by tensor(d to p); val C by tensor(d to p); val D by tensor(d to p)
    lhs = concat(f(A, B).addUnit(s), f(C, D).addUnit(s), along = s)
    rhs = f(concat(A.addUnit(s), C.addUnit(s), along = s), concat(B.addUnit(s), D.addUnit(s), along = s))
    broken("enzyme/ConcatReshapeElementwise broken: exchanged", because = "f(A, B) against f(A, D)") {
        rhs = f(concat(A.addUnit(s), C.addUnit(s), along = s), concat(D.addUnit(s), B.addUnit(s), along = s))
    }
}

rule("enzyme/ConcatReshapeReduce: Concat(Reshape(Reduce(A, v)), Reshape(Reduce(B, w))) => Reduce(Concat(Reshape(A), Reshape(B)), v)") {
    source(note = "Special: two sums over all axes. Their initial values are not compared. Wrong where each counts once, as in XLA; StableHLO leaves open how often.")
    expect(REFUTED, because = "rank 0, v = 0, w = 1: B + 1 against B")
    val s by singleton; val c by rankClass
    val n by c.sizes
    val v by element
    val w by element
    val A by tensor(c to n); val B by tensor(c to n)
    elements(int + real + s8)
    lhs = concat(A.reduce(sum, c, initial = v).addUnit(s), B.reduce(sum, c, initial = w).addUnit(s), along = s)
    rhs = concat(A.addUnit(s), B.addUnit(s), along = s).reduce(sum, c, initial = v)
    repaired("enzyme/ConcatReshapeReduce repaired: one initial value") { requires { v eq w } }
}
