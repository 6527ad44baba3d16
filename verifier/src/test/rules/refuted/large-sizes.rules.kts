// Each rule is wrong, but on no tensor that is small: its conditions demand large sizes.

rule("a sum of fifty elements is not their maximum") {
    expect(REFUTED, because = "n = 50, a single -1")
    val c by singleton
    val n by c.sizes
    val X by tensor(int, c to n)
    requires { n ge 50 }
    lhs = X.reduce(sum, c)
    rhs = X.reduce(max, c)
}

rule("the sum of a large matrix is not that of its diagonal") {
    expect(REFUTED, because = "n = 400, a single 1 beside the diagonal")
    val c by singleton
    val row by c.label; val column by c.label
    val n by c.sizes
    val X by tensor(int, row to n, column to n)
    requires { n ge 400 }
    lhs = X.reduce(sum, on(row, column))
    rhs = select(iota(row, row to n, column to n) eq iota(column, row to n, column to n), X, constant(0, row to n, column to n)).reduce(sum, on(row, column))
}

rule("the sums of the rows of a large matrix are not those of the columns") {
    expect(REFUTED, because = "n = 100, a single 1 beside the diagonal")
    val c by singleton
    val row by c.label; val column by c.label
    val n by c.sizes
    val X by tensor(int, row to n, column to n)
    requires { n ge 100 }
    lhs = X.reduce(sum, on(row)).relabel(column to row)
    rhs = X.reduce(sum, on(column))
}

rule("a large sum without its last element") {
    expect(REFUTED, because = "n = 100, the last element is 1")
    val c by singleton
    val n by c.sizes
    val X by tensor(int, c to n)
    requires { n ge 100 }
    lhs = X.reduce(sum, c)
    rhs = X.slice(end = axes(c to n - 1)).reduce(sum, c)
}

rule("a large sum without its hundredth element") {
    expect(REFUTED, because = "n = 120, the element 99 is 1")
    val c by singleton
    val n by c.sizes
    val X by tensor(int, c to n)
    requires { n ge 120 }
    lhs = X.reduce(sum, c)
    rhs = X.slice(end = axes(c to 99)).reduce(sum, c) + X.slice(start = axes(c to 100)).reduce(sum, c)
}

rule("a maximum of many elements is not that of every second one") {
    expect(REFUTED, because = "n = 50, the last element is 1")
    val c by singleton
    val n by c.sizes
    val X by tensor(int, c to n)
    requires { n ge 50 }
    lhs = X.reduce(max, c)
    rhs = X.slice(stride = axes(c to 2)).reduce(max, c)
}

rule("a product of many elements is not their sum") {
    expect(REFUTED, because = "n = 50, a single 1")
    val c by singleton
    val n by c.sizes
    val X by tensor(int, c to n)
    requires { n ge 50 }
    lhs = X.reduce(product, c)
    rhs = X.reduce(sum, c)
}

rule("a long dot product is not one with itself reversed") {
    expect(REFUTED, because = "n = 60, single ones at one place")
    val c by singleton
    val n by c.sizes
    val X by tensor(int, c to n)
    val Y by tensor(int, c to n)
    requires { n ge 60 }
    lhs = dot(X, Y, contract = on(c))
    rhs = dot(X, Y.reverse(c), contract = on(c))
}

rule("large products of matrices do not commute") {
    expect(REFUTED, because = "a single 1 in each, n = 50")
    val c by singleton
    val i by c.label; val j by c.label; val k by c.label
    val n by c.sizes
    val A by tensor(int, i to n, k to n)
    val B by tensor(int, k to n, j to n)
    requires { n ge 50 }
    lhs = dot(A, B, contract = on(k))
    rhs = dot(B.relabel(k to i, j to k), A.relabel(i to k, k to j), contract = on(k))
}

rule("a convolution with a large kernel is not one with the kernel turned around") {
    expect(REFUTED, because = "w = 50, a single 1 at either end")
    val x by singleton
    val n by x.sizes
    val w by x.sizes
    val A by tensor(int, x to n)
    val W by tensor(int, x to w)
    requires { w ge 50 }
    lhs = conv(A, W)
    rhs = conv(A, W, reversed = on(x))
}

rule("a convolution over many features that forgets one") {
    expect(REFUTED, because = "nf = 100, a single 1 in the last feature")
    val f by singleton
    val x by rankClass
    val nf by f.sizes
    val n by x.sizes
    val w by x.sizes
    val A by tensor(int, f to nf, x to n)
    val W by tensor(int, f to nf, x to w)
    requires { nf ge 100 }
    lhs = conv(A, W, feature = on(f))
    rhs = conv(A.slice(end = axes(f to nf - 1)), W.slice(end = axes(f to nf - 1)), feature = on(f))
}

rule("a large window is not one larger by one") {
    expect(REFUTED, because = "w = 50, n = 51: two places against one")
    val c by rankClass
    val n by c.sizes
    val w by c.sizes
    val X by tensor(int, c to n)
    requires { w ge 50 }
    lhs = X.reduceWindow(sum, size = axes(w))
    rhs = X.reduceWindow(sum, size = axes(w + 1))
}

rule("a large window over what is padded, one place off") {
    expect(REFUTED, because = "w = 50, a single 1 at the beginning")
    val c by singleton
    val n by c.sizes
    val w by c.sizes
    val X by tensor(int, c to n)
    requires { (w ge 50) and (n ge w) }
    lhs = X.reduceWindow(sum, size = axes(w), low = axes(c to 1), high = axes(c to 0))
    rhs = X.reduceWindow(sum, size = axes(w), low = axes(c to 0), high = axes(c to 1))
}

rule("two different large sizes: rows are not columns") {
    expect(REFUTED, because = "n = 50, m = 60")
    val c by singleton; val d by singleton
    val n by c.sizes
    val m by d.sizes
    val X by tensor(int, c to n, d to m)
    requires { n ge 50 }
    requires { m ge 60 }
    lhs = X.reduce(sum, c).reduce(max, d)
    rhs = X.reduce(max, d).reduce(sum, c)
}

rule("large on every lane: a sum is not the sum of what is not at the edge") {
    expect(REFUTED, because = "n = 20 at rank 1, a single 1 at the edge")
    val c by nonEmptyRankClass
    val n by c.sizes
    val X by tensor(int, c to n)
    requires { n ge 20 }
    lhs = X.reduce(sum, c)
    rhs = X.slice(start = lanes(1), end = n).reduce(sum, c)
}

rule("two lanes with different large sizes") {
    expect(REFUTED, because = "rank 2, n = [30, 12]: only at rank 2 is one lane large and one not")
    val c by rankClass
    val n by c.sizes
    val X by tensor(int, c to n)
    requires { someLane(n ge 30) and someLane(n lt 13) and everyLane(n gt 10) }
    lhs = X.reduce(sum, c)
    rhs = X.reverse(c).reduce(max, c)
}

rule("wrong for one far element only") {
    expect(REFUTED, because = "n = 301, the element 300 is 1")
    val c by singleton
    val n by c.sizes
    val X by tensor(int, c to n)
    lhs = X.reduce(sum, c)
    rhs = select(iota(c, c to n) eq constant(300, c to n), constant(0, c to n), X).reduce(sum, c)
}

rule("wrong for one far element only, if there are so many") {
    expect(REFUTED, because = "n = 150, the element 77 is 1")
    val c by singleton
    val n by c.sizes
    val X by tensor(int, c to n)
    requires { n ge 150 }
    lhs = X.reduce(sum, c)
    rhs = select(iota(c, c to n) eq constant(77, c to n), constant(0, c to n), X).reduce(sum, c)
}

rule("a count of many elements is not one less") {
    expect(REFUTED, because = "n = 64")
    val c by singleton
    val n by c.sizes
    requires { n gt 63 }
    lhs = constant(1, c to n).reduce(sum, c)
    rhs = constant(n - 1)
}

rule("a sum over many equal elements is not a maximum") {
    expect(REFUTED, because = "m = 100")
    val c by rankClass; val d by singleton
    val n by c.sizes; val m by d.sizes
    val X by tensor(int, c to n)
    requires { m ge 100 }
    lhs = X.expand(d to m).reduce(sum, d)
    rhs = X
}

rule("large by a scalar") {
    expect(REFUTED, because = "k = 80, the first element is 1")
    val c by singleton
    val n by c.sizes
    val k by integer
    val X by tensor(int, c to n)
    requires { (k ge 80) and (n ge k) }
    lhs = X.reduce(sum, c)
    rhs = X.slice(start = axes(c to 1)).reduce(sum, c)
}

rule("or of many is not and") {
    expect(REFUTED, because = "n = 90")
    val c by singleton
    val n by c.sizes
    val X by tensor(bool, c to n)
    requires { n ge 90 }
    lhs = X.reduce(or, c)
    rhs = X.reduce(and, c)
}

rule("a matrix times a vector is not the transpose times it, when large") {
    expect(REFUTED, because = "n = 100")
    val c by singleton
    val i by c.label; val j by c.label
    val n by c.sizes
    val A by tensor(int, i to n, j to n)
    val X by tensor(int, j to n)
    requires { n ge 100 }
    lhs = dot(A, X, contract = on(j))
    rhs = dot(A.relabel(i to j, j to i), X, contract = on(j))
}

rule("a large sum of squares is not a square of a sum") {
    expect(REFUTED, because = "n = 50, two ones")
    val c by singleton
    val n by c.sizes
    val X by tensor(real, c to n)
    requires { n ge 50 }
    lhs = (X * X).reduce(sum, c)
    rhs = X.reduce(sum, c) * X.reduce(sum, c)
}
