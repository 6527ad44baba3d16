// Wrong rules about orders of axes, each called after the step that it attacks.

rule("a permutation is its own inverse") {
    val c by rankClass
    val p by permutation(c)
    val n by c.sizes
    val A by tensor(c to n)
    lhs = A.transpose(p).transpose(p)
    rhs = A
    expect(REFUTED, because = "at rank 3 lanes may go round")
}

rule("a permutation is its own inverse, of equal sizes") {
    val c by rankClass
    val p by permutation(c)
    val n by c.sizes
    val A by tensor(c to n)
    requires { n eq 2 }
    lhs = A.transpose(p)
    rhs = A.transpose(p.inverse)
    expect(REFUTED, because = "at rank 3 lanes may go round")
}

rule("a permutation of rank 1 is nothing, and so is any other") {
    val c by rankClass
    val p by permutation(c)
    val n by c.sizes
    val A by tensor(c to n)
    requires { n eq 2 }
    lhs = A.transpose(p)
    rhs = A
    expect(REFUTED, by = elements, because = "at rank 2 rows and columns are exchanged")
}

rule("sizes are not permuted") {
    val c by rankClass
    val p by permutation(c)
    val n by c.sizes
    val v by element
    lhs = constant(v, c to n).transpose(p)
    rhs = constant(v, c to n)
    expect(REFUTED, by = shape, because = "the sizes are those of other lanes")
}

rule("sizes are permuted back") {
    val c by rankClass
    val p by permutation(c)
    val n by c.sizes
    val v by element
    lhs = constant(v, c to n).transpose(p)
    rhs = constant(v, c to n.permuted(p.inverse))
    expect(REFUTED, by = shape, because = "on lane l is the size of lane p(l)")
}

rule("the order of two permutations") {
    val c by rankClass
    val p by permutation(c)
    val q by permutation(c)
    val n by c.sizes
    val A by tensor(c to n)
    lhs = A.transpose(p).transpose(q)
    rhs = A.transpose(q * p)
    expect(REFUTED, because = "they do not commute")
}

rule("the order of two permutations, of equal sizes") {
    val c by rankClass
    val p by permutation(c)
    val q by permutation(c)
    val n by c.sizes
    val A by tensor(c to n)
    requires { n eq 2 }
    lhs = A.transpose(p * q)
    rhs = A.transpose(q * p)
    expect(REFUTED, by = elements, because = "they do not commute")
}

rule("the inverse of a product without turning it round") {
    val c by rankClass
    val p by permutation(c)
    val q by permutation(c)
    val n by c.sizes
    val A by tensor(c to n)
    lhs = A.transpose(p).transpose(q).transpose(p.inverse).transpose(q.inverse)
    rhs = A
    expect(REFUTED, because = "the last one is undone first")
}

rule("limits of a slice that are not permuted") {
    val c by rankClass
    val p by permutation(c)
    val n by c.sizes
    val s by c.map
    val A by tensor(c to n)
    lhs = A.slice(start = s).transpose(p)
    rhs = A.transpose(p).slice(start = s)
    expect(REFUTED, because = "the limits are those of other lanes")
}

rule("limits of a slice permuted by the inverse") {
    val c by rankClass
    val p by permutation(c)
    val n by c.sizes
    val s by c.map
    val A by tensor(c to n)
    lhs = A.slice(start = s).transpose(p)
    rhs = A.transpose(p).slice(start = s.permuted(p.inverse))
    expect(REFUTED, because = "the limits are those of other lanes, which shows at rank 3")
}

rule("a padding of which one end is permuted") {
    val c by rankClass
    val p by permutation(c)
    val n by c.sizes
    val low by c.sizes
    val high by c.sizes
    val v by element
    val A by tensor(c to n)
    lhs = A.pad(v, low = low, high = high).transpose(p)
    rhs = A.transpose(p).pad(v, low = low.permuted(p), high = high)
    expect(REFUTED, because = "the high end is that of another lane")
}

rule("interior padding that is not permuted") {
    val c by rankClass
    val p by permutation(c)
    val n by c.sizes
    val k by c.sizes
    val v by element
    val A by tensor(c to n)
    requires { n eq 3 }
    lhs = A.pad(v, interior = k).transpose(p)
    rhs = A.transpose(p).pad(v, interior = k)
    expect(REFUTED, because = "the interior is that of another lane")
}

rule("one of two operands is transposed") {
    val c by rankClass
    val p by permutation(c)
    val n by c.sizes
    val A by tensor(int, c to n)
    val B by tensor(int, c to n)
    requires { n eq n.permuted(p) }
    lhs = A.transpose(p) + B
    rhs = (A + B).transpose(p)
    expect(REFUTED, by = elements, because = "B is read at another place")
}

rule("operands transposed by different permutations") {
    val c by rankClass
    val p by permutation(c)
    val q by permutation(c)
    val n by c.sizes
    val A by tensor(int, c to n)
    val B by tensor(int, c to n)
    requires { n eq 2 }
    lhs = A.transpose(p) + B.transpose(q)
    rhs = (A + B).transpose(p)
    expect(REFUTED, by = elements, because = "B is read at another place")
}

rule("a hypothesis about one lane is taken for all") {
    val c by rankClass
    val p by permutation(c)
    val n by c.sizes
    val m by c.sizes
    val A by tensor(c to n)
    requires { someLane(n.permuted(p) le m) }
    lhs = A
    rhs = A.slice(end = min(n, m.permuted(p.inverse)))
    expect(REFUTED, because = "another lane may be cut off")
}

rule("a hypothesis about some lane, said of the lane that it is not") {
    val c by nonEmptyRankClass
    val p by permutation(c)
    val n by c.sizes
    val A by tensor(c to n)
    val B by tensor(c to n)
    requires { someLane(n ge 1) }
    requires { someLane(n.permuted(p) le 1) }
    lhs = A.slice(end = lanes(0)).transpose(p)
    rhs = A.slice(end = min(n, 1) - 1).transpose(p)
    expect(REFUTED, because = "of an empty lane one is less than nothing")
}

rule("a condition on lanes and other lanes is none on each alone") {
    val c by rankClass
    val p by permutation(c)
    val n by c.sizes
    val A by tensor(c to n)
    requires { n + n.permuted(p) eq 4 }
    lhs = A
    rhs = A.slice(end = min(n, 2))
    expect(REFUTED, because = "one is 1 and the other one 3")
}

rule("a map that is less than its permuted copy nowhere is its copy") {
    val c by rankClass
    val p by permutation(c)
    val q by permutation(c)
    val n by c.sizes
    val v by element
    requires { n le n.permuted(p) + 1 }
    lhs = constant(v, c to n)
    rhs = constant(v, c to n.permuted(p))
    expect(REFUTED, because = "it may differ by one")
}

rule("contracted axes of one operand in another order") {
    val k by rankClass
    val p by permutation(k)
    val s by k.sizes
    val A by tensor(int, k to s)
    val B by tensor(int, k to s)
    requires { s eq 2 }
    lhs = dot(A.transpose(p), B, contract = k)
    rhs = dot(A, B, contract = k)
    expect(REFUTED, because = "elements meet that do not stand at one place")
}

rule("the other operand transposed, and not back") {
    val k by rankClass
    val p by permutation(k)
    val s by k.sizes
    val A by tensor(int, k to s)
    val B by tensor(int, k to s)
    requires { s eq 2 }
    lhs = dot(A.transpose(p), B, contract = k)
    rhs = dot(A, B.transpose(p), contract = k)
    expect(REFUTED, because = "which is the same only where p is its own inverse")
}

rule("a sum of products is a product of sums, in two orders") {
    val c by rankClass
    val p by permutation(c)
    val n by c.sizes
    val A by tensor(int, c to n)
    requires { n eq 2 }
    lhs = A.transpose(p).reduce(sum, c) * A.reduce(sum, c)
    rhs = (A.transpose(p) * A).reduce(sum, c)
    expect(REFUTED, because = "indices of two sums are two")
}

rule("the square of a sum in another order is its diagonal") {
    val c by rankClass
    val p by permutation(c)
    val n by c.sizes
    val A by tensor(int, c to n)
    lhs = A.transpose(p).reduce(sum, c) * A.transpose(p).reduce(sum, c)
    rhs = (A.transpose(p) * A.transpose(p)).reduce(sum, c)
    expect(REFUTED, because = "indices of two sums are two")
}

rule("a sum over the places that stay where they are is a sum over all") {
    val c by rankClass
    val p by permutation(c)
    val n by c.sizes
    val A by tensor(int, c to n)
    val zero = constant(0, int, c to n)
    requires { n eq 2 }
    lhs = (A - A.transpose(p)).reduce(sum, c) + (A * A).reduce(sum, c)
    rhs = (A * A.transpose(p)).reduce(sum, c)
    expect(REFUTED, because = "a place off the diagonal goes to another place")
}

rule("a sum of a slice in another order") {
    val c by rankClass
    val p by permutation(c)
    val n by c.sizes
    val s by c.map
    val A by tensor(int, c to n)
    requires { n eq 3 }
    lhs = A.transpose(p).slice(start = s).reduce(sum, c)
    rhs = A.slice(start = s).reduce(sum, c)
    expect(REFUTED, because = "other rows and columns are left out")
}

rule("the order of two axes of one class") {
    val c by rankClass
    val row by c.label
    val column by c.label
    val p by permutation(c)
    val n by c.sizes
    val A by tensor(row to n, column to n)
    requires { n eq 2 }
    lhs = A.transpose(p, row)
    rhs = A.transpose(p, column)
    expect(REFUTED, because = "these are other axes")
}

rule("an entry is not permuted with the lanes that it is read beside") {
    val b by rankClass
    val s by singleton
    val p by permutation(b)
    val m by b.sizes
    val k by s.sizes
    val A by tensor(s to k)
    val I by tensor(int, b to m)
    requires { m eq 2 }
    lhs = A.gather(I.transpose(p), along = s)
    rhs = A.gather(I, along = s)
    expect(REFUTED, because = "the indices are found in another order")
}

rule("a batch axis of the indices is not transposed with the operand") {
    val c by rankClass
    val s by singleton
    val p by permutation(c)
    val n by c.sizes
    val k by s.sizes
    val A by tensor(c to n, s to k)
    val I by tensor(int, c to n)
    requires { n eq 2 }
    lhs = A.transpose(p).gather(I, along = s)
    rhs = A.gather(I, along = s).transpose(p)
    expect(REFUTED, because = "an index is used at another place")
}

rule("sorted dimensions: a reduction over some lanes of one order and the other") {
    val c by rankClass
    val d by rankClass
    val p by permutation(c)
    val n by c.sizes
    val m by d.sizes
    val A by tensor(int, c to n, d to m)
    requires { n eq 2 }
    lhs = A.transpose(p).reduce(sum, d)
    rhs = A.reduce(sum, d)
    expect(REFUTED, because = "what is left is in another order")
}

rule("the neutral lane of a map that is a copy of itself") {
    val c by rankClass
    val p by permutation(c)
    val n by c.sizes
    val A by tensor(c to n)
    val B by tensor(c to n)
    requires { n lt n.permuted(p) + 1 }
    requires { n.permuted(p) lt n + 1 }
    lhs = A.slice(end = lanes(0)).transpose(p)
    rhs = B.slice(end = lanes(0))
    expect(REFUTED, because = "at rank 0 there is one element of each")
}

rule("places are counted in one order and read in another") {
    val c by rankClass
    val u by singleton
    val p by permutation(c)
    val n by c.sizes
    val m by u.sizes
    val A by tensor(c to n)
    lhs = A.transpose(p).reshape(c, into = u to m)
    rhs = A.reshape(c, into = u to m)
    expect(REFUTED, because = "the columns come after each other, and not the rows")
}

rule("an index that is permuted is the index") {
    expect(REFUTED)
    elements(int, real)
    val c by rankClass
    val p by permutation(c)
    val n by c.sizes
    val A by tensor(c to n)
    requires { n.permuted(p) eq n }
    lhs = (A * A.transpose(p)).reduce(sum, c)
    rhs = (A * A).reduce(sum, c)
}

rule("the order back is the order for two tensors") {
    expect(REFUTED)
    elements(int, real)
    val c by rankClass
    val p by permutation(c)
    val n by c.sizes
    val A by tensor(c to n)
    val B by tensor(c to n)
    requires { n.permuted(p) eq n }
    lhs = (A * B.transpose(p)).reduce(sum, c)
    rhs = (A * B.transpose(p.inverse)).reduce(sum, c)
}

rule("the order of one axis is that of another of the class") {
    expect(REFUTED)
    elements(int, real)
    val c by rankClass
    val row by c.label
    val col by c.label
    val p by permutation(c)
    val n by c.sizes
    val A by tensor(row to n, col to n)
    requires { n.permuted(p) eq n }
    lhs = A.transpose(p, row).reduce(sum, row)
    rhs = A.transpose(p, col).reduce(sum, row)
}

rule("a product in which one operand is transposed, or the other one") {
    expect(REFUTED)
    elements(int, real)
    val c by rankClass
    val d by rankClass
    val p by permutation(c)
    val n by c.sizes
    val m by d.sizes
    val A by tensor(c to n, d to m)
    val B by tensor(c to n)
    requires { n.permuted(p) eq n }
    lhs = dot(A.transpose(p), B, contract = c)
    rhs = dot(A, B.transpose(p), contract = c)
}

rule("an extremum over an index and its permuted copy") {
    expect(REFUTED)
    elements(int, real)
    val c by nonEmptyRankClass
    val p by permutation(c)
    val n by c.sizes
    val A by tensor(c to n)
    requires { (n.permuted(p) eq n) and (n ge 1) }
    lhs = (A + A.transpose(p)).reduce(max, c)
    rhs = (A + A).reduce(max, c)
}

rule("what a permuted copy equals, the map equals") {
    expect(REFUTED)
    val c by rankClass
    val p by permutation(c)
    val n by c.sizes
    val m by c.sizes
    val A by tensor(c to n)
    requires { n.permuted(p) eq m }
    lhs = A
    rhs = A.slice(end = min(n, m))
}

rule("what a permuted copy equals, the copy in the order back equals") {
    expect(REFUTED)
    elements(int, real)
    val c by rankClass
    val p by permutation(c)
    val n by c.sizes
    val m by c.sizes
    val A by tensor(c to n)
    requires { n.permuted(p) eq m }
    lhs = A.transpose(p).reduce(sum, c)
    rhs = A.transpose(p.inverse).slice(end = min(m, n.permuted(p.inverse))).reduce(sum, c)
}

for (times in listOf(2, 3, 4, 6, 12)) rule("a permutation $times times over is nothing") {
    val c by rankClass
    val p by permutation(c)
    val n by c.sizes
    val A by tensor(c to n)
    lhs = A.transpose((1..<times).fold(p) { product, _ -> product * p })
    rhs = A
    expect(REFUTED, because = "at rank 5 or below lanes go round in a cycle whose length does not divide $times")
}

rule("six times what two permutations do not share") {
    val c by rankClass
    val p by permutation(c)
    val q by permutation(c)
    val n by c.sizes
    val A by tensor(c to n)
    val shared = p * q * p.inverse * q.inverse
    lhs = A.transpose((1..<6).fold(shared) { product, _ -> product * shared })
    rhs = A
    expect(REFUTED, because = "at rank 5 five lanes go round")
}
