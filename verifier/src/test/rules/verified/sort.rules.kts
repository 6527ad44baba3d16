// What follows of a sorted tensor from its being read in some order; wrong ones stand in refuted/sort.rules.kts.

rule("sorting twice is sorting once") {
    val s by singleton
    val d by rankClass
    val n by s.sizes
    val p by d.sizes
    val A by tensor(s to n, d to p)
    lhs = A.sort(along = s).sort(along = s)
    rhs = A.sort(along = s)
}

rule("a constant has one order") {
    val s by singleton
    val d by rankClass
    val n by s.sizes
    val p by d.sizes
    val v by element
    lhs = constant(v, s to n, d to p).sort(along = s)
    rhs = constant(v, s to n, d to p)
}

rule("each line has one element") {
    val s by singleton
    val d by rankClass
    val n by s.sizes
    val p by d.sizes
    val A by tensor(s to n, d to p)
    requires { n le 1 }
    lhs = A.sort(along = s)
    rhs = A
}

rule("each line is made of one element") {
    elements(int, f16)
    val s by singleton
    val d by rankClass
    val n by s.sizes
    val p by d.sizes
    val A by tensor(d to p)
    lhs = A.expand(s to n).sort(along = s)
    rhs = A.expand(s to n)
}

rule("a function of what is sorted") {
    elements(int, bool, f16)
    val s by singleton
    val n by s.sizes
    val f by function
    val A by tensor(s to n)
    lhs = f(A.sort(along = s)).reverse(s)
    rhs = f(A.sort(along = s).reverse(s))
}

rule("what is computed of lines that are sorted alike") {
    elements(int, s8)
    val s by singleton
    val n by s.sizes
    val A by tensor(s to n)
    val B by tensor(s to n)
    lhs = (A.sort(along = s) + B.sort(along = s)) - A.sort(along = s)
    rhs = B.sort(along = s)
}

rule("lines that change places are sorted as they were") {
    val s by singleton
    val d by rankClass
    val n by s.sizes
    val p by d.sizes
    val A by tensor(s to n, d to p)
    lhs = A.reverse(d).sort(along = s)
    rhs = A.sort(along = s).reverse(d)
}

rule("lines that are dropped matter to no other") {
    elements(int, f16)
    val s by singleton
    val d by rankClass
    val n by s.sizes
    val p by d.sizes
    val from by d.map
    val to by d.map
    val k by d.map
    val A by tensor(s to n, d to p)
    lhs = A.slice(start = from, end = to, stride = k).sort(along = s)
    rhs = A.sort(along = s).slice(start = from, end = to, stride = k)
}

rule("lines that are looked up are sorted as they were") {
    elements(int, f16)
    val s by singleton
    val t by singleton
    val b by rankClass
    val n by s.sizes
    val m by t.sizes
    val k by b.sizes
    val A by tensor(s to n, t to m)
    val I by tensor(int, b to k)
    lhs = A.gather(I, along = t).sort(along = s)
    rhs = A.sort(along = s).gather(I, along = t)
}

rule("lines that are repeated are sorted once") {
    elements(int, f16)
    val s by singleton
    val c by rankClass
    val d by rankClass
    val n by s.sizes
    val m by c.sizes
    val p by d.sizes
    val A by tensor(s to n, c to m)
    lhs = A.expand(d to p).sort(along = s)
    rhs = A.sort(along = s).expand(d to p)
}

rule("a column is sorted as a row") {
    elements(int, f16)
    val s by singleton
    val row by s.label
    val column by s.label
    val n by s.sizes
    val m by s.sizes
    val A by tensor(row to n, column to m)
    lhs = A.relabel(row to column, column to row).sort(along = column)
    rhs = A.sort(along = row).relabel(row to column, column to row)
}

rule("lines of what is sorted along another axis change places") {
    elements(int)
    val s by singleton
    val t by singleton
    val d by rankClass
    val n by s.sizes
    val m by t.sizes
    val p by d.sizes
    val A by tensor(s to n, t to m, d to p)
    lhs = A.reverse(d).sort(along = s).sort(along = t)
    rhs = A.sort(along = s).reverse(d).sort(along = t)
}

rule("the sum of sorted lines, line after line") {
    elements(int, real)
    val s by singleton
    val d by rankClass
    val n by s.sizes
    val p by d.sizes
    val A by tensor(s to n, d to p)
    lhs = A.reverse(d).sort(along = s).reduce(sum, d)
    rhs = A.sort(along = s).reduce(sum, d)
}

rule("tensors that are sorted by the first, line after line") {
    elements(int, f16)
    val s by singleton
    val d by rankClass
    val n by s.sizes
    val p by d.sizes
    val K by tensor(int, s to n, d to p)
    val A by tensor(s to n, d to p)
    lhs = zip(K.reverse(d), A.reverse(d)).sort(along = s)[1]
    rhs = zip(K, A).sort(along = s)[1].reverse(d)
}

rule("the first of several tensors is sorted as if it were alone") {
    elements(int, f16)
    val s by singleton
    val n by s.sizes
    val K by tensor(s to n)
    val A by tensor(s to n)
    lhs = zip(K, A).sort(along = s)[0]
    rhs = K.sort(along = s)
}

rule("each tensor is sorted by itself with the first") {
    elements(int)
    val s by singleton
    val n by s.sizes
    val K by tensor(s to n)
    val A by tensor(s to n)
    val B by tensor(s to n)
    val all = zip(K, A, B).sort(along = s)
    lhs = all[1] + all[2]
    rhs = zip(K, B).sort(along = s)[1] + zip(K, A).sort(along = s)[1]
}

rule("a sum of what is sorted") {
    elements(int, real)
    val s by singleton
    val n by s.sizes
    val A by tensor(s to n)
    lhs = A.sort(along = s).reduce(sum, s)
    rhs = A.reduce(sum, s)
}
