// Enzyme-JAX's ReduceSliceFusion, and concatenations of slices, as coded, for two slices: special cases. Slices whose limit is the start of
// the next one are made one slice, if their strides are equal: with strides above 1 this is another one.

val fused = listOf(sum, product, min, max)

for (m in fused)
rule("enzyme/ReduceSliceFusionBase: $m of Slice(A, i) and Slice(A, j) => Reshape(Reduce(Concat(Slice(A, i), Slice(A, j))))") {
    source(note = "Special: two slices of one element along the axis, the first before the second and not beside it, both of stride 1.")
    if (m == sum) expect(REFUTED, on = floats, because = "-0.0 + -0.0 against 0.0 + -0.0 + -0.0")
    val s by singleton; val d by rankClass
    val n by s.sizes; val i by s.map; val j by s.map; val p by d.sizes; val q by d.map; val r by d.map; val t by d.map
    val A by tensor(s to n, d to p)
    requires { i + 1 le j }
    val first = A.slice(axes(s to i, d to q), axes(s to i + 1, d to r), axes(s to 1, d to t))
    val second = A.slice(axes(s to j, d to q), axes(s to j + 1, d to r), axes(s to 1, d to t))
    lhs = m(first, second)
    rhs = concat(first, second, along = s).reduce(m, s).addUnit(s)
    if (m == product) upTo(order)
    broken("enzyme/ReduceSliceFusionBase broken: one of them twice, $m", because = "A = 0, 1") {
        rhs = concat(first, first, along = s).reduce(m, s).addUnit(s)
    }
}

for (type in listOf(s8, u8, s32, u32)) for (m in listOf(min, max)) {
    val end = when (type) { s8 -> 127L; u8 -> 127L; else -> 2147483647L }
    val initial = if (m == min) end else if (type == u8 || type == u32) end + 1 else -end - 1
    rule("enzyme/ReduceSliceFusionBase: $m of Slice(A, i) and Slice(A, j) => Reshape(Reduce(Concat(..), $initial)), of $type") {
        source(note = "Special: two slices. The initial value is the end of the integers with a sign, for those without one, too. Wrong as read.")
        if (type == u8 || type == u32) expect(REFUTED, because = if (m == min) "the greatest number twice against $initial" else "0 twice against $initial")
        val s by singleton
        val n by s.sizes; val i by s.map; val j by s.map
        val A by tensor(type, s to n)
        requires { i + 1 le j }
        val first = A.slice(i, i + 1)
        val second = A.slice(j, j + 1)
        lhs = m(first, second)
        rhs = concat(first, second, along = s).reduce(m, s, initial = number(initial.toString(), type)).addUnit(s)
        if (type == u8 || type == u32) repaired("enzyme/ReduceSliceFusionBase repaired: without an initial value, $m of $type") {
            rhs = concat(first, second, along = s).reduce(m, s).addUnit(s)
        } else broken("enzyme/ReduceSliceFusionBase broken: from 0 on, $m of $type", because = "A = 1 or A = -1") {
            rhs = concat(first, second, along = s).reduce(m, s, initial = 0).addUnit(s)
        }
    }
}

rule("enzyme/ReduceSliceFusionBase merged: Add(Slice(A, i, i + 1, t), Slice(A, i + 1, i + 2, t)) => Reshape(Reduce[+](Slice(A, i, i + 2, t)))") {
    source(note = "Special: two slices of one element that stand side by side, of one stride. Wrong as read, where it is not 1.")
    expect(REFUTED, because = "t = 2, A = 0, 1: 1 against 0")
    val s by singleton; val d by rankClass
    val n by s.sizes; val i by s.map; val t by s.map; val p by d.sizes
    val A by tensor(s to n, d to p)
    elements(int, real, s8)
    lhs = A.slice(axes(s to i), axes(s to i + 1), axes(s to t)) + A.slice(axes(s to i + 1), axes(s to i + 2), axes(s to t))
    rhs = A.slice(axes(s to i), axes(s to i + 2), axes(s to t)).reduce(sum, s).addUnit(s)
    repaired("enzyme/ReduceSliceFusionBase merged, repaired: stride 1") { requires { t eq 1 } }
}

rule("enzyme/ConcatReshapeSlice: Concat(Reshape(Slice(A, i, j, t)), Reshape(Slice(A, j, k, t))) => Reshape(Transpose(Slice(A, i, k, t)))") {
    source(note = "Special: two slices of one element along the axis s, reshaped so that the axis r takes its place. Of the strides it is asked that they are equal. Wrong as read, where they are not 1.")
    expect(REFUTED, by = shape, because = "i = 0, j = 1, k = 2, t = 2: two elements against one")
    val s by singleton; val d by rankClass
    val r by s.label; val x by s.label
    val n by s.sizes; val i by s.map; val j by s.map; val k by s.map; val t by s.map; val p by d.sizes
    val A by tensor(x to n, d to p)
    lhs = concat(
        A.slice(axes(x to i), axes(x to j), axes(x to t)).dropUnit(x).addUnit(r),
        A.slice(axes(x to j), axes(x to k), axes(x to t)).dropUnit(x).addUnit(r), along = r)
    rhs = A.slice(axes(x to i), axes(x to k), axes(x to t)).relabel(x to r)
    repaired("enzyme/ConcatReshapeSlice repaired: stride 1") { requires { t eq 1 } }
    repaired("enzyme/ConcatReshapeSlice repaired: the first ends where the stride leads") { requires { j eq i + t } }
}

rule("enzyme/ConcatBroadcastSlice: Concat(Slice(A, i, j), Slice(A, j, k)) => Slice(A, i, k)") {
    source(note = "Special: two slices that stand side by side. It is not asked that they do so along the axis of the concatenation: here they do along t, and are concatenated along s. Wrong as read.")
    expect(REFUTED, by = shape, because = "n = 1, i = 0, j = 2, k = 4: 2 x 2 against 1 x 4")
    val s by singleton; val t by singleton; val d by rankClass
    val n by s.sizes; val m by t.sizes; val i by t.map; val j by t.map; val k by t.map; val p by d.sizes
    val A by tensor(s to n, t to m, d to p)
    requires { j - i ge 2 }
    lhs = concat(A.slice(axes(t to i), axes(t to j)), A.slice(axes(t to j), axes(t to k)), along = s)
    rhs = A.slice(axes(t to i), axes(t to k))
    repaired("enzyme/ConcatBroadcastSlice repaired: along the axis that is cut") {
        lhs = concat(A.slice(axes(t to i), axes(t to j)), A.slice(axes(t to j), axes(t to k)), along = t)
    }
}

rule("enzyme/RecognizeRotate: Concat(Slice(A, k, e), Slice(A, b, k)) => Rotate(Slice(A, b, e), k - b)") {
    source(note = "Special: two operands. Along other axes both are cut alike.")
    val s by singleton; val d by rankClass
    val n by s.sizes; val b by s.map; val k by s.map; val e by s.map; val p by d.sizes; val i by d.map; val j by d.map; val t by d.map
    val A by tensor(s to n, d to p)
    lhs = concat(
        A.slice(axes(s to k, d to i), axes(s to e, d to j), axes(s to 1, d to t)),
        A.slice(axes(s to b, d to i), axes(s to k, d to j), axes(s to 1, d to t)), along = s)
    val whole = A.slice(axes(s to b, d to i), axes(s to e, d to j), axes(s to 1, d to t))
    rhs = concat(whole.slice(start = axes(s to k - b)), whole.slice(end = axes(s to k - b)), along = s)
    broken("enzyme/RecognizeRotate broken: to the right", because = "three elements, k - b = 1") {
        rhs = concat(whole.slice(start = axes(s to e - k)), whole.slice(end = axes(s to e - k)), along = s)
    }
}

rule("enzyme/ConcatConcatAxisSwap: Concat(Concat(A, B), Concat(C, D)) => Concat(Concat(A, C), Concat(B, D)), the axes exchanged") {
    source(note = "Special: two by two operands. The inner sizes are compared.")
    val s by singleton; val t by singleton; val d by rankClass
    val n by s.sizes; val m by s.sizes; val k by t.sizes; val l by t.sizes; val q by t.sizes; val p by d.sizes
    val A by tensor(s to n, t to k, d to p)
    val B by tensor(s to n, t to l, d to p)
    val C by tensor(s to m, t to q, d to p)
    val D by tensor(s to m, t to k + l - q, d to p)
    val alike = requires { k eq q }
    lhs = concat(concat(A, B, along = t), concat(C, D, along = t), along = s)
    rhs = concat(concat(A, C, along = s), concat(B, D, along = s), along = t)
    broken("enzyme/ConcatConcatAxisSwap broken: other sizes with one sum", because = "k = 1, q = 0: no concatenation") { without(alike) }
}

rule("enzyme/ZeroExtentTensorCanon: A => Empty() for A without elements") {
    source(note = "Special: any operand or result of any operation; an empty tensor is one of any elements.")
    val c by rankClass
    val n by c.sizes
    val v by element
    val A by tensor(c to n)
    val empty = requires { someLane(n eq 0) }
    lhs = A
    rhs = constant(v, c to n)
    broken("enzyme/ZeroExtentTensorCanon broken: all axes are empty, so none at rank 0", because = "rank 0: A against v") {
        replace(empty) { everyLane(n eq 0) }
    }
}

for (yes in listOf(true, false))
rule("enzyme/IfInline: If($yes, A, B) => ${if (yes) "A" else "B"}") {
    source(note = "Special: a choice between two values.")
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    val B by tensor(c to n)
    lhs = select(constant(if (yes) TRUE else FALSE).expand(c to n), A, B)
    rhs = if (yes) A else B
    broken("enzyme/IfInline broken: the other branch of $yes", because = "A and B") { rhs = if (yes) B else A }
}

rule("enzyme/IfToSelect: If(p, A, A) => A") {
    source(note = "Special: values from outside of the choice; those that differ become a choice of elements, which is what is stated for both here.")
    val c by rankClass
    val n by c.sizes
    val p by tensor(bool)
    val A by tensor(c to n)
    lhs = select(p.expand(c to n), A, A)
    rhs = A
    broken("enzyme/IfToSelect broken: two values", because = "p = false: B against A") {
        val B by tensor(c to n)
        lhs = select(p.expand(c to n), A, B)
    }
}

rule("enzyme/DotGeneralOnlyDiagonalAccess: Slice(Reshape(DotGeneral(A, B))) => Slice(Reduce[+](Mul(Slice(A), Slice(B)))) on places of the diagonal") {
    source(note = "Special: a product of m by n places, counted in rows, from a * (n + 1) on in steps of b * (n + 1). It is asked that no more places are taken than the diagonal has, not that they are before its end. Wrong as read.")
    expect(REFUTED, by = validity, because = "m = 3, n = 1, a = 1: place 2 is in row 2; the diagonal has one element")
    val s by singleton; val k by rankClass
    val x by s.label; val y by s.label; val w by s.label
    val m by s.sizes; val n by s.sizes; val a by s.map; val b by s.map; val e by s.map; val p by k.sizes
    val A by tensor(x to m, k to p)
    val B by tensor(y to n, k to p)
    elements(int, real)
    requires { b ge 1 }
    val count = (e - a * (n + 1) + b * (n + 1) - 1).floorDiv(b * (n + 1))
    requires { (count ge 1) and (count le min(m, n)) }
    lhs = dot(A, B, contract = k).merge(x, y, into = w).slice(start = axes(w to a * (n + 1)), end = axes(w to e), stride = axes(w to b * (n + 1)))
    val diagonal = A.slice(end = axes(x to min(m, n))).relabel(x to w) * B.slice(end = axes(y to min(m, n))).relabel(y to w)
    rhs = diagonal.reduce(sum, k).slice(start = axes(w to a), end = axes(w to (e - 1).floorDiv(n + 1) + 1), stride = axes(w to b))
}
