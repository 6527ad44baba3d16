// Freezing makes an arbitrary element of poison, one for each freeze. MLIR took the operation over from LLVM.

rule("arith/freeze-poison") {
    source("arith/freeze-poison")
    val N by width
    val c by rankClass; val n by c.sizes
    val f by freeze(constant(poison(i(N)), c to n))
    lhs = f
    rhs = constant(0, c to n)
}

rule("arith/freeze-drop") {
    source("arith/freeze-drop")
    expect(REFUTED, because = "x = poison: an element against poison")
    val N by width
    val c by rankClass; val n by c.sizes
    val x by tensor(i(N), c to n)
    val f by freeze(x)
    lhs = f
    rhs = x
    repaired("arith/freeze-drop repaired: the other way round") {
        lhs = x
        rhs = f
    }
}

rule("arith/freeze-twice") {
    source("arith/freeze-twice")
    val N by width
    val c by rankClass; val n by c.sizes
    val x by tensor(i(N), c to n)
    val f by freeze(x); val g by freeze(f); val h by freeze(x)
    lhs = g
    rhs = h
}

rule("arith/freeze-duplicate") {
    source("arith/freeze-duplicate")
    expect(REFUTED, because = "x = poison: 0 against the difference of two choices")
    val N by width
    val c by rankClass; val n by c.sizes
    val x by tensor(i(N), c to n)
    val y by freeze(x); val f by freeze(x); val g by freeze(x)
    lhs = subi(y, y)
    rhs = subi(f, g)
    repaired("arith/freeze-duplicate repaired: the other way round") {
        lhs = subi(f, g)
        rhs = subi(y, y)
    }
}

rule("arith/select-to-and-freeze") {
    source("arith/select-to-and-freeze")
    val c by rankClass; val n by c.sizes
    val p by tensor(i1, c to n); val q by tensor(i1, c to n)
    val f by freeze(q)
    lhs = select(p, q, 0)
    rhs = andi(p, f)
    broken("arith/select-to-and-freeze broken: nothing is frozen", because = "p = 0, q = poison: 0 against poison") { rhs = andi(p, q) }
    broken("arith/select-to-and-freeze broken: the predicate is frozen", because = "p = poison: what is chosen for it is no matter; p = 0, q = poison is") {
        val g by freeze(p)
        rhs = andi(g, q)
    }
}
