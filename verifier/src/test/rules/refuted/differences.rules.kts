// In what the sides of a wrong rule differ is part of what is expected of it.

rule("a padding that is dropped changes the shape") {
    expect(REFUTED, by = shape, because = "the right side is smaller")
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    lhs = A.pad(0, low = lanes(1))
    rhs = A
}

rule("a reversal changes elements") {
    expect(REFUTED, by = elements, because = "the shape stays")
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    lhs = A.reverse(c)
    rhs = A
}

rule("a slice beyond the end is invalid") {
    expect(REFUTED, validity)
    val c by rankClass
    val n by c.sizes
    val k by c.map
    val A by tensor(c to n)
    lhs = A
    rhs = A.slice(start = 0, end = n + k).slice(start = 0, end = n)
}
