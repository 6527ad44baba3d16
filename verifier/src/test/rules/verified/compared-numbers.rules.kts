// Words and floats that are compared, chosen and read.

rule("a clamp of a clamp of words of any width") {
    val N by width
    val c by rankClass; val n by c.sizes
    val x by tensor(i(N), c to n); val a by tensor(i(N), c to n); val b by tensor(i(N), c to n)
    lhs = minsi(maxsi(minsi(maxsi(x, a), b), a), b)
    rhs = minsi(maxsi(x, a), b)
}

rule("the middle of three floats") {
    elements(f16, f64)
    val c by rankClass; val n by c.sizes
    val x by tensor(c to n); val y by tensor(c to n); val z by tensor(c to n)
    lhs = max(min(x, y), min(max(x, y), z))
    rhs = min(max(x, y), max(min(x, y), z))
}

rule("a sum with what is 0 outside is a sum inside") {
    elements(s8, u8)
    val c by rankClass; val n by c.sizes; val l by c.map
    val A by tensor(c to n); val B by tensor(c to n)
    requires { l ge 0 }
    lhs = A.pad(0, low = l) + B.pad(0, low = l)
    rhs = (B + A).pad(0, low = l)
}
