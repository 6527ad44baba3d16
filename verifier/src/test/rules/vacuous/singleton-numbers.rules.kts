// Conditions on numbers of singletons that contradict each other.

rule("two axes, each longer than the other") {
    expect(VACUOUS)
    val s by singleton
    val t by singleton
    val n by s.sizes
    val m by t.sizes
    val A by tensor(s to n)
    requires { n lt m }
    requires { m lt n }
    lhs = A
    rhs = A
}

rule("each lane is above and below one number, so there is none") {
    expect(VACUOUS)
    val s by singleton
    val c by rankClass
    val k by s.sizes
    val n by c.sizes
    val A by tensor(c to n, s to k)
    val B by tensor(c to n, s to k)
    requires { k lt n }
    requires { n lt k }
    lhs = A
    rhs = B
}
