// Not decided: what a sum is in another order, and what a function is that no standard rounds.

rule("a sum in another order") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    elements(f16, f32)
    lhs = A.reverse(c).reduce(sum, c)
    rhs = A.reduce(sum, c)
    expect(UNKNOWN, because = "rounded sums depend on their order, which nothing tells")
}

rule("a product of exponentials") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    val B by tensor(c to n)
    elements(f16)
    lhs = exp(A) * exp(B)
    rhs = exp(A + B)
    expect(UNKNOWN, because = "wrong in every library, and certain in none")
}

rule("an exponential of 0") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    elements(f16)
    lhs = exp(A) * exp(-A) * 0 + 1
    rhs = exp(0 * A)
    expect(UNKNOWN, because = "what exp(0) is, no standard says")
}

rule("a remainder of a number and its double") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    assume { A gt 0 }
    assume { A lt 100 }
    elements(f16)
    lhs = A % (A * 2)
    rhs = A
    expect(UNKNOWN, because = "remainders are unknown to solvers")
}
