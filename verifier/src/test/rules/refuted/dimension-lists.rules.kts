// Lists of dimensions of XLA's algebraic simplifier that are left as they were, sorted, or translated the wrong way.

rule("HandleTranspose/03: the second list is not translated by the first") {
    val c by rankClass
    val p by permutation(c)
    val q by permutation(c)
    val n by c.sizes
    val A by tensor(c to n)
    lhs = A.transpose(p).transpose(q)
    rhs = A.transpose(q)
    expect(REFUTED, because = "at rank 2 both exchange rows and columns")
}

rule("HandleTranspose/10: the sizes of the new dimensions are not permuted") {
    val c by rankClass
    val d by rankClass
    val q by permutation(d)
    val n by c.sizes
    val m by d.sizes
    val A by tensor(c to n)
    lhs = A.expand(d to m).transpose(q)
    rhs = A.expand(d to m)
    expect(REFUTED, by = shape, because = "the sizes are those of other dimensions")
}

rule("HandleTranspose/10: permuted where the list should be inverted") {
    val c by rankClass
    val d by rankClass
    val p by permutation(c)
    val n by c.sizes
    val m by d.sizes
    val A by tensor(c to n)
    lhs = A.expand(d to m).transpose(p)
    rhs = A.transpose(p.inverse).expand(d to m)
    expect(REFUTED, because = "three dimensions can go round")
}

rule("HandleBroadcast/02: the list of dimensions is not inverted") {
    val c by rankClass
    val d by permutation(c)
    val n by c.sizes
    val m by c.sizes
    val A by tensor(c to n)
    val v by element
    requires { n eq 2 }
    requires { m eq n }
    lhs = A.transpose(d.inverse).pad(v, high = m - n)
    rhs = A.transpose(d)
    expect(REFUTED, by = elements, because = "three dimensions can go round")
}

rule("HandleDot/12: the result is transposed back") {
    val b by rankClass
    val k by rankClass
    val p by permutation(b)
    val m by b.sizes
    val s by k.sizes
    val A by tensor(int, b to m, k to s)
    val B by tensor(int, b to m, k to s)
    lhs = dot(A.transpose(p), B.transpose(p), contract = k, batch = b)
    rhs = dot(A, B, contract = k, batch = b).transpose(p.inverse)
    expect(REFUTED, because = "three dimensions can go round")
}

rule("HandleDot/12: the operands are transposed by two lists") {
    val b by rankClass
    val k by rankClass
    val p by permutation(b)
    val q by permutation(b)
    val m by b.sizes
    val s by k.sizes
    val A by tensor(int, b to m, k to s)
    val B by tensor(int, b to m, k to s)
    requires { m eq 2 }
    lhs = dot(A.transpose(p), B.transpose(q), contract = k, batch = b)
    rhs = dot(A, B, contract = k, batch = b).transpose(p)
    expect(REFUTED, because = "batches are multiplied that do not stand at one place")
}

rule("HandleTranspose/05: the lists of batch dimensions stay as they are") {
    val b by rankClass
    val k by rankClass
    val p by permutation(b)
    val m by b.sizes
    val s by k.sizes
    val A by tensor(int, b to m, k to s)
    val B by tensor(int, b to m, k to s)
    lhs = dot(A, B, contract = k, batch = b).transpose(p)
    rhs = dot(B, A, contract = k, batch = b)
    expect(REFUTED, because = "the batches stand at other places")
}

rule("HandleDot: the contracted dimensions are sorted for one operand only") {
    val k by rankClass
    val p by permutation(k)
    val s by k.sizes
    val A by tensor(int, k to s)
    val B by tensor(int, k to s.permuted(p))
    requires { s eq s.permuted(p) }
    lhs = dot(A.transpose(p), B, contract = k)
    rhs = dot(A, B, contract = k)
    expect(REFUTED, because = "elements meet that do not stand at one place")
}

rule("HandleReduce: the dimensions that are kept come in the order of the operand") {
    val c by rankClass
    val d by rankClass
    val q by permutation(d)
    val n by c.sizes
    val m by d.sizes
    val A by tensor(int, c to n, d to m)
    requires { m eq 2 }
    lhs = A.transpose(q).reduce(sum, c)
    rhs = A.reduce(sum, c)
    expect(REFUTED, because = "rows and columns of what is left are exchanged")
}

rule("a window on lanes that are not those of the operand") {
    val c by rankClass
    val p by permutation(c)
    val n by c.sizes
    val w by c.sizes
    val A by tensor(int, c to n)
    requires { w ge 1 }
    requires { n eq 3 }
    lhs = A.transpose(p).reduceWindow(sum, size = w)
    rhs = A.reduceWindow(sum, size = w).transpose(p)
    expect(REFUTED, because = "the window is as large as on another lane")
}
