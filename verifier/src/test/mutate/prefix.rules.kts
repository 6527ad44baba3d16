rule("prefix from 0") {
    val c by rankClass
    val n by c.sizes
    val k by c.map
    val X by tensor(c to n)
    requires { k eq 0 }
    requires { n ge 2 }
    lhs = X.slice(start = k, end = n)
    rhs = X
}

rule("not verified, so passed over") {
    expect(REFUTED, "the elements come in another order")
    val c by rankClass
    val n by c.sizes
    val X by tensor(c to n)
    lhs = X.reverse(c)
    rhs = X
}
