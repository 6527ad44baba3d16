rule("a sum of padded zeros") {
    val c by rankClass; val d by rankClass
    val n by c.sizes; val m by d.sizes; val low by d.map; val high by d.map
    val A by tensor(c to n, d to m)
    elements(int + signed)
    requires { low ge 0 }
    requires { high ge 0 }
    lhs = A.pad(number(0, T), low = low, high = high).reduce(sum, d)
    rhs = A.reduce(sum, d)
}

rule("a slice of a broadcast") {
    val c by rankClass; val d by rankClass
    val n by c.sizes; val m by d.sizes; val k by d.sizes
    val A by tensor(c to n)
    requires { k le m }
    lhs = A.expand(d to m).slice(d to 0, d to k)
    rhs = A.expand(d to k)
}

rule("a reversed concat") {
    val c by rankClass; val s by singleton
    val n by c.sizes; val m by s.sizes; val k by s.sizes
    val A by tensor(c to n, s to m); val B by tensor(c to n, s to k)
    lhs = concat(A, B, along = s).reverse(s)
    rhs = concat(B.reverse(s), A.reverse(s), along = s)
}

rule("a transposed sum") {
    val i by singleton
    val row by i.label; val column by i.label
    val n by i.sizes; val m by i.sizes
    val A by tensor(row to n, column to m); val B by tensor(row to n, column to m)
    lhs = A.relabel(row to column, column to row) + B.relabel(row to column, column to row)
    rhs = (A + B).relabel(row to column, column to row)
    elements(int + signed)
}

rule("a unit axis that is dropped again") {
    val c by rankClass; val u by singleton
    val n by c.sizes
    val A by tensor(c to n)
    lhs = A.addUnit(u).dropUnit(u)
    rhs = A
}

rule("a choice that is known") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n); val B by tensor(c to n)
    lhs = select(constant(TRUE, c to n), A, B)
    rhs = A
}

rule("a product with a negated matrix") {
    val b by rankClass; val f by rankClass; val g by rankClass; val k by rankClass
    val nb by b.sizes; val nf by f.sizes; val ng by g.sizes; val nk by k.sizes
    val A by tensor(b to nb, f to nf, k to nk); val B by tensor(b to nb, g to ng, k to nk)
    elements(int + signed)
    lhs = dot(-A, B, contract = k, batch = b)
    rhs = -dot(A, B, contract = k, batch = b)
}

rule("a comparison the other way round") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n); val B by tensor(c to n)
    elements(int + signed + floats)
    lhs = A lt B
    rhs = B gt A
}

rule("a dynamic slice with a start in range") {
    val c by rankClass
    val n by c.sizes; val z by c.map; val s by c.map
    val A by tensor(c to n)
    lhs = A.dynamicSliceInRange(start = s, size = z)
    rhs = A.slice(start = s, end = s + z)
}

rule("a dynamic slice of an update") {
    val c by rankClass
    val n by c.sizes; val m by c.sizes; val s by c.map
    val A by tensor(c to n); val U by tensor(c to m)
    lhs = A.dynamicUpdateSlice(U, start = s).dynamicSlice(start = s, size = m)
    rhs = U
}

rule("a window of one element with a stride") {
    val c by rankClass
    val n by c.sizes; val t by c.map
    val X by tensor(c to n)
    elements(signed)
    requires { t ge 1 }
    lhs = X.reduceWindow(sum, size = 1, stride = t)
    rhs = X.slice(start = 0, end = n, stride = t)
}

rule("a product narrowed") {
    val N by width; val K by width
    requires { K gt 2 * N }
    val c by rankClass; val n by c.sizes
    val x by tensor(i(N), c to n); val y by tensor(i(N), c to n)
    lhs = muli(extsi(x, K), extsi(y, K))
    rhs = extsi(muli(extsi(x, 2 * N), extsi(y, 2 * N)), K)
}

rule("constants added without a sign") {
    val N by width
    val c by rankClass; val n by c.sizes
    val x by tensor(i(N), c to n)
    val a by element(i(N)); val b by element(i(N))
    lhs = addi(addi(x, a, nuw), b, nuw)
    rhs = addi(x, a + b, nuw)
}

rule("a carry of nothing") {
    val N by width
    val c by rankClass; val n by c.sizes
    val x by tensor(i(N), c to n)
    lhs = adduiCarry(x, 0)
    rhs = constant(0, c to n)
}

rule("a sum with zero of floats without signs of zeros") {
    val c by rankClass; val n by c.sizes
    val x by tensor(c to n)
    elements(f32)
    lhs = addf(x, 0, nsz)
    rhs = x
}
