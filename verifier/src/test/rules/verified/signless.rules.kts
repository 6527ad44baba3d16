// The integers of MLIR: right at any number of bits that a rule leaves open, poison and flags included.

rule("two extensions with the sign are one") {
    val N by width; val M by width; val K by width
    requires { M gt N }
    requires { K gt M }
    val c by rankClass; val n by c.sizes
    val x by tensor(i(N), c to n)
    lhs = extsi(extsi(x, M), K)
    rhs = extsi(x, K)
}

rule("the other signs of a byte") {
    val c by rankClass; val n by c.sizes
    val x by tensor(i8, c to n)
    lhs = subi(0, x)
    rhs = addi(xori(x, -1), 1)
}

rule("an opposite at any width") {
    val N by width
    val c by rankClass; val n by c.sizes
    val x by tensor(i(N), c to n)
    lhs = subi(0, x)
    rhs = addi(xori(x, -1), 1)
}

rule("the least element is its own opposite") {
    val N by width
    val c by rankClass; val n by c.sizes
    lhs = subi(constant(INT_MIN, c to n), constant(0, i(N), c to n))
    rhs = subi(constant(0, i(N), c to n), INT_MIN)
}

rule("the greatest and the least element") {
    val N by width
    val c by rankClass; val n by c.sizes
    val x by tensor(i(N), c to n)
    lhs = addi(addi(x, INT_MAX), INT_MIN)
    rhs = subi(x, 1)
}

rule("in one bit sums and differences are the same") {
    val c by rankClass; val n by c.sizes
    val x by tensor(i1, c to n); val y by tensor(i1, c to n)
    lhs = addi(x, y)
    rhs = subi(x, y)
}

rule("in one bit the constants 1 and -1 are one") {
    val c by rankClass; val n by c.sizes
    val x by tensor(i1, c to n)
    lhs = addi(x, 1)
    rhs = addi(x, -1)
}

rule("in one bit a product is and") {
    val c by rankClass; val n by c.sizes
    val x by tensor(i1, c to n); val y by tensor(i1, c to n)
    lhs = muli(x, y)
    rhs = andi(x, y)
}

rule("a product with nsw in one bit is poison where both are -1") {
    val c by rankClass; val n by c.sizes
    val x by tensor(i1, c to n)
    lhs = muli(x, x, nsw)
    rhs = constant(0, c to n)
}

rule("a flag may be dropped, and so may one of two") {
    val N by width
    val c by rankClass; val n by c.sizes
    val x by tensor(i(N), c to n); val y by tensor(i(N), c to n)
    lhs = muli(subi(x, y, nsw, nuw), 1, nsw)
    rhs = subi(x, y, nuw)
}

rule("a shift by as many bits as there are is poison") {
    val N by width
    val c by rankClass; val n by c.sizes
    val x by tensor(i(N), c to n)
    lhs = shli(x, bits(N))
    rhs = constant(poison, c to n)
    weaker("a shift by as many bits as there are may be anything") { rhs = x }
}

rule("a shift by a negative number is one by many") {
    val N by width
    val c by rankClass; val n by c.sizes
    val x by tensor(i(N), c to n)
    lhs = shrui(x, -1)
    rhs = constant(poison, c to n)
}

rule("the sign, moved everywhere") {
    val N by width
    val c by rankClass; val n by c.sizes
    val x by tensor(i(N), c to n)
    lhs = shrsi(x, bits(N - 1))
    rhs = select(cmpi(slt, x, 0), constant(-1, i(N), c to n), 0)
}

rule("the sign, moved to the lowest bit") {
    val N by width
    requires { N ge 2 }
    val c by rankClass; val n by c.sizes
    val x by tensor(i(N), c to n)
    lhs = trunci(shrui(x, bits(N - 1)), i1)
    rhs = cmpi(slt, x, 0)
}

rule("a carry is whether the sum is less") {
    val N by width
    val c by rankClass; val n by c.sizes
    val x by tensor(i(N), c to n); val y by tensor(i(N), c to n)
    lhs = adduiCarry(x, y)
    rhs = cmpi(ult, addi(x, y), y)
}

rule("a sum with one bit more has no carry") {
    val N by width
    val c by rankClass; val n by c.sizes
    val x by tensor(i(N), c to n); val y by tensor(i(N), c to n)
    lhs = addi(extui(x, N + 1), extui(y, N + 1))
    rhs = addi(extui(x, N + 1), extui(y, N + 1), nuw)
}

rule("a difference with one bit more has a sign that fits") {
    val N by width
    val c by rankClass; val n by c.sizes
    val x by tensor(i(N), c to n); val y by tensor(i(N), c to n)
    lhs = subi(extsi(x, N + 1), extsi(y, N + 1))
    rhs = subi(extsi(x, N + 1), extsi(y, N + 1), nsw)
}

rule("a choice hides what is poison and not chosen") {
    val N by width
    val c by rankClass; val n by c.sizes
    val p by tensor(i1, c to n); val x by tensor(i(N), c to n)
    lhs = select(p, x, poison)
    rhs = x
}

rule("a choice between the same is it") {
    val N by width
    val c by rankClass; val n by c.sizes
    val p by tensor(i1, c to n); val x by tensor(i(N), c to n); val y by tensor(i(N), c to n)
    lhs = select(p, addi(x, y), addi(y, x))
    rhs = addi(x, y)
}

rule("poison moves with the elements") {
    val N by width
    val c by rankClass; val n by c.sizes; val l by c.sizes
    val x by tensor(i(N), c to n)
    lhs = addi(x.pad(0, low = l), x.pad(poison, low = l))
    rhs = addi(x, x).pad(5 - 5, low = l)
}

rule("a comparison of slices") {
    val N by width
    val c by rankClass; val n by c.sizes; val s by c.map; val e by c.map
    val x by tensor(i(N), c to n); val y by tensor(i(N), c to n)
    lhs = cmpi(ule, x, y).slice(start = s, end = e)
    rhs = cmpi(uge, y.slice(start = s, end = e), x.slice(start = s, end = e))
}

rule("an extension, then a slice") {
    val N by width; val M by width
    requires { M gt N }
    val c by rankClass; val n by c.sizes; val s by c.map; val e by c.map
    val x by tensor(i(N), c to n)
    lhs = extui(x, M).slice(start = s, end = e)
    rhs = extui(x.slice(start = s, end = e), M)
}

rule("a truncation of the padding, too") {
    val N by width; val M by width
    requires { M gt N }
    val c by rankClass; val n by c.sizes; val l by c.sizes
    val x by tensor(i(M), c to n)
    lhs = trunci(x.pad(-1, low = l), N)
    rhs = trunci(x, N).pad(-1, low = l)
}

rule("an element that is a number of bits") {
    val N by width
    requires { N ge 3 }
    val c by rankClass; val n by c.sizes
    val x by tensor(i(N), c to n)
    lhs = addi(x, bits(N + 1))
    rhs = addi(addi(x, bits(N)), 1)
}

rule("an assumed range") {
    val N by width
    val c by rankClass; val n by c.sizes
    val x by tensor(i(N), c to n); val y by tensor(i(N), c to n)
    assume { cmpi(ule, x, y) }
    lhs = subi(y, x)
    rhs = subi(y, x, nuw)
}

rule("an assumed product of bits") {
    val c by rankClass; val n by c.sizes
    val x by tensor(i8, c to n); val y by tensor(i8, c to n)
    assume { cmpi(eq, andi(x, y), 0) }
    lhs = xori(x, y)
    rhs = ori(x, y)
}

rule("a constant without a type meets one") {
    val N by width
    val c by rankClass; val n by c.sizes
    val k by element(i(N)); val l by element(i(N))
    val x by tensor(i(N), c to n)
    lhs = subi(addi(x, k), l)
    rhs = addi(x, k - l)
}

rule("a round trip by index") {
    val c by rankClass; val n by c.sizes
    val x by tensor(i32, c to n)
    lhs = indexCast(indexCast(x, index), i32)
    rhs = x
}

rule("a round trip of index") {
    val c by rankClass; val n by c.sizes
    val x by tensor(index, c to n)
    lhs = indexCastui(indexCastui(x, i64), index)
    rhs = x
}

rule("more bits than are tried elsewhere") {
    val N by width
    requires { N ge 65 }
    val c by rankClass; val n by c.sizes
    val x by tensor(i(N), c to n); val y by tensor(i(N), c to n)
    lhs = addi(x, y)
    rhs = addi(y, x)
}

rule("a number of bits that fits wherever it has to") {
    val N by width
    requires { N ge 3 }
    val c by rankClass; val n by c.sizes
    val x by tensor(i(N), c to n)
    lhs = select(cmpi(ult, x, bits(2 * N)), x, 0)
    rhs = select(cmpi(ule, bits(2 * N), x), 0, x)
}

rule("a right side whose types are there wherever they have to") {
    val N by width
    requires { N lt 20 }
    val c by rankClass; val n by c.sizes
    val x by tensor(i(N), c to n)
    lhs = x
    rhs = trunci(extui(x, i(20)), N)
}

rule("a sum without signs in another order") {
    val N by width
    val c by rankClass; val d by rankClass; val n by c.sizes; val m by d.sizes
    val x by tensor(i(N), c to n, d to m)
    lhs = x.reduce(sum, c).reduce(sum, d)
    rhs = x.reduce(sum, d, c)
}

rule("a product without signs reversed") {
    val c by rankClass; val n by c.sizes
    val x by tensor(i8, c to n)
    lhs = x.reverse(c).reduce(product, c)
    rhs = x.reduce(product, c)
}

rule("a sum without signs, padded") {
    val c by rankClass; val n by c.sizes; val l by c.map
    val x by tensor(i8, c to n)
    requires { l ge 0 }
    lhs = x.pad(0, low = l).reduce(sum, c)
    rhs = x.reduce(sum, c)
}

rule("a sum of sums") {
    val c by rankClass; val n by c.sizes
    val x by tensor(i32, c to n); val y by tensor(i32, c to n)
    lhs = (x + y).reduce(sum, c)
    rhs = x.reduce(sum, c) + y.reverse(c).reduce(sum, c)
}

rule("a remainder of the greatest word at the widths in between") {
    val N by width
    requires { N ge 11 }
    requires { N le 19 }
    val c by rankClass; val n by c.sizes
    lhs = cmpi(ne, remui(constant(-1, i(N), c to n), 11), 0)
    rhs = constant(number(1, i1), c to n)
}

rule("shifts one after the other are one by their sum") {
    val N by width
    val c by rankClass; val n by c.sizes
    val x by tensor(i(N), c to n); val k by tensor(i(N), c to n); val l by tensor(i(N), c to n)
    assume { cmpi(ult, addi(k, l, nuw), bits(N)) }
    lhs = shli(shli(x, k), l)
    rhs = shli(x, addi(k, l))
}

rule("to index and back, however many bits it has") {
    val N by width
    requires { N le indexWidth }
    val c by rankClass; val n by c.sizes
    val x by tensor(i(N), c to n)
    lhs = indexCast(indexCast(x, index), i(N))
    rhs = x
}
