// What holds of integers that wrap.

rule("a sum of products is the product by a sum, around the end too") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    val B by tensor(c to n)
    val C by tensor(c to n)
    elements(s8, u8, s64, u64)
    lhs = A * (B + C)
    rhs = A * C + A * B
}

rule("a sum in another order") {
    val c by rankClass
    val d by rankClass
    val n by c.sizes
    val m by d.sizes
    val A by tensor(c to n, d to m)
    elements(s4, s32, u32)
    lhs = A.reverse(c).reduce(sum, c).reduce(sum, d)
    rhs = A.reduce(sum, d, c)
}

rule("a dot product commutes") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(s8, c to n)
    val B by tensor(s8, c to n)
    lhs = dot(A, B, contract = c)
    rhs = dot(B, A, contract = c)
}

rule("dividing by one") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    elements(s8, u8)
    lhs = A / 1
    rhs = A
}

rule("the least element has no other opposite, and is its own absolute value") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(s8, c to n)
    lhs = abs(-A)
    rhs = abs(A)
}

rule("what is not negative is all that is unsigned") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(u16, c to n)
    lhs = A ge 0
    rhs = constant(TRUE, c to n)
}

rule("quotient and remainder make up the dividend, divided by zero too") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    val B by tensor(c to n)
    elements(s4, u4)
    lhs = A / B * B + A % B
    rhs = A
    weaker("quotient and remainder make up the dividend, where nothing is divided by zero") { assume { B ne 0 } }
}

rule("bits that are in one and in both") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(u8, c to n)
    val B by tensor(u8, c to n)
    lhs = (A xor B) + ((A and B) * 2)
    rhs = A + B
}

rule("the bits that are not in either are those that are in neither") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    val B by tensor(c to n)
    elements(bool, s8, u64)
    lhs = !(A or B)
    rhs = !A and !B
}

rule("an opposite is the bits turned, and one") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    elements(s16, u16)
    lhs = -A
    rhs = !A + 1
}

rule("a maximum over two parts of words") {
    val c by singleton
    val n by c.sizes
    val m by c.sizes
    val A by tensor(u8, c to n)
    val B by tensor(u8, c to m)
    requires { (n ge 1) and (m ge 1) }
    lhs = concat(A, B, along = c).reduce(max, c)
    rhs = max(A.reduce(max, c), B.reduce(max, c))
}

rule("a number below the end, beside itself") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(u8, c to n)
    lhs = A + 200 - 200
    rhs = A
}

rule("a maximum with the opposite is the absolute value") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    elements(s8, s32)
    lhs = max(A, -A)
    rhs = abs(A)
}

rule("a double is a shift by one place") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    elements(s8, u8, s32)
    lhs = A * 2
    rhs = A shl 1
}

rule("shifts that are one shift") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    elements(s8, u8)
    lhs = (A ushr 2) ushr 3
    rhs = A ushr 5
}

rule("half of what has no sign is a shift") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(u16, c to n)
    lhs = A / 2
    rhs = A ushr 1
}

rule("a shift past the end leaves nothing, or the sign") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(s8, c to n)
    lhs = (A shl 8) + (A ushr 100) + (A shr 9)
    rhs = select(A lt 0, -1, 0)
}

rule("the bits that are set in either, once and twice") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(u8, c to n)
    val B by tensor(u8, c to n)
    lhs = popcount(A) + popcount(B)
    rhs = popcount(A or B) + popcount(A and B)
}

rule("what has no leading zero is negative") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(s16, c to n)
    lhs = countLeadingZeros(A) eq 0
    rhs = A lt 0
}
