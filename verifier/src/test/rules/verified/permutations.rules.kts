// Orders of axes that are left open: transpositions, and what moves through them.

rule("a transposition undone by its inverse") {
    val c by rankClass
    val p by permutation(c)
    val n by c.sizes
    val A by tensor(c to n)
    lhs = A.transpose(p).transpose(p.inverse)
    rhs = A
}

rule("two transpositions are one by the product") {
    val c by rankClass
    val p by permutation(c)
    val q by permutation(c)
    val n by c.sizes
    val A by tensor(c to n)
    lhs = A.transpose(p).transpose(q)
    rhs = A.transpose(p * q)
}

rule("the inverse of a product is the product of the inverses, the other way round") {
    val c by rankClass
    val p by permutation(c)
    val q by permutation(c)
    val n by c.sizes
    val A by tensor(c to n)
    lhs = A.transpose(p * q).transpose(q.inverse)
    rhs = A.transpose(p)
}

rule("arithmetic of transposed tensors") {
    elements(int, real)
    val c by rankClass
    val p by permutation(c)
    val n by c.sizes
    val A by tensor(c to n)
    val B by tensor(c to n)
    lhs = A.transpose(p) + B.transpose(p) * 2
    rhs = (A + B * 2).transpose(p)
}

rule("a slice of a transposed tensor takes permuted limits") {
    val c by rankClass
    val p by permutation(c)
    val n by c.sizes
    val s by c.map
    val e by c.map
    val k by c.map
    val A by tensor(c to n)
    lhs = A.slice(start = s, end = e, stride = k).transpose(p)
    rhs = A.transpose(p).slice(start = s.permuted(p), end = e.permuted(p), stride = k.permuted(p))
}

rule("limits of a slice permuted back") {
    val c by rankClass
    val p by permutation(c)
    val n by c.sizes
    val s by c.map
    val A by tensor(c to n)
    lhs = A.transpose(p).slice(start = s)
    rhs = A.slice(start = s.permuted(p.inverse)).transpose(p)
}

rule("a padding of a transposed tensor") {
    val c by rankClass
    val p by permutation(c)
    val n by c.sizes
    val low by c.map
    val high by c.map
    val interior by c.map
    val v by element
    val A by tensor(c to n)
    lhs = A.pad(v, low = low, high = high, interior = interior).transpose(p)
    rhs = A.transpose(p).pad(v, low = low.permuted(p), high = high.permuted(p), interior = interior.permuted(p))
}

rule("a tensor reversed on all axes of a class, transposed") {
    val c by rankClass
    val p by permutation(c)
    val n by c.sizes
    val A by tensor(c to n)
    lhs = A.reverse(c).transpose(p)
    rhs = A.transpose(p).reverse(c)
}

rule("a constant of permuted sizes") {
    val c by rankClass
    val p by permutation(c)
    val n by c.sizes
    val v by element
    lhs = constant(v, c to n).transpose(p)
    rhs = constant(v, c to n.permuted(p))
}

rule("new axes do not care how the others are ordered") {
    val c by rankClass
    val d by rankClass
    val p by permutation(c)
    val n by c.sizes
    val m by d.sizes
    val A by tensor(c to n)
    lhs = A.transpose(p).expand(d to m)
    rhs = A.expand(d to m).transpose(p)
}

rule("new axes in another order") {
    val c by rankClass
    val d by rankClass
    val p by permutation(d)
    val n by c.sizes
    val m by d.sizes
    val A by tensor(c to n)
    lhs = A.expand(d to m).transpose(p)
    rhs = A.expand(d to m.permuted(p))
}

rule("a sum over other axes than those that are transposed") {
    val c by rankClass
    val d by rankClass
    val p by permutation(c)
    val n by c.sizes
    val m by d.sizes
    val A by tensor(real, c to n, d to m)
    lhs = A.transpose(p).reduce(sum, d)
    rhs = A.reduce(sum, d).transpose(p)
}

rule("a sum over all transposed axes") {
    val c by rankClass
    val p by permutation(c)
    val n by c.sizes
    val A by tensor(real, c to n)
    lhs = A.transpose(p).reduce(sum, c)
    rhs = A.reduce(sum, c)
}

rule("a maximum over all transposed axes, from an initial value on") {
    val c by rankClass
    val p by permutation(c)
    val n by c.sizes
    val v by element(int)
    val A by tensor(int, c to n)
    lhs = A.transpose(p).reduce(max, c, initial = v)
    rhs = A.reduce(max, c, initial = v)
}

rule("a sum of a slice of a transposed tensor") {
    val c by rankClass
    val p by permutation(c)
    val n by c.sizes
    val s by c.map
    val A by tensor(real, c to n)
    lhs = A.transpose(p).slice(start = s.permuted(p)).reduce(sum, c)
    rhs = A.slice(start = s).reduce(sum, c)
}

rule("a padding with zeros in any order adds nothing to a sum") {
    elements(int, real)
    val c by rankClass
    val p by permutation(c)
    val n by c.sizes
    val low by c.sizes
    val A by tensor(c to n)
    lhs = A.transpose(p).pad(0, low = low).reduce(sum, c)
    rhs = A.reduce(sum, c)
}

rule("a product of both transposed operands") {
    elements(int, real)
    val k by rankClass
    val a by rankClass
    val b by rankClass
    val p by permutation(k)
    val n by a.sizes
    val m by b.sizes
    val s by k.sizes
    val A by tensor(a to n, k to s)
    val B by tensor(b to m, k to s)
    lhs = dot(A.transpose(p), B.transpose(p), contract = k)
    rhs = dot(A, B, contract = k)
}

rule("a product of one transposed operand, the other one transposed back") {
    elements(int, real)
    val k by rankClass
    val p by permutation(k)
    val s by k.sizes
    val A by tensor(k to s)
    val B by tensor(k to s.permuted(p))
    lhs = dot(A.transpose(p), B, contract = k)
    rhs = dot(A, B.transpose(p.inverse), contract = k)
}

rule("a product of operands whose free axes are transposed") {
    elements(int, real)
    val k by rankClass
    val a by rankClass
    val p by permutation(a)
    val n by a.sizes
    val s by k.sizes
    val A by tensor(a to n, k to s)
    val B by tensor(k to s)
    lhs = dot(A.transpose(p), B, contract = k)
    rhs = dot(A, B, contract = k).transpose(p)
}

rule("a concat beside transposed axes") {
    val c by rankClass
    val s by singleton
    val p by permutation(c)
    val n by c.sizes
    val k by s.sizes
    val m by s.sizes
    val A by tensor(c to n, s to k)
    val B by tensor(c to n, s to m)
    lhs = concat(A.transpose(p), B.transpose(p), along = s)
    rhs = concat(A, B, along = s).transpose(p)
}

rule("a dynamic slice of a transposed tensor") {
    val c by rankClass
    val p by permutation(c)
    val n by c.sizes
    val start by c.map
    val m by c.sizes
    val A by tensor(c to n)
    lhs = A.dynamicSlice(start = start, size = m).transpose(p)
    rhs = A.transpose(p).dynamicSlice(start = start.permuted(p), size = m.permuted(p))
}

rule("an update of a transposed tensor") {
    val c by rankClass
    val p by permutation(c)
    val n by c.sizes
    val start by c.map
    val m by c.sizes
    val A by tensor(c to n)
    val U by tensor(c to m)
    lhs = A.dynamicUpdateSlice(U, start = start).transpose(p)
    rhs = A.transpose(p).dynamicUpdateSlice(U.transpose(p), start = start.permuted(p))
}

rule("a choice of transposed tensors") {
    val c by rankClass
    val p by permutation(c)
    val n by c.sizes
    val P by tensor(bool, c to n)
    val A by tensor(c to n)
    val B by tensor(c to n)
    lhs = select(P.transpose(p), A.transpose(p), B.transpose(p))
    rhs = select(P, A, B).transpose(p)
}

rule("an axis of size one beside transposed ones") {
    val c by rankClass
    val u by singleton
    val p by permutation(c)
    val n by c.sizes
    val A by tensor(c to n)
    lhs = A.transpose(p).addUnit(u)
    rhs = A.addUnit(u).transpose(p)
}

rule("a lookup beside transposed axes") {
    val c by rankClass
    val b by rankClass
    val s by singleton
    val p by permutation(c)
    val n by c.sizes
    val m by b.sizes
    val k by s.sizes
    val A by tensor(c to n, s to k)
    val I by tensor(int, b to m)
    lhs = A.transpose(p).gather(I, along = s)
    rhs = A.gather(I, along = s).transpose(p)
}

rule("indices in another order are found in that order") {
    val b by rankClass
    val s by singleton
    val p by permutation(b)
    val m by b.sizes
    val k by s.sizes
    val A by tensor(s to k)
    val I by tensor(int, b to m)
    lhs = A.gather(I.transpose(p), along = s)
    rhs = A.gather(I, along = s).transpose(p)
}

rule("two axes of one class, transposed alike") {
    val c by rankClass
    val row by c.label
    val column by c.label
    val p by permutation(c)
    val n by c.sizes
    val m by c.sizes
    val A by tensor(row to n, column to m)
    lhs = A.transpose(p, row).transpose(p, column)
    rhs = A.transpose(p)
}

rule("a condition on every lane holds in every order") {
    val c by rankClass
    val p by permutation(c)
    val n by c.sizes
    val m by c.sizes
    val A by tensor(c to n)
    requires { m.permuted(p) ge n }
    requires { m le n.permuted(p.inverse) }
    lhs = A.slice(end = m.permuted(p))
    rhs = A
}

rule("an empty lane is an empty lane in every order") {
    val c by rankClass
    val p by permutation(c)
    val n by c.sizes
    val A by tensor(c to n)
    val B by tensor(c to n)
    requires { someLane(n eq 0) }
    lhs = A.transpose(p)
    rhs = B.transpose(p)
}


rule("tensors in the same unknown order differ nowhere, with different lanes in one lane term") {
    val c by rankClass
    val p by permutation(c)
    val n by c.sizes
    val A by tensor(c to n)
    requires { n le n.permuted(p) }
    lhs = A.slice(end = min(n, n.permuted(p)))
    rhs = A
}

rule("lines are sorted in any order of the other axes") {
    val s by singleton
    val c by rankClass
    val p by permutation(c)
    val n by s.sizes
    val m by c.sizes
    val A by tensor(s to n, c to m)
    lhs = A.transpose(p).sort(along = s)
    rhs = A.sort(along = s).transpose(p)
}

rule("an operation on a float does not depend on the order of axes") {
    val c by rankClass
    val d by rankClass
    val p by permutation(d)
    val n by c.sizes
    val m by d.sizes
    val A by tensor(f32, c to n, d to m)
    lhs = A.transpose(p).reduce(sum, c)
    rhs = A.reduce(sum, c).transpose(p)
}

rule("sizes that are the same in every order, and reads in two orders") {
    val c by rankClass
    val p by permutation(c)
    val n by c.sizes
    val A by tensor(int, c to n)
    val B by tensor(int, c to n)
    requires { n eq n.permuted(p) }
    lhs = (A * B.transpose(p)).reduce(sum, c)
    rhs = (A.transpose(p.inverse) * B).reduce(sum, c)
}

rule("what is summed of a tensor and itself in another order, or in the order back") {
    elements(int, real)
    val c by rankClass
    val p by permutation(c)
    val n by c.sizes
    val A by tensor(c to n)
    requires { n.permuted(p) eq n }
    lhs = (A * A.transpose(p)).reduce(sum, c)
    rhs = (A * A.transpose(p.inverse)).reduce(sum, c)
}

rule("one of two axes in another order is summed") {
    elements(int, real)
    val c by rankClass
    val row by c.label
    val col by c.label
    val p by permutation(c)
    val n by c.sizes
    val A by tensor(row to n, col to n)
    requires { n.permuted(p) eq n }
    lhs = A.transpose(p, row).reduce(sum, row)
    rhs = A.reduce(sum, row)
}

rule("a product in which one operand is transposed, or the other one back") {
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
    rhs = dot(A, B.transpose(p.inverse), contract = c)
}

rule("twice and once are three times, and back is nothing") {
    val c by rankClass
    val p by permutation(c)
    val q by permutation(c)
    val n by c.sizes
    val A by tensor(c to n)
    lhs = A.transpose(p * p).transpose(p * q).transpose(q.inverse)
    rhs = A.transpose(p).transpose(p).transpose(p * q * q.inverse)
}
