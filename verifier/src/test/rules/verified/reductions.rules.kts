// What the proof of reductions can do, next to what it must not (see the folder of refuted rules).

rule("twice a sum is the sum twice") {
    val c by rankClass
    val n by c.sizes
    val X by tensor(c to n)
    lhs = constant(2) * X.reduce(sum, c)
    rhs = X.reduce(sum, c) + X.reduce(sum, c)
}

rule("three sums and two sums") {
    val c by rankClass
    val n by c.sizes
    val X by tensor(c to n)
    lhs = constant(5) * X.reduce(sum, c) - constant(2) * X.reduce(sum, c)
    rhs = X.reduce(sum, c) * constant(3)
}

rule("a sum less itself") {
    val c by rankClass
    val n by c.sizes
    val X by tensor(c to n)
    lhs = X.reduce(sum, c) - X.reduce(sum, c)
    rhs = constant(0)
}

rule("the reversed difference sums to nothing") {
    val c by rankClass
    val n by c.sizes
    val X by tensor(c to n)
    lhs = (X - X.reverse(c)).reduce(sum, c)
    rhs = constant(0)
}

rule("a sum reversed") {
    val c by rankClass
    val n by c.sizes
    val X by tensor(c to n)
    lhs = X.reverse(c).reduce(sum, c)
    rhs = X.reduce(sum, c)
}

rule("the square of a sum") {
    val c by rankClass
    val n by c.sizes
    val X by tensor(c to n)
    val d by c.label
    lhs = X.reduce(sum, c) * X.reduce(sum, c)
    rhs = (X.expand(d to n) * X.relabel(c to d).expand(c to n)).reduce(sum, on(c.axis(), d))
}

rule("a symmetric sum") {
    val c by rankClass
    val n by c.sizes
    val a by c.label; val b by c.label
    val X by tensor(a to n, b to n)
    lhs = X.reduce(sum, on(a, b))
    rhs = X.relabel(a to b, b to a).reduce(sum, on(a, b))
}

rule("an expanded maximum where there is something") {
    val c by rankClass; val d by rankClass
    val n by c.sizes; val m by d.sizes
    val X by tensor(c to n)
    lhs = X.expand(d to m).reduce(max, d)
    rhs = X
}

rule("a sum over two copies") {
    val c by rankClass; val d by singleton
    val n by c.sizes
    val X by tensor(c to n)
    lhs = X.expand(d to 2).reduce(sum, d)
    rhs = X + X
}

rule("slices that cover") {
    val c by singleton
    val n by c.sizes
    val X by tensor(c to n)
    val m by c.sizes
    requires { m le n }
    lhs = X.reduce(sum, c)
    rhs = X.slice(start = lanes(0), end = m).reduce(sum, c) + X.slice(start = m, end = n).reduce(sum, c)
}

rule("slices that overlap under a maximum") {
    val c by singleton
    val n by c.sizes
    val X by tensor(c to n)
    val m by c.sizes
    requires { m lt n }
    requires { m ge 1 }
    lhs = X.reduce(max, c)
    rhs = max(X.slice(start = lanes(0), end = m + 1).reduce(max, c), X.slice(start = m, end = n).reduce(max, c))
}

rule("a mask and its opposite") {
    val c by rankClass
    val n by c.sizes
    val X by tensor(c to n)
    val P by tensor(bool, c to n)
    lhs = select(P, X, constant(0, c to n)).reduce(sum, c) + select(P, constant(0, c to n), X).reduce(sum, c)
    rhs = X.reduce(sum, c)
}

rule("an initial value of a maximum shifted") {
    val c by rankClass
    val n by c.sizes
    val X by tensor(c to n)
    val v by element; val s by element
    lhs = X.reduce(max, on(c), initial = v) + constant(s)
    rhs = (X + constant(s, c to n)).reduce(max, on(c), initial = v + s)
}

rule("an initial value of a maximum may count twice") {
    val c by rankClass
    val n by c.sizes
    val X by tensor(c to n)
    val v by element
    lhs = max(X.reduce(max, on(c), initial = v), constant(v))
    rhs = X.reduce(max, on(c), initial = v)
}

rule("and distributes over or") {
    val c by rankClass
    val n by c.sizes
    val P by tensor(bool, c to n)
    val Q by tensor(bool)
    lhs = (P and Q.expand(c to n)).reduce(or, c)
    rhs = P.reduce(or, c) and Q
}

rule("or distributes over and") {
    val c by rankClass
    val n by c.sizes
    val P by tensor(bool, c to n)
    val Q by tensor(bool)
    lhs = (P or Q.expand(c to n)).reduce(and, c)
    rhs = P.reduce(and, c) or Q
}

rule("and of two ors") {
    val c by rankClass; val d by rankClass
    val n by c.sizes; val m by d.sizes
    val P by tensor(bool, c to n)
    val Q by tensor(bool, d to m)
    lhs = P.reduce(or, c) and Q.reduce(or, d)
    rhs = (P.expand(d to m) and Q.expand(c to n)).reduce(or, c, d)
}

rule("products merge") {
    val c by rankClass; val d by rankClass
    val n by c.sizes; val m by d.sizes
    val X by tensor(c to n, d to m)
    lhs = X.reduce(product, c).reduce(product, d)
    rhs = X.reduce(product, d).reduce(product, c)
}

rule("products multiply") {
    val c by rankClass
    val n by c.sizes
    val X by tensor(c to n)
    val Y by tensor(c to n)
    lhs = X.reduce(product, c) * Y.reduce(product, c)
    rhs = (X * Y).reduce(product, c)
}

rule("equal sums under an operation of their own") {
    val c by rankClass; val d by rankClass
    val n by c.sizes; val m by d.sizes
    val X by tensor(c to n, d to m)
    lhs = exp(X.reduce(sum, c).reduce(sum, d))
    rhs = exp(X.reduce(sum, c, d))
}

rule("a maximum of equal sums") {
    val c by rankClass; val d by rankClass
    val n by c.sizes; val m by d.sizes
    val X by tensor(c to n, d to m)
    lhs = X.reverse(c).reduce(sum, c).reduce(max, d)
    rhs = X.reverse(d).reduce(sum, c).reduce(max, d)
}

rule("a sum compared with itself") {
    val c by rankClass
    val n by c.sizes
    val X by tensor(c to n)
    val Y by tensor()
    lhs = max(X.reduce(sum, c), Y)
    rhs = max(Y, X.reverse(c).reduce(sum, c))
}

rule("a sum, whatever it is") {
    val c by rankClass
    val n by c.sizes
    val X by tensor(c to n)
    val Y by tensor()
    lhs = max(X.reduce(sum, c), max(Y, X.reverse(c).reduce(sum, c)))
    rhs = max(Y, X.reduce(sum, c))
}

rule("nothing is left of an empty axis") {
    val c by rankClass
    val n by c.sizes
    val X by tensor(c to n)
    requires { someLane(n eq 0) }
    lhs = X.reduce(sum, c)
    rhs = constant(0)
}

rule("contraction with an identity matrix that is wider") {
    val r by rankClass; val c by singleton
    val m by r.sizes; val n by c.sizes; val p by c.sizes
    val c2 by c.label
    val X by tensor(r to m, c to n)
    requires { p ge n }
    lhs = dot(X, select(iota(c, c to n, c2 to p) eq iota(c2, c to n, c2 to p), constant(1, c to n, c2 to p), constant(0, c to n, c2 to p)), contract = on(c))
    rhs = X.relabel(c to c2).pad(number(0), high = axes(c2 to p - n))
}

rule("a misleading hint does no harm") {
    val c by rankClass
    val n by c.sizes
    val X by tensor(c to n)
    val k by c.index; val r by c.index
    match(k to 2 * r, r to k + 7)
    lhs = X.reverse(c).reduce(sum, on(c to k))
    rhs = X.reduce(sum, on(c to r))
}

rule("a count of ones") {
    val c by singleton
    val n by c.sizes; val m by c.sizes
    lhs = constant(1, c to n + m).reduce(sum, c)
    rhs = constant(1, c to n).reduce(sum, c) + constant(1, c to m).reduce(sum, c)
}

rule("a count of ones by a hint, from the end") {
    val c by singleton
    val n by c.sizes; val m by c.sizes
    val k by c.index; val q by c.index; val r by c.index
    match(r to n + m - 1 - k, k to n + m - 1 - r)
    lhs = constant(1, c to n + m).reduce(sum, on(c to k))
    rhs = constant(1, c to n).reduce(sum, on(c to q)) + constant(1, c to m).reduce(sum, on(c to r))
}

rule("the largest is the negated smallest of the negated") {
    val c by rankClass
    val n by c.sizes
    val X by tensor(c to n)
    lhs = -(X.reduce(max, c))
    rhs = (-X).reduce(min, c)
}

rule("not all is some not") {
    val c by rankClass
    val n by c.sizes
    val P by tensor(bool, c to n)
    lhs = P.reduce(and, c).not()
    rhs = P.not().reduce(or, c)
}

rule("the maximum of an element, negated twice, and itself, under a product") {
    val c by rankClass
    val n by c.sizes
    val X by tensor(c to n)
    lhs = max(-(-X), X).reduce(product, c)
    rhs = X.reduce(product, c)
}

rule("a window of 1 beyond the edge is 0, under a maximum") {
    val c by singleton
    val n by c.sizes
    val X by tensor(c to n)
    lhs = X.reduceWindow(sum, axes(c to 1), low = axes(c to 1)).reduce(max, c)
    rhs = X.pad(number(0), low = axes(c to 1)).reduce(max, c)
}

rule("a product over a window of 1 beyond the edge is 1, under a sum") {
    val c by singleton
    val n by c.sizes
    val X by tensor(c to n)
    lhs = X.reduceWindow(product, axes(c to 1), low = axes(c to 1)).reduce(sum, c)
    rhs = X.pad(number(1), low = axes(c to 1)).reduce(sum, c)
}

rule("a window of 1 on every lane, under a maximum") {
    val c by rankClass
    val n by c.sizes; val w by c.map
    val X by tensor(c to n)
    requires { w eq 1 }
    requires { n ge 1 }
    lhs = X.reduceWindow(sum, axes(w)).reduce(max, c)
    rhs = X.reduce(max, c)
}

rule("division by a real that is not zero is linear") {
    val c by rankClass
    val n by c.sizes
    val X by tensor(c to n)
    val s by element
    requires { s ne 0 }
    elements(real)
    lhs = X.reduce(sum, c).div(constant(s))
    rhs = (X.div(constant(s, c to n))).reduce(sum, c)
}
