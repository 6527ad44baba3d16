// XLA's HandleTranspose as coded. Axes have no order here, and a transpose is another name for an axis.

rule("HandleTranspose/05 Transpose(Dot(A, B)) => Dot(B, A)") {
    source("", "HandleTranspose/05", note = "The axes that A and B alone have change places, and the batch axes among themselves.")
    val k by rankClass
    val b by rankClass
    val f by rankClass
    val b1 by b.label
    val b2 by b.label
    val row by f.label
    val column by f.label
    val nk by k.sizes
    val p by b.sizes
    val q by b.sizes
    val n by f.sizes
    val m by f.sizes
    val A by tensor(b1 to p, b2 to q, k to nk, row to n)
    val B by tensor(b1 to p, b2 to q, k to nk, column to m)
    lhs = dot(A, B, contract = k, batch = on(b1, b2)).relabel(row to column, column to row)
    rhs = dot(B.relabel(column to row), A.relabel(row to column), contract = k, batch = on(b2, b1))
    broken("HandleTranspose/05 broken: not transposed", because = "n = m = 2, at 0 and 1") {
        requires { n eq m }
        rhs = dot(B, A, contract = k, batch = on(b2, b1))
    }
}

rule("HandleTranspose/06 Transpose(A) => Reshape(A) where an axis of size 1 moves") {
    source("", "HandleTranspose/06")
    val c by rankClass
    val row by c.label
    val column by c.label
    val n by c.sizes
    val m by c.sizes
    val A by tensor(row to n, column to m)
    val one = requires { m eq 1 }
    lhs = A.relabel(row to column, column to row)
    rhs = A.reshapeUnit(listOf(), listOf(column)).relabel(row to column).reshapeUnit(listOf(row), listOf())
    broken("HandleTranspose/06 broken: an axis of any size", because = "m = 0: no axis of size 1 to drop") { without(one) }
}

rule("HandleTranspose/09 Reshape(Transpose(Reshape(A))) => Reshape(Concat(Slice(A), Slice(A))), an axis split in two") {
    source("", "HandleTranspose/09", note = "The code splits into at most five parts. Where an axis has size 0 there are no blocks to split into.")
    val s by singleton
    val row by s.label
    val mid by s.label
    val column by s.label
    val half by s.label
    val part by s.label
    val n by s.sizes
    val q by s.sizes
    val m by s.sizes
    val A by tensor(row to n, mid to q, column to 2 * m)
    requires { q ge 1 }
    lhs = A.split(column, inner = part to m, outer = half).merge(row, half, into = row)
    val parts = concat(A.slice(end = axes(column to m)), A.slice(start = axes(column to m)), along = mid)
    rhs = parts.relabel(column to part).split(mid, inner = column to q, outer = half).merge(row, half, into = row).relabel(column to mid)
    broken("HandleTranspose/09 broken: the second part before the first", because = "n = q = m = 1: A[0], A[1] against A[1], A[0]") {
        val exchanged = concat(A.slice(start = axes(column to m)), A.slice(end = axes(column to m)), along = mid)
        rhs = exchanged.relabel(column to part).split(mid, inner = column to q, outer = half).merge(row, half, into = row).relabel(column to mid)
    }
}

rule("HandleTranspose/10 Transpose(Broadcast(A)) => Broadcast(A)") {
    source("", "HandleTranspose/10")
    val c by rankClass
    val row by c.label
    val column by c.label
    val n by c.sizes
    val m by c.sizes
    val A by tensor(row to n)
    lhs = A.expand(column to m).relabel(row to column, column to row)
    rhs = A.relabel(row to column).expand(row to m)
    broken("HandleTranspose/10 broken: as if nothing had moved", because = "n = m = 2: A[1] against A[0] at 0 and 1") {
        requires { n eq m }
        rhs = A.expand(column to m)
    }
}

