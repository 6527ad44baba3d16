rule("padding, then slicing the padding off") {
    val c by rankClass
    val n by c.sizes
    val low by c.map
    val v by element
    val A by tensor(c to n)
    requires { low ge 0 }
    lhs = A.pad(v, low = low).slice(start = low, end = low + n)
    rhs = A
}

rule("a window over several axes, and over what the first one left") {
    source("pooling/01", "HandlePooling/01", note = "costs \$5")
    expect(
        UNKNOWN,
        on = floats,
        because = "a sum of floats depends on the order of its terms, which nothing says of a window that " +
            "moves over several axes at once",
    )
    val c by nonEmptyRankClass
    val s by singleton
    val column by c.label
    val row by c.label
    val n by c.sizes
    val m by s.sizes
    val w by c.map
    val k by integer
    val X by tensor(column to n, row to n, s to m)
    val pooled = X.reduceWindow(
        sum,
        size = axes(column to w, row to w),
        stride = 2,
        low = 1,
        windowDilation = axes(column to 2 * w - k, row to w + 1),
    )
    requires { ((w ge 1) and (k le 3)) or (n eq 0) }
    requires { someLane(w eq 1).not() or everyLane(n - (w - 1) ge -k) }
    lhs = pooled.slice(start = row to 1, end = axes(row to w, s to 1)) + pooled.slice(start = 1, end = column to w)
    rhs = pooled * 2
}

rule("numbers in the place of tensors") {
    val c by rankClass
    val s by singleton
    val n by c.sizes
    val m by s.sizes
    val k by integer
    val v by element(int)
    val P by tensor(bool, c to n)
    val A by tensor(int, c to n)
    requires { v ne 0 }
    assume { (A ne 0) or !P }
    lhs = select(P and (A lt v), 1 - A * (2 + A), -(A - k)) / max(A, 3 * m) - (clamp(0, A, v) - (A + 1))
    rhs = 0 - constant(v * 2 + 1, c to n + 1).slice(end = n)
}

rule("numbers of several types") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    val B by tensor(real, c to n)
    elements(int + real + signed)
    lhs = max(A, 3) + select(B * 0.5 - number("0.1") lt number(2, real), A, 0)
    rhs = select((B * 0.5 lt number("2.1")) and TRUE, A, 0) + max(3, A)
}

rule("orders, functions, and choices on lanes") {
    val c by rankClass
    val tile by c.label
    val n by c.sizes
    val t by c.sizes
    val p by permutation(c)
    val q by permutation(c)
    val extent = min(choose(n lt t, n, t - 1), abs(t - n)).floorDiv(2)
    val one by element(real)
    val f by function
    val g by monoid(real, identity = one)
    val h by function(T, real, to = bool)
    val A by tensor(c to n * t)
    val R by tensor(real, c to n * t)
    requires { extent + n.permuted(p * q.inverse) ge extent * extent }
    lhs = select(h(f(A), g(R, one)), A, f(A)).split(c, inner = tile to t).merge(c, tile).transpose(p)
    rhs = select(h(f(A), R), A, f(A)).transpose(p).slice(end = extent + n * t)
}

rule("integers of any width") {
    val c by rankClass
    val M by width
    val N by width
    val n by c.sizes
    val x by tensor(i(N), c to n)
    val f by freeze(x)
    requires { M ge N + 1 }
    requires { N le 8 }
    lhs = trunci(extsi(addi(x, f, nsw, nuw), M), N)
    rhs = select(cmpi(slt, f, bits(N)), addi(f, 1), x)
}

rule("choices and flags of MLIR") {
    val c by rankClass
    val n by c.sizes
    val x by tensor(f32, c to n)
    lhs = select(constant(1, i1, c to n), addf(x, -1.5, nnan, towardZero), x)
    rhs = select(cmpf(never, x, 0), x, addf(x, -1.5, nnan, towardZero))
}

rule("names of indices") {
    val c by singleton
    val n by c.sizes
    val i by c.index
    val j by c.index
    val A by tensor(c to n)
    elements(int)
    lhs = A.reduce(sum, c to i)
    rhs = dot(A, constant(1, c to n), contract = c to j)
    match(i to j)
}

rule("symmetric inputs and exclusive or") {
    val c by rankClass
    val column by c.label
    val row by c.label
    val n by c.sizes
    val A by tensor(bool, column to n, row to n)
    assume { symmetric(A, row, column) }
    lhs = A.reduce(xor, column, row)
    rhs = A.relabel(column to row, row to column).reduce(xor, column, row)
}
