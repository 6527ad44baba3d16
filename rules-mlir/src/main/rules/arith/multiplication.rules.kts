// Products, and products by powers of two.

rule("arith/muli-zero") {
    source("arith/muli-zero", "ArithOps.cpp: MulIOp::fold")
    val N by width
    val c by rankClass; val n by c.sizes
    val x by tensor(i(N), c to n)
    lhs = muli(x, 0)
    rhs = constant(0, c to n)
    broken("arith/muli-zero broken: backwards, where x may be poison", because = "0 against poison") {
        lhs = constant(0, c to n)
        rhs = muli(x, 0)
    }
}

rule("arith/muli-distribute") {
    source("arith/muli-distribute")
    val N by width
    val c by rankClass; val n by c.sizes
    val x by tensor(i(N), c to n); val y by tensor(i(N), c to n); val z by tensor(i(N), c to n)
    lhs = addi(muli(x, z), muli(y, z))
    rhs = muli(addi(x, y), z)
    broken("arith/muli-distribute broken: nsw is kept", because = "i2: x = -1, y = -1, z = -1: 1 + 1 wraps already, but with x = y = -2, z = 0 only -2 + -2 does") {
        lhs = addi(muli(x, z, nsw), muli(y, z, nsw), nsw)
        rhs = muli(addi(x, y, nsw), z, nsw)
    }
    broken("arith/muli-distribute broken: a factor is lost", because = "i1: x = y = 1, z = 1: 0 against 1") { rhs = muli(x, z) }
}

// For k >= N the power of two is poison, so nothing has to be said of k.
rule("arith/muli-pow2-to-shl") {
    source("arith/muli-pow2-to-shl")
    val N by width
    val c by rankClass; val n by c.sizes
    val x by tensor(i(N), c to n); val k by tensor(i(N), c to n)
    lhs = muli(x, shli(1, k))
    rhs = shli(x, k)
    broken("arith/muli-pow2-to-shl broken: backwards with nsw", because = "i1: -1 shifted by 0 is -1, but -1 * 1 is -1 * -1 there") {
        lhs = shli(x, k, nsw)
        rhs = muli(x, shli(1, k), nsw)
    }
    broken("arith/muli-pow2-to-shl broken: nuw is made up", because = "i2: 2 * 2 wraps") { rhs = shli(x, k, nuw) }
}

rule("arith/muli-pow2-to-shl-nuw") {
    source("arith/muli-pow2-to-shl-nuw")
    val N by width
    val c by rankClass; val n by c.sizes
    val x by tensor(i(N), c to n); val k by tensor(i(N), c to n)
    lhs = muli(x, shli(1, k), nuw)
    rhs = shli(x, k, nuw)
}

rule("arith/addi-self-to-shl") {
    source("arith/addi-self-to-shl")
    expect(REFUTED, because = "i1: 0 + 0 is 0, but a shift by as many bits as there are is poison")
    val N by width
    val c by rankClass; val n by c.sizes
    val x by tensor(i(N), c to n)
    lhs = addi(x, x)
    rhs = shli(x, 1)
}

rule("arith/addi-self-to-shl-wide") {
    source("arith/addi-self-to-shl-wide")
    val N by width
    requires { N ge 2 }
    val c by rankClass; val n by c.sizes
    val x by tensor(i(N), c to n)
    lhs = addi(x, x)
    rhs = shli(x, 1)
    broken("arith/addi-self-to-shl-wide broken: by two", because = "i2: a shift by two is poison") { rhs = shli(x, 2) }
    broken("arith/addi-self-to-shl-wide broken: a poisonous flag", because = "i2: 1 + 1 wraps") { rhs = shli(x, 1, nsw) }
}
