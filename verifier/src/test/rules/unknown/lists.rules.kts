// Lists of operands: right of up to three parts, and nothing is proved of more.

rule("parts of one place each, of which there may be four") {
    expect(UNKNOWN, because = "wrong of four parts; lists of up to three are looked at")
    val s by singleton
    val p by parts
    val n by p.sizes(s)
    val all by p.total(n)
    val X by p.tensor(s to n)
    requires { n le 1 }
    lhs = concat(X, along = s)
    rhs = concat(X, along = s).slice(axes(s to 0), axes(s to min(all, 3)))
}

rule("something is assumed of each part") {
    expect(UNKNOWN, because = "right, and not proved: of two parts as one the assumption is not looked at")
    val s by singleton
    val p by parts
    val n by p.sizes(s)
    val X by p.tensor(int, s to n)
    assume { X gt constant(0, s to n) }
    lhs = abs(concat(X, along = s))
    rhs = concat(X, along = s)
}

rule("tensors without an axis of their own") {
    expect(UNKNOWN, because = "right, and not proved: two parts are not one")
    val u by singleton; val d by rankClass
    val q by d.sizes
    val p by parts
    val X by p.tensor(d to q)
    val f by function(T)
    lhs = f(concat(X.addUnit(u), along = u))
    rhs = concat(f(X).addUnit(u), along = u)
}
