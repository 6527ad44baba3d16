// Rules that never apply, as follows from what is known of every count and of every declared function.

rule("positive sizes are at least one place") {
    expect(VACUOUS)
    val c by rankClass
    val u by singleton
    val n by c.sizes
    val k by u.sizes
    val A by tensor(c to n)
    requires { n ge 1 }
    requires { k eq 0 }
    lhs = A.reshape(c, u to k)
    rhs = A.reshape(c, u to k).reverse(u).reverse(u)
}

rule("a monoid always commutes") {
    expect(VACUOUS)
    elements(int)
    val c by rankClass
    val n by c.sizes
    val g by monoid
    val A by tensor(c to n)
    val B by tensor(c to n)
    requires { n ge 1 }
    assume { g(A, B) ne g(B, A) }
    lhs = A
    rhs = A.reverse(c).reverse(c)
}

rule("an identity changes nothing") {
    expect(VACUOUS)
    elements(int)
    val c by rankClass
    val n by c.sizes
    val v by element
    val g by monoid(T, identity = v)
    val A by tensor(c to n)
    requires { n ge 1 }
    assume { g(A, v) ne A }
    lhs = A
    rhs = A.reverse(c).reverse(c)
}
