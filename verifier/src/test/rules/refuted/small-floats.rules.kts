// What is wrong of f8e5m2: relatives of what holds, and what holds of f8e4m3fn, which has no infinities.

rule("small sums associate") {
    val c by rankClass; val n by c.sizes
    val x by tensor(c to n); val y by tensor(c to n); val z by tensor(c to n)
    elements(f8e5m2)
    lhs = (x + y) + z
    rhs = x + (y + z)
    expect(REFUTED, because = "57344 + 57344 - 57344")
}

rule("a small difference is a sum with the other opposite") {
    val c by rankClass; val n by c.sizes
    val x by tensor(c to n); val y by tensor(c to n)
    elements(f8e5m2)
    lhs = x - y
    rhs = -x + y
    expect(REFUTED, because = "0 - 1")
}

rule("a small product with zero is zero") {
    val c by rankClass; val n by c.sizes
    val x by tensor(c to n)
    elements(f8e5m2)
    lhs = x * 0
    rhs = constant(0, c to n)
    expect(REFUTED, because = "infinity times 0, and -1 * 0")
}

rule("zero is added to what is small") {
    val c by rankClass; val n by c.sizes
    val x by tensor(f8e5m2, c to n)
    lhs = x + 0
    rhs = x
    expect(REFUTED, because = "-0.0 + 0 = 0")
}

rule("what is small less itself") {
    val c by rankClass; val n by c.sizes
    val x by tensor(f8e5m2, c to n)
    lhs = x - x
    rhs = constant(0, c to n)
    expect(REFUTED, because = "infinity less infinity")
}

rule("a small number less itself, where it is a number") {
    val c by rankClass; val n by c.sizes
    val x by tensor(f8e5m2, c to n)
    lhs = select(x eq x, x - x, 0)
    rhs = constant(0, c to n)
    expect(REFUTED, because = "infinity is equal to itself; f8e4m3fn has none, where this is right")
}

rule("half of twice a small number") {
    val c by rankClass; val n by c.sizes
    val x by tensor(c to n)
    elements(f8e5m2)
    lhs = x * 2 / 2
    rhs = x
    expect(REFUTED, because = "57344 * 2 is infinite")
}

rule("twice half of a small number") {
    val c by rankClass; val n by c.sizes
    val x by tensor(c to n)
    elements(f8e5m2)
    lhs = x / 2 * 2
    rhs = x
    expect(REFUTED, because = "half of the least number is 0")
}

rule("small products distribute") {
    val c by rankClass; val n by c.sizes
    val x by tensor(c to n); val y by tensor(c to n)
    elements(f8e5m2)
    lhs = (x + y) * 2
    rhs = x * 2 + y * 2
    expect(REFUTED, because = "57344 * 2 is infinite, and (57344 - 57344) * 2 is 0")
}

rule("no small number is above the greatest finite one") {
    val c by rankClass; val n by c.sizes
    val x by tensor(f8e5m2, c to n)
    lhs = min(x, 57344)
    rhs = x
    expect(REFUTED, because = "infinity; in f8e4m3fn its greatest number is no bound")
}

rule("no small number is above that of the finite format") {
    val c by rankClass; val n by c.sizes
    val x by tensor(f8e5m2, c to n)
    lhs = min(x, 448)
    rhs = x
    expect(REFUTED, because = "512")
}

rule("what is doubled too often is no small number") {
    val c by rankClass; val n by c.sizes
    val x by tensor(f8e5m2, c to n)
    assume { x ge 32768 }
    lhs = x * 2
    rhs = constant(nan(f8e5m2), c to n)
    expect(REFUTED, because = "it is infinite; in f8e4m3fn it is not a number")
}

rule("what is doubled is the greatest small number at most") {
    val c by rankClass; val n by c.sizes
    val x by tensor(f8e5m2, c to n)
    assume { x ge 32768 }
    lhs = x * 2
    rhs = constant(number(57344, f8e5m2), c to n)
    expect(REFUTED, because = "nothing stays at the greatest number")
}

rule("a small quotient by zero is no number") {
    val c by rankClass; val n by c.sizes
    val x by tensor(f8e5m2, c to n)
    lhs = x / 0
    rhs = constant(nan(f8e5m2), c to n)
    expect(REFUTED, because = "1 / 0 is infinite; in f8e4m3fn it is not a number")
}

rule("a small number compared with itself") {
    val c by rankClass; val n by c.sizes
    val x by tensor(f8e5m2, c to n)
    lhs = x eq x
    rhs = constant(TRUE, c to n)
    expect(REFUTED, because = "what is not a number")
}

rule("what is less than infinity or its opposite is every small number") {
    val c by rankClass; val n by c.sizes
    val x by tensor(f8e5m2, c to n)
    lhs = abs(x) lt inf
    rhs = x eq x
    expect(REFUTED, because = "infinity is a number and not finite")
}

rule("rounded to f16 before a small format") {
    val c by rankClass; val n by c.sizes
    val x by tensor(f32, c to n)
    lhs = convert(convert(x, f16), f8e5m2)
    rhs = convert(x, f8e5m2)
    expect(REFUTED, because = "a number just above halfway between two")
}

rule("a number of f16 through a small format") {
    val c by rankClass; val n by c.sizes
    val x by tensor(f16, c to n)
    lhs = convert(convert(x, f8e5m2), f16)
    rhs = x
    expect(REFUTED, because = "1.125 takes 4 bits")
}

rule("a small number through the finite format") {
    val c by rankClass; val n by c.sizes
    val x by tensor(f8e5m2, c to n)
    lhs = convert(convert(x, f8e4m3fn), f8e5m2)
    rhs = x
    expect(REFUTED, because = "512 is beyond all numbers there")
}

rule("a finite number through a small format") {
    val c by rankClass; val n by c.sizes
    val x by tensor(f8e4m3fn, c to n)
    lhs = convert(convert(x, f8e5m2), f8e4m3fn)
    rhs = x
    expect(REFUTED, because = "1.125 takes 4 bits")
}

rule("the bits of both formats are the same numbers") {
    val c by rankClass; val n by c.sizes
    val x by tensor(f8e5m2, c to n)
    lhs = bitcast(x, f8e4m3fn)
    rhs = convert(x, f8e4m3fn)
    expect(REFUTED, because = "1 has other bits")
}

rule("integers of 4 bits are small numbers") {
    val c by rankClass; val n by c.sizes
    val x by tensor(u4, c to n)
    lhs = convert(convert(x, f8e5m2), u4)
    rhs = x
    expect(REFUTED, because = "9 takes 4 bits")
}

rule("a small sum that is not rounded on the way") {
    val c by rankClass; val n by c.sizes
    val x by tensor(f8e5m2, c to n); val y by tensor(f8e5m2, c to n)
    lhs = convert(x, f16) + convert(y, f16)
    rhs = convert(x + y, f16)
    expect(REFUTED, because = "1 + 0.125")
}

rule("a small exponential is finite") {
    val c by rankClass; val n by c.sizes
    val x by tensor(f8e5m2, c to n)
    assume { abs(x) lt inf }
    lhs = exp(x) lt inf
    rhs = constant(TRUE, c to n)
    expect(REFUTED, because = "exp(57344) is infinite")
}

rule("a small maximum takes the number") {
    val c by rankClass; val n by c.sizes
    val x by tensor(f8e5m2, c to n)
    lhs = max(x, -inf)
    rhs = select(x eq x, x, -inf)
    expect(REFUTED, because = "the greater of two is no number where one is none")
}

rule("finite small sums associate") {
    val c by rankClass; val n by c.sizes
    val x by tensor(f8e5m2, c to n); val y by tensor(f8e5m2, c to n); val z by tensor(f8e5m2, c to n)
    assume { finite(x) }
    assume { finite(y) }
    assume { finite(z) }
    lhs = (x + y) + z
    rhs = x + (y + z)
    expect(REFUTED, because = "1 + 3 + 1.5 is 6, or 5")
}

// Two solvers took each word of four bits for 0 as a number of f8e5m2.
rule("twice a word of four bits is itself") {
    val c by rankClass; val n by c.sizes
    val A by tensor(u4, c to n)
    lhs = convert(A, f8e5m2) + convert(A, f8e5m2)
    rhs = convert(A, f8e5m2)
    expect(REFUTED, because = "1 + 1 is 2")
}

rule("a product of words of four bits is their sum") {
    val c by rankClass; val n by c.sizes
    val A by tensor(u4, c to n); val B by tensor(u4, c to n)
    lhs = convert(A, f8e5m2) * convert(B, f8e5m2)
    rhs = convert(A, f8e5m2) + convert(B, f8e5m2)
    expect(REFUTED, because = "0 * 1 is 0, and 0 + 1 is 1")
}
