// Operations with two results; of each result there is a rule. The first results are those of the operations on so many bits, and are the low bits of what
// is computed with enough of them; the second ones are the high half of a product, a carry, a borrow.

rule("arith/addui-extended-unused-carry") {
    source("arith/addui-extended-unused-carry", "ArithCanonicalization.td: AddUIExtendedToAddI")
    val N by width
    val c by rankClass; val n by c.sizes
    val x by tensor(i(N), c to n); val y by tensor(i(N), c to n)
    lhs = trunci(addi(extui(x, N + 1), extui(y, N + 1)), N)
    rhs = addi(x, y)
    broken("arith/addui-extended-unused-carry broken: a flag", because = "i1: 1 + 1 has a carry") { rhs = addi(x, y, nuw) }
}

rule("arith/addui-extended: the carry is the highest bit of the sum") {
    source("arith/addui-extended")
    val N by width
    val c by rankClass; val n by c.sizes
    val x by tensor(i(N), c to n); val y by tensor(i(N), c to n)
    lhs = trunci(shrui(addi(extui(x, N + 1), extui(y, N + 1)), bits(N)), i1)
    rhs = adduiCarry(x, y)
    broken("arith/addui-extended broken: the carry of a sum with a sign", because = "i1: 0 + 1 has none") {
        lhs = trunci(shrui(addi(extsi(x, N + 1), extsi(y, N + 1)), bits(N)), i1)
    }
}

rule("arith/addui-extended: the carry as a comparison") {
    source("arith/addui-extended")
    val N by width
    val c by rankClass; val n by c.sizes
    val x by tensor(i(N), c to n); val y by tensor(i(N), c to n)
    lhs = adduiCarry(x, y)
    rhs = cmpi(ult, addi(x, y), x)
    broken("arith/addui-extended broken: at least as great", because = "y = 0") { rhs = cmpi(ule, addi(x, y), x) }
}

rule("arith/addui-extended-zero: the sum") {
    source("arith/addui-extended-zero", "ArithOps.cpp: AddUIExtendedOp::fold")
    val N by width
    val c by rankClass; val n by c.sizes
    val x by tensor(i(N), c to n)
    lhs = addi(x, 0)
    rhs = x
}

rule("arith/addui-extended-zero: the carry") {
    source("arith/addui-extended-zero", "ArithOps.cpp: AddUIExtendedOp::fold")
    val N by width
    val c by rankClass; val n by c.sizes
    val x by tensor(i(N), c to n)
    lhs = adduiCarry(x, 0)
    rhs = constant(0, c to n)
    broken("arith/addui-extended-zero broken: one instead of zero", because = "i1: 1 + 1 has a carry") { lhs = adduiCarry(x, 1) }
}

rule("arith/subui-extended-zero: the borrow") {
    source("arith/subui-extended-zero")
    val N by width
    val c by rankClass; val n by c.sizes
    val x by tensor(i(N), c to n)
    lhs = subuiBorrow(x, 0)
    rhs = constant(0, c to n)
    broken("arith/subui-extended-zero broken: from zero", because = "i1: 0 - 1 has a borrow") { lhs = subuiBorrow(0, x) }
}

rule("arith/subui-extended: the borrow as a comparison") {
    source("arith/subui-extended")
    val N by width
    val c by rankClass; val n by c.sizes
    val x by tensor(i(N), c to n); val y by tensor(i(N), c to n)
    lhs = subuiBorrow(x, y)
    rhs = cmpi(ult, x, y)
}

rule("arith/mulsi-extended-unused-high") {
    source("arith/mulsi-extended-unused-high", "ArithCanonicalization.td: MulSIExtendedToMulI")
    val N by width
    val c by rankClass; val n by c.sizes
    val x by tensor(i(N), c to n); val y by tensor(i(N), c to n)
    lhs = trunci(muli(extsi(x, 2 * N), extsi(y, 2 * N)), N)
    rhs = muli(x, y)
}

rule("arith/mului-extended-unused-high") {
    source("arith/mului-extended-unused-high", "ArithCanonicalization.td: MulUIExtendedToMulI")
    val N by width
    val c by rankClass; val n by c.sizes
    val x by tensor(i(N), c to n); val y by tensor(i(N), c to n)
    lhs = trunci(muli(extui(x, 2 * N), extui(y, 2 * N)), N)
    rhs = muli(x, y)
}

rule("arith/mulsi-extended-by-one-wide: the low half") {
    source("arith/mulsi-extended-by-one-wide", "ArithCanonicalization.td: MulSIExtendedRHSOne")
    val N by width
    requires { N ge 2 }
    val c by rankClass; val n by c.sizes
    val x by tensor(i(N), c to n)
    lhs = muli(x, 1)
    rhs = x
}

rule("arith/mulsi-extended-by-one-wide: the high half") {
    source("arith/mulsi-extended-by-one-wide", "ArithCanonicalization.td: MulSIExtendedRHSOne")
    val N by width
    requires { N ge 2 }
    val c by rankClass; val n by c.sizes
    val x by tensor(i(N), c to n)
    lhs = mulsiHigh(x, 1)
    rhs = extsi(cmpi(slt, x, 0), N)
    broken("arith/mulsi-extended-by-one-wide broken: without a sign", because = "i2: the high half of -1 is -1") { rhs = constant(0, c to n) }
    broken("arith/mulsi-extended-by-one-wide broken: one extended with zeros", because = "i2: 1 against -1") {
        rhs = extui(cmpi(slt, x, 0), N)
    }
}

rule("arith/mulsi-extended-by-one: in i1") {
    source("arith/mulsi-extended-by-one", "ArithCanonicalization.td: MulSIExtendedRHSOne", note = "at the width that upstream leaves out")
    expect(REFUTED, because = "the constant 1 is -1, and -1 * -1 is 1, whose high half is 0, against -1")
    val c by rankClass; val n by c.sizes
    val x by tensor(i1, c to n)
    lhs = mulsiHigh(x, 1)
    rhs = cmpi(slt, x, 0)
    repaired("arith/mulsi-extended-by-one repaired: in i1 it is 0") { rhs = constant(0, c to n) }
}

rule("arith/mului-extended-by-one: the high half") {
    source("arith/mului-extended-by-one", "ArithOps.cpp: MulUIExtendedOp::fold")
    val N by width
    val c by rankClass; val n by c.sizes
    val x by tensor(i(N), c to n)
    lhs = muluiHigh(x, 1)
    rhs = constant(0, c to n)
    broken("arith/mului-extended-by-one broken: by all bits", because = "i2: 3 * 3 is 9, whose high half is 2") { lhs = muluiHigh(x, -1) }
}

rule("arith/mului-extended-by-one: the low half") {
    source("arith/mului-extended-by-one", "ArithOps.cpp: MulUIExtendedOp::fold")
    val N by width
    val c by rankClass; val n by c.sizes
    val x by tensor(i(N), c to n)
    lhs = muli(x, 1)
    rhs = x
}

rule("arith/trunci-shrui-mul-to-mului-high") {
    source("arith/trunci-shrui-mul-to-mului-high", "ArithCanonicalization.td: TruncIShrUIMulIToMulUIExtended", note = "of older versions")
    val N by width
    val c by rankClass; val n by c.sizes
    val x by tensor(i(N), c to n); val y by tensor(i(N), c to n)
    lhs = trunci(shrui(muli(extui(x, 2 * N), extui(y, 2 * N)), bits(N)), N)
    rhs = muluiHigh(x, y)
    broken("arith/trunci-shrui-mul-to-mului-high broken: with a sign", because = "i1: 1 * 1 is 1, whose high half is 0; i2: 3 * 3 is 9 against 1") {
        rhs = mulsiHigh(x, y)
    }
    weaker("arith/trunci-shrsi-mul-to-mulsi-high") {
        lhs = trunci(shrui(muli(extsi(x, 2 * N), extsi(y, 2 * N)), bits(N)), N)
        rhs = mulsiHigh(x, y)
    }
}
