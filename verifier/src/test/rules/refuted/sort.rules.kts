rule("sorting changes nothing") {
    expect(REFUTED, because = "{1, 0} becomes {0, 1}")
    val s by singleton
    val n by s.sizes
    val A by tensor(s to n)
    lhs = A.sort(along = s)
    rhs = A
}

rule("sorting along one axis is sorting along another") {
    expect(REFUTED, because = "the lines are others")
    val s by singleton
    val row by s.label
    val column by s.label
    val n by s.sizes
    val A by tensor(row to n, column to n)
    lhs = A.sort(along = row)
    rhs = A.sort(along = column)
}

rule("sorting along two axes in either order") {
    expect(REFUTED, because = "{0, 3}, {2, 1} becomes {0, 2}, {1, 3} or {0, 1}, {2, 3}")
    val s by singleton
    val row by s.label
    val column by s.label
    val n by s.sizes
    val m by s.sizes
    val A by tensor(row to n, column to m)
    lhs = A.sort(along = row).sort(along = column)
    rhs = A.sort(along = column).sort(along = row)
}

rule("sorting downwards is sorting upwards") {
    expect(REFUTED, because = "{0, 1} becomes {1, 0}")
    val s by singleton
    val n by s.sizes
    val A by tensor(s to n)
    lhs = A.sort(along = s).reverse(s)
    rhs = A.sort(along = s)
}

rule("sorts of two tensors have one order") {
    expect(REFUTED, because = "A and B are put in order each by itself")
    val s by singleton
    val n by s.sizes
    val A by tensor(int, s to n)
    val B by tensor(int, s to n)
    lhs = A.sort(along = s) + B.sort(along = s)
    rhs = (A + B).sort(along = s)
}

rule("opposites in the same order") {
    expect(REFUTED, because = "-{0, 1} is {-1, 0} in order")
    val s by singleton
    val n by s.sizes
    val A by tensor(int, s to n)
    lhs = (-A).sort(along = s)
    rhs = -A.sort(along = s)
}

rule("what is sorted by another tensor") {
    expect(REFUTED, because = "I is an order of its own")
    val s by singleton
    val n by s.sizes
    val A by tensor(int, s to n)
    val I by tensor(int, s to n)
    requires { n ge 1 }
    lhs = A.sort(along = s)
    rhs = A.gather(I, along = s)
}
