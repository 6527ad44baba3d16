// A number fills the shape of the other operand, and no other one.

rule("a number takes no size from elsewhere") {
    expect(REFUTED, because = "n = 1, m = 0")
    val c by rankClass; val n by c.sizes; val m by c.sizes
    val A by tensor(c to n)
    lhs = A + 1
    rhs = A.slice(end = m) + 1
}

rule("a number added before a padding is not added to the padding") {
    expect(REFUTED, because = "n = 0, l = 1: v + 1 against v")
    val c by rankClass; val n by c.sizes; val l by c.sizes
    val v by element
    val A by tensor(c to n)
    lhs = A.pad(v, low = l) + 1
    rhs = (A + 1).pad(v, low = l)
}

rule("an element on the left of a comparison is not on its right") {
    expect(REFUTED, because = "A = k")
    val c by rankClass; val n by c.sizes
    val k by element
    val A by tensor(c to n)
    lhs = k gt A
    rhs = A.reverse(c) gt k
}

rule("a truth value is not its negation") {
    expect(REFUTED, because = "P = false")
    val c by rankClass; val n by c.sizes
    val P by tensor(bool, c to n)
    lhs = P or TRUE
    rhs = P xor TRUE
}
