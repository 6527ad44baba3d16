// Exclusive or of truth values.

rule("exclusive or commutes") {
    val c by rankClass
    val n by c.sizes
    val P by tensor(bool, c to n)
    val Q by tensor(bool, c to n)
    lhs = P xor Q
    rhs = Q xor P
}

rule("exclusive or is associative") {
    val c by rankClass
    val n by c.sizes
    val P by tensor(bool, c to n)
    val Q by tensor(bool, c to n)
    val R by tensor(bool, c to n)
    lhs = (P xor Q) xor R
    rhs = P xor (Q xor R)
}

rule("what is excluded twice is there again") {
    val c by rankClass
    val n by c.sizes
    val P by tensor(bool, c to n)
    val Q by tensor(bool, c to n)
    lhs = P xor Q xor Q
    rhs = P
}

rule("nothing differs from itself") {
    val c by rankClass
    val n by c.sizes
    val P by tensor(bool, c to n)
    lhs = P xor P
    rhs = constant(FALSE, c to n)
}

rule("exclusive or with the truth is a negation") {
    val c by rankClass
    val n by c.sizes
    val P by tensor(bool, c to n)
    lhs = P xor constant(TRUE, c to n)
    rhs = !P
}

rule("exclusive or is one without the other") {
    val c by rankClass
    val n by c.sizes
    val P by tensor(bool, c to n)
    val Q by tensor(bool, c to n)
    lhs = P xor Q
    rhs = (P or Q) and !(P and Q)
}

rule("conjunction distributes over exclusive or") {
    val c by rankClass
    val n by c.sizes
    val P by tensor(bool, c to n)
    val Q by tensor(bool, c to n)
    val R by tensor(bool, c to n)
    lhs = P and (Q xor R)
    rhs = (P and Q) xor (P and R)
}
