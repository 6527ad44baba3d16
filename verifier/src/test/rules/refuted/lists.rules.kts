// Lists of operands: right of one part for the most part, and wrong of two, or of three.

val wrong = "two parts, or three"

rule("the whole reversed is not each part reversed") {
    expect(REFUTED, because = wrong)
    val s by singleton
    val p by parts
    val n by p.sizes(s)
    val X by p.tensor(s to n)
    lhs = concat(X, along = s).reverse(s)
    rhs = concat(X.reverse(s), along = s)
}

rule("operands exchanged") {
    expect(REFUTED, because = wrong)
    val s by singleton
    val p by parts
    val n by p.sizes(s)
    val f by function(T, T)
    val X by p.tensor(s to n); val Y by p.tensor(s to n)
    lhs = concat(f(X, Y), along = s)
    rhs = f(concat(Y, along = s), concat(X, along = s))
}

rule("each part padded on the axis of the whole") {
    expect(REFUTED, because = wrong)
    val s by singleton
    val l by s.sizes
    val v by element
    val p by parts
    val n by p.sizes(s)
    val X by p.tensor(s to n)
    lhs = concat(X.pad(v, low = axes(s to l)), along = s)
    rhs = concat(X, along = s).pad(v, low = axes(s to l))
}

rule("the last operand is forgotten") {
    expect(REFUTED, because = wrong)
    val s by singleton; val k by s.sizes
    val p by parts
    val n by p.sizes(s)
    val X by p.tensor(s to n)
    val A by tensor(s to k)
    lhs = concat(concat(X, along = s), A, along = s)
    rhs = concat(X, along = s)
}

rule("the last operand comes first") {
    expect(REFUTED, because = wrong)
    val s by singleton; val k by s.sizes
    val p by parts
    val n by p.sizes(s)
    val X by p.tensor(s to n)
    val A by tensor(s to k)
    lhs = concat(concat(X, along = s), A, along = s)
    rhs = concat(A, concat(X, along = s), along = s)
}

rule("all operands but one are left out") {
    expect(REFUTED, because = wrong)
    val s by singleton
    val a by s.map; val b by s.map
    val p by parts; val r by parts
    val n by p.sizes(s); val m by r.sizes(s)
    val X by p.tensor(s to n); val Y by r.tensor(s to m)
    val all by p.total(n)
    requires { a + 1 ge all }
    lhs = concat(concat(X, along = s), concat(Y, along = s), along = s).slice(axes(s to a), axes(s to b))
    rhs = concat(Y, along = s).slice(axes(s to a - all), axes(s to b - all))
}

rule("a slice within the sum of two sizes is within each") {
    expect(REFUTED, because = wrong)
    val s by singleton
    val k by s.sizes
    val p by parts
    val n by p.sizes(s)
    val X by p.tensor(s to n)
    lhs = concat(X, along = s).slice(axes(s to 0), axes(s to k))
    rhs = concat(X.slice(axes(s to 0), axes(s to min(k, n))), along = s)
}

rule("slices that leave a gap") {
    expect(REFUTED, because = wrong)
    val s by singleton; val m by s.sizes
    val p by parts
    val n by p.sizes(s)
    val at by p.starts(n); val all by p.total(n)
    val A by tensor(s to m)
    lhs = concat(A.slice(axes(s to at + at), axes(s to at + at + n)), along = s)
    rhs = A.slice(axes(s to 0), axes(s to all))
}

rule("slices that overlap") {
    expect(REFUTED, because = wrong)
    val s by singleton; val m by s.sizes
    val p by parts
    val n by p.sizes(s)
    val at by p.starts(n); val all by p.total(n)
    val A by tensor(s to m)
    lhs = concat(A.slice(axes(s to max(at - 1, 0)), axes(s to max(at - 1, 0) + n)), along = s)
    rhs = A.slice(axes(s to 0), axes(s to all))
}

rule("slices that all begin at the same place") {
    expect(REFUTED, because = wrong)
    val s by singleton; val m by s.sizes
    val p by parts
    val n by p.sizes(s)
    val all by p.total(n)
    val A by tensor(s to m)
    lhs = concat(A.slice(axes(s to 0), axes(s to n)), along = s)
    rhs = A.slice(axes(s to 0), axes(s to all))
}

rule("slices with a stride, side by side") {
    expect(REFUTED, because = "one element of every two, counted anew in each part")
    val s by singleton; val m by s.sizes
    val p by parts
    val n by p.sizes(s)
    val at by p.starts(n); val all by p.total(n)
    val A by tensor(s to m)
    lhs = concat(A.slice(axes(s to at), axes(s to at + n), axes(s to 2)), along = s)
    rhs = A.slice(axes(s to 0), axes(s to all), axes(s to 2))
}

rule("parts side by side along another axis") {
    expect(REFUTED, because = wrong)
    val s by singleton
    val row by s.label; val column by s.label
    val q by s.sizes
    val p by parts
    val n by p.sizes(s)
    val X by p.tensor(row to n, column to q)
    lhs = concat(X.relabel(row to column, column to row), along = row)
    rhs = concat(X, along = row).relabel(row to column, column to row)
}

rule("one size for all parts, and only that of one") {
    expect(REFUTED, because = wrong)
    val s by singleton
    val p by parts
    val n by p.sizes(s)
    val X by p.tensor(s to n)
    requires { n eq 1 }
    lhs = concat(X, along = s)
    rhs = concat(X, along = s).slice(axes(s to 0), axes(s to 1))
}

rule("at most two places, of which the third part has another") {
    expect(REFUTED, because = "three parts of one place")
    val s by singleton
    val p by parts
    val n by p.sizes(s)
    val X by p.tensor(s to n)
    val all by p.total(n)
    requires { n le 1 }
    lhs = concat(X, along = s)
    rhs = concat(X, along = s).slice(axes(s to 0), axes(s to min(all, 2)))
}

rule("a sum of squares is not the square of the sum") {
    expect(REFUTED, because = wrong)
    val s by singleton; val u by singleton
    val p by parts
    val n by p.sizes(s)
    val X by p.tensor(s to n)
    elements(int, real)
    lhs = concat(X.reduce(sum, s).addUnit(u), along = u).reduce(sum, u) * concat(X.reduce(sum, s).addUnit(u), along = u).reduce(sum, u)
    rhs = concat((X.reduce(sum, s) * X.reduce(sum, s)).addUnit(u), along = u).reduce(sum, u)
}

rule("a sum as a product of sums") {
    expect(REFUTED, because = wrong)
    val s by singleton; val u by singleton
    val p by parts
    val n by p.sizes(s)
    val X by p.tensor(s to n)
    elements(int, real)
    lhs = concat(X, along = s).reduce(sum, s)
    rhs = concat(X.reduce(sum, s).addUnit(u), along = u).reduce(product, u)
}

rule("an initial value once, and once for each part") {
    expect(REFUTED, because = wrong)
    val s by singleton; val u by singleton
    val v by element
    val p by parts
    val n by p.sizes(s)
    val X by p.tensor(s to n)
    elements(int, real)
    lhs = concat(X, along = s).reduce(sum, s, initial = v)
    rhs = concat(X.reduce(sum, s, initial = v).addUnit(u), along = u).reduce(sum, u)
}

rule("an initial value of the outer sum for each part") {
    expect(REFUTED, because = wrong)
    val s by singleton; val u by singleton
    val v by element
    val p by parts
    val n by p.sizes(s)
    val X by p.tensor(s to n)
    elements(int, real)
    lhs = concat(X.reduce(sum, s).addUnit(u), along = u).reduce(sum, u, initial = v)
    rhs = concat(X.reduce(sum, s, initial = v).addUnit(u), along = u).reduce(sum, u)
}

rule("the last difference is not that of all") {
    expect(REFUTED, because = wrong)
    val s by singleton; val u by singleton
    val p by parts
    val n by p.sizes(s)
    val X by p.tensor(s to n)
    elements(int, real)
    lhs = -concat(X.reduce(max, s, initial = 0).addUnit(u), along = u).reduce(max, u)
    rhs = concat((-(X.reduce(max, s, initial = 0))).addUnit(u), along = u).reduce(max, u)
}

rule("lists exchanged") {
    expect(REFUTED, because = "one part of each")
    val s by singleton
    val p by parts; val r by parts
    val n by p.sizes(s); val m by r.sizes(s)
    val X by p.tensor(s to n); val Y by r.tensor(s to m)
    lhs = concat(concat(X, along = s), concat(Y, along = s), along = s)
    rhs = concat(concat(Y, along = s), concat(X, along = s), along = s)
}

rule("a total of another list") {
    expect(REFUTED, because = "one part of each")
    val s by singleton
    val p by parts; val r by parts
    val n by p.sizes(s); val m by r.sizes(s)
    val X by p.tensor(s to n); val Y by r.tensor(s to m)
    val all by p.total(n)
    lhs = concat(concat(X, along = s), concat(Y, along = s), along = s).slice(axes(s to all))
    rhs = concat(concat(Y, along = s), concat(Y, along = s), along = s).slice(axes(s to all))
}

rule("a condition on each part is none on the whole") {
    expect(REFUTED, because = wrong)
    val s by singleton; val k by s.sizes
    val p by parts
    val n by p.sizes(s)
    val X by p.tensor(s to n)
    requires { n le k }
    lhs = concat(X, along = s)
    rhs = concat(X, along = s).slice(axes(s to 0), axes(s to k))
}

rule("an element of each part is one of all") {
    expect(REFUTED, because = wrong)
    val s by singleton; val k by s.sizes
    val p by parts
    val v by p.element()
    lhs = concat(constant(v, s to k), along = s)
    rhs = concat(constant(v, s to k), along = s).reverse(s)
}

rule("a tensor of the size of the whole, cut anew for each part") {
    expect(REFUTED, because = wrong)
    val s by singleton
    val p by parts
    val n by p.sizes(s)
    val all by p.total(n)
    val X by p.tensor(s to n)
    val B by tensor(s to all)
    val f by function(T, T)
    lhs = concat(f(X, B.slice(axes(s to 0), axes(s to n))), along = s)
    rhs = f(concat(X, along = s), B)
}

rule("a tensor of the size of the whole, cut from its end") {
    expect(REFUTED, because = wrong)
    val s by singleton
    val p by parts
    val n by p.sizes(s)
    val all by p.total(n); val at by p.starts(n)
    val X by p.tensor(s to n)
    val B by tensor(s to all)
    val f by function(T, T)
    lhs = concat(f(X, B.slice(axes(s to all - at - n), axes(s to all - at))), along = s)
    rhs = f(concat(X, along = s), B)
}

rule("at most one place in each part") {
    expect(REFUTED, because = wrong)
    val s by singleton
    val p by parts
    val n by p.sizes(s)
    val X by p.tensor(s to n)
    requires { n le 1 }
    lhs = concat(X, along = s).reverse(s)
    rhs = concat(X, along = s)
}

rule("the first place is the last one") {
    expect(REFUTED, because = wrong)
    val s by singleton
    val p by parts
    val n by p.sizes(s)
    val all by p.total(n)
    val X by p.tensor(s to n)
    requires { n eq 1 }
    lhs = concat(X, along = s).slice(axes(s to 0), axes(s to 1))
    rhs = concat(X, along = s).slice(axes(s to all - 1), axes(s to all))
}

rule("the whole sorted is not each part sorted") {
    expect(REFUTED, because = wrong)
    val s by singleton
    val p by parts
    val n by p.sizes(s)
    val X by p.tensor(s to n)
    lhs = concat(X, along = s).sort(s)
    rhs = concat(X.sort(s), along = s)
}

rule("the sum of a part is not that of all") {
    expect(REFUTED, because = wrong)
    val s by singleton
    val p by parts
    val n by p.sizes(s)
    val all by p.total(n)
    val X by p.tensor(s to n)
    lhs = concat(X + X.reduce(sum, s).expand(s to n), along = s)
    rhs = concat(X, along = s) + concat(X, along = s).reduce(sum, s).expand(s to all)
}

rule("one copy more for each part") {
    expect(REFUTED, because = "k parts of no copies make k copies")
    val s by singleton
    val q by s.sizes
    val p by parts
    val n by p.sizes(s)
    val all by p.total(n)
    val A by tensor(s to q)
    lhs = concat(A.tile(s to n + 1), along = s)
    rhs = A.tile(s to all + 1)
}

rule("each element by itself so many times") {
    expect(REFUTED, because = "A[0], A[1], A[0], A[1] against A[0], A[0], A[1], A[1]")
    val s by singleton
    val q by s.sizes
    val inner by s.label
    val p by parts
    val n by p.sizes(s)
    val all by p.total(n)
    val A by tensor(s to q)
    lhs = concat(A.expand(inner to n).merge(s, inner = inner), along = s)
    rhs = A.expand(inner to all).merge(s, inner = inner)
}
