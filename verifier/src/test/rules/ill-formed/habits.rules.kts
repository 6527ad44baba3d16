// What people write by habit. A mistake in the Kotlin of a rule costs that rule, so these stand in one file.

rule("names of another class") {
    expect(ILL_FORMED)
    val c by rankClass; val d by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    lhs = A.relabel(c to d)
    rhs = A
}

rule("comparisons without brackets") {
    expect(ILL_FORMED)
    val c by rankClass
    val n by c.sizes; val m by c.sizes
    val A by tensor(c to n)
    requires { n eq 1 and m eq 1 }
    lhs = A
    rhs = A
}

rule("comparisons in a chain") {
    expect(ILL_FORMED)
    val c by rankClass
    val n by c.sizes; val m by c.sizes
    val A by tensor(c to n)
    requires { 0 le n le m }
    lhs = A
    rhs = A
}

rule("a comparison of Kotlin") {
    expect(ILL_FORMED)
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    requires { n > 0 }
    lhs = A
    rhs = A
}

rule("an equality of Kotlin") {
    expect(ILL_FORMED)
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    requires { n == 0 }
    lhs = A
    rhs = A
}

rule("a conjunction of Kotlin") {
    expect(ILL_FORMED)
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    requires { n eq 0 && n eq 1 }
    lhs = A
    rhs = A
}

rule("a condition that nothing demands") {
    expect(ILL_FORMED)
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    n ge 1
    lhs = A
    rhs = A
}

rule("a size added to a tensor") {
    expect(ILL_FORMED)
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    lhs = A + n
    rhs = A
}

rule("a name that is not declared") {
    expect(ILL_FORMED)
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    lhs = A.slice(start = s)
    rhs = A.slyce(n)
}

rule("a bracket that is not closed") {
    expect(ILL_FORMED)
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    lhs = A.slice(start = 0
    rhs = A
}
