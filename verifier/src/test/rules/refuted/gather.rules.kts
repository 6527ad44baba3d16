// Beside each rule the one in verified/gather.rules.kts that it takes for itself.

rule("indices that are moved, and a result that is not") {
    expect(REFUTED, because = "at rank 1 another index is read")
    val s by singleton
    val b by rankClass
    val n by s.sizes
    val m by b.sizes
    val A by tensor(s to n)
    val I by tensor(int, b to m)
    lhs = A.gather(I, along = s).reverse(b)
    rhs = A.gather(I, along = s)
}

rule("a table turned round") {
    expect(REFUTED, because = "it is looked up from its end")
    val s by singleton
    val b by rankClass
    val n by s.sizes
    val m by b.sizes
    val A by tensor(s to n)
    val I by tensor(int, b to m)
    lhs = A.reverse(s).gather(I, along = s)
    rhs = A.gather(I, along = s)
}

rule("a table without its first element") {
    expect(REFUTED, because = "an index below 0 is clamped before or after 1 is added")
    val s by singleton
    val b by rankClass
    val n by s.sizes
    val m by b.sizes
    val A by tensor(s to n)
    val I by tensor(int, b to m)
    lhs = A.slice(start = 1).gather(I, along = s)
    rhs = A.gather(I + constant(1, b to m), along = s)
}

rule("indices that agree on some axis") {
    // One lane on which two starts agree is enough at rank 1, where there is no other: reads of indices count in the bound.
    expect(REFUTED, because = "on another axis the starts differ")
    val s by singleton
    val b by rankClass
    val n by s.sizes
    val m by b.sizes
    val one by b.map
    val other by b.map
    val A by tensor(s to n)
    val I by tensor(int, b to m)
    requires { someLane(one eq other) }
    requires { (one ge 0) and (one lt m) and (other ge 0) and (other lt m) }
    requires { n ge 1 }
    lhs = A.gather(I.slice(start = one, end = one + 1), along = s)
    rhs = A.gather(I.slice(start = other, end = other + 1), along = s)
}

rule("indices padded at both ends, in either order") {
    expect(REFUTED, because = "at rank 2 a place is in both paddings")
    val s by singleton
    val b by rankClass
    val n by s.sizes
    val m by b.sizes
    val low by b.sizes
    val high by b.sizes
    val A by tensor(s to n)
    val I by tensor(int, b to m)
    lhs = A.gather(I.pad(0, low = low).pad(1, high = high), along = s)
    rhs = A.gather(I.pad(1, high = high).pad(0, low = low), along = s)
}

rule("rows for columns of indices") {
    expect(REFUTED, because = "they agree at rank 0 alone")
    val s by singleton
    val b by rankClass
    val row by b.label
    val column by b.label
    val n by s.sizes
    val m by b.sizes
    val A by tensor(s to n)
    val I by tensor(int, row to m, column to m)
    lhs = A.gather(I, along = s)
    rhs = A.gather(I.relabel(row to column, column to row), along = s)
}

rule("an index that is looked up in the wrong order") {
    expect(REFUTED, because = "I of J is not J of I")
    val s by singleton
    val t by s.label
    val n by s.sizes
    val A by tensor(s to n)
    val I by tensor(int, s to n)
    val J by tensor(int, s to n)
    lhs = A.gather(I, along = s).gather(J, along = s)
    rhs = A.gather(J, along = s).gather(I, along = s)
}

rule("indices that may be too large find what was padded") {
    expect(REFUTED, because = "an index beyond the end finds the padding")
    val s by singleton
    val b by rankClass
    val n by s.sizes
    val m by b.sizes
    val high by s.sizes
    val v by element
    val A by tensor(s to n)
    val I by tensor(int, b to m)
    requires { n ge 1 }
    lhs = A.pad(v, high = high).gather(I, along = s)
    rhs = A.gather(I, along = s)
}

rule("indices that are at most the size find what was padded") {
    expect(REFUTED, because = "the size is one too many")
    val s by singleton
    val b by rankClass
    val n by s.sizes
    val m by b.sizes
    val high by s.sizes
    val v by element
    val A by tensor(s to n)
    val I by tensor(int, b to m)
    assume { I le constant(n, b to m) }
    requires { n ge 1 }
    lhs = A.pad(v, high = high).gather(I, along = s)
    rhs = A.gather(I, along = s)
}

rule("what is assumed of other indices") {
    expect(REFUTED, because = "J is in range, I need not be")
    val s by singleton
    val b by rankClass
    val n by s.sizes
    val m by b.sizes
    val high by s.sizes
    val v by element
    val A by tensor(s to n)
    val I by tensor(int, b to m)
    val J by tensor(int, b to m)
    assume { J lt constant(n, b to m) }
    requires { n ge 1 }
    lhs = A.pad(v, high = high).gather(I, along = s) + A.gather(J, along = s)
    rhs = A.gather(I, along = s) + A.gather(J, along = s)
    elements(int)
}

rule("clamping to one more") {
    expect(REFUTED, because = "a table of one element has no second one, and one of two has")
    val s by singleton
    val b by rankClass
    val n by s.sizes
    val m by b.sizes
    val A by tensor(s to n)
    val I by tensor(int, b to m)
    lhs = A.gather(clamp(constant(1, b to m), I, constant(n - 1, b to m)), along = s)
    rhs = A.gather(I, along = s)
}

rule("any table, an empty one too") {
    expect(REFUTED, because = "nothing can be found in an empty table")
    val s by singleton
    val b by rankClass
    val n by s.sizes
    val m by b.sizes
    val A by tensor(s to n)
    val I by tensor(int, b to m)
    lhs = A.expand(b to m).slice(end = axes(s to 0))
    rhs = A.gather(I, along = s, size = 1).slice(end = axes(s to 0))
}

rule("a window beyond the end") {
    expect(REFUTED, because = "two places are not one")
    val s by singleton
    val b by rankClass
    val n by s.sizes
    val m by b.sizes
    val w by s.sizes
    val A by tensor(s to n)
    val I by tensor(int, b to m)
    lhs = A.gather(I, along = s, size = w + 1).slice(end = axes(s to w))
    rhs = A.gather(I, along = s, size = w)
}

rule("counting to the size along another axis") {
    expect(REFUTED, because = "with one size for both, the table has two axes of it")
    val s by singleton
    val row by s.label
    val column by s.label
    val n by s.sizes
    val A by tensor(row to n, column to n)
    requires { n ge 1 }
    lhs = A.gather(iota(column, column to n), along = row)
    rhs = A.relabel(row to column, column to row).gather(iota(row, row to n), along = column).relabel(row to column)
        .reverse(column)
}

rule("a batch axis that is looked up at another place") {
    expect(REFUTED, because = "the operand is read at the same place as the index")
    val s by singleton
    val b by rankClass
    val n by s.sizes
    val m by b.sizes
    val A by tensor(s to n, b to m)
    val I by tensor(int, b to m)
    lhs = A.gather(I, along = s)
    rhs = A.reverse(b).gather(I, along = s)
}

rule("an element that is no index") {
    expect(REFUTED, because = "an index above 0 is another number")
    val s by singleton
    val b by rankClass
    val n by s.sizes
    val m by b.sizes
    val A by tensor(s to n)
    val B by tensor(b to m)
    val I by tensor(int, b to m)
    requires { n ge 1 }
    lhs = select(I le constant(1, b to m), A.gather(I, along = s), B)
    rhs = select(I le constant(1, b to m), A.gather(constant(0, b to m), along = s), B)
}

rule("one of a row of zeros and a one, where the index is out of range") {
    expect(REFUTED, because = "then there is no one, but gather clamps")
    elements(int, real)
    val s by singleton
    val b by rankClass
    val n by s.sizes
    val m by b.sizes
    val A by tensor(s to n)
    val I by tensor(int, b to m)
    assume { I ge constant(0, b to m) }
    requires { n ge 1 }
    lhs = select(iota(s, s to n, b to m) eq I.expand(s to n), A.expand(b to m), constant(0, s to n, b to m)).reduce(sum, s)
    rhs = A.gather(I, along = s)
}

rule("a sum of what is found is the sum of all") {
    expect(REFUTED, because = "one element may be found twice")
    elements(int, real)
    val s by singleton
    val n by s.sizes
    val A by tensor(s to n)
    val I by tensor(int, s to n)
    requires { n ge 1 }
    lhs = A.gather(I, along = s).reduce(sum, s)
    rhs = A.reduce(sum, s)
}

rule("updates that are added twice") {
    expect(REFUTED, because = "each is added once")
    elements(int, real)
    val s by singleton
    val b by rankClass
    val n by s.sizes
    val m by b.sizes
    val A by tensor(s to n)
    val B by tensor(s to n)
    val I by tensor(int, b to m)
    val U by tensor(b to m)
    lhs = A.scatter(sum, I, U, along = s) + B.scatter(sum, I, U, along = s)
    rhs = (A + B).scatter(sum, I, U, along = s)
}

rule("updates of one tensor at the places of another") {
    expect(REFUTED, because = "U goes to I, and V to J")
    elements(int, real)
    val s by singleton
    val t by singleton
    val n by s.sizes
    val k by t.sizes
    val A by tensor(s to n)
    val I by tensor(int, t to k)
    val U by tensor(t to k)
    val J by tensor(int, t to k)
    val V by tensor(t to k)
    lhs = A.scatter(sum, I, U, along = s).scatter(sum, J, V, along = s)
    rhs = A.scatter(sum, concat(I, J, along = t), concat(V, U, along = t), along = s)
}

rule("what was put somewhere is found there") {
    expect(REFUTED, because = "two updates may go to one place")
    elements(int, real)
    val s by singleton
    val b by rankClass
    val n by s.sizes
    val m by b.sizes
    val A by tensor(s to n)
    val I by tensor(int, b to m)
    val U by tensor(b to m)
    assume { I ge constant(0, b to m) }
    assume { I lt constant(n, b to m) }
    requires { n ge 1 }
    lhs = A.scatter(sum, I, U, along = s).gather(I, along = s)
    rhs = A.gather(I, along = s) + U
}

rule("a sum of all that was put somewhere, or nowhere") {
    expect(REFUTED, because = "an update out of range is dropped")
    elements(int, real)
    val s by singleton
    val b by rankClass
    val n by s.sizes
    val m by b.sizes
    val A by tensor(s to n)
    val I by tensor(int, b to m)
    val U by tensor(b to m)
    assume { I ge constant(0, b to m) }
    requires { n ge 1 }
    lhs = A.scatter(sum, I, U, along = s).reduce(sum, s)
    rhs = A.reduce(sum, s) + U.reduce(sum, b)
}

rule("an update that fits in part") {
    expect(REFUTED, because = "it is dropped as a whole, not cut off")
    elements(int, real)
    val s by singleton
    val n by s.sizes
    val w by s.sizes
    val k by s.map
    val high by s.sizes
    val A by tensor(s to n)
    val U by tensor(s to w)
    requires { w le n }
    lhs = A.scatter(sum, constant(k), U, along = s)
    rhs = A.pad(0, high = high).scatter(sum, constant(k), U, along = s).slice(end = n)
}

rule("no updates where some axis is long") {
    expect(REFUTED, because = "at rank 0 there is one update")
    val s by singleton
    val b by rankClass
    val n by s.sizes
    val m by b.sizes
    val g by monoid
    val A by tensor(s to n)
    val I by tensor(int, b to m)
    val U by tensor(b to m)
    requires { m eq 0 }
    requires { n ge 1 }
    lhs = A.scatter(g, I, U, along = s)
    rhs = A
}

rule("an update as large as the operand at any place") {
    expect(REFUTED, because = "elsewhere than at 0 it does not fit, and is dropped")
    val s by singleton
    val n by s.sizes
    val k by s.map
    val A by tensor(int, s to n)
    val U by tensor(int, s to n)
    lhs = A.scatter(sum, constant(k), U, along = s)
    rhs = A + U
}

rule("sums of floats in another order, put somewhere") {
    expect(REFUTED, because = "A + U + V is not A + V + U")
    elements(f16)
    val s by singleton
    val n by s.sizes
    val A by tensor(s to n)
    val U by tensor(s to n)
    val V by tensor(s to n)
    lhs = A.scatter(sum, constant(0), U, along = s).scatter(sum, constant(0), V, along = s)
    rhs = A.scatter(sum, constant(0), V, along = s).scatter(sum, constant(0), U, along = s)
}

rule("indices in bounds and in reverse order, clamped to one place less") {
    expect(REFUTED)
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
    rhs = A.scatter(sum, clamp(0, I.reverse(b), n - 2), U, along = s)
}

rule("what is assumed of other indices in reverse order") {
    expect(REFUTED)
    elements(int, real)
    val s by singleton
    val b by rankClass
    val n by s.sizes
    val m by b.sizes
    val A by tensor(s to n)
    val I by tensor(int, b to m)
    val J by tensor(int, b to m)
    val U by tensor(b to m)
    requires { n ge 1 }
    assume { (I ge 0) and (I lt constant(n, b to m)) }
    lhs = A.scatter(sum, J.reverse(b), U, along = s)
    rhs = A.scatter(sum, clamp(0, J.reverse(b), n - 1), U, along = s)
}

rule("what is assumed of other indices of which a part is taken") {
    expect(REFUTED)
    elements(int, real)
    val s by singleton
    val t by singleton
    val n by s.sizes
    val m by t.sizes
    val k by t.sizes
    val A by tensor(s to n)
    val I by tensor(int, t to m)
    val J by tensor(int, t to m)
    val U by tensor(t to m - k)
    assume { I ge 0 }
    lhs = A.scatter(sum, J.slice(start = t to k), U, along = s)
    rhs = A.scatter(sum, max(J.slice(start = t to k), 0), U, along = s)
}

rule("padding that is out of bounds, behind indices in bounds") {
    expect(REFUTED)
    elements(int, real)
    val s by singleton
    val t by singleton
    val n by s.sizes
    val m by t.sizes
    val k by t.sizes
    val A by tensor(s to n)
    val I by tensor(int, t to m)
    val U by tensor(t to m + k)
    assume { I ge 0 }
    lhs = A.scatter(sum, I.pad(-1, high = t to k), U, along = s)
    rhs = A.scatter(sum, max(I.pad(-1, high = t to k), 0), U, along = s)
}

rule("padding that is out of bounds, before indices in bounds") {
    expect(REFUTED)
    elements(int, real)
    val s by singleton
    val t by singleton
    val n by s.sizes
    val m by t.sizes
    val k by t.sizes
    val A by tensor(s to n)
    val I by tensor(int, t to m)
    val U by tensor(t to m + k)
    assume { I ge 0 }
    lhs = A.scatter(sum, I.pad(-1, low = t to k), U, along = s)
    rhs = A.scatter(sum, max(I.pad(-1, low = t to k), 0), U, along = s)
}

rule("indices of two tensors, one of which is assumed to be in bounds") {
    expect(REFUTED)
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
    lhs = A.scatter(sum, concat(I, J, along = t), U, along = s)
    rhs = A.scatter(sum, max(concat(I, J, along = t), 0), U, along = s)
}

rule("indices in bounds beside others that no assumption is about") {
    expect(REFUTED)
    elements(int)
    val s by singleton; val t by singleton
    val n by s.sizes; val m by t.sizes; val k by t.sizes
    val A by tensor(s to n); val I by tensor(int, t to m); val J by tensor(int, t to k)
    val U by tensor(t to m + k)
    assume { I ge 0 }
    lhs = A.scatter(sum, select(iota(t, t to m + k) lt constant(m, t to m + k), I.pad(-5, high = t to k), J.pad(-1, low = t to m)), U, along = s)
    rhs = A.scatter(sum, max(select(iota(t, t to m + k) lt constant(m, t to m + k), I.pad(-5, high = t to k), J.pad(-1, low = t to m)), 0), U, along = s)
}

rule("indices of which one of two assumptions holds") {
    expect(REFUTED)
    elements(int)
    val s by singleton; val b by rankClass
    val n by s.sizes; val m by b.sizes
    val A by tensor(s to n); val I by tensor(int, b to m); val U by tensor(b to m)
    requires { n ge 1 }
    assume { (I ge 0) or (I lt constant(n, b to m)) }
    lhs = A.scatter(sum, I.reverse(b), U, along = s)
    rhs = A.scatter(sum, max(I.reverse(b), 0), U, along = s)
}

rule("indices in bounds, less one") {
    expect(REFUTED)
    elements(int)
    val s by singleton; val b by rankClass
    val n by s.sizes; val m by b.sizes
    val A by tensor(s to n); val I by tensor(int, b to m); val U by tensor(b to m)
    assume { I ge 0 }
    lhs = A.scatter(sum, I.reverse(b) - 1, U, along = s)
    rhs = A.scatter(sum, max(I.reverse(b) - 1, 0), U, along = s)
}
