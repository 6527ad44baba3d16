// Each rule would hold if a step of the proof of reductions went too far.

rule("a sum counts each term once") {
    expect(REFUTED, because = "a single 1: 2 against 1")
    val c by rankClass
    val n by c.sizes
    val X by tensor(c to n)
    lhs = X.reduce(sum, c) + X.reduce(sum, c)
    rhs = X.reduce(sum, c)
}

rule("sums of different tensors are different terms") {
    expect(REFUTED, because = "Y = 1")
    val c by rankClass
    val n by c.sizes
    val X by tensor(c to n)
    val Y by tensor(c to n)
    lhs = X.reduce(sum, c) + Y.reduce(sum, c)
    rhs = X.reduce(sum, c) + X.reduce(sum, c)
}

rule("a sum is not pushed out of an absolute value") {
    expect(REFUTED, because = "1 and -1")
    val c by rankClass
    val n by c.sizes
    val X by tensor(c to n)
    lhs = abs(X.reduce(sum, c))
    rhs = abs(X).reduce(sum, c)
}

rule("the product of two sums runs over all pairs") {
    expect(REFUTED, because = "two elements")
    val c by rankClass
    val n by c.sizes
    val X by tensor(c to n)
    val Y by tensor(c to n)
    lhs = X.reduce(sum, c) * Y.reduce(sum, c)
    rhs = (X * Y).reduce(sum, c)
}

rule("the square of a sum is not its diagonal") {
    expect(REFUTED, because = "two elements")
    val c by rankClass
    val n by c.sizes
    val X by tensor(c to n)
    lhs = X.reduce(sum, c) * X.reduce(sum, c)
    rhs = (X * X).reduce(sum, c)
}

rule("the sum of two maxima is not the maximum of sums") {
    expect(REFUTED, because = "maxima at different places")
    val c by rankClass
    val n by c.sizes
    val X by tensor(c to n)
    val Y by tensor(c to n)
    lhs = X.reduce(max, c) + Y.reduce(max, c)
    rhs = (X + Y).reduce(max, c)
}

rule("a prefix is not the whole") {
    expect(REFUTED, because = "m = 0")
    val c by rankClass
    val n by c.sizes
    val X by tensor(c to n)
    val m by c.sizes
    requires { m le n }
    lhs = X.reduce(sum, c)
    rhs = X.slice(start = lanes(0), end = m).reduce(sum, c)
}

rule("every second element is not all") {
    expect(REFUTED, because = "two elements")
    val c by rankClass
    val n by c.sizes
    val X by tensor(c to n)
    lhs = X.slice(start = lanes(0), end = n, stride = lanes(2)).reduce(sum, c)
    rhs = X.reduce(sum, c)
}

rule("a sum over an expanded axis counts its size") {
    expect(REFUTED, because = "m = 0")
    val c by rankClass; val d by rankClass
    val n by c.sizes; val m by d.sizes
    val X by tensor(c to n)
    lhs = X.expand(d to m).reduce(sum, d)
    rhs = X
}

rule("a maximum over an expanded axis that may be empty") {
    expect(REFUTED, because = "m = 0")
    val c by rankClass; val d by rankClass
    val n by c.sizes; val m by d.sizes
    val v by element
    val X by tensor(c to n)
    lhs = X.expand(d to m).reduce(max, on(d), initial = v)
    rhs = max(X, constant(v, c to n))
}

rule("an initial value counts once") {
    expect(REFUTED, because = "v = 1")
    val c by rankClass
    val n by c.sizes
    val X by tensor(c to n)
    val v by element
    lhs = X.reduce(sum, on(c), initial = v).plus(constant(v))
    rhs = X.reduce(sum, on(c), initial = v)
}

rule("an initial value is not dropped") {
    expect(REFUTED, because = "v = 1")
    val c by rankClass
    val n by c.sizes
    val X by tensor(c to n)
    val v by element
    lhs = X.reduce(sum, on(c), initial = v)
    rhs = X.reduce(sum, c)
}

rule("an initial value of a maximum is not shifted alone") {
    expect(REFUTED, because = "nothing to combine")
    val c by rankClass
    val n by c.sizes
    val X by tensor(c to n)
    val v by element; val s by element
    lhs = X.reduce(max, on(c), initial = v) + constant(s)
    rhs = (X + constant(s, c to n)).reduce(max, on(c), initial = v)
}

rule("overlapping slices count twice") {
    expect(REFUTED, because = "the element m")
    val c by singleton
    val n by c.sizes
    val X by tensor(c to n)
    val m by c.sizes
    requires { m lt n }
    lhs = X.reduce(sum, c)
    rhs = X.slice(start = lanes(0), end = m + 1).reduce(sum, c) + X.slice(start = m, end = n).reduce(sum, c)
}

rule("slices with a gap") {
    expect(REFUTED, because = "the element m")
    val c by singleton
    val n by c.sizes
    val X by tensor(c to n)
    val m by c.sizes
    requires { m lt n }
    lhs = X.reduce(sum, c)
    rhs = X.slice(start = lanes(0), end = m).reduce(sum, c) + X.slice(start = m + 1, end = n).reduce(sum, c)
}

rule("slices with a gap under a maximum") {
    expect(REFUTED, because = "the element m")
    val c by singleton
    val n by c.sizes
    val X by tensor(c to n)
    val m by c.sizes; val v by element
    requires { m lt n }
    lhs = X.reduce(max, on(c), initial = v)
    rhs = max(X.slice(start = lanes(0), end = m).reduce(max, on(c), initial = v), X.slice(start = m + 1, end = n).reduce(max, on(c), initial = v))
}

rule("slices that cover one axis do not cover several") {
    expect(REFUTED, because = "rank 0 counts twice, rank 2 loses the corners")
    val c by rankClass; val n by c.sizes; val m by c.sizes
    val X by tensor(c to n)
    requires { m le n }
    lhs = X.reduce(sum, c)
    rhs = X.slice(start = lanes(0), end = m).reduce(sum, c) + X.slice(start = m, end = n).reduce(sum, c)
}

rule("reductions of different kinds do not commute") {
    expect(REFUTED, because = "rank 1, two by two")
    val c by rankClass; val d by rankClass
    val n by c.sizes; val m by d.sizes
    val X by tensor(c to n, d to m)
    lhs = X.reduce(sum, c).reduce(max, d)
    rhs = X.reduce(max, d).reduce(sum, c)
}

rule("minimum and maximum do not commute") {
    expect(REFUTED, because = "two by two")
    val c by rankClass; val d by rankClass
    val n by c.sizes; val m by d.sizes
    val X by tensor(c to n, d to m)
    lhs = X.reduce(min, c).reduce(max, d)
    rhs = X.reduce(max, d).reduce(min, c)
}

rule("a minimum is not a maximum") {
    expect(REFUTED, because = "two elements")
    val c by rankClass
    val n by c.sizes
    val X by tensor(c to n)
    lhs = X.reduce(min, c)
    rhs = X.reduce(max, c)
}

rule("a constant is not added once for all") {
    expect(REFUTED, because = "n = 0")
    val c by rankClass
    val n by c.sizes
    val X by tensor(c to n)
    val s by element
    lhs = (X + constant(s, c to n)).reduce(sum, c)
    rhs = X.reduce(sum, c) + constant(s)
}

rule("a constant factor of a product counts for each element") {
    expect(REFUTED, because = "n = 0")
    val c by rankClass
    val n by c.sizes
    val X by tensor(c to n)
    val s by element
    lhs = (X * constant(s, c to n)).reduce(product, c)
    rhs = X.reduce(product, c) * constant(s)
}

rule("padding with one is not the identity of a sum") {
    expect(REFUTED, because = "l = 1")
    val c by rankClass
    val n by c.sizes
    val X by tensor(c to n)
    val l by c.sizes
    lhs = X.pad(number(1), low = l).reduce(sum, c)
    rhs = X.reduce(sum, c)
}

rule("padding with zero is not the identity of a product") {
    expect(REFUTED, because = "l = 1")
    val c by rankClass
    val n by c.sizes
    val X by tensor(c to n)
    val l by c.sizes
    lhs = X.pad(number(0), low = l).reduce(product, c)
    rhs = X.reduce(product, c)
}

rule("padding with zero is not the identity of a maximum") {
    expect(REFUTED, because = "-1")
    val c by rankClass
    val n by c.sizes
    val X by tensor(c to n)
    val l by c.sizes
    requires { n ge 1 }
    lhs = X.pad(number(0), low = l).reduce(max, c)
    rhs = X.reduce(max, c)
}

rule("a negative edge cuts off") {
    expect(REFUTED, because = "l = -1")
    val c by rankClass
    val n by c.sizes
    val X by tensor(c to n)
    val l by c.map
    lhs = X.pad(number(0), low = l).reduce(sum, c)
    rhs = X.reduce(sum, c)
}

rule("a padded sum counts the padding") {
    expect(REFUTED, because = "v = 1, l = 1")
    val c by rankClass
    val n by c.sizes
    val X by tensor(c to n)
    val l by c.sizes; val v by element
    lhs = X.pad(v, low = l).reduce(sum, c)
    rhs = X.reduce(sum, c)
}

rule("masked elements do not count") {
    expect(REFUTED, because = "P false")
    val c by rankClass
    val n by c.sizes
    val X by tensor(c to n)
    val P by tensor(bool, c to n)
    lhs = select(P, X, constant(0, c to n)).reduce(sum, c)
    rhs = X.reduce(sum, c)
}

rule("masked elements of a product count as one") {
    expect(REFUTED, because = "P false")
    val c by rankClass
    val n by c.sizes
    val X by tensor(c to n)
    val P by tensor(bool, c to n)
    lhs = select(P, X, constant(0, c to n)).reduce(product, c)
    rhs = X.reduce(product, c)
}

rule("transposed in one factor only") {
    expect(REFUTED, because = "X not symmetric")
    val c by rankClass
    val n by c.sizes
    val a by c.label; val b by c.label
    val X by tensor(a to n, b to n)
    val Y by tensor(a to n)
    lhs = (X * Y.expand(b to n)).reduce(sum, on(a, b))
    rhs = (X.relabel(a to b, b to a) * Y.expand(b to n)).reduce(sum, on(a, b))
}

rule("reduced along the other axis") {
    expect(REFUTED, because = "X not symmetric")
    val c by rankClass
    val n by c.sizes
    val a by c.label; val b by c.label
    val X by tensor(a to n, b to n)
    lhs = X.reduce(sum, on(a))
    rhs = X.reduce(sum, on(b)).relabel(a to b)
}

rule("or does not distribute over an empty or") {
    expect(REFUTED, because = "n = 0")
    val c by rankClass
    val n by c.sizes
    val P by tensor(bool, c to n)
    val Q by tensor(bool)
    lhs = (P or Q.expand(c to n)).reduce(or, c)
    rhs = P.reduce(or, c) or Q
}

rule("or of pairs is not a pair of ors") {
    expect(REFUTED, because = "different places")
    val c by rankClass
    val n by c.sizes
    val P by tensor(bool, c to n)
    val Q by tensor(bool, c to n)
    lhs = (P and Q).reduce(or, c)
    rhs = P.reduce(or, c) and Q.reduce(or, c)
}

rule("all is not some") {
    expect(REFUTED, because = "n = 0")
    val c by rankClass
    val n by c.sizes
    val P by tensor(bool, c to n)
    lhs = P.reduce(and, c)
    rhs = P.reduce(or, c)
}

rule("integer division is not linear") {
    expect(REFUTED, because = "1 and 1 by 2")
    val c by rankClass
    val n by c.sizes
    val X by tensor(c to n)
    val s by element
    elements(int)
    lhs = X.reduce(sum, c).div(constant(s))
    rhs = (X.div(constant(s, c to n))).reduce(sum, c)
}

rule("division by a real that may be zero is not linear") {
    expect(REFUTED, because = "s = 0: unknown functions of x")
    val c by rankClass
    val n by c.sizes
    val X by tensor(c to n)
    val s by element
    elements(real)
    lhs = X.reduce(sum, c).div(constant(s))
    rhs = (X.div(constant(s, c to n))).reduce(sum, c)
}

rule("an empty sum is zero, not anything") {
    expect(REFUTED, because = "0")
    val c by rankClass
    val n by c.sizes
    val X by tensor(c to n)
    requires { someLane(n eq 0) }
    lhs = X.reduce(sum, c)
    rhs = constant(1)
}

rule("on all lanes is no help at rank 0") {
    expect(REFUTED, because = "rank 0: the sum is its single term")
    val c by rankClass
    val n by c.sizes
    val X by tensor(c to n)
    requires { everyLane(n eq 0) }
    val v by element
    lhs = X.reduce(sum, c)
    rhs = constant(0)
}

rule("an element of a range is not its sum") {
    expect(REFUTED, because = "n = 2")
    val c by singleton
    val n by c.sizes
    val X by tensor(c to n)
    requires { n ge 1 }
    lhs = X.reduce(sum, c)
    rhs = X.slice(start = lanes(0), end = lanes(1)).dropUnit(c)
}

rule("a unit axis on some lane is not one on all") {
    expect(REFUTED, because = "rank 2")
    val c by rankClass
    val n by c.sizes
    val X by tensor(c to n)
    requires { someLane(n eq 1) }
    requires { n ge 1 }
    lhs = X.reduce(sum, c)
    rhs = X.slice(start = axes(c to 0), end = axes(c to 1)).dropUnit(c)
}

rule("the identity matrix moved by one") {
    expect(REFUTED, because = "n = 1")
    val r by rankClass; val c by singleton
    val m by r.sizes; val n by c.sizes
    val c2 by c.label
    val X by tensor(r to m, c to n)
    val one by tensor(c to n, c2 to n)
    lhs = dot(X, select(iota(c, c to n, c2 to n) gt iota(c2, c to n, c2 to n), constant(1, c to n, c2 to n), constant(0, c to n, c2 to n)), contract = on(c))
    rhs = X.relabel(c to c2)
}

rule("a difference is not cancelled by another element") {
    expect(REFUTED, because = "one element")
    val c by rankClass
    val n by c.sizes
    val X by tensor(c to n)
    lhs = (X - X.reverse(c)).reduce(sum, c)
    rhs = X.reduce(sum, c)
}

rule("three halves") {
    expect(REFUTED, because = "one element")
    val c by rankClass
    val n by c.sizes
    val X by tensor(c to n)
    lhs = constant(3) * X.reduce(sum, c)
    rhs = X.reduce(sum, c) + X.reduce(sum, c)
}

rule("an element added to itself is not the element, under a maximum") {
    expect(REFUTED, because = "X[0] = 1")
    val c by rankClass
    val n by c.sizes
    val X by tensor(c to n)
    requires { n ge 1 }
    lhs = (X + X).reduce(max, c)
    rhs = X.reduce(max, c)
}

rule("an element multiplied by itself is not the element, under a maximum") {
    expect(REFUTED, because = "X[0] = -1")
    val c by rankClass
    val n by c.sizes
    val X by tensor(c to n)
    requires { n ge 1 }
    lhs = (X * X).reduce(max, c)
    rhs = X.reduce(max, c)
}

rule("three negations are one, not none, under a product") {
    expect(REFUTED, because = "one element")
    val c by rankClass
    val n by c.sizes
    val X by tensor(c to n)
    lhs = (-(-(-X))).reduce(product, c)
    rhs = X.reduce(product, c)
}

rule("the larger of two different elements, under a product") {
    expect(REFUTED, because = "X[0] = 0, Y[0] = 1")
    val c by rankClass
    val n by c.sizes
    val X by tensor(c to n)
    val Y by tensor(c to n)
    lhs = max(X, Y).reduce(product, c)
    rhs = X.reduce(product, c)
}

rule("a window of 1 beyond the edge is 0, not left out, under a maximum") {
    expect(REFUTED, because = "n = 1, X[0] = -1: 0 against -1")
    val c by singleton
    val n by c.sizes
    val X by tensor(c to n)
    requires { n ge 1 }
    lhs = X.reduceWindow(sum, axes(c to 1), low = axes(c to 1)).reduce(max, c)
    rhs = X.reduce(max, c)
}

rule("a product over a window of 1 beyond the edge is 1, not 0, under a sum") {
    expect(REFUTED, because = "n = 0: 1 against 0")
    val c by singleton
    val n by c.sizes
    val X by tensor(c to n)
    lhs = X.reduceWindow(product, axes(c to 1), low = axes(c to 1)).reduce(sum, c)
    rhs = X.reduce(sum, c)
}

rule("a window of 2 is not one element, under a maximum") {
    expect(REFUTED, because = "X = (1, 1): 2 against 1")
    val c by singleton
    val n by c.sizes
    val X by tensor(c to n)
    requires { n ge 2 }
    lhs = X.reduceWindow(sum, axes(c to 2)).reduce(max, c)
    rhs = X.reduce(max, c)
}

rule("a window of 1 on some lane is not one on every lane, under a maximum") {
    expect(REFUTED, because = "rank 2, sizes 1 and 2, a window of 1 and 2")
    val c by rankClass
    val n by c.sizes; val w by c.map
    val X by tensor(c to n)
    requires { someLane(w eq 1) }
    requires { w ge 1 }
    requires { w le n }
    lhs = X.reduceWindow(sum, axes(w)).reduce(max, c)
    rhs = X.reduce(max, c)
}

rule("a window of 1 on one axis and 2 on the other, under a maximum") {
    expect(REFUTED, because = "sizes 1 and 2")
    val r by singleton; val c by singleton
    val m by r.sizes; val n by c.sizes
    val X by tensor(r to m, c to n)
    requires { m ge 1 }
    requires { n ge 2 }
    lhs = X.reduceWindow(sum, axes(r to 1, c to 2)).reduce(max, c)
    rhs = X.reduce(max, c)
}

rule("a maximum over a window of 1 beyond the edge is the initial value, not 0, under a sum") {
    expect(REFUTED, because = "n = 0, v = 1")
    val c by singleton
    val n by c.sizes
    val v by element
    val X by tensor(c to n)
    lhs = X.reduceWindow(max, axes(c to 1), low = axes(c to 1), initial = v).reduce(sum, c)
    rhs = max(X, constant(v, c to n)).pad(number(0), low = axes(c to 1)).reduce(sum, c)
}
