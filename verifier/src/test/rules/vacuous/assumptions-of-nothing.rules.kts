// What no element satisfies, where there are elements: such a rule never applies, or only at rank 0.

rule("no element is assumed, and there is one") {
    expect(VACUOUS)
    val c by rankClass
    val n by c.sizes
    val A by tensor(int, c to n)
    requires { n ge 1 }
    assume { A ne A }
    lhs = A
    rhs = A + A
}

rule("the result is empty, and what is assumed is not") {
    expect(VACUOUS)
    val c by rankClass
    val n by c.sizes
    val A by tensor(int, c to n)
    requires { n ge 1 }
    assume { A ne A }
    lhs = A.slice(end = lanes(0))
    rhs = A.slice(end = lanes(0))
}

rule("what is assumed is not read") {
    expect(VACUOUS)
    val c by rankClass
    val n by c.sizes
    val m by c.sizes
    val A by tensor(int, c to n)
    val B by tensor(int, c to m)
    requires { n ge 1 }
    assume { A ne A }
    lhs = B
    rhs = B + B
}

rule("numbers are assumed that no element is") {
    expect(VACUOUS)
    val c by rankClass
    val A by tensor(int, c to 2)
    assume { A gt constant(0, c to 2) }
    assume { A lt constant(1, c to 2) }
    lhs = A
    rhs = A + A
}
