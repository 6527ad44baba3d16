// Choices. What is not chosen does not matter, also where it is poison; a predicate that is poison makes the choice poison.

rule("arith/select-same") {
    source("arith/select-same", "ArithOps.cpp: SelectOp::fold")
    val N by width
    val c by rankClass; val n by c.sizes
    val p by tensor(i1, c to n); val x by tensor(i(N), c to n)
    lhs = select(p, x, x)
    rhs = x
    broken("arith/select-same broken: backwards", because = "p = poison") {
        lhs = x
        rhs = select(p, x, x)
    }
}

for ((holds, name) in listOf(1 to "arith/select-const-true", 0 to "arith/select-const-true: false")) rule(name) {
    source("arith/select-const-true", "ArithOps.cpp: SelectOp::fold")
    val N by width
    val c by rankClass; val n by c.sizes
    val x by tensor(i(N), c to n); val y by tensor(i(N), c to n)
    lhs = select(constant(holds, i1, c to n), x, y)
    rhs = if (holds == 1) x else y
    broken("arith/select-const-true broken: $holds, the other", because = "x = 0, y = 1") { rhs = if (holds == 1) y else x }
}

rule("arith/select-true-false") {
    source("arith/select-true-false", "ArithOps.cpp: SelectOp::fold")
    val c by rankClass; val n by c.sizes
    val p by tensor(i1, c to n)
    lhs = select(p, constant(1, i1, c to n), 0)
    rhs = p
}

rule("arith/select-false-true") {
    source("arith/select-false-true", "ArithCanonicalization.td: SelectI1ToNot")
    val c by rankClass; val n by c.sizes
    val p by tensor(i1, c to n)
    lhs = select(p, constant(0, i1, c to n), 1)
    rhs = xori(p, 1)
    broken("arith/select-false-true broken: without not", because = "p = 0") { rhs = p }
}

rule("arith/select-mones-zero") {
    source("arith/select-mones-zero")
    val M by width
    requires { M ge 2 }
    val c by rankClass; val n by c.sizes
    val p by tensor(i1, c to n)
    lhs = select(p, constant(-1, i(M), c to n), 0)
    rhs = extsi(p, M)
    broken("arith/select-mones-zero broken: with zeros", because = "i2: p = 1: 3 against 1") { rhs = extui(p, M) }
}

rule("arith/select-not") {
    source("arith/select-not", "ArithCanonicalization.td: SelectNotCond")
    val N by width
    val c by rankClass; val n by c.sizes
    val p by tensor(i1, c to n); val x by tensor(i(N), c to n); val y by tensor(i(N), c to n)
    lhs = select(xori(p, 1), x, y)
    rhs = select(p, y, x)
    broken("arith/select-not broken: not swapped", because = "p = 0, x = 0, y = 1") { rhs = select(p, x, y) }
}

rule("arith/select-redundant-false") {
    source("arith/select-redundant-false", "ArithCanonicalization.td: RedundantSelectFalse")
    val N by width
    val c by rankClass; val n by c.sizes
    val p by tensor(i1, c to n)
    val x by tensor(i(N), c to n); val y by tensor(i(N), c to n); val z by tensor(i(N), c to n)
    lhs = select(p, x, select(p, y, z))
    rhs = select(p, x, z)
    broken("arith/select-redundant-false broken: the other stays", because = "p = 0, y = 1, z = 0") { rhs = select(p, x, y) }
}

rule("arith/select-redundant-true") {
    source("arith/select-redundant-true", "ArithCanonicalization.td: RedundantSelectTrue")
    val N by width
    val c by rankClass; val n by c.sizes
    val p by tensor(i1, c to n)
    val x by tensor(i(N), c to n); val y by tensor(i(N), c to n); val z by tensor(i(N), c to n)
    lhs = select(p, select(p, x, y), z)
    rhs = select(p, x, z)
}

rule("arith/select-eq") {
    source("arith/select-eq", "ArithOps.cpp: SelectOp::fold", note = "where x is poison, the predicate is")
    val N by width
    val c by rankClass; val n by c.sizes
    val x by tensor(i(N), c to n); val y by tensor(i(N), c to n)
    lhs = select(cmpi(eq, x, y), x, y)
    rhs = y
    broken("arith/select-eq broken: the other is left", because = "x = 0, y = 1") { rhs = x }
    broken("arith/select-eq broken: backwards, where x may be poison", because = "x = poison, y = 0") {
        lhs = y
        rhs = select(cmpi(eq, x, y), x, y)
    }
}

rule("arith/select-ne") {
    source("arith/select-ne", "ArithOps.cpp: SelectOp::fold")
    val N by width
    val c by rankClass; val n by c.sizes
    val x by tensor(i(N), c to n); val y by tensor(i(N), c to n)
    lhs = select(cmpi(ne, x, y), x, y)
    rhs = x
}

rule("arith/select-poison-cond") {
    source("arith/select-poison-cond", "ArithOps.cpp: SelectOp::fold")
    val N by width
    val c by rankClass; val n by c.sizes
    val x by tensor(i(N), c to n); val y by tensor(i(N), c to n)
    lhs = select(constant(poison(i1), c to n), x, y)
    rhs = constant(poison, c to n)
    // Poison may be replaced by anything, one of the operands too.
    weaker("arith/select-poison-cond: one of both") { rhs = x }
    broken("arith/select-poison-cond broken: backwards", because = "x = y = 0") {
        lhs = x
        rhs = select(constant(poison(i1), c to n), x, x)
    }
}

rule("arith/select-poison-cond: an operand that is poison") {
    source("arith/select-poison-cond", "ArithOps.cpp: SelectOp::fold")
    val N by width
    val c by rankClass; val n by c.sizes
    val p by tensor(i1, c to n)
    val y by tensor(i(N), c to n)
    lhs = select(p, constant(poison, c to n), y)
    rhs = y
    broken("arith/select-poison-cond broken: poison is left", because = "p = 0, y = 0") { rhs = constant(poison, c to n) }
}

// Where the outer predicate decides, the inner one may be poison; joined they are poison then. Their choice stays right.
rule("arith/select-nest-and-true") {
    source("arith/select-nest-and-true", "llvm-project 67809", "llvm-project 84685", note = "added by the first, removed by the second")
    expect(REFUTED, because = "p = 0, q = poison: y against poison")
    val N by width
    val c by rankClass; val n by c.sizes
    val p by tensor(i1, c to n); val q by tensor(i1, c to n)
    val x by tensor(i(N), c to n); val y by tensor(i(N), c to n)
    lhs = select(p, select(q, x, y), y)
    rhs = select(andi(p, q), x, y)
    repaired("arith/select-nest-and-true repaired: a choice instead of and") { rhs = select(select(p, q, 0), x, y) }
    repaired("arith/select-nest-and-true repaired: backwards") {
        lhs = select(andi(p, q), x, y)
        rhs = select(p, select(q, x, y), y)
    }
}

rule("arith/select-nest-and-not") {
    source("arith/select-nest-and-not", "llvm-project 67809", "llvm-project 84685", note = "added by the first, removed by the second")
    expect(REFUTED, because = "p = 0, q = poison: x against poison")
    val N by width
    val c by rankClass; val n by c.sizes
    val p by tensor(i1, c to n); val q by tensor(i1, c to n)
    val x by tensor(i(N), c to n); val y by tensor(i(N), c to n)
    lhs = select(p, select(q, x, y), x)
    rhs = select(andi(p, xori(q, 1)), y, x)
    repaired("arith/select-nest-and-not repaired: a choice instead of and") { rhs = select(select(p, xori(q, 1), 0), y, x) }
}

rule("arith/select-nest-or-not") {
    source("arith/select-nest-or-not", "llvm-project 67809", "llvm-project 84685", note = "added by the first, removed by the second")
    expect(REFUTED, because = "p = 1, q = poison: y against poison")
    val N by width
    val c by rankClass; val n by c.sizes
    val p by tensor(i1, c to n); val q by tensor(i1, c to n)
    val x by tensor(i(N), c to n); val y by tensor(i(N), c to n)
    lhs = select(p, y, select(q, x, y))
    rhs = select(ori(p, xori(q, 1)), y, x)
    repaired("arith/select-nest-or-not repaired: a choice instead of or") { rhs = select(select(p, 1, xori(q, 1)), y, x) }
}

rule("arith/and-to-select") {
    source("arith/and-to-select", note = "poison is lost, which is right; the other way it would be made")
    val c by rankClass; val n by c.sizes
    val p by tensor(i1, c to n); val q by tensor(i1, c to n)
    lhs = andi(p, q)
    rhs = select(p, q, 0)
    broken("arith/select-to-and", because = "p = 0, q = poison: 0 against poison") {
        lhs = select(p, q, 0)
        rhs = andi(p, q)
    }
}

rule("arith/or-to-select") {
    source("arith/or-to-select")
    val c by rankClass; val n by c.sizes
    val p by tensor(i1, c to n); val q by tensor(i1, c to n)
    lhs = ori(p, q)
    rhs = select(p, 1, q)
    broken("arith/select-to-or", because = "p = 1, q = poison: 1 against poison") {
        lhs = select(p, 1, q)
        rhs = ori(p, q)
    }
}

rule("arith/select-hoist-binary") {
    source("arith/select-hoist-binary", note = "flags of both sums may be kept")
    val N by width
    val c by rankClass; val n by c.sizes
    val p by tensor(i1, c to n)
    val x by tensor(i(N), c to n); val y by tensor(i(N), c to n); val z by tensor(i(N), c to n)
    lhs = select(p, addi(x, z), addi(y, z))
    rhs = addi(select(p, x, y), z)
    weaker("arith/select-hoist-binary, with nsw") {
        lhs = select(p, addi(x, z, nsw), addi(y, z, nsw))
        rhs = addi(select(p, x, y), z, nsw)
    }
    broken("arith/select-hoist-binary broken: one of both has the flag", because = "i1: p = 0, y = z = 1: 0 against poison") {
        lhs = select(p, addi(x, z, nsw), addi(y, z))
        rhs = addi(select(p, x, y), z, nsw)
    }
}

rule("arith/select-sink-binary") {
    source("arith/select-sink-binary")
    val N by width
    val c by rankClass; val n by c.sizes
    val p by tensor(i1, c to n)
    val x by tensor(i(N), c to n); val y by tensor(i(N), c to n); val z by tensor(i(N), c to n)
    lhs = addi(select(p, x, y), z)
    rhs = select(p, addi(x, z), addi(y, z))
    weaker("arith/select-sink-binary, with nsw") {
        lhs = addi(select(p, x, y), z, nsw)
        rhs = select(p, addi(x, z, nsw), addi(y, z, nsw))
    }
}

// Both quotients are computed, so a divisor that is not chosen may be 0: that is no poison, but undefined behaviour.
rule("arith/select-sink-div") {
    source("arith/select-sink-div")
    expect(REFUTED, because = "p = 0, x = 0, y = 1: z / 0 has undefined behaviour")
    val N by width
    val c by rankClass; val n by c.sizes
    val p by tensor(i1, c to n)
    val x by tensor(i(N), c to n); val y by tensor(i(N), c to n); val z by tensor(i(N), c to n)
    lhs = divui(z, select(p, x, y))
    rhs = select(p, divui(z, x), divui(z, y))
    broken("arith/select-sink-div broken: divisors that are not zero unless they are poison", because = "what is known of a number is known of poison too, which may be 0") {
        assume { cmpi(ne, x, 0) }
        assume { cmpi(ne, y, 0) }
    }
    repaired("arith/select-sink-div repaired: dividends are chosen") {
        lhs = divui(select(p, x, y), z)
        rhs = select(p, divui(x, z), divui(y, z))
    }
}

rule("arith/select-hoist-div") {
    source("arith/select-hoist-div")
    expect(REFUTED, because = "p = poison, x = y = 1: poison against a division by poison")
    val N by width
    val c by rankClass; val n by c.sizes
    val p by tensor(i1, c to n)
    val x by tensor(i(N), c to n); val y by tensor(i(N), c to n); val z by tensor(i(N), c to n)
    lhs = select(p, divui(z, x), divui(z, y))
    rhs = divui(z, select(p, x, y))
    broken("arith/select-hoist-div broken: a predicate that equals itself", because = "poison does not, and nothing is known of it") { assume { cmpi(eq, p, p) } }
}

// scf.if computes one of its branches, and has undefined behaviour where its condition is poison. Both is true of a division by a divisor that is chosen
// by the condition, which stands for it here.
rule("arith/speculate-div") {
    source("arith/speculate-div", "ArithOps.cpp: DivUIOp::getSpeculatability")
    expect(REFUTED, because = "p = 0, y = 0: 0 against a division by 0")
    val N by width
    val c by rankClass; val n by c.sizes
    val p by tensor(i1, c to n)
    val x by tensor(i(N), c to n); val y by tensor(i(N), c to n)
    lhs = select(p, divui(x, select(p, y, 1)), 0)
    rhs = select(p, divui(x, y), 0)
    broken("arith/speculate-div broken: a divisor that is not zero unless it is poison", because = "what is known of a number is known of poison too, which may be 0") { assume { cmpi(ne, y, 0) } }
}

rule("arith/speculate-div: with a sign") {
    source("arith/speculate-div", "ArithOps.cpp: DivSIOp::getSpeculatability")
    expect(REFUTED, because = "i2: p = 0, x = -2, y = -1: 0 against a quotient that is too large")
    val N by width
    requires { N ge 2 }
    val c by rankClass; val n by c.sizes
    val p by tensor(i1, c to n)
    val x by tensor(i(N), c to n); val y by tensor(i(N), c to n)
    assume { cmpi(ne, y, 0) }
    lhs = select(p, divsi(x, select(p, y, 1)), 0)
    rhs = select(p, divsi(x, y), 0)
    broken("arith/speculate-div broken: with a sign, a divisor that is neither 0 nor -1 unless it is poison", because = "what is known of a number is known of poison too, which may be 0") { assume { cmpi(ne, y, -1) } }
}
