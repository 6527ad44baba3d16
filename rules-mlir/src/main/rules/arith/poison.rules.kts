// Elements that are poison: what is computed of one is poison, and what is poison may be replaced by anything.

import io.verifyrules.dsl.expr.TensorExpr
import io.verifyrules.dsl.syntax.RuleScope

for ((name, operation) in listOf<Pair<String, RuleScope.(TensorExpr, Any) -> TensorExpr>>(
    "addi" to { x, y -> addi(x, y) },
    "subi" to { x, y -> subi(x, y) },
    "muli" to { x, y -> muli(x, y) },
    "andi" to { x, y -> andi(x, y) },
    "ori" to { x, y -> ori(x, y) },
    "xori" to { x, y -> xori(x, y) },
    "shli" to { x, y -> shli(x, y) },
    "maxsi" to { x, y -> maxsi(x, y) },
)) rule(if (name == "addi") "arith/poison-absorb" else "arith/poison-absorb, $name") {
    source("arith/poison-absorb", "ArithOps.cpp: constFoldBinaryOp", note = "with ub.poison")
    val N by width
    val c by rankClass; val n by c.sizes
    val x by tensor(i(N), c to n)
    lhs = operation(x, poison)
    rhs = constant(poison, c to n)
    weaker("arith/poison-absorb, $name, any element") { rhs = constant(0, c to n) }
    broken("arith/poison-absorb broken: $name of zero", because = "an element against poison") { lhs = operation(x, 0) }
}

rule("arith/poison-divisor") {
    source("arith/poison-divisor", note = "a division by poison has undefined behaviour, so anything may take its place")
    val N by width
    val c by rankClass; val n by c.sizes
    val x by tensor(i(N), c to n)
    lhs = divui(x, poison)
    rhs = constant(poison, c to n)
    broken("arith/poison-divisor broken: backwards", because = "poison against undefined behaviour") {
        lhs = constant(poison, c to n)
        rhs = divui(x, poison)
    }
}

rule("arith/poison-introduce") {
    source("arith/poison-introduce")
    expect(REFUTED, because = "x = 0: 0 against poison")
    val N by width
    val c by rankClass; val n by c.sizes
    val x by tensor(i(N), c to n)
    lhs = muli(x, 0)
    rhs = muli(x, poison)
    repaired("arith/poison-introduce repaired: backwards") {
        lhs = muli(x, poison)
        rhs = muli(x, 0)
    }
}

rule("arith/zero-to-mul-zero") {
    source("arith/zero-to-mul-zero")
    expect(REFUTED, because = "x = poison: 0 against poison")
    val N by width
    val c by rankClass; val n by c.sizes
    val x by tensor(i(N), c to n)
    val c0 by element(i(N))
    val zero = subi(constant(c0, c to n), c0)
    lhs = zero
    rhs = subi(x, x)
    repaired("arith/zero-to-mul-zero repaired: backwards") {
        lhs = subi(x, x)
        rhs = zero
    }
}
