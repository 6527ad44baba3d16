// Right, but beyond what is tried.

rule("the sum of blocks of blocks") {
    expect(UNKNOWN, because = "right, but three digits of one index are not guessed at once")
    val c by rankClass; val n by c.sizes; val s by c.map; val t by c.map
    val tile by c.label; val part by c.label
    val A by tensor(int, c to n)
    requires { (s ge 1) and (t ge 1) }
    lhs = A.split(c, inner = tile to s * t).split(tile, inner = part to t).reduce(sum, c, tile, part)
    rhs = A.reduce(sum, c)
}
