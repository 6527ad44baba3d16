// Mistakes with the integers of MLIR.

rule("a flag that a shift downwards does not have") {
    expect(ILL_FORMED)
    val c by rankClass; val n by c.sizes
    val x by tensor(i8, c to n)
    lhs = shrui(x, x, nsw)
    rhs = shrui(x, x)
}

rule("a flag of extensions on a sum") {
    expect(ILL_FORMED)
    val c by rankClass; val n by c.sizes
    val x by tensor(i8, c to n)
    lhs = addi(x, x, nneg)
    rhs = addi(x, x)
}

rule("mixed widths") {
    expect(ILL_FORMED)
    val N by width; val M by width
    val c by rankClass; val n by c.sizes
    val x by tensor(i(N), c to n); val y by tensor(i(M), c to n)
    lhs = addi(x, y)
    rhs = addi(y, x)
}

rule("mixed widths with a flag") {
    expect(ILL_FORMED)
    val c by rankClass; val n by c.sizes
    val x by tensor(i8, c to n); val y by tensor(i16, c to n)
    lhs = addi(x, y, nsw)
    rhs = addi(y, x)
}

rule("sides of different widths") {
    expect(ILL_FORMED)
    val c by rankClass; val n by c.sizes
    val x by tensor(i8, c to n)
    lhs = extui(x, i16)
    rhs = x
}

rule("a constant that does not fit") {
    expect(ILL_FORMED)
    val c by rankClass; val n by c.sizes
    val x by tensor(i8, c to n)
    lhs = addi(x, 256)
    rhs = x
}

rule("a constant on the right side that does not fit everywhere") {
    expect(ILL_FORMED)
    val N by width
    val c by rankClass; val n by c.sizes
    val x by tensor(i(N), c to n)
    lhs = x
    rhs = subi(addi(x, 4), 4)
}

rule("an extension to fewer bits") {
    expect(ILL_FORMED)
    val c by rankClass; val n by c.sizes
    val x by tensor(i16, c to n)
    lhs = extui(x, i8)
    rhs = extsi(x, i8)
}

rule("an extension to as many bits") {
    expect(ILL_FORMED)
    val N by width
    val c by rankClass; val n by c.sizes
    val x by tensor(i(N), c to n)
    lhs = extui(x, N)
    rhs = x
}

rule("a truncation to more bits") {
    expect(ILL_FORMED)
    val N by width
    val c by rankClass; val n by c.sizes
    val x by tensor(i(N), c to n)
    lhs = trunci(x, N + 1)
    rhs = trunci(x, N + 1)
}

rule("an extension on the right side, of which nothing is demanded") {
    expect(ILL_FORMED)
    val N by width; val M by width
    val c by rankClass; val n by c.sizes
    val x by tensor(i(N), c to n)
    lhs = x
    rhs = trunci(extui(x, M), N)
}

rule("a width of another rule") {
    expect(ILL_FORMED)
    val c by rankClass; val n by c.sizes
    val x by tensor(i(io.verifyrules.dsl.element.Width.named("W")), c to n)
    lhs = x
    rhs = x
}

rule("a type of no bits") {
    expect(ILL_FORMED)
    val c by rankClass; val n by c.sizes
    val x by tensor(i(0), c to n)
    lhs = x
    rhs = x
}

rule("widths that exclude each other") {
    expect(ILL_FORMED)
    val N by width; val M by width
    requires { N gt M }
    requires { M gt N }
    val c by rankClass; val n by c.sizes
    val x by tensor(i(N), c to n); val y by tensor(i(M), c to n)
    lhs = select(cmpi(eq, y, y), x, x)
    rhs = x
}

rule("an order without saying which") {
    expect(ILL_FORMED)
    val c by rankClass; val n by c.sizes
    val x by tensor(i8, c to n); val y by tensor(i8, c to n)
    lhs = select(x lt y, x, y)
    rhs = minsi(x, y)
}

rule("a quotient without saying which") {
    expect(ILL_FORMED)
    val c by rankClass; val n by c.sizes
    val x by tensor(i8, c to n); val y by tensor(i8, c to n)
    lhs = x / y
    rhs = divsi(x, y)
}

rule("a maximum without saying which") {
    expect(ILL_FORMED)
    val c by rankClass; val n by c.sizes
    val x by tensor(i8, c to n); val y by tensor(i8, c to n)
    lhs = max(x, y)
    rhs = maxsi(x, y)
}

rule("poison as an int") {
    expect(ILL_FORMED)
    val c by rankClass; val n by c.sizes
    val x by tensor(int, c to n)
    lhs = x + poison
    rhs = x
}

rule("the greatest int") {
    expect(ILL_FORMED)
    val c by rankClass; val n by c.sizes
    val x by tensor(int, c to n)
    lhs = x + INT_MAX
    rhs = x
}

rule("a sum of integers with and without bits") {
    expect(ILL_FORMED)
    val c by rankClass; val n by c.sizes
    val x by tensor(int, c to n)
    lhs = addi(x, x, nsw)
    rhs = x + x
}

rule("elements of MLIR where the type is open") {
    expect(ILL_FORMED)
    val c by rankClass; val n by c.sizes
    val x by tensor(c to n)
    lhs = remui(x, x)
    rhs = x
}

rule("a truth value as a predicate") {
    expect(ILL_FORMED)
    val c by rankClass; val n by c.sizes
    val x by tensor(i8, c to n)
    lhs = select(cmpi(eq, x, x), TRUE, x)
    rhs = x
}

rule("a predicate of eight bits") {
    expect(ILL_FORMED)
    val c by rankClass; val n by c.sizes
    val x by tensor(i8, c to n)
    lhs = select(x, x, x)
    rhs = x
}

rule("poison that nothing gives a type") {
    expect(ILL_FORMED)
    val c by rankClass; val n by c.sizes
    val x by tensor(i8, c to n)
    lhs = select(constant(poison, c to n), x, x)
    rhs = x
}

rule("a cast without index") {
    expect(ILL_FORMED)
    val c by rankClass; val n by c.sizes
    val x by tensor(i8, c to n)
    lhs = indexCast(x, i32)
    rhs = extsi(x, i32)
}

rule("an extension of index") {
    expect(ILL_FORMED)
    val c by rankClass; val n by c.sizes
    val x by tensor(index, c to n)
    lhs = extui(x, i64)
    rhs = extui(x, i64)
}

rule("an assumption that divides") {
    expect(ILL_FORMED)
    val c by rankClass; val n by c.sizes
    val x by tensor(i8, c to n); val y by tensor(i8, c to n)
    assume { cmpi(eq, divui(x, y), 0) }
    lhs = x
    rhs = y
}

rule("an operation of numbers only") {
    expect(ILL_FORMED)
    val c by rankClass; val n by c.sizes
    lhs = addi(1, 2)
    rhs = constant(3, c to n)
}

rule("a condition on widths where one on elements is meant") {
    expect(ILL_FORMED)
    val N by width
    val c by rankClass; val n by c.sizes
    val x by tensor(i(N), c to n)
    val k by element(i(N))
    requires { k lt bits(N) }
    lhs = shli(x, k)
    rhs = x
}

rule("an infinity of integers with bits") {
    expect(ILL_FORMED)
    val c by rankClass; val n by c.sizes
    val x by tensor(i8, c to n)
    lhs = maxsi(x, -inf)
    rhs = x
}

rule("equal, in a way that knows no poison") {
    expect(ILL_FORMED)
    val c by rankClass; val n by c.sizes
    val x by tensor(i8, c to n); val y by tensor(i8, c to n)
    lhs = select(x eq y, x, y)
    rhs = y
}

rule("a width and an element type that are both left open") {
    expect(ILL_FORMED)
    val N by width
    val c by rankClass; val n by c.sizes
    val A by tensor(i(N), c to n)
    val X by tensor(c to n)
    lhs = select(X eq X, A, addi(A, 0))
    rhs = A
}

rule("a width called as a type is") {
    expect(ILL_FORMED)
    val index by width
    val c by rankClass; val n by c.sizes
    val x by tensor(i(index), c to n)
    lhs = x
    rhs = x
}

rule("a right side that has types at narrow widths only") {
    expect(ILL_FORMED)
    val N by width
    val c by rankClass; val n by c.sizes
    val x by tensor(i(N), c to n)
    lhs = x
    rhs = trunci(extui(x, i(20)), N)
}

rule("a number of bits that is too large for one bit") {
    expect(ILL_FORMED)
    val N by width
    val c by rankClass; val n by c.sizes
    val x by tensor(i(N), c to n)
    lhs = cmpi(ult, x, x)
    rhs = cmpi(ult, constant(bits(2 * N), c to n), subi(x, x))
}
