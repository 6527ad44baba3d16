// Patterns of Enzyme-JAX whose left side is a reverse, or a transposed one, as coded. Transposes are permutations of one class of axes.

rule("enzyme/NoopReverse: Reverse(A) => A on axes of size 1") {
    source(note = "Other axes stay reversed.")
    val c by rankClass; val r by rankClass; val d by rankClass
    val n by c.sizes; val k by r.sizes; val m by d.sizes
    val A by tensor(c to n, r to k, d to m)
    val one = requires { n eq 1 }
    lhs = A.reverse(c, r)
    rhs = A.reverse(r)
    broken("enzyme/NoopReverse broken: axes of size 2", because = "n = 2: A[1] against A[0]") { replace(one) { n le 2 } }
    weaker("enzyme/NoopReverse weaker: axes without elements, too") { replace(one) { n le 1 } }
}

rule("enzyme/NoopReverse constant: Reverse(v) => v for equal elements") {
    val c by rankClass; val d by rankClass
    val n by c.sizes; val m by d.sizes
    val v by element
    lhs = constant(v, c to n, d to m).reverse(c)
    rhs = constant(v, c to n, d to m)
    broken("enzyme/NoopReverse constant, broken: positions", because = "n = 2: 1 against 0") {
        val s by singleton; val k by s.sizes
        lhs = iota(s, s to k).reverse(s)
        rhs = iota(s, s to k)
    }
}

rule("enzyme/NoopReverse broadcast: Reverse(Broadcast(A)) => Broadcast(A) on axes that A has not, or with size 1") {
    val c by rankClass; val u by rankClass; val r by rankClass
    val n by c.sizes; val q by u.sizes; val k by r.sizes
    val A by tensor(u to 1, r to k)
    val B = A.dropUnit(u).expand(u to q).expand(c to n)
    lhs = B.reverse(c, u, r)
    rhs = B.reverse(r)
    broken("enzyme/NoopReverse broadcast, broken: on any axis", because = "k = 2: A[1] against A[0]") { rhs = B }
}

rule("enzyme/ReverseTranspose: Reverse(Transpose(A)) => Transpose(Reverse(A))") {
    source(note = "The axis d of the transpose is the axis p(d) of A. Here two axes change places, and one of them is reversed.")
    val c by rankClass; val d by rankClass
    val row by c.label; val column by c.label
    val n by c.sizes; val m by c.sizes; val k by d.sizes
    val A by tensor(row to n, column to m, d to k)
    lhs = A.relabel(row to column, column to row).reverse(row, d)
    rhs = A.reverse(column, d).relabel(row to column, column to row)
    broken("enzyme/ReverseTranspose broken: the axis as it is", because = "n = 2, m = 1: A[1] against A[0]") {
        rhs = A.reverse(row, d).relabel(row to column, column to row)
    }
}

rule("enzyme/ReverseTranspose all: Reverse(Transpose(A, p)) => Transpose(Reverse(A), p)") {
    source(note = "All axes are reversed, in any order.")
    val c by rankClass
    val p by permutation(c)
    val n by c.sizes
    val A by tensor(c to n)
    lhs = A.transpose(p).reverse(c)
    rhs = A.reverse(c).transpose(p)
    broken("enzyme/ReverseTranspose all, broken: the other order", because = "three axes go round") {
        rhs = A.reverse(c).transpose(p.inverse)
    }
}

rule("enzyme/TransposeReverse: Transpose(Reverse(A)) => Reverse(Transpose(A))") {
    source(note = "The axis d of A is the axis of the transpose to which p takes it back. Here two axes change places, and one of them is reversed.")
    val c by rankClass; val d by rankClass
    val row by c.label; val column by c.label
    val n by c.sizes; val m by c.sizes; val k by d.sizes
    val A by tensor(row to n, column to m, d to k)
    lhs = A.reverse(row, d).relabel(row to column, column to row)
    rhs = A.relabel(row to column, column to row).reverse(column, d)
    broken("enzyme/TransposeReverse broken: the axis as it is", because = "n = 2, m = 1: A[1] against A[0]") {
        rhs = A.relabel(row to column, column to row).reverse(row, d)
    }
}

rule("enzyme/TransposeReverse all: Transpose(Reverse(A), p) => Reverse(Transpose(A, p))") {
    source(note = "All axes are reversed, in any order.")
    val c by rankClass
    val p by permutation(c)
    val n by c.sizes
    val A by tensor(c to n)
    lhs = A.reverse(c).transpose(p)
    rhs = A.transpose(p).reverse(c)
    broken("enzyme/TransposeReverse all, broken: the other order", because = "three axes go round") {
        rhs = A.transpose(p.inverse).reverse(c)
    }
}
