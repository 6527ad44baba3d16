// Operations in terms of simpler ones: ExpandOps.cpp.

rule("arith/expand-ceildivui") {
    source("arith/expand-ceildivui", "ExpandOps.cpp: CeilDivUIOpConverter", note = "where a is 0, a - 1 wraps and its quotient is not chosen; b = 0 has undefined behaviour on both sides")
    val N by width
    val c by rankClass; val n by c.sizes
    val a by tensor(i(N), c to n); val b by tensor(i(N), c to n)
    lhs = ceildivui(a, b)
    rhs = select(cmpi(eq, a, 0), 0, addi(divui(subi(a, 1), b), 1))
    broken("arith/expand-ceildivui broken: nothing is chosen", because = "i1: a = 0, b = 1: 1 / 1 + 1 wraps to 0; i2: 3 / 2 + 1 is 2") {
        rhs = addi(divui(subi(a, 1), b), 1)
    }
}

rule("arith/expand-ceildivui-naive") {
    source("arith/expand-ceildivui-naive", "ExpandOps.cpp: CeilDivUIOpConverter", note = "as in a text book")
    expect(REFUTED, because = "i2: a = 2, b = 3: 2 + 2 wraps to 0")
    val N by width
    val c by rankClass; val n by c.sizes
    val a by tensor(i(N), c to n); val b by tensor(i(N), c to n)
    lhs = ceildivui(a, b)
    rhs = divui(addi(a, subi(b, 1)), b)
}

rule("arith/expand-ceildivsi") {
    source("arith/expand-ceildivsi", "ExpandOps.cpp: CeilDivSIOpConverter", note = "the newer form")
    val N by width
    val c by rankClass; val n by c.sizes
    val a by tensor(i(N), c to n); val b by tensor(i(N), c to n)
    val quotient = divsi(a, b)
    val inexact = cmpi(ne, muli(quotient, b), a)
    val sameSign = cmpi(eq, cmpi(slt, a, 0), cmpi(slt, b, 0))
    lhs = ceildivsi(a, b)
    rhs = select(andi(inexact, sameSign), addi(quotient, 1), quotient)
    broken("arith/expand-ceildivsi broken: exact ones too", because = "i2: 1 / 1 is 1, and -2 here") {
        rhs = select(sameSign, addi(quotient, 1), quotient)
    }
    broken("arith/expand-ceildivsi broken: signs that differ", because = "i3: 3 / 2 is 2 then, and 1 here") {
        rhs = select(andi(inexact, xori(sameSign, 1)), addi(quotient, 1), quotient)
    }
}

rule("arith/expand-ceildivsi-old") {
    source("arith/expand-ceildivsi-old", "ExpandOps.cpp: CeilDivSIOpConverter", "llvm-project 89382", note = "the older form, since repaired")
    expect(REFUTED, because = "i2: a = 1, b = -1: the quotient of 1 + 1, which is -2, by -1 has undefined behaviour, though it is not chosen; in i1 so has that of 0 + -1; and -a is wrong for the least a")
    val N by width
    val c by rankClass; val n by c.sizes
    val a by tensor(i(N), c to n); val b by tensor(i(N), c to n)
    val sameSign = ori(andi(cmpi(slt, a, 0), cmpi(slt, b, 0)), andi(cmpi(sgt, a, 0), cmpi(sgt, b, 0)))
    val towardsZero = select(cmpi(sgt, b, 0), constant(-1, i(N), c to n), 1)
    lhs = ceildivsi(a, b)
    rhs = select(sameSign, addi(divsi(addi(a, towardsZero), b), 1), subi(0, divsi(subi(0, a), b)))
}

rule("arith/expand-floordivsi") {
    source("arith/expand-floordivsi", "ExpandOps.cpp: FloorDivSIOpConverter", note = "the newer form")
    val N by width
    val c by rankClass; val n by c.sizes
    val a by tensor(i(N), c to n); val b by tensor(i(N), c to n)
    val quotient = divsi(a, b)
    val inexact = cmpi(ne, muli(quotient, b), a)
    val otherSign = cmpi(ne, cmpi(slt, a, 0), cmpi(slt, b, 0))
    lhs = floordivsi(a, b)
    rhs = select(andi(inexact, otherSign), addi(quotient, -1), quotient)
    broken("arith/expand-floordivsi broken: signs that agree", because = "i2: -1 / -2 is 0, and -1 here") {
        rhs = select(andi(inexact, xori(otherSign, 1)), addi(quotient, -1), quotient)
    }
    broken("arith/expand-floordivsi broken: exact ones too", because = "i2: 1 / -1 is -1") {
        rhs = select(otherSign, addi(quotient, -1), quotient)
    }
}
