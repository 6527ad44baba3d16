// Rules that never apply, in a way that no proof shows. A solver has models of what they demand, and none of these is an instance. Each
// stands beside one that applies in verified/models-that-are-no-instances.rules.kts.

rule("sizes of 2 are never three places") {
    expect(UNKNOWN)
    val c by rankClass
    val u by singleton
    val n by c.sizes
    val k by u.sizes
    val A by tensor(c to n)
    requires { n eq 2 }
    requires { k eq 3 }
    lhs = A.reshape(c, u to k)
    rhs = A.reshape(c, u to k).reverse(u).reverse(u)
}

rule("sizes of 4 are never as many places as sizes of 6") {
    expect(UNKNOWN)
    val c by rankClass
    val d by rankClass
    val n by c.sizes
    val m by d.sizes
    val A by tensor(c to n)
    requires { n eq 4 }
    requires { m eq 6 }
    lhs = A.reshape(c, d to m)
    rhs = A.reshape(c, d to m).reverse(d).reverse(d)
}

rule("a map is never less than itself in another order") {
    expect(UNKNOWN)
    val c by rankClass
    val p by permutation(c)
    val n by c.sizes
    val k by c.map
    val A by tensor(c to n)
    requires { k.permuted(p) gt k }
    lhs = A
    rhs = A.reverse(c).reverse(c)
}

rule("sizes never grow by 1 when they are put into another order") {
    expect(UNKNOWN)
    val c by rankClass
    val p by permutation(c)
    val n by c.sizes
    val A by tensor(c to n)
    requires { n.permuted(p) eq n + 1 }
    lhs = A
    rhs = A.reverse(c).reverse(c)
}

rule("a monoid always associates") {
    expect(UNKNOWN)
    elements(int)
    val c by rankClass
    val n by c.sizes
    val g by monoid
    val A by tensor(c to n)
    val B by tensor(c to n)
    val C by tensor(c to n)
    requires { n ge 1 }
    assume { g(g(A, B), C) ne g(A, g(B, C)) }
    lhs = A
    rhs = A.reverse(c).reverse(c)
}

rule("sizes that are one more than the number of all places, which they are without axes only") {
    expect(UNKNOWN)
    val s by singleton
    val c by rankClass
    val u by singleton
    val n by c.sizes
    val k by u.sizes
    val m by s.sizes
    val v by element
    val A by tensor(c to n)
    requires { n eq m }
    requires { m eq k + 1 }
    lhs = A.reshape(c, u to k).pad(v, low = u to k).slice(start = u to m - 1)
    rhs = A.reshape(c, u to k)
}
