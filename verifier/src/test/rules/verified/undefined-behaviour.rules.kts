// Undefined behaviour is that of the whole program: an element that is computed has it, also where nothing reads it. So operators that throw elements away may
// move past a division towards its operands, where fewer elements are divided, and not back. Of an empty tensor nothing is computed.

rule("a slice of quotients is divided after slicing") {
    val N by width
    val c by rankClass; val n by c.sizes; val s by c.map; val e by c.map
    val A by tensor(i(N), c to n); val B by tensor(i(N), c to n)
    lhs = divui(A, B).slice(start = s, end = e)
    rhs = divui(A.slice(start = s, end = e), B.slice(start = s, end = e))
}

rule("a slice with a stride is, too, and of remainders") {
    val c by rankClass; val n by c.sizes; val p by c.sizes
    val A by tensor(i8, c to n); val B by tensor(i8, c to n)
    lhs = remsi(A, B).slice(start = 0, stride = p)
    rhs = remsi(A.slice(start = 0, stride = p), B.slice(start = 0, stride = p))
}

rule("a reversal divides the same elements, before") {
    val N by width
    val c by rankClass; val n by c.sizes
    val A by tensor(i(N), c to n); val B by tensor(i(N), c to n)
    lhs = divsi(A, B).reverse(c)
    rhs = divsi(A.reverse(c), B.reverse(c))
}

rule("a reversal divides the same elements, after") {
    val N by width
    val c by rankClass; val n by c.sizes
    val A by tensor(i(N), c to n); val B by tensor(i(N), c to n)
    lhs = divsi(A.reverse(c), B.reverse(c))
    rhs = divsi(A, B).reverse(c)
}

rule("a transpose divides the same elements") {
    val c by rankClass; val row by c.label; val column by c.label
    val n by c.sizes; val m by c.sizes
    val A by tensor(i8, row to n, column to m); val B by tensor(i8, row to n, column to m)
    lhs = divui(A, B).relabel(row to column, column to row)
    rhs = divui(A.relabel(row to column, column to row), B.relabel(row to column, column to row))
    weaker("a transpose divides the same elements, the other way around") {
        lhs = divui(A.relabel(row to column, column to row), B.relabel(row to column, column to row))
        rhs = divui(A, B).relabel(row to column, column to row)
    }
}

rule("padding of quotients is that of dividend and divisor, where the divisor is padded with one") {
    val c by rankClass; val n by c.sizes; val l by c.sizes; val h by c.sizes
    val A by tensor(i8, c to n); val B by tensor(i8, c to n)
    lhs = divui(A, B).pad(0, low = l, high = h)
    rhs = divui(A.pad(0, low = l, high = h), B.pad(1, low = l, high = h))
}

rule("and the other way around, as what is padded is divided by one") {
    val c by rankClass; val n by c.sizes; val l by c.sizes; val h by c.sizes
    val A by tensor(i8, c to n); val B by tensor(i8, c to n)
    lhs = divui(A.pad(0, low = l, high = h), B.pad(1, low = l, high = h))
    rhs = divui(A, B).pad(0, low = l, high = h)
}

rule("a divisor that is padded with zero has undefined behaviour, unless nothing is padded") {
    val c by rankClass; val n by c.sizes; val l by c.sizes
    val A by tensor(i8, c to n); val B by tensor(i8, c to n)
    lhs = divui(A.pad(0, low = l), B.pad(0, low = l))
    rhs = divui(A, B).pad(0, low = l)
}

rule("quotients one after the other") {
    val c by rankClass; val s by singleton
    val n by c.sizes; val p by s.sizes; val q by s.sizes
    val A by tensor(i8, c to n, s to p); val B by tensor(i8, c to n, s to p)
    val C by tensor(i8, c to n, s to q); val D by tensor(i8, c to n, s to q)
    lhs = concat(divui(A, B), divui(C, D), along = s)
    rhs = divui(concat(A, C, along = s), concat(B, D, along = s))
    weaker("dividends and divisors one after the other") {
        lhs = divui(concat(A, C, along = s), concat(B, D, along = s))
        rhs = concat(divui(A, B), divui(C, D), along = s)
    }
}

rule("the first of two parts") {
    val s by singleton; val p by s.sizes; val q by s.sizes
    val A by tensor(i8, s to p); val B by tensor(i8, s to p)
    val C by tensor(i8, s to q); val D by tensor(i8, s to q)
    lhs = concat(divui(A, B), divui(C, D), along = s).slice(end = p)
    rhs = divui(A, B)
}

rule("a quotient that is broadcast") {
    val c by rankClass; val d by rankClass; val n by c.sizes; val m by d.sizes
    val A by tensor(i8, c to n); val B by tensor(i8, c to n)
    lhs = divui(A, B).expand(d to m)
    rhs = divui(A.expand(d to m), B.expand(d to m))
}

rule("a part of quotients from a place on that is kept inside") {
    val c by rankClass; val n by c.sizes; val s by c.map; val k by c.sizes
    val A by tensor(i8, c to n); val B by tensor(i8, c to n)
    lhs = divui(A, B).dynamicSlice(start = s, size = k)
    rhs = divui(A.dynamicSlice(start = s, size = k), B.dynamicSlice(start = s, size = k))
}

rule("what overwrites quotients, divided before") {
    val c by rankClass; val n by c.sizes; val m by c.sizes; val s by c.map
    val A by tensor(i8, c to n); val B by tensor(i8, c to n); val C by tensor(i8, c to m); val D by tensor(i8, c to m)
    lhs = divui(A, B).dynamicUpdateSlice(divui(C, D), start = s)
    rhs = divui(A.dynamicUpdateSlice(C, start = s), B.dynamicUpdateSlice(D, start = s))
}

rule("the same quotient twice is computed once") {
    val N by width
    val c by rankClass; val n by c.sizes
    val A by tensor(i(N), c to n); val B by tensor(i(N), c to n)
    lhs = subi(divui(A, B), divui(A, B))
    rhs = constant(0, c to n)
}

rule("the same quotient once is computed twice") {
    val N by width
    val c by rankClass; val n by c.sizes
    val A by tensor(i(N), c to n); val B by tensor(i(N), c to n)
    lhs = divui(A, B)
    rhs = maxui(divui(A, B), divui(A, B))
}

rule("a quotient that is thrown away need not be computed") {
    val N by width
    val c by rankClass; val n by c.sizes
    val A by tensor(i(N), c to n); val B by tensor(i(N), c to n)
    lhs = muli(divui(A, B), 0)
    rhs = constant(0, c to n)
}

rule("nothing is left of quotients that are sliced away") {
    val c by rankClass; val n by c.sizes
    val A by tensor(i8, c to n); val B by tensor(i8, c to n)
    requires { someLane(n ge 0) }
    lhs = divui(A, B).slice(end = 0)
    rhs = A.slice(end = 0)
}

rule("of an empty tensor no element is divided") {
    val c by rankClass; val n by c.sizes
    val A by tensor(i8, c to n); val B by tensor(i8, c to n)
    requires { someLane(n eq 0) }
    lhs = A
    rhs = divui(A, B)
}

rule("an empty tensor divided by zeros") {
    val c by rankClass; val n by c.sizes
    val A by tensor(i8, c to n)
    requires { someLane(n eq 0) }
    lhs = A
    rhs = divui(A, 0)
}

rule("what always has undefined behaviour may become anything") {
    val c by rankClass; val n by c.sizes
    val A by tensor(i8, c to n); val B by tensor(i8, c to n)
    lhs = divui(A, 0)
    rhs = B
}

rule("a quotient in a branch that a remainder of the same operands guards") {
    val c by rankClass; val n by c.sizes
    val A by tensor(i8, c to n); val B by tensor(i8, c to n)
    lhs = remui(A, B)
    rhs = addi(remui(A, B), muli(divui(A, B), 0))
}

rule("a sum of quotients, in another order") {
    val c by rankClass; val d by rankClass; val n by c.sizes; val m by d.sizes
    val A by tensor(i8, c to n, d to m); val B by tensor(i8, c to n, d to m)
    lhs = divui(A, B).reduce(sum, c, d)
    rhs = divui(A, B).reduce(sum, c).reduce(sum, d)
}
