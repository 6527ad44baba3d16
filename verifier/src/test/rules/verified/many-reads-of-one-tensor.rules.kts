// The right relatives of those that are wrong at the rank that many reads of one tensor need.

rule("three places of which two are the same on every lane") {
    val c by rankClass
    val n by c.sizes; val x by c.sizes; val y by c.sizes
    val A by tensor(int, c to n)
    requires { (x lt n) and (y lt n) }
    requires { everyLane(x eq 0) or everyLane(y eq 0) }
    val o = A.slice(end = lanes(1))
    val p = A.slice(start = x, end = x + 1)
    val q = A.slice(start = y, end = y + 1)
    lhs = (o eq p) or (o eq q)
    rhs = constant(TRUE, c to 1)
}

rule("four places of which two are the same on every lane") {
    val c by rankClass
    val n by c.sizes; val x by c.sizes; val y by c.sizes; val z by c.sizes
    val A by tensor(int, c to n)
    requires { (x lt n) and (y lt n) and (z lt n) }
    requires { everyLane(x eq 0) or everyLane(y eq 0) or everyLane(z eq 0) }
    val o = A.slice(end = lanes(1))
    val p = A.slice(start = x, end = x + 1)
    val q = A.slice(start = y, end = y + 1)
    val r = A.slice(start = z, end = z + 1)
    lhs = (o eq p) or (o eq q) or (o eq r)
    rhs = constant(TRUE, c to 1)
}

rule("eight parts added up in two orders") {
    val c by rankClass
    val n by c.sizes; val m by c.sizes
    val a by c.sizes; val b by c.sizes; val d by c.sizes; val e by c.sizes
    val f by c.sizes; val g by c.sizes; val h by c.sizes; val i by c.sizes
    val A by tensor(int, c to n)
    val starts = listOf(a, b, d, e, f, g, h, i)
    starts.forEach { requires { it + m le n } }
    fun part(k: Int) = A.slice(start = starts[k], end = starts[k] + m)
    lhs = (1..7).fold(part(0)) { sum, k -> sum + part(k) }
    rhs = (0..6).reversed().fold(part(7)) { sum, k -> sum + part(k) }
}
