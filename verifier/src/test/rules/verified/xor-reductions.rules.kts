// Reductions by exclusive or: any order, and two equal terms are none. Of truth values nothing is false, of integers 0.

rule("exclusive or over two parts") {
    val c by singleton
    val d by rankClass
    val n by c.sizes
    val m by c.sizes
    val p by d.sizes
    val A by tensor(c to n, d to p)
    val B by tensor(c to m, d to p)
    lhs = concat(A, B, along = c).reduce(xor, c)
    rhs = A.reduce(xor, c) xor B.reduce(xor, c)
}

rule("what is combined with itself is false") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(bool, c to n)
    lhs = (A xor A).reduce(xor, c)
    rhs = constant(FALSE)
}

rule("what is combined with itself is 0") {
    elements(signed + unsigned)
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    lhs = (A xor A).reduce(xor, c)
    rhs = constant(0)
}

rule("two copies one after the other are 0") {
    elements(signed + unsigned)
    val c by singleton
    val n by c.sizes
    val A by tensor(c to n)
    lhs = concat(A, A, along = c).reduce(xor, c)
    rhs = constant(0)
}

rule("three copies are one") {
    val c by singleton
    val n by c.sizes
    val A by tensor(c to n)
    lhs = concat(A, A, A, along = c).reduce(xor, c)
    rhs = A.reduce(xor, c)
}

rule("two orders of the same reductions") {
    elements(signed + unsigned)
    val c by rankClass
    val d by rankClass
    val n by c.sizes
    val m by d.sizes
    val A by tensor(c to n, d to m)
    lhs = A.reduce(xor, c).reduce(xor, d) xor A.reduce(xor, d).reduce(xor, c)
    rhs = constant(0)
}

rule("a reduction of two tensors") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    val B by tensor(c to n)
    lhs = (A xor B).reduce(xor, c)
    rhs = A.reduce(xor, c) xor B.reduce(xor, c)
}

rule("the difference of overlapping parts") {
    val c by singleton
    val n by c.sizes
    val m by c.sizes
    val A by tensor(c to n)
    requires { m le n }
    lhs = A.reduce(xor, c) xor A.slice(end = m).reduce(xor, c)
    rhs = A.slice(start = m, end = n).reduce(xor, c)
}

rule("padding with false") {
    val c by rankClass
    val n by c.sizes
    val l by c.sizes
    val h by c.sizes
    val A by tensor(bool, c to n)
    lhs = A.pad(FALSE, low = l, high = h).reduce(xor, c)
    rhs = A.reduce(xor, c)
}

rule("padding with 0") {
    elements(signed + unsigned)
    val c by rankClass
    val n by c.sizes
    val l by c.sizes
    val h by c.sizes
    val A by tensor(c to n)
    lhs = A.pad(number(0, T), low = l, high = h).reduce(xor, c)
    rhs = A.reduce(xor, c)
}

rule("an initial value is one more term") {
    val c by rankClass
    val n by c.sizes
    val v by element
    val A by tensor(c to n)
    lhs = A.reduce(xor, c, initial = v)
    rhs = A.reduce(xor, c) xor v
}

rule("an initial value that is there twice") {
    val c by rankClass
    val n by c.sizes
    val v by element
    val A by tensor(c to n)
    lhs = A.reduce(xor, c, initial = v) xor v
    rhs = A.reduce(xor, c)
}

rule("a window over everything") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    requires { n ge 1 }
    lhs = A.reduceWindow(xor, size = n)
    rhs = A.reduce(xor, c).addUnit(c)
}

rule("neighbours that cancel") {
    elements(signed + unsigned)
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    lhs = A.reduceWindow(xor, size = 2, stride = 2) xor A.reverse(c).reverse(c).reduceWindow(xor, size = 2, stride = 2)
    rhs = (A xor A).reduceWindow(xor, size = 2, stride = 2)
}

rule("updates of the whole and of one tensor") {
    val s by singleton
    val b by singleton
    val n by s.sizes
    val m by b.sizes
    val A by tensor(s to n)
    val B by tensor(s to n)
    val I by tensor(int, b to m)
    val U by tensor(b to m)
    lhs = A.scatter(xor, I, U, along = s) xor B
    rhs = (A xor B).scatter(xor, I, U, along = s)
}

rule("updates that are made twice") {
    val s by singleton
    val b by singleton
    val n by s.sizes
    val m by b.sizes
    val A by tensor(s to n)
    val I by tensor(int, b to m)
    val U by tensor(b to m)
    lhs = A.scatter(xor, I, U, along = s).scatter(xor, I, U, along = s)
    rhs = A
}

rule("nothing of truth values") {
    val c by singleton
    val A by tensor(bool, c to 0)
    lhs = A.reduce(xor, c)
    rhs = constant(FALSE)
}

rule("a line and its first part leave the rest") {
    val s by singleton
    val n by s.sizes; val k by s.map
    val A by tensor(s8, s to n)
    requires { (k ge 0) and (k le n) }
    lhs = concat(A, A.slice(end = axes(s to k)), along = s).reduce(xor, s)
    rhs = A.slice(start = axes(s to k)).reduce(xor, s)
}
