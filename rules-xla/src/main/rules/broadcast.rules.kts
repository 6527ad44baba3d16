// Broadcasts: expand adds axes along which a tensor is repeated; a constant is a scalar broadcast to a shape.

rule("broadcast/01 Add(Expand(A), Expand(B)) => Expand(Add(A, B))") {
    source("broadcast/01", "HandleBroadcast/04")
    val c by rankClass
    val d by rankClass
    val n by c.sizes; val p by d.sizes
    val A by tensor(c to n)
    val B by tensor(c to n)
    lhs = A.expand(d to p) + B.expand(d to p)
    rhs = (A + B).expand(d to p)
    broken("broadcast/01 broken: the operands of a difference swapped", because = "rank 0, A = 1, B = 0: 1 against -1") {
        lhs = A.expand(d to p) - B.expand(d to p)
        rhs = (B - A).expand(d to p)
    }
}

rule("broadcast/02 Mul(Expand(A), Expand(B)) => Expand(Mul(A, B))") {
    source("broadcast/02")
    val c by rankClass
    val d by rankClass
    val n by c.sizes; val p by d.sizes
    val A by tensor(c to n)
    val B by tensor(c to n)
    lhs = A.expand(d to p) * B.expand(d to p)
    rhs = (A * B).expand(d to p)
    broken("broadcast/02 broken: the new axis one longer",
        because = "rank of d 1, p = 0: size 0 against 1; right at rank 0 of d") {
        rhs = (A * B).expand(d to p + 1)
    }
}

rule("broadcast/03 Relabel(Const) => Const") {
    source("broadcast/03", "HandleBroadcast/07", note = "the transpose of a broadcast scalar")
    val c by rankClass
    val l1 by c.label; val l2 by c.label
    val n by c.sizes
    val v by element
    lhs = constant(v, l1 to n).relabel(l1 to l2)
    rhs = constant(v, l2 to n)
    broken("broadcast/03 broken: the axis keeps its old label") {
        expect(ILL_FORMED, because = "the sides have the axes l2 and l1")
        rhs = constant(v, l1 to n)
    }
    broken("broadcast/03 broken: two axes swapped, their sizes not",
        because = "rank 1, n = 1, m = 0: sizes 0 and 1 against 1 and 0") {
        val m by c.sizes
        lhs = constant(v, l1 to n, l2 to m).relabel(l1 to l2, l2 to l1)
        rhs = constant(v, l1 to n, l2 to m)
    }
}

rule("broadcast/04 Reverse(Const) => Const") {
    source("broadcast/04", "HandleBroadcast/06")
    val c by rankClass
    val n by c.sizes
    val v by element
    lhs = constant(v, c to n).reverse(c)
    rhs = constant(v, c to n)
}

rule("broadcast/04 broken: a counter instead of a constant") {
    expect(REFUTED, because = "n = 2: 1, 0 against 0, 1")
    val c by singleton
    val n by c.sizes
    lhs = iota(c, c to n).reverse(c)
    rhs = iota(c, c to n)
}

rule("broadcast/05 Slice(Const) => Const of the sliced size") {
    source("broadcast/05", "HandleBroadcast/09", note = "the same rule as slice/02")
    val c by rankClass
    val n by c.sizes; val s by c.map; val e by c.map; val p by c.map
    val v by element
    lhs = constant(v, c to n).slice(start = s, end = e, stride = p)
    rhs = constant(v, c to (e - s + p - 1).floorDiv(p))
    broken("broadcast/05 broken: the size rounded down", because = "n = 1, s = 0, e = 1, p = 2: size 1 against 0") {
        rhs = constant(v, c to (e - s).floorDiv(p))
    }
}

rule("broadcast/06 DynamicSlice(Const) => Const of the slice size") {
    source("broadcast/06", "HandleBroadcast/10", note = "starts in range")
    val c by rankClass
    val n by c.sizes; val z by c.map; val s by c.map
    val v by element
    lhs = constant(v, c to n).dynamicSliceInRange(start = s, size = z)
    rhs = constant(v, c to z)
    broken("broadcast/06 broken: the size of the operand", because = "n = 2, z = 1: size 1 against 2") {
        rhs = constant(v, c to n)
    }
}

rule("broadcast/06 clamping: DynamicSlice(Const) => Const of the slice size") {
    source("broadcast/06", "HandleBroadcast/10", note = "starts clamped, as the compiler does")
    val c by rankClass
    val n by c.sizes; val z by c.map; val s by c.map
    val v by element
    lhs = constant(v, c to n).dynamicSlice(start = s, size = z)
    rhs = constant(v, c to z)
    broken("broadcast/06 clamping, broken: what is left behind the start",
        because = "n = 1, s = 0, z = 0: size 0 against 1") {
        rhs = constant(v, c to n - max(min(s, n - z), 0))
    }
}

rule("broadcast/07 Expand(Iota) => Iota") {
    source("broadcast/07", "HandleBroadcast/11")
    val c by singleton
    val d by rankClass
    val n by c.sizes; val p by d.sizes
    lhs = iota(c, c to n).expand(d to p)
    rhs = iota(c, c to n, d to p)
    broken("broadcast/07 broken: counting along any number of axes") {
        expect(ILL_FORMED, because = "d is not a singleton class")
        rhs = iota(d, c to n, d to p)
    }
}

rule("broadcast/07 broken: counting along the new axis") {
    expect(REFUTED, because = "n = 1, p = 2: 0, 0 against 0, 1")
    val c by singleton
    val d by singleton
    val n by c.sizes; val p by d.sizes
    lhs = iota(c, c to n).expand(d to p)
    rhs = iota(d, c to n, d to p)
}

rule("broadcast/08 Expand(Expand(A)) => Expand(A)") {
    source("broadcast/08", "HandleBroadcast/12")
    val c by rankClass
    val d by rankClass
    val e by rankClass
    val n by c.sizes; val p by d.sizes; val q by e.sizes
    val A by tensor(c to n)
    lhs = A.expand(d to p).expand(e to q)
    rhs = A.expand(d to p, e to q)
    broken("broadcast/08 broken: the second broadcast to size 1", because = "rank of e 1, q = 0: size 0 against 1") {
        rhs = A.expand(d to p, e to 1)
    }
    broken("broadcast/08 broken: the second broadcast dropped") {
        expect(ILL_FORMED, because = "the right side has no axis e")
        rhs = A.expand(d to p)
    }
}
