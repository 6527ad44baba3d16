// The same claims where every type that is named has all numbers and operators, and families of which some members have not.

rule("s8 has -1") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    elements(s4, s8)
    lhs = A * -1
    rhs = -A
}

rule("u8 has 200") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    elements(u8, s16)
    lhs = max(A, 200) - max(A, 200)
    rhs = constant(0, c to n)
}

rule("a family of which some members have the number") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    elements(signed)
    lhs = max(A, 200) - max(A, 200)
    rhs = constant(0, c to n)
}

rule("all types that have the number") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    lhs = max(A, -1)
    rhs = max(max(A, -1), -1)
}
