// What an element of these is made of cannot be told in terms, or only in too many; the interpreter computes it all the same.

rule("a precondition that doubles 26 times without becoming shorter") {
    expect(REFUTED, because = "low = 3: the left side is larger")
    val c by rankClass
    val d by rankClass
    val e by rankClass
    val n by c.sizes
    val low by c.map
    val a by d.map
    val b by e.map
    val A by tensor(int, c to n)
    val p = everyLane(a ge 3)
    val q = everyLane(b ge 3)
    requires { (1..26).fold(everyLane(low ge 3)) { all, _ -> (all and p) or (all and q) } }
    lhs = A.pad(0, low = low)
    rhs = A
}

rule("an index that is one of 2^22 numbers, of what is reversed once") {
    expect(REFUTED, because = "element i is element n - 1 - i only in the middle")
    val s by singleton
    val b by rankClass
    val n by s.sizes
    val m by b.sizes
    val A by tensor(s to n)
    val I by tensor(int, b to m)
    val J by tensor(int, b to m)
    val chosen = (1..22).fold(I) { all, i -> all + select(I lt constant(i, b to m), J * i, I * i) }
    lhs = A.gather(chosen, along = s)
    rhs = A.reverse(s).gather(chosen, along = s)
}

rule("a size of two thousand products, one factor of which is another") {
    expect(REFUTED, because = "x = 1 and w = 1: there is padding at one side only")
    val c by rankClass
    val n by c.sizes
    val x by c.map; val y by c.map; val z by c.map; val w by c.map
    val A by tensor(int, c to n)
    lhs = A.pad(0, low = (1..24).fold(x) { product, _ -> product * (x + y + z + w) })
    rhs = A.pad(0, low = (1..23).fold(x) { product, _ -> product * (x + y + z + w) } * (x + y + z - w))
}

rule("an order that depends on the sign of a zero, of other numbers") {
    elements(f16)
    expect(REFUTED, because = "A = 0 and B = 1: 1 is not 0")
    val s by singleton
    val n by s.sizes
    val A by tensor(s to n)
    val B by tensor(s to n)
    lhs = addf(A, B, nsz).sort(along = s)
    rhs = A.sort(along = s)
}
