// Right, but beyond what is tried.

rule("a maximum over a window of 1 beyond the edge is the initial value, under a sum") {
    expect(UNKNOWN, because = "right, but a maximum that may be over nothing is kept as it is inside of a sum")
    val c by singleton
    val n by c.sizes
    val v by element
    val X by tensor(c to n)
    lhs = X.reduceWindow(max, axes(c to 1), low = axes(c to 1), initial = v).reduce(sum, c)
    rhs = max(X, constant(v, c to n)).pad(v, low = axes(c to 1)).reduce(sum, c)
}

// What a convolution puts between and around elements is 0, and 0 * inf is nothing that is known.

rule("a convolution with an edge, beside an infinity") {
    expect(UNKNOWN, because = "the edge is 0, and is left out of the sums where 0 * x = 0 only")
    val s by singleton
    val n by s.sizes
    val w by s.sizes
    val edge by s.sizes
    val X by tensor(real, s to n)
    lhs = conv(X, constant(inf, s to w), low = edge)
    rhs = conv(X, constant(inf, s to w), low = edge)
}

rule("a convolution with a spread kernel, beside an infinity") {
    expect(UNKNOWN, because = "between the elements of the kernel is 0, and is left out of the sums where 0 * x = 0 only")
    val s by singleton
    val n by s.sizes
    val w by s.sizes
    val d by s.map
    val X by tensor(real, s to w)
    requires { d ge 2 }
    lhs = conv(max(constant(0, s to n), inf), X, windowDilation = d)
    rhs = conv(max(constant(0, s to n), inf), X, windowDilation = d)
}

rule("what is chosen row by row by a maximum in reverse order") {
    val c by rankClass; val n by c.sizes; val d by rankClass; val m by d.sizes
    val A by tensor(int, c to n, d to m); val B by tensor(int, c to n, d to m)
    requires { m ge 1 }
    expect(UNKNOWN, because = "each row has a maximum of its own, and only maxima of all rows alike are written in one way")
    lhs = select(A eq A.reverse(d).reduce(max, d).expand(d to m), B, 0).reduce(sum, c, d)
    rhs = select(A eq A.reduce(max, d).expand(d to m), B, 0).reduce(sum, c, d)
}

rule("padding with true on both sides alike") {
    expect(UNKNOWN, because = "it holds: an even number of places is added, and nobody counts them")
    val c by rankClass
    val n by c.sizes
    val l by c.sizes
    val A by tensor(bool, c to n)
    lhs = A.pad(TRUE, low = l, high = l).reduce(xor, c)
    rhs = A.reduce(xor, c)
}
