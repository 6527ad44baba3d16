// A sum for which no initial value is written starts from 0, and a product from 1: in every type, also where -0.0 is no 0.0.

rule("a sum starts from 0") {
    val c by rankClass; val d by rankClass; val n by c.sizes; val p by d.sizes
    val A by tensor(c to n, d to p)
    lhs = A.reduce(sum, c)
    rhs = A.reduce(sum, c, initial = 0)
}

rule("a product starts from 1") {
    val c by rankClass; val d by rankClass; val n by c.sizes; val p by d.sizes
    val A by tensor(c to n, d to p)
    lhs = A.reduce(product, c)
    rhs = A.reduce(product, c, initial = 1)
}

rule("a dot is the sum of products from 0 on") {
    val c by rankClass; val d by rankClass; val n by c.sizes; val p by d.sizes
    val A by tensor(c to n, d to p); val B by tensor(c to n, d to p)
    lhs = (A * B).reduce(sum, c, initial = 0)
    rhs = dot(A, B, contract = c, batch = d)
}

rule("a sum over windows starts from 0") {
    val c by rankClass; val n by c.sizes; val w by c.map; val l by c.map
    val A by tensor(c to n)
    requires { w ge 1 }
    requires { l ge 0 }
    lhs = A.reduceWindow(sum, size = w, low = l)
    rhs = A.reduceWindow(sum, size = w, low = l, initial = 0)
}

rule("a sum of one is 0 and that one") {
    val c by rankClass; val d by rankClass; val n by c.sizes; val p by d.sizes
    val A by tensor(c to n, d to p)
    requires { n eq 1 }
    lhs = A.reduce(sum, c)
    rhs = A.dropUnit(c) + 0
}

rule("a product of one is that one") {
    val c by rankClass; val d by rankClass; val n by c.sizes; val p by d.sizes
    val A by tensor(c to n, d to p)
    requires { n eq 1 }
    lhs = A.reduce(product, c)
    rhs = A.dropUnit(c)
}

rule("a sum of nothing is 0") {
    val c by rankClass; val d by rankClass; val n by c.sizes; val p by d.sizes
    val A by tensor(c to n, d to p)
    requires { someLane(n eq 0) }
    lhs = A.reduce(sum, c)
    rhs = constant(0, d to p)
}

rule("a sum is not -0.0, so 0 changes none") {
    val c by rankClass; val d by rankClass; val n by c.sizes; val p by d.sizes
    val A by tensor(c to n, d to p)
    lhs = A.reduce(sum, c) + 0
    rhs = A.reduce(sum, c)
}

rule("in no format a sum is -0.0") {
    elements(float, f16, bf16, f32, f64)
    val c by rankClass; val d by rankClass; val n by c.sizes; val p by d.sizes
    val A by tensor(c to n, d to p); val B by tensor(c to n)
    lhs = dot(A, B, contract = c) + 0
    rhs = dot(A, B, contract = c)
}

rule("a maximum starts from what no float is below") {
    elements(f16, bf16, f32, f64)
    val c by rankClass; val d by rankClass; val n by c.sizes; val p by d.sizes
    val A by tensor(c to n, d to p)
    requires { n ge 1 }
    lhs = A.reduce(max, c)
    rhs = A.reduce(max, c, initial = -inf)
}
