// Lists of operands about which something else is said than can be said.

rule("a part alone") {
    expect(ILL_FORMED)
    val s by singleton
    val p by parts
    val n by p.sizes(s)
    val X by p.tensor(s to n)
    lhs = X
    rhs = X
}

rule("two lists in one operand") {
    expect(ILL_FORMED)
    val s by singleton
    val p by parts; val r by parts
    val n by p.sizes(s); val m by r.sizes(s)
    val X by p.tensor(s to n); val Y by r.tensor(s to m)
    lhs = concat(concat(X, Y, along = s), along = s)
    rhs = concat(concat(X, Y, along = s), along = s)
}

rule("a size of each part on every lane") {
    expect(ILL_FORMED)
    val c by rankClass
    val p by parts
    val n by p.sizes(c)
    val X by p.tensor(c to n)
    lhs = X
    rhs = X
}

rule("a tensor of no list with a size of each part") {
    expect(ILL_FORMED)
    val s by singleton
    val p by parts
    val n by p.sizes(s)
    val X by tensor(s to n)
    lhs = concat(X, along = s)
    rhs = concat(X, along = s)
}

rule("the size of what is joined") {
    expect(ILL_FORMED)
    val s by singleton; val k by s.sizes
    val p by parts
    val n by p.sizes(s)
    val X by p.tensor(s to n)
    requires { sizeOf(concat(X, along = s), s) le k }
    lhs = concat(X, along = s)
    rhs = concat(X, along = s)
}

rule("a number of the shape of what is joined") {
    expect(ILL_FORMED)
    val s by singleton
    val p by parts
    val n by p.sizes(s)
    val X by p.tensor(s to n)
    lhs = concat(X, along = s) + 0
    rhs = concat(X, along = s)
}

rule("a condition on two lists") {
    expect(ILL_FORMED)
    val s by singleton
    val p by parts; val r by parts
    val n by p.sizes(s); val m by r.sizes(s)
    val X by p.tensor(s to n); val Y by r.tensor(s to m)
    requires { n eq m }
    lhs = concat(concat(X, along = s), concat(Y, along = s), along = s)
    rhs = concat(concat(X, along = s), concat(Y, along = s), along = s)
}

rule("a list that nothing joins") {
    expect(ILL_FORMED)
    val s by singleton; val k by s.sizes
    val p by parts
    val n by p.sizes(s)
    val A by tensor(s to k)
    requires { n ge 1 }
    lhs = A
    rhs = A
}

rule("a total of what is no size of the list") {
    expect(ILL_FORMED)
    val s by singleton; val k by s.sizes
    val p by parts
    val n by p.sizes(s)
    val X by p.tensor(s to n)
    val all by p.total(k)
    lhs = concat(X, along = s)
    rhs = concat(X, along = s).slice(axes(s to 0), axes(s to all))
}

rule("each part beside the sum of all") {
    expect(ILL_FORMED)
    val s by singleton
    val p by parts
    val n by p.sizes(s)
    val X by p.tensor(s to n)
    lhs = concat(X + concat(X, along = s).reduce(sum, s).expand(s to n), along = s)
    rhs = concat(X + X.reduce(sum, s).expand(s to n), along = s)
}

rule("each part beside all, by another list") {
    expect(ILL_FORMED)
    val s by singleton; val t by singleton
    val p by parts; val r by parts
    val n by p.sizes(s); val m by r.sizes(t)
    val f by function(T, T)
    val X by p.tensor(s to n)
    val Y by r.tensor(t to m)
    val inner = concat(f(Y, concat(X, along = s).reduce(max, s).expand(t to m)), along = t).reduce(max, t)
    elements(int)
    lhs = concat(f(X, inner.expand(s to n)), along = s)
    rhs = concat(f(X, inner.expand(s to n)), along = s)
}

rule("an identity of each part") {
    expect(ILL_FORMED)
    val s by singleton
    val p by parts
    val n by p.sizes(s)
    val v by p.element()
    val g by monoid(T, identity = v)
    val X by p.tensor(s to n)
    lhs = concat(X, along = s).reduce(g, s)
    rhs = concat(X, along = s).reduce(g, s)
}
