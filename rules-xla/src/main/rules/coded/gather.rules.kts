// XLA's HandleGather as coded, for one start index: XLA's index vectors have any number of them. A gather along several axes is one
// after the other here, as the axes of the indices are batch axes of the second. Axes that XLA slices in full are those not looked up.

rule("HandleGather/01 Gather(A, I) => Broadcast(0) for A without elements") {
    source("", "HandleGather/01", note = "XLA allows a slice no larger than its axis, so some axis that is sliced in full is empty.")
    val s by singleton
    val b by rankClass
    val d by rankClass
    val n by s.sizes
    val m by b.sizes
    val p by d.sizes
    val v by element
    val A by tensor(s to n, d to p)
    val I by tensor(int, b to m)
    val empty = requires { someLane(p eq 0) }
    requires { n ge 1 }
    lhs = A.gather(I, along = s)
    rhs = constant(v, b to m, d to p)
    broken("HandleGather/01 broken: A has elements", because = "p = 1: A against v") { without(empty) }
}

rule("HandleGather/01 of a window: Gather(A, I) => Broadcast(0) for A without elements") {
    source("", "HandleGather/01", note = "No window of an empty axis has a place.")
    val s by singleton
    val b by rankClass
    val n by s.sizes
    val w by s.sizes
    val m by b.sizes
    val v by element
    val A by tensor(s to n)
    val I by tensor(int, b to m)
    val empty = requires { n eq 0 }
    requires { w le n }
    lhs = A.gather(I, along = s, size = w)
    rhs = constant(v, b to m, s to w)
    broken("HandleGather/01 of a window, broken: A has elements", because = "n = w = 1: A against v") { without(empty) }
}

rule("HandleGather/02 Gather(A, I) => Broadcast(Reshape(A)) for A of one element") {
    source("", "HandleGather/02", note = "XLA reshapes A to a scalar and spreads it over all axes.")
    val s by singleton
    val b by rankClass
    val d by rankClass
    val n by s.sizes
    val m by b.sizes
    val p by d.sizes
    val A by tensor(s to n, d to p)
    val I by tensor(int, b to m)
    val one = requires { n eq 1 }
    val others = requires { p eq 1 }
    lhs = A.gather(I, along = s)
    rhs = A.dropUnit(s, d).expand(b to m).addUnit(d)
    weaker("HandleGather/02 weaker: of one place on the axis that is looked up") {
        without(others)
        rhs = A.dropUnit(s).expand(b to m)
    }
    broken("HandleGather/02 broken: of two places", because = "an index of 1 finds another element") {
        without(one)
        requires { n eq 2 }
        rhs = A.slice(end = axes(s to 1)).dropUnit(s).expand(b to m)
    }
}

rule("HandleGather/03 Gather(A, I) => Select(I >= 1, A[1], A[0]) for A of two elements") {
    source("", "HandleGather/03", note = "XLA does so up to a size that is an option, 4 by default.")
    val s by singleton
    val b by rankClass
    val n by s.sizes
    val m by b.sizes
    val A by tensor(s to n)
    val I by tensor(int, b to m)
    val size = requires { n eq 2 }
    lhs = A.gather(I, along = s)
    rhs = select(
        I ge constant(1, b to m), A.slice(start = 1, end = 2).dropUnit(s).expand(b to m),
        A.slice(start = 0, end = 1).dropUnit(s).expand(b to m))
    broken("HandleGather/03 broken: A has three elements", because = "an index of 2 finds another element") {
        without(size)
        requires { n eq 3 }
    }
}

rule("HandleGather/03 of three: Gather(A, I) => Select(I >= 2, A[2], Select(I >= 1, A[1], A[0]))") {
    source("", "HandleGather/03")
    val s by singleton
    val b by rankClass
    val n by s.sizes
    val m by b.sizes
    val A by tensor(s to n)
    val I by tensor(int, b to m)
    requires { n eq 3 }
    lhs = A.gather(I, along = s)
    rhs = select(
        I ge constant(2, b to m), A.slice(start = 2, end = 3).dropUnit(s).expand(b to m),
        select(
            I ge constant(1, b to m), A.slice(start = 1, end = 2).dropUnit(s).expand(b to m),
            A.slice(start = 0, end = 1).dropUnit(s).expand(b to m)))
    broken("HandleGather/03 of three, broken: the tests the other way round", because = "an index of 2 is at least 1, too") {
        rhs = select(
            I ge constant(1, b to m), A.slice(start = 1, end = 2).dropUnit(s).expand(b to m),
            select(
                I ge constant(2, b to m), A.slice(start = 2, end = 3).dropUnit(s).expand(b to m),
                A.slice(start = 0, end = 1).dropUnit(s).expand(b to m)))
    }
}

rule("HandleGather/04 Gather(Pad(A, v), I) => Pad(Gather(A, I), v)") {
    source("", "HandleGather/04", note = "The axes that are padded are not looked up.")
    val s by singleton
    val b by rankClass
    val d by rankClass
    val n by s.sizes
    val m by b.sizes
    val p by d.sizes
    val low by d.map
    val high by d.map
    val interior by d.sizes
    val v by element
    val A by tensor(s to n, d to p)
    val I by tensor(int, b to m)
    lhs = A.pad(v, low = low, high = high, interior = interior).gather(I, along = s)
    rhs = A.gather(I, along = s).pad(v, low = low, high = high, interior = interior)
    broken("HandleGather/04 broken: the axis that is looked up is padded", because = "an index may find v") {
        val more by s.sizes
        requires { n ge 1 }
        lhs = A.pad(v, high = more).gather(I, along = s)
        rhs = A.gather(I, along = s)
    }
}

rule("HandleGather/04 batch: Gather(Pad(A, v), Pad(I, w)) => Pad(Gather(A, I), v)") {
    source("", "HandleGather/04", note = "A batch axis is padded alike in both.")
    val s by singleton
    val b by rankClass
    val n by s.sizes
    val m by b.sizes
    val low by b.map
    val high by b.map
    val interior by b.sizes
    val v by element
    val A by tensor(s to n, b to m)
    val I by tensor(int, b to m)
    lhs = A.pad(v, low = low, high = high, interior = interior)
        .gather(I.pad(0, low = low, high = high, interior = interior), along = s)
    rhs = A.gather(I, along = s).pad(v, low = low, high = high, interior = interior)
    broken("HandleGather/04 batch, broken: the indices are padded at the other end", because = "low = 1: other places are padded") {
        lhs = A.pad(v, low = low, high = high).gather(I.pad(0, low = high, high = low), along = s)
        rhs = A.gather(I, along = s).pad(v, low = low, high = high)
    }
}

rule("HandleGather/05 Gather(Reshape(Pad(A, v)), I) => Pad(Gather(Reshape(A), I), v) for a reshape that merges axes") {
    source("", "HandleGather/05", note = "The reshape keeps the axes that are padded; this one merges others.")
    val s by singleton
    val b by rankClass
    val d by rankClass
    val e by rankClass
    val row by e.label
    val n by s.sizes
    val m by b.sizes
    val p by d.sizes
    val q by e.sizes
    val r by e.sizes
    val low by d.map
    val high by d.map
    val interior by d.sizes
    val v by element
    val A by tensor(s to n, d to p, e to q, row to r)
    val I by tensor(int, b to m)
    lhs = A.pad(v, low = low, high = high, interior = interior).merge(e, row).gather(I, along = s)
    rhs = A.merge(e, row).gather(I, along = s).pad(v, low = low, high = high, interior = interior)
    broken("HandleGather/05 broken: an axis is padded that the reshape merges", because = "the padding is in other places then") {
        val more by e.sizes
        lhs = A.pad(v, high = axes(row to more)).merge(e, row).gather(I, along = s)
        rhs = A.merge(e, row).gather(I, along = s).pad(v, high = q * more)
    }
}
