// Relabellings: the compiler's transpose. Axes are unordered here, so only the renaming of axes is left of it.

rule("relabel/01 Relabel(Relabel(A)) => Relabel(A)") {
    source("relabel/01", "HandleTranspose/03")
    val c by rankClass
    val l1 by c.label; val l2 by c.label
    val n by c.sizes
    val A by tensor(c to n)
    lhs = A.relabel(c to l1).relabel(l1 to l2)
    rhs = A.relabel(c to l2)
    broken("relabel/01 broken: the first renaming only") {
        expect(ILL_FORMED, because = "the sides have the axes l2 and l1")
        rhs = A.relabel(c to l1)
    }
}

rule("relabel/01 with two axes: a swap twice => A") {
    source("relabel/01", "HandleTranspose/03")
    val c by rankClass
    val l1 by c.label; val l2 by c.label
    val n by c.sizes; val m by c.sizes
    val A by tensor(l1 to n, l2 to m)
    val swapped = A.relabel(l1 to l2, l2 to l1)
    lhs = swapped.relabel(l1 to l2, l2 to l1)
    rhs = A
    broken("relabel/01 broken: a swap twice is a swap", because = "rank 1, n = 2: A[0, 1] against A[1, 0]") {
        requires { n eq m }
        rhs = swapped
    }
}

rule("relabel/02 Relabel(A) => A for the identity renaming") {
    source("relabel/02", "HandleTranspose/02")
    val c by rankClass
    val l by c.label
    val n by c.sizes
    val A by tensor(l to n)
    lhs = A.relabel(l to l)
    rhs = A
}

rule("relabel/02 broken: a swap of two axes of equal size") {
    expect(REFUTED, because = "rank 1, n = 2: A[1, 0] against A[0, 1]; right at rank 0")
    val c by rankClass
    val l1 by c.label; val l2 by c.label
    val n by c.sizes
    val A by tensor(l1 to n, l2 to n)
    lhs = A.relabel(l1 to l2, l2 to l1)
    rhs = A
    broken("relabel/02 broken: two axes under one name") {
        expect(ILL_FORMED, because = "the new names are not distinct")
        lhs = A.relabel(l1 to l2)
    }
}
