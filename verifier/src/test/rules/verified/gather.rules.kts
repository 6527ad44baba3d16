// Axes that are looked up by the elements of a tensor: each rule has wrong ones beside it in refuted/gather.rules.kts.

rule("the order of axes that are not looked up does not matter") {
    val s by singleton
    val b by rankClass
    val d by rankClass
    val n by s.sizes
    val m by b.sizes
    val p by d.sizes
    val A by tensor(s to n, d to p)
    val I by tensor(int, b to m)
    lhs = A.gather(I, along = s).reverse(d)
    rhs = A.reverse(d).gather(I, along = s)
}

rule("indices may be moved before or after") {
    val s by singleton
    val b by rankClass
    val n by s.sizes
    val m by b.sizes
    val at by b.map
    val A by tensor(s to n)
    val I by tensor(int, b to m)
    lhs = A.gather(I, along = s).slice(start = at).reverse(b)
    rhs = A.gather(I.slice(start = at).reverse(b), along = s)
}

rule("indices that are padded find what their value finds") {
    val s by singleton
    val b by rankClass
    val n by s.sizes
    val m by b.sizes
    val low by b.sizes
    val A by tensor(s to n)
    val I by tensor(int, b to m)
    lhs = A.gather(I.pad(0, low = low), along = s).slice(start = low)
    rhs = A.gather(I, along = s)
}

rule("a table turned round is looked up from its end") {
    val s by singleton
    val b by rankClass
    val n by s.sizes
    val m by b.sizes
    val A by tensor(s to n)
    val I by tensor(int, b to m)
    lhs = A.reverse(s).gather(I, along = s)
    rhs = A.gather(constant(n - 1, b to m) - I, along = s)
}

rule("an index that is looked up itself") {
    val s by singleton
    val t by singleton
    val b by rankClass
    val n by s.sizes
    val k by t.sizes
    val m by b.sizes
    val A by tensor(s to n)
    val I by tensor(int, t to k)
    val J by tensor(int, b to m)
    lhs = A.gather(I, along = s).gather(J, along = t)
    rhs = A.gather(I.gather(J, along = t), along = s)
}

rule("counting up to the size finds everything") {
    val s by singleton
    val n by s.sizes
    val A by tensor(s to n)
    requires { n ge 1 }
    lhs = A.gather(iota(s, s to n), along = s)
    rhs = A
}

rule("clamping an index that is clamped") {
    val s by singleton
    val b by rankClass
    val n by s.sizes
    val m by b.sizes
    val A by tensor(s to n)
    val I by tensor(int, b to m)
    lhs = A.gather(clamp(constant(0, b to m), I, constant(n - 1, b to m)), along = s)
    rhs = A.gather(I, along = s)
}

rule("batch axes are read at one place") {
    val s by singleton
    val b by rankClass
    val n by s.sizes
    val m by b.sizes
    val A by tensor(s to n, b to m)
    val I by tensor(int, b to m)
    lhs = A.gather(I, along = s).reverse(b)
    rhs = A.reverse(b).gather(I.reverse(b), along = s)
}

rule("a window that is one place wide") {
    val s by singleton
    val b by rankClass
    val n by s.sizes
    val m by b.sizes
    val A by tensor(s to n)
    val I by tensor(int, b to m)
    lhs = A.gather(I, along = s, size = 1).reduce(sum, s)
    rhs = A.gather(I, along = s)
    elements(int, real)
}

rule("a window as large as the table is the table") {
    val s by singleton
    val b by rankClass
    val n by s.sizes
    val m by b.sizes
    val A by tensor(s to n)
    val I by tensor(int, b to m)
    lhs = A.gather(I, along = s, size = n)
    rhs = A.expand(b to m)
}

rule("a dynamic slice is a gather with one index") {
    val s by singleton
    val n by s.sizes
    val w by s.sizes
    val k by s.map
    val A by tensor(s to n)
    lhs = A.dynamicSlice(start = k, size = w)
    rhs = A.gather(constant(k), along = s, size = w)
}

rule("what is padded at the end is not found by indices in range") {
    val s by singleton
    val b by rankClass
    val n by s.sizes
    val m by b.sizes
    val high by s.sizes
    val v by element
    val A by tensor(s to n)
    val I by tensor(int, b to m)
    assume { I lt constant(n, b to m) }
    requires { n ge 1 }
    lhs = A.pad(v, high = high).gather(I, along = s)
    rhs = A.gather(I, along = s)
}

rule("what is padded at the beginning moves what is found") {
    val s by singleton
    val b by rankClass
    val n by s.sizes
    val m by b.sizes
    val low by s.sizes
    val v by element
    val A by tensor(s to n)
    val I by tensor(int, b to m)
    assume { I ge constant(0, b to m) }
    lhs = A.pad(v, low = low).gather(I + constant(low, b to m), along = s)
    rhs = A.gather(I, along = s)
    requires { n ge 1 }
}

rule("an element and an index are one number") {
    val s by singleton
    val b by rankClass
    val n by s.sizes
    val m by b.sizes
    val A by tensor(s to n)
    val B by tensor(b to m)
    val I by tensor(int, b to m)
    requires { n ge 1 }
    lhs = select(I le constant(0, b to m), A.gather(I, along = s), B)
    rhs = select(I le constant(0, b to m), A.gather(constant(0, b to m), along = s), B)
}

rule("sums of what is found") {
    elements(int, real)
    val s by singleton
    val b by rankClass
    val d by rankClass
    val n by s.sizes
    val m by b.sizes
    val p by d.sizes
    val A by tensor(s to n, d to p)
    val I by tensor(int, b to m)
    lhs = A.gather(I, along = s).reduce(sum, d)
    rhs = A.reduce(sum, d).gather(I, along = s)
}

rule("a sum over the places of the indices, in another order") {
    elements(int, real)
    val s by singleton
    val b by rankClass
    val n by s.sizes
    val m by b.sizes
    val A by tensor(s to n)
    val I by tensor(int, b to m)
    lhs = A.gather(I.reverse(b), along = s).reduce(sum, b)
    rhs = A.gather(I, along = s).reduce(sum, b)
}

rule("one of a row of zeros and a one finds an element") {
    elements(int, real)
    val s by singleton
    val b by rankClass
    val n by s.sizes
    val m by b.sizes
    val A by tensor(s to n)
    val I by tensor(int, b to m)
    assume { I ge constant(0, b to m) }
    assume { I lt constant(n, b to m) }
    requires { n ge 1 }
    lhs = select(iota(s, s to n, b to m) eq I.expand(s to n), A.expand(b to m), constant(0, s to n, b to m)).reduce(sum, s)
    rhs = A.gather(I, along = s)
}

rule("updates are added to what is there before or after") {
    elements(int, real)
    val s by singleton
    val b by rankClass
    val d by rankClass
    val n by s.sizes
    val m by b.sizes
    val p by d.sizes
    val A by tensor(s to n, d to p)
    val B by tensor(s to n, d to p)
    val I by tensor(int, b to m)
    val U by tensor(b to m, d to p)
    lhs = A.scatter(sum, I, U, along = s) + B
    rhs = (A + B).scatter(sum, I, U, along = s)
}

rule("updates of two tensors, one after the other") {
    elements(int, real)
    val s by singleton
    val b by rankClass
    val e by rankClass
    val n by s.sizes
    val w by s.sizes
    val m by b.sizes
    val q by e.sizes
    val A by tensor(s to n)
    val B by tensor(s to n)
    val I by tensor(int, b to m)
    val U by tensor(b to m, s to w)
    val J by tensor(int, e to q)
    val V by tensor(e to q)
    lhs = A.scatter(sum, I, U, along = s) + B.scatter(sum, J, V, along = s)
    rhs = (A + B).scatter(sum, J, V, along = s).scatter(sum, I, U, along = s)
}

rule("updates of two tensors, side by side") {
    elements(int, real)
    val s by singleton
    val t by singleton
    val b by rankClass
    val n by s.sizes
    val m by b.sizes
    val k by t.sizes
    val l by t.sizes
    val A by tensor(s to n)
    val B by tensor(s to n)
    val I by tensor(int, t to k, b to m)
    val U by tensor(t to k, b to m)
    val J by tensor(int, t to l, b to m)
    val V by tensor(t to l, b to m)
    lhs = A.scatter(sum, I, U, along = s) + B.scatter(sum, J, V, along = s)
    rhs = (A + B).scatter(sum, concat(I, J, along = t), concat(U, V, along = t), along = s)
}

rule("updates by any function, in any order") {
    val s by singleton
    val b by rankClass
    val n by s.sizes
    val m by b.sizes
    val g by monoid
    val A by tensor(s to n)
    val I by tensor(int, b to m)
    val U by tensor(b to m)
    lhs = A.scatter(g, I.reverse(b), U.reverse(b), along = s)
    rhs = A.scatter(g, I, U, along = s)
}

rule("no updates, and nothing changes") {
    val s by singleton
    val b by rankClass
    val n by s.sizes
    val m by b.sizes
    val g by monoid
    val A by tensor(s to n)
    val I by tensor(int, b to m)
    val U by tensor(b to m)
    requires { someLane(m eq 0) }
    requires { n ge 1 }
    lhs = A.scatter(g, I, U, along = s)
    rhs = A
}

rule("one update as large as the operand") {
    val s by singleton
    val n by s.sizes
    val g by monoid
    val A by tensor(s to n)
    val U by tensor(s to n)
    lhs = A.scatter(g, constant(0, int), U, along = s)
    rhs = g(A, U)
}

rule("updates that nobody sees") {
    val s by singleton
    val b by rankClass
    val n by s.sizes
    val m by b.sizes
    val A by tensor(s to n)
    val I by tensor(int, b to m)
    val U by tensor(b to m)
    assume { I lt constant(0, b to m) }
    requires { n ge 1 }
    lhs = A.scatter(max, I, U, along = s)
    rhs = A
}

rule("indices that are assumed to be in bounds, in reverse order") {
    elements(int, real)
    val s by singleton
    val b by rankClass
    val n by s.sizes
    val m by b.sizes
    val A by tensor(s to n)
    val I by tensor(int, b to m)
    val U by tensor(b to m)
    requires { n ge 1 }
    assume { (I ge 0) and (I lt constant(n, b to m)) }
    lhs = A.scatter(sum, I.reverse(b), U, along = s)
    rhs = A.scatter(sum, clamp(0, I.reverse(b), n - 1), U, along = s)
}

rule("indices of a part that is assumed to be in bounds") {
    elements(int, real)
    val s by singleton
    val t by singleton
    val n by s.sizes
    val m by t.sizes
    val k by t.map
    val A by tensor(s to n)
    val I by tensor(int, t to m)
    val U by tensor(t to m - k)
    assume { I ge 0 }
    lhs = A.scatter(sum, I.slice(start = t to k), U, along = s)
    rhs = A.scatter(sum, max(I.slice(start = t to k), 0), U, along = s)
}

rule("padded indices are in bounds where they are not padding") {
    elements(int, real)
    val s by singleton
    val t by singleton
    val n by s.sizes
    val m by t.sizes
    val h by t.map
    val A by tensor(s to n)
    val I by tensor(int, t to m)
    val U by tensor(t to m + h)
    requires { h ge 0 }
    assume { I ge 0 }
    lhs = A.scatter(sum, I.pad(0, high = t to h), U, along = s)
    rhs = A.scatter(sum, max(I.pad(0, high = t to h), 0), U, along = s)
}

rule("indices of two tensors, both of which are assumed to be in bounds") {
    elements(int, real)
    val s by singleton
    val t by singleton
    val n by s.sizes
    val m by t.sizes
    val k by t.sizes
    val A by tensor(s to n)
    val I by tensor(int, t to m)
    val J by tensor(int, t to k)
    val U by tensor(t to m + k)
    assume { I ge 0 }
    assume { J ge 0 }
    lhs = A.scatter(sum, concat(I, J, along = t), U, along = s)
    rhs = A.scatter(sum, max(concat(I, J, along = t), 0), U, along = s)
}
