// Patterns of Enzyme-JAX whose left side is a dot product or a convolution, or a sum of products, as coded.

rule("enzyme/FactorScalarsInDotGeneral: DotGeneral(Mul(v, A), Mul(w, B)) => Mul(Mul(v, w), DotGeneral(A, B))") {
    source(note = "Scalars that are spread; constants with equal elements among them.")
    expect(REFUTED, on = floats, because = "0.0 * (0.0 + 1 * -1) is -0.0, and 0.0 + 0.0 * -1 is 0.0")
    val b by rankClass; val k by rankClass; val f by rankClass; val g by rankClass
    val nb by b.sizes; val nk by k.sizes; val nf by f.sizes; val ng by g.sizes
    val v by element
    val w by element
    val A by tensor(b to nb, k to nk, f to nf)
    val B by tensor(b to nb, k to nk, g to ng)
    lhs = dot(v * A, w * B, contract = k, batch = b)
    rhs = constant(v, b to nb, f to nf, g to ng) * w * dot(A, B, contract = k, batch = b)
    broken("enzyme/FactorScalarsInDotGeneral broken: one of them", because = "v = 1, w = 0") {
        rhs = v * dot(A, B, contract = k, batch = b)
    }
}

rule("enzyme/FactorScalarsInDotGeneral one: DotGeneral(Mul(v, A), B) => Mul(v, DotGeneral(A, B))") {
    source(note = "On either side.")
    expect(REFUTED, on = floats, because = "0.0 * (0.0 + 1 * -1) is -0.0, and 0.0 + 0.0 * -1 is 0.0")
    val b by rankClass; val k by rankClass; val f by rankClass; val g by rankClass
    val nb by b.sizes; val nk by k.sizes; val nf by f.sizes; val ng by g.sizes
    val v by element
    val A by tensor(b to nb, k to nk, f to nf)
    val B by tensor(b to nb, k to nk, g to ng)
    lhs = dot(v * A, B, contract = k, batch = b)
    rhs = v * dot(A, B, contract = k, batch = b)
    broken("enzyme/FactorScalarsInDotGeneral one, broken: twice", because = "v = 2") {
        rhs = v * (v * dot(A, B, contract = k, batch = b))
    }
}

for (minus in listOf(false, true)) for (left in listOf(true, false)) {
    val op = if (minus) "Sub" else "Add"
    rule("enzyme/DotGeneralDistributiveSimplify: $op(${if (left) "DotGeneral(A, B), DotGeneral(A, C)" else "DotGeneral(B, A), DotGeneral(C, A)"}) => ${if (left) "DotGeneral(A, $op(B, C))" else "DotGeneral($op(B, C), A)"}") {
        expect(REFUTED, on = floats, because = "inf * (0.0 + 1) is inf, and inf * 0.0 + inf * 1 is nan")
        val b by rankClass; val k by rankClass; val f by rankClass; val g by rankClass
        val nb by b.sizes; val nk by k.sizes; val nf by f.sizes; val ng by g.sizes
        val A by tensor(b to nb, k to nk, f to nf)
        val B by tensor(b to nb, k to nk, g to ng)
        val C by tensor(b to nb, k to nk, g to ng)
        val first = if (left) dot(A, B, contract = k, batch = b) else dot(B, A, contract = k, batch = b)
        val second = if (left) dot(A, C, contract = k, batch = b) else dot(C, A, contract = k, batch = b)
        val both = if (minus) B - C else B + C
        lhs = if (minus) first - second else first + second
        rhs = if (left) dot(A, both, contract = k, batch = b) else dot(both, A, contract = k, batch = b)
        broken("enzyme/DotGeneralDistributiveSimplify broken: $op the other way, $left", because = "A = C = 1, B = 0") {
            rhs = if (left) dot(A, B * C, contract = k, batch = b) else dot(C - B, A, contract = k, batch = b)
        }
    }
}

rule("enzyme/DotGeneralBroadcastInDim: DotGeneral(BroadcastInDim(A), BroadcastInDim(B)) => BroadcastInDim(DotGeneral(A, B)) for batch axes that both have not") {
    val x by rankClass; val b by rankClass; val k by rankClass; val f by rankClass; val g by rankClass
    val nx by x.sizes; val nb by b.sizes; val nk by k.sizes; val nf by f.sizes; val ng by g.sizes
    val A by tensor(b to nb, k to nk, f to nf)
    val B by tensor(b to nb, k to nk, g to ng)
    lhs = dot(A.expand(x to nx), B.expand(x to nx), contract = k, batch = on(b, x))
    rhs = dot(A, B, contract = k, batch = b).expand(x to nx)
    broken("enzyme/DotGeneralBroadcastInDim broken: contracted", because = "nx = 2: once against twice") {
        rhs = dot(A.expand(x to nx), B.expand(x to nx), contract = on(k, x), batch = b).expand(x to nx)
    }
}

rule("enzyme/DotGeneralRemoveBatchDimensions: DotGeneral(BroadcastInDim(A), BroadcastInDim(B)) => Transpose(DotGeneral(A, B)) for batch axes that one has not") {
    source(note = "x is new in the broadcast of A, y in that of B; z in both stays a batch.")
    val x by rankClass; val y by rankClass; val z by rankClass; val k by rankClass; val f by rankClass; val g by rankClass
    val nx by x.sizes; val ny by y.sizes; val nz by z.sizes; val nk by k.sizes; val nf by f.sizes; val ng by g.sizes
    val A by tensor(y to ny, k to nk, f to nf)
    val B by tensor(x to nx, k to nk, g to ng)
    val wideA = A.expand(z to nz)
    val wideB = B.expand(z to nz)
    lhs = dot(wideA.expand(x to nx), wideB.expand(y to ny), contract = k, batch = on(x, y, z))
    rhs = dot(wideA, wideB, contract = k, batch = z)
    broken("enzyme/DotGeneralRemoveBatchDimensions broken: turned round", because = "nx = 2: B[1] against B[0]") {
        rhs = dot(wideA, wideB.reverse(x), contract = k, batch = z)
    }
}

rule("enzyme/DotGeneralInsertDimContractionSimplification: DotGeneral(A, B) => DotGeneral(Reshape(A), Reshape(B)) without contracted axes of size 1") {
    source(note = "Where both operands are reshapes, broadcasts or constants, which is about cost.")
    val u by rankClass; val b by rankClass; val k by rankClass; val f by rankClass; val g by rankClass
    val nu by u.sizes; val nb by b.sizes; val nk by k.sizes; val nf by f.sizes; val ng by g.sizes
    val A by tensor(u to nu, b to nb, k to nk, f to nf)
    val B by tensor(u to nu, b to nb, k to nk, g to ng)
    val one = requires { nu eq 1 }
    lhs = dot(A, B, contract = on(u, k), batch = b)
    rhs = dot(A.dropUnit(u), B.dropUnit(u), contract = k, batch = b)
    broken("enzyme/DotGeneralInsertDimContractionSimplification broken: any size", because = "nu = 0: no axis of size 1") { without(one) }
}

rule("enzyme/DotGeneralReshape: DotGeneral(Reshape(A), Reshape(B)) => Reshape(DotGeneral(A, B)) for axes of size 1 that are neither contracted nor a batch") {
    source(note = "Special: axes by name. The code finds their places anew.")
    val u by rankClass; val w by rankClass; val b by rankClass; val k by rankClass; val f by rankClass; val g by rankClass
    val nb by b.sizes; val nk by k.sizes; val nf by f.sizes; val ng by g.sizes
    val A by tensor(b to nb, k to nk, f to nf)
    val B by tensor(b to nb, k to nk, g to ng)
    lhs = dot(A.addUnit(u), B.addUnit(w), contract = k, batch = b)
    rhs = dot(A, B, contract = k, batch = b).addUnit(u, w)
    broken("enzyme/DotGeneralReshape broken: of A alone", because = "A = 2, B = 1, with 1 for B") {
        rhs = dot(A, constant(1, shapeOf(B)), contract = k, batch = b).addUnit(u, w)
    }
}

rule("enzyme/DotGeneralReshape places: DotGeneral(Reshape(A), B) => DotGeneral(A, B), A of shape [a, b, c] reshaped to [1, 1, a, 1, b, c] and contracted along its axis 4") {
    source(note = "Special: 4 less the three axes inserted before it is 1, the axis of b. The code goes through 0, 1, 3 and compares each with what is left: 4, 3, 2, and leaves 3 out. So it contracts axis 2, the axis of c. Wrong as read.")
    expect(REFUTED, because = "b = c = 2: A[0, 1] is with B[1] on the left, A[1, 0] on the right")
    val s by singleton; val u by rankClass; val k by rankClass
    val row by s.label; val column by s.label; val x by s.label; val y by s.label
    val a by s.sizes; val b by s.sizes; val c by s.sizes; val q by k.sizes
    val A by tensor(x to a, row to b, column to c)
    val B by tensor(row to b, k to q)
    requires { (a ne 1) and (b ge 2) }
    val square = requires { b eq c }
    lhs = dot(A.addUnit(u), B, contract = on(row)).relabel(column to y)
    rhs = dot(A, B.relabel(row to column), contract = on(column)).relabel(row to y).addUnit(u)
    broken("enzyme/DotGeneralReshape places, broken: sizes that differ", because = "b = 2, c = 0: no product on the right") { without(square) }
}

rule("enzyme/SplitConvolutionIntoReverseConvolution: Convolution(A, W), the window reversed => Convolution(A, Reverse(W))") {
    expect(UNKNOWN, on = f16, because = "what is known of the operator needs that 0 times anything is 0")
    val b by rankClass; val f by rankClass; val o by f.label; val x by rankClass; val y by rankClass
    val nb by b.sizes; val nf by f.sizes; val kf by f.sizes; val no by f.sizes; val g by f.map
    val n by x.sizes; val w by x.sizes; val s by x.map; val low by x.map; val high by x.map; val ld by x.map; val rd by x.map
    val m by y.sizes; val v by y.sizes
    val A by tensor(b to nb, f to nf, x to n, y to m)
    val W by tensor(f to kf, o to no, x to w, y to v)
    elements(int + real + s32 + u8 + f16)
    lhs = conv(A, W, feature = f, reversed = on(x), featureGroups = g, stride = axes(x to s), low = axes(x to low), high = axes(x to high),
        baseDilation = axes(x to ld), windowDilation = axes(x to rd))
    rhs = conv(A, W.reverse(x), feature = f, featureGroups = g, stride = axes(x to s), low = axes(x to low), high = axes(x to high),
        baseDilation = axes(x to ld), windowDilation = axes(x to rd))
    broken("enzyme/SplitConvolutionIntoReverseConvolution broken: all axes of the kernel", because = "v = 2: W[1] against W[0]") {
        rhs = conv(A, W.reverse(x, y), feature = f, featureGroups = g, stride = axes(x to s), low = axes(x to low), high = axes(x to high),
            baseDilation = axes(x to ld), windowDilation = axes(x to rd))
    }
}
