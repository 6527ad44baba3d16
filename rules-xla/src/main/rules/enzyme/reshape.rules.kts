// Reshapes as coded. Most of them add and drop axes of size 1 (w and u): the code goes through both shapes and leaves out what has size 1.

rule("enzyme/ReshapeDUS: Reshape(DynamicUpdateSlice(A, U, k)) => DynamicUpdateSlice(Reshape(A), Reshape(U), k)") {
    source(note = "The start on an axis that is dropped is the constant 0, and the update has size 1 there.")
    val c by rankClass
    val u by rankClass
    val w by rankClass
    val n by c.sizes
    val m by c.sizes
    val k by c.map
    val j by u.map
    val A by tensor(c to n, u to 1)
    val U by tensor(c to m, u to 1)
    val zero = requires { j eq 0 }
    lhs = A.dynamicUpdateSlice(U, axes(k, j)).dropUnit(u).addUnit(w)
    rhs = A.dropUnit(u).addUnit(w).dynamicUpdateSlice(U.dropUnit(u).addUnit(w), axes(c to k, w to 0))
    weaker("enzyme/ReshapeDUS weaker: any start on an axis that is dropped") { without(zero) }
    broken("enzyme/ReshapeDUS broken: from the beginning", because = "n = 2, m = 1, k = 1: U at 1 against U at 0") {
        rhs = A.dropUnit(u).addUnit(w).dynamicUpdateSlice(U.dropUnit(u).addUnit(w), axes(c to 0, w to 0))
    }
}

rule("enzyme/ReshapeSlice: Reshape(Slice(A, s, e, t)) => Slice(Reshape(A), s, e, t)") {
    source(note = "On an axis that is dropped A has size 1, and the slice is all of it.")
    val c by rankClass
    val u by rankClass
    val w by rankClass
    val n by c.sizes
    val q by u.sizes
    val s by c.map
    val e by c.map
    val t by c.map
    val A by tensor(c to n, u to q)
    val one = requires { q eq 1 }
    lhs = A.slice(axes(c to s, u to 0), axes(c to e, u to 1), axes(c to t, u to 1)).dropUnit(u).addUnit(w)
    rhs = A.dropUnit(u).addUnit(w).slice(axes(c to s, w to 0), axes(c to e, w to 1), axes(c to t, w to 1))
    broken("enzyme/ReshapeSlice broken: of any size", because = "q = 2: no axis of size 1 to drop") { without(one) }
}

rule("enzyme/ReshapeDynamicSlice: Reshape(DynamicSlice(A, i, k)) => DynamicSlice(Reshape(A), i, k)") {
    source(note = "On an axis that is dropped A and the slice have size 1, and the start is the constant 0.")
    val c by rankClass
    val u by rankClass
    val w by rankClass
    val n by c.sizes
    val i by c.map
    val j by u.map
    val k by c.map
    val A by tensor(c to n, u to 1)
    val zero = requires { j eq 0 }
    lhs = A.dynamicSlice(axes(i, j), axes(c to k, u to 1)).dropUnit(u).addUnit(w)
    rhs = A.dropUnit(u).addUnit(w).dynamicSlice(axes(c to i, w to 0), axes(c to k, w to 1))
    weaker("enzyme/ReshapeDynamicSlice weaker: any start on an axis that is dropped") { without(zero) }
    broken("enzyme/ReshapeDynamicSlice broken: from the beginning", because = "n = 2, k = 1, i = 1: A[1] against A[0]") {
        rhs = A.dropUnit(u).addUnit(w).dynamicSlice(axes(c to 0, w to 0), axes(c to k, w to 1))
    }
}

// Of two axes of the slice with size 1 side by side, u before s, one is dropped, and the next one, x, has another size. The lists of starts, sizes and
// shapes are each cut on their own, and where the second does not do, the first is left out: here the start 0 of s, and the size 1 of u. So the start
// of u comes to stand on s.
rule("enzyme/ReshapeDynamicSlice lists: Reshape(DynamicSlice(A, (j, 0), (1, 1))) => DynamicSlice(Reshape(A), j, 1), one of two axes dropped") {
    source(note = "The start j of an axis of size 1 is moved back to 0, but not on the axis that it comes to stand on.")
    expect(REFUTED, because = "n = 2, j = 1: A[0] against A[1]")
    val c by rankClass
    val u by singleton
    val s by singleton
    val x by singleton
    val p by c.sizes; val i by c.map; val k by c.map
    val q by x.sizes; val ix by x.map; val kx by x.map
    val n by s.sizes
    val j by u.map
    val A by tensor(u to 1, s to n, x to q, c to p)
    requires { n ne 1 }
    requires { kx ne 1 }
    lhs = A.dynamicSlice(axes(u to j, s to 0, x to ix, c to i), axes(u to 1, s to 1, x to kx, c to k)).dropUnit(u)
    rhs = A.dropUnit(u).dynamicSlice(axes(s to j, x to ix, c to i), axes(s to 1, x to kx, c to k))
    repaired("enzyme/ReshapeDynamicSlice lists, repaired: the start is not above 0") { requires { j le 0 } }
}

rule("enzyme/ReshapePad: Reshape(Pad(A, v)) => Pad(Reshape(A), v)") {
    source(note = "An axis that is dropped is not padded.")
    val c by rankClass
    val u by rankClass
    val w by rankClass
    val n by c.sizes
    val l by c.map
    val h by c.map
    val i by c.map
    val q by u.sizes
    val lu by u.map
    val v by element
    val A by tensor(c to n, u to q)
    val one = requires { q eq 1 }
    val none = requires { lu eq 0 }
    lhs = A.pad(v, low = axes(l, lu), high = h, interior = i).dropUnit(u).addUnit(w)
    rhs = A.dropUnit(u).addUnit(w).pad(v, low = l, high = h, interior = i)
    broken("enzyme/ReshapePad broken: made by the padding", because = "q = 0, lu = 1: no axis of size 1 to drop") { without(one, none) }
}

// The lists are cut each on its own, as for ReshapeDynamicSlice: interior padding of an axis of size 1 changes nothing where it is.
rule("enzyme/ReshapePad lists: Reshape(Pad(A, v)) => Pad(Reshape(A), v), one of two axes dropped") {
    source(note = "The interior padding i of an axis of size 1 comes to stand on the axis s beside it, which is cut down to size 1. The next axis has another size.")
    expect(REFUTED, because = "n = 2, l = -1, i = 1: size 1 against 2")
    val c by rankClass
    val u by singleton
    val s by singleton
    val x by singleton
    val p by c.sizes
    val q by x.sizes
    val n by s.sizes
    val l by s.map
    val h by s.map
    val i by u.map
    val v by element
    val A by tensor(u to 1, s to n, x to q, c to p)
    requires { (n ne 1) and (n + l + h eq 1) }
    requires { q ne 1 }
    lhs = A.pad(v, low = s to l, high = s to h, interior = u to i).dropUnit(u)
    rhs = A.dropUnit(u).pad(v, low = s to l, high = s to h, interior = s to i)
    repaired("enzyme/ReshapePad lists, repaired: no interior padding, or nothing to put it between") { requires { (i eq 0) or (n eq 0) } }
}

for (name in listOf("DotReshapePad", "PadReshapePad", "BinopConstReshapePad", "ZeroProductReshapePad"))
rule("enzyme/$name: Reshape(Pad(A, v)) => Pad(Reshape(A), v) where axes of size 1 are dropped") {
    source(note = "Edges from 0 on. That an axis that is dropped is not padded is an assertion, and at the end of the shape not even that. The patterns differ in what uses the reshape.")
    expect(REFUTED, because = "n = 0 on an axis that is dropped, lu = 1: no axis of size 1 to drop")
    val c by rankClass
    val u by rankClass
    val w by rankClass
    val n by c.sizes
    val l by c.map
    val h by c.map
    val i by c.map
    val q by u.sizes
    val lu by u.map
    val hu by u.map
    val v by element
    val A by tensor(c to n, u to q)
    requires { (l ge 0) and (h ge 0) }
    requires { (lu ge 0) and (hu ge 0) }
    lhs = A.pad(v, low = axes(l, lu), high = axes(h, hu), interior = i).dropUnit(u).addUnit(w)
    rhs = A.dropUnit(u).addUnit(w).pad(v, low = l, high = h, interior = i)
    repaired("enzyme/$name repaired: an axis that is dropped has size 1 before it is padded") { requires { q eq 1 } }
}

rule("enzyme/ReshapeIota: Reshape(Iota) => Iota where axes of size 1 are dropped and added") {
    source(note = "The axis that is counted along is kept.")
    val c by rankClass
    val u by rankClass
    val w by rankClass
    val s by singleton
    val n by s.sizes
    val p by c.sizes
    lhs = iota(s, s to n, c to p, u to 1).dropUnit(u).addUnit(w)
    rhs = iota(s, s to n, c to p, w to 1)
    broken("enzyme/ReshapeIota broken: counted from 1", because = "n = 1: 0 against 1") { rhs = iota(s, s to n, c to p, w to 1) + 1 }
}

rule("enzyme/ReshapeIota dropped: Reshape(Iota along the last axis, of size 1) => Iota along the first") {
    source(note = "Axes of size 1 at the end are not looked at, and where the axis that is counted along is not found, the first is taken.")
    expect(REFUTED, because = "n = 2: 0, 0 against 0, 1")
    val s by singleton
    val u by singleton
    val d by rankClass
    val n by s.sizes
    val p by d.sizes
    lhs = iota(u, s to n, d to p, u to 1).dropUnit(u)
    rhs = iota(s, s to n, d to p)
    repaired("enzyme/ReshapeIota dropped, repaired: zeros") { rhs = constant(0, int, s to n, d to p) }
    repaired("enzyme/ReshapeIota dropped, repaired: one place at most") { requires { n le 1 } }
}

rule("enzyme/ReshapeEmptyBroadcast: Reshape(Broadcast(k)) => Broadcast(k) of a scalar") {
    val c by rankClass
    val d by rankClass
    val n by c.sizes
    val m by d.sizes
    val k by tensor()
    lhs = k.expand(c to n).reshape(c, d to m)
    rhs = k.expand(d to m)
    broken("enzyme/ReshapeEmptyBroadcast broken: of another size", because = "n = 1 x 1, m = 1: two axes against one") {
        val j by d.sizes
        rhs = k.expand(d to j)
    }
}

rule("enzyme/ReshapeBroadcast: Reshape(Broadcast(A)) => Reshape(Broadcast(A)) without the axes of size 1 that are new and dropped") {
    val c by rankClass
    val d by rankClass
    val u by rankClass
    val n by c.sizes
    val p by d.sizes
    val q by u.sizes
    val A by tensor(c to n)
    val one = requires { q eq 1 }
    lhs = A.expand(d to p, u to q).dropUnit(u)
    rhs = A.expand(d to p)
    weaker("enzyme/ReshapeBroadcast weaker: no other can be dropped") { without(one) }
    broken("enzyme/ReshapeBroadcast broken: the other new axes are forgotten", because = "p = 0: size 0 against 1") {
        rhs = A.expand(d to 1)
    }
}

rule("enzyme/ReshapeElementwise: Reshape(f(A, B)) => f(Reshape(A), Reshape(B)) for any reshape") {
    source(note = "A chain of operators is one function here.")
    val c by rankClass
    val d by rankClass
    val n by c.sizes
    val m by d.sizes
    val f by function(T, T)
    val A by tensor(c to n)
    val B by tensor(c to n)
    lhs = f(A, B).reshape(c, d to m)
    rhs = f(A.reshape(c, d to m), B.reshape(c, d to m))
    broken("enzyme/ReshapeElementwise broken: one operand turned round", because = "n = m = 2: B[0] against B[1]") {
        rhs = f(A.reshape(c, d to m), B.reverse(c).reshape(c, d to m))
    }
}

rule("enzyme/ReshapeReduceWindow: Reshape(ReduceWindow(A)) => ReduceWindow(Reshape(A)) where axes of size 1 are added") {
    source(note = "A is reshaped to the shape of the result, also where windows change sizes. Strides and dilations are left out here.")
    expect(REFUTED, because = "n = w = 2: A has two places, and its reshape one")
    val c by rankClass
    val u by rankClass
    val n by c.sizes
    val w by c.map
    val high by c.map
    val v by element
    val g by monoid(T, identity = v)
    val A by tensor(c to n)
    val windows = A.reduceWindow(g, size = w, high = high, initial = v)
    lhs = windows.addUnit(u)
    rhs = A.reshape(c, c to sizeOf(windows, c)).addUnit(u).reduceWindow(g, size = w, high = high, initial = v)
    repaired("enzyme/ReshapeReduceWindow repaired: A keeps its sizes") {
        rhs = A.addUnit(u).reduceWindow(g, size = w, high = high, initial = v)
    }
}
