// Wrong relatives of elements that are equal in each case, and of products that associate.

rule("a difference of two choices by one predicate") {
    elements(int + real + s8 + f16)
    expect(REFUTED, because = "P = false: B - A")
    val c by rankClass
    val n by c.sizes
    val P by tensor(bool, c to n)
    val A by tensor(c to n)
    val B by tensor(c to n)
    lhs = select(P, A, B) - select(P, B, A)
    rhs = A - B
}

rule("choices by two predicates") {
    elements(int + f32)
    expect(REFUTED, because = "P, not Q: A + A")
    val c by rankClass
    val n by c.sizes
    val P by tensor(bool, c to n)
    val Q by tensor(bool, c to n)
    val A by tensor(c to n)
    val B by tensor(c to n)
    lhs = select(P, A, B) + select(Q, B, A)
    rhs = A + B
}

rule("sums of tensors that are padded differently") {
    elements(s32 + f32)
    expect(REFUTED, because = "lo = 1: v + B against v + w")
    val c by rankClass
    val n by c.sizes
    val lo by c.map
    val v by element
    val w by element
    val A by tensor(c to n)
    val B by tensor(c to n)
    requires { lo ge 0 }
    lhs = A.pad(v, low = lo, high = 0) + B.pad(w, low = 0, high = lo)
    rhs = (B + A).pad(w + v, low = lo, high = 0)
}

rule("a product of padded machine integers without one scalar") {
    elements(s8 + u64)
    expect(REFUTED, because = "w = 0, v = 1 beyond A and B")
    val c by rankClass
    val n by c.sizes
    val lo by c.map
    val v by element
    val w by element
    val A by tensor(c to n)
    val B by tensor(c to n)
    val C by tensor(c to n + lo)
    requires { lo ge 0 }
    lhs = A.pad(v, low = lo, high = 0) * (B.pad(w, low = lo, high = 0) * C)
    rhs = C * (A * B).pad(v, low = lo, high = 0)
}

rule("the square of a sum less two products") {
    elements(s64 + u64)
    expect(REFUTED, because = "A = B = 1")
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    val B by tensor(c to n)
    lhs = (A + B) * (A + B) - 2 * (A * B)
    rhs = (A - B) * (A - B)
}

rule("products of floats do not associate") {
    elements(f32)
    expect(REFUTED, because = "an overflow on one side only")
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    val B by tensor(c to n)
    val C by tensor(c to n)
    lhs = A * (B * C)
    rhs = (A * B) * C
}

rule("a power of what may be below 0 grows by its base") {
    elements(real)
    expect(REFUTED, because = "A = 0, B = -1: 0^-1 * 0 against 0^0")
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    val B by tensor(c to n)
    lhs = pow(A, B) * A
    rhs = pow(A, B + 1)
}

rule("a predicate that may be poison comes in") {
    expect(REFUTED, because = "p is poison: neither case holds")
    val c by rankClass
    val n by c.sizes
    val p by tensor(i1, c to n)
    val x by tensor(i8, c to n)
    val y by tensor(i8, c to n)
    lhs = addi(x, y)
    rhs = addi(select(p, x, y), select(p, y, x))
}

rule("a predicate that may be poison comes in beside floats") {
    expect(REFUTED, because = "p is poison")
    val c by rankClass
    val n by c.sizes
    val p by tensor(i1, c to n)
    val x by tensor(f32, c to n)
    val y by tensor(f32, c to n)
    lhs = addf(x, y)
    rhs = addf(select(p, x, y), select(p, y, x))
}

rule("a product of machine integers, padded on the other side") {
    elements(s8, u64)
    expect(REFUTED, because = "lo = 1: the scalar stands at the other end")
    val c by rankClass
    val d by rankClass
    val n by c.sizes
    val m by d.sizes
    val lo by c.map
    val v by element
    val A by tensor(c to n, d to m)
    val C by tensor(c to n + lo, d to m)
    requires { lo ge 0 }
    lhs = A.pad(v, low = axes(lo, 0 * m), high = axes(0 * lo, 0 * m)) * C * C
    rhs = C * A.pad(v, low = axes(0 * lo, 0 * m), high = axes(lo, 0 * m)) * C
}
