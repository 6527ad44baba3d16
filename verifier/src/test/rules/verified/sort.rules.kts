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

rule("lines that change places are sorted as they were") {
    val s by singleton
    val d by rankClass
    val n by s.sizes
    val p by d.sizes
    val A by tensor(s to n, d to p)
    lhs = A.sort(along = s).reverse(d).reverse(d)
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

rule("a function of what is sorted") {
    val s by singleton
    val n by s.sizes
    val f by function
    val A by tensor(s to n)
    lhs = f(A.sort(along = s)).reverse(s)
    rhs = f(A.sort(along = s).reverse(s))
}
