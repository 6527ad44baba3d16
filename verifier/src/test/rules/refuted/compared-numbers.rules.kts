// Words and floats that are compared, chosen and read, but not in one order.

rule("a least word in one order and in the other") {
    expect(REFUTED)
    val N by width
    val c by rankClass; val n by c.sizes
    val x by tensor(i(N), c to n); val y by tensor(i(N), c to n)
    lhs = minui(x, maxsi(x, y))
    rhs = x
}

rule("a constant that is another number where there are few bits") {
    expect(REFUTED)
    val N by width
    val c by rankClass; val n by c.sizes
    val x by tensor(i(N), c to n)
    val zero = constant(0, i(N), c to n)
    lhs = minsi(zero, constant(1, i(N), c to n))
    rhs = minsi(zero, maxsi(x, zero))
}

rule("zeros of two signs are equal, and a choice tells them apart") {
    expect(REFUTED)
    elements(f16)
    val c by rankClass; val n by c.sizes
    val x by tensor(c to n); val y by tensor(c to n)
    lhs = select(x le y, x, y)
    rhs = select(y le x, y, x)
}

rule("a comparison with NaN is false both ways") {
    expect(REFUTED)
    elements(f16)
    val c by rankClass; val n by c.sizes
    val x by tensor(c to n); val y by tensor(c to n)
    lhs = select(x lt y, x, y)
    rhs = select(y le x, y, x)
}

rule("the opposite of a difference is the other one, beside no zero") {
    expect(REFUTED)
    elements(f16)
    val c by rankClass; val n by c.sizes
    val x by tensor(c to n); val y by tensor(c to n)
    lhs = -(x - y)
    rhs = y - x
}

rule("a sum with what is 1 outside is no sum inside") {
    expect(REFUTED)
    elements(s8, u8)
    val c by rankClass; val n by c.sizes; val l by c.map
    val A by tensor(c to n); val B by tensor(c to n)
    requires { l ge 0 }
    lhs = A.pad(1, low = l) + B.pad(0, low = l)
    rhs = (A + B).pad(0, low = l)
}
