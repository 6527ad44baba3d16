// Patterns of Enzyme-JAX that let an operation with dimension numbers take in a transpose, as coded. Axes have names, and dimension numbers are
// names of axes: they change where the axes of operands are given other names.

// The dimensions 1, 2, 0 of X, whose dimensions 0, 1, 2 are x, y, z.
fun RuleScope.round(X: TensorExpr, x: AggregatedAxis, y: AggregatedAxis, z: AggregatedAxis) = X.relabel(y to x, z to y, x to z)

rule("enzyme/TransposeReshape: Transpose(Reshape(A)) => Reshape(Transpose(A)) where the axes made of one stay together") {
    source(note = "Special: each axis is split in two, and axes of size 1 are dropped.")
    val c by rankClass; val u by rankClass
    val tile by c.label
    val p by permutation(c)
    val n by c.sizes; val t by c.map
    val A by tensor(c to n, u to 1)
    lhs = A.dropUnit(u).split(c, inner = tile to t).transpose(p, c).transpose(p, tile)
    rhs = A.transpose(p, c).dropUnit(u).split(c, inner = tile to t.permuted(p))
    broken("enzyme/TransposeReshape broken: sizes as before", because = "sizes 2 and 1, t = 2 and 1, exchanged: 2 does not divide 1") {
        rhs = A.transpose(p, c).dropUnit(u).split(c, inner = tile to t)
    }
}

rule("enzyme/DotGeneralBroadcastInDimSortDims: DotGeneral(BroadcastInDim(A), B) => Transpose(DotGeneral(BroadcastInDim(A), B)) with axes of A in their order") {
    source(note = "Special: the axes that are neither contracted nor a batch are in any order.")
    val c by rankClass; val d by rankClass; val k by rankClass; val g by rankClass
    val p by permutation(c)
    val n by c.sizes; val m by d.sizes; val q by k.sizes; val r by g.sizes
    val A by tensor(c to n, k to q)
    val B by tensor(k to q, g to r)
    lhs = dot(A.transpose(p, c).expand(d to m), B, contract = k)
    rhs = dot(A.expand(d to m), B, contract = k).transpose(p, c)
    broken("enzyme/DotGeneralBroadcastInDimSortDims broken: in the other order", because = "three axes go round") {
        rhs = dot(A.expand(d to m), B, contract = k).transpose(p.inverse, c)
    }
}

rule("enzyme/TransposeConvolution: Transpose(Convolution(A, W)) => Convolution(A, W) with other places for the axes of the result") {
    source(note = "Special: two spatial axes are exchanged. The convolution that writes them there is stated by operands whose axes have the other names.")
    expect(UNKNOWN, on = floats, because = "what is known of the operator needs that 0 times anything is 0")
    val b by rankClass; val f by rankClass; val o by rankClass; val s by singleton
    val x by s.label; val y by s.label
    val nb by b.sizes; val nf by f.sizes; val no by o.sizes
    val n by s.sizes; val m by s.sizes; val v by s.sizes; val w by s.sizes; val p by s.map; val q by s.map; val l by s.map
    val A by tensor(b to nb, f to nf, x to n, y to m)
    val W by tensor(f to nf, o to no, x to v, y to w)
    lhs = conv(A, W, feature = f, stride = axes(x to p, y to q), low = axes(x to l)).relabel(x to y, y to x)
    rhs = conv(A.relabel(x to y, y to x), W.relabel(x to y, y to x), feature = f, stride = axes(x to q, y to p), low = axes(y to l))
    broken("enzyme/TransposeConvolution broken: strides as before", because = "sizes 2 and 1, strides 1 and 2: shape 1, 2 against 1, 1") {
        rhs = conv(A.relabel(x to y, y to x), W.relabel(x to y, y to x), feature = f, stride = axes(x to p, y to q), low = axes(y to l))
    }
}

rule("enzyme/ConvolutionTranspose: Convolution(Transpose(A), W) => Convolution(A, W) with other places for the axes of A") {
    source(note = "Special: two spatial axes are exchanged. W with the names of A's axes stands for a convolution that matches them so.")
    expect(UNKNOWN, on = floats, because = "what is known of the operator needs that 0 times anything is 0")
    val b by rankClass; val f by rankClass; val o by rankClass; val s by singleton
    val x by s.label; val y by s.label
    val nb by b.sizes; val nf by f.sizes; val no by o.sizes
    val n by s.sizes; val m by s.sizes; val v by s.sizes; val w by s.sizes; val p by s.map; val q by s.map; val l by s.map
    val A by tensor(b to nb, f to nf, x to n, y to m)
    val W by tensor(f to nf, o to no, x to v, y to w)
    lhs = conv(A.relabel(x to y, y to x), W, feature = f, stride = axes(x to p, y to q), low = axes(x to l))
    rhs = conv(A, W.relabel(x to y, y to x), feature = f, stride = axes(x to q, y to p), low = axes(y to l)).relabel(x to y, y to x)
    broken("enzyme/ConvolutionTranspose broken: not matched so", because = "sizes 2 and 1, a window of 2 and 1: it fits in or not") {
        rhs = conv(A, W, feature = f, stride = axes(x to p, y to q), low = axes(x to l)).relabel(x to y, y to x)
    }
}

rule("enzyme/TransposeEinsum: Transpose(Einsum(xyk, kz -> xyz)) => Einsum with the letters of the result in the other order") {
    source(note = "Special: of xyz the letters 1, 2, 0.")
    val s by singleton; val k by rankClass
    val x by s.label; val y by s.label; val z by s.label
    val n by s.sizes; val m by s.sizes; val p by s.sizes; val q by k.sizes
    val A by tensor(x to n, y to m, k to q)
    val B by tensor(k to q, z to p)
    lhs = round(dot(A, B, contract = k), x, y, z)
    rhs = dot(A.relabel(y to x, x to z), B.relabel(z to y), contract = k)
    broken("enzyme/TransposeEinsum broken: the letters 2, 0, 1", because = "n = 1, m = p = 2") {
        rhs = dot(A.relabel(x to y, y to z), B.relabel(z to x), contract = k)
    }
}

rule("enzyme/EinsumTranspose: Einsum(Transpose(A), B), xy, x -> y => Einsum(A, B), yx, x -> y") {
    source(note = "Special: two axes are exchanged. The letters of A are stated by renaming the others.")
    val s by singleton
    val x by s.label; val y by s.label
    val n by s.sizes; val m by s.sizes
    val A by tensor(x to n, y to m)
    val B by tensor(x to m)
    lhs = dot(A.relabel(x to y, y to x), B, contract = on(x))
    rhs = dot(A, B.relabel(x to y), contract = on(y)).relabel(x to y)
    broken("enzyme/EinsumTranspose broken: the letters as before", because = "n = m = 2: A[1, 0] against A[0, 1]") {
        requires { n eq m }
        rhs = dot(A, B, contract = on(x))
    }
}

rule("enzyme/EinsumTranspose round: Einsum(Transpose(A), B), xyz, x -> yz => Einsum(A, B), yzx, x -> yz for the dimensions 1, 2, 0 of A") {
    source(note = "The code gives dimension i of A the letter of dimension p(i), and not dimension p(i) that of i, which is zxy. That is the same where two axes are exchanged. Wrong as read.")
    expect(REFUTED, because = "n = 2: A[z, x, y] against A[y, z, x]")
    val s by singleton
    val x by s.label; val y by s.label; val z by s.label
    val n by s.sizes
    val A by tensor(x to n, y to n, z to n)
    val B by tensor(x to n)
    lhs = dot(round(A, x, y, z), B, contract = on(x))
    rhs = dot(A.relabel(x to y, y to z, z to x), B, contract = on(x))
    repaired("enzyme/EinsumTranspose round, repaired: zxy") {
        rhs = dot(A, B.relabel(x to y), contract = on(y)).relabel(x to z, z to y)
    }
}

rule("enzyme/TransposeFFT: Transpose(FFT(A)) => FFT(Transpose(A)), two batch axes exchanged") {
    source(note = "Special: lines of one axis. What becomes of a line is stated as a product with a matrix F, any one.")
    val s by singleton; val t by singleton
    val x by s.label; val y by s.label; val k by t.label; val j by t.label
    val n by s.sizes; val m by s.sizes; val q by t.sizes; val r by t.sizes
    val A by tensor(x to n, y to m, k to q)
    val F by tensor(k to q, j to r)
    lhs = dot(A, F, contract = on(k)).relabel(x to y, y to x)
    rhs = dot(A.relabel(x to y, y to x), F, contract = on(k))
    broken("enzyme/TransposeFFT broken: turned round", because = "n = 2: A[0] against A[1]") {
        rhs = dot(A.relabel(x to y, y to x).reverse(y), F, contract = on(k))
    }
}

rule("enzyme/TransposeFFT round: Transpose(FFT(A)) => FFT(Transpose(A)) for three batch axes that go round") {
    source(note = "Special: lines of one element, which is its own Fourier transform. Of the dimensions 1, 2, 0 of the result the code makes 2, 0, 1 of the operand. Where sizes differ, it is no program. Wrong as read.")
    expect(REFUTED, because = "axes of size 2: A[z, x, y] against A[y, z, x]")
    val s by singleton; val t by singleton
    val x by s.label; val y by s.label; val z by s.label; val k by t.label; val j by t.label
    val n by s.sizes
    val A by tensor(x to n, y to n, z to n, k to 1)
    val F = constant(1, k to 1, j to 1)
    lhs = round(dot(A, F, contract = on(k)), x, y, z)
    rhs = dot(A.relabel(z to x, x to y, y to z), F, contract = on(k))
    repaired("enzyme/TransposeFFT round, repaired: the dimensions 1, 2, 0") { rhs = dot(round(A, x, y, z), F, contract = on(k)) }
}
