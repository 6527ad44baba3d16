// Wrong about reductions by exclusive or.

rule("what is combined with itself stays") {
    expect(REFUTED, because = "A = true: true xor true is false")
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    lhs = (A xor A).reduce(xor, c)
    rhs = A.reduce(xor, c)
}

rule("two copies are one") {
    expect(REFUTED, because = "two copies are none")
    val c by singleton
    val n by c.sizes
    val A by tensor(c to n)
    lhs = concat(A, A, along = c).reduce(xor, c)
    rhs = A.reduce(xor, c)
}

rule("three copies are none") {
    expect(REFUTED, because = "three copies are one")
    elements(signed + unsigned)
    val c by singleton
    val n by c.sizes
    val A by tensor(c to n)
    lhs = concat(A, A, A, along = c).reduce(xor, c)
    rhs = constant(0)
}

rule("exclusive or of many is their inclusive or") {
    expect(REFUTED, because = "two are true")
    val c by rankClass
    val n by c.sizes
    val A by tensor(bool, c to n)
    lhs = A.reduce(xor, c)
    rhs = A.reduce(or, c)
}

rule("an odd number is some but not all") {
    expect(REFUTED, because = "two of three are true")
    val c by rankClass
    val n by c.sizes
    val A by tensor(bool, c to n)
    lhs = A.reduce(xor, c)
    rhs = A.reduce(or, c) and !A.reduce(and, c)
}

rule("bits without a carry are a sum") {
    expect(REFUTED, because = "1 xor 1 is 0, and 1 + 1 is 2")
    elements(signed + unsigned)
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    lhs = A.reduce(xor, c)
    rhs = A.reduce(sum, c)
}

rule("padding with 1") {
    expect(REFUTED, because = "one more 1 flips the last bit")
    elements(signed + unsigned)
    val c by rankClass
    val n by c.sizes
    val l by c.sizes
    val A by tensor(c to n)
    lhs = A.pad(number(1, T), low = l).reduce(xor, c)
    rhs = A.reduce(xor, c)
}

rule("padding with true") {
    expect(REFUTED, because = "l = 1: one more is true")
    val c by rankClass
    val n by c.sizes
    val l by c.sizes
    val A by tensor(bool, c to n)
    lhs = A.pad(TRUE, low = l).reduce(xor, c)
    rhs = A.reduce(xor, c)
}

rule("overlapping parts make the whole") {
    expect(REFUTED, because = "the element m is in both parts, and so in none")
    val c by singleton
    val n by c.sizes
    val m by c.sizes
    val A by tensor(c to n)
    requires { m lt n }
    lhs = A.slice(end = m + 1).reduce(xor, c) xor A.slice(start = m, end = n).reduce(xor, c)
    rhs = A.reduce(xor, c)
}

rule("an initial value that is there twice counts once") {
    expect(REFUTED, because = "v xor v is nothing")
    val c by rankClass
    val n by c.sizes
    val v by element
    val A by tensor(c to n)
    lhs = A.reduce(xor, c, initial = v) xor v
    rhs = A.reduce(xor, c, initial = v)
}

rule("empty on every lane: nothing") {
    expect(REFUTED, because = "at rank 0 there is one term")
    elements(signed + unsigned)
    val c by rankClass
    val A by tensor(c to 0)
    lhs = A.reduce(xor, c)
    rhs = constant(0)
}

rule("a tensor and its reverse on one lane") {
    expect(REFUTED, because = "both have the same elements, but elsewhere")
    elements(signed + unsigned)
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    lhs = A xor A.reverse(c)
    rhs = constant(0, c to n)
}

rule("sums over rows and over columns cancel") {
    expect(REFUTED, because = "the row i and the column i are others")
    elements(signed + unsigned)
    val c by singleton
    val row by c.label
    val column by c.label
    val n by c.sizes
    val A by tensor(row to n, column to n)
    lhs = A.reduce(xor, row).relabel(column to row) xor A.reduce(xor, column)
    rhs = constant(0, row to n)
}

rule("conjunction of all and exclusive or of all") {
    expect(REFUTED, because = "two are true")
    val c by rankClass
    val n by c.sizes
    val A by tensor(bool, c to n)
    lhs = A.reduce(and, c)
    rhs = A.reduce(xor, c)
}

rule("a number of copies that need not be even") {
    expect(REFUTED, because = "m = 1: one copy")
    elements(signed + unsigned)
    val c by rankClass
    val d by rankClass
    val n by c.sizes
    val m by d.sizes
    val A by tensor(c to n)
    lhs = A.expand(d to m).reduce(xor, d)
    rhs = constant(0, c to n)
}

rule("a number of copies that need not be odd") {
    expect(REFUTED, because = "m = 2: two copies are none")
    val c by rankClass
    val d by rankClass
    val n by c.sizes
    val m by d.sizes
    val A by tensor(c to n)
    requires { m ge 1 }
    lhs = A.expand(d to m).reduce(xor, d)
    rhs = A
}

rule("updates that are made twice are made once") {
    expect(REFUTED, because = "what is combined twice is combined not at all")
    val s by singleton
    val b by singleton
    val n by s.sizes
    val m by b.sizes
    val A by tensor(s to n)
    val I by tensor(int, b to m)
    val U by tensor(b to m)
    lhs = A.scatter(xor, I, U, along = s).scatter(xor, I, U, along = s)
    rhs = A.scatter(xor, I, U, along = s)
}

rule("a choice between two parts that are both taken") {
    expect(REFUTED, because = "each place is in one branch only")
    val c by rankClass
    val n by c.sizes
    val P by tensor(bool, c to n)
    val A by tensor(bool, c to n)
    lhs = select(P, A, A).reduce(xor, c)
    rhs = constant(FALSE)
}

rule("a negation of all of them") {
    expect(REFUTED, because = "n = 2: two negations are none")
    val c by rankClass
    val n by c.sizes
    val A by tensor(bool, c to n)
    lhs = (!A).reduce(xor, c)
    rhs = !A.reduce(xor, c)
}

rule("a window with an initial value at each place of the padding") {
    expect(REFUTED, because = "the initial value counts once, padding as often as the window reaches it")
    val c by rankClass
    val n by c.sizes
    val v by element
    val A by tensor(c to n)
    lhs = A.reduceWindow(xor, size = 3, low = 2, initial = v)
    rhs = A.pad(v, low = 2).reduceWindow(xor, size = 3)
}

rule("a line and its first part, cancelled to that part") {
    expect(REFUTED, because = "the rest is left, and the first part is none")
    val s by singleton
    val n by s.sizes; val k by s.map
    val A by tensor(s8, s to n)
    requires { (k ge 0) and (k le n) }
    lhs = concat(A, A.slice(end = axes(s to k)), along = s).reduce(xor, s)
    rhs = A.slice(end = axes(s to k)).reduce(xor, s)
}

rule("two parts that overlap") {
    expect(REFUTED, because = "both ends are left")
    val s by singleton
    val n by s.sizes
    val A by tensor(s8, s to n)
    requires { n ge 2 }
    lhs = concat(A.slice(end = axes(s to n - 1)), A.slice(start = axes(s to 1)), along = s).reduce(xor, s)
    rhs = A.reduce(xor, s) xor A.reduce(xor, s)
}

rule("a symmetric matrix combined to nothing") {
    expect(REFUTED, because = "the diagonal is left")
    val c by rankClass
    val i by c.label; val j by c.label
    val n by c.sizes
    val A by tensor(s8, i to n, j to n)
    assume { symmetric(A, i, j) }
    lhs = A.reduce(xor, i, j)
    rhs = (A xor A).reduce(xor, i, j)
}
