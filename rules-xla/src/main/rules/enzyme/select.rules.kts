// Choices as coded.

rule("enzyme/SelectCompIotaConstSimplify: Select(Lt(Iota, k), A, B) => Concat(Slice(A, 0, k), Slice(B, k, n))") {
    source(note = "For 0 <= k <= n; Le, Gt and Ge likewise. An offset of the iota is subtracted from k before.")
    val x by singleton
    val d by rankClass
    val n by x.sizes
    val p by d.sizes
    val k by x.map
    val A by tensor(x to n, d to p)
    val B by tensor(x to n, d to p)
    val inside = requires { (k ge 0) and (k le n) }
    lhs = select(iota(x, shapeOf(A)) lt k, A, B)
    rhs = concat(A.slice(end = x to k), B.slice(start = x to k), along = x)
    broken("enzyme/SelectCompIotaConstSimplify broken: past the end", because = "n = 0, k = 1: a slice that ends at 1") { without(inside) }
}

rule("enzyme/SelectCompIotaConstSimplify at most: Select(Le(Iota, k), A, B) => Concat(Slice(A, 0, k + 1), Slice(B, k + 1, n))") {
    source(note = "For k = n the second part has size -1 and is left out, and the first is not cut.")
    val x by singleton
    val d by rankClass
    val n by x.sizes
    val p by d.sizes
    val k by x.map
    val A by tensor(x to n, d to p)
    val B by tensor(x to n, d to p)
    requires { (k ge 0) and (k le n) }
    val cut = min(k + 1, n)
    lhs = select(iota(x, shapeOf(A)) le k, A, B)
    rhs = concat(A.slice(end = x to cut), B.slice(start = x to cut), along = x)
    broken("enzyme/SelectCompIotaConstSimplify at most, broken: cut at k", because = "n = 1, k = 0: A against B") {
        rhs = concat(A.slice(end = x to k), B.slice(start = x to k), along = x)
    }
}

rule("enzyme/SelectCompIotaConstSimplify equal: Select(Eq(Iota, k), A, B) => Concat(Slice(B, 0, k), Slice(A, k, k + 1), Slice(B, k + 1, n))") {
    source(note = "For 0 <= k <= n, where a part that is not above 0 in size is left out. For k = n the place of A is none of its places. Ne likewise.")
    expect(REFUTED, because = "n = 1, k = 1: a slice of A from 1 to 2")
    val x by singleton
    val d by rankClass
    val n by x.sizes
    val p by d.sizes
    val k by x.map
    val A by tensor(x to n, d to p)
    val B by tensor(x to n, d to p)
    requires { n ge 1 }
    val inside = requires { (k ge 0) and (k le n) }
    lhs = select(iota(x, shapeOf(A)) eq k, A, B)
    rhs = concat(B.slice(end = x to k), A.slice(start = x to k, end = x to k + 1), B.slice(start = x to min(k + 1, n)), along = x)
    repaired("enzyme/SelectCompIotaConstSimplify equal, repaired: a place of the axis") { replace(inside) { (k ge 0) and (k lt n) } }
}

rule("enzyme/SelectCompIotaConstSimplify spread: Select(Broadcast(Eq(Iota, k)), A, B) => Concat(Slice(B), Slice(A), Slice(B))") {
    source(note = "Where the iota has size 1 and its axis is spread; the size of the result is taken for that of the iota.")
    expect(REFUTED, because = "m = 2, k = 0: A[0], A[1] against A[0], B[1]")
    val x by singleton
    val m by x.sizes
    val k by x.map
    val A by tensor(x to m)
    val B by tensor(x to m)
    requires { (k ge 0) and (k lt m) }
    lhs = select((iota(x, x to 1) eq k).dropUnit(x).expand(x to m), A, B)
    rhs = concat(B.slice(end = x to k), A.slice(start = x to k, end = x to k + 1), B.slice(start = x to k + 1), along = x)
    repaired("enzyme/SelectCompIotaConstSimplify spread, repaired: not spread") { requires { m eq 1 } }
}

rule("enzyme/SelectCompIotaConstToDUS: Select(And(Ge(Iota, l), Lt(Iota, u)), A, B) => DynamicUpdateSlice(B, Slice(A, l, u), l)") {
    source(note = "Bounds are moved into the axis; Gt and Le by one more.")
    val x by singleton
    val d by rankClass
    val n by x.sizes
    val p by d.sizes
    val l by x.map
    val u by x.map
    val A by tensor(x to n, d to p)
    val B by tensor(x to n, d to p)
    val some = requires { l lt min(u, n) }
    val first = max(l, 0)
    val last = max(min(u, n), 0)
    val count = iota(x, shapeOf(A))
    lhs = select((count ge l) and (count lt u), A, B)
    rhs = B.dynamicUpdateSlice(A.slice(axes(x to first), axes(x to last)), axes(d to 0, x to first))
    broken("enzyme/SelectCompIotaConstToDUS broken: no place between", because = "l = 1, u = 0: a slice from 1 to 0") { without(some) }
}

rule("enzyme/SelectCompIotaConstToDUS other than 0: Select(And(Ne(Iota, 0), Lt(Iota, u)), A, B) => DynamicUpdateSlice(B, Slice(A, 1, u), 1)") {
    val x by singleton
    val d by rankClass
    val n by x.sizes
    val p by d.sizes
    val u by x.map
    val A by tensor(x to n, d to p)
    val B by tensor(x to n, d to p)
    val some = requires { 1 lt min(u, n) }
    val count = iota(x, shapeOf(A))
    lhs = select((count ne 0) and (count lt u), A, B)
    rhs = B.dynamicUpdateSlice(A.slice(axes(x to 1), axes(x to min(u, n))), axes(d to 0, x to 1))
    broken("enzyme/SelectCompIotaConstToDUS other than 0, broken: no place between", because = "u = 0: a slice from 1 to 0") { without(some) }
}

rule("enzyme/SelectCompIotaConstToDUS sliced: Select(And(Ge(Slice(Iota, s), l), Lt(.., u)), A, B) => DynamicUpdateSlice(B, Slice(A, l - s, u - s), l - s)") {
    source(note = "The stride of the slice is not looked at.")
    expect(REFUTED, because = "stride 2, l = 2, u = 3: A at 1 against A at 2")
    val x by singleton
    val n by x.sizes
    val m by x.sizes
    val s by x.map
    val e by x.map
    val t by x.map
    val l by x.map
    val u by x.map
    val count = iota(x, x to n).slice(s, e, t)
    val A by tensor(x to m)
    val B by tensor(x to m)
    requires { sizeOf(count, x) eq m }
    requires { l - s lt min(u - s, m) }
    val first = max(l - s, 0)
    val last = max(min(u - s, m), 0)
    lhs = select((count ge l) and (count lt u), A, B)
    rhs = B.dynamicUpdateSlice(A.slice(first, last), first)
    repaired("enzyme/SelectCompIotaConstToDUS sliced, repaired: stride 1") { requires { t eq 1 } }
}

rule("enzyme/SelectSelectSameCond: Select(P, C, Select(P, A, B)) => Select(P, C, B)") {
    val c by rankClass
    val n by c.sizes
    val P by tensor(bool, c to n)
    val A by tensor(c to n)
    val B by tensor(c to n)
    val C by tensor(c to n)
    lhs = select(P, C, select(P, A, B))
    rhs = select(P, C, B)
    broken("enzyme/SelectSelectSameCond broken: the other one", because = "P = false: B against A") { rhs = select(P, C, A) }
}

rule("enzyme/SelectSelectSameCond first: Select(P, Select(P, A, B), C) => Select(P, A, C)") {
    val c by rankClass
    val n by c.sizes
    val P by tensor(bool, c to n)
    val A by tensor(c to n)
    val B by tensor(c to n)
    val C by tensor(c to n)
    lhs = select(P, select(P, A, B), C)
    rhs = select(P, A, C)
    broken("enzyme/SelectSelectSameCond first, broken: the other one", because = "P = true: A against B") { rhs = select(P, B, C) }
}

rule("enzyme/SelectSelectNegCond: Select(P, C, Select(Not(P), A, B)) => Select(P, C, A)") {
    val c by rankClass
    val n by c.sizes
    val P by tensor(bool, c to n)
    val A by tensor(c to n)
    val B by tensor(c to n)
    val C by tensor(c to n)
    lhs = select(P, C, select(!P, A, B))
    rhs = select(P, C, A)
    broken("enzyme/SelectSelectNegCond broken: the other one", because = "P = false: A against B") { rhs = select(P, C, B) }
}

rule("enzyme/SelectSelectNegCond first: Select(P, Select(Not(P), A, B), C) => Select(P, B, C)") {
    val c by rankClass
    val n by c.sizes
    val P by tensor(bool, c to n)
    val A by tensor(c to n)
    val B by tensor(c to n)
    val C by tensor(c to n)
    lhs = select(P, select(!P, A, B), C)
    rhs = select(P, B, C)
    broken("enzyme/SelectSelectNegCond first, broken: the other one", because = "P = true: B against A") { rhs = select(P, A, C) }
}

rule("enzyme/SelectSelectNegCond both: Select(And(P, Q), C, Select(And(P, Not(Q)), A, B)) => Select(And(P, Q), C, Select(P, A, B))") {
    val c by rankClass
    val n by c.sizes
    val P by tensor(bool, c to n)
    val Q by tensor(bool, c to n)
    val A by tensor(c to n)
    val B by tensor(c to n)
    val C by tensor(c to n)
    lhs = select(P and Q, C, select(P and !Q, A, B))
    rhs = select(P and Q, C, select(P, A, B))
    broken("enzyme/SelectSelectNegCond both, broken: Q for P", because = "P = false, Q = true: B against A") { rhs = select(P and Q, C, select(Q, A, B)) }
}

rule("enzyme/SelectSelectNegCond both first: Select(And(P, Q), Select(And(P, Not(Q)), A, B), C) => Select(And(P, Q), B, C)") {
    val c by rankClass
    val n by c.sizes
    val P by tensor(bool, c to n)
    val Q by tensor(bool, c to n)
    val A by tensor(c to n)
    val B by tensor(c to n)
    val C by tensor(c to n)
    lhs = select(P and Q, select(P and !Q, A, B), C)
    rhs = select(P and Q, B, C)
    broken("enzyme/SelectSelectNegCond both first, broken: the other one", because = "P = Q = true: B against A") { rhs = select(P and Q, A, C) }
}

for ((then, value) in listOf(true to true, true to false, false to true, false to false))
rule("enzyme/SelectToLogical: Select(P, ${if (then) "$value, Q" else "Q, $value"}) => ${if (then == value) (if (value) "Or(P, Q)" else "And(P, Q)") else if (value) "Or(Not(P), Q)" else "And(Not(P), Q)"}") {
    source(note = "The predicate has the shape of the result.")
    val c by rankClass
    val n by c.sizes
    val P by tensor(bool, c to n)
    val Q by tensor(bool, c to n)
    val k = if (value) TRUE else FALSE
    lhs = if (then) select(P, k, Q) else select(P, Q, k)
    val side = if (then == value) P else !P
    rhs = if (value) side or Q else side and Q
    broken("enzyme/SelectToLogical broken: $value ${if (then) "first" else "last"}, the predicate the other way", because = "P is turned round") {
        rhs = if (value) !side or Q else !side and Q
    }
}

rule("enzyme/SelectOpCanon: Select(P, A, A) => A") {
    source(note = "A constant predicate that is true or false everywhere likewise; other constants are folded.")
    val c by rankClass
    val n by c.sizes
    val P by tensor(bool, c to n)
    val A by tensor(c to n)
    lhs = select(P, A, A)
    rhs = A
    broken("enzyme/SelectOpCanon broken: of two", because = "P = false: B against A") {
        val B by tensor(c to n)
        lhs = select(P, A, B)
    }
}

for (value in listOf(true, false))
rule("enzyme/SelectOpCanon constant: Select($value, A, B) => ${if (value) "A" else "B"}") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    val B by tensor(c to n)
    lhs = select(constant(if (value) TRUE else FALSE, c to n), A, B)
    rhs = if (value) A else B
    broken("enzyme/SelectOpCanon constant, broken: the other one of $value", because = "A against B") { rhs = if (value) B else A }
}

rule("enzyme/SelectOpUsedWithinIf: If(P, f(Select(P, A, B)), C) => If(P, f(A), C)") {
    source(note = "A conditional is a choice by one truth value; the other branch likewise.")
    val c by rankClass
    val n by c.sizes
    val P by tensor(bool)
    val f by function
    val A by tensor(c to n)
    val B by tensor(c to n)
    val C by tensor(c to n)
    val all = P.expand(c to n)
    lhs = select(all, f(select(all, A, B)), C)
    rhs = select(all, f(A), C)
    broken("enzyme/SelectOpUsedWithinIf broken: the other one", because = "P = true: A against B") { rhs = select(all, f(B), C) }
}
