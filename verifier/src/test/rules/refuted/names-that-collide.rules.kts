// Indices, axes and maps that are called alike are different things all the same. Each rule would hold if two of them were one.

rule("a window: its index on one axis is named like the other axis, the diagonal is not the square") {
    expect(REFUTED, because = "an element beside the diagonal")
    val s by singleton
    val n by s.sizes
    val row by s.label
    val column by s.index
    val second = s.axis("column")
    val X by tensor(int, row to n, second to n)
    requires { n ge 1 }
    val diagonal = iota(row, row to n, second to n) eq iota(second, row to n, second to n)
    lhs = X.reduceWindow(sum, axes(row to n, second to n), index = on(row to column))
    rhs = select(diagonal, X, constant(0, row to n, second to n))
        .reduceWindow(sum, axes(row to n, second to n), index = on(row to column))
}

rule("a window: all pairs, or the diagonal") {
    expect(REFUTED, because = "a truth beside the diagonal")
    val s by singleton
    val n by s.sizes
    val row by s.label
    val column by s.index
    val second = s.axis("column")
    val P by tensor(bool, row to n, second to n)
    requires { n ge 1 }
    val diagonal = iota(row, row to n, second to n) eq iota(second, row to n, second to n)
    lhs = P.reduceWindow(or, axes(row to n, second to n), index = on(row to column))
    rhs = (P and diagonal).reduceWindow(or, axes(row to n, second to n), index = on(row to column))
}

rule("a convolution: the index of the features is named like the spatial axis") {
    expect(REFUTED, because = "an element of the kernel beside its diagonal")
    val s by singleton
    val n by s.sizes
    val f by s.label
    val k by s.index
    val spatial = s.axis("k")
    val X by tensor(int, f to n, spatial to n)
    val W by tensor(int, f to n, spatial to n)
    requires { n ge 1 }
    val diagonal = iota(f, f to n, spatial to n) eq iota(spatial, f to n, spatial to n)
    lhs = conv(X, W, feature = on(f), index = on(f to k))
    rhs = conv(X, select(diagonal, W, constant(0, f to n, spatial to n)), feature = on(f), index = on(f to k))
}

rule("two reductions name their index alike, one inside of the other") {
    expect(REFUTED, because = "an element beside the diagonal")
    val s by singleton
    val n by s.sizes
    val row by s.label; val column by s.label
    val k by s.index
    val X by tensor(int, row to n, column to n)
    val diagonal = iota(row, row to n, column to n) eq iota(column, row to n, column to n)
    lhs = X.reduce(sum, on(row to k)).reduce(sum, on(column to k))
    rhs = select(diagonal, X, constant(0, row to n, column to n)).reduce(sum, on(row to k)).reduce(sum, on(column to k))
}

rule("two reductions name their index alike, one beside the other") {
    expect(REFUTED, because = "two elements")
    val c by rankClass
    val n by c.sizes
    val k by c.index
    val X by tensor(int, c to n)
    val Y by tensor(int, c to n)
    lhs = X.reduce(sum, on(c to k)) * Y.reduce(sum, on(c to k))
    rhs = (X * Y).reduce(sum, on(c to k))
}

rule("the indices of two classes are named like each other's axis") {
    expect(REFUTED, because = "an element beside the diagonal")
    val s by singleton; val t by singleton
    val n by s.sizes; val m by t.sizes
    val i by s.index
    val first = s.axis("j"); val second = t.axis("i")
    val X by tensor(int, first to n, second to m)
    requires { n ge 1 }
    requires { m ge 1 }
    val diagonal = iota(first, first to n, second to m) eq iota(second, first to n, second to m)
    lhs = X.reduceWindow(sum, axes(first to n, second to m), index = on(first to i))
    rhs = select(diagonal, X, constant(0, first to n, second to m))
        .reduceWindow(sum, axes(first to n, second to m), index = on(first to i))
}

rule("an axis of the result is named like a map") {
    expect(REFUTED, because = "the index is not the map")
    val s by singleton
    val n by s.sizes
    val p by s.map
    val place = s.axis("p")
    lhs = iota(place, place to n)
    rhs = constant(number(p), place to n)
}
