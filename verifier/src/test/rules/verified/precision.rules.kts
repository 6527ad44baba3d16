// Floats with fewer bits, in their own type.

for ((type, exponent, mantissa) in listOf(Triple(f16, 5, 10), Triple(bf16, 8, 7), Triple(f32, 8, 23), Triple(f64, 11, 52)))
rule("the bits of $type itself leave its elements") {
    val c by rankClass
    val n by c.sizes
    val x by tensor(type, c to n)
    lhs = reducePrecision(x, exponent, mantissa)
    rhs = x
}

rule("more bits than there are leave them, too") {
    val c by rankClass
    val n by c.sizes
    val x by tensor(f16, c to n)
    lhs = reducePrecision(x, 8, 23)
    rhs = x
}

rule("twice is once") {
    val c by rankClass
    val n by c.sizes
    val x by tensor(f16, c to n)
    lhs = reducePrecision(reducePrecision(x, 4, 5), 4, 5)
    rhs = reducePrecision(x, 4, 5)
}

rule("with the exponents of the type it is there and back") {
    val c by rankClass
    val n by c.sizes
    val x by tensor(f32, c to n)
    lhs = reducePrecision(x, 8, 7)
    rhs = convert(convert(x, bf16), f32)
}

rule("it commutes with what changes the sign only") {
    val c by rankClass
    val n by c.sizes
    val x by tensor(f16, c to n)
    lhs = reducePrecision(-x, 3, 4)
    rhs = -reducePrecision(x, 3, 4)
}

rule("it keeps the order") {
    val c by rankClass
    val n by c.sizes
    val x by tensor(f16, c to n)
    val y by tensor(f16, c to n)
    assume { x le y }
    lhs = reducePrecision(x, 4, 5) le reducePrecision(y, 4, 5)
    rhs = constant(TRUE, c to n)
}

rule("what is not a number stays") {
    val c by rankClass
    val n by c.sizes
    lhs = reducePrecision(constant(nan(f16), c to n), 2, 2)
    rhs = constant(nan(f16), c to n)
}

rule("one bit of exponent leaves zeros and infinities") {
    val c by rankClass
    val n by c.sizes
    val x by tensor(f16, c to n)
    assume { abs(x) lt 1 }
    assume { x ge 0 }
    lhs = reducePrecision(abs(x), 1, 10)
    rhs = constant(0, c to n)
}
