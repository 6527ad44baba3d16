// Constants as coded: those that are one element everywhere, and those that count. Constants of any elements are folded, which is not stated.

rule("enzyme/DynamicUpdateSliceConstProp: DynamicUpdateSlice(v, v, k) => v of constants that are v everywhere") {
    source(note = "Splats; at any start, constant or not.")
    val c by rankClass
    val n by c.sizes
    val m by c.sizes
    val k by c.map
    val v by element
    lhs = constant(v, c to n).dynamicUpdateSlice(constant(v, c to m), k)
    rhs = constant(v, c to n)
    broken("enzyme/DynamicUpdateSliceConstProp broken: another constant", because = "n = m = 1: w against v") {
        val w by element
        lhs = constant(v, c to n).dynamicUpdateSlice(constant(w, c to m), k)
    }
}

rule("enzyme/UnaryConstProp: f(v) => f(v) as one constant") {
    source(note = "A splat.")
    val c by rankClass
    val n by c.sizes
    val v by element
    val f by function
    lhs = f(constant(v, c to n))
    rhs = constant(f(v), c to n)
    broken("enzyme/UnaryConstProp broken: the constant as it was", because = "f(v) against v") { rhs = constant(v, c to n) }
}

rule("enzyme/BinaryConstProp: g(v, w) => g(v, w) as one constant") {
    source(note = "Two splats.")
    val c by rankClass
    val n by c.sizes
    val v by element
    val w by element
    val g by function(T, T)
    lhs = g(constant(v, c to n), constant(w, c to n))
    rhs = constant(g(v, w), c to n)
    broken("enzyme/BinaryConstProp broken: the operands change places", because = "g(v, w) against g(w, v)") { rhs = constant(g(w, v), c to n) }
}

rule("enzyme/ClampConstProp: Clamp(l, v, h) => Clamp(v, l, h) as one constant") {
    source(note = "Three splats. The evaluation is given the operand in the place of the low bound, and the low bound in that of the operand.")
    elements(int + real + s8 + u8 + f16)
    val c by rankClass
    val n by c.sizes
    val l by element
    val v by element
    val h by element
    lhs = clamp(constant(l, c to n), constant(v, c to n), constant(h, c to n))
    rhs = clamp(constant(v, c to n), constant(l, c to n), constant(h, c to n))
    broken("enzyme/ClampConstProp broken: in the place of the high bound", because = "l = h = 1, v = 0: 1 against 0") {
        elements(int + real)
        rhs = clamp(constant(l, c to n), constant(h, c to n), constant(v, c to n))
    }
}

for (size in 2..4)
rule("enzyme/BroadcastIotaSimplify: Broadcast(a, a + k, .., a + ${size - 1} k) => Add(a, Mul(Iota, k))") {
    source(note = "A constant of one axis with $size elements, written as $size constants side by side.")
    val s by singleton
    val d by rankClass
    val p by d.sizes
    val a by element(int)
    val k by element(int)
    requires { k ne 0 }
    val one = constant(a, s to 1)
    val parts = (0 until size).map { one + constant(k, s to 1) * it }
    lhs = parts.reduce { left, right -> concat(left, right, along = s) }.expand(d to p)
    rhs = constant(a, s to size, d to p) + iota(s, s to size, d to p) * constant(k, s to size, d to p)
    broken("enzyme/BroadcastIotaSimplify broken: of $size, from 0 on", because = "a = 1: 1 against 0") {
        rhs = iota(s, s to size, d to p) * constant(k, s to size, d to p)
    }
}

for (size in 2..3)
rule("enzyme/BroadcastIotaSimplify of truth values: Broadcast(true, false, ..) => Eq(Iota, 0), of $size") {
    source(note = "With one place that is true, at the beginning; false, true, .. likewise by Ne, and the last place by $size - 1.")
    val s by singleton
    val d by rankClass
    val p by d.sizes
    val parts = (0 until size).map { constant(if (it == 0) TRUE else FALSE, s to 1) }
    lhs = parts.reduce { left, right -> concat(left, right, along = s) }.expand(d to p)
    rhs = iota(s, s to size, d to p) eq 0
    broken("enzyme/BroadcastIotaSimplify of truth values, broken: the last of $size", because = "true against false") {
        rhs = iota(s, s to size, d to p) eq size - 1
    }
}

rule("enzyme/GatherConstProp: Gather(v, I) => v of a constant that is v everywhere") {
    source(note = "A splat; at any indices. Of other constants at constant indices the gather is computed.")
    val s by singleton; val d by rankClass; val b by rankClass
    val n by s.sizes; val p by d.sizes; val m by b.sizes; val w by s.map
    val v by element
    val I by tensor(int, b to m)
    lhs = constant(v, s to n, d to p).gather(I, along = s, size = w)
    rhs = constant(v, b to m, s to w, d to p)
    broken("enzyme/GatherConstProp broken: of any tensor", because = "A at any places against those before them") {
        val A by tensor(s to n, d to p)
        lhs = A.gather(I, along = s, size = w)
        rhs = A.slice(end = s to w).expand(b to m)
    }
}
