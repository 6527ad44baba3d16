// What holds of integers without end, and not of those that wrap.

rule("a square is not negative") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    elements(s8, s16)
    lhs = A * A ge 0
    rhs = constant(TRUE, c to n)
    expect(REFUTED, because = "12 * 12 is -112 in s8")
}

rule("half of the double") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    elements(s8, u8)
    lhs = A * 2 / 2
    rhs = A
    expect(REFUTED, because = "the highest bit is lost")
}

rule("the opposite of a maximum is the minimum of the opposites") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    val B by tensor(c to n)
    elements(s8, u8)
    lhs = -max(A, B)
    rhs = min(-A, -B)
    expect(REFUTED, because = "the least element is its own opposite")
}

rule("a maximum of what is shifted") {
    val c by rankClass
    val n by c.sizes
    val v by element
    val A by tensor(c to n)
    requires { n ge 1 }
    elements(s8, u8)
    lhs = (A + v).reduce(max, c)
    rhs = A.reduce(max, c) + constant(v)
    expect(REFUTED, because = "what is shifted past the end comes back at the other")
}

rule("adding one keeps the order") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    val B by tensor(c to n)
    elements(s32, u32)
    lhs = A + 1 lt B + 1
    rhs = A lt B
    expect(REFUTED, because = "the greatest element becomes the least")
}

rule("an absolute value is not negative") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(s64, c to n)
    lhs = abs(A) ge 0
    rhs = constant(TRUE, c to n)
    expect(REFUTED, because = "but for the least element")
}

rule("a maximum with the opposite is the opposite of the absolute value") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(s8, c to n)
    lhs = max(A, -A)
    rhs = -abs(A)
    expect(REFUTED, because = "A = 1")
}

rule("quotients by the opposite") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(s8, c to n)
    val B by tensor(s8, c to n)
    assume { B ne 0 }
    lhs = A / -B
    rhs = -(A / B)
    expect(REFUTED, because = "-128 / -128 is 1, whatever sign the second has")
}

rule("a sum of differences of sums") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(u4, c to n)
    lhs = A.reduce(sum, c) / 2
    rhs = (A / 2).reduce(sum, c)
    expect(REFUTED, because = "1 + 1")
}

rule("half of what has a sign is a shift") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(s16, c to n)
    lhs = A / 2
    rhs = A shr 1
    expect(REFUTED, because = "-1 / 2 is 0, and shifted it is -1")
}

rule("shifted there and back") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    elements(s8, u8)
    lhs = (A shl 1) ushr 1
    rhs = A
    expect(REFUTED, because = "the highest bit is lost")
}

rule("shifts by a sum") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(u8, c to n)
    val B by tensor(u8, c to n)
    val C by tensor(u8, c to n)
    lhs = (A shl B) shl C
    rhs = A shl (B + C)
    expect(REFUTED, because = "128 + 128 is 0")
}

rule("both shifts to the right are one") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(s8, c to n)
    lhs = A shr 1
    rhs = A ushr 1
    expect(REFUTED, because = "A = -1")
}

rule("the bits of a sum") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(u8, c to n)
    lhs = popcount(A + 1)
    rhs = popcount(A) + 1
    expect(REFUTED, because = "A = 1")
}
