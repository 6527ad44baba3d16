// Broadcasts as coded. A broadcast in dimensions puts axes in order, spreads axes of size 1 and adds new ones: axes have names here, an axis of
// size 1 that is spread is dropped and comes again with another size.

rule("enzyme/BroadcastReshape: Broadcast(Reshape(A)) => Broadcast(A) where the reshape drops axes of size 1") {
    source(note = "A dropped axis is mapped to one of the new axes, of any size. It is read at its one place, stated by a look-up.")
    val c by rankClass
    val s by singleton
    val x by singleton
    val n by c.sizes
    val k by s.sizes
    val m by x.sizes
    val A by tensor(c to n, s to k)
    val one = requires { k eq 1 }
    lhs = A.dropUnit(s).expand(x to m)
    rhs = A.gather(constant(0, int, x to m), along = s)
    weaker("enzyme/BroadcastReshape weaker: no other can be dropped") { without(one) }
    broken("enzyme/BroadcastReshape broken: the new axis is counted along", because = "m = 2 of an axis that is not dropped") {
        replace(one) { k ge 1 }
        lhs = A.slice(end = s to 1).dropUnit(s).expand(x to m)
        rhs = A.gather(iota(x, x to m), along = s)
    }
}

rule("enzyme/BroadcastReshape added: Broadcast(Reshape(A)) => Broadcast(A) where the reshape adds axes of size 1") {
    source(note = "The second branch; an added axis may be spread.")
    val c by rankClass
    val u by rankClass
    val d by rankClass
    val n by c.sizes
    val m by u.sizes
    val p by d.sizes
    val A by tensor(c to n)
    lhs = A.addUnit(u).dropUnit(u).expand(u to m, d to p)
    rhs = A.expand(u to m, d to p)
    broken("enzyme/BroadcastReshape added, broken: not spread", because = "m = 0: size 0 against 1") { rhs = A.expand(u to 1, d to p) }
}

rule("enzyme/BroadcastToReshape: Broadcast(A) => Reshape(A) where new axes have size 1") {
    source(note = "The other axes are in order and keep their sizes.")
    val c by rankClass
    val u by rankClass
    val n by c.sizes
    val m by u.sizes
    val A by tensor(c to n)
    val one = requires { m eq 1 }
    lhs = A.expand(u to m)
    rhs = A.addUnit(u)
    broken("enzyme/BroadcastToReshape broken: of any size", because = "m = 0: size 0 against 1") { without(one) }
}

rule("enzyme/BroadcastPad: Broadcast(Pad(A, v)) => Pad(Broadcast(A), v)") {
    source(note = "Axes that are spread from size 1 (u) are not padded, new ones (d) neither. Edges may be negative.")
    val c by rankClass
    val u by rankClass
    val d by rankClass
    val n by c.sizes
    val l by c.map
    val h by c.map
    val i by c.map
    val q by u.sizes
    val lu by u.map
    val m by u.sizes
    val p by d.sizes
    val v by element
    val A by tensor(c to n, u to q)
    val none = requires { lu eq 0 }
    lhs = A.pad(v, low = axes(l, lu), high = h, interior = i).dropUnit(u).expand(u to m, d to p)
    rhs = A.dropUnit(u).expand(u to m, d to p).pad(v, low = l, high = h, interior = i)
    broken("enzyme/BroadcastPad broken: an axis that is spread is padded", because = "q = 0, lu = 1: no axis of size 1 to drop") { without(none) }
}

rule("enzyme/BroadcastIota: Broadcast(Iota) => Iota along the place of the axis") {
    source(note = "Also where the axis that is counted along has size 1 and is spread.")
    expect(REFUTED, because = "n = 1, m = 2: 0, 0 against 0, 1")
    val s by singleton
    val c by rankClass
    val d by rankClass
    val n by s.sizes
    val m by s.sizes
    val p by c.sizes
    val q by d.sizes
    requires { n eq 1 }
    lhs = iota(s, s to n, c to p).dropUnit(s).expand(s to m, d to q)
    rhs = iota(s, s to m, c to p, d to q)
    repaired("enzyme/BroadcastIota repaired: the axis is not spread") { requires { m le 1 } }
}

rule("enzyme/BroadcastIota kept: Broadcast(Iota) => Iota where the axis keeps its size") {
    val s by singleton
    val c by rankClass
    val d by rankClass
    val n by s.sizes
    val p by c.sizes
    val q by d.sizes
    lhs = iota(s, s to n, c to p).expand(d to q)
    rhs = iota(s, s to n, c to p, d to q)
    broken("enzyme/BroadcastIota kept, broken: counted from 1", because = "n = 1: 0 against 1") { rhs = iota(s, s to n, c to p, d to q) + 1 }
}

rule("enzyme/BroadcastCompare: Broadcast(f(A, B)) => f(Broadcast(A), Broadcast(B)) for comparisons, and And of them") {
    source(note = "Of iotas and constants; here of any operands, by any function of two elements that gives a truth value.")
    val c by rankClass
    val d by rankClass
    val n by c.sizes
    val p by d.sizes
    val f by function(T, T, to = bool)
    val A by tensor(c to n)
    val B by tensor(c to n)
    lhs = f(A, B).expand(d to p)
    rhs = f(A.expand(d to p), B.expand(d to p))
    broken("enzyme/BroadcastCompare broken: the operands change places", because = "f is not commutative") {
        rhs = f(B.expand(d to p), A.expand(d to p))
    }
}

rule("enzyme/BroadcastInDimSimplify: Broadcast(v) => v of a constant that is v everywhere") {
    source(note = "A splat; other constants are folded.")
    val c by rankClass
    val d by rankClass
    val n by c.sizes
    val p by d.sizes
    val v by element
    lhs = constant(v, c to n).expand(d to p)
    rhs = constant(v, c to n, d to p)
    broken("enzyme/BroadcastInDimSimplify broken: another constant", because = "v against w") {
        val w by element
        rhs = constant(w, c to n, d to p)
    }
}

rule("enzyme/BinBroadcastSplat: g(Broadcast(A), v) => Broadcast(g(A, v)) for a constant that is v everywhere") {
    source(note = "The constant on either side.")
    val c by rankClass
    val d by rankClass
    val n by c.sizes
    val p by d.sizes
    val v by element
    val g by function(T, T)
    val A by tensor(c to n)
    lhs = g(A.expand(d to p), v)
    rhs = g(A, v).expand(d to p)
    broken("enzyme/BinBroadcastSplat broken: the constant on the other side", because = "g is not commutative") { rhs = g(v, A).expand(d to p) }
}

rule("enzyme/BroadcastInDimOpCanon transpose: Broadcast(A) => Transpose(A) for as many axes and elements as A has") {
    source(note = "An axis of size 1 may be spread where there are no elements, and a transpose keeps it.")
    expect(REFUTED, because = "n = 0, m = 0: size 0 against 1")
    val c by rankClass
    val u by rankClass
    val p by permutation(c)
    val n by c.sizes
    val m by u.sizes
    val A by tensor(c to n, u to 1)
    val many = requires { everyLane(m eq 1) or someLane(n eq 0) }
    lhs = A.dropUnit(u).transpose(p).expand(u to m)
    rhs = A.transpose(p)
    repaired("enzyme/BroadcastInDimOpCanon transpose, repaired: no axis is spread") { replace(many) { m eq 1 } }
}

rule("enzyme/BroadcastInDimOpCanon nested: Broadcast(Broadcast(A)) => Broadcast(A)") {
    source(note = "New axes of the first (d) that have size 1 may be spread by the second.")
    val c by rankClass
    val d by rankClass
    val e by rankClass
    val n by c.sizes
    val m by d.sizes
    val q by e.sizes
    val A by tensor(c to n)
    lhs = A.expand(d to 1).dropUnit(d).expand(d to m, e to q)
    rhs = A.expand(d to m, e to q)
    broken("enzyme/BroadcastInDimOpCanon nested, broken: not spread", because = "m = 0: size 0 against 1") { rhs = A.expand(d to 1, e to q) }
}

rule("enzyme/TransposeBroadcastInDimToBroadcastInDim: Broadcast(Transpose(A; p)) => Broadcast(A) with dimensions p^-1") {
    source(note = "The dimensions of the second are stated by a transpose behind it.")
    val c by rankClass
    val d by rankClass
    val p by permutation(c)
    val n by c.sizes
    val m by d.sizes
    val A by tensor(c to n)
    lhs = A.transpose(p).expand(d to m)
    rhs = A.expand(d to m).transpose(p)
    broken("enzyme/TransposeBroadcastInDimToBroadcastInDim broken: dimensions p", because = "three axes can go round") {
        rhs = A.expand(d to m).transpose(p.inverse)
    }
}

rule("enzyme/BroadcastInDimTransposeToBroadcastInDim: Transpose(Broadcast(A); p, q) => Broadcast(A) with the dimensions permuted") {
    source(note = "Old dimensions by p and new ones by q, each among themselves.")
    val c by rankClass
    val d by rankClass
    val p by permutation(c)
    val q by permutation(d)
    val n by c.sizes
    val m by d.sizes
    val A by tensor(c to n)
    lhs = A.expand(d to m).transpose(p).transpose(q)
    rhs = A.transpose(p).expand(d to m.permuted(q))
    broken("enzyme/BroadcastInDimTransposeToBroadcastInDim broken: new dimensions as they were", because = "m = 1 x 2: sizes 2 and 1 against 1 and 2") {
        rhs = A.transpose(p).expand(d to m)
    }
}
