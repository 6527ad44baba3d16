// True or false, these are beyond what the solver decides; nothing is claimed of them.

rule("no cube is the sum of two cubes") {
    expect(UNKNOWN, because = "an open-ended equation of degree three")
    val c by rankClass
    val n by c.sizes
    val x by integer; val y by integer; val z by integer
    val A by tensor(c to n)
    requires { (x ge 1) }
    requires { (y ge 1) }
    requires { (z ge 1) }
    requires { x * x * x + y * y * y eq z * z * z }
    lhs = A
    rhs = A.reverse(c)
}

rule("the sum of three cubes is never 33") {
    expect(UNKNOWN, because = "false, but the smallest solution has sixteen digits")
    val c by rankClass
    val n by c.sizes
    val x by integer; val y by integer; val z by integer
    val A by tensor(c to n)
    lhs = A
    rhs = A.slice(end = choose(x * x * x + y * y * y + z * z * z eq 33, lanes(0), n))
}

rule("a tensor joined with itself 28 times has 2^28 places to read from") {
    expect(UNKNOWN, because = "false, but one element of the left side is made of all of them")
    val s by singleton
    val m by s.sizes
    val A by tensor(int, s to m)
    lhs = (1..28).fold(concat(A, A, along = s)) { joined, _ -> concat(joined, joined, along = s) }.reduce(sum, s)
    rhs = A.reduce(sum, s)
}

rule("an index that is one of 2^22 numbers") {
    expect(UNKNOWN, because = "right, but a sum of 22 choices has so many cases")
    val s by singleton
    val b by rankClass
    val n by s.sizes
    val m by b.sizes
    val A by tensor(s to n)
    val I by tensor(int, b to m)
    val J by tensor(int, b to m)
    val chosen = (1..22).fold(I) { all, i -> all + select(I lt constant(i, b to m), J * i, I * i) }
    lhs = A.gather(chosen, along = s)
    rhs = A.reverse(s).reverse(s).gather(chosen, along = s)
}

rule("a size of two thousand products") {
    expect(UNKNOWN, because = "right, but it is multiplied out")
    val c by rankClass
    val n by c.sizes
    val x by c.map; val y by c.map; val z by c.map; val w by c.map
    val A by tensor(c to n)
    lhs = A.pad(0, low = (1..24).fold(x) { product, _ -> product * (x + y + z + w) })
    rhs = A.pad(0, low = (1..24).fold(x) { product, _ -> product * (x + y + z + w) })
}
