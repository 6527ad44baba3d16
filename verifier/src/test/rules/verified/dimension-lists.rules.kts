// Rewrites of XLA's algebraic simplifier about lists of dimensions in any order, which its code translates by a transposition.

rule("HandleTranspose/03 Transpose(Transpose(A; p); q) => Transpose(A; p q)") {
    source("", "HandleTranspose/03")
    val c by rankClass
    val p by permutation(c)
    val q by permutation(c)
    val n by c.sizes
    val A by tensor(c to n)
    lhs = A.transpose(p).transpose(q)
    rhs = A.transpose(p * q)
}

rule("HandleTranspose/10 Transpose(Broadcast(A)) => Broadcast(A), old and new dimensions in any order") {
    source("", "HandleTranspose/10", note = "The dimensions of the operand and the new ones are each permuted among themselves.")
    val c by rankClass
    val d by rankClass
    val p by permutation(c)
    val q by permutation(d)
    val n by c.sizes
    val m by d.sizes
    val A by tensor(c to n)
    lhs = A.expand(d to m).transpose(p).transpose(q)
    rhs = A.transpose(p).expand(d to m.permuted(q))
}

rule("HandleBroadcast/02 Broadcast(A; dimensions d) => Transpose(A; d inverted)") {
    source("", "HandleBroadcast/02", note = "Dimension k of the operand is d(k) of the result, whose sizes are given.")
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

rule("HandleDot/12 Dot(Transpose(A), Transpose(B)) => Transpose(Dot(A, B)), batch dimensions in any order") {
    source("", "HandleDot/12")
    elements(int, real)
    val b by rankClass
    val k by rankClass
    val c by rankClass
    val d by rankClass
    val p by permutation(b)
    val m by b.sizes
    val s by k.sizes
    val x by c.sizes
    val y by d.sizes
    val A by tensor(b to m, k to s, c to x)
    val B by tensor(b to m, k to s, d to y)
    lhs = dot(A.transpose(p), B.transpose(p), contract = k, batch = b)
    rhs = dot(A, B, contract = k, batch = b).transpose(p)
}

rule("HandleTranspose/05 Transpose(Dot(A, B)) => Dot(B, A), the lists of batch dimensions permuted") {
    source("", "HandleTranspose/05")
    elements(int, real)
    val b by rankClass
    val k by rankClass
    val c by rankClass
    val d by rankClass
    val p by permutation(b)
    val m by b.sizes
    val s by k.sizes
    val x by c.sizes
    val y by d.sizes
    val A by tensor(b to m, k to s, c to x)
    val B by tensor(b to m, k to s, d to y)
    lhs = dot(A, B, contract = k, batch = b).transpose(p)
    rhs = dot(B.transpose(p), A.transpose(p), contract = k, batch = b)
}

rule("HandleDot: the contracted dimensions of both operands, listed in another order") {
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

rule("HandleReduce: Reduce(Transpose(A)) => Transpose(Reduce(A)), what is reduced and what is kept in any order") {
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
