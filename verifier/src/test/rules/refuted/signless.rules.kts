// The integers of MLIR: wrong somewhere, by a flag, by poison, by a width.

rule("an extension with zeros is none with the sign") {
    expect(REFUTED, because = "i1 in i2: 1 is 3")
    val N by width; val M by width
    requires { M gt N }
    val c by rankClass; val n by c.sizes
    val x by tensor(i(N), c to n)
    lhs = extui(x, M)
    rhs = extsi(x, M)
}

rule("a truncation loses bits") {
    expect(REFUTED, because = "i2 to i1: 2 comes back as 0")
    val N by width; val M by width
    requires { M gt N }
    val c by rankClass; val n by c.sizes
    val x by tensor(i(M), c to n)
    lhs = extui(trunci(x, N), M)
    rhs = x
}

rule("the opposite of the least element is not exact") {
    expect(REFUTED, because = "-128 has no opposite in i8")
    val c by rankClass; val n by c.sizes
    val x by tensor(i8, c to n)
    lhs = subi(0, x)
    rhs = subi(0, x, nsw)
}

rule("in two bits sums and differences differ") {
    expect(REFUTED, because = "0 + 1 against 0 - 1")
    val c by rankClass; val n by c.sizes
    val x by tensor(i(2), c to n); val y by tensor(i(2), c to n)
    lhs = addi(x, y)
    rhs = subi(x, y)
}

rule("in more than one bit the constants 1 and -1 are two") {
    expect(REFUTED, because = "i2: 1 against 3")
    val N by width
    val c by rankClass; val n by c.sizes
    val x by tensor(i(N), c to n)
    lhs = addi(x, 1)
    rhs = addi(x, -1)
}

rule("a product with nsw in two bits") {
    expect(REFUTED, because = "1 * 1 is 1")
    val c by rankClass; val n by c.sizes
    val x by tensor(i(2), c to n)
    lhs = muli(x, x, nsw)
    rhs = constant(0, c to n)
}

rule("a wide sum is wrong nowhere but there") {
    expect(REFUTED, because = "i7: 64 + 64 is 0; at fewer bits nothing is demanded")
    val N by width
    requires { N ge 7 }
    val c by rankClass; val n by c.sizes
    val x by tensor(i(N), c to n)
    lhs = addi(x, 64)
    rhs = ori(x, 64)
}

rule("a flag is made up, of a difference") {
    expect(REFUTED, because = "i1: 0 - 1")
    val N by width
    val c by rankClass; val n by c.sizes
    val x by tensor(i(N), c to n); val y by tensor(i(N), c to n)
    lhs = subi(x, y)
    rhs = subi(x, y, nuw)
}

rule("a flag is made up, of a shift") {
    expect(REFUTED, because = "i2: 1 shifted by 1 is -2")
    val N by width
    val c by rankClass; val n by c.sizes
    val x by tensor(i(N), c to n); val y by tensor(i(N), c to n)
    lhs = shli(x, y)
    rhs = shli(x, y, nsw)
}

rule("a flag is made up, of a quotient") {
    expect(REFUTED, because = "i2: 1 / 2 is 0")
    val N by width
    val c by rankClass; val n by c.sizes
    val x by tensor(i(N), c to n); val y by tensor(i(N), c to n)
    lhs = divui(x, y)
    rhs = divui(x, y, exact)
}

rule("a flag is made up, of an extension") {
    expect(REFUTED, because = "i1: 1 is negative")
    val N by width; val M by width
    requires { M gt N }
    val c by rankClass; val n by c.sizes
    val x by tensor(i(N), c to n)
    lhs = extui(x, M)
    rhs = extui(x, M, nneg)
}

rule("a flag is made up, of a truncation") {
    expect(REFUTED, because = "i2 to i1: 2 loses its bit")
    val N by width; val M by width
    requires { M gt N }
    val c by rankClass; val n by c.sizes
    val x by tensor(i(M), c to n)
    lhs = trunci(x, N)
    rhs = trunci(x, N, nuw)
}

rule("poison is made by a shift") {
    expect(REFUTED, because = "0 against poison")
    val N by width
    val c by rankClass; val n by c.sizes
    val x by tensor(i(N), c to n)
    lhs = constant(0, c to n)
    rhs = subi(shli(x, bits(N)), shli(x, bits(N)))
}

rule("poison is made by an operand that is not used") {
    expect(REFUTED, because = "y = poison")
    val N by width
    val c by rankClass; val n by c.sizes
    val x by tensor(i(N), c to n); val y by tensor(i(N), c to n)
    lhs = x
    rhs = subi(addi(x, y), y)
}

rule("poison is none that is chosen") {
    expect(REFUTED, because = "p = 0")
    val N by width
    val c by rankClass; val n by c.sizes
    val p by tensor(i1, c to n); val x by tensor(i(N), c to n)
    lhs = select(p, x, 0)
    rhs = select(p, x, poison)
}

rule("a predicate that is poison") {
    expect(REFUTED, because = "p = poison")
    val N by width
    val c by rankClass; val n by c.sizes
    val p by tensor(i1, c to n); val x by tensor(i(N), c to n)
    lhs = x
    rhs = select(p, x, x)
}

rule("the opposite comparison") {
    expect(REFUTED, because = "x = y")
    val N by width
    val c by rankClass; val n by c.sizes
    val x by tensor(i(N), c to n); val y by tensor(i(N), c to n)
    lhs = cmpi(slt, x, y)
    rhs = cmpi(sgt, y, addi(x, 1))
}

rule("two orders") {
    expect(REFUTED, because = "i1: 0 and 1, which is -1")
    val N by width
    val c by rankClass; val n by c.sizes
    val x by tensor(i(N), c to n); val y by tensor(i(N), c to n)
    lhs = cmpi(slt, x, y)
    rhs = cmpi(ult, x, y)
}

rule("a carry is not whether the sum is at most as great") {
    expect(REFUTED, because = "x = 0")
    val N by width
    val c by rankClass; val n by c.sizes
    val x by tensor(i(N), c to n); val y by tensor(i(N), c to n)
    lhs = adduiCarry(x, y)
    rhs = cmpi(ule, addi(x, y), y)
}

rule("high halves with a sign and without") {
    expect(REFUTED, because = "i2: of 3 * 3 they are 0 and 2")
    val N by width
    val c by rankClass; val n by c.sizes
    val x by tensor(i(N), c to n); val y by tensor(i(N), c to n)
    lhs = mulsiHigh(x, y)
    rhs = muluiHigh(x, y)
}

rule("a sum with one bit more has none with a sign") {
    expect(REFUTED, because = "i1 in i2: 1 + 1 is 2, which is -2")
    val N by width
    val c by rankClass; val n by c.sizes
    val x by tensor(i(N), c to n); val y by tensor(i(N), c to n)
    lhs = addi(extui(x, N + 1), extui(y, N + 1))
    rhs = addi(extui(x, N + 1), extui(y, N + 1), nsw)
}

rule("padding with poison") {
    expect(REFUTED, because = "l = 1: 0 against poison")
    val N by width
    val c by rankClass; val n by c.sizes; val l by c.sizes
    val x by tensor(i(N), c to n)
    lhs = addi(x, x).pad(0, low = l)
    rhs = addi(x.pad(0, low = l), x.pad(poison, low = l))
}

rule("padding, then an extension with zeros") {
    expect(REFUTED, because = "-1 is not extended by its sign")
    val N by width; val M by width
    requires { M gt N }
    val c by rankClass; val n by c.sizes; val l by c.sizes
    val x by tensor(i(N), c to n)
    lhs = extui(x.pad(-1, low = l), M)
    rhs = extui(x, M).pad(-1, low = l)
}

rule("a sum of what is slid along, with a flag") {
    expect(REFUTED, because = "i1: 1 + 1")
    val N by width
    val c by rankClass; val n by c.sizes; val s by c.map; val e by c.map
    val x by tensor(i(N), c to n)
    lhs = addi(x, x).slice(start = s, end = e)
    rhs = addi(x.slice(start = s, end = e), x.slice(start = s, end = e), nuw)
}

rule("an assumed range is one of its order") {
    expect(REFUTED, because = "i1: x = 0, y = 1: y - x is not negative with a sign")
    val N by width
    val c by rankClass; val n by c.sizes
    val x by tensor(i(N), c to n); val y by tensor(i(N), c to n)
    assume { cmpi(ule, x, y) }
    lhs = subi(x, y)
    rhs = subi(x, y, nuw)
}

rule("a constant that is folded, with a flag") {
    expect(REFUTED, because = "i1: 1 + 1 is 0")
    val N by width
    val c by rankClass; val n by c.sizes
    val k by element(i(N)); val l by element(i(N))
    val x by tensor(i(N), c to n)
    lhs = addi(addi(x, k), l)
    rhs = addi(x, k + l, nuw)
}

rule("a round trip by index, of many bits") {
    expect(REFUTED, because = "index of 32 bits")
    val c by rankClass; val n by c.sizes
    val x by tensor(i(33), c to n)
    lhs = indexCast(indexCast(x, index), i(33))
    rhs = x
}

rule("a round trip of index by few bits") {
    expect(REFUTED, because = "index of 64 bits")
    val c by rankClass; val n by c.sizes
    val x by tensor(index, c to n)
    lhs = indexCast(indexCast(x, i(63)), index)
    rhs = x
}

rule("more bits than are tried elsewhere") {
    expect(REFUTED, because = "0 - 1 against 1")
    val N by width
    requires { N ge 65 }
    val c by rankClass; val n by c.sizes
    val x by tensor(i(N), c to n); val y by tensor(i(N), c to n)
    lhs = subi(x, y)
    rhs = subi(y, x)
}

rule("a width and another one that looks like what is left of it") {
    expect(REFUTED, because = "M = 5, M' = 3: a square of 3 bits may have 6")
    val M by width; val `M'` by width
    requires { M ge `M'` + 2 }
    val c by rankClass; val n by c.sizes
    val y by tensor(i(`M'`), c to n)
    val wide = extui(y, M + 1)
    val fits = cmpi(ult, shrui(muli(wide, wide), bits(M)), 1)
    lhs = select(fits, wide, wide)
    rhs = select(fits, wide, poison)
}

rule("a part of a sum without signs") {
    val N by width
    val c by rankClass; val n by c.sizes; val l by c.map
    val x by tensor(i(N), c to n)
    lhs = x.slice(start = l).reduce(sum, c)
    rhs = x.reduce(sum, c)
    expect(REFUTED, because = "what is cut off")
}

rule("what is added and taken away again, without signs") {
    val c by rankClass; val n by c.sizes
    val x by tensor(i8, c to n); val y by tensor(i8, c to n)
    lhs = x.reduce(sum, c)
    rhs = x.reduce(sum, c) + y.reduce(sum, c) - y.reduce(sum, c)
    expect(REFUTED, because = "poison")
}

rule("a sum of products with 0, without signs") {
    val c by rankClass; val n by c.sizes
    val x by tensor(i8, c to n)
    lhs = constant(number(0, i8), c to 1).reduce(sum, c)
    rhs = (x * 0).reduce(sum, c)
    expect(REFUTED, because = "poison")
}

rule("a sum of more that may be poison") {
    val N by width
    val c by rankClass; val n by c.sizes
    val x by tensor(i(N), c to n); val y by tensor(i(N), c to n)
    lhs = x.reduce(sum, c)
    rhs = (x + (y - y)).reduce(sum, c)
    expect(REFUTED, because = "y - y is poison where y is")
}

rule("a factor that may be poison out of a sum that may be empty") {
    expect(REFUTED, because = "an empty sum: 0 against poison")
    val c by rankClass; val n by c.sizes
    val x by tensor(i8, c to n); val k by tensor(i8)
    lhs = muli(x, k.expand(c to n)).reduce(sum, c)
    rhs = muli(k, x.reduce(sum, c))
}

rule("a mask that may be poison") {
    expect(REFUTED, because = "an empty sum: 0 against poison")
    val c by rankClass; val n by c.sizes
    val x by tensor(i8, c to n); val p by tensor(i1)
    lhs = select(p.expand(c to n), x, x).reduce(sum, c)
    rhs = select(p, x.reduce(sum, c), x.reduce(sum, c))
}

rule("a remainder of the greatest word, right at most widths") {
    expect(REFUTED, because = "i10: 1023 is 93 * 11; right from i4 to i9, in i16, i32 and i64")
    val N by width
    val c by rankClass; val n by c.sizes
    lhs = cmpi(ne, remui(constant(-1, i(N), c to n), 11), 0)
    rhs = constant(number(1, i1), c to n)
}

rule("a number of bits that is one in between") {
    expect(REFUTED, because = "i41")
    val N by width
    val c by rankClass; val n by c.sizes
    lhs = cmpi(ne, addi(constant(0, i(N), c to n), bits(N)), 41)
    rhs = constant(number(1, i1), c to n)
}
