// What the flags reassoc, contract and arcp license: the left side stands for each of the expressions that it may be rewritten to.

rule("arith/addf-assoc-reassoc: sums in another order") {
    source("arith/addf-assoc-reassoc")
    val c by rankClass; val n by c.sizes
    val x by tensor(f16, c to n); val y by tensor(f16, c to n); val z by tensor(f16, c to n)
    lhs = addf(addf(x, y, reassoc), z, reassoc)
    rhs = addf(x, addf(y, z))
    weaker("arith/addf-assoc-reassoc: the flag is kept") { rhs = addf(x, addf(y, z, reassoc), reassoc) }
    weaker("arith/addf-assoc-reassoc: another order yet") { rhs = addf(addf(z, x), y) }
    weaker("arith/addf-assoc-reassoc: not rewritten") { rhs = addf(addf(x, y), z) }
    broken("arith/addf-assoc-reassoc broken: no flag inside", because = "rounded otherwise") { lhs = addf(addf(x, y), z, reassoc) }
    broken("arith/addf-assoc-reassoc broken: no flag outside", because = "rounded otherwise") { lhs = addf(addf(x, y, reassoc), z) }
    broken("arith/addf-assoc-reassoc broken: the flag is added", because = "rounded otherwise") {
        lhs = addf(addf(x, y), z)
        rhs = addf(addf(x, y, reassoc), z, reassoc)
    }
    broken("arith/addf-assoc-reassoc broken: the flag is added outside", because = "rounded otherwise") {
        lhs = addf(addf(x, y, reassoc), z)
        rhs = addf(addf(x, y, reassoc), z, reassoc)
    }
    broken("arith/addf-assoc-reassoc broken: another term", because = "x = 1, y = 0, z = 0") { rhs = addf(x, addf(y, x)) }
    broken("arith/addf-assoc-reassoc broken: nnan is put on", because = "x = nan: nan against poison") { rhs = addf(x, addf(y, z, nnan)) }
}

rule("arith/mulf-assoc-reassoc: products in another order") {
    source("arith/mulf-assoc-reassoc")
    val c by rankClass; val n by c.sizes
    val x by tensor(f16, c to n); val y by tensor(f16, c to n); val z by tensor(f16, c to n)
    lhs = mulf(mulf(x, y, reassoc), z, reassoc)
    rhs = mulf(x, mulf(y, z))
    broken("arith/mulf-assoc-reassoc broken: no flag", because = "inf * 0") { lhs = mulf(mulf(x, y), z) }
}

rule("arith/mulf-distribute-reassoc: a product of a sum") {
    source("arith/mulf-distribute-reassoc", note = "reassoc licenses another order, and no distribution")
    expect(REFUTED, because = "x = 1, y = -1, z = inf")
    val c by rankClass; val n by c.sizes
    val x by tensor(f16, c to n); val y by tensor(f16, c to n); val z by tensor(f16, c to n)
    lhs = mulf(addf(x, y, reassoc), z, reassoc)
    rhs = addf(mulf(x, z, reassoc), mulf(y, z, reassoc), reassoc)
}

rule("arith/addf-subf-reassoc: what is added and taken away again") {
    source("arith/addf-subf-reassoc")
    val c by rankClass; val n by c.sizes
    val x by tensor(f16, c to n); val y by tensor(f16, c to n)
    lhs = subf(addf(x, y, reassoc, nnan, nsz), y, reassoc, nnan, nsz)
    rhs = x
    broken("arith/addf-subf-reassoc broken: without reassoc", because = "y is large") { lhs = subf(addf(x, y, nnan, nsz), y, nnan, nsz) }
    broken("arith/addf-subf-reassoc broken: without nnan", because = "y = inf") { lhs = subf(addf(x, y, reassoc, nsz), y, reassoc, nsz) }
    broken("arith/addf-subf-reassoc broken: without nsz", because = "x = -0.0") { lhs = subf(addf(x, y, reassoc, nnan), y, reassoc, nnan) }
}

rule("arith/subf-assoc-reassoc: two are taken away") {
    source("arith/subf-assoc-reassoc")
    val c by rankClass; val n by c.sizes
    val x by tensor(f16, c to n); val y by tensor(f16, c to n); val z by tensor(f16, c to n)
    lhs = subf(subf(x, y, reassoc, nsz), z, reassoc, nsz)
    rhs = subf(x, addf(y, z))
    broken("arith/subf-assoc-reassoc broken: without nsz", because = "x = -0.0, y = 1, z = -1: 0.0 against -0.0") {
        lhs = subf(subf(x, y, reassoc), z, reassoc)
    }
    broken("arith/subf-assoc-reassoc broken: one is added", because = "z = 1") { rhs = subf(x, subf(y, z)) }
}

rule("arith/divf-const-to-mulf-arcp: a quotient by a constant") {
    source("arith/divf-const-to-mulf-arcp")
    val c by rankClass; val n by c.sizes
    val x by tensor(f16, c to n)
    val k by element(f16)
    lhs = divf(x, k, arcp)
    rhs = mulf(x, 1 / k)
    broken("arith/divf-const-to-mulf-arcp broken: without the flag", because = "1 / k is rounded") { lhs = divf(x, k) }
    broken("arith/divf-const-to-mulf-arcp broken: the other's reciprocal", because = "x = 0, k = 1") { rhs = mulf(constant(k, c to n), divf(1.0, x)) }
    broken("arith/divf-const-to-mulf-arcp broken: the flag is added", because = "1 / k is rounded") {
        lhs = divf(x, k)
        rhs = divf(x, k, arcp)
    }
}

rule("arith/extf-of-truncf-contract: what was shortened is as long again") {
    source("arith/extf-of-truncf-contract", "ArithOps.cpp: ExtFOp::fold")
    val c by rankClass; val n by c.sizes
    val x by tensor(f32, c to n)
    lhs = extf(truncf(x, f16, contract), f32, contract)
    rhs = x
    broken("arith/extf-of-truncf-contract broken: no flag inside", because = "too large for f16") { lhs = extf(truncf(x, f16), f32, contract) }
    broken("arith/extf-of-truncf-contract broken: no flag outside", because = "too large for f16") { lhs = extf(truncf(x, f16, contract), f32) }
    broken("arith/extf-of-truncf-contract broken: ninf is put on", because = "inf against poison") { rhs = addf(x, -0.0, ninf) }
}

rule("arith/mulf-add-contract: a product and a sum, rounded once") {
    source("arith/mulf-add-contract")
    val c by rankClass; val n by c.sizes
    val x by tensor(f16, c to n); val y by tensor(f16, c to n); val z by tensor(f16, c to n)
    lhs = addf(mulf(x, y, contract), z, contract)
    rhs = fma(x, y, z)
    weaker("arith/mulf-add-contract: not rewritten") { rhs = addf(mulf(x, y), z) }
    weaker("arith/mulf-add-contract: the product comes second") { lhs = addf(z, mulf(x, y, contract), contract) }
    weaker("arith/mulf-add-contract: the product is taken away") {
        lhs = subf(z, mulf(x, y, contract), contract)
        rhs = fma(negf(x), y, z)
    }
    weaker("arith/mulf-add-contract: something is taken away") {
        lhs = subf(mulf(x, y, contract), z, contract)
        rhs = fma(x, y, negf(z))
    }
    broken("arith/mulf-add-contract broken: no flag inside", because = "rounded twice") { lhs = addf(mulf(x, y), z, contract) }
    broken("arith/mulf-add-contract broken: no flag outside", because = "rounded twice") { lhs = addf(mulf(x, y, contract), z) }
    broken("arith/mulf-add-contract broken: nsz is put on", because = "a zero with another sign") { rhs = fma(x, y, z, nsz) }
    broken("arith/mulf-add-contract broken: the other way", because = "rounded twice") {
        lhs = fma(x, y, z)
        rhs = addf(mulf(x, y, contract), z, contract)
    }
    broken("arith/mulf-add-contract broken: another factor", because = "x = 0") { rhs = fma(x, x, z) }
}
