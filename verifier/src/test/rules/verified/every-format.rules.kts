// What holds in every floating-point format.

rule("a product does not depend on the order of its factors, nor on where their signs are") {
    val c by rankClass; val n by c.sizes
    val x by tensor(c to n); val y by tensor(c to n)
    elements(float)
    lhs = (-x) * y
    rhs = -(y * x)
}

rule("a difference is a sum with the opposite") {
    val c by rankClass; val n by c.sizes
    val x by tensor(c to n); val y by tensor(c to n)
    elements(float)
    lhs = x + (-y)
    rhs = x - y
}

rule("opposites are subtracted") {
    val c by rankClass; val n by c.sizes
    val x by tensor(c to n); val y by tensor(c to n)
    elements(float)
    lhs = abs(x - y)
    rhs = abs(y - x)
}

rule("a difference tells the order, however small it is") {
    val c by rankClass; val n by c.sizes
    val x by tensor(c to n); val y by tensor(c to n)
    elements(float)
    lhs = x - y gt 0
    rhs = x gt y
}

rule("twice a number") {
    val c by rankClass; val n by c.sizes
    val x by tensor(c to n)
    elements(float)
    lhs = x + x
    rhs = x * 2
}

rule("half a number, rounded once") {
    val c by rankClass; val n by c.sizes
    val x by tensor(c to n)
    elements(float)
    lhs = x / 2
    rhs = x * 0.5
}

rule("twice a number has it as its half, unless it overflows") {
    val c by rankClass; val n by c.sizes
    val x by tensor(c to n)
    elements(float)
    lhs = select(abs(x + x) lt inf, (x + x) * 0.5, x)
    rhs = x
}

rule("minus zero is added") {
    val c by rankClass; val n by c.sizes
    val x by tensor(c to n)
    elements(float)
    lhs = x + (-0.0)
    rhs = x
}

rule("a quotient by minus one") {
    val c by rankClass; val n by c.sizes
    val x by tensor(c to n)
    elements(float)
    lhs = x / -1
    rhs = -x
}

rule("a number over itself") {
    val c by rankClass; val n by c.sizes
    val x by tensor(c to n)
    elements(float)
    assume { x ne 0 }
    assume { abs(x) lt inf }
    lhs = x / x
    rhs = constant(1, c to n)
}

rule("sums are monotone") {
    val c by rankClass; val n by c.sizes
    val x by tensor(c to n); val y by tensor(c to n); val z by tensor(c to n)
    elements(float)
    assume { x le y }
    assume { abs(x) lt inf }
    assume { abs(y) lt inf }
    assume { abs(z) lt inf }
    lhs = x + z le y + z
    rhs = constant(TRUE, c to n)
}

rule("a square root is not negative, and keeps the order") {
    val c by rankClass; val n by c.sizes
    val x by tensor(c to n); val y by tensor(c to n)
    elements(float)
    assume { x gt 0 }
    assume { y ge x }
    lhs = max(sqrt(x), sqrt(y))
    rhs = sqrt(y)
}

rule("in the same order, sums of floats are the same") {
    val c by rankClass; val n by c.sizes; val from by c.map; val to by c.map
    val x by tensor(c to n); val y by tensor(c to n)
    elements(float)
    lhs = (x * y).slice(start = from, end = to).reduce(sum, c)
    rhs = (y.slice(start = from, end = to) * x.slice(start = from, end = to)).reduce(sum, c)
}

rule("a greatest element in another order, in all types with fractions") {
    val c by rankClass; val n by c.sizes
    val x by tensor(c to n)
    elements(floats + real + float)
    lhs = x.reverse(c).reduce(max, c)
    rhs = x.reduce(max, c)
}
