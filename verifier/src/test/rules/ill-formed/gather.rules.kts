rule("an index that is no integer") {
    expect(ILL_FORMED, because = "an index is an integer")
    val s by singleton
    val b by rankClass
    val n by s.sizes
    val m by b.sizes
    val A by tensor(s to n)
    val I by tensor(real, b to m)
    lhs = A.gather(I, along = s)
    rhs = A.gather(I, along = s)
}

rule("an index of an open type") {
    expect(ILL_FORMED, because = "an index is an integer in every type")
    val s by singleton
    val b by rankClass
    val n by s.sizes
    val m by b.sizes
    val A by tensor(s to n)
    val I by tensor(b to m)
    lhs = A.gather(I, along = s)
    rhs = A.gather(I, along = s)
}

rule("an axis of any rank that is looked up") {
    expect(ILL_FORMED, because = "one number is an index of one axis")
    val c by rankClass
    val b by rankClass
    val n by c.sizes
    val m by b.sizes
    val A by tensor(c to n)
    val I by tensor(int, b to m)
    lhs = A.gather(I, along = c)
    rhs = A.gather(I, along = c)
}

rule("an axis that the operand has not") {
    expect(ILL_FORMED, because = "t is an axis of the indices")
    val s by singleton
    val t by singleton
    val n by s.sizes
    val m by t.sizes
    val A by tensor(s to n)
    val I by tensor(int, t to m)
    lhs = A.gather(I, along = t)
    rhs = A.gather(I, along = t)
}

rule("a window on an axis that the indices have, too") {
    expect(ILL_FORMED, because = "the result would have the axis twice")
    val s by singleton
    val n by s.sizes
    val m by s.sizes
    val A by tensor(s to n)
    val I by tensor(int, s to m)
    lhs = A.gather(I, along = s, size = 1)
    rhs = A.gather(I, along = s, size = 1)
}

rule("updates without the axes of the indices") {
    expect(ILL_FORMED, because = "each index has an update of its own")
    val s by singleton
    val b by rankClass
    val n by s.sizes
    val m by b.sizes
    val A by tensor(int, s to n)
    val I by tensor(int, b to m)
    val U by tensor(int, s to n)
    lhs = A.scatter(sum, I, U, along = s)
    rhs = A
}

rule("updates of another type") {
    expect(ILL_FORMED, because = "an update is combined with what is there")
    val s by singleton
    val b by rankClass
    val n by s.sizes
    val m by b.sizes
    val A by tensor(int, s to n)
    val I by tensor(int, b to m)
    val U by tensor(real, b to m)
    lhs = A.scatter(sum, I, U, along = s)
    rhs = A
}
