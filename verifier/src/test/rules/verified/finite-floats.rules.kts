// What holds of floats without infinities. Each rule has a relative in the folder of those that are refuted.

rule("a finite sum commutes") {
    val c by rankClass; val n by c.sizes
    val x by tensor(c to n); val y by tensor(c to n)
    elements(f8e4m3fn)
    lhs = x + y
    rhs = y + x
}

rule("a difference is a sum with the opposite") {
    val c by rankClass; val n by c.sizes
    val x by tensor(c to n); val y by tensor(c to n)
    elements(f8e4m3fn)
    lhs = x - y
    rhs = x + (-y)
}

rule("a finite product commutes") {
    val c by rankClass; val n by c.sizes
    val x by tensor(c to n); val y by tensor(c to n)
    elements(f8e4m3fn)
    lhs = x * y
    rhs = y * x
}

rule("a product with one") {
    val c by rankClass; val n by c.sizes
    val x by tensor(c to n)
    elements(f8e4m3fn)
    lhs = x * 1
    rhs = x
}

rule("twice a number") {
    val c by rankClass; val n by c.sizes
    val x by tensor(c to n)
    elements(floats + f8e4m3fn)
    lhs = x + x
    rhs = x * 2
}

rule("a square of a magnitude") {
    val c by rankClass; val n by c.sizes
    val x by tensor(c to n)
    elements(f8e4m3fn)
    lhs = abs(x) * abs(x)
    rhs = x * x
}

rule("minus zero is added to what is finite") {
    val c by rankClass; val n by c.sizes
    val x by tensor(f8e4m3fn, c to n)
    lhs = x + (-0.0)
    rhs = x
}

rule("an opposite of an opposite") {
    val c by rankClass; val n by c.sizes
    val x by tensor(f8e4m3fn, c to n)
    lhs = -(-x)
    rhs = x
}

rule("no number is above the greatest") {
    val c by rankClass; val n by c.sizes
    val x by tensor(f8e4m3fn, c to n)
    lhs = min(x, 448)
    rhs = x
}

rule("no number is below the least") {
    val c by rankClass; val n by c.sizes
    val x by tensor(f8e4m3fn, c to n)
    lhs = max(x, -448)
    rhs = x
}

rule("the greater of opposites") {
    val c by rankClass; val n by c.sizes
    val x by tensor(c to n); val y by tensor(c to n)
    elements(f8e4m3fn)
    lhs = max(-x, -y)
    rhs = -min(x, y)
}

rule("a maximum of a minimum") {
    val c by rankClass; val n by c.sizes
    val x by tensor(c to n); val y by tensor(c to n); val z by tensor(c to n)
    elements(f8e4m3fn)
    lhs = max(x, min(y, z))
    rhs = min(max(x, y), max(x, z))
}

rule("a quotient by zero is no number") {
    val c by rankClass; val n by c.sizes
    val x by tensor(f8e4m3fn, c to n)
    lhs = x / 0
    rhs = constant(nan(f8e4m3fn), c to n)
}

rule("what is doubled too often is no number") {
    val c by rankClass; val n by c.sizes
    val x by tensor(f8e4m3fn, c to n)
    assume { x ge 240 }
    lhs = x * 2
    rhs = constant(nan(f8e4m3fn), c to n)
}

rule("a number is through every longer format what it was") {
    val c by rankClass; val n by c.sizes
    val x by tensor(f8e4m3fn, c to n)
    lhs = convert(convert(convert(convert(x, f16), bf16), f32), f8e4m3fn)
    rhs = x
}

rule("a sum in f16, rounded once more") {
    val c by rankClass; val n by c.sizes
    val x by tensor(f8e4m3fn, c to n); val y by tensor(f8e4m3fn, c to n)
    lhs = convert(convert(x, f16) + convert(y, f16), f8e4m3fn)
    rhs = x + y
}

rule("small integers are numbers") {
    val c by rankClass; val n by c.sizes
    val x by tensor(s4, c to n)
    lhs = convert(convert(x, f8e4m3fn), s4)
    rhs = x
}

rule("bits of a number and back") {
    val c by rankClass; val n by c.sizes
    val x by tensor(f8e4m3fn, c to n)
    lhs = bitcast(bitcast(x, u8), f8e4m3fn)
    rhs = x
}

rule("a number is equal to itself or is none") {
    val c by rankClass; val n by c.sizes
    val x by tensor(f8e4m3fn, c to n)
    lhs = select(x eq x, x - x, 0)
    rhs = constant(0, c to n)
}

rule("a finite remainder twice") {
    val c by rankClass; val n by c.sizes
    val x by tensor(f8e4m3fn, c to n); val y by tensor(f8e4m3fn, c to n)
    lhs = (x % y) % y
    rhs = x % y
}

rule("a reversed maximum") {
    val c by rankClass; val n by c.sizes
    val x by tensor(f8e4m3fn, c to n)
    lhs = x.reverse(c).reduce(max, c)
    rhs = x.reduce(max, c)
}

rule("a window's minimum from the greatest finite number on") {
    val c by rankClass; val n by c.sizes
    val x by tensor(c to n)
    elements(f8e4m3fn)
    lhs = x.reduceWindow(min, size = 1, initial = 448)
    rhs = x
}

rule("a bound that is none, on what is turned round") {
    val c by rankClass; val s by singleton
    val n by c.sizes; val m by s.sizes
    val x by tensor(c to n, s to m)
    elements(f8e4m3fn)
    lhs = min(x.reverse(s), constant(448, c to n, s to m))
    rhs = x.reverse(s)
}
