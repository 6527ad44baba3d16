val twice = operator("twice") { A: TensorExpr -> A + A }
val wrap by operator { A: TensorExpr, s: RankClass, k: AxisMap ->
    concat(A.slice(start = sizeOf(A, s) - k), A, A.slice(end = k), along = s)
}
val selfish by operator { A: TensorExpr -> selfish(A) }
fun twoOf(A: TensorExpr) = abs(A)
fun cut(A: TensorExpr, k: AxisMap) = A.slice(start = k)
fun RuleScope.right(A: TensorExpr, k: AxisMap) = A.slice(start = k)
val wrong by operator { A: TensorExpr -> A.type() }
rule("a demand inside") {
    val d by singleton
    val n by d.sizes
    val A by tensor(d to n)
    val p = operator("p") { B: TensorExpr -> requires { n ge 1 }; B + B }
    lhs = A
    rhs = p(A)
}
rule("too few") {
    val d by singleton
    val n by d.sizes
    val A by tensor(d to n)
    lhs = A
    rhs = wrap(A, d)
}
rule("too many") {
    val d by singleton
    val n by d.sizes
    val A by tensor(d to n)
    lhs = A
    rhs = twice(A, d)
}
rule("several names at once") {
    val c by rankClass
    val n by c.sizes
    val (start, end) by c.map
    val A by tensor(c to n)
    lhs = A.slice(start = start, end = end)
    rhs = A
}
val late = twice(3)
