// Patterns of Enzyme-JAX about diagonal matrices and choices, as coded, of those that other files do not have: special cases.

for (left in listOf(true, false))
rule("enzyme/DiagonalTensorDotGeneralRewrite: DotGeneral(${if (left) "Diagonal(U), B" else "B, Diagonal(U)"}) => Mul(Broadcast(U), B)") {
    source(note = "Special: the matrix is stated as a choice of U on the diagonal; in the code it is a scatter of U into zeros at the places of the diagonal.")
    expect(REFUTED, on = floats, because = "U = -1, B = 0.0: 0.0 + -0.0 against -0.0; and 0 times an infinity is nan")
    val s by singleton; val k by rankClass
    val x by s.label; val y by s.label
    val n by s.sizes; val m by s.sizes; val q by k.sizes
    val U by tensor(x to n)
    val B by tensor(y to m, k to q)
    requires { n eq m }
    val both = shape(x to n, y to m)
    val diagonal = select(iota(x, both) eq iota(y, both), U.expand(y to m), constant(0, both))
    lhs = if (left) dot(diagonal, B, contract = on(y)) else dot(B, diagonal, contract = on(y))
    rhs = U.expand(k to q) * B.relabel(y to x)
    broken("enzyme/DiagonalTensorDotGeneralRewrite broken: of a full matrix, $left", because = "n = 2: B[1] is with A[0], too") {
        val A by tensor(x to n, y to m)
        lhs = dot(A, B, contract = on(y))
    }
}

rule("enzyme/DiagonalTensorDotGeneralRewrite constant: DotGeneral(Diagonal(v), B) => Mul(Broadcast(U), B)") {
    source(note = "Special: the body of the scatter puts a constant v whatever the update is, which counts as one that puts the update, U; v is forgotten. Wrong as read.")
    expect(REFUTED, because = "n = 1, v = 1, U = 0, B = 1: 1 against 0")
    val s by singleton; val k by rankClass
    val x by s.label; val y by s.label
    val n by s.sizes; val m by s.sizes; val q by k.sizes
    val v by element
    val U by tensor(x to n)
    val B by tensor(y to m, k to q)
    requires { n eq m }
    elements(int, real, s8)
    val both = shape(x to n, y to m)
    val diagonal = select(iota(x, both) eq iota(y, both), constant(v, both), constant(0, both))
    lhs = dot(diagonal, B, contract = on(y))
    rhs = U.expand(k to q) * B.relabel(y to x)
    repaired("enzyme/DiagonalTensorDotGeneralRewrite constant, repaired: v times B") { rhs = v * B.relabel(y to x) }
}

rule("enzyme/IfPredPropagation: If(p, f(A, p), g(B, p)) => If(p, f(A, true), g(B, false))") {
    source(note = "Special: a choice between two values, both computed, each of which knows what p is.")
    val c by rankClass
    val n by c.sizes
    val f by function(T, bool)
    val g by function(T, bool)
    val p by tensor(bool)
    val A by tensor(c to n)
    val B by tensor(c to n)
    val P = p.expand(c to n)
    lhs = select(P, f(A, P), g(B, P))
    rhs = select(P, f(A, TRUE), g(B, FALSE))
    broken("enzyme/IfPredPropagation broken: exchanged", because = "p = true: f(A, true) against f(A, false)") {
        rhs = select(P, f(A, FALSE), g(B, TRUE))
    }
}
