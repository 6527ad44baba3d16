// What these rules build is invalid, or has another shape, wherever they apply and no class has rank 0.

rule("a slice beyond the end") {
    expect(INVALID, because = "n + 1 is beyond n")
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    lhs = A
    rhs = A.slice(end = n + 1)
}

rule("a slice beyond the end of what a padding left") {
    expect(INVALID, because = "the end is that of A, and 2 are cut off")
    val c by rankClass
    val n by c.sizes
    val v by element
    val A by tensor(c to n)
    lhs = A.pad(v, low = -2)
    rhs = A.pad(v, low = -2).slice(end = n)
}

rule("one lane of several is out of bounds") {
    expect(INVALID, because = "the axis s has no place n")
    val c by rankClass
    val s by singleton
    val n by c.sizes
    val m by s.sizes
    val A by tensor(c to n, s to m)
    lhs = A
    rhs = A.slice(start = axes(s to m + 1), end = axes(s to m + 1))
}

rule("a result of another shape") {
    expect(INVALID, because = "one element more")
    val c by rankClass
    val n by c.sizes
    val v by element
    val A by tensor(c to n)
    lhs = A.pad(v, low = 1)
    rhs = A
}

rule("wrong on some axis, as demanded") {
    expect(INVALID, because = "on this axis the size differs")
    val c by rankClass
    val n by c.sizes
    val m by c.sizes
    val A by tensor(c to n)
    val B by tensor(c to m)
    requires { someLane(n ne m) }
    lhs = A
    rhs = B
}

rule("a stride of 0") {
    expect(INVALID, because = "a stride is at least 1")
    val s by singleton
    val n by s.sizes
    val k by s.map
    val A by tensor(s to n)
    requires { k eq 0 }
    lhs = A.slice(end = k)
    rhs = A.slice(end = k, stride = k)
}

rule("operands of different shapes") {
    expect(INVALID, because = "the second operand has one element more")
    elements(int)
    val s by singleton
    val n by s.sizes
    val A by tensor(s to n)
    lhs = A
    rhs = A + A.pad(0, low = 1).slice(end = axes(s to n + 1))
}

rule("either valid and of another shape, or invalid") {
    expect(INVALID, because = "k = 0: all of A; otherwise an end beyond n")
    val s by singleton
    val n by s.sizes
    val k by s.sizes
    val A by tensor(s to n)
    requires { n ge 1 }
    lhs = A.slice(end = axes(s to n - 1))
    rhs = A.slice(end = axes(s to n + k))
}

rule("a reshape to another number of places") {
    expect(INVALID, because = "a place more than there are")
    val s by singleton
    val t by singleton
    val n by s.sizes
    val A by tensor(s to n)
    lhs = A.reshape(s, t to n)
    rhs = A.reshape(s, t to n + 1)
}

rule("a sum of what is invalid") {
    expect(INVALID, because = "the slice is invalid, whatever is summed")
    elements(int)
    val s by singleton
    val c by rankClass
    val n by s.sizes
    val p by c.sizes
    val A by tensor(s to n, c to p)
    lhs = A.reduce(sum, s)
    rhs = A.slice(end = axes(s to n + 1)).reduce(sum, s)
}

rule("a branch that is never taken is built all the same") {
    expect(INVALID, because = "both operands of a select are built")
    elements(int)
    val s by singleton
    val n by s.sizes
    val A by tensor(s to n)
    lhs = A
    rhs = select(constant(TRUE, s to n), A, A.slice(start = axes(s to n + 1), end = axes(s to n)))
}

rule("invalid under assumptions on elements, too") {
    expect(INVALID)
    elements(int)
    val s by singleton
    val n by s.sizes
    val A by tensor(s to n)
    assume { A ne 0 }
    lhs = A / A
    rhs = A.slice(end = axes(s to n + 1))
}

rule("a difference that is seen first is of elements") {
    expect(INVALID, because = "at rank 0 the elements differ, and elsewhere the shapes")
    elements(int)
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    lhs = A.pad(0, low = 1)
    rhs = -A
}
