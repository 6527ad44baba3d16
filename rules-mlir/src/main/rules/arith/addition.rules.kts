// Sums and differences, and what becomes of their flags.

import io.verifyrules.dsl.element.ArithFlag

rule("arith/addi-zero") {
    source("arith/addi-zero", "ArithOps.cpp: AddIOp::fold")
    val N by width
    val c by rankClass; val n by c.sizes
    val x by tensor(i(N), c to n)
    lhs = addi(x, 0)
    rhs = x
    broken("arith/addi-zero broken: one instead of zero", because = "i1: 0 + 1 is not 0") { lhs = addi(x, 1) }
}

rule("arith/subi-zero") {
    source("arith/subi-zero", "ArithOps.cpp: SubIOp::fold")
    val N by width
    val c by rankClass; val n by c.sizes
    val x by tensor(i(N), c to n)
    lhs = subi(x, 0)
    rhs = x
    broken("arith/subi-zero broken: the operands are swapped", because = "i2: 0 - 1 is -1; in i1 they would be the same") {
        lhs = subi(0, x)
    }
}

rule("arith/addi-sub-cancel") {
    source("arith/addi-sub-cancel", "ArithOps.cpp: AddIOp::fold")
    val N by width
    val c by rankClass; val n by c.sizes
    val a by tensor(i(N), c to n); val b by tensor(i(N), c to n)
    lhs = addi(subi(a, b), b)
    rhs = a
    broken("arith/addi-sub-cancel broken: the subtrahend is left", because = "i1: a = 0, b = 1") { rhs = b }
    broken("arith/addi-sub-cancel broken: backwards, where b may be poison", because = "a = 0, b = poison") {
        lhs = a
        rhs = addi(subi(a, b), b)
    }
}

// Flags of what is found may be dropped: what was poison may become anything.
for (flag in listOf(ArithFlag.NSW, ArithFlag.NUW)) rule("arith/addi-sub-cancel, $flag on what is found") {
    source("arith/addi-sub-cancel", "ArithOps.cpp: AddIOp::fold")
    val N by width
    val c by rankClass; val n by c.sizes
    val a by tensor(i(N), c to n); val b by tensor(i(N), c to n)
    lhs = addi(subi(a, b, flag), b, flag)
    rhs = a
}

rule("arith/addi-sub-cancel-swapped") {
    source("arith/addi-sub-cancel-swapped", "ArithOps.cpp: AddIOp::fold")
    val N by width
    val c by rankClass; val n by c.sizes
    val a by tensor(i(N), c to n); val b by tensor(i(N), c to n)
    lhs = addi(b, subi(a, b))
    rhs = a
}

rule("arith/subi-add-cancel-rhs") {
    source("arith/subi-add-cancel-rhs", "ArithOps.cpp: SubIOp::fold")
    val N by width
    val c by rankClass; val n by c.sizes
    val a by tensor(i(N), c to n); val b by tensor(i(N), c to n)
    lhs = subi(addi(a, b), b)
    rhs = a
}

rule("arith/subi-add-cancel-lhs") {
    source("arith/subi-add-cancel-lhs", "ArithOps.cpp: SubIOp::fold")
    val N by width
    val c by rankClass; val n by c.sizes
    val a by tensor(i(N), c to n); val b by tensor(i(N), c to n)
    lhs = subi(addi(a, b), a)
    rhs = b
    broken("arith/subi-add-cancel-lhs broken: the other operand is left", because = "i1: a = 0, b = 1") { rhs = a }
}

rule("arith/subi-sub-lhs") {
    source("arith/subi-sub-lhs", "ArithCanonicalization.td: SubISubILHSRHSLHS")
    val N by width
    val c by rankClass; val n by c.sizes
    val a by tensor(i(N), c to n); val b by tensor(i(N), c to n)
    lhs = subi(subi(a, b), a)
    rhs = subi(0, b)
    broken("arith/subi-sub-lhs broken: no sign", because = "i2: b = 1") { rhs = b }
}

// The one pattern of constants and differences that keeps nsw: (a - b) - a is -b in the integers, which are large enough.
for ((flag, what) in listOf(
    ArithFlag.NUW to "a - b >= a only where b is 0",
    ArithFlag.NSW to "the difference of all is -b, which is then no other than 0 - b"
)) rule("arith/subi-sub-lhs-$flag") {
    source("arith/subi-sub-lhs-$flag", "ArithCanonicalization.td: SubISubILHSRHSLHS", note = what)
    val N by width
    val c by rankClass; val n by c.sizes
    val a by tensor(i(N), c to n); val b by tensor(i(N), c to n)
    lhs = subi(subi(a, b, flag), a, flag)
    rhs = subi(0, b, flag)
    broken("arith/subi-sub-lhs-$flag broken: nothing is known of the first difference",
        because = if (flag == ArithFlag.NUW) "i1: a = 0, b = 1: 0 - 1 wraps to 1, and 1 - 0 is 1" else "i1: b = -1, a = 0: 0 - -1 wraps to -1") {
        lhs = subi(subi(a, b), a, flag)
    }
}

rule("arith/addi-mul-neg-one") {
    source("arith/addi-mul-neg-one", "ArithCanonicalization.td: AddIMulNegativeOneRhs", "ArithCanonicalization.td: AddIMulNegativeOneLhs")
    val N by width
    val c by rankClass; val n by c.sizes
    val x by tensor(i(N), c to n); val y by tensor(i(N), c to n)
    lhs = addi(x, muli(y, -1))
    rhs = subi(x, y)
    broken("arith/addi-mul-neg-one broken: the other way around", because = "i2: x = 0, y = 1: -1 against 1") { rhs = subi(y, x) }
    broken("arith/addi-mul-neg-one broken: a factor of one", because = "i2: x = 0, y = 1: 1 against -1") { lhs = addi(x, muli(y, 1)) }
}

rule("arith/addi-mul-neg-one-nsw") {
    source("arith/addi-mul-neg-one-nsw", "ArithCanonicalization.td: AddIMulNegativeOneRhs", note = "upstream drops the flags")
    val N by width
    val wide = requires { N ge 2 }
    val c by rankClass; val n by c.sizes
    val x by tensor(i(N), c to n); val y by tensor(i(N), c to n)
    lhs = addi(x, muli(y, -1, nsw), nsw)
    rhs = subi(x, y, nsw)
    broken("arith/addi-mul-neg-one-nsw broken: no flag on what is found", because = "i2: 0 + -2 * -1 wraps to -2, and 0 - -2 is too large") {
        lhs = addi(x, muli(y, -1))
    }
    // In i1 the constant -1 is 1 too, and y * -1 overflows for y = -1 as elsewhere: what is found is poison there. So two bits are
    // not needed.
    weaker("arith/addi-mul-neg-one-nsw weaker: at any width") { without(wide) }
}

rule("arith/flag-drop") {
    source("arith/flag-drop")
    val N by width
    val c by rankClass; val n by c.sizes
    val x by tensor(i(N), c to n); val y by tensor(i(N), c to n)
    lhs = addi(x, y, nsw)
    rhs = addi(x, y)
}

for (flag in listOf(ArithFlag.NSW, ArithFlag.NUW)) rule(if (flag == ArithFlag.NSW) "arith/flag-add" else "arith/flag-add: $flag") {
    source("arith/flag-add")
    expect(REFUTED, because = "i1: the sum of two elements whose bit is set wraps to 0")
    val N by width
    val c by rankClass; val n by c.sizes
    val x by tensor(i(N), c to n); val y by tensor(i(N), c to n)
    lhs = addi(x, y)
    rhs = addi(x, y, flag)
}

rule("arith/flag-add: another flag does not do") {
    source("arith/flag-add")
    expect(REFUTED, because = "i2: 1 + 1 is 2 without a sign, and too large with one")
    val N by width
    val c by rankClass; val n by c.sizes
    val x by tensor(i(N), c to n); val y by tensor(i(N), c to n)
    lhs = addi(x, y, nuw)
    rhs = addi(x, y, nsw)
}

rule("arith/addi-reassoc-nuw") {
    source("arith/addi-reassoc-nuw", note = "if the sum of all is small enough, so is that of two")
    val N by width
    val c by rankClass; val n by c.sizes
    val x by tensor(i(N), c to n); val y by tensor(i(N), c to n); val z by tensor(i(N), c to n)
    lhs = addi(addi(x, y, nuw), z, nuw)
    rhs = addi(x, addi(y, z, nuw), nuw)
    broken("arith/addi-reassoc-nuw broken: the inner flag is made up", because = "i1: 1 + 1 wraps to 0, and 0 + 0 does not") {
        lhs = addi(addi(x, y), z, nuw)
    }
}

rule("arith/addi-reassoc-nsw") {
    source("arith/addi-reassoc-nsw")
    expect(REFUTED, because = "i2: 1 + -2 + -1 is -2, but -2 + -1 is too small")
    val N by width
    val c by rankClass; val n by c.sizes
    val x by tensor(i(N), c to n); val y by tensor(i(N), c to n); val z by tensor(i(N), c to n)
    lhs = addi(addi(x, y, nsw), z, nsw)
    rhs = addi(x, addi(y, z, nsw), nsw)
    repaired("arith/addi-reassoc-nsw repaired: without flags") { rhs = addi(x, addi(y, z)) }
}

rule("arith/sub-to-add-neg-nsw") {
    source("arith/sub-to-add-neg-nsw")
    expect(REFUTED, because = "i1: -1 - -1 is 0, but 0 - -1 is too large: the least element has no opposite")
    val N by width
    val c by rankClass; val n by c.sizes
    val x by tensor(i(N), c to n); val y by tensor(i(N), c to n)
    lhs = subi(x, y, nsw)
    rhs = addi(x, subi(0, y, nsw), nsw)
    repaired("arith/sub-to-add-neg-nsw repaired: without flags") { rhs = addi(x, subi(0, y)) }
}
