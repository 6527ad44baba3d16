// Mistakes with orders of axes.

import io.verifyrules.dsl.axis.Permutation

lateinit var lent: Permutation

rule("the lender, which itself has no right side") {
    expect(ILL_FORMED)
    val c by rankClass
    val p by permutation(c)
    val n by c.sizes; val A by tensor(c to n)
    lent = p
    lhs = A.transpose(p)
}

rule("a permutation of another rule") {
    expect(ILL_FORMED)
    val c by rankClass
    val p by permutation(c)
    val n by c.sizes; val A by tensor(c to n)
    lhs = A.transpose(lent)
    rhs = A.transpose(p)
}

rule("a permutation that leaves every lane where it is, borrowed") {
    expect(ILL_FORMED)
    val c by rankClass
    val n by c.sizes; val A by tensor(c to n)
    lhs = A.transpose(lent * lent.inverse)
    rhs = A
}

rule("a permutation of another class") {
    expect(ILL_FORMED)
    val c by rankClass; val d by rankClass
    val p by permutation(d)
    val n by c.sizes; val A by tensor(c to n)
    lhs = A.transpose(p)
    rhs = A
}

rule("a map of another class") {
    expect(ILL_FORMED)
    val c by rankClass; val d by rankClass
    val p by permutation(d)
    val n by c.sizes; val A by tensor(c to n)
    lhs = A.slice(end = n.permuted(p))
    rhs = A
}

rule("an axis of another class") {
    expect(ILL_FORMED)
    val c by rankClass; val d by rankClass
    val p by permutation(d)
    val n by c.sizes; val m by d.sizes; val A by tensor(c to n, d to m)
    lhs = A.transpose(p, c)
    rhs = A
}

rule("an axis that the operand does not have") {
    expect(ILL_FORMED)
    val c by rankClass; val row by c.label
    val p by permutation(c)
    val n by c.sizes; val A by tensor(c to n)
    lhs = A.transpose(p, row)
    rhs = A
}

rule("a permutation of a singleton") {
    expect(ILL_FORMED)
    val s by singleton
    val p by permutation(s)
    val n by s.sizes; val A by tensor(s to n)
    lhs = A.transpose(p)
    rhs = A
}

rule("a product of permutations of two classes") {
    expect(ILL_FORMED)
    val c by rankClass; val d by rankClass
    val p by permutation(c); val q by permutation(d)
    val n by c.sizes; val A by tensor(c to n)
    lhs = A.transpose(p * q)
    rhs = A
}

rule("a permutation and a map of one name") {
    expect(ILL_FORMED)
    val c by rankClass
    val p by permutation(c)
    val n by c.sizes; val A by tensor(c to n)
    val other = run { val p by c.map; p }
    lhs = A.transpose(p)
    rhs = A.slice(start = other)
}
