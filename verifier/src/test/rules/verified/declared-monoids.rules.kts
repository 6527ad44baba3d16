// What is right of any associative and commutative function, with an identity or without one.

rule("any reduction of what is turned around") {
    val c by rankClass
    val d by rankClass
    val n by c.sizes
    val m by d.sizes
    val g by monoid
    val A by tensor(c to n, d to m)
    lhs = A.reverse(c).reduce(g, c)
    rhs = A.reduce(g, c)
}

rule("any reduction of a transpose") {
    val c by rankClass
    val row by c.label
    val column by c.label
    val n by c.sizes
    val m by c.sizes
    val g by monoid
    val A by tensor(row to n, column to m)
    lhs = A.relabel(row to column, column to row).reduce(g, row)
    rhs = A.reduce(g, column).relabel(row to column)
}

rule("any reduction axis by axis") {
    val c by rankClass
    val d by rankClass
    val n by c.sizes
    val m by d.sizes
    val g by monoid
    val A by tensor(c to n, d to m)
    lhs = A.reduce(g, c).reduce(g, d)
    rhs = A.reduce(g, c, d)
}

rule("any reduction of two parts") {
    val s by singleton
    val d by rankClass
    val n by s.sizes
    val k by s.sizes
    val p by d.sizes
    val g by monoid
    val A by tensor(s to n, d to p)
    val B by tensor(s to k, d to p)
    requires { (n ge 1) and (k ge 1) }
    lhs = concat(A, B, along = s).reduce(g, s)
    rhs = g(A.reduce(g, s), B.reduce(g, s))
}

rule("any reduction of two parts that may be empty, with an identity") {
    val s by singleton
    val n by s.sizes
    val k by s.sizes
    val v by element
    val g by monoid(T, identity = v)
    val A by tensor(s to n)
    val B by tensor(s to k)
    lhs = concat(A, B, along = s).reduce(g, s)
    rhs = g(A.reduce(g, s), B.reduce(g, s))
}

rule("any reduction of a padding with the identity") {
    val c by rankClass
    val n by c.sizes
    val low by c.sizes
    val inner by c.sizes
    val v by element
    val g by monoid(T, identity = v)
    val A by tensor(c to n)
    lhs = A.pad(v, low = low, high = 2, interior = inner).reduce(g, c)
    rhs = A.reduce(g, c)
}

rule("any reduction of two tensors together") {
    val c by rankClass
    val n by c.sizes
    val g by monoid
    val A by tensor(c to n)
    val B by tensor(c to n)
    lhs = g(A, B).reduce(g, c)
    rhs = g(B.reduce(g, c), A.reduce(g, c))
}

rule("any reduction from a value on") {
    val c by rankClass
    val n by c.sizes
    val v by element
    val g by monoid
    val A by tensor(c to n)
    requires { n ge 1 }
    lhs = A.reduce(g, c, initial = v)
    rhs = g(A.reduce(g, c), constant(v))
}

rule("any reduction from the identity on") {
    val c by rankClass
    val n by c.sizes
    val v by element
    val g by monoid(T, identity = v)
    val A by tensor(c to n)
    lhs = A.reduce(g, c, initial = v)
    rhs = A.reduce(g, c)
}

rule("any reduction of nothing") {
    val c by nonEmptyRankClass
    val n by c.sizes
    val v by element
    val g by monoid(T, identity = v)
    val A by tensor(c to n)
    requires { n eq 0 }
    lhs = A.reduce(g, c)
    rhs = constant(v)
}

rule("any reduction of one element") {
    val c by rankClass
    val g by monoid
    val A by tensor(c to 1)
    lhs = A.reduce(g, c)
    rhs = A.dropUnit(c)
}

rule("any reduction by blocks") {
    val c by rankClass
    val n by c.sizes
    val t by c.map
    val tile by c.label
    val v by element
    val g by monoid(T, identity = v)
    val A by tensor(c to n)
    lhs = A.split(c, inner = tile to t).reduce(g, tile).reduce(g, c)
    rhs = A.reduce(g, c)
}

rule("any window over everything") {
    val c by rankClass
    val n by c.sizes
    val v by element
    val g by monoid(T, identity = v)
    val A by tensor(c to n)
    requires { n ge 1 }
    lhs = A.reduceWindow(g, size = n)
    rhs = A.reduce(g, c).addUnit(c)
}

rule("any window of one position") {
    val c by rankClass
    val n by c.sizes
    val v by element
    val g by monoid
    val A by tensor(c to n)
    lhs = A.reduceWindow(g, size = 1, initial = v)
    rhs = g(constant(v, c to n), A)
}

rule("three elements in any order and any brackets") {
    val c by rankClass
    val n by c.sizes
    val g by monoid
    val A by tensor(c to n)
    val B by tensor(c to n)
    val C by tensor(c to n)
    lhs = g(g(A, B), C)
    rhs = g(C, g(A, B))
}

rule("the identity beside an element") {
    elements(int, real, s8, bool, f16)
    val c by rankClass
    val n by c.sizes
    val v by element
    val g by monoid(T, identity = v)
    val A by tensor(c to n)
    lhs = g(g(A, constant(v, c to n)), A)
    rhs = g(A, A)
}

rule("a number is the identity") {
    elements(int, real, s8)
    val c by rankClass
    val n by c.sizes
    val low by c.sizes
    val g by monoid(T, identity = 0)
    val A by tensor(c to n)
    lhs = g(A.pad(0, low = low), constant(0, c to low + n)).reduce(g, c)
    rhs = A.reduce(g, c)
}

rule("a function of any reduction") {
    val c by rankClass
    val n by c.sizes
    val f by function
    val g by monoid
    val A by tensor(c to n)
    lhs = f(A.reduce(g, c))
    rhs = f(A.reverse(c).reduce(g, c))
}

rule("operands change places, and no more is said") {
    val c by rankClass
    val n by c.sizes
    val p by function(T, T, to = bool, commutative = true)
    val g by function(T, T, commutative = true)
    val A by tensor(c to n)
    val B by tensor(c to n)
    lhs = select(p(A, B), g(A, g(A, B)), A)
    rhs = select(p(B, A), g(g(B, A), A), A)
}

rule("a reduction of floats in another order, by what is associative") {
    elements(f16, f32)
    val c by rankClass
    val n by c.sizes
    val g by monoid
    val A by tensor(c to n)
    lhs = A.reverse(c).reduce(g, c)
    rhs = A.reduce(g, c)
}
