// Right, but by what is not said of an order: that it is a permutation, and by which elements ascend.

rule("sorting what is reversed") {
    elements(int)
    expect(UNKNOWN, because = "that an order is a permutation is not said")
    val s by singleton
    val n by s.sizes
    val A by tensor(s to n)
    lhs = A.reverse(s).sort(along = s)
    rhs = A.sort(along = s)
}

rule("sorting before a function that ascends") {
    elements(int)
    expect(UNKNOWN, because = "that elements ascend is not said")
    val s by singleton
    val n by s.sizes
    val v by element
    val A by tensor(s to n)
    lhs = (A + constant(v, s to n)).sort(along = s)
    rhs = A.sort(along = s) + constant(v, s to n)
}

rule("a padding that is cut off is in no line") {
    elements(int)
    expect(UNKNOWN, because = "lines are told to be the same as they are written, and v is written in one")
    val s by singleton
    val n by s.sizes
    val low by s.map
    val v by element
    val A by tensor(s to n)
    requires { low ge 0 }
    lhs = A.pad(v, low = low).slice(start = low).sort(along = s)
    rhs = A.sort(along = s)
}

rule("an order that depends on the sign of a zero") {
    elements(f16)
    expect(UNKNOWN, because = "the sign is chosen to fit, and may not be where the order depends on it")
    val s by singleton
    val n by s.sizes
    val A by tensor(s to n)
    val B by tensor(s to n)
    lhs = addf(A, B, nsz).sort(along = s)
    rhs = addf(A, B, nsz).sort(along = s)
}
