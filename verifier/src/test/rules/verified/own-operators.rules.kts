// Operators that a file makes of those that exist: what is proved is what they unfold to.

val wrap by operator { A: TensorExpr, s: RankClass, k: AxisMap ->
    concat(A.slice(start = axes(s to sizeOf(A, s) - k)), A, A.slice(end = axes(s to k)), along = s)
}
val twice = operator("twice") { A: TensorExpr -> A + A }
val around by operator { A: TensorExpr, s: RankClass -> wrap(twice(A), s, lanes(1)) }
val fourTimes by operator { A: TensorExpr -> twice(twice(A)) }
val zerosLike by operator { shape: Shape, v: Element -> constant(v, shape) }

rule("a wrapped reversal") {
    val s by singleton; val d by rankClass
    val n by s.sizes; val k by s.sizes; val p by d.sizes
    val A by tensor(s to n, d to p)
    lhs = wrap(A.reverse(s), s, k)
    rhs = wrap(A, s, k).reverse(s)
}

rule("what is wrapped is cut off again") {
    val s by singleton
    val n by s.sizes; val k by s.sizes
    val A by tensor(s to n)
    requires { k le n }
    lhs = wrap(A, s, k).slice(start = axes(s to k), end = axes(s to k + n))
    rhs = A
}

rule("twice what is wrapped is what is twice, wrapped") {
    val s by singleton
    val n by s.sizes
    val A by tensor(int, s to n)
    requires { n ge 1 }
    lhs = around(A, s)
    rhs = twice(wrap(A, s, lanes(1)))
}

rule("four times") {
    elements(int)
    val c by rankClass; val n by c.sizes
    val A by tensor(c to n)
    lhs = fourTimes(A)
    rhs = A * 4
}

rule("an operator of a shape and an element") {
    val c by rankClass; val n by c.sizes; val v by element
    val A by tensor(c to n)
    lhs = zerosLike(shapeOf(A.reverse(c)), v)
    rhs = zerosLike(shapeOf(A), v).reverse(c)
}
