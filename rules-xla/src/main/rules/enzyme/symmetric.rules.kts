// Patterns of Enzyme-JAX about symmetric matrices, as coded. What an analysis finds to be symmetric is stated as what a function whose operands
// may change places makes of a matrix and its transpose. Every symmetric matrix is such a one: the greater of both, say.

rule("enzyme/TransposeSymmetricSimplify: Transpose(A) => A for a symmetric matrix A") {
    val s by singleton
    val row by s.label; val column by s.label
    val n by s.sizes
    val f by function(T, T, commutative = true)
    val E by tensor(row to n, column to n)
    val A = f(E, E.relabel(row to column, column to row))
    lhs = A.relabel(row to column, column to row)
    rhs = A
    broken("enzyme/TransposeSymmetricSimplify broken: a function whose operands have their places", because = "f(a, b) against f(b, a)") {
        val g by function(T, T)
        val B = g(E, E.relabel(row to column, column to row))
        lhs = B.relabel(row to column, column to row)
        rhs = B
    }
}

rule("enzyme/TransposePartialSymmetrySimplify: Transpose(A) => A for axes that A is symmetric in") {
    source(note = "Special: two axes of one set, any others in their places.")
    val s by singleton; val d by rankClass
    val row by s.label; val column by s.label
    val n by s.sizes; val p by d.sizes
    val f by function(T, T, commutative = true)
    val E by tensor(d to p, row to n, column to n)
    val A = f(E, E.relabel(row to column, column to row))
    lhs = A.relabel(row to column, column to row)
    rhs = A
    broken("enzyme/TransposePartialSymmetrySimplify broken: another axis changes places, too", because = "n = 2: E[0, 1, 0] against E[0, 0, 1]") {
        val other by s.label
        val F by tensor(row to n, column to n, other to n)
        val B = f(F, F.relabel(row to column, column to row))
        lhs = B.relabel(column to other, other to column)
        rhs = B
    }
}

rule("enzyme/TransposePartialSymmetrySimplify sets: Transpose(A) => A for two sets of axes that A is symmetric in") {
    source(note = "Special: two axes of each set. Both change places at once.")
    val s by singleton
    val row by s.label; val column by s.label; val i by s.label; val j by s.label
    val n by s.sizes; val m by s.sizes
    val f by function(T, T, commutative = true)
    val E by tensor(row to n, column to n, i to m, j to m)
    val B = f(E, E.relabel(row to column, column to row))
    val A = f(B, B.relabel(i to j, j to i))
    lhs = A.relabel(row to column, column to row, i to j, j to i)
    rhs = A
    broken("enzyme/TransposePartialSymmetrySimplify sets, broken: symmetric in one of them", because = "m = 2: E[0, 0, 0, 1] against E[0, 0, 1, 0]") {
        lhs = B.relabel(row to column, column to row, i to j, j to i)
        rhs = B
    }
}
