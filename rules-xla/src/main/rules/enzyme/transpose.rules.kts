// Transposes as coded, by the lists of dimensions that the code permutes. Transpose(A; p) has on dimension l the dimension p(l) of A.

rule("enzyme/TransposeDUS: Transpose(DynamicUpdateSlice(A, U, k); p) => DynamicUpdateSlice(Transpose(A; p), Transpose(U; p), k p)") {
    val c by rankClass
    val p by permutation(c)
    val n by c.sizes
    val m by c.sizes
    val k by c.map
    val A by tensor(c to n)
    val U by tensor(c to m)
    lhs = A.dynamicUpdateSlice(U, k).transpose(p)
    rhs = A.transpose(p).dynamicUpdateSlice(U.transpose(p), k.permuted(p))
    broken("enzyme/TransposeDUS broken: starts as they are", because = "n = 1 x 2, m = 1 x 1, starts 0 and 1") {
        rhs = A.transpose(p).dynamicUpdateSlice(U.transpose(p), k)
    }
}

rule("enzyme/TransposeSliceBase: Transpose(Slice(A, s, e, t); p) => Slice(Transpose(A; p), s p, e p, t p)") {
    val c by rankClass
    val p by permutation(c)
    val n by c.sizes
    val s by c.map
    val e by c.map
    val t by c.map
    val A by tensor(c to n)
    lhs = A.slice(s, e, t).transpose(p)
    rhs = A.transpose(p).slice(s.permuted(p), e.permuted(p), t.permuted(p))
    broken("enzyme/TransposeSliceBase broken: strides as they are", because = "n = 1 x 2, strides 2 and 1: size 2 against 1") {
        rhs = A.transpose(p).slice(s.permuted(p), e.permuted(p), t)
    }
}

rule("enzyme/TransposeSliceBase dynamic: Transpose(DynamicSlice(A, i, k); p) => DynamicSlice(Transpose(A; p), i p, k p)") {
    val c by rankClass
    val p by permutation(c)
    val n by c.sizes
    val i by c.map
    val k by c.map
    val A by tensor(c to n)
    lhs = A.dynamicSlice(i, k).transpose(p)
    rhs = A.transpose(p).dynamicSlice(i.permuted(p), k.permuted(p))
    broken("enzyme/TransposeSliceBase dynamic, broken: sizes as they are", because = "sizes 1 and 0 against 0 and 1") {
        rhs = A.transpose(p).dynamicSlice(i.permuted(p), k)
    }
}

rule("enzyme/TransposeLikeBroadcastSliceBase: Broadcast(Slice(A, s, e, t)) => Slice(Broadcast(A), s, e, t) with new axes and as many elements") {
    source(note = "The slice takes one place of each new axis; without elements a new axis may have any size.")
    expect(REFUTED, because = "s = e = 0 of n = 0, m = 0 of a new axis: size 0 against 1")
    val c by rankClass
    val u by rankClass
    val p by permutation(c)
    val n by c.sizes
    val m by u.sizes
    val s by c.map
    val e by c.map
    val t by c.map
    val A by tensor(c to n)
    val cut = A.slice(s, e, t)
    val many = requires { everyLane(m eq 1) or someLane(sizeOf(cut, c) eq 0) }
    lhs = cut.expand(u to m).transpose(p)
    rhs = A.expand(u to m).transpose(p)
        .slice(axes(c to s.permuted(p), u to 0), axes(c to e.permuted(p), u to 1), axes(c to t.permuted(p), u to 1))
    repaired("enzyme/TransposeLikeBroadcastSliceBase repaired: new axes have size 1") { replace(many) { m eq 1 } }
}

rule("enzyme/TransposeAllUsersSlice: Slice(Transpose(A; p), s, e, t) => Transpose(Slice(A, s p^-1, ..); p)") {
    source(note = "Each of several slices; dynamic ones as in SliceTransposeBase.")
    val c by rankClass
    val p by permutation(c)
    val n by c.sizes
    val s by c.map
    val e by c.map
    val t by c.map
    val A by tensor(c to n)
    lhs = A.transpose(p).slice(s, e, t)
    rhs = A.slice(s.permuted(p.inverse), e.permuted(p.inverse), t.permuted(p.inverse)).transpose(p)
    broken("enzyme/TransposeAllUsersSlice broken: not transposed again", because = "n = 1 x 2: sizes 2 and 1 against 1 and 2") {
        rhs = A.slice(s.permuted(p.inverse), e.permuted(p.inverse), t.permuted(p.inverse))
    }
}

rule("enzyme/TransposeAllUsersSlice update: DynamicUpdateSlice(Transpose(A; p), U, k) => Transpose(DynamicUpdateSlice(A, Transpose(U; p), k p^-1); p)") {
    source(note = "The starts are permuted back, and the update is not: it is transposed by p once more.")
    expect(REFUTED, because = "three axes that go round: the sizes of the update do not fit")
    val c by rankClass
    val p by permutation(c)
    val n by c.sizes
    val m by c.sizes
    val k by c.map
    val A by tensor(c to n)
    val U by tensor(c to m)
    lhs = A.transpose(p).dynamicUpdateSlice(U, k)
    rhs = A.dynamicUpdateSlice(U.transpose(p), k.permuted(p.inverse)).transpose(p)
    repaired("enzyme/TransposeAllUsersSlice update, repaired: the update transposed back") {
        rhs = A.dynamicUpdateSlice(U.transpose(p.inverse), k.permuted(p.inverse)).transpose(p)
    }
}

rule("enzyme/TransposePad: Transpose(Pad(A, v, l, h, i); p) => Pad(Transpose(A; p), v, l p, h p, i p)") {
    source(note = "Edges and interior padding from 0 on.")
    val c by rankClass
    val p by permutation(c)
    val n by c.sizes
    val l by c.map
    val h by c.map
    val i by c.map
    val v by element
    val A by tensor(c to n)
    val notCut = requires { (l ge 0) and (h ge 0) }
    lhs = A.pad(v, low = l, high = h, interior = i).transpose(p)
    rhs = A.transpose(p).pad(v, low = l.permuted(p), high = h.permuted(p), interior = i.permuted(p))
    weaker("enzyme/TransposePad weaker: edges may be negative") { without(notCut) }
    broken("enzyme/TransposePad broken: low edges permuted the other way", because = "three axes can go round") {
        rhs = A.transpose(p).pad(v, low = l.permuted(p.inverse), high = h.permuted(p), interior = i.permuted(p))
    }
}

rule("enzyme/ElementwiseAllTransposeOperandsSimplify: f(Transpose(A; p), Transpose(B; p), v) => Transpose(f(A, B, v); p)") {
    source(note = "Operands are transposed in the same way, or constants; here one that is v everywhere and one that is not.")
    val c by rankClass
    val p by permutation(c)
    val n by c.sizes
    val v by element
    val f by function(T, T, T)
    val A by tensor(c to n)
    val C by tensor(c to n.permuted(p))
    lhs = f(A.transpose(p), C, v)
    rhs = f(A, C.transpose(p.inverse), v).transpose(p)
    broken("enzyme/ElementwiseAllTransposeOperandsSimplify broken: the constant transposed by p", because = "three axes can go round") {
        rhs = f(A, C.transpose(p), v).transpose(p)
    }
}

rule("enzyme/TransposeElementwiseTransposeSimplify: Transpose(f(Transpose(A; p^-1), Transpose(B; p^-1)); p) => f(A, B)") {
    val c by rankClass
    val p by permutation(c)
    val n by c.sizes
    val f by function(T, T)
    val A by tensor(c to n)
    val B by tensor(c to n)
    lhs = f(A.transpose(p.inverse), B.transpose(p.inverse)).transpose(p)
    rhs = f(A, B)
    broken("enzyme/TransposeElementwiseTransposeSimplify broken: p twice", because = "three axes can go round") {
        lhs = f(A.transpose(p), B.transpose(p)).transpose(p)
    }
}

rule("enzyme/TransposeTranspose: Transpose(Transpose(A; p); q) => Transpose(A; p q)") {
    val c by rankClass
    val p by permutation(c)
    val q by permutation(c)
    val n by c.sizes
    val A by tensor(c to n)
    lhs = A.transpose(p).transpose(q)
    rhs = A.transpose(p * q)
    broken("enzyme/TransposeTranspose broken: the orders exchanged", because = "three axes can go round") { rhs = A.transpose(q * p) }
}

rule("enzyme/TransposeTranspose converted: Transpose(Convert(Transpose(A; p)); q) => Convert(Transpose(A; p q))") {
    source(note = "A conversion is any function of elements here.")
    val c by rankClass
    val p by permutation(c)
    val q by permutation(c)
    val n by c.sizes
    val f by function
    val A by tensor(c to n)
    lhs = f(A.transpose(p)).transpose(q)
    rhs = f(A.transpose(p * q))
    broken("enzyme/TransposeTranspose converted, broken: not converted", because = "f(A) against A") { rhs = A.transpose(p * q) }
}

rule("enzyme/TransposeConvert: Convert(Transpose(A; p)) => Transpose(Convert(A); p)") {
    source(note = "Where the converted elements are smaller. A conversion is any function of elements here.")
    val c by rankClass
    val p by permutation(c)
    val n by c.sizes
    val f by function
    val A by tensor(c to n)
    lhs = f(A.transpose(p))
    rhs = f(A).transpose(p)
    broken("enzyme/TransposeConvert broken: transposed back", because = "three axes can go round") { rhs = f(A).transpose(p.inverse) }
}

rule("enzyme/TransposeElementwise: Transpose(f(A, B); p) => f(Transpose(A; p), Transpose(B; p))") {
    val c by rankClass
    val p by permutation(c)
    val n by c.sizes
    val f by function(T, T)
    val A by tensor(c to n)
    val B by tensor(c to n)
    lhs = f(A, B).transpose(p)
    rhs = f(A.transpose(p), B.transpose(p))
    broken("enzyme/TransposeElementwise broken: the operands change places", because = "f is not commutative") {
        rhs = f(B.transpose(p), A.transpose(p))
    }
}

rule("enzyme/TransposeLikeBroadcastElementwise: Broadcast(f(A, B)) => f(Broadcast(A), Broadcast(B)) with axes permuted and axes of size 1 added") {
    val c by rankClass
    val u by rankClass
    val p by permutation(c)
    val n by c.sizes
    val f by function(T, T)
    val A by tensor(c to n)
    val B by tensor(c to n)
    lhs = f(A, B).transpose(p).expand(u to 1)
    rhs = f(A.transpose(p).expand(u to 1), B.transpose(p).expand(u to 1))
    broken("enzyme/TransposeLikeBroadcastElementwise broken: one operand permuted back", because = "three axes can go round") {
        requires { n eq 2 }
        rhs = f(A.transpose(p).expand(u to 1), B.transpose(p.inverse).expand(u to 1))
    }
}

rule("enzyme/TransposeIota: Transpose(Iota; p) => Iota along the place of the axis") {
    source(note = "Of an axis that changes its name with another, while the rest is permuted.")
    val s by singleton
    val d by rankClass
    val row by s.label
    val column by s.label
    val p by permutation(d)
    val n by s.sizes
    val m by s.sizes
    val q by d.sizes
    lhs = iota(row, row to n, column to m, d to q).relabel(row to column, column to row).transpose(p)
    rhs = iota(column, column to n, row to m, d to q.permuted(p))
    broken("enzyme/TransposeIota broken: along the axis as it was", because = "n = 1, m = 2: 0, 0 against 0, 1") {
        rhs = iota(row, column to n, row to m, d to q.permuted(p))
    }
}

rule("enzyme/TransposeSimplify: Transpose(v; p) => v of a constant that is v everywhere") {
    source(note = "A splat; other constants are folded.")
    val c by rankClass
    val p by permutation(c)
    val n by c.sizes
    val v by element
    lhs = constant(v, c to n).transpose(p)
    rhs = constant(v, c to n.permuted(p))
    broken("enzyme/TransposeSimplify broken: of the shape before", because = "sizes 1 and 0 against 0 and 1") { rhs = constant(v, c to n) }
}

rule("enzyme/TransposeReduceWindow: Transpose(ReduceWindow(A, w); p) => ReduceWindow(Transpose(A; p), w p^-1)") {
    source(note = "Windows, strides, dilations and padding are all permuted the wrong way round.")
    expect(REFUTED, because = "three axes that go round, one with a window of 2")
    val c by rankClass
    val p by permutation(c)
    val n by c.sizes
    val w by c.map
    val low by c.map
    val high by c.map
    val v by element
    val g by monoid(T, identity = v)
    val A by tensor(c to n)
    lhs = A.reduceWindow(g, size = w, low = low, high = high, initial = v).transpose(p)
    val back = p.inverse
    rhs = A.transpose(p).reduceWindow(g, size = w.permuted(back), low = low.permuted(back), high = high.permuted(back), initial = v)
    repaired("enzyme/TransposeReduceWindow repaired: permuted as A is") {
        rhs = A.transpose(p).reduceWindow(g, size = w.permuted(p), low = low.permuted(p), high = high.permuted(p), initial = v)
    }
}
