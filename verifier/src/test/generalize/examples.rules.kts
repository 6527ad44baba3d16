rule("a slice of a padded tensor is one of the tensor") {
    val c by rankClass
    val n by c.sizes; val l by c.map; val h by c.map; val i by c.map
    val s by c.map; val e by c.map; val p by c.map
    val v by element
    val A by tensor(c to n)
    requires { (s ge 0) and (e ge 0) and (l ge 0) and (h ge 0) }
    requires { p eq 1 }
    requires { i eq 0 }
    requires { s ge l }
    requires { e le n + l + (n - 1) * i }
    lhs = A.pad(v, low = l, high = h, interior = i).slice(start = s, end = e, stride = p)
    rhs = A.slice(start = s - l, end = e - l, stride = p)
}

rule("two paddings are one") {
    val c by rankClass
    val n by c.sizes
    val first by c.map
    val second by c.map
    val v by element
    val A by tensor(c to n)
    lhs = A.pad(v, low = first).pad(v, low = second)
    rhs = A.pad(v, low = first + second)
    expect(REFUTED, because = "n = 1, first = -1, second = 1")
}

rule("reversed twice, if it is long") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    requires { n ge 3 }
    lhs = A.reverse(c).reverse(c)
    rhs = A
}

rule("one is two") {
    val c by rankClass
    val n by c.sizes
    lhs = constant(1, int, c to n)
    rhs = constant(2, int, c to n)
    expect(REFUTED)
}

rule("a padding of some lane") {
    val c by rankClass
    val n by c.sizes
    val s by c.map
    val A by tensor(c to n)
    val B by tensor(c to n)
    requires { someLane(s eq n) }
    requires { s le n }
    lhs = A.slice(start = s, end = n)
    rhs = B.slice(start = s, end = n)
}

rule("what is multiplied by a number is the number") {
    val c by rankClass
    val n by c.sizes
    val v by element
    val A by tensor(c to n)
    elements(int)
    requires { v eq 0 }
    lhs = A * constant(v, c to n)
    rhs = constant(v, c to n)
}
