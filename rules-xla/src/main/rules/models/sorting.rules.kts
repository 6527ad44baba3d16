// A sorted line is a permuted line: what is reduced over all of it does not see the order.

for (m in listOf(sum, product, max, min)) rule("models/reduce of a sorted line => reduce of the line, $m") {
    source(note = "An order is a bijection of the places of a line")
    if (m == sum || m == product) upTo(order)
    val s by singleton; val d by rankClass
    val n by s.sizes; val p by d.sizes
    if (m == max || m == min) requires { n ge 1 }
    val A by tensor(s to n, d to p)
    lhs = A.sort(along = s).reduce(m, s)
    rhs = A.reduce(m, s)
}

rule("models/sum of a sorted line times what does not depend on the place") {
    source(note = "Order statistics with equal weights")
    elements(int, real, s8)
    val s by singleton; val d by rankClass
    val n by s.sizes; val p by d.sizes
    val A by tensor(s to n, d to p)
    val B by tensor(d to p)
    val C by tensor(s to n, d to p)
    lhs = (A.sort(along = s).reverse(s) * B.expand(s to n)).reduce(sum, s)
    rhs = A.reduce(sum, s) * B
    broken("models/sum of a sorted line broken: the first place is left out", because = "A = 0, 1") {
        requires { n ge 2 }
        val B1 = B.expand(s to n).slice(axes(s to 1), axes(s to n))
        lhs = (A.sort(along = s).slice(axes(s to 1), axes(s to n)) * B1).reduce(sum, s)
        rhs = (A.slice(axes(s to 1), axes(s to n)) * B1).reduce(sum, s)
    }
    broken("models/sum of a sorted line broken: a factor of each place", because = "A = 1, 0 and C = 1, 0") {
        lhs = (A.sort(along = s) * C).reduce(sum, s)
        rhs = (A * C).reduce(sum, s)
    }
    broken("models/sum of a sorted line broken: both are sorted", because = "A = 1, 0 and C = 0, 1") {
        lhs = (A.sort(along = s) * C.sort(along = s)).reduce(sum, s)
        rhs = (A * C).reduce(sum, s)
    }
}

rule("models/softmax denominator of a sorted line => of the line") {
    source(note = "Top-p sampling sorts first")
    val s by singleton
    val n by s.sizes
    val A by tensor(real, s to n)
    lhs = exp(A.sort(along = s)).reduce(sum, s)
    rhs = exp(A).reduce(sum, s)
}

rule("models/sums across sorted lines broken: along another axis") {
    source(note = "Sorting within columns, summing rows")
    expect(REFUTED, because = "A = 1, 0 in one column and 0, 0 in the other")
    elements(int, real, s8)
    val s by singleton; val t by singleton
    val n by s.sizes; val m by t.sizes
    val A by tensor(s to n, t to m)
    lhs = A.sort(along = s).reduce(sum, t)
    rhs = A.reduce(sum, t)
    broken("models/sums across sorted lines broken: of lines that are all the same", because = "A = 1, 0") {
        val B by tensor(s to n)
        lhs = B.expand(t to m).sort(along = s).reduce(sum, t)
        rhs = B.expand(t to m).reduce(sum, t)
    }
}
