// Shifts; one by as many bits as there are, or more, is poison. The number of bits to shift by is read without a sign.

import io.verifyrules.dsl.expr.TensorExpr
import io.verifyrules.dsl.syntax.RuleScope

for ((id, pattern, shift) in listOf<Triple<String, String, RuleScope.(TensorExpr, Any) -> TensorExpr>>(
    Triple("shli-zero", "ShLIOp", { x, k -> shli(x, k) }),
    Triple("shrui-zero", "ShRUIOp", { x, k -> shrui(x, k) }),
    Triple("shrsi-zero", "ShRSIOp", { x, k -> shrsi(x, k) }),
)) rule("arith/$id") {
    source("arith/$id", "ArithOps.cpp: $pattern::fold")
    val N by width
    val c by rankClass; val n by c.sizes
    val x by tensor(i(N), c to n)
    lhs = shift(x, 0)
    rhs = x
    broken("arith/$id broken: something that is shifted", because = "i2: the bits of 1 or of 2 move; in i1 a shift by 1 is poison") {
        lhs = shift(x, 1)
    }
}

// Where k >= N, both sides are poison; so for constants k < N, too.
rule("arith/shl-shr-mask") {
    source("arith/shl-shr-mask")
    val N by width
    val c by rankClass; val n by c.sizes
    val x by tensor(i(N), c to n)
    val k by tensor(i(N), c to n)
    val small = assume { cmpi(ult, k, bits(N)) }
    lhs = shrui(shli(x, k), k)
    rhs = andi(x, shrui(-1, k))
    weaker("arith/shl-shr-mask-any-k") { without(small) }
    broken("arith/shl-shr-mask broken: the other shift", because = "i2: k = 1, x = 1: 2 shifted back with the sign is 3") {
        lhs = shrsi(shli(x, k), k)
    }
}

rule("arith/shl-nuw-shr") {
    source("arith/shl-nuw-shr")
    val N by width
    val c by rankClass; val n by c.sizes
    val x by tensor(i(N), c to n)
    val k by tensor(i(N), c to n)
    lhs = shrui(shli(x, k, nuw), k)
    rhs = x
    broken("arith/shl-nuw-shr broken: no flag", because = "i2: 2 shifted by 1 loses its bit") { lhs = shrui(shli(x, k), k) }
    broken("arith/shl-nuw-shr broken: the other flag", because = "i2: -1 shifted by 1 is -2, which comes back as 1") {
        lhs = shrui(shli(x, k, nsw), k)
    }
}

rule("arith/shl-nsw-shrsi") {
    source("arith/shl-nsw-shrsi")
    val N by width
    val c by rankClass; val n by c.sizes
    val x by tensor(i(N), c to n)
    val k by tensor(i(N), c to n)
    lhs = shrsi(shli(x, k, nsw), k)
    rhs = x
    broken("arith/shl-nsw-shrsi broken: no flag", because = "i2: 1 shifted by 1 is -2, which comes back as -1") {
        lhs = shrsi(shli(x, k), k)
    }
    broken("arith/shl-nsw-shrsi broken: the other flag", because = "i2: 1 shifted by 1 is 2, read as -2, which comes back as -1") {
        lhs = shrsi(shli(x, k, nuw), k)
    }
}

rule("arith/shr-exact-shl") {
    source("arith/shr-exact-shl")
    val N by width
    val c by rankClass; val n by c.sizes
    val x by tensor(i(N), c to n)
    val k by tensor(i(N), c to n)
    lhs = shli(shrui(x, k, exact), k)
    rhs = x
    broken("arith/shr-exact-shl broken: no flag", because = "i2: 1 shifted down by 1 is 0") { lhs = shli(shrui(x, k), k) }
}

rule("arith/shl-shl-const") {
    source("arith/shl-shl-const")
    expect(REFUTED, because = "i2: two shifts by 1 leave 0, and one by 2 is poison")
    val N by width
    val c by rankClass; val n by c.sizes
    val x by tensor(i(N), c to n)
    val c0 by element(i(N)); val c1 by element(i(N))
    lhs = shli(shli(x, c0), c1)
    rhs = shli(x, c0 + c1)
}

rule("arith/shl-shl-const repaired: for shifts that are small together") {
    source("arith/shl-shl-const")
    val N by width
    val c by rankClass; val n by c.sizes
    val x by tensor(i(N), c to n); val k by tensor(i(N), c to n); val l by tensor(i(N), c to n)
    val together = assume { cmpi(ult, addi(k, l, nuw), bits(N)) }
    lhs = shli(shli(x, k), l)
    rhs = shli(x, addi(k, l))
    broken("arith/shl-shl-const broken: small one by one", because = "i2: 1 and 1 are 2") {
        replace(together) { cmpi(ult, k, bits(N)) }
        assume { cmpi(ult, l, bits(N)) }
    }
    weaker("arith/shl-shl-const: their sum may wrap", because = "the sum of numbers below N does not") {
        replace(together) { cmpi(ult, addi(k, l), bits(N)) }
    }
}

rule("arith/zero-to-shl-overwide") {
    source("arith/zero-to-shl-overwide", note = "mlir-tv reads such a shift as undefined behaviour: tests/litmus/arith-ops, shli_ub")
    expect(REFUTED, because = "k = N: 0 against poison")
    val N by width
    val c by rankClass; val n by c.sizes
    val x by tensor(i(N), c to n)
    val k by tensor(i(N), c to n)
    lhs = select(cmpi(ult, k, bits(N)), shli(x, k), 0)
    rhs = shli(x, k)
    repaired("arith/zero-to-shl-overwide repaired: backwards") {
        lhs = shli(x, k)
        rhs = select(cmpi(ult, k, bits(N)), shli(x, k), 0)
    }
}

rule("arith/shr-guarded") {
    source("arith/shr-guarded", note = "the inner choice matters only where such a shift is undefined behaviour")
    val N by width
    val c by rankClass; val n by c.sizes
    val x by tensor(i(N), c to n)
    val k by tensor(i(N), c to n)
    val small = cmpi(ult, k, bits(N))
    lhs = select(small, shrui(x, k), 0)
    rhs = select(small, shrui(x, select(small, k, 0)), 0)
    weaker("arith/shr-guarded: the choice is taken away again") {
        lhs = select(small, shrui(x, select(small, k, 0)), 0)
        rhs = select(small, shrui(x, k), 0)
    }
    broken("arith/shr-guarded broken: the inner choice alone", because = "k = N: 0 against x") { rhs = shrui(x, select(small, k, 0)) }
}

rule("arith/select-masks-poison-not-and") {
    source("arith/select-masks-poison-not-and", note = "compare TosaToLinalg.cpp: arithmetic_right_shift")
    expect(REFUTED, because = "k = N: 0 against 0 and poison, which is poison")
    val N by width
    requires { N ge 2 }
    val c by rankClass; val n by c.sizes
    val x by tensor(i(N), c to n)
    val k by tensor(i(N), c to n)
    val small = cmpi(ult, k, bits(N))
    lhs = select(small, shli(x, k), 0)
    rhs = andi(extsi(small, N), shli(x, k))
    repaired("arith/select-masks-poison-not-and repaired: backwards") {
        lhs = andi(extsi(small, N), shli(x, k))
        rhs = select(small, shli(x, k), 0)
    }
}
