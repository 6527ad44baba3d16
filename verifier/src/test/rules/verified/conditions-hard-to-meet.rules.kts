// Right, and close to rules that are wrong on the few instances that meet their conditions.

rule("a product of two sizes, all of it") {
    val c by singleton
    val n by c.sizes; val m by c.sizes; val k by c.sizes
    val X by tensor(int, c to n)
    requires { n eq m * k }
    requires { (m ge 7) and (k ge 7) }
    lhs = X.reduce(sum, c)
    rhs = X.slice(end = axes(c to m * k)).reduce(sum, c)
}

rule("two rests at once, reversed") {
    val c by singleton
    val n by c.sizes
    val X by tensor(int, c to n)
    requires { n.floorMod(lanes(5)) eq 3 }
    requires { n.floorMod(lanes(7)) eq 2 }
    lhs = X.reduce(sum, c)
    rhs = X.reverse(c).reduce(sum, c)
}

rule("sizes tied by a concat, in two sums") {
    val c by singleton
    val n by c.sizes; val m by c.sizes; val p by c.sizes
    val X by tensor(int, c to n)
    val Y by tensor(int, c to m)
    val Z by tensor(int, c to p)
    requires { (n ge 10) and (m ge 10) }
    lhs = (concat(X, Y, along = c) * Z).reduce(sum, c)
    rhs = (X * Z.slice(end = axes(c to n))).reduce(sum, c) + (Y * Z.slice(start = axes(c to n))).reduce(sum, c)
}

rule("an assumption that equal tensors satisfy, used") {
    val c by rankClass
    val n by c.sizes
    val X by tensor(int, c to n)
    val Y by tensor(int, c to n)
    assume { X eq Y }
    lhs = X - Y
    rhs = constant(0, c to n)
}

rule("an assumption that large elements satisfy, used") {
    val c by rankClass
    val n by c.sizes
    val X by tensor(int, c to n)
    assume { X ge constant(100, c to n) }
    lhs = max(X, constant(99, c to n))
    rhs = X
}

rule("a parameter that must be equal to a number, used") {
    val c by rankClass
    val n by c.sizes
    val v by element(int)
    val X by tensor(int, c to n)
    requires { v eq 17 }
    lhs = X + constant(v, c to n)
    rhs = X + constant(17, c to n)
}

rule("a product with the transpose is symmetric") {
    val c by rankClass
    val i by c.label; val j by c.label; val k by c.label
    val n by c.sizes
    val A by tensor(int, i to n, j to n)
    lhs = dot(A.relabel(j to k), A.relabel(i to j, j to k), contract = on(k))
    rhs = dot(A.relabel(j to k), A.relabel(i to j, j to k), contract = on(k)).relabel(i to j, j to i)
}
