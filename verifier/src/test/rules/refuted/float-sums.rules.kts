// Wrong relatives of what is right about sums of floats that start from 0.0.

rule("a sum of one float is that one") {
    expect(REFUTED, because = "A = -0.0")
    elements(float, f16, bf16, f32, f64)
    val c by rankClass; val d by rankClass; val n by c.sizes; val p by d.sizes
    val A by tensor(c to n, d to p)
    requires { n eq 1 }
    lhs = A.reduce(sum, c)
    rhs = A.dropUnit(c)
}

rule("a sum of floats starts from -0.0") {
    expect(REFUTED, because = "nothing is summed")
    elements(float, f16, bf16, f32, f64)
    val c by rankClass; val d by rankClass; val n by c.sizes; val p by d.sizes
    val A by tensor(c to n, d to p)
    lhs = A.reduce(sum, c)
    rhs = A.reduce(sum, c, initial = -0.0)
}

rule("a sum from -0.0 on is not -0.0") {
    expect(REFUTED, because = "A = -0.0")
    elements(f16, bf16, f32, f64)
    val c by rankClass; val d by rankClass; val n by c.sizes; val p by d.sizes
    val A by tensor(c to n, d to p)
    lhs = A.reduce(sum, c, initial = -0.0) + 0
    rhs = A.reduce(sum, c, initial = -0.0)
}

rule("a dot of one product is that one") {
    expect(REFUTED, because = "the product is -0.0")
    elements(f16, bf16, f32, f64)
    val c by singleton; val d by rankClass; val p by d.sizes
    val A by tensor(c to 1, d to p); val B by tensor(c to 1, d to p)
    lhs = dot(A, B, contract = c, batch = d)
    rhs = (A * B).dropUnit(c)
}

rule("a sum of the opposites of floats is the opposite") {
    expect(REFUTED, because = "nothing is summed")
    elements(f16, bf16, f32, f64)
    val c by rankClass; val d by rankClass; val n by c.sizes; val p by d.sizes
    val A by tensor(c to n, d to p)
    lhs = (-A).reduce(sum, c)
    rhs = -A.reduce(sum, c)
}

rule("a product of floats starts from -1") {
    expect(REFUTED, because = "nothing is multiplied")
    elements(f16, bf16, f32, f64)
    val c by rankClass; val d by rankClass; val n by c.sizes; val p by d.sizes
    val A by tensor(c to n, d to p)
    lhs = A.reduce(product, c)
    rhs = A.reduce(product, c, initial = -1)
}
