rule("a freeze is not for nothing") {
    expect(REFUTED, because = "poison: an element against poison")
    val N by width; val c by rankClass; val n by c.sizes
    val x by tensor(i(N), c to n)
    val f by freeze(x)
    lhs = f
    rhs = x
}

rule("one choice is not two") {
    expect(REFUTED, because = "0 against a difference of what two freezes choose")
    val N by width; val c by rankClass; val n by c.sizes
    val x by tensor(i(N), c to n)
    val y by freeze(x); val f by freeze(x); val g by freeze(x)
    lhs = subi(y, y)
    rhs = subi(f, g)
}

rule("many choices are not one for many elements") {
    expect(REFUTED, because = "two elements of the right side differ")
    val N by width; val c by rankClass; val n by c.sizes; val d by rankClass; val m by d.sizes
    val x by tensor(i(N), c to n)
    val f by freeze(x.expand(d to m)); val g by freeze(x)
    lhs = g.expand(d to m)
    rhs = f
}

rule("what is chosen for one element is chosen where it is reversed") {
    expect(REFUTED, because = "a sum of one choice with itself, mirrored, is symmetric")
    val N by width; val s by singleton; val n by s.sizes
    val x by tensor(i(N), s to n)
    val f by freeze(x); val g by freeze(addi(x, x.reverse(s)))
    requires { N ge 2 }
    lhs = addi(f, f.reverse(s))
    rhs = g
}

rule("a frozen sum is no sum of frozen operands where one is known") {
    expect(REFUTED, because = "x poison: any element against one that is even")
    val N by width; val c by rankClass; val n by c.sizes
    val x by tensor(i(N), c to n)
    val f by freeze(x); val g by freeze(addi(x, x))
    lhs = addi(f, f)
    rhs = g
}

rule("a freeze does not hide undefined behaviour") {
    expect(REFUTED, because = "x = 0")
    val N by width; val c by rankClass; val n by c.sizes
    val x by tensor(i(N), c to n)
    val f by freeze(divui(constant(1, c to n), x))
    lhs = constant(number(0, i(N)), c to n)
    rhs = subi(f, f)
}
