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

// Both sides are equal whatever the assumption says, but nobody knows that it can hold.
rule("an assumption that may be impossible") {
    expect(UNKNOWN, because = "no cube of a positive integer is the sum of two, but the solver cannot tell")
    val c by rankClass
    val n by c.sizes
    val A by tensor(int, c to n)
    val B by tensor(int, c to n)
    val C by tensor(int, c to n)
    assume { A * A * A + B * B * B eq C * C * C }
    assume { (A gt constant(0, c to n)) and (B gt constant(0, c to n)) }
    lhs = A + B * C
    rhs = B * C + A
}
