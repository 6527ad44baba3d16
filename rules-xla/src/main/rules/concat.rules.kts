// Concatenations: along exactly one axis, so its class is a singleton; the other axes, of class d, have equal sizes.

rule("concat/01 Concat([A, B]) as a list => Concat(A, B)") {
    source("concat/01", note = "the list form and the binary form are one operator here, so the sides are identical")
    val d by rankClass
    val c by singleton
    val p by d.sizes; val nA by c.sizes; val nB by c.sizes
    val A by tensor(d to p, c to nA)
    val B by tensor(d to p, c to nB)
    lhs = concat(A, B, along = c)
    rhs = concat(A, B, along = c)
    broken("concat/01 broken: the operands swapped", because = "nA = nB = 1: A[0], B[0] against B[0], A[0]") {
        rhs = concat(B, A, along = c)
    }
    broken("concat/01 broken: along any number of axes") {
        expect(ILL_FORMED, because = "d is not a singleton class")
        lhs = concat(A, B, along = d)
    }
}

rule("concat/02 Concat(A, Concat(B, C)) => Concat(Concat(A, B), C)") {
    source("concat/02")
    val d by rankClass
    val c by singleton
    val p by d.sizes; val nA by c.sizes; val nB by c.sizes; val nC by c.sizes
    val A by tensor(d to p, c to nA)
    val B by tensor(d to p, c to nB)
    val C by tensor(d to p, c to nC)
    lhs = concat(A, concat(B, C, along = c), along = c)
    rhs = concat(concat(A, B, along = c), C, along = c)
    broken("concat/02 broken: A and B swapped", because = "nA = nB = 1, nC = 0: A[0], B[0] against B[0], A[0]") {
        rhs = concat(concat(B, A, along = c), C, along = c)
    }
}

rule("concat/03 Concat([A, B, C]) => Concat(A, Concat(B, C))") {
    source("concat/03")
    val d by rankClass
    val c by singleton
    val p by d.sizes; val nA by c.sizes; val nB by c.sizes; val nC by c.sizes
    val A by tensor(d to p, c to nA)
    val B by tensor(d to p, c to nB)
    val C by tensor(d to p, c to nC)
    lhs = concat(A, B, C, along = c)
    rhs = concat(A, concat(B, C, along = c), along = c)
    broken("concat/03 broken: C dropped", because = "nA = nB = 0, nC = 1: size 1 against 0") {
        rhs = concat(A, B, along = c)
    }
}

rule("concat/04 Concat(Slice(A), Slice(A)) => Slice(A) for adjacent slices") {
    source("concat/04", "HandleConcatenate/04", note = "the slices agree on the axes of d, with any stride there")
    val d by rankClass
    val c by singleton
    val p0 by d.sizes; val s0 by d.map; val e0 by d.map; val q0 by d.map
    val n by c.sizes; val s1 by c.map; val e1 by c.map; val s2 by c.map; val e2 by c.map; val q by c.map
    val A by tensor(d to p0, c to n)
    val noStride = requires { q eq 1 }
    val adjacent = requires { e1 eq s2 }
    val first = A.slice(start = axes(s0, s1), end = axes(e0, e1), stride = axes(q0, q))
    val second = A.slice(start = axes(s0, s2), end = axes(e0, e2), stride = axes(q0, q))
    lhs = concat(first, second, along = c)
    rhs = A.slice(start = axes(s0, s1), end = axes(e0, e2), stride = axes(q0, q))
    weaker("concat/04 weaker: any stride that divides the length of the first slice") {
        replace(noStride) { (e1 - s1).floorMod(q) eq 0 }
    }
    broken("concat/04 broken: any stride",
        because = "n = 2, q = 2, s1 = 0, e1 = s2 = 1, e2 = 2: A[0], A[1] against A[0]") {
        without(noStride)
    }
    broken("concat/04 broken: the second slice may start later",
        because = "n = 1, s1 = e1 = 0, s2 = e2 = 1: size 0 against 1") {
        replace(adjacent) { e1 le s2 }
    }
}

rule("concat/05 Concat(Const(v), B) => Pad(B, v, low)") {
    source("concat/05", "HandleConcatenate/05")
    val c by singleton
    val d by rankClass
    val n by c.sizes; val w by c.sizes; val p by d.sizes
    val v by element
    val B by tensor(c to n, d to p)
    lhs = concat(constant(v, c to w, d to p), B, along = c)
    rhs = B.pad(v, low = w)
    broken("concat/05 broken: padded at the other end", because = "n = 1, w = 1: v, B[0] against B[0], v") {
        rhs = B.pad(v, high = w)
    }
}

rule("concat/06 Concat(A, Const(v)) => Pad(A, v, high)") {
    source("concat/06", "HandleConcatenate/06")
    val c by singleton
    val d by rankClass
    val n by c.sizes; val w by c.sizes; val p by d.sizes
    val v by element
    val A by tensor(c to n, d to p)
    lhs = concat(A, constant(v, c to w, d to p), along = c)
    rhs = A.pad(v, high = w)
    broken("concat/06 broken: one element of padding too few", because = "n = 1, w = 0: size 1 against 0") {
        rhs = A.pad(v, high = w - 1)
    }
}

rule("concat/07 Concat(A, Concat(B, C)) => Concat([A, B, C])") {
    source("concat/07", "HandleConcatenate/03", note = "concat/03 read backwards")
    val d by rankClass
    val c by singleton
    val p by d.sizes; val nA by c.sizes; val nB by c.sizes; val nC by c.sizes
    val A by tensor(d to p, c to nA)
    val B by tensor(d to p, c to nB)
    val C by tensor(d to p, c to nC)
    lhs = concat(A, concat(B, C, along = c), along = c)
    rhs = concat(A, B, C, along = c)
    broken("concat/07 broken: B and C swapped", because = "nA = 0, nB = nC = 1: B[0], C[0] against C[0], B[0]") {
        rhs = concat(A, C, B, along = c)
    }
}
