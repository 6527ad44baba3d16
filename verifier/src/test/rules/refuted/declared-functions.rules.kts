// Wrong rules about functions, each named after what a proof would have to take for granted.

rule("the padding does not go through the function") {
    expect(REFUTED, because = "f(v) is not v")
    val c by rankClass
    val n by c.sizes
    val low by c.map
    val v by element
    val f by function
    val A by tensor(c to n)
    lhs = f(A.pad(v, low = low))
    rhs = f(A).pad(v, low = low)
}

rule("the function is one to one") {
    expect(REFUTED, because = "f gives the same for all")
    val c by rankClass
    val n by c.sizes
    val f by function
    val v by element
    val w by element
    requires { f(v) eq f(w) }
    lhs = constant(v, c to n)
    rhs = constant(w, c to n)
}

rule("the function gives every element") {
    expect(REFUTED, because = "what f gives is no condition on v")
    val c by rankClass
    val n by c.sizes
    val f by function
    val v by element
    val A by tensor(c to n)
    assume { f(A) ne v }
    lhs = f(f(A))
    rhs = f(A)
}

rule("the function applied twice is applied once") {
    expect(REFUTED, because = "f is not idempotent")
    val c by rankClass
    val n by c.sizes
    val f by function
    val A by tensor(c to n)
    lhs = f(f(A))
    rhs = f(A)
}

rule("two functions are applied in any order") {
    expect(REFUTED, because = "f and g do not commute")
    val c by rankClass
    val n by c.sizes
    val f by function
    val g by function
    val A by tensor(c to n)
    lhs = f(g(A))
    rhs = g(f(A))
}

rule("two functions of one type are one") {
    expect(REFUTED, because = "f is not g")
    val c by rankClass
    val n by c.sizes
    val f by function
    val g by function
    val A by tensor(c to n)
    lhs = f(A)
    rhs = g(A)
}

rule("the operands change places") {
    expect(REFUTED, because = "g is not commutative")
    val c by rankClass
    val n by c.sizes
    val g by function(T, T)
    val A by tensor(c to n)
    val B by tensor(c to n)
    lhs = g(A, B)
    rhs = g(B, A)
}

rule("the brackets change places") {
    expect(REFUTED, because = "g is not associative")
    val c by rankClass
    val n by c.sizes
    val g by function(T, T)
    val A by tensor(c to n)
    lhs = g(g(A, A), A)
    rhs = g(A, g(A, A))
}

rule("an operand that is ignored") {
    expect(REFUTED, because = "g may give its second operand")
    val c by rankClass
    val n by c.sizes
    val g by function(T, T)
    val A by tensor(c to n)
    val B by tensor(c to n)
    lhs = g(A, B)
    rhs = g(A, A)
}

rule("an operand of another size") {
    expect(REFUTED, because = "the left side is valid, and B is longer")
    val c by rankClass
    val n by c.sizes
    val m by c.sizes
    val f by function
    val g by function(T, T)
    val A by tensor(c to n)
    val B by tensor(c to m)
    lhs = f(A)
    rhs = select(constant(TRUE, c to n), f(A), g(A, B))
}

rule("the function goes into the sum") {
    expect(REFUTED, because = "f is not additive")
    elements(int, real, s8)
    val c by rankClass
    val n by c.sizes
    val f by function
    val A by tensor(c to n)
    lhs = f(A.reduce(sum, c))
    rhs = f(A).reduce(sum, c)
}

rule("the function goes into the sum of two") {
    expect(REFUTED, because = "f is not additive")
    elements(int, real, s8, f32)
    val c by rankClass
    val n by c.sizes
    val f by function
    val A by tensor(c to n)
    val B by tensor(c to n)
    lhs = f(A + B)
    rhs = f(A) + f(B)
}

rule("the function goes into the maximum") {
    expect(REFUTED, because = "f is not monotone")
    elements(int, real, s8, bool)
    val c by rankClass
    val n by c.sizes
    val f by function
    val A by tensor(c to n)
    requires { n ge 1 }
    lhs = f(A.reduce(max, c))
    rhs = f(A).reduce(max, c)
}

rule("the function of what there is none of") {
    expect(REFUTED, because = "n = 0: a sum of nothing is 0, whatever f is")
    elements(int, real, s8)
    val c by rankClass
    val n by c.sizes
    val f by function
    val A by tensor(c to n)
    val v by element
    assume { f(A) eq v }
    lhs = f(A).reduce(sum, c)
    rhs = constant(v)
}

rule("the function gives 0 for 0") {
    expect(REFUTED, because = "f(0) may be anything")
    elements(int, real, s8, f32)
    val c by rankClass
    val n by c.sizes
    val low by c.sizes
    val f by function
    val A by tensor(c to n)
    lhs = f(A.pad(0, low = low))
    rhs = f(A).pad(0, low = low)
}

rule("the function is decided by what it gives for one element") {
    expect(REFUTED, because = "p(v) says nothing of p(A)")
    val c by rankClass
    val n by c.sizes
    val p by function(T, to = bool)
    val v by element
    val A by tensor(c to n)
    val B by tensor(c to n)
    requires { p(v) eq TRUE }
    lhs = select(p(A), A, B)
    rhs = A
}

rule("what is assumed of the function at one place holds at another") {
    expect(REFUTED, because = "the element beside it")
    val s by singleton
    val n by s.sizes
    val p by function(T, to = bool)
    val A by tensor(s to n)
    val B by tensor(s to n)
    val C by tensor(s to n)
    assume { p(A) }
    lhs = select(p(B), B, C)
    rhs = B
}

rule("the operands of a function with two are reversed together") {
    expect(REFUTED, because = "only one operand is reversed")
    val c by rankClass
    val n by c.sizes
    val g by function(T, T)
    val A by tensor(c to n)
    val B by tensor(c to n)
    lhs = g(A.reverse(c), B)
    rhs = g(A, B).reverse(c)
}

rule("elements of floats that compare as equal give the same") {
    expect(REFUTED, because = "-0 and 0 are two elements")
    elements(f16, f32)
    val c by rankClass
    val n by c.sizes
    val f by function
    val v by element
    val w by element
    requires { v eq w }
    lhs = constant(f(v), c to n)
    rhs = constant(f(w), c to n)
}

rule("a function of an iota counts") {
    expect(REFUTED, because = "f changes the order")
    val s by singleton
    val n by s.sizes
    val f by function(int)
    lhs = f(iota(s, s to n)).reverse(s)
    rhs = f(iota(s, s to n))
}
