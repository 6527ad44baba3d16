rule("complex numbers in order") {
    expect(ILL_FORMED, because = "they have none")
    val s by singleton
    val n by s.sizes
    val A by tensor(complex, s to n)
    lhs = A.sort(along = s)
    rhs = A.sort(along = s)
}

rule("an axis of any rank that is sorted along") {
    expect(ILL_FORMED, because = "a line is along one axis")
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    lhs = A.sort(along = c)
    rhs = A.sort(along = c)
}

rule("an axis to sort along that the operand has not") {
    expect(ILL_FORMED, because = "A has no axis t")
    val s by singleton
    val t by singleton
    val n by s.sizes
    val A by tensor(s to n)
    lhs = A.sort(along = t)
    rhs = A.sort(along = t)
}

rule("tensors in the order of complex numbers") {
    expect(ILL_FORMED, because = "complex numbers have no order")
    val s by singleton
    val n by s.sizes
    val K by tensor(complex, s to n)
    val A by tensor(int, s to n)
    lhs = zip(K, A).sort(along = s)[1]
    rhs = zip(K, A).sort(along = s)[1]
}
