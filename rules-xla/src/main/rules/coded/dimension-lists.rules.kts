// Rules of XLA about transposes as coded, with the lists of dimensions that the code translates: any order of any number of axes. What they do to
// axes that have names stands in transpose.rules.kts, dot.rules.kts and reverse.rules.kts.

rule("HandleTranspose/03 Transpose(Transpose(A; p); q) => Transpose(A; p q)") {
    source("", "HandleTranspose/03")
    val c by rankClass
    val p by permutation(c)
    val q by permutation(c)
    val n by c.sizes
    val A by tensor(c to n)
    lhs = A.transpose(p).transpose(q)
    rhs = A.transpose(p * q)
    broken("HandleTranspose/03 lists, broken: the orders exchanged", because = "three axes can go round") {
        rhs = A.transpose(q * p)
    }
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
    broken("HandleTranspose/10 lists, broken: the new dimensions in the old order", because = "m = 1, 2: sizes 2 and 1 against 1 and 2") {
        rhs = A.transpose(p).expand(d to m)
    }
}

rule("HandleDot/12 Dot(Transpose(A), Transpose(B)) => Transpose(Dot(A, B)), batch dimensions in any order") {
    source("", "HandleDot/12")
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
    broken("HandleDot/12 lists, broken: one operand is left as it is", because = "sizes 1 and 2 against 2 and 1") {
        rhs = dot(A, B, contract = k, batch = b)
    }
}

rule("HandleTranspose/05 Transpose(Dot(A, B)) => Dot(B, A), the lists of batch dimensions permuted") {
    source("", "HandleTranspose/05")
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
    broken("HandleTranspose/05 lists, broken: permuted the wrong way", because = "three axes can go round") {
        rhs = dot(B.transpose(p.inverse), A.transpose(p.inverse), contract = k, batch = b)
    }
}
