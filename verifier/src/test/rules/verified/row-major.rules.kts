// Places in row-major order, of any rank; each rule has wrong ones beside it in refuted/row-major.rules.kts.

rule("a reshape to the sizes that are there") {
    val c by rankClass
    val n by c.sizes
    val m by c.sizes
    val A by tensor(c to n)
    requires { m eq n }
    lhs = A.reshape(c, c to m)
    rhs = A
}

rule("a reshape of a reshape is one") {
    val c by rankClass
    val d by rankClass
    val e by rankClass
    val n by c.sizes
    val m by d.sizes
    val k by e.sizes
    val A by tensor(c to n)
    lhs = A.reshape(c, d to m).reshape(d, e to k)
    rhs = A.reshape(c, e to k)
}

rule("flattened and back") {
    val c by rankClass
    val u by singleton
    val n by c.sizes
    val k by u.sizes
    val A by tensor(c to n)
    lhs = A.reshape(c, u to k).reshape(u, c to n)
    rhs = A
}

rule("from any number of axes to one and from there to others") {
    val c by rankClass
    val d by rankClass
    val u by singleton
    val n by c.sizes
    val m by d.sizes
    val k by u.sizes
    val A by tensor(c to n)
    lhs = A.reshape(c, u to k).reshape(u, d to m)
    rhs = A.reshape(c, d to m)
}

rule("an operation of elements before a reshape or after it") {
    val c by rankClass
    val d by rankClass
    val n by c.sizes
    val m by d.sizes
    val A by tensor(c to n)
    val B by tensor(c to n)
    val P by tensor(bool, c to n)
    lhs = select(P, A, B).reshape(c, d to m)
    rhs = select(P.reshape(c, d to m), A.reshape(c, d to m), B.reshape(c, d to m))
}

rule("a constant of another shape") {
    val c by rankClass
    val d by rankClass
    val n by c.sizes
    val m by d.sizes
    val v by element
    lhs = constant(v, c to n).reshape(c, d to m)
    rhs = constant(v, d to m)
}

rule("a sum over all places") {
    elements(int, real)
    val c by rankClass
    val d by rankClass
    val n by c.sizes
    val m by d.sizes
    val A by tensor(c to n)
    lhs = A.reshape(c, d to m).reduce(sum, d)
    rhs = A.reduce(sum, c)
}

rule("a maximum over all places, flattened") {
    val c by rankClass
    val u by singleton
    val n by c.sizes
    val k by u.sizes
    val v by element
    val A by tensor(c to n)
    elements(int, real)
    lhs = A.reshape(c, u to k).reduce(max, u, initial = v)
    rhs = A.reduce(max, c, initial = v)
}

rule("rows are summed as they are") {
    elements(int, real)
    val b by rankClass
    val c by rankClass
    val d by rankClass
    val p by b.sizes
    val n by c.sizes
    val m by d.sizes
    val A by tensor(b to p, c to n)
    lhs = A.reshape(b, d to m).reduce(sum, c)
    rhs = A.reduce(sum, c).reshape(b, d to m)
}

rule("both operands of a product are read in one order") {
    elements(int, real)
    val c by rankClass
    val u by singleton
    val n by c.sizes
    val k by u.sizes
    val A by tensor(c to n)
    val B by tensor(u to k)
    lhs = (A.reshape(c, u to k) * B).reduce(sum, u)
    rhs = (A * B.reshape(u, c to n)).reduce(sum, c)
}

rule("axes that are not reshaped are sliced before or after") {
    val c by rankClass
    val d by rankClass
    val b by rankClass
    val n by c.sizes
    val m by d.sizes
    val p by b.sizes
    val start by b.sizes
    val A by tensor(c to n, b to p)
    lhs = A.slice(start = start).reshape(c, d to m)
    rhs = A.reshape(c, d to m).slice(start = start)
}

rule("no place on some lane, so none at all") {
    val c by rankClass
    val d by rankClass
    val n by c.sizes
    val m by d.sizes
    val A by tensor(c to n)
    val B by tensor(c to n)
    requires { someLane(n eq 0) }
    lhs = A.reshape(c, d to m)
    rhs = B.reshape(c, d to m)
}

rule("no place at all, so none on some lane") {
    val c by rankClass
    val u by singleton
    val n by c.sizes
    val k by u.sizes
    val A by tensor(c to n)
    requires { k eq 0 }
    lhs = A.reshape(c, u to k)
    rhs = A.reshape(c, u to 0)
}

rule("one place on every lane is one place") {
    val c by rankClass
    val u by singleton
    val n by c.sizes
    val k by u.sizes
    val A by tensor(c to n)
    requires { n eq 1 }
    lhs = A.reshape(c, u to k)
    rhs = A.reshape(c, u to 1)
}

rule("one place is one place on every lane") {
    val c by rankClass
    val u by singleton
    val n by c.sizes
    val A by tensor(c to n)
    lhs = A.reshape(c, u to 1)
    rhs = A.slice(end = 1).reshape(c, u to 1)
}

rule("the first of all places is the first on every lane") {
    val c by rankClass
    val u by singleton
    val n by c.sizes
    val k by u.sizes
    val A by tensor(c to n)
    requires { k ge 1 }
    lhs = A.reshape(c, u to k).slice(end = 1)
    rhs = A.slice(end = 1).reshape(c, u to 1)
}

rule("two axes made one and cut again") {
    val s by singleton
    val t by singleton
    val u by singleton
    val n by s.sizes
    val m by t.sizes
    val A by tensor(s to n, t to m)
    lhs = A.merge(s, t, into = u).split(u, inner = t to m, outer = s)
    rhs = A
    requires { m ge 1 }
}

rule("an axis cut into two of other classes and made one") {
    val s by singleton
    val t by singleton
    val u by singleton
    val n by u.sizes
    val m by t.sizes
    val A by tensor(u to n)
    lhs = A.split(u, inner = t to m, outer = s).merge(s, t, into = u)
    rhs = A
}

rule("an axis before any number of axes, flattened with them and back") {
    val s by singleton
    val c by rankClass
    val u by singleton
    val w by singleton
    val p by s.sizes
    val n by c.sizes
    val k by u.sizes
    val A by tensor(s to p, c to n)
    lhs = A.reshape(c, u to k).merge(s, u, into = w).split(w, inner = u to k, outer = s).reshape(u, c to n)
    rhs = A
}

rule("the order of two reshapes of different axes") {
    val c by rankClass
    val d by rankClass
    val s by singleton
    val t by singleton
    val n by c.sizes
    val m by d.sizes
    val k by s.sizes
    val j by t.sizes
    val A by tensor(c to n, d to m)
    lhs = A.reshape(c, s to k).reshape(d, t to j)
    rhs = A.reshape(d, t to j).reshape(c, s to k)
}

rule("two axes of one size exchange names") {
    val s by singleton
    val t by singleton
    val u by singleton
    val n by s.sizes
    val m by t.sizes
    val A by tensor(s to n, t to m)
    lhs = A.merge(s, t, into = u).split(u, inner = t to n, outer = s)
    rhs = A
    requires { (n eq m) and (n ge 1) }
}

rule("turned round on every lane or as a whole") {
    val c by rankClass
    val u by singleton
    val n by c.sizes
    val k by u.sizes
    val A by tensor(c to n)
    lhs = A.reverse(c).reshape(c, u to k)
    rhs = A.reshape(c, u to k).reverse(u)
}

rule("counting along what is reshaped and back") {
    val c by rankClass
    val u by singleton
    val n by c.sizes
    val k by u.sizes
    lhs = iota(u, u to k).reshape(u, c to n).reshape(c, u to k)
    rhs = iota(u, u to k)
}

rule("what is looked up is reshaped, or its indices are") {
    val c by rankClass
    val u by singleton
    val n by c.sizes
    val k by u.sizes
    val A by tensor(u to k)
    val I by tensor(int, c to n)
    val d by rankClass
    val q by d.sizes
    lhs = A.gather(I, along = u).reshape(c, d to q)
    rhs = A.gather(I.reshape(c, d to q), along = u)
}

rule("an axis before any number of axes is sliced before or after") {
    val s by singleton
    val c by rankClass
    val u by singleton
    val w by singleton
    val p by s.sizes
    val n by c.sizes
    val k by u.sizes
    val e by s.sizes
    val A by tensor(s to p, c to n)
    lhs = A.slice(end = s to e).reshape(c, u to k).merge(s, u, into = w)
    rhs = A.reshape(c, u to k).merge(s, u, into = w).slice(end = w to e * k)
}

rule("a sum over one axis that was several of two classes") {
    elements(int, real)
    val s by singleton
    val c by rankClass
    val u by singleton
    val w by singleton
    val p by s.sizes
    val n by c.sizes
    val k by u.sizes
    val A by tensor(s to p, c to n)
    lhs = A.reshape(c, u to k).merge(s, u, into = w).reduce(sum, w)
    rhs = A.reduce(sum, s, c)
}

rule("a sum over two axes made one") {
    elements(int, real)
    val s by singleton
    val t by singleton
    val w by singleton
    val p by s.sizes
    val n by t.sizes
    val A by tensor(s to p, t to n)
    lhs = A.merge(s, t, into = w).reduce(sum, w)
    rhs = A.reduce(sum, s).reduce(sum, t)
}

rule("parts along the slowest axis are put together before or after") {
    val s by singleton
    val c by rankClass
    val u by singleton
    val w by singleton
    val p by s.sizes
    val q by s.sizes
    val n by c.sizes
    val k by u.sizes
    val A by tensor(s to p, c to n)
    val B by tensor(s to q, c to n)
    lhs = concat(A, B, along = s).reshape(c, u to k).merge(s, u, into = w)
    rhs = concat(A.reshape(c, u to k).merge(s, u, into = w), B.reshape(c, u to k).merge(s, u, into = w), along = w)
}

rule("sizes that are the number of all places") {
    val c by rankClass
    val u by singleton
    val n by c.sizes
    val k by u.sizes
    val A by tensor(c to n)
    requires { n eq k }
    lhs = A.reshape(c, u to k)
    rhs = A.reshape(c, u to k)
}

rule("sizes that are twice the number of all places") {
    val c by rankClass
    val u by singleton
    val n by c.sizes
    val k by u.sizes
    val v by element
    val A by tensor(c to n)
    requires { n eq 2 * k }
    lhs = A.reshape(c, u to k).pad(v, low = u to k).slice(start = u to k)
    rhs = A.reshape(c, u to k)
}

rule("sizes that are the number of all places by way of another number") {
    val s by singleton
    val c by rankClass
    val u by singleton
    val n by c.sizes
    val k by u.sizes
    val m by s.sizes
    val v by element
    val A by tensor(c to n)
    requires { n eq m }
    requires { m eq k }
    lhs = A.reshape(c, u to k).pad(v, low = u to k).slice(start = u to m)
    rhs = A.reshape(c, u to k)
}
