// Rules that apply to few instances, each of which is there. Beside each stands one that never applies in
// unknown/models-that-are-no-instances.rules.kts or in vacuous/models-that-are-no-instances.rules.kts.

rule("sizes of 2 are four places") {
    val c by rankClass
    val u by singleton
    val n by c.sizes
    val k by u.sizes
    val A by tensor(c to n)
    requires { n eq 2 }
    requires { k eq 4 }
    lhs = A.reshape(c, u to k)
    rhs = A.reshape(c, u to k).reverse(u).reverse(u)
}

rule("two rows of fours are four rows of twos") {
    val c by rankClass
    val d by rankClass
    val n by c.sizes
    val m by d.sizes
    val A by tensor(c to n)
    requires { n eq 4 }
    requires { m eq 2 }
    lhs = A.reshape(c, d to m)
    rhs = A.reshape(c, d to m).reverse(d).reverse(d)
}

rule("a map is on some lane less than itself in another order") {
    val c by rankClass
    val p by permutation(c)
    val n by c.sizes
    val k by c.map
    val A by tensor(c to n)
    requires { someLane(k.permuted(p) gt k) }
    lhs = A
    rhs = A.reverse(c).reverse(c)
}

rule("sizes that are the same in another order") {
    val c by rankClass
    val p by permutation(c)
    val n by c.sizes
    val A by tensor(c to n)
    requires { n.permuted(p) eq n }
    lhs = A
    rhs = A.reverse(c).reverse(c)
}

rule("a function need not associate") {
    elements(int)
    val c by rankClass
    val n by c.sizes
    val f by function(T, T)
    val A by tensor(c to n)
    val B by tensor(c to n)
    val C by tensor(c to n)
    requires { n ge 1 }
    assume { f(f(A, B), C) ne f(A, f(B, C)) }
    lhs = A
    rhs = A.reverse(c).reverse(c)
}

rule("what is no identity changes something") {
    elements(int)
    val c by rankClass
    val n by c.sizes
    val v by element
    val w by element
    val g by monoid(T, identity = v)
    val A by tensor(c to n)
    requires { n ge 1 }
    assume { g(A, w) ne A }
    lhs = A
    rhs = A.reverse(c).reverse(c)
}
