// Floats that are equal up to what a rule says does not matter.

rule("zero is added, up to zeros") {
    elements(floats)
    upTo(zeros)
    val c by rankClass; val n by c.sizes
    val x by tensor(c to n)
    lhs = x + 0
    rhs = x
}

rule("a sum of one float is that one, up to zeros") {
    elements(float, f16, bf16, f32, f64)
    upTo(zeros)
    val c by rankClass; val d by rankClass; val n by c.sizes; val p by d.sizes
    val A by tensor(c to n, d to p)
    requires { n eq 1 }
    lhs = A.reduce(sum, c)
    rhs = A.dropUnit(c)
}

rule("the opposite of a difference, up to zeros") {
    elements(f16, f32)
    upTo(zeros)
    val c by rankClass; val n by c.sizes
    val x by tensor(c to n); val y by tensor(c to n)
    lhs = -(x - y)
    rhs = y - x
}

rule("what is not a number becomes anything, up to nan") {
    elements(f16, f32)
    upTo(nan)
    val c by rankClass; val n by c.sizes
    val x by tensor(c to n)
    lhs = x - x
    rhs = constant(0, c to n)
}

rule("a product with zero, up to zeros and nan") {
    elements(f16, f32)
    upTo(zeros, nan)
    val c by rankClass; val n by c.sizes
    val x by tensor(c to n)
    lhs = x * 0
    rhs = constant(0, c to n)
}

rule("what is equal is equal up to all that") {
    elements(f16, f32)
    upTo(zeros, nan, order)
    val c by rankClass; val n by c.sizes
    val x by tensor(c to n); val y by tensor(c to n)
    lhs = x + y
    rhs = y + x
}

rule("sums and products are regrouped inside of functions, up to order") {
    elements(float, f16, bf16, f32, f64)
    upTo(order)
    val c by rankClass; val n by c.sizes
    val x by tensor(c to n); val y by tensor(c to n); val z by tensor(c to n)
    lhs = max((x * y) * z, exp((x + y) + z)) - (x - y)
    rhs = -(x - y) + max((z * x) * y, exp(z + (y + x)))
}

rule("differences are sums of opposites, up to order") {
    elements(float, f16, bf16, f32, f64)
    upTo(order)
    val c by rankClass; val n by c.sizes
    val x by tensor(c to n); val y by tensor(c to n); val z by tensor(c to n)
    lhs = (x - y) - z
    rhs = (-z - y) + x
}

rule("zeros beside a zero vanish, up to order") {
    elements(float, f16, bf16, f32, f64)
    upTo(order)
    val c by rankClass; val n by c.sizes
    val x by tensor(c to n); val y by tensor(c to n)
    lhs = (x + 0) + (y + 0)
    rhs = 0 + (x + y)
}

for (m in listOf(sum, product)) rule("the terms of a $m in another order, nested and in parts") {
    elements(float, f16, bf16, f32, f64)
    upTo(order)
    val c by singleton; val d by rankClass; val n by c.sizes; val k by c.sizes; val p by d.sizes
    val A by tensor(c to n, d to p); val B by tensor(c to k, d to p)
    lhs = concat(A, B.reverse(c), along = c).reduce(m, c, d)
    val a = A.reduce(m, d).reduce(m, c)
    val b = B.reduce(m, c).reduce(m, d)
    rhs = if (m == sum) b + a else b * a
}

rule("padding with zeros of either sign vanishes in a sum, up to order") {
    elements(float, f16, bf16, f32, f64)
    upTo(order)
    val c by singleton; val n by c.sizes; val low by c.map; val high by c.map
    requires { low ge 0 }
    requires { high ge 0 }
    val A by tensor(c to n)
    lhs = A.pad(0, low = low).pad(-0.0, high = high).reduce(sum, c)
    rhs = A.reduce(sum, c)
}

rule("one choice in a sum is a choice between sums, up to order") {
    elements(f16, f32)
    upTo(order)
    val c by rankClass; val d by rankClass; val n by c.sizes; val p by d.sizes
    val P by tensor(bool, d to p)
    val A by tensor(c to n, d to p); val B by tensor(c to n, d to p)
    lhs = select(P.expand(c to n), A, B).reduce(sum, c)
    rhs = select(P, A.reduce(sum, c), B.reduce(sum, c))
}

rule("what distributes over the reals, up to rounding") {
    elements(float, f16, bf16, f32, f64)
    upTo(rounding)
    val c by rankClass; val d by rankClass; val n by c.sizes; val p by d.sizes
    val A by tensor(c to n, d to p); val v by tensor(d to p)
    lhs = (A * v.expand(c to n)).reduce(sum, c)
    rhs = A.reduce(sum, c) * v
}

rule("a sum of constants that is exact, beside a reordered sum") {
    upTo(order)
    val c by rankClass; val d by rankClass; val n by c.sizes; val p by d.sizes
    val A by tensor(f16, c to n, d to p)
    lhs = max(A.reverse(c).reduce(sum, c), constant(number(1024, f16), d to p) + constant(1, d to p))
    rhs = max(A.reduce(sum, c), constant(number(1025, f16), d to p))
}

rule("a rounded sum of constants as it is written, up to order") {
    upTo(order)
    val c by rankClass; val n by c.sizes
    val x by tensor(f16, c to n)
    lhs = max(x, constant(number(2048, f16), c to n) + constant(1, c to n))
    rhs = max(x, constant(number(2048, f16), c to n))
}

rule("what is equal as it is written, and by no law, up to order") {
    elements(f16)
    upTo(order, nan)
    val c by rankClass; val n by c.sizes
    val x by tensor(c to n)
    lhs = (x - x) + 0
    rhs = abs(x - x)
}

rule("sums are regrouped in integers and, up to order, in floats") {
    elements(s32, real, f16, f32)
    upTo(order)
    val c by rankClass; val n by c.sizes
    val x by tensor(c to n); val y by tensor(c to n); val z by tensor(c to n)
    lhs = (x + y) + z
    rhs = x + (z + y)
}

rule("a sum is reversed in integers and, up to order, in floats") {
    elements(s8, int, f16, f64)
    upTo(order)
    val c by rankClass; val n by c.sizes
    val A by tensor(c to n); val B by tensor(c to n)
    lhs = max(A.reverse(c).reduce(sum, c), B.reduce(sum, c))
    rhs = max(B.reduce(sum, c), A.reduce(sum, c))
}
