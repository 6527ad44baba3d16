// A number stands for the constant of the other operand's shape, whatever that shape is computed from.

rule("a number added is a constant of the declared shape added") {
    val c by rankClass; val n by c.sizes
    val A by tensor(c to n)
    lhs = A + 1
    rhs = 1 + A + constant(0, c to n)
}

rule("a number added to what a padding and a slice leave") {
    val c by rankClass; val n by c.sizes
    val l by c.map; val e by c.map; val p by c.map
    val v by element
    val A by tensor(c to n)
    lhs = A.pad(v, low = l, interior = 2).slice(start = 1, end = e, stride = p) + 3
    rhs = (A + 3).pad(v + 3, low = l, interior = 2).slice(start = 1, end = e, stride = p)
}

rule("a number added to the sums of windows") {
    val c by rankClass; val n by c.sizes; val w by c.map; val p by c.map; val l by c.map; val d by c.map
    val A by tensor(c to n)
    lhs = A.reduceWindow(sum, size = w, stride = p, low = l, windowDilation = d) * 2
    rhs = (A * 2).reduceWindow(sum, size = w, stride = p, low = l, windowDilation = d)
}

rule("a number compared with two parts is compared with each") {
    val s by singleton; val d by rankClass
    val n by s.sizes; val m by s.sizes; val p by d.sizes
    val A by tensor(s to n, d to p)
    val B by tensor(s to m, d to p)
    lhs = concat(A, B, along = s) ne 0
    rhs = concat(A ne 0, B ne 0, along = s)
}

rule("a number in a convolution with groups of a batch") {
    val b by rankClass; val f by rankClass; val x by rankClass
    val o by b.label
    val nb by b.sizes; val nf by f.sizes; val n by x.sizes; val g by b.map; val m by b.sizes; val w by x.sizes
    val A by tensor(int, b to nb, f to nf, x to n)
    val W by tensor(int, f to nf, o to m, x to w)
    lhs = conv(A, W, feature = f, batchGroups = g, stride = 2, high = 1) + 0
    rhs = conv(A, W, feature = f, batchGroups = g, stride = 2, high = 1)
}

rule("the transpose of a square counts its own size") {
    val c by rankClass
    val row by c.label; val column by c.label
    val n by c.sizes; val m by c.sizes
    val square = shape(row to n, column to m)
    val A by tensor(square)
    lhs = A.relabel(row to column, column to row) + constant(1, row to m, column to n)
    rhs = (A + 1).relabel(row to column, column to row)
}

for (m in listOf(sum, product, min, max)) rule("the identity of $m is no further term") {
    val c by rankClass; val d by rankClass
    val n by c.sizes; val k by d.sizes
    val A by tensor(c to n, d to k)
    requires { k ge 1 }
    lhs = m(A.reduce(m, d), constant(m.identity, c to n))
    rhs = A.reduce(m, d)
}

rule("a choice between numbers takes the shape of its predicate") {
    val c by rankClass; val n by c.sizes
    val A by tensor(real, c to n)
    lhs = select(A.reverse(c) gt 0, A, 0)
    rhs = A * select(A.reverse(c) gt 0, 1, 0)
}

rule("a truth value fills the shape of truth values") {
    val c by rankClass; val n by c.sizes; val l by c.sizes
    val P by tensor(bool, c to n)
    lhs = (P or FALSE) and (TRUE and P)
    rhs = select(P, TRUE, P xor FALSE) eq TRUE
}

rule("a truth value in the padding") {
    val c by rankClass; val n by c.sizes; val l by c.sizes
    val P by tensor(bool, c to n)
    requires { n ge 1 }
    lhs = P.pad(FALSE, low = l).reduce(or, c, initial = FALSE)
    rhs = P.reduce(or, c)
}

rule("a number and an element on the left of a comparison") {
    val c by rankClass; val n by c.sizes
    val k by element
    val A by tensor(c to n)
    requires { k gt 0 }
    lhs = (k gt A) and (0 le A)
    rhs = select(A lt k, A ge 0, FALSE)
}

rule("an integer on the left of a comparison") {
    val s by singleton; val n by s.sizes
    val k by integer
    lhs = k gt iota(s, s to n)
    rhs = iota(s, s to n) lt k
}

for (m in listOf(sum, product, min, max)) rule("the $m with an element") {
    val c by rankClass; val n by c.sizes
    val k by element
    val A by tensor(c to n)
    lhs = m(A, k)
    rhs = m(k, A)
}

for (m in listOf(and, or)) rule("the $m with a truth value") {
    val c by rankClass; val n by c.sizes
    val P by tensor(bool, c to n)
    lhs = m(P, m.identity)
    rhs = m(P, if (m == and) TRUE else FALSE)
}

rule("the axes of a reduction, one by one") {
    val c by rankClass; val d by rankClass
    val row by c.label
    val n by c.sizes; val m by c.sizes; val k by d.sizes
    val v by element
    val A by tensor(c to n, row to m, d to k)
    lhs = A.reduce(max, c, d, row, initial = v)
    rhs = max(v, A.reduce(max, c, initial = v).reduce(max, d, row, initial = v))
}
