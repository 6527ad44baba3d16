// What is wrong among floats without infinities: relatives of what holds, and what holds in formats that have infinities.

rule("finite sums associate") {
    val c by rankClass; val n by c.sizes
    val x by tensor(c to n); val y by tensor(c to n); val z by tensor(c to n)
    elements(f8e4m3fn)
    lhs = (x + y) + z
    rhs = x + (y + z)
    expect(REFUTED, because = "448 + 448 - 448")
}

rule("a difference is a sum with the other opposite") {
    val c by rankClass; val n by c.sizes
    val x by tensor(c to n); val y by tensor(c to n)
    elements(f8e4m3fn)
    lhs = x - y
    rhs = -x + y
    expect(REFUTED, because = "0 - 1")
}

rule("finite products distribute") {
    val c by rankClass; val n by c.sizes
    val x by tensor(c to n); val y by tensor(c to n)
    elements(f8e4m3fn)
    lhs = (x + y) * 2
    rhs = x * 2 + y * 2
    expect(REFUTED, because = "448 * 2 is no number, and (448 - 448) * 2 is")
}

rule("a product with zero is zero") {
    val c by rankClass; val n by c.sizes
    val x by tensor(c to n)
    elements(f8e4m3fn)
    lhs = x * 0
    rhs = constant(0, c to n)
    expect(REFUTED, because = "what is not a number, and -1 * 0")
}

rule("half of twice a number") {
    val c by rankClass; val n by c.sizes
    val x by tensor(c to n)
    elements(f8e4m3fn)
    lhs = x * 2 / 2
    rhs = x
    expect(REFUTED, because = "448 * 2 is no number")
}

rule("a magnitude of a square root") {
    val c by rankClass; val n by c.sizes
    val x by tensor(c to n)
    elements(f8e4m3fn)
    lhs = sqrt(x * x)
    rhs = abs(x)
    expect(REFUTED, because = "448 * 448 is no number")
}

rule("zero is added to what is finite") {
    val c by rankClass; val n by c.sizes
    val x by tensor(f8e4m3fn, c to n)
    lhs = x + 0
    rhs = x
    expect(REFUTED, because = "-0.0 + 0 = 0")
}

rule("a number less itself") {
    val c by rankClass; val n by c.sizes
    val x by tensor(f8e4m3fn, c to n)
    lhs = x - x
    rhs = constant(0, c to n)
    expect(REFUTED, because = "NaN - NaN")
}

rule("no number is above 240") {
    val c by rankClass; val n by c.sizes
    val x by tensor(f8e4m3fn, c to n)
    lhs = min(x, 240)
    rhs = x
    expect(REFUTED, because = "448; 240 is the greatest of f8e4m3, which has infinities")
}

rule("no number is below zero") {
    val c by rankClass; val n by c.sizes
    val x by tensor(f8e4m3fn, c to n)
    lhs = max(x, 0)
    rhs = x
    expect(REFUTED, because = "-1")
}

rule("the greater of opposites, without the opposite") {
    val c by rankClass; val n by c.sizes
    val x by tensor(c to n); val y by tensor(c to n)
    elements(f8e4m3fn)
    lhs = max(-x, -y)
    rhs = min(x, y)
    expect(REFUTED, because = "x = y = 1")
}

rule("a quotient by zero is the greatest number") {
    val c by rankClass; val n by c.sizes
    val x by tensor(f8e4m3fn, c to n)
    assume { x gt 0 }
    lhs = x / 0
    rhs = constant(number(448, f8e4m3fn), c to n)
    expect(REFUTED, because = "nothing stays at the greatest number")
}

rule("what is doubled is the greatest number at most") {
    val c by rankClass; val n by c.sizes
    val x by tensor(f8e4m3fn, c to n)
    assume { x ge 240 }
    lhs = x * 2
    rhs = constant(number(448, f8e4m3fn), c to n)
    expect(REFUTED, because = "nothing stays at the greatest number")
}

rule("a number of f16 through a shorter format") {
    val c by rankClass; val n by c.sizes
    val x by tensor(f16, c to n)
    lhs = convert(convert(x, f8e4m3fn), f16)
    rhs = x
    expect(REFUTED, because = "an infinity becomes what is not a number")
}

rule("rounded to f16 first") {
    val c by rankClass; val n by c.sizes
    val x by tensor(f32, c to n)
    lhs = convert(convert(x, f16), f8e4m3fn)
    rhs = convert(x, f8e4m3fn)
    expect(REFUTED, because = "a number just above halfway between two")
}

rule("a sum that is not rounded on the way") {
    val c by rankClass; val n by c.sizes
    val x by tensor(f8e4m3fn, c to n); val y by tensor(f8e4m3fn, c to n)
    lhs = convert(x, f16) + convert(y, f16)
    rhs = convert(x + y, f16)
    expect(REFUTED, because = "448 + 448")
}

rule("integers of 8 bits are numbers") {
    val c by rankClass; val n by c.sizes
    val x by tensor(s8, c to n)
    lhs = convert(convert(x, f8e4m3fn), s8)
    rhs = x
    expect(REFUTED, because = "17 takes 5 bits")
}

rule("bits and the number that they are") {
    val c by rankClass; val n by c.sizes
    val x by tensor(u8, c to n)
    lhs = bitcast(bitcast(x, f8e4m3fn), u8)
    rhs = x
    expect(REFUTED, because = "0x7f and 0xff are one element")
}

rule("a finite sum of opposites") {
    val c by rankClass; val n by c.sizes
    val x by tensor(f8e4m3fn, c to n)
    lhs = (x + x) - x
    rhs = x
    expect(REFUTED, because = "448 + 448")
}

rule("a finite number compared with itself") {
    val c by rankClass; val n by c.sizes
    val x by tensor(f8e4m3fn, c to n)
    lhs = x eq x
    rhs = constant(TRUE, c to n)
    expect(REFUTED, because = "what is not a number")
}

rule("an exponential is a number") {
    val c by rankClass; val n by c.sizes
    val x by tensor(f8e4m3fn, c to n)
    assume { x eq x }
    lhs = exp(x) eq exp(x)
    rhs = constant(TRUE, c to n)
    expect(REFUTED, because = "exp(448) is beyond all numbers")
}

rule("a logarithm of zero is the least number") {
    val c by rankClass; val n by c.sizes
    lhs = constant(log(number(0, f8e4m3fn)), c to n)
    rhs = constant(number(-448, f8e4m3fn), c to n)
    expect(REFUTED, because = "it is no number")
}

rule("a reversed sum of halves") {
    val c by rankClass; val n by c.sizes
    val x by tensor(f8e4m3fn, c to n)
    lhs = x.reduce(sum, c)
    rhs = x.reduce(product, c)
    expect(REFUTED, because = "a sum of nothing is 0, and a product 1")
}

rule("a window's minimum from the greatest number of another format on") {
    val c by rankClass; val n by c.sizes
    val x by tensor(c to n)
    elements(f16)
    lhs = x.reduceWindow(min, size = 1, initial = 448)
    rhs = x
    expect(REFUTED, because = "f16 has 449")
}

rule("what bounds finite floats bounds a wider format") {
    val c by rankClass; val n by c.sizes
    val x by tensor(f16, c to n)
    lhs = convert(min(x, constant(number(448, f16), c to n)), f8e4m3fn)
    rhs = convert(x, f8e4m3fn)
    expect(REFUTED, because = "465 is beyond all numbers, and 448 is not")
}
