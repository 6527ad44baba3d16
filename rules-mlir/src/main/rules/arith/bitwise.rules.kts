// And, or, exclusive or. The constant -1 has all bits set.

rule("arith/andi-self") {
    source("arith/andi-self", "ArithOps.cpp: AndIOp::fold")
    val N by width
    val c by rankClass; val n by c.sizes
    val x by tensor(i(N), c to n)
    lhs = andi(x, x)
    rhs = x
}

rule("arith/andi-zero") {
    source("arith/andi-zero", "ArithOps.cpp: AndIOp::fold")
    val N by width
    val c by rankClass; val n by c.sizes
    val x by tensor(i(N), c to n)
    lhs = andi(x, 0)
    rhs = constant(0, c to n)
    broken("arith/andi-zero broken: the operand is left", because = "i1: x = 1") { rhs = x }
}

rule("arith/andi-ones") {
    source("arith/andi-ones", "ArithOps.cpp: AndIOp::fold")
    val N by width
    val c by rankClass; val n by c.sizes
    val x by tensor(i(N), c to n)
    lhs = andi(x, -1)
    rhs = x
    broken("arith/andi-ones broken: the lowest bit alone", because = "i2: 2 and 1 is 0; in i1 there is no other bit") { lhs = andi(x, 1) }
}

rule("arith/andi-not-self") {
    source("arith/andi-not-self", "ArithOps.cpp: AndIOp::fold")
    val N by width
    val c by rankClass; val n by c.sizes
    val x by tensor(i(N), c to n)
    lhs = andi(x, xori(x, -1))
    rhs = constant(0, c to n)
    broken("arith/andi-not-self broken: the opposite number", because = "i1: 1 and -1 is 1") { lhs = andi(x, subi(0, x)) }
}

rule("arith/ori-zero") {
    source("arith/ori-zero", "ArithOps.cpp: OrIOp::fold")
    val N by width
    val c by rankClass; val n by c.sizes
    val x by tensor(i(N), c to n)
    lhs = ori(x, 0)
    rhs = x
}

rule("arith/ori-ones") {
    source("arith/ori-ones", "ArithOps.cpp: OrIOp::fold")
    val N by width
    val c by rankClass; val n by c.sizes
    val x by tensor(i(N), c to n)
    lhs = ori(x, -1)
    rhs = constant(-1, c to n)
    broken("arith/ori-ones broken: the operand is left", because = "i1: x = 0") { rhs = x }
}

rule("arith/ori-not-self") {
    source("arith/ori-not-self", "ArithOps.cpp: OrIOp::fold")
    val N by width
    val c by rankClass; val n by c.sizes
    val x by tensor(i(N), c to n)
    lhs = ori(x, xori(x, -1))
    rhs = constant(-1, c to n)
    broken("arith/ori-not-self broken: backwards, where x may be poison", because = "-1 against poison") {
        lhs = constant(-1, c to n)
        rhs = ori(x, xori(x, -1))
    }
}

rule("arith/xori-zero") {
    source("arith/xori-zero", "ArithOps.cpp: XOrIOp::fold")
    val N by width
    val c by rankClass; val n by c.sizes
    val x by tensor(i(N), c to n)
    lhs = xori(x, 0)
    rhs = x
    broken("arith/xori-zero broken: all bits", because = "i1: x = 0 is 1 then") { lhs = xori(x, -1) }
}

rule("arith/xori-self") {
    source("arith/xori-self", "ArithOps.cpp: XOrIOp::fold")
    val N by width
    val c by rankClass; val n by c.sizes
    val x by tensor(i(N), c to n)
    lhs = xori(x, x)
    rhs = constant(0, c to n)
}

rule("arith/xori-chain") {
    source("arith/xori-chain", "ArithOps.cpp: XOrIOp::fold")
    val N by width
    val c by rankClass; val n by c.sizes
    val a by tensor(i(N), c to n); val b by tensor(i(N), c to n)
    lhs = xori(xori(a, b), a)
    rhs = b
    broken("arith/xori-chain broken: the other operand is left", because = "i1: a = 0, b = 1") { rhs = a }
}

rule("arith/de-morgan-and") {
    source("arith/de-morgan-and")
    val N by width
    val c by rankClass; val n by c.sizes
    val x by tensor(i(N), c to n); val y by tensor(i(N), c to n)
    lhs = xori(andi(x, y), -1)
    rhs = ori(xori(x, -1), xori(y, -1))
    broken("arith/de-morgan-and broken: and stays and", because = "i1: x = 0, y = 1: 1 against 0") {
        rhs = andi(xori(x, -1), xori(y, -1))
    }
}

rule("arith/ori-as-add-disjoint") {
    source("arith/ori-as-add-disjoint", note = "arith.ori has no flag that says it")
    val N by width
    val c by rankClass; val n by c.sizes
    val x by tensor(i(N), c to n); val y by tensor(i(N), c to n)
    val disjoint = assume { cmpi(eq, andi(x, y), 0) }
    lhs = ori(x, y)
    rhs = addi(x, y)
    // No bit is carried, so nothing is too large with a sign or without.
    weaker("arith/ori-as-add-disjoint, with both flags") { rhs = addi(x, y, nsw, nuw) }
    broken("arith/ori-as-add-disjoint broken: common bits", because = "i1: 1 or 1 is 1, 1 + 1 is 0") { without(disjoint) }
    broken("arith/ori-as-add-disjoint broken: no bit in any is another condition", because = "i2: 1 or 3 is 3, 1 + 3 is 0") {
        replace(disjoint) { cmpi(ne, x, y) }
    }
}
