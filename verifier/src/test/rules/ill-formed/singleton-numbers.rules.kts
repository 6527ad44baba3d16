// What is no number although a singleton is nearby: of two classes that may have many lanes nothing is said at once.

rule("a sum of maps over two classes") {
    expect(ILL_FORMED)
    val c by rankClass; val n by c.sizes
    val d by rankClass; val m by d.sizes
    val A by tensor(c to n, d to m)
    lhs = A.slice(start = c to n + m)
    rhs = A
}

rule("a number between the maps of two classes") {
    expect(ILL_FORMED)
    val s by singleton; val k by s.map
    val c by rankClass; val n by c.sizes
    val d by rankClass; val m by d.sizes
    val A by tensor(c to n, d to m)
    lhs = A.slice(start = c to (n + k) - m)
    rhs = A
}

rule("a number decides between the maps of two classes") {
    expect(ILL_FORMED)
    val s by singleton; val k by s.map
    val c by rankClass; val n by c.sizes
    val d by nonEmptyRankClass; val m by d.sizes
    val A by tensor(c to n, d to m)
    lhs = A.slice(start = c to choose(k eq 0, n, m))
    rhs = A
}

rule("the lanes of two classes compared") {
    expect(ILL_FORMED)
    val c by rankClass; val n by c.sizes
    val d by rankClass; val m by d.sizes
    val A by tensor(c to n, d to m)
    requires { n le m }
    lhs = A
    rhs = A
}

rule("conditions on the lanes of two classes, both on a number") {
    expect(ILL_FORMED)
    val s by singleton; val k by s.map
    val c by rankClass; val n by c.sizes
    val d by rankClass; val m by d.sizes
    val A by tensor(c to n, d to m)
    requires { (n le k) and (m le k) }
    lhs = A
    rhs = A
}

rule("a size that differs from lane to lane is none of a singleton") {
    expect(ILL_FORMED)
    val s by singleton; val k by s.map
    val c by rankClass; val n by c.sizes
    val A by tensor(s to n + k)
    lhs = A
    rhs = A
}

rule("a map that is not one number beside one that is") {
    expect(ILL_FORMED)
    val s by singleton; val k by s.map
    val c by rankClass; val n by c.sizes
    lhs = constant(n * k, c to n)
    rhs = constant(k * n, c to n)
}

rule("an index of a singleton that is a map of a class") {
    expect(ILL_FORMED)
    val s by singleton; val n by s.sizes
    val c by rankClass; val m by c.sizes
    val i by s.index
    val A by tensor(real, s to n, c to m)
    lhs = A.reduce(sum, s to i)
    rhs = A.reduce(sum, s)
    match(i to m)
}

rule("a padding by a number on no axis in particular") {
    expect(ILL_FORMED)
    val s by singleton; val k by s.sizes
    val c by rankClass; val n by c.sizes
    val v by element
    val A by tensor(c to n)
    lhs = A.pad(v, low = k)
    rhs = A
}
