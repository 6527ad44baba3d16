// Wrong rules about operators that a file makes: a name hides nothing from the search.

val wrap by operator { A: TensorExpr, s: RankClass, k: AxisMap ->
    concat(A.slice(start = axes(s to sizeOf(A, s) - k)), A, A.slice(end = axes(s to k)), along = s)
}
val shiftedWrap by operator { A: TensorExpr, s: RankClass, k: AxisMap ->
    concat(A.slice(end = axes(s to k)), A, A.slice(start = axes(s to sizeOf(A, s) - k)), along = s)
}
val twice = operator("twice") { A: TensorExpr -> A + A }
val around by operator { A: TensorExpr, s: RankClass -> wrap(twice(A), s, lanes(1)) }
val again = operator("twice") { A: TensorExpr -> A + A + A }

rule("a wrap is no wrap from the other ends") {
    expect(REFUTED)
    val s by singleton; val n by s.sizes; val k by s.sizes; val A by tensor(s to n)
    lhs = wrap(A, s, k)
    rhs = shiftedWrap(A, s, k)
}

rule("a wrap of a reversal is the wrap") {
    expect(REFUTED)
    val s by singleton; val n by s.sizes; val k by s.sizes; val A by tensor(s to n)
    lhs = wrap(A.reverse(s), s, k)
    rhs = wrap(A, s, k)
}

rule("wrapped once and twice") {
    expect(REFUTED)
    val s by singleton; val n by s.sizes; val k by s.sizes; val A by tensor(s to n)
    lhs = wrap(wrap(A, s, k), s, k)
    rhs = wrap(A, s, 2 * k)
    requires { 2 * k le n }
}

rule("a wrap cut off at the wrong end") {
    expect(REFUTED)
    val s by singleton; val n by s.sizes; val k by s.sizes; val A by tensor(s to n)
    lhs = wrap(A, s, k).slice(end = axes(s to n))
    rhs = A
}

rule("a wrap of more than there is") {
    expect(REFUTED)
    val s by singleton; val n by s.sizes; val k by s.sizes; val A by tensor(s to n)
    lhs = A
    rhs = wrap(A, s, k).slice(start = axes(s to k), end = axes(s to k + n))
}

rule("two operators of one name are two") {
    expect(REFUTED)
    val s by singleton; val n by s.sizes; val A by tensor(int, s to n)
    lhs = twice(A)
    rhs = again(A)
}

rule("twice is no wrap") {
    expect(REFUTED)
    val s by singleton; val n by s.sizes; val A by tensor(int, s to n)
    lhs = twice(A)
    rhs = wrap(A, s, lanes(0))
}

rule("around without its factor") {
    expect(REFUTED)
    val s by singleton; val n by s.sizes; val A by tensor(int, s to n)
    requires { n ge 1 }
    lhs = around(A, s)
    rhs = wrap(A, s, lanes(1))
}

rule("around in the wrong order") {
    expect(REFUTED)
    val s by singleton; val n by s.sizes; val A by tensor(int, s to n)
    requires { n ge 1 }
    lhs = around(A, s)
    rhs = wrap(twice(A), s, lanes(1)).reverse(s)
}

rule("a sum of a wrap") {
    expect(REFUTED)
    val s by singleton; val n by s.sizes; val k by s.sizes; val A by tensor(int, s to n)
    lhs = wrap(A, s, k).reduce(sum, s)
    rhs = A.reduce(sum, s)
}

rule("a reversal in an operand") {
    expect(REFUTED)
    val s by singleton; val n by s.sizes; val A by tensor(int, s to n)
    lhs = twice(A.reverse(s))
    rhs = twice(A)
}

rule("a name on one side alone") {
    expect(REFUTED)
    val s by singleton; val n by s.sizes; val A by tensor(int, s to n)
    lhs = A + A
    rhs = again(A)
}

rule("an operator within a sum") {
    expect(REFUTED)
    val s by singleton; val n by s.sizes; val A by tensor(int, s to n)
    lhs = A + twice(A)
    rhs = twice(A)
}

rule("an operator within itself") {
    expect(REFUTED)
    val s by singleton; val n by s.sizes; val A by tensor(int, s to n)
    lhs = twice(twice(A))
    rhs = twice(A)
}

rule("an operator that is padded") {
    expect(REFUTED)
    val s by singleton; val n by s.sizes; val k by s.sizes; val A by tensor(int, s to n)
    lhs = twice(A).pad(1, low = k)
    rhs = twice(A.pad(1, low = k))
}
