rule("an operand too many") {
    expect(ILL_FORMED)
    val c by rankClass
    val n by c.sizes
    val f by function
    val A by tensor(c to n)
    lhs = f(A, A)
    rhs = A
}

rule("an operand of another type") {
    expect(ILL_FORMED)
    val c by rankClass
    val n by c.sizes
    val f by function(bool, to = T)
    val A by tensor(c to n)
    lhs = f(A)
    rhs = A
}

rule("a result of another type") {
    expect(ILL_FORMED)
    val c by rankClass
    val n by c.sizes
    val f by function(T, to = bool)
    val A by tensor(c to n)
    lhs = f(A)
    rhs = A
}

rule("operands with other axes") {
    expect(ILL_FORMED)
    val c by rankClass
    val d by rankClass
    val n by c.sizes
    val m by d.sizes
    val g by function(T, T)
    val A by tensor(c to n)
    val B by tensor(d to m)
    lhs = g(A, B)
    rhs = A
}

rule("a function of MLIR's integers") {
    expect(ILL_FORMED)
    val c by rankClass
    val n by c.sizes
    val f by function(i8)
    val A by tensor(i8, c to n)
    lhs = f(A)
    rhs = A
}

rule("a function beside an operation of MLIR") {
    expect(ILL_FORMED)
    val c by rankClass
    val n by c.sizes
    val f by function(f32)
    val A by tensor(f32, c to n)
    lhs = addf(f(A), A)
    rhs = addf(A, f(A))
}

rule("a function of numbers alone") {
    expect(ILL_FORMED)
    val c by rankClass
    val n by c.sizes
    val f by function(int)
    lhs = f(1)
    rhs = constant(1, c to n)
}

rule("a function that moves in an assumption") {
    expect(ILL_FORMED)
    val c by rankClass
    val n by c.sizes
    val p by function(T, to = bool)
    val A by tensor(c to n)
    assume { p(A.reverse(c)) }
    lhs = A
    rhs = A
}

rule("a reduction by what is not associative") {
    expect(ILL_FORMED)
    val c by rankClass
    val n by c.sizes
    val g by function(T, T, commutative = true)
    val A by tensor(c to n)
    lhs = A.reduce(g, c)
    rhs = A.reverse(c).reduce(g, c)
}

rule("operands of two types that change places") {
    expect(ILL_FORMED)
    val c by rankClass
    val n by c.sizes
    val g by function(T, bool, commutative = true)
    val A by tensor(c to n)
    lhs = g(A, TRUE)
    rhs = A
}

rule("an identity of another type") {
    expect(ILL_FORMED)
    val c by rankClass
    val n by c.sizes
    val g by monoid(real, identity = TRUE)
    val A by tensor(real, c to n)
    lhs = A.reduce(g, c)
    rhs = A.reverse(c).reduce(g, c)
}

rule("an identity that is computed") {
    expect(ILL_FORMED)
    val c by rankClass
    val n by c.sizes
    val v by element(real)
    val g by monoid(real, identity = v + 1)
    val A by tensor(real, c to n)
    lhs = A.reduce(g, c)
    rhs = A.reverse(c).reduce(g, c)
}

rule("a window that may be empty, without identity") {
    expect(ILL_FORMED)
    val c by rankClass
    val n by c.sizes
    val g by monoid
    val A by tensor(c to n)
    lhs = A.reduceWindow(g, size = 2)
    rhs = A.slice(end = n - 1)
}

rule("a combination beside an infinity") {
    expect(ILL_FORMED)
    val c by rankClass
    val n by c.sizes
    val g by monoid(real, identity = inf)
    val A by tensor(real, c to n)
    lhs = A.reduce(g, c)
    rhs = A.reverse(c).reduce(g, c)
}
