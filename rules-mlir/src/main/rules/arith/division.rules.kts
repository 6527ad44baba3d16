// Quotients and remainders. A division by zero is undefined behaviour, and so is one of the least element by -1, for all operations with a sign but the
// remainder, which is 0 then. What is found and has undefined behaviour may become anything; what takes its place must have none where it has none.

rule("arith/divsi-one") {
    source("arith/divsi-one", "ArithOps.cpp: DivSIOp::fold", note = "in i1 the constant 1 is -1: -1 divided by it is undefined behaviour")
    val N by width
    val c by rankClass; val n by c.sizes
    val x by tensor(i(N), c to n)
    lhs = divsi(x, 1)
    rhs = x
    broken("arith/divsi-one broken: backwards", because = "i1: -1 divided by the constant 1, which is -1, has undefined behaviour") {
        lhs = x
        rhs = divsi(x, 1)
    }
    broken("arith/divsi-one broken: minus one", because = "i2: 1 / -1 is -1") { lhs = divsi(x, -1) }
}

rule("arith/remui-one") {
    source("arith/remui-one", "ArithOps.cpp: RemUIOp::fold")
    val N by width
    val c by rankClass; val n by c.sizes
    val x by tensor(i(N), c to n)
    lhs = remui(x, 1)
    rhs = constant(0, c to n)
    broken("arith/remui-one broken: all bits", because = "i2: 1 rem 3 is 1") { lhs = remui(x, -1) }
}

rule("arith/remsi-neg-one") {
    source("arith/remsi-neg-one", "ArithOps.cpp: RemSIOp::fold", note = "the remainder of the least element is 0 too, and no undefined behaviour")
    val N by width
    val c by rankClass; val n by c.sizes
    val x by tensor(i(N), c to n)
    lhs = remsi(x, -1)
    rhs = constant(0, c to n)
    broken("arith/remsi-neg-one broken: as a quotient", because = "i1: the least element divided by -1 has undefined behaviour") {
        rhs = subi(x, muli(divsi(x, -1), -1))
    }
}

rule("arith/divui-mul-nuw") {
    source("arith/divui-mul-nuw", "ArithOps.cpp: foldDivMul", "ArithOps.cpp: DivUIOp::fold")
    val N by width
    val c by rankClass; val n by c.sizes
    val a by tensor(i(N), c to n); val b by tensor(i(N), c to n)
    lhs = divui(muli(a, b, nuw), b)
    rhs = a
    broken("arith/divui-mul-nuw broken: no flag", because = "i2: 2 * 2 wraps to 0, and 0 / 2 is 0") { lhs = divui(muli(a, b), b) }
    broken("arith/divui-mul-nuw broken: the other flag", because = "i2: with a sign -1 * -1 is 1, and 1 / 3 is 0") {
        lhs = divui(muli(a, b, nsw), b)
    }
}

rule("arith/divsi-mul-nsw") {
    source("arith/divsi-mul-nsw", "ArithOps.cpp: foldDivMul", "ArithOps.cpp: DivSIOp::fold")
    val N by width
    val c by rankClass; val n by c.sizes
    val a by tensor(i(N), c to n); val b by tensor(i(N), c to n)
    lhs = divsi(muli(a, b, nsw), b)
    rhs = a
    broken("arith/divsi-mul-nsw broken: no flag", because = "i2: -2 * -2 wraps to 0, and 0 / -2 is 0") { lhs = divsi(muli(a, b), b) }
}

rule("arith/divsi-mul-wrong-flag") {
    source("arith/divsi-mul-wrong-flag", "ArithOps.cpp: foldDivMul", note = "with the flag of the other sign")
    expect(REFUTED, because = "i3: 2 * 2 is 4 without a sign, which is -4 with one, and -4 / 2 is -2")
    val N by width
    val c by rankClass; val n by c.sizes
    val a by tensor(i(N), c to n); val b by tensor(i(N), c to n)
    lhs = divsi(muli(a, b, nuw), b)
    rhs = a
}

rule("arith/zero-div") {
    source("arith/zero-div", "llvm-project 200223", note = "the same of tosa.intdiv")
    val N by width
    val c by rankClass; val n by c.sizes
    val x by tensor(i(N), c to n)
    lhs = divui(0, x)
    rhs = constant(0, c to n)
    broken("arith/zero-div broken: backwards", because = "x = 0 makes the division undefined behaviour") {
        lhs = constant(0, c to n)
        rhs = divui(0, x)
    }
}

rule("arith/self-div") {
    source("arith/self-div")
    val N by width
    val c by rankClass; val n by c.sizes
    val x by tensor(i(N), c to n)
    lhs = divui(x, x)
    rhs = constant(1, c to n)
    broken("arith/self-div broken: backwards", because = "x = 0 makes the division undefined behaviour") {
        lhs = constant(1, c to n)
        rhs = divui(x, x)
    }
}

rule("arith/self-divsi") {
    source("arith/self-divsi", note = "in i1 any x makes the division undefined behaviour: 0 / 0, and -1 / -1, which is too large")
    val N by width
    val c by rankClass; val n by c.sizes
    val x by tensor(i(N), c to n)
    lhs = divsi(x, x)
    rhs = constant(1, c to n)
    broken("arith/self-divsi broken: minus one", because = "i2: 1 / 1 is 1") { rhs = constant(-1, c to n) }
}

rule("arith/remui-as-mulsub") {
    source("arith/remui-as-mulsub", note = "both sides have undefined behaviour where y is 0")
    val N by width
    val c by rankClass; val n by c.sizes
    val x by tensor(i(N), c to n); val y by tensor(i(N), c to n)
    lhs = remui(x, y)
    rhs = subi(x, muli(divui(x, y), y))
}

rule("arith/remsi-as-mulsub") {
    source("arith/remsi-as-mulsub")
    expect(REFUTED, because = "i1: -1 rem -1 is 0, but -1 / -1 is too large, and has undefined behaviour")
    val N by width
    val c by rankClass; val n by c.sizes
    val x by tensor(i(N), c to n); val y by tensor(i(N), c to n)
    lhs = remsi(x, y)
    rhs = subi(x, muli(divsi(x, y), y))
    repaired("arith/remsi-as-mulsub repaired: backwards") {
        lhs = subi(x, muli(divsi(x, y), y))
        rhs = remsi(x, y)
    }
    broken("arith/remsi-as-mulsub broken: backwards, without the sign", because = "i2: -1 rem -2 is -1, and 3 rem 2 is 1") {
        lhs = subi(x, muli(divsi(x, y), y))
        rhs = remui(x, y)
    }
    broken("arith/remsi-as-mulsub broken: backwards, times another divisor", because = "i2: 1 - (1 / 1) * 0 is 1") {
        lhs = subi(x, muli(divsi(x, y), subi(y, 1)))
        rhs = remsi(x, y)
    }
}

// Powers of two. For k >= N the power is poison, and to divide by poison is undefined behaviour, so nothing has to be said of k without a sign.
rule("arith/divui-pow2-to-shr") {
    source("arith/divui-pow2-to-shr")
    val N by width
    val c by rankClass; val n by c.sizes
    val x by tensor(i(N), c to n); val k by tensor(i(N), c to n)
    lhs = divui(x, shli(1, k))
    rhs = shrui(x, k)
    broken("arith/divui-pow2-to-shr broken: backwards", because = "k >= N: poison against a division by poison") {
        lhs = shrui(x, k)
        rhs = divui(x, shli(1, k))
    }
    broken("arith/divui-pow2-to-shr broken: with the sign", because = "i2: 2 / 2 is 1, but -2 shifted by 1 is -1") { rhs = shrsi(x, k) }
}

rule("arith/divsi-exact-pow2-to-shr") {
    source("arith/divsi-exact-pow2-to-shr")
    val N by width
    val c by rankClass; val n by c.sizes
    val x by tensor(i(N), c to n); val k by tensor(i(N), c to n)
    val positive = assume { cmpi(ult, addi(k, 1, nuw), bits(N)) }
    lhs = divsi(x, shli(1, k), exact)
    rhs = shrsi(x, k, exact)
    broken("arith/divsi-exact-pow2-to-shr broken: no flag on what is found", because = "i3: -3 / 2 is -1, and -3 shifted by 1 is -2") {
        lhs = divsi(x, shli(1, k))
        rhs = shrsi(x, k)
    }
    broken("arith/divsi-exact-pow2-to-shr broken: zeros come in", because = "i3: -2 / 2 is -1, and 6 shifted by 1 is 3") {
        rhs = shrui(x, k, exact)
    }
    broken("arith/divsi-exact-pow2-to-shr broken: the power may be the least element", because = "i2: -2 / -2 is 1, and -2 shifted by 1 is -1") {
        without(positive)
    }
}

rule("arith/floordivsi-pow2-to-shr") {
    source("arith/floordivsi-pow2-to-shr")
    val N by width
    val c by rankClass; val n by c.sizes
    val x by tensor(i(N), c to n); val k by tensor(i(N), c to n)
    val positive = assume { cmpi(ult, addi(k, 1, nuw), bits(N)) }
    lhs = floordivsi(x, shli(1, k))
    rhs = shrsi(x, k)
    broken("arith/floordivsi-pow2-to-shr broken: rounded towards zero", because = "i3: -3 / 2 is -1, and -3 shifted by 1 is -2") {
        lhs = divsi(x, shli(1, k))
    }
    broken("arith/floordivsi-pow2-to-shr broken: the power may be the least element", because = "i2: -2 / -2 is 1, and -2 shifted by 1 is -1") {
        without(positive)
    }
}

rule("arith/remui-pow2-to-and") {
    source("arith/remui-pow2-to-and")
    val N by width
    val c by rankClass; val n by c.sizes
    val x by tensor(i(N), c to n); val k by tensor(i(N), c to n)
    lhs = remui(x, shli(1, k))
    rhs = andi(x, subi(shli(1, k), 1))
    broken("arith/remui-pow2-to-and broken: the bit itself", because = "i1: 1 rem 1 is 0, and 1 and 1 is 1") { rhs = andi(x, shli(1, k)) }
}

rule("arith/remsi-pow2-to-and") {
    source("arith/remsi-pow2-to-and")
    expect(REFUTED, because = "i3: -3 rem 2 is -1, with the sign of the dividend")
    val N by width
    val c by rankClass; val n by c.sizes
    val x by tensor(i(N), c to n); val k by tensor(i(N), c to n)
    assume { cmpi(ult, addi(k, 1, nuw), bits(N)) }
    lhs = remsi(x, shli(1, k))
    rhs = andi(x, subi(shli(1, k), 1))
    repaired("arith/remsi-pow2-to-and repaired: for dividends that are not negative") { assume { cmpi(sge, x, 0) } }
}
