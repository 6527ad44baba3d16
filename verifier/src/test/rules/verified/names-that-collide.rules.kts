// Right rules in which indices, axes and maps are called alike.

rule("a window: its index on one axis is named like the other axis, and all pairs are counted") {
    val s by singleton
    val n by s.sizes
    val row by s.label
    val column by s.index
    val second = s.axis("column")
    val X by tensor(int, row to n, second to n)
    requires { n ge 1 }
    lhs = X.reduceWindow(sum, axes(row to n, second to n), index = on(row to column))
    rhs = X.relabel(row to second, second to row).reduceWindow(sum, axes(row to n, second to n), index = on(row to column))
}

rule("a convolution: the index of the features is named like the spatial axis, the operands change places") {
    val s by singleton
    val n by s.sizes
    val f by s.label
    val k by s.index
    val spatial = s.axis("k")
    val X by tensor(int, f to n, spatial to n)
    val W by tensor(int, f to n, spatial to n)
    requires { n ge 1 }
    lhs = conv(X, W, feature = on(f), index = on(f to k))
    rhs = conv(W, X, feature = on(f), index = on(f to k))
}

rule("two reductions name their index alike, one inside of the other: in either order") {
    val c by rankClass
    val n by c.sizes
    val row by c.label; val column by c.label
    val k by c.index
    val X by tensor(int, row to n, column to n)
    lhs = X.reduce(sum, on(row to k)).reduce(sum, on(column to k))
    rhs = X.reduce(sum, on(column to k)).reduce(sum, on(row to k))
}

rule("two reductions name their index alike, one beside the other: the product is a sum over pairs") {
    val c by rankClass
    val n by c.sizes
    val row by c.label; val column by c.label
    val k by c.index
    val X by tensor(int, row to n)
    val Y by tensor(int, column to n)
    lhs = X.reduce(sum, on(row to k)) * Y.reduce(sum, on(column to k))
    rhs = (X.expand(column to n) * Y.expand(row to n)).reduce(sum, on(row, column))
}

rule("an axis of the result is named like a map that it does not meet") {
    val s by singleton
    val n by s.sizes
    val p by s.map
    val place = s.axis("p")
    lhs = iota(place, place to n) + constant(number(p), place to n)
    rhs = constant(number(p), place to n) + iota(place, place to n)
}
