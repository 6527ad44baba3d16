// Rotations of axes.

rule("a rotation by nothing") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    lhs = A.rotate(by = n - n)
    rhs = A
}

rule("two rotations are one") {
    val c by rankClass
    val n by c.sizes
    val a by c.map
    val b by c.map
    val A by tensor(c to n)
    lhs = A.rotate(by = a).rotate(by = b)
    rhs = A.rotate(by = a + b)
}

rule("a rotation there and back") {
    val c by rankClass
    val n by c.sizes
    val m by c.map
    val A by tensor(c to n)
    lhs = A.rotate(by = m).rotate(by = -m)
    rhs = A
}

rule("a rotation by the size") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    lhs = A.rotate(by = n)
    rhs = A
}

rule("a rotation by more than the size") {
    val c by rankClass
    val n by c.sizes
    val m by c.map
    val A by tensor(c to n)
    lhs = A.rotate(by = m + n)
    rhs = A.rotate(by = m)
}

rule("a reversed rotation") {
    val c by rankClass
    val n by c.sizes
    val m by c.map
    val A by tensor(c to n)
    lhs = A.rotate(by = m).reverse(c)
    rhs = A.reverse(c).rotate(by = -m)
}

rule("a sum of rotations") {
    val c by rankClass
    val n by c.sizes
    val m by c.map
    val A by tensor(int, c to n)
    val B by tensor(int, c to n)
    lhs = A.rotate(by = m) + B.rotate(by = m)
    rhs = (A + B).rotate(by = m)
}

rule("a rotation of one element everywhere") {
    val c by rankClass
    val n by c.sizes
    val m by c.map
    val v by element(int)
    lhs = constant(v, c to n).rotate(by = m)
    rhs = constant(v, c to n)
}

rule("an axis without elements") {
    val c by rankClass
    val n by c.sizes
    val m by c.map
    val A by tensor(c to 0)
    lhs = A.rotate(by = m)
    rhs = A
}

rule("an axis of one element") {
    val c by rankClass
    val n by c.sizes
    val m by c.map
    val A by tensor(c to 1)
    lhs = A.rotate(by = m)
    rhs = A
}

rule("three rotations of three elements") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to 3)
    lhs = A.rotate(by = n - n + 1).rotate(by = n - n + 2)
    rhs = A
}

rule("a rotation of a transposed tensor") {
    val c by rankClass
    val n by c.sizes
    val m by c.map
    val row by c.label; val column by c.label
    val A by tensor(row to n, column to n)
    lhs = A.rotate(by = axes(row to m)).relabel(row to column, column to row)
    rhs = A.relabel(row to column, column to row).rotate(by = axes(column to m))
}

rule("a rotation is a concatenation") {
    val s by singleton
    val n by s.sizes
    val m by s.map
    val A by tensor(s to n)
    requires { m ge 0 }
    requires { m le n }
    lhs = A.rotate(by = m)
    rhs = concat(A.slice(start = m, end = n), A.slice(end = m), along = s)
}

rule("a slice that a rotation moves to the begin") {
    val c by rankClass
    val n by c.sizes
    val m by c.map
    val k by c.map
    val A by tensor(c to n)
    requires { m ge 0 }
    requires { k ge 0 }
    requires { m + k le n }
    lhs = A.rotate(by = m).slice(end = k)
    rhs = A.slice(start = m, end = m + k)
}

rule("the sum over a rotated axis, with a hint") {
    val c by rankClass
    val n by c.sizes
    val m by c.map
    val A by tensor(int, c to n)
    val i by c.index; val j by c.index
    match(j to (i + m).floorMod(n), i to (j - m).floorMod(n))
    lhs = A.rotate(by = m).reduce(sum, on(c to i))
    rhs = A.reduce(sum, on(c to j))
}

rule("the sum over a rotated axis") {
    val c by rankClass
    val n by c.sizes
    val m by c.map
    val A by tensor(int, c to n)
    lhs = A.rotate(by = m).reduce(sum, c)
    rhs = A.reduce(sum, c)
}

rule("a product of what is rotated, over all indices") {
    val c by rankClass
    val n by c.sizes
    val m by c.map
    val A by tensor(int, c to n)
    val B by tensor(int, c to n)
    lhs = (A.rotate(by = m) * B.rotate(by = m)).reduce(sum, c)
    rhs = (A * B).reduce(sum, c)
}
