// The other directions, and what computes an element that was not computed.

rule("quotients of slices are none of what is sliced away") {
    expect(REFUTED, because = "the divisor that is sliced away is 0")
    val N by width
    val c by rankClass; val n by c.sizes; val s by c.map; val e by c.map
    val A by tensor(i(N), c to n); val B by tensor(i(N), c to n)
    lhs = divui(A.slice(start = s, end = e), B.slice(start = s, end = e))
    rhs = divui(A, B).slice(start = s, end = e)
}

rule("remainders of a slice with a stride") {
    expect(REFUTED, because = "stride 2 of n = 2: the second divisor is 0")
    val c by rankClass; val n by c.sizes; val p by c.sizes
    val A by tensor(i8, c to n); val B by tensor(i8, c to n)
    lhs = remsi(A.slice(start = 0, stride = p), B.slice(start = 0, stride = p))
    rhs = remsi(A, B).slice(start = 0, stride = p)
}

rule("a reversal of the dividend, by what it was not divided by") {
    expect(REFUTED, because = "n = 2, A = [-128, 0], B = [1, -1]: what is reversed divides -128 by -1")
    val c by rankClass; val n by c.sizes
    val A by tensor(i8, c to n); val B by tensor(i8, c to n)
    lhs = muli(divsi(A, B), 0)
    rhs = muli(divsi(A.reverse(c), B), 0)
}

rule("a transpose of the dividend alone") {
    expect(REFUTED, because = "2 by 2: -128 meets -1")
    val c by singleton; val row by c.label; val column by c.label
    val n by c.sizes
    val A by tensor(i8, row to n, column to n); val B by tensor(i8, row to n, column to n)
    lhs = muli(divsi(A, B), 0)
    rhs = muli(divsi(A.relabel(row to column, column to row), B), 0)
}

rule("padding of both with zero") {
    expect(REFUTED, because = "what is padded is 0 / 0")
    val c by rankClass; val n by c.sizes; val l by c.sizes; val h by c.sizes
    val A by tensor(i8, c to n); val B by tensor(i8, c to n)
    lhs = divui(A, B).pad(0, low = l, high = h)
    rhs = divui(A.pad(0, low = l, high = h), B.pad(0, low = l, high = h))
}

rule("padding that cuts off") {
    expect(REFUTED, because = "low = -1 of n = 1: the divisor that is cut off is 0")
    val c by rankClass; val n by c.sizes; val l by c.map
    val A by tensor(i8, c to n); val B by tensor(i8, c to n)
    lhs = divui(A.pad(0, low = l), B.pad(1, low = l))
    rhs = divui(A, B).pad(0, low = l)
}

rule("padding of the least number and of minus one") {
    expect(REFUTED, because = "-128 / -1 is too large")
    val c by rankClass; val n by c.sizes; val l by c.sizes
    val A by tensor(i8, c to n); val B by tensor(i8, c to n)
    lhs = divsi(A, B).pad(-128, low = l)
    rhs = divsi(A.pad(INT_MIN, low = l), B.pad(-1, low = l))
}

rule("quotients one after the other, by divisors that are swapped") {
    expect(REFUTED, because = "p = q = 1, A = -128, B = 1, C = 0, D = -1")
    val s by singleton; val p by s.sizes
    val A by tensor(i8, s to p); val B by tensor(i8, s to p)
    val C by tensor(i8, s to p); val D by tensor(i8, s to p)
    lhs = muli(concat(divsi(A, B), divsi(C, D), along = s), 0)
    rhs = muli(concat(divsi(A, D), divsi(C, B), along = s), 0)
}

rule("a second part that is computed and thrown away") {
    expect(REFUTED, because = "q = 1, D = 0")
    val s by singleton; val p by s.sizes; val q by s.sizes
    val A by tensor(i8, s to p); val B by tensor(i8, s to p)
    val C by tensor(i8, s to q); val D by tensor(i8, s to q)
    lhs = divui(A, B)
    rhs = concat(divui(A, B), divui(C, D), along = s).slice(end = p)
}

rule("a broadcast to an empty shape divides nothing") {
    expect(REFUTED, because = "m = 0, B = 0: nothing against 0 / 0")
    val c by rankClass; val d by rankClass; val n by c.sizes; val m by d.sizes
    val A by tensor(i8, c to n); val B by tensor(i8, c to n)
    lhs = divui(A.expand(d to m), B.expand(d to m))
    rhs = divui(A, B).expand(d to m)
}

rule("a divisor that is not chosen") {
    expect(REFUTED, because = "P = 1, C = 0")
    val N by width
    val c by rankClass; val n by c.sizes
    val P by tensor(i1, c to n)
    val A by tensor(i(N), c to n); val B by tensor(i(N), c to n); val C by tensor(i(N), c to n)
    lhs = divui(A, select(P, B, C))
    rhs = select(P, divui(A, B), divui(A, C))
}

rule("a choice by poison is none to divide by") {
    expect(REFUTED, because = "P = poison, B = C = 1")
    val N by width
    val c by rankClass; val n by c.sizes
    val P by tensor(i1, c to n)
    val A by tensor(i(N), c to n); val B by tensor(i(N), c to n); val C by tensor(i(N), c to n)
    lhs = select(P, divui(A, B), divui(A, C))
    rhs = divui(A, select(P, B, C))
}

rule("a quotient that is guarded against zero, without its guard") {
    expect(REFUTED, because = "B = 0")
    val N by width
    val c by rankClass; val n by c.sizes
    val A by tensor(i(N), c to n); val B by tensor(i(N), c to n)
    lhs = select(cmpi(eq, B, 0), 0, divui(A, select(cmpi(eq, B, 0), 1, B)))
    rhs = select(cmpi(eq, B, 0), 0, divui(A, B))
}

rule("quotients of a part, from a place on that is kept inside") {
    expect(REFUTED, because = "n = 2, k = 1: the other divisor is 0")
    val c by rankClass; val n by c.sizes; val s by c.map; val k by c.sizes
    val A by tensor(i8, c to n); val B by tensor(i8, c to n)
    lhs = divui(A.dynamicSlice(start = s, size = k), B.dynamicSlice(start = s, size = k))
    rhs = divui(A, B).dynamicSlice(start = s, size = k)
}

rule("what is overwritten is not divided") {
    expect(REFUTED, because = "n = m = 1, B = 0, D = 1")
    val c by rankClass; val n by c.sizes; val m by c.sizes; val s by c.map
    val A by tensor(i8, c to n); val B by tensor(i8, c to n); val C by tensor(i8, c to m); val D by tensor(i8, c to m)
    lhs = divui(A.dynamicUpdateSlice(C, start = s), B.dynamicUpdateSlice(D, start = s))
    rhs = divui(A, B).dynamicUpdateSlice(divui(C, D), start = s)
}

rule("a quotient of sums is no sum of quotients") {
    expect(REFUTED, because = "n = 2, B = [0, 1]")
    val c by singleton; val n by c.sizes
    val A by tensor(i8, c to n); val B by tensor(i8, c to n)
    lhs = muli(divui(A.reduce(sum, c), B.reduce(sum, c)), 0)
    rhs = muli(divui(A, B).reduce(sum, c), 0)
}

rule("quotients that are not summed, as the tensor is empty") {
    expect(REFUTED, because = "n = 0: nothing is divided on the left side, and the sum of nothing is 0, which divides on the right side")
    val c by singleton; val n by c.sizes
    val A by tensor(i8, c to n); val B by tensor(i8, c to n)
    lhs = muli(divui(A, B).reduce(sum, c), 0)
    rhs = muli(divui(A.reduce(sum, c), B.reduce(sum, c)), 0)
}

rule("a further quotient, of swapped operands") {
    expect(REFUTED, because = "A = 0, B = 1")
    val N by width
    val c by rankClass; val n by c.sizes
    val A by tensor(i(N), c to n); val B by tensor(i(N), c to n)
    lhs = divui(A, B)
    rhs = addi(divui(A, B), muli(divui(B, A), 0))
}

rule("a quotient that is made, and multiplied by zero") {
    expect(REFUTED, because = "B = 0")
    val N by width
    val c by rankClass; val n by c.sizes
    val A by tensor(i(N), c to n); val B by tensor(i(N), c to n)
    lhs = constant(0, c to n)
    rhs = muli(divui(A, B), 0)
}

rule("a quotient that is made, and sliced away") {
    expect(REFUTED, because = "n = 1, B = 0")
    val c by rankClass; val n by c.sizes
    val A by tensor(i8, c to n); val B by tensor(i8, c to n)
    requires { someLane(n ge 0) }
    lhs = A.slice(end = 0)
    rhs = divui(A, B).slice(end = 0)
}

rule("a slice that is empty on every lane is not, without lanes") {
    expect(REFUTED, because = "rank 0: one element, which is divided by 0")
    val c by rankClass; val n by c.sizes
    val A by tensor(i8, c to n); val B by tensor(i8, c to n)
    lhs = A.slice(end = 0)
    rhs = divui(A.slice(end = 0), B.slice(end = 0))
}

rule("a tensor that may have elements, divided by zeros") {
    expect(REFUTED, because = "n = 1: an element divided by 0")
    val c by rankClass; val n by c.sizes
    val A by tensor(i8, c to n)
    lhs = A
    rhs = divui(A, 0)
}

rule("anything may not become what has undefined behaviour") {
    expect(REFUTED, because = "any element divided by 0")
    val c by rankClass; val n by c.sizes
    val A by tensor(i8, c to n); val B by tensor(i8, c to n)
    lhs = B
    rhs = divui(A, 0)
}

rule("poison may not become undefined behaviour") {
    expect(REFUTED, because = "poison against a division by poison")
    val N by width
    val c by rankClass; val n by c.sizes
    val A by tensor(i(N), c to n)
    lhs = constant(poison, c to n)
    rhs = divui(A, poison)
}

rule("both quotients, of which one is chosen, are computed") {
    expect(REFUTED, because = "poison: of it nothing is known, and it may be 0")
    val N by width
    val c by rankClass; val n by c.sizes
    val P by tensor(i1, c to n)
    val A by tensor(i(N), c to n); val B by tensor(i(N), c to n); val C by tensor(i(N), c to n)
    assume { cmpi(eq, P, P) }
    lhs = select(P, divui(A, B), divui(A, C))
    rhs = divui(A, select(P, B, C))
}

rule("a divisor that is chosen, where each choice is none of zero") {
    expect(REFUTED, because = "poison: of it nothing is known, and it may be 0")
    val N by width
    val c by rankClass; val n by c.sizes
    val P by tensor(i1, c to n)
    val A by tensor(i(N), c to n); val B by tensor(i(N), c to n); val C by tensor(i(N), c to n)
    assume { cmpi(ne, B, 0) }
    assume { cmpi(ne, C, 0) }
    lhs = divui(A, select(P, B, C))
    rhs = select(P, divui(A, B), divui(A, C))
}

rule("a sum of some quotients, of which all are computed") {
    val c by rankClass; val n by c.sizes; val k by c.map
    val A by tensor(i8, c to n); val B by tensor(i8, c to n)
    lhs = divui(A.slice(start = k), B.slice(start = k)).reduce(sum, c)
    rhs = divui(A, B).slice(start = k).reduce(sum, c)
    expect(REFUTED, because = "a divisor that is cut off may be 0")
}
