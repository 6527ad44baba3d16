// Patterns of Enzyme-JAX that make dot products and sums operations of BLAS, as coded, by what these are said to compute:
// Symm(A, B, C, v, w) = v * A * B + w * C for a symmetric A, and Syrk(A, C, v, w) = v * A * A^T + w * C. A symmetric matrix that
// is an input is assumed to be one, and one of which a triangle is read is that of any matrix, mirrored.

fun RuleScope.mirrored(E: TensorExpr, x: AggregatedAxis, y: AggregatedAxis) =
    select(iota(x, shapeOf(E)) le iota(y, shapeOf(E)), E, E.relabel(x to y, y to x))

rule("enzyme/DotGeneralToSymm: DotGeneral(A, B) => Symm(A, B, 0, 1, 0) for a symmetric A, contracted along either axis") {
    source(note = "A on the left or on the right. B is transposed where its axes are the other way round, which axes with names are not.")
    val s by singleton; val t by singleton
    val x by s.label; val y by s.label
    val n by s.sizes; val m by t.sizes
    val A by tensor(x to n, y to n)
    val B by tensor(y to n, t to m)
    val found = assume { symmetric(A, x, y) }
    broken("enzyme/DotGeneralToSymm broken: any matrix", because = "n = 2: A[0, 1] against A[1, 0]") { without(found) }
    lhs = dot(A.relabel(x to y, y to x), B, contract = on(y))
    rhs = 1 * dot(A, B, contract = on(y)) + 0 * constant(0, x to n, t to m)
}

for (turned in listOf(false, true))
rule("enzyme/DotGeneralToSyrk: DotGeneral(A, A), contracted along ${if (turned) "rows" else "columns"} of both => Syrk(A, 0, 1, 0)${if (turned) ", transposed" else ""}") {
    source(note = "A and its transpose likewise, which axes with names do not tell apart.")
    elements(int + real + signed + unsigned + f16)
    val s by singleton
    val x by s.label; val y by s.label; val z by s.label
    val n by s.sizes; val m by s.sizes
    val A by tensor(x to n, y to m)
    val size = if (turned) m else n
    val turn = if (turned) A.relabel(x to y, y to x) else A
    lhs = if (turned) dot(A, A.relabel(y to z), contract = on(x)).relabel(y to x) else dot(A, A.relabel(x to z), contract = on(y))
    rhs = 1 * dot(turn, turn.relabel(x to z), contract = on(y)) + 0 * constant(0, x to size, z to size)
    broken("enzyme/DotGeneralToSyrk broken: of squares${if (turned) ", transposed" else ""}", because = "n = m = 1, A = -1 or 2") {
        rhs = 1 * dot(turn * turn, turn.relabel(x to z), contract = on(y)) + 0 * constant(0, x to size, z to size)
    }
}

rule("enzyme/DotGeneralToSyrk symmetric: DotGeneral(A, A), contracted along columns and rows => Syrk(A, 0, 1, 0) for a symmetric A") {
    val s by singleton
    val x by s.label; val y by s.label; val z by s.label
    val n by s.sizes
    val A by tensor(x to n, y to n)
    val found = assume { symmetric(A, x, y) }
    broken("enzyme/DotGeneralToSyrk symmetric, broken: any matrix", because = "n = 2: A[1, 0] against A[0, 1]") { without(found) }
    lhs = dot(A, A.relabel(x to y, y to z), contract = on(y))
    rhs = 1 * dot(A, A.relabel(x to z), contract = on(y)) + 0 * constant(0, x to n, z to n)
}

for (other in listOf(false, true)) {
    val name = if (other) "Syrk" else "Symm"

    rule("enzyme/FuseMulInto$name: Mul($name(A, ${if (other) "" else "B, "}C, v, w), k) => $name(A, ${if (other) "" else "B, "}C, v * k, w * k)") {
        source(note = "A scalar that is spread.")
        expect(REFUTED, on = floats, because = "v * A * B + w * C is rounded, and so is each part of it times k")
        val s by singleton
        val x by s.label; val y by s.label; val z by s.label
        val n by s.sizes; val m by s.sizes; val q by s.sizes
        val v by element; val w by element; val k by element
        val A by tensor(x to n, y to m)
        val C by tensor(x to n, z to if (other) n else q)
        val B = if (other) A.relabel(x to z) else { val B by tensor(y to m, z to q); B }
        lhs = k * (v * dot(A, B, contract = on(y)) + w * C)
        rhs = (v * k) * dot(A, B, contract = on(y)) + (w * k) * C
        broken("enzyme/FuseMulInto$name broken: C as it was", because = "k = 0, C = w = 1: 0 against 1") {
            rhs = (v * k) * dot(A, B, contract = on(y)) + w * C
        }
    }

    rule("enzyme/FuseAddInto$name: Add($name(A, ${if (other) "" else "B, "}C, v, w), D) => $name(A, ${if (other) "" else "B, "}Add(Mul(C, w), D), v, 1)") {
        if (other) source(note = "The code demands a symmetric D, as C has to be.")
        elements(int + real + signed + unsigned + f16)
        expect(REFUTED, on = f16, because = "sums are rounded in another order")
        val s by singleton
        val x by s.label; val y by s.label; val z by s.label
        val n by s.sizes; val m by s.sizes; val q by s.sizes
        val v by element; val w by element
        val A by tensor(x to n, y to m)
        val C by tensor(x to n, z to if (other) n else q)
        val B = if (other) A.relabel(x to z) else { val B by tensor(y to m, z to q); B }
        val E by tensor(x to n, z to if (other) n else q)
        val D = if (other) mirrored(E, x, z) else E
        lhs = v * dot(A, B, contract = on(y)) + w * C + D
        rhs = v * dot(A, B, contract = on(y)) + 1 * (C * w + D)
        broken("enzyme/FuseAddInto$name broken: C as it was", because = "C = 1, w = 0: D against 1 + D") {
            rhs = v * dot(A, B, contract = on(y)) + 1 * (C + D)
        }
    }
}

rule("enzyme/TransposeSyrkToSyrk: Syrk(Transpose(A), C, v, w) => Syrk(A, C, v, w), transposed") {
    source(note = "The other way round likewise.")
    val s by singleton
    val x by s.label; val y by s.label; val z by s.label
    val n by s.sizes; val m by s.sizes
    val v by element; val w by element
    val A by tensor(x to m, y to n)
    val C by tensor(x to n, z to n)
    val turned = A.relabel(x to y, y to x)
    lhs = v * dot(turned, turned.relabel(x to z), contract = on(y)) + w * C
    rhs = v * dot(A.relabel(y to z), A, contract = on(x)).relabel(y to x) + w * C
    broken("enzyme/TransposeSyrkToSyrk broken: as before", because = "n = 2: the first column by itself against the first row") {
        requires { n eq m }
        rhs = v * dot(A, A.relabel(x to z), contract = on(y)) + w * C
    }
}

rule("enzyme/SyrkSimplifyOutputUplo: f(S) => f(upper triangle of S) as the symmetric operand of Symm and Syrk, which read its upper triangle") {
    source(note = "S is the result of Syrk, of which the lower triangle is anything then: that of E. The code takes the lower triangle where one that uses S does.")
    val s by singleton
    val x by s.label; val y by s.label
    val n by s.sizes
    val f by function
    val E by tensor(x to n, y to n)
    lhs = f(mirrored(E, x, y))
    rhs = mirrored(f(E), x, y)
    broken("enzyme/SyrkSimplifyOutputUplo broken: all of it is read", because = "n = 2: E below the diagonal") { rhs = f(E) }
}

rule("enzyme/SyrkSimplifyOutputUplo both: Symm(f(S), f(S)) => Symm(f(upper triangle of S), f(upper triangle of S))") {
    source(note = "The code asks that what uses S takes it as the symmetric operand, and not that it takes it as no other one. The other is read as a whole. Wrong as read.")
    expect(REFUTED, because = "n = 2: E below the diagonal is read, by the other operand")
    val s by singleton
    val x by s.label; val y by s.label; val z by s.label
    val n by s.sizes
    val f by function
    val E by tensor(x to n, y to n)
    val S = f(mirrored(E, x, y))
    lhs = dot(S, S.relabel(x to y, y to z), contract = on(y))
    rhs = dot(mirrored(f(E), x, y), f(E).relabel(x to y, y to z), contract = on(y))
}
