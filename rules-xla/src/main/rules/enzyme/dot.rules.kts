// Products as coded: dimensions of operands and results in any order.

rule("enzyme/TransposeDotReorder: Transpose(Dot(A, B)) => Dot(B, A)") {
    source(note = "Batch dimensions stay, and those that A and B alone have change places as two blocks. Axes have names here.")
    elements(int + real + s8 + f32)
    val k by rankClass
    val b by rankClass
    val f by rankClass
    val g by rankClass
    val nk by k.sizes
    val nb by b.sizes
    val nf by f.sizes
    val ng by g.sizes
    val A by tensor(b to nb, f to nf, k to nk)
    val B by tensor(b to nb, g to ng, k to nk)
    lhs = dot(A, B, contract = k, batch = b)
    rhs = dot(B, A, contract = k, batch = b)
    broken("enzyme/TransposeDotReorder broken: B twice", because = "one place of each: A against B") {
        elements(int)
        requires { ng eq 1 }
        requires { nf eq 1 }
        rhs = dot(B, B.reshape(g, f to nf), contract = k, batch = b)
    }
}

rule("enzyme/DotTranspose: Dot(Transpose(A; p), B) => Dot(A, B) with the lists of contracted dimensions permuted") {
    source(note = "Dimensions are contracted in pairs: the lists of the new product are stated by a transpose of B. At most one dimension of A is in the result.")
    elements(int + real + s8)
    val k by rankClass
    val f by rankClass
    val g by rankClass
    val p by permutation(k)
    val nk by k.sizes
    val nf by f.sizes
    val ng by g.sizes
    val A by tensor(f to nf, k to nk)
    val B by tensor(g to ng, k to nk.permuted(p))
    lhs = dot(A.transpose(p), B, contract = k)
    rhs = dot(A, B.transpose(p.inverse), contract = k)
    broken("enzyme/DotTranspose broken: permuted the other way", because = "three axes can go round") {
        rhs = dot(A, B.transpose(p), contract = k)
    }
}

rule("enzyme/DotTranspose batch: Dot(Transpose(A; p), B) => Dot(A, B) with the lists of batch dimensions permuted") {
    source(note = "The result has the batch in the order of the new lists, stated by a transpose of B and of the product.")
    elements(int + real + s8)
    val k by rankClass
    val b by rankClass
    val p by permutation(b)
    val nk by k.sizes
    val nb by b.sizes
    val A by tensor(b to nb, k to nk)
    val B by tensor(b to nb.permuted(p), k to nk)
    lhs = dot(A.transpose(p), B, contract = k, batch = b)
    rhs = dot(A, B.transpose(p.inverse), contract = k, batch = b).transpose(p)
    broken("enzyme/DotTranspose batch, broken: not transposed", because = "sizes 1 and 2 against 2 and 1") {
        rhs = dot(A, B.transpose(p.inverse), contract = k, batch = b)
    }
}

rule("enzyme/DotGeneralSimplify: Dot(0, B) => 0") {
    source(note = "The zero is one of floats, on either side.")
    elements(real + f32)
    expect(REFUTED, on = f32, because = "0 * inf = nan")
    val k by rankClass
    val b by rankClass
    val f by rankClass
    val g by rankClass
    val nk by k.sizes
    val nb by b.sizes
    val nf by f.sizes
    val ng by g.sizes
    val B by tensor(b to nb, g to ng, k to nk)
    lhs = dot(constant(0, b to nb, f to nf, k to nk), B, contract = k, batch = b)
    rhs = constant(0, b to nb, f to nf, g to ng)
    broken("enzyme/DotGeneralSimplify broken: ones", because = "nk = 1, B = 1: 1 against 0") {
        elements(real)
        lhs = dot(constant(1, b to nb, f to nf, k to nk), B, contract = k, batch = b)
    }
}

rule("enzyme/DotGeneralSimplify splat: Dot(v, B) => Mul(Broadcast(Reduce[+](B)), v) for a constant that is v everywhere") {
    source(note = "On either side.")
    elements(int + real)
    val k by rankClass
    val b by rankClass
    val f by rankClass
    val g by rankClass
    val nk by k.sizes
    val nb by b.sizes
    val nf by f.sizes
    val ng by g.sizes
    val v by element
    val B by tensor(b to nb, g to ng, k to nk)
    lhs = dot(constant(v, b to nb, f to nf, k to nk), B, contract = k, batch = b)
    rhs = B.reduce(sum, k).expand(f to nf) * v
    broken("enzyme/DotGeneralSimplify splat, broken: not scaled", because = "v = 0, B = 1: 0 against 1") { rhs = B.reduce(sum, k).expand(f to nf) }
}

rule("enzyme/ScatterToDynamicUpdateSlice: Scatter[set](A, k, U) => DynamicUpdateSlice(A, U, k)") {
    source(note = "One update at a constant place, of one index. Here A is 0 everywhere, so that adding sets. An update that does not fit in is dropped by a scatter, and moved back by an update.")
    elements(int + s8)
    expect(REFUTED, because = "n = m = 1, k = 1: 0 against U")
    val s by singleton
    val d by rankClass
    val n by s.sizes
    val m by s.sizes
    val p by d.sizes
    val k by s.map
    val U by tensor(s to m, d to p)
    val A = constant(0, s to n, d to p)
    lhs = A.scatter(sum, constant(k), U, along = s)
    rhs = A.dynamicUpdateSlice(U, axes(d to 0, s to k))
    repaired("enzyme/ScatterToDynamicUpdateSlice repaired: the update fits in") { requires { (k ge 0) and (k + m le n) } }
}
