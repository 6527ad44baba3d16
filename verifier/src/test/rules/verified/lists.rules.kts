// Lists of operands of any length: each rule is proved for one part, and by induction for more.

rule("a function of each part") {
    val s by singleton; val d by rankClass
    val q by d.sizes
    val p by parts
    val n by p.sizes(s)
    val X by p.tensor(s to n, d to q)
    val f by function(T)
    lhs = f(concat(X, along = s))
    rhs = concat(f(X), along = s)
}

rule("a function of two lists, part by part") {
    val s by singleton; val d by rankClass
    val q by d.sizes
    val p by parts
    val n by p.sizes(s)
    val f by function(T, T)
    val X by p.tensor(s to n, d to q)
    val Y by p.tensor(s to n, d to q)
    lhs = concat(f(X, Y), along = s)
    rhs = f(concat(X, along = s), concat(Y, along = s))
}

rule("padded and sliced on other axes") {
    val s by singleton; val d by rankClass
    val q by d.sizes; val low by d.sizes; val a by d.map; val b by d.map
    val v by element
    val p by parts
    val n by p.sizes(s)
    val X by p.tensor(s to n, d to q)
    lhs = concat(X.pad(v, low = axes(d to low)).slice(axes(d to a), axes(d to b)), along = s)
    rhs = concat(X, along = s).pad(v, low = axes(d to low)).slice(axes(d to a), axes(d to b))
}

rule("sums of the rows of each part") {
    val s by singleton; val d by rankClass
    val q by d.sizes
    val p by parts
    val n by p.sizes(s)
    val X by p.tensor(s to n, d to q)
    elements(int, real)
    lhs = concat(X, along = s).reduce(sum, d)
    rhs = concat(X.reduce(sum, d), along = s)
}

rule("a sum of sums") {
    val s by singleton; val d by rankClass; val u by singleton
    val q by d.sizes
    val p by parts
    val n by p.sizes(s)
    val X by p.tensor(s to n, d to q)
    elements(int, real)
    lhs = concat(X, along = s).reduce(sum, s)
    rhs = concat(X.reduce(sum, s).addUnit(u), along = u).reduce(sum, u)
}

rule("all of all") {
    val s by singleton; val d by rankClass; val u by singleton
    val q by d.sizes
    val p by parts
    val n by p.sizes(s)
    val X by p.tensor(bool, s to n, d to q)
    lhs = concat(X, along = s).reduce(and, s)
    rhs = concat(X.reduce(and, s).addUnit(u), along = u).reduce(and, u)
}

rule("the largest of the largest") {
    val s by singleton; val u by singleton
    val p by parts
    val n by p.sizes(s)
    val X by p.tensor(s to n)
    elements(int, real)
    requires { n ge 1 }
    lhs = concat(X, along = s).reduce(max, s)
    rhs = concat(X.reduce(max, s).addUnit(u), along = u).reduce(max, u)
}

rule("a list in a list") {
    val s by singleton; val d by rankClass
    val q by d.sizes; val k by s.sizes
    val p by parts; val r by parts
    val n by p.sizes(s); val m by r.sizes(s)
    val X by p.tensor(s to n, d to q)
    val Y by r.tensor(s to m, d to q)
    val A by tensor(s to k, d to q)
    lhs = concat(concat(X, along = s), concat(A, concat(Y, along = s), along = s), along = s)
    rhs = concat(concat(X, along = s), A, concat(Y, along = s), along = s)
}

rule("operands before the slice are left out") {
    val s by singleton; val d by rankClass
    val q by d.sizes; val a by s.map; val b by s.map
    val p by parts; val r by parts
    val n by p.sizes(s); val m by r.sizes(s)
    val X by p.tensor(s to n, d to q)
    val Y by r.tensor(s to m, d to q)
    val all by p.total(n)
    requires { a ge all }
    lhs = concat(concat(X, along = s), concat(Y, along = s), along = s).slice(axes(s to a), axes(s to b))
    rhs = concat(Y, along = s).slice(axes(s to a - all), axes(s to b - all))
}

rule("slices of one tensor, side by side") {
    val s by singleton; val d by rankClass
    val q by d.sizes; val m by s.sizes; val a by s.map
    val p by parts
    val n by p.sizes(s)
    val at by p.starts(n)
    val all by p.total(n)
    val A by tensor(s to m, d to q)
    lhs = concat(A.slice(axes(s to a + at), axes(s to a + at + n)), along = s)
    rhs = A.slice(axes(s to a), axes(s to a + all))
}

rule("slices of the whole are the parts") {
    val s by singleton
    val p by parts; val r by parts
    val n by p.sizes(s); val m by r.sizes(s)
    val at by r.starts(m)
    val X by p.tensor(s to n)
    val all by p.total(n); val same by r.total(m)
    requires { all eq same }
    val whole = concat(X, along = s)
    lhs = concat(whole.slice(axes(s to at), axes(s to at + m)), along = s)
    rhs = whole
}

rule("transposed, each part and the whole") {
    val s by singleton
    val row by s.label; val column by s.label
    val q by s.sizes
    val p by parts
    val n by p.sizes(s)
    val X by p.tensor(row to n, column to q)
    lhs = concat(X.relabel(row to column, column to row), along = column)
    rhs = concat(X, along = row).relabel(row to column, column to row)
}

rule("each part is reversed twice, with padding of its own") {
    val s by singleton; val d by rankClass
    val q by d.sizes
    val v by element
    val p by parts
    val n by p.sizes(s)
    val l by p.map(s)
    val w by p.element()
    val X by p.tensor(s to n, d to q)
    requires { l ge 1 }
    lhs = concat(X.pad(w, low = axes(s to l)).pad(v, high = axes(s to 1)).reverse(s).reverse(s), along = s)
    rhs = concat(X.pad(w, low = axes(s to l)).pad(v, high = axes(s to 1)), along = s)
}

rule("a list of each of a list") {
    val s by singleton; val t by singleton
    val p by parts; val r by parts
    val n by p.sizes(s); val m by r.sizes(t)
    val X by p.tensor(s to n)
    val Y by r.tensor(t to m)
    val width by r.total(m); val height by p.total(n)
    val f by function(T, T)
    lhs = concat(f(X.expand(t to width), concat(Y, along = t).expand(s to n)), along = s)
    rhs = f(concat(X, along = s).expand(t to width), concat(Y, along = t).expand(s to height))
}

rule("the largest part is none") {
    val s by singleton
    val p by parts
    val n by p.sizes(s)
    val X by p.tensor(s to n)
    val all by p.total(n)
    requires { n ge 1 }
    lhs = concat(X, along = s)
    rhs = concat(X, along = s).slice(axes(s to 0), axes(s to max(all, 1)))
}

rule("a tensor of the size of the whole, slice by slice") {
    val s by singleton
    val p by parts
    val n by p.sizes(s)
    val all by p.total(n); val at by p.starts(n)
    val X by p.tensor(s to n)
    val B by tensor(s to all)
    val f by function(T, T)
    lhs = concat(f(X, B.slice(axes(s to at), axes(s to at + n))), along = s)
    rhs = f(concat(X, along = s), B)
}

rule("a total of one list as a size of another") {
    val s by singleton; val t by singleton
    val p by parts; val r by parts
    val n by p.sizes(s); val m by r.sizes(t)
    val all by p.total(n)
    val X by p.tensor(s to n)
    val Y by r.tensor(t to m, s to all)
    val f by function(T, T)
    val width by r.total(m)
    lhs = concat(f(Y, concat(X, along = s).expand(t to m)), along = t)
    rhs = f(concat(Y, along = t), concat(X, along = s).expand(t to width))
}

rule("at most one place in all is its own reverse") {
    val s by singleton
    val p by parts
    val n by p.sizes(s)
    val all by p.total(n)
    val X by p.tensor(s to n)
    requires { all le 1 }
    lhs = concat(X, along = s).reverse(s)
    rhs = concat(X, along = s)
}

rule("copies of one tensor along an axis of their own") {
    val u by singleton; val d by rankClass
    val m by d.sizes
    val p by parts
    val n by p.sizes(u)
    val all by p.total(n)
    val A by tensor(d to m)
    lhs = concat(A.expand(u to n), along = u)
    rhs = A.expand(u to all)
}
