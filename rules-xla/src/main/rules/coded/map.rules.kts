// XLA's HandleMap, as coded: what a map is replaced by where its body is a parameter, a constant or one operator.

rule("HandleMap/01 Map(A, B) => A, for a body that returns its first parameter") {
    source("", "HandleMap/01")
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    val B by tensor(c to n)
    lhs = map(A, B) { a, _ -> a }
    rhs = A
    broken("HandleMap/01 broken: the other operand", because = "A is not B") { rhs = B }
}

rule("HandleMap/01 Map(A, P) => P, for a body that returns its second parameter, of another type") {
    source("", "HandleMap/01")
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    val P by tensor(bool, c to n)
    lhs = map(A, P) { _, p -> p }
    rhs = P
}

rule("HandleMap/02 Map(A, B) => Broadcast(k), for a body that is a constant") {
    source("", "HandleMap/02")
    val c by rankClass
    val n by c.sizes
    val k by element
    val A by tensor(c to n)
    val B by tensor(c to n)
    lhs = map(A, B) { _, _ -> k }
    rhs = constant(k).expand(c to n)
    broken("HandleMap/02 broken: another constant", because = "k is not v") {
        val v by element
        rhs = constant(v).expand(c to n)
    }
}

rule("HandleMap/03 Map(A, B) => f(B, A, A), for a body that is one operator of its parameters") {
    source("", "HandleMap/03", note = "For every operator at once: f is any function of three elements.")
    val c by rankClass
    val n by c.sizes
    val f by function(T, T, T)
    val A by tensor(c to n)
    val B by tensor(c to n)
    lhs = map(A, B) { a, b -> f(b, a, a) }
    rhs = f(B, A, A)
    broken("HandleMap/03 broken: the operands in the order of the parameters", because = "f(a, b, b) is not f(b, a, a)") {
        rhs = f(A, B, B)
    }
}
