// Wrong about exclusive or.

rule("exclusive or is inclusive") {
    expect(REFUTED, because = "P and Q both hold")
    val c by rankClass
    val n by c.sizes
    val P by tensor(bool, c to n)
    val Q by tensor(bool, c to n)
    lhs = P xor Q
    rhs = P or Q
}

rule("what is excluded from itself stays") {
    expect(REFUTED, because = "P holds")
    val c by rankClass
    val n by c.sizes
    val P by tensor(bool, c to n)
    lhs = P xor P
    rhs = P
}

rule("disjunction distributes over exclusive or") {
    expect(REFUTED, because = "P holds")
    val c by rankClass
    val n by c.sizes
    val P by tensor(bool, c to n)
    val Q by tensor(bool, c to n)
    val R by tensor(bool, c to n)
    lhs = P or (Q xor R)
    rhs = (P or Q) xor (P or R)
}
