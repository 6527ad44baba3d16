// XLA's HandleBroadcast and HandlePad as coded. Axes have no order here: what the compiler says of an order of axes is
// left out, and a transpose is another name for an axis. A reshape that moves axes of size 1 adds and drops them.

rule("HandleBroadcast/01 Broadcast(A) => Reshape(A) for as many elements") {
    source("", "HandleBroadcast/01", note = "As many elements where all new axes have size 1. (Of an empty A any new axes would do.)")
    val c by rankClass
    val d by rankClass
    val n by c.sizes
    val m by d.sizes
    val A by tensor(c to n)
    val one = requires { m eq 1 }
    lhs = A.expand(d to m)
    rhs = A.addUnit(d)
    broken("HandleBroadcast/01 broken: more elements", because = "m = 0: an empty left side") { without(one) }
}

rule("HandleBroadcast/02 Broadcast(A) => Transpose(A) for the same rank and elements") {
    source("", "HandleBroadcast/02", note = "A broadcast to other places of the same axes and a transpose are one operator here, so the sides are the same.")
    val c by rankClass
    val row by c.label
    val column by c.label
    val n by c.sizes
    val m by c.sizes
    val A by tensor(row to n, column to m)
    lhs = A.relabel(row to column, column to row)
    rhs = A.relabel(column to row, row to column)
    broken("HandleBroadcast/02 broken: the axes are not exchanged", because = "n = m = 2: A[0, 1] against A[1, 0]") {
        requires { n eq m }
        rhs = A
    }
}

rule("HandleBroadcast/03 Broadcast(Reshape(A)) => Broadcast(A) for a reshape that adds axes of size 1") {
    source("", "HandleBroadcast/03")
    val c by rankClass
    val d by rankClass
    val u by rankClass
    val n by c.sizes
    val m by d.sizes
    val A by tensor(c to n)
    lhs = A.addUnit(u).expand(d to m)
    rhs = A.expand(u to 1, d to m)
    broken("HandleBroadcast/03 broken: an axis of size 2 instead", because = "rank of u 1: size 1 against 2") {
        rhs = A.expand(u to 2, d to m)
    }
}

rule("HandleBroadcast/05 Reshape(Broadcast(k)) => Broadcast(k), for a reshape that merges axes") {
    source("", "HandleBroadcast/05", note = "Reshapes are stated by what they do: these merge pairs of axes, those of the next rule split axes.")
    val c by rankClass
    val row by c.label
    val n by c.sizes
    val m by c.sizes
    val k by tensor()
    lhs = k.expand(c to n, row to m).merge(c, row)
    rhs = k.expand(c to n * m)
    broken("HandleBroadcast/05 broken: one of the axes is lost", because = "n = 1, m = 0: size 0 against 1") { rhs = k.expand(c to n) }
}

rule("HandleBroadcast/05 split: Reshape(Broadcast(k)) => Broadcast(k), for a reshape that splits axes") {
    source("", "HandleBroadcast/05")
    val c by rankClass
    val tile by c.label
    val n by c.sizes
    val t by c.sizes
    val k by tensor()
    lhs = k.expand(c to n).split(c, inner = tile to t)
    rhs = k.expand(c to n.floorDiv(t), tile to t)
    broken("HandleBroadcast/05 split, broken: blocks of size n", because = "n = 2, t = 1: sizes 2 and 1 against 1 and 1") {
        rhs = k.expand(c to n.floorDiv(n), tile to t)
    }
}

rule("HandleBroadcast/13 Broadcast(A) => Broadcast(Reshape(A)) without the axes of size 1") {
    source("", "HandleBroadcast/13")
    val c by rankClass
    val u by rankClass
    val d by rankClass
    val n by c.sizes
    val r by u.sizes
    val m by d.sizes
    val A by tensor(c to n, u to r)
    val one = requires { r eq 1 }
    lhs = A.expand(d to m)
    rhs = A.dropUnit(u).expand(u to 1, d to m)
    broken("HandleBroadcast/13 broken: axes of any size", because = "r = 0: no axis of size 1 to drop") { without(one) }
}

rule("HandlePad/01 Pad(A, v) => Broadcast(v) for A without elements") {
    source("", "HandlePad/01")
    val c by rankClass
    val n by c.sizes
    val low by c.map
    val high by c.map
    val interior by c.map
    val v by element
    val A by tensor(c to n)
    val empty = requires { someLane(n eq 0) }
    val padded = A.pad(v, low = low, high = high, interior = interior)
    lhs = padded
    rhs = constant(v).expand(c to sizeOf(padded, c))
    broken("HandlePad/01 broken: A has elements", because = "n = 1: A against v") { without(empty) }
    broken("HandlePad/01 broken: empty on every axis, so of rank 0 not at all", because = "rank 0: A against v") {
        replace(empty) { everyLane(n eq 0) }
    }
}
