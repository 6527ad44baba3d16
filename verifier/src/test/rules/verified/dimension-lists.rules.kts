// Lists of dimensions in any order, as compilers have them; those of XLA's rules are in its collection.

rule("Broadcast(A; dimensions d) => Transpose(A; d inverted), for as many elements") {
    val c by rankClass
    val d by permutation(c)
    val n by c.sizes
    val m by c.sizes
    val A by tensor(c to n)
    val v by element
    requires { m.permuted(d) eq n }
    lhs = A.transpose(d.inverse).pad(v, high = m - n.permuted(d.inverse))
    rhs = A.transpose(d.inverse)
}

rule("the contracted dimensions of both operands, listed in another order") {
    elements(int, real)
    val k by rankClass
    val c by rankClass
    val p by permutation(k)
    val s by k.sizes
    val x by c.sizes
    val A by tensor(k to s, c to x)
    val B by tensor(k to s.permuted(p))
    lhs = dot(A.transpose(p), B, contract = k)
    rhs = dot(A, B.transpose(p.inverse), contract = k)
}

rule("Reduce(Transpose(A)) => Transpose(Reduce(A)), what is reduced and what is kept in any order") {
    elements(int, real)
    val c by rankClass
    val d by rankClass
    val p by permutation(c)
    val q by permutation(d)
    val n by c.sizes
    val m by d.sizes
    val A by tensor(c to n, d to m)
    lhs = A.transpose(p).transpose(q).reduce(sum, c)
    rhs = A.reduce(sum, c).transpose(q)
}
