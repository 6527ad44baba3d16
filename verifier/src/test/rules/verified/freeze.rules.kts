rule("frozen poison is whatever fits") {
    val N by width; val c by rankClass; val n by c.sizes
    val p by freeze(constant(poison(i(N)), c to n))
    lhs = p
    rhs = constant(0, c to n)
}

rule("what is frozen stays as it is") {
    val N by width; val c by rankClass; val n by c.sizes
    val x by tensor(i(N), c to n)
    val f by freeze(x); val g by freeze(f); val h by freeze(x)
    lhs = g
    rhs = h
}

rule("two choices may be one") {
    val N by width; val c by rankClass; val n by c.sizes
    val x by tensor(i(N), c to n)
    val f by freeze(x); val g by freeze(x)
    lhs = subi(f, g)
    rhs = constant(0, c to n)
}

rule("a choice is one value") {
    val N by width; val c by rankClass; val n by c.sizes
    val x by tensor(i(N), c to n)
    val f by freeze(x)
    lhs = constant(0, c to n)
    rhs = subi(f, f)
}

rule("a choice between truth values becomes an and") {
    val c by rankClass; val n by c.sizes
    val p by tensor(i1, c to n); val q by tensor(i1, c to n)
    val f by freeze(q)
    lhs = select(p, q, 0)
    rhs = andi(p, f)
}

rule("one choice for many elements is one of many choices") {
    val N by width; val c by rankClass; val n by c.sizes; val d by rankClass; val m by d.sizes
    val x by tensor(i(N), c to n)
    val f by freeze(x.expand(d to m)); val g by freeze(x)
    lhs = f
    rhs = g.expand(d to m)
}

rule("what both sides freeze is one choice") {
    val N by width; val c by rankClass; val n by c.sizes
    val x by tensor(i(N), c to n)
    val f by freeze(x)
    lhs = addi(f, f)
    rhs = muli(f, constant(2, c to n))
    requires { N ge 2 }
}
