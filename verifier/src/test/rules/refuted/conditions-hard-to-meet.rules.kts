// Each rule is wrong, but applies to few instances: sizes and elements must be chosen to meet its conditions.

rule("a product of two sizes") {
    expect(REFUTED, because = "m = k = 2, n = 4")
    val c by singleton
    val n by c.sizes; val m by c.sizes; val k by c.sizes
    val X by tensor(int, c to n)
    requires { n eq m * k }
    requires { (m ge 2) and (k ge 2) }
    lhs = X.reduce(sum, c)
    rhs = X.slice(end = axes(c to m)).reduce(sum, c)
}

rule("a product of two sizes that are at least seven") {
    expect(REFUTED, because = "m = k = 7, n = 49")
    val c by singleton
    val n by c.sizes; val m by c.sizes; val k by c.sizes
    val X by tensor(int, c to n)
    requires { n eq m * k }
    requires { (m ge 7) and (k ge 7) }
    lhs = X.reduce(sum, c)
    rhs = X.slice(stride = axes(c to m)).reduce(sum, c)
}

rule("a size with a rest") {
    expect(REFUTED, because = "n = 3")
    val c by singleton
    val n by c.sizes
    val X by tensor(int, c to n)
    requires { n.floorMod(lanes(7)) eq 3 }
    lhs = X.reduce(sum, c)
    rhs = X.reduce(max, c)
}

rule("a large size with a rest") {
    expect(REFUTED, because = "n = 31")
    val c by singleton
    val n by c.sizes
    val X by tensor(int, c to n)
    requires { n.floorMod(lanes(7)) eq 3 }
    requires { n gt 25 }
    lhs = X.reduce(sum, c)
    rhs = X.reduce(max, c)
}

rule("two rests at once") {
    expect(REFUTED, because = "n = 23")
    val c by singleton
    val n by c.sizes
    val X by tensor(int, c to n)
    requires { n.floorMod(lanes(5)) eq 3 }
    requires { n.floorMod(lanes(7)) eq 2 }
    lhs = X.reduce(sum, c)
    rhs = X.reduce(max, c)
}

rule("a quotient of sizes") {
    expect(REFUTED, because = "n = 40, m = 5")
    val c by singleton
    val n by c.sizes; val m by c.sizes
    val X by tensor(int, c to n)
    requires { (n.floorDiv(m) eq 8) and (m ge 5) }
    lhs = X.reduce(sum, c)
    rhs = X.slice(end = axes(c to 8)).reduce(sum, c)
}

rule("a square and one more") {
    expect(REFUTED, because = "m = 3, n = 10")
    val c by singleton
    val n by c.sizes; val m by c.sizes
    val X by tensor(int, c to n)
    requires { m * m + 1 eq n }
    requires { m ge 3 }
    lhs = X.reduce(sum, c)
    rhs = X.slice(end = axes(c to m)).reduce(sum, c)
}

rule("sizes tied by a slice that is exactly as long as another tensor") {
    expect(REFUTED, because = "e - s = m")
    val c by singleton
    val n by c.sizes; val m by c.sizes
    val s by c.map; val e by c.map
    val X by tensor(int, c to n)
    val Y by tensor(int, c to m)
    requires { (s ge 13) and (m ge 5) }
    lhs = (X.slice(start = s, end = e) * Y).reduce(sum, c)
    rhs = X.slice(start = s, end = e).reduce(sum, c) * Y.reduce(sum, c)
}

rule("sizes tied by a concat") {
    expect(REFUTED, because = "n + m = p with n and m at least 10")
    val c by singleton
    val n by c.sizes; val m by c.sizes; val p by c.sizes
    val X by tensor(int, c to n)
    val Y by tensor(int, c to m)
    val Z by tensor(int, c to p)
    requires { (n ge 10) and (m ge 10) }
    lhs = (concat(X, Y, along = c) * Z).reduce(sum, c)
    rhs = (concat(Y, X, along = c) * Z).reduce(sum, c)
}

rule("sizes tied by a padding with holes") {
    expect(REFUTED, because = "low + n + (n - 1) * i + high = m")
    val c by singleton
    val n by c.sizes; val m by c.sizes
    val l by c.sizes; val h by c.sizes; val i by c.sizes
    val X by tensor(int, c to n)
    val Y by tensor(int, c to m)
    requires { (n ge 3) and (i ge 2) and (l ge 4) }
    lhs = (X.pad(number(0), low = l, high = h, interior = i) * Y).reduce(sum, c)
    rhs = (X * Y.slice(start = l, end = l + n)).reduce(sum, c)
}

rule("strides that divide") {
    expect(REFUTED, because = "s = 6, n = 12, m = 2")
    val c by singleton
    val n by c.sizes; val m by c.sizes; val s by c.map
    val X by tensor(int, c to n)
    val Y by tensor(int, c to m)
    requires { (s ge 6) and (n eq m * s) and (m ge 2) }
    lhs = dot(X.slice(stride = axes(c to s)), Y, contract = on(c))
    rhs = dot(X.slice(start = axes(c to 1), stride = axes(c to s)), Y, contract = on(c))
}

rule("groups of a convolution") {
    expect(REFUTED, because = "g = 4 groups of two features")
    val f by singleton
    val o by f.label
    val nf by f.sizes; val no by f.sizes; val nk by f.sizes; val g by f.map
    val A by tensor(int, f to nf)
    val W by tensor(int, f to nk, o to no)
    requires { (g ge 4) and (nk ge 2) }
    lhs = conv(A, W, feature = on(f), output = on(o), featureGroups = axes(g))
    rhs = conv(A, W.reverse(f), feature = on(f), output = on(o), featureGroups = axes(g))
}

rule("scalars that must be far apart") {
    expect(REFUTED, because = "a = 0, b = 1000")
    val c by singleton
    val n by c.sizes
    val a by integer; val b by integer
    val X by tensor(int, c to n)
    requires { (b - a ge 1000) and (a ge 0) }
    lhs = X.reduce(sum, c) + constant(a)
    rhs = X.reduce(sum, c) + constant(b)
}

rule("a scalar that is a product") {
    expect(REFUTED, because = "k = 35, n = 5")
    val c by singleton
    val n by c.sizes
    val k by integer
    val X by tensor(int, c to n)
    requires { (k eq 35) }
    requires { (n * 7 eq k) }
    lhs = X.reduce(sum, c)
    rhs = X.reduce(max, c)
}

rule("an assumption that equal tensors satisfy") {
    expect(REFUTED, because = "X = Y = [1]")
    val c by rankClass
    val n by c.sizes
    val X by tensor(int, c to n)
    val Y by tensor(int, c to n)
    assume { X eq Y }
    lhs = (X * Y).reduce(sum, c)
    rhs = X.reduce(sum, c)
}

rule("an assumption that large elements satisfy") {
    expect(REFUTED, because = "elements of 100")
    val c by rankClass
    val n by c.sizes
    val X by tensor(int, c to n)
    assume { X ge constant(100, c to n) }
    lhs = X.reduce(sum, c)
    rhs = X.reduce(max, on(c), initial = number(0))
}

rule("an assumption that squares satisfy") {
    expect(REFUTED, because = "X = 3, Y = 9")
    val c by rankClass
    val n by c.sizes
    val X by tensor(int, c to n)
    val Y by tensor(int, c to n)
    assume { X * X eq Y }
    assume { X gt constant(2, c to n) }
    lhs = Y.reduce(sum, c)
    rhs = (X + X).reduce(sum, c)
}

rule("an assumption of an order") {
    expect(REFUTED, because = "X < Y < Z on four elements")
    val c by singleton
    val n by c.sizes
    val X by tensor(int, c to n)
    val Y by tensor(int, c to n)
    val Z by tensor(int, c to n)
    requires { n ge 4 }
    assume { X lt Y }
    assume { Y lt Z }
    lhs = Y.reduce(sum, c)
    rhs = (X + constant(1, c to n)).reduce(sum, c)
}

rule("an assumption over many elements") {
    expect(REFUTED, because = "n = 50, all elements 5, 6 or 7")
    val c by singleton
    val n by c.sizes
    val X by tensor(int, c to n)
    requires { n ge 50 }
    assume { (X ge constant(5, c to n)) and (X lt constant(8, c to n)) }
    lhs = X.reduce(sum, c)
    rhs = constant(n * 5)
}

rule("parameters that must be equal to a number") {
    expect(REFUTED, because = "v = 17")
    val c by rankClass
    val n by c.sizes
    val v by element(int)
    val X by tensor(int, c to n)
    requires { v eq 17 }
    lhs = X.reduce(sum, on(c), initial = v)
    rhs = X.reduce(sum, c)
}

rule("a square that is symmetric") {
    expect(REFUTED, because = "n = 2: [[0, 1], [0, 1]]")
    val c by rankClass
    val i by c.label; val j by c.label; val k by c.label
    val n by c.sizes
    val A by tensor(int, i to n, j to n)
    lhs = dot(A.relabel(j to k), A.relabel(i to k), contract = on(k))
    rhs = dot(A.relabel(j to k), A.relabel(i to k), contract = on(k)).relabel(i to j, j to i)
}

rule("products of matrices commute") {
    expect(REFUTED, because = "n = 2")
    val c by rankClass
    val i by c.label; val j by c.label; val k by c.label
    val n by c.sizes
    val A by tensor(i to n, k to n)
    val B by tensor(k to n, j to n)
    lhs = dot(A, B, contract = on(k))
    rhs = dot(B.relabel(k to i, j to k), A.relabel(i to k, k to j), contract = on(k))
}

rule("a triple product in the other order") {
    expect(REFUTED, because = "n = 2")
    val c by singleton
    val i by c.label; val j by c.label; val k by c.label; val l by c.label
    val n by c.sizes
    val A by tensor(int, i to n, j to n)
    val B by tensor(int, j to n, k to n)
    val C by tensor(int, k to n, l to n)
    lhs = dot(dot(A, B, contract = on(j)), C, contract = on(k))
    rhs = dot(A, dot(B.relabel(j to k, k to j).relabel(j to k, k to j), C, contract = on(k)).relabel(j to l, l to j), contract = on(j))
}

rule("a negative rest") {
    expect(REFUTED, because = "m = -8, n = 13")
    val c by singleton
    val n by c.sizes; val m by c.map
    val X by tensor(int, c to n)
    requires { (m lt -7) and (m + n eq 5) }
    lhs = X.reduce(sum, c)
    rhs = X.pad(number(0), high = axes(c to m)).reduce(sum, c)
}

rule("a choice between sizes") {
    expect(REFUTED, because = "m = 9: n = 27")
    val c by singleton
    val n by c.sizes; val m by c.sizes
    val X by tensor(int, c to n)
    requires { n eq choose(m gt 8, m * 3, lanes(0)) }
    requires { n gt 0 }
    lhs = X.reduce(sum, c)
    rhs = X.slice(end = axes(c to m)).reduce(sum, c)
}
