// Comparisons, which give elements of type i1: 1 and -1 are one there.

import io.verifyrules.dsl.expr.TensorExpr
import io.verifyrules.dsl.syntax.Predicate
import io.verifyrules.dsl.syntax.RuleScope

val ofEqual = setOf(Predicate.EQ, Predicate.SLE, Predicate.SGE, Predicate.ULE, Predicate.UGE)

val ofIntegers = listOf(
    Predicate.EQ, Predicate.NE, Predicate.SLT, Predicate.SLE, Predicate.SGT, Predicate.SGE, Predicate.ULT, Predicate.ULE, Predicate.UGT, Predicate.UGE,
)

for (predicate in ofIntegers) {
    val own = predicate.name.lowercase()
    val holds = if (predicate in ofEqual) 1 else 0
    rule("arith/cmpi-self-$own") {
        source("arith/cmpi-self-$own", "ArithOps.cpp: CmpIOp::fold")
        val N by width
        val c by rankClass; val n by c.sizes
        val x by tensor(i(N), c to n)
        lhs = cmpi(predicate, x, x)
        rhs = constant(holds, c to n)
        broken("arith/cmpi-self-$own broken: the other truth value", because = "x = 0") { rhs = constant(1 - holds, c to n) }
    }
}

for (predicate in listOf(Predicate.EQ, Predicate.NE, Predicate.ULT, Predicate.ULE)) {
    val own = predicate.name.lowercase()
    rule("arith/cmpi-$own-extui") {
        source("arith/cmpi-$own-extui", "ArithCanonicalization.td: CmpIExtUI")
        val N by width; val M by width
        requires { M gt N }
        val c by rankClass; val n by c.sizes
        val x by tensor(i(N), c to n); val y by tensor(i(N), c to n)
        lhs = cmpi(predicate, extui(x, M), extui(y, M))
        rhs = cmpi(predicate, x, y)
    }
}

for (predicate in listOf(Predicate.EQ, Predicate.SLT, Predicate.SLE)) {
    val own = predicate.name.lowercase()
    rule("arith/cmpi-$own-extsi") {
        source("arith/cmpi-$own-extsi", "ArithCanonicalization.td: CmpIExtSI")
        val N by width; val M by width
        requires { M gt N }
        val c by rankClass; val n by c.sizes
        val x by tensor(i(N), c to n); val y by tensor(i(N), c to n)
        lhs = cmpi(predicate, extsi(x, M), extsi(y, M))
        rhs = cmpi(predicate, x, y)
    }
}

rule("arith/cmpi-slt-extui") {
    source("arith/cmpi-slt-extui", "ArithCanonicalization.td: CmpIExtUI", note = "with a predicate that has a sign")
    expect(REFUTED, because = "i1 in i2: 0 < 1 where they are extended with zeros, but 1 is -1 in i1")
    val N by width; val M by width
    requires { M gt N }
    val c by rankClass; val n by c.sizes
    val x by tensor(i(N), c to n); val y by tensor(i(N), c to n)
    lhs = cmpi(slt, extui(x, M), extui(y, M))
    rhs = cmpi(slt, x, y)
    repaired("arith/cmpi-slt-extui repaired: the sign is gone") { rhs = cmpi(ult, x, y) }
}

rule("arith/cmpi-eq-mixed-ext") {
    source("arith/cmpi-eq-mixed-ext", "ArithCanonicalization.td: CmpIExtSI", note = "with two kinds of extensions")
    expect(REFUTED, because = "i1 in i2: of 1 the extensions are 3 and 1")
    val N by width; val M by width
    requires { M gt N }
    val c by rankClass; val n by c.sizes
    val x by tensor(i(N), c to n); val y by tensor(i(N), c to n)
    lhs = cmpi(eq, extsi(x, M), extui(y, M))
    rhs = cmpi(eq, x, y)
}

for ((own, extend) in listOf<Pair<String, RuleScope.(TensorExpr, io.verifyrules.dsl.element.Width) -> TensorExpr>>(
    "extsi" to { p, width -> extsi(p, width) },
    "extui" to { p, width -> extui(p, width) },
)) rule(if (own == "extsi") "arith/ext-i1-ne-zero" else "arith/ext-i1-ne-zero, $own") {
    source("arith/ext-i1-ne-zero", "ArithOps.cpp: CmpIOp::fold")
    val M by width
    requires { M ge 2 }
    val c by rankClass; val n by c.sizes
    val p by tensor(i1, c to n)
    lhs = cmpi(ne, extend(p, M), 0)
    rhs = p
    broken("arith/ext-i1-ne-zero broken: $own, the other predicate", because = "p = 0") { lhs = cmpi(eq, extend(p, M), 0) }
}

rule("arith/cmpi-eq-i1-true") {
    source("arith/cmpi-eq-i1-true", "ArithOps.cpp: CmpIOp::fold")
    val c by rankClass; val n by c.sizes
    val p by tensor(i1, c to n)
    lhs = cmpi(eq, p, 1)
    rhs = p
    broken("arith/cmpi-eq-i1-true broken: against false", because = "p = 0") { lhs = cmpi(eq, p, 0) }
}

rule("arith/cmpi-sub-nsw-to-lt") {
    source("arith/cmpi-sub-nsw-to-lt")
    val N by width
    val c by rankClass; val n by c.sizes
    val x by tensor(i(N), c to n); val y by tensor(i(N), c to n)
    lhs = cmpi(slt, subi(x, y, nsw), 0)
    rhs = cmpi(slt, x, y)
    broken("arith/cmpi-sub-nsw-to-lt broken: no flag", because = "i1: 0 - -1 wraps to -1") { lhs = cmpi(slt, subi(x, y), 0) }
    broken("arith/cmpi-sub-nsw-to-lt broken: the other flag", because = "i2: 2 - 0 is negative with a sign, as 2 is itself, but 2 - 1 is not") {
        lhs = cmpi(slt, subi(x, y, nuw), 0)
    }
}

rule("arith/cmpi-add-const") {
    source("arith/cmpi-add-const", note = "where z is poison, so is what is found")
    val N by width
    val c by rankClass; val n by c.sizes
    val x by tensor(i(N), c to n); val y by tensor(i(N), c to n); val z by tensor(i(N), c to n)
    lhs = cmpi(eq, addi(x, z), addi(y, z))
    rhs = cmpi(eq, x, y)
    broken("arith/cmpi-add-const broken: a product", because = "i1: z = 0, x = 0, y = 1") { lhs = cmpi(eq, muli(x, z), muli(y, z)) }
    broken("arith/cmpi-add-const broken: backwards, where z may be poison", because = "x = y, z = poison") {
        lhs = cmpi(eq, x, y)
        rhs = cmpi(eq, addi(x, z), addi(y, z))
    }
}

rule("arith/cmpi-add-ult") {
    source("arith/cmpi-add-ult")
    expect(REFUTED, because = "i1: x = 0, y = 1, z = 1: 1 < 0 is false, 0 < 1 is true")
    val N by width
    val c by rankClass; val n by c.sizes
    val x by tensor(i(N), c to n); val y by tensor(i(N), c to n); val z by tensor(i(N), c to n)
    lhs = cmpi(ult, addi(x, z), addi(y, z))
    rhs = cmpi(ult, x, y)
    repaired("arith/cmpi-add-ult-nuw") { lhs = cmpi(ult, addi(x, z, nuw), addi(y, z, nuw)) }
}

rule("arith/add-nsw-sgt-self") {
    source("arith/add-nsw-sgt-self")
    val N by width
    val wide = requires { N ge 2 }
    val c by rankClass; val n by c.sizes
    val x by tensor(i(N), c to n)
    lhs = cmpi(sgt, addi(x, 1, nsw), x)
    rhs = constant(1, c to n)
    broken("arith/add-nsw-sgt-self broken: no flag", because = "i2: 1 + 1 wraps to -2") { lhs = cmpi(sgt, addi(x, 1), x) }
    broken("arith/add-nsw-sgt-self broken: in i1, too", because = "i1: the constant 1 is -1, and 0 + -1 is less") { without(wide) }
}
