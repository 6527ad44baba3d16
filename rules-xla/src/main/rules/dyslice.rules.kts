// Dynamic slices: `size` elements from `start`, an integer for each lane. Every rule stands in two forms: with starts that
// must be in range, and "clamping", as the compiler does it: the start used is clamp(start, 0, n - size), size 0 is accepted.

rule("dyslice/01 DynamicSlice(A, s, z) => Slice(A, s, s + z, 1)") {
    source("dyslice/01", "HandleDynamicSlice/07")
    val c by rankClass
    val n by c.sizes; val z by c.map; val s by c.map
    val A by tensor(c to n)
    lhs = A.dynamicSliceInRange(start = s, size = z)
    rhs = A.slice(start = s, end = s + z)
    broken("dyslice/01 broken: the end is the size", because = "n = 2, s = 1, z = 1: size 1 against 0") {
        rhs = A.slice(start = s, end = z)
    }
}

rule("dyslice/01 clamping: DynamicSlice(A, s, z) => Slice(A, s, s + z, 1)") {
    source("dyslice/01", "HandleDynamicSlice/07")
    expect(REFUTED, because = "n = 0, z = 0, s = 1: the start used is 0, but the slice from 1 is invalid")
    val c by rankClass
    val n by c.sizes; val z by c.map; val s by c.map
    val A by tensor(c to n)
    var start = s
    repaired("dyslice/01 clamping, repaired: the slice starts where the clamped start is") {
        start = max(min(s, n - z), 0)
    }
    repaired("dyslice/01 clamping, repaired: the start is in range") { requires { (s ge 0) and (s + z le n) } }
    broken("dyslice/01 clamping, broken: clamped to the last element",
        because = "n = 2, z = 2, s = 1: the start used is 0, but the slice from 1 to 3 is invalid") {
        start = max(min(s, n - 1), 0)
    }
    lhs = A.dynamicSlice(start = s, size = z)
    rhs = A.slice(start = start, end = start + z)
}

rule("dyslice/02 DynamicSlice(A, 0, n) => A") {
    source("dyslice/02", "HandleDynamicSlice/02", note = "s == 0 follows from validity and z == n")
    val c by rankClass
    val n by c.sizes; val z by c.map; val s by c.map
    val A by tensor(c to n)
    val first = requires { s eq 0 }
    val all = requires { z eq n }
    lhs = A.dynamicSliceInRange(start = s, size = z)
    rhs = A
    weaker("dyslice/02 weaker: any start") { without(first) }
    broken("dyslice/02 broken: some elements from 0 on", because = "n = 2, z = 1: size 1 against 2") { without(all) }
    broken("dyslice/02 broken: all of an empty axis") {
        expect(VACUOUS, because = "a size in range is at least 1; clamping accepts 0")
        requires { n eq 0 }
    }
}

rule("dyslice/02 clamping: DynamicSlice(A, s, n) => A, any start") {
    source("dyslice/02", "HandleDynamicSlice/02")
    val c by rankClass
    val n by c.sizes; val z by c.map; val s by c.map
    val A by tensor(c to n)
    val all = requires { z eq n }
    lhs = A.dynamicSlice(start = s, size = z)
    rhs = A
    broken("dyslice/02 clamping, broken: the size of some lane is that of A",
        because = "rank 2, n = (0, 1), z = (0, 0): sizes (0, 0) against (0, 1); right at ranks 0 and 1") {
        replace(all) { someLane(z eq n) }
    }
}

rule("dyslice/03 DynamicSlice(Expand(A)) => Expand(DynamicSlice(A))") {
    source("dyslice/03", "HandleDynamicSlice/04")
    val c by rankClass
    val d by rankClass
    val n by c.sizes; val z by c.map; val s by c.map
    val q by d.sizes; val y by d.map; val sd by d.map
    val A by tensor(c to n)
    val taken = A.dynamicSliceInRange(start = s, size = z)
    lhs = A.expand(d to q).dynamicSliceInRange(start = axes(s, sd), size = axes(z, y))
    rhs = taken.expand(d to y)
    broken("dyslice/03 broken: the new axis keeps its size", because = "rank of d 1, q = 2, y = 1: size 1 against 2") {
        rhs = taken.expand(d to q)
    }
    broken("dyslice/03 broken: a start without a size") {
        expect(ILL_FORMED, because = "'start' names c and d, 'size' names c")
        lhs = A.expand(d to q).dynamicSliceInRange(start = axes(s, sd), size = z)
    }
}

rule("dyslice/03 clamping: DynamicSlice(Expand(A)) => Expand(DynamicSlice(A))") {
    source("dyslice/03", "HandleDynamicSlice/04")
    val c by rankClass
    val d by rankClass
    val n by c.sizes; val z by c.map; val s by c.map
    val q by d.sizes; val y by d.map; val sd by d.map
    val A by tensor(c to n)
    lhs = A.expand(d to q).dynamicSlice(start = axes(s, sd), size = axes(z, y))
    rhs = A.dynamicSlice(start = s, size = z).expand(d to y)
    broken("dyslice/03 clamping, broken: the start forgotten",
        because = "rank of c 1, of d 0, n = 2, z = 1, s = 1: A[1] against A[0]") {
        rhs = A.dynamicSlice(start = 0, size = z).expand(d to y)
    }
}

rule("dyslice/04 Relabel(DynamicSlice(A)) => DynamicSlice(Relabel(A))") {
    source("dyslice/04", "HandleDynamicSlice/06")
    val c by rankClass
    val l1 by c.label; val l2 by c.label
    val n by c.sizes; val z by c.map; val s by c.map
    val A by tensor(l1 to n)
    lhs = A.dynamicSliceInRange(start = l1 to s, size = l1 to z).relabel(l1 to l2)
    rhs = A.relabel(l1 to l2).dynamicSliceInRange(start = l2 to s, size = l2 to z)
}

rule("dyslice/04 clamping: Relabel(DynamicSlice(A)) => DynamicSlice(Relabel(A))") {
    source("dyslice/04", "HandleDynamicSlice/06")
    val c by rankClass
    val l1 by c.label; val l2 by c.label
    val n by c.sizes; val z by c.map; val s by c.map
    val A by tensor(l1 to n)
    lhs = A.dynamicSlice(start = l1 to s, size = l1 to z).relabel(l1 to l2)
    rhs = A.relabel(l1 to l2).dynamicSlice(start = l2 to s, size = l2 to z)
    broken("dyslice/04 clamping, broken: the old label after the renaming") {
        expect(ILL_FORMED, because = "the renamed tensor has no axis l1")
        rhs = A.relabel(l1 to l2).dynamicSlice(start = l1 to s, size = l1 to z)
    }
}

rule("dyslice/04 with two axes swapped: the starts move with their axes") {
    source("dyslice/04", "HandleDynamicSlice/06")
    val c by rankClass
    val l1 by c.label; val l2 by c.label
    val n by c.sizes; val m by c.sizes
    val s by c.map; val t by c.map; val y by c.map; val z by c.map
    val A by tensor(l1 to n, l2 to m)
    val starts = axes(l1 to s, l2 to t); val sizes = axes(l1 to y, l2 to z)
    val swapped = A.relabel(l1 to l2, l2 to l1); val swappedSizes = axes(l2 to y, l1 to z)
    lhs = A.dynamicSlice(starts, sizes).relabel(l1 to l2, l2 to l1)
    rhs = swapped.dynamicSlice(start = axes(l2 to s, l1 to t), size = swappedSizes)
    broken("dyslice/04 broken: the starts stay with their names when two axes are swapped",
        because = "rank 1, n = 2, z = 1, s = 0, t = 1: A[0, 1] against A[1, 0]") {
        lhs = A.dynamicSliceInRange(starts, sizes).relabel(l1 to l2, l2 to l1)
        rhs = swapped.dynamicSliceInRange(starts, swappedSizes)
    }
}

rule("dyslice/05 DynamicSlice(DynamicSlice(A, s1, z1), s2, z2) => DynamicSlice(A, s1 + s2, z2)") {
    source("dyslice/05", "HandleDynamicSlice/09")
    val c by rankClass
    val n by c.sizes; val z1 by c.map; val z2 by c.map; val s1 by c.map; val s2 by c.map
    val A by tensor(c to n)
    lhs = A.dynamicSliceInRange(start = s1, size = z1).dynamicSliceInRange(start = s2, size = z2)
    rhs = A.dynamicSliceInRange(start = s1 + s2, size = z2)
    broken("dyslice/05 broken: the inner start forgotten",
        because = "n = 2, z1 = 1, s1 = 1, s2 = 0, z2 = 1: A[1] against A[0]") {
        rhs = A.dynamicSliceInRange(start = s2, size = z2)
    }
}

rule("dyslice/05 clamping: DynamicSlice(DynamicSlice(A, s1, z1), s2, z2) => DynamicSlice(A, s1 + s2, z2)") {
    source("dyslice/05", "HandleDynamicSlice/09")
    expect(REFUTED, because = "n = 2, z1 = 2, z2 = 1, s1 = 1, s2 = 0: A[0] against A[1]")
    val c by rankClass
    val n by c.sizes; val z1 by c.map; val z2 by c.map; val s1 by c.map; val s2 by c.map
    val A by tensor(c to n)
    val b1 = max(min(s1, n - z1), 0)
    val b2 = max(min(s2, z1 - z2), 0)
    lhs = A.dynamicSlice(start = s1, size = z1).dynamicSlice(start = s2, size = z2)
    rhs = A.dynamicSlice(start = s1 + s2, size = z2)
    repaired("dyslice/05 clamping, repaired: the sum of the clamped starts") {
        rhs = A.dynamicSlice(start = b1 + b2, size = z2)
    }
    broken("dyslice/05 clamping, broken: only the inner start clamped",
        because = "n = 2, z1 = 1, z2 = 1, s1 = 0, s2 = 1: A[0] against A[1]") {
        rhs = A.dynamicSlice(start = b1 + s2, size = z2)
    }
}

rule("dyslice/06 DynamicSlice(Iota, s, 1) => s") {
    source("dyslice/06", note = "c is a singleton class, so s is one integer that is also an element")
    val c by singleton
    val n by c.sizes; val z by c.map; val s by c.map
    val one = requires { z eq 1 }
    lhs = iota(c, c to n).dynamicSliceInRange(start = s, size = z)
    rhs = constant(s, c to z)
    broken("dyslice/06 broken: any size", because = "n = 2, z = 2, s = 0: 0, 1 against 0, 0") { without(one) }
}

rule("dyslice/06 clamping: DynamicSlice(Iota, s, 1) => s") {
    source("dyslice/06")
    expect(REFUTED, because = "n = 1, s = 1: 0 against 1")
    val c by singleton
    val n by c.sizes; val z by c.map; val s by c.map
    requires { z eq 1 }
    lhs = iota(c, c to n).dynamicSlice(start = s, size = z)
    rhs = constant(s, c to z)
    repaired("dyslice/06 clamping, repaired: the clamped start") { rhs = constant(max(min(s, n - 1), 0), c to z) }
    broken("dyslice/06 clamping, broken: clamped to the size", because = "n = 1, s = 1: 0 against 1") {
        rhs = constant(max(min(s, n), 0), c to z)
    }
}
