// What holds of f8e5m2, a format of 8 bits as IEEE 754 has it. Each rule has a relative in the folder of those that are refuted.

rule("a small sum commutes") {
    val c by rankClass; val n by c.sizes
    val x by tensor(c to n); val y by tensor(c to n)
    elements(f8e5m2)
    lhs = x + y
    rhs = y + x
}

rule("a small difference is a sum with the opposite") {
    val c by rankClass; val n by c.sizes
    val x by tensor(c to n); val y by tensor(c to n)
    elements(f8e5m2)
    lhs = x - y
    rhs = x + (-y)
}

rule("a small product with one") {
    val c by rankClass; val n by c.sizes
    val x by tensor(c to n)
    elements(floats + f8e4m3fn + f8e5m2)
    lhs = x * 1
    rhs = x
}

rule("minus zero is added to what is small") {
    val c by rankClass; val n by c.sizes
    val x by tensor(f8e5m2, c to n)
    lhs = x + (-0.0)
    rhs = x
}

rule("zero is taken from what is small") {
    val c by rankClass; val n by c.sizes
    val x by tensor(f8e5m2, c to n)
    lhs = x - 0
    rhs = x
}

rule("the opposite of the opposite of what is small") {
    val c by rankClass; val n by c.sizes
    val x by tensor(f8e5m2, c to n)
    lhs = -(-x)
    rhs = x
}

rule("twice a small number") {
    val c by rankClass; val n by c.sizes
    val x by tensor(c to n)
    elements(floats + f8e5m2)
    lhs = x + x
    rhs = x * 2
}

rule("no small number is above infinity") {
    val c by rankClass; val n by c.sizes
    val x by tensor(f8e5m2, c to n)
    lhs = min(x, inf)
    rhs = x
}

rule("small maxima associate") {
    val c by rankClass; val n by c.sizes
    val x by tensor(c to n); val y by tensor(c to n); val z by tensor(c to n)
    elements(f8e5m2)
    lhs = max(max(x, y), z)
    rhs = max(x, max(y, z))
}

rule("small minima of opposites") {
    val c by rankClass; val n by c.sizes
    val x by tensor(c to n); val y by tensor(c to n)
    elements(f8e5m2)
    lhs = min(-x, -y)
    rhs = -max(x, y)
}

rule("a small comparison the other way round") {
    val c by rankClass; val n by c.sizes
    val x by tensor(c to n); val y by tensor(c to n)
    elements(f8e5m2)
    lhs = x lt y
    rhs = y gt x
}

rule("what is small and not equal to itself is no number") {
    val c by rankClass; val n by c.sizes
    val x by tensor(f8e5m2, c to n)
    lhs = select(x ne x, x, 0)
    rhs = select(x eq x, 0, constant(nan(f8e5m2), c to n))
}

rule("what is doubled too often is infinite") {
    val c by rankClass; val n by c.sizes
    val x by tensor(f8e5m2, c to n)
    assume { x ge 32768 }
    lhs = x * 2
    rhs = constant(inf(f8e5m2), c to n)
}

rule("a small quotient by zero of a positive number is infinite") {
    val c by rankClass; val n by c.sizes
    val x by tensor(f8e5m2, c to n)
    assume { x gt 0 }
    lhs = x / 0
    rhs = constant(inf(f8e5m2), c to n)
}

rule("a small number is through every longer format what it was") {
    val c by rankClass; val n by c.sizes
    val x by tensor(f8e5m2, c to n)
    lhs = convert(convert(convert(convert(x, f16), f32), f64), f8e5m2)
    rhs = x
}

rule("a small sum in f16, rounded once more") {
    val c by rankClass; val n by c.sizes
    val x by tensor(f8e5m2, c to n); val y by tensor(f8e5m2, c to n)
    lhs = convert(convert(x, f16) + convert(y, f16), f8e5m2)
    rhs = x + y
}

rule("from one format of 8 bits to the other, at once or through f32") {
    val c by rankClass; val n by c.sizes
    val x by tensor(f8e4m3fn, c to n)
    lhs = convert(convert(x, f32), f8e5m2)
    rhs = convert(x, f8e5m2)
}

rule("an infinity has no counterpart in a finite format") {
    val c by rankClass; val n by c.sizes
    lhs = constant(convert(inf(f8e5m2), f8e4m3fn), c to n)
    rhs = constant(nan(f8e4m3fn), c to n)
}

rule("bits of a small number and back") {
    val c by rankClass; val n by c.sizes
    val x by tensor(f8e5m2, c to n)
    lhs = bitcast(bitcast(x, u8), f8e5m2)
    rhs = x
}

rule("a reversed small maximum") {
    val c by rankClass; val n by c.sizes
    val x by tensor(f8e5m2, c to n)
    lhs = x.reverse(c).reduce(max, c)
    rhs = x.reduce(max, c)
}

rule("integers of 3 bits are small numbers") {
    val c by rankClass; val n by c.sizes
    val x by tensor(s4, c to n)
    assume { x lt 5 }
    assume { x gt -5 }
    lhs = convert(convert(x, f8e5m2), s4)
    rhs = x
}

rule("a finite small number less itself") {
    val c by rankClass; val n by c.sizes
    val x by tensor(f8e5m2, c to n)
    assume { finite(x) }
    lhs = x - x
    rhs = constant(0, c to n)
}
