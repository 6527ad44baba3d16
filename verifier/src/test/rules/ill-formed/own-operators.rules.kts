// Operators of a file that are none, and operands that fit none.

val lost by operator { A: TensorExpr, k: AxisMap -> A.reverse(A.type().axes().first()) }
val same by operator { A: TensorExpr -> A }
val out by operator { A: TensorExpr, s: RankClass -> A.slice(end = axes(s to 1)) }
val twice by operator { A: TensorExpr -> A + A }
lateinit var again: OwnOperator1<TensorExpr>
again = operator("again") { B: TensorExpr -> again(B) }
val others = mutableListOf<TensorExpr>()

rule("what it unfolds to is an operand") {
    expect(ILL_FORMED)
    val s by singleton; val n by s.sizes; val A by tensor(s to n)
    lhs = A
    rhs = same(A)
}

rule("an operand that nothing uses") {
    expect(ILL_FORMED)
    val s by singleton; val n by s.sizes; val k by s.sizes; val A by tensor(s to n)
    lhs = lost(A, k)
    rhs = A
}

rule("an operator that unfolds to itself") {
    expect(ILL_FORMED)
    val s by singleton; val n by s.sizes; val A by tensor(s to n)
    lhs = A
    rhs = again(A)
}

rule("a mistake in what it unfolds to") {
    expect(ILL_FORMED)
    val d by rankClass; val s by singleton; val n by d.sizes; val A by tensor(d to n)
    lhs = A
    rhs = out(A, s)
}

rule("the name of an operator that exists") {
    expect(ILL_FORMED)
    val s by singleton; val n by s.sizes; val A by tensor(s to n)
    val pad = operator("pad") { B: TensorExpr -> B + B }
    lhs = A
    rhs = pad(A)
}

rule("a name that is none") {
    expect(ILL_FORMED)
    val s by singleton; val n by s.sizes; val A by tensor(s to n)
    val strange = operator("two of") { B: TensorExpr -> B + B }
    lhs = A
    rhs = strange(A)
}

rule("a rule that lends its tensor") {
    expect(ILL_FORMED)
    val s by singleton; val n by s.sizes; val A by tensor(s to n)
    others.add(A)
    lhs = A
    rhs = same(A)
}

rule("an operand of another rule") {
    expect(ILL_FORMED)
    val s by singleton; val n by s.sizes; val A by tensor(s to n)
    lhs = A
    rhs = twice(others.first())
}
