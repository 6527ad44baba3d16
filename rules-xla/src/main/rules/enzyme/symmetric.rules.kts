// Patterns of Enzyme-JAX about symmetric matrices, as coded. What an analysis finds to be symmetric is assumed to be.

rule("enzyme/TransposeSymmetricSimplify: Transpose(A) => A for a symmetric matrix A") {
    val s by singleton
    val row by s.label; val column by s.label
    val n by s.sizes
    val A by tensor(row to n, column to n)
    val found = assume { symmetric(A, row, column) }
    lhs = A.relabel(row to column, column to row)
    rhs = A
    broken("enzyme/TransposeSymmetricSimplify broken: any square matrix", because = "A[0, 1] against A[1, 0]") { without(found) }
}

rule("enzyme/TransposePartialSymmetrySimplify: Transpose(A) => A for axes that A is symmetric in") {
    source(note = "Special: two axes of one set, any others in their places.")
    val s by singleton; val d by rankClass
    val row by s.label; val column by s.label
    val n by s.sizes; val p by d.sizes
    val A by tensor(d to p, row to n, column to n)
    assume { symmetric(A, row, column) }
    lhs = A.relabel(row to column, column to row)
    rhs = A
    broken("enzyme/TransposePartialSymmetrySimplify broken: another axis changes places, too", because = "n = 2: A[0, 1, 0] against A[0, 0, 1]") {
        val other by s.label
        val F by tensor(row to n, column to n, other to n)
        assume { symmetric(F, row, column) }
        lhs = F.relabel(column to other, other to column)
        rhs = F
    }
}

rule("enzyme/TransposePartialSymmetrySimplify sets: Transpose(A) => A for two sets of axes that A is symmetric in") {
    source(note = "Special: two axes of each set. Both change places at once.")
    val s by singleton
    val row by s.label; val column by s.label; val i by s.label; val j by s.label
    val n by s.sizes; val m by s.sizes
    val A by tensor(row to n, column to n, i to m, j to m)
    assume { symmetric(A, row, column) }
    val second = assume { symmetric(A, i, j) }
    lhs = A.relabel(row to column, column to row, i to j, j to i)
    rhs = A
    broken("enzyme/TransposePartialSymmetrySimplify sets, broken: symmetric in one of them", because = "m = 2: A[0, 0, 0, 1] against A[0, 0, 1, 0]") {
        without(second)
    }
}
