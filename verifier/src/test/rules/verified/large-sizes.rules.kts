// Right, and close to rules that are wrong for large sizes only: what is found there must not be found here.

rule("a sum of fifty elements is one of the reversed") {
    val c by singleton
    val n by c.sizes
    val X by tensor(int, c to n)
    requires { n ge 50 }
    lhs = X.reduce(sum, c)
    rhs = X.reverse(c).reduce(sum, c)
}

rule("the sum of a large matrix is that of its rows") {
    val c by singleton
    val row by c.label; val column by c.label
    val n by c.sizes
    val X by tensor(int, row to n, column to n)
    requires { n ge 400 }
    lhs = X.reduce(sum, on(row, column))
    rhs = X.reduce(sum, on(row)).reduce(sum, on(column))
}

rule("the sum of a large diagonal") {
    val c by singleton
    val row by c.label; val column by c.label
    val n by c.sizes
    val X by tensor(int, row to n, column to n)
    requires { n ge 400 }
    lhs = select(iota(row, row to n, column to n) eq iota(column, row to n, column to n), X, constant(0, row to n, column to n)).reduce(sum, on(row, column))
    rhs = select(iota(column, row to n, column to n) eq iota(row, row to n, column to n), X, constant(0, row to n, column to n)).reduce(sum, on(row)).reduce(sum, on(column))
}

rule("a large sum and its last element") {
    val c by singleton
    val n by c.sizes
    val X by tensor(int, c to n)
    requires { n ge 100 }
    lhs = X.reduce(sum, c)
    rhs = X.slice(end = axes(c to n - 1)).reduce(sum, c) + X.slice(start = axes(c to n - 1)).reduce(sum, c)
}

rule("a large sum in two parts") {
    val c by singleton
    val n by c.sizes
    val X by tensor(int, c to n)
    requires { n ge 120 }
    lhs = X.reduce(sum, c)
    rhs = X.slice(end = axes(c to 99)).reduce(sum, c) + X.slice(start = axes(c to 99)).reduce(sum, c)
}

rule("a long dot product with both reversed") {
    val c by singleton
    val n by c.sizes
    val X by tensor(int, c to n)
    val Y by tensor(int, c to n)
    requires { n ge 60 }
    lhs = dot(X, Y, contract = on(c))
    rhs = dot(X.reverse(c), Y.reverse(c), contract = on(c))
}

rule("a large product of matrices, transposed") {
    val c by singleton
    val i by c.label; val j by c.label; val k by c.label
    val n by c.sizes
    val A by tensor(int, i to n, k to n)
    val B by tensor(int, k to n, j to n)
    requires { n ge 50 }
    lhs = dot(A, B, contract = on(k)).relabel(i to j, j to i)
    rhs = dot(B.relabel(j to i), A.relabel(i to j), contract = on(k))
}

rule("a convolution with a large kernel turned around twice") {
    val x by singleton
    val n by x.sizes
    val w by x.sizes
    val A by tensor(int, x to n)
    val W by tensor(int, x to w)
    requires { w ge 50 }
    lhs = conv(A, W.reverse(x), reversed = on(x))
    rhs = conv(A, W)
}

rule("one far element apart") {
    val c by singleton
    val n by c.sizes
    val X by tensor(int, c to n)
    requires { n le 300 }
    lhs = X.reduce(sum, c)
    rhs = select(iota(c, c to n) eq constant(300, c to n), constant(0, c to n), X).reduce(sum, c)
}

rule("two different large sizes: rows, then columns") {
    val c by singleton; val d by singleton
    val n by c.sizes
    val m by d.sizes
    val X by tensor(int, c to n, d to m)
    requires { n ge 50 }
    requires { m ge 60 }
    lhs = X.reduce(sum, c).reduce(sum, d)
    rhs = X.reduce(sum, d).reduce(sum, c)
}
