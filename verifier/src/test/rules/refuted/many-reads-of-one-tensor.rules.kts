// Several reads of one tensor may need as many lanes as there are reads, but one: these are wrong at that rank, and at no lower one.

rule("three places of which two are the same on each lane") {
    expect(REFUTED, because = "rank 2: each lane tells one of the places from the first")
    val c by rankClass
    val n by c.sizes; val x by c.sizes; val y by c.sizes
    val A by tensor(int, c to n)
    requires { (x lt n) and (y lt n) }
    requires { (x eq 0) or (y eq 0) }
    val o = A.slice(end = lanes(1))
    val p = A.slice(start = x, end = x + 1)
    val q = A.slice(start = y, end = y + 1)
    lhs = (o eq p) or (o eq q)
    rhs = constant(TRUE, c to 1)
}

rule("four places of which three are the same on each lane") {
    expect(REFUTED, because = "rank 3: each lane tells one of the places from the first")
    val c by rankClass
    val n by c.sizes; val x by c.sizes; val y by c.sizes; val z by c.sizes
    val A by tensor(int, c to n)
    requires { (x lt n) and (y lt n) and (z lt n) }
    requires { (x eq 0) or (y eq 0) }
    requires { (y eq 0) or (z eq 0) }
    requires { (x eq 0) or (z eq 0) }
    val o = A.slice(end = lanes(1))
    val p = A.slice(start = x, end = x + 1)
    val q = A.slice(start = y, end = y + 1)
    val r = A.slice(start = z, end = z + 1)
    lhs = (o eq p) or (o eq q) or (o eq r)
    rhs = constant(TRUE, c to 1)
}

rule("eight parts added up, one of them taken for another") {
    expect(REFUTED, because = "the first part stands for the last")
    val c by rankClass
    val n by c.sizes; val m by c.sizes
    val a by c.sizes; val b by c.sizes; val d by c.sizes; val e by c.sizes
    val f by c.sizes; val g by c.sizes; val h by c.sizes; val i by c.sizes
    val A by tensor(int, c to n)
    val starts = listOf(a, b, d, e, f, g, h, i)
    starts.forEach { requires { it + m le n } }
    fun part(k: Int) = A.slice(start = starts[k], end = starts[k] + m)
    lhs = (1..7).fold(part(0)) { sum, k -> sum + part(k) }
    rhs = (1..6).fold(part(0)) { sum, k -> sum + part(k) } + part(0)
}
