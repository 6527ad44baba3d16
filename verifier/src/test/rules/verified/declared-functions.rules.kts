// What is right of any function: it goes past whatever moves elements, and knows nothing of them.

rule("a function of a slice is the slice of a function") {
    val c by rankClass
    val n by c.sizes
    val s by c.map
    val e by c.map
    val t by c.map
    val f by function
    val A by tensor(c to n)
    lhs = f(A.slice(start = s, end = e, stride = t))
    rhs = f(A).slice(start = s, end = e, stride = t)
}

rule("a function of a padding is a padding with what it gives for the padding") {
    val c by rankClass
    val n by c.sizes
    val low by c.map
    val high by c.map
    val inner by c.sizes
    val v by element
    val f by function
    val A by tensor(c to n)
    lhs = f(A.pad(v, low = low, high = high, interior = inner))
    rhs = f(A).pad(f(v), low = low, high = high, interior = inner)
}

rule("a function of what is turned around and transposed") {
    val c by rankClass
    val row by c.label
    val column by c.label
    val n by c.sizes
    val m by c.sizes
    val f by function
    val A by tensor(row to n, column to m)
    lhs = f(A.reverse(row).relabel(row to column, column to row))
    rhs = f(A).relabel(row to column, column to row).reverse(column)
}

rule("a function of two parts") {
    val s by singleton
    val d by rankClass
    val n by s.sizes
    val m by s.sizes
    val p by d.sizes
    val g by function(T, T)
    val A by tensor(s to n, d to p)
    val B by tensor(s to m, d to p)
    val C by tensor(s to n, d to p)
    val D by tensor(s to m, d to p)
    lhs = g(concat(A, B, along = s), concat(C, D, along = s))
    rhs = concat(g(A, C), g(B, D), along = s)
}

rule("a function of a broadcast") {
    val c by rankClass
    val d by rankClass
    val n by c.sizes
    val m by d.sizes
    val f by function
    val A by tensor(c to n)
    lhs = f(A.expand(d to m))
    rhs = f(A).expand(d to m)
}

rule("a function of a tensor of one element, over and over") {
    val c by rankClass
    val n by c.sizes
    val v by element
    val g by function(T, T)
    val A by tensor(c to n)
    lhs = g(A, constant(g(v, v), c to n))
    rhs = g(A, g(constant(v, c to n), constant(v, c to n)))
}

rule("a function of what is read from an update") {
    val c by rankClass
    val n by c.sizes
    val m by c.sizes
    val s by c.map
    val f by function
    val A by tensor(c to n)
    val U by tensor(c to m)
    lhs = f(A.dynamicUpdateSlice(U, start = s))
    rhs = f(A).dynamicUpdateSlice(f(U), start = s)
}

rule("a function to truth values decides alike") {
    val c by rankClass
    val n by c.sizes
    val p by function(T, to = bool)
    val f by function
    val A by tensor(c to n)
    val B by tensor(c to n)
    lhs = select(!p(A), f(A), f(B))
    rhs = f(select(p(A), B, A))
}

rule("a function of one type gives another") {
    val c by rankClass
    val n by c.sizes
    val h by function(T, bool, to = real)
    val A by tensor(c to n)
    val P by tensor(bool, c to n)
    lhs = h(A, P).reverse(c) + 1
    rhs = 1 + h(A.reverse(c), P.reverse(c))
}

rule("a function of a sum in another order") {
    elements(int, real, s8, u8)
    val c by rankClass
    val n by c.sizes
    val f by function
    val A by tensor(c to n)
    lhs = f(A.reduce(sum, c))
    rhs = f(A.reverse(c).reduce(sum, c))
}

rule("a sum of a function in another order") {
    elements(int, real, s8, u8)
    val c by rankClass
    val n by c.sizes
    val f by function
    val A by tensor(c to n)
    lhs = f(A).reverse(c).reduce(sum, c)
    rhs = f(A).reduce(sum, c)
}

rule("a sum of a function over two parts") {
    elements(int, real, s8)
    val s by singleton
    val n by s.sizes
    val m by s.sizes
    val f by function
    val A by tensor(s to n)
    val B by tensor(s to m)
    lhs = f(concat(A, B, along = s)).reduce(sum, s)
    rhs = f(A).reduce(sum, s) + f(B).reduce(sum, s)
}

rule("a function at rank 0 and everywhere, of operands that commute") {
    elements(int, real, f16, f32, s8, u8)
    val c by rankClass
    val n by c.sizes
    val f by function
    val A by tensor(c to n)
    val B by tensor(c to n)
    lhs = f(A + B)
    rhs = f(B + A)
}

rule("a function of equal elements") {
    elements(int, real, s8, bool)
    val c by rankClass
    val n by c.sizes
    val f by function
    val v by element
    val w by element
    requires { v eq w }
    lhs = constant(f(f(v)), c to n)
    rhs = constant(f(f(w)), c to n)
}

rule("what is assumed of a function holds where it is applied") {
    val c by rankClass
    val n by c.sizes
    val p by function(T, to = bool)
    val A by tensor(c to n)
    val B by tensor(c to n)
    assume { p(A) }
    lhs = select(p(A), A, B)
    rhs = A
}

rule("a function that is its own inverse, where it is") {
    val c by rankClass
    val n by c.sizes
    val p by function(bool, to = bool)
    val A by tensor(bool, c to n)
    assume { p(p(A)) eq A }
    lhs = p(p(A)).reverse(c)
    rhs = A.reverse(c)
}
