// Rules for the tests of export: some that can be said in PDLL, and one for each common reason against it.

rule("a slice of a padded tensor") {
    val c by rankClass
    val n by c.sizes
    val low by c.map
    val start by c.map
    val end by c.map
    val v by element
    val A by tensor(c to n)
    requires { low ge 0 }
    requires { (start ge low) and (end le low + n) }
    lhs = A.pad(v, low = low, high = 1).slice(start = start, end = end)
    rhs = A.slice(start = start - low, end = end - low)
}

rule("adding zero") {
    expect(REFUTED, on = floats, because = "-0.0")
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    lhs = A + 0
    rhs = A
}

rule("a reversed sum of two") {
    elements(int, s32, f32)
    val c by nonEmptyRankClass
    val n by c.sizes
    val A by tensor(c to n)
    val B by tensor(c to n)
    lhs = (A + B).reverse(c)
    rhs = A.reverse(c) + B.reverse(c)
}

rule("a slice of one of two axes") {
    val c by rankClass
    val d by rankClass
    val n by c.sizes
    val m by d.sizes
    val s by c.sizes
    val A by tensor(c to n, d to m)
    lhs = A.slice(start = axes(s)).slice(start = axes(s))
    rhs = A.slice(start = axes(s + s))
}

rule("turning around") {
    val c by rankClass
    val n by c.sizes
    val k by c.sizes
    val A by tensor(c to n)
    lhs = A.rotate(by = k)
    rhs = A.rotate(by = k + n)
}

rule("a wrong one") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    lhs = A.reverse(c)
    rhs = A
}

rule("one that nobody takes for right") {
    expect(REFUTED)
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    lhs = A.reverse(c)
    rhs = A
}
