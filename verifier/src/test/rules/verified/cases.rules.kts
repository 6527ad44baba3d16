// Elements that are equal in each case of a condition that they choose by, and products that associate in every ring.

rule("a sum of two choices by one predicate commutes") {
    elements(int + real + s8 + f16 + f32)
    val c by rankClass
    val n by c.sizes
    val P by tensor(bool, c to n)
    val A by tensor(c to n)
    val B by tensor(c to n)
    lhs = select(P, A, B) + select(P, B, A)
    rhs = A + B
}

rule("two predicates, four cases") {
    elements(int + f32)
    val c by rankClass
    val n by c.sizes
    val P by tensor(bool, c to n)
    val Q by tensor(bool, c to n)
    val A by tensor(c to n)
    val B by tensor(c to n)
    val C by tensor(c to n)
    lhs = max(select(P, A, B), select(Q, C, select(P, B, A)))
    rhs = select(Q, select(P, max(A, C), max(C, B)), max(B, A))
}

rule("sums of padded tensors change places") {
    elements(s32 + f32)
    val c by rankClass
    val n by c.sizes
    val lo by c.map
    val hi by c.map
    val v by element
    val w by element
    val A by tensor(c to n)
    val B by tensor(c to n)
    requires { (lo ge 0) and (hi ge 0) }
    lhs = A.pad(v, low = lo, high = hi) + B.pad(w, low = lo, high = hi)
    rhs = (B + A).pad(w + v, low = lo, high = hi)
}

rule("a product of padded machine integers associates") {
    elements(signed + unsigned)
    val c by rankClass
    val n by c.sizes
    val lo by c.map
    val hi by c.map
    val v by element
    val w by element
    val A by tensor(c to n)
    val B by tensor(c to n)
    val C by tensor(c to n + lo + hi)
    requires { (lo ge 0) and (hi ge 0) }
    lhs = A.pad(v, low = lo, high = hi) * (B.pad(w, low = lo, high = hi) * C)
    rhs = C * (A * B).pad(v * w, low = lo, high = hi)
}

rule("the square of a sum of machine integers") {
    elements(s64)
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    val B by tensor(c to n)
    lhs = (A + B) * (A + B) - 4 * (A * B)
    rhs = (B - A) * (A - B) * (-1)
}

rule("a power grows by its base") {
    elements(real)
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    val B by tensor(c to n)
    assume { A gt 0 }
    lhs = pow(A, B) * A
    rhs = pow(A, B + 1)
}

rule("a scalar that is 0 by a condition is 0 beside a sum") {
    elements(int + real)
    val s by singleton
    val c by rankClass
    val n by s.sizes
    val m by c.sizes
    val w by element
    requires { w eq 0 }
    requires { n eq 3 }
    val A by tensor(c to m)
    lhs = A.expand(s to n).reduce(sum, s, initial = w)
    rhs = (A + w) * number(3)
}

rule("a predicate that may be poison goes") {
    val c by rankClass
    val n by c.sizes
    val p by tensor(i1, c to n)
    val x by tensor(i8, c to n)
    val y by tensor(i8, c to n)
    lhs = addi(select(p, x, y), select(p, y, x))
    rhs = addi(x, y)
}
