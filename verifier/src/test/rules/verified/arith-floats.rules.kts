// Floats as MLIR reads them: elements may be poison, and the right side refines the left one.

rule("an open type is one of floats where an operation of MLIR on floats is") {
    val c by rankClass; val n by c.sizes
    val x by tensor(c to n); val y by tensor(c to n)
    lhs = addf(x, y)
    rhs = addf(y, x)
}

rule("the choice of a sign fits what it is cut to") {
    val c by rankClass; val n by c.sizes; val k by c.map
    val x by tensor(f16, c to n)
    lhs = addf(x, 0.0, nsz).slice(start = k)
    rhs = addf(x.slice(start = k), 0.0)
}

rule("two operations choose, and one of the four ways fits") {
    val c by rankClass; val n by c.sizes
    val x by tensor(f16, c to n); val y by tensor(f16, c to n)
    lhs = addf(mulf(x, 0.0, nnan, nsz), mulf(y, 0.0, nnan, nsz))
    rhs = constant(-0.0, c to n)
}

rule("poison is replaced by anything") {
    val c by rankClass; val n by c.sizes
    val x by tensor(f16, c to n)
    lhs = addf(x, poison)
    rhs = constant(nan, c to n)
}

rule("what flags exclude is not chosen") {
    val c by rankClass; val n by c.sizes
    val p by tensor(i1, c to n); val x by tensor(f16, c to n)
    lhs = select(p, addf(x, nan, nnan), x)
    rhs = x
}

rule("a frozen float is one value") {
    val c by rankClass; val n by c.sizes
    val x by tensor(f16, c to n)
    val y by freeze(x)
    lhs = cmpf(ueq, y, y)
    rhs = constant(number(1, i1), c to n)
}

rule("a quotient by a zero of either sign") {
    val c by rankClass; val n by c.sizes
    val x by tensor(f16, c to n)
    lhs = divf(x, 0.0, nsz)
    rhs = divf(x, -0.0)
}

rule("least elements in any order, poison or not") {
    val c by rankClass; val d by rankClass; val n by c.sizes; val m by d.sizes
    val x by tensor(f16, c to n, d to m); val y by tensor(f16, c to n, d to m)
    requires { (n ge 1) }
    requires { (m ge 1) }
    lhs = maximumf(x, y).reduce(max, c)
    rhs = maximumf(y.reduce(max, c), x.reduce(max, c))
}

rule("an assumption holds of what is known") {
    val c by rankClass; val n by c.sizes
    val x by tensor(f16, c to n)
    assume { cmpf(ogt, x, 0.0) }
    lhs = cmpf(olt, x, 0.0)
    rhs = constant(number(0, i1), c to n)
}

rule("sums whose flags license it reassociate") {
    val c by rankClass; val n by c.sizes
    val x by tensor(f16, c to n); val y by tensor(f16, c to n); val z by tensor(f16, c to n)
    lhs = addf(addf(x, y, reassoc), z, reassoc)
    rhs = addf(x, addf(y, z))
}
